"""Positions and events on one line."""

from __future__ import annotations

from dataclasses import replace

import pytest
from hypothesis import given
from hypothesis import strategies as st

from voice_perudo.errors import UsageError
from voice_perudo.rules import (
    Bid,
    Challenge,
    ChallengeKind,
    Direction,
    Game,
    PlacedBid,
    Settlement,
    format_event,
    format_position,
    load_variant,
    parse_event,
    parse_position,
    preset_names,
)
from voice_perudo.rules.events import (
    BidMade,
    ChallengeCalled,
    ChallengeSettled,
    DieGained,
    DieLost,
    DirectionAsked,
    DirectionChosen,
    Event,
    GameStarted,
    GameWon,
    PlayerEliminated,
    PositionRestored,
    RoundStarted,
    StarterChosen,
    Undone,
)
from voice_perudo.rules.variant import Variant, option_values

names = st.text(min_size=1, max_size=12).filter(str.strip)
awkward = st.sampled_from(
    ["-", "a b", "Jean-Luc", "Zoë", "Łukasz", "Ёж", "x:1,y@z", "%41", "=", "n\n"]
)
tables = st.lists(names | awkward, min_size=2, max_size=6, unique=True).map(tuple)
bids = st.builds(Bid, st.integers(1, 40), st.integers(1, 6))
variants = st.builds(
    load_variant,
    st.sampled_from(preset_names()),
    st.fixed_dictionaries(
        {},
        optional={
            name: st.sampled_from(v)
            for name, v in option_values().items()
            if v != (1, 2, 3, 4, 5, 6)
        },
    ),
)


@st.composite
def settlements(draw: st.DrawFn, players: tuple[str, ...]) -> Settlement:
    someone = st.sampled_from(players)
    return Settlement(
        kind=draw(st.sampled_from(ChallengeKind)),
        caller=draw(someone),
        bidder=draw(someone),
        bid=draw(bids),
        count=draw(st.integers(0, 30)),
        faces=draw(st.sampled_from([(1,), (4,), (6, 1)])),
        loser=draw(st.none() | someone),
        gainer=draw(st.none() | someone),
    )


@st.composite
def positions(draw: st.DrawFn) -> Game:
    players = draw(tables)
    dice = tuple(draw(st.integers(0, 5)) for _ in players[2:])
    first, second = draw(st.permutations(players[:2]))
    game = Game(
        variant=draw(variants),
        players=players,
        dice=(draw(st.integers(1, 5)), draw(st.integers(1, 5)), *dice),
        direction=draw(st.sampled_from(Direction)),
        turn=first,
        placed=draw(st.none() | st.builds(PlacedBid, bids, st.just(second))),
        palifico=draw(st.booleans()),
        palifico_used=draw(st.frozensets(st.sampled_from(players))),
        ever_lost=draw(st.frozensets(st.sampled_from(players))),
        round=draw(st.integers(1, 99)),
        settlement=draw(st.none() | settlements(players)),
    )
    match draw(st.sampled_from(["bidding", "counting", "direction", "over", "starter"])):
        case "counting":
            kind = draw(st.sampled_from(ChallengeKind))
            placed = PlacedBid(draw(bids), second)
            return replace(game, placed=placed, challenge=Challenge(kind, first))
        case "direction":
            return replace(game, placed=None, choosing_direction=first)
        case "over":
            dice = tuple(3 if player == first else 0 for player in players)
            return replace(game, dice=dice, turn=None, placed=None, winner=first)
        case "starter":
            return replace(game, turn=None, placed=None)
    return game


@st.composite
def any_event(draw: st.DrawFn) -> Event:
    players = draw(tables)
    player = draw(st.sampled_from(players))
    number = draw(st.integers(0, 99))
    events: list[Event] = [
        GameStarted(draw(variants), players),
        PositionRestored(draw(positions())),
        Undone(draw(positions())),
        StarterChosen(player),
        RoundStarted(number, player, draw(st.booleans())),
        DirectionAsked(player),
        DirectionChosen(player, draw(st.sampled_from(Direction))),
        BidMade(player, draw(bids)),
        ChallengeCalled(draw(st.sampled_from(ChallengeKind)), player),
        ChallengeSettled(draw(settlements(players))),
        DieLost(player, number),
        DieGained(player, number),
        PlayerEliminated(player),
        GameWon(player),
    ]
    return draw(st.sampled_from(events))


@given(positions())
def test_a_position_comes_back_the_same_from_one_line(game: Game) -> None:
    line = format_position(game)
    assert len(line.splitlines()) == 1
    assert parse_position(line) == game


@given(any_event())
def test_an_event_comes_back_the_same_from_one_line(event: Event) -> None:
    line = format_event(event)
    assert len(line.splitlines()) == 1
    assert parse_event(line) == event


@given(bids)
def test_a_bid_comes_back_the_same(bid: Bid) -> None:
    assert Bid.parse(str(bid)) == bid


def test_how_a_position_looks() -> None:
    game = Game(
        variant=load_variant("bga-free", {"max_bid": "dice_in_play", "calza": "off"}),
        players=("Anna", "Jean-Luc", "le Roux", "Мила"),
        dice=(4, 1, 0, 5),
        direction=Direction.COUNTERCLOCKWISE,
        turn="Anna",
        placed=PlacedBid(Bid(3, 1), "Jean-Luc"),
        palifico=True,
        palifico_used=frozenset({"Jean-Luc", "Anna"}),
        ever_lost=frozenset({"le Roux"}),
        challenge=Challenge(ChallengeKind.DUDO, "Anna"),
        round=7,
        settlement=Settlement(
            ChallengeKind.CALZA, "Мила", "le Roux", Bid(8, 5), 7, (5, 1), "Мила", None
        ),
    )
    assert format_position(game) == (
        "bga-free,max_bid=dice_in_play,calza=false Anna:4,Jean-Luc:1,le%20Roux:0,Мила:5 ccw Anna "
        "3xP@Jean-Luc 7P Anna,Jean-Luc le%20Roux dudo:Anna calza:Мила:le%20Roux:8x5:7:5P:Мила:-"
    )


def test_how_events_look() -> None:
    assert format_event(BidMade("Anna", Bid(8, 5))) == "bid Anna 8x5"
    assert format_event(RoundStarted(7, "-", palifico=True)) == "round 7P %2D"
    assert format_event(DirectionAsked("Bob")) == "direction? Bob"
    assert format_event(GameStarted(load_variant("russian-dudo"), ("Аня", "b c"))) == (
        "started russian-dudo Аня,b%20c"
    )


GOOD = "bga-free Ann:3,Bob:1,Cid:0 cw Ann 3x4@Bob 2 - Bob - -"


@pytest.mark.parametrize(
    ("old", "new", "said"),
    [
        (" - -", " -", "10 fields"),
        ("bga-free", "poker", "no rule preset “poker”"),
        ("bga-free", "bga-free,calza", "“calza” is not a changed rule"),
        ("bga-free", "bga-free,calza=perhaps", "“calza” cannot be “perhaps”"),
        ("Bob:1", "Bob", "“” is not a number"),
        ("Bob:1", "Bob:x", "“x” is not a number"),
        ("Bob:1", "Bob:9999999999", "is not a number"),
        ("Bob:1", ":1", "is not a name"),
        ("Bob:1", "%FF:1", "is not a name"),
        ("Bob:1", "Bob:6", "“Bob” cannot have 6 dice"),
        ("Ann:3,Bob:1,Cid:0", "Ann:0,Bob:0", "somebody must have dice"),
        ("Bob:1", "Ann:1", "different names"),
        (",Bob:1,Cid:0", "", "2 to 6 players"),
        ("cw Ann", "up Ann", "“up” is not a direction"),
        ("cw Ann", "cw Cid", "“Cid” has no dice here"),
        ("cw Ann", "cw Bob", "“Bob” made the bid"),
        ("cw Ann", "cw -", "nobody is on turn"),
        ("3x4@Bob", "3x9@Bob", "is not a bid"),
        ("3x4@Bob", "3x4", "is not a name"),
        ("3x4@Bob", "3x4@Dan", "“Dan” has no dice here"),
        (" 2 ", " two ", "“two” is not a number"),
        (" 2 - Bob", " 2 - Dan", "“Dan” is not a player"),
        (" - -", " dodo:Ann -", "“dodo” is not a challenge"),
        ("3x4@Bob 2 - Bob -", "- 2 - Bob dudo:Ann", "a challenge but no bid"),
        (" - -", " won:Ann -", "the winner alone can have dice"),
        ("Bob:1,Cid:0 cw Ann 3x4@Bob", "Bob:0,Cid:0 cw Ann -", "the game is over"),
        (" - -", " - dudo:Ann", "is not a settled challenge"),
        (" - -", " - dudo:Ann:Bob:3x4:2:9:Ann:-", "“9” is not a face"),
    ],
)
def test_a_wrong_position_is_one_clear_sentence(old: str, new: str, said: str) -> None:
    assert parse_position(GOOD).turn == "Ann"
    wrong = GOOD.replace(old, new, 1)
    assert wrong != GOOD
    with pytest.raises(UsageError) as caught:
        parse_position(wrong)
    assert said in str(caught.value)


@pytest.mark.parametrize(
    "line", ["", "bid", "bid Ann", "bid Ann 3x4 now", "sang Ann", "lost Ann", "won"]
)
def test_what_is_not_an_event(line: str) -> None:
    with pytest.raises(UsageError, match="is not an event"):
        parse_event(line)


def test_a_variant_of_no_preset_cannot_be_written() -> None:
    with pytest.raises(UsageError, match="no rule preset “mine”"):
        format_position(Game(Variant("mine"), ("a", "b"), (5, 5)))

"""Decisions that a table of cases cannot show: events in order, refusals, what is asked for."""

from __future__ import annotations

from dataclasses import replace

import pytest

from voice_perudo.errors import UsageError
from voice_perudo.rules import (
    Action,
    Bid,
    CallCalza,
    CallDudo,
    Challenge,
    ChallengeKind,
    ChooseDirection,
    ChooseStarter,
    Confirmation,
    Direction,
    Game,
    Illegal,
    IllegalReason,
    MakeBid,
    Phase,
    PlacedBid,
    ReportCounts,
    ReportTotal,
    Settlement,
    check_players,
    decide,
    evolve,
    faces_to_count,
    load_variant,
    needs_confirmation,
    new_game,
    opening_events,
    replay,
)
from voice_perudo.rules.events import (
    BidMade,
    ChallengeCalled,
    ChallengeSettled,
    DieGained,
    DieLost,
    DirectionAsked,
    DirectionChosen,
    GameStarted,
    GameWon,
    PlayerEliminated,
    RoundStarted,
    StarterChosen,
)

VARIANT = load_variant("bga-free")
TRIO = ("Ana", "Ben", "Cleo")


def counting(dice: tuple[int, ...], bid: Bid, kind: ChallengeKind = ChallengeKind.DUDO) -> Game:
    """Ana has bid and Ben has challenged her."""
    return Game(
        VARIANT,
        TRIO,
        dice,
        turn="Ben",
        placed=PlacedBid(bid, "Ana"),
        challenge=Challenge(kind, "Ben"),
        round=4,
    )


def test_a_game_opens_with_its_table_and_then_its_starter() -> None:
    events = opening_events(VARIANT, TRIO, "Cleo")
    assert events == (
        GameStarted(VARIANT, TRIO),
        StarterChosen("Cleo"),
        RoundStarted(1, "Cleo", palifico=False),
    )
    game = replay(events)
    assert (game.phase, game.turn, game.dice, game.round) == (Phase.BIDDING, "Cleo", (5, 5, 5), 1)
    assert game.active_players == TRIO


def test_without_a_starter_the_game_waits_for_one() -> None:
    game = new_game(VARIANT, TRIO)
    assert game.phase is Phase.STARTER
    assert decide(game, MakeBid("Ana", Bid(1, 2))) == Illegal(IllegalReason.NO_STARTER)
    assert decide(game, ChooseStarter("Dan")) == Illegal(IllegalReason.UNKNOWN_PLAYER)
    decision = decide(game, ChooseStarter("Ben"))
    assert decision == (StarterChosen("Ben"), RoundStarted(1, "Ben", palifico=False))


@pytest.mark.parametrize(
    ("players", "reason", "said"),
    [
        (("Ana",), IllegalReason.PLAYERS_OUT_OF_RANGE, "2 to 6 players, not 1"),
        (tuple("ABCDEFG"), IllegalReason.PLAYERS_OUT_OF_RANGE, "not 7"),
        (("Ana", "Ben", "Ana"), IllegalReason.DUPLICATE_PLAYER, "“Ana”"),
        (("Ana", " "), IllegalReason.BLANK_PLAYER, "has no name"),
    ],
)
def test_a_table_that_cannot_be(players: tuple[str, ...], reason: IllegalReason, said: str) -> None:
    assert check_players(players) is reason
    with pytest.raises(UsageError, match=said):
        new_game(VARIANT, players)


def test_a_starter_from_another_table() -> None:
    with pytest.raises(UsageError, match="“Dan” cannot start"):
        new_game(VARIANT, TRIO, "Dan")


def test_a_bid_and_a_call_tell_one_thing() -> None:
    game = new_game(VARIANT, TRIO, "Ana")
    assert decide(game, MakeBid("Ana", Bid(3, 4))) == (BidMade("Ana", Bid(3, 4)),)
    game = evolve(game, BidMade("Ana", Bid(3, 4)))
    assert decide(game, CallDudo("Ben")) == (ChallengeCalled(ChallengeKind.DUDO, "Ben"),)
    assert decide(game, CallCalza("Cleo")) == (ChallengeCalled(ChallengeKind.CALZA, "Cleo"),)


def settlement(
    kind: ChallengeKind, count: int, loser: str | None, gainer: str | None
) -> Settlement:
    return Settlement(kind, "Ben", "Ana", Bid(3, 4), count, (4, 1), loser, gainer)


@pytest.mark.parametrize(
    ("game", "count", "expected"),
    [
        (
            counting((5, 4, 3), Bid(3, 4)),
            3,
            (
                ChallengeSettled(settlement(ChallengeKind.DUDO, 3, "Ben", None)),
                DieLost("Ben", 3),
                RoundStarted(5, "Ben", palifico=False),
            ),
        ),
        (
            counting((2, 4, 3), Bid(3, 4)),
            0,
            (
                ChallengeSettled(settlement(ChallengeKind.DUDO, 0, "Ana", None)),
                DieLost("Ana", 1),
                RoundStarted(5, "Ana", palifico=True),
            ),
        ),
        (
            counting((4, 1, 3), Bid(3, 4)),
            5,
            (
                ChallengeSettled(settlement(ChallengeKind.DUDO, 5, "Ben", None)),
                DieLost("Ben", 0),
                PlayerEliminated("Ben"),
                RoundStarted(5, "Cleo", palifico=False),
            ),
        ),
        (
            counting((4, 1, 0), Bid(3, 4)),
            3,
            (
                ChallengeSettled(settlement(ChallengeKind.DUDO, 3, "Ben", None)),
                DieLost("Ben", 0),
                PlayerEliminated("Ben"),
                GameWon("Ana"),
            ),
        ),
        (
            counting((4, 1, 2), Bid(3, 4), ChallengeKind.CALZA),
            3,
            (
                ChallengeSettled(settlement(ChallengeKind.CALZA, 3, None, "Ben")),
                DieGained("Ben", 2),
                RoundStarted(5, "Ben", palifico=False),
            ),
        ),
        (
            counting((4, 5, 2), Bid(3, 4), ChallengeKind.CALZA),
            3,
            (
                ChallengeSettled(settlement(ChallengeKind.CALZA, 3, None, None)),
                RoundStarted(5, "Ben", palifico=False),
            ),
        ),
    ],
)
def test_a_count_tells_everything_that_follows_in_order(
    game: Game, count: int, expected: tuple[object, ...]
) -> None:
    assert decide(game, ReportTotal(count)) == expected


def test_after_the_count_the_game_remembers_why() -> None:
    game = counting((5, 4, 3), Bid(3, 4))
    for event in decide(game, ReportTotal(1)):  # type: ignore[union-attr]
        game = evolve(game, event)
    assert game.settlement == settlement(ChallengeKind.DUDO, 1, "Ana", None)
    assert (game.bid, game.challenge, game.turn, game.round) == (None, None, "Ana", 5)
    assert game.ever_lost == {"Ana"}


@pytest.mark.parametrize(
    ("counts", "reason", "players"),
    [
        ({"Ana": 1, "Ben": 1}, IllegalReason.COUNT_INCOMPLETE, ("Cleo",)),
        ({}, IllegalReason.COUNT_INCOMPLETE, ("Ana", "Ben", "Cleo")),
        ({"Ana": 6, "Ben": 5, "Cleo": 0}, IllegalReason.COUNT_EXCEEDS_PLAYER_DICE, ("Ana", "Ben")),
        ({"Ana": 6}, IllegalReason.COUNT_EXCEEDS_PLAYER_DICE, ("Ana",)),
        ({"Ana": -1, "Ben": 1, "Cleo": 1}, IllegalReason.BAD_COUNT, ("Ana",)),
        ({"Ana": 1, "Dan": 1}, IllegalReason.UNKNOWN_PLAYER, ("Dan",)),
    ],
)
def test_a_count_that_cannot_be_says_who_must_count_again(
    counts: dict[str, int], reason: IllegalReason, players: tuple[str, ...]
) -> None:
    game = counting((5, 4, 3), Bid(3, 4))
    refusal = decide(game, ReportCounts(tuple(counts.items())))
    assert refusal == Illegal(reason, players=players)


def test_a_refused_bid_comes_with_what_would_do() -> None:
    game = evolve(new_game(VARIANT, TRIO, "Ana"), BidMade("Ana", Bid(8, 5)))
    least = (Bid(9, 5), Bid(8, 6), Bid(4, 1))
    refusals: list[tuple[Action, IllegalReason]] = [
        (MakeBid("Ben", Bid(8, 4)), IllegalReason.NOT_HIGHER),
        (MakeBid("Cleo", Bid(9, 5)), IllegalReason.NOT_YOUR_TURN),
        (CallDudo("Cleo"), IllegalReason.NOT_YOUR_TURN),
        (CallCalza("Ana"), IllegalReason.OWN_BID),
        (ReportTotal(3), IllegalReason.NO_CHALLENGE),
        (ChooseStarter("Ana"), IllegalReason.STARTER_ALREADY_CHOSEN),
        (ChooseDirection("Ben", Direction.CLOCKWISE), IllegalReason.NO_DIRECTION_CHOICE),
    ]
    for action, reason in refusals:
        assert decide(game, action) == Illegal(reason, least)


def test_while_dice_are_counted_nothing_else_goes_on() -> None:
    game = counting((5, 4, 3), Bid(3, 4))
    actions: list[Action] = [
        MakeBid("Ben", Bid(9, 6)),
        CallDudo("Ben"),
        CallCalza("Cleo"),
    ]
    for action in actions:
        assert decide(game, action) == Illegal(IllegalReason.CHALLENGE_OPEN)


def test_the_loser_is_asked_for_the_direction_only_where_it_matters() -> None:
    chooses = replace(VARIANT, direction="loser_chooses")
    game = replace(counting((5, 4, 3), Bid(3, 4)), variant=chooses)
    decision = decide(game, ReportTotal(3))
    assert isinstance(decision, tuple)
    assert decision[-1] == DirectionAsked("Ben")
    for event in decision:
        game = evolve(game, event)
    assert game.choosing_direction == "Ben"
    chosen = DirectionChosen("Ben", Direction.COUNTERCLOCKWISE)
    assert decide(game, ChooseDirection("Ben", Direction.COUNTERCLOCKWISE)) == (chosen,)
    game = evolve(evolve(game, chosen), BidMade("Ben", Bid(1, 2)))
    assert (game.turn, game.choosing_direction) == ("Ana", None)

    for unasked in (
        replace(counting((5, 4, 0), Bid(3, 4)), variant=chooses),
        replace(counting((5, 1, 3), Bid(3, 4)), variant=chooses),
        replace(counting((5, 5, 3), Bid(3, 4), ChallengeKind.CALZA), variant=chooses),
    ):
        decision = decide(unasked, ReportTotal(3))
        assert isinstance(decision, tuple)
        assert not any(isinstance(event, DirectionAsked) for event in decision)


def test_neighbours() -> None:
    game = Game(VARIANT, (*TRIO, "Dan"), (2, 0, 3, 1), Direction.COUNTERCLOCKWISE, turn="Ana")
    assert [game.next_after(p) for p in game.players] == ["Dan", "Ana", "Ana", "Cleo"]
    assert (game.dice_of("Cleo"), game.dice_in_play) == (3, 6)
    assert game.active_players == ("Ana", "Cleo", "Dan")
    assert not game.is_active("Ben")
    assert not game.is_active("Eve")


def test_what_to_count() -> None:
    assert faces_to_count(new_game(VARIANT, TRIO, "Ana")) == ()
    assert faces_to_count(counting((5, 4, 3), Bid(3, 4))) == (4, 1)
    assert faces_to_count(counting((5, 4, 3), Bid(3, 1))) == (1,)
    assert faces_to_count(replace(counting((5, 4, 3), Bid(3, 4)), palifico=True)) == (4,)


def test_only_a_bid_above_the_dice_in_play_is_confirmed() -> None:
    game = new_game(VARIANT, TRIO, "Ana")
    assert needs_confirmation(game, MakeBid("Ana", Bid(15, 6))) is None
    above = needs_confirmation(game, MakeBid("Ana", Bid(16, 6)))
    assert above is Confirmation.ABOVE_DICE_IN_PLAY
    assert str(above) == "above_dice_in_play"
    assert needs_confirmation(game, CallDudo("Ana")) is None


def test_where_dice_are_hidden_all_may_have_theirs_still() -> None:
    shown, hidden = (replace(VARIANT, lost_dice_visible=visible) for visible in (True, False))
    game = replace(new_game(shown, TRIO, "Ana"), dice=(1, 2, 0))
    assert game.known_most_dice == 3
    assert replace(game, variant=hidden).known_most_dice == 10


def test_a_game_must_start_before_anything_happens() -> None:
    with pytest.raises(ValueError, match="must start before BidMade"):
        evolve(None, BidMade("Ana", Bid(1, 2)))
    with pytest.raises(ValueError, match="no events"):
        replay([])

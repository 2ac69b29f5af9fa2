"""What must hold in every game, however it is played."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

from hypothesis import HealthCheck, given, settings
from hypothesis import strategies as st
from hypothesis.stateful import RuleBasedStateMachine, initialize, invariant, precondition, rule

from voice_perudo.rules import (
    Action,
    Bid,
    CallCalza,
    CallDudo,
    ChooseDirection,
    ChooseStarter,
    Direction,
    Game,
    History,
    Illegal,
    MakeBid,
    Phase,
    ReportCounts,
    ReportTotal,
    format_position,
    least_legal,
    legal,
    load_variant,
    parse_position,
    preset_names,
    replay,
)
from voice_perudo.rules.events import DieGained, DieLost, Event
from voice_perudo.rules.variant import option_values

NAMES = ("Ana", "Ben", "Cleo", "Dan", "Eve", "Fay")
OPTIONS = {name: values for name, values in option_values().items() if name != "first_starter"}


Method = Callable[..., None]


def in_phase(phase: Phase) -> Callable[[Method], Method]:
    return precondition(lambda self: self.history.current.phase is phase)


class Table(RuleBasedStateMachine):
    """A table where anything may be tried; a shadow keeps the journal and the dice."""

    history: History

    @initialize(
        preset=st.sampled_from(preset_names()),
        overrides=st.fixed_dictionaries(
            {}, optional={name: st.sampled_from(values) for name, values in OPTIONS.items()}
        ),
        seats=st.integers(2, 6),
        named=st.booleans(),
    )
    def sit_down(self, preset: str, overrides: dict[str, object], seats: int, named: bool) -> None:
        variant, players = load_variant(preset, overrides), NAMES[:seats]
        self.history = History.start(variant, players, players[-1] if named else None)
        self.journal: list[Event] = [e for step in self.history.steps for e in step.events]
        self.start_dice = variant.start_dice

    @property
    def game(self) -> Game:
        return self.history.current

    def seat(self, number: int) -> str:
        return self.game.players[number % len(self.game.players)]

    def attempt(self, action: Action) -> None:
        before = self.history
        after = before.apply(action)
        if isinstance(after, Illegal):
            return
        self.check_dice(before.current, after)
        self.journal += after.last_events
        # taking it back restores the exact previous value; an open challenge goes with its count
        undone = after.undo()
        expected = before if before.current.challenge is None else before.undo()
        assert undone == expected
        self.history = after

    def check_dice(self, before: Game, after: History) -> None:
        lost = [e.player for e in after.last_events if isinstance(e, DieLost)]
        gained = [e.player for e in after.last_events if isinstance(e, DieGained)]
        assert len(lost) + len(gained) <= 1
        changes = {p: after.current.dice_of(p) - before.dice_of(p) for p in before.players}
        expected = {p: (p in gained) - (p in lost) for p in before.players}
        assert changes == expected

    @in_phase(Phase.STARTER)
    @rule(data=st.data())
    def choose_starter(self, data: st.DataObject) -> None:
        self.attempt(ChooseStarter(data.draw(st.sampled_from(self.game.players))))

    @in_phase(Phase.BIDDING)
    @rule(choice=st.integers(0, 9), more=st.integers(0, 2))
    def raise_the_bid(self, choice: int, more: int) -> None:
        ways = least_legal(self.game)
        if ways:
            way = ways[choice % len(ways)]
            self.attempt(MakeBid(self.game.turn or "", Bid(way.quantity + more, way.face)))

    @in_phase(Phase.BIDDING)
    @rule(seat=st.integers(0, 5), exact=st.booleans())
    def challenge(self, seat: int, exact: bool) -> None:
        caller = self.seat(seat)
        self.attempt(CallCalza(caller) if exact else CallDudo(caller))

    @in_phase(Phase.COUNTING)
    @rule(off=st.integers(-1, 1))
    def count_near_the_bid(self, off: int) -> None:
        bid = self.game.bid
        assert bid is not None
        self.attempt(ReportTotal(bid.quantity + off))

    @in_phase(Phase.COUNTING)
    @rule(counts=st.lists(st.integers(0, 5), min_size=6, max_size=6))
    def count_player_by_player(self, counts: list[int]) -> None:
        self.attempt(ReportCounts(tuple(zip(self.game.active_players, counts, strict=False))))

    @in_phase(Phase.BIDDING)
    @rule(raises=st.integers(0, 3), off=st.integers(-1, 1), exact=st.booleans())
    def play_a_round(self, raises: int, off: int, exact: bool) -> None:
        self.attempt(ChooseDirection(self.game.turn or "", Direction.COUNTERCLOCKWISE))
        for choice in range(raises + (self.game.bid is None)):
            self.raise_the_bid(choice, 0)
        caller = self.game.turn or ""
        self.attempt(CallCalza(caller) if exact else CallDudo(caller))
        if self.game.phase is Phase.COUNTING:
            self.count_near_the_bid(off)

    @rule(
        seat=st.integers(0, 5),
        bid=st.builds(Bid, st.integers(0, 31), st.integers(0, 7)),
        way=st.sampled_from(Direction),
    )
    def try_everything_out_of_place(self, seat: int, bid: Bid, way: Direction) -> None:
        player = self.seat(seat)
        for action in (
            MakeBid(player, bid),
            ChooseDirection(player, way),
            ChooseStarter(player),
            ReportTotal(bid.quantity),
        ):
            self.attempt(action)

    @rule()
    def take_back(self) -> None:
        if self.history.can_undo:
            self.journal.append(self.history.undone())
            self.history = self.history.undo()

    @invariant()
    def dice_never_appear_from_nowhere(self) -> None:
        game = self.game
        assert all(0 <= dice <= self.start_dice for dice in game.dice)
        for player in game.players:
            assert player in game.ever_lost or game.dice_of(player) == self.start_dice

    @invariant()
    def exactly_one_player_is_on_turn_while_bidding(self) -> None:
        game = self.game
        if game.phase is Phase.BIDDING:
            assert game.turn in game.active_players
            assert len(game.active_players) >= 2
            assert game.placed is None or game.placed.bidder != game.turn
        elif game.phase is Phase.OVER:
            assert game.active_players == (game.winner,)
            assert game.turn is None

    @invariant()
    def the_journal_gives_back_the_game_and_its_past(self) -> None:
        assert replay(self.journal) == self.game
        assert History.replay(self.journal) == self.history

    @invariant()
    def the_position_can_be_written_down(self) -> None:
        assert parse_position(format_position(self.game)) == self.game

    @invariant()
    def what_is_suggested_is_legal(self) -> None:
        for bid in least_legal(self.game):
            assert legal(self.game, bid) is None


TestTable = Table.TestCase
TestTable.settings = settings(
    max_examples=100,
    stateful_step_count=40,
    suppress_health_check=[HealthCheck.too_slow],
)


@settings(max_examples=60)
@given(
    preset=st.sampled_from(preset_names()),
    overrides=st.fixed_dictionaries(
        {}, optional={name: st.sampled_from(values) for name, values in OPTIONS.items()}
    ),
    seats=st.integers(2, 6),
    chance=st.randoms(use_true_random=False),
)
def test_a_game_always_ends(
    preset: str, overrides: dict[str, object], seats: int, chance: Any
) -> None:
    """With bids bounded and Calza not always right, dice only run out."""
    players = NAMES[:seats]
    history = History.start(load_variant(preset, overrides), players, players[0])
    for _ in range(5000):
        game = history.current
        if game.phase is Phase.OVER:
            break
        after = history.apply(random_action(game, chance))
        history = history if isinstance(after, Illegal) else after
    assert history.current.phase is Phase.OVER
    assert history.current.winner is not None
    assert len(history.current.active_players) == 1


def random_action(game: Game, chance: Any) -> Action:
    if game.challenge is not None:
        return ReportTotal(chance.randint(0, game.dice_in_play))
    turn = game.turn or ""
    ways = least_legal(game)
    bounded = [bid for bid in ways if bid.quantity <= 2 * game.dice_in_play]
    if game.placed is not None and (not bounded or chance.random() < 0.4):
        return CallCalza(turn) if chance.random() < 0.2 else CallDudo(turn)
    return MakeBid(turn, chance.choice(bounded or list(ways)))

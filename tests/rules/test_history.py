"""Taking back, replaying, restoring."""

from __future__ import annotations

import pytest

from voice_perudo.rules import (
    Action,
    Bid,
    CallDudo,
    ChooseStarter,
    History,
    Illegal,
    IllegalReason,
    MakeBid,
    Phase,
    ReportTotal,
    load_variant,
    replay,
)
from voice_perudo.rules.events import BidMade, PositionRestored, Undone

VARIANT = load_variant("polish-classic")
TRIO = ("Ana", "Ben", "Cleo")


def played(*actions: Action, history: History | None = None) -> History:
    history = history or History.start(VARIANT, TRIO, "Ana")
    for action in actions:
        after = history.apply(action)
        assert isinstance(after, History)
        history = after
    return history


A34, B44 = MakeBid("Ana", Bid(3, 4)), MakeBid("Ben", Bid(4, 4))


def test_a_refusal_leaves_the_history_alone() -> None:
    history = played(A34)
    refusal = history.apply(MakeBid("Ben", Bid(3, 4)))
    assert isinstance(refusal, Illegal)
    assert refusal.reason is IllegalReason.NOT_HIGHER


def test_undo_takes_back_a_bid() -> None:
    assert played(A34, B44).undo() == played(A34)
    assert played(A34, B44).last_events == (BidMade("Ben", Bid(4, 4)),)


def test_undo_takes_back_a_challenge_whole() -> None:
    before = played(A34)
    called = played(CallDudo("Ben"), history=before)
    settled = played(ReportTotal(2), history=called)
    assert called.undo() == before
    assert settled.undo() == before
    assert settled.current.dice == (4, 5, 5)
    assert before.current.dice == (5, 5, 5)


def test_undo_takes_back_the_starter_but_not_the_table() -> None:
    seated = History.start(VARIANT, TRIO)
    assert played(ChooseStarter("Ben"), history=seated).undo() == seated
    assert History.start(VARIANT, TRIO, "Ben").undo() == seated
    assert seated.current.phase is Phase.STARTER
    assert not seated.can_undo
    assert seated.undo() == seated


def test_a_restored_game_goes_on_and_back_to_where_it_was_restored() -> None:
    position = played(A34, CallDudo("Ben")).current
    restored = History.restore(position)
    assert (restored.current, restored.can_undo) == (position, False)
    settled = played(ReportTotal(3), history=restored)
    assert settled.current.dice == (5, 4, 5)
    assert settled.undo() == restored


def test_a_journal_with_undos_gives_back_the_game_and_its_past() -> None:
    history = played(A34, B44)
    journal = [event for step in history.steps for event in step.events]
    attempts: list[tuple[Action, ...]] = [
        (CallDudo("Ben"), ReportTotal(3)),
        (MakeBid("Ben", Bid(2, 1)), CallDudo("Cleo")),
        (B44, MakeBid("Cleo", Bid(5, 4))),
    ]
    for actions in attempts:
        while history.current.bid != A34.bid:
            journal.append(history.undone())
            history = history.undo()
        for action in actions:
            history = played(action, history=history)
            journal += history.last_events
    assert replay(journal) == history.current
    assert History.replay(journal) == history


def test_a_journal_that_contradicts_itself_is_refused() -> None:
    history = played(A34)
    journal = [event for step in history.steps for event in step.events]
    with pytest.raises(ValueError, match="did not happen"):
        History.replay([*journal, Undone(history.current)])
    with pytest.raises(ValueError, match="no events"):
        History.replay([])


def test_restoring_is_one_event() -> None:
    position = played(A34).current
    assert History.restore(position).last_events == (PositionRestored(position),)
    assert History.replay([PositionRestored(position)]) == History.restore(position)

"""Whatever is heard, in whatever order: nothing raises, nothing is lost, silence means silence."""

from __future__ import annotations

from dataclasses import replace
from random import Random

import hypothesis.strategies as st
from hypothesis import given, settings

from tests.referee.random_table import random_input, random_opening
from voice_perudo.language.interpretation import (
    Intent,
    IntentName,
    NotUnderstood,
    Reason,
    Scope,
    Understood,
)
from voice_perudo.language.messages import load_messages
from voice_perudo.referee.context import context
from voice_perudo.referee.dialogue import step
from voice_perudo.referee.effects import (
    DrawStarter,
    Effect,
    Finish,
    Hush,
    Listen,
    Message,
    Record,
    Say,
)
from voice_perudo.referee.modes import Bidding, Over, Paused
from voice_perudo.referee.scopes import listening
from voice_perudo.referee.state import Heard, State
from voice_perudo.referee.view import view
from voice_perudo.rules.events import Event, GameStarted
from voice_perudo.rules.history import History

ENGLISH = load_messages("en")
TELLS_DICE = {
    "dice-left",
    "dice-now",
    "dice-of",
    "dice-in-all",
    "keeps-all-dice",
    "count-above-dice",
    "count-above-player-dice",
}
HIGH_STAKES = (
    IntentName.DUDO,
    IntentName.CALZA,
    IntentName.UNDO,
    IntentName.NEW_GAME,
    IntentName.QUIT,
)
seeds = st.integers(0, 2**64 - 1)
lengths = st.integers(0, 80)


@settings(max_examples=200)
@given(seeds, lengths)
def test_anything_heard_leaves_a_game_that_goes_on(seed: int, length: int) -> None:
    random = Random(seed)
    state, effects = random_opening(random)
    journal = journalled([], state, effects)
    scope = next(effect for effect in effects if isinstance(effect, Listen))
    for _ in range(length):
        before = state
        state, effects = step(before, random_input(random, before))
        check_step(before, state, effects)
        journal = journalled(journal, state, effects)
        scope = next((effect for effect in effects if isinstance(effect, Listen)), scope)
        if any(isinstance(effect, Finish) for effect in effects):
            break
        assert scope == listening(state)


def journalled(journal: list[Event], state: State, effects: tuple[Effect, ...]) -> list[Event]:
    """The journal of the running game, which must tell where the game stands."""
    events = [event for effect in effects if isinstance(effect, Record) for event in effect.events]
    if events and isinstance(events[0], GameStarted):
        journal = []
    journal = [*journal, *events]
    if events and state.history is not None:
        assert History.replay(journal) == state.history
    return journal


def check_step(before: State, state: State, effects: tuple[Effect, ...]) -> None:
    said = [m for effect in effects if isinstance(effect, Say) for m in effect.messages]
    audible = said or any(isinstance(effect, Hush | DrawStarter) for effect in effects)
    recorded = any(isinstance(effect, Record) for effect in effects)
    assert audible or not effects
    assert recorded or before.history is None or state.history == before.history
    if not effects:
        assert (state.mode, state.history, state.said) == (before.mode, before.history, before.said)
    for message in said:
        check_message(message, state)
    assert context(state).scope in Scope
    check_view(state)


def check_message(message: Message, state: State) -> None:
    assert ENGLISH.render(message.id, dict(message.arguments)).text
    if state.history is not None and not state.game.variant.lost_dice_visible:
        assert message.id not in TELLS_DICE
        assert "dice" not in dict(message.arguments)


def check_view(state: State) -> None:
    seen = view(state)
    if state.history is None:
        return
    game = state.game
    hidden = not game.variant.lost_dice_visible
    assert [seat.dice for seat in seen.seats] == [None if hidden else n for n in game.dice]
    assert seen.turn == (game.turn if game.challenge is None else None)


@settings(max_examples=50)
@given(seeds, lengths)
def test_silence_does_nothing_at_all(seed: int, length: int) -> None:
    random = Random(seed)
    state, _ = random_opening(random)
    for _ in range(length):
        state, _ = step(state, random_input(random, state))
        assert step(state, Heard(NotUnderstood(Reason.SILENCE))) == (state, ())


@settings(max_examples=50)
@given(seeds, lengths)
def test_talk_has_an_open_question_asked_again_and_nothing_more(seed: int, length: int) -> None:
    random = Random(seed)
    state, _ = random_opening(random)
    talk = Heard(NotUnderstood(Reason.TALK))
    for _ in range(length):
        state, _ = step(state, random_input(random, state))
        once, effects = step(replace(state, unheard=0), talk)
        assert not effects
        answers, later = 0, once
        for _ in range(30):
            later, effects = step(later, talk)
            answers += any(isinstance(effect, Say) for effect in effects)
            assert all(isinstance(effect, Say) for effect in effects)
        assert answers <= 3
        assert answers == 0 or not isinstance(state.mode, Bidding | Paused | Over)
        assert replace(later, unheard=0, said=()) == replace(state, unheard=0, said=())


@settings(max_examples=50)
@given(seeds, lengths)
def test_doubtful_high_stakes_never_change_the_game(seed: int, length: int) -> None:
    """Only the answer to an open question may do so: the same word said again means yes."""
    random = Random(seed)
    state, _ = random_opening(random)
    for _ in range(length):
        state, _ = step(state, random_input(random, state))
        if listening(state).scope in (Scope.CONFIRMING, Scope.CHOOSING, Scope.CALLER):
            continue
        for name in HIGH_STAKES:
            doubtful = Heard(Understood(Intent(name, player=random.choice((None, "red"))), 0.3))
            after, effects = step(state, doubtful)
            assert after.history == state.history
            assert not any(isinstance(effect, Finish) for effect in effects)

"""Every conversation in tests/games, effect by effect."""

from __future__ import annotations

from collections.abc import Iterator
from functools import cache
from pathlib import Path

import pytest

from tests.referee.dialogue_script import Script, play, read_script, shown
from voice_perudo.language.messages import Messages, load_messages
from voice_perudo.referee.effects import Argument, Message, Record, Say
from voice_perudo.rules.events import Event, GameStarted
from voice_perudo.rules.history import History

GAMES = sorted((Path(__file__).parents[1] / "games").glob("*.txt"))
BESIDE_THE_GAME = {
    "microphone-gone",
    "microphone-back",
    "microphone-mute",
    "say-instead",
    "name-unheard",
}
"""Said of the microphone and the model, not of what was heard."""


@cache
def catalogue() -> Messages:
    return load_messages("en")


def messages_of(script: Script) -> Iterator[Message]:
    for _, _, effects in play(script):
        for effect in effects:
            if isinstance(effect, Say):
                yield from effect.messages


def nested(message: Message) -> Iterator[Message]:
    yield message
    for _, value in message.arguments:
        if isinstance(value, Message):
            yield from nested(value)


@pytest.mark.parametrize("path", GAMES, ids=lambda path: path.stem)
def test_each_utterance_has_exactly_the_effects_written_under_it(path: Path) -> None:
    script = read_script(path)
    assert script.turns
    for turn, _, effects in play(script):
        assert shown(script, effects) == turn.expected, f"{path.name}:{turn.line}: {turn.heard}"


@pytest.mark.parametrize("path", GAMES, ids=lambda path: path.stem)
def test_the_journal_tells_the_same_game(path: Path) -> None:
    script = read_script(path)
    journal: list[Event] = []
    for turn, state, effects in play(script):
        if turn.line == 0 and "resume" in script.head:
            journal = [event for past in state.past.steps for event in past.events]
        for effect in effects:
            if isinstance(effect, Record):
                if isinstance(effect.events[0], GameStarted):
                    journal = []
                journal.extend(effect.events)
        if state.history is not None:
            assert History.replay(journal) == state.history, f"{path.name}:{turn.line}"


def test_the_games_say_everything_in_the_catalogue_with_the_right_arguments() -> None:
    said: set[str] = set()
    for path in GAMES:
        for message in messages_of(read_script(path)):
            for part in nested(message):
                arguments: dict[str, Argument] = dict(part.arguments)
                assert catalogue().arguments[part.id] == arguments.keys(), part
                said.add(part.id)
            assert catalogue().render(message.id, dict(message.arguments)).text
    assert catalogue().arguments.keys() - said == BESIDE_THE_GAME

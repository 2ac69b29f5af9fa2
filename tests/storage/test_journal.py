"""What is written of any game gives back that game."""

from __future__ import annotations

from pathlib import Path
from random import Random
from tempfile import TemporaryDirectory

import hypothesis.strategies as st
from hypothesis import given, settings

from tests.storage.random_game import PlayedGame, counts_of
from voice_perudo.language.messages import load_messages
from voice_perudo.referee.dialogue import resume
from voice_perudo.referee.retelling import retell
from voice_perudo.rules.evolution import replay
from voice_perudo.rules.notation import parse_variant
from voice_perudo.storage.saved_game import read_journal

ENGLISH = load_messages("en")
seeds = st.integers(0, 2**64 - 1)


@settings(max_examples=60)
@given(seed=seeds, length=st.integers(0, 80))
def test_every_journal_gives_back_its_game(seed: int, length: int) -> None:
    with TemporaryDirectory() as folder:
        game = PlayedGame(Path(folder), Random(seed))
        game.play(length)
        assert not game.warnings
        if game.state.history is None:
            assert not game.journals
            return
        saved = read_journal(game.journals[-1])
        check_saved(game, saved.path)
        assert (saved.note, saved.keep, saved.closed) == (None, saved.size, True)
        for earlier in game.journals[:-1]:
            read_journal(earlier)


def check_saved(game: PlayedGame, path: Path) -> None:
    saved = read_journal(path)
    assert saved.history == game.state.history
    assert list(saved.actions) == game.actions
    assert replay(event for action in saved.actions for event in action) == saved.game
    assert dict(saved.counts) == counts_of(game.state)
    settings, heading = game.state.settings, saved.heading
    assert (heading.language, heading.announce) == (settings.language, settings.announce)
    assert parse_variant(heading.rules) == saved.game.variant
    own = dict(settings.player_languages)
    assert [(seat.name, seat.language) for seat in heading.players] == [
        (player, own.get(player, settings.language)) for player in saved.game.players
    ]
    resumed, _ = resume(settings, saved.history, saved.counts)
    assert resumed.history == game.state.history
    assert counts_of(resumed) == counts_of(game.state)


@settings(max_examples=60)
@given(seed=seeds, length=st.integers(0, 80))
def test_what_is_told_again_is_what_was_said(seed: int, length: int) -> None:
    with TemporaryDirectory() as folder:
        game = PlayedGame(Path(folder), Random(seed))
        game.play(length)
        live = iter(game.said)
        for told in retell(game.actions):
            # what is said besides answers other questions: "new game", "who starts?"
            assert any(set(told) <= set(said) for said in live)
            for message in told:
                assert ENGLISH.render(message.id, dict(message.arguments)).text

"""The demonstration's story, told by typing it: every language, and a mixed table."""

from __future__ import annotations

import itertools

import pytest

from voice_perudo.app.demo import Witness
from voice_perudo.app.session import Session
from voice_perudo.app.table import Seat, Table
from voice_perudo.demonstration.outcome import expected_facts, facts
from voice_perudo.demonstration.story import SEATS, cast, load_story, load_telling, script
from voice_perudo.errors import DataError
from voice_perudo.hearing import Hearing
from voice_perudo.language.available import available_languages
from voice_perudo.language.settings import load_settings
from voice_perudo.rules.variant import load_variant, preset_names

CASTS = [*((code,) for code in available_languages()), ("fr", "pl", "ru"), ("en", "es", "fr")]


@pytest.mark.parametrize("languages", CASTS, ids="-".join)
def test_typing_the_lines_brings_about_the_story(languages):
    story = load_story()
    parts = cast(languages, story)
    preset = load_settings(languages[0]).default_preset
    variant = load_variant(preset, {"start_dice": story.start_dice})
    seats = tuple(Seat(part.actor.name, part.language) for part in parts)
    witness = Witness()
    session = Session(Table(languages[0], variant, seats), [witness])
    session.begin(seats[0].name)
    witness.taken()
    names = dict(zip(SEATS, (seat.name for seat in seats), strict=True))

    for line in script(story, parts):
        session.hear(dict.fromkeys(session.languages, Hearing.typed(line.text)))

        happened = facts(witness.taken(), session.state.refusal)
        assert happened == expected_facts(line.step, names), line.step.name
    assert session.view.winner == names["third"]


def test_the_story_has_all_that_a_newcomer_should_hear():
    steps = load_story().steps
    bids = [step.bid for step in steps if step.bid]
    to_pacos = [b for a, b in itertools.pairwise(bids) if "P" in b and "P" not in a]
    from_pacos = [b for a, b in itertools.pairwise(bids) if "P" in a and "P" not in b]

    assert to_pacos
    assert from_pacos
    assert {step.refused for step in steps} >= {"not_higher", "face_locked"}
    assert {step.challenge for step in steps} >= {"dudo", "calza"}
    assert any(step.undo for step in steps)
    assert any(step.gainer for step in steps)
    assert any(step.eliminated for step in steps)
    assert steps[-1].winner


def test_a_telling_must_have_a_line_for_every_step(tmp_path, monkeypatch):
    story = load_story()
    monkeypatch.setattr("voice_perudo.demonstration.story.data_path", lambda name: tmp_path)
    folder = tmp_path / "xx"
    folder.mkdir()
    players = "\n".join(f'[[players]]\nname = "{n}"\nvariant = "m1"' for n in "abc")
    file = folder / "demonstration.toml"

    file.write_text(f'{players}\n[lines]\nopen = "two threes"\n', encoding="utf-8")
    with pytest.raises(DataError, match="no line for the step"):
        load_telling("xx", story)

    lines = "\n".join(f'{step.name} = "x"' for step in story.steps)
    file.write_text(f'{players}\n[lines]\n{lines}\nencore = "x"\n', encoding="utf-8")
    with pytest.raises(DataError, match="no step 'encore'"):
        load_telling("xx", story)


@pytest.mark.parametrize("preset", sorted(set(preset_names()) - {"liars-dice"}))
def test_the_story_is_legal_under_every_preset_that_plays_pacos(preset):
    story = load_story()
    parts = cast(("en",), story)
    variant = load_variant(preset, {"start_dice": story.start_dice})
    seats = tuple(Seat(part.actor.name, "en") for part in parts)
    session = Session(Table("en", variant, seats), [])
    session.begin(seats[0].name)

    for line in script(story, parts):
        session.hear({"en": Hearing.typed(line.text)})

    assert session.view.winner == seats[2].name

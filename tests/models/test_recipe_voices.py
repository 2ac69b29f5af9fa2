"""The synthetic voices of the training recipe: who speaks, who never does, and how."""

import random
from pathlib import Path

import numpy as np
import pytest
import yaml
from hypothesis import given
from hypothesis import strategies as st
from recipe import accents, voices
from recipe.accents import manner
from recipe.audio import RATE
from recipe.cast import CAST, cast
from recipe.phones import LANGUAGES
from recipe.phones import VOICES as ACCENTS
from recipe.synthesise import held_out_voices, training_voices

BIDS = {
    "fr": "quatorze cinq",
    "pl": "dwanaście piątek",
    "ru": "двенадцать пятёрок",
    "en": "fourteen fives",
    "es": "catorce cincos",
}
PEOPLE = [
    pytest.param(language, voice, id=f"{language}-{voice.name}")
    for language in LANGUAGES
    for voice in cast(language)
]


@pytest.fixture
def bare_machine(monkeypatch, tmp_path):
    monkeypatch.setenv("PATH", str(tmp_path))
    for folder in ("RHVOICE_VOICES", "MBROLA_VOICES", "FESTIVAL_VOICES"):
        monkeypatch.setattr(voices, folder, tmp_path)


@pytest.mark.parametrize("language", LANGUAGES)
def test_held_out_people_never_speak_for_training(language):
    held_out = {voice.name for voice, texts in cast(language).items() if not texts}
    training = {voice.name for voice in training_voices(language)}
    assert held_out
    assert not held_out & training
    evaluated = [voice.name for voice in held_out_voices(language)]
    assert not {name for name in evaluated if not name.startswith("espeak")} & training


@pytest.mark.parametrize("language", LANGUAGES)
def test_shelves_and_accents_are_told_apart(language):
    people = list(cast(language))
    assert len({voice.name for voice in people}) == len(people) == len(set(people))
    assert all(voice.accent in ACCENTS and voice.accent[:2] == language for voice in people)


def test_every_language_has_a_cast():
    assert set(CAST) == set(LANGUAGES)


@pytest.mark.parametrize("language", LANGUAGES)
def test_a_machine_without_the_programs_leaves_voices_out(language, bare_machine, capsys):
    people = list(cast(language))
    assert voices.present(people) == []
    lines = capsys.readouterr().out.splitlines()
    assert len(lines) == len(people)
    for voice, line in zip(people, lines, strict=True):
        assert voice.name in line
        assert f"install {voice.package}" in line


@pytest.mark.real_audio
@pytest.mark.parametrize(("language", "voice"), PEOPLE)
def test_each_installed_person_says_a_bid_in_varying_manner(language, voice):
    if not voice.present:
        pytest.skip(f"needs {voice.package}")
    sounds = [voice.speak(BIDS[language], random.Random(seed)) for seed in (1, 2)]
    for sound in sounds:
        assert 0.5 * RATE < len(sound) < 5 * RATE
        assert 500 < np.abs(sound.astype(int)).max() < 32_767
    if not voice.name.endswith("clunits"):
        assert len(sounds[0]) != len(sounds[1])


PHO = st.lists(st.tuples(st.sampled_from(["a", "eI", "o/", "_"]), st.integers(2, 300)), min_size=1)


@given(PHO)
def test_renamed_phones_keep_their_length(phones):
    pho = "".join(f"{name}\t{length}\t 0 100 99 90\n" for name, length in phones).encode()
    names = manner("es", "es2").phones
    said = [line.split() for line in voices.renamed(pho, names).splitlines()]
    expected = {"a": "a", "eI": "e i", "o/": "o", "_": "_"}
    assert b" ".join(row[0] for row in said).decode() == " ".join(expected[n] for n, _ in phones)
    total = sum(length for _, length in phones)
    assert sum(int(row[1]) for row in said) == pytest.approx(total, abs=len(phones))
    assert sum(len(row) > 2 for row in said) == len(phones)


@pytest.mark.parametrize(
    ("names", "said"),
    [
        pytest.param({}, "v=60 i=40 n=50 _=300", id="vowels only become longer"),
        pytest.param({"v": "f w"}, "f=30 w=30 i=40 n=50 _=300", id="two share the length"),
        pytest.param({"v": ""}, "i=40 n=50 _=300", id="left out"),
        pytest.param({"n _": "N", "n": "m"}, "v=60 i=40 N=50 _=300", id="before another"),
        pytest.param({"n i": "N", "n": "m"}, "v=60 i=40 m=50 _=300", id="not before that one"),
    ],
)
def test_a_table_renames_phones(names, said):
    pho = b"v\t60\ni\t20\t 0 99 100 90\nn\t50\n_\t300\n"
    rows = [line.split() for line in voices.renamed(pho, names, vowels=2.0).decode().splitlines()]
    assert " ".join("=".join(row[:2]) for row in rows) == said
    assert [row[2:] for row in rows if row[0] == "i"] == [["0", "99", "100", "90"]]


TABLES = yaml.safe_load(Path(accents.__file__).with_suffix(".yaml").read_text("utf-8"))
FOREIGN = [
    pytest.param(language, database, id=f"{language}-{database}")
    for language, databases in TABLES["databases"].items()
    for database in sorted(databases)
]


@pytest.mark.parametrize(("language", "database"), FOREIGN)
def test_every_table_is_of_somebody_who_speaks_for_training(language, database):
    speaking = {voice.name for voice, texts in cast(language).items() if texts}
    assert f"mbrola-{database}" in speaking


def test_nobody_held_out_speaks_for_training_in_another_language():
    people = [item for language in LANGUAGES for item in cast(language).items()]
    held_out = {voice.name for voice, texts in people if not texts}
    assert not held_out & {voice.name for voice, texts in people if texts}

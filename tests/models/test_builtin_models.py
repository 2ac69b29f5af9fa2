from pathlib import Path

import pytest
from recipe.phones import LANGUAGES
from recipe.vocabulary import game_words

from voice_perudo.resources import data_path
from voice_perudo.speech.vosk_model import VoskModel

_MOST_BYTES = 38_000_000
"""Both the repository and the wheel carry the models."""


def _folder(language: str) -> Path:
    return data_path("models/builtin") / language


def test_the_models_stay_small() -> None:
    files = [file for file in data_path("models/builtin").rglob("*") if file.is_file()]
    assert sum(file.stat().st_size for file in files) < _MOST_BYTES


@pytest.mark.parametrize("language", LANGUAGES)
def test_the_model_knows_every_word_of_the_grammar(language: str) -> None:
    table = (_folder(language) / "graph" / "words.txt").read_text(encoding="utf-8")
    known = {line.split()[0] for line in table.splitlines()}
    missing = {word for word in game_words(language) if "_" not in word} - known
    assert not missing, "run python -m recipe.assemble LANGUAGE builtin/LANGUAGE in models"


@pytest.mark.parametrize("language", LANGUAGES)
def test_the_model_knows_names_and_colours(language: str) -> None:
    table = (_folder(language) / "graph" / "words.txt").read_text(encoding="utf-8")
    known = {line.split()[0] for line in table.splitlines()}
    names = (data_path("locales") / language / "names.txt").read_text(encoding="utf-8").split()
    assert len(names) >= 200
    assert {name.lower() for name in names} <= known


@pytest.mark.parametrize(
    ("language", "word"),
    [
        ("fr", "huit_cinq"),
        ("fr", "j'ai"),
        ("pl", "osiem_piątek"),
        ("ru", "восемь_пятёрок"),
        ("en", "eight_fives"),
        ("es", "ocho_cincos"),
    ],
)
def test_plain_bids_are_words(language: str, word: str) -> None:
    assert word in game_words(language)


@pytest.mark.real_audio
@pytest.mark.parametrize("language", LANGUAGES)
def test_real_vosk_loads_it(language: str, tmp_path: Path) -> None:
    model = VoskModel(_folder(language), tmp_path / "cache")
    assert model.knows("[unk]")
    assert model.knows("пако" if language == "ru" else "paco")

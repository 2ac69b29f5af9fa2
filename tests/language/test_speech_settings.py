"""A wrong speech.toml is refused with file, line and reason; voices are chosen by pattern."""

from pathlib import Path

import pytest

from voice_perudo.errors import DataError
from voice_perudo.language.speech_settings import Voice, load_speech_settings
from voice_perudo.language.spelling import Speller
from voice_perudo.resources import data_path

LOCALES = data_path("locales")
LANGUAGES = sorted(folder.name for folder in LOCALES.iterdir() if folder.is_dir())
POLISH = (LOCALES / "pl" / "speech.toml").read_text()

ESPEAK = ["gmw/en", "gmw/en-us", "roa/es", "roa/es-419", "roa/fr-be", "roa/fr-ch", "roa/fr"]
ESPEAK += ["zlw/pl", "zle/ru", "zle/ru-lv"]
WINDOWS = "HKEY_LOCAL_MACHINE\\SOFTWARE\\Microsoft\\Speech\\Voices\\Tokens\\TTS_MS_"


@pytest.mark.parametrize(
    ("language", "voice"),
    [("en", "gmw/en"), ("es", "roa/es"), ("fr", "roa/fr"), ("pl", "zlw/pl"), ("ru", "zle/ru")],
)
def test_the_voice_of_each_language_with_espeak(language: str, voice: str) -> None:
    settings = load_speech_settings(LOCALES / language / "speech.toml")
    assert settings.voice.choose(ESPEAK) == voice
    assert settings.voice.choose(reversed(ESPEAK)) == voice
    assert 120 <= settings.voice.rate <= 200


@pytest.mark.parametrize(
    ("installed", "chosen"),
    [
        ([WINDOWS + "EN-US_ZIRA_11.0", WINDOWS + "FR-FR_HORTENSE_11.0"], 1),
        ([WINDOWS + "FR-CA_CAROLINE_11.0", WINDOWS + "FR-FR_HORTENSE_11.0"], 1),
        (["com.apple.voice.compact.fr-CA.Amelie", "com.apple.voice.compact.fr-FR.Thomas"], 1),
        (["roa/fr-be"], 0),
    ],
)
def test_the_french_of_france_where_there_is_one(installed: list[str], chosen: int) -> None:
    voice = load_speech_settings(LOCALES / "fr" / "speech.toml").voice
    assert voice.choose(installed) == installed[chosen]


def test_no_voice_for_the_language() -> None:
    assert Voice(ids=("zlw/pl", "*pl-PL*"), rate=150).choose(["gmw/en", "roa/fr"]) is None


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_language_comes_with_sound_settings(language: str) -> None:
    path = LOCALES / language / "speech.toml"
    Speller(language, load_speech_settings(path), path)


@pytest.mark.parametrize(
    ("old", "new", "line", "reason"),
    [
        ("rate = 175 #", "speed = 150\n#", "speed = 150", "unknown field `speed`"),
        ("rate = 175 #", 'rate = "fast"\n#', 'rate = "fast"', "Expected `int`"),
        ("[voice]", "[voice", "[voice", "not valid TOML"),
        ("[faces.6]", "[faces.seven]", None, "Expected `int`, got `str` - at `key` in `\\$.faces`"),
        ("[faces.6]", "[faces.7]", None, "each face from 1 to 6"),
        ('word = "lub"', 'words = "lub"', 'words = "lub"', "unknown field `words`"),
        ('ids = ["zlw/pl", ', 'ids = []\n#', None, "voice.ids is empty"),
        ('gender = "neuter"', 'gender = "common"', None, "faces.1 has the unknown gender 'common'"),
        ("counted.accusative = {", "counted.dative = {", None, "faces.1.counted lacks the case"),
        ('named = { nominative = "paco",', "named = {", None, "faces.1.named lacks the case"),
        ('[numbers]\n# Dice (kości) are feminine.\ngender = "feminine"', '[numbers]\ngender = "x"',
         None, "numbers.rulesets has no table for the gender 'x'"),
    ],
)  # fmt: skip
def test_faults_are_named(
    tmp_path: Path, old: str, new: str, line: str | None, reason: str
) -> None:
    assert old in POLISH
    text = POLISH.replace(old, new, 1)
    path = tmp_path / "speech.toml"
    path.write_text(text)
    with pytest.raises(DataError, match=reason) as caught:
        load_speech_settings(path)
    assert caught.value.path == path
    expected = None if line is None else text.splitlines().index(line) + 1
    assert caught.value.line == expected


@pytest.mark.parametrize(
    ("old", "new", "reason"),
    [
        ("spellout-cardinal-feminine-genitive", "spellout-fancy", "no rule set 'spellout-fancy'"),
        (', many = "szóstek"', "", "faces.6.counted.nominative lacks the plural form 'many'"),
    ],
)
def test_what_cannot_be_said_is_found_at_the_start(
    tmp_path: Path, old: str, new: str, reason: str
) -> None:
    assert old in POLISH
    path = tmp_path / "speech.toml"
    path.write_text(POLISH.replace(old, new, 1))
    with pytest.raises(DataError, match=reason):
        Speller("pl", load_speech_settings(path), path)


def test_unreadable_files(tmp_path: Path) -> None:
    with pytest.raises(DataError, match="cannot be read"):
        load_speech_settings(tmp_path / "absent.toml")
    (tmp_path / "speech.toml").write_bytes("é".encode("latin-1"))
    with pytest.raises(DataError, match="not UTF-8"):
        load_speech_settings(tmp_path / "speech.toml")

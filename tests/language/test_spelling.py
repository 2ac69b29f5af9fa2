"""Every bid is said with the right number word and the right form of its face."""

from pathlib import Path
from typing import Any

import pytest
import yaml

from voice_perudo.errors import DataError
from voice_perudo.language.speech_settings import load_speech_settings
from voice_perudo.language.spelling import Speller
from voice_perudo.resources import data_path
from voice_perudo.rules.values import Bid

LOCALES = data_path("locales")
LANGUAGES = sorted(folder.name for folder in LOCALES.iterdir() if folder.is_dir())
SPOKEN = Path(__file__).parent / "data" / "spoken"
HAND_WRITTEN = {path.stem: yaml.safe_load(path.read_text()) for path in SPOKEN.glob("*.yaml")}
BIDS = [Bid(quantity, face) for quantity in range(1, 37) for face in range(1, 7)]


def speller(language: str) -> Speller:
    path = LOCALES / language / "speech.toml"
    return Speller(language, load_speech_settings(path), path)


def test_a_code_that_is_no_language_is_told_with_the_file() -> None:
    path = LOCALES / LANGUAGES[0] / "speech.toml"
    with pytest.raises(DataError, match="no numbers can be spelt in 'xx'") as told:
        Speller("xx", load_speech_settings(path), path)
    assert told.value.path == path


def samples(key: str) -> list[Any]:
    """(language, case) for every hand-written case under ``key``."""
    return [
        pytest.param(language, case, id=f"{language}-{number}")
        for language, data in sorted(HAND_WRITTEN.items())
        for number, case in enumerate(
            data[key].items() if isinstance(data.get(key), dict) else data.get(key, ())
        )
    ]


def test_languages_that_come_with_the_program_have_hand_written_words() -> None:
    assert {"en", "es", "fr", "pl", "ru"} <= set(HAND_WRITTEN) <= set(LANGUAGES)


@pytest.mark.parametrize("language", LANGUAGES)
def test_all_bids_are_said_in_words_and_differently(language: str) -> None:
    spell = speller(language)
    said = {spell.bid(bid) for bid in BIDS}
    assert len(said) == len(BIDS)
    assert not any(character.isdigit() for words in said for character in words)


@pytest.mark.parametrize("language", sorted(HAND_WRITTEN))
def test_all_numbers_agree_with_the_hand_written_ones(language: str) -> None:
    spell = speller(language)
    for gender, words in HAND_WRITTEN[language]["numbers"].items():
        expected = words.split(", ")
        assert len(expected) == 37
        assert [spell.number(number, gender) for number in range(37)] == expected


@pytest.mark.parametrize("language", sorted(HAND_WRITTEN))
def test_every_bid_is_its_number_and_the_form_that_the_number_asks_for(language: str) -> None:
    data = HAND_WRITTEN[language]
    form_after = compile(data["plural"], language, "eval")
    spell = speller(language)
    for bid in BIDS:
        gender, *forms = data["faces"][bid.face]
        number = data["numbers"][gender].split(", ")[bid.quantity]
        form = forms[eval(form_after, {"n": bid.quantity})]
        expected = data["bids"].get(f"{bid.quantity}x{bid.face}", f"{number} {form}")
        assert spell.bid(bid) == expected
        assert (spell.quantity(bid), spell.face(bid)) == (number, form)


@pytest.mark.parametrize(("language", "case"), samples("bids"))
def test_sampled_bids(language: str, case: tuple[str, str]) -> None:
    assert speller(language).bid(Bid.parse(case[0])) == case[1]


@pytest.mark.parametrize("grammatical_case", ["genitive", "accusative"])
@pytest.mark.parametrize("language", sorted(HAND_WRITTEN))
def test_declined_bids(language: str, grammatical_case: str) -> None:
    spell = speller(language)
    expected = HAND_WRITTEN[language].get(grammatical_case, {})
    assert {text: spell.bid(Bid.parse(text), grammatical_case) for text in expected} == expected


@pytest.mark.parametrize(("language", "case"), samples("faces_named"))
def test_faces_to_count(language: str, case: tuple[list[int], str]) -> None:
    assert speller(language).faces(case[0]) == case[1]


@pytest.mark.parametrize(("language", "case"), samples("names"))
def test_lists_of_names(language: str, case: tuple[list[str], str]) -> None:
    assert speller(language).names(case[0]) == case[1]


def test_an_empty_list_says_nothing() -> None:
    assert speller("en").names(()) == ""


def test_an_impossible_bid_can_still_be_named() -> None:
    assert speller("ru").bid(Bid(101, 5)) == "сто одна пятёрка"
    assert speller("pl").bid(Bid(0, 5)) == "zero piątek"

"""Numbers are never yes or no: "huit" is not "oui", "два" not "да", "nine" and "no" differ."""

from __future__ import annotations

import pytest

from tests.phrased import PHRASED
from tests.situations.conftest import Seated
from tests.situations.quick import quickly
from tests.situations.sounds import Voices, considered, meanings
from voice_perudo.app.ears import Ears
from voice_perudo.language.grammar import NUMBERS
from voice_perudo.language.interpretation import Scope, Understood
from voice_perudo.language.normalise import tokens
from voice_perudo.language.pack import load_language
from voice_perudo.language.understand import understand

ASKED = (Scope.CONFIRMING, Scope.CHOOSING)
SOUND_LIKE_ANSWERS = {
    "fr": ("huit cinq", "huit", "huit huit", "neuf", "onze", "un", "huit six"),
    "ru": ("два", "две", "два пять", "две пятёрки", "два два", "девять", "один"),
    "en": ("nine", "nine fives", "one", "no ones", "nine nines", "four", "nine ones"),
    "pl": ("dwie", "dziewięć", "dwie trójki", "dwa", "trzy", "jeden", "sześć"),
    "es": ("seis", "siete", "once", "doce", "seis seis", "nueve"),
}
ANSWERS = {
    "fr": ("oui", "non"),
    "ru": ("да", "нет"),
    "en": ("yes", "no"),
    "pl": ("tak", "nie"),
    "es": ("sí", "no"),
}
VOICES = (None, "f3", "m7")
ONE_IN = 40
NO_NUMBERS = {"i", "y", "et", "les", "des"}
"""Words inside numbers and faces that are none."""


def numbers(language: str) -> list[str]:
    """Every number and face of the language's grammar but nought, which does mean no."""
    forms = load_language(language).phrasebook.grammar.forms(*NUMBERS)
    return sorted({" ".join(form) for form, value in forms if value})


def bids(language: str) -> list[str]:
    """One in so many of what may be said while bids are made."""
    return list(load_language(language).phrasebook.phrases(Scope.BIDDING)[:-1:ONE_IN])


@pytest.mark.parametrize("language", PHRASED)
def test_no_written_number_answers_a_question(language: str) -> None:
    numeric = set(tokens(" ".join(numbers(language)))) - NO_NUMBERS
    said = [text for text in (*numbers(language), *bids(language)) if numeric & {*tokens(text)}]
    assert len(said) > 80
    for text in said:
        meant = understand(text, language, Scope.CONFIRMING)
        assert not {"yes", "no"} & set(considered([meant])), text


@pytest.mark.parametrize("language", PHRASED)
def test_no_word_is_forgiven_into_yes_or_no(language: str) -> None:
    """Whatever is listed for a language as a confusion, its numbers stay apart from answers."""
    recognition = load_language(language).settings.recognition
    answers = set(tokens(" ".join(ANSWERS[language])))
    pairs = (*recognition.confusions, *recognition.homophones)
    for heard, meant, _ in pairs:
        assert not {*tokens(heard), *tokens(meant)} & answers


@pytest.mark.real_audio
@pytest.mark.parametrize("language", quickly(ANSWERS, "fr", "ru", "en"))
def test_no_spoken_number_answers_a_question(voices: Voices, ears: Ears, language: str) -> None:
    for at, text in enumerate(SOUND_LIKE_ANSWERS[language]):
        sound = voices.say(text, language, VOICES[at % len(VOICES)])
        heard = considered(meanings(ears, sound, language, Scope.CONFIRMING))
        assert not {"yes", "no"} & set(heard), text


@pytest.mark.real_audio
@pytest.mark.slow
@pytest.mark.parametrize("language", PHRASED)
@pytest.mark.parametrize("variant", [*VOICES, "f2", "m3", "klatt2", "steph2"])
def test_no_spoken_number_answers_a_question_whoever_speaks(
    voices: Voices, ears: Ears, language: str, variant: str | None
) -> None:
    single = [text for text in numbers(language) if " " not in text]
    for text in (*SOUND_LIKE_ANSWERS[language], *single[:24]):
        sound = voices.say(text, language, variant)
        for scope in ASKED:
            heard = considered(meanings(ears, sound, language, scope))
            assert not {"yes", "no"} & set(heard), (text, scope)


@pytest.mark.real_audio
@pytest.mark.parametrize("language", quickly(ANSWERS, "fr", "ru", "en"))
def test_yes_and_no_are_heard_as_such(voices: Voices, ears: Ears, language: str) -> None:
    yes, no = ANSWERS[language]
    for text, name in ((yes, "yes"), (no, "no")):
        heard = meanings(ears, voices.say(text, language), language, Scope.CONFIRMING)
        assert [m.intent.name for m in heard if isinstance(m, Understood)] == [name]


@pytest.mark.real_audio
def test_a_bid_said_to_a_question_replaces_it(seated: Seated) -> None:
    table = seated("bleu,vert,rouge", "fr")
    assert table.type("vingt fois cinq") == ["confirm-bid"]
    assert table.say("huit cinq", "fr") == ["bid"]
    assert table.bid == "8x5"

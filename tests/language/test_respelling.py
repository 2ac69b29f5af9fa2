"""Sentences get their capitals, and the voice gets words and letters it can read."""

import pytest

from voice_perudo.language.respelling import Respeller, sentence_case
from voice_perudo.language.speech_settings import Spoken

RESPELL = Respeller(
    Spoken(
        words={"paco": "pako", "pacos": "pakos", "du dos": "doudo"},
        letters={"я": "ia", "ш": "ch", "ь": "", "sch": "ш"},
    )
)


@pytest.mark.parametrize(
    ("text", "expected"),
    [
        ("huit cinq. à vert.", "Huit cinq. À vert."),
        ("dudo ! vert doute. combien ?", "Dudo ! Vert doute. Combien ?"),
        ("¿ocho cincos? eso no sube.", "¿Ocho cincos? Eso no sube."),
        ("corrigé : huit cinq", "Corrigé : huit cinq"),
        ("zielony: osiem piątek", "Zielony: osiem piątek"),
        ("", ""),
        ("…", "…"),
    ],
)
def test_sentence_case(text: str, expected: str) -> None:
    assert sentence_case(text) == expected


@pytest.mark.parametrize(
    ("text", "expected"),
    [
        ("Deux pacos, un paco.", "Deux pakos, un pako."),
        ("Paco !", "Pako !"),
        ("pacotille", "pacotille"),
        ("Du dos.", "Doudo."),
        ("Маша, Яша", "Маchа, Iacha".replace("cha", "chа")),
        ("Schя", "Шia"),
        ("Игорь", "Игор"),
    ],
)
def test_respelling(text: str, expected: str) -> None:
    assert RESPELL(text) == expected


def test_a_voice_that_needs_nothing_gets_the_text() -> None:
    assert Respeller(Spoken())("Huit cinq.") == "Huit cinq."

"""Readings with too little evidence are heard as unknown words."""

from __future__ import annotations

import pytest

from voice_perudo.audio.types import Samples
from voice_perudo.hearing import UNKNOWN, Alternative, Hearing, Word
from voice_perudo.speech.evidence import Demanding

LEAST_OF_A_PHRASE = -1.0
LEAST_OF_A_LETTER = 0.5
LEAST_OF_HUIT_CINQ = LEAST_OF_A_PHRASE + 8 * LEAST_OF_A_LETTER
LEAST_OF_A_WORD = -5.0
SURE = 4.0
FAINT = 2.0


class Scripted:
    """A recogniser that hears what it is told."""

    def __init__(self, *alternatives: tuple[str, float]) -> None:
        self._hearing = Hearing(
            tuple(
                Alternative(tuple(Word(word, 1.0, 2.0) for word in text.split()), score)
                for text, score in alternatives
            ),
            0.5,
            2.5,
        )

    def accept(self, samples: Samples) -> None:
        pass

    def finish(self) -> Hearing:
        return self._hearing

    def reset(self) -> None:
        pass


def demanding(*alternatives: tuple[str, float]) -> Demanding:
    return Demanding(
        Scripted(*alternatives),
        phrase=LEAST_OF_A_PHRASE,
        letter=LEAST_OF_A_LETTER,
        word=LEAST_OF_A_WORD,
        sure=SURE,
        faint=FAINT,
    )


@pytest.mark.parametrize(
    ("text", "score"),
    [
        ("huit cinq", LEAST_OF_HUIT_CINQ),
        ("huit cinq", 20.0),
        ("[unk] huit cinq", LEAST_OF_HUIT_CINQ),
        ("dudo", LEAST_OF_A_WORD),
    ],
)
def test_enough_evidence_is_left_alone(text: str, score: float) -> None:
    assert demanding((text, score), ("autre", -30.0)).finish().text == text


@pytest.mark.parametrize(
    ("text", "score", "doubt"),
    [
        ("huit cinq", LEAST_OF_HUIT_CINQ + SURE + 1, 0.0),
        ("huit cinq", LEAST_OF_HUIT_CINQ + SURE / 4, 0.75),
        ("dudo", LEAST_OF_A_WORD + SURE, 0.0),
        ("dudo", LEAST_OF_A_WORD, 1.0),
    ],
)
def test_the_less_evidence_the_more_doubt(text: str, score: float, doubt: float) -> None:
    assert demanding((text, score)).finish().doubt == pytest.approx(doubt)


@pytest.mark.parametrize(
    ("text", "score"),
    [
        ("huit cinq", LEAST_OF_HUIT_CINQ - 0.1),
        ("quatorze quatre", LEAST_OF_HUIT_CINQ),
        ("dudo", LEAST_OF_A_WORD - 0.1),
    ],
)
def test_too_little_evidence_is_an_unknown_word_in_its_place(text: str, score: float) -> None:
    heard = demanding((text, score)).finish()

    (alternative,) = heard.alternatives
    assert [(word.text, word.start, word.end) for word in alternative.words] == [
        ("[unk]", 1.0, 2.0)
    ]
    assert (heard.start, heard.end) == (0.5, 2.5)


def test_the_first_reading_with_words_counts() -> None:
    assert demanding(("", 3.0), ("huit cinq", 5.0)).finish().alternatives[1].words
    assert demanding(("", 3.0), ("huit cinq", -1.0)).finish().text == "[unk]"


def test_silence_stays_silence() -> None:
    assert demanding().finish() == Hearing((), 0.5, 2.5)


@pytest.mark.parametrize(("lacking", "told"), [(0.5, True), (FAINT, True), (FAINT + 0.1, False)])
def test_what_lacks_a_little_evidence_is_told_as_faint(lacking: float, told: bool) -> None:
    readings = (("huit cinq", LEAST_OF_HUIT_CINQ - lacking), ("huit six", -20.0))
    hearing = demanding(*readings).finish()
    assert hearing.text == UNKNOWN
    assert [reading.text for reading in hearing.faint] == (
        ["huit cinq", "huit six"] if told else []
    )


def test_what_has_evidence_is_not_faint() -> None:
    assert demanding(("huit cinq", 20.0)).finish().faint == ()

"""What the terminal shows of what was said."""

from __future__ import annotations

from io import StringIO

import pytest
from rich.console import Console

from voice_perudo.display.terminal import Terminal
from voice_perudo.hearing import Alternative, Hearing, Word
from voice_perudo.language.interpretation import (
    Intent,
    IntentName,
    Interpretation,
    NotUnderstood,
    Reason,
    Scope,
    Unclear,
    Understood,
)
from voice_perudo.language.matching import MatchContext
from voice_perudo.language.messages import Utterance
from voice_perudo.language.pack import load_language
from voice_perudo.referee.view import View

DUDO = Intent(IntentName.DUDO)
BID = Intent(IntentName.BID, quantity=8, face=5)


def heard(*texts: str) -> Hearing:
    readings = (tuple(Word(word) for word in text.split()) for text in texts)
    return Hearing(tuple(Alternative(words, -float(n)) for n, words in enumerate(readings)))


def shown(hearing: Hearing, interpretation: Interpretation) -> str:
    written = StringIO()
    Terminal(Console(file=written, width=200)).heard(hearing, interpretation)
    return written.getvalue().strip()


@pytest.mark.parametrize(
    ("interpretation", "words"),
    [
        (Understood(DUDO, words="dudo"), "“dudo”"),
        (
            Unclear((Understood(BID, words="huit cinq"), Understood(DUDO, words="dudo"))),
            "“huit cinq”",
        ),
        (NotUnderstood(Reason.TALK), "“[unk]”"),
        (NotUnderstood(Reason.INCOMPLETE_BID, BID), "“[unk]”"),
        (Understood(DUDO), "“[unk]”"),
    ],
)
def test_what_was_understood_is_shown_in_its_own_words(
    interpretation: Interpretation, words: str
) -> None:
    assert shown(heard("[unk]", "huit cinq"), interpretation) == words


def test_nothing_that_is_typed_or_named_steers_the_terminal() -> None:
    written = StringIO()
    terminal = Terminal(Console(file=written, width=200))
    terminal.heard(Hearing.typed("\x1b[2Jdudo\x9b"), NotUnderstood(Reason.NOT_IN_SCOPE))
    terminal.announce(Utterance("\x1b]0;Ann\a bids.", "", "en"), View(Scope.BIDDING))
    assert written.getvalue() == "  “\\x1b[2Jdudo\\u009b”\n▶ \\x1b]0;Ann\\x07 bids.\n"


def test_dudo_is_shown_as_dudo() -> None:
    for texts in (("du dos",), ("dudo", "[unk]"), ("du dos", "dudo")):
        hearing = heard(*texts)
        meaning = load_language("fr").interpret(hearing, MatchContext(Scope.BIDDING))
        assert shown(hearing, meaning) == "“dudo”"

"""What the referee tells the players to say is what he understands."""

import re
from pathlib import Path
from typing import Any

import pytest
import yaml

from voice_perudo.hearing import Hearing
from voice_perudo.language.available import available_languages
from voice_perudo.language.interpretation import Intent, IntentName, Scope, Understood
from voice_perudo.language.matching import MatchContext
from voice_perudo.language.pack import load_language
from voice_perudo.rules.values import Bid

SPOKEN = Path(__file__).parent / "data" / "spoken"
ARGUMENTS: dict[str, dict[str, Any]] = {
    "ask-preset": {"preset": "bga-free"},
    "or-same-table": {"players": ("Ann", "Bob")},
}


def suggestions() -> list[Any]:
    return [
        pytest.param(path.stem, *case, id=f"{path.stem}-{case[0]}-{case[2]}")
        for path in sorted(SPOKEN.glob("*.yaml"))
        for case in yaml.safe_load(path.read_text())["suggested"]
    ]


@pytest.mark.parametrize(("language", "message", "scope", "words", "intents"), suggestions())
def test_suggested_words_are_understood(
    language: str, message: str, scope: str, words: str, intents: list[str]
) -> None:
    pack = load_language(language)
    rendered = pack.messages.render(message, ARGUMENTS.get(message, {})).text
    assert words.lower() in rendered.lower()
    context = MatchContext(Scope(scope), legal=_allowed, recounting=True)
    understood = pack.interpret(Hearing.typed(words), context)
    assert isinstance(understood, Understood), understood
    assert understood.intent.name in intents


def _allowed(intent: Intent) -> bool:
    """After a count, when it can be put right, and nothing is bid."""
    return intent.name is not IntentName.CORRECTION or intent.face is None


@pytest.mark.parametrize("language", available_languages())
def test_every_example_that_help_gives_is_among_the_suggested_words(language: str) -> None:
    spoken = yaml.safe_load((SPOKEN / f"{language}.yaml").read_text())
    messages = load_language(language).messages
    suggested: dict[str, list[str]] = {}
    for message, _, words, _ in spoken["suggested"]:
        suggested.setdefault(message, []).append(words)
    for message in messages.arguments:
        if message.startswith(("help-", "rephrase-", "ask-which")):
            text = messages.render(message, {}).text
            left = unexplained(text, suggested.get(message, []), message.endswith("-more"))
            assert left <= set(spoken["joining"]), (message, left)


def unexplained(text: str, suggested: list[str], listing: bool) -> set[str]:
    """The words of the examples that are not suggested; examples follow a colon, and in a
    ``listing`` every sentence without one is an example too.
    """
    left: set[str] = set()
    for sentence in re.split(r"[.?!]", text.lower()):
        _, colon, after = sentence.rpartition(":")
        rest = after if colon or listing else ""
        for words in sorted(suggested, key=len, reverse=True):
            rest = rest.replace(words.lower(), " ")
        left |= set(re.findall(r"\w+", rest))
    return left


@pytest.mark.parametrize("language", available_languages())
def test_a_bid_said_as_the_referee_says_it_is_understood(language: str) -> None:
    pack = load_language(language)
    for bid in (Bid(quantity, face) for quantity in range(1, 37) for face in range(1, 7)):
        words = pack.messages.render("name-bid", {"bid": bid}).text
        understood = pack.interpret(Hearing.typed(words), MatchContext(Scope.BIDDING))
        expected = Intent(IntentName.BID, quantity=bid.quantity, face=bid.face)
        assert isinstance(understood, Understood), (words, understood)
        assert understood.intent == expected, words

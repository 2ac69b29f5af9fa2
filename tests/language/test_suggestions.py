"""What the referee tells the players to say is what he understands."""

from pathlib import Path
from typing import Any

import pytest
import yaml

from voice_perudo.hearing import Hearing
from voice_perudo.language.interpretation import Intent, IntentName, Scope, Understood
from voice_perudo.language.matching import MatchContext
from voice_perudo.language.pack import available_languages, load_language
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
    understood = pack.interpret(Hearing.typed(words), MatchContext(Scope(scope)))
    assert isinstance(understood, Understood), understood
    assert understood.intent.name in intents


@pytest.mark.parametrize("language", available_languages())
def test_a_bid_said_as_the_referee_says_it_is_understood(language: str) -> None:
    pack = load_language(language)
    for bid in (Bid(quantity, face) for quantity in range(1, 37) for face in range(1, 7)):
        words = pack.messages.render("name-bid", {"bid": bid}).text
        understood = pack.interpret(Hearing.typed(words), MatchContext(Scope.BIDDING))
        expected = Intent(IntentName.BID, quantity=bid.quantity, face=bid.face)
        assert isinstance(understood, Understood), (words, understood)
        assert understood.intent == expected, words

"""High stakes: a clear "Dudo!" is acted on at once; whatever is doubtful is asked about."""

from __future__ import annotations

import pytest

from tests.situations.conftest import Seated
from tests.situations.quick import quickly
from tests.situations.sounds import AFTER, Voices, utterances
from voice_perudo.app.ears import PATIENCE, Ears
from voice_perudo.audio.types import RATE
from voice_perudo.hearing import Alternative, Hearing, Word
from voice_perudo.language.completeness import Completeness
from voice_perudo.language.interpretation import Scope
from voice_perudo.language.pack import load_language
from voice_perudo.referee.effects import Listen

DUDO = {"fr": "dudo", "pl": "dudo", "ru": "дудо", "en": "dudo", "es": "dudo"}
BIDS = {
    "fr": "huit cinq",
    "pl": "osiem piątek",
    "ru": "восемь пятёрок",
    "en": "eight fives",
    "es": "ocho cincos",
}
STAKES = {"dudo": "confirm-dudo", "undo": "confirm-undo", "quit": "confirm-quit"}


@pytest.mark.real_audio
@pytest.mark.parametrize("variant", quickly([None, "f3", "m7"], None))
@pytest.mark.parametrize("language", DUDO)
def test_a_clear_dudo_is_no_question(seated: Seated, language: str, variant: str | None) -> None:
    table = seated("anna,ben", language)
    table.type(BIDS[language])
    assert table.say(f"{DUDO[language]}!", language, variant)[0] == "dudo-called"


@pytest.mark.real_audio
@pytest.mark.parametrize("language", quickly(DUDO, "fr", "en"))
def test_it_is_known_a_quarter_of_a_second_after_it_ends(
    voices: Voices, ears: Ears, language: str
) -> None:
    """No longer silence than the shortest is waited for."""
    sound = voices.say(f"{DUDO[language]}!", language)
    (heard,) = utterances(ears, sound, Listen(Scope.BIDDING, ("anna", "ben")), (language,))
    stage = load_language(language).is_complete(heard.hearings[language].text, Scope.BIDDING)
    assert stage is Completeness.COMPLETE_FINAL
    assert PATIENCE[stage] == min(PATIENCE.values())
    assert heard.end < len(sound) / RATE - AFTER + 0.3


@pytest.mark.parametrize(("said", "question"), STAKES.items())
def test_a_doubtful_one_is_asked_about(seated: Seated, said: str, question: str) -> None:
    """The same word with as much belief in talk as makes a bid clear, but not this."""
    table = seated("anna,ben", "en")
    table.type("eight fives")
    doubtful = Hearing((Alternative((Word(said),), 0.0), Alternative((Word("house"),), -1.5)))
    bid = tuple(map(Word, ("nine", "fives")))
    clear = Hearing((Alternative(bid, 0.0), Alternative((Word("house"),), -1.5)))
    table.session.hear({"en": doubtful})
    assert [message.id for message in table.session.state.said] == [question]
    assert table.type("no")[0] == "never-mind"
    table.session.hear({"en": clear})
    assert table.bid == "9x5"

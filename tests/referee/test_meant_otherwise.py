"""“Sorry, Calza”: the call that was meant, while the dice are counted and after the verdict."""

from __future__ import annotations

import pytest

from tests.phrased import PHRASED
from tests.referee.counted_table import CALLED, CALZA, PLAYERS, TWO, Counted, each
from voice_perudo.rules.values import ChallengeKind

MEANT = {
    "fr": ("pardon, {}", "je voulais dire {}", "j'ai dit {}"),
    "pl": ("przepraszam, {}", "chciałem powiedzieć {}", "mówiłam {}"),
    "ru": ("извините, {}", "я сказала {}", "хотел сказать {}"),
    "en": ("sorry, {}", "I meant {}", "I said {}"),
    "es": ("perdón, {}", "quise decir {}", "he dicho {}"),
}
NO = {"fr": "non, {}", "pl": "nie, {}", "ru": "нет, {}", "en": "no, {}", "es": "no, {}"}


def test_every_language_is_here() -> None:
    for said in (MEANT, NO, TWO):
        assert set(said) == set(PHRASED)


@pytest.mark.parametrize(("language", "line"), [*each(MEANT), *NO.items()])
def test_dudo_was_calza(language: str, line: str) -> None:
    table = Counted(language)
    table.say(line.format(CALZA[language]))
    challenge = table.state.game.challenge
    assert challenge is not None
    assert challenge.kind is ChallengeKind.CALZA


@pytest.mark.parametrize(("language", "line"), [*each(MEANT), *NO.items()])
def test_calza_was_dudo(language: str, line: str) -> None:
    """Also where it is asked who called the Calza, though “no” to that may be a mere “no”."""
    bid, dudo = CALLED[language]
    asked = () if line == NO[language] else (CALZA[language],)
    for called in (*asked, f"{PLAYERS[language][1]} {CALZA[language]}"):
        table = Counted(language, called=(bid, called, line.format(dudo)))
        challenge = table.state.game.challenge
        assert challenge is not None
        assert challenge.kind is ChallengeKind.DUDO


@pytest.mark.parametrize(("language", "line"), each(MEANT))
def test_after_the_verdict_it_is_judged_anew(language: str, line: str) -> None:
    table = Counted(language)
    table.say(TWO[language], line.format(CALZA[language]))
    settlement = table.state.game.settlement
    assert settlement is not None
    assert settlement.kind is ChallengeKind.CALZA

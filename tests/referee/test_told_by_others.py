"""What is told of others at the table, a doubt or a pass; and words that lead one's own call."""

from __future__ import annotations

import pytest

from tests.phrased import PHRASED
from tests.referee.bidding_table import Bidders
from tests.referee.counted_table import PLAYERS, each
from voice_perudo.rules.values import ChallengeKind

OTHERS_DOUBT = {
    "fr": (
        *("maman doute", "papa dit dudo", "il doute", "elle n'y croit pas", "on doute tous"),
        "vert et rouge doutent",
    ),
    "pl": (
        *("mama nie wierzy", "tata mówi dudo", "ona sprawdza", "sprawdzamy oboje"),
        "zielony i czerwony sprawdzają",
    ),
    "ru": (
        *("мама не верит", "папа говорит дудо", "она не верит", "мы оба не верим"),
        "зелёный и красный не верят",
    ),
    "en": (
        *("mum doubts", "dad says dudo", "she doesn't believe it", "we both doubt it"),
        "green and red doubt",
    ),
    "es": (
        *("mamá duda", "papá dice dudo", "ella no se lo cree", "dudamos los dos"),
        "verde y rojo dudan",
    ),
}
DAD_DOUBTS = {
    "fr": ("papa", "papa doute"),
    "pl": ("tata", "tata sprawdza"),
    "ru": ("папа", "папа не верит"),
    "en": ("dad", "dad doubts"),
    "es": ("papá", "papá duda"),
}
I_DOUBT = {
    "fr": ("euh je crois que je vais dire dudo", "je vais douter", "arrête, dudo"),
    "pl": ("hmm, chyba powiem dudo", "chyba muszę sprawdzić"),
    "ru": ("эм, наверное, скажу дудо", "ни за что не верю"),
    "en": ("I think I'm going to have to doubt that", "right, let's see them"),
    "es": ("eh creo que voy a decir dudo", "creo que voy a dudar"),
}
PASSES = {
    "fr": ("vert passe son tour", "vert passe"),
    "pl": ("zielony pasuje",),
    "ru": ("зелёный пропускает ход", "зелёный пасует"),
    "en": ("green passes",),
    "es": ("verde pasa", "verde pasa turno"),
}
TALK = {
    "fr": ("il doute de lui", "maman dit qu'il est tard", "papa passe à table", "tu vas douter"),
    "pl": ("mama mówi że późno", "ona sprawdza zadanie", "tata wraca o szóstej"),
    "ru": ("мама говорит что поздно", "она проверяет уроки", "папа придёт в шесть"),
    "en": ("mum says it is late", "he doubts himself", "she calls her sister", "dad calls at six"),
    "es": ("mamá dice que es tarde", "ella duda mucho de él", "papá llega a las seis"),
}


def test_every_language_is_here() -> None:
    for said in (OTHERS_DOUBT, DAD_DOUBTS, I_DOUBT, PASSES, TALK):
        assert set(said) == set(PHRASED)


@pytest.mark.parametrize(("language", "line"), each(OTHERS_DOUBT))
def test_a_doubt_told_of_others_is_asked_about(language: str, line: str) -> None:
    table = Bidders(language)
    table.assert_only_told(line, "confirm-dudo")


@pytest.mark.parametrize("language", PHRASED)
def test_a_player_of_that_name_is_meant(language: str) -> None:
    dad, line = DAD_DOUBTS[language]
    blue, _, red = PLAYERS[language]
    table = Bidders(language, players=(blue, dad, red))
    table.say(line)
    challenge = table.state.game.challenge
    assert challenge is not None
    assert (challenge.kind, challenge.caller) == (ChallengeKind.DUDO, dad)
    later = Bidders(language, players=(blue, red, dad))
    later.assert_only_told(line, "refused-not-your-turn", "turn")


@pytest.mark.parametrize(("language", "line"), each(I_DOUBT))
def test_a_call_may_be_led_by_many_words(language: str, line: str) -> None:
    table = Bidders(language)
    table.say(line)
    assert table.ids == ["dudo-called", "count-with-pacos"]


@pytest.mark.parametrize(("language", "line"), each(PASSES))
def test_whoever_passes_is_told_what_he_may_do(language: str, line: str) -> None:
    table = Bidders(language)
    table.assert_only_told(line, "legal-bids", "or-dudo-calza")


@pytest.mark.parametrize(("language", "line"), each(TALK))
def test_talk_of_others_is_left_alone(language: str, line: str) -> None:
    table = Bidders(language)
    table.assert_only_told(line)

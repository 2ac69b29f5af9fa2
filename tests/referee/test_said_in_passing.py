"""Questions, good nights and protests in the words of a tired family."""

from __future__ import annotations

import pytest

from tests.phrased import PHRASED
from tests.referee.bidding_table import Bidders
from tests.referee.counted_table import TWO, Counted, each
from voice_perudo.referee.modes import Paused

EXPLAIN_CALZA = {
    "fr": ("explique le calza", "comment marche le calza", "le calza ça marche comment"),
    "pl": ("wytłumacz calza", "jak działa calza"),
    "ru": ("объясни кальса", "как работает кальса"),
    "en": ("explain calza", "how does calza work"),
    "es": ("explica calza", "cómo funciona la calza"),
}
EXPLAIN_PALIFICO = {
    "fr": "explique le palifico",
    "pl": "na czym polega palifico",
    "ru": "расскажи про палифико",
    "en": "what happens in a palifico round",
    "es": "cómo va lo de palifico",
}
SCORE = {
    "fr": ("qui gagne", "qui mène", "j'en ai combien"),
    "pl": ("kto wygrywa", "ile ja mam"),
    "ru": ("кто выигрывает", "сколько мне осталось"),
    "en": ("who's winning", "who is ahead"),
    "es": ("quién va ganando", "cuántos tengo yo"),
}
GOOD_NIGHT = {
    "fr": ("bonne nuit", "on continue demain", "je vais me coucher", "on arrête pour ce soir"),
    "pl": ("dokończymy jutro", "idę spać", "pora spać"),
    "ru": ("доиграем завтра", "я пошёл спать", "я иду спать"),
    "en": ("let's stop here", "we'll finish it tomorrow", "I'm off to bed"),
    "es": ("lo dejamos por hoy", "seguimos mañana", "lo dejamos aquí"),
}
DOES_NOT_COUNT = {
    "fr": "ça compte pas",
    "pl": "to się nie liczy",
    "ru": "это не считается",
    "en": "that doesn't count",
    "es": "eso no cuenta",
}
ONE_MORE = {
    "fr": (
        *("attends, il y en a encore un", "tu as oublié un paco", "vous avez oublié le mien"),
        *("non, ça c'est un cinq", "j'en avais deux pas un"),
    ),
    "pl": (
        *("czekaj, jest jeszcze jedna", "zapomnieliście o mojej", "nie, to jest piątka"),
        "miałem dwie nie jedną",
    ),
    "ru": (
        *("подожди, тут ещё одна", "вы забыли мою", "у меня было две, а не одна"),
        "ой, у меня ещё одна пятёрка",
    ),
    "en": (
        *("wait, there's another one", "you forgot a paco", "hang on, I've got another five"),
        *("no that's a five", "I had two not one", "you missed one"),
    ),
    "es": (
        *("espera, hay otro", "os habéis olvidado el mío", "no, falta el mío"),
        *("no, ese es un cinco", "tenía dos y no uno"),
    ),
}


def test_every_language_is_here() -> None:
    for said in (EXPLAIN_CALZA, EXPLAIN_PALIFICO, SCORE, GOOD_NIGHT, DOES_NOT_COUNT, ONE_MORE, TWO):
        assert set(said) == set(PHRASED)


@pytest.mark.parametrize(("language", "line"), each(EXPLAIN_CALZA))
def test_what_calza_is_may_be_asked_in_many_words(language: str, line: str) -> None:
    table = Bidders(language)
    table.assert_only_told(line, "what-calza")


@pytest.mark.parametrize("language", PHRASED)
def test_how_palifico_goes(language: str) -> None:
    table = Bidders(language)
    table.assert_only_told(EXPLAIN_PALIFICO[language], "what-palifico")


@pytest.mark.parametrize(("language", "line"), each(SCORE))
def test_who_is_ahead_is_told_by_the_dice(language: str, line: str) -> None:
    table = Bidders(language)
    table.say(line)
    assert table.ids[0] in ("dice-of", "dice-hidden")


@pytest.mark.parametrize(("language", "line"), each(GOOD_NIGHT))
def test_good_night_asks_whether_to_stop(language: str, line: str) -> None:
    table = Bidders(language)
    table.assert_only_told(line, "confirm-quit")


@pytest.mark.parametrize("language", PHRASED)
def test_what_does_not_count_may_be_undone(language: str) -> None:
    table = Bidders(language)
    table.assert_only_told(DOES_NOT_COUNT[language], "confirm-undo")


@pytest.mark.parametrize(("language", "line"), each(ONE_MORE))
def test_one_more_die_after_the_verdict_tells_how_to_count(language: str, line: str) -> None:
    table = Counted(language)
    table.say(TWO[language])
    table.assert_only_told(line, "recount-again")


@pytest.mark.parametrize(("language", "line"), each(ONE_MORE))
def test_while_bids_are_made_it_is_talk(language: str, line: str) -> None:
    table = Bidders(language)
    table.assert_only_told(line)


PAUSE = {"fr": "pause", "pl": "pauza", "ru": "пауза", "en": "pause", "es": "pausa"}
WHOSE_TURN = {
    "fr": "c'est à qui",
    "pl": "czyja kolej",
    "ru": "чей ход",
    "en": "whose turn is it",
    "es": "a quién le toca",
}


@pytest.mark.parametrize("language", PHRASED)
def test_a_question_typed_in_a_pause_is_answered_and_the_pause_goes_on(language: str) -> None:
    table = Bidders(language)
    table.say(PAUSE[language])
    for line, told in ((SCORE[language][0], "dice-of"), (WHOSE_TURN[language], "turn")):
        table.say(line)
        assert table.ids[0] in (told, "dice-hidden")
        assert isinstance(table.state.mode, Paused)

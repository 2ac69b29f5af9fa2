"""Counts told one by one, taken back and put right in every language."""

from __future__ import annotations

import pytest

from tests.phrased import PHRASED
from tests.referee.counted_table import CALLED, PLAYERS, Counted
from tests.referee.dialogue_script import stopped
from voice_perudo.language.pack import load_language
from voice_perudo.referee.effects import Message

COUNTS = {
    "fr": ("bleu deux", "vert un", "annule"),
    "pl": ("niebieski dwie", "zielony jedna", "cofnij"),
    "ru": ("синий две", "у зелёного одна", "отмена"),
    "en": ("blue two", "green one", "undo"),
    "es": ("azul dos", "verde uno", "deshacer"),
}
NEVER_CALLED = {
    "fr": ("j'ai pas dit dudo", "annule le dudo"),
    "pl": ("nie mówiłem dudo", "cofnij sprawdzenie"),
    "ru": ("я не говорил дудо", "отмени дудо"),
    "en": ("I didn't say dudo", "cancel the dudo"),
    "es": ("no he dicho dudo", "anula el dudo"),
}
TOTAL = {
    "fr": ("quatre en tout", "non, bleu un", "non, rouge trois", "non, trois"),
    "pl": ("razem cztery", "nie, niebieski jedna", "nie, czerwony trzy", "nie, trzy"),
    "ru": ("всего четыре", "нет, синий одна", "нет, у красного три", "нет, три"),
    "en": ("four in all", "no, blue one", "no, red three", "no, three"),
    "es": ("cuatro en total", "no, azul uno", "no, rojo tres", "no, tres"),
}


def test_every_language_is_here() -> None:
    for said in (PLAYERS, CALLED, COUNTS, NEVER_CALLED, TOTAL):
        assert set(said) == set(PHRASED)


@pytest.mark.parametrize("language", PLAYERS)
def test_undo_takes_the_counts_back_one_by_one_and_then_the_challenge(language: str) -> None:
    blue, green, _ = PLAYERS[language]
    first, second, undo = COUNTS[language]
    table = Counted(language)
    table.say(first, second, undo)
    assert table.counts == {blue: 2}
    assert table.told == (Message.of("undone"), Message.of("count-open-again", player=green))
    heard = load_language(language).messages.render("count-open-again", {"player": green}).text
    assert green.casefold() in heard.casefold()
    table.state = stopped(table.state)[0]
    table.say(undo)
    assert table.counts == {}
    assert table.told == (Message.of("undone"), Message.of("count-open-again", player=blue))
    table.say(undo)
    assert table.ids[0] == "challenge-withdrawn"
    assert table.state.game.challenge is None


@pytest.mark.parametrize("which", [0, 1])
@pytest.mark.parametrize("language", PLAYERS)
def test_a_challenge_that_nobody_called_goes_with_its_counts(language: str, which: int) -> None:
    first, second, _ = COUNTS[language]
    table = Counted(language)
    table.say(first, second, NEVER_CALLED[language][which])
    assert table.ids == ["challenge-withdrawn", "current-bid"]
    assert table.state.game.challenge is None


@pytest.mark.parametrize("language", PLAYERS)
def test_a_count_is_put_right_after_the_total(language: str) -> None:
    blue, _, red = PLAYERS[language]
    total, of_blue, of_red, _ = TOTAL[language]
    table = Counted(language)
    table.say(COUNTS[language][0], total, of_blue)
    settlement = table.state.game.settlement
    assert settlement is not None
    assert settlement.count == 3
    assert Message.of("count-told", player=blue, count=1) in table.told
    # red has told none: it is said what is known, and what to say
    before = table.state.past
    table.say(of_red)
    assert table.told == (Message.of("recount-total", count=3),)
    assert table.state.past == before
    table.say(COUNTS[language][2])
    assert table.counts == {blue: 1}
    table.say(f"{red} 0")
    assert table.counts == {blue: 1, red: 0}


@pytest.mark.parametrize("language", PLAYERS)
def test_where_only_a_total_was_told_that_is_put_right(language: str) -> None:
    total, of_blue, _, total_right = TOTAL[language]
    table = Counted(language)
    table.say(total, of_blue)
    assert table.told == (Message.of("recount-total", count=4),)
    table.say(total_right)
    settlement = table.state.game.settlement
    assert settlement is not None
    assert settlement.count == 3

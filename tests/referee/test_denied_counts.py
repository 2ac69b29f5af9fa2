"""What is denied while dice are counted is no count, and a protest is not none: it is asked."""

from __future__ import annotations

import pytest

from tests.phrased import PHRASED
from tests.referee.counted_table import Counted, each
from voice_perudo.referee.modes import Counting

DENIED = {
    "fr": ("y en a pas quatre", "il n'y en a pas quatre", "pas quatre", "j'en ai pas quatre"),
    "pl": (
        *("nie cztery", "nie ma czterech", "nie mam czterech", "nie było czterech"),
        *("nie powiedziałem cztery", "nie mamy czterech"),
    ),
    "ru": (
        *("нет четырёх", "нет там четырёх", "не четыре", "не было четырёх", "нету четырёх"),
        *("нет четырёх пятёрок", "не говорил четыре", "нет у меня четырёх", "не было четыре"),
    ),
    "en": ("there aren't four", "not four", "it's not four", "I don't have four"),
    "es": (
        *("no hay cuatro", "no son cuatro", "no había cuatro", "no tengo cuatro", "no cuatro"),
        *("no hay cuatro en total", "no he dicho cuatro", "no hay cuatro cincos"),
    ),
}
DENIED_AFTER = {
    "fr": ("y en a pas quatre", "pas quatre", "y en avait pas quatre"),
    "pl": ("nie ma czterech", "nie było czterech", "nie miałem czterech"),
    "ru": ("нет четырёх", "нет там четырёх", "не четыре", "не было четырёх", "не было четыре"),
    "en": ("there aren't four", "not four", "there weren't four"),
    "es": ("no hay cuatro", "no son cuatro", "no había cuatro", "no hay cuatro en total"),
}
"""The same after a verdict: where "no" and "not" are one word, "no, four" puts it right."""

PROTEST = {
    "fr": ("non", "personne", "non, personne"),
    "pl": ("nie", "nikt", "nie, nikt"),
    "ru": ("нет", "нет нет", "ой нет", "ну нет"),
    "en": ("no", "nobody", "no, nobody"),
    "es": ("no", "nadie", "no, nadie"),
}
NONE = {
    "fr": ("zéro", "aucun", "personne n'en a"),
    "pl": ("zero", "żadnej", "nikt nie ma"),
    "ru": ("ноль", "ни одной", "нету"),
    "en": ("zero", "none", "nobody has any"),
    "es": ("cero", "ninguno", "nadie tiene"),
}
NO_FOUR = {
    "fr": ("bleu deux", "non, quatre"),
    "pl": ("niebieski dwie", "nie, cztery"),
    "ru": ("синий две", "нет, четыре"),
    "en": ("blue two", "no, four"),
    "es": ("azul dos", "no, cuatro"),
}
THREE = {"fr": "trois", "pl": "trzy", "ru": "три", "en": "three", "es": "tres"}
FOUR = {"fr": "quatre", "pl": "cztery", "ru": "четыре", "en": "four", "es": "cuatro"}


def test_every_language_is_here() -> None:
    for said in (DENIED, DENIED_AFTER, PROTEST, NONE, NO_FOUR):
        assert set(said) == set(PHRASED)


@pytest.mark.parametrize(("language", "line"), [*each(DENIED), *each(PROTEST)])
def test_what_denies_is_no_count(language: str, line: str) -> None:
    table = Counted(language)
    table.say(line)
    assert isinstance(table.state.mode, Counting)
    assert table.total is None
    table.say(FOUR[language])
    assert table.total == 4


@pytest.mark.parametrize(("language", "line"), each(DENIED_AFTER))
def test_after_a_verdict_it_changes_no_count(language: str, line: str) -> None:
    table = Counted(language)
    table.say(THREE[language], line)
    assert table.ids in ([], ["recount-again"])
    assert table.total == 3


@pytest.mark.parametrize(("language", "line"), each(NONE))
def test_none_is_a_count_all_the_same(language: str, line: str) -> None:
    table = Counted(language)
    table.say(line)
    assert table.total == 0


@pytest.mark.parametrize("language", PHRASED)
def test_a_number_after_no_puts_right_what_was_told(language: str) -> None:
    table = Counted(language)
    table.say(*NO_FOUR[language])
    assert list(table.counts.values()) == [4]


def test_no_is_none_of_whoever_is_asked() -> None:
    table = Counted("ru")
    table.say("синий две", "нет")
    assert list(table.counts.values()) == [2, 0]
    table = Counted("ru")
    table.say("три пятёрки", "нет")
    assert table.total == 3


def test_after_the_next_bid_it_is_asked_what_may_have_been_denied() -> None:
    table = Counted("es")
    table.say("dos", "tres seises", "no hay seis")
    assert table.ids == ["choose-two"]
    table = Counted("ru")
    table.say("две", "три шестёрки", "не шесть")
    assert table.ids == ["confirm-changed-bid"]

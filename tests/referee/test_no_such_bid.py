"""“Forty fives”, “three sevens”: no dice could show that, and it is told why."""

from __future__ import annotations

import pytest

from tests.phrased import PHRASED
from tests.referee.bidding_table import Begun, Bidders
from tests.referee.counted_table import each

TOO_MANY = {
    "fr": ("quarante fois cinq", "cent pacos", "je dis cinquante fois six"),
    "pl": ("czterdzieści piątek", "sto piątek", "mówię pięćdziesiąt szóstek"),
    "ru": ("сорок пятёрок", "сто пятёрок", "говорю пятьдесят шестёрок"),
    "en": ("forty fives", "a hundred fives", "I say fifty sixes"),
    "es": ("cuarenta cincos", "cien cincos", "digo cincuenta seises"),
}
NO_FACE = {
    "fr": ("cinq fois sept", "trois dés de huit"),
    "pl": ("pięć siódemek", "mówię trzy ósemki"),
    "ru": ("пять семёрок", "говорю три восьмёрки"),
    "en": ("five sevens", "I say three eights"),
    "es": ("cinco sietes", "digo tres ochos"),
}
TALK = {
    "fr": ("ça coûte quarante euros", "j'ai eu cent points", "cent pour cent"),
    "pl": ("to kosztuje sto złotych", "mam sto punktów", "jechał siódemką"),
    "ru": ("это стоит сто рублей", "у меня сорок пять минут", "ехал на семёрке"),
    "en": ("forty five", "that costs a hundred pounds", "he is in his forties"),
    "es": ("cuesta cien euros", "cuarenta y cinco minutos", "a las siete"),
}


def test_every_language_is_here() -> None:
    for said in (TOO_MANY, NO_FACE, TALK):
        assert set(said) == set(PHRASED)


@pytest.mark.parametrize(("language", "line"), each(TOO_MANY))
def test_no_table_has_that_many_dice(language: str, line: str) -> None:
    table = Bidders(language)
    table.assert_only_told(line, "no-such-number", "legal-bids", "or-dudo-calza")


@pytest.mark.parametrize(("language", "line"), each(NO_FACE))
def test_no_die_has_that_face(language: str, line: str) -> None:
    table = Begun(language)
    table.say(line)
    assert table.ids[0] == "no-such-face"


@pytest.mark.parametrize(("language", "line"), each(TALK))
def test_other_great_numbers_are_talk(language: str, line: str) -> None:
    table = Bidders(language)
    table.assert_only_told(line)

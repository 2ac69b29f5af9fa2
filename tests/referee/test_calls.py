"""Who calls, whom nobody believes, and calls that nobody meant."""

from __future__ import annotations

import pytest

from tests.phrased import PHRASED
from tests.referee.bidding_table import Bidders
from tests.referee.counted_table import CALZA, PLAYERS, YES, Counted, each
from tests.referee.test_put_right import TELLS
from voice_perudo.referee.effects import Message
from voice_perudo.rules.values import Bid

FIVE_THREES = {
    "fr": "cinq trois",
    "pl": "pięć trójek",
    "ru": "пять троек",
    "en": "five threes",
    "es": "cinco treses",
}
AGREED = {
    "fr": ("exactement", "c'est exact"),
    "pl": ("dokładnie", "idealnie", "w punkt"),
    "ru": ("точно", "ну точно", "в точку"),
    "en": ("exactly", "precisely"),
    "es": ("exacto", "justo"),
}
EXCLAIMED = {
    "fr": ("impossible", "c'est impossible", "non, impossible", "c'est pas possible"),
    "pl": ("niemożliwe", "bez szans", "to niemożliwe", "nie ma szans"),
    "ru": ("невозможно", "это невозможно", "исключено"),
    "en": ("impossible", "that's impossible", "that can't be right", "it can't be"),
    "es": ("imposible", "es imposible", "ni de coña"),
}
DENIED = {
    "fr": ("y a pas quatre trois", "il n'y a pas quatre trois"),
    "pl": ("nie ma czterech trójek", "tu nie ma czterech trójek"),
    "ru": ("нет четырёх троек", "там нет четырёх троек"),
    "en": ("there aren't four threes", "there can't be four threes"),
    "es": ("no hay cuatro treses", "no puede haber cuatro treses"),
}
ANOTHER_DENIED = {
    "fr": ("y a pas cinq cinq", "pas huit cinq", "j'ai pas dit huit cinq"),
    "pl": ("nie ma pięciu piątek", "nie ośmiu piątek", "nie mówiłem ośmiu piątek"),
    "ru": ("нет пяти пятёрок", "не восьми пятёрок", "нет двух троек", "я не говорил пять пятёрок"),
    "en": ("there aren't five fives", "not eight fives", "I didn't say eight fives"),
    "es": ("no hay ocho cincos", "no puede haber ocho cincos", "aquí no hay dos treses"),
}
NOBODY = {
    "fr": ("personne", "laisse tomber"),
    "pl": ("nikt", "nikt nic nie mówił", "nieważne"),
    "ru": ("никто", "никто не говорил", "неважно"),
    "en": ("nobody", "never mind"),
    "es": ("nadie", "olvídalo"),
}
THOUGHT = {
    "fr": ("voyons", "voyons voir"),
    "pl": ("zobaczmy", "niech pomyślę"),
    "ru": ("посмотрим", "дайте подумать"),
    "en": ("let's see", "well let's see", "let's see now"),
    "es": ("vamos a ver", "déjame ver"),
}
ACCUSED = {
    "pl": ("niebieskiemu nie wierzę", "sprawdzam niebieskiego"),
    "ru": ("синему не верю", "проверяю синего"),
    "es": ("dudo de azul", "dudo azul"),
    "fr": ("bleu je doute", "bleu menteur"),
    "en": ("blue I doubt it", "I doubt blue"),
}
BIDDER_DOUBTS = {
    "fr": ("bleu doute", "bleu dudo"),
    "pl": ("niebieski wątpi", "niebieski dudo"),
    "ru": ("синий сомневается", "синий дудо"),
    "en": ("blue doubts", "blue dudo"),
    "es": ("azul duda", "azul dudo"),
}
TOO_MANY = {
    "fr": ("il y en a pas quatre", "y en a pas autant"),
    "pl": ("nie ma czterech", "nie ma ich czterech"),
    "ru": ("нет четырёх", "там нет четырёх"),
    "en": ("there aren't four", "there can't be four of them", "there aren't that many"),
    "es": ("no hay cuatro", "no puede haber cuatro"),
}
UNLIKELY = {
    "fr": ("je pense pas qu'il y ait quatre trois", "je doute qu'il y en ait quatre"),
    "pl": ("wątpię żeby było cztery", "nie sądzę żeby było cztery trójki"),
    "ru": ("сомневаюсь что там четыре", "не думаю что там четыре тройки"),
    "en": ("I doubt there are four", "I don't think there are four threes"),
    "es": ("dudo que haya cuatro", "no creo que haya cuatro"),
}
EXACTLY = {
    "fr": ("exactement quatre", "pile quatre"),
    "pl": ("dokładnie cztery", "równo cztery"),
    "ru": ("ровно четыре", "точно четыре"),
    "en": ("exactly four", "it's exactly four"),
    "es": ("exactamente cuatro", "justo cuatro"),
}
EXACTLY_FIVE = {
    "fr": "exactement cinq",
    "pl": "dokładnie pięć",
    "ru": "ровно пять",
    "en": "exactly five",
    "es": "exactamente cinco",
}
ANOTHER_NUMBER = {
    "fr": "il y en a pas trois",
    "pl": "nie ma trzech",
    "ru": "там нет трёх",
    "en": "there aren't three",
    "es": "aquí no hay tres",
}
TALK = ("la la la", "ta ta ta")
NOT_CALZA = {
    "fr": "j'ai pas dit calza",
    "pl": "nie mówiłem calza",
    "ru": "я не говорил кальса",
    "en": "I didn't say calza",
    "es": "no he dicho calza",
}


def test_every_language_is_here() -> None:
    for said in (AGREED, EXCLAIMED, DENIED, ANOTHER_DENIED, NOBODY, THOUGHT, ACCUSED, NOT_CALZA):
        assert set(said) == set(PHRASED)
    for said in (BIDDER_DOUBTS, TOO_MANY, UNLIKELY, EXACTLY, EXACTLY_FIVE, ANOTHER_NUMBER):
        assert set(said) == set(PHRASED)


@pytest.mark.parametrize(("language", "line"), each(THOUGHT))
def test_who_thinks_aloud_calls_nothing(language: str, line: str) -> None:
    table = Bidders(language)
    table.say(line)
    assert table.ids == []


@pytest.mark.parametrize(
    ("language", "line"), [*each(EXCLAIMED), *each(DENIED), *each(TOO_MANY), *each(UNLIKELY)]
)
def test_surprise_lifts_no_cups_unasked(language: str, line: str) -> None:
    table = Bidders(language)
    table.say(line)
    assert table.ids == ["confirm-dudo"]
    assert table.state.game.challenge is None
    table.say(FIVE_THREES[language])
    assert table.state.game.bid == Bid(5, 3)


@pytest.mark.parametrize(("language", "line"), each(ANOTHER_DENIED))
def test_another_bid_that_is_denied_changes_nothing(language: str, line: str) -> None:
    table = Bidders(language)
    table.assert_only_told(line)


@pytest.mark.parametrize("language", PHRASED)
def test_another_number_that_is_denied_changes_nothing(language: str) -> None:
    table = Bidders(language)
    table.assert_only_told(ANOTHER_NUMBER[language])


@pytest.mark.parametrize("language", PHRASED)
def test_exactly_another_number_is_talk(language: str) -> None:
    table = Bidders(language)
    table.assert_only_told(EXACTLY_FIVE[language])


@pytest.mark.parametrize(("language", "line"), each(BIDDER_DOUBTS))
def test_whoever_has_bid_is_told_who_may_doubt_it(language: str, line: str) -> None:
    table = Bidders(language)
    table.assert_only_told(line, "confirm-dudo-of")
    blue, green, _ = PLAYERS[language]
    assert table.told == (Message.of("confirm-dudo-of", bidder=blue, player=green),)


@pytest.mark.parametrize(("language", "line"), [*each(AGREED), *each(EXACTLY)])
def test_agreement_lifts_no_cups_unasked(language: str, line: str) -> None:
    two, three = Bidders(language, PLAYERS[language][:2]), Bidders(language)
    for table, question in ((two, "confirm-calza"), (three, "ask-caller-calza")):
        table.say(line)
        assert table.ids == [question]
        assert table.state.game.challenge is None
        table.say(FIVE_THREES[language])
        assert table.state.game.bid == Bid(5, 3)


@pytest.mark.parametrize("language", PHRASED)
def test_calza_itself_is_acted_on(language: str) -> None:
    table = Bidders(language, PLAYERS[language][:2])
    table.say(CALZA[language])
    assert table.state.game.challenge is not None


@pytest.mark.parametrize(("language", "line"), each(NOBODY))
def test_nobody_called(language: str, line: str) -> None:
    table = Bidders(language)
    table.say(CALZA[language], line)
    assert table.ids == ["never-mind", "current-bid"]


@pytest.mark.parametrize("language", PHRASED)
def test_a_bid_ends_the_question_who_called(language: str) -> None:
    table = Bidders(language)
    table.say(CALZA[language], FIVE_THREES[language])
    assert table.ids == ["bid"]
    assert table.state.game.bid == Bid(5, 3)


def test_talk_repeats_the_question_once() -> None:
    table = Bidders("en")
    table.say("calza", *TALK)
    assert table.ids[0] == "ask-caller-calza"
    for _ in range(4):
        table.say(*TALK)
        assert table.ids == []


@pytest.mark.parametrize(("language", "line"), each(ACCUSED))
def test_whoever_is_not_believed_is_not_who_calls(language: str, line: str) -> None:
    """Some words may mean either; then it is asked about."""
    table = Bidders(language)
    table.say(line)
    if table.ids == ["confirm-dudo-of"]:
        table.say(YES[language])
    assert table.state.game.challenge is not None
    assert table.state.game.challenge.caller == PLAYERS[language][1]


@pytest.mark.parametrize("language", PHRASED)
def test_a_call_that_was_refused_needs_no_undoing(language: str) -> None:
    table = Counted(language)
    table.say(TELLS[language][0], FIVE_THREES[language])
    placed = table.state.game.placed
    assert placed is not None
    table.say(f"{placed.bidder} {CALZA[language]}")
    assert table.ids == ["refused-own-bid"]
    table.say(NOT_CALZA[language])
    assert table.ids == ["never-mind", "current-bid"]
    assert table.state.game.placed == placed

"""Whoever puts something right is answered in every language: it is done, or told what to do."""

from __future__ import annotations

import pytest

from tests.phrased import PHRASED
from tests.referee.counted_table import CALLED, CALZA, PLAYERS, Counted, each
from voice_perudo.referee.effects import Message
from voice_perudo.referee.modes import Bidding, Counting, Over

COUNT = {
    "fr": "bleu deux",
    "pl": "niebieski dwie",
    "ru": "синий две",
    "en": "blue two",
    "es": "azul dos",
}
TOTALS = {
    "fr": (
        *("non, quatre en tout", "non, en tout quatre", "pardon, quatre en tout"),
        *("en fait quatre au total", "non, le total c'est quatre", "non, j'ai dit quatre en tout"),
        *("non, pas trois, quatre en tout", "non, on en compte quatre"),
    ),
    "pl": (
        *("nie, razem cztery", "jednak razem cztery", "nie, cztery razem", "nie, wyszło cztery"),
        *("nie, wszystkiego cztery", "pomyłka, razem cztery", "nie, jest razem cztery"),
        *("nie trzy, tylko razem cztery", "razem jednak cztery"),
    ),
    "ru": (
        *("нет, всего четыре", "нет, четыре всего", "нет, итого четыре", "нет, вышло четыре"),
        *("извините, всего четыре", "нет, я сказал всего четыре", "нет, все вместе четыре"),
        *("не три, а всего четыре", "всё-таки всего четыре"),
    ),
    "en": (
        *("no, four altogether", "no, altogether four", "sorry, four in all", "no, we have four"),
        *("actually four in total", "no, the total is four", "no, I said four altogether"),
        *("no, four in all, not three", "no, total four"),
    ),
    "es": (
        *("no, en total cuatro", "no, cuatro en total", "perdón, cuatro en total"),
        *("en realidad cuatro en total", "no, el total es cuatro", "no, dije cuatro en total"),
        *("no tres, sino cuatro en total", "no, suman cuatro"),
    ),
}
"""Corrections of everybody's count, whatever has been told one by one."""

THERE_ARE = {
    "fr": ("non, il y en a {}", "quatre", "huit"),
    "pl": ("nie, jest {}", "cztery", "osiem"),
    "ru": ("нет, их {}", "четыре", "восемь"),
    "en": ("no, there are {}", "four", "eight"),
    "es": ("perdón, había {}", "cuatro", "ocho"),
}
"""What may be said of one player's dice and of everybody's."""

NEVER_SAID = {
    "fr": (
        *("j'ai pas dit dudo", "je n'ai pas dit dudo", "personne n'a dit dudo"),
        *("je n'ai jamais dit dudo", "vert n'a pas dit dudo", "personne n'a dit calza"),
    ),
    "pl": (
        *("nie mówiłem dudo", "ja nie mówiłam dudo", "nikt nie powiedział dudo"),
        *("to nie było dudo", "zielony nie mówił dudo", "nikt nie mówił calza"),
    ),
    "ru": (
        *("я не говорил дудо", "я не сказала дудо", "никто не говорил дудо"),
        *("это было не дудо", "зелёный не говорил дудо", "никто не сказал кальса"),
    ),
    "en": (
        *("I didn't say dudo", "I never said dudo", "nobody said dudo", "no one said dudo"),
        *("that wasn't a dudo", "green didn't say dudo", "nobody called calza"),
    ),
    "es": (
        *("no he dicho dudo", "yo no dije dudo", "nadie ha dicho dudo", "nunca dije dudo"),
        *("eso no era dudo", "verde no ha dicho dudo", "nadie dijo calza"),
    ),
}
CANCEL = {
    "fr": ("annule le dudo", "retire le calza"),
    "pl": ("cofnij dudo", "anuluj sprawdzenie"),
    "ru": ("отмени дудо", "отмени кальсу"),
    "en": ("cancel the dudo", "undo the calza"),
    "es": ("anula el dudo", "cancela la calza"),
}
TELLS = {
    "fr": ("deux", "trois six", "cinq six", "annule", "oui", "non"),
    "pl": ("dwie", "trzy szóstki", "pięć szóstek", "cofnij", "tak", "nie"),
    "ru": ("две", "три шестёрки", "пять шестёрок", "отмена", "да", "нет"),
    "en": ("two", "three sixes", "five sixes", "undo", "yes", "no"),
    "es": ("dos", "tres seises", "cinco seises", "deshacer", "sí", "no"),
}
"""The count of green's doubt, the next bid, the one after it; undo, yes and no."""

LATE = {
    "fr": (
        *("non, bleu en avait trois", "non, bleu trois", "pardon, vert en avait trois"),
        *("non, il y en avait trois", "non, trois en tout", "non, j'en avais trois"),
        *("non, vert deux, bleu trois", "non, bleu n'en avait pas"),
    ),
    "pl": (
        *("nie, niebieski miał trzy", "nie, niebieski trzy", "przepraszam, zielony miał trzy"),
        *("nie, było ich trzy", "nie, razem trzy", "nie, miałem trzy"),
        *("nie, zielony dwie, niebieski trzy", "nie, niebieski nie miał żadnej"),
    ),
    "ru": (
        *("нет, у синего было три", "нет, синий три", "извините, у зелёного было три"),
        *("нет, их было три", "нет, всего три", "нет, у меня было три"),
        *("нет, зелёный две, синий три", "нет, у синего не было ни одной"),
    ),
    "en": (
        *("no, blue had three", "no, blue three", "sorry, green had three"),
        *("no, there were three", "no, three in all", "no, I had three"),
        *("no, green two, blue three", "no, blue didn't have any"),
    ),
    "es": (
        *("no, azul tenía tres", "no, azul tres", "perdón, verde tenía tres"),
        *("no, había tres", "no, tres en total", "no, tenía tres"),
        *("no, verde dos, azul tres", "no, azul no tenía ninguno"),
    ),
}
"""What can only be about dice that have been counted; green is the one who has bid since."""

TALK = {
    "fr": ("non, j'en ai deux", "non, personne", "non, aucun"),
    "pl": ("nie, mam dwie", "nie, nikt", "nie, żadnej"),
    "ru": ("нет, у меня две", "нет, ни у кого", "нет, ни одной"),
    "en": ("no, I have two", "no, nobody", "no, none"),
    "es": ("no, tengo dos", "no, nadie", "no, ninguno"),
}

LANGUAGES = list(PLAYERS)


def bid_on_the_table(language: str) -> Counted:
    """Blue's two fives, before anybody has doubted them."""
    table = Counted(language)
    table.say(TELLS[language][3])
    assert str(table.state.game.bid) == "2x5"
    return table


def test_every_language_is_here() -> None:
    for said in (COUNT, TOTALS, THERE_ARE, NEVER_SAID, CANCEL, TELLS, LATE, TALK, CALZA):
        assert set(said) == set(PHRASED)


@pytest.mark.parametrize(("language", "line"), each(TOTALS))
def test_the_total_is_put_right_while_players_count_one_by_one(language: str, line: str) -> None:
    table = Counted(language)
    table.say(COUNT[language], line)
    assert table.ids[0] == "dudo-held"
    assert table.total == 4
    assert table.state.counted == ((PLAYERS[language][0], 2),)


@pytest.mark.parametrize(("language", "line"), each(TOTALS))
def test_the_total_is_put_right_after_the_verdict(language: str, line: str) -> None:
    table = Counted(language)
    table.say(COUNT[language], *[TELLS[language][0]] * 2)
    assert table.total == 6
    table.say(line)
    assert table.total == 4


@pytest.mark.parametrize("language", LANGUAGES)
def test_what_may_be_either_is_the_player_s_where_he_has_so_many_dice(language: str) -> None:
    said, four, eight = THERE_ARE[language]
    blue = PLAYERS[language][0]
    table = Counted(language)
    table.say(COUNT[language], said.format(four))
    assert table.counts == {blue: 4}
    table.say(said.format(eight))
    assert table.total == 8


@pytest.mark.parametrize(("language", "line"), each(NEVER_SAID))
def test_a_challenge_that_nobody_called_is_withdrawn_while_dice_are_counted(
    language: str, line: str
) -> None:
    table = Counted(language)
    table.say(COUNT[language], line)
    assert table.ids == ["challenge-withdrawn", "current-bid"]
    assert table.state.mode == Bidding()


@pytest.mark.parametrize(("language", "line"), each(NEVER_SAID))
def test_after_its_verdict_it_is_asked_about_and_taken_back(language: str, line: str) -> None:
    count, *_, yes, no = TELLS[language]
    table = Counted(language)
    table.say(COUNT[language], count, count, count)
    settled = table.state.past
    table.say(line)
    assert table.ids == ["confirm-undo-challenge"]
    table.say(no)
    assert table.state.past == settled
    table.say(line, yes)
    assert table.ids[0] == "undone"
    assert str(table.state.game.bid) == "2x5"
    assert table.state.game.dice == (5, 5, 5)
    assert table.state.mode == Bidding()


@pytest.mark.parametrize(("language", "line"), each(NEVER_SAID))
def test_after_the_next_bid_it_is_told_what_to_do_first(language: str, line: str) -> None:
    count, bid, higher, undo, yes, _ = TELLS[language]
    table = Counted(language)
    table.say(count, bid)
    before = table.state.past
    table.say(line)
    assert table.told == (Message.of("undo-first"),)
    assert table.state.past == before
    table.say(undo, line, yes)
    assert str(table.state.game.bid) == "2x5"
    # where nobody has just been judged it is talk
    table.say(higher, line)
    assert table.ids == []


@pytest.mark.parametrize(("language", "line"), each(CANCEL))
def test_where_there_is_no_challenge_nothing_is_taken_back(language: str, line: str) -> None:
    count, bid, higher, *_ = TELLS[language]
    table = bid_on_the_table(language)
    before = table.state.past
    table.say(line)
    assert table.told == (Message.of("no-challenge"),)
    assert table.state.past == before
    table.say(CALLED[language][1], count, bid, line)
    assert table.told == (Message.of("undo-first"),)
    table.say(higher)
    before = table.state.past
    table.say(line)
    assert table.told == (Message.of("no-challenge"),)
    assert table.state.past == before


@pytest.mark.parametrize(("language", "line"), each(LATE))
def test_a_count_put_right_after_the_next_bid_is_told_what_to_do_first(
    language: str, line: str
) -> None:
    count, bid, _, undo, *_ = TELLS[language]
    table = Counted(language)
    table.say(COUNT[language], count, count)
    verdict = table.state.past
    table.say(bid)
    before = table.state.past
    table.say(line)
    assert table.told == (Message.of("undo-first"),)
    assert table.state.past == before
    table.say(undo)
    assert table.state.past == verdict
    table.say(line)
    assert table.told
    assert table.ids != ["undo-first"]


@pytest.mark.parametrize(("language", "line"), each(TALK))
def test_talk_after_the_next_bid_is_left_alone(language: str, line: str) -> None:
    count, bid, *_ = TELLS[language]
    table = Counted(language)
    table.say(count, bid)
    before = table.state
    table.say(line)
    assert table.told == ()
    assert table.state.past == before.past
    assert table.state.mode == before.mode


@pytest.mark.parametrize(("language", "line"), each(LATE))
def test_before_any_challenge_nobody_is_told_to_undo(language: str, line: str) -> None:
    table = bid_on_the_table(language)
    table.say(line)
    assert "undo-first" not in table.ids


@pytest.mark.parametrize("question", ["bid 6x5 | bid 6x4", "bid 6x_", "?dudo", "calza", "bid 20x5"])
@pytest.mark.parametrize("language", LANGUAGES)
def test_undo_said_to_a_question_forgets_what_is_asked_and_no_more(
    language: str, question: str
) -> None:
    table = bid_on_the_table(language)
    undo, before = TELLS[language][3], table.state.past
    table.hear(question)
    assert table.state.mode != Bidding()
    table.say(undo)
    assert table.ids == ["never-mind", "current-bid"]
    assert table.state.mode == Bidding()
    assert table.state.past == before
    table.say(undo)
    assert table.ids == ["undone", "turn-to-open"]


@pytest.mark.parametrize("question", ["?dudo", "calza", "dudo | bid 6x2"])
@pytest.mark.parametrize(("language", "line"), each(NEVER_SAID))
def test_a_challenge_that_is_only_asked_about_is_forgotten(
    language: str, line: str, question: str
) -> None:
    table = bid_on_the_table(language)
    table.hear(question)
    table.say(line)
    assert table.ids == ["never-mind", "current-bid"]
    assert str(table.state.game.bid) == "2x5"


@pytest.mark.parametrize("language", LANGUAGES)
def test_undo_said_to_a_close_reading_of_a_count_keeps_the_challenge(language: str) -> None:
    table = Counted(language)
    table.say(COUNT[language])
    table.hear("count 2 | count 3")
    table.say(TELLS[language][3])
    assert table.ids[0] == "never-mind"
    assert table.state.mode == Counting(((PLAYERS[language][0], 2),))
    table.hear("count 2 | count 3")
    table.say(CANCEL[language][0])
    assert table.ids[0] == "challenge-withdrawn"


@pytest.mark.parametrize("language", LANGUAGES)
def test_the_challenge_that_ended_the_game_is_taken_back(language: str) -> None:
    count, *_, yes, _ = TELLS[language]
    table = Counted(language, start_dice=1)
    table.say(count)
    assert isinstance(table.state.mode, Over)
    table.say(NEVER_SAID[language][0])
    assert table.ids == ["confirm-undo-challenge"]
    table.say(yes)
    assert table.state.game.winner is None
    assert str(table.state.game.bid) == "2x5"

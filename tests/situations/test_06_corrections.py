""" "Non, j'ai dit deux, pas douze": the bid is replaced, the turn is right, and it is told."""

from __future__ import annotations

import pytest

from tests.situations.conftest import Seated
from tests.situations.quick import quickly
from voice_perudo.referee.modes import Counting
from voice_perudo.rules.values import Phase

OPENINGS = {
    "fr": "bleu,vert,rouge",
    "pl": "niebieski,zielony,biały",
    "ru": "синий,красный,белый",
    "en": "red,blue,green",
}
CORRECTIONS = [
    ("fr", "douze trois", "non, j'ai dit deux, pas douze", "2x3"),
    ("fr", "huit cinq", "non, sept cinq", "7x5"),
    ("pl", "dwanaście trójek", "nie, dwie", "2x3"),
    ("ru", "восемь пятёрок", "нет, семь пятёрок", "7x5"),
    ("en", "twelve threes", "no, I said two, not twelve", "2x3"),
]


@pytest.mark.real_audio
@pytest.mark.parametrize(("language", "bid", "correction", "meant"), CORRECTIONS)
def test_the_bid_is_replaced_and_the_turn_stays(
    seated: Seated, language: str, bid: str, correction: str, meant: str
) -> None:
    table = seated(OPENINGS[language], language)
    table.type(bid)
    turn = table.turn
    assert table.say(correction, language) == ["bid-corrected"]
    assert (table.bid, table.turn) == (meant, turn)


def test_a_number_that_may_be_either_is_asked_about(seated: Seated) -> None:
    table = seated(OPENINGS["fr"], "fr")
    table.type("douze trois")
    assert table.type("non, deux") == ["choose-bid"]
    assert table.type("deux trois") == ["bid-corrected"]
    assert table.bid == "2x3"


def test_a_number_corrected_after_the_verdict_is_the_count(seated: Seated) -> None:
    table = seated("bleu,vert,rouge", "fr", options=("lost_dice_visible=true",))
    for line in ("deux cinq", "trois cinq", "dudo", "deux"):
        table.type(line)
    assert table.session.state.game.dice_of("vert") == 4
    told = table.type("non, trois")
    assert told[0] == "undone"
    assert "dudo-held" in told
    dice = table.session.state.game.dice_of
    assert (dice("vert"), dice("rouge")) == (5, 4)
    assert table.type("quatre six") == ["bid"]


def test_a_dudo_that_nobody_said_is_withdrawn(seated: Seated) -> None:
    table = seated("bleu,vert,rouge", "fr")
    table.type("deux cinq")
    table.type("dudo")
    assert table.session.state.game.phase is Phase.COUNTING
    assert table.type("non, j'ai pas dit dudo")[0] == "challenge-withdrawn"
    assert (table.bid, table.turn) == ("2x5", "vert")
    assert table.type("trois cinq") == ["bid"]


@pytest.mark.real_audio
def test_what_was_corrected_aloud_is_doubted_the_next_time(seated: Seated) -> None:
    table = seated("bleu,vert,rouge", "fr")
    for _ in range(2):
        table.say("douze trois", "fr")
        assert table.bid == "12x3"
        assert table.say("non, deux trois", "fr") == ["bid-corrected"]
        table.type("annule")
    assert table.say("douze trois", "fr") == ["choose-quantity"]
    assert table.say("deux", "fr") == ["bid"]
    assert table.bid == "2x3"


@pytest.mark.parametrize(
    ("language", "counts", "corrected"),
    [
        ("fr", ("rouge deux", "vert trois"), "non, deux"),
        ("en", ("red two", "green three"), "no, two"),
        ("pl", ("czerwony dwie", "zielony trzy"), "nie, dwie"),
        ("ru", ("красный две", "зелёный три"), "нет, две"),
        ("es", ("rojo dos", "verde tres"), "no, dos"),
    ],
)
def test_a_count_is_put_right_while_others_are_still_to_count(
    seated: Seated, language: str, counts: tuple[str, ...], corrected: str
) -> None:
    table = seated("bleu,rouge,vert", language)
    for line in (*OPENING[language], *counts, corrected):
        table.type(line)
    mode = table.session.state.mode
    assert isinstance(mode, Counting)
    assert [count for _, count in mode.counts] == [2, 2]


OPENING = {
    "fr": ("huit cinq", "dudo"),
    "en": ("eight fives", "dudo"),
    "pl": ("osiem piątek", "dudo"),
    "ru": ("восемь пятёрок", "дудо"),
    "es": ("ocho cincos", "dudo"),
}
"""A bid, and the doubt that has the dice counted."""

ENDS = [
    ("fr", "bleu,vert", ("un cinq", "dudo", "zéro"), "non, un"),
    ("en", "blue,green", ("one five", "dudo", "zero"), "no, one"),
    ("pl", "niebieski,zielony", ("jedna piątka", "dudo", "zero"), "nie, jedna"),
    ("ru", "синий,зелёный", ("одна пятёрка", "дудо", "ноль"), "нет, одна"),
    ("es", "azul,verde", ("un cinco", "dudo", "cero"), "no, uno"),
]


@pytest.mark.parametrize(("language", "players", "lines", "corrected"), ENDS)
def test_the_count_that_ended_the_game_is_put_right(
    seated: Seated, language: str, players: str, lines: tuple[str, ...], corrected: str
) -> None:
    first, second = players.split(",")
    table = seated(players, language, options=("start_dice=1", "palifico=off"))
    for line in lines:
        table.type(line)
    assert table.session.state.game.winner == second
    told = table.type(corrected)
    assert told[0] == "undone"
    assert told[-2:] == ["winner", "ask-new-game"]
    assert table.session.state.game.winner == first


@pytest.mark.real_audio
@pytest.mark.parametrize("dice", [2, 5])
def test_seven_is_heard_after_a_verdict_though_it_sounds_like_another_word(
    seated: Seated, dice: int
) -> None:
    table = seated("bleu,vert,rouge,jaune", "fr", options=(f"start_dice={dice}",))
    for line in ("six cinq", "dudo", "deux"):
        table.type(line)
    told = table.say("non, sept", "fr")
    assert told[0] == "undone"
    assert "dudo-held" in told


@pytest.mark.real_audio
def test_over_sound_too_the_end_can_be_put_right(seated: Seated) -> None:
    table = seated("bleu,vert", "fr", options=("start_dice=1", "palifico=off"))
    for line in ("un cinq", "dudo", "zéro"):
        table.type(line)
    assert table.say("non, deux", "fr")[0] == "undone"
    assert table.session.state.game.winner == "bleu"


ROWS = [
    ("fr", "bleu,vert,rouge", "bleu deux, vert trois"),
    ("en", "blue,green,red", "blue two, green three"),
    ("pl", "niebieski,zielony,czerwony", "niebieski dwie, zielony trzy"),
    ("ru", "синий,зелёный,красный", "синий две, зелёный три"),
    ("es", "azul,verde,rojo", "azul dos, verde tres"),
]


@pytest.mark.real_audio
@pytest.mark.parametrize(("language", "players", "counts"), ROWS)
def test_counts_are_told_in_one_breath(
    seated: Seated, language: str, players: str, counts: str
) -> None:
    table = seated(players, language)
    for line in OPENING[language]:
        table.type(line)
    assert table.say(counts, language) == ["count-told", "count-noted"]
    mode = table.session.state.mode
    assert isinstance(mode, Counting)
    assert [count for _, count in mode.counts] == [2, 3]


SETTLED = {
    "fr": ("bleu,vert,rouge", "bleu deux", "non, quatre en tout", "j'ai pas dit dudo", "oui"),
    "en": ("blue,green,red", "blue two", "no, four altogether", "I didn't say dudo", "yes"),
    "pl": (
        "niebieski,zielony,biały",
        "niebieski dwie",
        "nie, razem cztery",
        "nie mówiłem dudo",
        "tak",
    ),
    "ru": ("синий,красный,белый", "синий две", "нет, всего четыре", "я не говорил дудо", "да"),
    "es": ("azul,verde,rojo", "azul dos", "no, en total cuatro", "no he dicho dudo", "sí"),
}
"""The players, one's count, the total instead, and that nobody has doubted at all."""


@pytest.mark.real_audio
@pytest.mark.parametrize("language", quickly(SETTLED, "fr", "pl"))
def test_the_total_and_then_the_dudo_are_put_right_aloud(seated: Seated, language: str) -> None:
    players, count, total, denied, yes = SETTLED[language]
    table = seated(players, language)
    for line in (*OPENING[language], count):
        table.type(line)
    table.say(total, language)
    settlement = table.session.state.game.settlement
    assert settlement is not None
    assert settlement.count == 4
    assert table.say(denied, language) == ["confirm-undo-challenge"]
    assert table.type(yes)[0] == "undone"
    assert table.bid == "8x5"

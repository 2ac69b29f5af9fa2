"""What tired people say while the table is set up: done, asked about, or left alone as talk."""

from __future__ import annotations

from collections.abc import Mapping

import pytest

from tests.phrased import PHRASED
from tests.referee.counted_table import PLAYERS, each
from tests.referee.set_up_table import USUAL, SetUp
from tests.situations.test_07_table_talk import MOST_QUESTIONS, sentences
from voice_perudo.referee.modes import SetupStep
from voice_perudo.rules.house_rules import house_rules
from voice_perudo.rules.variant import load_variant

Lines = Mapping[str, tuple[str, ...]]

WITH_ME: Lines = {
    "fr": ("c'est bleu, vert et moi", "moi, bleu et vert", "vert, moi et bleu", "bleu vert et moi"),
    "pl": ("niebieski, zielony i ja", "ja, niebieski i zielony", "zielony, ja i niebieski"),
    "ru": ("синий, зелёный и я", "я, синий и зелёный", "зелёный, я и синий"),
    "en": ("it's blue, green and me", "me, blue and green", "green, me and blue"),
    "es": ("somos azul, verde y yo", "yo, azul y verde", "verde, yo y azul"),
}
ME: Lines = {
    "fr": ("moi", "c'est moi"),
    "pl": ("ja", "to ja"),
    "ru": ("я", "это я"),
    "en": ("me", "it's me"),
    "es": ("yo", "soy yo"),
}
I_START: Lines = {
    "fr": ("je commence", "c'est moi qui commence", "moi d'abord"),
    "pl": ("ja zaczynam", "zaczynam ja", "ja pierwszy"),
    "ru": ("я начинаю", "начинаю я", "я первый"),
    "en": ("I start", "me first", "can I go first"),
    "es": ("empiezo yo", "yo empiezo", "yo primero"),
}
TURNED: Lines = {
    "fr": ("à droite", "non, à droite", "dans l'autre sens", "non, dans le sens inverse"),
    "pl": ("w prawo", "nie, w prawo", "w drugą stronę", "na odwrót"),
    "ru": ("направо", "нет, направо", "в другую сторону", "наоборот"),
    "en": ("to the right", "no, counterclockwise", "the other way round", "we go to the right"),
    "es": ("a la derecha", "no, a la derecha", "al revés", "en sentido contrario"),
}
AS_TOLD: Lines = {
    "fr": ("à gauche",),
    "pl": ("w lewo",),
    "ru": ("налево",),
    "en": ("to the left", "clockwise"),
    "es": ("a la izquierda",),
}
THIRD_BEFORE_SECOND: Lines = {
    "fr": ("rouge est à droite de vert",),
    "pl": ("czerwony siedzi po prawej od zielonego",),
    "ru": ("красный сидит справа от зелёного",),
    "en": ("red sits to the right of green", "red is on the right of green"),
    "es": ("rojo está a la derecha de verde",),
}
WITHOUT_BUT_WITH: Lines = {
    "fr": ("sans palifico mais calza", "sans palifico mais avec calza"),
    "pl": ("bez palifico ale calza", "bez palifico ale z calzą"),
    "ru": ("без палифико но с кальсой", "без палифико, но с кальсой"),
    "en": ("without palifico but calza", "no palifico but with calza"),
    "es": ("sin palifico pero calza", "sin palifico pero con calza"),
}
WITH_BUT_WITHOUT: Lines = {
    "fr": ("avec calza mais pas palifico",),
    "pl": ("z calzą ale nie palifico",),
    "ru": ("с кальсой, но не палифико",),
    "en": ("with calza but not palifico",),
    "es": ("con calza pero no palifico",),
}
AND_SECOND_STARTS: Lines = {
    "fr": ("ah et aussi vert commence", "et puis vert commence", "mais vert commence"),
    "pl": ("o, i jeszcze zielony zaczyna", "a, i zielony zaczyna"),
    "ru": ("и ещё зелёный начинает", "ой, и зелёный начинает"),
    "en": ("oh and green starts", "and also green starts", "but green starts"),
    "es": ("ah, y también empieza verde", "pero luego empieza verde"),
}
TALK_OF_RULES: Lines = {
    "fr": ("mes enfants aiment les règles polonaises", "hier on a joué sans calza avec mamie"),
    "pl": ("moje dzieci lubią polskie zasady", "wczoraj graliśmy bez calzy u babci"),
    "ru": ("мои дети любят польские правила", "вчера мы сидели без кальсы у бабушки"),
    "en": ("my kids like the Polish rules", "yesterday we played without calza at grandma's"),
    "es": ("a mis hijos les gustan las reglas polacas", "ayer estuvimos sin calza en casa"),
}
RULES_AND_MORE: Lines = {
    "fr": ("les règles polonaises avec du froop", "bon alors, sans calza avec du froop"),
    "pl": ("polskie zasady i jakiś froop", "no dobra, bez calzy i jakiś froop"),
    "ru": ("польские правила и какой-то фруп", "ну ладно, без кальсы и какой-то фруп"),
    "en": ("the Polish rules without froop", "well then, without calza and some froop"),
    "es": ("las reglas polacas con un froop", "bueno, sin calza y un froop"),
}
POLISH: Lines = {
    "fr": ("polonais", "les polonaises"),
    "pl": ("polskie", "polski"),
    "ru": ("польские", "польский"),
    "en": ("Polish", "the Polish ones"),
    "es": ("polacas", "polaco"),
}
IN_POLISH = {
    "fr": "en polonais",
    "pl": "po polsku",
    "ru": "по польски",
    "en": "in Polish",
    "es": "en polaco",
}
YOU_CHOOSE: Lines = {
    "fr": ("comme tu veux", "peu importe", "ça m'est égal"),
    "pl": ("wszystko jedno", "obojętnie", "jak chcesz"),
    "ru": ("всё равно", "как хочешь", "без разницы"),
    "en": ("you choose", "whatever", "I don't mind"),
    "es": ("elige tú", "me da igual", "como quieras"),
}
DONT_MIND = {
    "fr": "peu importe",
    "pl": "obojętnie",
    "ru": "без разницы",
    "en": "whatever",
    "es": "me da igual",
}
NOBODY_ELSE: Lines = {
    "fr": ("c'est tout", "personne d'autre"),
    "pl": ("to wszyscy", "nikt więcej"),
    "ru": ("это все", "больше никого"),
    "en": ("that's everyone", "nobody else"),
    "es": ("nadie más", "ya está"),
}
THIRD_FIRST: Lines = {
    "fr": ("rouge en premier", "le premier c'est rouge"),
    "pl": ("czerwony pierwszy", "pierwszy jest czerwony"),
    "ru": ("красный первый", "первый красный"),
    "en": ("red first", "red is first"),
    "es": ("rojo primero", "el primero es rojo"),
}
HOW_POLISH: Lines = {
    "fr": ("c'est quoi les règles polonaises ?", "explique les règles polonaises"),
    "pl": ("jakie są polskie zasady?", "na czym polegają polskie zasady"),
    "ru": ("какие польские правила?", "что такое польские правила"),
    "en": ("what are the Polish rules?", "how do the Polish rules work"),
    "es": ("¿cuáles son las reglas polacas?", "explica las reglas polacas"),
}
HOW_MANY: Lines = {
    "fr": ("on peut être combien ?", "combien on peut être"),
    "pl": ("ilu może grać?", "ile osób może grać"),
    "ru": ("сколько может играть?", "сколько игроков может быть"),
    "en": ("how many can play?", "how many of us can play"),
    "es": ("¿cuántos podemos ser?", "cuántos pueden jugar"),
}
WHAT_NOW: Lines = {
    "fr": ("qu'est-ce que je dis ?", "je dis quoi"),
    "pl": ("co mam powiedzieć?", "co teraz"),
    "ru": ("что мне сказать?", "что теперь"),
    "en": ("what do you want me to say?", "what do I say"),
    "es": ("¿qué digo?", "y ahora qué"),
}
TWICE: Lines = {
    "fr": ("bleu, vert et bleu",),
    "pl": ("niebieski, zielony i niebieski",),
    "ru": ("синий, зелёный и синий",),
    "en": ("blue, green and blue",),
    "es": ("azul, verde y azul",),
}
LETS_PLAY: Lines = {
    "fr": ("on joue", "c'est bon pour moi"),
    "pl": ("gramy", "no to gramy"),
    "ru": ("играем", "давайте играть"),
    "en": ("we play", "we start"),
    "es": ("jugamos", "vamos allá"),
}


def test_every_language_is_here() -> None:
    tables = [lines for lines in globals().values() if isinstance(lines, dict) and "fr" in lines]
    assert len(tables) > 20
    assert all(set(lines) >= set(PHRASED) for lines in tables)


@pytest.mark.parametrize(("language", "line"), each(WITH_ME))
def test_whoever_says_me_is_asked_for_his_name(language: str, line: str) -> None:
    table = SetUp(language)
    table.say(line)
    assert table.ids == ["ask-own-name", "ask-next-player"]
    table.say(PLAYERS[language][2])
    blue, green, red = PLAYERS[language]
    assert table.mode.players == (blue, green, red)
    assert table.mode.step is SetupStep.PRESET


@pytest.mark.parametrize(("language", "line"), each(ME))
def test_me_is_no_name(language: str, line: str) -> None:
    alone, asked = SetUp(language), SetUp(language, SetupStep.PLAYERS)
    alone.say(line)
    assert alone.ids == ["player-count-refused"]
    asked.say(line)
    assert asked.ids == ["ask-own-name", "ask-first-player"]
    assert asked.mode.players == ()


NOT_BLUE_ME = {
    "fr": "bleu, vert, pardon, moi",
    "pl": "niebieski, zielony, przepraszam, ja",
    "ru": "синий, зелёный, ой нет, я",
    "en": "blue, green, sorry, me",
    "es": "azul, verde, perdón, yo",
}


@pytest.mark.parametrize("language", PHRASED)
def test_nobody_is_called_me_by_a_correction(language: str) -> None:
    table = SetUp(language, SetupStep.PLAYERS)
    table.say(NOT_BLUE_ME[language])
    assert "ask-own-name" in table.ids
    assert set(table.mode.players) <= set(PLAYERS[language])


@pytest.mark.parametrize(("language", "line"), each(I_START))
def test_whoever_starts_is_asked_for_his_name(language: str, line: str) -> None:
    table = SetUp(language, SetupStep.READ_BACK)
    table.say(line)
    assert table.ids == ["ask-starter-name"]
    assert table.mode.starter is None
    table.say(PLAYERS[language][1])
    assert table.mode.starter == PLAYERS[language][1]
    assert table.ids[-1] == "ask-setup-right"


@pytest.mark.parametrize("step", [SetupStep.PRESET, SetupStep.READ_BACK])
@pytest.mark.parametrize(("language", "line"), each(TURNED))
def test_everybody_may_sit_the_other_way_round(language: str, line: str, step: SetupStep) -> None:
    table = SetUp(language, step)
    blue, green, red = PLAYERS[language]
    table.say(line)
    assert table.mode.players == (blue, red, green)
    assert table.ids[0] == "setup-players"
    assert table.mode.step is step


@pytest.mark.parametrize(("language", "line"), each(AS_TOLD))
def test_or_as_they_were_told_to(language: str, line: str) -> None:
    table = SetUp(language, SetupStep.READ_BACK)
    table.say(line)
    assert table.mode.players == PLAYERS[language]
    assert table.ids[0] == "setup-players"


@pytest.mark.parametrize(("language", "line"), [*each(TURNED), *each(AS_TOLD)])
def test_the_way_round_is_no_name(language: str, line: str) -> None:
    table = SetUp(language, SetupStep.PLAYERS)
    table.say(line)
    assert table.ids == ["ask-first-player"]
    assert table.mode.players == ()


@pytest.mark.parametrize(("language", "line"), each(THIRD_BEFORE_SECOND))
def test_somebody_sits_to_the_right_of_another(language: str, line: str) -> None:
    table = SetUp(language, SetupStep.READ_BACK)
    blue, green, red = PLAYERS[language]
    table.say(line)
    assert table.mode.players == (blue, red, green)


@pytest.mark.parametrize("step", [SetupStep.PLAYER_COUNT, SetupStep.READ_BACK])
@pytest.mark.parametrize(("language", "line"), [*each(WITHOUT_BUT_WITH), *each(WITH_BUT_WITHOUT)])
def test_one_rule_is_played_and_another_is_not(language: str, line: str, step: SetupStep) -> None:
    table = SetUp(language, step)
    table.say(line)
    rules, usual = table.mode.variant, load_variant(USUAL[language])
    assert rules is not None
    assert house_rules(rules, usual) == ("no_palifico",)


@pytest.mark.parametrize(("language", "line"), each(AND_SECOND_STARTS))
def test_what_comes_to_mind_later_is_told_with_and(language: str, line: str) -> None:
    for step in (SetupStep.PRESET, SetupStep.READ_BACK):
        table = SetUp(language, step)
        table.say(line)
        assert table.mode.starter == PLAYERS[language][1]


@pytest.mark.parametrize("step", [SetupStep.PLAYER_COUNT, SetupStep.PRESET, SetupStep.READ_BACK])
@pytest.mark.parametrize(("language", "line"), each(TALK_OF_RULES))
def test_talk_of_rules_is_talk(language: str, line: str, step: SetupStep) -> None:
    SetUp(language, step).assert_unchanged_by(line)


@pytest.mark.parametrize(("language", "line"), each(RULES_AND_MORE))
def test_rules_and_something_more_are_asked_about(language: str, line: str) -> None:
    table = SetUp(language, SetupStep.PRESET)
    table.say(line)
    assert table.ids == ["understood-partly", "ask-preset"]


@pytest.mark.parametrize(("language", "line"), each(POLISH))
def test_a_word_for_a_language_names_rules_where_they_are_asked_for(
    language: str, line: str
) -> None:
    table = SetUp(language, SetupStep.PRESET)
    table.say(line)
    assert table.mode.variant == load_variant("polish-classic")
    assert table.state.settings.language == language


@pytest.mark.parametrize("language", PHRASED)
def test_a_language_can_be_changed_there_all_the_same(language: str) -> None:
    table = SetUp(language, SetupStep.PRESET)
    table.say(IN_POLISH[language])
    assert table.mode.variant is None
    assert table.state.settings.language == "pl"


@pytest.mark.parametrize(("language", "line"), each(YOU_CHOOSE))
def test_no_rules_in_particular_are_the_usual_ones(language: str, line: str) -> None:
    table = SetUp(language, SetupStep.PRESET)
    table.say(line)
    assert table.mode.variant == load_variant(USUAL[language])
    assert table.mode.opening is None
    assert table.ids[-1] == "ask-setup-right"


@pytest.mark.parametrize("language", PHRASED)
def test_nothing_in_particular_changes_nobody_who_starts(language: str) -> None:
    table = SetUp(language, SetupStep.READ_BACK)
    before = table.mode
    table.say(DONT_MIND[language])
    assert table.mode == before


@pytest.mark.parametrize(("language", "line"), each(NOBODY_ELSE))
def test_nobody_else_plays(language: str, line: str) -> None:
    table = SetUp(language, SetupStep.PLAYERS)
    table.say(*PLAYERS[language][:2], line)
    assert table.mode.count == 2
    assert table.ids == ["setup-players", "ask-preset"]


@pytest.mark.parametrize(("language", "line"), each(THIRD_FIRST))
def test_who_is_first_starts_or_is_named_first(language: str, line: str) -> None:
    red = PLAYERS[language][2]
    for step in (SetupStep.PRESET, SetupStep.READ_BACK):
        table = SetUp(language, step)
        table.say(line)
        assert table.mode.starter == red
        assert table.mode.players == PLAYERS[language]
    asked = SetUp(language, SetupStep.PLAYERS)
    asked.say(line)
    assert asked.mode.players == (red,)
    later = SetUp(language, SetupStep.PLAYERS)
    later.say(PLAYERS[language][0], line)
    assert later.ids == ["unknown-player"]


@pytest.mark.parametrize(("language", "line"), each(HOW_POLISH))
def test_how_rules_are_played_can_be_asked(language: str, line: str) -> None:
    table = SetUp(language, SetupStep.PRESET)
    before = table.mode
    table.say(line)
    assert table.ids[0] == "explain-preset"
    assert [dict(m.arguments)["rule"] for m in table.told if m.id == "house-rule"] == [
        *("calza", "palifico", "wild", "shown", "any_face")
    ]
    assert table.ids[-1] == "ask-preset"
    assert table.mode == before


@pytest.mark.parametrize(("language", "line"), each(HOW_MANY))
def test_how_many_can_play_can_be_asked(language: str, line: str) -> None:
    table = SetUp(language)
    table.say(line)
    assert table.ids == ["player-count-refused"]


@pytest.mark.parametrize(("language", "line"), each(WHAT_NOW))
def test_what_to_say_can_be_asked_at_every_question(language: str, line: str) -> None:
    helped = {
        SetupStep.PLAYER_COUNT: "help-setup-count",
        SetupStep.PLAYERS: "help-setup-players",
        SetupStep.PRESET: "help-setup-rules",
        SetupStep.READ_BACK: "help-setup-check",
    }
    for step, told in helped.items():
        table = SetUp(language, step)
        table.say(line)
        assert table.ids[0] == told


@pytest.mark.parametrize(("language", "line"), each(TWICE))
def test_two_of_one_name_are_told_so(language: str, line: str) -> None:
    table = SetUp(language)
    table.say(line)
    assert table.ids == ["name-taken", "ask-next-player"]
    assert table.mode.count == 3
    assert table.mode.players == PLAYERS[language][:2]


@pytest.mark.parametrize(("language", "line"), each(LETS_PLAY))
def test_the_game_begins(language: str, line: str) -> None:
    table = SetUp(language, SetupStep.READ_BACK)
    table.say(line)
    assert table.state.history is not None


@pytest.mark.parametrize("step", [SetupStep.PLAYERS, SetupStep.READ_BACK])
@pytest.mark.parametrize("language", PHRASED)
def test_talk_sets_nothing_up(language: str, step: SetupStep) -> None:
    table = SetUp(language, step)
    begun, asked = table.state, []
    for line in sentences(language):
        table.state = begun
        table.hear_aloud(line)
        assert table.mode == begun.mode, line
        asked += [line] if table.ids else []
    assert len(asked) <= MOST_QUESTIONS * len(sentences(language)), asked

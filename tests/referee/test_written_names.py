"""Set-up: names the recogniser need not know, and answers that sound like names."""

from __future__ import annotations

from dataclasses import replace

import pytest

from voice_perudo.hearing import Alternative, Hearing, Word
from voice_perudo.language.grammar import SELF
from voice_perudo.language.interpretation import (
    Intent,
    IntentName,
    NotUnderstood,
    Reason,
    Understood,
)
from voice_perudo.language.pack import joiners, load_language
from voice_perudo.referee.context import context
from voice_perudo.referee.dialogue import step
from voice_perudo.referee.doubt import weigh
from voice_perudo.referee.effects import Say
from voice_perudo.referee.modes import SettingUp, SetupStep, Starting
from voice_perudo.referee.settings import Settings
from voice_perudo.referee.state import Heard, State
from voice_perudo.referee.written_names import (
    LONGEST,
    MEANS_ELSE,
    UNLIKELY,
    hardly_a_name,
    names_in,
    written_names,
)
from voice_perudo.rules.variant import load_variant


def asked(step: SetupStep) -> State:
    settings = Settings("fr", (load_variant("bga-free"),))
    return State(settings, SettingUp(step, 3))


@pytest.mark.parametrize(
    ("text", "names"),
    [
        ("zoe", ("Zoe",)),
        ("anna, Ben ,zoe", ("Anna", "Ben", "Zoe")),
        ("Jean-Pierre; o'neill", ("Jean-Pierre", "O'Neill")),
    ],
)
def test_any_name_will_do(text: str, names: tuple[str, ...]) -> None:
    meant = names_in(asked(SetupStep.PLAYERS), text)
    assert meant is not None
    assert (meant.intent.player, *meant.intent.others) == names


INTRODUCED = {
    "fr": ("moi c'est zorglub", "et moi c'est Zorglub", "je m'appelle Zorglub"),
    "pl": ("ja jestem Zorglub", "a ja zorglub", "mam na imię Zorglub"),
    "ru": ("я Зорглуб", "а я зорглуб", "меня зовут Зорглуб"),
    "en": ("I'm Zorglub", "and I'm zorglub", "my name is Zorglub"),
    "es": ("yo soy Zorglub", "y yo zorglub", "me llamo Zorglub"),
}


@pytest.mark.parametrize("language", INTRODUCED)
def test_what_is_said_before_a_name_is_none_of_it(language: str) -> None:
    book = load_language(language).phrasebook
    for text in INTRODUCED[language]:
        meant = names_in(asked(SetupStep.PLAYERS), text, [book])
        assert meant is not None
        assert meant.intent.player in ("Zorglub", "Зорглуб"), text
        assert meant.intent.choice is None


def test_a_sentence_is_shown_with_a_capital_at_each_word() -> None:
    told = hardly_a_name(Intent(IntentName.PLAYER, player="j'ai pas fini", choice=UNLIKELY))
    assert dict(told.arguments)["player"] == "J'ai Pas Fini"


JOINED = {
    "fr": ("Anne et Zbyszko", "Anne, Zbyszko et Zoé"),
    "pl": ("Anna i Zbyszko", "Anna, Zbyszko oraz Ola"),
    "ru": ("Анна и Збышко", "Анна, Збышко и Ксюша"),
    "en": ("Anne and Zbyszko", "Anne, Zbyszko, and Zoe"),
    "es": ("Ana y Zbyszko", "Ana, Zbyszko e Inés"),
}


def test_the_spanish_and_is_another_before_i() -> None:
    meant = names_in(asked(SetupStep.PLAYERS), "ana e inés", [load_language("es").phrasebook])
    assert meant is not None
    assert (meant.intent.player, *meant.intent.others) == ("Ana", "Inés")


@pytest.mark.parametrize("table", JOINED)
@pytest.mark.parametrize("language", JOINED)
def test_a_word_between_two_names_parts_them_in_any_language(language: str, table: str) -> None:
    books = [load_language(table).phrasebook]
    for text, count in zip(JOINED[language], (2, 3), strict=True):
        meant = names_in(asked(SetupStep.PLAYER_COUNT), text, books, joiners())
        assert meant is not None
        names = (meant.intent.player or "", *meant.intent.others)
        assert len(names) == count
        assert all(name in text.replace(",", " ").split() for name in names)


@pytest.mark.parametrize(
    ("language", "text", "choice"),
    [
        ("en", "hello there", UNLIKELY),
        ("en", "hello Anna", UNLIKELY),
        ("en", "what do you mean", UNLIKELY),
        ("en", "chair", UNLIKELY),
        ("en", "we and they", UNLIKELY),
        ("en", "anna, hello there", UNLIKELY),
        ("en", "my name is zbyszko", None),
        ("en", "Chair", None),
        ("en", "Hello There", None),
        ("en", "anna maria", None),
        ("en", "bob, chair and liz", None),
        ("en", "“tigger”", None),
        ("en", "Liar", MEANS_ELSE),
        ("fr", "Menteur", MEANS_ELSE),
        ("fr", "il a faim", UNLIKELY),
        ("pl", "nie wiem", UNLIKELY),
        ("ru", "добрый вечер", UNLIKELY),
        ("es", "no lo sé", UNLIKELY),
    ],
)
def test_words_that_are_hardly_a_name_are_not_seated(
    language: str, text: str, choice: str | None
) -> None:
    books = [load_language(language).phrasebook]
    state = asked(SetupStep.PLAYERS)
    meant = names_in(state, text, books, joiners())
    assert meant is not None
    assert meant.intent.choice == choice
    after, effects = step(state, Heard(meant))
    seated = after.mode.players if isinstance(after.mode, SettingUp) else ()
    assert bool(seated) is (choice is None)
    assert any(isinstance(effect, Say) for effect in effects)


@pytest.mark.parametrize(
    ("language", "text"),
    [
        ("fr", "non, Zbyszko"),
        ("pl", "nie, zbyszko"),
        ("ru", "нет Zbyszko"),
        ("en", "no, Zbyszko"),
        ("es", "no, «Zbyszko»"),
    ],
)
def test_the_name_given_last_is_put_right_by_another(language: str, text: str) -> None:
    state = replace(asked(SetupStep.PLAYERS), mode=SettingUp(SetupStep.PLAYERS, 3, ("Anna", "Rob")))
    meant = names_in(state, text, [load_language(language).phrasebook], joiners())
    assert meant is not None
    after, _ = step(state, Heard(meant))
    assert isinstance(after.mode, SettingUp)
    assert after.mode.players == ("Anna", "Zbyszko")


def test_whoever_typed_an_unusual_name_can_be_named_by_it() -> None:
    mode = SettingUp(SetupStep.READ_BACK, 2, ("Mum", "Zbyszko"), load_variant("bga-free"))
    state = replace(asked(SetupStep.READ_BACK), mode=mode)
    for line, starter in (("zbyszko starts", "Zbyszko"), ("no, mum starts", "Mum")):
        heard = load_language("en").interpret(Hearing.typed(line), context(state))
        state, _ = step(state, Heard(heard))
        assert isinstance(state.mode, SettingUp)
        assert state.mode.starter == starter


@pytest.mark.parametrize("text", ["", "4 7", "anna,,ben", "x" * (LONGEST + 1), "what? now!"])
def test_other_lines_are_no_names(text: str) -> None:
    assert names_in(asked(SetupStep.PLAYERS), text) is None


def test_names_are_taken_only_where_players_are_asked_for() -> None:
    assert names_in(asked(SetupStep.READ_BACK), "zoe") is None
    assert names_in(asked(SetupStep.PLAYER_COUNT), "zoe") is None
    assert names_in(asked(SetupStep.PLAYER_COUNT), "zoe, ben") is not None
    settings = Settings("fr", (load_variant("bga-free"),))
    assert names_in(State(settings, Starting()), "zoe") is None


def test_yes_is_believed_rather_than_a_name_that_sounds_like_it() -> None:
    louis = Understood(Intent(IntentName.PLAYER, player="Louis"), 0.5)
    doubt = (louis, Understood(Intent(IntentName.YES), 0.4))
    assert weigh(asked(SetupStep.READ_BACK), doubt, None) == Intent(IntentName.YES)
    assert weigh(asked(SetupStep.PLAYERS), doubt, None) is None


REPLACED = {
    "fr": ("pas Ben, Zorglub", "pas ben, zorglub"),
    "pl": ("nie Ben, tylko Zorglub", "nie ben, tylko zorglub"),
    "ru": ("не Марк, а Зорглуб", "не марк, а зорглуб"),
    "en": ("not Ben, Zorglub", "not ben, zorglub"),
    "es": ("no Ben, sino Zorglub", "no ben, sino zorglub"),
}


@pytest.mark.parametrize("language", REPLACED)
def test_any_typed_name_takes_the_place_of_another(language: str) -> None:
    pack = load_language(language)
    players = ("Марк" if language == "ru" else "Ben", "Emma", "Tom")
    state = State(
        Settings(language, (load_variant("bga-free"),)),
        SettingUp(SetupStep.READ_BACK, 3, players),
    )
    capitals, small = REPLACED[language]
    name = "Зорглуб" if language == "ru" else "Zorglub"
    for text, player, choice in ((capitals, players[0], "instead"), (small, None, UNLIKELY)):
        heard = pack.interpret(Hearing.typed(text), context(state))
        assert isinstance(heard, NotUnderstood)
        meant = written_names(state, heard, text, [pack.phrasebook], joiners())
        assert isinstance(meant, Understood)
        intent = meant.intent
        assert intent.choice == choice
        assert name in (*intent.others, (intent.player or "").title())
        assert player in (None, intent.player)
    state, effects = step(state, Heard(heard, written=True))  # as it is heard
    told = [m.id for effect in effects if isinstance(effect, Say) for m in effect.messages]
    assert told[0] == "name-not-known"
    assert told[-1] == "ask-setup-right"
    assert isinstance(state.mode, SettingUp)
    assert state.mode.players == players


def test_a_sound_in_place_of_a_name_is_asked_about() -> None:
    place = context(
        State(Settings("en", (load_variant("bga-free"),)), SettingUp(SetupStep.PLAYERS))
    )
    for text in ("not ben [unk]", "anna ben [unk] and tom", "[unk] instead of ben"):
        heard = load_language("en").interpret(Hearing((Alternative(words(text)),)), place)
        assert isinstance(heard, NotUnderstood), text
        assert heard.reason is Reason.UNKNOWN_NAME, text
    for text in ("[unk] starts", "it's [unk]", "add [unk]"):
        heard = load_language("en").interpret(Hearing((Alternative(words(text)),)), place)
        assert heard == NotUnderstood(Reason.TALK), text


def words(text: str) -> tuple[Word, ...]:
    return tuple(map(Word, text.split()))


FAMILY = {
    "fr": ("papa, maman et moi", ("Papa", "Maman")),
    "pl": ("mama, tata i ja", ("Mama", "Tata")),
    "ru": ("мама, папа и я", ("Мама", "Папа")),
    "en": ("mum, dad and me", ("Mum", "Dad")),
    "es": ("mamá, papá y yo", ("Mamá", "Papá")),
}


@pytest.mark.parametrize("language", FAMILY)
def test_a_family_is_named_as_it_is_called(language: str) -> None:
    text, names = FAMILY[language]
    book = load_language(language).phrasebook
    meant = names_in(asked(SetupStep.PLAYER_COUNT), text, [book], joiners())
    assert meant is not None
    assert meant.intent == Intent(IntentName.PLAYER, player=names[0], others=(names[1], SELF))
    alone = names_in(asked(SetupStep.PLAYERS), names[0].lower(), [book], joiners())
    assert alone is not None
    assert alone.intent == Intent(IntentName.PLAYER, player=names[0])


STARTS = {
    "fr": "papa commence",
    "pl": "mama zaczyna",
    "ru": "мама начинает",
    "en": "mum starts",
    "es": "mamá empieza",
}


@pytest.mark.parametrize("language", STARTS)
def test_one_of_the_family_who_sits_there_starts(language: str) -> None:
    (first, second), text = FAMILY[language][1], STARTS[language]
    settings = Settings(language, (load_variant("bga-free"),))
    for name, told in ((first, "setup-starter"), (second, "unknown-player")):
        state = State(settings, SettingUp(SetupStep.READ_BACK, 2, (name, "Zorglub")))
        pack = load_language(language)
        heard = pack.interpret(Hearing.typed(text), context(state))
        if isinstance(heard, NotUnderstood):
            heard = written_names(state, heard, text, [pack.phrasebook], joiners())
        _, effects = step(state, Heard(heard, written=True))
        said = [m.id for e in effects if isinstance(e, Say) for m in e.messages]
        assert told in said


@pytest.mark.parametrize(
    ("text", "names"),
    [
        ("Ben, Tom et Léa", ("Ben", "Tom", "Léa")),
        ("Léa, Ben et Tom", ("Léa", "Ben", "Tom")),
        ("Bon, Tom et Léa", ("Tom", "Léa")),
        ("ben Tom et Léa", ("Tom", "Léa")),
    ],
)
def test_a_name_that_is_a_filler_as_well_is_a_name_where_it_is_written_as_one(
    text: str, names: tuple[str, ...]
) -> None:
    heard = load_language("fr").interpret(
        Hearing.typed(text), context(asked(SetupStep.PLAYER_COUNT))
    )
    assert isinstance(heard, Understood)
    assert (heard.intent.player, *heard.intent.others) == names


def test_such_a_word_before_a_number_of_players_is_none() -> None:
    state = asked(SetupStep.PLAYER_COUNT)
    heard = load_language("fr").interpret(Hearing.typed("Ben, on est trois"), context(state))
    assert isinstance(heard, Understood)
    assert heard.intent.name is IntentName.PLAYER_COUNT
    assert heard.intent.besides == ()

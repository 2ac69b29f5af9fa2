"""Every message can be said in every language, for every number, in good grammar."""

import re
import shutil
from collections.abc import Iterator
from dataclasses import dataclass
from pathlib import Path
from typing import Any

import pytest
import yaml
from fluent.syntax import FluentParser, ast, visitor

from voice_perudo.errors import DataError
from voice_perudo.language.interpretation import Scope, Understood
from voice_perudo.language.messages import Messages, load_messages
from voice_perudo.language.understand import understand
from voice_perudo.resources import data_path
from voice_perudo.rules.house_rules import HOUSE_RULES
from voice_perudo.rules.values import PACO, Bid

LOCALES = data_path("locales")
LANGUAGES = sorted(folder.name for folder in LOCALES.iterdir() if folder.is_dir())
LOADED = {language: load_messages(language) for language in LANGUAGES}
SPOKEN = Path(__file__).parent / "data" / "spoken"
NUMBERS = (0, 1, 2, 5, 11, 12, 21, 22, 25, 31, 36)
PIECES = "name-"
TOLD_OF_WILD_ONES = {"palifico-pacos", "count-without-pacos", "what-paco"}
"""Told by rules with wild ones alone, in a round without them, or to whoever asks about pacos."""


@dataclass(frozen=True)
class Piece:
    """A message used as an argument of another."""

    id: str
    arguments: tuple[tuple[str, Any], ...] = ()


CHOICES = {
    "preset": ("asmodee-bga", "bga-free", "polish-classic", "russian-dudo", "liars-dice", "own"),
    "direction": ("clockwise", "counterclockwise"),
    "wild": ("yes", "no"),
    "who": ("nobody", "one_die_players", "former_palifico"),
    "faces": ((1,), (6,), (5, 1), 3),
    "language": ("en", "es", "fr", "pl", "ru", "zh"),
    "way": ("random", "roll_off", "named"),
    "rule": tuple(HOUSE_RULES),
}
NUMERIC = {"count", "dice", "quantity", "least", "most", "changed", "number"}
TWO_READINGS = {
    "choose-count": (3, 13),
    "choose-player": ("Ann", "Bob"),
    "choose-two": (Piece("name-dudo"), Piece("name-bid", (("bid", Bid(2, 6)),))),
}


def values(message: str, argument: str, number: int) -> tuple[Any, ...]:
    """What an argument may be; ``number`` is used wherever a number is."""
    if argument in NUMERIC:
        return (number,)
    if argument in CHOICES:
        return CHOICES[argument]
    if argument in ("first", "second"):
        default = (Bid(max(number, 1), 5), Bid(max(number, 1), 6))
        return (TWO_READINGS.get(message, default)[argument == "second"],)
    if argument == "bid":
        return tuple(Bid(max(number, 1), face) for face in range(1, 7))
    if argument == "bids":
        return ((Bid(max(number, 1), 6),), (Bid(9, 5), Bid(max(number, 1), 6), Bid(4, 1)))
    if argument == "players":
        return (("Ann",), ("Ann", "Bob", "Zoé"))
    return ("Zoé",)


def argument_sets(message: str, names: frozenset[str], number: int) -> Iterator[dict[str, Any]]:
    """Argument sets in which every value of every argument occurs."""
    choices = {name: values(message, name, number) for name in sorted(names)}
    longest = max((len(values) for values in choices.values()), default=1)
    for index in range(longest):
        yield {name: options[index % len(options)] for name, options in choices.items()}


def rendered(messages: Messages, *, ones_wild: bool = True) -> Iterator[tuple[str, str, str]]:
    """(id, text, spoken) of every message for every number and value."""
    for message, names in messages.arguments.items():
        for number in NUMBERS:
            for arguments in argument_sets(message, names, number):
                said = messages.render(message, arguments, ones_wild=ones_wild)
                yield message, said.text, said.spoken


def references(path: Path) -> dict[str, set[str]]:
    """Ids and arguments read with Fluent's own parser."""

    class Arguments(visitor.Visitor):
        def __init__(self) -> None:
            self.names: set[str] = set()

        def visit_VariableReference(self, node: ast.VariableReference) -> None:  # noqa: N802
            self.names.add(node.id.name)

    found = {}
    for entry in FluentParser().parse(path.read_text()).body:
        assert not isinstance(entry, ast.Junk), entry.content
        if isinstance(entry, ast.Message):
            arguments = Arguments()
            arguments.visit(entry)
            found[entry.id.name] = arguments.names
    return found


@pytest.mark.parametrize("language", LANGUAGES)
def test_ids_and_arguments_are_the_english_ones(language: str) -> None:
    english = references(LOCALES / "en" / "announcements.ftl")
    assert len(english) > 100
    assert references(LOCALES / language / "announcements.ftl") == english
    assert LOADED[language].arguments == english


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_message_is_a_clean_sentence_for_every_number(language: str) -> None:
    for message, text, spoken in rendered(LOADED[language]):
        assert text.strip() == text != "", message
        assert "  " not in text, message
        assert "\n" not in text, message
        assert not set("{}$0123456789") & set(text + spoken), (message, text)
        assert message.startswith(PIECES) or text[-1] in ".!?", (message, text)
        first = next(character for character in text if character.isalpha())
        assert first == first.upper(), (message, text)


@pytest.mark.parametrize("language", LANGUAGES)
def test_dice_and_counts_are_told_apart(language: str) -> None:
    """A number that is given is heard: no two numbers of dice make the same sentence."""
    for message in ("dice-left", "dice-now", "dice-of", "dice-in-all", "count-above-dice"):
        said = {
            LOADED[language].render(message, {"dice": number, "player": "Zoé"}).text
            for number in range(1, 37)
        }
        assert len(said) == 36, message


def case_values(arguments: dict[str, Any]) -> dict[str, Any]:
    """Hand-written arguments: ``8x5`` is a bid, a list of faces, bids or names a tuple."""

    def value(given: Any) -> Any:
        if isinstance(given, list):
            return tuple(value(item) for item in given)
        if isinstance(given, str) and given[0].isdigit():
            return Bid.parse(given)
        return given

    return {name: value(given) for name, given in arguments.items()}


def hand_written(key: str) -> list[Any]:
    return [
        pytest.param(path.stem, *case, id=f"{path.stem}-{case[0]}-{number}")
        for path in sorted(SPOKEN.glob("*.yaml"))
        for number, case in enumerate(yaml.safe_load(path.read_text())[key])
    ]


@pytest.mark.parametrize(("language", "message", "arguments", "text"), hand_written("sentences"))
def test_sentences_for_the_screen(
    language: str, message: str, arguments: dict[str, Any], text: str
) -> None:
    assert LOADED[language].render(message, case_values(arguments)).text == text


@pytest.mark.parametrize(("language", "message", "arguments", "spoken"), hand_written("spoken"))
def test_sentences_for_the_voice(
    language: str, message: str, arguments: dict[str, Any], spoken: str
) -> None:
    said = LOADED[language].render(message, case_values(arguments))
    assert said.spoken == spoken
    assert said.language == language


@pytest.mark.parametrize(
    ("language", "message", "arguments", "text"), hand_written("ordinary_ones")
)
def test_ones_that_are_never_wild_are_called_ones(
    language: str, message: str, arguments: dict[str, Any], text: str
) -> None:
    said = LOADED[language].render(message, case_values(arguments), ones_wild=False)
    assert said.text == text


@pytest.mark.parametrize("language", LANGUAGES)
def test_only_rules_with_wild_ones_speak_of_pacos(language: str) -> None:
    pacos = re.compile(r"\b(pacos?|пако)\b", re.IGNORECASE)
    told = rendered(LOADED[language], ones_wild=False)
    assert {message for message, text, _ in told if pacos.search(text)} == TOLD_OF_WILD_ONES


@pytest.mark.parametrize("language", LANGUAGES)
def test_both_names_of_the_ones_are_understood_by_any_rules(language: str) -> None:
    for quantity in (1, 2, 5):
        for ones_wild in (True, False):
            bid = Bid(quantity, PACO)
            said = LOADED[language].render("name-bid", {"bid": bid}, ones_wild=ones_wild).text
            meant = understand(said, language, Scope.BIDDING)
            assert isinstance(meant, Understood), said
            assert (meant.intent.quantity, meant.intent.face) == (quantity, PACO), said


def test_a_message_inside_a_message_keeps_its_small_letter() -> None:
    pieces = {"first": Piece("name-bid", (("bid", Bid(8, 5)),)), "second": Piece("name-undo")}
    assert LOADED["en"].render("choose-two", pieces).text == "Eight fives or undo?"


@pytest.mark.parametrize(
    ("message", "arguments", "reason"),
    [
        ("no-such-message", {}, "there is no message 'no-such-message'"),
        ("bid", {"player": "Zoé"}, "the message 'bid' cannot be said"),
        ("bid", {"player": "Zoé", "bid": "8x5"}, "the message 'bid' cannot be said"),
        ("turn", {"player": Bid(8, 5)}, "the message 'turn' cannot be said"),
        ("turn", {}, "the message 'turn' cannot be said"),
    ],
)
def test_wrong_arguments_are_named(message: str, arguments: dict[str, Any], reason: str) -> None:
    with pytest.raises(DataError, match=reason):
        LOADED["en"].render(message, arguments)


@pytest.mark.parametrize(
    ("change", "reason"),
    [
        (("greeting = Bienvenue au Perudo.\n", ""), "the message 'greeting' is missing"),
        (("turn = À { $player } de jouer.", "turn = Au suivant."), r"'turn' does not use \$player"),
        (("À { $player } de jouer", "À { $player }, { $who }"), r"'turn' uses \$who, not given"),
        (("goodbye =", "farewell = Salut.\ngoodbye ="), "'farewell' is not one of the English"),
    ],
)
def test_a_translation_must_match_the_english_catalogue(
    tmp_path: Path, change: tuple[str, str], reason: str
) -> None:
    for language in ("en", "fr"):
        shutil.copytree(LOCALES / language, tmp_path / language)
    path = tmp_path / "fr" / "announcements.ftl"
    text = path.read_text()
    assert change[0] in text
    path.write_text(text.replace(*change))
    with pytest.raises(DataError, match=reason) as caught:
        load_messages("fr", tmp_path)
    assert caught.value.path == path


def test_a_new_language_is_files_only(tmp_path: Path) -> None:
    shutil.copytree(LOCALES / "en", tmp_path / "en")
    shutil.copytree(LOCALES / "es", tmp_path / "ca")
    said = load_messages("ca", tmp_path).render("bid", {"bid": Bid(2, 5), "player": "verd"})
    assert (said.text, said.language) == ("Dos cincos. Le toca a verd.", "ca")

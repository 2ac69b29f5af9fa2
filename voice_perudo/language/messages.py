"""What the referee says: messages of the catalogue, in words for the screen and for the voice."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from dataclasses import dataclass
from functools import cache
from pathlib import Path
from typing import Any, Protocol, cast, runtime_checkable

from babel import Locale
from fluent.runtime import FluentBundle
from fluent.runtime.types import FluentType

from voice_perudo.errors import DataError
from voice_perudo.language.catalogue import Catalogue, load_catalogue, outline
from voice_perudo.language.respelling import Respeller, sentence_case
from voice_perudo.language.speech_settings import (
    NOMINATIVE,
    SpeechSettings,
    Voice,
    load_speech_settings,
)
from voice_perudo.language.spelling import Speller
from voice_perudo.resources import data_path

REFERENCE = "en"
"""The language whose catalogue defines the ids and arguments of all the others."""
CATALOGUE = "announcements.ftl"


@runtime_checkable
class Phrase(Protocol):
    """A message put inside another one, such as each side of "Dudo or undo?"."""

    @property
    def id(self) -> str:
        """Its id in the catalogue."""

    @property
    def arguments(self) -> tuple[tuple[str, Any], ...]:
        """Its own arguments by name."""


@dataclass(frozen=True, slots=True)
class Utterance:
    """One announcement: ``text`` for the screen, ``spoken`` for the synthesiser."""

    text: str
    spoken: str
    language: str


class Messages:
    """The catalogue of one language, ready to render."""

    def __init__(
        self, language: str, settings: SpeechSettings, speller: Speller, catalogue: Catalogue
    ) -> None:
        self.language = language
        self.arguments = catalogue.arguments
        self._settings = settings
        self._path = catalogue.path
        self._respell = Respeller(settings.spoken)
        self._bundle = _bundle(language, catalogue, speller)
        self._with_ordinary_ones = _bundle(language, catalogue, speller.with_ordinary_ones())

    @property
    def voice(self) -> Voice:
        """Which voice reads the language."""
        return self._settings.voice

    def render(
        self,
        message_id: str,
        arguments: Mapping[str, Any] | None = None,
        *,
        ones_wild: bool = True,
    ) -> Utterance:
        """One message in words.

        Arguments are ``Bid``, tuples of ``Bid``, whole numbers, names, tuples of
        names, faces (a number or a tuple of them) or other messages. ``ones_wild``: whether
        the rules have pacos, or ones like any other face.

        Raises:
            DataError: no such message, or an argument is missing or of the wrong kind.
        """
        bundle = self._bundle if ones_wild else self._with_ordinary_ones
        text = sentence_case(self._format(bundle, message_id, arguments or {}))
        return Utterance(text, self._respell(text), self.language)

    def _format(self, bundle: FluentBundle, message_id: str, arguments: Mapping[str, Any]) -> str:
        if message_id not in self.arguments:
            raise DataError(self._path, f"there is no message '{message_id}'")
        pattern = bundle.get_message(message_id).value
        assert pattern is not None, "the catalogue refuses messages without text"
        values = {name: self._fluent(bundle, value) for name, value in arguments.items()}
        text, errors = bundle.format_pattern(pattern, values)
        if errors:
            raise DataError(self._path, f"the message '{message_id}' cannot be said: {errors[0]!r}")
        return str(text)

    def _fluent(self, bundle: FluentBundle, value: Any) -> Any:
        if isinstance(value, str | int):
            return value
        if isinstance(value, Phrase):
            return self._format(bundle, value.id, dict(value.arguments))
        return _Held(value)


@cache
def load_messages(language: str, locales: Path | None = None) -> Messages:
    """The messages of a language of ``locales`` (by default the ones that come with the program).

    Raises:
        DataError: a file of the language is wrong, or its catalogue is not complete.
    """
    root = locales or data_path("locales")
    path = root / language / "speech.toml"
    settings = load_speech_settings(path)
    speller = Speller(language, settings, path)
    catalogue = _catalogue(root / language, settings)
    if language != REFERENCE:
        catalogue.check_same(outline(root / REFERENCE / CATALOGUE))
    return Messages(language, settings, speller, catalogue)


def _bundle(language: str, catalogue: Catalogue, speller: Speller) -> FluentBundle:
    bundle = FluentBundle([language], functions=_functions(speller), use_isolating=False)
    bundle.add_resource(catalogue.resource)
    return bundle


def _catalogue(folder: Path, settings: SpeechSettings) -> Catalogue:
    case = {"case": settings.cases}
    gender = {"gender": frozenset(settings.numbers.rulesets)}
    functions = {
        **dict.fromkeys(("BID", "QUANTITY", "FACE", "BIDS"), case),
        "NUM": case | gender,
        "FACES": {"case": settings.named_cases},
        "NAMES": {},
    }
    return load_catalogue(folder / CATALOGUE, functions)


class _Held(FluentType):
    """A value that only a function can put into words."""

    def __init__(self, value: Any) -> None:
        self.value = value

    def format(self, locale: Locale) -> str:
        """Fluent calls this where a message shows the value without a function."""
        raise ValueError(f"{self.value!r} needs a function, like BID($bid)")


def _functions(speller: Speller) -> dict[str, Callable[[Any], FluentType]]:
    """The Fluent functions of a catalogue, by name."""

    def held(spell: Callable[..., str]) -> Callable[..., str]:
        return lambda argument, case=NOMINATIVE: spell(argument.value, case=case)

    def number(argument: int, gender: str | None = None, case: str = NOMINATIVE) -> str:
        return speller.number(argument, gender, case)

    def faces(argument: Any, case: str = NOMINATIVE) -> str:
        return speller.faces(getattr(argument, "value", (argument,)), case)

    def names(argument: Any) -> str:
        return speller.names(argument.value)

    functions: dict[str, Callable[..., str]] = {
        "BID": held(speller.bid),
        "QUANTITY": held(speller.quantity),
        "FACE": held(speller.face),
        "BIDS": held(speller.bids),
        "NUM": number,
        "FACES": faces,
        "NAMES": names,
    }
    # Fluent takes plain strings and named arguments too, though its annotation leaves them out.
    return cast("dict[str, Callable[[Any], FluentType]]", functions)

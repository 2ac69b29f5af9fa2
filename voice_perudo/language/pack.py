"""Everything one language needs, loaded from its files."""

from __future__ import annotations

from dataclasses import replace
from functools import cache

from voice_perudo.errors import DataError, UsageError
from voice_perudo.hearing import Hearing
from voice_perudo.language.available import available_languages
from voice_perudo.language.completeness import Completeness
from voice_perudo.language.grammar_reader import load_grammar, read_colours, read_joiners
from voice_perudo.language.half_understood import words_in_capitals
from voice_perudo.language.interpretation import Interpretation, Scope
from voice_perudo.language.lexicon import plain
from voice_perudo.language.matching import MatchContext, Matcher
from voice_perudo.language.messages import Messages, load_messages
from voice_perudo.language.normalise import tokens
from voice_perudo.language.phrasebook import Phrasebook
from voice_perudo.language.players import Colours
from voice_perudo.language.settings import LanguageSettings, load_settings
from voice_perudo.resources import data_path


class LanguagePack:
    """One language: its settings, its phrases both ways, and its announcements."""

    def __init__(self, code: str, settings: LanguageSettings, phrasebook: Phrasebook) -> None:
        self.code = code
        self.settings = settings
        self.phrasebook = phrasebook
        self.matcher = Matcher(phrasebook, settings.recognition)

    @property
    def messages(self) -> Messages:
        """The announcements of the language."""
        return load_messages(self.code)

    def interpret(self, hearing: Hearing, context: MatchContext) -> Interpretation:
        """What was meant by what was heard."""
        if hearing.written and context.scope is Scope.SETUP:
            named = self._named_like_fillers(hearing.text)
            context = replace(context, players=tuple(dict.fromkeys((*context.players, *named))))
        return self.matcher.interpret(hearing, context)

    def _named_like_fillers(self, text: str) -> list[str]:
        """First names, of any language, in a typed line that are also a filler word of this one:
        Ben and the French “ben”.
        """
        fillers = self.phrasebook.grammar.fillers
        alike = {words for words in map(plain, fillers) if words in _known_names()}
        return [word for word in words_in_capitals(text) if tokens(word) in alike]

    def is_complete(self, text: str, scope: Scope, players: tuple[str, ...] = ()) -> Completeness:
        """Whether the speaker of these words seems to have finished."""
        return self.phrasebook.completeness(text, scope, players)


@cache
def load_language(code: str) -> LanguagePack:
    """The language of that code.

    Raises:
        UsageError: there is no such language.
        DataError: one of its files is wrong.
    """
    if code not in available_languages():
        known = ", ".join(available_languages())
        raise UsageError(f"Unknown language '{code}': choose one of {known}.")
    settings = load_settings(code)
    grammar = load_grammar(data_path("grammars") / f"{code}.yaml")
    colours = Colours(tuple(grammar.colours.items()), _colour_ids())
    names = _first_names(code)
    phrasebook = Phrasebook(grammar, settings.recognition.forgiveness(), colours, names)
    return LanguagePack(code, settings, phrasebook)


@cache
def _colour_ids() -> dict[tuple[str, ...], str]:
    """The cup colours in the words of every language, so that "vert" is also "zielony"."""
    found: dict[tuple[str, ...], str] = {}
    for code in available_languages():
        for words, colour in read_colours(data_path("grammars") / f"{code}.yaml").items():
            found.setdefault(plain(words), colour)
    return found


@cache
def _known_names() -> frozenset[tuple[str, ...]]:
    """The first names of every language, as they are compared."""
    return frozenset(tokens(name) for code in available_languages() for name in _first_names(code))


@cache
def joiners() -> tuple[str, ...]:
    """What stands between two names in any language: “and”, “et”, “i”, the longest first."""
    patterns = {
        pattern
        for code in available_languages()
        for pattern in read_joiners(data_path("grammars") / f"{code}.yaml")
    }
    return tuple(sorted(map(" ".join, patterns), key=lambda words: (-len(words), words)))


def _first_names(code: str) -> tuple[str, ...]:
    """Names a player may give himself by voice; none where the language lists none."""
    path = data_path("locales") / code / "names.txt"
    if not path.is_file():
        return ()
    try:
        lines = path.read_text(encoding="utf-8").splitlines()
    except (OSError, UnicodeDecodeError) as error:
        raise DataError(path, f"cannot be read as UTF-8 text ({error}); restore it") from error
    return tuple(line.strip() for line in lines if line.strip() and not line.startswith("#"))

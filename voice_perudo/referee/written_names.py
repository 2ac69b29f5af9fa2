"""Names that are typed while the table is set up: any name will do, the recogniser's or not.

Words that are hardly a name are not seated: capital letters make them one.
"""

from __future__ import annotations

import re
from collections.abc import Iterable

from voice_perudo.language.grammar import RATHER, SELF
from voice_perudo.language.interpretation import (
    Intent,
    IntentName,
    Interpretation,
    NotUnderstood,
    Reason,
    Understood,
)
from voice_perudo.language.normalise import tokens
from voice_perudo.language.phrasebook import Phrasebook
from voice_perudo.referee.effects import Message
from voice_perudo.referee.modes import SettingUp, SetupStep
from voice_perudo.referee.state import State

LONGEST = 20
"""Letters of a name at most: it is read aloud every round."""
UNLIKELY = "unlikely"
"""The choice of a player typed in words that are hardly his name."""
MEANS_ELSE = "means_else"
"""The choice of a player typed in words that will mean something else in the game."""

_SEPARATORS = re.compile(r"[,;&+]")
_BEFORE_I = {"y": "e"}  # what the Spanish "and" becomes: "Ana e Inés"
_QUOTES = " \"'«»“”„"
_NAME = re.compile(r"[^\W\d_]+(?:[ '’-][^\W\d_]+)*\.?")


def written_names(
    state: State,
    heard: NotUnderstood,
    text: str,
    books: Iterable[Phrasebook] = (),
    joiners: tuple[str, ...] = (),
) -> Interpretation:
    """What a typed line means that only its names keep from being understood."""
    match heard.reason:
        case Reason.PARTLY:
            return heard
        case Reason.UNKNOWN_NAME if heard.partial is not None:
            return _with_any_names(heard.partial, tuple(books)) or heard
        case _:
            return names_in(state, text, books, joiners) or heard


def _with_any_names(intent: Intent, books: tuple[Phrasebook, ...]) -> Understood | None:
    """The intent with whatever names were typed in it; ``None`` if one cannot be a name."""
    told = (intent, *intent.besides)
    names = [name for one in told for name in one.named if name != SELF]
    if not all(len(name) <= LONGEST and _NAME.fullmatch(name) for name in names):
        return None
    doubtful = [n for n in names if n.islower() and not any(book.is_name(n) for book in books)]
    if doubtful:
        return Understood(Intent(IntentName.PLAYER, player=doubtful[0], choice=UNLIKELY), 1.0, True)
    return Understood(intent.renamed(_as_name), 1.0, True)


def names_in(
    state: State, text: str, books: Iterable[Phrasebook] = (), joiners: tuple[str, ...] = ()
) -> Understood | None:
    """The players named in a typed line that is nothing else; ``None`` where none are asked for.

    ``books`` are those of the languages spoken here, ``joiners`` what stands between two names
    in any language. A name that cannot be, or is hardly one, is the only player of the answer.
    """
    mode = state.mode
    if not isinstance(mode, SettingUp):
        return None
    known = tuple(books)
    if (rather := _rather(mode, text, known)) is not None:
        return rather
    said = [_without_introduction(name, known) for name in _names(text, known, joiners)]
    names = [SELF if any(book.is_self(name) for book in known) else name for name in said]
    few = len(names) < 2 and mode.step is SetupStep.PLAYER_COUNT
    if few or mode.step not in (SetupStep.PLAYER_COUNT, SetupStep.PLAYERS):
        return None
    others = [name for name in names if name != SELF]
    if not all(len(name) <= LONGEST and _NAME.fullmatch(name) for name in others):
        return None
    if (refused := _refused(others, known)) is not None:
        return Understood(refused, 1.0, True)
    first, *others = map(_as_name, names)
    return Understood(Intent(IntentName.PLAYER, player=first, others=tuple(others)), 1.0, True)


def _rather(mode: SettingUp, text: str, books: tuple[Phrasebook, ...]) -> Understood | None:
    """“No, Zbyszko”: not the one named last."""
    if mode.step is not SetupStep.PLAYERS or not mode.players:
        return None
    no, *rest = re.split(r"[\s,]+", text.strip(), maxsplit=1)
    correctors = {corrector for book in books for corrector in book.grammar.correctors}
    name = "".join(rest).strip(_QUOTES)
    if (no.lower(),) not in correctors or not _NAME.fullmatch(name) or _is_sentence(name, books):
        return None
    name = _with_capitals(name) if name.islower() else name
    return Understood(Intent(IntentName.SEATING, player=name, choice=RATHER), 1.0, True)


def hardly_a_name(intent: Intent) -> Message:
    """What to say to words that are hardly a name, or mean something else."""
    typed = intent.player or ""
    if intent.choice == MEANS_ELSE:
        return Message.of("name-means-else", player=typed)
    return Message.of("name-unlikely", typed=typed, player=_with_capitals(typed))


def _as_name(typed: str) -> str:
    """With capitals where it was typed without any: “papa”."""
    return _with_capitals(typed) if typed != SELF and typed.islower() else typed


def _with_capitals(name: str) -> str:
    """The name with capitals; after an apostrophe in a single word alone (“O'Neill”, “C'est”)."""
    starts = r"(?:^|(?<=[\s-]))\w"
    if " " not in name:
        starts += r"|(?<=['’])\w(?!\b)"
    return re.sub(starts, lambda first: first[0].upper(), name)


def _without_introduction(name: str, books: tuple[Phrasebook, ...]) -> str:
    """“Zbyszko” of “I'm Zbyszko”: what a player says before his name is none of it."""
    before = {words for book in books for words in book.introductions}
    words = name.split()
    for number in range(len(words) - 1, 0, -1):
        if tokens(" ".join(words[:number])) in before:
            return " ".join(words[number:])
    return name


def _names(text: str, books: tuple[Phrasebook, ...], joiners: tuple[str, ...]) -> list[str]:
    """The parts of the line; a foreign "and" parts only what is written like names."""
    own = _with_forms(tuple(" ".join(j) for book in books for j in book.grammar.joiners))
    names: list[str] = []
    for name in (name for part in _SEPARATORS.split(text) for name in _parted(part, own)):
        parts = _parted(name, _with_forms(joiners))
        names += [name] if any(_has_small_word(part, books) for part in parts) else parts
    return names


def _with_forms(joiners: tuple[str, ...]) -> tuple[str, ...]:
    return (*joiners, *(_BEFORE_I[joiner] for joiner in joiners if joiner in _BEFORE_I))


def _parted(text: str, joiners: tuple[str, ...]) -> list[str]:
    words = "|".join(map(re.escape, joiners)) or "(?!)"
    parts = re.split(rf"(?:^|\s+)(?:{words})\s+", text.strip(), flags=re.I)
    begins_with_one = len(parts) > 1 and not parts[0]
    return [part.strip(_QUOTES) for part in (parts[1:] if begins_with_one else parts)]


def _refused(names: list[str], books: tuple[Phrasebook, ...]) -> Intent | None:
    """The first of the names that nobody can or will have; ``None`` if there is none."""
    for name in names:
        if any(book.means_something(tokens(name)) and not book.is_name(name) for book in books):
            return Intent(IntentName.PLAYER, player=name, choice=MEANS_ELSE)
    everyday = [name for name in names if name.islower() and _is_everyday(name, books)]
    sentences = [name for name in names if _is_sentence(name, books)]
    # beside a name, a lone word is one as well
    unlikely = sentences or (everyday if len(everyday) == len(names) else [])
    if not unlikely:
        return None
    return Intent(IntentName.PLAYER, player=unlikely[0], choice=UNLIKELY)


def _is_everyday(name: str, books: tuple[Phrasebook, ...]) -> bool:
    return any(book.is_everyday(name) for book in books)


def _is_sentence(name: str, books: tuple[Phrasebook, ...]) -> bool:
    return " " in name and _has_small_word(name, books)


def _has_small_word(name: str, books: tuple[Phrasebook, ...]) -> bool:
    """Whether one of the words is neither a name nor written as one."""
    return any(
        word.islower() and not any(book.is_name(word) for book in books) for word in name.split()
    )

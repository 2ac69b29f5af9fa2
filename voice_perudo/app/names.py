"""Players' names must be sayable: a name heard as a bid or as somebody else spoils the game."""

from __future__ import annotations

from collections.abc import Iterable

from voice_perudo.errors import UsageError
from voice_perudo.language.interpretation import Interpretation, Scope, Unclear, Understood
from voice_perudo.language.understand import understand

LONGEST_NAME = 40
"""Letters; what is longer is no name, and cannot be shown."""


def check_names(names: tuple[str, ...], languages: Iterable[str]) -> None:
    """Whether each name, said in each of the languages, means that player and nothing else.

    Raises:
        UsageError: a name is too long, cannot be said, or means something else.
    """
    for name in names:
        if len(name) > LONGEST_NAME or not name.isprintable():
            raise UsageError(
                f"A player's name is longer than {LONGEST_NAME} letters or cannot be shown: "
                "give a short one in plain letters."
            )
    for language in dict.fromkeys(languages):
        for name in names:
            _check(name, names, language)


def _check(name: str, names: tuple[str, ...], language: str) -> None:
    called = understand(name, language, Scope.BIDDING, players=names)
    answered = understand(name, language, Scope.CONFIRMING, players=names)
    meant = _meanings(called)
    if not meant:
        raise UsageError(
            f"Nobody can be called '{name}' aloud: give a name of letters, or a cup colour."
        )
    others = [other for other in (*meant, *_meanings(answered)) if other.intent.player != name]
    for other in others:
        # A word that merely resembles a command ("Manuel", "manual") is a name all the same.
        if other.exact:
            player = other.intent.player
            heard = f"'{player}'" if player in names else "a word of the game"
            raise UsageError(f"The name '{name}' is heard as {heard}: choose another one.")


def _meanings(interpretation: Interpretation) -> tuple[Understood, ...]:
    match interpretation:
        case Understood():
            return (interpretation,)
        case Unclear(candidates):
            return candidates
        case _:
            return ()

"""What does not change while people play."""

from __future__ import annotations

from dataclasses import dataclass
from enum import StrEnum
from typing import TypeAlias

from voice_perudo.rules.values import Player
from voice_perudo.rules.variant import Variant


class Announce(StrEnum):
    """In whose language announcements are made."""

    TABLE = "table"
    PLAYER = "player"


Languages: TypeAlias = tuple[tuple[Player, str], ...]
"""Who speaks which language, by its code."""


@dataclass(frozen=True, slots=True)
class LastTable:
    """The table that “the same as last time” means; ``players`` sit clockwise."""

    language: str
    variant: Variant
    players: tuple[Player, ...]
    player_languages: Languages = ()


class LastTableFault(StrEnum):
    """Why the last table is not known."""

    DAMAGED = "damaged"
    NEWER = "newer"


@dataclass(frozen=True, slots=True)
class Settings:
    """What does not change while people play.

    ``variants`` are the rules that can be chosen by voice, the table's usual
    ones first; ``languages`` the codes that can, and ``ask_language`` whether
    they are offered; ``presets`` are the rules without changed options, ``usual``
    names each language's own where none were chosen. ``last`` is the table that
    played last, or why nobody knows. ``clear`` (0–1) is the belief below which a
    Dudo, Calza, undo, new game or quit is confirmed first; ``learning`` (0–1) the
    share of what is missing to certainty that a correction teaches.
    """

    language: str
    variants: tuple[Variant, ...]
    languages: tuple[str, ...] = ()
    announce: Announce = Announce.TABLE
    player_languages: Languages = ()
    clear: float = 0.8
    learning: float = 0.5
    ask_language: bool = False
    presets: tuple[Variant, ...] = ()
    usual: tuple[tuple[str, str], ...] = ()
    last: LastTable | LastTableFault | None = None

    def variant(self, name: str | None) -> Variant | None:
        """The variant of that preset, if it can be chosen."""
        return next((v for v in self.variants if v.name == name), None)

    def language_of(self, player: Player | None) -> str:
        """The code of the player's own language, or of the table's if he has none."""
        return dict(self.player_languages).get(player or "", self.language)

    @property
    def usual_variant(self) -> Variant:
        """The rules to propose: the language's own, or those chosen beforehand."""
        return self.variant(dict(self.usual).get(self.language)) or self.variants[0]

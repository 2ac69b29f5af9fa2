"""What is listened for between two utterances, and what an answer would mean."""

from __future__ import annotations

from dataclasses import dataclass, field
from enum import StrEnum
from typing import TypeAlias

from voice_perudo.language.interpretation import Intent
from voice_perudo.referee.settings import Languages
from voice_perudo.rules.values import Bid, ChallengeKind, Player
from voice_perudo.rules.variant import FirstStarter, Variant

Counts: TypeAlias = tuple[tuple[Player, int], ...]
"""Who has counted how many dice, in the order told."""


# What can be done once it is clear that it was meant.


@dataclass(frozen=True, slots=True)
class PlaceBid:
    """``bidder`` bids; ``corrects``: in place of the bid he has just made."""

    bidder: Player
    bid: Bid
    corrects: bool = False


@dataclass(frozen=True, slots=True)
class CallChallenge:
    """Dudo or Calza; ``caller`` is ``None`` while nobody knows who called."""

    kind: ChallengeKind
    caller: Player | None = None


@dataclass(frozen=True, slots=True)
class TakeBack:
    """Undo the last action; ``challenge``: with all that was counted, if it is one."""

    challenge: bool = False


@dataclass(frozen=True, slots=True)
class StartAgain:
    """Begin a new game with the same players."""


@dataclass(frozen=True, slots=True)
class Leave:
    """End the session."""


Deed: TypeAlias = PlaceBid | CallChallenge | TakeBack | StartAgain | Leave


# What is listened for, and what an answer would mean.


class SetupStep(StrEnum):
    """The questions of a set-up by voice, in order."""

    LANGUAGE = "language"
    PLAYER_COUNT = "player_count"
    PLAYERS = "players"
    PRESET = "preset"
    OTHER_PRESET = "other_preset"
    READ_BACK = "read_back"


RULES_ASKED = (SetupStep.PRESET, SetupStep.OTHER_PRESET)
"""The steps at which rules are asked for."""


@dataclass(frozen=True, slots=True)
class SettingUp:
    """The table is asked who plays and by which rules.

    ``languages`` are the own languages of players who have one; ``opening``
    is how the starter is found where it is not as the rules say, and ``starter``
    who opens if that was said. ``newest``: how many of ``players`` came last. ``before`` is
    the table before the correction that was said last, if one was.
    """

    step: SetupStep
    count: int = 0
    players: tuple[Player, ...] = ()
    variant: Variant | None = None
    languages: Languages = ()
    opening: FirstStarter | None = None
    starter: Player | None = None
    newest: int = 1
    before: SettingUp | None = field(default=None, compare=False)


@dataclass(frozen=True, slots=True)
class Starting:
    """Who opens the first round is not known yet.

    ``rolls`` are those told so far, the last one at the end; ``rolling`` the players who
    roll: all of them, or those who were equal. ``before`` are the rolls that came before
    they roll again. ``way`` is how the starter is being found if not as the rules say. ``again``
    has just been asked to tell his roll again, for it was taken back. ``unnamed`` was told
    first, and it has just been asked by whom.
    """

    rolls: tuple[tuple[Player, int], ...] = ()
    rolling: tuple[Player, ...] = ()
    before: Starting | None = None
    way: FirstStarter | None = None
    again: Player | None = field(default=None, compare=False)
    unnamed: int | None = None


@dataclass(frozen=True, slots=True)
class Bidding:
    """The player on turn may bid or challenge.

    ``rolled`` is what was told of the roll for the start when it was found that he starts: it
    can be put right until the first bid. Rolls are missing where he was named before all of them
    were told.
    """

    rolled: Starting | None = None


@dataclass(frozen=True, slots=True)
class AskingHalf:
    """Half a bid was said; the other half is asked for. One of the two is ``None``.

    ``back`` is where it was said.
    """

    quantity: int | None = None
    face: int | None = None
    back: Bidding = Bidding()


@dataclass(frozen=True, slots=True)
class Confirming:
    """“Is that right?” before ``deed`` is done; ``back`` is where “no” leads."""

    deed: Deed
    back: Mode


@dataclass(frozen=True, slots=True)
class Choosing:
    """Two readings are close; ``back`` is where the utterance was heard."""

    options: tuple[Intent, Intent]
    back: Mode


@dataclass(frozen=True, slots=True)
class AskingCaller:
    """A challenge was called and nobody knows by whom."""

    kind: ChallengeKind


@dataclass(frozen=True, slots=True)
class OneFace:
    """How many dice show ``face``, one of the two that count; ``player`` is ``None`` for
    everybody's.
    """

    face: int
    count: int
    player: Player | None = None


@dataclass(frozen=True, slots=True)
class Counting:
    """A challenge is open; ``counts`` are those told player by player so far.

    ``again`` has just been asked to count again, for his count cannot be. ``halves`` were told of
    one face alone: the dice of the other are asked for, one after the other. ``aloud``: how far
    everybody's dice have been counted aloud, if they are.
    """

    counts: Counts = ()
    again: Player | None = None
    halves: tuple[OneFace, ...] = ()
    aloud: int = 0

    @property
    def asked(self) -> OneFace | None:
        """The half whose other half is asked for now."""
        return None if self.again is not None or not self.halves else self.halves[0]


@dataclass(frozen=True, slots=True)
class Paused:
    """Nothing is acted on but going on, help, undo, a new game, the end; ``back`` goes on after."""

    back: Mode


@dataclass(frozen=True, slots=True)
class Over:
    """The game is won.

    ``left``: and the players have said good-bye, or it has been gone on with after a stop
    and nothing was said to it.
    """

    left: bool = False


Mode: TypeAlias = (
    SettingUp
    | Starting
    | Bidding
    | AskingHalf
    | Confirming
    | Choosing
    | AskingCaller
    | Counting
    | Paused
    | Over
)

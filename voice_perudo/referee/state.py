"""Everything the dialogue remembers between two utterances."""

from __future__ import annotations

from dataclasses import dataclass, field
from enum import StrEnum
from typing import TypeAlias

from voice_perudo.language.confusion import Confusion
from voice_perudo.language.interpretation import Intent, Interpretation
from voice_perudo.referee.effects import Message
from voice_perudo.rules.actions import Illegal
from voice_perudo.rules.history import History, Step
from voice_perudo.rules.values import Bid, ChallengeKind, Game, Player
from voice_perudo.rules.variant import FirstStarter, Variant


class Announce(StrEnum):
    """In whose language announcements are made."""

    TABLE = "table"
    PLAYER = "player"


Languages: TypeAlias = tuple[tuple[Player, str], ...]
"""Who speaks which language, by its code."""

Counts: TypeAlias = tuple[tuple[Player, int], ...]
"""Who has counted how many dice, in the order told."""


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


@dataclass(frozen=True, slots=True)
class Heard:
    """One utterance; ``speaker`` only if it is known who spoke.

    ``language`` is the one it was understood in; ``None`` means the table's. ``written``:
    it was typed.
    """

    interpretation: Interpretation
    language: str | None = None
    speaker: Player | None = None
    written: bool = False


@dataclass(frozen=True, slots=True)
class Drawn:
    """The answer to ``DrawStarter``."""

    starter: Player


Input: TypeAlias = Heard | Drawn


@dataclass(frozen=True, slots=True)
class Said:
    """An intent to be acted on; ``clear`` if believed enough for high stakes."""

    intent: Intent
    clear: bool = True
    speaker: Player | None = None


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
    unnamed: int | None = field(default=None, compare=False)


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


@dataclass(frozen=True, slots=True)
class ToldBefore:
    """What was told one by one before the action of a step: counts, or rolls for the start."""

    step: Step
    counted: Counts = ()
    rolled: Starting | None = None


@dataclass(frozen=True, slots=True)
class Recalled:
    """What the next words may be about, besides the game and what is open.

    The fields mean what they mean in a ``State``.
    """

    half_asked: bool = False
    refusal: Illegal | None = None
    counted: Counts = ()
    verdict: bool = False
    refused_bid: Bid | None = None
    told: tuple[ToldBefore, ...] = ()


NOTHING_RECALLED = Recalled()
"""What the next words may be about when a game begins."""


@dataclass(frozen=True, slots=True)
class State:
    """The dialogue between two utterances.

    ``history`` is ``None`` only while the table is set up. ``failures`` counts
    answers not understood since the last one that was; ``half_asked``: in this
    turn the missing half of a bid has been asked for; ``refusal`` is the last
    refusal while it is the latest thing there is to explain; ``said`` is the
    last announcement, for “repeat”. ``heard_in`` is the language in which the last bid, or
    what is being asked about, was spoken; ``learnt`` what corrections have taught. ``counted``
    are the counts told player by player before the last action settled a challenge: those of
    all players, or some of them where it was a total that settled it.
    ``half`` was told first of the count told last, if that was told one face after the other.
    ``unheard`` is how many things that mean nothing were said since a question was asked.
    ``verdict``: nothing has happened and no bid been refused since a challenge was settled.
    ``refused_bid`` is the bid of the player on turn that was refused last, since the last action.
    ``told`` is what was told before earlier steps, for whoever undoes what came after them.
    ``language_told``: in this turn it has been told in which language a bid is awaited.
    """

    settings: Settings
    mode: Mode
    history: History | None = None
    failures: int = 0
    half_asked: bool = False
    refusal: Illegal | None = None
    said: tuple[Message, ...] = ()
    heard_in: str | None = None
    learnt: tuple[Confusion, ...] = ()
    counted: Counts = ()
    half: OneFace | None = None
    unheard: int = 0
    verdict: bool = False
    language_told: bool = False
    told: tuple[ToldBefore, ...] = ()
    refused_bid: Bid | None = None

    @property
    def past(self) -> History:
        """The history of the game; ``ValueError`` while the table is set up."""
        if self.history is None:
            raise ValueError("there is no game yet")
        return self.history

    @property
    def game(self) -> Game:
        """The game as it stands; ``ValueError`` while the table is set up."""
        return self.past.current

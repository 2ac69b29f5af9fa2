"""What the dialogue asks the outside world to do."""

from __future__ import annotations

from dataclasses import dataclass
from typing import TypeAlias

from voice_perudo.language.interpretation import Scope
from voice_perudo.rules.events import Event
from voice_perudo.rules.values import Bid

Argument: TypeAlias = (
    "str | int | Bid | tuple[Bid, ...] | tuple[str, ...] | tuple[int, ...] | Message"
)


@dataclass(frozen=True, slots=True)
class Message:
    """One sentence to say: the id of a Fluent message and its arguments.

    An argument that is itself a message is a piece of the sentence.
    """

    id: str
    arguments: tuple[tuple[str, Argument], ...] = ()

    @classmethod
    def of(cls, message_id: str, **arguments: Argument) -> Message:
        """``Message.of("turn", player="bleu")``."""
        return cls(message_id, tuple(sorted(arguments.items())))


@dataclass(frozen=True, slots=True)
class Say:
    """Announce these sentences in order, as one clip, in ``language``.

    Each new announcement tells the state as it now is, so whatever is still
    queued before it is stale and may be dropped.
    """

    messages: tuple[Message, ...]
    language: str


@dataclass(frozen=True, slots=True)
class Listen:
    """From now on listen for this scope; ``players`` are the names that may be said."""

    scope: Scope
    players: tuple[str, ...] = ()


@dataclass(frozen=True, slots=True)
class Record:
    """Write these events to the journal before anything is announced."""

    events: tuple[Event, ...]


@dataclass(frozen=True, slots=True)
class DrawStarter:
    """Draw one of these players by lot and answer with ``Drawn``."""

    players: tuple[str, ...]


@dataclass(frozen=True, slots=True)
class Hush:
    """Stop talking at once."""


@dataclass(frozen=True, slots=True)
class Finish:
    """The session is over: leave."""


Effect = Say | Listen | Record | DrawStarter | Hush | Finish

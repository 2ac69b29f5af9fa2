"""What the dialogue asks the outside world to do."""

from __future__ import annotations

from dataclasses import dataclass, field

from voice_perudo.language.interpretation import Scope
from voice_perudo.rules.events import Event
from voice_perudo.rules.values import Bid

Argument = str | int | Bid | tuple[Bid, ...] | tuple[str, ...]


@dataclass(frozen=True, slots=True)
class Message:
    """One sentence to say: the id of a Fluent message and its arguments."""

    id: str
    arguments: tuple[tuple[str, Argument], ...] = ()

    @classmethod
    def of(cls, message_id: str, **arguments: Argument) -> Message:
        """``Message.of("turn", player="bleu")``."""
        return cls(message_id, tuple(sorted(arguments.items())))


@dataclass(frozen=True, slots=True)
class Say:
    """Announce these sentences in order, as one clip; ``urgent`` replaces what is still queued."""

    messages: tuple[Message, ...]
    urgent: bool = False


@dataclass(frozen=True, slots=True)
class Listen:
    """From now on listen for this scope (narrowed by state, never by legality)."""

    scope: Scope
    players: tuple[str, ...] = field(default=())


@dataclass(frozen=True, slots=True)
class Record:
    """Write these events to the journal before anything is announced."""

    events: tuple[Event, ...]


@dataclass(frozen=True, slots=True)
class Hush:
    """Stop talking at once."""


@dataclass(frozen=True, slots=True)
class Finish:
    """The session is over: leave."""


Effect = Say | Listen | Record | Hush | Finish

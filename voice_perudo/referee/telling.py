"""Counts told in one breath: those that can be are kept, the others are refused one by one."""

from __future__ import annotations

from dataclasses import dataclass

from voice_perudo.referee.effects import Message
from voice_perudo.referee.modes import Counts, OneFace
from voice_perudo.referee.narration import Messages, count_request
from voice_perudo.referee.refusals import count_refused, unknown_player
from voice_perudo.rules.actions import Illegal, IllegalReason
from voice_perudo.rules.challenge import counts_objection, faces_to_count
from voice_perudo.rules.values import Game, Player


@dataclass(frozen=True, slots=True)
class Told:
    """What one breath told of the dice that are counted in a game.

    ``kept`` are the counts that can be, and ``halves`` those of one face alone; ``refused``
    tells why the others cannot; ``again`` is the last of those who are asked to count again.
    """

    kept: Counts
    refused: Messages = ()
    again: Player | None = None
    halves: tuple[OneFace, ...] = ()

    @property
    def read_back(self) -> Messages:
        """The counts that are kept, one by one."""
        return tuple(Message.of("count-told", player=p, count=n) for p, n in self.kept)


def sort_out(game: Game, counts: Counts, halves: tuple[OneFace, ...] = ()) -> Told:
    """The counts of one breath; of two for the same player the later one is meant.

    Of a face that does not count no half can be kept.
    """
    other_faces = {half for half in halves if half.face not in faces_to_count(game)}
    halves = tuple(half for half in halves if half not in other_faces)
    told = dict(counts) | {half.player or "": half.count for half in halves}
    objections = {player: _objection(game, player, number) for player, number in told.items()}
    refused = [illegal for illegal in objections.values() if illegal is not None]
    again = [illegal.players[0] for illegal in refused if _counts_again(illegal)]
    can_be = {player for player, illegal in objections.items() if illegal is None}
    return Told(
        kept=tuple(pair for pair in dict(counts).items() if pair[0] in can_be),
        refused=(
            *(_refusal(game, illegal) for illegal in refused),
            *((count_request(game),) if other_faces else ()),
        ),
        again=again[-1] if again else None,
        halves=tuple(half for half in halves if half.player in can_be),
    )


def _objection(game: Game, player: Player, count: int) -> Illegal | None:
    """Why this player's count cannot be; that others are missing is no reason."""
    illegal = counts_objection(game, {player: count})
    if illegal is None or illegal.reason is IllegalReason.COUNT_INCOMPLETE:
        return None
    return illegal


def _counts_again(illegal: Illegal) -> bool:
    """Whether it is only the number that cannot be."""
    return illegal.reason not in (IllegalReason.UNKNOWN_PLAYER, IllegalReason.ELIMINATED)


def _refusal(game: Game, illegal: Illegal) -> Message:
    if illegal.reason is IllegalReason.UNKNOWN_PLAYER:
        return unknown_player(game, illegal.players[0])
    return count_refused(game, illegal)

"""From events to sentences, in the order a referee says them."""

from __future__ import annotations

from collections.abc import Iterable

from voice_perudo.referee.effects import Message
from voice_perudo.rules.challenge import faces_to_count
from voice_perudo.rules.events import (
    BidMade,
    ChallengeCalled,
    ChallengeSettled,
    DieGained,
    DieLost,
    DirectionAsked,
    DirectionChosen,
    Event,
    GameWon,
    PlayerEliminated,
    RoundStarted,
)
from voice_perudo.rules.values import PACO, ChallengeKind, Game, Player, Settlement

Messages = tuple[Message, ...]


def narrate(events: Iterable[Event], game: Game) -> Messages:
    """The sentences for events that led to ``game``; some events go without saying."""
    return tuple(message for event in events for message in _tell(event, game))


def without_dice(events: Iterable[Event]) -> tuple[Event, ...]:
    """The events but those that move a die, for when it has been moved already."""
    moved = (DieLost, DieGained, PlayerEliminated)
    return tuple(event for event in events if not isinstance(event, moved))


def count_request(game: Game) -> Message:
    """Which dice to count for the bid on the table."""
    faces = faces_to_count(game)
    if len(faces) > 1:
        return Message.of("count-with-pacos", faces=faces)
    pacos_usually_count = game.variant.ones_wild and not game.ones_wild
    if pacos_usually_count and faces != (PACO,):
        return Message.of("count-without-pacos", faces=faces)
    return Message.of("count-only", faces=faces)


def narrate_undo(before: Game, after: Game) -> Messages:
    """What taking back the last action means for cups and dice; the position is told apart."""
    if before.challenge is not None:
        return (Message.of("challenge-withdrawn"),)
    if not before.variant.lost_dice_visible and (caller := _won_calza(before, after)) is not None:
        return (Message.of("undone"), Message.of("undo-takes-die-if-gained", player=caller))
    dice = zip(before.players, before.dice, after.dice, strict=True)
    changes = [(player, new - old) for player, old, new in dice if new != old]
    return (
        Message.of("undone"),
        *(
            Message.of("undo-gives-die" if change > 0 else "undo-takes-die", player=player)
            for player, change in changes
        ),
    )


def _won_calza(before: Game, after: Game) -> Player | None:
    """Who had called the exact number, if that is what is taken back."""
    settled = before.settlement
    if settled is None or settled == after.settlement:
        return None
    return settled.caller if settlement_id(settled) == "calza-exact" else None


def _tell(event: Event, game: Game) -> Messages:
    match event:
        case BidMade(_, bid):
            return (Message.of("bid", bid=bid, player=game.turn or ""),)
        case ChallengeCalled(kind, caller):
            return _called(kind, caller, game)
        case ChallengeSettled(settlement):
            return _settled(settlement, game)
        case DieLost(player, dice):
            return (Message.of("loses-die", player=player), *_dice_left(dice, game))
        case DieGained(player, dice) if game.variant.lost_dice_visible:
            return (Message.of("gains-die", player=player), Message.of("dice-now", dice=dice))
        case DieGained(player):
            return (Message.of("gains-die-if-lost", player=player),)
        case PlayerEliminated(player):
            return (Message.of("eliminated", player=player),)
        case RoundStarted():
            return _round(event, game)
        case DirectionAsked(player):
            return (Message.of("ask-direction", player=player),)
        case DirectionChosen(player, direction):
            chosen = Message.of("direction-chosen", direction=str(direction))
            return (chosen, Message.of("turn", player=player))
        case GameWon(player):
            return (Message.of("winner", player=player), Message.of("ask-new-game"))
        case _:
            return ()


def _called(kind: ChallengeKind, caller: str, game: Game) -> Messages:
    placed = game.placed
    if placed is None:
        raise ValueError("a challenge without a bid")
    called = Message.of(f"{kind}-called", caller=caller, bid=placed.bid)
    return (called, count_request(game))


def _settled(settlement: Settlement, game: Game) -> Messages:
    verdict = Message.of(settlement_id(settlement), count=settlement.count)
    if settlement.kind is ChallengeKind.DUDO:
        verdict = Message.of(verdict.id, count=settlement.count, bid=settlement.bid)
    if settlement.loser is not None or settlement.gainer is not None:
        return (verdict,)
    caller = settlement.caller
    if not game.variant.lost_dice_visible:
        return (verdict, Message.of("gains-die-if-lost", player=caller))
    all_dice = game.dice_of(caller)
    return (verdict, Message.of("keeps-all-dice", player=caller, dice=all_dice))


def settlement_id(settlement: Settlement) -> str:
    """The end of the message ids about a settled challenge, such as ``dudo-held``."""
    if settlement.kind is ChallengeKind.DUDO:
        held = settlement.count >= settlement.bid.quantity
        return "dudo-held" if held else "dudo-failed"
    return "calza-exact" if settlement.count == settlement.bid.quantity else "calza-missed"


def _dice_left(dice: int, game: Game) -> Messages:
    if not dice or not game.variant.lost_dice_visible:
        return ()
    return (Message.of("dice-left", dice=dice),)


def _round(event: RoundStarted, game: Game) -> Messages:
    start = "game-start" if event.number == 1 else "round-start"
    opening = Message.of(start, player=event.starter)
    if not event.palifico:
        return (opening,)
    variant = game.variant
    wild = "yes" if variant.palifico_ones_wild else "no"
    pacos = (Message.of("palifico-pacos", wild=wild),) if variant.ones_wild else ()
    face = Message.of("palifico-face", who=variant.palifico_face_change)
    return (opening, Message.of("palifico", player=event.starter), *pacos, face)

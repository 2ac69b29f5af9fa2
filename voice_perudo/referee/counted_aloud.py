"""“One… two… three”: dice that are counted aloud are one count, and its last number holds.

Nobody can know from “one” alone whether more will follow, nor from a number that comes next. A
lone “one” is therefore held only where it can hardly be all.
"""

from __future__ import annotations

from dataclasses import replace

from voice_perudo.language.grammar import ALOUD, PERHAPS_ALOUD
from voice_perudo.language.interpretation import Intent, IntentName
from voice_perudo.referee.asking import ask_which
from voice_perudo.referee.modes import Bidding, Choosing, Counting
from voice_perudo.referee.recounting import total_anew
from voice_perudo.referee.reply import Reply
from voice_perudo.referee.state import State
from voice_perudo.rules.values import FACES, Game

_FEW = 3
"""Dice of a bid up to which one may well be all; how many are in play may be secret."""
_STEP = 2
"""Dice that are counted at once; or one number was not heard."""


def counted_aloud(game: Game, mode: Counting, intent: Intent) -> int | None:
    """How far everybody's dice have been counted aloud; ``None`` if they are not."""
    if replace(mode, aloud=0) != Counting() or intent.player is not None or intent.also:
        return None
    number = intent.count or 0
    if intent.choice == ALOUD:
        return number
    if intent.choice == PERHAPS_ALOUD:
        return intent.face if mode.aloud and number == mode.aloud + 1 else None
    if intent.choice is not None or intent.face is not None or intent.faces:
        return None
    begins = not mode.aloud and number == 1 and not _may_be_all(game)
    goes_on = bool(mode.aloud) and mode.aloud < number <= mode.aloud + _STEP
    return number if begins or goes_on else None


def _may_be_all(game: Game) -> bool:
    """Whether so few dice were bid that one may be all there is."""
    return game.bid is None or game.bid.quantity <= _FEW


def may_go_on_counting(state: State, half: Intent) -> Reply | None:
    """What is asked where a number may be the next one of the dice counted aloud, or of a bid.

    ``None`` where it is no such number: it follows the total of the verdict.
    """
    settlement = state.game.settlement
    if settlement is None or not state.verdict or state.counted or state.mode != Bidding():
        return None
    if half.face is not None or half.player is not None:
        return None
    if half.quantity != settlement.count + 1:
        return None
    return _asked(state, half.quantity, replace(half, name=IntentName.BID))


def meant_after_counting(state: State, half: Intent) -> Intent | Reply | None:
    """What a number means after “four dice, or something else?”: the same again is the count,
    another one the face of a bid; of the next one it is asked again which it is.
    """
    mode, said = state.mode, half.quantity
    if not isinstance(mode, Choosing) or said is None or half.face is not None:
        return None
    count, bid = mode.options
    if count.name is not IntentName.COUNT or bid.name is not IntentName.BID:
        return None
    number = count.count or 0
    begun = bid.quantity if bid.face is None else None
    if said == number:
        return count
    if said != number + 1:
        return replace(bid, face=said) if begun and said in FACES else None
    whole = replace(bid, quantity=begun, face=said) if begun and said in FACES else None
    rival = whole or replace(bid, quantity=said, face=None)
    return _asked(replace(state, mode=mode.back), said, rival)


def _asked(state: State, number: int, bid: Intent) -> Reply:
    options = (total_anew(number), bid)
    return ask_which(state, options, state.mode)

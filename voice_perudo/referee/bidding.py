"""The round: bids, halves of bids, corrections, challenges and directions."""

from __future__ import annotations

from dataclasses import replace

from voice_perudo.language.grammar import COUNTED, DENIES, RATHER, RECOUNT, SAID, SAME
from voice_perudo.language.interpretation import Intent, IntentName
from voice_perudo.referee.called_otherwise import called_otherwise, repeats_call
from voice_perudo.referee.counted_aloud import may_go_on_counting
from voice_perudo.referee.directions import directed
from voice_perudo.referee.halves import raised_face, replaces_half
from voice_perudo.referee.mistakes import mistaken, repeats_bid
from voice_perudo.referee.modes import AskingHalf, Bidding, PlaceBid, TakeBack
from voice_perudo.referee.moves import attempt, call
from voice_perudo.referee.prompts import half_question, position
from voice_perudo.referee.readings import bid_meant, completed
from voice_perudo.referee.recounting import RECOUNTED, recount, told_how
from voice_perudo.referee.refusals import refused
from voice_perudo.referee.reply import Reply, without_question
from voice_perudo.referee.roll_off import roll_put_right, rolls_told
from voice_perudo.referee.starting import start_put_right, too_late_to_start
from voice_perudo.referee.state import Said, State
from voice_perudo.rules.actions import Illegal, IllegalReason
from voice_perudo.rules.bidding import legal
from voice_perudo.rules.values import Bid


def bidding(state: State, said: Said) -> Reply | None:
    """Answers one intent of a player while a round is being bid."""
    intent = said.intent
    match intent.name:
        case IntentName.BID if intent.quantity is None or intent.face is None:
            return may_go_on_counting(state, intent) or half_bid(state, intent, said.clear)
        case IntentName.BID | IntentName.PLUS_ONE:
            return _bid(state, intent)
        case IntentName.CORRECTION:
            return _correction(state, said)
        case IntentName.COUNT if intent.choice in RECOUNTED:
            return recount(state, said)
        case IntentName.ROLL if (rolled := rolls_told(state)) is not None:
            return roll_put_right(state, rolled, intent)
        case IntentName.DUDO | IntentName.CALZA if repeats_call(state, said):
            return Reply(state)
        case IntentName.DUDO | IntentName.CALZA:
            return called_otherwise(state, said) or _challenge(state, _rather(said))
        case IntentName.DIRECTION:
            return directed(state, intent)
        case IntentName.STARTER if intent.player is not None and state.game.placed is None:
            return start_put_right(state, intent.player)
        case IntentName.STARTER if intent.player is not None and intent.choice != RATHER:
            return too_late_to_start(state)
        case IntentName.READY | IntentName.RESUME:
            return Reply(state, position(state.game))
        case _:
            return None


def half_bid(state: State, half: Intent, clear: bool = True) -> Reply:
    """Half a bid: goes with the half held, means one more, is asked about once, or is ignored.

    Numbers are said at a table all the time, so in each turn only the first
    lone half brings a question, and the first one after a bid was refused.
    Words that break off (not ``clear``) are no raise: they may be talk (“Henri quatre”).
    """
    held = state.mode
    if isinstance(held, AskingHalf):
        bid = completed(half, held.quantity, held.face)
        return _ask_half(state, half, held.back) if bid is None else _place(state, half.player, bid)
    standing = state.game.bid
    one_more = clear and standing is not None and half.quantity == standing.quantity + 1
    if standing is not None and one_more and half.face is None:
        return _place(state, half.player, Bid(standing.quantity + 1, standing.face))
    if state.half_asked:
        return Reply(state)
    return _ask_half(state, half, held if isinstance(held, Bidding) else Bidding())


def _ask_half(state: State, half: Intent, back: Bidding) -> Reply:
    """Asks for the other half; one that is held already is thereby told anew."""
    if half.quantity is None and half.face is None:
        return Reply(state)
    mode = AskingHalf(half.quantity, half.face if half.quantity is None else None, back)
    asked = replace(state, mode=mode, half_asked=True)
    return Reply(asked, (half_question(mode.quantity, mode.face),))


def _bid(state: State, intent: Intent) -> Reply:
    if intent.choice == SAME:
        return _of_same_face(state)
    bid = bid_meant(intent, state.game)
    if bid is None:  # one more than what was counted, or of a bid that is not there
        return told_how(state) or refused(state, Illegal(IllegalReason.NO_BID))
    placed = state.game.placed
    if placed is not None and (intent.player, bid) == (placed.bidder, placed.bid):
        return Reply(state, position(state.game))  # “Marie said four threes” reminds of it
    if placed is not None and intent.choice == SAID and intent.player == placed.bidder:
        return attempt(state, PlaceBid(placed.bidder, bid, corrects=True), clear=False)
    raised = raised_face(state, intent, bid)
    if raised != bid:
        return _place(state, intent.player, raised, clear=False)
    # “one more three” after eight fives may be nine of them, or no bid at all
    adds = intent.name is IntentName.PLUS_ONE and intent.quantity != 0
    surely = not adds or _names_standing(state, None, intent.face)
    return _place(state, intent.player, bid, clear=surely or legal(state.game, bid) is not None)


def _of_same_face(state: State) -> Reply:
    """“Ten what?” “The same”: of the face that is bid; talk where nothing is asked."""
    held, standing = state.mode, state.game.bid
    if standing is None or not isinstance(held, AskingHalf) or held.quantity is None:
        return Reply(state)
    return _place(state, None, Bid(held.quantity, standing.face))


def _place(state: State, bidder: str | None, bid: Bid, *, clear: bool = True) -> Reply:
    turn = state.game.turn or ""
    return attempt(state, PlaceBid(bidder or turn, bid), clear=clear)


def _challenge(state: State, said: Said) -> Reply:
    """Dudo or Calza; one that names another bid than the one on the table is asked about."""
    intent, standing = said.intent, state.game.bid
    if _names_standing(state, intent.quantity, intent.face):
        return call(state, said)
    asked = call(state, replace(said, clear=False))
    if standing is None or not asked.messages:
        return asked
    return replace(asked, messages=(position(state.game)[0], *asked.messages))


def _rather(said: Said) -> Said:
    """“No, Ben calza” where nobody has called anything: a call, but hardly a clear one."""
    return replace(said, clear=False) if said.intent.choice == RATHER else said


def _names_standing(state: State, quantity: int | None, face: int | None) -> bool:
    """Whether what was named, if anything, is that of the bid on the table."""
    standing = state.game.bid
    if standing is None:
        return quantity is None and face is None
    return quantity in (None, standing.quantity) and face in (None, standing.face)


def _correction(state: State, said: Said) -> Reply | None:
    """“No, seven fives”: in place of the last bid; with none to correct, a bid like any other."""
    intent, placed = said.intent, state.game.placed
    if intent.choice == RECOUNT:
        return told_how(state)
    if intent.quantity is None and intent.face is None:
        return attempt(state, TakeBack(), said.clear)
    of_another = placed is not None and intent.player not in (None, placed.bidder)
    if intent.quantity == 0 or intent.also or of_another or intent.choice == COUNTED:
        return None  # “no, none” and the like are said of dice that have just been counted
    replaced = replaces_half(state, intent)
    if placed is None or replaced:
        asked = state
        if replaced:
            asked = replace(state, mode=without_question(state.mode), half_asked=False)
        return bidding(asked, replace(said, intent=replace(intent, name=IntentName.BID)))
    if repeats_bid(state, intent):
        return mistaken(state)
    bid = bid_meant(intent, state.game) or placed.bid
    surely = intent.choice != DENIES
    return attempt(state, PlaceBid(placed.bidder, bid, corrects=True), clear=surely)

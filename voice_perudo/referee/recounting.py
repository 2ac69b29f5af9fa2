"""A count put right after its verdict: “no, two” settles the challenge anew.

Nothing else must have happened in between: what can only be a count is answered then by what
to undo first. A number alone is the total where a total was told.
Where the dice were told player by player it puts the last one's count right, if he may have so
many; “no, two in all” is the total all the same, and by name any count can be put right. Where a
total was told after some of them, one that is put right changes the total by as much.
"""

from __future__ import annotations

from dataclasses import replace

from voice_perudo.language.grammar import CORRECTED, COUNTED, DENIES, LIKELY_TOTAL, SELF, TOTAL
from voice_perudo.language.interpretation import Intent, IntentName, Interpretation
from voice_perudo.referee.counting_faces import faces_named
from voice_perudo.referee.effects import Message
from voice_perudo.referee.last_half import half_put_right
from voice_perudo.referee.modes import AskingHalf, Bidding, Counting, Counts, Over
from voice_perudo.referee.narration import Messages, narrate, narrate_undo, without_dice
from voice_perudo.referee.refusals import UNDO_FIRST, count_refused
from voice_perudo.referee.reply import Reply, committed
from voice_perudo.referee.rereading import reread
from voice_perudo.referee.state import Said, State
from voice_perudo.referee.telling import Told, sort_out
from voice_perudo.rules.actions import Illegal, ReportCounts, ReportTotal, call_by
from voice_perudo.rules.challenge import counts_objection, faces_to_count
from voice_perudo.rules.events import Undone
from voice_perudo.rules.history import History
from voice_perudo.rules.values import Game, Player

_CORRECTED_TOTAL = "corrected-total"
RECOUNTED = frozenset({CORRECTED, _CORRECTED_TOTAL, DENIES})
"""The choices of a count that is put right."""

_AGAIN = Message.of("recount-again")


def counted_game(state: State, *, named: bool = False) -> Game | None:
    """The game in which the dice of a count that may be put right were counted.

    ``None`` unless the count that settled a challenge was the last thing that came to anything.
    ``named``: it is told whose count it is, which cannot be about a bid refused or undone since.
    """
    if state.history is None or not isinstance(state.mode, Bidding | AskingHalf | Over):
        return None
    settled_last = state.past.ends_with_verdict
    return state.past.undo().current if state.verdict or (named and settled_last) else None


def as_recount(state: State, interpretation: Interpretation) -> Interpretation:
    """The interpretation with “no, two” as the count it is where a count may be put right."""
    return reread(
        interpretation, lambda said: as_count(said) if _puts_count_right(state, said) else said
    )


def _puts_count_right(state: State, intent: Intent) -> bool:
    """Whether a correction is one of the count.

    “Nine what?” “No, nine” was meant for the count; any other number is another half of a bid.
    """
    if intent.name is not IntentName.CORRECTION or intent.quantity is None:
        return False
    if intent.face is not None and not _is_of_another(state, intent):
        return _is_of_a_counted_face(state, intent.face)
    if counted_game(state, named=tells_whose(intent)) is None:
        return isinstance(state.mode, Bidding | AskingHalf) and _is_no_bid(state, intent)
    asked = state.mode.quantity if isinstance(state.mode, AskingHalf) else intent.quantity
    return tells_whose(intent) or intent.quantity == asked


def _is_of_a_counted_face(state: State, face: int) -> bool:
    """Whether “no, four sixes” is about the dice just counted: nobody has bid since."""
    game = counted_game(state)
    return game is not None and state.refused_bid is None and face in faces_to_count(game)


def _is_of_another(state: State, intent: Intent) -> bool:
    """Whether whose dice are told is named, and no bid of his has just been refused."""
    refused = state.refused_bid is not None and intent.player == state.game.turn
    return tells_whose(intent) and not refused


def tells_whose(intent: Intent) -> bool:
    """Whether it is told whose count a correction puts right, if it does."""
    return intent.player is not None or intent.choice in (TOTAL, COUNTED)


def _is_no_bid(state: State, intent: Intent) -> bool:
    """Whether a correction can only be one of a count, whatever has been done since.

    What somebody tells of himself, or of whoever has bid last or is to bid, may be talk or a bid.
    """
    if state.history is None or state.game.settlement is None:
        return False
    placed = state.game.placed
    bidder = state.game.turn if placed is None else placed.bidder
    of_another = intent.player in state.game.players and intent.player != bidder
    return of_another or bool(intent.also) or intent.choice in (TOTAL, COUNTED)


def as_count(intent: Intent) -> Intent:
    """A correction as the count that it puts right, or may only deny."""
    choice = _CORRECTED_TOTAL if intent.choice in (TOTAL, LIKELY_TOTAL) else CORRECTED
    choice = DENIES if intent.choice == DENIES else choice
    return Intent(
        IntentName.COUNT,
        player=intent.player,
        count=intent.quantity,
        face=intent.face,
        choice=choice,
        also=intent.also,
        also_faces=intent.also_faces,
    )


def total_anew(number: int) -> Intent:
    """Everybody's dice, in place of those counted before."""
    return Intent(IntentName.COUNT, count=number, choice=_CORRECTED_TOTAL)


def recount(state: State, said: Said) -> Reply | None:
    """The challenge settled last, settled anew; ``None`` if nothing can be put right so."""
    count = said.intent.count
    if count is None:
        return None
    game = counted_game(state, named=True)
    if game is None:
        return Reply(state, (UNDO_FIRST,))
    if said.intent.choice == DENIES:
        return asked_for_again(state)
    player = _whose(state, said, game)
    anew = _last_half(state, said, game, player)
    if isinstance(anew, Reply):
        return anew
    said, count = anew, anew.intent.count or 0
    if _is_part(said.intent, faces_to_count(game)):
        asked = replace(state, counted=_asked_last(state.counted, player))
        return _told_how(asked, _AGAIN)  # the dice of the other face may have to change as well
    if player is None and said.intent.player == SELF:
        return asked_for_again(state)  # only the total was told
    if player is None:
        return _by_total(state, count)
    told = sort_out(game, ((player, count), *said.intent.also))
    if not told.kept:
        return _refused(state, told)
    # a count that was named alone goes without saying
    plain = player == said.intent.player and not said.intent.also
    return _by_counts(state, told, () if plain else told.read_back)


def told_how(state: State) -> Reply | None:
    """How a count is put right; ``None`` where none was settled just before."""
    return None if counted_game(state, named=True) is None else asked_for_again(state)


def doubtful_recount(state: State, intent: Intent) -> Reply | None:
    """What is told to whoever may have denied a number rather than put a count right with it.

    ``None`` if it is no count that is put right.
    """
    if intent.choice not in RECOUNTED or isinstance(state.mode, Counting):
        return None
    return recount(state, Said(replace(intent, choice=DENIES)))


def _last_half(state: State, said: Said, game: Game, player: Player | None) -> Said | Reply:
    """The count that “no, two” makes of the one told last, if that was told in two halves."""
    half, settlement = state.half, state.game.settlement
    if half is None or settlement is None or half.player != player:
        return said
    told = settlement.count if player is None else dict(state.counted)[player]
    dice = game.dice_in_play if player is None else game.dice_of(player)
    choice = _CORRECTED_TOTAL if player is None else CORRECTED
    count = Intent(IntentName.COUNT, player=player, choice=choice)
    return half_put_right(state, said, told, dice, lambda n: replace(count, count=n))


def _is_part(intent: Intent, faces: tuple[int, ...]) -> bool:
    """Whether a face is named that is not all that counts."""
    named = faces_named(intent)
    return bool(named) and (len(faces) > 1 or named != {*faces})


def _whose(state: State, said: Said, game: Game) -> Player | None:
    """Whose count is put right; ``None`` for everybody's."""
    intent = said.intent
    if intent.player not in (None, SELF):
        return intent.player
    if intent.player == SELF and said.speaker is not None:
        return said.speaker
    if intent.choice == _CORRECTED_TOTAL or not all_told(state, state.counted):
        return None
    if contradicted(state):
        return None
    last, told = state.counted[-1]
    may_be_his = (intent.count or 0) <= game.dice_of(last) and intent.count != told
    return last if may_be_his or intent.player == SELF else None


def _by_total(state: State, count: int) -> Reply | None:
    called = called_anew(state)
    if called is None:
        return None
    settled = called.apply(ReportTotal(count))
    if isinstance(settled, Illegal):
        return _told_how(state, count_refused(called.current, settled), _AGAIN)
    return settled_anew(state, called, settled, state.counted)


def _by_counts(state: State, told: Told, read_back: Messages) -> Reply | None:
    """The counts told first, with those now told in their places."""
    called, settlement = called_anew(state), state.game.settlement
    if called is None or settlement is None:
        return None
    known = () if contradicted(state) else state.counted
    if not known and not settlement.count:  # nobody has any
        known = tuple((player, 0) for player in called.current.active_players)
    earlier = (pair for pair in known if pair[0] not in dict(told.kept))
    counts = _asked_last((*earlier, *told.kept), told.again)
    settled = called.apply(ReportCounts(counts))
    if isinstance(settled, Illegal):  # a total was told, of which these counts are a part
        settled = called.apply(ReportTotal(settlement.count + _more(known, told.kept)))
        if isinstance(settled, Illegal) or not _told_before(known, told.kept):
            only_total = Message.of("recount-total", count=settlement.count)
            return _told_how(state, *told.refused, only_total)
        read_back = told.read_back
    again = () if told.again is None else (_AGAIN,)
    return settled_anew(state, called, settled, counts, read_back, (*told.refused, *again))


def _told_before(before: Counts, now: Counts) -> bool:
    """Whether a count of each of these players is part of what was told before."""
    return dict(now).keys() <= dict(before).keys()


def _more(before: Counts, now: Counts) -> int:
    """How many more dice these counts tell than those told before by the same players."""
    return sum(count - dict(before).get(player, 0) for player, count in now)


def all_told(state: State, counts: Counts) -> bool:
    """Whether these are the counts of everybody with dice, before the challenge was settled."""
    return counts_objection(state.past.undo().current, dict(counts)) is None


def contradicted(state: State) -> bool:
    """Whether the counts told cannot be part of the total told then: which is wrong is unknown."""
    settlement, told = state.game.settlement, dict(state.counted)
    if settlement is None or not told:
        return False
    counted, known = state.past.undo().current, sum(told.values())
    others = sum(counted.dice_of(p) for p in counted.active_players if p not in told)
    return not known <= settlement.count <= known + others


def _refused(state: State, told: Told) -> Reply:
    """None of it can be: whoever counts again is the one whom the next number is about."""
    if told.again is None:
        return Reply(state, told.refused)
    asked = replace(state, counted=_asked_last(state.counted, told.again))
    return _told_how(asked, *told.refused, _AGAIN)


def asked_for_again(state: State) -> Reply:
    """Tells how to put the count of the last verdict right."""
    return _told_how(state, _AGAIN)


def _told_how(state: State, *messages: Message) -> Reply:
    """Nothing changes, and a number after “no” is the count that was asked for, not a bid."""
    return Reply(replace(state, verdict=True, refused_bid=None), messages)


def _asked_last(counts: Counts, again: Player | None) -> Counts:
    """The counts as if this player's had been told last."""
    return tuple(sorted(counts, key=lambda pair: pair[0] == again))


def called_anew(state: State) -> History | None:
    """The history with the dice of the challenge settled last still to be counted."""
    settlement = state.game.settlement
    if settlement is None:
        return None
    called = state.past.undo().apply(call_by(settlement.kind, settlement.caller))
    return None if isinstance(called, Illegal) else called


def settled_anew(
    state: State,
    called: History,
    settled: History,
    counts: Counts = (),
    read_back: Messages = (),
    refused: Messages = (),
) -> Reply:
    """The challenge of the last verdict settled otherwise, and what that does to the dice.

    Where it does nothing to them nobody is told to take a die back and to lose it again.
    """
    before, events = called.undo().current, settled.last_events
    recorded = (Undone(before), *called.last_events, *events)
    undone = narrate_undo(state.game, before)
    if settled.current.dice == state.game.dice:
        undone, events = (), without_dice(events)
    messages = (*undone, *read_back, *narrate(events, settled.current), *refused)
    return committed(state, settled, recorded, messages, counts)

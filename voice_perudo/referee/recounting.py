"""A count put right after its verdict: “no, two” settles the challenge anew.

Nothing else must have happened in between. A number alone is the total, which the verdict has
just told; with a name it is that player's count, if the dice had been told player by player.
"""

from __future__ import annotations

from dataclasses import replace

from voice_perudo.language.grammar import CORRECTED, SELF
from voice_perudo.language.interpretation import (
    Intent,
    IntentName,
    Interpretation,
    Unclear,
    Understood,
)
from voice_perudo.referee.effects import Message
from voice_perudo.referee.narration import narrate, narrate_undo
from voice_perudo.referee.refusals import count_refused
from voice_perudo.referee.reply import Reply, committed
from voice_perudo.referee.state import AskingHalf, Bidding, Over, Said, State
from voice_perudo.rules.actions import CallCalza, CallDudo, Illegal, ReportCounts, ReportTotal
from voice_perudo.rules.events import Undone
from voice_perudo.rules.history import History
from voice_perudo.rules.values import ChallengeKind, Game, Settlement


def counted_game(state: State) -> Game | None:
    """The game in which the dice of a count that may be put right were counted.

    ``None`` unless the count that settled a challenge was the last thing that came to anything.
    """
    if not state.verdict or not isinstance(state.mode, Bidding | AskingHalf | Over):
        return None
    return state.past.undo().current


def as_recount(state: State, interpretation: Interpretation) -> Interpretation:
    """The interpretation with “no, two” as the count it is where a count may be put right."""
    if counted_game(state) is None:
        return interpretation
    match interpretation:
        case Understood(intent) if _tells_number(intent) and _is_no_half(state, intent):
            return replace(interpretation, intent=_count(intent))
        case Unclear(candidates) if any(
            _tells_number(c.intent) and _is_no_half(state, c.intent) for c in candidates
        ):
            return _counts_in_doubt(candidates)
        case _:
            return interpretation


def _counts_in_doubt(candidates: tuple[Understood, ...]) -> Interpretation:
    """The readings as counts; that the same number may have been a face is no doubt here."""
    readings = tuple(
        replace(c, intent=_count(c.intent)) if _tells_number(c.intent) else c
        for c in candidates
        if c.intent.name is not IntentName.CORRECTION or _tells_number(c.intent)
    )
    if len(readings) > 1:
        return Unclear(readings)
    return replace(readings[0], score=min(1.0, sum(c.score for c in candidates)))


def _tells_number(intent: Intent) -> bool:
    correction = intent.name is IntentName.CORRECTION
    return correction and intent.quantity is not None and intent.face is None


def _is_no_half(state: State, intent: Intent) -> bool:
    """“Nine what?”, “no, nine” was meant for the count; any other number is another half bid."""
    mode = state.mode
    return not isinstance(mode, AskingHalf) or intent.quantity == mode.quantity


def _count(intent: Intent) -> Intent:
    name, count = IntentName.COUNT, intent.quantity
    return Intent(name, player=intent.player, count=count, choice=CORRECTED)


def recount(state: State, said: Said) -> Reply | None:
    """The challenge settled last, settled anew; ``None`` if nothing can be put right so."""
    settlement, told = state.game.settlement, _told_anew(state, said)
    if counted_game(state) is None or settlement is None or told is None:
        return None
    if isinstance(told, Message):
        return Reply(state, (told,))
    undone = state.past.undo()
    called = undone.apply(_call(settlement))
    if isinstance(called, Illegal):
        return None
    settled = called.apply(told)
    if isinstance(settled, Illegal):
        refusal = count_refused(undone.current, settled)
        return Reply(state, (refusal, Message.of("recount-again")))
    return _settled_anew(state, undone, called, settled, told)


def _settled_anew(
    state: State,
    undone: History,
    called: History,
    settled: History,
    told: ReportTotal | ReportCounts,
) -> Reply:
    events = settled.last_events
    recorded = (Undone(undone.current), *called.last_events, *events)
    taken_back = narrate_undo(state.game, undone.current)
    messages = (*taken_back, *narrate(events, settled.current))
    counts = told.counts if isinstance(told, ReportCounts) else ()
    return committed(state, settled, recorded, messages, counts)


def _told_anew(state: State, said: Said) -> ReportTotal | ReportCounts | Message | None:
    """The count as it is now, or what to say where one player's is named and nobody's is known."""
    count, players = said.intent.count, state.game.players
    named = said.speaker if said.intent.player == SELF else said.intent.player
    if count is None:
        return None
    if named is not None and not state.counted:
        return Message.of("recount-again")  # only the total was told
    if named is None:
        return ReportTotal(count)
    if named not in players:
        return Message.of("unknown-player", player=named, players=players)
    others = (pair for pair in state.counted if pair[0] != named)
    return ReportCounts((*others, (named, count)))


def _call(settlement: Settlement) -> CallDudo | CallCalza:
    dudo = settlement.kind is ChallengeKind.DUDO
    return CallDudo(settlement.caller) if dudo else CallCalza(settlement.caller)

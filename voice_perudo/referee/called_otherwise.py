"""“No, Ben calza”, “no, it was Dudo”: the challenge that is open or was settled last, called by
another player or as the other kind.

While dice are counted the counts that were told still hold; after the verdict the total does.
"""

from __future__ import annotations

from dataclasses import replace

from voice_perudo.language.grammar import CALLER, RATHER, SELF
from voice_perudo.language.interpretation import CHALLENGES, Intent
from voice_perudo.referee.modes import Counting
from voice_perudo.referee.narration import narrate
from voice_perudo.referee.prompts import prompt
from voice_perudo.referee.recounting import counted_game, settled_anew
from voice_perudo.referee.refusals import refusal_messages
from voice_perudo.referee.reply import Reply, committed
from voice_perudo.referee.state import Said, State
from voice_perudo.rules.actions import Illegal, ReportTotal, call_by
from voice_perudo.rules.events import Undone
from voice_perudo.rules.history import History
from voice_perudo.rules.values import ChallengeKind, Player


def called_otherwise(state: State, said: Said) -> Reply | None:
    """The challenge as it was meant; ``None`` where there is none that it may be about."""
    intent = said.intent
    if intent.name not in CHALLENGES or intent.choice not in (CALLER, RATHER):
        return None
    called = _called(state)
    if called is None:
        return None
    kind, caller = _meant(intent, called, said.speaker)
    if (kind, caller) == called:
        return Reply(state, prompt(state))
    before = state.past.undo()
    history = before.apply(call_by(kind, caller))
    if isinstance(history, Illegal):
        told = refusal_messages(before.current, history)
        return Reply(replace(state, refusal=history), (*told, *prompt(state)))
    return _open(state, history) or _settled(state, history)


def repeats_call(state: State, said: Said) -> bool:
    """Whether the call that has just been judged is said once more, as whoever shouts it does."""
    settlement = state.game.settlement
    if not state.verdict or settlement is None or state.game.bid is not None:
        return False
    caller = said.intent.player if said.intent.player not in (None, SELF) else settlement.caller
    return (said.intent.name.value, caller) == (settlement.kind.value, settlement.caller)


def _called(state: State) -> tuple[ChallengeKind, Player] | None:
    """The challenge that is open, or has just been settled, and who called it."""
    if isinstance(state.mode, Counting) and (challenge := state.game.challenge) is not None:
        return challenge.kind, challenge.caller
    settlement = state.game.settlement if state.history is not None else None
    if settlement is None or counted_game(state) is None:
        return None
    return settlement.kind, settlement.caller


def _meant(
    intent: Intent, called: tuple[ChallengeKind, Player], speaker: Player | None
) -> tuple[ChallengeKind, Player]:
    kind, caller = called
    if intent.choice == RATHER:
        kind = ChallengeKind(intent.name)
    if intent.player == SELF:
        caller = speaker or caller
    return kind, caller if intent.player in (None, SELF) else intent.player or caller


def _open(state: State, called: History) -> Reply | None:
    mode = state.mode
    if not isinstance(mode, Counting):
        return None
    events = (Undone(called.undo().current), *called.last_events)
    reply = committed(state, called, events, narrate(called.last_events, called.current))
    if not mode.counts:
        return reply
    return replace(reply, state=replace(reply.state, mode=Counting(mode.counts)))


def _settled(state: State, called: History) -> Reply | None:
    settlement = state.game.settlement
    settled = called.apply(ReportTotal(0 if settlement is None else settlement.count))
    if isinstance(settled, Illegal):
        return None
    return settled_anew(state, called, settled, state.counted)

"""The roll that decides who starts: told one by one or in one breath, and put right.

Every roll that can be is noted and read back; one that cannot be is answered with the
reason, and the others of the same breath stand. Until the first bid they can be put right.
"""

from __future__ import annotations

from dataclasses import replace

from voice_perudo.language.grammar import CORRECTED, SAME, SELF
from voice_perudo.language.interpretation import (
    Intent,
    IntentName,
    Interpretation,
    Unclear,
    Understood,
)
from voice_perudo.referee.effects import Message
from voice_perudo.referee.modes import AskingHalf, Bidding, Starting
from voice_perudo.referee.narration import Messages, narrate, narrate_undo
from voice_perudo.referee.prompts import prompt
from voice_perudo.referee.refusals import unknown_player
from voice_perudo.referee.reply import Reply, committed, underneath
from voice_perudo.referee.rolling import (
    among,
    highest,
    last_told,
    noted,
    put_right,
    rolling_again,
    taken_back,
    yet_to_roll,
)
from voice_perudo.referee.state import State
from voice_perudo.rules.actions import ChooseStarter, Illegal
from voice_perudo.rules.events import Undone
from voice_perudo.rules.values import FACES, Game, Player

Roll = tuple[Player, int]

_TOLD = "roll-told"
_NEXT = "roll-next"
_TAKEN = {_TOLD, "roll-noted"}
"""The messages that read a roll back."""


def rolls(state: State, mode: Starting, intent: Intent) -> Reply:
    """The rolls of one breath: all that can be are noted before it is settled who starts."""
    player = _roller(state.game, mode, intent)
    if intent.choice == SAME:  # as nothing that was told
        return Reply(state, prompt(state))
    number = next((n for n in (intent.quantity, intent.face) if n is not None), 0)
    if player is None:
        unnamed = replace(mode, unnamed=number if number in FACES else None)
        return Reply(replace(state, mode=unnamed), (Message.of("ask-starter-name"),))
    told = ((player, number), *intent.also)
    rolling, messages = _noted(state.game, mode, told, corrected=intent.choice == CORRECTED)
    asked = Reply(replace(state, mode=rolling), messages)
    if all(message.id != _TOLD for message in messages) or yet_to_roll(rolling, state.game.players):
        return _with_question(asked)
    first, *others = highest(rolling)
    if others:
        return _tie(asked, rolling)
    starts = choose(state, first, rolling) or Reply(state)
    return replace(starts, messages=(*messages, *starts.messages))


def choose(state: State, player: Player, rolled: Starting | None = None) -> Reply | None:
    """This player starts, by these rolls if any; ``None`` if he cannot."""
    history = state.past.apply(ChooseStarter(player))
    if isinstance(history, Illegal):
        return None
    events = history.last_events
    reply = committed(state, history, events, narrate(events, history.current))
    return replace(reply, state=replace(reply.state, mode=Bidding(rolled)))


def roll_put_right(state: State, rolled: Starting, intent: Intent) -> Reply:
    """One of the rolls that have just settled who starts was another: it is settled anew."""
    undone = state.past.undo()
    gone_back = committed(state, undone, (Undone(undone.current),), ())
    reply = rolls(gone_back.state, rolled, intent)
    if all(message.id not in _TAKEN for message in reply.messages):
        return Reply(state, tuple(m for m in reply.messages if m.id != _NEXT))
    return replace(reply, events=(*gone_back.events, *reply.events))


def last_roll_taken_back(state: State) -> Reply | None:
    """The start that was just settled, without the roll that did it; ``None`` if none was told.

    Where somebody was named to start, only that is taken back.
    """
    rolled = rolls_told(state)
    if rolled is None:
        return None
    game, undone = state.game, state.past.undo()
    reply = committed(state, undone, (Undone(undone.current),), ())
    named = yet_to_roll(rolled, game.players)
    rolling = rolled if named else taken_back(rolled, game.players)
    asked = replace(reply.state, mode=rolling or Starting())
    messages = (*narrate_undo(game, undone.current), *prompt(asked))
    return Reply(asked, messages, reply.events)


def rolls_told(state: State) -> Starting | None:
    """The rolls before the start that has just been settled; ``None`` from the first bid on."""
    mode = underneath(state.mode)
    return mode.rolled if isinstance(mode, Bidding) else None


def as_roll(state: State, interpretation: Interpretation) -> Interpretation:
    """The interpretation with “no, five” as the roll it is where a roll may be put right.

    A number alone is about half a bid or a bid refused, if one was the last thing said.
    """
    if not isinstance(state.mode, Bidding | AskingHalf) or rolls_told(state) is None:
        return interpretation
    of_bid = isinstance(state.mode, AskingHalf) or state.refused_bid is not None
    match interpretation:
        case Understood(intent) if (number := _number_put_right(intent)) is not None:
            if of_bid and intent.player is None:
                return interpretation
            return replace(interpretation, intent=_put_right(intent, number))
        case _ if of_bid:
            return interpretation
        case Unclear(candidates):
            meant = {
                _put_right(c.intent, number)
                for c in candidates
                if (number := _number_put_right(c.intent)) is not None
            }
            # that the same number may have been a face is no doubt here
            score = min(1.0, sum(c.score for c in candidates))
            return Understood(meant.pop(), score) if len(meant) == 1 else interpretation
        case _:
            return interpretation


def _number_put_right(intent: Intent) -> int | None:
    values = [value for value in (intent.quantity, intent.face) if value is not None]
    correction = intent.name is IntentName.CORRECTION and len(values) == 1
    return values[0] if correction else None


def _put_right(intent: Intent, number: int) -> Intent:
    player, also = intent.player, intent.also
    return Intent(IntentName.ROLL, number, player=player, choice=CORRECTED, also=also)


def roll_of(mode: Starting, player: Player) -> Intent | None:
    """The roll that was told without a name, now that its player is named; ``None`` if none was."""
    if mode.unnamed is None:
        return None
    return Intent(IntentName.ROLL, face=mode.unnamed, player=player)


def _roller(game: Game, mode: Starting, intent: Intent) -> Player | None:
    """Who is meant; without a name it is whoever told last, or is asked for."""
    if intent.player not in (None, SELF):
        return intent.player
    if intent.choice == CORRECTED and (player := last_told(mode)) is not None:
        return player
    asked = mode.rolls or mode.again
    return next(iter(yet_to_roll(mode, game.players)), None) if asked else None


def _noted(
    game: Game, mode: Starting, told: tuple[Roll, ...], *, corrected: bool
) -> tuple[Starting, Messages]:
    """The rolls with those that can be, and what is said to each in turn."""
    messages: Messages = ()
    first = True
    for player, number in told:
        fault = _fault(game, mode, (player, number), corrected=corrected)
        if fault is None:
            mode = _with_roll(mode, player, number, corrected=corrected, alone=first)
        read_back = Message.of(_TOLD, player=player, number=number)
        messages, first = (*messages, fault or read_back), False
    return mode, messages


def _with_roll(
    mode: Starting, player: Player, number: int, *, corrected: bool, alone: bool
) -> Starting:
    """The rolls with this one; ``alone``: none of the same breath is among them."""
    if not corrected or (not alone and among(mode, player) is None):
        return noted(mode, player, number)
    return put_right(mode, player, number)


def _tie(asked: Reply, rolling: Starting) -> Reply:
    equal = highest(rolling)
    seats = rolling.rolling or asked.state.game.players
    again = rolling_again(rolling, tuple(player for player in seats if player in equal))
    state = replace(asked.state, mode=again)
    return Reply(state, (*asked.messages, *prompt(state)))


def _fault(game: Game, mode: Starting, roll: Roll, *, corrected: bool) -> Message | None:
    """Why this roll cannot be noted."""
    player, number = roll
    if player not in game.players:
        return unknown_player(game, player)
    if number not in FACES:
        return Message.of("roll-impossible", player=player)
    rolling = mode.rolling or game.players
    told_before = corrected and among(mode, player) is not None
    if player not in rolling and not told_before:
        return Message.of("roll-only", players=rolling)
    return None


def _with_question(reply: Reply) -> Reply:
    """Asks for the next roll, where it has begun to be asked for."""
    mode = reply.state.mode
    if not isinstance(mode, Starting) or not (mode.rolls or mode.again):
        return reply
    following = yet_to_roll(mode, reply.state.game.players)
    if not following:
        return reply
    return replace(reply, messages=_asking(reply.messages, following[0]))


def _asking(messages: Messages, player: Player) -> Messages:
    *before, last = messages
    if last.id != _TOLD:
        return (*messages, Message.of(_NEXT, player=player))
    told = dict(last.arguments)
    return (*before, Message.of("roll-noted", **told, next=player))

"""From a full table to the first round: who opens."""

from __future__ import annotations

from dataclasses import replace

from voice_perudo.language.interpretation import IntentName
from voice_perudo.referee.effects import DrawStarter, Message
from voice_perudo.referee.narration import Messages, narrate
from voice_perudo.referee.prompts import starter_question
from voice_perudo.referee.reply import Reply, committed, resting_mode
from voice_perudo.referee.state import Drawn, Said, Starting, State
from voice_perudo.rules.actions import ChooseStarter, Illegal
from voice_perudo.rules.history import History
from voice_perudo.rules.values import Player
from voice_perudo.rules.variant import Variant


def begin(
    state: State,
    variant: Variant,
    players: tuple[Player, ...],
    starter: Player | None = None,
    before: Messages = (),
) -> Reply:
    """A new game; without a starter one is drawn or asked for, as the variant says.

    Raises:
        UsageError: these players cannot play together, or the starter is none of them.
    """
    history = History.start(variant, players, starter)
    events = tuple(event for past in history.steps for event in past.events)
    messages = (*before, *narrate(events, history.current))
    reply = committed(state, history, events, messages)
    return reply if starter is not None else find_starter(reply)


def find_starter(reply: Reply) -> Reply:
    """Adds the draw or the question by which the first starter is found."""
    game = reply.state.game
    if game.variant.first_starter == "random":
        return replace(reply, others=(*reply.others, DrawStarter(game.players)))
    return replace(reply, messages=(*reply.messages, starter_question(game.variant)))


def drawn(state: State, draw: Drawn) -> Reply:
    """The drawn player opens; a draw that nobody waits for any more is ignored."""
    if not isinstance(state.mode, Starting):
        return Reply(state)
    return _choose(state, draw.starter) or Reply(state)


def starting(state: State, said: Said) -> Reply | None:
    """Who opens is asked: a name is the answer."""
    player = said.intent.player
    if said.intent.name is not IntentName.PLAYER or player is None:
        return None
    return _choose(state, player) or stranger(state, player)


def stranger(state: State, player: Player) -> Reply:
    """Nobody of that name plays: the same question stays open."""
    players = state.game.players
    return Reply(state, (Message.of("unknown-player", player=player, players=players),))


def _choose(state: State, player: Player) -> Reply | None:
    history = state.past.apply(ChooseStarter(player))
    if isinstance(history, Illegal):
        return None
    events = history.last_events
    opened = replace(state, mode=resting_mode(history.current))
    return committed(opened, history, events, narrate(events, history.current))

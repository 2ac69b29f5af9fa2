"""From a full table to the first round: who opens, by name, by lot or by the highest roll."""

from __future__ import annotations

from dataclasses import replace

from voice_perudo.language.grammar import SELF
from voice_perudo.language.interpretation import Intent, IntentName
from voice_perudo.referee.effects import DrawStarter, Message
from voice_perudo.referee.narration import Messages, narrate
from voice_perudo.referee.prompts import prompt, starter_question, still_to_roll
from voice_perudo.referee.reply import Reply, committed, resting_mode
from voice_perudo.referee.state import Drawn, Said, Starting, State
from voice_perudo.rules.actions import ChooseStarter, Illegal
from voice_perudo.rules.history import History
from voice_perudo.rules.values import FACES, Player
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


def starting(state: State, mode: Starting, said: Said) -> Reply | None:
    """Who opens is asked: a name, a roll, “equal” or “by lot” is the answer."""
    intent = said.intent
    match intent.name:
        case IntentName.PLAYER if intent.player in (None, SELF):
            return Reply(state, (Message.of("ask-starter-name"),))
        case IntentName.PLAYER if intent.player is not None:
            return _choose(state, intent.player) or stranger(state, intent.player)
        case IntentName.ROLL:
            return _rolls(state, mode, intent)
        case IntentName.TIE:
            return _equal(state, intent)
        case IntentName.STARTER if intent.choice == "random":
            return Reply(state, others=(DrawStarter(state.game.players),))
        case IntentName.STARTER:
            return Reply(_rolling(state, Starting()), (Message.of("ask-starter-roll-off"),))
        case IntentName.UNDO if mode.rolls:
            return _asked(state, replace(mode, rolls=mode.rolls[:-1]))
        case IntentName.WHOSE_TURN:
            return Reply(state, prompt(state))
        case _:
            return None


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


def _rolling(state: State, mode: Starting) -> State:
    return replace(state, mode=mode)


def _asked(state: State, mode: Starting) -> Reply:
    asked = _rolling(state, mode)
    return Reply(asked, prompt(asked))


def _rolls(state: State, mode: Starting, intent: Intent) -> Reply:
    """Rolls told in one breath, one after the other; the first that cannot be ends it."""
    reply = _roll(state, mode, intent)
    told = intent.player
    for player, number in intent.also:
        rolling = reply.state.mode
        if not isinstance(rolling, Starting) or told not in dict(rolling.rolls):
            return reply
        reply = _roll(reply.state, rolling, Intent(intent.name, quantity=number, player=player))
        told = player
    return reply


def _roll(state: State, mode: Starting, intent: Intent) -> Reply:
    """One player's roll; without a name it is that of whoever is asked for."""
    player = intent.player
    if player in (None, SELF):
        player = still_to_roll(state.game, mode)[0] if mode.rolls else None
    if player is None:
        return Reply(state, (Message.of("ask-starter-name"),))
    if player not in state.game.players:
        return stranger(state, player)
    number = intent.quantity or intent.face or 0
    if number not in FACES:
        return Reply(state, (Message.of("roll-impossible"),))
    rolling = mode.rolling or state.game.players
    if player not in rolling:
        return Reply(state, (Message.of("roll-again", players=rolling),))
    others = tuple(roll for roll in mode.rolls if roll[0] != player)
    return _rolled(state, replace(mode, rolls=(*others, (player, number))), rolling)


def _rolled(state: State, mode: Starting, rolling: tuple[Player, ...]) -> Reply:
    player, number = mode.rolls[-1]
    missing = still_to_roll(state.game, mode)
    if missing:
        noted = Message.of("roll-noted", player=player, number=number, next=missing[0])
        return Reply(_rolling(state, mode), (noted,))
    highest = max(number for _, number in mode.rolls)
    equal = tuple(p for p in rolling if (p, highest) in mode.rolls)
    if len(equal) > 1:
        return _again(state, equal)
    return _choose(state, equal[0]) or stranger(state, equal[0])


def _equal(state: State, intent: Intent) -> Reply:
    """Several are highest: those named roll again, or whoever they are."""
    named = tuple(p for p in (intent.player, *intent.others) if p is not None)
    for player in named:
        if player not in state.game.players:
            return stranger(state, player)
    if len(set(named)) > 1:
        return _again(state, tuple(dict.fromkeys(named)))
    return Reply(_rolling(state, Starting()), (Message.of("roll-tie"),))


def _again(state: State, equal: tuple[Player, ...]) -> Reply:
    mode = Starting(rolling=equal)
    return Reply(_rolling(state, mode), (Message.of("roll-again", players=equal),))

"""From a full table to the first round: who opens, by name, by lot or by the highest roll."""

from __future__ import annotations

from dataclasses import replace

from voice_perudo.language.grammar import SAME, SELF, WHATEVER, YOU_CHOOSE
from voice_perudo.language.interpretation import Intent, IntentName
from voice_perudo.referee.effects import DrawStarter, Message
from voice_perudo.referee.modes import Starting
from voice_perudo.referee.narration import Messages, narrate
from voice_perudo.referee.prompts import position, prompt, starter_question
from voice_perudo.referee.refusals import UNDO_FIRST, unknown_player
from voice_perudo.referee.reply import Reply, committed, underneath, without_question
from voice_perudo.referee.roll_off import choose, roll_of, rolls, rolls_told
from voice_perudo.referee.rolling import last_told, rolling_again, taken_back, yet_to_roll
from voice_perudo.referee.state import Drawn, Said, State
from voice_perudo.rules.events import StarterChosen, Undone
from voice_perudo.rules.history import History
from voice_perudo.rules.values import Player
from voice_perudo.rules.variant import Variant

_DRAWN = ("random", YOU_CHOOSE, WHATEVER)
"""The choices of a starter by which he is drawn where nobody is named."""


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
    question = starter_question(game.variant.first_starter)
    return replace(reply, messages=(*reply.messages, question))


def drawn(state: State, draw: Drawn) -> Reply:
    """The drawn player opens; a draw that nobody waits for any more is ignored."""
    if not isinstance(state.mode, Starting):
        return Reply(state)
    return choose(state, draw.starter, _told(state.mode)) or Reply(state)


def starting(state: State, mode: Starting, said: Said) -> Reply | None:
    """Who opens is asked: a name, a roll, “equal” or “by lot” is the answer."""
    intent = said.intent
    match intent.name:
        case IntentName.PLAYER if intent.player in (None, SELF):
            return Reply(state, (Message.of("ask-starter-name"),))
        case IntentName.PLAYER if (roll := roll_of(mode, intent.player or "")) is not None:
            return rolls(state, mode, roll)
        case IntentName.PLAYER if intent.player is not None:
            return choose(state, intent.player, _told(mode)) or stranger(state, intent.player)
        case IntentName.ROLL if _tells_tie(intent):
            return _equal(state, mode, intent)
        case IntentName.ROLL:
            return rolls(state, mode, intent)
        case IntentName.TIE:
            return _equal(state, mode, intent)
        case IntentName.STARTER if intent.player is not None:
            return choose(state, intent.player, _told(mode)) or stranger(state, intent.player)
        case IntentName.STARTER if intent.choice in _DRAWN:
            return Reply(state, others=(DrawStarter(state.game.players),))
        case IntentName.STARTER:
            return _asked(state, replace(rolling_again(mode), way="roll_off"))
        case _:
            return None


def start_put_right(state: State, player: Player) -> Reply:
    """Somebody else starts than was settled; who starts a later round is told by the rules."""
    game = state.game
    if player not in game.players:
        return stranger(state, player)
    if player == game.turn or not isinstance(state.past.last_events[0], StarterChosen):
        return Reply(replace(state, mode=without_question(state.mode)), position(game))
    undone = state.past.undo()
    gone_back = committed(state, undone, (Undone(undone.current),), ())
    rolled = rolls_told(state)
    if rolled is not None and not yet_to_roll(rolled, game.players):
        rolled = None  # it is not by the rolls that he starts
    starts = choose(gone_back.state, player, rolled) or gone_back
    return replace(starts, events=(*gone_back.events, *starts.events))


def too_late_to_start(state: State) -> Reply:
    """Somebody else is to start, and it has been bid; the rules tell who starts a later round."""
    return Reply(state, (UNDO_FIRST,) if state.game.round == 1 else position(state.game))


def roll_taken_back(state: State) -> Reply | None:
    """Without the roll told last, also from a pause; ``None`` if none has been told."""
    mode = underneath(state.mode)
    if isinstance(mode, Starting) and mode.unnamed is not None:
        return _asked(state, replace(mode, unnamed=None), Message.of("undone"))
    back = taken_back(mode, state.game.players) if isinstance(mode, Starting) else None
    return None if back is None else _asked(state, back, Message.of("undone"))


def stranger(state: State, player: Player) -> Reply:
    """Nobody of that name plays: the same question stays open."""
    return Reply(state, (unknown_player(state.game, player),))


def _told(mode: Starting) -> Starting | None:
    """What was told of the roll before somebody was named, which must not be lost by that."""
    return None if last_told(mode) is None else replace(mode, unnamed=None)


def _asked(state: State, mode: Starting, *before: Message) -> Reply:
    asked = replace(state, mode=mode)
    return Reply(asked, (*before, *prompt(asked)))


def _tells_tie(intent: Intent) -> bool:
    """Whether “the same” is said of all who rolled, for nobody's roll was told before it."""
    return intent.choice == SAME and intent.player is None


def _equal(state: State, mode: Starting, intent: Intent) -> Reply:
    """Several are highest: those named roll again, or whoever they are."""
    named = intent.named
    for player in named:
        if player not in state.game.players:
            return stranger(state, player)
    if len(set(named)) > 1:
        return _asked(state, rolling_again(mode, tuple(dict.fromkeys(named))))
    if mode.rolling:  # the same again, or some of them
        return _asked(state, rolling_again(mode, mode.rolling))
    return Reply(replace(state, mode=rolling_again(mode)), (Message.of("roll-tie"),))

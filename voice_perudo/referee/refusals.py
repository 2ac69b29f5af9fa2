"""Refusals: the reason, then what would do instead; and the rule behind them."""

from __future__ import annotations

from dataclasses import replace

from voice_perudo.referee.effects import Message
from voice_perudo.referee.narration import Messages
from voice_perudo.referee.reply import Reply, without_question
from voice_perudo.referee.state import State
from voice_perudo.rules.actions import Illegal, IllegalReason
from voice_perudo.rules.values import Bid, Game, Player

_R = IllegalReason

BID_REASONS = frozenset(
    {
        _R.NOT_HIGHER,
        _R.CHANGE_ONE_THING_ONLY,
        _R.TOO_FEW_PACOS,
        _R.TOO_FEW_AFTER_PACOS,
        _R.NO_OPENING_ON_PACOS,
        _R.FACE_LOCKED,
        _R.ABOVE_DICE_IN_PLAY,
    }
)
"""The bid itself is wrong: it is read back, and the least that would do is said."""

TURN_REASONS = frozenset({_R.NOT_YOUR_TURN, _R.NO_BID})
"""Whose turn it is explains the refusal."""

OTHER_REASONS = frozenset(
    {
        _R.OWN_BID,
        _R.ELIMINATED,
        _R.CHALLENGE_OPEN,
        _R.CALZA_NOT_PLAYED,
        _R.CALZA_NOT_IN_PALIFICO,
        _R.CALZA_NOT_WITH_TWO_PLAYERS,
        _R.CALZA_NEEDS_LOST_DIE,
    }
)

UNDO_FIRST = Message.of("undo-first")
"""What is to be put right is no longer the last thing that was done."""

EXPLAINED = (BID_REASONS | TURN_REASONS | OTHER_REASONS) - {_R.CHALLENGE_OPEN}
"""Reasons with a rule to tell when somebody asks why."""


def refused(
    state: State, illegal: Illegal, bid: Bid | None = None, *, corrects: bool = False
) -> Reply:
    """The refusal said aloud; the game stays as it is and waits for the same player.

    ``corrects``: the bid was to replace the one on the table.
    """
    refused_bid = bid if illegal.reason in BID_REASONS else state.refused_bid
    went_on = replace(
        state,
        mode=without_question(state.mode),
        half_asked=state.half_asked and bid is None,
        refusal=illegal,
        verdict=state.verdict and refused_bid is None,
        refused_bid=None if corrects else refused_bid,
    )
    return Reply(went_on, refusal_messages(state.game, illegal, bid))


def refusal_messages(game: Game, illegal: Illegal, bid: Bid | None = None) -> Messages:
    """Why an action is refused and what would do."""
    reason = illegal.reason
    if reason is _R.FACE_LOCKED and bid is not None and (who := _may_change_face(game)):
        return (Message.of("refused-no", bid=bid), who, *_least(illegal))
    if reason in BID_REASONS and bid is not None:
        return (Message.of(f"refused-{_slug(reason)}", bid=bid), *_least(illegal))
    if reason in TURN_REASONS and game.turn is not None:
        turn = Message.of("turn", player=game.turn)
        return (Message.of(f"refused-{_slug(reason)}"), turn)
    if reason in OTHER_REASONS:
        return (Message.of(f"refused-{_slug(reason)}"),)
    return (Message.of("refused-other"),)


def count_refused(game: Game, illegal: Illegal) -> Message:
    """Why a count cannot be: more dice than there are, or than one player has."""
    visible = game.variant.lost_dice_visible
    if not illegal.players:
        if not visible:
            return Message.of("count-too-high")
        return Message.of("count-above-dice", dice=game.dice_in_play)
    player = illegal.players[0]
    dice = game.dice_of(player)
    if not dice:
        return Message.of("count-player-out", player=player)
    if visible:
        return Message.of("count-above-player-dice", player=player, dice=dice)
    return Message.of("count-too-high-player", player=player)


def explanation(game: Game, illegal: Illegal) -> Messages:
    """The rule behind a refusal."""
    reason = illegal.reason
    if reason not in EXPLAINED:
        return (Message.of("why-other"),)
    rule = Message.of(f"why-{_slug(reason)}")
    if reason is _R.FACE_LOCKED:
        rule = _may_change_face(game) or rule
    return (rule, *_least(illegal)) if reason in BID_REASONS else (rule,)


def _may_change_face(game: Game) -> Message | None:
    """Who may change the face in a Palifico round; ``None`` where nobody may."""
    who = game.variant.palifico_face_change
    return None if who == "nobody" else Message.of("palifico-face", who=who)


def _least(illegal: Illegal) -> Messages:
    if not illegal.least_legal:
        return (Message.of("no-higher-bid"),)
    return (Message.of("least-legal", bids=illegal.least_legal),)


def _slug(reason: IllegalReason) -> str:
    return reason.value.replace("_", "-")


def unknown_player(game: Game, player: Player) -> Message:
    """Nobody of that name plays."""
    return Message.of("unknown-player", player=player, players=game.players)

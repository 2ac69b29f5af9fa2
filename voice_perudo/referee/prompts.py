"""Where the game stands and what is being asked, in sentences."""

from __future__ import annotations

from voice_perudo.language.interpretation import Intent, IntentName
from voice_perudo.referee.effects import Message
from voice_perudo.referee.modes import (
    AskingCaller,
    AskingHalf,
    CallChallenge,
    Choosing,
    Confirming,
    Counting,
    Counts,
    Deed,
    Leave,
    OneFace,
    Paused,
    PlaceBid,
    SettingUp,
    StartAgain,
    Starting,
    TakeBack,
)
from voice_perudo.referee.narration import Messages, count_request
from voice_perudo.referee.reading_back import setup_question
from voice_perudo.referee.readings import bid_meant
from voice_perudo.referee.rolling import yet_to_roll
from voice_perudo.referee.state import State
from voice_perudo.rules.challenge import faces_to_count
from voice_perudo.rules.values import Bid, Game, Phase, Player
from voice_perudo.rules.variant import FirstStarter

_PIECES = {
    IntentName.DUDO: "name-dudo",
    IntentName.CALZA: "name-calza",
    IntentName.UNDO: "name-undo",
    IntentName.NEW_GAME: "name-new-game",
    IntentName.QUIT: "name-quit",
    IntentName.PAUSE: "name-pause",
}


def prompt(state: State) -> Messages:
    """What the players are expected to answer now."""
    match state.mode:
        case SettingUp():
            return setup_question(state.mode, state.settings)
        case AskingHalf(quantity, face):
            return (half_question(quantity, face),)
        case Confirming(deed):
            return (confirm_question(deed),)
        case Choosing(options):
            return (choice_question(options, state.game if state.history else None),)
        case AskingCaller(kind):
            return (Message.of(f"ask-caller-{kind}"),)
        case Starting() as mode:
            return (_who_starts(state.game, mode),)
        case Counting(asked=OneFace() as told):
            return other_face_question(state.game, told)
        case Counting(aloud=number) if number:
            return (Message.of("ask-counted-aloud", count=number),)
        case Counting(counts, again) if counts or again:
            return (Message.of("count-missing", players=still_to_count(state.game, counts, again)),)
        case Paused():
            return (Message.of("paused"),)
        case _:
            return position(state.game)


def position(game: Game) -> Messages:
    """Where the game stands: the bid, whose turn it is, or what is waited for."""
    match game.phase:
        case Phase.STARTER:
            return (starter_question(game.variant.first_starter),)
        case Phase.COUNTING:
            return (count_request(game),)
        case Phase.OVER:
            won = Message.of("winner", player=game.winner or "")
            return (won, Message.of("ask-new-game"))
        case Phase.BIDDING:
            return (_bid_and_turn(game), *_direction_question(game))


def _bid_and_turn(game: Game) -> Message:
    turn = game.turn or ""
    if game.placed is None:
        return Message.of("turn-to-open", player=turn)
    placed = game.placed
    return Message.of("current-bid", bid=placed.bid, bidder=placed.bidder, player=turn)


def _direction_question(game: Game) -> Messages:
    if game.choosing_direction is None:
        return ()
    return (Message.of("ask-direction", player=game.choosing_direction),)


def _who_starts(game: Game, mode: Starting) -> Message:
    if mode.unnamed is not None:
        return Message.of("ask-starter-name")
    if mode.rolls or mode.again:
        return Message.of("roll-next", player=yet_to_roll(mode, game.players)[0])
    if mode.rolling:
        return Message.of("roll-again", players=mode.rolling)
    return starter_question(way_to_start(game, mode))


def way_to_start(game: Game, mode: Starting) -> FirstStarter:
    """How it is being found who opens: as the players said, or else as the rules do."""
    return mode.way or game.variant.first_starter


def starter_question(way: FirstStarter) -> Message:
    """Asks who opens the game."""
    return Message.of("ask-starter-roll-off" if way == "roll_off" else "ask-starter")


def still_to_count(game: Game, counts: Counts, again: Player | None = None) -> tuple[Player, ...]:
    """Who has not told his count: ``again`` first, then from the caller on as is played."""
    if game.challenge is None:
        return ()
    order = [game.challenge.caller]
    while (player := game.next_after(order[-1])) != order[0]:
        order.append(player)
    counted = dict(counts)
    missing = (player for player in order if player not in counted)
    return tuple(sorted(missing, key=lambda player: player != again))


def other_face_question(game: Game, told: OneFace) -> Messages:
    """Asks for the dice of the other face that counts, after those of one have been told."""
    others = tuple(face for face in faces_to_count(game) if face != told.face)
    whose = {} if told.player is None else {"player": told.player}
    of_whom = "" if told.player is None else "-of"
    if not told.count:
        return (Message.of(f"count-other-face{of_whom}", faces=others, **whose),)
    bid = Bid(told.count, told.face)
    return (Message.of(f"count-one-face{of_whom}", bid=bid, faces=others, **whose),)


def half_question(quantity: int | None, face: int | None) -> Message:
    """Asks for the half of a bid that was not said."""
    if quantity is not None:
        return Message.of("ask-face", quantity=quantity)
    return Message.of("ask-quantity", faces=(face or 0,))


def confirm_question(deed: Deed) -> Message:
    """Asks whether ``deed`` was meant."""
    match deed:
        case PlaceBid(bidder, bid, corrects=True):
            return Message.of("confirm-changed-bid", bid=bid, bidder=bidder)
        case PlaceBid(bid=bid):
            return Message.of("confirm-bid", bid=bid)
        case CallChallenge(kind=kind):
            return Message.of(f"confirm-{kind}")
        case TakeBack(challenge):
            return Message.of("confirm-undo-challenge" if challenge else "confirm-undo")
        case StartAgain():
            return Message.of("confirm-new-game")
        case Leave():
            return Message.of("confirm-quit")


def choice_question(options: tuple[Intent, Intent], game: Game | None) -> Message:
    """Asks which of two readings was meant, only about what differs between them."""
    first, second = options
    one, other = bid_meant(first, game), bid_meant(second, game)
    if one is not None and other is not None:
        slot = "bid"
        if one.face == other.face:
            slot = "quantity"
        elif one.quantity == other.quantity:
            slot = "face"
        return Message.of(f"choose-{slot}", first=one, second=other)
    if (half := _half_or_bid(options, game)) is not None:
        return half
    counts = {IntentName.COUNT, IntentName.PLAYER_COUNT}
    if first.name is second.name and first.name in counts and first.count != second.count:
        return Message.of("choose-count", first=first.count or 0, second=second.count or 0)
    if first.player and second.player and first.name is second.name:
        return Message.of("choose-player", first=first.player, second=second.player)
    return Message.of("choose-two", first=_piece(first, game), second=_piece(second, game))


def _half_or_bid(options: tuple[Intent, Intent], game: Game | None) -> Message | None:
    for half, whole in (options, options[::-1]):
        bid = bid_meant(whole, game)
        if half.name is IntentName.BID and half.quantity and not half.face and bid is not None:
            return Message.of("choose-half", quantity=half.quantity, bid=bid)
    return None


def _piece(intent: Intent, game: Game | None) -> Message:
    players = game.players if game is not None else ()
    if (bid := bid_meant(intent, game)) is not None:
        return Message.of("name-bid", bid=bid)
    if intent.name in (IntentName.COUNT, IntentName.PLAYER) and intent.player in players:
        return Message.of("name-player", player=intent.player or "")
    if intent.name is IntentName.COUNT:
        return Message.of("name-count", count=intent.count or 0)
    return Message.of(_PIECES.get(intent.name, "name-other"))

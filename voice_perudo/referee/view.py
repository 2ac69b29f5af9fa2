"""A snapshot of the table for a display: nothing hidden is in it."""

from __future__ import annotations

from dataclasses import dataclass

from voice_perudo.language.interpretation import Scope
from voice_perudo.referee.modes import Choosing, Confirming, Counting, Mode, Paused, SettingUp
from voice_perudo.referee.resuming import left_open, recalled
from voice_perudo.referee.scopes import scope_of
from voice_perudo.referee.state import NOTHING_RECALLED, Recalled, State
from voice_perudo.rules.challenge import faces_to_count
from voice_perudo.rules.values import Challenge, Direction, Game, Phase, PlacedBid, Player


@dataclass(frozen=True, slots=True)
class SeatView:
    """One player, seated clockwise.

    ``dice`` is ``None`` where lost dice are hidden; ``count`` is what he has
    told since the challenge.
    """

    player: Player
    dice: int | None
    still_in: bool = True
    on_turn: bool = False
    count: int | None = None


@dataclass(frozen=True, slots=True)
class View:
    """The table as everybody may see it.

    ``language`` is that of the table, ``player_languages`` those of players who
    have their own. ``ones_wild``: by the rules, whatever this round. ``faces`` are those to
    count while a challenge is open.
    ``open`` is what would have to be asked again if the program were stopped now, ``recalled``
    what would have to be known.
    """

    scope: Scope
    seats: tuple[SeatView, ...] = ()
    round: int = 0
    direction: Direction = Direction.CLOCKWISE
    placed: PlacedBid | None = None
    challenge: Challenge | None = None
    faces: tuple[int, ...] = ()
    palifico: bool = False
    ones_wild: bool = True
    winner: Player | None = None
    language: str = ""
    player_languages: tuple[tuple[Player, str], ...] = ()
    open: Mode | None = None
    recalled: Recalled = NOTHING_RECALLED

    @property
    def turn(self) -> Player | None:
        """Who is to bid, or to open."""
        return next((seat.player for seat in self.seats if seat.on_turn), None)


def view(state: State) -> View:
    """The table as it stands."""
    scope, settings = scope_of(state.mode), state.settings
    if state.history is None:
        mode = state.mode
        players = mode.players if isinstance(mode, SettingUp) else ()
        seats = tuple(SeatView(player, None) for player in players)
        return View(scope, seats, language=settings.language, open=left_open(mode))
    game = state.history.current
    return View(
        scope,
        seats=_seats(game, _counts(state.mode)),
        round=game.round,
        direction=game.direction,
        placed=game.placed,
        challenge=game.challenge,
        faces=faces_to_count(game) if game.challenge is not None else (),
        palifico=game.palifico,
        ones_wild=game.variant.ones_wild,
        winner=game.winner,
        language=settings.language,
        player_languages=settings.player_languages,
        open=left_open(state.mode),
        recalled=recalled(state),
    )


def ones_wild(state: State) -> bool:
    """Whether the rules of the table have pacos, or ones like any other face."""
    if state.history is None:
        return state.settings.variants[0].ones_wild
    return state.history.current.variant.ones_wild


def _seats(game: Game, counts: dict[Player, int]) -> tuple[SeatView, ...]:
    bidding = game.phase is Phase.BIDDING
    return tuple(
        SeatView(
            player,
            dice if game.variant.lost_dice_visible else None,
            still_in=dice > 0,
            on_turn=bidding and player == game.turn,
            count=counts.get(player),
        )
        for player, dice in zip(game.players, game.dice, strict=True)
    )


def _counts(mode: Mode) -> dict[Player, int]:
    if isinstance(mode, Paused | Confirming | Choosing):
        return _counts(mode.back)
    return dict(mode.counts) if isinstance(mode, Counting) else {}

"""One line for an event: a word and what it tells, spaces between.

Names, bids, positions and settled challenges are written as in ``notation``::

    started asmodee-bga Anna,Bob,Chloé      called dudo Bob
    restored <position>                     settled dudo:Bob:Anna:8x5:7:5P:Anna:-
    starter Anna                            lost Anna 4
    round 7P Anna                           gained Bob 5
    direction? Anna                         out Chloé
    direction Anna ccw                      won Bob
    bid Anna 8x5                            undone <position>
"""

from __future__ import annotations

from voice_perudo.errors import UsageError
from voice_perudo.rules.events import (
    BidMade,
    ChallengeCalled,
    ChallengeSettled,
    DieGained,
    DieLost,
    DirectionAsked,
    DirectionChosen,
    Event,
    GameStarted,
    GameWon,
    PlayerEliminated,
    PositionRestored,
    RoundStarted,
    StarterChosen,
    Undone,
)
from voice_perudo.rules.notation import (
    format_name,
    format_position,
    format_round,
    format_settlement,
    format_variant,
    format_way,
    parse_kind,
    parse_name,
    parse_number,
    parse_position,
    parse_round,
    parse_settlement,
    parse_variant,
    parse_way,
)
from voice_perudo.rules.values import Bid


def format_event(event: Event) -> str:
    """The event on one line; ``parse_event`` gives the same value back.

    Raises:
        UsageError: it holds a variant that is not based on a preset.
    """
    match event:
        case GameStarted(variant, players):
            return f"started {format_variant(variant)} {','.join(map(format_name, players))}"
        case PositionRestored(position):
            return f"restored {format_position(position)}"
        case Undone(position):
            return f"undone {format_position(position)}"
        case StarterChosen(player):
            return f"starter {format_name(player)}"
        case RoundStarted(number, starter, palifico):
            return f"round {format_round(number, palifico)} {format_name(starter)}"
        case DirectionAsked(player):
            return f"direction? {format_name(player)}"
        case DirectionChosen(player, direction):
            return f"direction {format_name(player)} {format_way(direction)}"
        case BidMade(bidder, bid):
            return f"bid {format_name(bidder)} {bid}"
        case ChallengeCalled(kind, caller):
            return f"called {kind} {format_name(caller)}"
        case ChallengeSettled(settlement):
            return f"settled {format_settlement(settlement)}"
        case DieLost(player, dice):
            return f"lost {format_name(player)} {dice}"
        case DieGained(player, dice):
            return f"gained {format_name(player)} {dice}"
        case PlayerEliminated(player):
            return f"out {format_name(player)}"
        case GameWon(player):
            return f"won {format_name(player)}"


def parse_event(text: str) -> Event:
    """The event a line tells.

    Raises:
        UsageError: the line cannot be read.
    """
    word, _, rest = text.strip().partition(" ")
    match (word, *rest.split()):
        case ("restored", *_):
            return PositionRestored(parse_position(rest))
        case ("undone", *_):
            return Undone(parse_position(rest))
        case ("started", variant, players):
            return GameStarted(parse_variant(variant), tuple(map(parse_name, players.split(","))))
        case ("starter", player):
            return StarterChosen(parse_name(player))
        case ("round", number, starter):
            count, palifico = parse_round(number)
            return RoundStarted(count, parse_name(starter), palifico)
        case ("direction?", player):
            return DirectionAsked(parse_name(player))
        case ("direction", player, way):
            return DirectionChosen(parse_name(player), parse_way(way))
        case ("bid", bidder, bid):
            return BidMade(parse_name(bidder), Bid.parse(bid))
        case ("called", kind, caller):
            return ChallengeCalled(parse_kind(kind), parse_name(caller))
        case ("settled", settlement):
            return ChallengeSettled(parse_settlement(settlement))
        case ("lost", player, dice):
            return DieLost(parse_name(player), parse_number(dice))
        case ("gained", player, dice):
            return DieGained(parse_name(player), parse_number(dice))
        case ("out", player):
            return PlayerEliminated(parse_name(player))
        case ("won", player):
            return GameWon(parse_name(player))
    raise UsageError(f"“{text}” is not an event.")

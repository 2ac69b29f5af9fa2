"""Single cases: one action in one position."""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from typing import Any

from voice_perudo.rules.actions import (
    Action,
    ChooseDirection,
    ChooseStarter,
    MakeBid,
    ReportCounts,
    ReportTotal,
)
from voice_perudo.rules.cases.casefile import DIRECTIONS, CaseAction
from voice_perudo.rules.cases.outcome import Claim, Outcome, Report, act, challenge
from voice_perudo.rules.challenge import faces_to_count, worth
from voice_perudo.rules.history import History
from voice_perudo.rules.values import FACES, Bid, ChallengeKind, Game

Difference = tuple[str, str]
"""What was expected, and what was found."""

Hands = Mapping[str, list[int]]

_EXPECTED_KEYS = frozenset(
    {
        *("ok", "reason", "confirm", "next_turn", "next_starter", "turn", "dir"),
        *("loser", "gainer", "eliminated", "winner", "total_dice"),
        *("palifico", "palifico_next", "palifico_used", "ever_lost"),
    }
)


def run_case(
    game: Game, action: CaseAction, hands: Hands | None, expect: Mapping[str, Any]
) -> Iterator[Difference]:
    """What differs from the case's expectations."""
    yield from _hand_differences(game, action, hands)
    outcome = _perform(History.restore(game), action, hands)
    if outcome is None:
        yield "a known, complete action", f"action {action.type}"
        return
    claims = [*_claims(expect)]
    yield from compare(outcome, claims)
    for key in expect:
        if key not in _EXPECTED_KEYS | {"dice"}:
            yield f"{key} {expect[key]}", "an expectation that cannot be read"


def compare(outcome: Outcome, claims: list[Claim]) -> Iterator[Difference]:
    """The claims that are not so; one difference where legality itself differs."""
    legal = not any(c.key == "reason" or (c.key, c.expected) == ("ok", False) for c in claims)
    if claims and legal != (outcome.refusal is None):
        found = f"illegal {outcome.refusal.reason}" if outcome.refusal else "legal"
        yield ", ".join(claim.text for claim in claims), found
        return
    for claim in claims:
        if not outcome.satisfies(claim):
            yield claim.text, outcome.describe(claim)


def _claims(expect: Mapping[str, Any]) -> Iterator[Claim]:
    for key, value in expect.items():
        if key == "dice" and isinstance(value, dict):
            for player, dice in value.items():
                yield Claim(f"{player} dice {dice}", "dice", dice, player)
        elif key in ("palifico_used", "ever_lost") and isinstance(value, list):
            yield Claim(f"{key} {sorted(value)}", key, sorted(value))
        elif key == "dir":
            yield Claim(f"dir {value}", key, DIRECTIONS.get(value))
        elif key in _EXPECTED_KEYS:
            yield Claim(f"{key} {'none' if value is None else value}", key, value)


def _perform(history: History, action: CaseAction, hands: Hands | None) -> Outcome | None:
    report = _report(history.current, action, hands)
    if action.type in tuple(ChallengeKind):
        return challenge(history, ChallengeKind(action.type), action.player, report)
    plain = _plain_action(action, report)
    return None if plain is None else act(history, plain)


def _plain_action(action: CaseAction, report: Report | None) -> Action | None:
    match action.type:
        case "bid" if action.quantity is not None and action.face is not None:
            return MakeBid(action.player, Bid(action.quantity, action.face))
        case "count" | "report":
            return report
        case "starter":
            return ChooseStarter(action.player)
        case "direction" if action.direction in DIRECTIONS:
            return ChooseDirection(action.player, DIRECTIONS[action.direction])
    return None


def _report(game: Game, action: CaseAction, hands: Hands | None) -> Report | None:
    if action.counts is not None:
        return ReportCounts(tuple(action.counts.items()))
    if action.count is not None:
        return ReportTotal(action.count)
    if hands and all(player in hands for player in game.active_players):
        return ReportTotal(_total(game, hands))
    return None


def _total(game: Game, hands: Hands) -> int:
    return sum(worth(hands[player], faces_to_count(game)) for player in game.active_players)


def _hand_differences(game: Game, action: CaseAction, hands: Hands | None) -> Iterator[Difference]:
    """Where the hands written down contradict the dice or the counts written down."""
    if not hands:
        return
    for player, hand in hands.items():
        dice = game.dice_of(player) if player in game.players else 0
        if len(hand) != dice or not set(hand) <= set(FACES):
            yield f"{player} holds {dice} dice with faces 1 to 6", f"hand {hand}"
    if game.placed is None:
        return
    faces = faces_to_count(game)
    for player, count in (action.counts or {}).items():
        if player in hands and worth(hands[player], faces) != count:
            yield f"count {count} by {player}", f"a hand worth {worth(hands[player], faces)}"
    complete = all(player in hands for player in game.active_players)
    if action.count is not None and complete and _total(game, hands) != action.count:
        yield f"count {action.count}", f"hands worth {_total(game, hands)}"

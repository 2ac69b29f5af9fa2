"""Whether what happened is what the story says."""

from __future__ import annotations

from collections.abc import Mapping, Sequence

from voice_perudo.demonstration.story import Step
from voice_perudo.rules.actions import Illegal
from voice_perudo.rules.events import (
    BidMade,
    ChallengeCalled,
    DieGained,
    DieLost,
    Event,
    GameWon,
    PlayerEliminated,
    Undone,
)
from voice_perudo.rules.values import Bid


def expected_facts(step: Step, names: Mapping[str, str]) -> tuple[str, ...]:
    """What must happen at a step, one short sentence each; ``names``: seat → player."""
    facts = []
    if step.bid is not None:
        facts.append(f"{names[step.seat]} bids {Bid.parse(step.bid)}")
    if step.challenge is not None:
        facts.append(f"{names[step.seat]} calls {step.challenge}")
    if step.loser is not None:
        facts.append(f"{names[step.loser]} loses a die")
    if step.gainer is not None:
        facts.append(f"{names[step.gainer]} wins a die back")
    if step.eliminated is not None:
        facts.append(f"{names[step.eliminated]} is out")
    if step.winner is not None:
        facts.append(f"{names[step.winner]} wins")
    if step.undo:
        facts.append("undone")
    if step.refused is not None:
        facts.append(f"refused: {step.refused}")
    return tuple(facts)


def facts(events: Sequence[Event], refusal: Illegal | None) -> tuple[str, ...]:
    """What did happen, in the same sentences."""
    told = [fact for event in events if (fact := _fact(event))]
    if refusal is not None:
        told.append(f"refused: {refusal.reason}")
    return tuple(told)


def _fact(event: Event) -> str | None:
    match event:
        case BidMade(bidder, bid):
            return f"{bidder} bids {bid}"
        case ChallengeCalled(kind, caller):
            return f"{caller} calls {kind}"
        case DieLost(player):
            return f"{player} loses a die"
        case DieGained(player):
            return f"{player} wins a die back"
        case PlayerEliminated(player):
            return f"{player} is out"
        case GameWon(player):
            return f"{player} wins"
        case Undone():
            return "undone"
        case _:
            return None

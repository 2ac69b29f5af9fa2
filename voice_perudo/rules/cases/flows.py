"""Whole flows: step after step on one history, undo included."""

from __future__ import annotations

import re
from collections.abc import Iterator

from voice_perudo.rules.actions import (
    ChooseDirection,
    ChooseStarter,
    MakeBid,
    ReportCounts,
    ReportTotal,
)
from voice_perudo.rules.cases.casefile import DIRECTIONS, StepPart
from voice_perudo.rules.cases.outcome import Outcome, Report, act, challenge
from voice_perudo.rules.cases.phrases import claims_of
from voice_perudo.rules.cases.singles import Difference, compare
from voice_perudo.rules.history import History
from voice_perudo.rules.values import Bid, ChallengeKind, Game

Step = list[StepPart]


def run_flow(game: Game, steps: list[Step]) -> Iterator[Difference]:
    """What differs from the expectations of each step; later steps run on regardless."""
    history = History.restore(game)
    for number, step in enumerate(steps, start=1):
        where = f"step {number} ({' '.join(str(part) for part in step[:-1])}): "
        outcome = _perform(history, step)
        if outcome is None:
            yield f"{where}a known, complete action", "a step that cannot be read"
            continue
        history = outcome.history
        claims, unread = claims_of(str(step[-1] or ""), game.players)
        for expected, found in compare(outcome, claims):
            yield where + expected, found
        for phrase in unread:
            yield where + phrase, "an expectation that cannot be read"


def _perform(history: History, step: Step) -> Outcome | None:
    if len(step) < 3:
        return None
    who, verb, arguments = str(step[0]), str(step[1]), step[2:-1]
    match verb, arguments:
        case "bid", [int(quantity), int(face)]:
            return act(history, MakeBid(who, Bid(quantity, face)))
        case (("dudo" | "calza"), _):
            return challenge(history, ChallengeKind(verb), who, _report(arguments))
        case (("count" | "report" | "counts"), _):
            report = _report(arguments)
            return None if report is None else act(history, report)
        case (("direction" | "choose_direction"), [str(way)]) if way in DIRECTIONS:
            return act(history, ChooseDirection(who, DIRECTIONS[way]))
        case (("starter" | "starts"), _):
            return act(history, ChooseStarter(who))
        case "undo", _:
            return Outcome(history.undo())
    return None


def _report(arguments: Step) -> Report | None:
    """``"count 7"`` or ``7`` is a total; ``"counts A 1, B 0"`` or an object, player by player."""
    if arguments and isinstance(arguments[0], dict):
        return ReportCounts(tuple(arguments[0].items()))
    text = " ".join(str(argument) for argument in arguments if argument is not None)
    if (total := re.fullmatch(r"(?:count |total )?(-?\d+)", text)) is not None:
        return ReportTotal(int(total[1]))
    if text.startswith("counts "):
        pairs = re.findall(r"([^,:]+?)[ :]+(-?\d+)(?:,|$)", text.removeprefix("counts "))
        return ReportCounts(tuple((name.strip(), int(count)) for name, count in pairs))
    return None

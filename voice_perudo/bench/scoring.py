"""From what was heard in a recording to a verdict, and from verdicts to counts."""

from __future__ import annotations

from collections.abc import Iterable
from dataclasses import dataclass
from enum import StrEnum

from voice_perudo.bench.manifest import Recording
from voice_perudo.bench.notation import same
from voice_perudo.language.grammar import ASKED, MISTAKE
from voice_perudo.language.interpretation import (
    Intent,
    Interpretation,
    NotUnderstood,
    Reason,
    Unclear,
    Understood,
)


class Outcome(StrEnum):
    """What came of a recording in which something was meant."""

    EXACT = "exact"
    WRONG = "wrong"
    ASKED = "asked"
    NOTHING = "nothing"


@dataclass(frozen=True, slots=True)
class Trial:
    """A recording as it was heard.

    ``meanings`` and ``texts`` (the words of the best reading): one an utterance, in
    order. ``seconds`` of sound took ``work`` seconds of processor time.
    """

    recording: Recording
    meanings: tuple[Interpretation, ...]
    texts: tuple[str, ...]
    seconds: float
    work: float

    @property
    def actions(self) -> tuple[Intent, ...]:
        """Everything that would be acted on."""
        understood = (m for m in self.meanings if isinstance(m, Understood))
        return tuple(m.intent for m in understood if not is_question(m))

    @property
    def questions(self) -> int:
        """How often the referee would ask back."""
        return sum(map(is_question, self.meanings))

    @property
    def outcome(self) -> Outcome:
        """The verdict; the first action decides, for it is carried out before the next."""
        if self.actions:
            expected = self.recording.expected
            right = expected is not None and same(expected, self.actions[0])
            return Outcome.EXACT if right else Outcome.WRONG
        return Outcome.ASKED if self.questions else Outcome.NOTHING


def is_question(meaning: Interpretation) -> bool:
    """Whether the referee asks back: several readings are close, half of a bid is missing, or
    the words need not have meant it.
    """
    if isinstance(meaning, Understood):
        return meaning.intent.choice in (ASKED, MISTAKE)
    if isinstance(meaning, NotUnderstood):
        return meaning.reason is Reason.INCOMPLETE_BID
    return isinstance(meaning, Unclear)


@dataclass(frozen=True, slots=True, order=True)
class Group:
    """What is counted together; ``speaker`` None for all of them; ``silent``: nothing is due."""

    silent: bool
    language: str
    kind: str
    condition: str
    speaker: str | None = None


@dataclass(frozen=True, slots=True)
class Tally:
    """Counts of a group. ``seconds`` of sound; ``actions`` and ``questions`` in all of it."""

    recordings: int
    outcomes: dict[Outcome, int]
    actions: int
    questions: int
    seconds: float

    @property
    def hours(self) -> float:
        """How long the group's recordings last."""
        return self.seconds / 3600


def tallies(trials: Iterable[Trial], by_speaker: bool = False) -> dict[Group, Tally]:
    """The counts of every group, sorted; of every speaker in it if wanted."""
    groups: dict[Group, list[Trial]] = {}
    for trial in trials:
        groups.setdefault(_group(trial.recording, by_speaker), []).append(trial)
    return {group: tally(groups[group]) for group in sorted(groups)}


def tally(trials: Iterable[Trial]) -> Tally:
    """The counts of these trials."""
    many = tuple(trials)
    outcomes = [trial.outcome for trial in many]
    return Tally(
        recordings=len(many),
        outcomes={outcome: outcomes.count(outcome) for outcome in Outcome},
        actions=sum(len(trial.actions) for trial in many),
        questions=sum(trial.questions for trial in many),
        seconds=sum(trial.seconds for trial in many),
    )


def _group(recording: Recording, by_speaker: bool) -> Group:
    return Group(
        silent=recording.expected is None,
        language=recording.language,
        kind=recording.kind,
        condition=recording.condition,
        speaker=recording.speaker if by_speaker else None,
    )

"""The figures for people and for programs."""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Mapping, Sequence
from itertools import groupby
from typing import Any

from voice_perudo.bench.confusions import Confusion, Slot, words
from voice_perudo.bench.run import LanguageRun
from voice_perudo.bench.scoring import Group, Outcome, Tally
from voice_perudo.bench.statistics import events_per, wilson

_MIB = 1024**2
_PLACES = ("language", "kind", "condition")
_SHOWN = 12
"""Confusions of a language and slot shown to people; the file and the JSON hold all."""


def as_json(
    runs: Sequence[LanguageRun],
    groups: Mapping[Group, Tally],
    confused: Iterable[Confusion],
    memory: int | None,
) -> dict[str, Any]:
    """Everything as one object."""
    return {
        "models": [
            {
                "language": run.language,
                "model": str(run.model),
                "load_seconds": round(run.load_seconds, 3),
                "real_time_factor": round(run.real_time_factor, 4),
                "seconds": round(run.seconds, 1),
            }
            for run in runs
        ],
        "peak_memory_bytes": memory,
        "groups": [_group_json(group, tally) for group, tally in groups.items()],
        "confusions": [
            {"language": c.pair.language, "slot": str(c.pair.slot)} | c.as_json() for c in confused
        ],
    }


def as_text(
    runs: Sequence[LanguageRun],
    groups: Mapping[Group, Tally],
    confused: Iterable[Confusion],
    memory: int | None,
) -> Iterator[str]:
    """Everything as lines; rates in per cent with their 95 % intervals."""
    spoken = [(group, tally) for group, tally in groups.items() if not group.silent]
    silent = [(group, tally) for group, tally in groups.items() if group.silent]
    if spoken:
        yield from _table([(*_PLACES, "n", *Outcome), *(_spoken_row(*pair) for pair in spoken)])
        yield ""
    if silent:
        head = (*_PLACES, "n", "hours", "actions", "actions/h", "questions/h")
        yield "Where nothing may happen:"
        yield from _table([head, *(_silent_row(*pair) for pair in silent)])
        yield ""
    yield from _confusion_lines(confused)
    for run in runs:
        yield (
            f"{run.language}: {run.model}, loaded in {run.load_seconds:.2f} s, "
            f"real-time factor {run.real_time_factor:.3f} over {run.seconds / 60:.1f} min"
        )
    if memory is not None:
        yield f"peak memory {memory / _MIB:.0f} MiB"


def _group_json(group: Group, tally: Tally) -> dict[str, Any]:
    body: dict[str, Any] = {place: getattr(group, place) for place in _PLACES}
    if group.speaker is not None:
        body["speaker"] = group.speaker
    body |= {"expected": "none" if group.silent else "action", "n": tally.recordings}
    if not group.silent:
        for outcome, count in tally.outcomes.items():
            interval = wilson(count, tally.recordings)
            body[outcome] = {
                "count": count,
                "rate": round(count / tally.recordings, 4),
                "interval": [round(end, 4) for end in interval],
            }
        return body
    body |= {"hours": round(tally.hours, 4)}
    for name, count in (("actions", tally.actions), ("questions", tally.questions)):
        interval = events_per(tally.hours, count)
        body[name] = {
            "count": count,
            "per_hour": round(count / tally.hours, 2),
            "interval": [round(end, 2) for end in interval],
        }
    return body


def _place(group: Group) -> tuple[str, str, str]:
    speaker = "" if group.speaker is None else f" · {group.speaker}"
    return group.language, group.kind + speaker, group.condition


def _spoken_row(group: Group, tally: Tally) -> tuple[str, ...]:
    rates = (_share(tally.outcomes[outcome], tally.recordings) for outcome in Outcome)
    return (*_place(group), str(tally.recordings), *rates)


def _silent_row(group: Group, tally: Tally) -> tuple[str, ...]:
    rates = (_per_hour(count, tally.hours) for count in (tally.actions, tally.questions))
    hours = f"{tally.hours:.2f}"
    return (*_place(group), str(tally.recordings), hours, str(tally.actions), *rates)


def _share(count: int, trials: int) -> str:
    low, high = wilson(count, trials)
    return f"{100 * count / trials:.1f} % ({100 * low:.1f}–{100 * high:.1f})"


def _per_hour(count: int, hours: float) -> str:
    low, high = events_per(hours, count)
    return f"{count / hours:.1f} ({low:.1f}–{high:.1f})"


def _table(rows: Sequence[Sequence[str]]) -> Iterator[str]:
    widths = [max(map(len, column)) for column in zip(*rows, strict=True)]
    for row in rows:
        cells = (cell.ljust(width) for cell, width in zip(row, widths, strict=True))
        yield "  ".join(cells).rstrip()


def _confusion_lines(confused: Iterable[Confusion]) -> Iterator[str]:
    for (language, slot), found in groupby(confused, lambda c: (c.pair.language, c.pair.slot)):
        most = list(found)
        yield f"{language}, {slot} said → heard (acted on + asked about, of times said):"
        for confusion in most[:_SHOWN]:
            yield f"  {_pair(confusion)}: {confusion.acted} + {confusion.asked} of {confusion.of}"
        if len(most) > _SHOWN:
            yield f"  and {len(most) - _SHOWN} more"
        yield ""


def _pair(confusion: Confusion) -> str:
    language, slot, said, heard = confusion.pair
    if slot is Slot.ACTION:
        return f"{said} → {heard}"
    spoken, taken = (words(language, slot, int(value)) for value in (said, heard))
    return f"{said} → {heard} ({spoken} → {taken})"

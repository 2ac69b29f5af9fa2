"""The figures of live tables for people."""

from __future__ import annotations

from collections.abc import Iterator, Sequence

from voice_perudo.bench.live_figures import IN_TIME, Figures, spread
from voice_perudo.bench.scoring import Outcome

_MIB = 1024**2


def as_text(found: Sequence[Figures], *, processor: bool) -> Iterator[str]:
    """A paragraph a language."""
    clock = "the processor's time of this program" if processor else "the wall clock"
    yield "Rooms, sound and the passing of time are simulated; work is real, measured by"
    yield f"{clock}. A loudspeaker's own delay comes on top."
    for figures in found:
        yield ""
        yield from _paragraph(figures)


def _paragraph(figures: Figures) -> Iterator[str]:
    latency = [a.latency for a in figures.answers if a.latency is not None]
    work = [a.work for a in figures.answers if a.work is not None]
    yield f"{figures.language}:"
    yield f"  speech to answer: {_times(latency)}"
    yield f"  of it recognising, matching, ruling and fetching the clip: {_times(work)}"
    yield f"  clip waited for: {_times(figures.clips)}"
    if figures.start is not None:
        yield f"  start to listening: {figures.start:.1f} s"
    right = [a.outcome for a in figures.answers]
    yield f"  bids half a second after an announcement: {_outcomes(right)}"
    if figures.recorded:
        yield f"  recorded bids likewise: {_outcomes(figures.recorded)}"
    yield f"  actions because he heard himself: {_of(figures.own_actions, figures.announcements)}"
    yield f"  bids and Dudos over an announcement: {_outcomes(figures.over)}"
    yield from _stops(figures)
    minutes = figures.noise_seconds / 60
    yield f"  actions in {minutes:.1f} min of talk, dice and music: {figures.noise_actions}"
    if figures.memory is not None:
        yield f"  memory, at most: {figures.memory / _MIB:.0f} MiB"
    if (evening := figures.evening) is not None:
        told = "not known" if evening.growth is None else f"{evening.growth / _MIB:.1f} MiB"
        yield (
            f"  growth over {evening.hours:.2g} simulated hours, {evening.games} games, "
            f"{evening.lines} lines: {told}"
        )


def _stops(figures: Figures) -> Iterator[str]:
    seconds = [stop.seconds for stop in figures.stops if stop.seconds is not None]
    in_time = sum(value <= IN_TIME for value in seconds)
    yield (
        f"  stop words: {_of(in_time, len(figures.stops))} in {1000 * IN_TIME:.0f} ms, "
        f"{_of(len(seconds), len(figures.stops))} ever, after the word {_times(seconds)}"
    )
    if missed := [stop.word for stop in figures.stops if stop.seconds is None]:
        yield f"    not heard: {', '.join(missed)}"
    if changed := [stop.word for stop in figures.stops if not stop.unchanged]:
        yield f"    changed the game: {', '.join(changed)}"


def _outcomes(outcomes: Sequence[Outcome]) -> str:
    told = (f"{outcomes.count(outcome)} {outcome}" for outcome in Outcome)
    return f"{', '.join(told)} of {len(outcomes)}"


def _times(values: Sequence[float]) -> str:
    if (found := spread(values)) is None:
        return "none"
    return f"p50 {1000 * found['p50']:.0f} ms, p95 {1000 * found['p95']:.0f} ms, n {len(values)}"


def _of(part: int, whole: int) -> str:
    return f"{part} of {whole}"

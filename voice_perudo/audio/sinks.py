"""Where announcements go."""

from __future__ import annotations

from typing import Protocol

from voice_perudo.audio.types import AudioClip


class Sink(Protocol):
    """Something that plays clips, one after another: the referee has one mouth.

    All times are seconds of the session's sound.
    """

    def play(self, clip: AudioClip, at: float) -> float:
        """Play ``clip`` from ``at``, or after what is still being played; returns its end.

        Raises AudioError when the sound cannot be put out; the next clip may be tried.
        """
        ...

    def stop(self, at: float) -> None:
        """Silence from ``at`` on: the clip being played and those that wait are dropped."""
        ...

    def close(self) -> None:
        """Finish and release the file or device; harmless when repeated."""
        ...


class Queue:
    """When clips begin and end: none begins before the one before has ended."""

    def __init__(self) -> None:
        self.until = 0.0
        """When the last clip ends, in seconds of the session's sound."""

    def begin(self, clip: AudioClip, at: float) -> float:
        """When ``clip`` begins; from then on it has its place."""
        start = max(at, self.until)
        self.until = start + clip.seconds
        return start

    def cut(self, at: float) -> None:
        """Nothing is played from ``at`` on."""
        self.until = min(self.until, at)


class Both:
    """Two sinks that play the same at the same time; the first one tells when."""

    def __init__(self, first: Sink, second: Sink) -> None:
        self._first = first
        self._second = second

    def play(self, clip: AudioClip, at: float) -> float:
        """Play ``clip`` on both; returns its end on the first."""
        end = self._first.play(clip, at)
        self._second.play(clip, max(at, end - clip.seconds))
        return end

    def stop(self, at: float) -> None:
        """Silence on both."""
        self._first.stop(at)
        self._second.stop(at)

    def close(self) -> None:
        """Release both; harmless when repeated."""
        self._first.close()
        self._second.close()


class Nowhere:
    """No sound at all, with the times that it would have taken."""

    def __init__(self) -> None:
        self._queue = Queue()

    def play(self, clip: AudioClip, at: float) -> float:
        """When the clip would have ended."""
        self._queue.begin(clip, at)
        return self._queue.until

    def stop(self, at: float) -> None:
        """Forget the clips that would be played after ``at``."""
        self._queue.cut(at)

    def close(self) -> None:
        """Nothing is open."""

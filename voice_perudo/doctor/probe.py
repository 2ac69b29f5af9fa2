"""Runs checks so that one which fails, or hangs, leaves the others alone."""

from __future__ import annotations

import threading
from collections.abc import Callable, Iterable, Iterator
from dataclasses import dataclass
from queue import Empty, SimpleQueue

from voice_perudo.doctor.check import Check, State, Subject
from voice_perudo.errors import VoicePerudoError


@dataclass(frozen=True, slots=True)
class Probe:
    """A check that has yet to be made.

    ``look`` may raise a VoicePerudoError, whose sentence becomes the remedy. After
    ``patience`` seconds it is left alone, and ``if_it_hangs`` is the remedy.
    """

    subject: Subject
    look: Callable[[], Check]
    detail: str = ""
    patience: float = 10.0
    if_it_hangs: str = "Start the computer again; if it still hangs, please report it."

    def made(self) -> tuple[Check, bool]:
        """The result, and whether something is left behind that still runs."""
        results: SimpleQueue[Check] = SimpleQueue()
        # A daemon: what hangs in a C library cannot be ended, only left behind.
        threading.Thread(target=lambda: results.put(self._looked()), daemon=True).start()
        try:
            return results.get(timeout=self.patience), False
        except Empty:
            told = f"no answer in {self.patience:g} seconds"
            return self._failed(told, self.if_it_hangs), True

    def _looked(self) -> Check:
        try:
            return self.look()
        except VoicePerudoError as error:
            return self._failed("", str(error))
        except Exception as error:
            told = f"the check itself failed ({type(error).__name__}: {error})"
            return self._failed(told, "Please report it.")

    def _failed(self, told: str, remedy: str) -> Check:
        return Check(self.subject, State.FAIL, told, remedy, self.detail)


class Round:
    """All checks of an examination, one after another."""

    def __init__(self, probes: Iterable[Probe]) -> None:
        self._probes = tuple(probes)
        self.checks: tuple[Check, ...] = ()
        self.left_behind = False
        """Whether a check still hangs: the program must not wait for it when it ends."""

    def __iter__(self) -> Iterator[Check]:
        for probe in self._probes:
            check, hangs = probe.made()
            self.left_behind |= hangs
            self.checks += (check,)
            yield check

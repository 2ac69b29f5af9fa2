"""Kaldi's transition model for a network trained with CTC.

Three kinds of phone:

* the blank outside words (phone 1), Kaldi's silence;
* each phone of the inventory in four word positions, as Kaldi's word alignment wants it, in two
  states: its own output, then the blanks that may follow inside the word;
* the unknown word as one phone with a state for every output, so that all the ways of hearing
  noise as speech count as one word and do not swell the lattice.

Each state has two transition-ids: one stays, one leaves. Kaldi's graphs put the leaving one first
and the staying ones after it ("reorder"), and its word alignment takes any staying ids of the same
phone, so paths use: leave state 0, then stay in state 0, then stay in the blank or any other state.
"""

from enum import IntEnum

import numpy as np

from recipe.binary import array, integer, integers, real, token
from recipe.symbols import INVENTORY

SILENCE_PHONE = 1
BLANK_PDF = 0
_PDFS = len(INVENTORY)
_SPOKEN = _PDFS - 1
_POSITIONS = 4
UNKNOWN_PHONE = 2 + _SPOKEN * _POSITIONS
_PHONES = range(1, UNKNOWN_PHONE + 1)
_FIRST_UNKNOWN_STATE = 1 + 2 * _SPOKEN * _POSITIONS
STATES = _FIRST_UNKNOWN_STATE + _PDFS
TRANSITION_IDS = 2 * STATES
_HALF = 0.5


class Position(IntEnum):
    """Where in its word a phone stands."""

    BEGIN = 0
    INTERNAL = 1
    END = 2
    SINGLETON = 3

    @classmethod
    def of(cls, index: int, length: int) -> "Position":
        """The position of phone ``index`` in a word of ``length`` phones."""
        if length == 1:
            return cls.SINGLETON
        if index == 0:
            return cls.BEGIN
        return cls.END if index == length - 1 else cls.INTERNAL


def silence(stay: bool) -> int:
    """Transition-id of the blank outside words."""
    return _transition(0, stay)


def spoken(pdf: int, position: Position, stay: bool) -> int:
    """Transition-id of a phone's own output."""
    return _transition(_spoken_state(pdf, position), stay)


def blank_after(pdf: int, position: Position) -> int:
    """Transition-id of a blank that follows a phone inside its word."""
    return _transition(_spoken_state(pdf, position) + 1, True)


def unknown(pdf: int, stay: bool) -> int:
    """Transition-id of output ``pdf`` inside the unknown word."""
    return _transition(_FIRST_UNKNOWN_STATE + pdf, stay)


def _transition(state: int, stay: bool) -> int:
    return 2 * state + (1 if stay else 2)


def _spoken_state(pdf: int, position: Position) -> int:
    return 1 + 2 * ((pdf - 1) * _POSITIONS + position)


def pdf_of_transition() -> np.ndarray[tuple[int], np.dtype[np.int64]]:
    """The network output of each transition-id; entry 0 stands for none (-1)."""
    states = np.array([pdf for _, _, pdf in _triples()])
    return np.concatenate([[-1], np.repeat(states, 2)])


def word_boundaries() -> str:
    """The text of ``phones/word_boundary.int``."""
    spoken_phones = [
        f"{phone} {Position((phone - 2) % _POSITIONS).name.lower()}"
        for phone in range(2, UNKNOWN_PHONE)
    ]
    return "\n".join([f"{SILENCE_PHONE} nonword", *spoken_phones, f"{UNKNOWN_PHONE} singleton", ""])


def transition_model() -> bytes:
    """The bytes of ``<TransitionModel>`` in ``final.mdl``."""
    kinds = [0 if p == SILENCE_PHONE else 2 if p == UNKNOWN_PHONE else 1 for p in _PHONES]
    entries = b"".join(_entry(states) for states in (1, 2, _PDFS))
    triples = _triples()
    logs = np.full(TRANSITION_IDS + 1, np.log(_HALF), dtype=np.float32)
    logs[0] = 0.0
    return b"".join(
        [
            token("TransitionModel"),
            token("Topology"),
            integers(_PHONES),
            integers([-1, *kinds]),
            integer(3),
            entries,
            token("/Topology"),
            token("Triples"),
            integer(len(triples)),
            *(integer(number) for triple in triples for number in triple),
            token("/Triples"),
            token("LogProbs"),
            array(logs),
            token("/LogProbs"),
            token("/TransitionModel"),
        ]
    )


def _entry(states: int) -> bytes:
    stay_or_leave = [
        integer(state) + integer(2) + integer(state) + real(_HALF) + integer(states) + real(_HALF)
        for state in range(states)
    ]
    return integer(states + 1) + b"".join(stay_or_leave) + integer(-1) + integer(0)


def _triples() -> list[tuple[int, int, int]]:
    triples = [(SILENCE_PHONE, 0, BLANK_PDF)]
    for phone in range(2, UNKNOWN_PHONE):
        pdf = 1 + (phone - 2) // _POSITIONS
        triples += [(phone, 0, pdf), (phone, 1, BLANK_PDF)]
    return triples + [(UNKNOWN_PHONE, pdf, pdf) for pdf in range(_PDFS)]

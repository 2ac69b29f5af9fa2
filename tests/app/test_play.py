"""The loop of a game that is heard."""

from __future__ import annotations

from collections.abc import Iterator

import numpy as np

from voice_perudo.app.ears import Ears
from voice_perudo.app.play import SessionTime, referee
from voice_perudo.app.session import Session
from voice_perudo.app.table import make_table
from voice_perudo.audio.types import RATE, AudioChunk
from voice_perudo.hearing import Hearing

STEP = 512


def silence(seconds: float) -> Iterator[AudioChunk]:
    for number in range(round(seconds * RATE / STEP)):
        yield AudioChunk(np.zeros(STEP, np.float32), number * STEP / RATE)


def test_a_game_that_is_ended_by_typing_ends_while_nobody_speaks() -> None:
    session = Session(make_table("en", None, (), "anna,ben"), [])
    session.begin("anna")
    time = SessionTime()

    def typed(chunk: AudioChunk) -> None:
        if round(chunk.start, 3) in (1.024, 2.048):
            line = "quit" if chunk.start < 2 else "yes"
            session.hear({"en": Hearing.typed(line)})

    referee(session, time.following(silence(60.0), typed), Ears())
    assert session.finished
    assert time.now < 3.0

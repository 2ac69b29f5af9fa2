"""Announcements that are made before they are needed."""

from __future__ import annotations

import threading

import numpy as np
import pytest

from voice_perudo.app.rehearsal import Rehearsal, answers
from voice_perudo.app.session import Session
from voice_perudo.app.table import make_table
from voice_perudo.audio.types import RATE, AudioChunk, AudioClip
from voice_perudo.errors import SynthesisError
from voice_perudo.hearing import Hearing
from voice_perudo.language.available import available_languages
from voice_perudo.language.interpretation import Interpretation
from voice_perudo.language.messages import Utterance
from voice_perudo.language.pack import load_language
from voice_perudo.referee.view import View
from voice_perudo.rules.events import Event
from voice_perudo.rules.values import Bid
from voice_perudo.speech.synthesiser import SynthesisVoice


class Mouth:
    """Remembers what it was asked to say; ``broken``: it cannot say anything."""

    def __init__(self, broken: bool = False) -> None:
        self.said: list[str] = []
        self.broken = broken

    def clip(self, text: str, voice: SynthesisVoice) -> AudioClip:
        assert threading.current_thread() is not threading.main_thread()
        self.said.append(text)
        if self.broken:
            raise SynthesisError("It has lost its voice.")
        return AudioClip(np.zeros(1, np.float32), RATE)

    def check(self, voice: SynthesisVoice) -> None:
        """Every voice can be used."""

    def close(self) -> None:
        """Nothing runs."""


class Ear:
    """Remembers what was announced."""

    def __init__(self) -> None:
        self.announced: list[str] = []

    def heard(self, hearing: Hearing, interpretation: Interpretation) -> None:
        """Not looked at."""

    def happened(self, events: tuple[Event, ...], table: View) -> None:
        """Not looked at."""

    def announce(self, utterance: Utterance, table: View) -> None:
        self.announced.append(utterance.spoken)

    def hush(self) -> None:
        """Not looked at."""


def chunk() -> AudioChunk:
    return AudioChunk(np.zeros(512, np.float32), 0.0)


@pytest.mark.parametrize("language", available_languages())
def test_the_usual_answers_of_a_round_are_ready(language: str) -> None:
    ear, mouth = Ear(), Mouth()
    session = Session(make_table(language, None, (), "anna,ben,ola"), [ear])
    session.begin("anna")
    messages = load_language(language).messages
    bids = [messages.render("name-bid", {"bid": Bid(q, f)}).text for q, f in ((2, 3), (3, 3))]
    rehearsal = Rehearsal(session, mouth)
    for line in (*bids, messages.render("name-dudo").text, "2", *bids):
        list(rehearsal.following([chunk()]))
        rehearsal.wait(10.0)
        session.hear({language: Hearing.typed(line)})
        assert ear.announced[-1] in mouth.said, line
    rehearsal.close()
    assert len(mouth.said) < 40 * 6


def test_only_what_the_rules_allow_is_made_ready() -> None:
    session = Session(make_table("fr", None, (), "bleu,vert"), [])
    session.begin("bleu")
    session.hear({"fr": Hearing.typed("huit cinq")})
    said = [utterance.text for utterance in answers(session.state)]
    assert "Neuf cinq. À bleu." in said
    assert not any("Non" in text for text in said)


def test_a_broken_mouth_is_left_alone_until_the_game_has_moved_on() -> None:
    mouth = Mouth(broken=True)
    session = Session(make_table("en", None, (), "anna,ben"), [])
    session.begin("anna")
    rehearsal = Rehearsal(session, mouth)
    list(rehearsal.following([chunk()]))
    rehearsal.wait(10.0)
    assert len(mouth.said) == 1
    session.hear({"en": Hearing.typed("two threes")})
    list(rehearsal.following([chunk()]))
    rehearsal.wait(10.0)
    assert len(mouth.said) == 2
    rehearsal.close()
    rehearsal.close()

"""How much of the referee is taken out, in rooms made of numbers and with a real voice."""

from __future__ import annotations

from functools import partial

import numpy as np
import pytest

from tests.audio.conftest import Speak
from tests.audio.sounds import in_room, noise
from voice_perudo.audio.echo_canceller import BLOCK, EchoCanceller
from voice_perudo.audio.levels import gain, level
from voice_perudo.audio.types import RATE, Samples
from voice_perudo.bench.live_room import RoomSettings

SPEECH = "Dudo ! Vert conteste huit cinq. Levez les gobelets. Comptez les cinq et les pacos."

pytestmark = pytest.mark.real_audio


@pytest.fixture(scope="module")
def played(speak: Speak) -> Samples:
    """Some twelve seconds of the referee."""
    return np.tile(np.concatenate((speak(SPEECH, "roa/fr"), np.zeros(RATE, np.float32))), 2)


def cleaned(canceller: EchoCanceller, heard: Samples, played: Samples) -> Samples:
    blocks = range(0, min(len(heard), len(played)) - BLOCK + 1, BLOCK)
    return np.concatenate(
        [canceller.cleaned(heard[at : at + BLOCK], played[at : at + BLOCK]) for at in blocks]
    )


def at_microphone(settings: RoomSettings, played: Samples) -> Samples:
    return (in_room(played, settings) + noise(len(played) / RATE, settings.noise)).astype(
        np.float32
    )


@pytest.mark.parametrize("delay", [0.03, 0.12, 0.2])
def test_the_echo_is_taken_out_whatever_the_delay(delay: float, played: Samples) -> None:
    """The echo return loss enhancement, once the room has been heard for some seconds."""
    heard = at_microphone(RoomSettings(delay=delay), played)
    rest = cleaned(EchoCanceller(), heard, played)
    half = len(played) // 2
    enhancement = level(heard[half : len(rest)]) - level(rest[half:])
    assert enhancement > 18.0


def test_without_an_echo_what_is_heard_stays_as_it_is(played: Samples, speak: Speak) -> None:
    """Headphones: the referee speaks, and nothing of him reaches the microphone."""
    voice = np.tile(speak("neuf cinq, sept quatre, trois six", "zlw/pl"), 4)[: len(played)]
    heard = voice + noise(len(voice) / RATE, -60.0)
    rest = cleaned(EchoCanceller(), heard, played)
    assert abs(level(rest) - level(heard[: len(rest)])) < 0.5
    assert level(rest - heard[: len(rest)]) < level(heard) - 12.0


def test_who_talks_over_him_remains_and_does_not_spoil_what_was_learned(
    played: Samples, speak: Speak
) -> None:
    heard = at_microphone(RoomSettings(), played)
    voice = speak("neuf cinq", "zlw/pl") * np.float32(gain(-6.0))
    start = len(played) // 2 + RATE
    over = heard.copy()
    over[start : start + len(voice)] += voice
    rest = cleaned(EchoCanceller(), over, played)
    remains = partial(np.corrcoef, voice)
    assert remains(rest[start : start + len(voice)])[0, 1] > 0.9
    after = slice(start + len(voice) + RATE // 2, None)
    assert level(over[: len(rest)][after]) - level(rest[after]) > 15.0


def test_the_path_is_remembered_while_he_is_silent(played: Samples) -> None:
    heard = at_microphone(RoomSettings(), played)
    canceller = EchoCanceller()
    cleaned(canceller, heard, played)
    canceller.rest()
    rest = cleaned(canceller, heard[: 2 * RATE], played[: 2 * RATE])
    assert level(heard[: 2 * RATE]) - level(rest) > 18.0

"""Real models, real voices: where utterances end, and what is left of them in a noisy room."""

from __future__ import annotations

import shutil
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import numpy as np
import pytest

from tests.audio.sounds import noise
from voice_perudo.app.ears import DOUBTFUL, PATIENCE, Ears, patience
from voice_perudo.app.hear import RecordingListener
from voice_perudo.app.voice import language_voice
from voice_perudo.audio.levels import gain, level
from voice_perudo.audio.resampling import at_rate
from voice_perudo.audio.types import RATE, AudioChunk, Samples
from voice_perudo.errors import ModelError
from voice_perudo.hearing import Alternative, Hearing, Word
from voice_perudo.language.completeness import Completeness
from voice_perudo.language.interpretation import Scope
from voice_perudo.language.pack import load_language
from voice_perudo.resources import data_path
from voice_perudo.speech.pyttsx3_synthesiser import Pyttsx3Synthesiser

VOICE_LEVEL = -22.0
AT_ONCE = PATIENCE[Completeness.COMPLETE_FINAL]
OPEN = Completeness.COMPLETE_OPEN
STEP = 512
TALK = (
    "tu as vu le film hier soir, il était vraiment très beau mais un peu trop long",
    "on pourrait partir en vacances à la mer cet été si le temps le permet",
    "passe-moi le pain s'il te plaît, et la confiture aussi, elle est derrière toi",
    "mon frère a acheté une voiture rouge, elle ne marche déjà plus",
)


class Recording:
    """``heard``: how far it has been listened to, in seconds."""

    def __init__(self, sound: Samples) -> None:
        self._sound = sound
        self.heard = 0.0

    def __iter__(self) -> Iterator[AudioChunk]:
        for start in range(0, len(self._sound), STEP):
            self.heard = (start + STEP) / RATE
            yield AudioChunk(self._sound[start : start + STEP], start / RATE)

    def close(self) -> None:
        """Nothing is open."""


class Room:
    """Says French words one after the other and tells what was heard of them."""

    def __init__(self, folder: Path) -> None:
        self.synthesiser = Pyttsx3Synthesiser(folder)
        self._listener = RecordingListener(Ears(), "fr", Scope.BIDDING)

    def say(self, text: str) -> Samples:
        clip = at_rate(self.synthesiser.clip(text, language_voice("fr")), RATE).samples
        return clip * np.float32(gain(VOICE_LEVEL - level(clip)))

    def heard(self, *sounds: Samples, room: Samples | None = None) -> list[dict[str, Any]]:
        """The lines of ``hear``, with the second at which each was known."""
        sound = np.concatenate(sounds)
        if room is not None:
            sound = sound + np.resize(room, len(sound))
        recording = Recording(sound.astype(np.float32))
        return [
            {**line.as_json(), "known": recording.heard}
            for line in self._listener.lines("room.wav", recording)
        ]


@pytest.fixture(scope="module")
def room(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Room]:
    made = Room(tmp_path_factory.mktemp("clips"))
    yield made
    made.synthesiser.close()


def pause(seconds: float) -> Samples:
    return np.zeros(round(seconds * RATE), np.float32)


def slam() -> Samples:
    crack = noise(0.25, 0.0)
    return np.clip(crack * np.exp(-np.arange(len(crack)) / (0.04 * RATE)), -1, 1).astype(np.float32)


def hum(seconds: float, decibels: float) -> Samples:
    """A fan: the mains and its harmonics, steady."""
    times = np.arange(round(seconds * RATE)) / RATE
    parts = ((50, 1.0), (100, 0.8), (150, 0.5), (200, 0.3), (300, 0.2))
    waves = [share * np.sin(2 * np.pi * hertz * times) for hertz, share in parts]
    sound: Samples = np.sum(waves, axis=0).astype(np.float32)
    return sound * np.float32(gain(decibels - level(sound)))


def meant(line: dict[str, Any]) -> object:
    interpretation = line["interpretation"]
    if interpretation.get("intent") == "bid":
        return interpretation["quantity"], interpretation["face"]
    return interpretation.get("intent", interpretation.get("reason"))


@pytest.mark.real_audio
@pytest.mark.parametrize("gap", [0.5, 1.0, 2.0])
def test_each_utterance_has_a_line(room: Room, gap: float) -> None:
    lines = room.heard(
        *(pause(1.0), room.say("huit cinq"), pause(gap), room.say("neuf cinq")),
        *(pause(gap), room.say("dudo"), pause(1.0)),
    )
    assert list(map(meant, lines)) == [(8, 5), (9, 5), "dudo"]
    assert all(line["start"] < line["end"] for line in lines)


@pytest.mark.real_audio
@pytest.mark.parametrize("text", ["dudo", "calza", "huit cinq"])
def test_what_is_complete_is_known_at_once(room: Room, text: str) -> None:
    (line,) = room.heard(pause(1.0), room.say(text), pause(2.0))
    assert line["words"] == text
    assert line["known"] - line["end"] < PATIENCE[Completeness.COMPLETE_FINAL] + 0.1


@pytest.mark.real_audio
@pytest.mark.parametrize("gap", [0.4, 0.8])
def test_a_bid_with_a_pause_inside_is_one(room: Room, gap: float) -> None:
    (line,) = room.heard(pause(1.0), room.say("huit"), pause(gap), room.say("cinq"), pause(2.0))
    assert meant(line) == (8, 5)


@pytest.mark.real_audio
@pytest.mark.parametrize("gap", [0.0, 0.3])
def test_a_bid_right_after_a_slam(room: Room, gap: float) -> None:
    (line,) = room.heard(pause(1.0), slam(), pause(gap), room.say("huit cinq"), pause(1.0))
    assert meant(line) == (8, 5)


@pytest.mark.real_audio
def test_hum_does_not_hold_the_end_back(room: Room) -> None:
    spoken = room.say("dudo")
    lines = room.heard(
        pause(3.0), spoken, pause(3.0), room=hum(1.0, VOICE_LEVEL - 10.0) + noise(1.0, -50)
    )
    assert [line["words"] for line in lines] == ["dudo"]
    assert lines[0]["known"] < 3.0 + len(spoken) / RATE + 1.0


@pytest.mark.real_audio
@pytest.mark.parametrize("distance", [20.0, 12.0])
def test_people_talking_neither_spoil_a_bid_nor_hold_it_open(room: Room, distance: float) -> None:
    talk = [room.say(text) for text in TALK]
    longest = max(map(len, talk))
    crowd = sum(np.resize(np.roll(one, n * RATE), longest) for n, one in enumerate(talk))
    crowd = np.asarray(crowd, np.float32)
    crowd *= np.float32(gain(VOICE_LEVEL - distance - level(crowd)))
    spoken = room.say("huit cinq")
    lines = room.heard(pause(3.0), spoken, pause(2.0), room=crowd)
    (line,) = [line for line in lines if meant(line) == (8, 5)]
    assert line["known"] < 3.0 + len(spoken) / RATE + 0.6


@pytest.mark.real_audio
def test_nothing_is_heard_in_silence_and_noise(room: Room) -> None:
    (line,) = room.heard(pause(2.0), slam(), pause(1.0), slam(), pause(2.0), room=noise(1.0, -40))
    assert line["interpretation"] == {"kind": "not_understood", "reason": "silence"}
    assert (line["start"], line["words"]) == (0.0, "")


def hearing(*texts: str, doubt: float = 0.0) -> Hearing:
    words = (tuple(Word(word) for word in text.split()) for text in texts)
    return Hearing(tuple(Alternative(each) for each in words), doubt=doubt)


@pytest.mark.parametrize(
    ("heard", "stage"),
    [
        ({"fr": ["dudo"]}, Completeness.COMPLETE_FINAL),
        ({"fr": ["huit"]}, Completeness.INCOMPLETE),
        ({"fr": []}, Completeness.NOTHING),
        ({"fr": [""], "pl": []}, Completeness.NOTHING),
        ({"fr": ["huit"], "pl": [""]}, Completeness.INCOMPLETE),
        ({"fr": ["[unk]"], "pl": ["sprawdzam"]}, Completeness.COMPLETE_FINAL),
        ({"fr": ["huit cinq", "huit"]}, Completeness.COMPLETE_FINAL),
        ({"en": ["twenty fives", "twenty five"]}, Completeness.COMPLETE_OPEN),
    ],
)
def test_patience_follows_the_language_that_understands(
    heard: dict[str, list[str]], stage: Completeness
) -> None:
    packs = {code: load_language(code) for code in heard}
    hearings = {code: hearing(*texts) for code, texts in heard.items()}
    assert patience(packs, Scope.BIDDING, (), hearings) == PATIENCE[stage]


@pytest.mark.parametrize(
    ("heard", "silence"),
    [
        ({"en": hearing("three six", doubt=1.0)}, DOUBTFUL),
        ({"en": hearing("three six", doubt=0.5)}, (AT_ONCE + DOUBTFUL) / 2),
        ({"en": hearing("three six")}, AT_ONCE),
        ({"en": hearing("three", doubt=1.0)}, PATIENCE[Completeness.INCOMPLETE]),
        ({"en": hearing("twenty fives", "twenty five", doubt=1.0)}, PATIENCE[OPEN]),
        ({"en": hearing("dudo", doubt=1.0), "fr": hearing("dudo")}, AT_ONCE),
    ],
)
def test_it_is_waited_longer_for_what_the_sound_hardly_supports(
    heard: dict[str, Hearing], silence: float
) -> None:
    packs = {code: load_language(code) for code in heard}
    assert patience(packs, Scope.BIDDING, (), heard) == pytest.approx(silence)


@pytest.mark.real_audio
def test_a_sentence_that_begins_like_a_bid_and_goes_on_is_none(room: Room) -> None:
    lines = room.heard(
        *(pause(1.0), room.say("un deux"), pause(0.2)),
        *(room.say("trois nous irons au bois"), pause(1.0)),
    )
    assert [line for line in lines if "intent" in line["interpretation"]] == []


def test_the_model_of_another_language_is_refused() -> None:
    ears = Ears({"fr": data_path("models/builtin") / "en"})
    with pytest.raises(ModelError, match="words of the language 'fr'"):
        ears.prepare(["fr"])


def test_a_model_is_that_of_its_checksums(tmp_path: Path) -> None:
    folder = tmp_path / "fr"
    shutil.copytree(data_path("models/builtin") / "fr", folder)
    conf = folder / "conf/model.conf"
    conf.write_text(conf.read_text().replace("--beam=13", "--beam=12"))
    with pytest.raises(ModelError, match="is damaged"):
        Ears({"fr": folder}).prepare(["fr"])

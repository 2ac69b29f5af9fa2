from itertools import pairwise

import numpy as np
import pytest

from tests.speech.conftest import Spoken
from voice_perudo.audio.types import RATE, Samples
from voice_perudo.hearing import UNKNOWN, Hearing, Word
from voice_perudo.speech.recogniser import Recogniser
from voice_perudo.speech.vosk_model import VoskModel
from voice_perudo.speech.vosk_recogniser import VoskRecogniser, readings

NUMBERS = ("quatre", "cinq", "six", "sept", "huit", "neuf")
PHRASES = (*(f"{quantity} {face}" for quantity in NUMBERS for face in NUMBERS), UNKNOWN)


def hear(recogniser: Recogniser, sound: Samples) -> Hearing:
    for start in range(0, len(sound), 1600):
        recogniser.accept(sound[start : start + 1600])
    return recogniser.finish()


@pytest.fixture(params=[0, 5], ids=["confidences", "alternatives"])
def recogniser(french: VoskModel, request: pytest.FixtureRequest) -> VoskRecogniser:
    return french.recogniser(PHRASES, request.param)


def test_words_are_timed_within_the_utterance(recogniser: VoskRecogniser, spoken: Spoken) -> None:
    sound = spoken("huit cinq")
    hearings = [hear(recogniser, sound) for _ in range(3)]
    for hearing in hearings:
        assert hearing.text == "huit cinq"
        assert hearing.start == 0.0
        assert hearing.end == pytest.approx(len(sound) / RATE)
        times = [time for word in hearing.alternatives[0].words for time in (word.start, word.end)]
        assert times == sorted(times)
        assert 0.2 < times[0] < times[-1] < hearing.end
    first, *later = ([a.score for a in hearing.alternatives] for hearing in hearings)
    assert all(scores == pytest.approx(first, abs=1e-3) for scores in later)


def test_alternatives_are_scored_in_nats(french: VoskModel, spoken: Spoken) -> None:
    sound = spoken("huit cinq")
    noise = np.random.default_rng(1).normal(0.0, 0.1, len(sound))
    hearing = hear(french.recogniser(PHRASES, 5), sound + noise.astype(np.float32))
    assert 2 <= len(hearing.alternatives) <= 5
    texts = [alternative.text for alternative in hearing.alternatives]
    assert len(set(texts)) == len(texts)
    scores = [alternative.score for alternative in hearing.alternatives]
    assert all(better >= worse for better, worse in pairwise(scores))
    assert 0.0 < scores[0] - scores[1] < 30.0


def test_confidences_are_probabilities(french: VoskModel, spoken: Spoken) -> None:
    (only,) = hear(french.recogniser(PHRASES, 0), spoken("huit cinq")).alternatives
    assert all(0.0 < word.confidence <= 1.0 for word in only.words)


def test_reset_forgets_the_words_and_the_time(recogniser: VoskRecogniser, spoken: Spoken) -> None:
    expected = hear(recogniser, spoken("huit cinq"))
    recogniser.accept(spoken("six quatre"))
    recogniser.reset()
    after = hear(recogniser, spoken("huit cinq"))
    assert after.text == expected.text == "huit cinq"
    got, wanted = (hearing.alternatives[0] for hearing in (after, expected))
    assert got.score == pytest.approx(wanted.score, abs=1e-3)
    assert got.words[0].start == pytest.approx(wanted.words[0].start, abs=0.01)


@pytest.mark.parametrize("samples", [0, 100, RATE])
def test_silence_is_an_empty_hearing(recogniser: VoskRecogniser, samples: int) -> None:
    recogniser.accept(np.zeros(samples, np.float32))
    hearing = recogniser.finish()
    assert hearing.alternatives == ()
    assert hearing.end == pytest.approx(samples / RATE)


def test_a_pause_longer_than_vosk_waits_does_not_end_the_utterance(
    recogniser: VoskRecogniser, spoken: Spoken
) -> None:
    pause = np.zeros(3 * RATE, np.float32)
    sound = np.concatenate((spoken("huit"), pause, spoken("cinq")))
    assert hear(recogniser, sound).text.startswith("huit")


def test_louder_than_full_scale_is_clipped_not_wrapped(
    recogniser: VoskRecogniser, spoken: Spoken
) -> None:
    assert hear(recogniser, spoken("huit cinq") * np.float32(1.6)).text == "huit cinq"


def test_phrases_held_as_one_word_are_taken_apart() -> None:
    answer = {"result": [{"word": "huit_cinq", "start": 3.0, "end": 4.0, "conf": 0.5}]}
    (reading,) = readings(answer, before=2.0)
    assert reading.words == (Word("huit", 1.0, 1.5, 0.5), Word("cinq", 1.5, 2.0, 0.5))


def test_the_same_words_twice_are_one_reading_with_the_better_score() -> None:
    joined = {"word": "huit_cinq", "start": 0.0, "end": 1.0}
    apart = [{"word": word, "start": 0.0, "end": 1.0} for word in ("huit", "cinq")]
    answer = {
        "alternatives": [
            {"confidence": 4.0, "text": ""},
            {"confidence": 3.0, "result": [joined]},
            {"confidence": 5.0, "result": apart},
        ]
    }
    assert [(r.text, r.score) for r in readings(answer)] == [("huit cinq", 5.0), ("", 4.0)]


def test_unknown_speech_is_kept_and_nothing_at_all_is_no_reading() -> None:
    unknown = {"alternatives": [{"confidence": 1.0, "result": [_unknown()]}]}
    assert [reading.text for reading in readings(unknown)] == [UNKNOWN]
    assert readings({"alternatives": [{"confidence": 1.0, "text": ""}]}) == ()
    assert readings({"text": ""}) == ()


def _unknown() -> dict[str, object]:
    return {"word": UNKNOWN, "start": 0.0, "end": 1.0}

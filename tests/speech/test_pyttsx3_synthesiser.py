from collections.abc import Callable
from pathlib import Path

import numpy as np
import pytest

from tests.speech.conftest import VoiceOf
from voice_perudo.audio.types import AudioClip
from voice_perudo.errors import SynthesisError
from voice_perudo.language.speech_settings import Voice
from voice_perudo.resources import data_path
from voice_perudo.speech import pyttsx3_worker
from voice_perudo.speech.pyttsx3_synthesiser import Pyttsx3Synthesiser
from voice_perudo.speech.synthesiser import SynthesisVoice
from voice_perudo.speech.worker_process import WorkerProcess

LANGUAGES = sorted(path.name for path in data_path("locales").iterdir() if path.is_dir())
TEXTS = {"fr": "huit cinq", "pl": "osiem piątek", "ru": "восемь пятёрок", "en": "eight fives"}
NOBODY = SynthesisVoice("tlh", Voice(ids=("tlh", "klingon*"), rate=160))

FAKE = """
import json, pathlib, sys
print(json.dumps({"driver": "espeak", "version": "1", "voices": ["roa/fr"]}), flush=True)
pathlib.Path(sys.argv[0]).with_suffix(".log").open("a").write("started ")
for line in sys.stdin:
"""


class Started:
    """Starts a program of the test's own in place of the worker, and counts the starts."""

    def __init__(self, script: Path, program: str) -> None:
        script.write_text(program)
        self._script = script
        self.starts = 0

    def __call__(self) -> WorkerProcess:
        self.starts += 1
        return WorkerProcess(str(self._script))


@pytest.fixture
def with_worker(tmp_path: Path) -> Callable[[str], tuple[Pyttsx3Synthesiser, Started]]:
    def make(program: str) -> tuple[Pyttsx3Synthesiser, Started]:
        start = Started(tmp_path / "worker.py", program)
        return Pyttsx3Synthesiser(tmp_path / "clips", patience=5.0, start=start), start

    return make


WithWorker = Callable[[str], tuple[Pyttsx3Synthesiser, Started]]


def same(one: AudioClip, other: AudioClip) -> bool:
    return one.rate == other.rate and np.array_equal(one.samples, other.samples)


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_language_has_a_voice_and_several_speakers(
    synthesiser: Pyttsx3Synthesiser, voice_of: VoiceOf, language: str
) -> None:
    synthesiser.check(voice_of(language))
    clips = [
        synthesiser.clip(TEXTS.get(language, "dudo"), voice_of(language, variant))
        for variant in (None, "f3", "m3", "f5")
    ]
    for number, clip in enumerate(clips):
        assert 0.2 < clip.seconds < 2.0
        assert clip.samples.dtype == np.float32
        assert np.abs(clip.samples).max() == pytest.approx(0.7, abs=0.001)
        assert not any(same(clip, other) for other in clips[:number])


@pytest.mark.real_audio
def test_a_text_sounds_the_same_whatever_was_said_before(tmp_path: Path, voice_of: VoiceOf) -> None:
    def spoken_in(order: list[str], folder: str) -> dict[str, AudioClip]:
        synthesiser = Pyttsx3Synthesiser(tmp_path / folder)
        clips = {lang: synthesiser.clip(TEXTS[lang], voice_of(lang, "f3")) for lang in order}
        synthesiser.close()
        return clips

    one = spoken_in(list(TEXTS), "one")
    other = spoken_in(list(reversed(TEXTS)), "other")
    assert all(same(one[language], other[language]) for language in TEXTS)


def test_rate_and_pitch_are_heard(synthesiser: Pyttsx3Synthesiser, voice_of: VoiceOf) -> None:
    def clip(**more: int) -> AudioClip:
        return synthesiser.clip("quatorze cinq", voice_of("fr", None, **more))

    assert clip(words_per_minute=100).seconds > 1.3 * clip(words_per_minute=200).seconds
    assert not same(clip(pitch=20), clip(pitch=80))


def test_a_clip_is_spoken_once_and_found_by_the_next_session(
    tmp_path: Path, voice_of: VoiceOf, monkeypatch: pytest.MonkeyPatch
) -> None:
    first = Pyttsx3Synthesiser(tmp_path)
    clip = first.clip("huit cinq", voice_of("fr"))
    first.close()

    def no_second_time(*_: object) -> None:
        raise AssertionError("spoken again")

    second = Pyttsx3Synthesiser(tmp_path)
    monkeypatch.setattr(second, "_spoken_clip", no_second_time)
    assert same(second.clip("huit cinq", voice_of("fr")), clip)
    second.close()


@pytest.mark.parametrize("text", ["", "  ", "…", "?! —"])
def test_no_words_make_no_sound(
    synthesiser: Pyttsx3Synthesiser, voice_of: VoiceOf, text: str
) -> None:
    assert len(synthesiser.clip(text, voice_of("fr")).samples) == 0


def test_a_language_without_a_voice_is_not_read_by_another(
    synthesiser: Pyttsx3Synthesiser,
) -> None:
    for use in (lambda: synthesiser.check(NOBODY), lambda: synthesiser.clip("Qapla", NOBODY)):
        with pytest.raises(SynthesisError, match=r"'tlh' is installed: install .* espeak-ng"):
            use()


def test_an_unknown_variant_is_refused(synthesiser: Pyttsx3Synthesiser, voice_of: VoiceOf) -> None:
    with pytest.raises(SynthesisError, match=r"no voice roa/fr\+nobody"):
        synthesiser.clip("huit cinq", voice_of("fr", "nobody"))
    assert synthesiser.clip("huit cinq", voice_of("fr")).seconds > 0.2


def test_a_hanging_worker_is_replaced_once(
    tmp_path: Path, with_worker: WithWorker, voice_of: VoiceOf
) -> None:
    synthesiser, start = with_worker(FAKE + "    __import__('time').sleep(60)\n")
    synthesiser.check(voice_of("fr"))
    synthesiser._patience = 0.2
    with pytest.raises(SynthesisError, match="failed, it gave no answer"):
        synthesiser.clip("huit cinq", voice_of("fr"))
    assert start.starts == 2


def test_one_crash_goes_unnoticed(
    tmp_path: Path, with_worker: WithWorker, voice_of: VoiceOf
) -> None:
    crashed = tmp_path / "crashed"
    program = (
        f"import os, runpy\nif not os.path.exists({str(crashed)!r}):\n"
        f"    open({str(crashed)!r}, 'w')\n"
        '    print(\'{"driver": "espeak", "version": "1", "voices": ["roa/fr"]}\', flush=True)\n'
        "    input()\n    os.abort()\n"
        f"runpy.run_path({pyttsx3_worker.__file__!r}, run_name='__main__')\n"
    )
    synthesiser, start = with_worker(program)
    assert synthesiser.clip("huit cinq", voice_of("fr")).seconds > 0.2
    assert start.starts == 2
    synthesiser.close()


@pytest.mark.parametrize("sound", ["b'nonsense'", "b''"])
def test_a_file_that_is_no_sound_is_a_failure(
    with_worker: WithWorker, voice_of: VoiceOf, sound: str
) -> None:
    synthesiser, start = with_worker(
        FAKE + f"    pathlib.Path(json.loads(line)['file']).write_bytes({sound})\n"
        "    print(json.dumps({'voice': 'roa/fr'}), flush=True)\n"
    )
    with pytest.raises(SynthesisError, match="failed, it wrote no sound"):
        synthesiser.clip("huit cinq", voice_of("fr"))
    assert start.starts == 2
    synthesiser.close()


def test_it_is_no_fault_of_the_synthesiser_where_there_is_no_room(
    with_worker: WithWorker, voice_of: VoiceOf, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    synthesiser, _ = with_worker(WORKER + "worker.main()\n")
    monkeypatch.setattr("tempfile.tempdir", str(tmp_path / "gone"))
    with pytest.raises(SynthesisError, match=r"make room in the temporary folder.* TMPDIR"):
        synthesiser.clip("huit cinq", voice_of("fr"))
    synthesiser.close()


WORKER = "from voice_perudo.speech import pyttsx3_worker as worker\nimport sys\n"


def test_the_library_from_pypi_stands_in_for_the_systems(
    with_worker: WithWorker, voice_of: VoiceOf
) -> None:
    synthesiser, _ = with_worker(WORKER + "worker._LIBRARY = 'absent.so'\nworker.main()\n")
    assert 0.2 < synthesiser.clip("восемь пятёрок", voice_of("ru")).seconds < 2.0
    synthesiser.close()


def test_without_any_synthesiser_the_error_says_what_to_install(
    with_worker: WithWorker, voice_of: VoiceOf
) -> None:
    synthesiser, _ = with_worker(WORKER + "sys.modules['pyttsx3'] = None\nworker.main()\n")
    for _ in range(2):
        with pytest.raises(SynthesisError, match="install the Debian package espeak-ng"):
            synthesiser.check(voice_of("fr"))

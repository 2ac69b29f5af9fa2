"""Hearing every recording of a manifest the way ``voice-perudo hear`` does."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Sequence
from dataclasses import dataclass
from importlib import import_module
from pathlib import Path
from time import perf_counter, process_time

from voice_perudo.app.ears import Ears
from voice_perudo.app.hear import RecordingListener
from voice_perudo.app.sources import recording
from voice_perudo.audio.files import SoundFile
from voice_perudo.bench.manifest import Recording
from voice_perudo.bench.scoring import Trial
from voice_perudo.errors import UsageError
from voice_perudo.language.interpretation import Scope
from voice_perudo.model_store.built_in import built_in_model
from voice_perudo.model_store.choice import chosen_models
from voice_perudo.speech.model_trial import try_out
from voice_perudo.speech.vosk_files import check_files

Progress = Callable[[int, int], None]
"""Told how many recordings are done, of how many."""


@dataclass(frozen=True, slots=True)
class LanguageRun:
    """One language's model at work. ``load_seconds`` to load it, once it has been tried out."""

    language: str
    model: Path
    load_seconds: float
    trials: tuple[Trial, ...]

    @property
    def seconds(self) -> float:
        """How much sound was listened to."""
        return sum(trial.seconds for trial in self.trials)

    @property
    def real_time_factor(self) -> float:
        """Processor seconds for a second of sound, from the file to the meaning."""
        return sum(trial.work for trial in self.trials) / self.seconds


def models_for(languages: Sequence[str], model: str | None) -> dict[str, Path]:
    """The model folder of each language.

    ``model`` is ``official``, the name of an installed model (other languages then have
    their built-in ones), a model's folder or one that holds ``<language>`` folders; all
    are built in without it.

    Raises:
        ModelError: a language has no such model.
        UsageError: one model is given for several languages.
    """
    if model is None:
        return {language: built_in_model(language) for language in languages}
    if not Path(model).is_dir():
        chosen = chosen_models((model,), languages)
        return {code: chosen.get(code) or built_in_model(code) for code in languages}
    folder = Path(model)
    own = {language: folder / language for language in languages}
    if all(path.is_dir() for path in own.values()):
        return own
    if len(languages) > 1:
        raise UsageError(
            f"{folder} is not a folder with a model for each of {', '.join(languages)}: "
            "choose one language with --language."
        )
    return dict.fromkeys(languages, folder)


def run(
    recordings: Sequence[Recording], model: str | None, progress: Progress
) -> tuple[LanguageRun, ...]:
    """Listen to all recordings, language by language, each with its own model.

    Raises:
        AudioError: a recording cannot be read.
        ModelError: a model cannot be used.
        UsageError: the model folder does not suit the languages.
    """
    languages = sorted({recording.language for recording in recordings})
    done = 0

    def step() -> None:
        nonlocal done
        done += 1
        progress(done, len(recordings))

    return tuple(
        _run_language(language, folder, [r for r in recordings if r.language == language], step)
        for language, folder in models_for(languages, model).items()
    )


def _run_language(
    language: str, folder: Path, recordings: Iterable[Recording], step: Callable[[], None]
) -> LanguageRun:
    check_files(folder)
    try_out(folder)
    # Only the first model of a program would pay for this.
    import_module("vosk")
    started = perf_counter()
    ears = Ears({language: folder})
    ears.prepare((language,))
    load_seconds = perf_counter() - started
    listeners: dict[Scope, RecordingListener] = {}
    trials = []
    for one in recordings:
        if one.scope not in listeners:
            listeners[one.scope] = RecordingListener(ears, language, one.scope)
        trials.append(_heard(one, listeners[one.scope]))
        step()
    return LanguageRun(language, folder, load_seconds, tuple(trials))


def _heard(one: Recording, listener: RecordingListener) -> Trial:
    name = str(one.path)
    started = process_time()
    with recording(name) as source:
        lines = list(listener.lines(name, source))
    work = process_time() - started
    meanings = tuple(line.interpretation for line in lines)
    return Trial(one, meanings, tuple(line.words for line in lines), _seconds(one.path), work)


def _seconds(path: Path) -> float:
    file = SoundFile(path)
    try:
        return file.seconds
    finally:
        file.close()

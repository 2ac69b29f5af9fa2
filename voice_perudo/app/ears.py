"""What a table is listened to with: a model a language, a recogniser a state of the dialogue."""

from __future__ import annotations

from collections.abc import Iterable, Mapping
from functools import partial
from pathlib import Path

from voice_perudo.errors import ModelError
from voice_perudo.language.completeness import Completeness
from voice_perudo.language.interpretation import Scope
from voice_perudo.language.pack import LanguagePack, load_language
from voice_perudo.referee.effects import Listen
from voice_perudo.resources import data_path
from voice_perudo.speech.evidence import Demanding
from voice_perudo.speech.listener import Attention
from voice_perudo.speech.recogniser import Recogniser
from voice_perudo.speech.vosk_model import Recognisers, VoskModel

ALTERNATIVES = 8
"""Readings asked of the recogniser: the matcher weighs them against one another."""

MOST_MISSING = 0.5
"""The share of the words that a model may lack: general ones lack few, those of another
language nearly all."""

PATIENCE: Mapping[Completeness, float] = {
    Completeness.COMPLETE_FINAL: 0.25,
    Completeness.COMPLETE_OPEN: 0.6,
    Completeness.INCOMPLETE: 1.2,
    Completeness.NOTHING: 0.5,
}
"""Seconds of silence to wait for, by how far the words have come."""


class Ears:
    """The models of the languages spoken, loaded when first needed and then kept."""

    def __init__(self, models: Mapping[str, Path] | None = None) -> None:
        """``models``: folders to use instead of the built-in ones, by language."""
        self._folders = dict(models or {})
        self._recognisers: dict[str, Recognisers] = {}

    def prepare(self, languages: Iterable[str]) -> None:
        """Load the models now rather than at the first word.

        Raises:
            ModelError: a model is missing or damaged.
        """
        for language in languages:
            self._of(language)

    def attention(self, listen: Listen, languages: Iterable[str]) -> Attention:
        """What to listen with for this scope in these languages."""
        packs = {code: load_language(code) for code in languages}
        recognisers: dict[str, Recogniser] = {}
        for code, pack in packs.items():
            phrases = pack.phrasebook.phrases(listen.scope, listen.players)
            made = self._of(code).get(listen.scope, phrases)
            recognisers[code] = made if code in self._folders else Demanding(made)
        return Attention(recognisers, partial(patience, packs, listen.scope, listen.players))

    def _of(self, language: str) -> Recognisers:
        if language not in self._recognisers:
            folder = self._folders.get(language) or built_in_model(language)
            model = VoskModel(folder)
            _check_language(model, language)
            self._recognisers[language] = Recognisers(model, ALTERNATIVES)
        return self._recognisers[language]


def _check_language(model: VoskModel, language: str) -> None:
    """Refuse a model of another language, which knows next to none of the words."""
    words = load_language(language).phrasebook.words()
    missing = len(model.missing_words(words))
    if missing > MOST_MISSING * len(words):
        raise ModelError(
            f"The speech model in {model.folder} lacks {missing} of the {len(words)} words of "
            f"the language '{language}': choose a model of that language."
        )


def built_in_model(language: str) -> Path:
    """The folder of the model that comes with the program.

    Raises:
        ModelError: there is none for the language.
    """
    folder = data_path("models/builtin") / language
    if not folder.is_dir():
        raise ModelError(
            f"There is no built-in speech model for '{language}': "
            "name the folder of a Vosk model with --model."
        )
    return folder


def patience(
    packs: Mapping[str, LanguagePack],
    scope: Scope,
    players: tuple[str, ...],
    heard: Mapping[str, str],
) -> float:
    """Seconds of silence after which the words heard are taken as finished.

    With several languages the one that has understood something decides.
    """
    stages = [packs[code].is_complete(text, scope, players) for code, text in heard.items() if text]
    for stage in (Completeness.COMPLETE_OPEN, Completeness.COMPLETE_FINAL, Completeness.INCOMPLETE):
        if stage in stages:
            return PATIENCE[stage]
    return PATIENCE[Completeness.NOTHING]

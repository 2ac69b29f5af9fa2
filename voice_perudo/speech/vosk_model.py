"""A Vosk model that has been checked before it was loaded."""

from __future__ import annotations

import json
from collections.abc import Iterable
from itertools import chain
from pathlib import Path
from typing import Any

from voice_perudo.audio.types import RATE
from voice_perudo.errors import ModelError
from voice_perudo.language.aliases import Aliases
from voice_perudo.speech.aliased import Aliased
from voice_perudo.speech.model_trial import try_out
from voice_perudo.speech.recogniser import Recogniser
from voice_perudo.speech.vosk_files import check_files, damaged
from voice_perudo.speech.vosk_recogniser import VoskRecogniser

_QUIET = -2


class VoskModel:
    """The acoustics and the vocabulary of one language, shared by its recognisers."""

    def __init__(self, folder: Path, cache: Path | None = None) -> None:
        """Load the model in ``folder``; ``cache`` remembers which models were tried out.

        Raises:
            ModelError: the folder is missing, no model, or damaged; nothing is downloaded.
        """
        check_files(folder)
        try_out(folder, cache)
        self.folder = folder
        self._model = _load(folder)

    def knows(self, word: str) -> bool:
        """Whether the vocabulary holds this word, as spelled."""
        return bool(self._model.vosk_model_find_word(word) >= 0)

    def missing_words(self, words: Iterable[str]) -> tuple[str, ...]:
        """Those of the words, in order, that the vocabulary lacks."""
        return tuple(word for word in words if not self.knows(word))

    def recogniser(self, phrases: Iterable[str], alternatives: int) -> VoskRecogniser:
        """A recogniser of these phrases.

        ``alternatives`` above 0 gives so many readings with scores; 0 gives one
        reading with a confidence for each word. A phrase with a word that the vocabulary
        lacks is left out: Vosk would keep the rest of it, which means something else.

        Raises:
            ModelError: none of the phrases can be recognised.
        """
        spellings = list(dict.fromkeys(chain.from_iterable(map(self._spellings, phrases))))
        if not spellings:
            raise ModelError(
                f"The speech model in {self.folder} has none of the words that may be said now: "
                "choose a model of the language being spoken."
            )
        import vosk

        phrase_list = json.dumps(spellings, ensure_ascii=False)
        native = vosk.KaldiRecognizer(self._model, RATE, phrase_list)
        return VoskRecogniser(native, alternatives)

    def _spellings(self, phrase: str) -> tuple[str, ...]:
        """The phrase as the model writes it; none where it lacks a word.

        Some models hold what is said in one breath as one word, joined by "_": whole
        phrases then stand only as such, others with their longest pieces joined and plain.
        """
        words = tuple(phrase.split())
        plain = () if self.missing_words(words) else (" ".join(words),)
        pieces = self._pieces(words)
        if not words or len(pieces) == len(words):
            return tuple(filter(None, plain))
        return (pieces[0],) if len(pieces) == 1 else (" ".join(pieces), *plain)

    def _pieces(self, words: tuple[str, ...]) -> tuple[str, ...]:
        """The words with the longest pieces that the model knows joined, from the left."""
        pieces: list[str] = []
        while words:
            longest = next(
                (n for n in range(len(words), 1, -1) if self.knows("_".join(words[:n]))), 1
            )
            pieces.append("_".join(words[:longest]))
            words = words[longest:]
        return tuple(pieces)


class Recognisers:
    """Recognisers of one model, made when first needed and then kept."""

    def __init__(self, model: VoskModel, alternatives: int, aliases: Aliases | None = None) -> None:
        """``aliases``: what is heard instead of words that the model lacks."""
        self._model = model
        self._alternatives = alternatives
        self._aliases = aliases
        self._made: dict[tuple[str, tuple[str, ...]], Recogniser] = {}

    def get(self, scope: str, phrases: tuple[str, ...]) -> Recogniser:
        """The recogniser of a dialogue scope whose phrases are these."""
        key = (scope, phrases)
        if key not in self._made:
            # Only the players' names change a scope's phrases, so the old ones are done with.
            self._made = {known: made for known, made in self._made.items() if known[0] != scope}
            self._made[key] = self._make(phrases)
        return self._made[key]

    def _make(self, phrases: tuple[str, ...]) -> Recogniser:
        if not self._aliases:
            return self._model.recogniser(phrases, self._alternatives)
        listed = self._aliases.phrases(phrases)
        return Aliased(self._model.recogniser(listed, self._alternatives), self._aliases)


def _load(folder: Path) -> Any:
    import vosk

    vosk.SetLogLevel(_QUIET)
    try:
        return vosk.Model(str(folder))
    except Exception as error:  # Vosk has no exception of its own
        raise damaged(folder) from error

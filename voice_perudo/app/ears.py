"""What a table is listened to with: a model a language, a recogniser a state of the dialogue."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Mapping
from functools import partial
from itertools import chain
from pathlib import Path

from voice_perudo.errors import ModelError
from voice_perudo.hearing import UNKNOWN, Hearing
from voice_perudo.language.aliases import Aliases, load_substitutes
from voice_perudo.language.completeness import Completeness
from voice_perudo.language.coverage import Coverage, coverage
from voice_perudo.language.interpretation import Scope
from voice_perudo.language.pack import LanguagePack, load_language
from voice_perudo.model_store.built_in import built_in_model
from voice_perudo.model_store.checksums import CHECKSUMS, changed_files
from voice_perudo.referee.effects import Listen
from voice_perudo.speech.evidence import Demanding
from voice_perudo.speech.listener import Attention, likely
from voice_perudo.speech.recogniser import Recogniser
from voice_perudo.speech.stop_words import StopListener, StopWords
from voice_perudo.speech.vosk_files import damaged
from voice_perudo.speech.vosk_model import Recognisers, VoskModel

ALTERNATIVES = 8
"""Readings asked of the recogniser: the matcher weighs them against one another."""

_INTERRUPTING = "interrupting"
"""The scope of the recognisers of stop words."""

PATIENCE: Mapping[Completeness, float] = {
    Completeness.COMPLETE_FINAL: 0.25,
    Completeness.COMPLETE_OPEN: 0.7,
    Completeness.INCOMPLETE: 1.2,
    Completeness.NOTHING: 0.5,
}
"""Seconds of silence to wait for, by how far the words have come."""

DOUBTFUL = 0.6
"""Seconds of silence to wait for where the sound only just supports a complete phrase.

Much of what sounds like a bid in talk is the beginning of a sentence, which then goes on.
"""


class Ears:
    """The models of the languages spoken, loaded when first needed and then kept."""

    def __init__(self, models: Mapping[str, Path] | None = None) -> None:
        """``models``: folders to use instead of the built-in ones, by language."""
        self._folders = dict(models or {})
        self._recognisers: dict[str, Recognisers] = {}
        self._coverage: dict[str, Coverage] = {}
        self._knows: dict[str, Callable[[str], bool]] = {}
        self._weighed: set[str] = set()
        """Languages whose model tells how much likelier words are than sound in general."""

    def coverage(self, language: str) -> Coverage:
        """What the language's model can hear; ModelError as for :meth:`prepare`."""
        self._of(language)
        return self._coverage[language]

    def called_otherwise(self, language: str, players: tuple[str, ...]) -> dict[str, str]:
        """Player → a cup colour to call him by in this language, where his name is not heard.

        Raises:
            ModelError: as for :meth:`prepare`.
        """
        self._of(language)
        return load_language(language).phrasebook.called_otherwise(players, self._knows[language])

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
            least = pack.settings.recognition.evidence
            if code in self._weighed:
                recognisers[code] = Demanding(
                    made,
                    phrase=least.phrase,
                    letter=least.letter,
                    word=least.word,
                    sure=least.sure,
                    faint=least.faint,
                )
            else:
                recognisers[code] = made
        return Attention(recognisers, partial(patience, packs, listen.scope, listen.players))

    def stop_listener(self, languages: Iterable[str]) -> StopListener:
        """What the referee is silenced with while he speaks, in these languages."""
        words: dict[str, StopWords] = {}
        for code in languages:
            pack = load_language(code)
            settings = pack.settings.interrupting
            listed = pack.phrasebook.stop_phrases()
            made = self._of(code).get(_INTERRUPTING, (*listed, *settings.hush, UNKNOWN))
            words[code] = StopWords(made, settings.sure, settings.likely)
        return StopListener(words)

    def _of(self, language: str) -> Recognisers:
        if language not in self._recognisers:
            folder = self._folders.get(language) or built_in_model(language)
            listed = (folder / CHECKSUMS).is_file()
            if listed and changed_files(folder):
                raise damaged(folder)
            model = VoskModel(folder)
            self._coverage[language] = _checked(model, language)
            self._knows[language] = model.knows
            aliases = Aliases(load_substitutes(language).heard_as, model.knows)
            self._recognisers[language] = Recognisers(model, ALTERNATIVES, aliases)
            if listed:
                self._weighed.add(language)
        return self._recognisers[language]


def _checked(model: VoskModel, language: str) -> Coverage:
    """Refuse a model of another language, which knows next to none of the words."""
    found = coverage(language, model.knows)
    if found.foreign:
        raise ModelError(
            f"The speech model in {model.folder} lacks {len(found.missing)} of the "
            f"{found.words} words of the language '{language}': choose a model of that language."
        )
    return found


def patience(
    packs: Mapping[str, LanguagePack],
    scope: Scope,
    players: tuple[str, ...],
    heard: Mapping[str, Hearing],
) -> float:
    """Seconds of silence after which the likely readings are taken as finished.

    With several languages the one that has understood something decides. A reading that may go
    on makes the referee wait although the likeliest is complete: "twenty fives" may be the
    beginning of "twenty-five sixes".
    """
    stages = {
        code: [packs[code].is_complete(text, scope, players) for text in likely(hearing) if text]
        for code, hearing in heard.items()
    }
    best = {code: found[0] for code, found in stages.items() if found}
    finished = [code for code, stage in best.items() if stage is Completeness.COMPLETE_FINAL]
    may_go_on = Completeness.COMPLETE_OPEN in chain(*stages.values())
    if Completeness.COMPLETE_OPEN in best.values() or (finished and may_go_on):
        return PATIENCE[Completeness.COMPLETE_OPEN]
    if finished:
        soonest = PATIENCE[Completeness.COMPLETE_FINAL]
        return soonest + min(heard[code].doubt for code in finished) * (DOUBTFUL - soonest)
    begun = Completeness.INCOMPLETE in best.values()
    return PATIENCE[Completeness.INCOMPLETE if begun else Completeness.NOTHING]

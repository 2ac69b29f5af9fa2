"""Numbers, bids, faces and lists in words, with the right gender, case and plural form."""

from __future__ import annotations

from collections.abc import Sequence
from copy import copy
from pathlib import Path

from babel import Locale, UnknownLocaleError
from unicode_rbnf import RbnfEngine

from voice_perudo.errors import DataError
from voice_perudo.language.speech_settings import NOMINATIVE, Join, SpeechSettings
from voice_perudo.rules.values import Bid

COUNTABLE = range(37)


class Speller:
    """Puts the values of a message into words of one language."""

    def __init__(self, language: str, settings: SpeechSettings, path: Path) -> None:
        """``path`` is the file blamed when ``settings`` lack a form or a rule set.

        Raises:
            DataError: they do, or nobody knows how numbers are spelt in ``language``.
        """
        self.settings = settings
        self._path = path
        try:
            self._engine = RbnfEngine.for_language(language)
            self._plural_category = Locale.parse(language).plural_form
        except (ValueError, UnknownLocaleError) as error:
            reason = f"no numbers can be spelt in '{language}': take its ISO 639 code"
            raise DataError(path, reason) from error
        self._check()

    def number(self, number: int, gender: str | None = None, case: str = NOMINATIVE) -> str:
        """``number(21, "feminine")`` is "двадцать одна"; the plain counting gender by default."""
        numbers = self.settings.numbers
        ruleset = numbers.rulesets[gender or numbers.gender][case]
        words = str(self._engine.format_number(number, ruleset_names=[ruleset]).text)
        return " ".join(numbers.words.get(word, word) for word in words.split(" "))

    def quantity(self, bid: Bid, case: str = NOMINATIVE) -> str:
        """The number of a bid, agreeing with its face."""
        return self.number(bid.quantity, self.settings.faces[bid.face].gender, case)

    def face(self, bid: Bid, case: str = NOMINATIVE) -> str:
        """The face of a bid in the form it has after the bid's number."""
        forms = self.settings.faces[bid.face].counted[case]
        return forms[self._plural_category(bid.quantity)]

    def bid(self, bid: Bid, case: str = NOMINATIVE) -> str:
        """ "восемь пятёрок", or the bid's own wording where the language has one."""
        own = self.settings.bids.get(str(bid))
        return own or f"{self.quantity(bid, case)} {self.face(bid, case)}"

    def bids(self, bids: Sequence[Bid], case: str = NOMINATIVE) -> str:
        """Alternatives: "nine fives, eight sixes or four pacos"."""
        return _join([self.bid(bid, case) for bid in bids], self.settings.disjunction)

    def faces(self, faces: Sequence[int], case: str = NOMINATIVE) -> str:
        """All the dice showing these faces: "fives and pacos"."""
        named = [self.settings.faces[face].named[case] for face in faces]
        return _join(named, self.settings.conjunction)

    def names(self, names: Sequence[str]) -> str:
        """Names as they are given, "vert, bleu et rouge"."""
        return _join(names, self.settings.conjunction)

    def with_ordinary_ones(self) -> Speller:
        """The same for rules where ones are never wild: "ones" instead of "pacos"."""
        other = copy(self)
        other.settings = self.settings.with_ordinary_ones()
        return other

    def _check(self) -> None:
        """Every number and bid must be sayable now rather than fail in mid-game."""
        for gender, cases in self.settings.numbers.rulesets.items():
            for case, ruleset in cases.items():
                if ruleset not in self._engine.rulesets:
                    reason = f"numbers.rulesets.{gender}.{case}: no rule set {ruleset!r}"
                    raise DataError(self._path, reason)
        categories = sorted({self._plural_category(number) for number in COUNTABLE})
        for place, face in self.settings.nouns.items():
            for case, forms in face.counted.items():
                if missing := [category for category in categories if category not in forms]:
                    reason = f"{place}.counted.{case} lacks the plural form {missing[0]!r}"
                    raise DataError(self._path, reason)


def _join(parts: Sequence[str], link: Join) -> str:
    if len(parts) < 2:
        return "".join(parts)
    last = parts[-1].lower()
    starts = [start for start in link.before if last.startswith(start)]
    word = link.before[max(starts, key=len)] if starts else link.word
    return f"{', '.join(parts[:-1])} {word} {parts[-1]}"

"""Words that sound alike are doubted only as the language's file says."""

import msgspec

from tests.language.notation import described
from voice_perudo.hearing import Hearing
from voice_perudo.language.interpretation import Intent, Interpretation, Scope
from voice_perudo.language.matching import MatchContext, Matcher
from voice_perudo.language.pack import load_language
from voice_perudo.language.phrasebook import Phrasebook
from voice_perudo.language.players import Colours
from voice_perudo.language.settings import load_settings


def interpret(text: str, *confusions: tuple[str, str, float], legal: bool = True) -> Interpretation:
    recognition = msgspec.structs.replace(load_settings("fr").recognition, confusions=confusions)
    grammar = load_language("fr").phrasebook.grammar
    phrasebook = Phrasebook(grammar, recognition.forgiveness(), Colours((), {}))

    def only_six(intent: Intent) -> bool:
        return intent.quantity == 6

    context = MatchContext(Scope.BIDDING, legal=None if legal else only_six)
    return Matcher(phrasebook, recognition).interpret(Hearing.typed(text), context)


def test_without_a_confusion_a_number_is_only_itself() -> None:
    assert described(interpret("dix cinq")) == "10x5"
    assert described(interpret("disse cinq")) == "none talk"


def test_a_faint_confusion_changes_nothing_when_both_are_legal() -> None:
    assert described(interpret("dix cinq", ("dix", "six", 0.1))) == "10x5"


def test_a_faint_confusion_does_not_overrule_what_was_heard_even_if_illegal() -> None:
    assert described(interpret("dix cinq", ("dix", "six", 0.05), legal=False)) == "10x5"


def test_a_strong_confusion_and_legality_make_a_question() -> None:
    got = described(interpret("dix cinq", ("dix", "six", 0.4), legal=False))
    assert got == "unclear 6x5|10x5"


def test_another_spelling_is_the_word_itself() -> None:
    assert described(interpret("huit cinqs", ("cinqs", "cinq", 1.0))) == "8x5"


def test_several_words_may_be_heard_for_one() -> None:
    assert described(interpret("que ça", ("que ça", "calza", 0.95))) == "calza"

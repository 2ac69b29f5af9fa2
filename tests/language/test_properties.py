"""Whatever is said, in whatever order, the answer is an interpretation that makes sense."""

from hypothesis import given, settings
from hypothesis import strategies as st

from voice_perudo.hearing import Hearing
from voice_perudo.language.available import available_languages
from voice_perudo.language.interpretation import IntentName, Scope, Understood
from voice_perudo.language.matching import MatchContext
from voice_perudo.language.normalise import tokens
from voice_perudo.language.pack import load_language
from voice_perudo.language.scopes import SCOPE_INTENTS, WRITTEN_INTENTS

LANGUAGES = st.sampled_from(available_languages())
SCOPES = st.sampled_from(sorted(Scope))


@st.composite
def word_salads(draw: st.DrawFn) -> tuple[str, str]:
    """A language and some words of its grammar in any order."""
    language = draw(LANGUAGES)
    vocabulary = sorted(load_language(language).phrasebook.words())
    return language, " ".join(draw(st.lists(st.sampled_from(vocabulary), max_size=12)))


@settings(max_examples=150)
@given(word_salads(), SCOPES)
def test_what_is_understood_belongs_to_the_scope(salad: tuple[str, str], scope: Scope) -> None:
    language, text = salad
    pack = load_language(language)
    got = pack.interpret(Hearing.typed(text), MatchContext(scope))
    if isinstance(got, Understood):
        assert got.intent.name in SCOPE_INTENTS[scope] | WRITTEN_INTENTS.get(scope, frozenset())
        assert 0 < got.score <= 1
        if got.intent.name is IntentName.BID:
            assert got.intent.quantity in range(1, 37)
            assert got.intent.face in range(1, 7)
    pack.is_complete(text, scope)


@settings(max_examples=150)
@given(LANGUAGES, st.text(max_size=60), SCOPES)
def test_any_text_is_answered(language: str, text: str, scope: Scope) -> None:
    pack = load_language(language)
    got = pack.interpret(Hearing.typed(text), MatchContext(scope, players=("Zoé", "Marek")))
    assert got.as_json()["kind"] in ("understood", "unclear", "not_understood")
    pack.is_complete(text, scope)


@settings(max_examples=100)
@given(st.text(max_size=40))
def test_words_are_stable(text: str) -> None:
    plain = tokens(text)
    assert tokens(" ".join(plain)) == plain

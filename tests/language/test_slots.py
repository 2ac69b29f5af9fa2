"""How many and of which face are doubted separately: by the file, by what was learnt, by sound."""

from __future__ import annotations

import msgspec
import pytest

from tests.language.notation import described
from voice_perudo.hearing import Alternative, Hearing, Word
from voice_perudo.language.confusion import Confusion
from voice_perudo.language.interpretation import Intent, Interpretation, Scope
from voice_perudo.language.matching import MatchContext, Matcher
from voice_perudo.language.pack import load_language
from voice_perudo.language.settings import Slips, load_settings
from voice_perudo.language.slots import Slot, confusion, learnt_slips
from voice_perudo.rules.values import Bid

Triples = tuple[tuple[int, int, float], ...]


def spoken(*alternatives: tuple[str, float]) -> Hearing:
    """A hearing from pairs of a text and its log-likelihood, in units of the temperature of a
    quiet room."""
    unit = load_language("fr").settings.recognition.temperature.quiet
    return Hearing(
        tuple(
            Alternative(tuple(map(Word, text.split())), score * unit)
            for text, score in alternatives
        )
    )


def interpret(
    hearing: Hearing,
    quantity: Triples = (),
    face: Triples = (),
    count: Triples = (),
    scope: Scope = Scope.BIDDING,
    legal: str | None = None,
    learnt: tuple[Confusion, ...] = (),
) -> Interpretation:
    """In French, with these slips only; ``legal``: the one bid allowed."""
    slips = Slips(quantity=quantity, face=face, count=count)
    recognition = msgspec.structs.replace(load_settings("fr").recognition, slips=slips)

    def allowed(intent: Intent) -> bool:
        wanted = Bid.parse(legal or "")
        return (intent.quantity, intent.face) == (wanted.quantity, wanted.face)

    context = MatchContext(scope, legal=None if legal is None else allowed, learnt=learnt)
    return Matcher(load_language("fr").phrasebook, recognition).interpret(hearing, context)


def said(text: str) -> Hearing:
    return spoken((text, 0.0))


@pytest.mark.parametrize(
    ("belief", "legal", "wanted"),
    [
        (0.3, None, "12x5"),
        (0.6, None, "unclear 12x5|2x5"),
        (0.3, "12x5", "12x5"),
        (0.6, "2x5", "unclear 2x5|12x5"),
        (0.1, "2x5", "12x5"),
    ],
)
def test_a_quantity_taken_for_another(belief: float, legal: str | None, wanted: str) -> None:
    got = interpret(said("douze cinq"), quantity=((12, 2, belief),), legal=legal)
    assert described(got) == wanted


def test_a_slip_is_of_one_slot_and_one_direction() -> None:
    slips = ((6, 3, 0.6),)
    assert described(interpret(said("six cinq"), quantity=slips)) == "unclear 6x5|3x5"
    assert described(interpret(said("huit six"), quantity=slips)) == "8x6"
    assert described(interpret(said("huit six"), face=slips)) == "unclear 8x6|8x3"
    assert described(interpret(said("trois cinq"), quantity=slips)) == "3x5"
    assert described(interpret(said("non six cinq"), quantity=slips)).startswith("unclear")


def test_a_count_has_slips_of_its_own() -> None:
    scope = Scope.COUNTING
    assert described(interpret(said("six"), quantity=((6, 3, 0.6),), scope=scope)) == "count 6"
    got = described(interpret(said("six"), count=((6, 3, 0.6),), scope=scope))
    assert got == "unclear count 6|count 3"


def test_a_written_number_is_never_another() -> None:
    hearing = Hearing.typed("douze cinq")
    assert described(interpret(hearing, quantity=((12, 2, 0.9),))) == "12x5"


def test_only_the_doubtful_value_is_asked_about() -> None:
    """The likeliest two bids differ in both values, but the quantity is sure."""
    hearing = spoken(("huit cinq", 0.0), ("dix six", -0.45), ("huit six", -0.5))
    assert described(interpret(hearing)) == "unclear 8x5|8x6"


def test_a_sure_face_leaves_the_quantity_to_ask() -> None:
    hearing = spoken(("huit cinq", 0.0), ("sept six", -0.4), ("dix cinq", -0.5))
    assert described(interpret(hearing)) == "unclear 8x5|10x5"


def test_three_faces_in_doubt_share_their_quantity() -> None:
    hearing = spoken(("huit cinq", 0.0), ("huit six", -0.1), ("huit deux", -0.2), ("dix as", -0.4))
    assert described(interpret(hearing)) == "unclear 8x5|8x6|8x2"


def test_what_is_learnt_asks_and_never_acts_alone() -> None:
    once = (confusion(Slot.QUANTITY, 12, 2, "fr", 0.5),)
    often = (confusion(Slot.QUANTITY, 12, 2, "fr", 1.0),)
    assert described(interpret(said("douze cinq"), learnt=once)) == "12x5"
    assert described(interpret(said("douze cinq"), learnt=often)) == "unclear 12x5|2x5"
    got = described(interpret(said("douze cinq"), learnt=often, legal="2x5"))
    assert got == "unclear 2x5|12x5"
    elsewhere = (confusion(Slot.QUANTITY, 12, 2, "pl", 1.0),)
    assert described(interpret(said("douze cinq"), learnt=elsewhere)) == "12x5"


def test_what_is_learnt_breaks_a_tie_of_the_sound() -> None:
    hearing = spoken(("douze cinq", 0.0), ("deux cinq", -0.4))
    assert described(interpret(hearing)) == "unclear 12x5|2x5"
    often = (confusion(Slot.QUANTITY, 12, 2, "fr", 1.0),)
    assert described(interpret(hearing, learnt=often)) == "unclear 2x5|12x5"


def test_the_stronger_of_two_beliefs_in_a_slip_counts() -> None:
    learnt = (confusion(Slot.QUANTITY, 12, 2, "fr", 0.1),)
    got = interpret(said("douze cinq"), quantity=((12, 2, 0.6),), learnt=learnt)
    assert described(got) == "unclear 12x5|2x5"


@pytest.mark.parametrize(
    ("heard", "meant"),
    [("sept", "cette"), ("12x", "x2"), ("12x5", "2x5"), ("x7", "x2"), ("", "x1")],
)
def test_what_is_not_about_one_value_teaches_nothing(heard: str, meant: str) -> None:
    assert learnt_slips([Confusion(heard, meant, "fr", 0.5)], "fr", 0.6) == ()


def test_a_remembered_slip_is_read_as_it_was_written() -> None:
    remembered = [confusion(Slot.QUANTITY, 12, 2, "fr", 0.5), confusion(Slot.FACE, 5, 6, "fr", 1.0)]
    assert learnt_slips(remembered, "fr", 0.6) == (
        (Slot.QUANTITY, 12, 2, 0.3),
        (Slot.FACE, 5, 6, 0.6),
    )

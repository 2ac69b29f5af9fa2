"""What a manifest expects, as text and as an intent."""

import pytest

from voice_perudo.bench.notation import notation, parse_expected, same
from voice_perudo.errors import UsageError
from voice_perudo.language.available import available_languages
from voice_perudo.language.interpretation import Intent, IntentName
from voice_perudo.language.pack import load_language

I = IntentName  # noqa: E741

WRITTEN = [
    ("8x5", Intent(I.BID, 8, 5)),
    ("5xP", Intent(I.BID, 5, 1)),
    ("dudo", Intent(I.DUDO)),
    ("dudo Anna", Intent(I.DUDO, player="Anna")),
    ("calza vert", Intent(I.CALZA, player="vert")),
    ("count 5", Intent(I.COUNT, count=5)),
    ("count 0", Intent(I.COUNT, count=0)),
    ("player_count 4", Intent(I.PLAYER_COUNT, count=4)),
    ("player Jan Maria", Intent(I.PLAYER, player="Jan Maria")),
    ("correction 8x5", Intent(I.CORRECTION, 8, 5)),
    ("correction 8", Intent(I.CORRECTION, quantity=8)),
    ("correction xP", Intent(I.CORRECTION, face=1)),
    ("direction left", Intent(I.DIRECTION, choice="left")),
    ("repeat bid", Intent(I.REPEAT, choice="bid")),
    ("help more", Intent(I.HELP, choice="more")),
    ("yes", Intent(I.YES)),
    ("current_bid", Intent(I.CURRENT_BID)),
]


@pytest.mark.parametrize(("text", "intent"), WRITTEN)
def test_notation_goes_both_ways(text: str, intent: Intent) -> None:
    assert parse_expected(text) == intent
    assert notation(intent) == text


def test_every_intent_can_be_expected() -> None:
    covered = {intent.name for _, intent in WRITTEN}
    for name in set(IntentName) - covered - {I.CHOICE, I.LANGUAGE, I.PRESET}:
        assert parse_expected(str(name)) == Intent(name)


@pytest.mark.parametrize("language", available_languages())
def test_every_way_to_mean_an_intent_can_be_expected(language: str) -> None:
    """Sets of recordings are written from what their texts mean."""
    meanings = {s.meaning for s in load_language(language).phrasebook.grammar.sentences}
    told = (None, I.BID, I.CORRECTION, I.COUNT)  # expected by their numbers alone
    named = [m for m in meanings if m.intent not in told and m.value and m.value.isidentifier()]
    ways = {(meaning.intent, meaning.value) for meaning in named}
    assert (I.UNDO, "mistake") in ways
    for name, value in ways:
        assert name is not None
        count = 3 if name is I.PLAYER_COUNT else None
        player = "blue" if name is I.PLAYER else None
        intent = Intent(name, player=player, count=count, choice=value)
        expected = parse_expected(notation(intent))
        assert expected is not None
        assert same(expected, intent)


def test_none_expects_nothing() -> None:
    assert parse_expected("none") is None


def test_a_paco_bid_may_be_written_with_a_one() -> None:
    assert parse_expected("5x1") == parse_expected("5xP")


@pytest.mark.parametrize(
    "text",
    [
        *("8x7", "0x5", "8 x 5", "8x5 now", "bid", "bid 8x5", "nothing", "Dudo", "undo it"),
        *("count", "count five", "count -1", "player", "direction", "correction", "correction 8y5"),
    ],
)
def test_anything_else_is_refused_with_advice(text: str) -> None:
    with pytest.raises(UsageError):
        parse_expected(text)


@pytest.mark.parametrize(
    ("expected", "heard", "alike"),
    [
        (Intent(I.CALZA, player="Vert"), Intent(I.CALZA, player="vert"), True),
        (Intent(I.COUNT, count=5), Intent(I.COUNT, count=5, choice="total"), True),
        (Intent(I.PAUSE), Intent(I.PAUSE, choice="wait"), True),
        (Intent(I.COUNT, count=5), Intent(I.COUNT, count=4), False),
        (Intent(I.DUDO), Intent(I.DUDO, player="vert"), False),
        (Intent(I.BID, 8, 5), Intent(I.CORRECTION, 8, 5), False),
        (Intent(I.BID, 8, 5), Intent(I.BID, 8, 6), False),
    ],
)
def test_what_counts_as_the_same(expected: Intent, heard: Intent, alike: bool) -> None:
    assert same(expected, heard) is alike

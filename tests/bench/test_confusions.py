"""What was taken for what."""

import pytest

from tests.bench.recordings import TALK, acted, asked, half, trial
from voice_perudo.bench.confusions import Slot, confusions, confusions_by_language, words
from voice_perudo.bench.scoring import Trial
from voice_perudo.language.interpretation import Interpretation


def found(*trials: Trial) -> dict[tuple[Slot, str, str], tuple[int, int, int]]:
    return {
        (c.pair.slot, c.pair.said, c.pair.heard): (c.acted, c.asked, c.of)
        for c in confusions(trials)
    }


def test_slots_of_a_bid_are_told_apart() -> None:
    trials = [
        trial("8x5", acted("8x5")),
        trial("8x5", acted("8x6")),
        trial("8x5", acted("10x6")),
    ]

    assert found(*trials) == {
        (Slot.FACE, "5", "6"): (2, 0, 3),
        (Slot.QUANTITY, "8", "10"): (1, 0, 3),
    }


@pytest.mark.parametrize("meaning", [asked("8x5", "8x6"), half(face=6)])
def test_a_question_about_a_slot_is_a_confusion_asked_about(meaning: Interpretation) -> None:
    assert found(trial("8x5", meaning)) == {(Slot.FACE, "5", "6"): (0, 1, 1)}


def test_the_right_half_is_no_confusion() -> None:
    assert found(trial("8x5", half(quantity=8))) == {}


def test_what_follows_the_first_action_does_not_count() -> None:
    assert found(trial("8x5", acted("8x5"), acted("8x6"))) == {}


def test_other_actions_are_told_as_a_whole() -> None:
    trials = [
        trial("8x5", acted("dudo")),
        trial("dudo", acted("calza vert")),
        trial("none", TALK, acted("8x5")),
    ]

    assert found(*trials) == {
        (Slot.ACTION, "bid", "dudo"): (1, 0, 1),
        (Slot.ACTION, "dudo", "calza vert"): (1, 0, 1),
        (Slot.ACTION, "none", "8x5"): (1, 0, 1),
    }


def test_the_file_names_the_words_most_frequent_first() -> None:
    trials = [trial("8x5", acted("8x2"))] + [trial("8x5", acted("8x6"))] * 2

    tree = confusions_by_language(confusions(trials))

    rows = tree["fr"]["face"]
    assert [row["heard"] for row in rows] == ["6", "2"]
    assert rows[0] == {
        "said": "5",
        "said_words": "cinq",
        "heard": "6",
        "heard_words": "six",
        "acted": 2,
        "asked": 0,
        "of": 3,
        "texts": [str(acted("8x6").as_json())],
    }


def test_a_number_without_a_word_is_written_in_digits() -> None:
    assert words("fr", Slot.QUANTITY, 1234) == "1234"

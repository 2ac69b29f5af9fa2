import shutil
import subprocess
from collections.abc import Callable
from pathlib import Path

import pytest

from voice_perudo.errors import ModelError
from voice_perudo.hearing import UNKNOWN
from voice_perudo.speech import model_trial
from voice_perudo.speech.vosk_model import Recognisers, VoskModel


def halved(path: Path) -> None:
    path.write_bytes(path.read_bytes()[: path.stat().st_size // 2])


def cut_after_a_word(path: Path) -> None:
    whole = path.read_bytes()
    path.write_bytes(whole[: whole.rindex(b" ", 0, len(whole) // 2)])


def without_silence_phones(path: Path) -> None:
    path.write_text("--beam=13\n")


DAMAGE: dict[str, Callable[[Path], None]] = {
    "am/final.mdl": halved,
    "graph/HCLr.fst": halved,
    "graph/Gr.fst": halved,
    "graph/words.txt": cut_after_a_word,
    "conf/mfcc.conf": halved,
    "conf/model.conf": without_silence_phones,
}


@pytest.mark.real_audio
@pytest.mark.parametrize("name", sorted(DAMAGE))
def test_damage_is_one_sentence_and_nothing_else(
    french_folder: Path, tmp_path: Path, name: str, capfd: pytest.CaptureFixture[str]
) -> None:
    folder = tmp_path / "fr"
    shutil.copytree(french_folder, folder)
    DAMAGE[name](folder / name)
    with pytest.raises(ModelError, match="is damaged: delete it"):
        VoskModel(folder, tmp_path / "cache")
    assert capfd.readouterr() == ("", "")


@pytest.mark.real_audio
def test_a_sound_model_loads_in_silence_and_is_tried_out_once(
    french_folder: Path,
    tmp_path: Path,
    capfd: pytest.CaptureFixture[str],
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    VoskModel(french_folder, tmp_path).recogniser(("huit cinq",), 3)
    assert capfd.readouterr() == ("", "")

    def no_second_trial(*_: object, **__: object) -> None:
        raise AssertionError("tried out again")

    monkeypatch.setattr(subprocess, "run", no_second_trial)
    VoskModel(french_folder, tmp_path)


@pytest.mark.real_audio
def test_a_model_that_takes_too_long_is_not_called_damaged(
    french_folder: Path, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(model_trial, "_PATIENCE", 0.01)
    with pytest.raises(ModelError, match=r"did not load within 0\.01 seconds"):
        VoskModel(french_folder, tmp_path)


@pytest.mark.real_audio
def test_a_cache_that_cannot_be_written_is_done_without(
    french_folder: Path, tmp_path: Path
) -> None:
    in_the_way = tmp_path / "cache"
    in_the_way.touch()
    assert VoskModel(french_folder, in_the_way).knows("huit")


def test_missing_words_are_told_in_order(french: VoskModel) -> None:
    words = ("huit", "xylophone-volant", "cinq", UNKNOWN, "ŝtelisto")
    assert french.missing_words(words) == ("xylophone-volant", "ŝtelisto")


def test_phrases_with_missing_words_are_left_out_in_silence(
    french: VoskModel, capfd: pytest.CaptureFixture[str]
) -> None:
    french.recogniser(("huit cinq", "huit xylophones", "", "huit cinq"), 3)
    assert capfd.readouterr() == ("", "")


@pytest.mark.parametrize("phrases", [(), ("",), ("xylophones ŝtelisto",)])
def test_no_phrase_left_is_an_error(french: VoskModel, phrases: tuple[str, ...]) -> None:
    with pytest.raises(ModelError, match="none of the words"):
        french.recogniser(phrases, 3)


def test_recognisers_are_made_once_and_replaced_when_the_phrases_change(
    french: VoskModel,
) -> None:
    recognisers = Recognisers(french, 3)
    bidding = recognisers.get("bidding", ("huit cinq",))
    assert recognisers.get("bidding", ("huit cinq",)) is bidding
    assert recognisers.get("confirming", ("huit cinq",)) is not bidding
    assert recognisers.get("bidding", ("huit cinq", "huit six")) is not bidding
    assert recognisers.get("bidding", ("huit cinq",)) is not bidding

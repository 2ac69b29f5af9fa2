import os
from collections.abc import Callable
from pathlib import Path

import pytest

from voice_perudo.errors import ModelError
from voice_perudo.speech.vosk_files import check_files, fingerprint

FST = bytes.fromhex("d6fdb27e") + b"rest"
FILES = {
    "am/final.mdl": b"\0B<TransitionModel> rest",
    "conf/mfcc.conf": b"--dither=0",
    "conf/model.conf": b"--beam=13",
    "graph/HCLr.fst": FST,
    "graph/Gr.fst": FST,
    "graph/disambig_tid.int": b"7",
    "graph/words.txt": b"<eps> 0",
}


@pytest.fixture
def model(tmp_path: Path) -> Path:
    folder = tmp_path / "model"
    for name, content in FILES.items():
        path = folder / name
        path.parent.mkdir(parents=True, exist_ok=True)
        path.write_bytes(content)
    return folder


def test_a_complete_folder_passes(model: Path) -> None:
    check_files(model)


def test_a_model_may_keep_its_words_in_its_graphs(model: Path) -> None:
    (model / "graph/words.txt").unlink()
    check_files(model)


def test_the_oldest_layout_has_no_folders(model: Path) -> None:
    for name in FILES:
        (model / name).rename(model / Path(name).name)
    check_files(model)


@pytest.mark.parametrize("name", sorted(FILES.keys() - {"graph/words.txt"}))
def test_every_file_is_needed(model: Path, name: str) -> None:
    (model / name).unlink()
    with pytest.raises(ModelError, match=f"lacks {name}"):
        check_files(model)


@pytest.mark.parametrize("name", sorted(FILES))
def test_an_empty_file_is_as_good_as_none(model: Path, name: str) -> None:
    (model / name).write_bytes(b"")
    with pytest.raises(ModelError, match=f"lacks {name}"):
        check_files(model)


@pytest.mark.parametrize("name", ["am/final.mdl", "graph/HCLr.fst", "graph/Gr.fst"])
def test_a_web_page_in_place_of_a_file_is_damage(model: Path, name: str) -> None:
    (model / name).write_bytes(b"<html>Not found</html>")
    with pytest.raises(ModelError, match="is damaged"):
        check_files(model)


@pytest.mark.parametrize("make", [Path.touch, lambda path: None], ids=["a file", "nothing"])
def test_what_is_no_folder(tmp_path: Path, make: Callable[[Path], None]) -> None:
    make(tmp_path / "model")
    with pytest.raises(ModelError, match="There is no speech model in"):
        check_files(tmp_path / "model")


def test_the_folder_around_the_model_names_the_one_inside(model: Path) -> None:
    with pytest.raises(ModelError, match=f"give {model}"):
        check_files(model.parent)


def test_a_model_with_one_fixed_graph_is_refused(model: Path) -> None:
    (model / "graph/HCLr.fst").rename(model / "graph/HCLG.fst")
    with pytest.raises(ModelError, match="small models"):
        check_files(model)


def test_the_fingerprint_changes_with_any_file(model: Path) -> None:
    seen = {fingerprint(model)}
    assert fingerprint(model) in seen
    for name in FILES:
        state = (model / name).stat()
        os.utime(model / name, ns=(state.st_atime_ns, state.st_mtime_ns + 1))
        seen.add(fingerprint(model))
    (model / "more").touch()
    seen.add(fingerprint(model))
    assert len(seen) == len(FILES) + 2

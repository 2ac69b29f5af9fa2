"""Archives that mean harm, and others that are merely wrong."""

from __future__ import annotations

import io
import os
import stat
import subprocess
import sys
import textwrap
import zipfile
from collections.abc import Callable
from contextlib import suppress
from pathlib import Path

import pytest
from hypothesis import given
from hypothesis import strategies as st

from voice_perudo.errors import ModelError
from voice_perudo.model_store import archive as unpacking
from voice_perudo.model_store.archive import check_room, unpack, unpacked_size

Write = Callable[[zipfile.ZipFile], None]


def entry(name: str, content: bytes = b"x", mode: int | None = None) -> Write:
    def write(packed: zipfile.ZipFile) -> None:
        info = zipfile.ZipInfo(name)
        info.filename = name  # the constructor would tidy it
        info.compress_type = zipfile.ZIP_DEFLATED
        if mode is not None:
            info.external_attr = mode << 16
        packed.writestr(info, content)

    return write


def written(path: Path, *entries: Write) -> Path:
    with zipfile.ZipFile(path, "w") as packed:
        for write in entries:
            write(packed)
    return path


GOOD = entry("m/am/final.mdl", b"acoustics")

HOSTILE: dict[str, tuple[tuple[Write, ...], str]] = {
    "parent": ((GOOD, entry("../evil")), "leads out"),
    "deep parent": ((GOOD, entry("m/a/../../../evil")), "leads out"),
    "absolute": ((GOOD, entry("/tmp/evil")), "leads out"),
    "drive": ((GOOD, entry("C:evil")), "some systems"),
    "stream": ((GOOD, entry("m/a:b")), "some systems"),
    "backslashes": ((GOOD, entry("m\\..\\..\\evil")), "some systems"),
    "empty name": ((GOOD, entry(".")), "leads out"),
    "link": ((GOOD, entry("m/link", b"/etc/passwd", stat.S_IFLNK | 0o777)), "link or a device"),
    "device": ((GOOD, entry("m/null", b"", stat.S_IFCHR | 0o666)), "link or a device"),
    "pipe": ((GOOD, entry("m/pipe", b"", stat.S_IFIFO | 0o666)), "link or a device"),
    "twice": ((GOOD, entry("m/am/FINAL.mdl")), "there twice"),
    "long name": ((GOOD, entry("m/" + "n" * 300)), "too long"),
    "deep": ((GOOD, entry("m/" + "d/" * 3000 + "x")), "too long"),
    "file alone": ((entry("x"),), "not one folder"),
    "file as folder": ((GOOD, entry("m/am/final.mdl/more")), "inside a file"),
    "bomb": ((GOOD, entry("m/zeros", bytes(30_000_000))), "out of all proportion"),
    "many": (tuple(entry(f"m/{i}") for i in range(501)), "more than any speech model"),
    "two folders": ((GOOD, entry("n/other")), "not one folder"),
    "no folder": ((entry("final.mdl"), entry("mfcc.conf")), "not one folder"),
    "nothing": ((), "not one folder"),
}


@pytest.mark.filterwarnings("ignore:Duplicate name")
@pytest.mark.parametrize("kind", HOSTILE)
def test_a_hostile_archive_writes_nothing(tmp_path: Path, kind: str) -> None:
    entries, reason = HOSTILE[kind]
    archive = written(tmp_path / "hostile.zip", *entries)
    folder = tmp_path / "deep" / "folder"
    folder.mkdir(parents=True)

    with pytest.raises(ModelError, match=reason):
        unpack(archive, folder)

    assert {path for path in tmp_path.rglob("*") if path.is_file()} == {archive}


def test_too_much_in_all_is_refused(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    archive = written(tmp_path / "a.zip", *(entry(f"m/{i}", bytes(1000)) for i in range(4)))
    monkeypatch.setattr(unpacking, "MOST_BYTES", 3999)
    with pytest.raises(ModelError, match="more than any speech model"):
        unpack(archive, tmp_path)


def test_sizes_that_lie_are_found_out(tmp_path: Path) -> None:
    archive = written(tmp_path / "a.zip", entry("m/file", bytes(range(256)) * 40))
    told = bytearray(archive.read_bytes())
    size = (10_240).to_bytes(4, "little")
    assert told.count(size) == 2
    archive.write_bytes(told.replace(size, (100).to_bytes(4, "little")))
    with pytest.raises(ModelError, match="damaged"):
        unpack(archive, tmp_path / "out")
    assert sum(file.stat().st_size for file in (tmp_path / "out").rglob("file")) <= 100


@pytest.mark.parametrize("content", [b"", b"<html>Log in first</html>", b"PK\x03\x04" + bytes(90)])
def test_what_is_no_archive(tmp_path: Path, content: bytes) -> None:
    (tmp_path / "a.zip").write_bytes(content)
    with pytest.raises(ModelError, match="no zip archive"):
        unpack(tmp_path / "a.zip", tmp_path)


def test_a_password_is_refused(tmp_path: Path) -> None:
    archive = written(tmp_path / "a.zip", GOOD)
    content = bytearray(archive.read_bytes())
    for header, flags in ((b"PK\x03\x04", 6), (b"PK\x01\x02", 8)):
        content[content.index(header) + flags] |= 1
    archive.write_bytes(content)
    with pytest.raises(ModelError, match="password"):
        unpack(archive, tmp_path)


def test_a_good_archive_is_unpacked_into_its_folder(tmp_path: Path) -> None:
    archive = written(tmp_path / "a.zip", entry("m/", b""), GOOD, entry("m/graph/phones/a.int"))
    folder = unpack(archive, tmp_path / "out")
    assert folder == tmp_path / "out" / "m"
    assert (folder / "am/final.mdl").read_bytes() == b"acoustics"
    assert (folder / "graph/phones/a.int").read_bytes() == b"x"


def test_room_is_asked_for_before(tmp_path: Path) -> None:
    archive = written(tmp_path / "a.zip", entry("m/file", bytes(5000)))
    assert unpacked_size(archive) == 5000
    check_room(archive, tmp_path, 5000)
    with pytest.raises(ModelError, match="too little room"):
        check_room(archive, tmp_path, 4999)


@pytest.mark.skipif(os.name != "posix", reason="needs a limit on the size of files")
def test_a_disk_that_gets_full_is_told(tmp_path: Path) -> None:
    archive = written(tmp_path / "a.zip", entry("m/file", bytes(range(256)) * 900))
    script = textwrap.dedent("""
        import resource, sys
        from pathlib import Path
        from voice_perudo.errors import ModelError
        from voice_perudo.model_store.archive import unpack
        resource.setrlimit(resource.RLIMIT_FSIZE, (100_000, 100_000))
        try:
            unpack(Path(sys.argv[1]), Path(sys.argv[2]))
        except ModelError as error:
            print(error)
    """)
    done = subprocess.run(
        [sys.executable, "-c", script, archive, tmp_path], capture_output=True, text=True,
        check=True,
    )  # fmt: skip
    assert "is full. Make room" in done.stdout


@pytest.fixture(scope="module")
def small(tmp_path_factory: pytest.TempPathFactory) -> bytes:
    path = tmp_path_factory.mktemp("small") / "a.zip"
    return written(path, GOOD, entry("m/graph/words.txt", b"un 1\ndeux 2\n" * 9)).read_bytes()


@given(data=st.data())
def test_damage_anywhere_is_told_or_harmless(
    small: bytes, tmp_path_factory: pytest.TempPathFactory, data: st.DataObject
) -> None:
    content = bytearray(small)
    for at in data.draw(st.lists(st.integers(0, len(small) - 1), min_size=1, max_size=4)):
        content[at] = data.draw(st.integers(0, 255))
    content = content[: data.draw(st.integers(0, len(small)))] or content
    folder = tmp_path_factory.mktemp("damage")
    (folder / "a.zip").write_bytes(content)
    (folder / "out").mkdir()
    with suppress(ModelError):
        unpack(folder / "a.zip", folder / "out")
    inside = {path for path in folder.rglob("*") if path.is_file()} - {folder / "a.zip"}
    assert all(path.is_relative_to(folder / "out") for path in inside)


def test_the_archive_of_a_model_is_no_bomb(archive: Path) -> None:
    with zipfile.ZipFile(io.BytesIO(archive.read_bytes())) as packed:
        swollen = max(e.file_size / max(1, e.compress_size) for e in packed.infolist())
    assert swollen < unpacking.MOST_SWOLLEN / 2

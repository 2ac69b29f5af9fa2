"""Manifests are read strictly: file, line and reason."""

from pathlib import Path

import pytest

from tests.bench.recordings import write_manifest
from voice_perudo.bench.manifest import COLUMNS, Recording, read_manifest
from voice_perudo.errors import DataError
from voice_perudo.language.interpretation import Intent, IntentName, Scope

GOOD = "a.wav fr anna human clean bidding 8x5"


@pytest.fixture
def folder(tmp_path: Path) -> Path:
    (tmp_path / "a.wav").write_bytes(b"not read here")
    return tmp_path


def test_paths_are_relative_to_the_manifest(folder: Path) -> None:
    (one, talk) = read_manifest(
        write_manifest(folder, GOOD, "", "a.wav pl jan synthetic 12_dB counting none")
    )

    assert one == Recording(
        folder / "a.wav",
        *("fr", "anna", "human", "clean", Scope.BIDDING),
        Intent(IntentName.BID, 8, 5),
    )
    assert (talk.language, talk.condition, talk.scope) == ("pl", "12 dB", Scope.COUNTING)
    assert talk.expected is None


def test_columns_may_stand_in_any_order(folder: Path) -> None:
    header = "\t".join(reversed(COLUMNS))
    file = write_manifest(folder, " ".join(reversed(GOOD.split())), header=header)

    assert read_manifest(file) == read_manifest(write_manifest(folder, GOOD))


def test_the_lines_may_end_as_on_windows(folder: Path) -> None:
    file = write_manifest(folder, GOOD)
    plain = read_manifest(file)
    file.write_bytes(b"\xef\xbb\xbf" + file.read_bytes().replace(b"\n", b"\r\n"))

    assert read_manifest(file) == plain


@pytest.mark.parametrize(
    ("row", "part"),
    [
        ("a.wav fr anna human clean bidding", "6 columns"),
        (f"{GOOD} more", "8 columns"),
        ("b.wav fr anna human clean bidding 8x5", "b.wav"),
        ("a.wav xx anna human clean bidding 8x5", "'xx'"),
        ("a.wav fr anna human clean talking 8x5", "'talking'"),
        ("a.wav fr anna human clean bidding 8x7", "8x7"),
        ("a.wav fr _ human clean bidding 8x5", "speaker"),
    ],
)
def test_a_wrong_line_is_named_with_the_reason(folder: Path, row: str, part: str) -> None:
    file = write_manifest(folder, GOOD, row)

    with pytest.raises(DataError) as caught:
        read_manifest(file)

    assert str(caught.value).startswith(f"{file}:3: ")
    assert part in caught.value.reason


@pytest.mark.parametrize("header", ["path\tlanguage", "\t".join((*COLUMNS, "more")), GOOD])
def test_the_header_must_name_the_columns(folder: Path, header: str) -> None:
    with pytest.raises(DataError, match=r"manifest\.tsv:1: .*expected"):
        read_manifest(write_manifest(folder, GOOD, header=header))


def test_no_recording_at_all_is_an_error(folder: Path) -> None:
    with pytest.raises(DataError, match="no recording"):
        read_manifest(write_manifest(folder))


def test_a_manifest_that_is_not_there_or_not_text(tmp_path: Path) -> None:
    with pytest.raises(DataError, match="cannot be read"):
        read_manifest(tmp_path / "none.tsv")
    (tmp_path / "bad.tsv").write_bytes(b"\xff\xfe\x00")
    with pytest.raises(DataError, match="UTF-8"):
        read_manifest(tmp_path / "bad.tsv")

"""A broken message catalogue is refused with its file, line and the reason."""

from pathlib import Path

import pytest

from voice_perudo.errors import DataError
from voice_perudo.language.catalogue import load_catalogue, outline

FUNCTIONS = {
    "BID": {"case": frozenset({"nominative", "genitive"})},
    "NUM": {"gender": frozenset({"feminine"})},
}
GOOD = """\
# A comment with a $false argument.
hello = Hello { $player }.
-dice = dice
count =
    { $count ->
        [one] One
       *[other] { NUM($count, gender: "feminine") } { -dice }
    } for { $player }.
plain = No arguments.
"""


def written(folder: Path, text: str | bytes) -> Path:
    path = folder / "announcements.ftl"
    path.write_bytes(text if isinstance(text, bytes) else text.encode())
    return path


def test_arguments_of_every_message(tmp_path: Path) -> None:
    path = written(tmp_path, GOOD)
    expected = {"hello": {"player"}, "count": {"count", "player"}, "plain": set()}
    assert load_catalogue(path, FUNCTIONS).arguments == expected
    assert outline(path) == expected


@pytest.mark.parametrize(
    ("addition", "line", "reason"),
    [
        ("broken { = no\n", 10, "Expected"),
        ("broken = { $count ->\n    [one] no default\n}\n", 12, "default"),
        ("hello = Again.\n", 10, "'hello' is written twice"),
        ("hello2 =\n    .title = An attribute\n", 10, "'hello2' must be one text"),
        ("ok = { BIDS($bid) }\n", 10, r"unknown function BIDS\(\); known are BID, NUM"),
        ('ok = { BID($bid, case: "dative") }\n', 10, r"BID\(\) cannot take case: 'dative'"),
        ('ok = { BID($bid, gender: "feminine") }\n', 10, r"BID\(\) cannot take gender"),
        ("ok = { NUM($count, gender: 1) }\n", 10, r"NUM\(\) cannot take gender: None"),
        ("ok = { NUM() }\n", 10, r"NUM\(\) takes one argument"),
        ("ok = { -cups }\n", 10, "there is no term '-cups'"),
        ("ok = { hello }\n", 10, "'hello' is a message: only terms can be included"),
        ("a = one\n\nok = {\n  NUM($a) } { -cups }\n", 13, "there is no term '-cups'"),
    ],
)
def test_faults_give_the_line(tmp_path: Path, addition: str, line: int, reason: str) -> None:
    path = written(tmp_path, GOOD + addition)
    with pytest.raises(DataError, match=reason) as caught:
        load_catalogue(path, FUNCTIONS)
    assert (caught.value.path, caught.value.line) == (path, line)


@pytest.mark.parametrize("read", [outline, lambda path: load_catalogue(path, FUNCTIONS)])
def test_unreadable_files(tmp_path: Path, read: object) -> None:
    assert callable(read)
    with pytest.raises(DataError, match="cannot be read"):
        read(tmp_path / "absent.ftl")
    with pytest.raises(DataError, match="not UTF-8"):
        read(written(tmp_path, "été".encode("latin-1")))

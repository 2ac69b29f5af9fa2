"""Fetching over a network that does all that networks do."""

from __future__ import annotations

import os
import shutil
import socket
import subprocess
import sys
import textwrap
from pathlib import Path

import pytest

from tests.model_store.conftest import Serve
from voice_perudo.errors import ModelError, UsageError
from voice_perudo.model_store import download
from voice_perudo.model_store.download import fetch


class Told:
    """Remembers what it was told, and how long it was made to wait."""

    def __init__(self) -> None:
        self.progress: list[tuple[int, int | None]] = []
        self.pauses: list[float] = []

    def fetch(self, url: str, part: Path, size: int | None = None) -> None:
        fetch(
            url,
            part,
            size=size,
            progress=lambda done, total: self.progress.append((done, total)),
            wait=self.pauses.append,
        )


@pytest.fixture
def told() -> Told:
    return Told()


@pytest.fixture
def part(tmp_path: Path) -> Path:
    return tmp_path / "downloads" / "model.zip.part"


@pytest.mark.parametrize("knows_size", [True, False])
@pytest.mark.parametrize("tells_length", [True, False])
def test_everything_comes_and_is_counted(
    serve: Serve, archive: Path, part: Path, told: Told, *, knows_size: bool, tells_length: bool
) -> None:
    size = archive.stat().st_size
    site = serve(tells_length=tells_length)
    told.fetch(site.url, part, size if knows_size else None)
    assert part.read_bytes() == archive.read_bytes()
    done = [done for done, _ in told.progress]
    assert done == sorted(done)
    assert told.progress[-1] == (size, size if knows_size or tells_length else None)
    assert site.asked == [("/model.zip", None)]


@pytest.mark.parametrize("ranges", [True, False])
def test_a_broken_connection_is_gone_on_with(
    serve: Serve, archive: Path, part: Path, told: Told, *, ranges: bool
) -> None:
    site = serve(breaks=[1_000_000, 1_000_000], ranges=ranges)
    told.fetch(site.url, part, archive.stat().st_size)
    assert part.read_bytes() == archive.read_bytes()
    assert site.asked[0] == ("/model.zip", None)
    assert all(wanted for _, wanted in site.asked[1:])
    assert len(site.asked) == 3
    assert told.pauses == [1.0, 4.0]


def test_a_connection_that_keeps_breaking_is_given_up_and_kept(
    serve: Serve, archive: Path, part: Path, told: Told
) -> None:
    site = serve(breaks=[100_000] * 50)
    with pytest.raises(ModelError, match=r"keeps breaking off, 0\.3 MB have come\. Run the same"):
        told.fetch(site.url, part, archive.stat().st_size)
    assert len(site.asked) == 3
    kept = part.read_bytes()
    assert 270_000 < len(kept) <= 300_000
    assert archive.read_bytes().startswith(kept)

    site.breaks.clear()
    told.fetch(site.url, part, archive.stat().st_size)
    assert site.asked[-1] == ("/model.zip", f"bytes={len(kept)}-")
    assert part.read_bytes() == archive.read_bytes()


def test_a_length_that_nobody_tells_is_taken_as_it_is(serve: Serve, part: Path, told: Told) -> None:
    told.fetch(serve(tells_length=False, breaks=[70_000]).url, part)
    assert part.stat().st_size == 70_000


def test_what_is_whole_is_not_asked_for_again(
    serve: Serve, archive: Path, part: Path, told: Told
) -> None:
    part.parent.mkdir()
    shutil.copy(archive, part)
    site = serve()
    told.fetch(site.url, part, archive.stat().st_size)
    assert site.asked == []


@pytest.mark.parametrize("knows_size", [True, False])
def test_more_than_there_is_was_something_else(
    serve: Serve, archive: Path, part: Path, told: Told, *, knows_size: bool
) -> None:
    part.parent.mkdir()
    part.write_bytes(archive.read_bytes() + b"more")
    told.fetch(serve().url, part, archive.stat().st_size if knows_size else None)
    assert part.read_bytes() == archive.read_bytes()


def test_another_size_is_another_file_and_is_not_fetched(
    serve: Serve, archive: Path, part: Path, told: Told
) -> None:
    with pytest.raises(ModelError, match="is another file: it has"):
        told.fetch(serve().url, part, archive.stat().st_size + 1)
    assert not part.exists()


def test_a_file_without_end_is_stopped(
    serve: Serve, part: Path, told: Told, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(download, "MOST_BYTES", 500_000)
    with pytest.raises(ModelError, match="does not end where it should"):
        told.fetch(serve(tells_length=False).url, part)
    assert part.stat().st_size < 1_000_000


@pytest.mark.parametrize(
    ("status", "complaint"),
    [(404, "There is no file at"), (410, "There is no file at"), (403, "answers 403"),
     (503, "answers 503")],
)  # fmt: skip
def test_refusals_are_told_at_once(
    serve: Serve, part: Path, told: Told, status: int, complaint: str
) -> None:
    site = serve(status=status)
    with pytest.raises(ModelError, match=complaint):
        told.fetch(site.url, part)
    assert len(site.asked) == 1
    assert not part.exists()


def test_no_network(part: Path, told: Told) -> None:
    with socket.socket() as unused:
        unused.bind(("127.0.0.1", 0))
        url = f"http://127.0.0.1:{unused.getsockname()[1]}/model.zip"
        with pytest.raises(ModelError, match=r"no connection\. Connect .*--from"):
            told.fetch(url, part)
    assert told.pauses == []


def test_a_server_that_never_answers(
    part: Path, told: Told, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(download, "_PATIENCE", (0.2, 0.2))
    with socket.socket() as silent:
        silent.bind(("127.0.0.1", 0))
        silent.listen()
        url = f"http://127.0.0.1:{silent.getsockname()[1]}/model.zip"
        with pytest.raises(ModelError, match="does not answer"):
            told.fetch(url, part)


def test_a_server_that_falls_silent_has_broken_off(
    serve: Serve, archive: Path, part: Path, told: Told, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(download, "_PATIENCE", (5.0, 0.2))
    with pytest.raises(ModelError, match="keeps breaking off"):
        told.fetch(serve(pause=0.6).url, part, archive.stat().st_size)
    assert part.stat().st_size > 0


@pytest.mark.parametrize(
    "url",
    [
        "model.zip",
        "file:///etc/passwd",
        "https://",
        "http://[",
        "x:y",
        "http://a b/",
        "http://a:99999/",
    ],
)
def test_what_is_no_web_address(part: Path, told: Told, url: str) -> None:
    with pytest.raises(UsageError, match="no web address"):
        told.fetch(url, part)


def test_the_proxy_of_the_environment_is_used(
    serve: Serve, archive: Path, part: Path, told: Told, monkeypatch: pytest.MonkeyPatch
) -> None:
    proxy = serve()
    monkeypatch.setenv("http_proxy", proxy.base)
    monkeypatch.setenv("no_proxy", "")
    told.fetch("http://models.invalid/far/model.zip", part)
    assert proxy.asked == [("http://models.invalid/far/model.zip", None)]
    assert part.read_bytes() == archive.read_bytes()


@pytest.mark.parametrize("proxy", ["http://127.0.0.1:9", "socks5://127.0.0.1:9"])
def test_a_proxy_that_is_away_is_named(
    part: Path, told: Told, monkeypatch: pytest.MonkeyPatch, proxy: str
) -> None:
    monkeypatch.setenv("http_proxy", proxy)
    monkeypatch.setenv("no_proxy", "")
    with pytest.raises(ModelError, match="proxy does not answer"):
        told.fetch("http://models.invalid/model.zip", part)


def test_a_proxy_that_cannot_be_is_named(
    part: Path, told: Told, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setenv("http_proxy", "http://[")
    monkeypatch.setenv("no_proxy", "")
    with pytest.raises(ModelError, match="HTTP_PROXY holds one"):
        told.fetch("http://models.invalid/model.zip", part)


@pytest.mark.parametrize("place", ["file:///etc/passwd", "http://["])
def test_a_way_that_leads_nowhere_is_not_the_users_fault(
    serve: Serve, part: Path, told: Told, place: str
) -> None:
    with pytest.raises(ModelError, match="an address that is none"):
        told.fetch(serve(leads_to=place).url, part)
    assert not part.exists()


@pytest.mark.skipif(os.name != "posix", reason="needs a limit on the size of files")
def test_a_full_disk_keeps_what_fits(serve: Serve, part: Path) -> None:
    script = textwrap.dedent("""
        import resource, sys
        from pathlib import Path
        from voice_perudo.errors import ModelError
        from voice_perudo.model_store.download import fetch
        resource.setrlimit(resource.RLIMIT_FSIZE, (200_000, 200_000))
        try:
            fetch(sys.argv[1], Path(sys.argv[2]), size=None, progress=lambda done, total: None)
        except ModelError as error:
            print(error)
    """)
    done = subprocess.run(
        [sys.executable, "-c", script, serve().url, part], capture_output=True, text=True,
        check=True,
    )  # fmt: skip
    assert "is full. Make room and run the same command again" in done.stdout
    assert part.stat().st_size == 200_000


def test_a_folder_that_cannot_be_made(serve: Serve, tmp_path: Path, told: Told) -> None:
    (tmp_path / "file").touch()
    with pytest.raises(ModelError, match="cannot be read or written"):
        told.fetch(serve().url, tmp_path / "file" / "part")

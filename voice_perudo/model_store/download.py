"""Fetching a large file over HTTP so that an interruption costs nothing.

Proxies are taken from the environment (HTTPS_PROXY, NO_PROXY …), as ``requests`` does.
"""

from __future__ import annotations

import re
import time
from collections.abc import Callable
from pathlib import Path

import requests

from voice_perudo.errors import ModelError, UsageError
from voice_perudo.model_store.disk import megabytes, on_full_disk

Progress = Callable[[int, int | None], None]
"""Told how many bytes are there, of how many if that is known."""

MOST_BYTES = 2_000_000_000
"""Where the size is unknown beforehand: no small model is a tenth as large."""

_PATIENCE = (10.0, 30.0)
"""Seconds to wait for a connection, and for the next bytes of an answer."""
_PAUSES = (1.0, 4.0)
"""Seconds before each further attempt after a connection that broke: no more than these."""
_BLOCK = 1 << 13
"""Bytes; what has come of a block is lost where the connection breaks inside it."""


_NO_ADDRESS = (
    requests.exceptions.InvalidURL,
    requests.exceptions.MissingSchema,
    requests.exceptions.InvalidSchema,
)


class _BrokenOffError(Exception):
    """The connection broke; what has come is kept."""


def fetch(
    url: str,
    part: Path,
    *,
    size: int | None,
    progress: Progress,
    wait: Callable[[float], None] = time.sleep,
) -> None:
    """Fetch all of ``url`` into ``part``, going on after what is there already.

    Whatever stops it, Ctrl-C too, what has come stays in ``part`` for the next time.
    ``size``: the bytes it must have, if known.

    Raises:
        ModelError: no network, no such file, another file, a connection that keeps
            breaking, a full disk.
        UsageError: ``url`` is no web address.
    """
    _check_address(url)
    for pause in (*_PAUSES, None):
        try:
            return _fetch_rest(url, part, size, progress)
        except _BrokenOffError as broken:
            if pause is None:
                raise ModelError(
                    f"The connection to {url} keeps breaking off, {megabytes(_length(part))} have "
                    "come. Run the same command again: it goes on from there."
                ) from broken
            wait(pause)
        except requests.RequestException as error:
            raise _unreachable(url, error) from error
        except ValueError as error:  # of the libraries below, for an address that we are sent to
            raise _unreachable(url, error) from error
        except OSError as error:
            raise on_full_disk(error, part.parent) from error
    return None


def _check_address(url: str) -> None:
    """Raise UsageError unless it is a web address, whatever is at it."""
    wrong = UsageError(f"{url} is no web address: begin it with https://.")
    try:
        asked = requests.Request("GET", url).prepare().url or ""
    except (*_NO_ADDRESS, UnicodeError) as error:
        raise wrong from error
    if not asked.lower().startswith(("https://", "http://")):
        raise wrong


def _fetch_rest(url: str, part: Path, size: int | None, progress: Progress) -> None:
    have = _length(part)
    if size is not None and have == size:
        return
    if size is not None and have > size:
        part.unlink()
        have = 0
    # Packed on the way, its bytes could not be counted.
    headers = {"Accept-Encoding": "identity"}
    if have:
        headers["Range"] = f"bytes={have}-"
    with requests.get(url, headers=headers, stream=True, timeout=_PATIENCE) as answer:
        if answer.status_code == requests.codes.requested_range_not_satisfiable and have:
            part.unlink()
            raise _BrokenOffError
        if answer.status_code not in (requests.codes.ok, requests.codes.partial_content):
            raise _refusal(url, answer.status_code)
        if not _goes_on_at(answer, have):
            have = 0
        total = _total(answer, have)
        if size is not None and total not in (None, size):
            raise ModelError(
                f"{url} is another file: it has {total} bytes, not {size}. The network may want "
                "a log-in first; or give a mirror with --url."
            )
        _write(answer, part, have, total or size, progress)


def _write(
    answer: requests.Response, part: Path, have: int, total: int | None, progress: Progress
) -> None:
    part.parent.mkdir(parents=True, exist_ok=True)
    with part.open("ab" if have else "wb") as file:
        try:
            for block in answer.iter_content(_BLOCK):
                file.write(block)
                have += len(block)
                progress(have, total)
                if have > (total or MOST_BYTES):
                    raise ModelError(f"{answer.url} does not end where it should: not kept.")
        except requests.RequestException as error:
            raise _BrokenOffError from error
    if total is not None and have < total:
        raise _BrokenOffError


def _goes_on_at(answer: requests.Response, have: int) -> bool:
    """Whether the answer is the rest of what is there; some servers always send everything."""
    if answer.status_code != requests.codes.partial_content:
        return False
    return re.match(rf"bytes {have}-", answer.headers.get("Content-Range", "")) is not None


def _total(answer: requests.Response, have: int) -> int | None:
    length = answer.headers.get("Content-Length", "")
    return have + int(length) if length.isdecimal() else None


def _length(part: Path) -> int:
    return part.stat().st_size if part.exists() else 0


def _refusal(url: str, status: int) -> ModelError:
    if status in (requests.codes.not_found, requests.codes.gone):
        return ModelError(f"There is no file at {url}: give another address with --url.")
    return ModelError(
        f"The server answers {status} instead of sending {url}: try again later, or give another "
        "address with --url."
    )


def _unreachable(url: str, error: Exception) -> ModelError:
    proxy = (requests.exceptions.ProxyError, requests.exceptions.InvalidProxyURL)
    if isinstance(error, proxy) or "SOCKS" in str(error):  # which requests takes for no address
        trouble = "the proxy does not answer; see HTTPS_PROXY, HTTP_PROXY and ALL_PROXY"
    elif isinstance(error, ValueError):
        trouble = "it sends us to an address that is none, or HTTPS_PROXY or HTTP_PROXY holds one"
    elif isinstance(error, requests.exceptions.SSLError):
        trouble = "it cannot prove that it is itself"
    elif isinstance(error, requests.exceptions.Timeout):
        trouble = "it does not answer"
    elif isinstance(error, requests.exceptions.TooManyRedirects):
        trouble = "it sends us round in circles"
    else:
        trouble = "no connection"
    return ModelError(
        f"{url} cannot be fetched: {trouble}. Connect to the network, or fetch the file elsewhere "
        "and install it with --from FILE.zip."
    )

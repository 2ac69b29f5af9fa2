"""A small web server that misbehaves as asked."""

from __future__ import annotations

import threading
import time
from collections.abc import Iterator
from contextlib import contextmanager
from dataclasses import dataclass, field
from http.server import BaseHTTPRequestHandler, ThreadingHTTPServer
from pathlib import Path

_BLOCK = 1 << 14


@dataclass
class Site:
    """Serves ``file`` at every address that ends in .zip.

    ``breaks``: after how many bytes each of the next answers breaks off. ``pause``: seconds
    between blocks.
    """

    file: Path
    ranges: bool = True
    status: int = 200
    breaks: list[int] = field(default_factory=list)
    pause: float = 0.0
    tells_length: bool = True
    leads_to: str | None = None
    base: str = ""
    asked: list[tuple[str, str | None]] = field(default_factory=list)
    """The path and the Range header of every request."""

    @property
    def url(self) -> str:
        return f"{self.base}/model.zip"


@contextmanager
def serving(site: Site) -> Iterator[Site]:
    class Handler(BaseHTTPRequestHandler):
        def do_GET(self) -> None:
            site.asked.append((self.path, self.headers.get("Range")))
            answer(self, site)

        def log_message(self, *_: object) -> None:
            """Nobody reads it."""

    server = ThreadingHTTPServer(("127.0.0.1", 0), Handler)
    site.base = f"http://127.0.0.1:{server.server_address[1]}"
    thread = threading.Thread(target=server.serve_forever, args=(0.02,), daemon=True)
    thread.start()
    try:
        yield site
    finally:
        server.shutdown()
        server.server_close()
        thread.join()


def answer(handler: BaseHTTPRequestHandler, site: Site) -> None:
    if site.status != 200 or not handler.path.endswith(".zip"):
        handler.send_error(site.status if site.status != 200 else 404)
        return
    if site.leads_to is not None:
        handler.send_response(302)
        handler.send_header("Location", site.leads_to)
        handler.send_header("Content-Length", "0")
        handler.end_headers()
        return
    content = site.file.read_bytes()
    wanted = handler.headers.get("Range") if site.ranges else None
    start = int(wanted.removeprefix("bytes=").removesuffix("-")) if wanted else 0
    if wanted and start >= len(content):
        handler.send_error(416)
        return
    handler.send_response(206 if wanted else 200)
    if wanted:
        handler.send_header("Content-Range", f"bytes {start}-{len(content) - 1}/{len(content)}")
    if site.tells_length:
        handler.send_header("Content-Length", str(len(content) - start))
    handler.end_headers()
    end = start + site.breaks.pop(0) if site.breaks else len(content)
    for at in range(start, min(end, len(content)), _BLOCK):
        try:
            handler.wfile.write(content[at : min(at + _BLOCK, end)])
        except OSError:
            return
        time.sleep(site.pause)

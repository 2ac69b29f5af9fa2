"""How far a download has come, shown on a terminal's standard error."""

from __future__ import annotations

from collections.abc import Iterator
from contextlib import contextmanager

from rich.console import Console
from rich.progress import BarColumn, DownloadColumn, Progress, TextColumn, TimeRemainingColumn

from voice_perudo.model_store.download import Progress as Told


@contextmanager
def shown(name: str) -> Iterator[Told]:
    """What to tell the progress to; it is drawn only where somebody can see it."""
    console = Console(stderr=True)
    columns = (TextColumn("{task.description}"), BarColumn(), DownloadColumn())
    with Progress(
        *columns, TimeRemainingColumn(), console=console, disable=not console.is_terminal
    ) as bar:
        task = bar.add_task(name, start=False, visible=False, total=None)

        def tell(done: int, total: int | None) -> None:
            if not bar.tasks[0].started:
                bar.start_task(task)
            bar.update(task, completed=done, total=total, visible=True)

        yield tell

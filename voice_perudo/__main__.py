"""Starts the command: ``voice-perudo``, or ``python -m voice_perudo``."""

from __future__ import annotations

import sys

from voice_perudo.errors import INTERRUPTED


def main() -> None:
    """Run the command; Ctrl-C ends it quietly, even while it is still being loaded."""
    try:
        from voice_perudo.cli import main as run

        run()
    except KeyboardInterrupt:
        sys.exit(INTERRUPTED)


if __name__ == "__main__":
    main()

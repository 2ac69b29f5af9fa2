"""Where things that can be made again are kept between runs."""

from __future__ import annotations

from pathlib import Path

from platformdirs import user_cache_path


def user_cache() -> Path:
    """The user's cache folder of this program; it need not exist."""
    return user_cache_path("voice-perudo", appauthor=False)

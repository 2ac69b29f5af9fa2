"""C libraries say nothing on standard error."""

from __future__ import annotations

import os

import pytest

from voice_perudo.audio.quiet import quiet


def test_what_c_libraries_print_is_dropped_and_what_comes_after_is_not(
    capfd: pytest.CaptureFixture[str],
) -> None:
    with quiet():
        os.write(2, b"ALSA lib confusion")
    os.write(2, b"clear sentence")
    assert capfd.readouterr().err == "clear sentence"


def test_standard_error_comes_back_after_a_failure(capfd: pytest.CaptureFixture[str]) -> None:
    with pytest.raises(ValueError, match="no"), quiet():
        raise ValueError("no")
    os.write(2, b"clear sentence")
    assert capfd.readouterr().err == "clear sentence"

"""Text from outside on one line of a terminal: names of files, players and devices."""

from __future__ import annotations

import unicodedata

_SPACES = "Zs"
"""The category of spaces, which are shown as such: French has them before its colons."""
_BYTES = range(0xDC80, 0xDD00)
"""What Python reads the bytes of a file's name as which are no letters of any encoding."""


def one_line(text: str) -> str:
    """The text with all that would break the line, steer a terminal or turn letters round escaped.

    As in a shell's ``$'…'``: a new line becomes ``\\n``, an escape character ``\\x1b``.
    """
    if text.isprintable():
        return text
    return "".join(map(_shown, text))


def _shown(letter: str) -> str:
    if letter.isprintable() or unicodedata.category(letter) == _SPACES:
        return letter
    code = ord(letter)
    if code in _BYTES:
        return f"\\x{code & 0xFF:02x}"
    if 0x7F <= code <= 0xFF:  # one letter, not one byte
        return f"\\u{code:04x}"
    return letter.encode("unicode_escape").decode("ascii")

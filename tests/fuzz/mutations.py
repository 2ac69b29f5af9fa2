"""Damage to files: of the kinds that disks, editors and wrong programs do."""

from __future__ import annotations

import re
import struct
from collections.abc import Callable, Sequence
from random import Random

Mutation = Callable[[bytes, Random, Sequence[bytes]], bytes]

NUMBERS = (0, 1, 2, 127, 128, 255, 256, 32767, 32768, 65535, 0x7FFFFFFF, 0x80000000, 0xFFFFFFFF)
"""Where lengths and counts run over."""

WORDS = (
    *("", "0", "-1", "7", "36", "37", "1e309", "nan", "inf", "-0.0", "9" * 30, "0x10", "1_0"),
    *("null", "true", "[]", "{}", '""', "'", '"', "[", "]", "{", "}", "{{", "}}", "{n}", "<", ">"),
    *("|", "&a", "*a", "!!python/name:os.system", "!!set", "<<: *a", "~", "|-", "- -", "? :"),
    *("{ $x }", "{ BID($bid) }", "{ -x }", "-x = y", ".x = y", "$", "=", "[[", "[[a]]", "#", "\t"),
    *("\x00", "\ufeff", "\u2028", "\r", "\x85", "\x1b[2J", "İ", "ß", "ё", "e\u0301", "٣", "𝟗", "²"),
    *(
        "🎲",
        "\u202e",
        "a" * 5000,
        "[" * 3000,
        "é" * 300,
        "bid",
        "no",
        "yes",
        "none",
        "../..",
        "C:\\",
    ),
)
"""What means something in one of the formats, or looks like something else than it is."""

TOKEN = re.compile(r'"[^"\n]*"|[^\W\d]+|[\d.]+|[^\w\s]')
MOST_BYTES = 1 << 20


def mutated(data: bytes, random: Random, others: Sequence[bytes]) -> bytes:
    """``data`` with one or a few damages; ``others`` are files to take pieces from."""
    kinds = BINARY if b"\0" in data[:4096] else BINARY + TEXT * 3
    for _ in range(random.choice((1, 1, 1, 2, 3, 8))):
        data = random.choice(kinds)(data, random, others)[:MOST_BYTES]
    return data


def _span(data: bytes, random: Random, most: int = 64) -> tuple[int, int]:
    # headers are at the beginning, and small
    reach = len(data) if random.random() < 0.5 else min(len(data), 128)
    start = random.randint(0, reach)
    return start, min(len(data), start + random.randint(1, most))


def _flip(data: bytes, random: Random, others: Sequence[bytes]) -> bytes:
    start, _ = _span(data, random)
    flipped = bytes(b ^ (1 << random.randrange(8)) for b in data[start : start + 1])
    return data[:start] + flipped + data[start + 1 :]


def _number(data: bytes, random: Random, others: Sequence[bytes]) -> bytes:
    start, _ = _span(data, random)
    code, size = random.choice((("B", 1), ("H", 2), ("I", 4), ("Q", 8)))
    value = random.choice(NUMBERS) & ((1 << 8 * size) - 1)
    return data[:start] + struct.pack(random.choice("<>") + code, value) + data[start + size :]


def _real(data: bytes, random: Random, others: Sequence[bytes]) -> bytes:
    start, _ = _span(data, random)
    value = random.choice((float("nan"), float("inf"), -1e38, 1e-40, 0.0))
    return data[:start] + struct.pack("<f", value) + data[start + 4 :]


def _delete(data: bytes, random: Random, others: Sequence[bytes]) -> bytes:
    start, end = _span(data, random)
    return data[:start] + data[end:]


def _repeat(data: bytes, random: Random, others: Sequence[bytes]) -> bytes:
    start, end = _span(data, random, 400)
    return data[:end] + data[start:end] * random.choice((1, 2, 50)) + data[end:]


def _insert(data: bytes, random: Random, others: Sequence[bytes]) -> bytes:
    start, _ = _span(data, random)
    return data[:start] + random.randbytes(random.randint(1, 16)) + data[start:]


def _blank(data: bytes, random: Random, others: Sequence[bytes]) -> bytes:
    start, end = _span(data, random, 4096)
    return data[:start] + random.choice((b"\0", b"\xff", b" ")) * (end - start) + data[end:]


def _cut(data: bytes, random: Random, others: Sequence[bytes]) -> bytes:
    return data[: _span(data, random)[0]]


def _splice(data: bytes, random: Random, others: Sequence[bytes]) -> bytes:
    other = random.choice(others)
    return data[: _span(data, random)[0]] + other[_span(other, random)[0] :]


def _line_wise(data: bytes, random: Random, others: Sequence[bytes]) -> bytes:
    lines = data.splitlines(keepends=True) or [b""]
    one, other = random.randrange(len(lines)), random.randrange(len(lines))
    match random.randrange(5):
        case 0:
            del lines[one]
        case 1:
            lines.insert(other, lines[one])
        case 2:
            lines[one], lines[other] = lines[other], lines[one]
        case 3:
            lines[one] = random.choice((b" ", b"  ", b"    ", b"\t", b"- ")) + lines[one]
        case _:
            lines[one] = lines[one].lstrip()
    return b"".join(lines)


def _token(data: bytes, random: Random, others: Sequence[bytes]) -> bytes:
    text = data.decode("utf-8", "surrogateescape")
    places = list(TOKEN.finditer(text))
    if not places:
        return random.choice(WORDS).encode()
    place, other = random.choice(places), random.choice(places)
    word = random.choice((other[0], *random.sample(WORDS, 2)))
    text = text[: place.start()] + word + text[place.end() :]
    return text.encode("utf-8", "surrogateescape")


BINARY: tuple[Mutation, ...] = (
    *(_flip, _number, _real, _delete, _repeat, _insert, _blank, _cut, _splice),
)
TEXT: tuple[Mutation, ...] = (_line_wise, _token, _token)

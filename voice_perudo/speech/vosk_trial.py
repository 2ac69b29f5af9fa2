"""Loads a Vosk model once in a process of its own: ``vosk_trial.py FOLDER [WORDS]``.

A damaged file makes Vosk print, abort or crash, each of which would reach the user;
here it only ends this process. It prints ``sound`` when the model works. It stands alone,
so that it runs by its path whatever can be imported.
"""

from __future__ import annotations

import json
import math
import random
import struct
import sys

_RATE = 16_000

_LISTED = 1000
"""Words that are listened for: more than are said in a game."""

_VOWEL = _RATE // 10
"""Samples of one sound."""


def main(folder: str, words: str | None = None) -> None:
    """Load every file, and hear something like speech: with the model's own grammar, and with
    one made of its ``words``, as a game does it, which follows other parts of its graphs."""
    import vosk

    vosk.SetLogLevel(-1)
    model = vosk.Model(folder)
    listed = _some(words) if words is not None else []
    grammars = [(), (json.dumps(listed, ensure_ascii=False),)] if listed else [()]
    for grammar in grammars:
        recogniser = vosk.KaldiRecognizer(model, _RATE, *grammar)
        recogniser.SetMaxAlternatives(3)
        recogniser.SetWords(True)
        recogniser.AcceptWaveform(_babble())
        recogniser.FinalResult()
    sys.stdout.write("sound\n")


def _some(words: str) -> list[str]:
    """Words of the list, from all of its parts."""
    with open(words, encoding="utf-8", errors="replace") as file:
        known = [line.split()[0] for line in file if line.strip()]
    spoken = [word for word in known if word[0] not in "<#"]
    return spoken[:: len(spoken) // _LISTED + 1]


def _babble() -> bytes:
    """Two seconds of vowels with noise between them, 16 bit."""
    drawn = random.Random(1)
    sound: list[int] = []
    for number in range(20):
        formants = (drawn.uniform(250, 900), drawn.uniform(900, 2500), drawn.uniform(2500, 3500))
        noise = 300 if number % 3 else 3000
        for place in range(_VOWEL):
            time = place / _RATE
            pulse = math.exp(-((120 * time) % 1.0) * 3)
            tone = sum(math.sin(2 * math.pi * formant * time) for formant in formants)
            sound.append(round(3000 * pulse * tone) + drawn.randrange(-noise, noise))
    return struct.pack(f"<{len(sound)}h", *sound)


if __name__ == "__main__":
    main(*sys.argv[1:])

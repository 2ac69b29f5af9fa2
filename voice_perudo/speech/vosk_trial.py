"""Loads a Vosk model once in a process of its own: ``vosk_trial.py FOLDER``.

A damaged file makes Vosk print, abort or crash, each of which would reach the user;
here it only ends this process. It prints ``sound`` when the model works. It stands alone,
so that it runs by its path whatever can be imported.
"""

from __future__ import annotations

import random
import struct
import sys

_RATE = 16_000


def main(folder: str) -> None:
    """Load every file, and recognise a second of noise with the model's own grammar."""
    import vosk

    vosk.SetLogLevel(-1)
    recogniser = vosk.KaldiRecognizer(vosk.Model(folder), _RATE)
    recogniser.SetMaxAlternatives(3)
    recogniser.SetWords(True)
    noise = random.Random(1)
    sound = [noise.randrange(-3000, 3000) for _ in range(_RATE)]
    recogniser.AcceptWaveform(struct.pack(f"<{_RATE}h", *sound))
    recogniser.FinalResult()
    sys.stdout.write("sound\n")


if __name__ == "__main__":
    main(sys.argv[1])

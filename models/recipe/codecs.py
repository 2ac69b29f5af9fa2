"""What telephones and recorders do to speech: real codecs, not only their band."""

import io

import numpy as np
import soundfile
import soxr

from recipe.audio import RATE, Samples, from_float, to_float

TELEPHONE = 8000
"""Samples a second of a telephone line."""

CODECS = (
    ("WAV", "GSM610", TELEPHONE, 0.55),
    ("WAV", "IMA_ADPCM", TELEPHONE, 0.15),
    ("WAV", "ULAW", TELEPHONE, 0.1),
    ("OGG", "OPUS", TELEPHONE, 0.1),
    ("OGG", "OPUS", RATE, 0.1),
)
"""Container, codec, samples a second and share. GSM (full rate, 13 kbit/s) spoils consonants
most and is what many recorded announcements and old mobile telephones have in common."""


def coded(rng: np.random.Generator, samples: Samples) -> Samples:
    """As many samples, encoded and decoded by a codec drawn at random."""
    shares = [share for *_, share in CODECS]
    container, codec, rate, _ = CODECS[int(rng.choice(len(CODECS), p=shares))]
    narrow = soxr.resample(to_float(samples), RATE, rate)
    file = io.BytesIO()
    soundfile.write(file, narrow, rate, format=container, subtype=codec)
    file.seek(0)
    heard, _ = soundfile.read(file, dtype="float32")
    wide = np.zeros(len(samples), np.float32)
    decoded = soxr.resample(heard, rate, RATE)[: len(samples)]
    wide[: len(decoded)] = decoded
    return from_float(wide)

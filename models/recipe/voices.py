"""How each kind of synthesiser turns a text into sound, varied anew for every text."""

import importlib.util
import io
import random
import shutil
import subprocess
import tempfile
from collections.abc import Callable, Iterable, Mapping, Sequence
from dataclasses import dataclass
from pathlib import Path
from typing import Any

import numpy as np
import soundfile
import soxr

from recipe import rhvoice
from recipe.accents import manner
from recipe.audio import RATE, Samples, from_float, to_float

RHVOICE_VOICES = Path("/usr/share/RHVoice/voices")
MBROLA_VOICES = Path("/usr/share/mbrola")
FESTIVAL_VOICES = Path("/usr/share/festival/voices")

RHVOICE_PACKAGES = {"pl": "rhvoice-polish", "ru": "rhvoice-russian", "en": "rhvoice-english"}
FESTIVAL_PACKAGES = {
    "msu_ru_nsh_clunits": "festvox-ru",
    "ked_diphone": "festvox-kdlpc16k",
    "el_diphone": "festvox-ellpc11k",
}

_VOWELS = frozenset("aeiouyAEIOUYV@0236789&")
"""How the names of espeak-ng's vowels begin."""

_LONGER = (1.2, 2.4)
"""How many times longer vowels become than espeak-ng writes them for MBROLA: 20 to 50 ms, so that
they make up less than a third of the speech."""

_NOTHING: Samples = np.zeros(0, np.int16)


@dataclass(frozen=True, slots=True)
class Voice:
    """One way to turn text into sound.

    name: unique among the voices of its language. accent: a tag of `recipe.phones.VOICES`, in
    whose pronunciation it speaks. speak: samples at 16 kHz; none when the voice cannot say it.
    package: what to install for it. present: whether it is installed.
    """

    name: str
    accent: str
    speak: Callable[[str, random.Random], Samples]
    package: str
    present: bool


def present(voices: Iterable[Voice]) -> list[Voice]:
    """The installed ones of ``voices``; says in one line each which are left out."""
    found = []
    for voice in voices:
        if voice.present:
            found.append(voice)
        else:
            print(f"{voice.name} is left out: install {voice.package}.", flush=True)
    return found


def _wave(data: bytes) -> Samples:
    sound, rate = soundfile.read(io.BytesIO(data), dtype="float32")
    return from_float(soxr.resample(sound, rate, RATE))


def _run(command: Sequence[str], text: bytes = b"") -> subprocess.CompletedProcess[bytes]:
    return subprocess.run(command, input=text, capture_output=True, check=True)


def _wave_file(command: Sequence[str], text: bytes = b"") -> Samples:
    """What ``command`` writes to the wave file whose name is added to it."""
    with tempfile.NamedTemporaryFile(suffix=".wav") as file:
        _run([*command, file.name], text)
        return _wave(Path(file.name).read_bytes())


def espeak_voice(accent: str, tag: str, variants: tuple[str, ...], plain: float) -> Voice:
    """espeak-ng with a new variant, speed and pitch for every text; ``plain`` share without."""

    def speak(text: str, rng: random.Random) -> Samples:
        variant = "" if rng.random() < plain else f"+{rng.choice(variants)}"
        pitch, speed = rng.randint(20, 80), int(rng.triangular(95, 240, 155))
        options = ["-v", accent + variant, "-s", str(speed), "-p", str(pitch)]
        return _wave(_run(["espeak-ng", "--stdout", *options, "--", text]).stdout)

    name = f"espeak-{accent}"
    return Voice(name, tag, speak, "espeak-ng", shutil.which("espeak-ng") is not None)


def renamed(pho: bytes, names: Mapping[str, str], vowels: float = 1.0) -> bytes:
    """MBROLA's input with phones renamed, or split in two of half the length, or left out.

    ``names``: per phone, or per phone and the one that follows it, ``"k i"``, which goes first.
    ``vowels``: how many times longer than espeak-ng wrote them.
    """
    rows = [line.split() for line in filter(str.strip, pho.decode().splitlines())]
    following = [*(row[0] for row in rows[1:]), "_"]
    lines: list[str] = []
    for (phone, written, *pitches), after in zip(rows, following, strict=True):
        length = round(int(written) * (vowels if phone[0] in _VOWELS else 1))
        said = names.get(f"{phone} {after}", names.get(phone, phone)).split()
        for name, pitch in zip(said, (pitches, []), strict=False):
            lines.append(" ".join((name, str(length // len(said)), *pitch)))
    return "\n".join((*lines, "")).encode()


def mbrola_voice(name: str, tag: str) -> Voice:
    """Joined recorded diphones of one person, in the phones that espeak-ng writes."""

    def speak(text: str, rng: random.Random) -> Samples:
        how = manner(tag[:2], name)
        pitch, speed = rng.randint(25, 75), int(rng.triangular(95, 230, 150))
        options = ["-v", how.voice, "-s", str(speed), "-p", str(pitch)]
        pho = _run(["espeak-ng", "-q", "--pho", *options, "--", text]).stdout
        # Half the volume, because several databases clip at their own.
        command = ["mbrola", "-e", "-v", "0.5", str(MBROLA_VOICES / name / name), "-"]
        with tempfile.NamedTemporaryFile(suffix=".wav") as file:
            said = renamed(pho, how.phones, rng.uniform(*_LONGER))
            done = _run([*command, file.name], said)
            # Where the person never said a pair of phones there would be a hole in the word.
            return _NOTHING if b" unknown" in done.stderr else _wave(Path(file.name).read_bytes())

    installed = shutil.which("mbrola") and shutil.which("espeak-ng")
    there = bool(installed) and (MBROLA_VOICES / name).exists()
    return Voice(f"mbrola-{name}", tag, speak, f"espeak-ng, mbrola and mbrola-{name}", there)


def rhvoice_voice(name: str, tag: str) -> Voice:
    """One of RHVoice's voices, trained statistically on one person's recordings."""

    def speak(text: str, rng: random.Random) -> Samples:
        rate, pitch = rng.triangular(0.65, 1.5, 1.0), rng.triangular(0.75, 1.3, 1.0)
        sound, per_second = rhvoice.speak(text, name, rate, pitch, rng.uniform(0.6, 1.2))
        return from_float(soxr.resample(to_float(sound), per_second, RATE))

    there = rhvoice.available() and (RHVOICE_VOICES / name).exists()
    return Voice(
        f"rhvoice-{name}", tag, speak, f"librhvoice5 and {RHVOICE_PACKAGES[tag[:2]]}", there
    )


def festival_voice(name: str, tag: str) -> Voice:
    """One of festival's voices; only the speed varies, and not even that of whole joined units."""
    # The Castilian voice is older than festival's knowledge of UTF-8.
    encoding = "latin-1" if tag.startswith("es") else "utf-8"

    def speak(text: str, rng: random.Random) -> Samples:
        stretch = f"(Parameter.set 'Duration_Stretch {rng.uniform(0.75, 1.35):.2f})"
        command = ["text2wave", "-eval", f"(voice_{name})", "-eval", stretch, "-o"]
        return _wave_file(command, text.encode(encoding))

    there = shutil.which("text2wave") is not None and any(FESTIVAL_VOICES.glob(f"*/{name}"))
    return Voice(f"festival-{name}", tag, speak, f"festival and {FESTIVAL_PACKAGES[name]}", there)


def pico_voice(name: str, tag: str) -> Voice:
    """Pico, whose pitch and speed are drawn anew for every text."""
    engines: list[Any] = []

    def speak(text: str, rng: random.Random) -> Samples:
        if not engines:
            import py_nanotts

            engines.append(py_nanotts.NanoTTS())
        pitch, speed = rng.triangular(0.65, 1.5, 1.0), rng.triangular(0.65, 1.5, 1.0)
        data = engines[0].speak(text, voice=name, pitch=pitch, speed=speed)
        return np.frombuffer(data, dtype=np.int16).copy()

    there = importlib.util.find_spec("py_nanotts") is not None
    return Voice(f"pico-{name}", tag, speak, "the Python package py-nanotts", there)


def flite_voice(name: str) -> Voice:
    """One of flite's American or Scottish voices."""

    def speak(text: str, rng: random.Random) -> Samples:
        stretch = f"duration_stretch={rng.uniform(0.75, 1.35):.2f}"
        return _wave_file(["flite", "-voice", name, "--setf", stretch, "-t", text, "-o"])

    return Voice(f"flite-{name}", "en-us", speak, "flite", shutil.which("flite") is not None)

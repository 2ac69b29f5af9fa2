"""Text to IPA by espeak-ng's own library, clause by clause and in context."""

import ctypes
import functools
import re
import threading
from typing import Any

from recipe import RecipeError

_LIBRARY = "libespeak-ng.so.1"
_RETRIEVAL = 1
_UTF8 = 1
_IPA_WITH_UNDERSCORES = (ord("_") << 8) | 2
_SWITCH = re.compile(r"\([a-z-]+\)")
_lock = threading.Lock()


@functools.cache
def _library() -> Any:
    try:
        library = ctypes.CDLL(_LIBRARY)
    except OSError as error:
        raise RecipeError(f"{_LIBRARY} is missing: install the package espeak-ng.") from error
    if library.espeak_Initialize(_RETRIEVAL, 0, None, 0) <= 0:
        raise RecipeError("espeak-ng cannot start: install the package espeak-ng-data.")
    library.espeak_TextToPhonemes.restype = ctypes.c_char_p
    library.espeak_TextToPhonemes.argtypes = [
        ctypes.POINTER(ctypes.c_void_p),
        ctypes.c_int,
        ctypes.c_int,
    ]
    return library


def _clauses(library: Any, text: str) -> list[str]:
    buffer = ctypes.create_string_buffer(text.encode())
    position = ctypes.c_void_p(ctypes.addressof(buffer))
    clauses: list[str] = []
    while position.value:
        spoken = library.espeak_TextToPhonemes(ctypes.byref(position), _UTF8, _IPA_WITH_UNDERSCORES)
        clauses.append((spoken or b"").decode())
    return clauses


def ipa_words(text: str, voice: str) -> list[list[str]]:
    """IPA symbols of each spoken word of ``text``, with stress and length marks.

    Words may be fewer than those written: espeak-ng joins clitics. ``voice`` is a voice file
    such as ``roa/fr``. Markers of a switch to another language's voice are taken out.

    Raises:
        RecipeError: espeak-ng or the voice is missing.
    """
    library = _library()
    with _lock:
        if library.espeak_SetVoiceByName(voice.encode()) != 0:
            raise RecipeError(f"espeak-ng has no voice {voice}: install espeak-ng-data.")
        spoken = " ".join(_clauses(library, text))
    words = (_SWITCH.sub("_", word).split("_") for word in spoken.split())
    return [symbols for word in words if (symbols := [symbol for symbol in word if symbol])]

"""Text to sound by RHVoice's own library: starting its program takes longer than speaking."""

import ctypes
import functools
from typing import Any

import numpy as np
import numpy.typing as npt

from recipe import RecipeError

_LIBRARY = "libRHVoice.so.5"
_DATA = b"/usr/share/RHVoice"
_CONFIGURATION = b"/etc/RHVoice"
_SET_RATE = ctypes.CFUNCTYPE(ctypes.c_int, ctypes.c_int, ctypes.c_void_p)
_PLAY = ctypes.CFUNCTYPE(
    ctypes.c_int, ctypes.POINTER(ctypes.c_short), ctypes.c_uint, ctypes.c_void_p
)
_UNUSED_CALLBACKS = 7
_MESSAGE_IS_TEXT = 0


class _Start(ctypes.Structure):
    _fields_ = (
        ("data_path", ctypes.c_char_p),
        ("configuration_path", ctypes.c_char_p),
        ("resource_paths", ctypes.c_void_p),
        ("set_sample_rate", _SET_RATE),
        ("play_speech", _PLAY),
        ("unused", ctypes.c_void_p * _UNUSED_CALLBACKS),
        ("options", ctypes.c_uint),
    )


class _Manner(ctypes.Structure):
    _fields_ = (
        ("voice_profile", ctypes.c_char_p),
        ("absolute", ctypes.c_double * 3),
        ("relative_rate", ctypes.c_double),
        ("relative_pitch", ctypes.c_double),
        ("relative_volume", ctypes.c_double),
        ("punctuation_mode", ctypes.c_int),
        ("punctuation_list", ctypes.c_char_p),
        ("capitals_mode", ctypes.c_int),
        ("flags", ctypes.c_int),
    )


def available() -> bool:
    """Whether the library is installed."""
    try:
        _library()
    except OSError:
        return False
    return True


@functools.cache
def _library() -> Any:
    library = ctypes.CDLL(_LIBRARY)
    library.RHVoice_new_tts_engine.restype = ctypes.c_void_p
    library.RHVoice_new_message.restype = ctypes.c_void_p
    library.RHVoice_new_message.argtypes = [
        *(ctypes.c_void_p, ctypes.c_char_p, ctypes.c_uint, ctypes.c_int),
        *(ctypes.POINTER(_Manner), ctypes.c_void_p),
    ]
    library.RHVoice_speak.argtypes = [ctypes.c_void_p]
    library.RHVoice_delete_message.argtypes = [ctypes.c_void_p]
    return library


class _Engine:
    """The one running copy of RHVoice, with the sound that it is making."""

    def __init__(self) -> None:
        self.rate = 0
        self.pieces: list[npt.NDArray[np.int16]] = []
        # The library calls these as long as it runs, so they must not be collected.
        self._callbacks = (_SET_RATE(self._set_rate), _PLAY(self._play))
        start = _Start(_DATA, _CONFIGURATION, None, *self._callbacks)
        self.handle = _library().RHVoice_new_tts_engine(ctypes.byref(start))
        if not self.handle:
            raise RecipeError("RHVoice cannot start: install a package with a voice for it.")

    def _set_rate(self, rate: int, _: Any) -> int:
        self.rate = rate
        return 1

    def _play(self, samples: Any, count: int, _: Any) -> int:
        self.pieces.append(np.ctypeslib.as_array(samples, (count,)).copy())
        return 1


@functools.cache
def _engine() -> _Engine:
    return _Engine()


def speak(
    text: str, voice: str, rate: float, pitch: float, volume: float
) -> tuple[npt.NDArray[np.int16], int]:
    """Samples of ``text`` and how many there are per second; 1 is the normal manner.

    Raises:
        RecipeError: RHVoice or the voice is missing.
    """
    engine, library = _engine(), _library()
    engine.pieces = []
    manner = _Manner(
        voice.encode(), relative_rate=rate, relative_pitch=pitch, relative_volume=volume
    )
    data = text.encode()
    message = library.RHVoice_new_message(
        engine.handle, data, len(data), _MESSAGE_IS_TEXT, ctypes.byref(manner), None
    )
    if not message:
        raise RecipeError(f"RHVoice has no voice {voice}: install the package of its language.")
    try:
        library.RHVoice_speak(message)
    finally:
        library.RHVoice_delete_message(message)
    return np.concatenate([*engine.pieces, np.zeros(0, np.int16)]), engine.rate

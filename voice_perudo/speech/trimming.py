"""Making clips tidy: no silence around them, the same loudness for every voice."""

from __future__ import annotations

import numpy as np

from voice_perudo.audio.types import Samples

_MARGIN = 0.03
"""Seconds of near silence kept on either side, so that no consonant is cut."""

_SILENT = 0.004
"""What counts as silence, as a share of the clip's peak: about -48 dB."""

_PEAK = 0.7
_INAUDIBLE = 1e-4


def tidied(samples: Samples, rate: int) -> Samples:
    """The sound without the silence before and after it, its peak at 0.7 of full scale.

    Nothing is left of a clip that is silent throughout.
    """
    loudness = np.abs(samples)
    peak = float(loudness.max(initial=0.0))
    if peak < _INAUDIBLE:
        return np.zeros(0, np.float32)
    heard = np.flatnonzero(loudness > _SILENT * peak)
    margin = round(_MARGIN * rate)
    first, last = max(0, heard[0] - margin), heard[-1] + 1 + margin
    return (samples[first:last] * (_PEAK / peak)).astype(np.float32)

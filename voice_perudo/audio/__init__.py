"""Sound in and out: sources, sinks, the gate and voice activity.

Everything that is heard travels as :class:`~voice_perudo.audio.types.AudioChunk`
(16 kHz, mono), everything that is said as an ``AudioClip``. Sound libraries are
imported only when sound is used, so the program starts fast and runs without them
where it needs no sound.
"""

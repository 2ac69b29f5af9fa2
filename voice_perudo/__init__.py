"""Voice Perudo: a referee for Perudo, played with real dice, that listens and speaks."""

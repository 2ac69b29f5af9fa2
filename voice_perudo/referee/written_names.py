"""Names that are typed while the table is set up: any name will do, the recogniser's or not."""

from __future__ import annotations

import re

from voice_perudo.language.interpretation import Intent, IntentName, Understood
from voice_perudo.referee.state import SettingUp, SetupStep, State

LONGEST = 20
"""Letters of a name at most: it is read aloud every round."""

_SEPARATORS = re.compile(r"[,;]")
_NAME = re.compile(r"[^\W\d_]+(?:[ '’-][^\W\d_]+)*\.?")


def names_in(state: State, text: str) -> Understood | None:
    """The players named in a typed line that is nothing else; ``None`` where none are asked for."""
    mode = state.mode
    if not isinstance(mode, SettingUp):
        return None
    names = [part.strip() for part in _SEPARATORS.split(text)]
    few = len(names) < 2 and mode.step is SetupStep.PLAYER_COUNT
    if few or mode.step not in (SetupStep.PLAYER_COUNT, SetupStep.PLAYERS):
        return None
    if not all(len(name) <= LONGEST and _NAME.fullmatch(name) for name in names):
        return None
    first, *others = (name.title() if name.islower() else name for name in names)
    return Understood(Intent(IntentName.PLAYER, player=first, others=tuple(others)), 1.0, True)

"""The question before a deed that nobody wants done by mistake."""

from __future__ import annotations

from dataclasses import replace

from voice_perudo.referee.prompts import confirm_question
from voice_perudo.referee.reply import Reply, without_question
from voice_perudo.referee.state import Confirming, Deed, State


def ask_first(state: State, deed: Deed) -> Reply:
    """The question before a deed; “no” leads back to where the players were."""
    back = without_question(state.mode)
    return Reply(replace(state, mode=Confirming(deed, back)), (confirm_question(deed),))

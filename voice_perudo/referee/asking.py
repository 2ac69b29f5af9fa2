"""The question before a deed that nobody wants done by mistake, and which of two was meant."""

from __future__ import annotations

from dataclasses import replace

from voice_perudo.language.interpretation import Intent
from voice_perudo.referee.modes import Choosing, Confirming, Deed, Mode
from voice_perudo.referee.prompts import choice_question, confirm_question
from voice_perudo.referee.reply import Reply, without_question
from voice_perudo.referee.state import State


def ask_first(state: State, deed: Deed) -> Reply:
    """The question before a deed; “no” leads back to where the players were."""
    back = without_question(state.mode)
    return Reply(replace(state, mode=Confirming(deed, back)), (confirm_question(deed),))


def ask_which(state: State, options: tuple[Intent, Intent], back: Mode) -> Reply:
    """Asks which of two readings was meant; ``back`` is gone on with after."""
    asked = replace(state, mode=Choosing(options, back))
    return Reply(asked, (choice_question(options, state.game),))

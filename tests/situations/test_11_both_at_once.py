""" "Dudo!" and "Calza!" at once: the referee asks which, and who, and never picks silently."""

from __future__ import annotations

import numpy as np
import pytest

from tests.situations.conftest import Seated
from tests.situations.quick import quickly
from tests.situations.sounds import AFTER, BEFORE, Voices, pause, together
from voice_perudo.audio.types import RATE
from voice_perudo.rules.values import Phase

TABLES = {
    "fr": ("bleu,vert,rouge", "huit cinq", "dudo", "calza", "rouge"),
    "pl": ("niebieski,zielony,czerwony", "osiem piątek", "dudo", "kalsa", "czerwony"),
    "ru": ("синий,зелёный,красный", "восемь пятёрок", "дудо", "калса", "красный"),
    "en": ("blue,green,red", "eight fives", "dudo", "calza", "red"),
    "es": ("azul,verde,rojo", "ocho cincos", "dudo", "calza", "rojo"),
}
OVERLAP = 0.08
ANYBODY_CALZA = "calza_by=any_but_bidder"


@pytest.mark.real_audio
@pytest.mark.parametrize("language", quickly(TABLES, "fr"))
@pytest.mark.parametrize("calza_first", [False, True])
def test_in_one_breath_it_asks_which_and_who(
    seated: Seated, voices: Voices, language: str, calza_first: bool
) -> None:
    players, bid, dudo, calza, other = TABLES[language]
    table = seated(players, language, options=("calza=true", ANYBODY_CALZA))
    table.type(bid)
    shouts = [voices.say(dudo, language), voices.say(calza, language, "m7")]
    first, second = shouts[::-1] if calza_first else shouts
    # the second begins just before the first has ended
    later = len(first) / RATE - BEFORE - AFTER - OVERLAP
    sound = together(first, np.concatenate((pause(later), second)))
    assert table.hear(sound) == ["choose-two"]
    assert table.session.state.game.phase is Phase.BIDDING
    assert table.type("calza" if language != "ru" else "кальса") == ["ask-caller-calza"]
    assert table.type(other)[0] == "calza-called"


@pytest.mark.real_audio
@pytest.mark.parametrize("language", quickly(TABLES, "fr"))
def test_over_one_another_neither_is_picked(seated: Seated, voices: Voices, language: str) -> None:
    """Two equally loud voices from the same moment on are asked about, or not understood."""
    players, bid, dudo, calza, _ = TABLES[language]
    table = seated(players, language, options=("calza=true", ANYBODY_CALZA))
    table.type(bid)
    sound = together(voices.say(dudo, language), voices.say(calza, language, "m7"))
    # A question may also name only the louder one: it is not acted on without a yes.
    asked = (["choose-two"], ["ask-caller-calza"], ["confirm-dudo"], ["confirm-calza"])
    assert table.hear(sound) in ([], *asked)
    assert table.session.state.game.phase is Phase.BIDDING

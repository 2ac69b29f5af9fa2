"""A whole live game whose microphone is unplugged and plugged in again.

Everything is real but the two devices and the keyboard: it shows that the game, its journal
and its announcements survive, not how a system's sound library reports the loss.
"""

from __future__ import annotations

import json
import threading
from collections.abc import Callable, Iterator
from pathlib import Path

import pytest

from tests.audio.room import Room, hiss, running
from voice_perudo.app import run
from voice_perudo.app.opening import new_game
from voice_perudo.app.table import make_table
from voice_perudo.audio import microphone
from voice_perudo.language.messages import load_messages
from voice_perudo.rules.values import Bid
from voice_perudo.storage.saved_game import read_journal

AWAY = 1.0
"""Seconds for which the microphone is gone."""


class Hands:
    """Types lines and pulls plugs, one thing every few moments of sound."""

    def __init__(self, room: Room) -> None:
        self._deeds: Iterator[str | Callable[[], None]] = iter(
            ["huit cinq", lambda: self._pull(room), "neuf cinq", "quitter", "oui"]
        )
        self._moments = 0

    def lines(self) -> Iterator[str]:
        self._moments += 1
        if self._moments % 8:
            return
        deed = next(self._deeds, None)
        if isinstance(deed, str):
            yield deed
        elif deed is not None:
            deed()

    def _pull(self, room: Room) -> None:
        room.unplug("input")
        threading.Timer(AWAY, room.plug_in, ["input"]).start()


@pytest.mark.real_audio
def test_the_game_goes_on_when_the_microphone_is_back(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    room = Room(hiss(-60.0), echo=None, speed=1.0)
    monkeypatch.setattr(microphone, "LOST_AFTER", 0.2)
    monkeypatch.setattr(microphone, "RETRY_EVERY", 0.3)
    for module in ("microphone", "loudspeaker"):
        monkeypatch.setattr(f"voice_perudo.audio.{module}.PortAudio", lambda: room)
    monkeypatch.setattr(run, "Keyboard", lambda: Hands(room))
    warnings: list[Exception] = []
    journal = tmp_path / "game.jsonl"
    table = make_table("fr", None, (), "bleu,vert")
    opening = new_game(table, "bleu", journal, keep=True, warn=warnings.append)
    with running(room):
        run.play_live(opening, as_json=True, warn=warnings.append)

    lines = [json.loads(line) for line in capsys.readouterr().out.splitlines()]
    said = [line["text"] for line in lines if line["type"] == "announcement"]
    words = load_messages("fr")
    gone, back = (words.render(f"microphone-{what}").text for what in ("gone", "back"))
    assert said.count(gone) == said.count(back) == 1
    assert said.index(gone) < said.index(back)
    assert [line["bid"] for line in lines if line.get("event") == "bid_made"] == ["8x5", "9x5"]
    placed = read_journal(journal).game.placed
    assert placed is not None
    assert (placed.bidder, placed.bid) == ("vert", Bid(9, 5))
    assert warnings == []

"""What corrections teach is kept with the table, and known when the same people play again."""

from __future__ import annotations

import json
from pathlib import Path

from tests.app.typed_game import Announced
from voice_perudo.app.opening import new_game
from voice_perudo.app.session import Session
from voice_perudo.app.table import make_table
from voice_perudo.errors import VoicePerudoError
from voice_perudo.hearing import Alternative, Hearing, Word
from voice_perudo.language.confusion import Confusion

TWELVE = Confusion("12x", "2x", "en", 0.5)


def spoken(text: str) -> dict[str, Hearing]:
    return {"en": Hearing((Alternative(tuple(map(Word, text.split()))),))}


def sitting(folder: Path, players: str = "red,blue", number: int = 1) -> Session:
    def warn(error: VoicePerudoError) -> None:
        raise error

    opening = new_game(
        make_table("en", None, (), players),
        "red",
        folder / f"game{number}",
        keep=True,
        table_file=folder / "table.json",
        warn=warn,
    )
    return opening.session([Announced()])


def corrected(session: Session) -> None:
    session.hear(spoken("twelve threes"))
    session.hear(spoken("no two"))


def test_it_is_written_at_once_and_read_by_the_next_sitting(tmp_path: Path) -> None:
    first = sitting(tmp_path)
    assert not first.state.learnt
    corrected(first)
    assert first.state.learnt == (TWELVE,)
    (written,) = json.loads((tmp_path / "table.json").read_text("utf-8"))["confusions"]
    assert (written["heard"], written["meant"], written["weight"]) == ("12x", "2x", 0.5)
    assert sitting(tmp_path, number=2).state.learnt == (TWELVE,)


def test_other_people_bring_nothing_along(tmp_path: Path) -> None:
    corrected(sitting(tmp_path))
    assert sitting(tmp_path, "red,anna", number=2).state.learnt == ()


def test_a_new_game_goes_on_with_it(tmp_path: Path) -> None:
    session = sitting(tmp_path)
    corrected(session)
    session.hear(spoken("new game"))
    session.hear(spoken("yes"))
    assert session.state.game.bid is None
    assert session.state.learnt == (TWELVE,)


def test_what_is_typed_teaches_nothing(tmp_path: Path) -> None:
    session = sitting(tmp_path)
    session.hear({"en": Hearing.typed("twelve threes")})
    session.hear({"en": Hearing.typed("no two")})
    assert session.state.game.bid is not None
    assert not session.state.learnt

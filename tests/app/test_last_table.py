"""The last table: saved when a game starts, asked for by voice, harmless when it is damaged."""

from __future__ import annotations

import os
import random
import signal
import time
from pathlib import Path

import msgspec
import pytest

from tests.app.command import run
from voice_perudo.app.opening import new_game
from voice_perudo.app.session import Session
from voice_perudo.app.table import Table
from voice_perudo.app.table_keeper import TableKeeper, chosen_table, last_table, table_in
from voice_perudo.app.typed import play_typed
from voice_perudo.errors import DataError, UsageError, VoicePerudoError
from voice_perudo.hearing import Hearing
from voice_perudo.language.available import available_languages
from voice_perudo.language.confusion import Confusion
from voice_perudo.language.interpretation import Interpretation
from voice_perudo.language.messages import Utterance, load_messages
from voice_perudo.referee.settings import Announce, LastTable, LastTableFault
from voice_perudo.referee.view import View
from voice_perudo.rules.events import Event
from voice_perudo.storage.table_file import SavedTable, SeatEntry, read_table, write_table

SAME_AS_LAST_TIME = {
    "en": ("same as last time", "yes"),
    "es": ("como la última vez", "sí"),
    "fr": ("comme la dernière fois", "oui"),
    "pl": ("jak ostatnio", "tak"),
    "ru": ("как в прошлый раз", "да"),
}
SAVED = SavedTable(
    language="fr",
    rules="polish-classic,palifico=false",
    players=(SeatEntry("Camille", "fr"), SeatEntry("vert", "pl"), SeatEntry("bleu", "fr")),
)
LEARNT = Confusion("sept", "cette", "fr", 0.4)


class Announced:
    """Remembers what was said, and in which language."""

    def __init__(self) -> None:
        self.said: list[tuple[str, str]] = []

    def heard(self, hearing: Hearing, interpretation: Interpretation) -> None:
        """Only announcements count."""

    def happened(self, events: tuple[Event, ...], table: View) -> None:
        """Only announcements count."""

    def announce(self, utterance: Utterance, table: View) -> None:
        self.said.append((utterance.language, utterance.text))

    def hush(self) -> None:
        """Only announcements count."""


class Warnings(list[str]):
    """Remembers what was told beside the game."""

    def __call__(self, error: VoicePerudoError) -> None:
        self.append(str(error))


def table(file: Path, language: str | None = None, warn: Warnings | None = None) -> Table:
    nothing = warn if warn is not None else Warnings()
    return chosen_table(
        file, language, None, (), None, None, recorded=False, ask=True, warn=nothing
    )


def session(file: Path, table: Table, *lines: str) -> tuple[Session, Announced]:
    announced, warnings = Announced(), Warnings()
    keeper = TableKeeper(file, table.announce, warnings, table)
    playing = Session(table, [keeper, announced], draw=lambda players: players[0])
    playing.begin()
    play_typed(playing, lines)
    assert warnings == []
    return playing, announced


def written(folder: Path, saved: SavedTable = SAVED) -> Path:
    path = folder / "table.json"
    write_table(path, saved)
    return path


def test_each_language_is_offered_in_itself_where_nothing_was_chosen(tmp_path: Path) -> None:
    file = tmp_path / "table.json"
    asked = chosen_table(None, None, None, (), None, None, recorded=True, ask=True, warn=Warnings())
    playing, announced = session(file, asked, "po polsku", "dwóch graczy")

    offers = {(code, load_messages(code).render("language-offer").text) for code in asked.languages}
    assert set(asked.languages) == set(available_languages())
    assert offers <= set(announced.said)
    assert playing.state.settings.language == "pl"
    assert announced.said[-1][0] == "pl"
    assert playing.languages == ("pl",)


def test_a_language_misheard_is_put_right_before_the_next_answer(tmp_path: Path) -> None:
    asked = chosen_table(None, None, None, (), None, None, recorded=True, ask=True, warn=Warnings())
    playing, _ = session(tmp_path / "table.json", asked, "русский", "français", "dwóch graczy")

    assert playing.state.settings.language == "fr"
    assert set(playing.languages) == set(available_languages())
    play_typed(playing, ["trois joueurs"])
    assert playing.languages == ("fr",)


@pytest.mark.parametrize("language", SAME_AS_LAST_TIME)
def test_the_same_as_last_time_is_the_same_table(tmp_path: Path, language: str) -> None:
    file = written(tmp_path)
    last = last_table(file, Warnings())
    with_last = chosen_table(
        tmp_path / "new.json", language, None, (), None, None, recorded=False, ask=True,
        warn=Warnings(),
    )  # fmt: skip
    known = Table(language, with_last.variant, last=last)
    session(tmp_path / "new.json", known, *SAME_AS_LAST_TIME[language][:1], "oui")

    assert read_table(tmp_path / "new.json") == SAVED


def test_the_language_of_the_last_table_is_not_asked_for(tmp_path: Path) -> None:
    chosen = table(written(tmp_path).rename(tmp_path / "last.json"))

    assert chosen.players == ("Camille", "vert", "bleu")
    assert not chosen.ask_language


def test_what_was_learnt_stays_with_the_same_people(tmp_path: Path) -> None:
    file = written(tmp_path)
    playing, _ = session(file, table(file))
    keeper = TableKeeper(file, Announce.TABLE, Warnings(), table(file))
    keeper.learn([LEARNT])
    assert read_table(file).learnt == (LEARNT,)
    assert TableKeeper(file, Announce.TABLE, Warnings(), table(file)).confusions == (LEARNT,)

    others = chosen_table(
        None, "fr", None, (), "rouge,vert", None, recorded=True, ask=False, warn=Warnings()
    )
    assert TableKeeper(file, Announce.TABLE, Warnings(), others).confusions == ()
    assert playing.state.history is not None


LANGUAGE_NOT_HERE = SavedTable(
    language="xx", rules="bga-free", players=(SeatEntry("a", "xx"), SeatEntry("b", "xx"))
)


def test_a_table_in_a_language_that_is_not_here_is_not_offered(tmp_path: Path) -> None:
    warnings = Warnings()
    assert last_table(written(tmp_path, LANGUAGE_NOT_HERE), warnings) is LastTableFault.DAMAGED
    assert ["xx" in warning for warning in warnings] == [True]


def test_a_table_whose_rules_belie_each_other_is_not_offered(tmp_path: Path) -> None:
    rules = "asmodee-bga,max_bid=dice_in_play"
    file, warnings = written(tmp_path, msgspec.structs.replace(SAVED, rules=rules)), Warnings()
    assert last_table(file, warnings) is LastTableFault.DAMAGED
    assert ["lost_dice_visible=true" in warning for warning in warnings] == [True]
    with pytest.raises(DataError, match="do not go together"):
        table_in(file)


@pytest.mark.parametrize(
    ("content", "fault"),
    [
        ("{", LastTableFault.DAMAGED),
        ('{"format": "voice-perudo table", "version": 99}', LastTableFault.NEWER),
    ],
    ids=["damaged", "newer"],
)
def test_a_file_that_cannot_be_read_is_told_and_set_up_goes_on(
    tmp_path: Path, content: str, fault: LastTableFault
) -> None:
    file, warnings = tmp_path / "table.json", Warnings()
    file.write_text(content)
    last = last_table(file, warnings)
    assert last is fault
    assert len(warnings) == 1

    fresh = Table("en", table(tmp_path / "none.json", "en").variant, last=last)
    _, announced = session(file, fresh, "same as last time", "red and blue", "yes", "yes")

    told = load_messages("en").render(f"last-table-{fault}").text
    assert told in announced.said[0][1]
    assert told in announced.said[1][1]
    assert read_table(file).players == (SeatEntry("red", "en"), SeatEntry("blue", "en"))
    assert (tmp_path / "table.json.unreadable").read_text() == content


def test_a_table_that_cannot_be_saved_is_told_once(tmp_path: Path) -> None:
    (tmp_path / "file").write_text("")
    warnings = Warnings()
    opening = new_game(
        chosen_table(
            None, "en", None, (), "red,blue", None, recorded=True, ask=False, warn=warnings
        ),
        "red",
        tmp_path / "journal.jsonl",
        keep=True,
        table_file=tmp_path / "file" / "table.json",
        warn=warnings,
    )
    playing = opening.session([])
    play_typed(playing, ["new game", "yes"])

    assert [warning.startswith("The table cannot be saved") for warning in warnings] == [True]
    assert playing.state.history is not None


def test_a_named_table_is_played_at_once(tmp_path: Path) -> None:
    done = run(
        *("play", "--text", "--no-journal", "--table", written(tmp_path), "--starter", "vert")
    )

    assert done.returncode == 0
    assert "Vert commence" in done.stdout


def test_a_named_table_takes_no_other_options(tmp_path: Path) -> None:
    with pytest.raises(UsageError, match="leave out --language"):
        table(written(tmp_path), "fr")


def test_a_named_table_that_is_damaged_is_refused(tmp_path: Path) -> None:
    file = tmp_path / "table.json"
    file.write_text("[]")
    with pytest.raises(DataError, match="table"):
        table(file)


def test_the_command_saves_and_finds_the_last_table(tmp_path: Path) -> None:
    first = run("play", "--text", stdin="français\nrouge et vert\noui\noui\n", data=tmp_path)
    again = run("play", "--text", stdin="comme la dernière fois\noui\n", data=tmp_path)

    assert (first.returncode, again.returncode) == (0, 0)
    assert "Bienvenue" in again.stdout
    saved = read_table(tmp_path / "voice-perudo" / "table.json")
    assert saved.players == (SeatEntry("rouge", "fr"), SeatEntry("vert", "fr"))


def test_seats_without_a_language_play_in_that_of_the_last_table_and_are_told(
    tmp_path: Path,
) -> None:
    write_table(tmp_path / "voice-perudo" / "table.json", SAVED)
    seats = ("play", "--text", "--no-journal", "--players", "anna,ben", "--starter", "ben")

    assumed = run(*seats, data=tmp_path)
    chosen = run(*seats, "--language", "en", data=tmp_path)

    assert "This table plays in 'fr'" in assumed.stderr
    assert "--language (en, es, pl, ru)" in assumed.stderr
    assert assumed.stdout.startswith("▶ On joue en français.")
    assert chosen.stderr == ""
    assert "playing in English" not in chosen.stdout


@pytest.mark.skipif(not hasattr(os, "fork"), reason="needs a process that can be killed")
def test_the_table_survives_being_killed(tmp_path: Path) -> None:
    path, chance = written(tmp_path), random.Random(4)
    other = SavedTable(language="pl", rules="bga-free", players=SAVED.players[:2])
    for _ in range(20):
        child = os.fork()
        if child == 0:  # writes until it is killed
            while True:
                write_table(path, other)
                write_table(path, SAVED)
        time.sleep(chance.uniform(0.0, 0.05))
        os.kill(child, signal.SIGKILL)
        os.waitpid(child, 0)
        assert read_table(path) in (SAVED, other)
    write_table(path, SAVED)
    assert os.listdir(tmp_path) == ["table.json"]


def test_the_last_table_is_asked_for_only_where_there_was_one(tmp_path: Path) -> None:
    assert last_table(tmp_path / "nothing.json", Warnings()) is None
    last = last_table(written(tmp_path), Warnings())
    assert isinstance(last, LastTable)
    assert last.player_languages == (("vert", "pl"),)

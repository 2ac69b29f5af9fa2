"""A set-up by voice in typed lines, corrections and a roll-off with it, up to the first bids."""

from __future__ import annotations

from functools import partial
from pathlib import Path
from random import Random

from tests.app.typed_game import Announced, Line, TypedGame, fail, next_line, written_lines
from voice_perudo.app.session import Session
from voice_perudo.app.table import make_table
from voice_perudo.app.unseated import unseated_heading
from voice_perudo.hearing import Hearing
from voice_perudo.referee.modes import Choosing, SettingUp, SetupStep, Starting
from voice_perudo.rules.values import Phase
from voice_perudo.storage.journal import Journal

NAMES = ("red", "blue", "green", "white", "black", "yellow")
AT_ANY_TIME = ("undo", "help", "repeat", "polish rules", "pause", "resume", "green speaks English")
BIDS = 4


def typed_set_up(seed: int, folder: Path) -> TypedGame:
    """Sets a table up without a stop, and writes it down in ``folder``."""
    random, table, file = Random(seed), make_table(None, None, ask=True), folder / "it"
    announced = Announced()
    unseated = partial(unseated_heading, table, None)
    journal = Journal(lambda began: file, table.announce, fail, unseated=unseated)
    session = Session(table, [journal, announced], draw=lambda players: players[0])
    session.begin()
    lines = [Line("", 0, len(announced.texts))]
    bids = 0
    while bids < BIDS:
        text = _next(random, session)
        session.hear(dict.fromkeys(session.languages, Hearing.typed(text)))
        lines.append(Line(text, written_lines(file), len(announced.texts)))
        bids += session.state.history is not None and session.state.game.phase is Phase.BIDDING
    return TypedGame(tuple(lines), tuple(announced.texts), file, session.state.past)


def _next(random: Random, session: Session) -> str:
    mode = session.state.mode
    match mode:
        case SettingUp():
            return _answer(random, mode)
        case Starting():
            return random.choice(("undo", *_rolls(random, session)))
        case Choosing():
            return "no"
        case _ if session.state.history is None:
            return "resume"
        case _:
            return next_line(random, session)


def _rolls(random: Random, session: Session) -> tuple[str, ...]:
    players = session.state.game.players
    number = random.choice(("one", "three", "six"))
    return tuple(f"{player} {number}" for player in (*players, *players))


def _answer(random: Random, mode: SettingUp) -> str:
    """Mostly what is asked for, now and then something else."""
    if mode.step is not SetupStep.LANGUAGE and random.random() < 0.25:
        return random.choice(AT_ANY_TIME)
    match mode.step:
        case SetupStep.LANGUAGE:
            return random.choice(("English", "English", "hello"))
        case SetupStep.PLAYER_COUNT:
            return random.choice(("two players", "three players", "seven players", "red and blue"))
        case SetupStep.PLAYERS:
            return random.choice((*NAMES, f"no, {random.choice(NAMES)}"))
        case SetupStep.PRESET:
            return random.choice(("no", "polish rules"))
        case SetupStep.OTHER_PRESET:
            return "polish rules"
        case SetupStep.READ_BACK:
            one, other = random.sample(mode.players, 2)
            return random.choice(("yes", "no", f"swap {one} and {other}", f"not {one}, orange"))

"""A long game in typed lines, and what each line must write and say."""

from __future__ import annotations

from dataclasses import dataclass
from pathlib import Path
from random import Random

from voice_perudo.app.session import Session
from voice_perudo.app.table import make_table
from voice_perudo.hearing import Hearing
from voice_perudo.language.interpretation import Interpretation
from voice_perudo.language.messages import Utterance
from voice_perudo.referee.modes import Confirming, Counting, Paused, StartAgain
from voice_perudo.referee.view import View
from voice_perudo.rules.bidding import least_legal
from voice_perudo.rules.events import Event
from voice_perudo.rules.history import History
from voice_perudo.rules.values import Bid, Phase
from voice_perudo.storage.journal import Journal

PLAYERS = ("red", "blue", "green")
STARTER = "red"
OPTIONS = ("--language", "en", "--players", ",".join(PLAYERS), "--starter", STARTER)
FACES = ("", "pacos", "twos", "threes", "fours", "fives", "sixes")


@dataclass(frozen=True)
class Line:
    """One typed line with the state after it: lines in the journal, announcements so far."""

    text: str
    written: int
    said: int


@dataclass(frozen=True)
class TypedGame:
    """The whole game; ``lines[0]`` is the opening, before anything is typed.

    ``options`` are those of the command that plays it.
    """

    lines: tuple[Line, ...]
    announcements: tuple[str, ...]
    journal: Path
    history: History
    options: tuple[str, ...] = ()


class Announced:
    """Remembers what was said."""

    def __init__(self) -> None:
        self.texts: list[str] = []

    def heard(self, hearing: Hearing, interpretation: Interpretation) -> None:
        """Only announcements count."""

    def happened(self, events: tuple[Event, ...], table: View) -> None:
        """Only announcements count."""

    def announce(self, utterance: Utterance, table: View) -> None:
        self.texts.append(utterance.text)

    def hush(self) -> None:
        """Only announcements count."""


def typed_game(seed: int, folder: Path) -> TypedGame:
    """Plays until somebody wins, without a stop, and writes it down in ``folder``."""
    random, table, file = Random(seed), make_table("en", None, (), ",".join(PLAYERS)), folder / "it"
    announced = Announced()
    journal = Journal(lambda began: file, table.announce, fail)
    session = Session(table, [journal, announced])
    session.begin(STARTER)
    lines = [Line("", written_lines(file), len(announced.texts))]
    while session.state.game.phase is not Phase.OVER:
        text = next_line(random, session)
        session.hear({"en": Hearing.typed(text)})
        lines.append(Line(text, written_lines(file), len(announced.texts)))
    return TypedGame(tuple(lines), tuple(announced.texts), file, session.state.past, OPTIONS)


def next_line(random: Random, session: Session) -> str:
    """Something that fits, mostly a step on in the game."""
    state = session.state
    game, chance = state.game, random.random()
    if isinstance(state.mode, Paused):
        return "resume"  # nobody is paused any more after a kill
    if chance < 0.06:
        return "undo"
    if chance < 0.12:
        return "what may I bid" if game.challenge is None else "what is the bid"
    if isinstance(state.mode, Confirming) and isinstance(state.mode.deed, StartAgain):
        return "no"
    if chance < 0.16:
        return random.choice(("new game", "pause", "five", "calza"))
    if isinstance(state.mode, Counting):
        told = dict(state.mode.counts)
        if told or chance < 0.6:
            player = next(p for p in game.active_players if p not in told)
            return f"{player} {random.randint(0, game.dice_of(player))}"
        return str(random.randint(0, game.dice_in_play))
    if game.phase is Phase.STARTER:
        return random.choice(PLAYERS)
    ways = [bid for bid in least_legal(game) if bid.quantity <= game.dice_in_play]
    if game.placed is not None and (not ways or chance < 0.4):
        return "dudo"
    if not ways:
        # A bid above all dice, which the referee asks about, is the only one left.
        return spoken(random.choice(least_legal(game)))
    return spoken(random.choice(ways))


def spoken(bid: Bid) -> str:
    return f"{bid.quantity} {FACES[bid.face]}"


def written_lines(file: Path) -> int:
    """How many lines the journal has; none before it is there."""
    return file.read_bytes().count(b"\n") if file.exists() else 0


def fail(error: Exception) -> None:
    """Nothing can go wrong in this game."""
    raise AssertionError(error)

"""A saved game told again, and which games are saved."""

from __future__ import annotations

import json
from collections.abc import Iterable, Iterator
from dataclasses import dataclass
from pathlib import Path

from voice_perudo.app.opening import saved_table
from voice_perudo.app.session import in_words
from voice_perudo.errors import Warn
from voice_perudo.language.messages import Utterance
from voice_perudo.language.pack import LanguagePack, load_language
from voice_perudo.program import to_run
from voice_perudo.referee.retelling import retell
from voice_perudo.rules.event_notation import format_event
from voice_perudo.rules.events import Event
from voice_perudo.storage.games_folder import PastGame, past_games
from voice_perudo.storage.saved_game import SavedGame, SavedSetup
from voice_perudo.storage.sounds import sound_folder, sound_path


@dataclass(frozen=True, slots=True)
class Told:
    """What happened, what the referee said, and the recordings of what was said to him."""

    events: tuple[Event, ...]
    utterance: Utterance
    recordings: tuple[Path, ...]

    def as_json(self) -> str:
        """One JSON object on one line; events in the notation of journals."""
        record = {
            "events": [format_event(event) for event in self.events],
            "language": self.utterance.language,
            "text": self.utterance.text,
            "audio": [str(path) for path in self.recordings],
        }
        return json.dumps(record, ensure_ascii=False)

    def as_lines(self, *, evidence: bool) -> Iterator[str]:
        """What the referee said; with ``evidence`` below the recordings it answers."""
        if evidence:
            yield from (f"  {path}" for path in self.recordings)
        yield self.utterance.text


def retold(saved: SavedGame, language: str | None = None) -> Iterator[Told]:
    """What the referee said, in the table's language or another.

    Raises:
        UsageError: there is no such language.
        DataError: this installation lacks the table's.
    """
    return _retold(saved, load_language(language or saved_table(saved).language))


def _retold(saved: SavedGame, pack: LanguagePack) -> Iterator[Told]:
    events: tuple[Event, ...] = ()
    recordings: tuple[Path, ...] = ()
    told = zip(saved.actions, saved.sounds, retell(saved.actions), strict=True)
    for happened, names, messages in told:
        events += happened
        recordings += _kept(saved, names)
        if messages:  # what went without saying is told with what follows
            wild = saved.game.variant.ones_wild
            yield Told(events, in_words(messages, pack, ones_wild=wild), recordings)
            events, recordings = (), ()


def without_evidence(saved: SavedGame) -> str | None:
    """Why nothing of what was said in this game can be listened to; ``None`` if something can."""
    named = sum(map(len, saved.sounds))
    if not named:
        keeping = to_run("play", "--keep-audio")
        return f"What was said in this game was not kept. To keep it the next time: {keeping}"
    if any(_kept(saved, names) for names in saved.sounds):
        return None
    return (
        f"The {named} recordings of this game are gone; they were in {sound_folder(saved.path)}, "
        "put that folder back if you have it."
    )


def _kept(saved: SavedGame, names: Iterable[str]) -> tuple[Path, ...]:
    return tuple(filter(None, (sound_path(saved.path, name) for name in names)))


def replayed(
    saved: SavedGame,
    language: str | None = None,
    *,
    aloud: bool = False,
    out: Path | None = None,
    evidence: bool = False,
    as_json: bool = False,
    warn: Warn,
) -> Iterator[str]:
    """Lines to show of a game told again, each as it is said where it is said ``aloud``.

    ``out``: said into this file; ``evidence``: with what the players said, where it was kept.

    Raises:
        UsageError, DataError: as ``retold``.
        AudioError, SynthesisError: there is no loudspeaker, no voice, or no room.
    """
    told = retold(saved, language)
    if aloud or out is not None:
        from voice_perudo.app.aloud import spoken

        told = spoken(told, out, evidence=evidence, warn=warn)
    if as_json:
        yield from (one.as_json() for one in told)
        return
    yield title(saved)
    for one in told:
        yield from one.as_lines(evidence=evidence)


def title(saved: SavedGame) -> str:
    """When it was played, by whom, how it ended, and whether it can be listened to."""
    players = ", ".join(saved.game.players)
    winner = saved.game.winner
    end = "unfinished" if winner is None else f"won by {winner}"
    recordings = sum(len(_kept(saved, names)) for names in saved.sounds)
    heard = f"  {recordings} recordings, for replay with --evidence" if recordings else ""
    return f"{saved.heading.date:%Y-%m-%d %H:%M}  {players}  {end}{heard}"


def listed(folder: Path) -> Iterator[str]:
    """One line a game, the last one at the end; where there is none, where they are kept.

    Raises:
        DataError: the folder cannot be read.
    """
    games = past_games(folder)
    if not games:
        yield f"There are no saved games yet: they are kept in {folder}."
    yield from map(_line, games)


def _line(past: PastGame) -> str:
    match past.content:
        case SavedGame() as game:
            return f"{title(game)}  {past.path}"
        case SavedSetup(players=players):
            seated = ", ".join(players) or "nobody"
            return f"{past.last_played:%Y-%m-%d %H:%M}  {seated}  still being set up  {past.path}"
        case fault:
            return f"{past.last_played:%Y-%m-%d %H:%M}  cannot be read  {fault}"

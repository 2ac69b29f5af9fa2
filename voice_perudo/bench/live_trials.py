"""What is tried at a live table, each trial a script."""

from __future__ import annotations

from collections.abc import Generator, Sequence
from functools import partial
from itertools import cycle, islice
from random import Random

from voice_perudo.app.sources import recording
from voice_perudo.audio.types import Samples
from voice_perudo.bench.live_figures import Answer, Figures, Stopped
from voice_perudo.bench.live_noise import dice, music
from voice_perudo.bench.live_table import LiveGame, LiveTable, Script, ladder, whole
from voice_perudo.bench.manifest import Recording
from voice_perudo.bench.scoring import Outcome
from voice_perudo.language.interpretation import IntentName
from voice_perudo.language.pack import LanguagePack
from voice_perudo.language.templates import is_slot
from voice_perudo.rules.values import Bid

AFTER = 0.5
"""Seconds between the end of an announcement and the answer to it."""

INTO = 0.7
"""Seconds after the beginning of an announcement at which somebody talks over it."""

PATIENCE = 3.0
"""Seconds that an answer may take."""

SETTLED = 1.5
"""Seconds after an announcement in which the referee may still take it for somebody else's."""

NOISE = -30.0
"""How loud dice and music are, in dBFS: ten decibels below a player."""


def answers(table: LiveTable, count: int, figures: Figures) -> None:
    """Bids that begin half a second after the announcement before them has ended."""
    games, target = ladder(1), len(figures.answers) + count
    while len(figures.answers) < target:
        bids = next(games)[: target - len(figures.answers)]
        table.play(partial(_answers, bids=bids, figures=figures))


def _answers(game: LiveGame, bids: Sequence[Bid], figures: Figures) -> Script:
    for number, bid in enumerate(bids):
        yield from game.quiet()
        sound = game.table.bid_sound(bid, number)
        answer = yield from _said(game, bid, sound, game.voice.until + AFTER)
        figures.answers.append(answer)
        if answer.outcome is not Outcome.EXACT:
            return


def _said(
    game: LiveGame, bid: Bid | None, sound: Samples, start: float
) -> Generator[None, None, Answer]:
    """Say a bid, or a Dudo, and see what comes of it."""
    end, before = game.say(sound, start), len(game.room.played)
    yield from game.until(start)
    yield from game.answered(end - start + PATIENCE)
    outcome = game.outcome(bid)
    if len(game.room.played) == before:
        return Answer(outcome)
    played = game.room.played[before]
    return Answer(outcome, played.start - end, played.work)


def recorded(table: LiveTable, recordings: Sequence[Recording], figures: Figures) -> None:
    """The bids of a manifest, each half a second after an announcement."""
    for one in recordings:
        intent = one.expected
        if intent is None or intent.quantity is None or intent.face is None:
            continue
        with recording(str(one.path)) as source:
            sound = whole(source)
        bid = Bid(intent.quantity, intent.face)
        table.play(partial(_recorded, bid=bid, sound=sound, figures=figures))


def _recorded(game: LiveGame, bid: Bid, sound: Samples, figures: Figures) -> Script:
    yield from game.quiet()
    answer = yield from _said(game, bid, sound, game.voice.until + AFTER)
    figures.recorded.append(answer.outcome)
    if answer.latency is not None and answer.outcome is Outcome.EXACT:
        figures.answers.append(answer)


def own_voice(table: LiveTable, count: int, figures: Figures) -> None:
    """Announcements to an empty table: whatever happens, the referee has made happen."""
    games, target = ladder(2), figures.announcements + count
    while figures.announcements < target:
        bids = next(games)
        table.play(partial(_unheard, bids=bids, figures=figures, target=target))


def _unheard(game: LiveGame, bids: Sequence[Bid], figures: Figures, target: int) -> Script:
    lines = [game.table.bid_text(bid) for bid in bids]
    dudo = phrase(game.table.pack, IntentName.DUDO)
    yield from game.quiet()
    for line in (*lines[:3], dudo, "3", *lines[:3], dudo, "2"):
        said = game.witness.answers
        game.type(line)
        if game.witness.answers == said:
            return
        figures.announcements += 1
        said, state = game.witness.answers, game.session.state
        yield from game.quiet(SETTLED)
        if game.session.state != state or game.witness.answers > said:
            figures.own_actions += 1
            return
        if figures.announcements >= target:
            return


def stops(table: LiveTable, count: int, figures: Figures) -> None:
    """A stop word, said into a long announcement."""
    pack = table.pack
    words = (*pack.settings.interrupting.hush, *pack.phrasebook.stop_phrases())
    first = len(figures.stops)
    chosen = tuple(islice(cycle(words), first, first + count))
    table.play(partial(_stops, words=chosen, figures=figures))


def _stops(game: LiveGame, words: Sequence[str], figures: Figures) -> Script:
    asked = phrase(game.table.pack, IntentName.HELP)
    for number, word in enumerate(words):
        yield from game.quiet(AFTER)
        game.type(asked)
        state, before = game.session.state, len(game.room.silenced)
        end = game.say(game.table.sound(word, number), game.room.now() + INTO)
        yield from game.until(end + PATIENCE)
        silenced = game.room.silenced[before:]
        seconds = silenced[0] - end if silenced else None
        figures.stops.append(Stopped(word, seconds, game.session.state == state))
        if game.session.state != state:
            return


def talk_over(table: LiveTable, count: int, figures: Figures) -> None:
    """Bids, and now and then a Dudo, said while the bid before is being announced."""
    games, target = ladder(3), len(figures.over) + count
    while len(figures.over) < target:
        bids = next(games)
        table.play(partial(_talk_over, bids=bids, figures=figures, target=target))


def _talk_over(game: LiveGame, bids: Sequence[Bid], figures: Figures, target: int) -> Script:
    table = game.table
    yield from game.quiet(AFTER)
    game.type(table.bid_text(bids[0]))
    for number, bid in enumerate((*bids[1:6], None)):
        if len(figures.over) >= target:
            return
        dudo = table.pack.messages.render("name-dudo").spoken
        sound = table.bid_sound(bid, number) if bid is not None else table.sound(dudo, number)
        answer = yield from _said(game, bid, sound, game.room.now() + INTO)
        figures.over.append(answer.outcome)
        if answer.outcome is Outcome.NOTHING and bid is not None:
            yield from game.quiet(AFTER)
            game.type(table.bid_text(bid))
        elif answer.outcome is not Outcome.EXACT:
            return


def noise(table: LiveTable, minutes: float, figures: Figures) -> None:
    """Everyday words of the language, dice and music: nothing may come of them."""
    table.play(partial(_noise, seconds=60 * minutes, figures=figures))


def _noise(game: LiveGame, seconds: float, figures: Figures) -> Script:
    drawn = Random(4)
    decoys = [" ".join(pattern) for pattern in game.table.pack.phrasebook.grammar.decoys]
    yield from game.quiet()
    began, number = game.room.heard, 0
    while game.room.heard - began < seconds:
        number += 1
        sound = (
            dice(number, NOISE)
            if number % 4 == 0
            else music(number, 3.0, NOISE)
            if number % 4 == 2
            else game.table.sound(" ".join(drawn.sample(decoys, 6)), number)
        )
        said, state = game.witness.answers, game.session.state
        end = game.say(sound, game.room.now() + 0.1)
        yield from game.until(end + SETTLED)
        figures.noise_actions += game.session.state != state or game.witness.answers > said
    figures.noise_seconds += game.room.heard - began


def phrase(pack: LanguagePack, intent: IntentName) -> str:
    """Something that may be said for an intent."""
    return next(
        " ".join(sentence.pattern)
        for sentence in pack.phrasebook.grammar.sentences
        if sentence.meaning.intent is intent and not any(map(is_slot, sentence.pattern))
    )

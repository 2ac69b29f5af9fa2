"""Whole conversations as text: what is heard, and every effect it must have.

A script starts with ``key: value`` lines (``players``, ``rules``, ``starter``,
``language``, ``languages``, ``announce``, ``resume``, ``last``; all but ``rules`` may be missing).
``languages`` are those on offer, or ``blue:fr`` for a player's own, ``known`` those that may be
named; ``last`` is the last table,
``fr polish-classic red,blue blue:pl``, or ``damaged`` or ``newer``. Then each
``>`` line is one utterance, and the lines under it are all of its effects, in
order: ``+`` a recorded event, ``-`` a message, ``*`` the scope listened for
from then on, ``!`` anything else. An utterance with nothing under it must be
answered by silence.

Utterances: an intent with its slots (``bid 8x5``, ``bid 8x_``, ``count 2 green``,
``calza green``, ``player green``, ``choice first``), ``?`` before it for a doubtful
one, ``a | b`` for close readings, ``~talk``, ``~silence``, ``~not_in_scope`` and
``~half 8x_`` for what was not understood, ``draw green`` for the draw of a
starter, ``@green`` at the end for a speaker who is known, ``%fr`` for a language
other than the table's. ``stopped`` is no utterance: the program was stopped and goes on with
what it saved. Words in quotes are what was said, understood by the
table's ``language``.

``python -m tests.referee.dialogue_script FILE…`` writes the effects as they are
now under each utterance: for writing scripts, which are then read with care.
"""

from __future__ import annotations

import sys
from collections.abc import Iterator
from dataclasses import dataclass
from pathlib import Path

from voice_perudo.hearing import Hearing
from voice_perudo.language.available import available_languages
from voice_perudo.language.interpretation import (
    Intent,
    IntentName,
    Interpretation,
    NotUnderstood,
    Reason,
    Unclear,
    Understood,
)
from voice_perudo.language.pack import load_language
from voice_perudo.referee.context import context
from voice_perudo.referee.dialogue import Outcome, resume, resume_set_up, set_up, start, step
from voice_perudo.referee.effects import DrawStarter, Effect, Listen, Message, Record, Say
from voice_perudo.referee.resuming import left_open, recalled
from voice_perudo.referee.settings import Announce, LastTable, LastTableFault, Settings
from voice_perudo.referee.state import Drawn, Heard, Input, State
from voice_perudo.rules.event_notation import format_event
from voice_perudo.rules.events import BidMade
from voice_perudo.rules.evolution import evolve
from voice_perudo.rules.history import History
from voice_perudo.rules.notation import parse_variant
from voice_perudo.rules.values import Bid, Game
from voice_perudo.rules.variant import Variant, load_variant, preset_names

DOUBTFUL = 0.5
CHOICES = {
    *(IntentName.CHOICE, IntentName.DIRECTION, IntentName.LANGUAGE, IntentName.PRESET),
    IntentName.EXPLAIN,
}
WORDS = {
    *("total", "bid", "more", "players", "random", "roll_off", "rules", "languages"),
    *("instead", "rather", "swap", "after", "without", "add"),
    *("unlikely", "means_else", "challenge", "wait"),
}
"""Slots that are no player's name."""


@dataclass(frozen=True)
class Turn:
    """One utterance of a script with its line number and the effects expected."""

    line: int
    heard: str
    expected: tuple[str, ...]


@dataclass(frozen=True)
class Script:
    """A whole conversation."""

    path: Path
    head: dict[str, str]
    opening: tuple[str, ...]
    turns: tuple[Turn, ...]


def read_script(path: Path) -> Script:
    head: dict[str, str] = {}
    blocks: list[tuple[int, str, list[str]]] = [(0, "", [])]
    for number, raw in enumerate(path.read_text(encoding="utf-8").splitlines(), 1):
        line = raw.strip()
        if not line or line.startswith("#"):
            continue
        if line.startswith(">"):
            blocks.append((number, line[1:].strip(), []))
        elif line[0] in "+-*!":
            blocks[-1][2].append(line)
        else:
            key, _, value = line.partition(":")
            head[key.strip()] = value.strip()
    (_, _, opening), *turns = blocks
    return Script(
        path, head, tuple(opening), tuple(Turn(n, heard, tuple(e)) for n, heard, e in turns)
    )


def variants_of(text: str) -> tuple[Variant, ...]:
    """``polish-classic calza=false, bga-free``: each preset with its overrides."""
    variants = []
    for part in text.split(","):
        name, *options = part.split()
        pairs = (option.partition("=") for option in options)
        variants.append(load_variant(name, {key: value for key, _, value in pairs}))
    return tuple(variants)


def last_table(text: str) -> LastTable | LastTableFault:
    """``fr polish-classic red,blue blue:pl``: language, rules, players, own languages."""
    if text in tuple(LastTableFault):
        return LastTableFault(text)
    language, rules, players, *own = text.split()
    pairs = (part.partition(":") for part in own)
    spoken = tuple((player, code) for player, _, code in pairs)
    return LastTable(language, parse_variant(rules), tuple(players.split(",")), spoken)


def opening(script: Script) -> Outcome:
    head = script.head
    players = tuple(p.strip() for p in head.get("players", "").split(",") if p.strip())
    own = dict(part.split(":") for part in head.get("languages", "").split() if ":" in part)
    offered = tuple(part for part in head.get("languages", "").split() if ":" not in part)
    settings = Settings(
        language=head.get("language", "en"),
        variants=variants_of(head["rules"]),
        languages=offered or tuple(head.get("known", "").split()),
        announce=Announce(head.get("announce", "table")),
        player_languages=tuple(own.items()),
        ask_language=bool(offered),
        presets=tuple(load_variant(name) for name in preset_names()),
        last=last_table(head["last"]) if "last" in head else None,
    )
    if not players:
        return set_up(settings)
    if head.get("resume") == "new":
        return resume(settings, History.start(settings.variants[0], players))
    if (dice := head.get("resume")) is not None:
        return resume(settings, History.restore(position(settings.variants[0], players, dice)))
    return start(settings, players, head.get("starter"))


def position(variant: Variant, players: tuple[str, ...], dice: str) -> Game:
    """``5 1 3 palifico 2x5``: everybody's dice; the first one with any is to open, or has bid."""
    words = dice.split()
    numbers = tuple(int(word) for word in words if word.isdigit())
    lost = frozenset(p for p, n in zip(players, numbers, strict=True) if n < variant.start_dice)
    starter = next(p for p, n in zip(players, numbers, strict=True) if n)
    bid = next((Bid.parse(word) for word in words if "x" in word), None)
    game = Game(
        variant,
        players,
        numbers,
        turn=starter,
        palifico="palifico" in words,
        palifico_used=frozenset({starter}) if "palifico" in words else frozenset(),
        ever_lost=lost,
        round=2,
    )
    return game if bid is None else evolve(game, BidMade(starter, bid))


def play(script: Script) -> Iterator[tuple[Turn, State, tuple[Effect, ...]]]:
    """Every turn with the state after it and its effects, the opening first."""
    state, effects = opening(script)
    yield Turn(0, "", script.opening), state, effects
    for turn in script.turns:
        if turn.heard == "stopped":
            state, effects = stopped(state)
        else:
            state, effects = step(state, parse_input(turn.heard, state))
        yield turn, state, effects


def stopped(state: State) -> Outcome:
    """The program was stopped, and goes on."""
    if state.history is None:
        return resume_set_up(state.settings, left_open(state.mode))
    return resume(state.settings, state.history, left_open(state.mode), recalled(state))


def parse_input(text: str, state: State) -> Input:
    if text.startswith('"'):
        pack = load_language(state.settings.language)
        return Heard(pack.interpret(Hearing.typed(text.strip('"')), context(state)))
    words = text.split()
    speaker = next((word[1:] for word in words if word.startswith("@")), None)
    language = next((word[1:] for word in words if word.startswith("%")), None)
    said = " ".join(word for word in words if word[0] not in "@%" or word == "@self")
    if said.startswith("draw "):
        return Drawn(said.removeprefix("draw "))
    return Heard(_interpretation(said), language, None if speaker == "self" else speaker)


def _interpretation(said: str) -> Interpretation:
    if said.startswith("~half"):
        return NotUnderstood(Reason.INCOMPLETE_BID, parse_intent("bid" + said[5:]))
    if said.startswith("~"):
        return NotUnderstood(Reason(said[1:]))
    readings = [part.strip() for part in said.split("|")]
    if len(readings) > 1 or said.startswith("??"):
        return Unclear(tuple(Understood(parse_intent(r.lstrip("?")), DOUBTFUL) for r in readings))
    doubtful = said.startswith("?")
    return Understood(parse_intent(said.lstrip("?")), DOUBTFUL if doubtful else 1.0)


def parse_intent(text: str) -> Intent:
    name, *slots = text.split()
    intent = IntentName(name)
    quantity = face = count = choice = None
    names: list[str] = []
    own = intent is IntentName.PLAYER_LANGUAGE
    for slot in slots:
        if intent in (IntentName.BID, IntentName.CORRECTION) and "x" in slot:
            number, _, shown = slot.partition("x")
            quantity = None if number == "_" else int(number)
            face = None if shown == "_" else 1 if shown == "P" else int(shown)
        elif slot.isdigit():
            count = int(slot)
        elif intent in CHOICES or slot in WORDS or (own and slot in available_languages()):
            choice = slot
        else:
            names.append(slot)
    if intent is IntentName.ROLL:
        quantity, count = count, None
    player = names[0] if names else None
    return Intent(intent, quantity, face, player, count, choice, tuple(names[1:]))


def shown(script: Script, effects: tuple[Effect, ...]) -> tuple[str, ...]:
    """The effects as the lines of a script."""
    table = script.head.get("language", "en")
    return tuple(line for effect in effects for line in _show(effect, table))


def _show(effect: Effect, table: str) -> Iterator[str]:
    match effect:
        case Record(events):
            yield from (f"+ {format_event(event)}" for event in events)
        case Say(messages, language):
            where = "" if language == table else f" %{language}"
            yield from (f"- {show_message(message)}{where}" for message in messages)
        case Listen(scope):
            yield f"* {scope}"
        case DrawStarter(players):
            yield f"! draw {','.join(players)}"
        case _:
            yield f"! {type(effect).__name__.lower()}"


def show_message(message: Message) -> str:
    return " ".join((message.id, *(f"{name}={_value(v)}" for name, v in message.arguments)))


def _value(value: object) -> str:
    if isinstance(value, Message):
        return f"({show_message(value)})"
    if isinstance(value, tuple):
        return ",".join(_value(item) for item in value)
    return str(value)


def recorded(path: Path) -> str:
    """The script with its effects as they are now."""
    script = read_script(path)
    by_line = {turn.line: shown(script, effects) for turn, _, effects in play(script)}
    out: list[str] = []
    begun = False
    for number, raw in enumerate(path.read_text(encoding="utf-8").splitlines(), 1):
        line = raw.strip()
        if (line and line[0] in "+-*!") or (not line and out and not out[-1]):
            continue
        if line.startswith(">") and not begun:
            begun = True
            out.extend((*by_line[0], ""))
        out.append(raw)
        out.extend(by_line.get(number, ()))
    return "\n".join(out) + "\n"


if __name__ == "__main__":
    for name in sys.argv[1:]:
        Path(name).write_text(recorded(Path(name)), encoding="utf-8")

"""Whatever help and reminders tell the players to say is answered in the state they are told in."""

from __future__ import annotations

from collections.abc import Iterator
from functools import cache
from pathlib import Path

import pytest
import yaml

from tests.phrased import PHRASED
from voice_perudo.hearing import Hearing
from voice_perudo.language.available import available_languages
from voice_perudo.language.interpretation import Intent, Unclear, Understood
from voice_perudo.language.interpretation import IntentName as I
from voice_perudo.language.pack import load_language
from voice_perudo.referee.context import context
from voice_perudo.referee.dialogue import set_up, start, step
from voice_perudo.referee.effects import Message, Say
from voice_perudo.referee.helping import helping
from voice_perudo.referee.modes import Bidding, Over, Paused
from voice_perudo.referee.reminding import reminder
from voice_perudo.referee.settings import Settings
from voice_perudo.referee.state import Heard, State
from voice_perudo.rules.variant import Variant, load_variant, preset_names

SPOKEN = Path(__file__).parents[1] / "language" / "data" / "spoken"
GOT_NOWHERE = {"say-again", "by-hand", "refused-other"}


@cache
def suggested(language: str) -> dict[str, list[str]]:
    """The words each message tells to say."""
    told: dict[str, list[str]] = {}
    data = yaml.safe_load((SPOKEN / f"{language}.yaml").read_text(encoding="utf-8"))
    for message, _, words, _ in data["suggested"]:
        told.setdefault(message, []).append(words)
    return told


def after(state: State, *intents: Intent) -> State:
    for intent in intents:
        state, _ = step(state, Heard(Understood(intent)))
    return state


def doubting(state: State, *intents: Intent) -> State:
    """The state after readings that are close."""
    return step(state, Heard(Unclear(tuple(Understood(i, 0.5) for i in intents))))[0]


def states(language: str) -> Iterator[tuple[str, State]]:
    """One state for every help there is, with players named as help names them."""
    blue, green, red = suggested(language)["help-setup-count"][0].split(", ")
    presets = tuple(load_variant(name) for name in preset_names())
    table = Settings(language, presets, available_languages(), presets=presets)
    language_asked = Settings(language, presets, available_languages(), ask_language=True)
    yield "language", set_up(language_asked)[0]
    count = set_up(table)[0]
    yield "player count", count
    players = after(count, Intent(I.PLAYER_COUNT, count=3))
    yield "players", players
    preset = after(players, Intent(I.PLAYER, player=blue, others=(green, red)))
    yield "preset", preset
    yield "other preset", after(preset, Intent(I.NO))
    yield "read back", after(preset, Intent(I.YES))
    yield from game_states(table, (blue, green, red))


def game_states(table: Settings, players: tuple[str, ...]) -> Iterator[tuple[str, State]]:
    blue, green, red = players

    def opened(name: str = "bga-free", starter: str | None = blue, **options: object) -> State:
        variant: Variant = load_variant(name, options)
        settings = Settings(table.language, (variant,))
        return start(settings, players, starter)[0]

    bid, calza = Intent(I.BID, quantity=2, face=3), Intent(I.CALZA)
    yield "starter", opened(starter=None, first_starter="named")
    rolling = opened(starter=None, first_starter="roll_off")
    yield "roll-off", rolling
    yield "rolls", after(rolling, Intent(I.ROLL, quantity=3, player=red))
    yield "opening", opened()
    bidding = after(opened(), bid)
    yield "bidding", bidding
    yield "half", after(bidding, Intent(I.BID, quantity=5))
    yield "confirming", doubting(bidding, Intent(I.DUDO))
    yield "choosing", doubting(bidding, bid, Intent(I.BID, quantity=4, face=3))
    yield "caller", after(bidding, calza)
    counting = after(bidding, Intent(I.DUDO))
    yield "counting", counting
    yield "counts", after(counting, Intent(I.COUNT, count=1, player=red))
    yield "paused", after(bidding, Intent(I.PAUSE))
    choosing = opened(direction="loser_chooses")
    yield "direction", after(choosing, bid, Intent(I.DUDO), Intent(I.COUNT, count=0))
    last = start(
        Settings(table.language, (load_variant("bga-free", {"start_dice": 1}),)),
        (blue, green),
        blue,
    )
    ends = (bid, Intent(I.YES), Intent(I.DUDO), Intent(I.COUNT, count=0))
    yield "over", after(last[0], *ends)


def told(state: State) -> set[Message]:
    """What may be said in this state to tell the players what they can say."""
    reminded = () if isinstance(state.mode, Bidding | Paused | Over) else reminder(state)
    return {*helping(state), *helping(state, more=True), *reminded}


@pytest.mark.parametrize("language", PHRASED)
def test_what_help_suggests_is_answered_where_it_is_suggested(language: str) -> None:
    pack, checked = load_language(language), set()
    for name, state in states(language):
        for message in told(state):
            for words in suggested(language).get(message.id, ()):
                heard = pack.interpret(Hearing.typed(words), context(state))
                assert isinstance(heard, Understood), (name, message.id, words, heard)
                _, effects = step(state, Heard(heard))
                said = {m.id for e in effects if isinstance(e, Say) for m in e.messages}
                assert effects, (name, message.id, words)
                assert not said & GOT_NOWHERE, (name, message.id, words, said)
            checked.add(message.id)
    helps = {message for message in pack.messages.arguments if message.startswith("help-")}
    assert helps <= checked

"""Players who say anything, but mostly something that fits, so that whole games get played."""

from __future__ import annotations

from random import Random

from voice_perudo.language.interpretation import (
    Intent,
    IntentName,
    Interpretation,
    NotUnderstood,
    Reason,
    Scope,
    Unclear,
    Understood,
)
from voice_perudo.referee.dialogue import Outcome, set_up, start
from voice_perudo.referee.scopes import listening
from voice_perudo.referee.settings import Announce, LastTable, LastTableFault, Settings
from voice_perudo.referee.state import Drawn, Heard, Input, State
from voice_perudo.rules.bidding import least_legal
from voice_perudo.rules.house_rules import HOUSE_RULES
from voice_perudo.rules.variant import load_variant, preset_names, with_options

PLAYERS = ("blue", "green", "red")
NAMES = (*PLAYERS, "white", "@self")
CHOICES = (
    *("first", "second", "left", "right", "other", "en", "fr", "total", "bid", "bga-free"),
    *("players", "more", "random", "roll_off", "rules", "languages", "corrected"),
    *("instead", "rather", "swap", "after", "without", "add"),
)
ROWS = ((), (), (("green", 1),), (("red", 2), ("blue", 0)), (("white", 7), ("red", 1)))
NUMBERS = (None, 0, 1, 2, 3, 4, 5, 6, 7, 12, 25, 36)

I = IntentName  # noqa: E741
SET_UP = (I.PLAYER, I.PLAYER, I.PLAYER_COUNT, I.PLAYER_COUNT, I.YES, I.PRESET, I.NO)
CHANGED = (I.SEATING, I.STARTER, I.SAME_TABLE, I.PLAYER_LANGUAGE, I.HOUSE_RULE)
FITTING = {
    Scope.LANGUAGE: (I.LANGUAGE,),
    Scope.STARTING: (I.PLAYER, I.ROLL, I.ROLL, I.TIE, I.STARTER, I.UNDO),
    Scope.SETUP: (*SET_UP, *SET_UP, *CHANGED),
    Scope.BIDDING: (I.BID, I.BID, I.BID, I.BID, I.DUDO, I.CALZA, I.PLUS_ONE, I.DIRECTION),
    Scope.CONFIRMING: (I.YES, I.NO),
    Scope.CHOOSING: (I.CHOICE, I.YES, I.NO, I.BID),
    Scope.CALLER: (I.PLAYER,),
    Scope.COUNTING: (I.COUNT,),
    Scope.PAUSED: (I.RESUME,),
    Scope.OVER: (I.NEW_GAME, I.UNDO),
}


def random_opening(random: Random) -> Outcome:
    options = {
        "start_dice": random.choice((1, 2, 5)),
        "direction": random.choice(("clockwise", "loser_chooses")),
        "dudo_by": random.choice(("turn_player", "any_but_bidder")),
        "max_bid": random.choice(("none", "dice_in_play")),
        "calza_requires_lost_die": random.choice(("no", "ever")),
        "palifico_ones_wild": random.random() < 0.3,
        "lost_dice_visible": random.random() < 0.5,
    }
    variant = with_options(load_variant(random.choice(preset_names())), options)
    last = LastTable("fr", variant, PLAYERS, (("red", "en"),))
    table = Settings(
        "en",
        (variant, load_variant("polish-classic")),
        languages=random.choice(((), ("en", "fr"))),
        ask_language=random.random() < 0.5,
        last=random.choice((None, last, *LastTableFault)),
        announce=random.choice(tuple(Announce)),
        player_languages=(("green", "fr"),),
    )
    if random.random() < 0.2:
        return set_up(table)
    return start(table, PLAYERS, random.choice((None, *PLAYERS)))


def random_input(random: Random, state: State) -> Input:
    if random.random() < 0.1:
        return Drawn(random.choice(NAMES))
    speaker = random.choice(PLAYERS) if random.random() < 0.1 else None
    language = random.choice((None, "en", "fr"))
    return Heard(random_interpretation(random, state), language, speaker)


def random_interpretation(random: Random, state: State) -> Interpretation:
    chance = random.random()
    if chance < 0.8:
        return random_reading(random, state)
    if chance < 0.9:
        readings = [random_reading(random, state) for _ in range(random.randint(1, 3))]
        return Unclear(tuple(readings))
    half = Intent(I.BID, random.choice(NUMBERS), random.choice((None, 1, 5)))
    return NotUnderstood(random.choice(tuple(Reason)), random.choice((None, half)))


def random_reading(random: Random, state: State) -> Understood:
    score = random.choice((0.3, 0.9, 1.0))
    if random.random() < 0.75:
        return Understood(fitting_intent(random, state), score)
    return Understood(random_intent(random), score)


def fitting_intent(random: Random, state: State) -> Intent:
    name = random.choice(FITTING[listening(state).scope])
    intent = Intent(name)
    match name:
        case I.BID if state.history is not None and least_legal(state.game):
            bid = random.choice(least_legal(state.game))
            intent = Intent(name, bid.quantity + random.choice((0, 0, 1, 20)), bid.face)
        case I.PLAYER | I.CALZA:
            intent = Intent(name, player=random.choice(PLAYERS))
        case I.SEATING | I.STARTER | I.PLAYER_LANGUAGE:
            names = random.sample(NAMES, random.randint(1, 2))
            intent = Intent(
                name, player=names[0], choice=random.choice(CHOICES), others=tuple(names[1:])
            )
        case I.ROLL | I.TIE:
            player, also = random.choice((None, *NAMES)), random.choice(ROWS)
            intent = Intent(name, random.randint(1, 6), player=player, also=also)
        case I.LANGUAGE:
            intent = Intent(name, choice=random.choice(("en", "fr")))
        case I.COUNT | I.PLAYER_COUNT:
            player = random.choice((None, None, *NAMES)) if name is I.COUNT else None
            also = random.choice(ROWS) if player is not None else ()
            intent = Intent(name, count=random.randint(0, 4), player=player, also=also)
        case I.HOUSE_RULE:
            intent = Intent(name, choice=random.choice((*HOUSE_RULES, "own")))
        case I.CHOICE | I.DIRECTION | I.PRESET:
            intent = Intent(name, choice=random.choice(CHOICES))
    return intent


def random_intent(random: Random) -> Intent:
    return Intent(
        random.choice(tuple(IntentName)),
        quantity=random.choice(NUMBERS),
        face=random.choice((None, 1, 2, 3, 4, 5, 6)),
        player=random.choice((None, None, *NAMES)),
        count=random.choice(NUMBERS),
        choice=random.choice((None, *CHOICES)),
        others=random.choice(((), ("green",), ("white", "red"))),
        also=random.choice(ROWS),
    )

"""What was not clear: asked about, asked again, or left alone.

The first failure asks to say it again, the second says how to say it, the
third how to go on without the microphone; then the referee is silent until
something is understood.
"""

from __future__ import annotations

from dataclasses import replace

from voice_perudo.language.grammar import WAIT
from voice_perudo.language.interpretation import (
    BIDS,
    Intent,
    IntentName,
    Reason,
    Understood,
    is_half_bid,
    is_whole_bid,
)
from voice_perudo.referee.asking import ask_first
from voice_perudo.referee.effects import Message
from voice_perudo.referee.halves import raised_face
from voice_perudo.referee.inquiries import INQUIRIES
from voice_perudo.referee.mistakes import mistaken, repeats_bid, undo
from voice_perudo.referee.modes import (
    AskingCaller,
    AskingHalf,
    Bidding,
    Choosing,
    Confirming,
    Counting,
    Leave,
    Mode,
    Over,
    Paused,
    PlaceBid,
    SettingUp,
    SetupStep,
    StartAgain,
    Starting,
)
from voice_perudo.referee.moves import attempt, call
from voice_perudo.referee.prompts import half_question, prompt
from voice_perudo.referee.questions import is_forgotten
from voice_perudo.referee.readings import bid_meant
from voice_perudo.referee.recounting import doubtful_recount
from voice_perudo.referee.reply import Reply, without_question
from voice_perudo.referee.state import Said, State
from voice_perudo.rules.values import Player

HARMLESS = INQUIRIES | {
    IntentName.STOP,
    IntentName.PAUSE,
    IntentName.RESUME,
    IntentName.READY,
}
"""Intents that cost nothing when wrongly acted on."""

ANSWERS = frozenset({IntentName.YES, IntentName.NO, IntentName.CHOICE})
"""Intents that mean something only in answer to a question; never guessed."""

_TOO_MANY_TO_NAME = 3
"""From so many values on, the question is “eight what?” and names none of them."""


def misunderstood(state: State) -> Reply:
    """Asks again where an answer is awaited; elsewhere it was not meant for the referee."""
    if isinstance(state.mode, Bidding | AskingHalf | Paused | Over):
        return Reply(state)
    return asked_again(state)


def asked_again(state: State) -> Reply:
    """One more failure: say it again, say it otherwise, go on by hand, silence."""
    failed = replace(state, failures=state.failures + 1)
    match failed.failures:
        case 1:
            messages = (Message.of("say-again"), *prompt(state))
        case 2:
            messages = (Message.of(rephrase_id(state.mode)),)
        case 3:
            messages = (Message.of("by-hand"),)
        case _:
            messages = ()
    return Reply(failed, messages, understood=False)


def half_understood(state: State, reason: Reason) -> Reply:
    """The reply to what is told of the table and not wholly understood: nothing is changed.

    All is asked again, so that no “yes” is said to what was to be changed.
    """
    if not isinstance(state.mode, SettingUp):
        return misunderstood(state)
    unknown = reason is Reason.UNKNOWN_NAME
    told = Message.of("name-not-known" if unknown else "understood-partly")
    return Reply(state, (told, *prompt(state)), understood=False)


def rephrase_id(mode: Mode) -> str:
    """The id of the message that tells how to answer the open question."""
    match mode:
        case Confirming():
            return "rephrase-yes-no"
        case Choosing(options):
            return _rephrase_choice(options)
        case Starting(rolls=rolls) if rolls:
            return "help-roll-off"
        case AskingCaller() | Starting():
            return "rephrase-player"
        case Counting():
            return "rephrase-count"
        case SettingUp():
            return "rephrase-setup"
        case _:
            return "rephrase-bid"


def _rephrase_choice(options: tuple[Intent, Intent]) -> str:
    names = {option.name for option in options}
    if names <= BIDS:
        return "rephrase-bid"
    if names == {IntentName.COUNT}:
        return "rephrase-count"
    return "rephrase-player" if names == {IntentName.PLAYER} else "rephrase-choice"


def weigh(
    state: State, candidates: tuple[Understood, ...], speaker: Player | None
) -> Reply | Intent | None:
    """What readings that are close come to: a question, an intent to act on, or nothing."""
    if (answer := _answer_beside_names(state, candidates)) is not None:
        return answer
    intents = _worth_asking(_that_change_something(state, candidates))
    if not intents or any(intent.name in ANSWERS for intent in intents):
        return None
    first, *others = intents
    if (question_of_one := _one_value_open(state, intents)) is not None:
        return question_of_one
    if all(intent.name in HARMLESS or is_forgotten(state.mode, intent) for intent in intents):
        return first
    if not others:
        return first if is_half_bid(first) else _doubtful_one(state, first, speaker)
    if not can_choose(without_question(state.mode), {first.name, others[0].name}):
        return None
    back = state.mode
    if not isinstance(back, AskingCaller | AskingHalf):
        back = without_question(back)
    asked = replace(state, mode=Choosing((first, others[0]), back))
    question = prompt(asked)
    named = {value for _, value in question[0].arguments}
    if len(named) > 1:
        return Reply(asked, question, understood=False)
    # a question that names the same thing twice cannot be answered
    return _doubtful_one(state, _naming_whose(first, others[0]), speaker)


def _naming_whose(first: Intent, second: Intent) -> Intent:
    """Of the same bid as a new one or in place of the last, the one of which it is asked whose."""
    return second if second.name is IntentName.CORRECTION else first


def _answer_beside_names(state: State, candidates: tuple[Understood, ...]) -> Intent | None:
    """“Oui” rather than “Louis”, where yes or no is asked for and nobody can be named."""
    mode = without_question(state.mode)
    yes_or_no = (SetupStep.PRESET, SetupStep.READ_BACK)
    if not isinstance(mode, SettingUp) or mode.step not in yes_or_no:
        return None
    answers = {c.intent for c in candidates if c.intent.name in (IntentName.YES, IntentName.NO)}
    others = {c.intent.name for c in candidates} - {IntentName.YES, IntentName.NO}
    return answers.pop() if len(answers) == 1 and others <= {IntentName.PLAYER} else None


def _that_change_something(state: State, candidates: tuple[Understood, ...]) -> tuple[Intent, ...]:
    """The readings but those that put a bid in its own place, if there are others."""
    intents = tuple(dict.fromkeys(c.intent for c in candidates))
    return tuple(i for i in intents if not repeats_bid(state, i)) or intents


def _worth_asking(intents: tuple[Intent, ...]) -> tuple[Intent, ...]:
    """The readings a question can name, weightiest first; half a bid only beside a whole one."""
    intents = tuple(i for i in intents if i.choice != WAIT) or intents
    whole = tuple(intent for intent in intents if not is_half_bid(intent))
    if not any(intent.name in BIDS for intent in whole):
        intents = whole or intents[:1]
    return tuple(sorted(intents, key=lambda intent: intent.name in HARMLESS))


def _one_value_open(state: State, intents: tuple[Intent, ...]) -> Reply | None:
    """Of three bids or more that differ in one value, that value is asked for."""
    mode = without_question(state.mode)
    bids = {(i.quantity, i.face) for i in intents if is_whole_bid(i)}
    if not isinstance(mode, Bidding) or len(bids) != len(intents) or len(bids) < _TOO_MANY_TO_NAME:
        return None
    quantities, faces = {quantity for quantity, _ in bids}, {face for _, face in bids}
    if len(quantities) == 1:
        asking = AskingHalf(quantity=quantities.pop(), back=mode)
    elif len(faces) == 1:
        asking = AskingHalf(face=faces.pop(), back=mode)
    else:
        return None
    question = (half_question(asking.quantity, asking.face),)
    return Reply(replace(state, mode=asking, half_asked=True), question, understood=False)


def can_choose(mode: Mode, names: set[IntentName]) -> bool:
    """Whether a question between the two could be answered in the scope where they were heard."""
    match mode:
        case SettingUp():
            return names in ({IntentName.PLAYER}, {IntentName.PLAYER_COUNT})
        case Starting():
            return names == {IntentName.PLAYER}
        case Paused():
            return False
        case _:
            return True


def _doubtful_one(state: State, intent: Intent, speaker: Player | None) -> Reply | None:
    """One reading, not believed enough to act on: confirmed first."""
    mode = without_question(state.mode)
    reply: Reply | None = None
    match intent.name:
        case IntentName.QUIT:
            reply = ask_first(state, Leave())
        case IntentName.NEW_GAME if state.history is not None and not isinstance(mode, Paused):
            reply = ask_first(state, StartAgain())
        case IntentName.UNDO if state.history is not None and not isinstance(mode, Paused):
            reply = undo(state, Said(intent, clear=False))
        case IntentName.DUDO | IntentName.CALZA if isinstance(mode, Bidding):
            reply = call(state, Said(intent, clear=False, speaker=speaker))
        case name if name in BIDS and isinstance(mode, Bidding):
            reply = _doubtful_bid(state, intent)
        case IntentName.COUNT if isinstance(mode, Bidding | Over):
            reply = doubtful_recount(state, intent)
    return reply and replace(reply, understood=False)


def _doubtful_bid(state: State, intent: Intent) -> Reply | None:
    placed, turn = state.game.placed, state.game.turn
    bid = bid_meant(intent, state.game)
    if bid is None:
        return None
    if repeats_bid(state, intent):
        return mistaken(state)
    if intent.name is IntentName.CORRECTION and placed is not None:
        if intent.player not in (None, placed.bidder):
            return None  # said of dice, or by another player
        return attempt(state, PlaceBid(placed.bidder, bid, corrects=True), clear=False)
    raised = raised_face(state, intent, bid)
    return attempt(state, PlaceBid(intent.player or turn or "", raised), clear=False)

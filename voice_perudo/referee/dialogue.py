"""The referee's side of the conversation: a pure reducer from what is heard to what is done.

Questions about what was heard (is that right, which of the two, who called,
eight what) lie over the mode the game itself is in. They never have to be
answered: any other thing said clearly replaces them. Everything accepted has
an audible result, and silence means that nothing was accepted.
"""

from __future__ import annotations

from dataclasses import replace

from voice_perudo.language.grammar import BUT, CHALLENGE, OTHERS, WAIT
from voice_perudo.language.interpretation import (
    Intent,
    IntentName,
    Interpretation,
    NotUnderstood,
    Reason,
    Scope,
    Unclear,
    Understood,
    is_half_bid,
)
from voice_perudo.language.scopes import WRITTEN_INTENTS
from voice_perudo.referee.as_much import as_much
from voice_perudo.referee.asked_bids import as_bid_asked_about
from voice_perudo.referee.asking import ask_first
from voice_perudo.referee.bidding import bidding
from voice_perudo.referee.counted_aloud import meant_after_counting
from voice_perudo.referee.counting import counting
from voice_perudo.referee.doubt import asked_again, half_understood, misunderstood, weigh
from voice_perudo.referee.effects import Effect, Finish, Hush, Listen, Message, Record, Say
from voice_perudo.referee.first_bids import as_first_bid
from voice_perudo.referee.foreign_bids import told_language
from voice_perudo.referee.halves import as_other_half
from voice_perudo.referee.helping import helping
from voice_perudo.referee.inquiries import INQUIRIES, inquiry
from voice_perudo.referee.late_counts import as_late_count
from voice_perudo.referee.learning import learn
from voice_perudo.referee.mistakes import undo
from voice_perudo.referee.modes import (
    AskingHalf,
    Bidding,
    Choosing,
    Counting,
    Leave,
    Mode,
    Over,
    Paused,
    SettingUp,
    StartAgain,
    Starting,
    TakeBack,
)
from voice_perudo.referee.moves import attempt
from voice_perudo.referee.offering import OFFERED_WITH, offers
from voice_perudo.referee.over import over
from voice_perudo.referee.prompts import prompt
from voice_perudo.referee.questions import asking_caller, confirming, forgetting
from voice_perudo.referee.readings import chosen
from voice_perudo.referee.recounting import as_recount
from voice_perudo.referee.refused_bids import as_other_bid
from voice_perudo.referee.reminding import nothing_understood
from voice_perudo.referee.reply import Reply, resting_mode, without_question
from voice_perudo.referee.rereading import as_question
from voice_perudo.referee.resuming import resumed
from voice_perudo.referee.roll_off import as_roll
from voice_perudo.referee.scopes import listening
from voice_perudo.referee.setting_up import first_words, setting_up, start_over
from voice_perudo.referee.settings import Announce, Settings
from voice_perudo.referee.starting import begin, drawn, starting
from voice_perudo.referee.state import Drawn, Heard, Input, Recalled, Said, State
from voice_perudo.referee.taking_back import can_take_back
from voice_perudo.referee.the_rest import of_the_rest
from voice_perudo.referee.told_before import remembered
from voice_perudo.referee.tongues import is_of_last_bidder
from voice_perudo.rules.history import History
from voice_perudo.rules.values import Player

_OF_THE_GAME = WRITTEN_INTENTS[Scope.PAUSED]
"""What is answered in a pause by how to end it."""

Outcome = tuple[State, tuple[Effect, ...]]


def set_up(settings: Settings) -> Outcome:
    """A table that is set up by voice."""
    return _opened(first_words(State(settings, Starting())))


def start(
    settings: Settings, players: tuple[Player, ...], starter: Player | None = None
) -> Outcome:
    """A new game for a known table, by the first of the settings' variants.

    Raises:
        UsageError: these players cannot play together, or the starter is none of them.
    """
    return _opened(begin(State(settings, Starting()), settings.variants[0], players, starter))


def resume(
    settings: Settings,
    history: History,
    open: Mode | None = None,
    recalled: Recalled | None = None,
) -> Outcome:
    """A game taken up where it was left.

    ``open``: what had not been answered, as the view tells it; ``None`` if nothing was
    open beyond what the game waits for. ``recalled`` is what was known then, as the view
    tells it; ``None``: no more than the history tells.
    """
    mode = open or resting_mode(history.current)
    if mode == Over():  # offered once: whoever says nothing to it has left it
        mode = Over(left=True)
    if recalled is None:
        recalled = Recalled(verdict=history.ends_with_verdict)
    state = State(
        settings,
        mode,
        history,
        half_asked=recalled.half_asked or isinstance(mode, AskingHalf),
        refusal=recalled.refusal,
        refused_bid=recalled.refused_bid,
        counted=recalled.counted,
        verdict=recalled.verdict,
        told=recalled.told,
    )
    return _opened(resumed(state))


def resume_set_up(settings: Settings, open: Mode) -> Outcome:
    """A set-up taken up where it was left, in the settings' language; ``open`` as above."""
    return _opened(resumed(State(settings, open)))


def step(state: State, given: Input) -> Outcome:
    """The dialogue after one utterance, or after the starter has been drawn."""
    if isinstance(given, Drawn):
        return _effects(state, drawn(state, given), None)
    return _effects(state, learn(state, given, _hear(state, given)), given.language)


def _opened(reply: Reply) -> Outcome:
    state, effects = _effects(reply.state, reply, None)
    return state, (*effects, listening(state))


def _effects(before: State, reply: Reply, heard_in: str | None) -> Outcome:
    """The reply as state and effects; a silent one changes nothing but the counts of failures."""
    if not (reply.messages or reply.events or reply.others):
        counted = reply.state
        return replace(before, failures=counted.failures, unheard=counted.unheard), ()
    state = replace(
        remembered(reply.state),
        failures=0 if reply.understood else reply.state.failures,
        unheard=unheard if (unheard := reply.state.unheard) > before.unheard else 0,
        said=reply.messages or reply.state.said,
    )
    recorded = (Record(reply.events),) if reply.events else ()
    said = (Say(reply.messages, _language(reply, heard_in)),) if reply.messages else ()
    scope = listening(state)
    leaving = any(isinstance(other, Finish) for other in reply.others)
    listen: tuple[Listen, ...] = () if leaving or scope == listening(before) else (scope,)
    offered = offers(state) if any(m.id in OFFERED_WITH for m in reply.messages) else ()
    return state, (*recorded, *said, *offered, *reply.others, *listen)


def _language(reply: Reply, heard_in: str | None) -> str:
    """The table's language, or that of whoever is spoken to.

    News is told to the player on turn; an answer is given to whoever asked.
    """
    settings, history = reply.state.settings, reply.state.history
    if settings.announce is Announce.TABLE or history is None:
        return settings.language
    own = settings.language_of(history.current.turn)
    return own if reply.events or heard_in is None else heard_in


def _hear(state: State, heard: Heard) -> Reply:
    if is_of_last_bidder(state, heard):  # what the player on turn began or was refused is not meant
        state = replace(state, mode=without_question(state.mode), refused_bid=None)
    told = of_the_rest(state, as_much(state, as_question(heard.interpretation)))
    match as_roll(state, _put_right(state, told)):
        case Understood(intent, score):
            clear = score >= state.settings.clear
            return _act(state, Said(intent, clear, heard.speaker))
        case Unclear(candidates):
            return _doubt(state, candidates, heard.speaker)
        case NotUnderstood(reason, partial):
            return _not_understood(state, reason, partial, heard.speaker)


def _put_right(state: State, interpretation: Interpretation) -> Interpretation:
    """What “no, two” means after what was said last."""
    interpretation = as_bid_asked_about(state, interpretation)
    counted = as_late_count(state, as_recount(state, interpretation))
    return as_first_bid(state, as_other_half(state, as_other_bid(state, counted)))


def _act(state: State, said: Said) -> Reply:
    """Takes the intent as an answer to what is asked, else as something new."""
    if said.intent.name is IntentName.STOP:
        return Reply(state, others=(Hush(),))
    if said.intent.choice == WAIT:  # as the referee does: what is said next counts
        return Reply(replace(state, unheard=0))
    if said.intent.choice == BUT and not isinstance(state.mode, SettingUp):
        return Reply(state, prompt(state))  # what is to be changed may follow, and is no answer
    under = without_question(state.mode)
    if not isinstance(under, Paused) and (reply := inquiry(state, said)) is not None:
        return reply
    if (reply := _answer(state, said)) is not None:
        return reply
    mode = state.mode if isinstance(state.mode, AskingHalf) else under
    reply = _something_new(replace(state, mode=mode), said)
    return misunderstood(state) if reply is None else reply


def _answer(state: State, said: Said) -> Reply | None:
    if isinstance(state.mode, Choosing):
        reply = _choose(state, state.mode, said)
    else:
        reply = confirming(state, said) or asking_caller(state, said)
    return reply or forgetting(state, said)


def _choose(state: State, choice: Choosing, said: Said) -> Reply | None:
    asked = replace(state, mode=choice.back)
    if said.intent.name is IntentName.NO:
        return asked_again(asked)
    game = state.game if state.history is not None else None
    option = meant_after_counting(state, said.intent) or chosen(choice.options, said.intent, game)
    if isinstance(option, Reply):
        return option
    if option is None:
        return misunderstood(state) if is_half_bid(said.intent) else None
    # chosen from two on request: as sure as if it had been confirmed
    return _act(replace(asked, half_asked=False), Said(option, True, said.speaker))


def _something_new(state: State, said: Said) -> Reply | None:
    if isinstance(state.mode, Paused):
        return _paused(state, state.mode, said.intent)
    match said.intent.name:
        case IntentName.PAUSE:
            return Reply(replace(state, mode=Paused(state.mode)), (Message.of("paused"),))
        case IntentName.QUIT:
            return attempt(state, Leave(), said.clear)
        case IntentName.UNDO if state.history is not None:
            return undo(state, said)
        case IntentName.NEW_GAME if said.intent.choice == OTHERS:
            return Reply(state, (Message.of("same-table-only"),))
        case IntentName.NEW_GAME if state.history is not None:
            return attempt(state, StartAgain(), said.clear)
    match state.mode:
        case SettingUp() as mode:
            return setting_up(state, mode, said)
        case Starting() as mode:
            return starting(state, mode, said)
        case Bidding() | AskingHalf():
            return bidding(state, said)
        case Counting():
            return counting(state, said)
        case Over():
            return over(state, said)
        case _:
            return None


def _paused(state: State, mode: Paused, said: Intent) -> Reply | None:
    match said.name:
        case IntentName.RESUME | IntentName.READY:
            going_on = replace(state, mode=mode.back)
            return Reply(going_on, (Message.of("resumed"), *prompt(going_on)))
        case IntentName.QUIT:
            return ask_first(state, Leave())
        case IntentName.NEW_GAME:
            return start_over(state) if state.history is None else ask_first(state, StartAgain())
        case IntentName.UNDO if state.history is not None:
            last = TakeBack(said.choice == CHALLENGE)
            return ask_first(state, last) if can_take_back(last, mode, state.past) else None
        case IntentName.HELP:
            return Reply(state, helping(state))
        case name if name in INQUIRIES:  # typed, as what is told of the game
            told = inquiry(replace(state, mode=without_question(mode.back)), Said(said))
            return None if told is None else Reply(state, told.messages)
        case name if name in _OF_THE_GAME:  # typed: among talk they are not listened for
            return Reply(state, prompt(state))
        case _:
            return None


def _doubt(state: State, candidates: tuple[Understood, ...], speaker: Player | None) -> Reply:
    if isinstance(state.mode, Choosing):
        offered = [c.intent for c in candidates if c.intent in state.mode.options]
        if len(offered) == 1:
            return _act(state, Said(offered[0], True, speaker))
        return misunderstood(state)
    match weigh(state, candidates, speaker):
        case Reply() as reply:
            return reply
        case Intent() as intent:
            return _act(state, Said(intent, True, speaker))
        case _:
            return misunderstood(state)


def _not_understood(
    state: State, reason: Reason, partial: Intent | None, speaker: Player | None
) -> Reply:
    if reason is Reason.SILENCE:
        return Reply(state)
    if reason is Reason.TALK:
        return nothing_understood(state)
    if reason in (Reason.UNKNOWN_NAME, Reason.PARTLY):
        return half_understood(state, reason)
    if reason is Reason.OTHER_LANGUAGE:
        return told_language(state)
    if reason is Reason.INCOMPLETE_BID and partial is not None:
        under = without_question(state.mode)
        if isinstance(under, Bidding | AskingHalf):
            half = replace(partial, name=IntentName.BID)
            return _act(state, Said(half, False, speaker))
    return misunderstood(state)

"""Where two faces are counted: what was told of one of them alone is half a count.

The other one is asked for: “Four pacos. And sixes?” A number alone answers that; after “no” it is
told in place of the first. Where it may as well be everybody's count it is asked which was meant.
"""

from __future__ import annotations

from dataclasses import replace

from voice_perudo.language.grammar import PUTS_COUNT_RIGHT, SELF, TOTAL
from voice_perudo.language.interpretation import Intent, IntentName
from voice_perudo.referee.effects import Message
from voice_perudo.referee.narration import count_request
from voice_perudo.referee.prompts import choice_question, other_face_question, prompt
from voice_perudo.referee.reply import Reply
from voice_perudo.referee.state import Choosing, Counting, OneFace, Said, State
from voice_perudo.rules.challenge import faces_to_count
from voice_perudo.rules.values import Player


def of_all_faces(state: State, mode: Counting, said: Said, counter: Player | None) -> Said | Reply:
    """The count of all faces that count; or a question where it is not known yet.

    ``counter``: whose dice they are, ``None`` for everybody's.
    """
    intent, faces = said.intent, faces_to_count(state.game)
    named = set(intent.faces) if intent.face is None else {intent.face}
    if not named <= set(faces):
        return Reply(state, prompt(state))
    if len(faces) == 1:
        return said
    before = mode.told
    if intent.face is None:
        answers = before is not None and not intent.faces and _is_his(before, intent)
        return _number(state, mode, before, said) if before is not None and answers else said
    if intent.also:  # of each of them both faces would have to be asked for
        afresh = replace(state, mode=replace(mode, told=None))
        return Reply(afresh, (count_request(state.game), Message.of("rephrase-count")))
    told = OneFace(intent.face, intent.count or 0, counter)
    adds = before is not None and before.face != told.face and _is_his(before, intent)
    if before is not None and adds and intent.choice not in PUTS_COUNT_RIGHT:
        return _sum(said, before)
    return _asked(state, mode, told)


def _is_his(told: OneFace, intent: Intent) -> bool:
    """Whether the same player's dice are told, or nobody is named."""
    own = SELF if told.player is not None else None
    return not intent.also and intent.player in (None, own, told.player)


def _number(state: State, mode: Counting, told: OneFace, said: Said) -> Said | Reply:
    """A number that names no face, after “And sixes?”"""
    number = said.intent.count or 0
    if said.intent.choice is not None and _is_more_than_his(state, told, number):
        return replace(said, intent=replace(said.intent, player=None, choice=TOTAL))
    if said.intent.choice in PUTS_COUNT_RIGHT and number:
        return _asked(state, mode, replace(told, count=number))
    if said.intent.choice != TOTAL or number < told.count:
        return _sum(said, told)
    # “there are five” may be said of the other face, and of both
    both = replace(_sum(said, told).intent, faces=faces_to_count(state.game))
    if not told.count:
        return replace(said, intent=both)
    options = (replace(both, count=number), both)
    asked = replace(state, mode=Choosing(options, mode))
    return Reply(asked, (choice_question(options, state.game),))


def _is_more_than_his(state: State, told: OneFace, number: int) -> bool:
    """Whether so many can only be everybody's dice, though one player's were told."""
    return told.player is not None and number > state.game.dice_of(told.player)


def _sum(said: Said, told: OneFace) -> Said:
    """The dice of both faces, as everybody's or those of the player who told the first."""
    intent = Intent(
        IntentName.COUNT,
        player=told.player,
        count=told.count + (said.intent.count or 0),
        choice=TOTAL if told.player is None else None,
    )
    return replace(said, intent=intent)


def _asked(state: State, mode: Counting, told: OneFace) -> Reply:
    asked = replace(state, mode=replace(mode, told=told))
    return Reply(asked, other_face_question(state.game, told))

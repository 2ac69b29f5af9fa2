"""Where two faces are counted: what was told of one of them alone is half a count.

The other one is asked for: “Four pacos. And sixes?” A number alone answers that; after “no” it is
told in place of the first. Where it may as well be everybody's count it is asked which was meant.
"""

from __future__ import annotations

from collections.abc import Collection
from dataclasses import replace

from voice_perudo.language.grammar import MORE, PUTS_COUNT_RIGHT, SELF, TOTAL, WHOLE
from voice_perudo.language.interpretation import Intent, IntentName
from voice_perudo.referee.asking import ask_which
from voice_perudo.referee.modes import Counting, Counts, OneFace
from voice_perudo.referee.prompts import other_face_question, prompt
from voice_perudo.referee.reply import Reply
from voice_perudo.referee.state import Said, State
from voice_perudo.rules.challenge import faces_to_count
from voice_perudo.rules.values import ChallengeKind, Game, Player

_FEW = 3
"""So many of the dice of one player seldom count; more are rather everybody's."""


def of_all_faces(state: State, mode: Counting, said: Said, counter: Player | None) -> Said | Reply:
    """The count of all faces that count; or a question where it is not known yet.

    ``counter``: whose dice they are, ``None`` for everybody's.
    """
    intent, faces = said.intent, faces_to_count(state.game)
    before = half_meant(mode, intent)
    adds_to_nothing = intent.choice == MORE and before is None and intent.face is None
    if intent.also and set(intent.faces) <= set(faces):
        return said
    if adds_to_nothing or not faces_named(intent) <= set(faces):
        return Reply(state, prompt(state))
    if len(faces) == 1:
        return said
    if intent.face is None:
        answers = before is not None and not intent.faces
        return _number(state, mode, before, said) if before is not None and answers else said
    told = OneFace(intent.face, intent.count or 0, counter)
    stranger = counter is not None and counter not in state.game.players
    # refused as a count is, before more is asked
    if stranger or told.count > _dice(state.game, counter):
        choice = TOTAL if counter is None else None
        return replace(said, intent=replace(intent, player=counter, face=None, choice=choice))
    if before is None or intent.choice in PUTS_COUNT_RIGHT:
        return _asked(state, mode, told)
    if before.face != told.face:
        return _sum(said, before)
    more = before.count if intent.choice == MORE else 0
    return _asked(state, mode, replace(told, count=told.count + more, player=before.player))


def may_be_ones_own(game: Game, mode: Counting, intent: Intent) -> bool:
    """Whether “two and a paco” may be the first player's dice as well as everybody's, and that
    makes a difference; told again, it is everybody's.
    """
    told = intent.count or 0
    if game.bid is None or game.challenge is None or not intent.faces or intent.also:
        return False
    if intent.player is not None or intent.choice is not None or mode.aloud == told:
        return False
    if not set(intent.faces) <= set(faces_to_count(game)):
        return False
    if replace(mode, aloud=0) != Counting() or told > _FEW:
        return False
    # so many dice hold the bid, whosever they are
    return game.challenge.kind is ChallengeKind.CALZA or told < game.bid.quantity


def whole_count(mode: Counting, said: Said) -> tuple[Counting, Said]:
    """“Three with the pacos”: all that the next player has, or whoever has told a half of it."""
    intent, half = said.intent, mode.asked
    if intent.choice != WHOLE:
        return mode, said
    intent = replace(intent, choice=None)
    if half is None or intent.player not in (None, SELF):
        return mode, replace(said, intent=intent)
    whose = (half.player, None) if half.player is not None else (None, TOTAL)
    intent = replace(intent, player=whose[0], choice=whose[1])
    others = tuple(other for other in mode.halves if other is not half)
    return replace(mode, halves=others), replace(said, intent=intent)


def faces_named(intent: Intent) -> set[int]:
    """Every face that a count names, of whomever."""
    named = {intent.face, *intent.faces, *(face for _, face in intent.also_faces)}
    return {face for face in named if face is not None}


def in_one_breath(
    state: State, intent: Intent, first: Player
) -> tuple[Counts, tuple[OneFace, ...]]:
    """What was told of several players: whole counts, and those of one face that is not all."""
    counts = ((first, intent.count or 0), *intent.also)
    named = dict(intent.also_faces) | ({} if intent.face is None else {first: intent.face})
    part = {p: face for p, face in named.items() if faces_to_count(state.game) != (face,)}
    halves = (OneFace(part[player], n, player) for player, n in counts if player in part)
    return tuple(pair for pair in counts if pair[0] not in part), tuple(halves)


def without(halves: tuple[OneFace, ...], told: Collection[Player | None]) -> tuple[OneFace, ...]:
    """The halves that others have told, now that each tells his own."""
    return tuple(half for half in halves if half.player not in (None, *told))


def half_meant(mode: Counting, intent: Intent) -> OneFace | None:
    """The half that goes together with what is told now: that of whoever is named, or asked."""
    asked = mode.asked
    if intent.also:
        return None
    if asked is not None and intent.player in (None, SELF if asked.player is not None else None):
        return asked
    named = (half for half in mode.halves if half.player == intent.player is not None)
    return next(named, None)


def _number(state: State, mode: Counting, told: OneFace, said: Said) -> Said | Reply:
    """A number that names no face, after “And sixes?”"""
    number = said.intent.count or 0
    if said.intent.choice not in (None, MORE) and _is_more_than_his(state, told, number):
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
    return ask_which(state, options, mode)


def _dice(game: Game, player: Player | None) -> int:
    """How many dice he has, or everybody together."""
    return game.dice_in_play if player is None else game.dice_of(player)


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
    """The other half of this one is asked for, before any that others have told."""
    others = () if told.player is None else without(mode.halves, (told.player,))
    counts = tuple(pair for pair in mode.counts if pair[0] != told.player)
    asked = replace(state, mode=Counting(counts, halves=(told, *others)))
    return Reply(asked, other_face_question(state.game, told))

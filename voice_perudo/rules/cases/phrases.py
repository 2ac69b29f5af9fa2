"""The short phrases in which a flow says what it expects of a step."""

from __future__ import annotations

import re
from collections.abc import Callable
from dataclasses import dataclass

from voice_perudo.errors import UsageError
from voice_perudo.rules.cases.casefile import DIRECTIONS
from voice_perudo.rules.cases.outcome import Claim
from voice_perudo.rules.values import Bid, Player


@dataclass(frozen=True, slots=True)
class _Form:
    """A way of writing a claim: what it is about and how its value is read."""

    pattern: str
    key: str
    value: Callable[[str], object] | object

    def claim(self, phrase: str) -> Claim | None:
        """The claim if the phrase has this form."""
        match = re.fullmatch(self.pattern, phrase)
        if match is None:
            return None
        value = self.value(match[1]) if callable(self.value) else self.value
        return Claim(phrase, self.key, value)


def _bid(text: str) -> str:
    return str(Bid.parse(text))


def _names(text: str) -> list[str]:
    return [] if text in ("none", "[]") else sorted(text.strip("[]").split())


# forms without a name come first, since a name can be any words
_FORMS = (
    _Form(r"legal|ok", "ok", True),
    _Form(r"illegal", "ok", False),
    _Form(r"illegal:? (\S+)", "reason", str),
    _Form(r"confirm", "confirm", "above_dice_in_play"),
    _Form(r"no confirm(?:ation)?", "confirm", None),
    _Form(r"confirm:? (\S+)", "confirm", str),
    _Form(r"challenge (?:not called|called off)|no challenge", "challenge", False),
    _Form(r"challenge (?:called|open|pending)", "challenge", True),
    _Form(r"[Pp]alifico(?: round| next)?", "palifico", True),
    _Form(r"(?:no|not) [Pp]alifico(?: round| next)?|normal round", "palifico", False),
    _Form(r"(?:no|nobody) (?:loser|loses(?: a die)?)", "loser", None),
    _Form(r"(?:no|nobody) (?:gainer|gains(?: a die)?)", "gainer", None),
    _Form(r"(?:no|nobody) (?:elimination|eliminated|out)", "eliminated", None),
    _Form(r"no winner|game not over", "over", False),
    _Form(r"game over|over", "over", True),
    _Form(r"no bid", "bid", None),
    _Form(r"no turn|nobody(?:'s turn| starts)|no (?:next )?starter", "turn", None),
    _Form(r"bid (\d+x\w+)", "bid", _bid),
    _Form(r"bidder (.+)", "bidder", str),
    _Form(r"direction (\w+)", "dir", lambda text: DIRECTIONS[text]),
    _Form(r"(\d+) dice in play|total (\d+) dice", "total_dice", int),
    _Form(r"palifico_used (.+)", "palifico_used", _names),
    _Form(r"ever_lost (.+)", "ever_lost", _names),
    _Form(r"(?:loser|loses) (.+)", "loser", str),
    _Form(r"(.+) loses(?: a die)?", "loser", str),
    _Form(r"(?:gainer|gains) (.+)", "gainer", str),
    _Form(r"(.+) gains(?: a die)?", "gainer", str),
    _Form(r"eliminated (.+)", "eliminated", str),
    _Form(r"(.+) (?:is )?(?:eliminated|out)", "eliminated", str),
    _Form(r"winner (.+)", "winner", str),
    _Form(r"(.+) wins", "winner", str),
    _Form(r"(?:turn|next turn|next) (.+)", "turn", str),
    _Form(r"(?:starter|next starter|starts) (.+)", "turn", str),
    _Form(r"(.+) (?:starts|to bid|is on turn)", "turn", str),
)
_PLAYER_KEYS = {"loser", "gainer", "eliminated", "winner", "turn", "bidder"}


def claims_of(expectation: str, players: tuple[Player, ...]) -> tuple[list[Claim], list[str]]:
    """The claims of an expectation, and the phrases that could not be read.

    Phrases are separated by commas; ``"4 dice"`` without a name is about the
    player last named.
    """
    claims: list[Claim] = []
    unread: list[str] = []
    subject: Player | None = None
    for phrase in (part.strip() for part in re.split(r"[,;]", expectation)):
        if phrase in ("", "-"):
            continue
        found = _claims(phrase, subject, players)
        if not found:
            unread.append(phrase)
        for claim in found:
            claims.append(claim)
            named = claim.player or (claim.expected if claim.key in _PLAYER_KEYS else None)
            subject = named if isinstance(named, str) else subject
    return claims, unread


def _claims(phrase: str, subject: Player | None, players: tuple[Player, ...]) -> list[Claim]:
    if (dice := re.fullmatch(r"(?:(.+?):? )?(\d+) (?:die|dice)(?: left)?", phrase)) is not None:
        player = dice[1] or subject
        return [Claim(phrase, "dice", int(dice[2]), player)] if player in players else []
    if (bid := re.fullmatch(r"(bid \S+) by (.+)", phrase)) is not None:
        return [*_claims(bid[1], subject, players), *_claims(f"bidder {bid[2]}", subject, players)]
    for form in _FORMS:
        try:
            claim = form.claim(phrase)
        except (UsageError, KeyError):
            continue
        if claim is None:
            continue
        is_stranger = claim.key in _PLAYER_KEYS and claim.expected not in (*players, None)
        if not is_stranger:
            return [claim]
    return []

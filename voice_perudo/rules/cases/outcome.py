"""What came of a step, and whether what a file claims about it is so."""

from __future__ import annotations

from dataclasses import dataclass

from voice_perudo.rules.actions import (
    Action,
    CallCalza,
    CallDudo,
    Confirmation,
    Illegal,
    IllegalReason,
    ReportCounts,
    ReportTotal,
    call_by,
)
from voice_perudo.rules.events import ChallengeSettled, Event, PlayerEliminated
from voice_perudo.rules.game import needs_confirmation
from voice_perudo.rules.history import History
from voice_perudo.rules.values import Challenge, ChallengeKind, Game, Player, Settlement

Report = ReportTotal | ReportCounts


@dataclass(frozen=True, slots=True)
class Claim:
    """One thing a file expects: ``expected`` is what ``Outcome.observe`` must give."""

    text: str
    key: str
    expected: object
    player: Player | None = None


@dataclass(frozen=True, slots=True)
class Outcome:
    """The history after a step, and what the step brought."""

    history: History
    events: tuple[Event, ...] = ()
    refusal: Illegal | None = None
    refused: Action | None = None
    confirmation: Confirmation | None = None

    @property
    def game(self) -> Game:
        """The game after the step."""
        return self.history.current

    @property
    def settlement(self) -> Settlement | None:
        """How the step settled a challenge, if it did."""
        settled = [e.settlement for e in self.events if isinstance(e, ChallengeSettled)]
        return settled[0] if settled else None

    def observe(self, key: str, player: Player | None = None) -> object:
        """The value behind one expectation key; ``KeyError`` if there is no such key."""
        game, settlement = self.game, self.settlement
        if key == "dice":
            return game.dice_of(player) if player in game.players else None
        return {
            "ok": self.refusal is None,
            "reason": self.refusal.reason if self.refusal else None,
            "confirm": self.confirmation,
            "turn": game.turn,
            "next_turn": game.turn,
            "next_starter": game.turn,
            "bid": str(game.bid) if game.bid else None,
            "bidder": game.placed.bidder if game.placed else None,
            "challenge": game.challenge is not None,
            "loser": settlement.loser if settlement else None,
            "gainer": settlement.gainer if settlement else None,
            "eliminated": self._eliminated(),
            "winner": game.winner,
            "over": game.winner is not None,
            "palifico": game.palifico,
            "palifico_next": game.palifico,
            "palifico_used": sorted(game.palifico_used),
            "ever_lost": sorted(game.ever_lost),
            "dir": game.direction,
            "total_dice": game.dice_in_play,
        }[key]

    def satisfies(self, claim: Claim) -> bool:
        """Whether the claim is so."""
        if claim.key == "reason":
            return claim.expected in self._true_reasons()
        return self.observe(claim.key, claim.player) == claim.expected

    def describe(self, claim: Claim) -> str:
        """What is the case instead of the claim."""
        if self.refusal is not None:
            return f"illegal {self.refusal.reason}"
        if claim.key in ("ok", "reason"):
            return "legal"
        found = self.observe(claim.key, claim.player)
        name = f"{claim.player} dice" if claim.player else claim.key
        return f"{name} {'none' if found is None else found}"

    def _eliminated(self) -> Player | None:
        gone = [event.player for event in self.events if isinstance(event, PlayerEliminated)]
        return gone[0] if gone else None

    def _true_reasons(self) -> set[str]:
        """The reason given, and another that is as true.

        The last bidder who challenges out of turn fails on both counts where
        only the player on turn may challenge; either reason is right.
        """
        if self.refusal is None:
            return set()
        variant = self.game.variant
        match self.refused:
            case CallDudo(caller):
                by_turn = variant.dudo_by == "turn_player"
            case CallCalza(caller):
                by_turn = variant.calza_by == "turn_player"
            case _:
                return {self.refusal.reason}
        placed = self.game.placed
        if by_turn and placed is not None and placed.bidder == caller:
            return {IllegalReason.OWN_BID, IllegalReason.NOT_YOUR_TURN, self.refusal.reason}
        return {self.refusal.reason}


def act(history: History, action: Action) -> Outcome:
    """One action."""
    confirmation = needs_confirmation(history.current, action)
    after = history.apply(action)
    if isinstance(after, Illegal):
        return Outcome(history, refusal=after, refused=action)
    return Outcome(after, after.last_events, confirmation=confirmation)


def challenge(
    history: History, kind: ChallengeKind, caller: Player, report: Report | None
) -> Outcome:
    """A challenge and its count, as one step; a call already standing is only counted."""
    if history.current.challenge != Challenge(kind, caller):
        called = act(history, call_by(kind, caller))
        if called.refusal is not None or report is None:
            return called
        history = called.history
    return act(history, report) if report is not None else Outcome(history)

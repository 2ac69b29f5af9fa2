"""The players of a simulated evening: whatever the referee waits for, they know what to say."""

from __future__ import annotations

from random import Random

from voice_perudo.bench.live_trials import phrase
from voice_perudo.language.grammar import ListKind
from voice_perudo.language.interpretation import IntentName
from voice_perudo.language.pack import LanguagePack
from voice_perudo.referee.modes import AskingCaller, Confirming, Counting, Leave, Over, Paused
from voice_perudo.referee.state import State
from voice_perudo.rules.values import FACES, Bid, Game

_HIGHEST = 6
"""A bid of so many dice is always doubted; lower ones now and then."""

_DOUBT = 0.3


class Players:
    """Game after game, in one language; ``games`` is how many they have ended."""

    def __init__(self, pack: LanguagePack, drawn: Random) -> None:
        self.games = 0
        self._pack = pack
        self._drawn = drawn

    def due(self, state: State) -> tuple[str, str]:
        """What to say in this state of the game, and how it is typed."""
        intent = IntentName.YES
        match state.mode:
            case Over():
                self.games += 1
                intent = IntentName.NEW_GAME
            case Confirming(Leave()):
                intent = IntentName.NO
            case Confirming():
                pass
            case Paused():
                intent = IntentName.RESUME
            case Counting():
                return self._count(state.game)
            case AskingCaller():
                name = state.game.turn or state.game.players[0]
                return name, name
            case _:
                bid = self._bid(state.game.bid)
                if bid is not None:
                    said = self._pack.messages.render("name-bid", {"bid": bid})
                    return said.spoken, said.text
                intent = IntentName.DUDO
        line = phrase(self._pack, intent)
        return line, line

    def _bid(self, before: Bid | None) -> Bid | None:
        """The next bid; ``None``: the one before is doubted."""
        if before is None:
            return Bid(self._drawn.randint(1, 3), self._drawn.choice(FACES[1:]))
        if before.quantity >= _HIGHEST or self._drawn.random() < _DOUBT:
            return None
        return Bid(before.quantity + 1, before.face)

    def _count(self, game: Game) -> tuple[str, str]:
        """About as many as were bid, but never more than lie there: that would be refused."""
        least = game.bid.quantity if game.bid is not None else 2
        number = min(max(1, least + self._drawn.randint(-2, 1)), game.dice_in_play)
        words = next(
            " ".join(pattern)
            for pattern, value in self._pack.phrasebook.grammar.forms(ListKind.NUMBER)
            if value == number
        )
        return words, str(number)

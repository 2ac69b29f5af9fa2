"""One typed sentence interpreted as if somebody at the table had said it."""

from __future__ import annotations

from voice_perudo.hearing import Hearing
from voice_perudo.language.interpretation import Intent, IntentName, Interpretation, Scope
from voice_perudo.language.matching import MatchContext
from voice_perudo.language.pack import load_language
from voice_perudo.rules.values import PACO, Bid


def understand(
    text: str,
    language: str,
    scope: Scope = Scope.BIDDING,
    current: Bid | None = None,
    players: tuple[str, ...] = (),
) -> Interpretation:
    """What a typed sentence means; ``current`` is the bid on the table.

    Legality is judged by the common rule (more dice, or as many of a higher face,
    pacos counting double) since no game is known.

    Raises:
        UsageError: there is no such language.
    """

    def legal(intent: Intent) -> bool:
        return current is None or may_follow(intent, current)

    context = MatchContext(scope, players, legal if current else None, current)
    return load_language(language).interpret(Hearing.typed(text), context)


def may_follow(intent: Intent, current: Bid) -> bool:
    """Whether a bid is higher than the current one, as most rules agree; other intents always."""
    quantity, face = intent.quantity, intent.face
    if intent.name is not IntentName.BID or quantity is None or face is None:
        return True
    if face == PACO and current.face != PACO:
        return 2 * quantity >= current.quantity
    if face != PACO and current.face == PACO:
        return quantity > 2 * current.quantity
    return (quantity, face) > (current.quantity, current.face)

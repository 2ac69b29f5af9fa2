"""The notation of ``tests/cases``: an interpretation as a short text."""

from voice_perudo.language.interpretation import (
    Intent,
    IntentName,
    Interpretation,
    NotUnderstood,
    Reason,
    Understood,
)


def described(interpretation: Interpretation) -> str:
    """``8x5``, ``calza vert``, ``unclear 25|20x5``, ``half 8``, ``none talk``."""
    if isinstance(interpretation, Understood):
        return intent_text(interpretation.intent)
    if isinstance(interpretation, NotUnderstood):
        if interpretation.reason is Reason.INCOMPLETE_BID and interpretation.partial:
            return f"half {_bid(interpretation.partial)}"
        return f"none {interpretation.reason}"
    candidates = (intent_text(candidate.intent) for candidate in interpretation.candidates)
    return f"unclear {'|'.join(candidates)}"


def fits(got: str, want: str) -> bool:
    """Whether a description is as wanted: candidates in any order, ``none`` for any reason."""
    if want == "none":
        return got.startswith("none")
    if want.startswith("unclear "):
        return got.startswith("unclear ") and _parts(got) == _parts(want)
    return got == want


def intent_text(intent: Intent) -> str:
    if intent.name is IntentName.BID and intent.player is None:
        return _bid(intent)
    words = [str(intent.name)]
    if intent.name is IntentName.COUNT and intent.count is not None:
        words.append(str(intent.count))
    words += [word for word in (intent.player, *intent.others, intent.choice) if word is not None]
    if intent.name is not IntentName.COUNT and intent.count is not None:
        words.append(str(intent.count))
    if intent.quantity is not None or intent.face is not None:
        words.append(_bid(intent))
    return " + ".join((" ".join(words), *map(intent_text, intent.besides)))


def _bid(intent: Intent) -> str:
    quantity = "" if intent.quantity is None else str(intent.quantity)
    face = "" if intent.face is None else f"x{'P' if intent.face == 1 else intent.face}"
    return quantity + face


def _parts(text: str) -> set[str]:
    return set(text.removeprefix("unclear ").split("|"))

"""The rules of Perudo, pure: positions, actions, events and the presets.

``decide`` turns an action into events or a refusal, ``evolve`` folds events
into the game, ``History`` adds undo. Nothing here knows about sound, language,
files (but for the preset files), time or chance.
"""

from voice_perudo.rules.actions import (
    Action,
    CallCalza,
    CallDudo,
    ChooseDirection,
    ChooseStarter,
    Confirmation,
    Illegal,
    IllegalReason,
    MakeBid,
    ReportCounts,
    ReportTotal,
)
from voice_perudo.rules.bidding import least_legal, legal
from voice_perudo.rules.challenge import faces_to_count
from voice_perudo.rules.event_notation import format_event, parse_event
from voice_perudo.rules.evolution import evolve, replay
from voice_perudo.rules.game import (
    check_players,
    decide,
    needs_confirmation,
    new_game,
    opening_events,
)
from voice_perudo.rules.history import History, Step
from voice_perudo.rules.notation import format_position, parse_position
from voice_perudo.rules.values import (
    FACES,
    PACO,
    PLAYER_COUNTS,
    Bid,
    Challenge,
    ChallengeKind,
    Direction,
    Game,
    Phase,
    PlacedBid,
    Player,
    Settlement,
)
from voice_perudo.rules.variant import Variant, load_variant, preset_names

__all__ = [
    "FACES",
    "PACO",
    "PLAYER_COUNTS",
    "Action",
    "Bid",
    "CallCalza",
    "CallDudo",
    "Challenge",
    "ChallengeKind",
    "ChooseDirection",
    "ChooseStarter",
    "Confirmation",
    "Direction",
    "Game",
    "History",
    "Illegal",
    "IllegalReason",
    "MakeBid",
    "Phase",
    "PlacedBid",
    "Player",
    "ReportCounts",
    "ReportTotal",
    "Settlement",
    "Step",
    "Variant",
    "check_players",
    "decide",
    "evolve",
    "faces_to_count",
    "format_event",
    "format_position",
    "least_legal",
    "legal",
    "load_variant",
    "needs_confirmation",
    "new_game",
    "opening_events",
    "parse_event",
    "parse_position",
    "preset_names",
    "replay",
]

"""How many random legal actions a minute the rules take, on one core.

Run by hand: ``python -m tests.rules.benchmark_rules [actions]``. Every action goes
through ``decide`` and ``evolve``; choosing it at random is measured too, since the
chooser must know what is legal.
"""

from __future__ import annotations

import random
import sys
import time

from voice_perudo.rules import (
    Action,
    Bid,
    CallCalza,
    CallDudo,
    Game,
    Illegal,
    MakeBid,
    Phase,
    ReportTotal,
    decide,
    evolve,
    least_legal,
    load_variant,
    new_game,
    preset_names,
)

PLAYERS = ("Ada", "Bo", "Cy", "Di", "Eve", "Flo")


def random_action(game: Game, chance: random.Random) -> Action:
    if game.phase is Phase.COUNTING:
        return ReportTotal(chance.randint(0, game.dice_in_play))
    assert game.turn is not None
    challenge = chance.random()
    if game.placed is not None and (challenge < 0.2 or game.placed.bid.quantity > 36):
        # a Calza may be refused by the variant: the caller then simply tries again
        return CallCalza(game.turn) if challenge < 0.05 else CallDudo(game.turn)
    least = chance.choice(least_legal(game))
    return MakeBid(game.turn, Bid(least.quantity + (challenge > 0.9), least.face))


def run(actions: int, seed: int = 1) -> tuple[float, int, int]:
    """Seconds for that many accepted actions, the games finished, the refusals met."""
    chance = random.Random(seed)
    variants = [load_variant(name) for name in preset_names()]
    accepted = finished = refused = 0
    game: Game | None = None
    begin = time.perf_counter()
    while accepted < actions:
        if game is None or game.phase is Phase.OVER:
            finished += game is not None
            players = PLAYERS[: chance.randint(2, 6)]
            game = new_game(chance.choice(variants), players, chance.choice(players))
        decision = decide(game, random_action(game, chance))
        if isinstance(decision, Illegal):
            refused += 1
            continue
        for event in decision:
            game = evolve(game, event)
        accepted += 1
    return time.perf_counter() - begin, finished, refused


def main() -> None:
    actions = int(sys.argv[1]) if len(sys.argv) > 1 else 200_000
    seconds, finished, refused = run(actions)
    rate = actions / seconds
    print(  # noqa: T201
        f"{actions} actions in {seconds:.2f} s: {rate:.0f} a second, {rate * 60 / 1e6:.2f} million"
        f" a minute ({finished} games finished, {refused} refusals on top)"
    )


if __name__ == "__main__":
    main()

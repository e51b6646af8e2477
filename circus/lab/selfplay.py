"""Self-play: one game between bots, from the first draw to the outcome."""

from collections.abc import Sequence
from random import Random
from typing import Any

from circus import bots
from circus.bots.bot import Bot, Stop, never
from circus.core.action import CHANCE, Action
from circus.core.game import Game, Outcome
from circus.core.state import State
from circus.records.match import Match

LIMIT = 20_000
"""Maximum number of actions of a game; of those that end, played at random, the longest takes 3,000.

Random bots can reach positions that nobody can end any more: three left who cannot reach one another
(ruling CH-33)."""

PLAYER, SLIPS = "greedy", 0.1
"""Bot that `choose_with_slips` follows, the fastest that plays to win, and its share of random choices."""


def play_out(match: Match, players: Sequence[Bot], draws: Random, choices: Random) -> Outcome | None:
    """Play `match` to its end; return `None` if it was aborted.

    Args:
        match: a match at any position.
        players: the bot of each seat.
        draws: the generator of chance; separate, so that equal seeds deal equal hands to any players.
        choices: the generator of the bots.
    """
    game = match.game
    while (awaited := match.state.awaited) and len(match.actions) < LIMIT:
        seat = awaited[0]
        if seat == CHANCE:
            match.draw(draws)
        else:
            view = game.view(match.state, seat)
            match.play(players[seat](game, view, match.legal_actions(seat), choices))
    return match.outcome


def choose_with_slips(
    game: Game[Any], view: State, legal: Sequence[Action], rng: Random, _stop: Stop = never
) -> Action:
    """Choose like people: mostly the greedy bot's action, sometimes a random one.

    Without such slips two players who wait for each other would wait for ever.
    """
    if rng.random() < SLIPS:
        return rng.choice(legal)
    return bots.find(PLAYER)(game, view, legal, rng)

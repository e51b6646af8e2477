"""Self-play: one game between bots, from the first draw to the outcome."""

from collections.abc import Sequence
from random import Random

from circus.bots.bot import Bot
from circus.core.action import CHANCE
from circus.core.game import Outcome
from circus.match import Match

LIMIT = 20_000
"""Actions after which a game is broken off; of those that end, played at random, the longest takes 3,000.

Bots that choose at random can come where nobody can end a game any more: three left who cannot reach one
another (ruling CH-33).
"""


def play_out(match: Match, bots: Sequence[Bot], draws: Random, choices: Random) -> Outcome | None:
    """Plays `match` to its end; `None` if it was broken off.

    Args:
        match: a match at any position.
        bots: who answers, one a seat.
        draws: the generator of chance, apart so that equal seeds deal equal hands whoever plays.
        choices: the generator of the bots.
    """
    game = match.game
    while (awaited := match.state.awaited) and len(match.actions) < LIMIT:
        seat = awaited[0]
        if seat == CHANCE:
            match.draw(draws)
        else:
            view = game.view(match.state, seat)
            match.play(bots[seat](game, view, match.legal(seat), choices))
    return match.outcome

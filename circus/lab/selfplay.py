"""Self-play: one game between bots, from the first draw to the outcome."""

from collections.abc import Sequence
from random import Random

from circus.bots.bot import Bot
from circus.core.action import CHANCE
from circus.core.game import Outcome
from circus.records.match import Match

LIMIT = 20_000
"""Maximum number of actions of a game; of those that end, played at random, the longest takes 3,000.

Random bots can reach positions that nobody can end any more: three left who cannot reach one another
(ruling CH-33)."""


def play_out(match: Match, bots: Sequence[Bot], draws: Random, choices: Random) -> Outcome | None:
    """Play `match` to its end; return `None` if it was aborted.

    Args:
        match: a match at any position.
        bots: one for each seat.
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
            match.play(bots[seat](game, view, match.legal_actions(seat), choices))
    return match.outcome

"""How far back a person may go: as far as nothing was learnt since, by them or by anybody else."""

from collections import Counter
from collections.abc import Collection
from random import Random

from circus.core.action import CHANCE
from circus.core.state import State
from circus.match import Match

GUESSES = 6
"""How many hidden worlds are tried before an action is said to have taught nothing."""


def leads_to_one_view(match: Match, number: int, eyes: int) -> bool:
    """Whether action `number` leads to the same view in every world that `eyes` thought possible before it.

    An action that could not have been done in one of these worlds tells that it is another one.
    """
    game, action = match.game, match.actions[number]
    before, after = match.timeline.at(number), match.timeline.at(number + 1)
    hazy, seen = game.view(before, eyes), game.view(after, eyes)
    for guess in range(GUESSES):
        world = game.fill(hazy, Random(guess))
        if action.seat != eyes and game.forbids(world, action) is not None:
            return False
        game.apply(world, action, None)
        if game.view(world, eyes) != seen:
            return False
    return True


def own_and_after(match: Match, seat: int, bots: Collection[int]) -> int:
    """How many actions are taken back with the last one of `seat`: its own, and those of bots after it.

    0 where one of them was no free turn of one alone, was done by chance or by another person, or showed
    anything to anybody.
    """
    if not match.state.awaited:
        return 0
    for number in range(len(match.actions) - 1, -1, -1):
        actor = match.actions[number].seat
        if actor not in (seat, *bots) or not _taught_nobody(match, number, seat, bots):
            return 0
        if actor == seat:
            return len(match.actions) - number
    return 0


def _taught_nobody(match: Match, number: int, seat: int, bots: Collection[int]) -> bool:
    """Neither the person, nor another one, nor all together learnt anything by an action.

    In a window for reactions, and where several choose at once, not to act tells something as well.
    """
    game, before, after = match.game, match.timeline.at(number), match.timeline.at(number + 1)
    if len(before.awaited) != 1 or game.facts.window(game.view(before, CHANCE)):
        return False
    others = {other for other in range(match.setup.seats) if other not in bots}
    return not any(
        _faces(match, after, eyes) - _faces(match, before, eyes) or not leads_to_one_view(match, number, eyes)
        for eyes in (seat, CHANCE, *(others - {seat}))
    )


def _faces(match: Match, state: State, eyes: int) -> Counter[str]:
    """The faces that these eyes see."""
    game = match.game
    return Counter(piece.face for piece in game.pieces(game.view(state, eyes)) if piece.face)

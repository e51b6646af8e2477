"""Views of Quel Cirque, and determinizations of a view."""

from random import Random

from circus.games.quel_cirque.state import HIDDEN, CirqueState


def view(state: CirqueState, seat: int) -> CirqueState:
    """Return the state as a seat may see it; seat -1 is the public.

    Hidden are the other seats' colors until the game has ended (QC-20), and all marbles but the top ones with
    `hidden_marbles` (QC-26).
    """
    seen = state.copy()
    config = state.config
    if config.secret_clown and state.awaited:
        seen.colors = tuple(color if owner == seat else HIDDEN for owner, color in enumerate(state.colors))
    if config.hidden_marbles:
        seen.marbles = [(HIDDEN,) * (len(marbles) - 1) + marbles[-1:] for marbles in state.marbles]
    return seen


def determinize(view: CirqueState, rng: Random) -> CirqueState:
    """Return a random full state with this view.

    Every way to place the hidden colors and marbles is equally likely.
    """
    full = view.copy()
    if view.config.secret_clown and HIDDEN in view.colors:
        full.colors = _guessed_colors(view.colors, rng)
    if view.config.hidden_marbles:
        full.marbles = _guessed_marbles(view, rng)
    return full


def _guessed_colors(colors: tuple[int, ...], rng: Random) -> tuple[int, ...]:
    unknown = _shuffled([color for color in range(4) if color not in colors], rng)
    return tuple(unknown.pop() if color == HIDDEN else color for color in colors)


def _guessed_marbles(view: CirqueState, rng: Random) -> list[tuple[int, ...]]:
    seen = [*view.holes, *(color for marbles in view.marbles for color in marbles)]
    unseen = [view.config.color_marbles - view.supply[color] - seen.count(color) for color in range(4)]
    pool = _shuffled([color for color in range(4) for _ in range(unseen[color])], rng)
    return [tuple(pool.pop() if color == HIDDEN else color for color in marbles) for marbles in view.marbles]


def _shuffled(colors: list[int], rng: Random) -> list[int]:
    draw = rng.random
    return sorted(colors, key=lambda _: draw())

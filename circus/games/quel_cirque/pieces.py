"""Pieces of Quel Cirque with their places, for drawing, picking, counting and learning."""

from circus.core.game import Setup
from circus.core.piece import Piece
from circus.games.quel_cirque.actions import CLOWNS, COLORS, FACES
from circus.games.quel_cirque.board import board_in
from circus.games.quel_cirque.cells import spell_cell
from circus.games.quel_cirque.config import NONE
from circus.games.quel_cirque.paths import OFF
from circus.games.quel_cirque.state import HIDDEN, CirqueState


def pieces(state: CirqueState) -> list[Piece]:
    """Return the clowns, the marbles, the die and (with `secret_clown`) the color cards ("Contenu").

    Places of clowns: `cell/…` and `off` (pushed over the edge). Places of marbles: `clown/…` (bottom marble
    first), `hole/…` and `supply`. Places of the die: `die` and `die/FACE` (rolled). Places of cards: `seat/…`
    and `box`. The face of the die never changes: its place names the side that is up.
    """
    return [*_clowns(state), *_marbles(state), _die(state), *_cards(state)]


def _clowns(state: CirqueState) -> list[Piece]:
    return [
        Piece("clown", name, "off" if cell == OFF else spell_cell(cell), name)
        for name, cell in zip(CLOWNS, state.cells, strict=True)
    ]


def _marbles(state: CirqueState) -> list[Piece]:
    carried = [
        Piece("marble", _face(color), clown)
        for clown, marbles in zip(CLOWNS, state.marbles, strict=True)
        for color in marbles
    ]
    dropped = [
        Piece("marble", COLORS[color], spell_cell(cell, "hole"))
        for cell, color in zip(state.config.board.holes, state.holes, strict=True)
        if color != NONE
    ]
    supply = [
        Piece("marble", name, "supply", name)
        for name, count in zip(COLORS, state.supply, strict=True)
        for _ in range(count)
    ]
    return carried + dropped + supply


def _die(state: CirqueState) -> Piece:
    return Piece("die", "die", "die" if state.roll == NONE else f"die/{FACES[state.roll]}")


def _cards(state: CirqueState) -> list[Piece]:
    if not state.config.secret_clown:
        return []
    drawn = [Piece("card", _face(color), f"seat/{seat}") for seat, color in enumerate(state.colors)]
    others = [color for color in range(len(COLORS)) if color not in state.colors]
    if HIDDEN in state.colors:
        others = [HIDDEN] * (len(COLORS) - len(drawn))  # undrawn cards are hidden from all (QC-20)
    return drawn + [Piece("card", _face(color), "box") for color in others]


def _face(color: int) -> str:
    return "" if color == HIDDEN else COLORS[color]


def places(setup: Setup) -> list[str]:
    """Return the spaces of the board."""
    return [spell_cell(cell) for cell in board_in(setup).cells]


def piece_places(setup: Setup) -> list[str]:
    """Return every place where a piece can be."""
    holes = [spell_cell(cell, "hole") for cell in board_in(setup).holes]
    listed = [*places(setup), "off", *CLOWNS, *holes, "supply", "die", *(f"die/{face}" for face in FACES)]
    if setup.options["secret_clown"]:
        listed += [*(f"seat/{seat}" for seat in range(setup.seats)), "box"]
    return listed


def piece_faces(setup: Setup) -> list[tuple[str, str]]:
    """Return every kind of piece with every face; "" for kinds of which an option hides some."""
    marbles = (*COLORS, "") if setup.options["hidden_marbles"] else COLORS
    cards = (*COLORS, "") if setup.options["secret_clown"] else ()
    return [
        *(("clown", name) for name in CLOWNS),
        *(("marble", color) for color in marbles),
        ("die", "die"),
        *(("card", color) for color in cards),
    ]


def counters(state: CirqueState) -> dict[str, int]:
    """Return the seat in turn, the number of turns begun, and the color of each seat.

    `color/SEAT` is the index of a color in `COLORS`, `NONE` (-1) before colors are assigned, `HIDDEN` (-2) if
    the view does not show it.
    """
    colors = state.colors or (NONE,) * state.config.seats
    return {
        "turn": state.turn,
        "turns": state.turns,
        **{f"color/{seat}": color for seat, color in enumerate(colors)},
    }

"""What lies where on the table of Quel Cirque."""

from circus.core.errors import UsageError
from circus.core.game import Setup
from circus.core.piece import Piece
from circus.games.quel_cirque.actions import CLOWNS, COLORS, FACES, spell_cell
from circus.games.quel_cirque.board import board_of
from circus.games.quel_cirque.paths import OFF
from circus.games.quel_cirque.state import HIDDEN, NONE, CirqueState


def pieces(state: CirqueState) -> list[Piece]:
    """The clowns, the marbles, the die and (with `secret_clown`) the color cards ("Contenu").

    Places: `cell/…` and `off` (pushed over the edge) for clowns; `clown/…` (bottom marble first),
    `hole/…` and `supply` for marbles; `die` and `die/FACE` (rolled) for the die; `seat/…` and `box` for
    cards. The die's face never changes: which side is up is its place.
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
        Piece("marble", COLORS[color], spell_cell(cell).replace("cell", "hole"))
        for cell, color in zip(state.rules.board.holes, state.holes, strict=True)
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
    if not state.rules.secret_clown:
        return []
    drawn = [Piece("card", _face(color), f"seat/{seat}") for seat, color in enumerate(state.colors)]
    others = [color for color in range(len(COLORS)) if color not in state.colors]
    if HIDDEN in state.colors:
        others = [HIDDEN] * (len(COLORS) - len(drawn))  # nobody sees which cards were not drawn (QC-20)
    return drawn + [Piece("card", _face(color), "box") for color in others]


def _face(color: int) -> str:
    return "" if color == HIDDEN else COLORS[color]


def places(setup: Setup) -> list[str]:
    """The spaces of the board."""
    if setup.level is None:
        raise UsageError("quel_cirque needs a level")
    board = board_of(setup.level)
    return [spell_cell(cell) for cell in range(board.spaces.bit_length()) if board.is_space(cell)]

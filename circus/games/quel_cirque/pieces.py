"""What lies where on the table of Quel Cirque."""

from circus.core.game import Setup
from circus.core.piece import Piece
from circus.games.quel_cirque.actions import CLOWNS, COLORS, FACES
from circus.games.quel_cirque.board import board_in
from circus.games.quel_cirque.cells import spell_cell
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
        Piece("marble", COLORS[color], spell_cell(cell, "hole"))
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
    return [spell_cell(cell) for cell in board_in(setup).cells]


def piece_places(setup: Setup) -> list[str]:
    """Every place where a piece can lie."""
    holes = [spell_cell(cell, "hole") for cell in board_in(setup).holes]
    listed = [*places(setup), "off", *CLOWNS, *holes, "supply", "die", *(f"die/{face}" for face in FACES)]
    if setup.options["secret_clown"]:
        listed += [*(f"seat/{seat}" for seat in range(setup.seats)), "box"]
    return listed


def piece_faces(setup: Setup) -> list[tuple[str, str]]:
    """Every kind of piece with every face; "" where the option is on that hides some."""
    marbles = (*COLORS, "") if setup.options["hidden_marbles"] else COLORS
    cards = (*COLORS, "") if setup.options["secret_clown"] else ()
    return [
        *(("clown", name) for name in CLOWNS),
        *(("marble", color) for color in marbles),
        ("die", "die"),
        *(("card", color) for color in cards),
    ]


def numbers(state: CirqueState) -> dict[str, int]:
    """What a view knows beside its pieces: whose turn it is, how many there were, who has which color.

    `color/SEAT` is the place of a color in `COLORS`, `NONE` (-1) before colors are handed out,
    `HIDDEN` (-2) where this view may not know it.
    """
    colors = state.colors or (NONE,) * state.rules.seats
    return {
        "turn": state.turn,
        "turns": state.turns,
        **{f"color/{seat}": color for seat, color in enumerate(colors)},
    }

"""Lists of pieces as they change on Clearing House's table: cards moved, moods, where a figure stands."""

from circus.core.piece import Piece
from circus.looks.clearing_house import cards

Pieces = list[Piece]


def moved(pieces: Pieces, start: str, end: str, face: str, kind: str = cards.CARD) -> Pieces:
    """With a card of this face moved; a hidden card may turn out to be one."""
    found = list(pieces)
    held = [index for index, piece in enumerate(found) if piece.place == start and piece.kind == kind]
    exact = [index for index in held if found[index].face == face]
    if held:
        found[(exact or held)[-1]] = Piece(kind, face, end, f"card/{face}" if face else "")
    return found


def standing_on(pieces: Pieces, seat: int) -> str:
    """The column and row of a figure, "1,1" for one that is gone."""
    for piece in pieces:
        if piece.kind == cards.PAWN and seat_of(piece) == seat and piece.place.startswith("cell/"):
            return piece.place.partition("/")[2]
    return "1,1"


def name_of(pick: str) -> str:
    """The name of a pick: `card/move` is move."""
    return str(pick).partition("/")[2]


def calmed(pieces: Pieces) -> Pieces:
    """All figures as they usually look."""
    return [calm(piece) for piece in pieces]


def calm(piece: Piece) -> Piece:
    """A figure as it usually looks; anything else stays."""
    return piece._replace(face=str(seat_of(piece))) if piece.kind == cards.PAWN else piece


def seat_of(piece: Piece) -> int:
    """The seat of a figure, whatever its mood."""
    return int(piece.face.partition("_")[0])

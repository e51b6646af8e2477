"""Pieces on the screen: each with its shadow, and gold where it can be picked."""

from collections.abc import Iterable, Sequence
from dataclasses import replace
from typing import NamedTuple

from pygame import Rect, Surface

from circus.looks.look import Look
from circus.looks.plain import DIM, NORMAL
from circus.stage import theme
from circus.stage.compositor import Item
from circus.stage.director import LIFT, PlacedPiece
from circus.stage.toolkit import Toolkit

MOVING_TILT = 1.5
"""Degrees to which a moving piece's tilt is rounded, so that few turned pictures are made."""

MOVING_U, MOVING_SHADOW_U = 8.0, 24.0
"""Units to which the height of a piece that grows in flight is rounded, and that of its shadow."""
RIM_U = 10.0
"""How far the dark rim of a glow reaches, beyond the gold."""
UNSEEN = 0.02
"""A piece that is hardly solid is not drawn."""
FEWEST_SIZES = 12
"""A small piece has at least so many sizes up to its full one: its growth is not seen to jump."""


class _Picture(NamedTuple):
    """A surface of a piece, wherever that is.

    Attributes:
        layer: of its item.
        surface: what is shown.
        right, down: from the middle of the piece to the upper left corner, in pixels.
    """

    layer: int
    surface: Surface
    right: int
    down: int


class _Manner(NamedTuple):
    """What is asked of all pieces at once.

    Attributes:
        hand: the place whose pieces are veiled that cannot be used.
        glows: whether what can be picked is edged with gold.
        shadows: whether there are any.
        wanted: the names that can be picked.
        usable: the names in the hand that are not veiled; `None` for all.
    """

    hand: str = ""
    glows: bool = True
    shadows: bool = True
    wanted: frozenset[str] = frozenset()
    usable: frozenset[str] | None = None


class _Drawn(NamedTuple):
    """A piece as it was drawn last.

    Attributes:
        piece: itself.
        mark: what its pictures depend on.
        pictures: without its shadow, the lowest first.
        shadow: that alone, below them; `None` where it has not been asked for yet.
        items: they, where the piece is.
    """

    piece: PlacedPiece
    mark: tuple[object, ...]
    pictures: list[_Picture]
    shadow: list[_Picture] | None
    items: list[Item]


class PieceDrawer:
    """Draws shown pieces and remembers each: what only moves is not painted again."""

    def __init__(self, kit: Toolkit, look: Look) -> None:
        self._kit, self._sprites = kit, kit.sprites
        self._look = look
        self._wanted: frozenset[str] = frozenset()
        self._usable: frozenset[str] | None = None
        self._manner = _Manner()
        self._kept: dict[str, _Drawn] = {}
        self._carried: _Drawn | None = None

    def offer(self, wanted: frozenset[str], usable: frozenset[str] | None = None) -> None:
        """`wanted` pieces are edged with gold; with `usable` the others of the hand are veiled."""
        self._wanted, self._usable = wanted, usable

    def forget(self) -> None:
        """Let go of all pictures; they are drawn again when they are asked for."""
        self._kept, self._carried = {}, None

    def items(
        self, placed: Iterable[PlacedPiece], hand: str = "", *, glows: bool = True, shadows: bool = True
    ) -> list[Item]:
        """Return all items of the pieces; `hand` is the place whose unwanted pieces are veiled.

        Nothing `glows` while the table moves: then nothing can be picked. Without `shadows` a whole deal
        stays smooth on a large screen.
        """
        if self._kit.sprites is not self._sprites:
            self._sprites = self._kit.sprites
            self.forget()
        manner = _Manner(hand, glows, shadows, self._wanted, self._usable)
        is_same, self._manner = manner == self._manner, manner
        before, kept = self._kept, {}
        found: list[Item] = []
        for piece in placed:
            known = before.get(piece.key)
            if known is None or known.piece is not piece or not is_same:
                known = self._drawn(piece, known)
            kept[piece.key] = known
            found += known.items
        self._kept = kept
        return found

    def carried(self, piece: PlacedPiece) -> list[Item]:
        """Return the items of the piece at the pointer, in the manner in which all others were drawn last."""
        known = self._carried if self._carried and self._carried.piece.key == piece.key else None
        self._carried = self._drawn(piece, known)
        return self._carried.items

    def _drawn(self, piece: PlacedPiece, known: _Drawn | None) -> _Drawn:
        mark = self._mark(piece)
        if known and known.mark == mark:
            pictures, shadow = known.pictures, known.shadow
        else:
            pictures, shadow = self._pictures(piece), None
        if shadow is None and self._manner.shadows:
            shadow = self._shadow(piece)
        shown = [*shadow, *pictures] if shadow and self._manner.shadows else pictures
        x, y = self._kit.units.point(piece.x, piece.y)
        items = [Item(layer, surface, x + right, y + down) for layer, surface, right, down in shown]
        return _Drawn(piece, mark, pictures, shadow, items)

    def _mark(self, piece: PlacedPiece) -> tuple[object, ...]:
        """What its pictures depend on beside its key; the measures that change in flight are rough ones."""
        height, drawn, glows = piece.height, piece.drawn, self._glows(piece)
        size = height, height
        if drawn and not glows:
            size = round(height / _step(piece, MOVING_U)), round(height / _step(piece, MOVING_SHADOW_U))
        return (
            piece.kind, piece.face, piece.place, piece.name, piece.about,
            piece.layer, piece.alpha, piece.turn, drawn, size, _tilt(piece),
            glows, self._is_veiled(piece),
            (piece.x, piece.y) if piece.kind in self._look.rolling else None,
        )  # fmt: skip

    def _glows(self, piece: PlacedPiece) -> bool:
        return self._manner.glows and bool(piece.name) and piece.name in self._manner.wanted

    def _is_veiled(self, piece: PlacedPiece) -> bool:
        hand, usable = self._manner.hand, self._manner.usable
        return usable is not None and piece.place == hand and piece.name not in usable

    def picture(self, piece: PlacedPiece) -> Surface:
        """Return the surface of a piece, turned and faded as it is shown."""
        light = DIM if self._is_veiled(piece) else NORMAL
        surface = self._look.paint(self._kit, piece, piece.drawn or piece.height, light)
        return self._posed(self._scaled(surface, piece, MOVING_U), piece)

    def _scaled(self, surface: Surface, piece: PlacedPiece, step_u: float) -> Surface:
        """Return the picture of the larger height as that of a piece on its way between two."""
        if not piece.drawn:
            return surface
        step = _step(piece, step_u)
        share = max(step, round(piece.height / step) * step) / piece.drawn
        return self._kit.sprites.squeezed(surface, share, share) if share < 1 else surface

    def _silhouette(self, piece: PlacedPiece, step_u: float = MOVING_U) -> Surface:
        return self._scaled(silhouette(self._kit, self._look, piece), piece, step_u)

    def _posed(self, surface: Surface, piece: PlacedPiece) -> Surface:
        sprites = self._kit.sprites
        if piece.turn < 1.0:
            surface = sprites.squeezed(surface, max(0.04, round(piece.turn * 12) / 12))
        if piece.tilt:
            surface = sprites.tilted(surface, _tilt(piece), trimmed=True)
        if piece.alpha < 1.0:
            surface = sprites.faded(surface, round(255 * piece.alpha))
        return surface

    def _pictures(self, piece: PlacedPiece) -> list[_Picture]:
        if piece.alpha <= UNSEEN:
            return []
        layer = _layer(piece)
        shown = _centered(layer, self.picture(piece))
        if self._glows(piece):
            return [*self._gold(piece, layer), shown, *self._edge(piece, layer)]
        return [shown]

    def _shadow(self, piece: PlacedPiece) -> list[_Picture]:
        """Of the silhouette that all faces of a kind share, so that few shadows are made; [] for none."""
        if piece.alpha <= UNSEEN or not self._look.casts_shadow(piece):
            return []
        sprites, flying = self._kit.sprites, piece.layer >= LIFT
        shape = self._silhouette(piece, MOVING_SHADOW_U)
        blur = 9.0 if flying else 5.0
        shadow = _centered(_layer(piece), self._posed(sprites.shadow(shape, blur, 0.4), piece))
        right, down = self._kit.units.point(9, 14) if flying else self._kit.units.point(3, 5)
        return [shadow._replace(right=shadow.right + right, down=shadow.down + down)]

    def _gold(self, piece: PlacedPiece, layer: int) -> list[_Picture]:
        """Return the glow of a piece that can be picked, on a dark rim that lets it be seen on cream too."""
        shape, sprites = self._silhouette(piece), self._kit.sprites
        glows = (sprites.glow(shape, theme.GOLD_DARK, RIM_U, 0.8), sprites.halo(shape, 7, 0.95))
        return [_centered(layer, self._posed(glow, piece)) for glow in glows]

    def _edge(self, piece: PlacedPiece, layer: int) -> list[_Picture]:
        """Return the gold line on a piece that can be picked, if its look has one."""
        edge = self._look.edge(self._kit, piece, piece.height)
        return [] if edge is None else [_centered(layer, self._posed(edge, piece))]


def _centered(layer: int, surface: Surface) -> _Picture:
    return _Picture(layer, surface, -(surface.get_width() // 2), -(surface.get_height() // 2))


def _step(piece: PlacedPiece, step_u: float) -> float:
    """To which the height of a piece on its way between two is rounded."""
    return min(step_u, piece.drawn / FEWEST_SIZES)


def silhouette(kit: Toolkit, look: Look, piece: PlacedPiece) -> Surface:
    """Return the outline of a piece at the height of its picture, for shadow and halo.

    Like faces share it.
    """
    height = piece.drawn or piece.height
    if look.silhouette is not None:
        return look.silhouette(kit, piece, height)
    return look.paint(kit, replace(piece, face=""), height, NORMAL)


def _layer(piece: PlacedPiece) -> int:
    """What flies lies above all, what has a layer below 0 under the plates."""
    if piece.layer >= LIFT:
        return theme.LAYER_FLYING
    return theme.LAYER_PIECE if piece.layer >= 0 else theme.LAYER_PLATE - 1


def _tilt(piece: PlacedPiece) -> float:
    if piece.layer >= LIFT:
        return round(piece.tilt / MOVING_TILT) * MOVING_TILT
    return piece.tilt


def box_of(kit: Toolkit, look: Look, piece: PlacedPiece) -> Rect:
    """Return the box of a piece in pixels."""
    height = kit.units.px(piece.height)
    width = round(height * look.ratio(piece.kind))
    x, y = kit.units.point(piece.x, piece.y)
    return Rect(x - width // 2, y - height // 2, width, height)


def named(shown: Sequence[PlacedPiece], name: str) -> PlacedPiece | None:
    """Return the uppermost shown piece of a name."""
    return next((piece for piece in reversed(shown) if piece.name == name), None)

"""Pieces on the screen: each with its shadow, and gold if it can be picked."""

from collections.abc import Iterable, Sequence
from dataclasses import replace
from typing import NamedTuple

from pygame import Rect, Surface

from circus.ui.gfx import theme
from circus.ui.gfx.compositor import Item
from circus.ui.gfx.director import LIFT, PlacedPiece
from circus.ui.gfx.toolkit import Toolkit
from circus.ui.skins.plain import DIM, NORMAL
from circus.ui.skins.skin import Skin

MOVING_TILT = 1.5
"""Degrees to which a moving piece's tilt is rounded, so that few pictures are made."""

MOVING_U, MOVING_SHADOW_U = 8.0, 24.0
"""Units to which the height of a growing piece is rounded, and that of its shadow."""
RIM_U = 10.0
"""Extension of the dark rim of a glow beyond the gold."""
UNSEEN = 0.02
"""Opacity below which a piece is not drawn."""
MIN_SIZES = 12
"""Minimum number of sizes of a growing piece, so that its growth looks smooth."""


class _Picture(NamedTuple):
    """Surface of a piece, independent of its position.

    Attributes:
        layer: of its item.
        surface: the picture.
        right, down: from the centre of the piece to the upper left corner, in pixels.
    """

    layer: int
    surface: Surface
    right: int
    down: int


class _Manner(NamedTuple):
    """Common drawing options of all pieces.

    Attributes:
        hand: the place whose unusable pieces are veiled.
        glows: whether pieces that can be picked are edged with gold.
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
    """Cached drawing of a piece.

    Attributes:
        piece: its last state.
        mark: the inputs of its pictures.
        pictures: without its shadow, the lowest first.
        shadow: its shadow, below them; `None` if it was not needed yet.
        items: all of them at the piece's position.
    """

    piece: PlacedPiece
    mark: tuple[object, ...]
    pictures: list[_Picture]
    shadow: list[_Picture] | None
    items: list[Item]


class PieceDrawer:
    """Drawer of pieces with a cache: a piece that only moves is not painted again."""

    def __init__(self, kit: Toolkit, skin: Skin) -> None:
        self._kit, self._sprites = kit, kit.sprites
        self._skin = skin
        self._wanted: frozenset[str] = frozenset()
        self._usable: frozenset[str] | None = None
        self._manner = _Manner()
        self._cache: dict[str, _Drawn] = {}
        self._carried: _Drawn | None = None

    def offer(self, wanted: frozenset[str], usable: frozenset[str] | None = None) -> None:
        """Edge `wanted` pieces with gold; with `usable`, veil the others of the hand."""
        self._wanted, self._usable = wanted, usable

    def forget(self) -> None:
        """Release all pictures; they are painted again when needed."""
        self._cache, self._carried = {}, None

    def items(
        self, placed: Iterable[PlacedPiece], hand: str = "", *, glows: bool = True, shadows: bool = True
    ) -> list[Item]:
        """Return all items of the pieces; `hand` is the place whose unusable pieces are veiled.

        Nothing `glows` during motion, since nothing can be picked then. Without `shadows` a whole deal stays
        smooth on a large screen.
        """
        if self._kit.sprites is not self._sprites:
            self._sprites = self._kit.sprites
            self.forget()
        manner = _Manner(hand, glows, shadows, self._wanted, self._usable)
        is_same, self._manner = manner == self._manner, manner
        before, drawn = self._cache, {}
        found: list[Item] = []
        for piece in placed:
            known = before.get(piece.key)
            if known is None or known.piece is not piece or not is_same:
                known = self._drawn(piece, known)
            drawn[piece.key] = known
            found += known.items
        self._cache = drawn
        return found

    def carried(self, piece: PlacedPiece) -> list[Item]:
        """Return the items of the piece at the pointer, with the options of the last `items`."""
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
        """Return the inputs of a piece's pictures besides its key.

        Sizes that change in motion are rounded.
        """
        height, drawn, glows = piece.height, piece.drawn, self._glows(piece)
        size = height, height
        if drawn and not glows:
            size = round(height / _step(piece, MOVING_U)), round(height / _step(piece, MOVING_SHADOW_U))
        return (
            piece.kind, piece.face, piece.place, piece.name, piece.about,
            piece.layer, piece.alpha, piece.turn, drawn, size, _tilt(piece),
            glows, self._is_veiled(piece),
            (piece.x, piece.y) if piece.kind in self._skin.painter.rolling else None,
        )  # fmt: skip

    def _glows(self, piece: PlacedPiece) -> bool:
        return self._manner.glows and bool(piece.name) and piece.name in self._manner.wanted

    def _is_veiled(self, piece: PlacedPiece) -> bool:
        hand, usable = self._manner.hand, self._manner.usable
        return usable is not None and piece.place == hand and piece.name not in usable

    def picture(self, piece: PlacedPiece) -> Surface:
        """Return the surface of a piece, tilted and faded."""
        light = DIM if self._is_veiled(piece) else NORMAL
        surface = self._skin.painter.paint(self._kit, piece, piece.drawn or piece.height, light)
        return self._posed(self._scaled(surface, piece, MOVING_U), piece)

    def _scaled(self, surface: Surface, piece: PlacedPiece, step_u: float) -> Surface:
        """Return the picture of the larger height scaled for a piece between two heights."""
        if not piece.drawn:
            return surface
        step = _step(piece, step_u)
        share = max(step, round(piece.height / step) * step) / piece.drawn
        return self._kit.sprites.squeezed(surface, share, share) if share < 1 else surface

    def _silhouette(self, piece: PlacedPiece, step_u: float = MOVING_U) -> Surface:
        return self._scaled(silhouette(self._kit, self._skin, piece), piece, step_u)

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
        """Return the shadow of the silhouette, which all faces of a kind share; [] for none."""
        if piece.alpha <= UNSEEN or not self._skin.painter.casts_shadow(piece):
            return []
        sprites, flying = self._kit.sprites, piece.layer >= LIFT
        shape = self._silhouette(piece, MOVING_SHADOW_U)
        blur = 9.0 if flying else 5.0
        shadow = _centered(_layer(piece), self._posed(sprites.shadow(shape, blur, 0.4), piece))
        right, down = self._kit.units.point(9, 14) if flying else self._kit.units.point(3, 5)
        return [shadow._replace(right=shadow.right + right, down=shadow.down + down)]

    def _gold(self, piece: PlacedPiece, layer: int) -> list[_Picture]:
        """Return the glow of a piece that can be picked, on a dark rim that is visible on cream too."""
        shape, sprites = self._silhouette(piece), self._kit.sprites
        glows = (sprites.glow(shape, theme.GOLD_DARK, RIM_U, 0.8), sprites.halo(shape, 7, 0.95))
        return [_centered(layer, self._posed(glow, piece)) for glow in glows]

    def _edge(self, piece: PlacedPiece, layer: int) -> list[_Picture]:
        """Return the gold line on a piece that can be picked, if its skin has one."""
        edge = self._skin.painter.edge(self._kit, piece, piece.height)
        return [] if edge is None else [_centered(layer, self._posed(edge, piece))]


def _centered(layer: int, surface: Surface) -> _Picture:
    return _Picture(layer, surface, -(surface.get_width() // 2), -(surface.get_height() // 2))


def _step(piece: PlacedPiece, step_u: float) -> float:
    """Return the step to which the height of a growing piece is rounded."""
    return min(step_u, piece.drawn / MIN_SIZES)


def silhouette(kit: Toolkit, skin: Skin, piece: PlacedPiece) -> Surface:
    """Return the outline of a piece at the height of its picture, for shadow and halo.

    Equal faces share it.
    """
    height = piece.drawn or piece.height
    if skin.painter.silhouette is not None:
        return skin.painter.silhouette(kit, piece, height)
    return skin.painter.paint(kit, replace(piece, face=""), height, NORMAL)


def _layer(piece: PlacedPiece) -> int:
    """Return the layer of a piece: above all in motion, below the plates for a layer below 0."""
    if piece.layer >= LIFT:
        return theme.LAYER_FLYING
    return theme.LAYER_PIECE if piece.layer >= 0 else theme.LAYER_PLATE - 1


def _tilt(piece: PlacedPiece) -> float:
    if piece.layer >= LIFT:
        return round(piece.tilt / MOVING_TILT) * MOVING_TILT
    return piece.tilt


def box_of(kit: Toolkit, skin: Skin, piece: PlacedPiece) -> Rect:
    """Return the box of a piece in pixels."""
    height = kit.units.px(piece.height)
    width = round(height * skin.painter.ratio(piece.kind))
    x, y = kit.units.point(piece.x, piece.y)
    return Rect(x - width // 2, y - height // 2, width, height)


class Touched(NamedTuple):
    """One of several equal pieces, at which the person has pointed.

    Attributes:
        name: the name of all of them; "" for none.
        rank: its number among them, from left to right.
    """

    name: str = ""
    rank: int = 0


UNTOUCHED = Touched()


def touch(shown: Sequence[PlacedPiece], pointed: PlacedPiece) -> tuple[Touched, list[PlacedPiece]]:
    """Return which of its equals a piece is, and all pieces, this one with the key of the last of its equals.

    Of equal pieces the last one moves when a rule takes one away. A piece without equals changes nothing.
    """
    equal = sorted((each for each in shown if _is_equal(each, pointed)), key=lambda each: each.x)
    if len(equal) < 2:
        return UNTOUCHED, [*shown]
    ordered = [each for each in equal if each is not pointed] + [pointed]
    keys = sorted((each.key for each in equal), key=lambda key: (len(key), key))
    again = {each.key: replace(each, key=key) for each, key in zip(ordered, keys, strict=True)}
    rekeyed = [again[each.key] if each in equal else each for each in shown]
    return Touched(pointed.name, equal.index(pointed)), rekeyed


def _is_equal(piece: PlacedPiece, other: PlacedPiece) -> bool:
    """Return whether two pieces can be exchanged unnoticed: their keys differ by their numbers."""
    base, numbered, _ = piece.key.rpartition("#")
    return bool(numbered) and base == other.key.rpartition("#")[0] and piece.name == other.name


def named(shown: Sequence[PlacedPiece], name: str, touched: Touched = UNTOUCHED) -> PlacedPiece | None:
    """Return the touched one of the shown pieces of a name, else the uppermost."""
    equal = [piece for piece in shown if piece.name == name]
    if touched.name == name and touched.rank < len(equal):
        return sorted(equal, key=lambda each: each.x)[touched.rank]
    return equal[-1] if equal else None

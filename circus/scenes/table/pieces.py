"""Pieces on the screen: each with its shadow, and gold where it can be picked."""

from collections.abc import Iterable, Sequence
from dataclasses import replace

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
FEWEST_SIZES = 12
"""A small piece has at least so many sizes up to its full one: its growth is not seen to jump."""


class PieceDrawer:
    """Draws shown pieces and remembers those that stay as they are: the very same ones, since it holds them.

    `begin` again when the toolkit or the wanted names have changed.
    """

    def __init__(
        self,
        kit: Toolkit,
        look: Look,
        wanted: frozenset[str] = frozenset(),
        usable: frozenset[str] | None = None,
    ) -> None:
        """`wanted` pieces are edged with gold; with `usable` the others of the hand are veiled."""
        self._kit = kit
        self._look = look
        self._wanted = wanted
        self._usable = usable
        self._kept: dict[int, tuple[PlacedPiece, tuple[Item, ...]]] = {}
        self._extras = (True, True)

    def forget(self) -> None:
        """Lets go of all pictures; they are drawn again when they are asked for."""
        self._kept = {}

    def items(
        self, placed: Iterable[PlacedPiece], hand: str = "", *, glows: bool = True, shadows: bool = True
    ) -> list[Item]:
        """All items of the pieces; `hand` is the place whose unwanted pieces are veiled.

        Nothing `glows` while the table moves: then nothing can be picked. Without `shadows` a whole
        deal stays smooth on a large screen.
        """
        if (glows, shadows) != self._extras:
            self._extras = glows, shadows
            self._kept = {}
        kept: dict[int, tuple[PlacedPiece, tuple[Item, ...]]] = {}
        found: list[Item] = []
        for piece in placed:
            known = self._kept.get(id(piece)) or (piece, self.drawn(piece, hand))
            kept[id(piece)] = known
            found += known[1]
        self._kept = kept
        return found

    def picture(self, piece: PlacedPiece, hand: str = "") -> Surface:
        """The surface of a piece, turned and faded as it is shown."""
        veiled = self._usable is not None and piece.place == hand and piece.name not in self._usable
        light = DIM if veiled else NORMAL
        surface = self._look.paint(self._kit, piece, piece.drawn or piece.height, light)
        return self._posed(self._scaled(surface, piece, MOVING_U), piece)

    def _scaled(self, surface: Surface, piece: PlacedPiece, step_u: float) -> Surface:
        """The picture of the larger height as that of a piece on its way between two."""
        if not piece.drawn:
            return surface
        step = min(step_u, piece.drawn / FEWEST_SIZES)
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

    def drawn(self, piece: PlacedPiece, hand: str) -> tuple[Item, ...]:
        """The items of one piece as those of all were drawn last; not remembered."""
        if piece.alpha <= 0.02:
            return ()
        surface = self.picture(piece, hand)
        x, y = self._corner(piece, surface)
        layer = _layer(piece)
        glows, shadows = self._extras
        items = [self._shadow(piece, layer)] if shadows and self._look.casts_shadow(piece) else []
        if glows and piece.name and piece.name in self._wanted:
            items += self._gold(piece, layer)
            items.append(Item(layer, surface, x, y))
            return (*items, *self._edge(piece, layer))
        items.append(Item(layer, surface, x, y))
        return tuple(items)

    def _corner(self, piece: PlacedPiece, surface: Surface) -> tuple[int, int]:
        x, y = self._kit.units.point(piece.x, piece.y)
        return x - surface.get_width() // 2, y - surface.get_height() // 2

    def _shadow(self, piece: PlacedPiece, layer: int) -> Item:
        """Of the silhouette that all faces of a kind share, so that few shadows are made."""
        sprites, flying = self._kit.sprites, piece.layer >= LIFT
        shape = self._silhouette(piece, MOVING_SHADOW_U)
        blur = 9.0 if flying else 5.0
        shadow = self._posed(sprites.shadow(shape, blur, 0.4), piece)
        x, y = self._corner(piece, shadow)
        right, down = (9, 14) if flying else (3, 5)
        return Item(layer, shadow, x + self._kit.units.px(right), y + self._kit.units.px(down))

    def _gold(self, piece: PlacedPiece, layer: int) -> list[Item]:
        """The glow of a piece that can be picked, on a dark rim that lets it be seen on cream too."""
        shape, sprites = self._silhouette(piece), self._kit.sprites
        glows = (sprites.glow(shape, theme.GOLD_DARK, RIM_U, 0.8), sprites.halo(shape, 7, 0.95))
        posed = [self._posed(glow, piece) for glow in glows]
        return [Item(layer, glow, *self._corner(piece, glow)) for glow in posed]

    def _edge(self, piece: PlacedPiece, layer: int) -> list[Item]:
        """The gold line on a piece that can be picked, if its look has one."""
        edge = self._look.edge(self._kit, piece, piece.height)
        if edge is None:
            return []
        posed = self._posed(edge, piece)
        return [Item(layer, posed, *self._corner(piece, posed))]


def silhouette(kit: Toolkit, look: Look, piece: PlacedPiece) -> Surface:
    """The outline of a piece at the height of its picture, for shadow and halo; like faces share it."""
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
    """The box of a piece in pixels."""
    height = kit.units.px(piece.height)
    width = round(height * look.ratio(piece.kind))
    x, y = kit.units.point(piece.x, piece.y)
    return Rect(x - width // 2, y - height // 2, width, height)


def named(shown: Sequence[PlacedPiece], name: str) -> PlacedPiece | None:
    """The uppermost shown piece of a name."""
    return next((piece for piece in reversed(shown) if piece.name == name), None)

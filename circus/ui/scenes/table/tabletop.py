"""Tabletop: the picture of a whole table from data: plates, prompt, caption, buttons, menu, targets."""

from collections.abc import Sequence
from dataclasses import replace
from functools import cached_property

from pygame import Rect, Surface

from circus.content.levels.layouts import Zone
from circus.ui.gfx import theme
from circus.ui.gfx.compositor import Item, Pile
from circus.ui.gfx.director import PlacedPiece
from circus.ui.gfx.last_result import LastResult
from circus.ui.gfx.toolkit import Toolkit
from circus.ui.gfx.widgets import (
    Box,
    Button,
    CaptionStrip,
    IconButton,
    Label,
    Plate,
    PointMenu,
    PointMenuEntry,
    Pose,
    Ribbon,
    Target,
    Widget,
)
from circus.ui.gfx.widgets.boards import CREAM_EDGE, GOLD_EDGE, NO_EDGE
from circus.ui.gfx.widgets.buttons import GOLD, least_width
from circus.ui.gfx.widgets.buttons import WOOD as WOODEN
from circus.ui.input.picker import VERB
from circus.ui.scenes.table.pieces import box_of
from circus.ui.scenes.table.prompt import ribbon
from circus.ui.skins.about import CAPTION, PROMPT, SEAT, InspectableItem, named, of_piece
from circus.ui.skins.about import zones as zones_of
from circus.ui.skins.captions import Caption as Told
from circus.ui.skins.skin import Skin
from circus.ui.skins.table_view import TableButton, TableView

PORTRAIT_HANG_U = 16.0
"""Extension of a portrait beyond its plate's left end."""

VERB_GAP_U = 16.0
_VERB_U = 22.0
"""Least letter size of a gold button: other buttons have 20."""
WHY = "ui/why"
"""Target of a caption with a reason or a ruling behind it."""


def caption_strip(zone: Zone, words: str, picture: Surface | None, name: str) -> CaptionStrip:
    """Return the strip at the upper edge of the zone for captions, on its anchored side.

    It has as many lines as it needs, and extends below its zone instead of being shrunk. `name` is that of
    its target.
    """
    side = {0.0: "left", 1.0: "right"}.get(zone.across, "center")
    x = zone.x + zone.width * {"left": -0.5, "center": 0.0, "right": 0.5}[side]
    top = zone.y - zone.height / 2
    return CaptionStrip(x, top, words, picture=picture, side=side, width=zone.width, name=name, hangs=True)


def _cleared(kit: Toolkit, strip: CaptionStrip, boxes: Sequence[Rect]) -> CaptionStrip:
    """Return the strip where it covers least of these boxes: in its zone, raised above them, or wider."""

    def covered(tried: CaptionStrip) -> int:
        rect = tried.reach(kit)
        return sum(both.w * both.h for box in boxes if (both := rect.clip(box)))

    def raised(tried: CaptionStrip) -> CaptionStrip:
        rect = tried.reach(kit)
        tops = [box.top for box in boxes if box.colliderect(rect) and box.top > rect.top]
        up = max(0.0, kit.units.u(rect.bottom - min(tops)) + _APART_U) if tops else 0.0
        return replace(tried, y=tried.y - up)

    wider = [replace(strip, width=strip.width * more) for more in (1.0, *_WIDER)]
    return min((each for tried in wider for each in (tried, raised(tried))), key=covered)


_ENLARGED = 1.7
"""A name is enlarged to at most this multiple of its distance from the plate's edge, accents included."""
_WIDER = (1.08, 1.25, 1.5, 1.75)
_APART_U = 4.0
SEEN = 0.5
"""Opacity below which a piece cannot be asked about."""


class Tabletop:
    """One table between two changes of its data."""

    def __init__(
        self,
        kit: Toolkit,
        skin: Skin,
        table: TableView,
        caption: Told,
        buttons: Sequence[TableButton],
        menu: Sequence[str] = (),
        menu_at: tuple[int, int] = (0, 0),
        over: Sequence[Widget] = (),
        *,
        plates: bool = True,
        words: bool = True,
    ) -> None:
        """Build the tabletop; `menu` are the verbs at `menu_at`, in pixels; `over` is above everything.

        A click on the caption opens its ruling or a bot's reason. A picture can omit `plates`, or the `words`
        of prompt, caption and buttons.
        """
        self._kit = kit
        self._skin = skin
        self._table = table
        entries = [PointMenuEntry(name, self._verb_label(name), wanted=True) for name in menu]
        self._menu = PointMenu(menu_at, entries) if entries else None
        self._seated = range(table.setup.seats) if plates else range(0)
        self._plates = [widget for seat in self._seated for widget in self._plate(seat)]
        self._widgets: list[Widget] = []
        if words:
            asks = ribbon(kit, skin, table)
            prompt: list[Widget] = [asks] if asks else []
            others = [*prompt, *self._buttons(buttons), *self._verbs(bool(menu))]
            self._widgets = [*others, *self._caption_widgets(caption, others)]
        self._over = [*(skin.input.window(kit, table) if table.asking else ()), *over]
        self._still: tuple[Pose, Pile] | None = None
        self._targets_of = LastResult[list[Target]]()
        self._things_of = LastResult[list[tuple[InspectableItem, Target]]]()

    def still(self, pose: Pose) -> Pile:
        """Return all static items: furniture, plates, words and buttons; pieces are drawn between them."""
        if self._still is None or self._still[0] != pose:
            self._still = pose, Pile(self._still_items(pose))
        return self._still[1]

    def forget(self) -> None:
        """Release all pictures; they are painted again when needed."""
        self._still = None

    def over(self, pose: Pose) -> list[Item]:
        """Return the reaction window and the other overlays."""
        return [item for widget in self._over for item in widget.items(self._kit, pose)]

    def _still_items(self, pose: Pose) -> list[Item]:
        kit, table = self._kit, self._table
        items = self._skin.painter.furniture(kit, table)
        widgets = [*self._plates, *self._widgets, *([self._menu] if self._menu else [])]
        items += [item for widget in widgets for item in widget.items(kit, pose)]
        for seat in self._seated:
            items += self._portrait(seat) + self._skin.painter.plate_items(kit, table, seat)
        return items

    def targets(self, shown: Sequence[PlacedPiece]) -> list[Target]:
        """Return the targets, the uppermost last: plates, places, pieces, buttons, menu.

        They are cached while the same pieces are shown.
        """
        return [*self._targets_of.get((shown,), lambda: self._targets(shown))]

    def _targets(self, shown: Sequence[PlacedPiece]) -> list[Target]:
        kit, selectable = self._kit, self._table.choice.selectable
        below, above = self._fixed_targets
        pieces = [
            Target(name, box_of(kit, self._skin, piece), name in selectable)
            for piece in shown
            if (name := self._skin.input.aim(self._table, piece))
        ]
        return [*below, *pieces, *above]

    @cached_property
    def _fixed_targets(self) -> tuple[list[Target], list[Target]]:
        """The targets below the pieces and above them, independent of the pieces' positions."""
        kit, selectable = self._kit, self._table.choice.selectable
        below = [target for plate in self._plates for target in plate.targets(kit)]
        below += [
            Target(place.name, kit.units.rect(*place.box), place.name in selectable)
            for place in self._skin.layout.places(self._table)
        ]
        widgets = [*self._widgets, *([self._menu] if self._menu else []), *self._over]
        return below, [target for widget in widgets for target in widget.targets(kit)]

    def inspectable_items(self, shown: Sequence[PlacedPiece]) -> list[tuple[InspectableItem, Target]]:
        """Return all explainable items, the uppermost last.

        They are the targets, nameless pieces, and zones with messages. Equal nameless pieces at one place are
        one item. The list is cached while the same pieces are shown.
        """
        return [*self._things_of.get((shown,), lambda: self._cached_items(shown))]

    def _cached_items(self, shown: Sequence[PlacedPiece]) -> list[tuple[InspectableItem, Target]]:
        kit, table = self._kit, self._table
        zones = [
            (item, Target(item.name, kit.units.rect(*table.layout.zones[item.place].box)))
            for item in zones_of(kit.texts, table)
        ]
        pieces = {
            each.name: of_piece(each, each.name) for each in shown if each.name and not _is_seat(each.name)
        }
        for piece in shown:
            name = self._skin.input.aim(table, piece)
            if name:
                pieces[name] = of_piece(piece, name)
        named_ones = [
            (pieces.get(each.name, named(each.name, each.label)), each) for each in self.targets(shown)
        ]
        plates = [each for each in named_ones if each[0].kind == SEAT]
        others = [each for each in named_ones if each[0].kind != SEAT]
        unnamed = [(item, Target(item.name, rect)) for item, rect in self._heaps(shown).items()]
        asks = [
            (PROMPT, Target(PROMPT.name, kit.units.rect(*each.reach(kit))))
            for each in self._widgets
            if isinstance(each, Ribbon) and each.text
        ]
        asks += [
            (CAPTION, Target(CAPTION.name, each.reach(kit)))
            for each in self._widgets
            if isinstance(each, CaptionStrip) and each.text and not each.name
        ]
        return [*zones, *plates, *unnamed, *asks, *others]

    def caption_boxes(self) -> list[Rect]:
        """Return the box of the last event's caption; none without one."""
        strips = [widget for widget in self._widgets if isinstance(widget, CaptionStrip) and widget.text]
        return [strip.reach(self._kit) for strip in strips]

    def nameless(self, shown: Sequence[PlacedPiece]) -> list[Rect]:
        """Return the boxes of nameless pieces."""
        return list(self._heaps(shown).values())

    def _heaps(self, shown: Sequence[PlacedPiece]) -> dict[InspectableItem, Rect]:
        """Return the boxes of equal nameless pieces at one place."""
        kinds = {kind for kind, _ in self._table.game.piece_faces(self._table.setup)}
        heaps: dict[InspectableItem, Rect] = {}
        for piece in shown:
            name = self._skin.input.aim(self._table, piece)
            if not name and piece.kind in kinds and piece.alpha > SEEN:
                item, rect = of_piece(piece, name), box_of(self._kit, self._skin, piece)
                heaps[item] = rect.union(heaps.get(item, rect))
        return heaps

    def _zone(self, name: str) -> Zone | None:
        return self._table.layout.zones.get(name)

    def _caption_widgets(self, caption: Told, others: Sequence[Widget]) -> list[Widget]:
        """Return the last event's caption, off all other widgets, buttons, others' hands and counters."""
        kit, table, zone = self._kit, self._table, self._zone("caption")
        if zone is None:
            return []
        picture = self._skin.painter.caption_picture(kit, caption.picture)
        strip = caption_strip(zone, caption.words, picture, WHY if caption.ruling or caption.deed else "")
        hands = [f"hand/{chair}" for chair in range(table.setup.seats) if chair != table.chair(table.front)]
        counters = [item.place for item in zones_of(kit.texts, table)]
        clear = [each.box for name in (*hands, *counters) if (each := self._zone(name))]
        clear += [each.box for each in self._skin.layout.places(table)]
        boxes = [kit.units.rect(*each) for each in clear]
        for widget in (*self._plates, *others):
            boxes += [target.rect for target in widget.targets(kit)]
        boxes += [
            kit.units.rect(*each.reach(kit)) for each in others if isinstance(each, Ribbon) and each.text
        ]
        return [_cleared(kit, strip, boxes)]

    def _buttons(self, buttons: Sequence[TableButton]) -> list[Widget]:
        """Return each button in its zone, with its words.

        Several buttons in one zone are round ones in a row. Those in a column have one width.
        """
        widgets: list[Widget] = []
        columns = self._columns(buttons)
        for button in buttons:
            zone = self._zone(button.zone)
            if zone is None:
                continue
            label = self._kit.texts.say(self._label(button))
            sharing = [each.name for each in buttons if each.zone == button.zone]
            if len(sharing) > 1:
                x = zone.x + zone.width * ((sharing.index(button.name) + 0.5) / len(sharing) - 0.5)
                side = min(zone.height, zone.width / len(sharing))
                sign = IconButton(
                    button.name, x, zone.y, button.icon, side, WOODEN, button.enabled, label=label
                )
                widgets.append(sign)
            else:
                box = _grown(zone, columns[zone.x, zone.width])
                widgets.append(Button(button.name, box, label, button.icon, WOODEN, button.enabled))
        return widgets

    def _label(self, button: TableButton) -> str:
        """Return the key of a button's words, the short ones if the others would cover a plate."""
        zone, kit = self._zone(button.zone), self._kit
        if zone is None or not button.short:
            return button.label
        least = least_width(kit, kit.texts.say(button.label), button.icon)
        box = kit.units.rect(*_grown(zone, least))
        plates = (target.rect for plate in self._plates for target in plate.targets(kit))
        return button.short if box.collidelist([*plates]) >= 0 else button.label

    def _columns(self, buttons: Sequence[TableButton]) -> dict[tuple[float, float], float]:
        """Return the width that the words of a column of buttons need, by its middle and its zones' width."""
        columns: dict[tuple[float, float], float] = {}
        for button in buttons:
            if zone := self._zone(button.zone):
                least = least_width(self._kit, self._kit.texts.say(self._label(button)), button.icon)
                column = zone.x, zone.width
                columns[column] = max(least, columns.get(column, 0.0))
        return columns

    def _verbs(self, in_menu: bool) -> list[Widget]:
        """Return a gold button for each verb that can be named now, in the zone `verbs`.

        Where the zone is narrow, its words are hardly larger than those of the other buttons.
        """
        zone = self._zone("verbs")
        names = self._skin.input.verbs(self._table)
        if zone is None or in_menu:
            return []
        share = zone.width / max(1, len(names)) - VERB_GAP_U
        least, size = self._verb_width(names), 0.0
        if least > share:
            least, size = self._verb_width(names, _VERB_U), _VERB_U
        width = max(least, min(share, 240.0))
        whole = len(names) * (width + VERB_GAP_U) - VERB_GAP_U
        left = _grown(zone, whole)[0] + max(0.0, zone.width - whole) / 2
        return [
            Button(
                name,
                (left + index * (width + VERB_GAP_U), zone.y - zone.height / 2, width, zone.height),
                self._verb_label(name),
                kind=GOLD,
                wanted=True,
                size_u=size,
            )
            for index, name in enumerate(names)
        ]

    def _verb_width(self, names: Sequence[str], size_u: float = 0) -> float:
        """Return the least width, in units, of gold buttons of equal width with these verbs."""
        widths = (least_width(self._kit, self._verb_label(name), "", GOLD, size_u) for name in names)
        return max(widths, default=0.0)

    def _verb_label(self, name: str) -> str:
        return self._kit.texts.say(f"{self._table.game.name}-verb-{name.removeprefix(VERB)}")

    def _plate(self, seat: int) -> list[Widget]:
        table, kit = self._table, self._kit
        zone = table.plate(seat)
        if zone is None:
            return []
        acting = seat in table.acting
        name = f"seat/{seat}"
        can_be_named = name in table.choice.selectable
        edge = GOLD_EDGE if can_be_named else CREAM_EDGE if acting else NO_EDGE
        if acting and seat == table.viewer:
            edge = GOLD_EDGE
        left = zone.box[0]
        inside = left + zone.size - PORTRAIT_HANG_U + 14
        whole = zone.width - (inside - left) - 12
        room = whole - self._skin.layout.plate_room(table)
        line = self._skin.words.plate_line(kit.texts, table, seat)
        up = 14.0 if line else self._skin.layout.names_up(table)
        name_u = min(theme.NAME_U, _ENLARGED * (zone.height / 2 - up) / table.text)
        who = Label(
            inside, zone.y - up, table.seats[seat].name, "display", name_u,
            theme.PAPER, max_width=whole - self._skin.layout.name_room(table), layer=theme.LAYER_PLATE,
        )  # fmt: skip
        what = Label(
            inside,
            zone.y + 19,
            line,
            "ui",
            theme.CAPTION_U,
            theme.CREAM,
            max_width=room,
            layer=theme.LAYER_PLATE,
        )
        kind = self._skin.painter.plate_tone(table, seat) or self._skin.painter.plate_kind
        return [Plate(zone.box, kind, edge, name=name, wanted=can_be_named), who, what]

    def _portrait(self, seat: int) -> list[Item]:
        zone = self._table.plate(seat)
        sprite = self._skin.painter.portrait(self._table, seat)
        if zone is None or not zone.size or not sprite:
            return []
        kit = self._kit
        surface = kit.sprites.svg(sprite, height_u=zone.size)
        x, y = kit.units.point(zone.x - zone.width / 2 - PORTRAIT_HANG_U, zone.y - zone.size / 2)
        return [Item(theme.LAYER_PLATE, surface, x, y)]


def _grown(zone: Zone, wide: float) -> Box:
    """Return the box of a zone, or a wider one.

    It extends away from the side of the window that it is anchored to.
    """
    left, top, width, height = zone.box
    more = max(0.0, wide - width)
    return left - more * zone.across, top, width + more, height


def _is_seat(name: str) -> bool:
    """Return whether a piece represents a person: then the plate is explained instead."""
    return name.startswith(f"{SEAT}/")

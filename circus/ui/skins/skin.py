"""Skin: everything that the screen needs to draw one game, in five parts of data and pure functions.

Every function depends on its arguments alone, never on an earlier call. The state of the person's gestures
is in the `TableView`. The defaults of all fields are the plain skin.
"""

from collections.abc import Callable, Hashable, Iterable, Mapping, Sequence
from dataclasses import dataclass, field
from types import MappingProxyType

from pygame import Surface

from circus.content.texts import Texts
from circus.core.event import Event
from circus.core.piece import Piece
from circus.ui.gfx.compositor import Item
from circus.ui.gfx.director import PlacedPiece
from circus.ui.gfx.tableau import Placeable
from circus.ui.gfx.toolkit import Toolkit
from circus.ui.gfx.widgets.base import Widget
from circus.ui.skins import plain
from circus.ui.skins.about import InspectableItem, Known
from circus.ui.skins.captions import Caption
from circus.ui.skins.keyframe import Keyframe
from circus.ui.skins.plain import Job
from circus.ui.skins.table_view import PickablePlace, TableButton, TableView

PLAY_ZONES = frozenset({"felt", "drum", "board", "ring"})
"""Zones of the open table between the players, by their names in layouts."""


@dataclass(frozen=True)
class SkinLayout:
    """Places of pieces and plates.

    Attributes:
        zones: the zones that its layout must have for a number of seats, besides those of every table: a
            table without one of them is refused before it is opened.
        rotates: whether seats rotate so that the viewer's is at the lower edge; else each keeps its place.
        place: every piece and effect on the screen; places: the pickable items that are not pieces.
        plate_room, name_room: how much of a plate's right end the items take next to line and name;
            names_up: how far above its middle the name is if no line is below it; in units.
        standing: the kinds of pieces that stand on the board: the last ones that moved or turned are marked.
    """

    zones: Callable[[int], Iterable[str]] = plain.zones
    rotates: bool = True
    place: Callable[[TableView, Sequence[Placeable]], tuple[PlacedPiece, ...]] = plain.place
    places: Callable[[TableView], list[PickablePlace]] = plain.places
    plate_room: Callable[[TableView], float] = plain.no_room
    name_room: Callable[[TableView], float] = plain.no_room
    names_up: Callable[[TableView], float] = plain.no_room
    standing: frozenset[str] = frozenset()


@dataclass(frozen=True)
class SkinPainter:
    """Drawing of the table and its pieces.

    Surfaces come from caches: equal arguments must return the same surface, or the compositor repaints it.

    Attributes:
        background: the picture below everything, as large as the window, light included.
        furniture: drawings below the pieces that change with the game.
        goal: those of them that tell the goal, which cards avoid.
        overlays: drawings above the pieces: previews, chips, tags, from the current places of all pieces.
        drag_overlay: drawings above the piece `TablePointer.dragged` that move with it; overlays omit them.
        drag_overlay_key: a key of the overlays for the place, in units, that a piece is dragged to: between
            two places with equal keys the overlays are the same, and are not rebuilt.
        plate_kind: material of the plates, "wood" or "navy"; plate_tone: the colour of a seat's dyed plate.
        plate_items: the contents of a seat's plate besides its name.
        seat_colour: the colour of a seat at the table, as `#RRGGBB`; "" for none.
        portrait: the sprite of a seat's portrait; "" if `plate_items` draws the person.
        caption_picture: the picture before a caption.
        paint: the picture of a piece, upright and `height_u` high, lit `NORMAL` or veiled `DIM`.
        silhouette: a picture of its outline for shadow and halo; `None`: painted with its back up.
        edge: a line on a piece that can be picked, besides the halo; ratio: width divided by height of a
            kind.
        casts_shadow: whether a shadow is drawn for it.
        rolling: the kinds whose picture depends on their position; all others are painted the same anywhere
            and at any tilt, so that motion needs no repainting.
        preload: drawings that must not be made during motion; preload_later: drawings that may appear under
            the pointer, made one by one at rest. A piece that changes its height in motion is scaled from its
            picture at the larger one, so only heights at rest need preloading.
    """

    background: Callable[[Toolkit, TableView], Surface] = plain.background
    furniture: Callable[[Toolkit, TableView], list[Item]] = plain.furniture
    goal: Callable[[Toolkit, TableView], list[Item]] = plain.no_goal
    overlays: Callable[[Toolkit, TableView, Sequence[PlacedPiece]], list[Item]] = plain.overlays
    drag_overlay: Callable[[Toolkit, TableView, PlacedPiece, Sequence[PlacedPiece]], list[Item]] = (
        plain.drag_overlay
    )
    drag_overlay_key: Callable[[TableView, PlacedPiece, float, float], Hashable] = plain.drag_overlay_key
    plate_kind: str = "wood"
    plate_tone: Callable[[TableView, int], str] = plain.no_tone
    plate_items: Callable[[Toolkit, TableView, int], list[Item]] = plain.plate_items
    seat_colour: Callable[[TableView, int], str] = plain.seat_colour
    portrait: Callable[[TableView, int], str] = plain.portrait
    caption_picture: Callable[[Toolkit, str], Surface | None] = plain.caption_picture
    paint: Callable[[Toolkit, PlacedPiece, float, str], Surface] = plain.paint
    silhouette: Callable[[Toolkit, PlacedPiece, float], Surface] | None = None
    edge: Callable[[Toolkit, PlacedPiece, float], Surface | None] = plain.no_edge
    ratio: Callable[[str], float] = plain.ratio
    casts_shadow: Callable[[PlacedPiece], bool] = plain.casts_shadow
    rolling: frozenset[str] = frozenset()
    preload: Callable[[Toolkit, TableView], list[Job]] = plain.no_jobs
    preload_later: Callable[[Toolkit, TableView], list[Job]] = plain.no_jobs


@dataclass(frozen=True)
class SkinChoreography:
    """Animation of events.

    Attributes:
        animate: (event, pieces before, pieces after, table after): the arrangements in between; the table
            always ends at `after`, so a wrong cue cannot show a wrong result. [] glides there.
        closed_by: for kinds of events the buttons (`ui/…`) that they switch off.
    """

    animate: Callable[[Event, Sequence[Piece], Sequence[Piece], TableView], Sequence[Keyframe]] = (
        plain.choreograph
    )
    closed_by: Mapping[str, frozenset[str]] = field(default_factory=lambda: MappingProxyType({}))


@dataclass(frozen=True)
class SkinWords:
    """Names and messages.

    Attributes:
        caption: the last event; prompt: the next action.
        goal: what wins and what it takes, for the viewer's first choice; "" while it is unknown.
        plate_line: the line below the name on a seat's plate.
        known: further facts for an item's explanation (`circus.ui.skins.about`), besides those of all tables.
    """

    caption: Callable[[Texts, Event, TableView], Caption] = plain.caption
    prompt: Callable[[Texts, TableView], str] = plain.prompt
    goal: Callable[[Texts, TableView], str] = plain.goal
    plate_line: Callable[[Texts, TableView, int], str] = plain.plate_line
    known: Callable[[TableView, InspectableItem], Known] = plain.known


@dataclass(frozen=True)
class SkinInput:
    """Buttons, keys and gestures.

    Attributes:
        aim: the pick of a piece under the pointer now.
        verbs: the verbs that get a gold button; own_menu: the skin draws the menu of verbs.
        wheel: the verb that the wheel names for the item under the pointer; again: the verb that a second
            click on a pick names; keys: the keys of verbs besides their initials.
        play_zones: the zones of the layout where a card may be dropped that needs no other target.
        explained: the rulings that are shown when they forbid the clicked action, although the click began
            another one.
        has_own_tip: whether the overlays explain the item under the pointer, so that no tip does.
        aids: the aids that can be switched off besides the hint, and whether each is on by default; their
            words are `<game>-aid-<name>` and `<game>-aid-<name>-help`, and `TableView.aids` are those that
            are on.
        buttons: further buttons of the table; a click on one toggles it in `TableView.opened`.
        stored: the buttons whose state is stored for the next table; pausing: those that pause the table
            while they are on.
        window: the widgets of a reaction window (`TableView.asking`); secret_key: the key for the secret
            reaction of one of several persons at the screen.
    """

    aim: Callable[[TableView, PlacedPiece], str] = plain.aim
    verbs: Callable[[TableView], list[str]] = plain.verbs
    own_menu: bool = False
    wheel: str = ""
    again: str = ""
    keys: Mapping[str, tuple[str, ...]] = field(default_factory=lambda: MappingProxyType({}))
    play_zones: frozenset[str] = PLAY_ZONES
    explained: frozenset[str] = frozenset()
    has_own_tip: Callable[[TableView], bool] = plain.has_no_tip
    aids: Mapping[str, bool] = field(default_factory=lambda: MappingProxyType({}))
    buttons: Callable[[TableView], Sequence[TableButton]] = plain.buttons
    stored: frozenset[str] = frozenset()
    pausing: frozenset[str] = frozenset()
    window: Callable[[Toolkit, TableView], list[Widget]] = plain.window
    secret_key: Callable[[TableView, int], str] = plain.secret_key


@dataclass(frozen=True)
class Skin:
    """Skin of one game; a part that it omits is that of the plain skin."""

    layout: SkinLayout = field(default_factory=SkinLayout)
    painter: SkinPainter = field(default_factory=SkinPainter)
    choreography: SkinChoreography = field(default_factory=SkinChoreography)
    words: SkinWords = field(default_factory=SkinWords)
    input: SkinInput = field(default_factory=SkinInput)


PLAIN = Skin(painter=SkinPainter(drag_overlay_key=plain.constant_overlay_key))
"""The skin of any game on a felt table."""

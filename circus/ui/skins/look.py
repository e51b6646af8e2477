"""Skin: everything that the screen needs to draw one game, as data and pure functions."""

from collections.abc import Callable, Hashable, Iterable, Mapping, Sequence
from dataclasses import dataclass, field
from types import MappingProxyType

from pygame import Surface

from circus.content.texts import Texts
from circus.core.event import Event
from circus.core.piece import Piece
from circus.ui.gfx.compositor import Item
from circus.ui.gfx.director import PlacedPiece
from circus.ui.gfx.tableau import Laid
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

Keys = Mapping[str, tuple[str, ...]]


@dataclass(frozen=True)
class Look:
    """Skin of one game: its drawing and its animation; the plain skin provides everything that it omits.

    Every function depends on its arguments alone, never on an earlier call. The state of the person's
    gestures is in the `TableView`. Surfaces come from caches: equal arguments must return the same surface,
    or the compositor repaints it.

    Spec (appearance):
        plate_kind: material of the plates, "wood" or "navy"; plate_tone: the colour of a seat's dyed plate.
        seat_colour: the colour of a seat at the table, as `#RRGGBB`; "" for none.
        turned: whether seats rotate so that the viewer's is at the lower edge; else each keeps its place.
        aids: the aids that can be switched off besides the hint, and whether each is on by default; their
            words are `<game>-aid-<name>` and `<game>-aid-<name>-help`, and `TableView.aids` are those that
            are on.
        kept: the buttons whose state is stored for the next table; pausing: those that pause the table while
            they are on.
        closed_by: for kinds of events the buttons (`ui/…`) that they switch off.
        background: the picture below everything, as large as the window, light included.
        furniture: drawings below the pieces that change with the game.
        overlays: drawings above the pieces: previews, chips, tags, from the current places of all pieces.
        drag_overlay: drawings above the piece `TableView.dragged` that move with it; overlays omit them.
        drag_overlay_key: a key of the overlays for the place, in units, that a piece is dragged to: between
            two places with equal keys the overlays are the same, and are not rebuilt.
        plate_items: the contents of a seat's plate besides its name; plate_line: the line below the name;
            plate_room, name_room: how much of the plate's right end the items take next to line and name;
            names_up: how far above its middle the name is if no line is below it; in units.
        portrait: the sprite of a seat's portrait; "" if `plate_items` draws the person.
        buttons: further buttons of the table; a click on one toggles it in `TableView.opened`.
        window: the widgets of a reaction window (`TableView.asking`); secret_key: the key for the secret
            reaction of one of several persons at the screen.

    Placement (places of pieces):
        zones: the zones that its layout must have for a number of seats, besides those of every table: a
            table without one of them is refused before it is opened.
        place: every piece and effect on the screen; places: the pickable items that are not pieces;
        aim: the pick of a piece under the pointer now.

    Painter (drawing of pieces):
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

    Choreography (animation of events):
        choreograph: (event, pieces before, pieces after, table after): the arrangements in between; the table
            always ends at `after`, so a wrong cue cannot show a wrong result. [] glides there.

    Captions (names and messages):
        caption, caption_picture: the last event; prompt: the next action.
        known: further facts for an item's explanation (`circus.ui.skins.about`), besides those of all tables.
        tells: whether the overlays explain the item under the pointer, so that no tip does.

    Input:
        verbs: the verbs that get a gold button; own_menu: the skin draws the menu of verbs.
        wheel: the verb that the wheel names for the item under the pointer; again: the verb that a second
            click on a pick names; keys: the keys of verbs besides their initials.
        play_zones: the zones of the layout where a card may be dropped that needs no other target.
        explained: the rulings that are shown when they forbid the clicked action, although the click began
            another one.
    """

    plate_kind: str = "wood"
    plate_tone: Callable[[TableView, int], str] = plain.no_tone
    seat_colour: Callable[[TableView, int], str] = plain.seat_colour
    turned: bool = True
    aids: Mapping[str, bool] = field(default_factory=lambda: MappingProxyType({}))
    closed_by: Mapping[str, frozenset[str]] = field(default_factory=lambda: MappingProxyType({}))
    kept: frozenset[str] = frozenset()
    pausing: frozenset[str] = frozenset()
    background: Callable[[Toolkit, TableView], Surface] = plain.background
    furniture: Callable[[Toolkit, TableView], list[Item]] = plain.furniture
    overlays: Callable[[Toolkit, TableView, Sequence[PlacedPiece]], list[Item]] = plain.overlays
    drag_overlay: Callable[[Toolkit, TableView, PlacedPiece, Sequence[PlacedPiece]], list[Item]] = (
        plain.drag_overlay
    )
    drag_overlay_key: Callable[[TableView, PlacedPiece, float, float], Hashable] = plain.drag_overlay_key
    plate_items: Callable[[Toolkit, TableView, int], list[Item]] = plain.plate_items
    plate_line: Callable[[Texts, TableView, int], str] = plain.plate_line
    plate_room: Callable[[TableView], float] = plain.no_room
    name_room: Callable[[TableView], float] = plain.no_room
    names_up: Callable[[TableView], float] = plain.no_room
    portrait: Callable[[TableView, int], str] = plain.portrait
    buttons: Callable[[TableView], Sequence[TableButton]] = plain.buttons
    window: Callable[[Toolkit, TableView], list[Widget]] = plain.window
    secret_key: Callable[[TableView, int], str] = plain.secret_key

    zones: Callable[[int], Iterable[str]] = plain.zones
    place: Callable[[TableView, Sequence[Laid]], tuple[PlacedPiece, ...]] = plain.place
    places: Callable[[TableView], list[PickablePlace]] = plain.places
    aim: Callable[[TableView, PlacedPiece], str] = plain.aim

    paint: Callable[[Toolkit, PlacedPiece, float, str], Surface] = plain.paint
    silhouette: Callable[[Toolkit, PlacedPiece, float], Surface] | None = None
    edge: Callable[[Toolkit, PlacedPiece, float], Surface | None] = plain.no_edge
    ratio: Callable[[str], float] = plain.ratio
    casts_shadow: Callable[[PlacedPiece], bool] = plain.casts_shadow
    rolling: frozenset[str] = frozenset()
    preload: Callable[[Toolkit, TableView], list[Job]] = plain.no_jobs
    preload_later: Callable[[Toolkit, TableView], list[Job]] = plain.no_jobs

    choreograph: Callable[[Event, Sequence[Piece], Sequence[Piece], TableView], Sequence[Keyframe]] = (
        plain.choreograph
    )

    caption: Callable[[Texts, Event, TableView], Caption] = plain.caption
    caption_picture: Callable[[Toolkit, str], Surface | None] = plain.caption_picture
    prompt: Callable[[Texts, TableView], str] = plain.prompt
    known: Callable[[TableView, InspectableItem], Known] = plain.known
    tells: Callable[[TableView], bool] = plain.tells_nothing

    verbs: Callable[[TableView], list[str]] = plain.verbs
    own_menu: bool = False
    wheel: str = ""
    again: str = ""
    play_zones: frozenset[str] = PLAY_ZONES
    keys: Keys = field(default_factory=lambda: MappingProxyType({}))
    explained: frozenset[str] = frozenset()


PLAIN = Look(drag_overlay_key=plain.minds_nothing)
"""The skin of any game on a felt table."""

"""A look: all that the screen needs to show one game, as data and pure functions."""

from collections.abc import Callable, Hashable, Iterable, Mapping, Sequence
from dataclasses import dataclass, field
from types import MappingProxyType

from pygame import Surface

from circus.core.event import Event
from circus.core.piece import Piece
from circus.looks import plain
from circus.looks.about import Known, Thing
from circus.looks.captions import Caption
from circus.looks.keyframe import Keyframe
from circus.looks.plain import Job
from circus.looks.table_view import Place, TableButton, TableView
from circus.stage.compositor import Item
from circus.stage.director import PlacedPiece
from circus.stage.tableau import Laid
from circus.stage.toolkit import Toolkit
from circus.stage.widgets.base import Widget
from circus.texts import Texts

PLAY_ZONES = frozenset({"felt", "drum", "board", "ring"})
"""What layouts call the open table between the players."""

Keys = Mapping[str, tuple[str, ...]]


@dataclass(frozen=True)
class Look:
    """How one game looks and moves; what a game leaves out is that of the plain look.

    Every function follows from its arguments alone: none depends on another having been called. What a
    person has opened, sorted or dragged comes in with the `TableView`. Surfaces come from caches: the
    same question has the same surface, or the compositor repaints it.

    Spec (what it looks like):
        plate_kind: material of the plates, "wood" or "navy"; plate_tone: the colour that dyes a seat's own.
        turned: whether seats go round so that the viewer's lies at the lower edge; else each keeps its place.
        aids: the helps that can be switched off beside the hint, and whether each is on by default; their
            words are `<game>-aid-<name>` and `<game>-aid-<name>-help`, `TableView.aids` says which are on.
        kept: the buttons whose state is remembered for the next table; pausing: those that stop the table as
            long as they are on.
        closed_by: for kinds of events the buttons (`ui/…`) that they switch off.
        background: the picture below everything, as large as the window, light included.
        furniture: what lies below the pieces and changes with the game.
        overlays: what lies above them: previews, chips, tags, given where every piece is now.
        worn: what lies above the piece that is `TableView.dragged` and goes with it; overlays leave it out.
        minds: what the overlays make of the place, in units, that a piece is dragged to: between two places
            with equal answers no item of theirs differs, and none is made anew.
        plate_items: what a seat's plate shows beside its name; plate_line: the line below the name;
            plate_room, name_room: how much of the plate's right end the items take beside line and name;
            names_up: how far above its middle the name stands where no line is below it; in units.
        portrait: the sprite of a seat's portrait; "" where `plate_items` draws the person.
        buttons: further buttons of the table; a click on one switches it in `TableView.opened`.
        window: what asks for reactions while `TableView.asking`; secret_key: the key by which one of
            several persons at the screen secretly reacts.

    Placement (where pieces lie):
        zones: the zones that its layout must have for so many seats, beside those of every table: a table
            without one of them is refused before it is opened.
        place: every piece and effect on the screen; places: the pickable things that are no pieces;
        aim: the pick that a pointer on a piece means now.

    Painter (how pieces are drawn):
        paint: the picture of a piece, upright and `height_u` high, lit `NORMAL` or veiled `DIM`.
        silhouette: a picture of its outline for shadow and halo; `None`: painted with its back up.
        edge: a line laid on a piece that can be picked, beside the halo; ratio: width by height of a kind.
        casts_shadow: whether a shadow is drawn for it.
        rolling: the kinds whose picture depends on where they are; all others are painted the same anywhere
            and at any tilt, so that nothing is painted again that only moves.
        preload: what must not be drawn while something moves; preload_later: what may appear under
            the pointer, drawn one by one in quiet moments. A piece in flight between two heights is
            scaled from its picture at the larger one, so only heights at rest need preloading.

    Choreography (what an event feels like):
        choreograph: (event, pieces before, pieces after, table after): the arrangements in between; the
            table always ends at `after`, so a wrong cue can look odd but never lie. [] glides there.

    Captions (what things are called):
        caption, caption_picture: what happened; prompt: what to do.
        known: what the words about a thing (`circus.looks.about`) are told beside what all tables know.
        tells: whether the overlays say themselves what lies under the pointer: then no tip says it again.

    Input:
        verbs: the verbs that get a gold button; own_menu: the look draws the menu of verbs itself.
        wheel: the verb that the wheel names for the thing under the pointer; again: the verb that a
            second tap on what was picked names; keys: the verbs that a key names beside their initials.
        play_zones: the zones of the layout where a card may be let go that needs no other target.
        explained: the rulings told when they forbid what was tapped though the tap began something else.
    """

    plate_kind: str = "wood"
    plate_tone: Callable[[TableView, int], str] = plain.no_tone
    turned: bool = True
    aids: Mapping[str, bool] = field(default_factory=lambda: MappingProxyType({}))
    closed_by: Mapping[str, frozenset[str]] = field(default_factory=lambda: MappingProxyType({}))
    kept: frozenset[str] = frozenset()
    pausing: frozenset[str] = frozenset()
    background: Callable[[Toolkit, TableView], Surface] = plain.background
    furniture: Callable[[Toolkit, TableView], list[Item]] = plain.furniture
    overlays: Callable[[Toolkit, TableView, Sequence[PlacedPiece]], list[Item]] = plain.overlays
    worn: Callable[[Toolkit, TableView, PlacedPiece, Sequence[PlacedPiece]], list[Item]] = plain.worn
    minds: Callable[[TableView, PlacedPiece, float, float], Hashable] = plain.minds
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
    places: Callable[[TableView], list[Place]] = plain.places
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
    known: Callable[[TableView, Thing], Known] = plain.known
    tells: Callable[[TableView], bool] = plain.tells_nothing

    verbs: Callable[[TableView], list[str]] = plain.verbs
    own_menu: bool = False
    wheel: str = ""
    again: str = ""
    play_zones: frozenset[str] = PLAY_ZONES
    keys: Keys = field(default_factory=lambda: MappingProxyType({}))
    explained: frozenset[str] = frozenset()


PLAIN = Look(minds=plain.minds_nothing)
"""Any game on a felt table."""

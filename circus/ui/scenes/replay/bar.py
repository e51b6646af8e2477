"""Bar below a replay: the position, its marks, and the buttons."""

from collections.abc import Mapping, Sequence
from types import MappingProxyType
from typing import NamedTuple

from pygame import Rect, Surface

from circus.ui.gfx import theme
from circus.ui.gfx.compositor import Item, Pile
from circus.ui.gfx.last_result import LastResult
from circus.ui.gfx.painted import painted
from circus.ui.gfx.toolkit import Toolkit
from circus.ui.gfx.widgets import Box, Button, IconButton, Label, Panel, Pose, Target, Widget, button_width
from circus.ui.gfx.widgets.buttons import GOLD, WOOD

_BAR_U, _SECOND_ROW_U = 128.0, 56.0
"""Height of the strip below the table, and the addition of a second row of buttons."""
_EDGE_U, _TRACK_U, _KNOB_U = 28.0, 12.0, 30.0
_TRACK_Y = 30.0
_ROW_Y = 92.0
_SIDE_U = 48.0
_GAP_U = 10.0

BAR, PLAY, PAUSE, STEP, BACK = "ui/bar", "ui/play", "ui/pause", "ui/step", "ui/back"
TURN, TURN_BACK, ROUND, ROUND_BACK = "ui/turn", "ui/turn_back", "ui/round", "ui/round_back"
EYES, SPEED, WHAT_IF, LEAVE, REVIEW = "ui/eyes", "ui/speed", "ui/what_if", "ui/leave", "ui/review"
PICTURE, PASSAGE, PASSAGE_STOP = "ui/picture", "ui/passage", "ui/passage_stop"
HOUSE = "ui/house"
"""Opens the rulebook, which lists the changed numbers."""
MARK = "ui/mark/"
"""Prefix of the target of a mark on the bar; its position follows."""


class BarState(NamedTuple):
    """State of the bar.

    Attributes:
        at, of: the current position, and the last one.
        marks: the positions of key moments, and of pins.
        plays: whether the playback runs.
        turn: the current round and turn, in words.
        eyes, speed: viewer and speed, in words.
        reviewed: whether a review is offered.
        pins: the faces of pins, by their positions.
        filmed: progress of a passage in percent; `None` for none.
        is_changed: whether the numbers of the rules are not the published ones.
    """

    at: int
    of: int
    marks: tuple[int, ...]
    plays: bool
    turn: str
    eyes: str
    speed: str
    reviewed: bool = False
    pins: Mapping[int, str] = MappingProxyType({})
    filmed: int | None = None
    is_changed: bool = False


class ChartRoom(NamedTuple):
    """Room for a chart below the track, in units: its height, and the track's margins."""

    high: float = 0.0
    left: float = 0.0
    right: float = 0.0


NO_ROOM = ChartRoom()


def bar_u(kit: Toolkit) -> float:
    """Return the height of the strip below the table."""
    return _BAR_U + (_SECOND_ROW_U + _words_u(kit) if kit.units.portrait else 0.0)


def _words_u(kit: Toolkit) -> float:
    """Return the height of the line with the position in words."""
    return 30 * kit.text_scale


class ReplayBar:
    """Strip at the lower edge of the window."""

    def __init__(self, kit: Toolkit, state: BarState, room: ChartRoom = NO_ROOM) -> None:
        self._kit = kit
        self._state = state
        self._room = room
        self._top = kit.units.height_u - bar_u(kit) - room.high
        self._widgets = self._row()
        self._pile = LastResult[Pile]()

    def pile(self, pose: Pose) -> Pile:
        """Return track, marks, knob and buttons; the strip itself belongs to the background."""
        return self._pile.get((pose,), lambda: Pile(self._items(pose)))

    def _items(self, pose: Pose) -> list[Item]:
        kit, state = self._kit, self._state
        rect = self._track()
        track = _painted_track(kit, rect.size, round(self._share(state.at) * rect.w))
        items = [Item(theme.LAYER_CONTROL, track, rect.x, rect.y)]
        for at in state.marks:
            face = state.pins.get(at)
            sprite, high = (f"common/mood_{face}", 30) if face else ("common/pin", 24)
            pin = kit.sprites.svg(sprite, height_u=high)
            x = rect.x + round(self._share(at) * rect.w)
            items.append(
                Item(theme.LAYER_CONTROL, pin, x - pin.get_width() // 2, rect.y - pin.get_height() + 2)
            )
        knob = _painted_knob(kit, pose.look(BAR))
        place = knob.get_rect(center=(rect.x + round(self._share(state.at) * rect.w), rect.centery))
        items.append(Item(theme.LAYER_CONTROL, knob, place.x, place.y))
        return items + [item for widget in self._widgets for item in widget.items(kit, pose)]

    def targets(self) -> list[Target]:
        """Return the bar, its marks, the buttons."""
        kit, rect = self._kit, self._track()
        high = kit.units.px(theme.TARGET_U)
        found = [Target(BAR, Rect(rect.x, rect.centery - high // 2, rect.w, high))]
        side = kit.units.px(18)
        for at in self._state.marks:
            x = rect.x + round(self._share(at) * rect.w)
            found.append(Target(f"{MARK}{at}", Rect(x - side // 2, rect.y - side - 4, side, side)))
        return found + [target for widget in self._widgets for target in widget.targets(kit)]

    @property
    def below(self) -> Box:
        """Free room below the track, as wide as the track."""
        units, (high, left, right) = self._kit.units, self._room
        wide = units.width_u - 2 * _EDGE_U - left - right
        return _EDGE_U + left, self._top + _TRACK_Y + _KNOB_U / 2, wide, high

    def position(self, x: int) -> int:
        """Return the position under a point of the bar, `x` in pixels."""
        rect = self._track()
        return round(min(1.0, max(0.0, (x - rect.x) / max(1, rect.w))) * self._state.of)

    def _share(self, at: int) -> float:
        return at / max(1, self._state.of)

    def _track(self) -> Rect:
        units, (_, left, right) = self._kit.units, self._room
        wide = units.width_u - 2 * _EDGE_U - left - right
        return units.rect(_EDGE_U + left, self._top + _TRACK_Y - _TRACK_U / 2, wide, _TRACK_U)

    def _row(self) -> list[Widget]:
        """Return the position on the left, the playback buttons in the middle, the rest on the right."""
        kit, state = self._kit, self._state
        y = self._top + self._room.high + _ROW_Y + (_words_u(kit) if kit.units.portrait else 0)
        middle = kit.units.width_u / 2
        steps: Sequence[tuple[str, str]] = (
            (ROUND_BACK, "first"), (TURN_BACK, "fast-back"), (BACK, "left"),
            (PAUSE if state.plays else PLAY, "pause" if state.plays else "play"),
            (STEP, "right"), (TURN, "fast"), (ROUND, "last"),
        )  # fmt: skip
        widgets: list[Widget] = []
        left = middle - (len(steps) - 1) / 2 * (_SIDE_U + _GAP_U)
        for number, (name, sign) in enumerate(steps):
            kind = GOLD if name in (PLAY, PAUSE) else WOOD
            back = name in (BACK, TURN_BACK, ROUND_BACK)
            on = name in (PLAY, PAUSE) or (state.at > 0 if back else state.at < state.of)
            widgets.append(
                IconButton(
                    name, left + number * (_SIDE_U + _GAP_U), y, sign, _SIDE_U, kind, on or state.plays
                )
            )
        where = self._where()
        at = _EDGE_U + _SIDE_U + _GAP_U
        widgets.append(IconButton(LEAVE, _EDGE_U + _SIDE_U / 2, y, "leave", _SIDE_U, WOOD))
        if state.is_changed:
            label = kit.texts.say("house-title")
            widgets.append(IconButton(HOUSE, at + _SIDE_U / 2, y, "star", _SIDE_U, WOOD, label=label))
            at += _SIDE_U + _GAP_U
        if kit.units.portrait:
            above = y - _SIDE_U / 2 - _words_u(kit) / 2
            widgets.append(
                self._position_label(middle, above, where, "center", kit.units.width_u - 2 * _EDGE_U)
            )
            return widgets + self._right(y + _SECOND_ROW_U, _EDGE_U)
        room = left - _SIDE_U / 2 - _GAP_U - at
        widgets.append(self._position_label(at, y, where, "midleft", room))
        return widgets + self._right(y, middle + len(steps) / 2 * (_SIDE_U + _GAP_U))

    def _position_label(self, x: float, y: float, words: str, anchor: str, room: float) -> Label:
        """Return the position in words."""
        return Label(
            x, y, words, "ui-semibold", theme.CAPTION_U, theme.CREAM, anchor, room, theme.LAYER_CONTROL
        )

    def _where(self) -> str:
        """Return the current position in words, or the progress of a passage."""
        state, texts = self._state, self._kit.texts
        if state.filmed is not None:
            return texts.say("replay-passage-working", percent=state.filmed)
        count = texts.say("replay-at", at=state.at, of=state.of)
        return f"{state.turn} \u00b7 {count}" if state.turn else count

    def _right(self, y: float, left: float) -> list[Widget]:
        """Return the buttons from the right edge, review first; with labels if there is room for all."""
        kit, state, texts = self._kit, self._state, self._kit.texts
        review = ((REVIEW, texts.say("replay-review"), "bulb"),) if state.reviewed else ()
        passage = (PASSAGE, texts.say("replay-passage"), "film")
        stop = (PASSAGE_STOP, texts.say("replay-passage-stop"), "cross")
        entries = (
            *review,
            (WHAT_IF, texts.say("replay-what-if"), "link"),
            (SPEED, state.speed, "clock"),
            (EYES, state.eyes, "eye"),
            (PICTURE, texts.say("replay-picture"), "camera"),
            passage if state.filmed is None else stop,
        )
        widgets: list[Widget] = []
        right = kit.units.width_u - _EDGE_U
        for number, (name, label, sign) in enumerate(entries, 1):
            wide = button_width(kit, label, sign, WOOD, 18)
            if right - wide - (len(entries) - number) * (_SIDE_U + _GAP_U) < left:
                widgets.append(IconButton(name, right - _SIDE_U / 2, y, sign, _SIDE_U, WOOD))
                right -= _SIDE_U + _GAP_U
                continue
            box = (right - wide, y - _SIDE_U / 2, wide, _SIDE_U)
            widgets.append(Button(name, box, label, sign, WOOD, size_u=18))
            right -= wide + _GAP_U
        return widgets


@painted
def _painted_track(kit: Toolkit, size: tuple[int, int], done: int) -> Surface:
    panel = Panel(kit, size)
    wide, high = panel.width_u, panel.height_u
    filled = kit.units.u(done)
    box = f'y="1" height="{high - 2:.2f}" rx="{high / 2 - 1:.2f}" '
    panel.vector(
        f'<rect x="1" width="{wide - 2:.2f}" {box} fill="#140C0A" stroke="{theme.CREAM}" '
        'stroke-opacity="0.4" stroke-width="1.6"/>'
        + (f'<rect x="2" width="{max(high, filled):.2f}" {box} fill="{theme.TEAL}"/>' if filled > 2 else "")
    )
    return panel.surface


@painted
def _painted_knob(kit: Toolkit, look: str) -> Surface:
    side = kit.units.px(_KNOB_U)
    panel = Panel(kit, (side, side), 4)
    middle = panel.width_u / 2
    reach = middle - (1.5 if look in ("hover", "pressed") else 3)
    disc = f'<circle cx="{middle:.2f}" cy="{middle:.2f}" r="{reach:.2f}" '
    panel.shadow(disc + 'fill="#FFFFFF"/>', 1, 3, 3, 0.5)
    panel.vector(disc + f'fill="{theme.PAPER}" stroke="{theme.INK}" stroke-width="3"/>')
    return panel.surface

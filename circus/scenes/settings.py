"""The settings: language, text size, speed, motion, full screen, sound; each change holds at once."""

from collections.abc import Callable
from typing import Any, NamedTuple

from pygame import Surface

from circus.input.gestures import ESCAPE, Cancel, DragMove, DragStart, Drop, Gesture, Key, Press, Tap
from circus.scenes.scene import Scene, SceneContext
from circus.stage import theme
from circus.stage.compositor import Composition, Item
from circus.stage.lettering import Style
from circus.stage.settings import SPEEDS, TEXT_SIZES, VOLUMES
from circus.stage.toolkit import Toolkit
from circus.stage.widgets import (
    Button,
    Label,
    Panel,
    Sheet,
    Slider,
    Stepper,
    Switch,
    Target,
    Toggle,
    Widget,
    button_width,
    icon,
    items_of,
    targets_of,
)
from circus.texts import LANGUAGES, Texts

_TITLE = Style("#FFF6E0", "#F1D7A0", theme.DEEP_RED)
_PAD_U = 28
_ROW_U = 92
_HEAD_U = 66
_WIDTH_U = 736
_CONTROL_U = 372
_TOGGLE_U = 176


class _Row(NamedTuple):
    """One setting: its pictogram, name, maybe a line of help, and the control on its right.

    Attributes:
        control: made at a place, in units.
        width: of the control.
    """

    icon: str
    name: str
    help: str
    control: Callable[[float, float], Widget]
    width: float = _CONTROL_U


class SettingsScene(Scene):
    """Over whatever opened it; Esc and the button lead back there."""

    name = "settings"

    def __init__(self, manager: SceneContext) -> None:
        super().__init__(manager)
        self._sliders: dict[str, Slider] = {}
        self._dragged: dict[str, int] = {}
        self._widgets: list[Widget] = []
        self._icons: list[Item] = []

    def enter(self) -> None:
        """Lays the sheets."""
        self._lay()

    def resized(self) -> None:
        """Lays them anew: a setting was changed, or the window."""
        self._lay()

    def handle(self, gesture: Gesture) -> bool:
        """Changes what was clicked, dragged, or moved by arrow keys."""
        if isinstance(gesture, Tap):
            self._tapped(gesture.name or "", gesture.pos[0])
        elif isinstance(gesture, Press | DragStart | DragMove):
            self._slid(gesture.name or "", gesture.pos[0])
        elif isinstance(gesture, Drop):
            self._slid(gesture.name, gesture.pos[0])
            self._keep()
        elif isinstance(gesture, Key):
            return self._keyed(gesture)
        elif isinstance(gesture, Cancel):
            if self._dragged:
                self._keep()
            elif gesture.source == ESCAPE:
                self.manager.back()
        return True

    def frame(self) -> Composition:
        """Two sheets on the parlour's wall, the title over them."""
        kit = self.kit
        title = kit.lettering.title(kit.texts.say("settings-title"), theme.TITLE_U, _TITLE)
        place = title.get_rect(center=kit.units.point(kit.units.width_u / 2, 62))
        items = [Item(theme.LAYER_TAG, title, place.x, place.y)]
        return Composition(
            kit.background("parlour"), items + items_of(self._widgets, kit, self.pose) + self._icons
        )

    def targets(self) -> list[Target]:
        """The controls."""
        return targets_of(self._widgets, self.kit)

    def _lay(self) -> None:
        self._sliders, self._widgets, self._icons = {}, [], []
        units, texts = self.kit.units, self.kit.texts
        sheets = ((texts.say("settings-look"), self._seen()), (texts.say("settings-hear"), self._heard()))
        beside = units.width_u >= 2 * _WIDTH_U + 3 * theme.MARGIN_U
        heights = [_HEAD_U + _ROW_U * len(rows) + 20 for _, rows in sheets]
        wide = min(_WIDTH_U, units.width_u - 2 * theme.MARGIN_U)
        room = units.height_u - 130
        if beside:
            left = (units.width_u - 2 * wide - 32) / 2
            top = 130 + max(0.0, (room - max(heights)) * 0.45)
            places = [(left, top, max(heights)), (left + wide + 32, top, max(heights))]
        else:
            left = (units.width_u - wide) / 2
            top = 130 + max(0.0, (room - sum(heights) - 32) * 0.45)
            places = [(left, top, heights[0]), (left, top + heights[0] + 32, heights[1])]
        for (heading, rows), (x, y, high) in zip(sheets, places, strict=True):
            self._lay_sheet(heading, rows, x, y, wide, high)
        back = texts.say("settings-back")
        box = (theme.MARGIN_U, theme.MARGIN_U, button_width(self.kit, back, "back"), theme.BUTTON_HEIGHT_U)
        self._widgets.append(Button("ui/back", box, back, "back"))

    def _lay_sheet(
        self, heading: str, rows: list[_Row], x: float, y: float, wide: float, high: float
    ) -> None:
        kit = self.kit
        self._widgets.append(Sheet((x, y, wide, high)))
        pin = kit.sprites.svg("common/pin", height_u=34)
        at = pin.get_rect(center=kit.units.point(x + wide / 2, y + 6))
        self._icons.append(Item(theme.LAYER_CONTROL, pin, at.x, at.y))
        self._widgets.append(
            Label(x + _PAD_U, y + 40, heading, "display", 28, theme.DEEP_RED, max_width=wide - 2 * _PAD_U)
        )
        for number, row in enumerate(rows):
            middle = y + _HEAD_U + _ROW_U * (number + 0.5)
            self._lay_row(row, x, middle, wide)
            if number:
                line = _rule(kit, kit.units.px(wide - 2 * _PAD_U))
                left, top = kit.units.point(x + _PAD_U, middle - _ROW_U / 2)
                self._icons.append(Item(theme.LAYER_CONTROL, line, left, top))

    def _lay_row(self, row: _Row, x: float, middle: float, wide: float) -> None:
        kit = self.kit
        disc = kit.panel(("settings disc", row.icon), lambda: _disc(kit, row.icon))
        place = disc.get_rect(midleft=kit.units.point(x + _PAD_U, middle))
        self._icons.append(Item(theme.LAYER_CONTROL, disc, place.x, place.y))
        room = wide - row.width - 2 * _PAD_U - 78
        apart = min(20.0, 15 * kit.settings.text_size / 100)
        text_x, shift = x + _PAD_U + 68, apart if row.help else 0.0
        name = Label(text_x, middle - shift, row.name, "ui-bold", 22, theme.INK, max_width=room)
        self._widgets.append(name)
        if row.help:
            self._widgets.append(
                Label(text_x, middle + apart, row.help, "ui", theme.SMALL_U, "#5E4730", max_width=room)
            )
        self._widgets.append(row.control(x + wide - _PAD_U - row.width, middle - 22))

    def _seen(self) -> list[_Row]:
        """What is seen."""
        say, settings = self.kit.texts.say, self.kit.settings
        languages = [(each, Texts(each).say("language-name")) for each in LANGUAGES]
        speeds = [(speed, say(f"settings-speed-{speed}")) for speed in SPEEDS]
        language = self._switch("language", languages, settings.language)
        return [
            _Row("globe", say("settings-language"), "", language),
            _Row("letters", say("settings-text"), "", self._text_size),
            _Row("fast", say("settings-speed"), "", self._switch("speed", speeds, settings.speed)),
            _Row("feather", say("settings-motion"), say("settings-motion-help"),
                 self._toggle("reduced_motion", settings.reduced_motion), _TOGGLE_U),
            _Row("full", say("settings-fullscreen"), say("settings-fullscreen-help"),
                 self._toggle("fullscreen", settings.fullscreen), _TOGGLE_U),
        ]  # fmt: skip

    def _heard(self) -> list[_Row]:
        """What is heard."""
        say, settings = self.kit.texts.say, self.kit.settings
        shown = {"music": "note", "table": "cards", "crowd": "people", "interface": "pointer"}
        sound = "sound" if settings.sound else "mute"
        return [
            _Row(sound, say("settings-sound"), "", self._toggle("sound", settings.sound), _TOGGLE_U),
            *(_Row(shown[kind], say(f"settings-volume-{kind}"), "", self._volume(kind)) for kind in VOLUMES),
        ]

    def _switch(
        self, name: str, values: list[tuple[str, str]], chosen: str
    ) -> Callable[[float, float], Widget]:
        return lambda x, y: Switch(f"ui/{name}", (x, y, _CONTROL_U, 44), values, chosen)

    def _toggle(self, name: str, on: bool) -> Callable[[float, float], Widget]:
        word = self.kit.texts.say("settings-yes" if on else "settings-no")
        return lambda x, y: Toggle(f"ui/{name}", x, y, on, word)

    def _text_size(self, x: float, y: float) -> Widget:
        size = self.kit.settings.text_size
        percent = f"{size}\u00a0%"
        width = _CONTROL_U - 88
        return Stepper("ui/text", x, y, percent, width, size > TEXT_SIZES[0], size < TEXT_SIZES[-1])

    def _volume(self, kind: str) -> Callable[[float, float], Widget]:
        def made(x: float, y: float) -> Widget:
            settings = self.kit.settings
            value = self._dragged.get(kind, settings.volumes[kind])
            slider = Slider(f"ui/volume/{kind}", (x, y, _CONTROL_U, 44), value, enabled=settings.sound)
            self._sliders[slider.name] = slider
            return slider

        return made

    def _tapped(self, name: str, x: int) -> None:
        settings = self.kit.settings
        kind, _, value = name.removeprefix("ui/").partition("/")
        if name == "ui/back":
            self.manager.back()
        elif name in self._sliders:
            self._slid(name, x)
            self._keep()
        elif kind == "text":
            self._change(text_size=_beside(settings.text_size, value == "more"))
        elif kind in ("language", "speed"):
            self._change(**{kind: value})
        elif kind in ("reduced_motion", "fullscreen", "sound"):
            self._change(**{kind: not getattr(settings, kind)})

    def _slid(self, name: str, x: int) -> None:
        """The slider follows the pointer; it is kept when it is let go."""
        slider = self._sliders.get(name)
        if slider and slider.enabled:
            self._dragged[name.removeprefix("ui/volume/")] = slider.value_at(self.kit, x)
            self._lay()

    def _keep(self) -> None:
        if self._dragged:
            volumes = {**self.kit.settings.volumes, **self._dragged}
            self._dragged = {}
            self._change(volumes=volumes)
            self.kit.audio.play("click")

    def _keyed(self, key: Key) -> bool:
        """Left and right move the slider in focus."""
        name = self.pose.focus or ""
        slider = self._sliders.get(name)
        if not slider or not slider.enabled or key.key not in ("left", "right"):
            return False
        value = slider.value + (5 if key.key == "right" else -5)
        self._dragged = {name.removeprefix("ui/volume/"): max(0, min(100, value))}
        self._keep()
        return True

    def _change(self, **choices: Any) -> None:
        focus = self.pose
        self.manager.change(**choices)
        self.manager.pose = focus


def _beside(size: int, more: bool) -> int:
    """The next text size offered in one direction."""
    larger = [each for each in TEXT_SIZES if each > size]
    smaller = [each for each in TEXT_SIZES if each < size]
    return (larger[0] if larger else size) if more else (smaller[-1] if smaller else size)


def _disc(kit: Toolkit, name: str) -> Surface:
    """A navy disc with a pictogram."""
    size = kit.units.px(52)
    panel = Panel(kit, (size, size))
    body = (
        '<defs><radialGradient id="d" gradientUnits="userSpaceOnUse" cx="18" cy="14" r="44">'
        '<stop offset="0" stop-color="#46588F"/><stop offset="0.6" stop-color="#2B3968"/>'
        '<stop offset="1" stop-color="#1B2549"/></radialGradient></defs>'
        '<circle cx="26" cy="26" r="24.4" fill="url(#d)" stroke="#10162C" stroke-width="3"/>'
    )
    panel.vector(body)
    panel.put(icon(kit, name, 28, "#F7E8C9"), 26, 26)
    return panel.surface


def _rule(kit: Toolkit, long: int) -> Surface:
    """A dotted rule, `long` in pixels."""
    return kit.panel(("settings rule", long), lambda: _ruled(kit, long))


def _ruled(kit: Toolkit, long: int) -> Surface:
    panel = Panel(kit, (long, max(2, kit.units.px(3))))
    panel.vector(
        f'<path d="M2 1.5 H{panel.width_u - 2:.2f}" stroke="#A98F62" stroke-width="2" stroke-dasharray="2 6" '
        'stroke-linecap="round"/>'
    )
    return panel.surface

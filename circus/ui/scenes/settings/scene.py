"""Settings scene: language, text size, speed, motion, full screen, sound; each change applies at once."""

from collections.abc import Sequence
from functools import partial
from typing import NamedTuple

from pygame import Surface

from circus.content.texts import LANGUAGES, Texts
from circus.platform.sanitizing import name_of
from circus.ui.gfx import theme
from circus.ui.gfx.painted import painted
from circus.ui.gfx.settings import SPEEDS, TEXT_SIZES, VOLUMES
from circus.ui.gfx.toolkit import Toolkit
from circus.ui.gfx.widgets import (
    Act,
    Edit,
    Panel,
    PaperSheet,
    Slider,
    Stepper,
    Switch,
    TextField,
    Toggle,
    icon,
)
from circus.ui.gfx.widgets.containers import (
    END,
    MIDDLE,
    NOWHERE,
    START,
    Part,
    boxed,
    column,
    cornered,
    line,
    row,
    space,
    stacked,
)  # fmt: skip
from circus.ui.input.gestures import ESCAPE, Cancel, DragMove, DragStart, Drop, Gesture, Key, Lost, Press, Tap
from circus.ui.scenes.parts.paper import wall_head
from circus.ui.scenes.parts.wall import WallScene
from circus.ui.scenes.parts.widgets import picture
from circus.ui.scenes.shell.scene import SceneContext

_PAD_U = 28
_ROW_U = 82
_WIDTH_U = 736
_TOP_U = 130
_GAP_U = 32
_CONTROL_U = 372
_TOGGLE_U = 176
_DISC_U = 68


class _SettingRow(NamedTuple):
    """One setting: its pictogram, name, optional help, and the control on its right."""

    icon: str
    name: str
    help: str
    control: Part


class SettingsScene(WallScene):
    """Settings over the current scene; Esc and the button lead back."""

    name = "settings"

    def __init__(self, manager: SceneContext) -> None:
        super().__init__(manager)
        self._sliders: dict[str, Slider] = {}
        self._dragged: dict[str, int] = {}
        self._edit: Edit | None = None

    def handle(self, gesture: Gesture) -> bool:
        """Move the volume that was clicked, dragged, or moved by arrow keys; write the name."""
        if isinstance(gesture, Tap):
            self._stop_writing(keep=True)
            self._slid(gesture.name or "", gesture.pos[0])
            self._keep()
        elif isinstance(gesture, Press | DragStart | DragMove):
            self._slid(gesture.name or "", gesture.pos[0])
        elif isinstance(gesture, Drop):
            self._slid(gesture.name, gesture.pos[0])
            self._keep()
        elif isinstance(gesture, Key):
            return self._keyed(gesture)
        elif isinstance(gesture, Lost):
            self._keep()
        elif isinstance(gesture, Cancel):
            if self._dragged:
                self._keep()
            elif self._edit:
                self._stop_writing(keep=False)
            elif gesture.source == ESCAPE:
                self.manager.back()
        return True

    def perform(self, act: Act) -> None:
        """Change the setting that was clicked; the name is no longer written."""
        self._stop_writing(keep=True)
        super().perform(act)

    def _build_widgets(self) -> None:
        kit, units, texts = self.kit, self.kit.units, self.kit.texts
        wide = min(_WIDTH_U, units.width_u - 2 * theme.MARGIN_U)
        sheets = [
            self._sheet(texts.say(f"settings-{name}"), rows, wide)
            for name, rows in (("look", self._visual_rows()), ("hear", self._sound_rows()))
        ]
        beside = units.width_u >= 2 * _WIDTH_U + 3 * theme.MARGIN_U
        both = (
            row([sheet.with_height(None) for sheet in sheets], _GAP_U) if beside else column(sheets, _GAP_U)
        )
        high = both.high or max(sheet.high or 0.0 for sheet in sheets)
        room = (0.0, _TOP_U, units.width_u, max(high, units.height_u - _TOP_U))
        title, back = wall_head(kit, texts.say("settings-title"), 62, self.manager.back)
        self._widgets = [title, *both.with_height(high).arrange_in(room, MIDDLE, 0.45), back]
        self._sliders = {widget.name: widget for widget in self._widgets if isinstance(widget, Slider)}

    def _sheet(self, heading: str, rows: list[_SettingRow], wide: float) -> Part:
        """Return a sheet on a pin: the heading, and the settings with dotted rules between them."""
        pin = picture(self.kit.sprites.svg("common/pin", height_u=34), layer=theme.LAYER_CONTROL)
        rule = _rule(self.kit, self.kit.units.px(wide - 2 * _PAD_U))
        parts = [line(heading, "display", 28, theme.DEEP_RED, high=52).padded(0, 14, 0, 0)]
        for number, setting in enumerate(rows):
            parts.append(self._row(setting, wide - 2 * _PAD_U))
            if number:
                above = picture(rule, START, START, layer=theme.LAYER_CONTROL)
                parts[-1] = stacked(above, parts[-1])
        return stacked(
            boxed(PaperSheet(NOWHERE), wide),
            column([space(-6), pin.with_height(24)]),
            column(parts).padded(_PAD_U, 0, _PAD_U, 20),
        )

    def _row(self, setting: _SettingRow, wide: float) -> Part:
        """Return a setting.

        Pictogram and words are to the left of its control, or above it if the line is too narrow.
        """
        disc = _disc(self.kit, setting.icon)
        high = 2 * min(20.0, 15 * self.kit.text_scale)
        words = [line(setting.name, "ui-bold", 22, high=high)]
        if setting.help:
            words.append(line(setting.help, "ui", theme.SMALL_U, "#5E4730", high=high))
        shown = picture(disc, START, wide=_DISC_U, layer=theme.LAYER_CONTROL)
        asked = self.kit.fonts.width_u(setting.name, "ui-bold", 22) + (setting.control.wide or 0.0)
        if asked + _DISC_U + 10 > wide:
            above = row([shown, column(words)]).with_height(_ROW_U - 44)
            return column([above, setting.control], 4, END).padded(0, 14, 0, 8)
        return row([shown, column(words), space(wide=10), setting.control]).with_height(_ROW_U)

    def _visual_rows(self) -> list[_SettingRow]:
        """Return the visual settings."""
        say, settings = self.kit.texts.say, self.kit.settings
        languages = [(each, Texts(each).say("language-name")) for each in LANGUAGES]
        speeds = [(speed, say(f"settings-speed-{speed}")) for speed in SPEEDS]
        percent = f"{settings.text_size}\u00a0%"
        smaller, larger = settings.text_size > TEXT_SIZES[0], settings.text_size < TEXT_SIZES[-1]
        text_size = cornered(
            lambda x, y: Stepper(
                "ui/text", x, y, percent, _CONTROL_U - 88, smaller, larger, step=self._step_text_size
            ),
            _CONTROL_U,
            44,
        )
        motion = settings.reduced_motion
        me = TextField("ui/me", NOWHERE, settings.me or "…", self._edit, act=Act(self._write))
        return [
            _SettingRow("person", say("settings-me"), say("settings-me-help"), boxed(me, _CONTROL_U, 44)),
            _SettingRow(
                "globe",
                say("settings-language"),
                "",
                self._switch("language", languages, settings.language),
            ),
            _SettingRow("letters", say("settings-text"), "", text_size),
            _SettingRow("fast", say("settings-speed"), "", self._switch("speed", speeds, settings.speed)),
            _SettingRow(
                "pause",
                say("settings-stops"),
                say("settings-stops-help"),
                self._toggle("bot_stops", settings.bot_stops),
            ),
            _SettingRow(
                "eye",
                say("settings-reveals"),
                say("settings-reveals-help"),
                self._toggle("plays_reveals", settings.plays_reveals),
            ),
            _SettingRow(
                "feather",
                say("settings-motion"),
                say("settings-motion-help"),
                self._toggle("reduced_motion", motion),
            ),
            *self._full_screen_row(),
        ]

    def _full_screen_row(self) -> list[_SettingRow]:
        """Return the switch of full screen; none where that cannot be changed, as at a stand."""
        if self.kit.window.is_held:
            return []
        say, toggle = self.kit.texts.say, self._toggle("fullscreen", self.kit.settings.fullscreen)
        return [_SettingRow("full", say("settings-fullscreen"), say("settings-fullscreen-help"), toggle)]

    def _sound_rows(self) -> list[_SettingRow]:
        """Return the sound settings."""
        say, settings = self.kit.texts.say, self.kit.settings
        shown = {"music": "note", "bed": "wind", "table": "cards", "crowd": "people", "interface": "pointer"}
        sound = "sound" if settings.sound else "mute"
        return [
            _SettingRow(sound, say("settings-sound"), "", self._toggle("sound", settings.sound)),
            *(
                _SettingRow(shown[kind], say(f"settings-volume-{kind}"), "", self._volume(kind))
                for kind in VOLUMES
            ),
        ]

    def _toggle(self, name: str, on: bool) -> Part:
        word = self.kit.texts.say("settings-yes" if on else "settings-no")
        act = Act(partial(self._choose, name, not on))
        return cornered(lambda x, y: Toggle(f"ui/{name}", x, y, on, word, act=act), _TOGGLE_U, 44)

    def _switch(self, name: str, values: Sequence[tuple[str, str]], chosen: str) -> Part:
        switch = Switch(f"ui/{name}", NOWHERE, values, chosen, choose=partial(self._choose, name))
        return boxed(switch, max(_CONTROL_U, switch.width(self.kit)), 44)

    def _volume(self, kind: str) -> Part:
        settings = self.kit.settings
        value = self._dragged.get(kind, settings.volumes[kind])
        slider = Slider(f"ui/volume/{kind}", NOWHERE, value, enabled=settings.sound)
        return boxed(slider, _CONTROL_U, 44)

    def _write(self) -> None:
        self._edit = Edit.of(self.kit.settings.me)

    def _slid(self, name: str, x: int) -> None:
        """Move the slider with the pointer; it is stored when it is released."""
        slider = self._sliders.get(name)
        if slider and slider.enabled:
            self._dragged[name.removeprefix("ui/volume/")] = slider.value_at(self.kit, x)
            self._build_widgets()

    def _keep(self) -> None:
        if self._dragged:
            volumes = {**self.kit.settings.volumes, **self._dragged}
            self._dragged = {}
            self._choose("volumes", volumes)
            self.kit.audio.play("click")

    def _keyed(self, key: Key) -> bool:
        """Edit the name while it is written; else move the focused slider by the left and right keys."""
        if self._edit:
            return self._typed(key, self._edit)
        name = self.pose.focus or ""
        slider = self._sliders.get(name)
        if not slider or not slider.enabled or key.key not in ("left", "right"):
            return False
        value = slider.value + (5 if key.key == "right" else -5)
        self._dragged = {name.removeprefix("ui/volume/"): max(0, min(100, value))}
        self._keep()
        return True

    def _typed(self, key: Key, edit: Edit) -> bool:
        if key.key in ("return", "tab"):
            self._stop_writing(keep=True)
            return True
        self._edit = edit.keyed(key.key, key.text)
        self._build_widgets()
        return True

    def _stop_writing(self, keep: bool) -> None:
        """End editing the name, if it is edited; an empty one is dropped."""
        edit, self._edit = self._edit, None
        if edit is None:
            return
        if keep and (name := name_of(edit.text)):
            self.manager.note(me=name)
        self._build_widgets()

    def _step_text_size(self, way: int) -> None:
        """Choose the next text size offered in a direction."""
        size = self.kit.settings.text_size
        beyond = [each for each in TEXT_SIZES if (each - size) * way > 0]
        if beyond:
            self._choose("text_size", min(beyond, key=lambda each: abs(each - size)))

    def _choose(self, name: str, value: object) -> None:
        """Change a setting; the focus stays."""
        focus = self.pose
        self.manager.change(**{name: value})
        self.manager.pose = focus


@painted
def _disc(kit: Toolkit, name: str) -> Surface:
    """Return a navy disc with a pictogram."""
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


@painted
def _rule(kit: Toolkit, long: int) -> Surface:
    """Return a dotted rule, `long` in pixels."""
    panel = Panel(kit, (long, max(2, kit.units.px(3))))
    panel.vector(
        f'<path d="M2 1.5 H{panel.width_u - 2:.2f}" stroke="#A98F62" stroke-width="2" stroke-dasharray="2 6" '
        'stroke-linecap="round"/>'
    )
    return panel.surface

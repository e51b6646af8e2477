"""Pin dialog: five faces and a few words over the table, which is paused."""

from collections.abc import Callable, Sequence
from dataclasses import dataclass
from typing import Protocol

from pygame import Surface

from circus.content.texts import Texts
from circus.records.pin import FACES, MAX_LETTERS, Pin, words_of
from circus.ui.gfx import theme
from circus.ui.gfx.compositor import Item
from circus.ui.gfx.painted import painted
from circus.ui.gfx.toolkit import Toolkit
from circus.ui.gfx.widgets import Box, Button, Edit, Panel, Pose, Target, TextField, Veil
from circus.ui.gfx.widgets.containers import NOWHERE, Part, boxed, grid, row, space
from circus.ui.gfx.widgets.overlays import AWAY
from circus.ui.input.gestures import Cancel, Gesture, Key, Preedit, Tap
from circus.ui.scenes.parts.modal_sheet import ModalSheetScene
from circus.ui.scenes.parts.widgets import picture
from circus.ui.scenes.shell.scene import SceneContext
from circus.ui.scenes.shell.transition import CUT
from circus.ui.scenes.table.seats_sheet import menu_sheet, sheet_room

FACE, WORDS, KEEP, BACK = "ui/face/", "ui/words", "ui/keep", "ui/back"

_WIDTH_U, _FACE_U, _RING_U, _GAP_U = 760.0, 104.0, 7.0, 14.0
_BUTTON_U = 56.0
_LABEL_U = 19.0


class PinnableTable(Protocol):
    """Table whose moment is pinned."""

    game: str

    def port(self) -> dict[str, object]:
        """Return the seats to act and the view."""


class PinScene(ModalSheetScene):
    """Dialog for pinning the current moment."""

    name = "pin"
    veil = Veil(alpha=0.42)

    def __init__(self, manager: SceneContext, table: PinnableTable, pin: Callable[[str, str], None]) -> None:
        """Open the dialog; `pin` stores face and text, or raises OSError."""
        super().__init__(manager)
        self._pin = pin
        self.game = table.game
        self._table = table
        self._face = ""
        self._words = ""
        self._edit: Edit | None = None

    @property
    def takes_text(self) -> bool:
        """True: typed text is the note."""
        return True

    def handle(self, gesture: Gesture) -> bool:
        """Handle faces, words and the pin.

        A click next to the sheet, Esc and a right click leave it only if nothing would be lost.
        """
        match gesture:
            case Tap(name, _):
                self._tapped(name or AWAY)
            case Cancel() if self._edit is None:
                self.manager.back(CUT)
            case Cancel():
                self._tapped(AWAY)
            case Key():
                return self._keyed(gesture)
            case Preedit():
                self._begin_writing()
                self._build_widgets()
            case _:
                return False
        return True

    def port(self) -> dict[str, object]:
        """Return the facts of the table below."""
        return {**self._table.port(), "scene": self.name}

    def _tapped(self, name: str) -> None:
        self._stop_writing()
        if name == BACK or (name == AWAY and not self._words):
            self.manager.back(CUT)
        elif name == KEEP:
            self._keep()
        elif name == WORDS:
            self._edit = Edit.of(self._words)
        elif name.startswith(FACE):
            self._face = name.removeprefix(FACE)
        self._build_widgets()

    def _keyed(self, key: Key) -> bool:
        """Edit the words with typed text; without a focus Enter pins."""
        if key.text:
            self._begin_writing()
        if self._edit is None or key.key in ("tab", "return"):
            self._stop_writing()
            enters = key.key == "return" and not self.has_focus
            if enters:
                self._keep()
            self._build_widgets()
            return enters
        self._edit = self._edit.keyed(key.key, key.text, MAX_LETTERS)
        self._build_widgets()
        return True

    def _begin_writing(self) -> None:
        self._edit = self._edit or Edit(self._words, len(self._words))

    def _stop_writing(self) -> None:
        if self._edit:
            self._words = words_of(self._edit.text)
        self._edit = None

    def _keep(self) -> None:
        """Pin the moment and close; without a face do nothing."""

        def act() -> None:
            self._pin(self._face, self._words)
            self.manager.back(CUT)

        if self._face:
            self.manager.attempt(act)

    def _sheet(self) -> Part:
        kit, texts = self.kit, self.kit.texts
        text, layer = kit.text_scale, theme.LAYER_MODAL
        room = sheet_room(kit, _WIDTH_U)
        help_ = texts.say("pin-help")
        block = kit.fonts.block(help_, "ui", theme.CAPTION_U, theme.INK, width_u=room, align="center")
        field = TextField(WORDS, NOWHERE, self._words or texts.say("pin-words"), self._edit, layer=layer)
        on = bool(self._face)
        keep = Button(KEEP, NOWHERE, texts.say("pin-keep"), "remark", "gold", on, on, layer=layer)
        away = Button(BACK, NOWHERE, texts.say("pin-away"), "back", "wood", layer=layer)
        parts = [
            picture(block, high=kit.units.u(block.get_height()), layer=layer),
            space(14),
            faces(kit, [(f"{FACE}{face}", face) for face in FACES], self._face, room),
            space(14),
            boxed(field, high=44 * text),
            space(18),
            row([boxed(away, high=_BUTTON_U), boxed(keep, high=_BUTTON_U)], _GAP_U),
        ]
        return menu_sheet(kit, texts.say("pin-title"), _WIDTH_U, parts, 14 * (text - 1))


def format_pin(texts: Texts, pin: Pin, names: Sequence[str]) -> str:
    """Return a pinned moment in words: the person, the face, the note."""
    known = pin.seat is not None and pin.seat < len(names)
    name = names[pin.seat or 0] if known else texts.say("pin-nobody")
    face = texts.say(f"pin-face-{pin.face}")
    if not pin.text:
        return texts.say("pin-told", name=name, face=face)
    return texts.say("pin-told-words", name=name, face=face, text=pin.text)


def faces(kit: Toolkit, entries: Sequence[tuple[str, str]], chosen: str, room: float) -> Part:
    """Return faces in rows, by target and face, each with its word below; in `room` units of width."""
    text = kit.text_scale
    labels = [kit.texts.say(f"pin-face-{face}") for _, face in entries]
    widest = max(kit.fonts.width_u(label, "ui-semibold", _LABEL_U) for label in labels) + 8
    fitting = int((room + _GAP_U) / (max(widest, _FACE_U) + _GAP_U))
    columns = len(entries) if fitting >= len(entries) else max(1, min(3, fitting))
    high = _FACE_U + 2 * _RING_U + 28 * text
    parts = [
        boxed(FaceButton(name, NOWHERE, face, label, face == chosen), high=high)
        for (name, face), label in zip(entries, labels, strict=True)
    ]
    return grid(parts, columns, _GAP_U)


@dataclass(frozen=True)
class FaceButton:
    """Selectable face with its word below; the chosen one has a gold ring."""

    name: str
    box: Box
    face: str
    label: str
    chosen: bool = False
    layer: int = theme.LAYER_MODAL

    def items(self, kit: Toolkit, pose: Pose) -> list[Item]:
        """Return the face and the word as one surface."""
        rect = kit.units.rect(*self.box)
        look = pose.look(self.name)
        surface = _face(kit, rect.size, look, self.face, self.label, self.chosen)
        return [Item(self.layer, surface, rect.x, rect.y)]

    def targets(self, kit: Toolkit) -> list[Target]:
        """Return one target: the whole box."""
        return [Target(self.name, kit.units.rect(*self.box), wanted=True, label=self.label)]


@painted
def _face(kit: Toolkit, size: tuple[int, int], look: str, face: str, label: str, chosen: bool) -> Surface:
    panel = Panel(kit, size)
    x, y = panel.width_u / 2, _FACE_U / 2 + _RING_U
    if chosen or look != "normal":
        colour = theme.GOLD if chosen else theme.CREAM
        panel.vector(
            f'<circle cx="{x:.2f}" cy="{y:.2f}" r="{_FACE_U / 2 + 1:.2f}" fill="none" '
            f'stroke="{colour}" stroke-width="{_RING_U:.2f}"/>'
        )
    side = _FACE_U - (4 if look == "pressed" else 0)
    panel.put(kit.sprites.svg(f"common/mood_{face}", height_u=side), x, y)
    ink = theme.DEEP_RED if chosen else theme.INK
    face_name = "ui-bold" if chosen else "ui-semibold"
    base = panel.height_u - 14 * kit.text_scale
    panel.write(label, face_name, _LABEL_U, ink, x, base, anchor="center")
    return panel.surface

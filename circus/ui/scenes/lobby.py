"""Lobby: five posters in the big top; the one under the pointer swings forward."""

from collections.abc import Sequence

from pygame import Rect, Surface

from circus import games
from circus.content.texts import LANGUAGES
from circus.records.record import is_written_elsewhere
from circus.session import saves
from circus.session.record_entry import RecordEntry
from circus.session.records_index import records_in
from circus.ui.gfx import theme
from circus.ui.gfx.audio import MARCH
from circus.ui.gfx.compositor import Composition, Item
from circus.ui.gfx.widgets import (
    Button,
    Modal,
    Target,
    Widget,
    button_width,
    items_of,
    targets_of,
)
from circus.ui.gfx.widgets.buttons import GOLD, WOOD
from circus.ui.gfx.widgets.containers import END, MIDDLE, NOWHERE, Part, boxed, column, placed, row, wrapped
from circus.ui.input.gestures import ESCAPE, Cancel, Gesture, Key, Tap
from circus.ui.scenes import posters
from circus.ui.scenes.destinations import ToDeals, ToLab, ToPast, ToPuzzles, ToSave, ToSettings, ToSetup
from circus.ui.scenes.lobby_background import lobby_ground
from circus.ui.scenes.lobby_lights import BEAT_MS, lights
from circus.ui.scenes.posters import DROP_U, OVERHANG_U, PILL_U, SWING, PosterPlace
from circus.ui.scenes.scene import Scene, SceneContext

TOP_U = 306
"""Top of the posters, in units."""
FOOT_U = 168
"""Room for the footer below the posters, in units."""
AT_ONCE = 60
"""Number of new records that are read before the lobby is shown; the others follow at rest."""
SWING_MS = 150
_FOOTER_U = 52
_GAP_U = 16
_ROW_GAP_U = 12
_BELOW_U = 28
_LEADS: dict[str, type[ToPast | ToDeals | ToPuzzles | ToLab | ToSettings]] = {
    "ui/past": ToPast,
    "ui/deals": ToDeals,
    "ui/puzzles": ToPuzzles,
    "ui/lab": ToLab,
    "ui/settings": ToSettings,
}
"""Destinations of the footer's buttons that need no argument."""


class LobbyScene(Scene):
    """First scene; Esc asks whether to leave the program."""

    name = "lobby"

    def __init__(self, manager: SceneContext) -> None:
        super().__init__(manager)
        self._spots: list[PosterPlace] = []
        self._buttons: Sequence[Widget] = ()
        self._swings: dict[str, float] = {}
        self._index = saves.all_records()
        self._newest: RecordEntry | None = None
        self._has_past = False
        self._asking = False
        self._to_preload: list[PosterPlace] = []
        self._clock = 0.0

    def enter(self) -> None:
        """Find unfinished games and lay out the lobby; most of very many records are read later."""
        self.kit.window.set_title(self.kit.texts.say("app-title"))
        self._asking = False
        self._index = saves.all_records()
        self._index.refresh()
        self._index.read_on(AT_ONCE)
        self._find_saved()
        self.kit.audio.stream(MARCH, self)
        self._build_widgets()

    def leave(self) -> None:
        """Let the music fade."""
        self.kit.audio.fade(self)

    def resized(self) -> None:
        """Lay out the posters for another size."""
        if self._spots:
            self._build_widgets()

    def handle(self, gesture: Gesture) -> bool:
        """Handle posters, footer, and the question whether to leave."""
        if isinstance(gesture, Tap):
            self._tapped(gesture.name or "")
        elif isinstance(gesture, Cancel):
            if self._asking:
                self._asking = False
            elif gesture.source == ESCAPE:
                self._asking = True
        elif isinstance(gesture, Key):
            return self._keyed(gesture)
        return True

    @property
    def busy(self) -> bool:
        """Whether a poster swings."""
        front = self._front()
        return any((share < 1) if game == front else (share > 0) for game, share in self._swings.items())

    def advance(self, ms: float) -> None:
        """Advance the posters and the sign's bulbs."""
        front = self._front()
        step = ms / SWING_MS if self._moves() else 1.0
        if self._moves():
            beat = self._beat()
            self._clock += ms
            if self._beat() != beat:
                self.manager.refresh()
        for game, share in self._swings.items():
            self._swings[game] = min(1.0, share + step) if game == front else max(0.0, share - step)

    def preload(self) -> bool:
        """Read the rest of very many records, and paint the posters as swung forward."""
        if self._index.waits:
            self._index.read_on(AT_ONCE)
            known = self._newest, self._has_past
            self._find_saved()
            if known != (self._newest, self._has_past):
                self._build_widgets()
                self.manager.refresh()
            return True
        if not self._to_preload:
            return False
        posters.swung(self.kit, self._to_preload.pop())
        return True

    def frame(self) -> Composition:
        """Return the tent, the posters, the footer, and an open window over them."""
        items = lights(self.kit, self._beat())
        items += [item for spot in self._spots for item in self._poster(spot)]
        items += items_of(self._buttons, self.kit, self.pose)
        if self._over():
            items += items_of(self._over(), self.kit, self.pose)
        return Composition(lobby_ground(self.kit, self._spots), items)

    def targets(self) -> list[Target]:
        """Return posters and footer, or only the targets of an open window."""
        if self._over():
            return targets_of(self._over(), self.kit)
        hung = [Target(f"poster/{spot.game}", self._hit(spot)) for spot in self._spots]
        return hung + targets_of(self._buttons, self.kit)

    def hint(self, name: str) -> str:
        """Return the hint of a button of the footer."""
        silent = name == "ui/sound" and not self.kit.audio.is_open
        key = "lobby-hint-silent" if silent else f"lobby-hint-{name.removeprefix('ui/')}"
        return self.kit.texts.say(key) if self.kit.texts.has(key) else ""

    def _moves(self) -> bool:
        settings = self.kit.settings
        return settings.speed != "off" and not settings.reduced_motion

    def _beat(self) -> int:
        return int(self._clock / BEAT_MS)

    def _build_widgets(self) -> None:
        units = self.kit.units
        names = games.in_order()
        for game in names:
            self.kit.texts.add_game(game)
        footer = self._footer()
        above = units.height_u - _BELOW_U - (footer.high or 0) - OVERHANG_U
        self._spots = posters.spots(names, units.width_u, TOP_U, min(above, units.height_u - FOOT_U))
        self._swings = {spot.game: self._swings.get(spot.game, 0.0) for spot in self._spots}
        room = (0, 0, units.width_u, units.height_u - _BELOW_U)
        self._buttons = footer.arrange(placed(footer, room, MIDDLE, END))
        self._to_preload = list(self._spots)

    def _footer(self) -> Part:
        """Return the buttons in one row, or with the resume button above the others, or in several rows."""
        units = self.kit.units
        room = units.width_u - 2 * theme.MARGIN_U
        buttons = self._entries()
        footer = row(buttons, _GAP_U)
        if footer.wide and footer.wide > room:
            first = 1 if self._newest else 0
            others = wrapped(buttons[first:], room, _GAP_U, _ROW_GAP_U)
            footer = column([*buttons[:first], others], _ROW_GAP_U, MIDDLE)
            if others.high and others.high > _FOOTER_U:
                footer = wrapped(buttons, room, _GAP_U, _ROW_GAP_U)
        return footer

    def _entries(self) -> list[Part]:
        """Return the buttons at their requested widths."""
        texts, settings = self.kit.texts, self.kit.settings
        entries = [
            self._button("language", texts.say("language-name"), "globe"),
            self._button("sound", texts.say("lobby-sound"), "sound" if settings.sound else "mute"),
            self._button("settings", texts.say("lobby-settings"), "gear"),
            self._button("leave", texts.say("lobby-leave"), "leave"),
        ]
        entries.insert(0, self._button("lab", texts.say("lab-title"), "lens"))
        entries.insert(0, self._button("puzzles", texts.say("lobby-puzzles"), "puzzle"))
        entries.insert(0, self._button("deals", texts.say("lobby-deals"), "cards"))
        if self._has_past:
            entries.insert(0, self._button("past", texts.say("lobby-past"), "replay"))
        if self._newest:
            label = f"{texts.say('lobby-resume')} \u00b7 {posters.title(self.kit, self._newest.game)}"
            entries.insert(0, self._button("resume", label, "play", GOLD))
        return entries

    def _find_saved(self) -> None:
        """Find the last played game not open in another copy of Circus, and whether there is a list."""
        unfinished = self._index.unfinished()
        self._newest = next((each for each in unfinished if not is_written_elsewhere(each.path)), None)
        in_bin = next(records_in(saves.bin_folder()), None)
        self._has_past = in_bin is not None or not self._index.is_empty

    def _button(self, name: str, label: str, icon: str, kind: str = WOOD) -> Part:
        wide = button_width(self.kit, label, icon, kind, theme.BUTTON_U)
        button = Button(f"ui/{name}", NOWHERE, label, icon, kind, size_u=theme.BUTTON_U, stored=True)
        return boxed(button, wide, _FOOTER_U)

    def _over(self) -> list[Widget]:
        """Return an open question."""
        if self._asking:
            texts = self.kit.texts
            choices = (
                ("ui/stay", texts.say("lobby-leave-no"), "wood"),
                ("ui/quit", texts.say("lobby-leave-yes"), "wood"),
            )
            return [Modal(texts.say("lobby-leave-title"), texts.say("lobby-leave-text"), choices)]
        return []

    def _front(self) -> str:
        """Return the game whose poster is under the pointer or focused."""
        name = self.pose.hover or self.pose.focus or ""
        return name.removeprefix("poster/") if name.startswith("poster/") and not self._over() else ""

    def _poster(self, spot: PosterPlace) -> list[Item]:
        """Return the poster and its two pegs.

        During the swing it is scaled; at the end it is drawn at its size.
        """
        units, sprites = self.kit.units, self.kit.sprites
        share = self._swings.get(spot.game, 0.0)
        if share >= 1:
            surface = posters.swung(self.kit, spot)
            place = surface.get_rect(center=units.point(spot.x, spot.y + DROP_U))
            return [Item(theme.LAYER_EDGE, surface, place.x, place.y), *self._pegs(spot, share)]
        if share <= 0:
            surface, layer = posters.resting(self.kit, spot), theme.LAYER_PIECE
        else:
            eased = 1 - (1 - share) ** 2
            grown = sprites.scaled(posters.straight(self.kit, spot), 1 + (SWING - 1) * eased)
            surface, layer = sprites.tilted(grown, spot.tilt * (1 - eased)), theme.LAYER_EDGE
        place = surface.get_rect(center=units.point(spot.x, spot.y + DROP_U * share))
        return [Item(layer, surface, place.x, place.y), *self._pegs(spot, share)]

    def _pegs(self, spot: PosterPlace, share: float) -> list[Item]:
        if not self.kit.sprites.has("common/peg"):
            return []
        layer = theme.LAYER_EDGE if share else theme.LAYER_PIECE
        items = []
        for side in (-1, 1):
            peg = self._peg(spot, side)
            x = spot.x + side * 96 * spot.scale * (1 + (SWING - 1) * share)
            y = spot.box[1] + side * 96 * spot.scale * spot.tilt * 0.01745 * (1 - share) + 6
            place = peg.get_rect(center=self.kit.units.point(x, y))
            items.append(Item(layer + 1, peg, place.x, place.y))
        return items

    def _peg(self, spot: PosterPlace, side: int) -> Surface:
        return self.kit.sprites.svg("common/peg", height_u=38, tilt=side * 3 + spot.tilt)

    def _hit(self, spot: PosterPlace) -> Rect:
        """Return the whole poster; swung forward at that size, with the pill at its foot."""
        left, top, width, height = spot.box
        if self._front() != spot.game:
            return self.kit.units.rect(left, top, width, height)
        more_across, more_along = width * (SWING - 1) / 2, height * (SWING - 1) / 2
        top += DROP_U - more_along
        return self.kit.units.rect(
            left - more_across, top, width + 2 * more_across, height + 2 * more_along + PILL_U
        )

    def _tapped(self, name: str) -> None:
        manager = self.manager
        if self._asking:
            self._asking = False
            if name == "ui/quit":
                manager.quit()
        elif name.startswith("poster/"):
            manager.attempt(lambda: manager.go(ToSetup(name.removeprefix("poster/"))))
        elif name == "ui/resume" and self._newest:
            save = self._newest
            manager.attempt(lambda: manager.go(ToSave(save)))
        elif name in _LEADS:
            manager.attempt(lambda: manager.go(_LEADS[name]()))
        elif name == "ui/language":
            at = LANGUAGES.index(self.kit.settings.language)
            manager.change(language=LANGUAGES[(at + 1) % len(LANGUAGES)])
        elif name == "ui/sound":
            manager.change(sound=not self.kit.settings.sound)
        elif name == "ui/leave":
            self._asking = True

    def _keyed(self, key: Key) -> bool:
        """Open a poster by its digit."""
        if self._over() or not key.key.isdecimal() or not 1 <= int(key.key) <= len(self._spots):
            return False
        self._tapped(f"poster/{self._spots[int(key.key) - 1].game}")
        return True

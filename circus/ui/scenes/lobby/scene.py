"""Lobby: five posters in the big top; the one under the pointer swings forward."""

from typing import Any, ClassVar

from pygame import Rect

from circus import games
from circus.content.texts import LANGUAGES
from circus.records.record import is_written_elsewhere
from circus.session import saves
from circus.session.first_evening import LESSON, PUZZLE, EveningStep, next_step
from circus.session.record_entry import RecordEntry
from circus.session.records_index import records_in
from circus.ui.gfx import theme
from circus.ui.gfx.audio import MARCH
from circus.ui.gfx.compositor import Composition, Item
from circus.ui.gfx.widgets import Button, IconButton, Modal, ModalButton, Target, Widget, centred, targets_of
from circus.ui.gfx.widgets.buttons import GOLD, WOOD
from circus.ui.gfx.widgets.containers import END, MIDDLE, NOWHERE, Part, column, row, wrapped
from circus.ui.gfx.widgets.controls import cycled
from circus.ui.input.gestures import ESCAPE, Cancel, Gesture, Key
from circus.ui.scenes.lobby.background import lobby_ground
from circus.ui.scenes.lobby.lights import BEAT_MS, lights
from circus.ui.scenes.parts import posters
from circus.ui.scenes.parts.posters import DROP_U, OVERHANG_U, PILL_U, SWING, PosterPlace
from circus.ui.scenes.parts.wall import Doers, WallScene
from circus.ui.scenes.parts.widgets import centred_button, labelled
from circus.ui.scenes.shell.destinations import (
    Destination,
    ToDeals,
    ToLab,
    ToLesson,
    ToPast,
    ToPuzzles,
    ToSave,
    ToSettings,
    ToSetup,
)
from circus.ui.scenes.shell.scene import SceneContext

TOP_U = 306
"""Top of the posters, in units."""
FOOT_U = 168
"""Room for the footer below the posters, in units."""
AT_ONCE = 60
"""Number of new records that are read before the lobby is shown; the others follow at rest."""
SWING_MS = 150
_FOOTER_U = 52
_HIDE_U = 44
_GAP_U = 16
_ROW_GAP_U = 12
_BELOW_U = 28


class LobbyScene(WallScene):
    """First scene; Esc asks whether to leave the program."""

    name = "lobby"
    prefix = "lobby"

    def __init__(self, manager: SceneContext) -> None:
        super().__init__(manager)
        self._spots: list[PosterPlace] = []
        self._swings: dict[str, float] = {}
        self._index = saves.all_records()
        self._newest: RecordEntry | None = None
        self._has_past = False
        self._evening: EveningStep | None = None
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
        self._evening = next_step() if self.kit.settings.first_evening else None
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
        if isinstance(gesture, Cancel):
            self._asking = gesture.source == ESCAPE and not self._asking
        elif isinstance(gesture, Key):
            return self._keyed(gesture)
        else:
            super().handle(gesture)
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
        hung = [item for spot in self._spots for item in self._poster(spot)]
        items = [*lights(self.kit, self._beat()), *hung, *self._widget_items()]
        return Composition(lobby_ground(self.kit, self._spots), items)

    def targets(self) -> list[Target]:
        """Return posters and footer, or only the targets of an open window."""
        over = self._over()
        hung = [] if over else [Target(f"poster/{spot.game}", self._hit(spot)) for spot in self._spots]
        return hung + targets_of(over or self._widgets, self.kit)

    def hint(self, name: str) -> str:
        """Return the hint of a button of the footer."""
        is_silent = name == "ui/sound" and not self.kit.audio.is_open
        return self.kit.texts.say("lobby-hint-silent") if is_silent else super().hint(name)

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
        self._widgets = footer.arrange_in(room, MIDDLE, END)
        self._to_preload = list(self._spots)

    def _footer(self) -> Part:
        """Return the buttons in one row, or with the resume button above the others, or in several rows."""
        units = self.kit.units
        room = units.width_u - 2 * theme.MARGIN_U
        buttons = self._entries()
        footer = row(buttons, _GAP_U)
        if footer.wide and footer.wide > room:
            first = sum(1 for each in (self._newest, self._evening) if each)
            others = wrapped(buttons[first:], room, _GAP_U, _ROW_GAP_U)
            above = [wrapped(buttons[:first], room, _GAP_U, _ROW_GAP_U)] if first else []
            footer = column([*above, others], _ROW_GAP_U, MIDDLE)
            if others.high and others.high > _FOOTER_U:
                footer = wrapped(buttons, room, _GAP_U, _ROW_GAP_U)
        return footer

    def _entries(self) -> list[Part]:
        """Return the buttons at their requested widths."""
        say, button = self.kit.texts.say, self._button
        entries = [
            button("deals", say("lobby-deals"), "cards"),
            button("puzzles", say("lobby-puzzles"), "puzzle"),
            button("lab", say("lab-title"), "lens"),
            button("language", say("language-name"), "globe"),
            button("sound", say("lobby-sound"), "sound" if self.kit.settings.sound else "mute"),
            button("settings", say("lobby-settings"), "gear"),
            button("leave", say("lobby-leave"), "leave"),
        ]
        if self._has_past:
            entries.insert(0, button("past", say("lobby-past"), "replay"))
        if self._evening:
            entries.insert(0, self._evening_button(self._evening))
        if self._newest:
            label = f"{say('lobby-resume')} \u00b7 {posters.title(self.kit, self._newest.game)}"
            entries.insert(0, button("resume", label, "play", GOLD))
        return entries

    def _evening_button(self, step: EveningStep) -> Part:
        """Return the next step of the first evening, with the button that switches these off."""
        game = posters.title(self.kit, step.game)
        key = f"lobby-evening-{step.kind}"  # a choice within one message would load Fluent at the start
        words = self.kit.texts.say(key, game=game, done=step.done, count=step.steps)
        hide = IconButton(
            "ui/evening_off",
            0,
            0,
            "cross",
            _HIDE_U,
            label=self.kit.texts.say("lobby-evening-off"),
            stored=True,
        )
        return row([self._button("evening", words, "star"), centred_button(hide)], 8)

    def _take_step(self) -> None:
        """Open what the first evening comes to next."""
        step = self._evening
        if step is None:
            return
        ways: dict[str, Destination] = {LESSON: ToLesson(step.game), PUZZLE: ToPuzzles()}
        self._open(ways.get(step.kind, ToSetup(step.game)))

    def _hide_evening(self) -> None:
        """Show no steps of a first evening any more."""
        self.manager.note(first_evening=False)
        self._evening = None
        self._build_widgets()

    def _find_saved(self) -> None:
        """Find the last played game not open in another copy of Circus, and whether there is a list."""
        unfinished = self._index.unfinished()
        self._newest = next((each for each in unfinished if not is_written_elsewhere(each.path)), None)
        in_bin = next(records_in(saves.bin_folder()), None)
        self._has_past = in_bin is not None or not self._index.is_empty

    def _button(self, name: str, label: str, icon: str, kind: str = WOOD) -> Part:
        button = Button(f"ui/{name}", NOWHERE, label, icon, kind, size_u=theme.BUTTON_U, stored=True)
        return labelled(self.kit, button, _FOOTER_U)

    def _over(self) -> list[Widget]:
        """Return an open question."""
        if self._asking:
            texts = self.kit.texts
            choices = (
                ModalButton("ui/stay", texts.say("lobby-leave-no")),
                ModalButton("ui/quit", texts.say("lobby-leave-yes")),
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
        sprites = self.kit.sprites
        share = self._swings.get(spot.game, 0.0)
        if share >= 1:
            surface = posters.swung(self.kit, spot)
            poster = centred(self.kit, theme.LAYER_EDGE, surface, spot.x, spot.y + DROP_U)
            return [poster, *self._pegs(spot, share)]
        if share <= 0:
            surface, layer = posters.resting(self.kit, spot), theme.LAYER_PIECE
        else:
            eased = 1 - (1 - share) ** 2
            grown = sprites.scaled(posters.straight(self.kit, spot), 1 + (SWING - 1) * eased)
            surface, layer = sprites.tilted(grown, spot.tilt * (1 - eased)), theme.LAYER_EDGE
        poster = centred(self.kit, layer, surface, spot.x, spot.y + DROP_U * share)
        return [poster, *self._pegs(spot, share)]

    def _pegs(self, spot: PosterPlace, share: float) -> list[Item]:
        if not self.kit.sprites.has("common/peg"):
            return []
        layer = theme.LAYER_EDGE if share else theme.LAYER_PIECE
        items = []
        for side in (-1, 1):
            peg = self.kit.sprites.svg("common/peg", height_u=38, tilt=side * 3 + spot.tilt)
            x = spot.x + side * 96 * spot.scale * (1 + (SWING - 1) * share)
            y = spot.box[1] + side * 96 * spot.scale * spot.tilt * 0.01745 * (1 - share) + 6
            items.append(centred(self.kit, layer + 1, peg, x, y))
        return items

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
        if self._asking:
            self._asking = False
            if name == "ui/quit":
                self.manager.quit()
        elif name.startswith("poster/"):
            self._open(ToSetup(name.removeprefix("poster/")))
        else:
            super()._tapped(name)

    def _open(self, where: Destination) -> None:
        self.manager.attempt(lambda: self.manager.go(where))

    def _resume(self) -> None:
        if self._newest:
            self._open(ToSave(self._newest))

    def _change_language(self) -> None:
        self.manager.change(language=cycled(LANGUAGES, self.kit.settings.language, 1))

    def _keyed(self, key: Key) -> bool:
        """Open a poster by its digit."""
        if self._over() or not key.key.isdecimal() or not 1 <= int(key.key) <= len(self._spots):
            return False
        self._tapped(f"poster/{self._spots[int(key.key) - 1].game}")
        return True

    clicks: ClassVar[Doers[Any]] = {
        "resume": lambda scene, _: scene._resume(),
        "evening": lambda scene, _: scene._take_step(),
        "evening_off": lambda scene, _: scene._hide_evening(),
        "past": lambda scene, _: scene._open(ToPast()),
        "deals": lambda scene, _: scene._open(ToDeals()),
        "puzzles": lambda scene, _: scene._open(ToPuzzles()),
        "lab": lambda scene, _: scene._open(ToLab()),
        "settings": lambda scene, _: scene._open(ToSettings()),
        "language": lambda scene, _: scene._change_language(),
        "sound": lambda scene, _: scene.manager.change(sound=not scene.kit.settings.sound),
        "leave": lambda scene, _: setattr(scene, "_asking", True),
    }

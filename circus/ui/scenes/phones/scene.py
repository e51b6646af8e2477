"""Phones at a table: a QR code for each free seat, the phones that have joined, and who may join."""

from typing import Any, ClassVar

from circus.session.table_setup import HUMAN
from circus.ui.gfx import theme
from circus.ui.gfx.toolkit import Toolkit
from circus.ui.gfx.widgets import Box, Button, Switch, Toggle
from circus.ui.gfx.widgets.containers import NOWHERE, Part, boxed, column, cornered, line, space
from circus.ui.gfx.widgets.controls import STEPS, cycled
from circus.ui.input.gestures import Cancel, Gesture, Key
from circus.ui.scenes.parts.paper import wall_head
from circus.ui.scenes.parts.wall import Doers, WallScene
from circus.ui.scenes.parts.widgets import papered, stepper, switch_or_stepper, written
from circus.ui.scenes.phones.cards import seat_cards
from circus.ui.scenes.phones.overview import PhonesManager, PhonesOverview
from circus.ui.scenes.shell.destinations import NETWORK as NETWORK_HOST
from circus.ui.scenes.shell.destinations import ToSetup
from circus.ui.scenes.shell.scene import SceneContext
from circus.ui.scenes.shell.transition import CUT

HERE, NETWORK = "here", "network"
"""Who may reach the page: browsers of this computer, or everybody in the network."""

REACH, HOST, LOCK, GO_ON = "ui/reach", "ui/host", "ui/lock", "ui/go-on"
_SIDE_U, _PAD_U, _GAP_U, _TOP_U = 430.0, 24.0, 24.0, 110.0
_CODE_U, _ADDRESS_U = 62.0, 26.0
_QUIET, _WARNING = "#53402C", "#8E1B24"


class PhonesScene(WallScene):
    """Sheet of the phones, over the table."""

    name = "phones"
    prefix = "phones"
    is_played = True

    def __init__(
        self,
        manager: SceneContext,
        game: str,
        desk: PhonesManager,
        *,
        manages: bool = True,
        starts: bool = False,
    ) -> None:
        """Open the sheet.

        Args:
            manager: of the scenes.
            game: its name.
            desk: of the phones.
            manages: whether this person may choose who reaches the page, lock, and remove phones.
            starts: whether it is open before a game: it closes once all persons have phones, and leads back
                to the set-up.
        """
        super().__init__(manager)
        self.game = game
        self._desk = desk
        self._manages = manages
        self._starts = starts
        self._shown: PhonesOverview | None = None

    def advance(self, ms: float) -> None:
        """Show what phones have done; close a sheet before a game when all persons have joined."""
        if self._desk.overview is self._shown:
            return
        self._build_widgets()
        self.manager.refresh()
        if self._starts and is_complete(self._desk.overview):
            self.manager.back()

    def preload(self) -> bool:
        """Load the words of the page before the first phone needs them."""
        return self._desk.prepare()

    def handle(self, gesture: Gesture) -> bool:
        """Handle the buttons; Enter goes to the table, Esc and a right click go back."""
        if isinstance(gesture, Key) and gesture.key == "return" and not self.has_focus:
            self.manager.back(CUT)
        elif isinstance(gesture, Cancel):
            self._back()
        else:
            return super().handle(gesture)
        return True

    def _back(self) -> None:
        """Return to the table; before a game to its set-up, and no unfinished game remains."""
        is_abandoned = self._starts and self._desk.abandon()
        self.manager.back(CUT)
        if is_abandoned:
            self.manager.go(ToSetup(self.game, instead=True))

    def _change_reach(self, parts: list[str]) -> None:
        self._desk.open_at("" if parts == [HERE] else NETWORK_HOST)

    def _change_host(self, parts: list[str]) -> None:
        hosts, host = self._desk.overview.hosts, self._desk.overview.host
        self._desk.open_at(cycled(hosts, host, STEPS[parts[0]]))

    clicks: ClassVar[Doers[Any]] = {
        "back": lambda scene, _: scene._back(),
        "go-on": lambda scene, _: scene.manager.back(CUT),
        "reach": _change_reach,
        "host": _change_host,
        "lock": lambda scene, _: scene._desk.lock(on=not scene._desk.overview.is_locked),
        "remove": lambda scene, parts: scene._desk.remove(int(parts[0])),
    }

    def _build_widgets(self) -> None:
        kit, units = self.kit, self.kit.units
        self._shown = overview = self._desk.overview
        text = kit.text_scale
        side = min(_SIDE_U * (0.35 + 0.65 * text), 0.42 * units.width_u)
        margin, top = theme.MARGIN_U, _TOP_U
        if units.portrait:
            wide = units.width_u - 2 * margin
            panel = self._panel(overview, wide, rest=_GAP_U)
            high = panel.high or 0.0
            box: Box = (margin, top, wide, high)
            room: Box = (margin, top + high + _GAP_U, wide, units.height_u - top - high - _GAP_U - margin)
        else:
            box = (margin, top, side, units.height_u - top - margin)
            explains = (self._panel(overview, side, rest=0.0).high or 0.0) <= box[3]
            panel = self._panel(overview, side, rest=None, explains=explains)
            left = margin + side + _GAP_U
            room = (left, top, units.width_u - left - margin, units.height_u - top - margin)
        title, back = wall_head(kit, kit.texts.say("phones-title"))
        cards = seat_cards(kit, self.game, overview.seats, room, manages=self._manages)
        self._widgets = [title, back, *panel.arrange(box), *cards]

    def _panel(
        self, overview: PhonesOverview, wide: float, *, rest: float | None, explains: bool = True
    ) -> Part:
        """Return the sheet beside the cards: how to join, the switches that allow it, the way to the table.

        Args:
            overview: of the phones.
            wide: the width in units.
            rest: the height above the last button; `None` for the whole rest.
            explains: whether there is room for the sentence about the last button, which is its hint too.
        """
        kit, room = self.kit, wide - 2 * _PAD_U
        switches = _switches(kit, overview, room) if self._manages else []
        parts = [*_how(kit, overview, room), space(14), *switches, space(rest)]
        if self._starts and explains:
            parts += [_words(kit, kit.texts.say("phones-hint-go-on"), room), space(8)]
        go_on = Button(GO_ON, NOWHERE, kit.texts.say("phones-go-on"), "play", "gold", wanted=True, size_u=28)
        return papered(column([*parts, boxed(go_on, high=64)]), _PAD_U, _PAD_U, _PAD_U, _PAD_U)

    def port(self) -> dict[str, object]:
        """Return the scene, and how to join in words; no invitation is written to a file."""
        shown = self._desk.overview
        return {"scene": self.name, "awaiting": [], "seat": None, "page": shown.address, "code": shown.code}


def is_complete(overview: PhonesOverview) -> bool:
    """Return whether every person at the table has a phone."""
    people = [each.number for each in overview.seats if each.who.kind == HUMAN]
    return bool(people) and overview.joined.issuperset(people)


def _how(kit: Toolkit, overview: PhonesOverview, room: float) -> list[Part]:
    """Return how to join, in words: with a code, or with the address and the join code."""
    say, text = kit.texts.say, kit.text_scale
    if overview.fault:
        key, facts = overview.fault
        return [_words(kit, say(key, **facts), room, _WARNING, "ui-semibold")]
    if not overview.is_on:
        return [_words(kit, say("phones-off"), room)]
    first, then = (
        ("phones-scan", "phones-type") if overview.is_network else ("phones-here", "phones-type-here")
    )
    return [
        _words(kit, say(first), room),
        space(10),
        _words(kit, say(then), room),
        line(overview.address.removeprefix("http://"), "ui-bold", _ADDRESS_U, high=38 * text),
        space(6),
        _words(kit, say("phones-code"), room),
        line(overview.code, "display", _CODE_U / text, theme.DEEP_RED, high=74),
    ]


def _switches(kit: Toolkit, overview: PhonesOverview, room: float) -> list[Part]:
    say, text = kit.texts.say, kit.text_scale
    values = [(each, say(f"phones-reach-{each}")) for each in (HERE, NETWORK)]
    chosen = NETWORK if overview.is_network else HERE
    parts = [
        line(say("phones-reach"), "ui-semibold", 20, high=32 * text),
        switch_or_stepper(kit, Switch(REACH, NOWHERE, values, chosen)),
        space(12),
    ]
    if overview.is_network and len(overview.hosts) > 1:
        parts += [stepper(HOST, overview.host, True, True), space(12)]
    parts.append(cornered(lambda x, y: Toggle(LOCK, x, y, overview.is_locked, say("phones-lock")), room, 44))
    return parts


def _words(kit: Toolkit, text: str, room: float, colour: str = _QUIET, face: str = "ui") -> Part:
    lines = kit.fonts.lines(text, face, theme.CAPTION_U, room)
    return written(kit, text, colour, None, high=(27 * lines + 4) * kit.text_scale, face=face)

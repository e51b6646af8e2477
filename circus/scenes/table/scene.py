"""The table: one game seen and played with the mouse."""

from circus import looks
from circus.core.action import CHANCE, Action
from circus.core.errors import IllegalActionError
from circus.input.chooser import Chosen
from circus.input.gestures import (
    Cancel,
    DragMove,
    DragStart,
    Drop,
    Gesture,
    Hold,
    Hover,
    Key,
    Release,
    Tap,
    Wheel,
)
from circus.looks.table_view import TableButton, TableView
from circus.scenes import navigation
from circus.scenes.table.course import TableCourse
from circus.scenes.table.overlays import dots, lamps
from circus.scenes.table.pieces import PieceDrawer
from circus.scenes.table.tabletop import Tabletop
from circus.stage.compositor import Composition
from circus.stage.widgets import Target

CROWD = 24
"""So many pieces in motion at once go without shadows."""

HURRY = 5.0
"""How much faster the table is while it is held down."""


class TableScene(TableCourse):
    """One game at one table: its picture, and what the person at the screen does."""

    name = "table"

    _tabletop: Tabletop
    _drawer: PieceDrawer

    def frame(self) -> Composition:
        """The whole picture."""
        table = self._table()
        if self._stale:
            self._rebuild(table)
        kit, moves = self.kit, self.director.busy
        shown = self._sight.shown(kit, self._hands.drag)
        pieces = self._drawer.items(
            shown, f"hand/{self._eyes.seat}", glows=not moves, shadows=self.director.moving <= CROWD
        )
        items = [*self._tabletop.still(self.pose), *pieces]
        if table.asking and not moves:
            return self._window_frame(table, Composition(self._look.background(kit, table), items))
        items += self._look.overlay(kit, table, shown)
        if not moves:
            items += dots(kit, table, self._thinking(), self._clock)
            names = self._hint.marked(self._hands.picker)
            if names:
                items += lamps(kit, self._look, table, names, shown, self._tabletop.targets(()))
        return Composition(self._look.background(kit, table), items)

    def _window_frame(self, table: TableView, under: Composition) -> Composition:
        """The window for reactions over the table, which is blurred."""
        behind = self._answers.behind(under, self.kit.units.size)
        clock = self._look.timer(self.kit, table, self._answers.share)
        return Composition(behind, [*self._tabletop.over(self.pose), *clock])

    def prepare(self) -> bool:
        """Draws in a quiet moment what the next gesture may show."""
        return not self.director.busy and self._look.prepare(self.kit, self._table())

    def targets(self) -> list[Target]:
        """What can be clicked; nothing but the buttons while the table moves."""
        table = self._table()
        if self._stale:
            self._rebuild(table)
        return self._tabletop.targets(() if self.director.busy else self.director.shown)

    def hint(self, name: str) -> str:
        """What the look tells of a thing that the pointer rests on."""
        return self._look.hint(self.kit.texts, self._table(), name)

    def port(self) -> dict[str, object]:
        """Who must act, and whose view is shown."""
        awaiting = [seat for seat in self.session.awaited if seat != CHANCE]
        seat = self._eyes.seat if self._eyes.seat != CHANCE else None
        return {"scene": self.name, "awaiting": awaiting, "seat": seat}

    def handle(self, gesture: Gesture) -> bool:
        """Takes what the person did."""
        match gesture:
            case Hover():
                self._hands.aim = ""
                self._changed()
            case Hold() | Release():
                self.director.hurry = HURRY if isinstance(gesture, Hold) else 1.0
            case Tap(name, pos):
                self._hands.menu_at = pos
                self._tap(name)
            case DragStart() | DragMove():
                if not self.director.busy:
                    self._hands.pull(gesture)
            case Drop():
                self._chosen(self._hands.drop(gesture))
            case Cancel():
                self._take_back()
            case Key(key):
                return self._chosen(self._hands.press_key(key, self._look.keys, self.pose.hover or ""))
            case Wheel(str(name), _) if not self.director.busy:
                return self._chosen(self._hands.say(self._look.wheel, name))
            case _:
                return False
        return True

    def _tap(self, name: str | None) -> None:
        if name is None or self.director.busy:
            self.director.finish()
            self._changed()
        elif name.startswith("ui/"):
            self._button(name)
        else:
            self.pick(name)

    def pick(self, name: str) -> None:
        """Takes a pick of the person at the screen, as a tap on the thing would."""
        if self.chooser:
            self._chosen(self._hands.tap(name, self._look.again))

    def _take_back(self) -> None:
        if self._hands.drag:
            self._hands.drag = None
        elif self.chooser and self._hands.has_picked:
            self._chosen(self.chooser.back())
        else:
            navigation.open_table_menu(self.manager, self.game)

    def _chosen(self, chosen: Chosen | None) -> bool:
        """Goes on with what a gesture came to; false if it came to nothing."""
        if chosen is None:
            return False
        kit, why = self.kit, chosen.why
        tells = why is not None and (not chosen.picked or why.rule in self._look.explained)
        self._ruling = why.rule if why and tells else ""
        self._notice = kit.texts.explain(why) if why and tells else ""
        if chosen.action:
            self.play(chosen.action)
        elif chosen.picked:
            kit.audio.play("click")
            self._picks_changed()
        else:
            kit.audio.play("soft_error")
            self._notice = self._notice or kit.texts.say("table-not-now")
            self._changed()
        return True

    def play(self, action: Action) -> None:
        """Carries out an action of the person at the screen."""
        try:
            events = self.session.play(action)
        except IllegalActionError as error:
            self._notice = str(error)
            return
        self._hands.chooser = None
        self._hint.clear()
        if self._tells_a_secret(events):
            self._call(self._eyes.seat, again=True)
            return
        self.session.missed(self._eyes.seat)
        self._show(events)

    def _button(self, name: str) -> None:
        if name == "ui/menu":
            navigation.open_table_menu(self.manager, self.game)
        elif name == "ui/rules":
            navigation.open_rules(self.manager, self.game)
        elif name == "ui/why":
            navigation.open_rules(self.manager, self.game, self._said_ruling())
        elif name == "ui/undo":
            self._undo()
        elif name == "ui/hint":
            self._seek_hint()
        elif name.startswith("ui/ask") and self._answers.press(name, self._eyes.seat):
            self._wish_changed()
        else:
            self._look.toggle(name)
            self._picks_changed()

    def _undo(self) -> None:
        seat = self._eyes.seat
        if self.chooser and self._hands.has_picked:
            self._chosen(self.chooser.back())
        elif self.session.can_undo(seat):
            self._turns.reset()
            self.session.undo(seat)
            self.look_with(self._eyes)

    def _wish_changed(self) -> None:
        """Who does not want to be asked any more takes back that they were."""
        if self._answers.window and not self._answers.asks(self._eyes.seat):
            self._hands.chooser = None
        self._picks_changed()

    def _seek_hint(self) -> None:
        if self._can_hint():
            seat = self._eyes.seat
            self._notice = ""
            self._hint.ask(lambda: self.session.hint_question(seat))
            self._hint.has_come()
            self._changed()

    def _can_hint(self) -> bool:
        free = not self.session.awaited_bots or self._turns.is_ready
        return self.chooser is not None and free and not self._hint.thinking

    def _rebuild(self, table: TableView) -> None:
        menu = self.chooser.menu if self.chooser and not self._look.own_menu else ()
        names = [seat.name for seat in self.session.seats]
        hint = self._hint.words(self.kit.texts, self.game, names)
        caption = self._notice or hint or self.director.caption
        buttons = (*self._own_buttons(), *self._answers.buttons(self._eyes.seat), *self._look.buttons(table))
        why = "" if hint and not self._notice else self._said_ruling()
        self._tabletop = Tabletop(
            self.kit, self._look, table, caption, buttons, menu, self._hands.menu_at, why=bool(why)
        )
        self._drawer = PieceDrawer(self.kit, self._look, table.wanted, bool(table.wanted))
        self._stale = False

    def _said_ruling(self) -> str:
        """The ruling behind what is said below the table; "" for none."""
        return self._ruling if self._notice else self._sight.ruling

    def _own_buttons(self) -> tuple[TableButton, ...]:
        seat = self._eyes.seat
        can_undo = self._hands.has_picked or (seat >= 0 and self.session.can_undo(seat))
        found = (
            TableButton("ui/menu", "button/menu", "table-menu", "menu"),
            TableButton("ui/rules", "button/rules", "table-rules", "book"),
            TableButton("ui/undo", "button/undo", "table-undo", "undo", can_undo),
        )
        if looks.HINT not in self.aids:
            return found
        return (*found, TableButton("ui/hint", "button/hint", "table-hint", "bulb", self._can_hint()))

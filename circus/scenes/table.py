"""The table: one game played with the mouse, its turns, its motion, and whose eyes are at the screen."""

from collections.abc import Sequence
from dataclasses import replace

from circus.core.action import CHANCE, Action
from circus.core.errors import IllegalActionError
from circus.core.event import Event
from circus.core.piece import Piece
from circus.input.chooser import Chooser, Chosen
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
)
from circus.levels import layouts
from circus.scenes import doors
from circus.scenes.scene import Scene
from circus.scenes.stage_manager import StageManager
from circus.session.choice import Choice
from circus.session.eyes import Eyes, first_eyes, next_eyes
from circus.session.series import Series
from circus.session.sitting import Sitting
from circus.stage import looks
from circus.stage.canvas import Frame
from circus.stage.director import LIFT, Director, Shown, Stage
from circus.stage.looks.table_view import TableButton, TableView
from circus.stage.pieces import PieceDrawer, named
from circus.stage.tabletop import Tabletop
from circus.stage.widgets import Target

THINK_MS = 650
"""Before a bot acts, so that its move can be followed; nothing at speed "off"."""

DRAW_MS = 250
"""Before chance acts."""

END_MS = 1200
"""To look at the last position before the results."""

CROWD = 24
"""So many pieces in motion at once go without shadows."""

HURRY = 5.0
"""How much faster the table is while it is held down."""

PICK_MS = 90
"""For pieces to rise when they can be picked."""


class TableScene(Scene):
    """One game at one table.

    Attributes:
        choice: the table that was set up.
        sitting: the game and its players.
        series: the games before this one.
        director: what moves.
        chooser: the choice of the person at the screen; `None` while they are not asked.
    """

    name = "table"

    def __init__(self, manager: StageManager, choice: Choice, sitting: Sitting, series: Series) -> None:
        super().__init__(manager)
        self.game = choice.game
        self.choice = choice
        self.sitting = sitting
        self.series = series
        self._look = looks.find(choice.game)
        self._eyes: Eyes = first_eyes(sitting)
        self.director = Director()
        self.chooser: Chooser | None = None
        self._pieces: Sequence[Piece] = ()
        self._drag: DragMove | None = None
        self._menu_at = (0, 0)
        self._waited = 0.0
        self._notice = ""
        self._stale = True
        self._seen: TableView | None = None
        self._tabletop: Tabletop
        self._drawer: PieceDrawer

    def enter(self) -> None:
        """Lays the table as the eyes at the screen see it."""
        self.kit.texts.add_game(self.game)
        self._lay()

    def resized(self) -> None:
        """Lays everything anew for another size, language or text size."""
        self._lay()

    def advance(self, ms: float) -> None:
        """Lets time pass: motion first, then whoever acts without being asked."""
        director = self.director
        for sound in director.sounds():
            self.kit.audio.play(sound)
        if self.chooser and not director.busy:
            return
        was_busy, caption = director.busy, director.caption
        director.advance(ms)
        if director.caption != caption or (was_busy and not director.busy):
            self._changed()
        if director.busy:
            return
        self._go_on(ms)

    @property
    def busy(self) -> bool:
        """Whether anything moves, or acts without being asked."""
        return self.director.busy or (self.chooser is None and self._moves_by_itself())

    def frame(self) -> Frame:
        """The whole picture."""
        table = self._table()
        if self._stale:
            self._rebuild(table)
        shown = self._shown_now()
        hand = f"hand/{self._eyes.seat}"
        pieces = self._drawer.items(
            shown, hand, glows=not self.director.busy, shadows=self.director.moving <= CROWD
        )
        items = [*self._tabletop.still(self.pose), *pieces]
        items += self._look.overlay(self.kit, table, shown)
        return Frame(self._look.ground(self.kit, table), items)

    def targets(self) -> list[Target]:
        """What can be clicked; nothing but the buttons while the table moves."""
        table = self._table()
        if self._stale:
            self._rebuild(table)
        return self._tabletop.targets(() if self.director.busy else self.director.shown)

    def port(self) -> dict[str, object]:
        """Who must act, and whose view is shown."""
        awaiting = [seat for seat in self.sitting.awaited if seat != CHANCE]
        seat = self._eyes.seat if self._eyes.seat != CHANCE else None
        return {"scene": self.name, "awaiting": awaiting, "seat": seat}

    def handle(self, gesture: Gesture) -> bool:
        """Takes what the person did."""
        match gesture:
            case Hover():
                self._changed()
            case Hold():
                self.director.hurry = HURRY
            case Release():
                self.director.hurry = 1.0
            case Tap(name, pos):
                self._menu_at = pos
                self._tap(name)
            case DragStart() | DragMove():
                self._pull(gesture)
            case Drop():
                self._drop(gesture)
            case Cancel():
                self._take_back()
            case Key(key):
                return self._press_key(key)
            case _:
                return False
        return True

    def _moves_by_itself(self) -> bool:
        """Whether the game goes on without the person at the screen."""
        if self.sitting.match.outcome:
            return True
        waiting = self.sitting.awaited
        return CHANCE in waiting or any(seat not in self.sitting.people for seat in waiting)

    def _go_on(self, ms: float) -> None:
        """What comes next: the end, the curtain, a draw, a bot, or the person's own choice."""
        self._waited += ms * self.director.hurry
        if self._moves_by_itself():
            if self._waited >= self._pause():
                self._waited = 0.0
                self._act_by_itself()
            return
        eyes = next_eyes(self.sitting, self._eyes)
        if eyes.curtain_for is not None:
            self._call(eyes.curtain_for)
        elif eyes != self._eyes:
            self.look_with(eyes)
        elif self.chooser is None and eyes.seat in self.sitting.awaited:
            self._ask(eyes.seat)

    def _pause(self) -> float:
        if self.kit.settings.speed == "off":
            return 0.0
        if self.sitting.match.outcome:
            return END_MS
        return DRAW_MS if CHANCE in self.sitting.awaited else THINK_MS

    def _act_by_itself(self) -> None:
        if self.sitting.match.outcome:
            self.series = self.series.after(self.sitting.match.outcome)
            doors.open_results(self.manager, self.choice, self.sitting, self.series)
        else:
            self._show(self.sitting.go_on())

    def _call(self, seat: int) -> None:
        """Closes the curtain and calls a person to the mouse."""
        self.look_with(Eyes(CHANCE))
        table = self._table()
        missed = [self._look.caption(self.kit.texts, event, table) for event in self.sitting.missed(seat)]
        recap = tuple(line for line in missed if line)
        doors.open_curtain(self.manager, self.sitting, seat, recap, lambda: self.look_with(Eyes(seat)))

    def look_with(self, eyes: Eyes) -> None:
        """Shows the table as these eyes see it."""
        self._eyes = eyes
        self.chooser = None
        self._lay()

    def _ask(self, seat: int) -> None:
        """Offers the person what they may do."""
        self.chooser = Chooser(self.sitting.match.game, self.sitting.view(seat), seat)
        self._picks_changed()

    def _tap(self, name: str | None) -> None:
        if name is None or self.director.busy:
            self.director.finish()
            self._changed()
        elif name.startswith("ui/"):
            self._button(name)
        else:
            self.pick(name)

    def _pull(self, gesture: DragStart | DragMove) -> None:
        if self.chooser and not self.director.busy:
            moved = gesture if isinstance(gesture, DragMove) else DragMove(*gesture, None, ())
            self._drag = moved

    def _drop(self, drop: Drop) -> None:
        dragged, self._drag = self._drag, None
        if dragged and self.chooser:
            end = drop.over if drop.over and "/" in drop.over and not drop.over.startswith("ui/") else ""
            crossed = [name for name in drop.crossed if not name.startswith("ui/")]
            self._menu_at = drop.pos
            self._chosen(self.chooser.drag(drop.name, crossed, end))

    def pick(self, name: str) -> None:
        """Takes a pick of the person at the screen, as a tap on the thing would."""
        if self.chooser:
            self._chosen(self.chooser.tap(name))

    def _take_back(self) -> None:
        if self._drag:
            self._drag = None
        elif self.chooser and self.chooser.picker.picks:
            self._chosen(self.chooser.back())
        else:
            doors.open_table_menu(self.manager, self.game)

    def _press_key(self, key: str) -> bool:
        """A verb's first letter names it."""
        if self.chooser is None or len(key) != 1:
            return False
        names = sorted(name for name in self.chooser.picker.wanted if name.startswith("verb/"))
        for name in names:
            if name.removeprefix("verb/").startswith(key):
                self._chosen(self.chooser.tap(name))
                return True
        return False

    def _chosen(self, chosen: Chosen) -> None:
        kit = self.kit
        self._notice = ""
        if chosen.action:
            self.play(chosen.action)
        elif chosen.picked:
            kit.audio.play("click")
            self._picks_changed()
        else:
            kit.audio.play("soft_error")
            self._notice = kit.texts.explain(chosen.why) if chosen.why else kit.texts.say("table-not-now")
            self._changed()

    def play(self, action: Action) -> None:
        """Carries out an action of the person at the screen."""
        try:
            events = self.sitting.play(action)
        except IllegalActionError as error:
            self._notice = str(error)
            return
        self.chooser = None
        self._waited = 0.0
        self._show(events)

    def _button(self, name: str) -> None:
        if name == "ui/menu":
            doors.open_table_menu(self.manager, self.game)
        elif name == "ui/rules":
            doors.open_rules(self.manager, self.game)
        elif name == "ui/undo":
            self._undo()
        else:
            self._look.toggle(name)
            self._picks_changed()

    def _undo(self) -> None:
        seat = self._eyes.seat
        if self.chooser and self.chooser.picker.picks:
            self._chosen(self.chooser.back())
        elif self.sitting.can_undo(seat):
            self.sitting.undo(seat)
            self.look_with(self._eyes)

    def _table(self) -> TableView:
        """The table as it is, made once between two changes."""
        if self._seen is None:
            self._seen = self._looked_at()
        return self._seen

    def _looked_at(self) -> TableView:
        seat, sitting, chooser = self._eyes.seat, self.sitting, self.chooser
        match = sitting.match
        picker = chooser.picker if chooser and not self._moves_by_itself() else None
        return TableView(
            match.game,
            match.setup,
            sitting.view(seat),
            seat,
            sitting.seats,
            self._layout,
            acting=tuple(each for each in sitting.awaited if each != CHANCE),
            legal=picker.legal if picker else (),
            live=picker.live if picker else (),
            wanted=picker.wanted if picker else frozenset(),
            picks=picker.picks if picker else (),
            hover=self.pose.hover or "",
        )

    def _lay(self) -> None:
        """Puts every piece where it lies, at once."""
        self._changed()
        kit, match = self.kit, self.sitting.match
        units = kit.units
        layout = layouts.layout(self.choice.game, match.setup.seats, units.portrait)
        self._layout = layout.fitted(units.width_u, units.height_u)
        self.director.speed = kit.settings.speed
        self.director.reduced_motion = kit.settings.reduced_motion
        self._pieces = match.game.pieces(self.sitting.view(self._eyes.seat))
        self._look.warm(kit, self._table())
        self.director.place(self._look.shown(self._table(), self._pieces))

    def _show(self, events: Sequence[Event]) -> None:
        """Turns what happened into stages; the last one is the view itself, so none can lie."""
        self._changed()
        table, texts = self._table(), self.kit.texts
        seen = [event for event in events if event.seen_by(self._eyes.seat)]
        caption = ""
        for event in seen:
            caption = self._look.caption(texts, event, table) or caption
            for step in self._look.steps(event, self._pieces, table):
                self._pieces = step.pieces
                shown = self._look.shown(table, step.pieces)
                self.director.queue(Stage(shown, step.ms, step.stagger, step.hold, step.sounds, caption))
        self._pieces = table.game.pieces(table.state)
        self.director.queue(Stage(self._look.shown(table, self._pieces), caption=caption))

    def _picks_changed(self) -> None:
        """Lifts what can be picked now."""
        self._changed()
        shown = self._look.shown(self._table(), self._pieces)
        if shown != self.director.shown:
            self.director.queue(Stage(shown, PICK_MS))

    def _changed(self) -> None:
        """What is seen has to be looked at again, and drawn."""
        self.manager.refresh()
        self._stale = True
        self._seen = None

    def _rebuild(self, table: TableView) -> None:
        menu = self.chooser.menu if self.chooser else ()
        caption = self._notice or self.director.caption
        buttons = (*self._own_buttons(), *self._look.buttons(table))
        self._tabletop = Tabletop(self.kit, self._look, table, caption, buttons, menu, self._menu_at)
        self._drawer = PieceDrawer(self.kit, self._look, table.wanted, bool(table.wanted))
        self._stale = False

    def _own_buttons(self) -> tuple[TableButton, ...]:
        picked = bool(self.chooser and self.chooser.picker.picks)
        can_undo = picked or (self._eyes.seat >= 0 and self.sitting.can_undo(self._eyes.seat))
        return (
            TableButton("ui/menu", "button/menu", "table-menu", "menu"),
            TableButton("ui/rules", "button/rules", "table-rules", "book"),
            TableButton("ui/undo", "button/undo", "table-undo", "undo", can_undo),
        )

    def _shown_now(self) -> Sequence[Shown]:
        """The pieces at this moment, the dragged one at the pointer."""
        shown = self.director.shown
        piece = named(shown, self._drag.name) if self._drag else None
        if piece is None or self._drag is None:
            return shown
        units = self.kit.units
        x, y = units.u(self._drag.pos[0]), units.u(self._drag.pos[1])
        flying = replace(piece, x=x, y=y, tilt=0.0, layer=piece.layer + LIFT)
        return [each for each in shown if each is not piece] + [flying]

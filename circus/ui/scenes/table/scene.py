"""Table scene: one game shown and played with the mouse."""

from collections import Counter
from collections.abc import Callable

from pygame import Rect

from circus.core.action import Action
from circus.core.errors import IllegalActionError
from circus.ui import skins
from circus.ui.gfx.compositor import Composition
from circus.ui.gfx.last_result import LastResult
from circus.ui.gfx.widgets import Target, Widget
from circus.ui.gfx.widgets.answers import RULES
from circus.ui.input.chooser import Chosen
from circus.ui.input.gestures import (
    Cancel,
    DragMove,
    DragStart,
    Drop,
    Gesture,
    Hold,
    Hover,
    Key,
    Lost,
    Release,
    Tap,
    Wheel,
)
from circus.ui.input.keys import REDO, UNDO
from circus.ui.scenes.destinations import ToTableMenu
from circus.ui.scenes.focus import same
from circus.ui.scenes.table import watching, wishes
from circus.ui.scenes.table.buttons import AT_HAND, LOG, PIN, always, own_buttons, skin_buttons
from circus.ui.scenes.table.carry import DragComposition
from circus.ui.scenes.table.coaching import ANYWAY, BADGE, badges, warning, warning_slip
from circus.ui.scenes.table.drops import is_in_play, not_on_own_cards
from circus.ui.scenes.table.overlays import DOTS, DOTS_MS, dots, lamps
from circus.ui.scenes.table.pieces import PieceDrawer
from circus.ui.scenes.table.reacting import DECIDING
from circus.ui.scenes.table.remembering import LOGGED_AT_ONCE, RememberingTable
from circus.ui.scenes.table.seen import GO_ON_KEYS, SEEN, is_other_button, seen_button
from circus.ui.scenes.table.tabletop import WHY, Tabletop
from circus.ui.skins.captions import Caption
from circus.ui.skins.table_view import TableButton, TableView

WARNED_MS = 500.0
"""Time in ms before a click on a warning counts, so that a double click does not confirm it."""

_ENDS_OF_A_WARNING = (Tap, DragStart, Cancel, Key)
"""Gestures that close a warning."""

CROWD = 24
"""Number of moving pieces from which shadows are omitted."""


class TableScene(RememberingTable):
    """One game at one table: its picture, and the gestures of the person at the screen."""

    name = "table"
    is_played = True
    seats_change = True
    """Whether people may take seats and hand them to bots during this game."""

    _drawer: PieceDrawer
    _is_built = False
    _jobs: list[skins.Job]
    _pictures: LastResult[Composition]
    _reachable: LastResult[list[Target]]
    _jobs_for: tuple[object, ...] = ()
    _unwritten: Action | None = None

    def advance(self, ms: float) -> None:
        """Advance time; first retry an action whose record could not be written."""
        if self._unwritten:
            self.play(self._unwritten)
        super().advance(ms)

    def leave(self) -> None:
        """Release the pictures for the next scene."""
        super().leave()
        self._carry.end()
        if self._is_built:
            self._drawer.forget()
            self._tabletop.forget()
            self._pictures.clear()

    def view_changed(self) -> None:
        """Show the position from the viewer's information."""
        self._unwritten = None
        super().view_changed()

    def frame(self) -> Composition:
        """Return the whole picture, cached until one of its inputs changes."""
        table, drag, blinks = self.table, self._input.drag, int(self._clock / DOTS_MS) % DOTS
        if self._stale:
            self._rebuild(table)
        if drag is None:
            self._carry.end()
            said = self._refusal, self._warned, self._asked
            inputs = self._tabletop, self.director.placed, self.pose, *said, self.director.waiting, blinks
            return self._pictures.get(inputs, lambda: self._composition().whole())
        shown = (drag.name, self._tabletop, self.director.placed, self.pose, self._refusal, blinks)
        return self._carry.picture(self.kit, table, drag, shown, self._composition)

    def _composition(self) -> DragComposition:
        """Return the whole picture, with the piece at the pointer apart."""
        kit, table, skin, moves = self.kit, self.table, self.presenter.skin, self.director.busy
        placed = self.presenter.placed(kit, self._input.drag)
        refusal, piece = self._refusal, self._input.carried(placed)
        if refusal and refusal.shakes:
            placed = refusal.shaken(placed, flashes=kit.settings.reduced_motion)
        hand, crowded = f"hand/{self.host.viewer}", self.director.moving > CROWD
        lying = [each for each in placed if each is not piece] if piece else placed
        pieces = self._drawer.items(lying, hand, glows=not moves, shadows=not crowded)
        carried = self._drawer.carried(piece) if piece else ()
        worn = skin.painter.drag_overlay(kit, table, piece, placed) if piece and table.dragged else []
        background, names = skin.painter.background(kit, table), self.hinted
        items = [*pieces, *self._tabletop.over(self.pose)]
        items += skin.painter.overlays(kit, table, placed)
        if self._warned:
            items += self._warning().items(kit, self.pose)
        if self._says_hurry:
            items += watching.word(kit, table)
        if not moves:
            items += dots(kit, table, self._thinking(), self._clock)
            if names:
                items += lamps(kit, skin, table, names, placed, self._tabletop.targets(()))
        if self.director.waiting:
            items += seen_button(kit, table).items(kit, self.pose)
        if refusal:
            items += [*refusal.mark(kit), *self._slip(refusal).items(kit, self.pose)]
        items += self._card_items()
        ground, follows = self._tabletop.still(self.pose), piece is None or bool(names)
        return DragComposition(background, ground, items, [*carried, *worn], piece, follows)

    @property
    def hinted(self) -> Counter[str]:
        """The next picks of a hint, with their numbers."""
        return self._hint.marked(self._input.picker)

    def _thinking(self) -> tuple[int, ...]:
        """Return the seats displayed as thinking: the bots to act, or the person who waits for a hint."""
        return (self.host.viewer,) if self._hint.thinking else self.host.thinking

    def preload(self) -> bool:
        """Draw pictures for the next gesture at rest."""
        if self.director.busy:
            return False
        key = self.kit.sprites, self.aids, self.session.seats
        if key != self._jobs_for:
            self._jobs_for = key
            self._jobs = list(self.presenter.skin.painter.preload_later(self.kit, self.table))
        if self._jobs:
            self._jobs.pop(0)()
            return True
        return self.log().follow(self.kit, LOGGED_AT_ONCE)

    def targets(self) -> list[Target]:
        """Return the targets, the same list until it changes; during motion only buttons."""
        if self._stale:
            self._rebuild(self.table)
        slip = self._slip(self._refusal) if self._refusal else None
        inputs = self._tabletop, self._still, self.director.waiting, slip, self._warned, self._card()
        return self._reachable.get(inputs, lambda: self._found_targets(slip))

    def _found_targets(self, slip: Widget | None) -> list[Target]:
        button = seen_button(self.kit, self.table) if self.director.waiting else slip
        shown = [button, self._warning() if self._warned else None, self._card()]
        over = [target for each in shown if each for target in each.targets(self.kit)]
        return [*self.with_hands(self._tabletop.targets(self._still)), *over]

    def _warning(self) -> Widget:
        """Return the slip of the coach, off prompt and choices."""
        assert self._warned
        things = [target for _, target in self._tabletop.inspectable_items(self.director.placed)]
        return warning_slip(self.kit, self.table, self._warned, things, self.director.placed)

    def port(self) -> dict[str, object]:
        """Return the seats to act in the shown frame, and the view."""
        seat = self.host.viewer if self.host.viewer >= 0 else None
        warned = {"coach": self._warned.words} if self._warned else {}
        return {"scene": self.name, "awaiting": list(self.table.acting), "seat": seat, **warned}

    def handle(self, gesture: Gesture) -> bool:
        """Handle a gesture."""
        self._rests = False
        warned, done = self._warned, isinstance(gesture, _ENDS_OF_A_WARNING)
        if warned and done:
            self._warned = None
            self._changed()
            if isinstance(gesture, Tap) and gesture.name == ANYWAY:
                self.play(warned.action)
                return True
        return self._looks(gesture) or self._inquires(gesture) or self._takes(gesture)

    def _takes(self, gesture: Gesture) -> bool:
        skin = self.presenter.skin
        match gesture:
            case Hover():
                self._input.aim = ""
                self._changed()
            case Hold() | Release() | Lost():
                self._input.drag = None
                self._hold(down=isinstance(gesture, Hold))
            case Tap(name, pos):
                self._input.menu_at = pos
                self._tap(name)
            case DragStart() | DragMove():
                if not self.director.busy:
                    self._pull(gesture)
            case Drop():
                self._drop(gesture)
            case Cancel():
                self._take_back()
            case Key():
                return self._goes_back_or_forth(gesture) or self._key(gesture.key)
            case Wheel(str(name), _) if not self.director.busy:
                return self._chosen(self._input.point_at(skin.input.wheel, name), name)
            case _:
                return False
        return True

    def _pull(self, gesture: DragStart | DragMove) -> None:
        """Move the dragged piece; the table is rebuilt only if it has crossed something."""
        before = self._input.drag
        self._input.pull(gesture)
        drag = self._input.drag
        if before and drag and (before.name, before.crossed) == (drag.name, drag.crossed):
            self.manager.refresh()
        else:
            self._changed()

    def decides(self, name: str) -> bool:
        """Return whether a click counts only after a delay: on picks, reactions and spectators' buttons."""
        if name in watching.BUTTONS or name == ANYWAY:
            return True
        if self.director.waiting:
            return name == SEEN
        if self.director.busy:
            return False
        if name.startswith("ui/"):
            return name.startswith(DECIDING)
        return self.chooser is not None

    def _key(self, key: str) -> bool:
        """Handle a key that names a verb; one that comes too soon is ignored."""
        if self.director.waiting and key in GO_ON_KEYS:
            if self.manager.guard.lets(pointed=False):
                self._go_on()
            return True
        if self._reacts_to(key):
            return True
        if self.chooser is None or not self._input.knows(key, self.presenter.skin.input.keys):
            return self._remembers(key)
        if self.director.busy or not self.manager.guard.lets(pointed=False):
            return True
        hover = self.pose.hover or self.pose.focus or ""
        return self._chosen(self._input.press_key(key, self.presenter.skin.input.keys, hover), hover)

    def _tap(self, name: str | None) -> None:
        moves = self.director.busy and not (self.director.waiting and is_other_button(name))
        if name in watching.BUTTONS or name in AT_HAND:
            self._button(name)
        elif name is None or moves:
            self._go_on()
        elif name.startswith("ui/"):
            self._button(name)
        else:
            self.pick(name)

    def _go_on(self) -> None:
        """Finish the motion, or end its mandatory pause."""
        self._refusal = None
        for name in self.presenter.opened.buttons & self.presenter.skin.input.pausing:
            self.press(name)
        self.director.finish()
        if self.director.waiting:
            self.manager.hold_clicks()
        self._changed()

    def pick(self, name: str) -> None:
        """Take a pick of the person at the screen, as a click on the item would."""
        if self.chooser:
            self._chosen(self._input.tap(name, self.presenter.skin.input.again), name)
        else:
            self._explain(name)

    def _drop(self, drop: Drop) -> None:
        """Drop the dragged piece; away from every target, or too soon, it glides back."""
        drag, placed = self._input.drag, self.director.placed
        drop = not_on_own_cards(self.table, placed, drop)
        in_play = is_in_play(self.kit, self.presenter.skin, self.table, placed, drop)
        if drag and not self.director.busy:
            self.presenter.let_go(self.kit, drag)
        if not self.manager.guard.lets(pointed=False):
            self._input.drag = None
        self._chosen(self._input.drop(drop, in_play=in_play), drop.name)
        self._picks_changed()

    def _take_back(self) -> None:
        if self._input.drag:
            self._input.drag = None
            self._changed()
        elif self.chooser and self._input.has_picked:
            self._chosen(self.chooser.back())
        elif wishes.BUTTON in self.presenter.opened.buttons:
            self.press(wishes.BUTTON)
        elif not (self.host.is_changeable and self.host.undo()):
            self.manager.go(ToTableMenu(self.game))

    def _chosen(self, chosen: Chosen | None, name: str = "") -> bool:
        """Continue with the result of a gesture on an item; return false for none."""
        if chosen is None:
            return False
        kit, why = self.kit, chosen.why
        self._notice, self._refusal = "", None
        if why and (not chosen.picked or why.rule in self.presenter.skin.input.explained):
            self._refuse(name, kit.texts.explain(why), why.rule)
        if chosen.action:
            self.play(chosen.action)
        elif chosen.picked:
            kit.audio.play("click")
            self._picks_changed()
        elif why or not self._explain(name):
            kit.audio.play("soft_error")
            if self._refusal is None:
                self._refuse(name, self.not_now())
            self._changed()
        return True

    def _explain(self, name: str) -> bool:
        """Explain an item that is legal but leads nowhere now."""
        here = Target(name, Rect(*self._input.menu_at, 1, 1))
        return self._ask(same(here, self.inspectable_targets()))

    def play(self, action: Action) -> None:
        """Play an action of the person at the screen, unless the coach has a warning."""
        if self._coach.warns(action):
            self.warn(action)
            return
        self._forget_warning()
        self._hint.clear()
        self._unwritten = None
        try:
            self._answer(action)
        except IllegalActionError:
            match = self.session.match
            why = match.game.rule_violation(match.state, action)
            assert why is not None  # the exception was raised for it
            self._notice = self.kit.texts.explain(why)
            self._changed()
        except OSError:
            self._unwritten = action
            raise

    def warn(self, action: Action) -> None:
        """Show the coach's warning about an action, and ask for confirmation."""
        self._warned = warning(self.kit.texts, self.session, action, self._coach.loss(action))
        self.kit.audio.play("soft_error")
        self.manager.hold_clicks(WARNED_MS)
        self._picks_changed()

    def _button(self, name: str) -> None:
        ways: dict[str, Callable[[], object]] = {
            "ui/menu": lambda: self.manager.go(ToTableMenu(self.game)),
            LOG: self.open_log,
            PIN: self.open_pin,
            RULES: lambda: self._open_rules("rules"),
            WHY: self._ask_why,
            "ui/undo": self._undo,
            "ui/redo": self.host.redo,
            "ui/hint": self._seek_hint,
            watching.FAST: self._change_pace,
            watching.SKIP: self.host.skip_to_end,
        }
        if name in ways:
            ways[name]()
        elif name.startswith(BADGE):
            self._ask(next((each for each in self.inspectable_targets() if each.name == name), None))
        elif not self._reacts(name):
            self.press(name)

    def _ask_why(self) -> None:
        """Open the rule behind a refusal, or the explanation of the last event with a link to its rule."""
        told = self.last_caption()
        if self._refusal or not (told.why or told.deed):
            self._open_rules("why", self._refusal.ruling if self._refusal else told.ruling)
        else:
            self.explain(told)

    def _goes_back_or_forth(self, key: Key) -> bool:
        """Undo and redo by the usual keys; nothing happens during motion."""
        if key.key not in UNDO and key.key not in REDO:
            return False
        if not self.director.busy and self.manager.guard.lets(pointed=False):
            (self.host.redo if key.shift or key.key in REDO else self._undo)()
        return True

    def _undo(self) -> None:
        if self.chooser and self._input.has_picked:
            self._chosen(self.chooser.back())
        else:
            self.host.undo()

    def _seek_hint(self) -> None:
        if self._can_hint():
            seat = self.host.viewer
            self._notice = ""
            self._coach.pause()
            self.session.note_help(self.host.viewer, "hint", "")
            self._hint.ask(lambda: self.session.hint_question(seat))
            self._hint.has_come()
            self._changed()

    def _can_hint(self) -> bool:
        free = not self.session.awaited_bots or self.host.bots.is_ready
        return self.chooser is not None and free and not self._hint.thinking and not self.covers

    def _rebuild(self, table: TableView) -> None:
        self._begin_to_watch()
        skin = self.presenter.skin
        menu = self.chooser.menu if self.chooser and not skin.input.own_menu else ()
        of_skin = skin_buttons(skin, table, waits=self.director.waiting)
        buttons = (*self._own_buttons(), *wishes.buttons(self.host), *of_skin)
        over, at = [*badges(table, self.coached()), *self._over()], self._input.menu_at
        self._tabletop = Tabletop(self.kit, skin, table, self.last_caption(), buttons, menu, at, over)
        usable = table.wanted | self.chooser.beginnings if self.chooser and table.wanted else None
        if not self._is_built:
            self._drawer = PieceDrawer(self.kit, skin)
            self._pictures, self._reachable = LastResult(), LastResult()
        self._drawer.offer(table.wanted, usable)
        self._stale, self._is_built = False, True

    def last_caption(self) -> Caption:
        """Return the caption below the table: a notice, a hint, or the last event."""
        if self._notice:
            return Caption(self._notice)
        if self.host.is_changeable:
            return Caption(self.kit.texts.say("table-can-change"))
        names = [seat.name for seat in self.session.seats]
        view = self.presenter.settled().state
        hint = self._hint.words(self.kit.texts, self.session.match.game, view, names)
        return Caption(hint) if hint else self._told_secretly() or self.with_deed(self.presenter.caption)

    def _own_buttons(self) -> tuple[TableButton, ...]:
        if self._only_watches:
            return (*always(self.session), *watching.buttons(is_fast=bool(self._is_fast)))
        hint = self._can_hint() if skins.HINT in self.aids else None
        return own_buttons(self.host, picked=self._input.has_picked, hint=hint, hurry=self._says_hurry)

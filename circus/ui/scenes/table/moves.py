"""Move input of a table: clicks, drags, keys and the wheel become actions of the person at the screen."""

from circus.core.action import Action
from circus.core.errors import IllegalActionError
from circus.ui.input.chooser import Chosen
from circus.ui.input.gestures import DragMove, DragStart, Drop, Key, Point
from circus.ui.scenes.table.commands import CommandHandlers, NameVerb, Pick
from circus.ui.scenes.table.context import TableContext
from circus.ui.scenes.table.drops import is_in_play, not_on_own_cards
from circus.ui.scenes.table.keys import KeyCommand
from circus.ui.scenes.table.pieces import box_of, touch
from circus.ui.scenes.table.refusals import Refusals


class MoveInput:
    """Gestures on the items of a table, and the actions that they complete.

    Attributes:
        acts: whether an action of the person at the screen is being played.
        unwritten: an action whose record could not be written, which is retried; `None` for none.
    """

    def __init__(self, table: TableContext, refusals: Refusals) -> None:
        self._table = table
        self._refusals = refusals
        self.acts = False
        self.unwritten: Action | None = None

    def subscribe(self, commands: CommandHandlers) -> None:
        """Handle picks and the keys of verbs."""
        commands.on(Pick, lambda command: self.pick(command.name))
        commands.on(NameVerb, lambda command: self._name_verb(command.key))

    def pick(self, name: str) -> None:
        """Take a pick of the person at the screen, as a click on the item would."""
        table = self._table
        if table.input.chooser:
            self._touch(name, table.input.menu_at)
            self.chosen(table.input.tap(name, table.skin.input.again), name)
        else:
            table.owner.explain_item(name)

    def pull(self, gesture: DragStart | DragMove) -> None:
        """Move the dragged piece; the table is rebuilt only if it has crossed something."""
        table = self._table
        before = table.input.drag
        if before is None:
            self._touch(gesture.name, gesture.pos)
        table.input.pull(gesture)
        drag = table.input.drag
        if before and drag and (before.name, before.crossed) == (drag.name, drag.crossed):
            table.manager.refresh()
        else:
            table.changed()

    def _touch(self, name: str, at: Point) -> None:
        """Note which of several equal pieces is pointed at: that one rises and moves."""
        table = self._table
        placed = table.director.placed
        equal = [piece for piece in reversed(placed) if piece.name == name]
        if len(equal) < 2 or table.director.busy:
            return
        kit, skin = table.kit, table.skin
        pointed = next((piece for piece in equal if box_of(kit, skin, piece).collidepoint(at)), None)
        if pointed:
            table.input.touched, rekeyed = touch(placed, pointed)
            if table.input.touched.name:
                table.director.place(rekeyed, table.director.moment)

    def drop(self, drop: Drop, *, is_early: bool = False) -> None:
        """Drop the dragged piece; away from every target, or too soon, it glides back."""
        table = self._table
        drag, placed = table.input.drag, table.director.placed
        drop = not_on_own_cards(table.view, placed, drop)
        in_play = is_in_play(table.kit, table.skin, table.view, placed, drop)
        if drag and not table.director.busy:
            table.presenter.let_go(table.kit, drag, table.input.touched)
        if is_early:
            table.input.drag = None
        self.chosen(table.input.drop(drop, in_play=in_play), drop.name)
        table.owner.picks_changed()

    def turn_wheel(self, name: str) -> bool:
        """Preview the verb of the wheel for an item; return false for no such verb."""
        table = self._table
        return self.chosen(table.input.point_at(table.skin.input.wheel, name), name)

    def take_back(self) -> bool:
        """Undo the drag or the last pick; return false for none."""
        table = self._table
        if table.input.drag:
            table.input.drag = None
            table.changed()
            return True
        return self.undo_pick()

    def undo_pick(self) -> bool:
        """Undo the last pick; return false for none."""
        if self._table.input.chooser and self._table.input.has_picked:
            self.chosen(self._table.input.chooser.back())
            return True
        return False

    def key_command(self, key: Key) -> KeyCommand | None:
        """Return the command of a key that names a verb now; `None` for another key."""
        if not self._table.input.knows(key.key, self._table.skin.input.keys):
            return None
        return KeyCommand(NameVerb(key.key), decides=True, in_motion=False)

    def chosen(self, chosen: Chosen | None, name: str = "") -> bool:
        """Continue with the result of a gesture on an item; return false for none."""
        if chosen is None:
            return False
        table, why = self._table, chosen.why
        table.notice = ""
        if self._refusals.shown:
            self._refusals.end()
        if chosen.is_in_between and not why:
            self._refusals.refuse(name, self._finish_first())
        if why and (not chosen.picked or why.rule in table.skin.input.explained):
            self._refusals.refuse(name, table.kit.texts.explain(why), why.rule)
        if chosen.action:
            table.owner.play(chosen.action)
        elif chosen.picked:
            table.kit.audio.play("click")
            table.owner.picks_changed()
        elif why or chosen.is_in_between or not table.owner.explain_item(name):
            table.kit.audio.play("soft_error")
            if self._refusals.shown is None:
                self._refusals.refuse(name, table.owner.not_now())
            table.changed()
        return True

    def _finish_first(self) -> str:
        """Return the sentence about a click that does not continue the open choice, with the way back."""
        texts, picker = self._table.kit.texts, self._table.input.picker
        verb = picker.verb if picker else ""
        if not verb:
            return texts.say("table-finish-pick")
        game = self._table.session.match.game.name
        return texts.say("table-finish-verb", verb=texts.say(f"{game}-verb-{verb}"))

    def play(self, action: Action) -> None:
        """Play an action of the person at the screen, unless the coach or another open layer stops it."""
        layers = self._table.layers
        if any(layer.stops(action) for layer in layers.open):
            return
        for layer in layers.open:
            layer.end()
        self.unwritten = None
        try:
            self._answer(action)
        except IllegalActionError:
            match = self._table.session.match
            why = match.game.rule_violation(match.state, action)
            assert why is not None  # the exception was raised for it
            self._table.notice = self._table.kit.texts.explain(why)
            self._table.changed()
        except OSError:
            self.unwritten = action
            raise

    def _answer(self, action: Action) -> None:
        """Play an action of the person at the screen, who needs no caption to know it."""
        self.acts = True
        try:
            self._table.host.answer(action)
        finally:
            self.acts = False

    def _name_verb(self, key: str) -> None:
        table = self._table
        hover = table.manager.pose.hover or table.manager.pose.focus or ""
        self.chosen(table.input.press_key(key, table.skin.input.keys, hover), hover)

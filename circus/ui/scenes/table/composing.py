"""Composition of a shown table: its view, its caption and its buttons, from what the components show."""

from collections.abc import Sequence
from dataclasses import replace

from circus.ui import skins
from circus.ui.scenes.table import preferences, watching
from circus.ui.scenes.table.buttons import of_session, own_buttons, skin_buttons
from circus.ui.scenes.table.coaching import badges
from circus.ui.scenes.table.context import TableContext
from circus.ui.scenes.table.parts import TableParts
from circus.ui.scenes.table.phone_marks import phone_marks
from circus.ui.scenes.table.tabletop import Tabletop
from circus.ui.skins.captions import Caption
from circus.ui.skins.table_view import TableButton, TableChoice, TablePointer, TableView


class TableComposer:
    """Composer of one table."""

    def __init__(self, table: TableContext, parts: TableParts) -> None:
        self._table = table
        self._parts = parts

    def view(self) -> TableView:
        """Return the table as it is shown now."""
        parts, phones = self._parts, self._table.phones
        shown = replace(self._shown(), phones=phones.joined, bot_in=phones.bot_in)
        return parts.hands.with_covered_seat(parts.reactions.without_prompt(shown))

    def _shown(self) -> TableView:
        """Return the shown frame during motion, else the position with the choice so far."""
        table = self._table
        if table.director.busy:
            return table.presenter.table
        pose, picker, drag = table.manager.pose, table.input.picker, table.input.drag
        hover = "" if self._parts.inquiry.asked else table.input.aim or pose.hover or pose.focus or ""
        view, asking = table.presenter.settled(), self._parts.reactions.asking()
        if picker is None or table.host.asked is None:
            return replace(view, pointer=TablePointer(hover), asking=asking)
        return replace(
            view,
            choice=TableChoice(
                picker.legal, picker.live, picker.selectable, picker.picks, table.input.touched
            ),
            pointer=TablePointer(hover, drag.name, drag.crossed) if drag else TablePointer(hover),
            asking=asking,
        )

    def tabletop(self, view: TableView, own: Sequence[TableButton]) -> Tabletop:
        """Return the picture of a table without its pieces; `own` are the program's buttons."""
        table, parts, skin = self._table, self._parts, self._table.skin
        menu = table.input.chooser.menu if table.input.chooser and not skin.input.own_menu else ()
        of_skin = skin_buttons(skin, view, waits=table.director.waiting)
        buttons = (*own, *preferences.buttons(table.host), *of_skin)
        coached = table.owner.coached()
        marks = [*(badges(view, coached) if coached else ()), *phone_marks(view, table.phones)]
        over = [*marks, *parts.reactions.widgets()]
        caption, menu_at = table.owner.last_caption(), table.input.menu_at
        return Tabletop(table.kit, skin, view, caption, buttons, menu, menu_at, over)

    def caption(self) -> Caption:
        """Return the caption below the table: a notice, a hint, the goal of the game, or the last event."""
        table, parts = self._table, self._parts
        if table.notice:
            return Caption(table.notice)
        if table.owner.has_undo and table.host.is_changeable:
            return Caption(table.kit.texts.say("table-can-change"))
        text = next(filter(None, (layer.words() for layer in table.layers.open)), "")
        if text:
            return Caption(text)
        goal = self._goal()
        if goal:
            return Caption(goal)
        return parts.hands.secret_news() or parts.inquiry.with_deed(table.presenter.caption)

    def _goal(self) -> str:
        """Return what wins and what it takes, while a person is asked for the first time; else ""."""
        table, seat = self._table, self._table.host.asked
        is_asked = seat is not None and seat == table.view.viewer and not table.director.busy
        if not is_asked or table.owner.choices():  # a lesson says itself what is wanted
            return ""
        has_chosen = any(action.seat == seat for action in table.session.match.actions)
        return "" if has_chosen else table.skin.words.goal(table.kit.texts, table.view)

    def buttons(self) -> tuple[TableButton, ...]:
        """Return the program's buttons."""
        table, pace = self._table, self._parts.pace
        if pace.only_watches:
            return (*of_session(table.session), *watching.buttons(is_fast=pace.is_fast))
        if not table.host.people and table.phones.joined:
            return of_session(table.session)
        has_hints = skins.HINT in table.presenter.opened.aids
        hint = self._parts.hint.can_ask if has_hints else None
        return own_buttons(table.host, picked=table.input.has_picked, hint=hint, hurry=pace.offers_hurry)

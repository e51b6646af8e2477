"""Prompt of a table: the ribbon with the sentence about what to do now, and who is to do it."""

from dataclasses import replace

from circus.session.table_setup import HUMAN
from circus.ui.gfx import theme
from circus.ui.gfx.toolkit import Toolkit
from circus.ui.gfx.widgets import Ribbon
from circus.ui.skins.skin import Skin
from circus.ui.skins.table_view import TableView


def ribbon(kit: Toolkit, skin: Skin, table: TableView) -> Ribbon | None:
    """Return the prompt of a table; without words while the last action is still shown.

    With several persons it names the one to act. If that does not fit on two lines at the usual text size,
    the name stays alone, since the possible picks are lit.
    """
    zone = table.layout.zones.get("prompt")
    if zone is None:
        return None
    if table.covered.is_called:
        return Ribbon(zone.x, zone.y, "", False, zone.width)
    if table.covered.seat >= 0:
        return Ribbon(zone.x, zone.y, _covered_prompt(kit, skin, table), True, zone.width)
    mine = table.viewer in table.acting
    if not mine and not table.event and (silent := _silent_phone(kit, table)):
        return Ribbon(zone.x, zone.y, silent, False, zone.width)
    if not mine and table.acting and table.phones.issuperset(table.acting):
        words = "" if table.event else _phone_prompt(kit, table)  # an event is still shown: nobody can choose
        return Ribbon(zone.x, zone.y, words, False, zone.width)
    still_shows = table.event is not None and not table.choice.live  # an action, which delays the prompt
    words = "" if mine and still_shows else skin.words.prompt(kit.texts, table)
    bare = Ribbon(zone.x, zone.y, words, mine, zone.width)
    name = table.seats[table.viewer].name if mine else ""
    several = sum(seat.kind == HUMAN for seat in table.seats) > 1
    if not (several and words and name) or name in words:
        return bare
    named = replace(bare, text=kit.texts.say("table-prompt-for", name=name, prompt=words))
    usual = min(bare.size(kit), theme.PROMPT_U / table.text)
    if named.lines(kit) <= 2 and named.size(kit) >= usual:
        return named
    return replace(bare, text=kit.texts.say("table-prompt-name", name=name))


def _silent_phone(kit: Toolkit, table: TableView) -> str:
    """Return for which phone that does not answer the table waits, and how long; "" for none."""
    for seat, seconds in table.bot_in:
        if seat in table.acting:
            return kit.texts.say("table-phone-silent", name=table.seats[seat].name, seconds=seconds)
    return ""


def _phone_prompt(kit: Toolkit, table: TableView) -> str:
    """Return the prompt while only persons with phones are to act."""
    names = [table.seats[seat].name for seat in table.acting]
    return kit.texts.say("table-phone-chooses", names=kit.texts.listed(names), count=len(names))


def _covered_prompt(kit: Toolkit, skin: Skin, table: TableView) -> str:
    """Return the prompt for a covered hand: to hold it, unless it is empty."""
    name = table.seats[table.covered.seat].name
    if table.covered.left:
        return kit.texts.say("table-hold-more", name=name, count=table.covered.left)
    if table.covered.has_choices:
        is_here = any(piece.place == f"hand/{table.covered.seat}" for piece in table.pieces)
        return kit.texts.say("table-hold-to-look" if is_here else "table-hold-to-choose", name=name)
    asks = skin.words.prompt(kit.texts, replace(table, viewer=table.covered.seat))
    return kit.texts.say("table-prompt-for", name=name, prompt=asks)

"""Words of Texas Showdown's table: captions and prompts."""

from circus.content.texts import Texts
from circus.core.event import Event
from circus.games.texas_showdown.cards import color_of
from circus.games.texas_showdown.facts import choice, receiver
from circus.games.texas_showdown.state import GIVE, LEAD
from circus.ui.skins import plain
from circus.ui.skins.captions import Caption
from circus.ui.skins.table_view import TableView
from circus.ui.skins.texas_showdown.spec import icon_of, state_of


def caption(texts: Texts, event: Event, table: TableView) -> Caption:
    """Return the caption from the catalogues, with the pictogram of its color."""
    return plain.caption(texts, event, table)._replace(picture=_picture(event))


def _picture(event: Event) -> str:
    color, card = event.facts.get("color"), event.facts.get("card")
    if color:
        return icon_of(str(color).partition("/")[2])
    return icon_of(color_of(int(str(card).partition("/")[2]))) if card else ""


def prompt(texts: Texts, table: TableView) -> str:
    """Return what can be played, passed or named; or whom the table waits for."""
    verbs = {action.verb for action in table.choice.live}
    if "give" in verbs:
        key = "texas_showdown-table-give-more" if table.choice.picks else "texas_showdown-table-give"
        missing = state_of(table).config.cards_passed - len(table.choice.picks)
        return texts.say(key, name=receiver_name(table), count=missing)
    if "lead" in verbs:
        return texts.say("texas_showdown-table-name-leader")
    return _play_prompt(texts, table) if "play" in verbs else _waiting_prompt(texts, table)


def receiver_name(table: TableView) -> str:
    """Return the name of the receiver of the viewer's pass; "" if there is none."""
    seat = receiver(state_of(table), table.viewer)
    return "" if seat is None else table.seats[seat].name


def _play_prompt(texts: Texts, table: TableView) -> str:
    """Return which colors can be played: those of the trick, or any."""
    playable = choice(state_of(table), table.viewer)
    if playable is None:
        return ""
    if playable.kind == "open":
        return texts.say("texas_showdown-table-open", card=playable.numbers[0])
    if playable.kind == "lead":
        return texts.say("texas_showdown-table-lead-off")
    if playable.kind == "free":
        return texts.say("texas_showdown-table-free")
    some = [texts.say("texas_showdown-table-some", color=color) for color in playable.colors]
    return texts.say("texas_showdown-table-follow", colors=texts.listed(some, "list-or"))


def _waiting_prompt(texts: Texts, table: TableView) -> str:
    """Return whom the table waits for, and for what."""
    state = state_of(table)
    if not table.acting or table.viewer in table.acting:
        return ""
    if state.step == GIVE:
        return plain.still_choosing(texts, table)
    name = table.seats[table.acting[0]].name
    key = "texas_showdown-table-waits-lead" if state.step == LEAD else "texas_showdown-table-waits"
    return texts.say(key, name=name)

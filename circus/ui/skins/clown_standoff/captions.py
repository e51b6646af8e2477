"""Words of Clown Standoff's table: captions, prompts, numbers of cards."""

from pygame import Surface

from circus.content.texts import Texts
from circus.core.event import Event
from circus.games.clown_standoff.cards import FACES, size
from circus.games.clown_standoff.facts import is_argument, price, trick_number, watches
from circus.games.clown_standoff.state import CHOOSING, DEALING, TURN
from circus.ui.gfx.toolkit import Toolkit
from circus.ui.skins import plain
from circus.ui.skins.captions import Caption
from circus.ui.skins.clown_standoff.spec import ART, state_of
from circus.ui.skins.table_view import TableView

PICTURE_U = 30.0


def caption(texts: Texts, event: Event, table: TableView) -> Caption:
    """Return the caption of an event with its card or pie; the start of a round includes the reason."""
    if event.kind == "turn" and event.facts["why"]:
        words = begins(texts, event.facts["why"], table.seats[event.facts["seat"]].name)
        return plain.caption(texts, event, table)._replace(words=words, picture=f"{ART}crown")
    return plain.caption(texts, event, table)._replace(picture=_picture(event))


def begins(texts: Texts, why: str, name: str) -> str:
    """Return who begins a round, and why."""
    return texts.say(f"clown_standoff-table-begins-{why}", name=name)


def _picture(event: Event) -> str:
    """Return the sprite of an event."""
    facts = event.facts
    if event.kind == "pie":
        return f"{ART}mini_{'pie' if facts['face'] == 'hit' else 'dodge'}"
    picture = _PICTURES.get(event.kind)
    if picture:
        return ART + picture
    listed = facts.get("cards")
    shown = listed[-1] if isinstance(listed, tuple) and listed else facts.get("card", "")
    value = str(shown).partition("/")[2]
    return f"{ART}card_{value}" if value else f"{ART}back"


_PICTURES = {
    "hit": "mini_pie",
    "reveal": "mini_unknown",
    "shuffle": "mini_unknown",
    "clash": "cancelled",
    "cancel": "cancelled",
    "dummy_wins": "cancelled",
    "highest": "crown",
    "win": "crown",
}


def caption_picture(kit: Toolkit, picture: str) -> Surface | None:
    """Return the picture of a caption."""
    return kit.sprites.svg(picture, height_u=PICTURE_U) if picture else None


def status(texts: Texts, table: TableView) -> str:
    """Return which trick is played, or how many clowns are clean."""
    state = state_of(table)
    if state.phase == DEALING:
        return ""
    if is_argument(state):
        return texts.say(
            "clown_standoff-table-argument", trick=trick_number(state), tricks=state.config.cards_dealt
        )
    return texts.say("clown_standoff-table-standoff", count=len(state.playing))


def plate_line(texts: Texts, table: TableView, seat: int) -> str:
    """Return how many clowns a seat has collected or can pay with, or that it watches."""
    state = state_of(table)
    if watches(state, seat):
        return texts.say("clown_standoff-table-watches")
    kind = "collected" if is_argument(state) or state.phase == DEALING else "cards"
    return texts.say(f"clown_standoff-table-{kind}", count=size(state.collected[seat]))


def prompt(texts: Texts, table: TableView) -> str:
    """Return the instruction to the viewer, or whom the table waits for; "" to the viewer during motion."""
    if table.viewer in table.acting and not table.choice.live:
        return ""
    return _own_prompt(texts, table) or plain.prompt(texts, table)


def _own_prompt(texts: Texts, table: TableView) -> str:
    """Return the game's own prompt for picked cards; "" for the general one."""
    state = state_of(table)
    mine = table.viewer in table.acting
    if state.phase == CHOOSING and not mine and table.viewer >= 0 and state.chosen[table.viewer]:
        return texts.say("clown_standoff-table-chosen", others=plain.still_choosing(texts, table))
    if not mine or state.phase != TURN:
        return ""
    verbs = {action.verb for action in table.choice.live}
    if verbs == {"pass"}:
        return texts.say("clown_standoff-table-pay", count=price(state, "pass") - len(table.choice.picks))
    if verbs == {"pass", "reshuffle"} and price(state, "pass") == 1:
        return texts.say("clown_standoff-table-pay-either")
    if verbs == {"reshuffle"}:
        return texts.say("clown_standoff-table-pay-one")
    if not table.choice.picks and verbs == {"reveal"} and not state.collected[table.viewer] & FACES:
        return texts.say("clown_standoff-table-no-cards")
    return ""

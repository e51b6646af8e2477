"""Words of Flip Circus: captions and prompts."""

from circus.content.texts import Texts
from circus.core.event import Event
from circus.games.flip_circus.actions import position_of
from circus.games.flip_circus.facts import POWERS
from circus.games.flip_circus.ring import CENTRES
from circus.games.flip_circus.state import CHOICE, TURN
from circus.games.flip_circus.tokens import ARTISTS
from circus.ui.skins import plain
from circus.ui.skins.captions import Caption
from circus.ui.skins.flip_circus.readings import named_verb, picked, state_of
from circus.ui.skins.flip_circus.spec import APPLAUSE
from circus.ui.skins.table_view import TableView

SURPRISES = {
    "FC-6": "flip_circus-table-strong-tamer",
    "FC-7": "flip_circus-table-strong-moved",
    "FC-11": "flip_circus-table-tamer-calms",
    "FC-12": "flip_circus-table-peek-tamer",
    "FC-17": "flip_circus-table-double",
}
"""Messages of events whose ruling says more than the general ones."""

_PICTURES = {
    **{power: power for power in POWERS},
    **dict.fromkeys(("clown", "five_clowns", "finale"), "clown"),
    **dict.fromkeys(("encore", "applause", "peek"), APPLAUSE),
    "misuse": "seer",
}
"""Picture of a kind of event; other events show an artist."""


def caption(texts: Texts, event: Event, table: TableView) -> Caption:
    """Return the caption of an event, with its artist or the Applause."""
    usual = plain.caption(texts, event, table)
    facts = event.facts
    picture = _PICTURES.get(event.kind) or facts.get("face") or facts.get("artist") or ""
    if usual.ruling in SURPRISES:
        names = [seat.name for seat in table.seats]
        usual = usual._replace(words=texts.format_facts(SURPRISES[usual.ruling], facts, names))
    elif event.kind == "applause" and facts["choice"] == "none":
        who, reserve = table.seats[facts["seat"]].name, state_of(table).reserve
        usual = usual._replace(words=texts.say("flip_circus-table-declined", name=who, count=reserve))
    elif event.kind == "swap":
        usual = usual._replace(words=_swapped(texts, event, table) or usual.words, lit=facts["tokens"])
    return usual._replace(picture=picture)


def _swapped(texts: Texts, event: Event, table: TableView) -> str:
    """Return who swaps which artists; "" for two equal ones, or if three then stand together.

    The next caption names those three, and both would fill seven lines below an example in large letters.
    """
    state = state_of(table)
    faces = [state.shown(position_of(name)) for name in event.facts["tokens"]]
    if len(set(faces)) == 1 or any(state.where[face] in CENTRES for face in faces):
        return ""
    one, other = (texts.say(f"flip_circus-back-{ARTISTS[face]}") for face in faces)
    who = table.seats[event.facts["seat"]].name
    return texts.say("flip_circus-table-swapped", name=who, one=one, other=other)


def prompt(texts: Texts, table: TableView) -> str:
    """Return the viewer's next action, or whom the table waits for."""
    state, say = state_of(table), texts.say
    if table.viewer not in table.acting or state.phase not in (TURN, CHOICE):
        return plain.prompt(texts, table)
    if state.phase == CHOICE:
        return say("flip_circus-prompt-applause")
    if table.choice.live and named_verb(table) == "peek":
        return say("flip_circus-prompt-peek")
    if picked(table) >= 0 and state.owed:
        has_neighbour = any(name.startswith("token/") for name in table.choice.selectable)
        return say("flip_circus-table-picked" if has_neighbour else "flip_circus-table-picked-alone")
    if table.choice.legal and not state.owed:
        return say("flip_circus-table-spend")
    return say("flip_circus-table-turn", count=state.owed)

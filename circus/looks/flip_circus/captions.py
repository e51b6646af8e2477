"""The words of Flip Circus's table, and what they are told of its state."""

from collections.abc import Callable, Mapping
from typing import Any

from circus.core.action import Action
from circus.core.event import Event
from circus.games.flip_circus.ring import AFTER, BEFORE, OPPOSITE, positions_of
from circus.games.flip_circus.state import CHOICE, TURN, FlipState
from circus.games.flip_circus.tokens import ARTISTS, CLOWN, HIDDEN, POSTER_ARTISTS
from circus.looks.flip_circus.ring import position_of
from circus.looks.table_view import TableView
from circus.texts import Texts

POWERS = ("acrobat", "magician", "seer")
"""The artists whose power is used at will; each is its own verb."""


def state_of(table: TableView) -> FlipState:
    """The state of a table of this game."""
    assert isinstance(table.state, FlipState)
    return table.state


def laid(table: TableView) -> bool:
    """Whether the ring is laid."""
    return bool(state_of(table).faces)


def side(table: TableView) -> int:
    """The side of the seat at the lower edge (FC-33)."""
    return max(table.viewer, 0) & 1


def panel(table: TableView, owner: int) -> int:
    """Where a side's things lie: 0 below, 1 above."""
    return owner ^ side(table)


def artist_at(table: TableView, position: int) -> str:
    """Who is seen at a position."""
    return ARTISTS[state_of(table).shown(position)]


def back_at(table: TableView, position: int) -> str:
    """Who is behind, as far as the eyes at the screen have seen it; "" if they have not."""
    back = state_of(table).back(position)
    return "" if back == HIDDEN else ARTISTS[back]


def may_act(table: TableView) -> bool:
    """Whether the viewer is asked for something in a turn."""
    return state_of(table).phase == TURN and bool(table.legal)


def may_choose(table: TableView) -> bool:
    """Whether the viewer is asked for the Clown's choice."""
    return state_of(table).phase == CHOICE and bool(table.legal)


def can(table: TableView, verb: str) -> bool:
    """Whether the viewer can do this now, whatever has been picked."""
    return any(action.verb == verb for action in table.legal)


def action_of(table: TableView, verb: str, *picks: str) -> Action | None:
    """The legal action of these picks, in any order."""
    wanted = sorted(picks)
    return next(
        (each for each in table.legal if each.verb == verb and sorted(each.picks) == wanted),
        None,
    )


def picked(table: TableView) -> int:
    """The position of the token that has been picked; -1 if none is."""
    return position_of(table.picks[0]) if table.picks and table.picks[0].startswith("token/") else -1


def named_verb(table: TableView) -> str:
    """The verb that all that can still be done has, if something was named or picked; else ""."""
    verbs = {action.verb for action in table.live}
    return verbs.pop() if len(verbs) == 1 and len(table.live) < len(table.legal) else ""


def touched(verb: str, position: int) -> tuple[int, ...]:
    """The positions that an action on the token at a position moves, or looks behind."""
    if verb == "acrobat":
        return position, OPPOSITE[position]
    if verb in ("magician", "seer", "misuse"):
        return BEFORE[position], AFTER[position]
    return (position,)


def last_poster(table: TableView) -> str:
    """The artist of the fifth poster while both sides have two (FC-27); "" else."""
    state = state_of(table)
    one, other = state.posters
    if one.bit_count() != 2 or other.bit_count() != 2:
        return ""
    return next(ARTISTS[artist] for artist in POSTER_ARTISTS if not (one | other) >> artist & 1)


def clowns_seen(table: TableView) -> int:
    """How many Clowns are in sight."""
    return len(positions_of(state_of(table).where[CLOWN]))


def prompt(texts: Texts, table: TableView) -> str:
    """What the viewer does next; "" for the general prompt."""
    state = state_of(table)
    if table.viewer not in table.acting or state.phase != TURN:
        return ""
    say = texts.say
    if table.live and named_verb(table) == "peek":
        return say("flip_circus-prompt-peek")
    if picked(table) >= 0:
        return say("flip_circus-table-picked") if state.owed else ""
    if not state.owed:
        return say("flip_circus-table-spend")
    return say("flip_circus-table-turn", count=state.owed)


Surprise = tuple[str, str]
"""The words for what happened, "" for the general ones, and the ruling behind it, "" for none."""


def surprise(event: Event, table: TableView) -> Surprise:
    """What may surprise of an event."""
    teller = _SURPRISES.get(event.kind)
    return teller(event.facts, table) if teller and laid(table) else ("", "")


def _moved(facts: Mapping[str, Any], table: TableView) -> Surprise:
    """The Strongman lets nobody but the Tamer change places with him; powers move him all the same."""
    faces = {artist_at(table, position_of(name)) for name in facts["tokens"]}
    if faces == {"strongman", "tamer"}:
        return "strong-tamer", "FC-6"
    return "", ""


def _by_power(facts: Mapping[str, Any], table: TableView) -> Surprise:
    faces = {artist_at(table, position_of(name)) for name in facts["tokens"]}
    return ("strong-moved", "FC-7") if "strongman" in faces else ("", "")


def _read(facts: Mapping[str, Any], table: TableView) -> Surprise:
    return ("tamer-calms", "FC-11") if len(facts["tokens"]) < 2 else ("", "")


def _peeked(facts: Mapping[str, Any], table: TableView) -> Surprise:
    return ("peek-tamer", "FC-12") if artist_at(table, position_of(facts["token"])) == "tamer" else ("", "")


def _won(facts: Mapping[str, Any], table: TableView) -> Surprise:
    return ("alive", "FC-27") if last_poster(table) else ("", "FC-16")


def _finished(facts: Mapping[str, Any], table: TableView) -> Surprise:
    return ("five-clowns", "FC-27") if facts["reason"] == "five_clowns" else ("", "")


_SURPRISES: dict[str, Callable[[Mapping[str, Any], TableView], Surprise]] = {
    "swap": _moved,
    "acrobat": _by_power,
    "magician": _by_power,
    "seer": _read,
    "misuse": lambda facts, table: ("", "FC-30"),
    "peek": _peeked,
    "poster": _won,
    "bow": lambda facts, table: ("", "FC-16"),
    "clown": lambda facts, table: ("", "FC-19"),
    "finish": _finished,
}

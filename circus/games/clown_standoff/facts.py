"""Facts of Clown Standoff: tricks, risks and prices, turns, surprises, key moments."""

from collections.abc import Callable, Mapping
from typing import Any

from circus.core.action import Action
from circus.core.event import Event
from circus.core.facts import Facts, KeyMoment, Turn
from circus.games.clown_standoff.argument import WINNING
from circus.games.clown_standoff.cards import CARD, size
from circus.games.clown_standoff.seats import CLOCKWISE, Seats
from circus.games.clown_standoff.standoff import HIGHEST, LOT, MOST, NEAREST
from circus.games.clown_standoff.state import (
    CANCELLED,
    CHOOSING,
    DEALING,
    DUMMY_DUE,
    HIT_SEEN,
    OVER,
    PIE_DUE,
    SHOWN,
    TAKEN,
    WON,
    ClownStandoff,
)

BIG_TRICK = 5
"""Minimum number of cards of a trick that is a key moment."""

_OPEN_TRICK = (SHOWN, DUMMY_DUE, CANCELLED, WON)
_ARGUMENT = (CHOOSING, *_OPEN_TRICK, TAKEN)


# ---- the argument --------------------------------------------------------------------------------------


def trick_number(state: ClownStandoff) -> int:
    """Return the number of the present trick, from 1; it changes when its cards are taken."""
    tricks = state.config.cards_dealt
    if state.phase == CHOOSING:
        held = max(size(hand) + size(card) for hand, card in zip(state.hands, state.chosen, strict=True))
        return tricks + 1 - held
    return tricks - size(state.hands[0])


def is_argument(state: ClownStandoff) -> bool:
    """Return whether tricks are being played; the Standoff begins once the last one is taken."""
    return state.phase in _ARGUMENT and not (state.phase == TAKEN and not any(state.hands))


def trick_winner(state: ClownStandoff) -> int | None:
    """Return the owner whose revealed card takes the open trick; `None` if none does or no trick is open.

    With 2 seats owner 2 is the dummy.
    """
    if state.phase not in _OPEN_TRICK:
        return None
    card = WINNING[state.config.six_must_stand][sum(state.chosen)]
    return state.chosen.index(card) if card else None


# ---- the standoff --------------------------------------------------------------------------------------


def pies_in_deck(state: ClownStandoff) -> int:
    """Return the number of face-down Pie cards, without the one being revealed."""
    return state.config.hits + state.dodges - (state.phase in (PIE_DUE, HIT_SEEN))


def pie_risk(state: ClownStandoff) -> float:
    """Return the chance that the top Pie card is a Hit."""
    return state.config.hits / pies_risked(state, "reveal")


def fresh_risk(state: ClownStandoff) -> float:
    """Return the chance that the top card of a whole Pie deck is a Hit."""
    return state.config.hits / pies_risked(state, "reshuffle")


def pies_risked(state: ClownStandoff, verb: str) -> int:
    """Return the number of Pie cards of which an action reveals one; 0 if it reveals none."""
    config = state.config
    return {"reveal": config.hits + state.dodges, "reshuffle": config.hits + config.dodges}.get(verb, 0)


def price(state: ClownStandoff, verb: str) -> int:
    """Return the number of cards an action costs: a pass by the number of players still in (CS-15)."""
    return {"reshuffle": 1, "pass": state.config.prices[len(state.playing)]}.get(verb, 0)


def left_neighbour(state: ClownStandoff) -> int:
    """Return the next player still in, clockwise from the holder, who gets the Pie deck next (CS-18)."""
    return CLOCKWISE[state.holder][state.playing][0]


def is_out(state: ClownStandoff, seat: int) -> bool:
    """Return whether a seat is out of the Standoff: it was hit, or sits out (CS-9)."""
    return seat not in state.playing


def watches(state: ClownStandoff, seat: int) -> bool:
    """Return whether a seat sits out the Standoff because it took no trick (CS-9)."""
    return seat not in state.playing and seat not in state.fallen


def ranking(state: ClownStandoff) -> tuple[Seats, ...]:
    """Return the places of a finished game, best first; those who sat out share the last (CS-22)."""
    hit = [(seat,) for seat in reversed(state.fallen)]
    sat_out = tuple(seat for seat in state.config.everybody if watches(state, seat))
    return (state.playing, *hit, *([sat_out] if sat_out else []))


# ---- the course of a game ------------------------------------------------------------------------------


def turn(state: ClownStandoff) -> Turn:
    """Return the present turn: the tricks form round 1; each Hit ends a further round.

    The rules do not count the turns of the Standoff, so each of its rounds has one.
    """
    if state.phase == DEALING:
        return Turn("deal", 0, 0)
    if is_argument(state):
        return Turn("argument", 1, trick_number(state))
    return Turn("over" if state.phase == OVER else "standoff", 2 + len(state.fallen), 1)


def ruling(event: Event, view: ClownStandoff) -> str:
    """Return the ruling that explains a surprising event; "" for none."""
    teller = _RULINGS.get(event.kind)
    return teller(event.facts, view) if teller else ""


def _highest(facts: Mapping[str, Any], view: ClownStandoff) -> str:
    """Return CS-3 if a 1 wins although the 6s have cancelled each other."""
    sixes = view.chosen.count(CARD[6])
    return "CS-3" if facts["beats_six"] and sixes > 1 else ""


def _collect(facts: Mapping[str, Any], _view: ClownStandoff) -> str:
    """Return CS-5 if the winner takes cancelled cards too."""
    return "CS-5" if len(set(facts["cards"])) < len(facts["cards"]) else ""


def _turn(facts: Mapping[str, Any], view: ClownStandoff) -> str:
    """Return the ruling by which a seat begins a round; "" if it simply has most cards or is next."""
    why = facts["why"]
    if why == MOST and view.fallen:
        neighbour = CLOCKWISE[view.fallen[-1]][view.playing][0]
        return "CS-20" if facts["seat"] != neighbour else ""
    return {HIGHEST: "CS-11" if view.fallen else "CS-10", LOT: "CS-10", NEAREST: "CS-11"}.get(why, "")


_RULINGS: dict[str, Callable[[Mapping[str, Any], ClownStandoff], str]] = {
    "clash": lambda facts, view: "CS-2" if len(set(facts["cards"])) * 2 < len(facts["cards"]) else "",
    "highest": _highest,
    "collect": _collect,
    "cancel": lambda facts, view: "CS-4",
    "dummy_wins": lambda facts, view: "CS-21",
    "sit_out": lambda facts, view: "CS-9",
    "turn": _turn,
    "reveal": lambda facts, view: "" if view.dodges else "CS-16",
    "out": lambda facts, view: "CS-19" if facts["cards"] else "",
}


def key_moment(event: Event, view: ClownStandoff) -> KeyMoment | None:
    """Return the key moment: a pie in a face, a large or lost trick, or a 1 that beats the 6."""
    facts = event.facts
    if event.kind == "hit":
        clean = len(view.playing) - (facts["seat"] in view.playing)
        return KeyMoment("hit", (facts["seat"],), 12 if clean == 1 else 6, {"clean": clean})
    if event.kind == "collect" and len(facts["cards"]) >= BIG_TRICK:
        cards = len(facts["cards"])
        return KeyMoment("big_trick", (facts["seat"],), cards, {"count": cards})
    if event.kind == "cancel":
        return KeyMoment("cancel", (), 3)
    if event.kind == "highest" and facts["beats_six"] and "seat" in facts:
        return KeyMoment("beats_six", (facts["seat"],), 4)
    return None


def mark(view: ClownStandoff, seat: int) -> str:
    """Return the sprite of cream on the face of a seat that was hit; "" for others."""
    return "clown_standoff/cream_mask" if seat in view.fallen else ""


# No `secrets`: a chosen card and a dealt hand stay visible to their owner.
def choice(view: ClownStandoff, action: Action) -> dict[str, Any]:
    """Return the card or cards of an action, for its sentence in a review."""
    if action.verb == "pass":
        return {"cards": action.picks}
    return {"card": action.picks[0]} if action.picks else {}


FACTS: Facts[ClownStandoff] = Facts(
    turn=turn, ruling=ruling, is_out=is_out, key_moment=key_moment, mark=mark, choice=choice
)

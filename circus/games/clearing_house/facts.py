"""Facts of Clearing House: turns, windows, odds, players concerned, consequences of a card."""

from typing import Any, NamedTuple

from circus.core.action import Action
from circus.core.event import Event
from circus.core.facts import Facts, KeyMoment, ReactionWindow, Turn
from circus.games.clearing_house.board import NOBODY, NOWHERE, column_and_row
from circus.games.clearing_house.cards import (
    ABDUCT,
    AMBUSH,
    ARMOR,
    ATTACK,
    CARDS,
    DOUBLE_MOVE,
    INTERVENE,
    MOVE,
    RANGED_ATTACK,
    count,
)
from circus.games.clearing_house.rounds import tape_due
from circus.games.clearing_house.state import (
    BASE_BITS,
    COURSE,
    DEAL,
    DRAFT,
    TURN,
    WINDOW,
    ClearingHouse,
)

TO_FLEE = -1
"""Substitute for a card when a player flees from the police."""


class WindowSubject(NamedTuple):
    """Subject of an open reaction window: an announced card, or an Intervene against one.

    Attributes:
        actor: seat that played it.
        card: its number.
        victim: target seat, or `NOBODY`.
        cell: target cell, or `NOWHERE`.
        distance: spaces between shooter and target; 0 for other cards.
        at_stake: true if the victim can lose a heart by it.
    """

    actor: int
    card: int
    victim: int = NOBODY
    cell: int = NOWHERE
    distance: int = 0
    at_stake: bool = False


def turn_of(state: ClearingHouse) -> Turn:
    """Return the round and the number of its turn, 0 before the first; a round has several laps (CH-6)."""
    seats, turn = state.config.seats, 0
    if state.phase >= TURN:
        turn = state.lap * seats + (state.active - state.starter) % seats + 1
    return Turn(COURSE[state.phase], state.round, min(turn, state.config.turns_a_round * seats))


def window_of(state: ClearingHouse) -> ReactionWindow | None:
    """Return the open reaction window, `None` if there is none (CH-25, CH-42)."""
    if state.phase != WINDOW or state.announced is None:
        return None
    player, target = state.announced.seat, state.announced.code[1]
    last = state.chain[-1] if state.chain else player
    turn, asked = turn_of(state), frozenset(state.living) - {last}
    return ReactionWindow(
        key=(turn, state.left, len(state.chain)),
        turn=turn,
        kind=f"card/{CARDS[INTERVENE if state.chain else state.announced.code[0]]}",
        asked=asked,
        able=frozenset(seat for seat in asked if may_hold(state, seat, INTERVENE)),
        concerned=frozenset((player, target, *state.chain)) - {NOBODY, last},
        allow="allow",
        react="intervene",
    )


def may_hold(state: ClearingHouse, seat: int, card: int) -> bool:
    """Return whether a hand can contain such a card, according to public counts (CH-37).

    That is so if the hand is not empty and not all cards of the kind are face up or known to be elsewhere.
    """
    elsewhere = sum(count(state.shown[other], card) for other in range(state.config.seats) if other != seat)
    left = count(state.stock, card) - elsewhere - count(state.spent[seat], card)
    return state.sizes[seat] > 0 and left > 0


def question_of(state: ClearingHouse) -> WindowSubject | None:
    """Return the subject of the open window; `None` if no card is announced."""
    announced = state.announced
    if announced is None:
        return None
    if state.chain:
        against = state.chain[-2] if len(state.chain) > 1 else announced.seat
        return WindowSubject(state.chain[-1], INTERVENE, against)
    card, target, cell = announced.code
    distance = shot_distance(state, announced.seat, target) if card == RANGED_ATTACK else 0
    return WindowSubject(
        announced.seat, card, target, cell, distance, _is_at_stake(state, card, target, cell)
    )


def _is_at_stake(state: ClearingHouse, card: int, target: int, cell: int) -> bool:
    """Return whether the target can lose a heart.

    Armor absorbs an attack (CH-18), but no trap onto which a player is abducted (CH-16).
    """
    if card == ABDUCT:
        return bool(state.traps >> cell & 1 and state.config.damage.trap)
    if target == NOBODY or state.armor[target]:
        return False
    return bool(card in (ATTACK, RANGED_ATTACK) and damage_of(state, card))


def damage_of(state: ClearingHouse, card: int) -> int:
    """Return the hearts that a card costs its target: an attack, a shot, or a trap by any other card."""
    if card == ATTACK:
        return state.config.damage.attack
    return state.config.damage.ranged if card == RANGED_ATTACK else state.config.damage.trap


def is_deadly(state: ClearingHouse, seat: int) -> bool:
    """Return whether the announced card, if it is not canceled, may take all hearts of this seat."""
    if len(state.chain) % 2 or state.announced is None:
        return False
    card, target, cell = state.announced.code
    if target != seat or state.hearts[seat] > damage_of(state, card):
        return False
    return _is_at_stake(state, card, target, cell)


def shot_distance(state: ClearingHouse, seat: int, target: int) -> int:
    """Return the distance between two seats in a straight line; 0 if no shot is possible (CH-21)."""
    return state.config.board.distance[state.at[seat]][state.at[target]]


def left_neighbour(state: ClearingHouse, seat: int) -> int:
    """Return the seat to which a drafter passes the pack (CH-2, CH-48)."""
    drafters = state.drafters
    return drafters[(drafters.index(seat) + 1) % len(drafters)]


def is_drafting(state: ClearingHouse) -> bool:
    """Return whether packs are in circulation, even while they are passed (CH-2)."""
    return state.phase in (DEAL, DRAFT) and bool(state.picks) and len(state.picks[0]) < state.share


def traps_on_the_way(state: ClearingHouse, seat: int, card: int, cell: int) -> int:
    """Return the number of traps that fire if a card, or `TO_FLEE`, moves a player there (CH-13, CH-16)."""
    if card not in (MOVE, DOUBLE_MOVE, ABDUCT, TO_FLEE):
        return 0
    entered = 1 << cell
    if card == DOUBLE_MOVE:
        entered |= 1 << (state.at[seat] + cell) // 2
    return (state.traps & entered).bit_count()


def has_chosen(state: ClearingHouse, seat: int) -> bool:
    """Return whether a seat has chosen a card of its pack and the packs have not passed on yet."""
    return state.phase == DRAFT and seat in state.drafters and seat not in state.awaited


def is_protected(state: ClearingHouse) -> bool:
    """Return whether the announced card is a protected base card (CH-49).

    Such a card is playable only without an ordinary one, so the hand is then known to have none.
    """
    if state.config.base_deck != "protected" or state.announced is None:
        return False
    seat, card = state.announced.seat, state.announced.code[0]
    if card not in BASE_BITS or state.base[seat] & BASE_BITS[card]:
        return False
    return count(state.most[seat], card) == count(state.spent[seat], card)


def cards_held(state: ClearingHouse, seat: int) -> int:
    """Return the number of cards in a hand, including protected base cards (CH-49)."""
    return state.sizes[seat] + state.base[seat].bit_count()


def discards_played(state: ClearingHouse, seat: int) -> bool:
    """Return whether the police take a card already played, because the hand is empty (CH-31)."""
    return not state.sizes[seat] and bool(state.played[seat])


def lap_of(state: ClearingHouse) -> int:
    """Return the number of the current lap of the round, from 1 (CH-6)."""
    return min(state.lap + 1, state.config.turns_a_round)


def plays_left(state: ClearingHouse) -> int:
    """Return the number of cards the active seat may still play (CH-7); 0 if no seat is active."""
    return state.left if state.phase > DRAFT else 0


def tape_to_come(state: ClearingHouse) -> int:
    """Return the number of tape pieces being laid, or due for this round's damage so far (CH-27)."""
    return state.due or tape_due(state)


def stalemate_round(state: ClearingHouse) -> int:
    """Return the number of the round towards a stalemate; 0 before the first or with over two living."""
    if not state.duel_from:
        return 0
    return max(0, min(state.config.stalemate_rounds, state.round - state.duel_from + 1))


_RULINGS = {
    "skip": "CH-24",
    "intervene": "CH-25",
    "roll": "CH-21",
    "negate": "CH-18",
    "police": "CH-30",
    "round": "CH-27",
    "refill": "CH-1",
    "gather": "CH-48",
    "trap": "CH-13",
    "duel": "CH-33",
}
"""Rulings by kind of event."""


def ruling_of(event: Event, _view: ClearingHouse) -> str:
    """Return the ruling that explains an event; "" if it needs none."""
    if event.kind == "damage":
        return "CH-13" if event.facts["cause"] == "trap" else ""
    return _RULINGS.get(event.kind, "")


def key_moment_of(event: Event, view: ClearingHouse) -> KeyMoment | None:
    """Return the key moment: a hit, trap, death, theft, canceled card, police raid or start of a duel."""
    facts = event.facts
    if event.kind == "damage":
        kind, weight = "trap" if facts["cause"] == "trap" else "hit", view.config.hearts - facts["hearts"]
        return KeyMoment(kind, (facts["seat"],), weight, facts)
    if event.kind == "death":
        return _death(facts["seat"], view)
    if event.kind == "cancel":
        by, against = facts["by"], facts["seat"]
        return KeyMoment("cancel", (by, against), 2, {"seat": by, "against": against})
    if event.kind in ("steal", "stolen"):
        thief, victim = facts["thief"], facts["victim"]
        return KeyMoment("theft", (thief, victim), 1, {"thief": thief, "victim": victim})
    if event.kind == "police" and facts["taped"] is not None:
        return KeyMoment("raid", (facts["taped"],), 2)
    return KeyMoment("duel", view.living, 5) if event.kind == "duel" else None


def _death(seat: int, view: ClearingHouse) -> KeyMoment:
    """Return the key moment of a death, with the seat whose card caused it if it was another's."""
    announced = view.announced
    if announced is None or announced.seat == seat:
        return KeyMoment("death", (seat,), 10, {"seat": seat, "cause": "own"})
    details = {"seat": seat, "cause": "card", "from": announced.seat}
    return KeyMoment("death", (seat, announced.seat), 10, details)


def is_out(state: ClearingHouse, seat: int) -> bool:
    """Return whether a seat has lost its last heart (CH-26)."""
    return seat not in state.living


_BY_WEIGHT = (ATTACK, RANGED_ATTACK, ABDUCT, AMBUSH, MOVE, DOUBLE_MOVE, ARMOR, INTERVENE)
"""Cards in descending order of harm to others."""


def disclosed(event: Event, view: ClearingHouse) -> tuple[tuple[str, str], ...]:
    """Return the ordinary card that a hand lacks: a protected card is only played without one (CH-49)."""
    if event.kind != "play" or not event.facts["protected"] or view.viewer == event.facts["seat"]:
        return ()
    return (("card", event.facts["picks"][0].removeprefix("card/")),)


def choice(view: ClearingHouse, action: Action) -> dict[str, Any]:
    """Return card, target and way to the space of an action, for its sentence in a review.

    The way leads from the space of the seat that acts: `columns` across and `rows` along.
    """
    if action.verb in ("draft", "discard"):
        return {"card": action.picks[0]}
    cell = action.code if action.verb == "flee" else NOWHERE
    facts: dict[str, Any] = {}
    if action.verb == "play":
        card, target, cell = action.code
        facts = {"card": CARDS[card], "target": target, "aim": "seat" if target != NOBODY else "cell"}
    if cell == NOWHERE:
        return facts
    (column, row), (left, top) = column_and_row(cell), column_and_row(view.at[action.seat])
    across, along = column - left, row - top
    return {
        **facts,
        "columns": abs(across),
        "rows": abs(along),
        "across": "none" if not across else "right" if across > 0 else "left",
        "along": "none" if not along else "down" if along > 0 else "up",
    }


FACTS = Facts(
    turn=turn_of,
    laps=True,
    window=window_of,
    window_kinds=tuple(f"card/{CARDS[card]}" for card in _BY_WEIGHT),
    secrets=frozenset({"stolen"}),
    ruling=ruling_of,
    is_out=is_out,
    key_moment=key_moment_of,
    disclosed=disclosed,
    choice=choice,
    passive=frozenset({"allow", "end"}),
)

"""What the rules say of a position: turns, windows, odds, who is concerned, what may come of a card."""

from typing import NamedTuple

from circus.core.event import Event
from circus.core.facts import Facts, KeyMoment, Turn, Window
from circus.games.clearing_house.board import NOBODY, NOWHERE
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
from circus.games.clearing_house.legal import refuges
from circus.games.clearing_house.state import (
    BASE_BITS,
    COURSE,
    DEAL,
    DRAFT,
    DUEL_ROUNDS,
    TURN,
    TURNS_A_ROUND,
    WINDOW,
    ClearingHouse,
)

TO_FLEE = -1
"""Stands for a card where a player flees from the police."""


class Question(NamedTuple):
    """What an open window asks about: a card that was announced, or an Intervene against one.

    Attributes:
        actor: who played it.
        card: its number.
        victim: the seat it is aimed at, or `NOBODY`.
        cell: the space it is aimed at, or `NOWHERE`.
        distance: between shooter and target; 0 for other cards.
        at_stake: the victim can lose a heart by it.
    """

    actor: int
    card: int
    victim: int = NOBODY
    cell: int = NOWHERE
    distance: int = 0
    at_stake: bool = False


def turn_of(state: ClearingHouse) -> Turn:
    """The round, and the how manyeth turn of it: three times round the table (CH-6); 0 before the first."""
    seats, turn = state.config.seats, 0
    if state.phase >= TURN:
        turn = state.lap * seats + (state.active - state.starter) % seats + 1
    return Turn(COURSE[state.phase], state.round, min(turn, TURNS_A_ROUND * seats))


def window_of(state: ClearingHouse) -> Window | None:
    """The window that is open: who is asked, and whom it concerns (CH-25, CH-42)."""
    if state.phase != WINDOW or state.announced is None:
        return None
    player, target = state.announced.seat, state.announced.code[1]
    last = state.chain[-1] if state.chain else player
    turn, asked = turn_of(state), frozenset(state.living) - {last}
    return Window(
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
    """Whether a hand can hold such a card, as far as everybody can count (CH-37).

    It is not empty, and not all cards of that kind lie face up or are known to be elsewhere.
    """
    elsewhere = sum(count(state.shown[other], card) for other in range(state.config.seats) if other != seat)
    left = count(state.stock, card) - elsewhere - count(state.spent[seat], card)
    return state.sizes[seat] > 0 and left > 0


def answer_order(state: ClearingHouse) -> tuple[int, ...]:
    """The living seats in the order in which their Intervenes count: the active player last (CH-42)."""
    seats = state.config.seats
    clockwise = ((state.active + step) % seats for step in range(1, seats + 1))
    return tuple(seat for seat in clockwise if seat in state.living)


def question_of(state: ClearingHouse) -> Question | None:
    """What the open window asks about; `None` where no card is announced."""
    announced = state.announced
    if announced is None:
        return None
    if state.chain:
        against = state.chain[-2] if len(state.chain) > 1 else announced.seat
        return Question(state.chain[-1], INTERVENE, against)
    card, target, cell = announced.code
    distance = shot_distance(state, announced.seat, target) if card == RANGED_ATTACK else 0
    return Question(announced.seat, card, target, cell, distance, _is_at_stake(state, card, target, cell))


def _is_at_stake(state: ClearingHouse, card: int, target: int, cell: int) -> bool:
    """Armor takes an attack (CH-18), but no trap that one is carried onto (CH-16)."""
    if card == ABDUCT:
        return bool(state.traps >> cell & 1)
    return card in (ATTACK, RANGED_ATTACK) and target != NOBODY and not state.armor[target]


def is_deadly(state: ClearingHouse, seat: int) -> bool:
    """Whether the announced card, if it stands, may cost this seat its last heart."""
    if state.hearts[seat] > 1 or len(state.chain) % 2 or state.announced is None:
        return False
    card, target, cell = state.announced.code
    return bool(target == seat) and _is_at_stake(state, card, target, cell)


def shot_distance(state: ClearingHouse, seat: int, target: int) -> int:
    """How far one seat's figure is from another's in a straight line; 0 where none can be shot (CH-21)."""
    return state.config.board.distance[state.at[seat]][state.at[target]]


def left_neighbour(state: ClearingHouse, seat: int) -> int:
    """To whom a drafter passes the pack on (CH-2, CH-48)."""
    drafters = state.drafters
    return drafters[(drafters.index(seat) + 1) % len(drafters)]


def is_drafting(state: ClearingHouse) -> bool:
    """Whether packs go round: while all choose, and on their way (CH-2)."""
    return state.phase in (DEAL, DRAFT) and bool(state.picks) and len(state.picks[0]) < state.share


def flee_cells(state: ClearingHouse, seat: int) -> tuple[int, ...]:
    """Where a player on tape may flee to: next to it or, if all is blocked, the nearest (CH-30)."""
    return refuges(state, seat)


def traps_on_the_way(state: ClearingHouse, seat: int, card: int, cell: int) -> int:
    """How many traps would fire if a card, or `TO_FLEE`, brought somebody to a space (CH-13, CH-16)."""
    if card not in (MOVE, DOUBLE_MOVE, ABDUCT, TO_FLEE):
        return 0
    entered = 1 << cell
    if card == DOUBLE_MOVE:
        entered |= 1 << (state.at[seat] + cell) // 2
    return (state.traps & entered).bit_count()


def has_chosen(state: ClearingHouse, seat: int) -> bool:
    """Whether a seat keeps a card of its pack, before the packs pass on."""
    return state.phase == DRAFT and seat in state.drafters and seat not in state.awaited


def is_protected(state: ClearingHouse) -> bool:
    """Whether the announced card is a protected base card (CH-49).

    Such a card is played only when no ordinary one is left, which then is known of the hand.
    """
    if state.config.base_deck != "protected" or state.announced is None:
        return False
    seat, card = state.announced.seat, state.announced.code[0]
    if card not in BASE_BITS or state.base[seat] & BASE_BITS[card]:
        return False
    return count(state.most[seat], card) == count(state.spent[seat], card)


def cards_held(state: ClearingHouse, seat: int) -> int:
    """How many cards a hand holds, protected base cards too (CH-49)."""
    return state.sizes[seat] + state.base[seat].bit_count()


def discards_played(state: ClearingHouse, seat: int) -> bool:
    """Whether the police take a card that was played: the hand is empty (CH-31)."""
    return not state.sizes[seat] and bool(state.played[seat])


def lap_of(state: ClearingHouse) -> int:
    """Which of its three turns everybody has in this round, counted from 1 (CH-6)."""
    return min(state.lap + 1, TURNS_A_ROUND)


def plays_left(state: ClearingHouse) -> int:
    """How many cards the active seat may still play (CH-7); 0 while none is active."""
    return state.left if state.phase > DRAFT else 0


def tape_due(state: ClearingHouse) -> int:
    """The tape that is being laid, else what the damage of this round will bring (CH-27)."""
    return state.due or state.damage


def stalemate_round(state: ClearingHouse) -> int:
    """Which round counts towards a stalemate: 0 before the first of them, or while more than two live."""
    if not state.duel_from:
        return 0
    return max(0, min(DUEL_ROUNDS, state.round - state.duel_from + 1))


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
"""By what happened."""


def ruling_of(event: Event, _view: ClearingHouse) -> str:
    """The ruling behind what happened; "" where nobody would ask."""
    if event.kind == "damage":
        return "CH-13" if event.facts["cause"] == "trap" else ""
    return _RULINGS.get(event.kind, "")


def key_moment_of(event: Event, view: ClearingHouse) -> KeyMoment | None:
    """Hits, sprung traps, deaths, thefts, canceled cards, raids of the police, the beginning of a duel."""
    facts = event.facts
    if event.kind == "damage":
        trapped = facts["cause"] == "trap"
        return KeyMoment("trap" if trapped else "hit", (facts["seat"],), 4 - facts["hearts"], facts)
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
    """Whose card it was, where it was another's."""
    announced = view.announced
    if announced is None or announced.seat == seat:
        return KeyMoment("death", (seat,), 10, {"seat": seat, "cause": "own"})
    told = {"seat": seat, "cause": "card", "from": announced.seat}
    return KeyMoment("death", (seat, announced.seat), 10, told)


def is_out(state: ClearingHouse, seat: int) -> bool:
    """Whether a seat has lost its last heart (CH-26)."""
    return seat not in state.living


_BY_WEIGHT = (ATTACK, RANGED_ATTACK, ABDUCT, AMBUSH, MOVE, DOUBLE_MOVE, ARMOR, INTERVENE)
"""The cards, those first that do others most harm."""


def disclosed(event: Event, view: ClearingHouse) -> tuple[tuple[str, str], ...]:
    """Return the ordinary card that a hand lacks: a protected card is only played without one (CH-49)."""
    if event.kind != "play" or not event.facts["protected"] or view.viewer == event.facts["seat"]:
        return ()
    return (("card", event.facts["picks"][0].removeprefix("card/")),)


FACTS = Facts(
    turn=turn_of,
    window=window_of,
    window_kinds=tuple(f"card/{CARDS[card]}" for card in _BY_WEIGHT),
    secrets=frozenset({"stolen"}),
    ruling=ruling_of,
    is_out=is_out,
    key_moment=key_moment_of,
    disclosed=disclosed,
)

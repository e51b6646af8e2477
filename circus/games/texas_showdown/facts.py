"""Facts of Texas Showdown: tricks, playable cards, passing, turns, key moments."""

from collections.abc import Iterable
from typing import Any, NamedTuple

from circus.core.action import Action
from circus.core.event import Event
from circus.core.facts import Facts, KeyMoment, Turn
from circus.games.texas_showdown.cards import CARD_OF, NUMBERS, SHERIFFS, color_of
from circus.games.texas_showdown.rules import legal_actions, scored
from circus.games.texas_showdown.state import DEAL, GIVE, OPEN, PLAY, ShowdownState
from circus.games.texas_showdown.trick import taker, takes, zeroing

MANY_TRICKS = 5
"""Number of tricks of one seat in a hand that makes a key moment: a third of most games' final score."""


class TrickCard(NamedTuple):
    """Card of a trick.

    Attributes:
        seat: seat that played it.
        number: printed number.
    """

    seat: int
    number: int


class PlayableCards(NamedTuple):
    """Cards that a seat may play now.

    Attributes:
        kind: "open" (only the opening card), "lead" (any card, as a lead), "follow" (cards of some colors) or
            "free" (any card, because none of its cards matches).
        numbers: printed numbers of the cards, ascending.
        colors: names of their colors, in the order of the deck.
    """

    kind: str
    numbers: tuple[int, ...]
    colors: tuple[str, ...]


def current_trick(state: ShowdownState) -> tuple[TrickCard, ...]:
    """Return the cards of the unfinished trick in the order of play."""
    return _in_order(state, state.left) if state.colors else ()


def last_trick(state: ShowdownState) -> tuple[TrickCard, ...]:
    """Return the last full trick in the order of play, while it may be inspected (TX-17); () afterwards."""
    return _in_order(state, state.last_trick())


def _in_order(state: ShowdownState, cards: int) -> tuple[TrickCard, ...]:
    seats, first = state.config.seats, state.leader
    order = [(first + place) % seats for place in range(seats)]
    found = [(seat, state.played[seat] & cards) for seat in order]
    return tuple(TrickCard(seat, NUMBERS[card.bit_length() - 1]) for seat, card in found if card)


def numbers_in(played: Iterable[TrickCard]) -> tuple[int, ...]:
    """Return the printed numbers of these cards."""
    return tuple(card.number for card in played)


def would_take(state: ShowdownState, number: int) -> bool:
    """Return whether the card of this number takes the unfinished trick if it is played next."""
    return takes(state, CARD_OF[number])


def choice(state: ShowdownState, seat: int) -> PlayableCards | None:
    """Return the cards that a seat may play; `None` if it is not to play one (TX-1, TX-2, TX-9)."""
    plays = legal_actions(state, seat)
    if not plays or plays[0].verb != "play":
        return None
    numbers = tuple(NUMBERS[action.code.place] for action in plays)
    colors = tuple(dict.fromkeys(map(color_of, numbers)))
    if state.step == OPEN:
        return PlayableCards("open", numbers, colors)
    here = {color_of(card.number) for card in current_trick(state)}
    kind = ("follow" if here.issuperset(colors) else "free") if here else "lead"
    return PlayableCards(kind, numbers, colors)


def receiver(state: ShowdownState, seat: int) -> int | None:
    """Return the seat to which this seat passes cards in this hand; `None` without passing (TX-14)."""
    return _passing_partner(state, seat, state.hand)


def giver(state: ShowdownState, seat: int) -> int | None:
    """Return the seat whose passed cards this seat gets in this hand; `None` without passing (TX-14)."""
    return _passing_partner(state, seat, -state.hand)


def _passing_partner(state: ShowdownState, seat: int, places: int) -> int | None:
    partner = state.config.receiver(seat, places)
    return None if partner == seat else partner


def point_limit(state: ShowdownState) -> int | None:
    """Return the penalty points that end the game; `None` if one hand decides."""
    return None if state.config.one_hand else state.config.threshold


def tricks_taken(state: ShowdownState) -> tuple[int, ...]:
    """Return the number of tricks each seat has taken in this hand."""
    return tuple(map(state.tricks, range(state.config.seats)))


def faces_won(state: ShowdownState) -> tuple[int, ...]:
    """Return the number of Face Cards in the tricks each seat has taken in this hand (TX-12)."""
    return tuple((pile & SHERIFFS).bit_count() for pile in state.piles)


def last_trick_cost(state: ShowdownState, seat: int) -> int:
    """Return the points that the last trick has cost its winner; Face Cards may cancel them (TX-12)."""
    before = state.copy()
    before.piles[seat] ^= state.last_trick()
    return scored(state)[seat] - scored(before)[seat]


def turn(state: ShowdownState) -> Turn:
    """Return the hand and its present trick, or the last one after the hand."""
    if state.step in (DEAL, GIVE):
        return Turn(state.step, state.hand, sum(tricks_taken(state)))
    number = min(state.config.hand_size, sum(tricks_taken(state)) + 1)
    return Turn(PLAY if state.step == OPEN else state.step, state.hand, number)


def ruling(event: Event, view: ShowdownState) -> str:
    """Return the ruling that explains a Sheriff's effect or a trick won on a tie; "" for other events."""
    if event.kind == "win":
        return "TX-8" if event.facts["tied"] else ""
    return _RULINGS.get(event.kind, "")


_RULINGS = {"zero": "TX-4", "alone": "TX-5", "restore": "TX-6", "happy": "TX-12", "buck": "TX-13"}


def key_moment(event: Event, view: ShowdownState) -> KeyMoment | None:
    """Return the key moment: a trick won because of a Sheriff, a seat's fifth trick, or a hand's end."""
    if event.kind == "score":
        scored: tuple[int, ...] = event.facts["scored"]
        worst = max(scored)
        seats = tuple(seat for seat, points in enumerate(scored) if points == worst)
        weight = 2 * worst // view.config.trick_points
        return KeyMoment("hand", seats, weight, {"hand": event.facts["hand"], "count": worst})
    if event.kind != "take":
        return None
    seat: int = event.facts["seat"]
    saved = _saved_by_sheriff(view)
    if saved is not None:
        return KeyMoment("sheriff", (saved, seat), 3, {"seat": seat, "target": saved})
    return KeyMoment("five_tricks", (seat,), 2) if view.tricks(seat) == MANY_TRICKS else None


def _saved_by_sheriff(view: ShowdownState) -> int | None:
    """Return the seat that would have taken the last trick without zeroing; `None` if it is the same."""
    played = last_trick(view)
    numbers = numbers_in(played)
    otherwise = taker(numbers, False)
    if taker(numbers, zeroing(view)) == otherwise:
        return None
    return next((card.seat for card in played if card.number == otherwise), None)


def named(view: ShowdownState, action: Action) -> dict[str, Any]:
    """Return the card, the cards or the leader of an action, for its sentence in a review."""
    if action.verb == "play":
        return {"card": NUMBERS[action.code.place]}
    return {"leader": action.code} if action.verb == "lead" else {"cards": action.picks}


FACTS: Facts[ShowdownState] = Facts(turn=turn, ruling=ruling, key_moment=key_moment, choice=named)

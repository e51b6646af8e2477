"""The rules of Clown Standoff: what may be done, what it does, what chance may draw, how it ends."""

from collections.abc import Callable, Sequence
from functools import cache
from itertools import combinations
from random import Random

from circus.core.action import CHANCE, Action
from circus.core.event import Event, Tell
from circus.core.game import Outcome
from circus.games.clown_standoff.actions import (
    DODGE,
    DUMMY,
    FIRST,
    HIT,
    HIT_OR_DODGE,
    MOST_SEATS,
    ONLY_HIT,
    VERBS,
    Deal,
    choices,
    turns,
)
from circus.games.clown_standoff.cards import CARD, DECK, HAND_SIZE, VALUES, contains, count, names, singles
from circus.games.clown_standoff.state import (
    BY_CHANCE,
    CHOOSING,
    DEALING,
    DODGES,
    DUMMY_DUE,
    FIRST_DUE,
    OVER,
    PIE_DUE,
    TURN,
    ClownStandoff,
)

Seats = tuple[int, ...]

_ALONE = [(seat,) for seat in range(MOST_SEATS)]
_ANY_SEATS: list[Seats] = [
    seats for many in range(MOST_SEATS + 1) for seats in combinations(range(MOST_SEATS), many)
]
_WITHOUT: list[dict[Seats, Seats]] = [
    {seats: tuple(each for each in seats if each != seat) for seats in _ANY_SEATS}
    for seat in range(MOST_SEATS)
]
"""For each seat a table from seats to the same seats without it."""

_CLOCKWISE: list[dict[Seats, Seats]] = [
    {seats: tuple(sorted(seats, key=lambda each: (each - seat - 1) % MOST_SEATS)) for seats in _ANY_SEATS}
    for seat in range(MOST_SEATS)
]
"""For each seat a table from seats to the same seats in clockwise order, its left neighbour first."""


def legal(state: ClownStandoff, seat: int) -> Sequence[Action]:
    """Every legal action of a seat, each once; for chance the possible draws, `()` for the deal.

    A view hides the dummy's hand, so that it lists no card of it.
    """
    if seat not in state.awaited:
        return ()
    if state.phase == TURN:
        return turns(seat, state.collected[seat], len(state.playing))
    if state.phase == CHOOSING:
        return choices(seat, state.hands[seat])
    return _draws(state)


def _draws(state: ClownStandoff) -> Sequence[Action]:
    if state.phase == PIE_DUE:
        return HIT_OR_DODGE if state.dodges else ONLY_HIT
    if state.phase == DUMMY_DUE:
        return [action for card, action in DUMMY.items() if contains(state.hands[-1], card)]
    if state.phase == FIRST_DUE:
        return [FIRST[seat] for seat in tied_for_first(state)]
    return ()


def chance(state: ClownStandoff, rng: Random) -> Action:
    """One outcome of the draw that is due, with the true odds."""
    if state.phase == PIE_DUE:
        return HIT if rng.random() * (state.dodges + 1) < 1 else DODGE
    if state.phase == DEALING:
        return _random_deal(state, rng)
    if state.phase == DUMMY_DUE:
        hand = singles(state.hands[-1])
        return DUMMY[hand[int(rng.random() * len(hand))]]
    tied = tied_for_first(state)
    return FIRST[tied[int(rng.random() * len(tied))]]


def _random_deal(state: ClownStandoff, rng: Random) -> Action:
    random = rng.random
    shuffled = sorted(DECK, key=lambda _: random())
    cut = range(0, state.rules.owners * HAND_SIZE, HAND_SIZE)
    hands = [sum(shuffled[place : place + HAND_SIZE]) for place in cut]
    dummy = hands.pop() if state.rules.owners > state.rules.seats else 0
    return VERBS.action(CHANCE, "deal", Deal(tuple(hands), dummy))


def apply(state: ClownStandoff, action: Action, tell: Tell | None = None) -> None:
    """Carries a legal action out, in place."""
    _EFFECTS[action.verb](state, action, tell)


def _deal(state: ClownStandoff, action: Action, tell: Tell | None) -> None:
    """Preparation 1; the cards not dealt stay in the box, unseen (CS-8)."""
    deal: Deal = action.code
    state.hands = [*deal.hands, deal.dummy] if deal.dummy else [*deal.hands]
    state.phase = CHOOSING
    state.awaited = state.rules.everybody
    if tell is not None:
        tell(Event("deal", {"cards": HAND_SIZE}))
        for seat, hand in enumerate(deal.hands):
            tell(Event("dealt", {"seat": seat, "cards": names(hand)}, frozenset((seat,))))


def _choose(state: ClownStandoff, action: Action, tell: Tell | None) -> None:
    """Argument phase 1; nothing is shown before all have chosen (CS-6)."""
    seat = action.seat
    state.hands[seat] -= action.code
    state.chosen[seat] = action.code
    state.awaited = _WITHOUT[seat][state.awaited]
    if tell is not None:
        tell(Event("choose", {"seat": seat}))
        tell(Event("chosen", {"seat": seat, "card": action.picks[0]}, frozenset((seat,))))
    if not state.awaited:
        _show(state, tell)


def _show(state: ClownStandoff, tell: Tell | None) -> None:
    """Argument phase 2; with 2 seats the dummy's card is turned over afterwards (CS-21)."""
    if tell is not None:
        shown = (names(card)[0] for card in state.chosen[: state.rules.seats])
        tell(Event("show", {"cards": tuple(shown)}))
    if state.rules.owners > state.rules.seats:
        state.phase = DUMMY_DUE
        state.awaited = BY_CHANCE
    else:
        _end_trick(state, tell)


def _dummy(state: ClownStandoff, action: Action, tell: Tell | None) -> None:
    """Additional rules for 2 players: a random card from the dummy's hand is revealed (CS-21)."""
    state.hands[-1] -= action.code
    state.chosen[-1] = action.code
    state.phase = CHOOSING
    if tell is not None:
        tell(Event("dummy", {"card": action.picks[0]}))
    _end_trick(state, tell)


def _end_trick(state: ClownStandoff, tell: Tell | None) -> None:
    """Argument phase 3-5; a trick that nobody or the dummy wins leaves the game (CS-4, CS-21)."""
    rules = state.rules
    trick = sum(state.chosen)
    card = winning_card(trick, rules.six_must_stand)
    winner = state.chosen.index(card) if card else CHANCE
    if 0 <= winner < rules.seats:
        state.collected[winner] += trick
    else:
        state.discards += trick
    if tell is not None:
        tell(_trick_event(rules.seats, winner, trick))
    state.chosen = [0] * rules.owners
    if state.hands[0]:
        state.awaited = rules.everybody
    else:
        _start_standoff(state, tell)


def _trick_event(seats: int, winner: int, trick: int) -> Event:
    if winner == CHANCE:
        return Event("cancel", {"cards": names(trick)})
    if winner == seats:
        return Event("dummy_wins", {"cards": names(trick)})
    return Event("collect", {"seat": winner, "cards": names(trick)})


@cache
def winning_card(trick: int, six_must_stand: bool) -> int:
    """The card that wins these revealed cards; 0 if all are cancelled (Argument phase 3-4).

    Equal cards cancel each other, however many (CS-2). A 1 that is not cancelled wins when a 6 is
    revealed too, even if the 6s cancel each other, unless `six_must_stand` (CS-3).
    """
    standing = [value for value in VALUES if count(trick, value) == 1]
    if not standing:
        return 0
    beaten_six = 6 in standing if six_must_stand else count(trick, 6) > 0
    return CARD[1] if 1 in standing and beaten_six else CARD[standing[-1]]


def _start_standoff(state: ClownStandoff, tell: Tell | None) -> None:
    """Standoff phase, beginning: who takes part (CS-9) and who plays first (CS-10)."""
    if state.rules.cardless_sit_out:
        _sit_out(state, tell)
        if len(state.playing) == 1:
            _end(state, tell)
            return
    tied = tied_for_first(state)
    if len(tied) == 1:
        _pass_deck(state, tied[0], tell)
    else:
        state.phase = FIRST_DUE
        state.awaited = BY_CHANCE


def _sit_out(state: ClownStandoff, tell: Tell | None) -> None:
    """`no_tricks=sit_out`: players without cards are out, unless that would be everybody (CS-9)."""
    everybody = state.rules.everybody
    state.playing = tuple(seat for seat in everybody if state.collected[seat]) or everybody
    if tell is not None:
        for seat in everybody:
            if seat not in state.playing:
                tell(Event("sit_out", {"seat": seat}))


def tied_for_first(state: ClownStandoff) -> Seats:
    """The players with the most cards and, among these, the highest (CS-10); several if identical."""
    collected = state.collected
    most = max(collected)
    return tuple(seat for seat in state.playing if collected[seat] == most)


def _first(state: ClownStandoff, action: Action, tell: Tell | None) -> None:
    """Chance decides between identical cards (CS-10)."""
    _pass_deck(state, action.code, tell)


def _pass_deck(state: ClownStandoff, seat: int, tell: Tell | None) -> None:
    state.phase = TURN
    state.holder = seat
    state.awaited = _ALONE[seat]
    if tell is not None:
        tell(Event("turn", {"seat": seat}))


def _pass_deck_on(state: ClownStandoff, tell: Tell | None) -> None:
    """The next remaining player clockwise takes the Pie deck as it is (CS-15, CS-18)."""
    _pass_deck(state, _CLOCKWISE[state.holder][state.playing][0], tell)


def _reveal(state: ClownStandoff, action: Action, tell: Tell | None) -> None:
    """Standoff phase 1: the top Pie card is revealed."""
    state.phase = PIE_DUE
    state.awaited = BY_CHANCE
    if tell is not None:
        tell(Event("reveal", {"seat": action.seat}))


def _reshuffle(state: ClownStandoff, action: Action, tell: Tell | None) -> None:
    """Standoff phase 2: one card buys a new deck of all 6 Pie cards, then the top one is revealed."""
    _discard(state, action)
    state.dodges = DODGES
    state.phase = PIE_DUE
    state.awaited = BY_CHANCE
    if tell is not None:
        tell(Event("reshuffle", {"seat": action.seat, "card": action.picks[0]}))


def _pass(state: ClownStandoff, action: Action, tell: Tell | None) -> None:
    """Standoff phase 3: as many cards as players still in pass the deck, not shuffled (CS-15)."""
    _discard(state, action)
    if tell is not None:
        tell(Event("pass", {"seat": action.seat, "cards": action.picks}))
    _pass_deck_on(state, tell)


def _discard(state: ClownStandoff, action: Action) -> None:
    state.collected[action.seat] -= action.code
    state.discards += action.code


def _pie(state: ClownStandoff, action: Action, tell: Tell | None) -> None:
    """A Dodge passes the remaining deck on; a Hit puts the player out of the game."""
    if tell is not None:
        tell(Event("pie", {"seat": state.holder, "face": action.code}))
    if action is DODGE:
        state.dodges -= 1
        _pass_deck_on(state, tell)
    else:
        _go_out(state, tell)


def _go_out(state: ClownStandoff, tell: Tell | None) -> None:
    """The player who was hit leaves with his cards (CS-19); all 6 Pie cards make the new deck.

    It goes to the player with the most cards, then the highest, then the nearest clockwise (CS-11).
    """
    seat = state.holder
    cards = state.collected[seat]
    state.playing = _WITHOUT[seat][state.playing]
    state.fallen += (seat,)
    state.discards += cards
    state.collected[seat] = 0
    state.dodges = DODGES
    if tell is not None:
        tell(Event("out", {"seat": seat, "cards": names(cards)}))
    if len(state.playing) == 1:
        _end(state, tell)
    else:
        clockwise = _CLOCKWISE[seat][state.playing]
        _pass_deck(state, max(clockwise, key=state.collected.__getitem__), tell)


def _end(state: ClownStandoff, tell: Tell | None) -> None:
    state.phase = OVER
    state.awaited = ()
    if tell is not None:
        tell(Event("win", {"seat": state.playing[0]}))


def outcome(state: ClownStandoff) -> Outcome | None:
    """The last remaining player wins; `None` while the game goes on."""
    if state.awaited:
        return None
    scores = tuple(int(seat in state.playing) for seat in state.rules.everybody)
    return Outcome(state.playing, scores, "last_standing")


def ranking(state: ClownStandoff) -> tuple[Seats, ...]:
    """The places of a finished game, best first; those who sat out share the last (CS-22)."""
    hit = [(seat,) for seat in reversed(state.fallen)]
    in_standoff = {*state.playing, *state.fallen}
    sat_out = tuple(seat for seat in state.rules.everybody if seat not in in_standoff)
    return (state.playing, *hit, *([sat_out] if sat_out else []))


_EFFECTS: dict[str, Callable[[ClownStandoff, Action, Tell | None], None]] = {
    "deal": _deal,
    "choose": _choose,
    "dummy": _dummy,
    "first": _first,
    "reveal": _reveal,
    "reshuffle": _reshuffle,
    "pass": _pass,
    "pie": _pie,
}

"""The rules of Texas Showdown: who must act, what is legal, what it does, and how it ends."""

from collections.abc import Sequence
from operator import add
from random import Random

from circus.core.action import CHANCE, Action
from circus.core.event import Event, Tell
from circus.core.game import Outcome, Setup
from circus.games.texas_showdown.actions import LEADS, PLAYS, deal, gifts_of, plays_of_colors
from circus.games.texas_showdown.cards import (
    BIT,
    COLOR_OF,
    CONTEST,
    DECK,
    NAMES,
    SHERIFFS,
    TALLY_AT,
    cards_of,
)
from circus.games.texas_showdown.dealing import split
from circus.games.texas_showdown.state import ALONE, DEAL, GIVE, LEAD, OPEN, OVER, PLAY, State, agreement


def start(setup: Setup) -> State:
    """The table before the first deal."""
    options = setup.options
    one_hand = options["length"] == "one_hand"
    return State(agreement(setup.seats, str(options["face_cards"]), bool(options["passing"]), one_hand))


def legal(state: State, seat: int) -> Sequence[Action]:
    """Every legal action of a seat; none for one that is not awaited, and for a deal.

    A player follows any color that is in the trick, and with none of them plays anything (TX-1, TX-2).
    What is returned holds until the next `apply`: it may be the state's own list.
    """
    if seat not in state.awaited:
        return ()
    colors = state.colors
    if colors is not None:
        matching = state.hands[seat] & colors
        if matching:
            return PLAYS[seat].get(matching) or plays_of_colors(seat, matching)
        return state.plays[seat]
    if state.step == PLAY:
        return state.plays[seat]
    return _legal_before_play(state, seat)


def _legal_before_play(state: State, seat: int) -> Sequence[Action]:
    if state.step == OPEN:
        return PLAYS[seat][state.agreed.opening]
    if state.step == GIVE:
        return gifts_of(seat, state.hands[seat])
    if state.step == LEAD:
        return LEADS[state.agreed.seats][seat]
    return ()


def apply(state: State, action: Action, tell: Tell | None = None) -> None:
    """Carries out a legal action, in place.

    A full trick goes to whoever takes it (it lies open until the next lead, TX-17) here and not in
    a function of its own, because search comes by so often.
    """
    colors = state.colors
    if colors is None and action.verb != "play":
        _APPLY[action.verb](state, action, tell)
        return
    seat = action.seat
    weight = state.weight[action.code]
    state.plays[seat].remove(action)
    state.played[seat] = weight
    if tell is not None:
        tell(Event("play", {"seat": seat, "card": NAMES[action.code]}))
    if colors is None:
        state.step = PLAY
        state.turns = state.agreed.turns[seat]
        state.colors = COLOR_OF[action.code] & state.left
    elif not weight & colors:
        state.voids[seat] |= colors
        state.colors = colors | COLOR_OF[action.code] & state.left
    after = state.turns[seat]
    if after is not None:
        state.awaited = after
        return
    agreed = state.agreed
    played = state.played
    weights = sum(played)
    cards = weights & DECK
    best = (cards & CONTEST[weights >> TALLY_AT]).bit_length() - 1
    winner = played.index(state.weight[best])
    state.piles[winner] |= cards
    state.left ^= cards
    state.colors = None
    state.awaited = ALONE[winner]
    if tell is not None:
        tell(Event("take", {"seat": winner, "card": NAMES[best]}))
    if not state.left:
        _end_hand(state, tell)
    elif agreed.face_cards == "pass_the_buck" and BIT[best] & SHERIFFS:
        state.step = LEAD


def _end_hand(state: State, tell: Tell | None) -> None:
    """Scores the hand in one step, and ends the game or goes on to the next deal (TX-15)."""
    agreed = state.agreed
    points = scored(state)
    state.points = tuple(map(add, state.points, points))
    if tell is not None:
        tell(Event("score", {"hand": state.hand, "scored": points, "points": state.points}))
    if agreed.one_hand or max(state.points) >= agreed.threshold:
        state.step = OVER
        state.awaited = ()
        if tell is not None:
            tell(Event("end", {"winners": _winners(state)}))
    else:
        state.step = DEAL
        state.awaited = ALONE[CHANCE]


def scored(state: State) -> tuple[int, ...]:
    """For each seat the penalty points of the tricks it has taken in this hand so far."""
    return _happy_points(state) if state.agreed.face_cards == "happy_faces" else _points(state)


def _points(state: State) -> tuple[int, ...]:
    """One penalty point for each trick taken (End of a hand)."""
    seats = state.agreed.seats
    return tuple([pile.bit_count() // seats for pile in state.piles])


def _happy_points(state: State) -> tuple[int, ...]:
    """Each Face Card that was won cancels a trick that was taken; never below 0 (TX-12)."""
    faces = [(pile & SHERIFFS).bit_count() for pile in state.piles]
    return tuple([max(0, tricks - won) for tricks, won in zip(_points(state), faces, strict=True)])


def chance(state: State, rng: Random) -> Action:
    """A deal of equal hands, every one as likely as any other."""
    agreed = state.agreed
    return deal(tuple(split(agreed.deck, agreed.seats, rng)))


def _deal(state: State, action: Action, tell: Tell | None) -> None:
    agreed = state.agreed
    state.hand += 1
    state.clear(list(action.code))
    if tell is not None:
        tell(Event("deal", {"hand": state.hand}))
        for seat, held in enumerate(state.hands):
            tell(Event("dealt", {"seat": seat, "cards": _names(held)}, frozenset((seat,))))
    if agreed.receiver(0, state.hand) != 0:
        state.step = GIVE
        state.awaited = tuple(range(agreed.seats))
    else:
        _open(state, tell)


def _give(state: State, action: Action, tell: Tell | None) -> None:
    """Lays two cards aside for another player; they are handed on when all have chosen (TX-14)."""
    seat = action.seat
    state.given[seat] = action.code
    state.awaited = tuple([each for each in state.awaited if each != seat])
    if tell is not None:
        tell(Event("give", {"seat": seat}))
        to = state.agreed.receiver(seat, state.hand)
        secret = {"seat": seat, "to": to, "cards": _names(action.code)}
        tell(Event("given", secret, frozenset((seat,))))
    if not state.awaited:
        _hand_on(state, tell)


def _hand_on(state: State, tell: Tell | None) -> None:
    hands = state.hands[:]
    for seat, cards in enumerate(state.given):
        to = state.agreed.receiver(seat, state.hand)
        hands[seat] ^= cards
        hands[to] ^= cards
        if tell is not None:
            tell(Event("receive", {"seat": to, "from": seat, "cards": _names(cards)}, frozenset((to,))))
    for seat, held in enumerate(hands):
        state.hold(seat, held)
    _open(state, tell)


def _open(state: State, tell: Tell | None) -> None:
    """Awaits the holder of the 0 (or 31), who must lead it (TX-9)."""
    opening = state.agreed.opening
    holder = 0
    while not state.hands[holder] & opening:
        holder += 1
    state.step = OPEN
    state.awaited = ALONE[holder]
    if tell is not None:
        tell(Event("open", {"seat": holder}))


def _lead(state: State, action: Action, tell: Tell | None) -> None:
    """The winner of a trick by a Face Card names who leads the next (TX-13)."""
    state.step = PLAY
    state.awaited = ALONE[action.code]
    if tell is not None:
        tell(Event("lead", {"seat": action.seat, "leader": action.code}))


_APPLY = {"deal": _deal, "give": _give, "lead": _lead}


def outcome(state: State) -> Outcome | None:
    """The fewest points win, ties shared (TX-15); `None` while the game goes on."""
    if state.step != OVER:
        return None
    reason = "one_hand" if state.agreed.one_hand else "threshold"
    return Outcome(_winners(state), state.points, reason)


def _winners(state: State) -> tuple[int, ...]:
    fewest = min(state.points)
    return tuple(seat for seat, points in enumerate(state.points) if points == fewest)


def _names(cards: int) -> tuple[str, ...]:
    return tuple(NAMES[card] for card in cards_of(cards))

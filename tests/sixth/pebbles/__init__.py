"""Pebbles, a toy: every seat shows one of two secret pebbles, the best one takes a stone."""

from collections.abc import Iterator
from random import Random

from circus.core.action import CHANCE, Action, Picks, Verb, Verbs, expect, one_of, pick_name, whole_number
from circus.core.diagram import UNKNOWN, columns, headline, row_of
from circus.core.errors import ParseError
from circus.core.event import Event, EventSink
from circus.core.game import Game, Outcome, RuleViolation, Setup
from circus.core.option import Option
from circus.core.piece import Piece
from circus.core.state import State

PEBBLES = (1, 2, 3, 4, 5, 6)
STONES = ("white", "black")
UNSEEN = 0


def _spell_hands(hands: tuple[tuple[int, ...], ...]) -> Picks:
    return tuple(f"hand/{seat}=" + ",".join(map(str, hand)) for seat, hand in enumerate(hands))


def _read_hands(picks: Picks) -> tuple[tuple[int, ...], ...]:
    hands = []
    for seat, pick in enumerate(picks):
        _, _, inside = pick.partition(f"hand/{seat}=")
        hands.append(tuple(whole_number(each) for each in inside.split(",")))
    return tuple(hands)


def _read_pebble(picks: Picks) -> int:
    (pick,) = expect(picks, 1)
    pebble = whole_number(pick_name(pick, "pebble"))
    if pebble not in PEBBLES:
        raise ParseError(f"there is no {pick}")
    return pebble


VERBS = Verbs(
    3,
    Verb("deal", _spell_hands, _read_hands, by_chance=True, wide=True),
    Verb("show", lambda pebble: (f"pebble/{pebble}",), _read_pebble),
    one_of("take", "stone", STONES),
)


class PebblesState(State):
    """Hands, what each seat shows, and the stone that was taken."""

    __slots__ = ("hands", "low_wins", "seats", "shown", "stone")

    def __init__(self, seats: int, low_wins: bool) -> None:
        self.seats = seats
        self.low_wins = low_wins
        self.hands: list[tuple[int, ...]] = [()] * seats
        self.shown: list[int | None] = [None] * seats
        self.stone: int | None = None
        self.awaited = (CHANCE,)

    def __str__(self) -> str:
        places = [("", "pebbles", "shows")]
        for seat, (hand, shown) in enumerate(zip(self.hands, self.shown, strict=True)):
            pebbles = row_of([pebble or UNKNOWN for pebble in hand])
            places.append((f"seat {seat}", pebbles, "" if shown is None else str(shown or UNKNOWN)))
        stone = "" if self.stone is None else f"{STONES[self.stone]} stone taken"
        return "\n".join([headline(stone or "pebbles", self.awaited), *columns(places)])

    def copy(self) -> "PebblesState":
        """An independent state with the same content."""
        twin = PebblesState(self.seats, self.low_wins)
        twin.hands, twin.shown = self.hands[:], self.shown[:]
        twin.stone, twin.awaited = self.stone, self.awaited
        return twin


def start(setup: Setup) -> PebblesState:
    """Before the deal."""
    return PebblesState(setup.seats, setup.options["low_wins"] is True)


def legal_actions(state: PebblesState, seat: int) -> list[Action]:
    """Show one of two pebbles; then the winner takes a stone."""
    if seat == CHANCE or seat not in state.awaited:
        return []
    if None in state.shown:
        return [VERBS.action(seat, "show", pebble) for pebble in state.hands[seat]]
    return [VERBS.action(seat, "take", stone) for stone in range(len(STONES))]


def chance(state: PebblesState, rng: Random) -> Action:
    """Two pebbles for each seat."""
    drawn = rng.sample(PEBBLES, 2 * state.seats)
    hands = tuple(tuple(sorted(drawn[seat * 2 : seat * 2 + 2])) for seat in range(state.seats))
    return VERBS.action(CHANCE, "deal", hands)


def apply(state: PebblesState, action: Action, emit: EventSink | None) -> None:
    """Deal, show, take."""
    if action.verb == "deal":
        state.hands = list(action.code)
        state.awaited = tuple(range(state.seats))
        for seat in range(state.seats) if emit else ():
            assert emit is not None
            emit(Event("deal", {"seat": seat, "hand": state.hands[seat]}, frozenset({seat})))
    elif action.verb == "show":
        _show(state, action, emit)
    else:
        state.stone = action.code
        state.awaited = ()
        if emit:
            emit(Event("take", {"seat": action.seat, "stone": STONES[action.code]}))


def _show(state: PebblesState, action: Action, emit: EventSink | None) -> None:
    state.shown[action.seat] = action.code
    if emit:
        emit(Event("hide", {"seat": action.seat}))
        emit(Event("choose", {"pebble": action.code}, frozenset({action.seat})))
    state.awaited = tuple(seat for seat in state.awaited if seat != action.seat)
    if not state.awaited:
        state.awaited = (_winner(state),)
        if emit:
            emit(Event("reveal", {"shown": tuple(state.shown)}))


def _winner(state: PebblesState) -> int:
    shown = [pebble or 0 for pebble in state.shown]
    return shown.index(min(shown) if state.low_wins else max(shown))


def outcome(state: PebblesState) -> Outcome | None:
    """The best pebble wins; the stone is the score."""
    if state.stone is None:
        return None
    winner = _winner(state)
    scores = tuple(state.stone + 1 if seat == winner else 0 for seat in range(state.seats))
    return Outcome((winner,), scores, "best_pebble")


def view(state: PebblesState, seat: int) -> PebblesState:
    """Other hands are unseen until all have shown, and what was not shown stays so."""
    seen = state.copy()
    revealed = None not in state.shown
    for other in range(state.seats):
        if other != seat:
            shown = state.shown[other]
            seen.hands[other] = (
                tuple(
                    p if revealed and p == shown else UNSEEN
                    for p in sorted(state.hands[other], key=lambda p: p != shown)
                )
                if revealed
                else (UNSEEN,) * len(state.hands[other])
            )
            seen.shown[other] = shown if revealed or shown is None else UNSEEN
    return seen


def determinize(view: PebblesState, rng: Random) -> PebblesState:
    """Unseen pebbles drawn from those not seen."""
    full = view.copy()
    known = {pebble for hand in view.hands for pebble in hand}
    unseen = [pebble for pebble in PEBBLES if pebble not in known]
    rng.shuffle(unseen)
    for seat, hand in enumerate(view.hands):
        full.hands[seat] = tuple(sorted(pebble or unseen.pop() for pebble in hand))
        if view.shown[seat] == UNSEEN:
            full.shown[seat] = rng.choice(full.hands[seat])
    return full


def broken_rule(state: PebblesState, action: Action) -> RuleViolation | None:
    """Which rule forbids it."""
    if action.verb == "deal":
        dealt = sorted(pebble for hand in action.code for pebble in hand)
        whole = len(action.code) == state.seats and all(len(hand) == 2 for hand in action.code)
        fair = whole and len(set(dealt)) == len(dealt) and set(dealt) <= set(PEBBLES)
        return None if fair else RuleViolation("P-1", "deal")
    return RuleViolation("P-2", "show")


def pieces(state: PebblesState) -> list[Piece]:
    """Every pebble and both stones."""
    held = [
        Piece("pebble", str(pebble or ""), f"hand/{seat}", f"pebble/{pebble}" if pebble else "")
        for seat, hand in enumerate(state.hands)
        for pebble in hand
    ]
    seen = {piece.face for piece in held}
    rest = [Piece("pebble", str(pebble), "box") for pebble in PEBBLES if str(pebble) not in seen]
    stones = [Piece("stone", stone, "table", f"stone/{stone}") for stone in STONES]
    return held + rest[: len(PEBBLES) - len(held)] + stones


def actions(setup: Setup) -> Iterator[Action]:
    """Show any pebble, take either stone."""
    for seat in range(setup.seats):
        yield from (VERBS.action(seat, "show", pebble) for pebble in PEBBLES)
        yield from (VERBS.action(seat, "take", stone) for stone in range(len(STONES)))


def piece_places(setup: Setup) -> list[str]:
    """Hands, the box and the table."""
    return [*(f"hand/{seat}" for seat in range(setup.seats)), "box", "table"]


def piece_faces(_setup: Setup) -> list[tuple[str, str]]:
    """Every pebble, an unseen one, both stones."""
    pebbles = [("pebble", str(pebble)) for pebble in PEBBLES]
    return [*pebbles, ("pebble", ""), *(("stone", stone) for stone in STONES)]


def counters(state: PebblesState) -> dict[str, int]:
    """What each seat shows (-1 unseen, 0 nothing yet), as far as this view knows, and the stone taken."""
    shown = {
        f"shown/{seat}": 0 if pebble is None else pebble or -1 for seat, pebble in enumerate(state.shown)
    }
    return {**shown, "stone": -1 if state.stone is None else state.stone}


GAME = Game(
    name="pebbles",
    seats=(2, 3),
    usual_seats=2,
    options=(Option("low_wins", (False, True)),),
    verbs=VERBS,
    start=start,
    legal_actions=legal_actions,
    apply=apply,
    chance=chance,
    outcome=outcome,
    view=view,
    determinize=determinize,
    broken_rule=broken_rule,
    pieces=pieces,
    places=lambda setup: (),
    actions=actions,
    piece_places=piece_places,
    piece_faces=piece_faces,
    counters=counters,
    longest=lambda setup: setup.seats + 2,
)

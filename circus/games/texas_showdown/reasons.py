"""Why an action is not allowed, in words for a player."""

from circus.core.action import CHANCE, Action
from circus.core.game import Why
from circus.games.texas_showdown.actions import Hands
from circus.games.texas_showdown.cards import BIT, COLOR_SETS, COLORS, NUMBERS, numbers_of
from circus.games.texas_showdown.state import GIVE, LEAD, OPEN, State


def why_not(state: State, action: Action) -> Why | None:
    """The rule that forbids an action that is not legal; `None` for a possible deal."""
    if action.seat == CHANCE:
        return _no_deal(state, action.code)
    if action.verb == "give":
        return _no_gift(state, action)
    if action.verb == "lead":
        return _no_naming(state, action)
    if state.step == GIVE:
        return Why("TX-14", "before the first trick everybody passes two cards")
    if state.step == LEAD:
        return Why("TX-13", "a Face Card took the trick: first name the player who leads the next one")
    return _no_play(state, action)


def _no_deal(state: State, hands: Hands) -> Why | None:
    agreed = state.agreed
    rule = "Setting up the game"
    if len(hands) != agreed.seats:
        return Why(rule, f"{agreed.seats} hands are dealt, one to each player")
    strange = [number for hand in hands for number in numbers_of(hand & ~agreed.deck)]
    if strange:
        return Why(rule, f"with three players the {strange[0]} stays in the box")
    if any(hand.bit_count() != agreed.hand_size for hand in hands):
        return Why(rule, f"the cards are dealt out equally, {agreed.hand_size} to each player")
    if sum(hands) != agreed.deck:
        return Why(rule, "every card is dealt once")
    return None


def _no_gift(state: State, action: Action) -> Why:
    if state.step != GIVE:
        return Why("TX-14", "cards are passed only before the first trick, and only with that option")
    missing = numbers_of(action.code & ~state.held(action.seat))
    return Why("TX-14", f"only cards of one's own hand can be passed, and the {missing[0]} is not there")


def _no_naming(state: State, action: Action) -> Why:
    if state.step != LEAD:
        return Why("TX-13", "a player names the leader only after taking a trick with a Face Card")
    return Why("TX-13", f"there is no player {action.code} to lead the next trick")


def _no_play(state: State, action: Action) -> Why:
    held = state.held(action.seat)
    number = NUMBERS[action.code]
    if not held & BIT[action.code]:
        return Why("A trick", f"a card is played from one's own hand, and the {number} is not there")
    if state.step == OPEN:
        (opening,) = numbers_of(state.agreed.opening)
        return Why("TX-9", f"the first trick of a hand is opened with the {opening}")
    return Why("TX-1", f"a color of the trick must be followed, and there is {_matching(state, held)}")


def _matching(state: State, held: int) -> str:
    """The colors of the trick that are in the hand, as a player reads them."""
    names = [name for name, color in zip(COLORS, COLOR_SETS, strict=True) if held & state.colors & color]
    return " and ".join(names) + " in the hand"

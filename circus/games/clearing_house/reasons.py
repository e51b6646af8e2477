"""Why an action is not allowed: the ruling, and one sentence for the player."""

from collections.abc import Callable

from circus.core.action import Action
from circus.core.game import Why
from circus.games.clearing_house.cards import (
    ABDUCT,
    AMBUSH,
    ATTACK,
    CARDS,
    DOUBLE_MOVE,
    MOVE,
    RANGED_ATTACK,
    cards_in,
    count,
)
from circus.games.clearing_house.legal import legal
from circus.games.clearing_house.rounds import share_of
from circus.games.clearing_house.state import (
    BASE_BITS,
    DEAL,
    DISCARD,
    DRAFT,
    FIRST,
    FLEE,
    POLICE,
    ROLL,
    STEAL,
    TURN,
    WINDOW,
    ClearingHouse,
)

_DUE = {
    DEAL: (("deal",), "START", "the cards have to be dealt now"),
    DRAFT: (("draft",), "CH-2", "a card has to be drafted now"),
    FIRST: (("first",), "CH-5", "the die has to name the starting player now"),
    TURN: (("play", "end"), "GAMEPLAY", "a card has to be played now, or the turn ended"),
    WINDOW: (("allow", "intervene"), "CH-25", "the announced card has to be allowed or cancelled first"),
    ROLL: (("roll",), "CH-21", "the die has to be rolled for the shot now"),
    STEAL: (("steal",), "CH-16", "a random card has to be stolen from the abducted player now"),
    POLICE: (("police",), "CH-27", "a police piece has to be laid now"),
    DISCARD: (("discard",), "CH-30", "a player on fresh tape discards a card first"),
    FLEE: (("flee",), "CH-30", "a player on fresh tape has to move off it now"),
}
"""By phase: the verbs that are due, and what to say of any other."""


def why_not(state: ClearingHouse, action: Action) -> Why | None:
    """Which rule forbids an action of an awaited seat; `None` only for a deal that is possible."""
    verbs, rule, sentence = _DUE[state.phase]
    if action.verb not in verbs:
        return Why(rule, sentence)
    if action.verb == "deal":
        return _deal(state, action)
    if action in legal(state, action.seat):
        return None
    return _REASONS[action.verb](state, action)


def _deal(state: ClearingHouse, action: Action) -> Why | None:
    share = share_of(state, len(cards_in(state.undealt)))
    if tuple(seat for seat, _ in action.code) != state.living:
        return Why("CH-48", "every living seat is dealt a hand, and nobody else")
    if any(len(cards_in(hand)) != share for _, hand in action.code):
        return Why("CH-3" if state.round == 1 else "CH-48", f"every hand is dealt {share} cards")
    dealt = [card for _, hand in action.code for card in cards_in(hand)]
    for card in set(dealt):
        if dealt.count(card) > count(state.undealt, card):
            return Why("ITEMS", f"the deck has only {count(state.undealt, card)} of {CARDS[card]}")
    return None


def _draft(state: ClearingHouse, action: Action) -> Why:
    return Why("CH-2", f"there is no {CARDS[action.code]} in the pack you hold")


def _first(state: ClearingHouse, action: Action) -> Why:
    return Why("CH-5", f"there is no seat {action.code} at this table")


def _intervene(state: ClearingHouse, action: Action) -> Why:
    return Why("CH-25", "you hold no Intervene")


def _steal(state: ClearingHouse, action: Action) -> Why:
    assert state.announced is not None
    victim = state.announced.code[1]
    if BASE_BITS.get(action.code, 0) & state.base[victim]:
        return Why("CH-49", "a protected base card cannot be stolen")
    return Why("CH-16", f"the abducted player has no {CARDS[action.code]} in hand")


def _police(state: ClearingHouse, action: Action) -> Why:
    if action.code not in state.config.board.cells:
        return Why("CH-28", "there is no such space on the board: the dice are rolled again")
    if state.tape >> action.code & 1:
        return Why("CH-29", "there is police already: the dice are rolled again")
    return Why("CH-47", "the tape falls on the outermost ring that still has a space without tape")


def _discard(state: ClearingHouse, action: Action) -> Why:
    seat, card = action.seat, action.code
    if BASE_BITS.get(card, 0) and state.config.base_deck == "protected":
        return Why("CH-49", f"you have no {CARDS[card]} to discard that is not protected")
    if state.hand[seat]:
        return Why("CH-31", f"you discard from your hand, and there is no {CARDS[card]} in it")
    return Why("CH-31", f"you played no {CARDS[card]} this round")


def _blocked(state: ClearingHouse, cell: int, police_rule: str, player_rule: str) -> Why | None:
    """What keeps a player off a space, whatever the way there."""
    if cell not in state.config.board.cells:
        return Why("CH-4", "there is no such space on the board")
    if state.tape >> cell & 1:
        return Why(police_rule, "no player may enter a space with police tape")
    if state.occupied >> cell & 1:
        return Why(player_rule, "another player stands on that space")
    return None


def _flee(state: ClearingHouse, action: Action) -> Why:
    blocked = _blocked(state, action.code, "CH-30", "CH-30")
    return blocked or Why("CH-30", "you flee to an adjacent free space, or if there is none to a nearest one")


def _play(state: ClearingHouse, action: Action) -> Why:
    card = action.code[0]
    held = count(state.hand[action.seat], card) or BASE_BITS.get(card, 0) & state.base[action.seat]
    if not held:
        return Why("CH-7", f"you have no {CARDS[card]} in hand")
    return _CARD_REASONS[card](state, action)


def _move(state: ClearingHouse, action: Action) -> Why:
    blocked = _blocked(state, action.code[2], "CH-12", "CH-12")
    return blocked or Why("CH-9", "a Move goes to one of the eight spaces around you")


def _double_move(state: ClearingHouse, action: Action) -> Why:
    here, end = state.at[action.seat], action.code[2]
    blocked = _blocked(state, end, "CH-12", "CH-12")
    if blocked:
        return blocked
    if any(reached == end for _, reached in state.config.board.doubles[here]):
        return Why("CH-12", "police tape lies in between, and no player may move over it")
    return Why("CH-11", "a Double Move goes exactly two spaces along one straight line")


def _no_target(state: ClearingHouse, action: Action) -> Why | None:
    """Why nobody can aim any card at this seat."""
    target = action.code[1]
    if target == action.seat:
        return Why("CH-16" if action.code[0] == ABDUCT else "CH-20", "you cannot aim at yourself")
    if target not in state.living:
        return Why("CH-26", "that player is out of the game")
    return None


def _attack(state: ClearingHouse, action: Action) -> Why:
    _, target, cell = action.code
    if target < 0:
        if not state.traps >> cell & 1:
            return Why("CH-20", "there is no trap on that space to attack")
        return Why("CH-20", "only an adjacent trap can be attacked")
    return _no_target(state, action) or Why("CH-20", "only an adjacent player can be attacked")


def _ranged_attack(state: ClearingHouse, action: Action) -> Why:
    return _no_target(state, action) or Why(
        "CH-21", "a Ranged Attack goes along a straight line, at most five spaces far"
    )


def _abduct(state: ClearingHouse, action: Action) -> Why:
    _, target, cell = action.code
    near = state.config.board.near_mask[state.at[action.seat]]
    unaimed = _no_target(state, action)
    if unaimed:
        return unaimed
    if not near >> state.at[target] & 1:
        return Why("CH-16", "only an adjacent player can be abducted")
    blocked = _blocked(state, cell, "CH-16", "CH-16")
    return blocked or Why("CH-16", "an abducted player is put on a space adjacent to you")


def _ambush(state: ClearingHouse, action: Action) -> Why:
    cell = action.code[2]
    if not state.supply[action.seat]:
        return Why("CH-22", "you have no trap left")
    if cell not in state.config.board.cells:
        return Why("CH-4", "there is no such space on the board")
    if (state.tape | state.occupied | state.traps) >> cell & 1:
        return Why("CH-22", "a trap is laid on an empty space: no player, no trap, no police")
    return Why("CH-22", "a trap is laid at most two spaces away in a straight line")


_REASONS: dict[str, Callable[[ClearingHouse, Action], Why]] = {
    "draft": _draft,
    "first": _first,
    "play": _play,
    "intervene": _intervene,
    "steal": _steal,
    "police": _police,
    "discard": _discard,
    "flee": _flee,
}

_CARD_REASONS: dict[int, Callable[[ClearingHouse, Action], Why]] = {
    ABDUCT: _abduct,
    AMBUSH: _ambush,
    ATTACK: _attack,
    DOUBLE_MOVE: _double_move,
    MOVE: _move,
    RANGED_ATTACK: _ranged_attack,
}

"""Rule violations in Clearing House: the ruling that forbids an action, and its sentence."""

from collections.abc import Callable

from circus.core.action import Action
from circus.core.game import RuleViolation
from circus.games.clearing_house.cards import (
    ABDUCT,
    AMBUSH,
    ATTACK,
    CARDS,
    DOUBLE_MOVE,
    INTERVENE,
    MOVE,
    RANGED_ATTACK,
    cards_in,
    count,
)
from circus.games.clearing_house.legal import legal_actions
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
    DEAL: (("deal",), RuleViolation("START", "deal-due")),
    DRAFT: (("draft",), RuleViolation("CH-2", "draft-due")),
    FIRST: (("first",), RuleViolation("CH-5", "first-due")),
    TURN: (("play", "end"), RuleViolation("GAMEPLAY", "play-due")),
    WINDOW: (("allow", "intervene"), RuleViolation("CH-25", "answer-due")),
    ROLL: (("roll",), RuleViolation("CH-21", "roll-due")),
    STEAL: (("steal",), RuleViolation("CH-16", "steal-due")),
    POLICE: (("police",), RuleViolation("CH-27", "police-due")),
    DISCARD: (("discard",), RuleViolation("CH-30", "discard-due")),
    FLEE: (("flee",), RuleViolation("CH-30", "flight-due")),
}
"""By phase the verbs that are due, and the violation of any other verb."""


def broken_rule(state: ClearingHouse, action: Action) -> RuleViolation | None:
    """Return the rule that forbids an illegal action or draw; `None` only for a possible deal."""
    verbs, due = _DUE[state.phase]
    if action.verb not in verbs:
        return due
    if action.verb == "deal":
        return _deal(state, action)
    if action in legal_actions(state, action.seat):
        return None
    return _REASONS[action.verb](state, action)


def _deal(state: ClearingHouse, action: Action) -> RuleViolation | None:
    share = share_of(state, len(cards_in(state.undealt)))
    if tuple(seat for seat, _ in action.code) != state.living:
        return RuleViolation("CH-48", "living-dealt")
    if any(len(cards_in(hand)) != share for _, hand in action.code):
        return RuleViolation("CH-3" if state.round == 1 else "CH-48", "hand-size", {"cards": share})
    dealt = [card for _, hand in action.code for card in cards_in(hand)]
    for card in set(dealt):
        if dealt.count(card) > count(state.undealt, card):
            return RuleViolation(
                "ITEMS", "copies", {"copies": count(state.undealt, card), "card": CARDS[card]}
            )
    return None


def _draft(state: ClearingHouse, action: Action) -> RuleViolation:
    return RuleViolation("CH-2", "not-in-pack", {"card": CARDS[action.code]})


def _first(state: ClearingHouse, action: Action) -> RuleViolation:
    return RuleViolation("CH-5", "no-such-seat", {"seat": action.code})


def _intervene(state: ClearingHouse, action: Action) -> RuleViolation:
    return RuleViolation("CH-25", "no-intervene")


def _steal(state: ClearingHouse, action: Action) -> RuleViolation:
    assert state.announced is not None
    victim = state.announced.code[1]
    if BASE_BITS.get(action.code, 0) & state.base[victim]:
        return RuleViolation("CH-49", "protected-not-stolen")
    return RuleViolation("CH-16", "not-in-victims-hand", {"card": CARDS[action.code]})


def _police(state: ClearingHouse, action: Action) -> RuleViolation:
    if action.code not in state.config.board.cells:
        return RuleViolation("CH-28", "tape-off-board")
    if state.tape >> action.code & 1:
        return RuleViolation("CH-29", "taped-already")
    return RuleViolation("CH-47", "tape-on-edge")


def _discard(state: ClearingHouse, action: Action) -> RuleViolation:
    seat, card = action.seat, action.code
    if BASE_BITS.get(card, 0) and state.config.base_deck == "protected":
        return RuleViolation("CH-49", "only-protected", {"card": CARDS[card]})
    if state.hand[seat]:
        return RuleViolation("CH-31", "discard-not-in-hand", {"card": CARDS[card]})
    return RuleViolation("CH-31", "discard-not-played", {"card": CARDS[card]})


def _blocked(state: ClearingHouse, cell: int, rule: str) -> RuleViolation | None:
    """Return the rule that blocks a cell for a player coming from anywhere; `None` if it is free."""
    if cell not in state.config.board.cells:
        return RuleViolation("CH-4", "no-such-space")
    if state.tape >> cell & 1:
        return RuleViolation(rule, "space-taped")
    if state.occupied >> cell & 1:
        return RuleViolation(rule, "space-occupied")
    return None


def _flee(state: ClearingHouse, action: Action) -> RuleViolation:
    return _blocked(state, action.code, "CH-30") or RuleViolation("CH-30", "flee-near")


def _play(state: ClearingHouse, action: Action) -> RuleViolation:
    card = action.code[0]
    held = count(state.hand[action.seat], card) or BASE_BITS.get(card, 0) & state.base[action.seat]
    if not held:
        return RuleViolation("CH-7", "not-in-hand", {"card": CARDS[card]})
    return _CARD_REASONS[card](state, action)


def _move(state: ClearingHouse, action: Action) -> RuleViolation:
    return _blocked(state, action.code[2], "CH-12") or RuleViolation("CH-9", "move-near")


def _double_move(state: ClearingHouse, action: Action) -> RuleViolation:
    here, end = state.at[action.seat], action.code[2]
    blocked = _blocked(state, end, "CH-12")
    if blocked:
        return blocked
    if any(reached == end for _, reached in state.config.board.doubles[here]):
        return RuleViolation("CH-12", "tape-between")
    return RuleViolation("CH-11", "double-move-line")


def _no_target(state: ClearingHouse, action: Action) -> RuleViolation | None:
    """Return the rule by which no card can target this seat; `None` if one can."""
    target = action.code[1]
    if target == action.seat:
        return RuleViolation("CH-16" if action.code[0] == ABDUCT else "CH-20", "aimed-at-self")
    if target not in state.living:
        return RuleViolation("CH-26", "target-out")
    return None


def _attack(state: ClearingHouse, action: Action) -> RuleViolation:
    _, target, cell = action.code
    if target < 0:
        if not state.traps >> cell & 1:
            return RuleViolation("CH-20", "no-trap-there")
        return RuleViolation("CH-20", "trap-near")
    return _no_target(state, action) or RuleViolation("CH-20", "attack-near")


def _ranged_attack(state: ClearingHouse, action: Action) -> RuleViolation:
    faces = state.config.shots.faces
    farthest = max(distance for distance, hits in enumerate(faces) if hits)
    return _no_target(state, action) or RuleViolation("CH-21", "shot-line", {"reach": farthest})


def _abduct(state: ClearingHouse, action: Action) -> RuleViolation:
    _, target, cell = action.code
    config = state.config
    near, reach = config.spots[action.seat][state.at[action.seat]].grabs, {"reach": config.reach.abduct}
    unaimed = _no_target(state, action)
    if unaimed:
        return unaimed
    if not near >> state.at[target] & 1:
        return RuleViolation("CH-16", "abduct-near", reach)
    return _blocked(state, cell, "CH-16") or RuleViolation("CH-16", "abduct-to-near", reach)


def _ambush(state: ClearingHouse, action: Action) -> RuleViolation:
    cell = action.code[2]
    if not state.supply[action.seat]:
        return RuleViolation("CH-22", "no-trap-left")
    if cell not in state.config.board.cells:
        return RuleViolation("CH-4", "no-such-space")
    if (state.tape | state.occupied | state.traps) >> cell & 1:
        return RuleViolation("CH-22", "ambush-empty")
    return RuleViolation("CH-22", "ambush-near", {"reach": state.config.reach.ambush})


_REASONS: dict[str, Callable[[ClearingHouse, Action], RuleViolation]] = {
    "draft": _draft,
    "first": _first,
    "play": _play,
    "intervene": _intervene,
    "steal": _steal,
    "police": _police,
    "discard": _discard,
    "flee": _flee,
}


def _reaction_only(state: ClearingHouse, action: Action) -> RuleViolation:
    return RuleViolation("CH-34", "reaction-only")


_CARD_REASONS: dict[int, Callable[[ClearingHouse, Action], RuleViolation]] = {
    ABDUCT: _abduct,
    AMBUSH: _ambush,
    ATTACK: _attack,
    DOUBLE_MOVE: _double_move,
    INTERVENE: _reaction_only,
    MOVE: _move,
    RANGED_ATTACK: _ranged_attack,
}

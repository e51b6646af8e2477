"""The deal and the draft: packs go round the table to the left, each seat keeping a card of each."""

from circus.core.action import Action
from circus.core.event import Event, Tell
from circus.games.clearing_house.cards import CARDS, UNIT, cards_in, names_in
from circus.games.clearing_house.legal import pack_held_by
from circus.games.clearing_house.rounds import start_turns
from circus.games.clearing_house.state import (
    CHANCE_ALONE,
    DEAL,
    DRAFT,
    FIRST,
    HIDDEN,
    WITHOUT,
    ClearingHouse,
)


def deal(state: ClearingHouse, action: Action, tell: Tell | None) -> None:
    """Every living seat is dealt a pack (CH-48); what is left over stays out."""
    state.drafters = state.living
    state.packs = tuple(hand for _, hand in action.code)
    state.picks = ((),) * len(state.packs)
    state.undealt -= sum(state.packs)
    state.share = len(cards_in(state.packs[0]))
    if tell:
        tell(Event("deal", {"seats": state.drafters, "cards": state.share}))
    _offer_packs(state, tell)


def _offer_packs(state: ClearingHouse, tell: Tell | None) -> None:
    """All choose from the packs they hold now; the last card is drafted by itself (CH-2)."""
    held = [state.packs[pack_held_by(state, seat)] for seat in state.drafters] if tell else ()
    last = len(state.picks[0]) == state.share - 1
    if last:
        chosen = [HIDDEN] * state.config.seats
        for seat in state.drafters:
            (chosen[seat],) = cards_in(state.packs[pack_held_by(state, seat)])
        state.chosen = tuple(chosen)
        _keep_chosen(state)
    else:
        state.phase, state.awaited = DRAFT, state.drafters
    if tell:
        for seat, pack in zip(state.drafters, held, strict=True):
            tell(Event("receive", {"seat": seat, "cards": names_in(pack)}, frozenset((seat,))))
    if last:
        _end_draft(state, tell)


def draft(state: ClearingHouse, action: Action, tell: Tell | None) -> None:
    """A sealed choice; when all have chosen, the packs pass to the left."""
    seat, card = action.seat, action.code
    state.chosen = (*state.chosen[:seat], card, *state.chosen[seat + 1 :])
    state.awaited = WITHOUT[state.awaited][seat]
    if tell:
        others = frozenset(range(-1, state.config.seats)) - {seat}
        tell(Event("choose", {"seat": seat}, others))
        tell(Event("chosen", {"seat": seat, "card": f"card/{CARDS[card]}"}, frozenset((seat,))))
    if not state.awaited:
        _keep_chosen(state)
        state.phase = DEAL
        if tell:
            tell(Event("pass", {"cards": state.share - len(state.picks[0])}))
        _offer_packs(state, tell)


def _keep_chosen(state: ClearingHouse) -> None:
    """The chosen cards go from the packs to the hands, and the packs to the left."""
    packs, picks = list(state.packs), list(state.picks)
    for seat in state.drafters:
        place, card = pack_held_by(state, seat), state.chosen[seat]
        packs[place] -= UNIT[card]
        picks[place] += (card,)
        state.hand[seat] += UNIT[card]
        state.sizes[seat] += 1
    state.packs, state.picks = tuple(packs), tuple(picks)
    state.chosen = (HIDDEN,) * state.config.seats


def _end_draft(state: ClearingHouse, tell: Tell | None) -> None:
    """A die roll names the starter of the first round (START); later the chair passes on (CH-8)."""
    if tell:
        tell(Event("drafted", {}))
    if state.round == 1:
        state.phase, state.awaited = FIRST, CHANCE_ALONE
    else:
        start_turns(state, tell)


def name_starter(state: ClearingHouse, action: Action, tell: Tell | None) -> None:
    """The starter of the first round is known (CH-5)."""
    state.starter = action.code
    if tell:
        tell(Event("first", {"seat": action.code}))
    start_turns(state, tell)

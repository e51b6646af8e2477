"""Every guess is a game that could have been: replayed, it tells the seat what it was told."""

from random import Random

import pytest

from circus.core.action import CHANCE, Action
from circus.core.event import Event
from circus.core.game import Setup
from circus.games.clearing_house import GAME
from circus.games.clearing_house.cards import bag_of
from circus.games.clearing_house.legal import pack_held_by
from circus.games.clearing_house.state import ClearingHouse, every_card

OPTIONS: list[dict[str, object]] = [
    {},
    {"refill": "redraft"},
    {"base_deck": "protected"},
    {"base_deck": "open", "intervene": "one_time"},
    {"base_deck": "protected", "refill": "redraft", "intervene": "one_card"},
    {"base_deck": "open", "refill": "redraft", "intervene": "one_time"},
]


class Story:
    """Random game since its last deal, with its actions and events."""

    def __init__(self, setup: Setup, rng: Random) -> None:
        self.state, self.rng = GAME.start(setup), rng
        self._begin()

    def _begin(self) -> None:
        self.before = self.state.copy()
        self.actions: list[Action] = []
        self.told: list[Event] = []
        self.played: set[int] = set()
        self.window: list[int] = []

    def step(self) -> None:
        """Play one more random action; a new deal begins a new story."""
        seat = self.rng.choice(self.state.awaited)
        legal = GAME.legal_actions(self.state, seat)
        action = GAME.chance(self.state, self.rng) if seat == CHANCE else self.rng.choice(legal)
        self.window = [*self.window, len(self.actions)] if action.verb in ("allow", "intervene") else []
        self.actions.append(action)
        news: list[Event] = []
        GAME.apply(self.state, action, news.append)
        self.told += news
        for event in news:
            if event.kind == "intervene":
                self.played |= {
                    number for number in self.window if self.actions[number].seat == event.facts["seat"]
                }
        if any(event.kind in ("intervene", "cancel") for event in news) or not self.answering:
            self.window = []
        if not self.state.drafters:
            self._begin()

    @property
    def answering(self) -> bool:
        """Return whether a window is open."""
        return any(
            action.verb == "allow"
            for seat in self.state.awaited
            for action in GAME.legal_actions(self.state, seat)
        )


def might_have_been(story: Story, guess: ClearingHouse, viewer: int) -> None:
    """Replay the story with the cards of a guess: all is legal, and the viewer gets the same events."""
    state, told = story.before.copy(), list[Event]()
    for seat in range(len(state.hand)):
        if seat not in state.living:
            state.hand[seat] = guess.hand[seat]
    state.undealt = every_card(state) - state.out - sum(state.hand)
    state.earlier = guess.earlier
    thefts = [theft[2] for theft in guess.steals]
    for number, action in enumerate(story.actions):
        action = retold(story, number, action, guess, state, viewer, thefts)
        why = GAME.rule_violation(state, action)
        assert why is None, f"{action}: {why}"
        GAME.apply(state, action, told.append)
    assert [each for each in told if each.reaches(viewer)] == [
        each for each in story.told if each.reaches(viewer)
    ]
    assert state == guess


def retold(
    story: Story,
    number: int,
    action: Action,
    guess: ClearingHouse,
    state: ClearingHouse,
    viewer: int,
    thefts: list[int],
) -> Action:
    """Return the action that was taken, with the hidden cards of the guess."""
    seat, verbs = action.seat, GAME.verbs
    if action.verb == "deal":
        packs = [pack + bag_of(picks) for pack, picks in zip(guess.packs, guess.picks, strict=True)]
        return verbs.action(CHANCE, "deal", tuple(zip(state.living, packs, strict=True)))
    if action.verb == "draft":
        place, turn = pack_held_by(state, seat), len(state.picks[0])
        drafted = guess.picks[place][turn] if turn < len(guess.picks[place]) else guess.chosen[seat]
        return verbs.action(seat, "draft", drafted)
    if action.verb == "steal":
        return verbs.action(CHANCE, "steal", thefts.pop(0))
    if action.verb in ("allow", "intervene") and seat != viewer:
        wishes = guess.wish >> seat & 1 if number in story.window else number in story.played
        return verbs.action(seat, "intervene" if wishes else "allow")
    return action


@pytest.mark.parametrize("seats", GAME.seats)
@pytest.mark.parametrize("options", OPTIONS, ids=str)
def test_every_guess_is_a_game_that_could_have_been(seats: int, options: dict[str, object]) -> None:
    """Law 4, CH-37: packs seen, cards passed, shown, stolen, discarded; from the deal to the last round."""
    rng = Random(f"{seats} {options}")
    looks = 0
    for _ in range(6 - seats):
        story = Story(GAME.setup(seats, options), rng)
        while story.state.awaited:
            story.step()
            if rng.random() < 0.03:
                for viewer in range(-1, seats):
                    view = GAME.view(story.state, viewer)
                    guess = GAME.determinize(view, rng)
                    assert GAME.view(guess, viewer) == view
                    might_have_been(story, guess, viewer)
                    looks += 1
    assert looks > 10

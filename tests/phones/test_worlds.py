"""Two worlds alike to a seat: its phone gets the same bytes, in the same rounds."""

from pathlib import Path
from random import Random

import pytest

from circus.bots.thinker import SynchronousThinker
from circus.core.action import CHANCE, Action
from circus.core.state import State
from circus.phones.table import PhoneTable
from circus.records.match import Match
from circus.session.game_session import GameSession
from circus.session.host import Host
from tests.phones import ROUND_MS, SHORT, BareDescriber, Phone, hosted
from tests.table import begin_at

POSITIONS = 12
"""Number of positions of a game that are tried."""


def positions(host: Host, rng: Random) -> list[State]:
    """Positions of a game in which anything is chosen, the dealt start first."""
    match, found = host.session.match, []
    while match.state.awaited:
        if CHANCE not in match.state.awaited:
            found.append(match.state.copy())
        seat = match.state.awaited[0]
        if seat == CHANCE:
            match.draw(rng)
        else:
            match.play(rng.choice(match.legal_actions(seat)))
    return found[:: max(1, len(found) // POSITIONS)]


class World:
    """A game that begins at a position, and a phone of one seat, or a spectator's."""

    def __init__(self, host: Host, state: State, viewer: int) -> None:
        match = Match(host.session.game, host.session.setup)
        begin_at(match, state)
        session = GameSession(match, host.session.seats, Random(1))
        session.watch(viewer)
        self.host = Host(session, SynchronousThinker(), host.series, speed="off")
        self.table = PhoneTable(self.host, BareDescriber())
        self.phone = Phone(self.table)
        if viewer == CHANCE:
            self.phone.hello(code=self.table.code, seat=CHANCE)
        else:
            self.phone.join(viewer)

    @property
    def documents(self) -> list[str]:
        """All documents so far, byte by byte, after one more round."""
        self.table.advance(ROUND_MS)
        return [raw for raw in self.phone.read().raw if '"type":"document"' in raw]


@pytest.mark.parametrize("game", SHORT)
def test_two_worlds_alike_to_a_seat_give_its_phone_the_same_bytes(game: str, tmp_path: Path) -> None:
    rng, differ, compared = Random(7), 0, 0
    host = hosted(tmp_path, game)
    for state in positions(host, rng):
        rules = host.session.game
        for viewer in (CHANCE, *range(len(host.session.seats))):
            view = rules.view(state, viewer)
            other = rules.determinize(view, rng)
            assert rules.view(other, viewer) == view
            differ += list(rules.pieces(other)) != list(rules.pieces(state))
            worlds = [World(host, each, viewer) for each in (state, other)]
            one, two = (world.documents for world in worlds)
            assert one == two and len(one) == 1
            action = shared_action(worlds, rng)
            if action and are_alike_after(action, worlds, viewer):
                one, two = (world.documents for world in worlds)
                assert one == two and len(one) == 2
                compared += 1
    assert differ and compared


def shared_action(worlds: list[World], rng: Random) -> Action | None:
    """An action that is legal in both worlds, if there is one."""
    first, second = (world.host.session.match for world in worlds)
    legal = [
        action
        for seat in first.state.awaited
        if seat != CHANCE
        for action in first.legal_actions(seat)
        if action in second.legal_actions(seat)
    ]
    return rng.choice(legal) if legal else None


def are_alike_after(action: Action, worlds: list[World], viewer: int) -> bool:
    """Plays an action of anybody in both worlds; whether the viewer sees and hears the same."""
    seen = []
    for world in worlds:
        seen.append((world.host.session.play(action)[viewer], world.host.session.view(viewer)))
    return seen[0] == seen[1]

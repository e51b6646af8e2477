"""Facts of a position: turns, windows, odds, stakes, and the events that report them."""

from random import Random

import pytest

from circus.core.action import CHANCE
from circus.core.facts import KeyMoment, Turn
from circus.core.frame import Frame, frames_of
from circus.games.clearing_house import GAME, facts
from circus.games.clearing_house.board import cell_at
from circus.games.clearing_house.cards import (
    ABDUCT,
    ARMOR,
    ATTACK,
    CARDS,
    DOUBLE_MOVE,
    INTERVENE,
    MOVE,
    RANGED_ATTACK,
    count,
)
from circus.games.clearing_house.facts import WindowSubject
from circus.games.clearing_house.legal import refuges
from circus.games.clearing_house.state import OVER, TURN, WINDOW, ClearingHouse
from tests.rules.clearing_house.openings import allowed, deal_line, ended, full_hands, opened
from tests.table import Table

FACTS = GAME.facts
DUEL = "1,1 2,2"


def shown(table: Table, line: str, viewer: int = -1) -> list[Frame]:
    """Play a line and return the viewer's frames."""
    return frames_of(GAME, table.state, GAME.verbs.parse(line), (viewer,))[viewer]


def kinds(frames: list[Frame]) -> list[str]:
    """Return the kinds of the frames' events; "" for the position after the action."""
    return [frame.event.kind if frame.event else "" for frame in frames]


def state_in(frame: Frame) -> ClearingHouse:
    """Return the view of a frame."""
    assert isinstance(frame.view, ClearingHouse)
    return frame.view


def names_at(frame: Frame, place: str) -> list[str]:
    """Return the faces of the pieces at a place."""
    return [piece.face for piece in GAME.pieces(state_in(frame)) if piece.place == place]


def test_a_round_has_three_turns_for_each() -> None:
    """CH-6, CH-38."""
    table = Table(GAME)
    assert FACTS.turn(table.state) == Turn("deal", 1, 0)
    table.play(deal_line(full_hands([], 4)))
    assert FACTS.turn(table.state) == Turn("draft", 1, 0)
    table = opened("", first=2)
    assert FACTS.turn(table.state) == Turn("turn", 1, 1)
    assert facts.lap_of(table.state) == 1
    ended(table, 5)
    assert FACTS.turn(table.state) == Turn("turn", 1, 6)
    assert facts.lap_of(table.state) == 2
    ended(table, 7)
    assert FACTS.turn(table.state) == Turn("turn", 2, 1)


def test_a_window_asks_all_but_who_played_and_concerns_who_is_aimed_at() -> None:
    """CH-25, CH-42."""
    table = opened("attack", "intervene", at="1,1 2,2 6,6 1,6")
    assert FACTS.window(table.state) is None
    table.play("0:play card/attack seat/1")
    window = FACTS.window(table.state)
    assert window is not None
    assert (window.asked, window.concerned, window.allow) == (frozenset((1, 2, 3)), frozenset((1,)), "allow")
    assert facts.question_of(table.state) == WindowSubject(0, ATTACK, 1, at_stake=True)
    table.play("1:intervene", "2:allow", "3:allow")
    second = FACTS.window(table.state)
    assert second is not None
    assert (second.asked, second.concerned, second.turn) == (
        frozenset((0, 2, 3)),
        frozenset((0,)),
        window.turn,
    )
    assert second.key != window.key
    assert facts.question_of(table.state) == WindowSubject(1, INTERVENE, 0)


def test_a_shot_needs_more_the_farther_it_goes() -> None:
    """CH-21."""
    table = opened("ranged_attack", at="1,1 4,1 6,6 1,6")
    assert [facts.shot_distance(table.state, 0, seat) for seat in (1, 2, 3)] == [3, 5, 5]
    config = table.state.config
    assert [config.shots.least_die(far) for far in range(1, 6)] == [1, 3, 4, 5, 6]
    assert [round(6 * chance) for chance in config.shots.chance[1:]] == [6, 4, 3, 2, 1]
    table.play("0:play card/ranged_attack seat/1")
    assert facts.question_of(table.state) == WindowSubject(0, RANGED_ATTACK, 1, distance=3, at_stake=True)


def test_armor_takes_what_is_at_stake_but_not_from_a_trap() -> None:
    """CH-16, CH-18."""
    table = opened("attack abduct ambush", "armor", at="1,1 2,2 6,6 1,6", first=1)
    allowed(table, "1:play card/armor")
    ended(table, 3)
    allowed(table, "0:play card/ambush cell/1,2")
    table.play("0:play card/attack seat/1")
    question = facts.question_of(table.state)
    assert question is not None
    assert not question.at_stake
    assert not facts.is_deadly(table.state, 1)
    table.play(*(f"{seat}:allow" for seat in (1, 2, 3)))
    ended(table, 3)
    table.play("0:play card/abduct seat/1 cell/1,2")
    question = facts.question_of(table.state)
    assert question == WindowSubject(0, ABDUCT, 1, cell_at(1, 2), at_stake=True)


def test_a_double_move_can_meet_two_traps() -> None:
    """CH-13."""
    table = opened("ambush ambush ambush", at="1,1 5,5 6,6 1,6")
    allowed(table, "0:play card/ambush cell/2,1", "0:play card/ambush cell/3,1")
    state = table.state
    assert facts.traps_on_the_way(state, 0, DOUBLE_MOVE, cell_at(3, 1)) == 2
    assert facts.traps_on_the_way(state, 0, MOVE, cell_at(2, 1)) == 1
    assert facts.traps_on_the_way(state, 1, facts.TO_FLEE, cell_at(2, 1)) == 1
    assert facts.traps_on_the_way(state, 0, ARMOR, cell_at(2, 1)) == 0


def test_packs_go_to_the_left_neighbour_who_still_drafts() -> None:
    """CH-2, CH-48."""
    table = Table(GAME).play(deal_line(full_hands([], 4)))
    assert [facts.left_neighbour(table.state, seat) for seat in range(4)] == [1, 2, 3, 0]


def test_the_police_take_from_the_hand_first() -> None:
    """CH-30, CH-31."""
    table = opened("attack", at="1,1 2,2 6,6 1,6")
    allowed(table, "0:play card/attack seat/1")
    assert facts.tape_to_come(table.state) == 1
    ended(table, 12)
    frames = shown(table, "*:police cell/1,1")
    assert facts.cards_held(table.state, 0) == 8
    assert not facts.discards_played(table.state, 0)
    event = frames[0].event
    assert event is not None
    assert FACTS.key_moment(event, state_in(frames[0])) == KeyMoment("raid", (0,))
    table.play(table.legal(0)[0])
    assert set(refuges(table.state, 0)) == {cell_at(2, 1), cell_at(1, 2)}


def test_an_announced_card_lies_in_the_middle_until_it_is_done_with() -> None:
    """CH-23, CH-43."""
    table = opened("attack", "intervene", at="1,1 2,2 6,6 1,6")
    (frame, settled) = shown(table, "0:play card/attack seat/1")
    assert names_at(frame, "announced") == names_at(settled, "announced") == ["attack"]
    assert frame.view.awaited == (0,)
    assert FACTS.window(state_in(frame)) is None
    assert FACTS.window(state_in(settled)) is not None
    table.play("1:intervene", "2:allow")
    frames = shown(table, "3:allow")
    assert kinds(frames) == ["answer", "intervene", ""]
    assert names_at(frames[0], "stack") == []
    assert names_at(frames[1], "stack") == ["intervene"]
    table.play("0:allow", "2:allow")
    frames = shown(table, "3:allow")
    assert kinds(frames) == ["answer", "cancel", ""]
    assert names_at(frames[1], "announced") == ["attack"]
    assert names_at(frames[2], "announced") == names_at(frames[2], "stack") == []
    assert names_at(frames[2], "played/0") == ["attack"]


def test_a_blow_is_told_step_by_step() -> None:
    """A heart is lost in the frame of the damage, not before; the next turn begins after it."""
    table = opened("ranged_attack attack", at="1,1 3,1 6,6 1,6")
    allowed(table, "0:play card/ranged_attack seat/1")
    frames = shown(table, "*:roll die/6")
    assert kinds(frames) == ["roll", "damage", ""]
    assert [state_in(frame).hearts[1] for frame in frames] == [4, 3, 3]
    event = frames[1].event
    assert event is not None
    assert FACTS.key_moment(event, state_in(frames[1])) == KeyMoment("hit", (1,))


def test_a_trap_on_the_way_is_entered_before_it_fires() -> None:
    """CH-13."""
    table = opened("ambush double_move", at="1,1 5,5 6,6 1,6")
    allowed(table, "0:play card/ambush cell/2,2")
    table.play("0:play card/double_move cell/3,3", "1:allow", "2:allow")
    frames = shown(table, "3:allow")
    assert kinds(frames)[:5] == ["answer", "enter", "trap", "damage", "enter"]
    assert [state_in(frame).at[0] for frame in frames[:5]] == [
        cell_at(*each) for each in ((1, 1), *((2, 2),) * 3, (3, 3))
    ]
    event = frames[2].event
    assert event is not None
    assert FACTS.ruling(event, state_in(frames[2])) == "CH-13"


def test_a_stolen_card_is_on_its_way_and_seen_by_two() -> None:
    """CH-16."""
    table = opened("abduct", "armor", at="1,1 2,2 6,6 1,6")
    allowed(table, "0:play card/abduct seat/1 cell/1,2")
    seen = frames_of(GAME, table.state, GAME.verbs.parse("*:steal card/armor"), range(-1, 4))
    assert [kinds(seen[viewer])[0] for viewer in (-1, 0, 1, 2, 3)] == [
        "steal",
        "stolen",
        "stolen",
        "steal",
        "steal",
    ]
    assert [names_at(seen[viewer][0], "stolen") for viewer in (-1, 0, 1, 2, 3)] == [
        [""],
        ["armor"],
        ["armor"],
        [""],
        [""],
    ]
    assert "armor" in names_at(seen[0][-1], "hand/0")
    assert FACTS.secrets == {"stolen"}


def test_a_new_round_shows_what_is_taken_back() -> None:
    """CH-1."""
    table = opened("armor", at="1,1 5,5 6,6 1,6")
    allowed(table, "0:play card/armor")
    ended(table, 11)
    frames = shown(table, f"{table.awaited[0]}:end")
    assert kinds(frames) == ["end", "round", "refill", "begin", "turn"]
    assert names_at(frames[1], "played/0") == ["armor"]
    assert names_at(frames[2], "played/0") == []
    assert [state_in(frame).round for frame in frames] == [1, 1, 1, 2, 2]


def test_packs_pass_face_down_before_they_are_looked_at() -> None:
    """CH-2, CH-37."""
    table = Table(GAME).play(deal_line(full_hands(["move " * 6], 4)))
    table.play("0:draft card/move", table.legal(1)[0], table.legal(2)[0])
    assert names_at(Frame(None, table.view(0)), "kept/0") == ["move"]
    assert names_at(Frame(None, table.view(1)), "kept/0") == [""]
    frames = shown(table, table.legal(3)[0], 0)
    assert kinds(frames) == ["choose", "pass", "receive"]
    assert set(names_at(frames[1], "pack/0")) == {""}
    assert "" not in names_at(frames[2], "pack/0")


def test_two_left_are_told_of_the_stalemate() -> None:
    """CH-33."""
    table = opened("attack attack attack attack", at="1,1 2,2 6,6", seats=3)
    for _ in range(2):
        allowed(table, "0:play card/attack seat/1", "0:play card/attack seat/1")
        ended(table, 2)
    duel = table.emitted("duel")
    assert duel == [{"round": 2, "rounds": 5}]
    assert facts.stalemate_round(table.state) == 0


@pytest.mark.parametrize("options", [{}, {"refill": "redraft"}, {"intervene": "one_time"}])
@pytest.mark.parametrize("seats", [2, 3, 4])
def test_whoever_holds_a_card_may_hold_it_as_far_as_all_can_count(
    seats: int, options: dict[str, str]
) -> None:
    """CH-37."""
    rng, ruled_out = Random(seats), 0
    for _ in range(8):
        state = GAME.start(GAME.setup(seats, options))
        while state.phase != OVER:
            if state.awaited == (CHANCE,):
                GAME.apply(state, GAME.chance(state, rng), None)
                continue
            GAME.apply(state, rng.choice(GAME.legal_actions(state, state.awaited[0])), None)
            if state.phase not in (TURN, WINDOW):
                continue
            for seat in state.living:
                for card in range(len(CARDS)):
                    possible = facts.may_hold(state, seat, card)
                    ruled_out += state.sizes[seat] > 0 and not possible
                    assert possible or not count(state.hand[seat], card)
    assert ruled_out or seats == 2, "counting tells something"

"""Facts of a game: owners of stars, consequences of an action, turns, surprises, key moments."""

import pytest

from circus.core.event import Event
from circus.core.facts import KeyMoment
from circus.core.frame import Frame, frames_of
from circus.games.quel_cirque import GAME
from circus.games.quel_cirque.cells import cell_at
from circus.games.quel_cirque.config import NONE
from circus.games.quel_cirque.facts import ClownPosition, Consequences, Fall, consequences, owner, points
from circus.games.quel_cirque.state import HIDDEN, CirqueState
from tests.rules.quel_cirque import choose, opened, roll, turns, walk
from tests.rules.quel_cirque.positions import at_the_top, cornered, loaded, nose_to_nose
from tests.table import Table

RED, GREEN, YELLOW, BLUE = range(4)


def foreseen(table: Table, choice: str, steps: int | None = None) -> Consequences:
    """Return the consequences of a choice, as the view of the seat in turn shows them."""
    (seat,) = table.awaited
    action = GAME.verbs.parse(f"{seat}:{choice}")
    assert GAME.rule_violation(table.state, action) is None
    return consequences(table.view(seat), action, steps)


def frames(table: Table, choice: str, viewer: int = -1) -> list[Frame]:
    """Return the viewer's frames of a choice."""
    action = GAME.verbs.parse(f"{table.awaited[0]}:{choice}")
    assert GAME.rule_violation(table.state, action) is None
    return frames_of(GAME, table.state, action, (viewer,))[viewer]


def moments(seen: list[Frame]) -> list[tuple[str, KeyMoment | None, str]]:
    """Return the events that are key moments or have a ruling."""
    facts = GAME.facts
    told = [(frame.event, state_of(frame)) for frame in seen if frame.event is not None]
    listed = [(event.kind, facts.key_moment(event, view), facts.ruling(event, view)) for event, view in told]
    return [each for each in listed if each[1] or each[2]]


def state_of(frame: Frame) -> CirqueState:
    """Return the view of a frame."""
    assert isinstance(frame.view, CirqueState)
    return frame.view


def where(frame: Frame, clown: str) -> str:
    """Return the place of a clown in a frame."""
    (place,) = (piece.place for piece in GAME.pieces(state_of(frame)) if piece.name == clown)
    return place


def test_stars_belong_to_the_owner_of_the_color() -> None:
    """QC-10."""
    table = turns(opened(2), "red add red clown/1")
    walk(table, "clown/1", "cell/2,2", "cell/2,3")
    assert [points(table.state, seat) for seat in (0, 1)] == [1, 0]
    assert [owner(table.state, color) for color in (RED, GREEN, BLUE)] == [0, 1, NONE]


def test_before_the_colors_are_handed_out_nobody_owns_one() -> None:
    table = Table(GAME, 3, opened().setup.level)
    assert owner(table.state, RED) == NONE
    assert points(table.state, 0) == 0


def test_secret_owners_and_points_are_known_to_themselves_alone() -> None:
    """QC-20."""
    table = opened(3, secret_clown=True)
    assert [owner(table.view(1), color) for color in (RED, GREEN, BLUE)] == [HIDDEN, 1, HIDDEN]
    assert [points(table.view(1), seat) for seat in range(3)] == [HIDDEN, 0, HIDDEN]


def test_a_preview_tells_which_marble_falls_and_who_gains() -> None:
    """QC-7, QC-10."""
    table = roll(walk(loaded(opened(), "clown/1", "green"), "clown/1", "cell/2,2"), "green")
    seen = foreseen(table, "move clown/1 cell/2,3")
    assert seen.falls == (Fall(1, cell_at(2, 3), GREEN, 1, 1),)
    assert [seen.gain(seat) for seat in range(4)] == [0, 1, 0, 0]
    assert seen.moved == (ClownPosition(1, cell_at(2, 3), NONE),)
    assert not seen.ends


def test_a_preview_of_a_way_half_gone_tells_no_more_than_that() -> None:
    table = walk(loaded(opened(), "clown/1", "green"), "clown/1", "cell/2,2")
    roll(loaded(table, "clown/1", "red"), "red")
    line = "move clown/1 cell/3,2 cell/3,3"
    assert foreseen(table, line, 1).moved == (ClownPosition(1, cell_at(3, 2), RED),)
    assert foreseen(table, line).moved == (ClownPosition(1, cell_at(3, 3), RED),)


def test_a_preview_changes_nothing_on_the_table() -> None:
    table = roll(at_the_top(opened(), "red"), "white")
    before = table.state.copy()
    assert foreseen(table, "move clown/2 cell/2,8").ends
    assert table.state == before


def test_a_preview_of_a_push_moves_both_clowns_and_drops_the_pushed_marble() -> None:
    """QC-16."""
    table = roll(nose_to_nose("bousculade", "red", "green"), "green")
    seen = foreseen(table, "move clown/0 cell/2,2 cell/1,2", 1)
    assert seen.moved == (ClownPosition(0, cell_at(2, 2), GREEN), ClownPosition(1, cell_at(2, 3), NONE))
    assert seen.falls == (Fall(1, cell_at(2, 3), BLUE, 1, 3),)


def test_a_preview_of_a_push_over_the_edge_tells_what_is_lost() -> None:
    """QC-17."""
    table = roll(loaded(opened(push="clumsy"), "clown/2", "blue"), "red")
    roll(loaded(choose(table, "add red clown/1"), "clown/1", "green"), "green")
    seen = foreseen(table, "move clown/1 cell/3,1 cell/3,2", 1)
    assert (seen.ejected, seen.lost) == (2, (BLUE,))
    assert seen.moved == (ClownPosition(1, cell_at(3, 1), GREEN),)


def test_a_preview_tells_nothing_of_marbles_that_are_hidden() -> None:
    """QC-26."""
    table = walk(loaded(opened(hidden_marbles=True), "clown/1", "green"), "clown/1", "cell/2,2")
    roll(loaded(table, "clown/1", "red"), "red")
    assert foreseen(table, "move clown/1 cell/2,3 cell/2,4").falls == (
        Fall(1, cell_at(2, 3), HIDDEN, 1, HIDDEN),
    )


def test_a_preview_of_an_added_marble_that_falls_through() -> None:
    """QC-9: clown 1 was pushed empty onto the last hole."""
    seen = foreseen(roll(cornered("bousculade"), "green"), "add green clown/1")
    assert seen.falls == (Fall(1, cell_at(2, 8), GREEN, 6, 1),) and seen.ends
    assert max(seen.scores) == seen.scores[1] == 6, "the game would be over, with these stars"


def test_a_marble_that_falls_through_has_a_ruling() -> None:
    """QC-9, but for the last hole."""
    seen = frames(roll(over_the_second_hole(), "red"), "add red clown/1")
    assert moments(seen) == [("drop", KeyMoment("hole", (0,)), "QC-9")]


def over_the_second_hole() -> Table:
    """Clown 1, emptied over the first hole, was pushed onto the second one."""
    table = walk(loaded(opened(push="bousculade"), "clown/1", "blue"), "clown/1", "cell/2,2", "cell/2,3")
    way = ("cell/1,2", "cell/2,2", "cell/2,3", "cell/3,3", "cell/3,4", "cell/2,4")
    return walk(loaded(table, "clown/0", "green"), "clown/0", *way)


def test_the_course_of_a_turn() -> None:
    """QC-15."""
    table = Table(GAME, 4, opened().setup.level)
    course = [GAME.facts.turn(table.state)]
    for line in ("*:colors red green yellow blue", "*:first seat/2", "*:roll red", "2:add red clown/0"):
        course.append(GAME.facts.turn(table.play(line).state))
    assert course == [
        ("preparation", 0, 0),
        ("preparation", 0, 0),
        ("roll", 1, 1),
        ("choice", 1, 1),
        ("roll", 1, 2),
    ]


def test_to_seat_a_fallen_clown_is_a_phase_of_the_same_turn() -> None:
    """QC-17."""
    table = loaded(opened(push="clumsy"), "clown/1", "red", "blue")
    turns(table, "blue move clown/1 cell/3,1 cell/3,2")
    assert GAME.facts.turn(table.state) == ("seat", 1, 3)
    choose(table, "seat clown/2 cell/2,1")
    assert GAME.facts.turn(table.state) == ("roll", 1, 4)


def test_the_last_hole_is_a_key_moment_and_ends_the_game_by_a_ruling() -> None:
    """QC-13."""
    seen = frames(roll(at_the_top(opened(), "red"), "white"), "move clown/2 cell/2,8")
    assert moments(seen) == [("drop", KeyMoment("last_hole", (0,)), "QC-13")]
    assert GAME.facts.turn(state_of(seen[-1])).phase == "over"


def test_a_marble_pushed_into_a_hole_concerns_its_owner_and_has_a_ruling() -> None:
    """QC-16."""
    seen = frames(roll(nose_to_nose("bousculade", "red", "green"), "green"), "move clown/0 cell/2,2 cell/1,2")
    assert moments(seen) == [("drop", KeyMoment("hole", (3,)), "QC-16")]


def test_a_hole_of_a_secret_color_concerns_nobody_by_name() -> None:
    """QC-20."""
    table = walk(loaded(opened(secret_clown=True), "clown/1", "green"), "clown/1", "cell/2,2")
    event = Event("drop", {"color": "green", "stars": 1, "after": "move"})
    assert GAME.facts.key_moment(event, table.view(0)) == KeyMoment("hole", ())
    assert GAME.facts.key_moment(event, table.view(1)) == KeyMoment("hole", (1,))


def test_a_clown_pushed_off_the_board_is_a_key_moment_of_its_pusher() -> None:
    """QC-17."""
    table = roll(loaded(opened(push="clumsy"), "clown/1", "red"), "red")
    (seat,) = table.awaited
    assert moments(frames(table, "move clown/1 cell/3,1")) == [
        ("eject", KeyMoment("eject", (seat,)), "QC-17")
    ]


@pytest.mark.parametrize("secret", [False, True])
def test_secret_colors_are_turned_up_when_the_end_is_told_and_not_before(secret: bool) -> None:
    """QC-20: the marble is seen to fall first."""
    table = roll(at_the_top(opened(secret_clown=secret), "red"), "white")
    seen = {
        frame.event.kind: state_of(frame).colors
        for frame in frames(table, "move clown/2 cell/2,8", 1)
        if frame.event
    }
    assert seen["end"] == (RED, GREEN, YELLOW, BLUE)
    assert seen["drop"] == ((HIDDEN, GREEN, HIDDEN, HIDDEN) if secret else seen["end"])


def test_a_clown_walks_frame_by_frame_and_never_stands_on_another() -> None:
    """QC-6: who pushes and who is pushed move together."""
    table = roll(nose_to_nose("bousculade", "red", "green", "yellow"), "yellow")
    seen = frames(table, "move clown/0 cell/2,2 cell/2,3 cell/1,3")
    steps = [
        (frame.event.kind, where(frame, "clown/0"), where(frame, "clown/1")) for frame in seen if frame.event
    ]
    assert steps == [
        ("move", "cell/2,1", "cell/2,2"),
        ("push", "cell/2,2", "cell/2,3"),
        ("drop", "cell/2,2", "cell/2,3"),
        ("push", "cell/2,3", "cell/2,4"),
        ("step", "cell/1,3", "cell/2,4"),
    ]

"""The director: tweens are shown in their order, and every end is exactly what the tween said."""

from dataclasses import replace
from itertools import pairwise

import pytest

from circus.session.pace import SPEEDS
from circus.ui.gfx.director import LIFT, Director, PlacedPiece, Tween, match
from tests.director import lying

HERE = lying("a")
THERE = lying("a", "pile", 300.0)
OTHER = lying("b", "pile", 600.0)


def directing(*shown: PlacedPiece, speed: str = "normal", reduced_motion: bool = False) -> Director:
    """A director with these pieces lying still."""
    director = Director(speed, reduced_motion=reduced_motion)
    director.place(shown)
    return director


def shown_piece(director: Director, number: int = 0) -> PlacedPiece:
    return director.placed[number]


def test_what_is_placed_lies_there_at_once() -> None:
    director = directing(HERE)
    assert (director.placed, director.goal, director.busy) == ((HERE,), (HERE,), False)


def test_time_is_a_number_and_nothing_moves_without_it() -> None:
    director = directing(HERE)
    director.queue(Tween((THERE,), ms=200))
    assert director.busy
    assert director.placed == (HERE,)
    director.advance(0)
    assert shown_piece(director).x == pytest.approx(HERE.x)


def test_a_piece_glides_from_where_it_was_to_where_it_will_be() -> None:
    director = directing(HERE)
    director.queue(Tween((THERE,), ms=200))
    places = []
    for _ in range(10):
        director.advance(10)
        places.append(shown_piece(director).x)
    assert places[0] > 0
    assert all(before < after for before, after in pairwise(places[:5]))
    assert director.busy
    director.advance(100)
    assert (director.placed, director.busy) == ((THERE,), False)


def test_a_glide_swings_a_little_past_its_end_and_comes_back() -> None:
    director = directing(HERE)
    director.queue(Tween((THERE,), ms=200))
    director.advance(150)
    assert THERE.x < shown_piece(director).x < THERE.x * 1.2
    director.advance(50)
    assert shown_piece(director).x == THERE.x


def test_what_flies_to_another_place_passes_over_what_lies() -> None:
    high = replace(OTHER, layer=30)
    director = directing(HERE, high)
    director.queue(Tween((THERE, high), ms=200))
    director.advance(100)
    assert shown_piece(director).layer == LIFT > shown_piece(director, 1).layer == 30
    director.finish()
    assert shown_piece(director).layer == THERE.layer


def test_what_moves_within_its_place_stays_in_its_layer() -> None:
    director = directing(HERE)
    director.queue(Tween((replace(HERE, x=50.0),), ms=200))
    director.advance(100)
    assert shown_piece(director).layer == HERE.layer


def test_tweens_are_shown_in_their_order() -> None:
    director = directing(HERE)
    director.queue(Tween((THERE,), ms=100, moment="first"))
    director.queue(Tween((HERE,), ms=100, moment="second"))
    assert director.goal == (HERE,)
    director.advance(99)
    assert director.moment is None
    director.advance(1)
    assert shown_piece(director).x == pytest.approx(THERE.x)
    assert director.moment == "first"
    director.advance(20)
    assert director.moment == "first"
    assert HERE.x < shown_piece(director).x < THERE.x
    director.advance(80)
    assert (director.placed, director.busy) == ((HERE,), False)
    assert director.moment == "second"


def test_a_moment_begins_when_the_motion_has_ended_and_lasts_through_its_hold() -> None:
    director = directing(HERE)
    director.queue(Tween((THERE,), ms=100, hold=50, moment="landed"))
    director.advance(99)
    assert (director.moment, director.last_moment) == (None, "landed")
    director.advance(1)
    assert (director.moment, director.busy) == ("landed", True)


def test_time_left_over_from_a_stage_goes_to_the_next() -> None:
    director = directing(HERE)
    director.queue(Tween((THERE,), ms=100))
    director.queue(Tween((HERE,), ms=100))
    director.advance(199)
    assert director.busy
    director.advance(1)
    assert (director.placed, director.busy) == ((HERE,), False)


def test_staggered_pieces_start_one_after_the_other() -> None:
    begin = tuple(lying(key) for key in "abc")
    end = tuple(lying(key, "pile", 300.0) for key in "abc")
    director = directing(*begin)
    director.queue(Tween(end, ms=100, stagger=40))
    director.advance(30)
    assert [piece.x > 0 for piece in director.placed] == [True, False, False]
    director.advance(30)
    assert [piece.x > 0 for piece in director.placed] == [True, True, False]
    director.advance(60)
    assert shown_piece(director) == end[0]
    assert director.placed[2].x > 0
    director.advance(59)
    assert director.busy
    director.advance(1)
    assert (director.placed, director.busy) == (end, False)


def test_a_piece_that_does_not_move_takes_no_turn_in_the_stagger() -> None:
    still, begin, end = OTHER, lying("a"), lying("a", "pile", 300.0)
    director = directing(still, begin)
    director.queue(Tween((still, end), ms=100, stagger=500))
    director.advance(100)
    assert (director.placed, director.busy) == ((still, end), False)


def test_a_stage_where_nothing_moves_takes_only_its_hold() -> None:
    director = directing(HERE)
    director.queue(Tween((HERE,), ms=1000, hold=80))
    director.advance(79)
    assert director.busy
    director.advance(1)
    assert not director.busy
    director.queue(Tween((HERE,), ms=1000))
    director.advance(0)
    assert not director.busy


def test_a_stage_where_nothing_moves_or_is_held_is_no_stage() -> None:
    director = directing(HERE)
    director.queue(Tween((HERE,), ms=200, sounds=("click",), moment="told"))
    assert not director.busy, "a click in between would be lost"
    assert (director.moment, director.sounds()) == ("told", ["click"])


def test_a_hold_stands_still_at_the_end_of_its_stage() -> None:
    director = directing(HERE)
    director.queue(Tween((THERE,), ms=100, hold=500))
    director.advance(599)
    assert director.busy
    assert director.placed == (THERE,)
    director.advance(1)
    assert not director.busy


@pytest.mark.parametrize("speed", ["slow", "normal", "fast"])
def test_speeds_stretch_motion_stagger_and_hold(speed: str) -> None:
    director = directing(HERE, lying("b"), speed=speed)
    director.queue(Tween((THERE, OTHER), ms=100, stagger=60, hold=40))
    whole = 200 * SPEEDS[speed]
    director.advance(whole - 1)
    assert director.busy
    director.advance(1)
    assert not director.busy


def test_at_speed_off_every_tween_is_reached_at_once() -> None:
    director = directing(HERE, speed="off")
    director.queue(Tween((THERE,), ms=5000, hold=5000, sounds=("slide",), moment="moved"))
    assert (director.placed, director.busy) == ((THERE,), False)
    assert (director.sounds(), director.moment) == (["slide"], "moved")


def test_a_hurry_makes_time_pass_faster() -> None:
    director = directing(HERE)
    director.queue(Tween((THERE,), ms=400))
    director.hurry = 4.0
    director.advance(99)
    assert director.busy
    director.advance(1)
    assert not director.busy


def test_finish_reaches_the_last_tween_and_tells_all_of_them() -> None:
    director = directing(HERE)
    director.queue(Tween((THERE,), ms=100, sounds=("one",), moment="first"))
    director.queue(Tween((OTHER,), ms=100, sounds=("two",), moment="second"))
    director.queue(Tween((HERE,), ms=100, sounds=("three",)))
    director.finish()
    assert (director.placed, director.busy) == ((HERE,), False)
    assert director.sounds() == ["one", "two", "three"]
    assert director.moment == "second"


def test_no_sound_is_played_twice_when_a_running_tween_is_finished() -> None:
    director = directing(HERE)
    director.queue(Tween((THERE,), ms=100, sounds=("one",)))
    director.queue(Tween((HERE,), ms=100, sounds=("two",)))
    director.advance(50)
    director.finish()
    assert director.sounds() == ["one", "two"]
    assert director.placed == (HERE,)


def test_sounds_begin_with_their_tween_and_are_told_once() -> None:
    director = directing(HERE)
    director.queue(Tween((THERE,), ms=100, sounds=("slide", "clack")))
    director.queue(Tween((HERE,), ms=100, sounds=("slide",)))
    assert director.sounds() == []
    director.advance(1)
    assert director.sounds() == ["slide", "clack"]
    assert director.sounds() == []
    director.advance(100)
    assert director.sounds() == ["slide"]


def test_a_tween_without_a_moment_leaves_the_last_one() -> None:
    director = directing(HERE)
    director.queue(Tween((THERE,), moment="played"))
    director.queue(Tween((HERE,)))
    director.advance(10_000)
    assert director.moment == "played"


def test_placing_forgets_what_was_queued() -> None:
    director = directing(HERE)
    director.queue(Tween((THERE,), ms=100))
    director.queue(Tween((HERE,), ms=100))
    director.advance(50)
    director.place((OTHER,))
    assert (director.placed, director.goal, director.busy) == ((OTHER,), (OTHER,), False)


@pytest.mark.parametrize("step", [1, 7, 16, 33, 250, 10_000])
@pytest.mark.parametrize("reduced_motion", [False, True])
def test_the_last_stage_is_always_exactly_what_is_shown_in_the_end(step: int, reduced_motion: bool) -> None:
    goal = (replace(THERE, face="", tilt=12.0, height=80.0, alpha=0.5, layer=7, name="card/1"), OTHER)
    director = directing(HERE, reduced_motion=reduced_motion)
    director.queue(Tween((OTHER,), ms=120, stagger=30, hold=50))
    director.queue(Tween(goal, ms=90))
    assert director.goal == goal
    for _ in range(10_000 // step + 1):
        director.advance(step)
    assert (director.placed, director.busy) == (goal, False)


def test_a_face_turns_when_the_piece_is_on_edge() -> None:
    back, front = replace(HERE, face=""), replace(HERE, face="seer")
    director = directing(back)
    director.queue(Tween((front,), ms=200))
    faces, turns = [], []
    for _ in range(19):
        director.advance(10)
        faces.append(shown_piece(director).face)
        turns.append(round(shown_piece(director).turn, 6))
    assert faces == [""] * 9 + ["seer"] * 10
    assert turns[9] == 0.0
    assert turns == turns[::-1]
    assert turns[0] == 0.9


def test_a_piece_that_keeps_its_face_stays_flat() -> None:
    director = directing(HERE)
    director.queue(Tween((THERE,), ms=200))
    director.advance(100)
    assert shown_piece(director).turn == 1.0


def test_a_new_mood_takes_no_time_and_turns_nothing_round() -> None:
    angry = replace(HERE, about=("angry",))
    director = directing(HERE, OTHER)
    director.queue(Tween((angry, OTHER), ms=200))
    assert (director.placed, director.busy) == ((angry, OTHER), False)
    director.queue(Tween((HERE, replace(OTHER, x=900.0)), ms=200))
    director.advance(50)
    assert shown_piece(director) == HERE and OTHER.x < shown_piece(director, 1).x < 900


def test_reduced_motion_fades_instead_of_flying() -> None:
    director = directing(HERE, reduced_motion=True)
    director.queue(Tween((THERE,), ms=200))
    found = []
    for _ in range(4):
        director.advance(40)
        piece = shown_piece(director)
        found.append((piece.x, piece.place, round(piece.alpha, 6), piece.turn))
    assert found == [
        (HERE.x, "table", 0.6, 1.0),
        (HERE.x, "table", 0.2, 1.0),
        (THERE.x, "pile", 0.2, 1.0),
        (THERE.x, "pile", 0.6, 1.0),
    ]


def test_reduced_motion_shows_a_new_face_only_after_the_old_one_is_gone() -> None:
    director = directing(replace(HERE, face=""), reduced_motion=True)
    director.queue(Tween((replace(HERE, face="seer"),), ms=100))
    director.advance(49)
    assert (shown_piece(director).face, round(shown_piece(director).alpha, 6)) == ("", 0.02)
    director.advance(2)
    assert (shown_piece(director).face, round(shown_piece(director).alpha, 6)) == ("seer", 0.02)


def test_a_piece_from_nowhere_fades_in_where_it_lies() -> None:
    director = directing()
    director.queue(Tween((THERE,), ms=100))
    director.advance(25)
    assert (shown_piece(director).x, shown_piece(director).alpha) == (THERE.x, 0.25)
    director.advance(75)
    assert shown_piece(director).alpha == 1.0


def test_a_piece_that_is_gone_is_not_shown() -> None:
    director = directing(HERE, OTHER)
    director.queue(Tween((OTHER,), ms=100))
    director.advance(1)
    assert director.placed == (OTHER,)


def test_pieces_keep_their_identity_by_key() -> None:
    one, two = lying("a", x=1.0), lying("b", x=2.0)
    turned = (replace(two, x=20.0), replace(one, x=10.0))
    assert match((one, two), turned) == [(two, turned[0]), (one, turned[1])]


def test_a_hidden_card_becomes_the_one_that_was_shown() -> None:
    mine = lying("card=9#0", "hand/0", face="9")
    left, right = (lying(f"card@hand/1#{at}", "hand/1", x, face="") for at, x in enumerate((10.0, 20.0)))
    played = lying("card=7#0", "trick/1", 90.0, face="7")
    assert match((mine, left, right), (mine, left, played)) == [(mine, mine), (left, left), (right, played)]


def test_a_shown_card_comes_from_the_place_where_one_is_missing() -> None:
    far, near = lying("card@hand/1#0", "hand/1", face=""), lying("card@hand/2#0", "hand/2", face="")
    shown = lying("card=7#0", "hand/2", face="7")
    assert match((far, near), (shown,)) == [(near, shown)]


def test_a_card_with_the_same_face_is_rather_taken_than_a_hidden_one() -> None:
    hidden, same = lying("card@deck#0", "deck", face=""), lying("card=7#1", "pile", face="7")
    new = lying("card=7#0", "table", face="7")
    assert match((hidden, same), (new,)) == [(same, new)]


def test_no_piece_becomes_one_of_another_kind() -> None:
    die = lying("b", kind="die")
    assert match((lying("a", kind="marble"),), (die,)) == [(replace(die, alpha=0.0), die)]


def test_no_piece_becomes_two() -> None:
    one = lying("card@deck#0", "deck", face="")
    new = (lying("card=1#0", face="1"), lying("card=2#0", face="2"))
    assert match((one,), new) == [(one, new[0]), (replace(new[1], alpha=0.0), new[1])]


SHOWN = lying("a", "trick", 500.0)


@pytest.mark.parametrize("speed", SPEEDS)
def test_what_has_to_be_seen_stays_at_every_speed(speed: str) -> None:
    director = directing(HERE, speed=speed)
    director.queue(Tween((SHOWN,), ms=200, stays=800))
    director.queue(Tween((THERE,), ms=200))
    director.advance(200 * SPEEDS[speed])
    director.advance(790)
    assert (director.placed, director.busy) == ((SHOWN,), True)
    director.advance(400)
    assert (director.placed, director.busy) == ((THERE,), False)


def test_a_click_stops_at_what_has_to_be_seen_and_the_next_one_goes_on() -> None:
    director = directing(HERE)
    for tween in (
        Tween((OTHER,), ms=200),
        Tween((SHOWN,), ms=200, stays=800, moment="seen"),
        Tween((THERE,)),
    ):
        director.queue(tween)
    director.finish()
    assert (director.placed, director.moment) == ((SHOWN,), "seen")
    director.finish()
    director.advance(1000)
    assert director.placed == (THERE,)


@pytest.mark.parametrize("speed", SPEEDS)
def test_what_waits_goes_on_by_a_click_alone(speed: str) -> None:
    director = directing(HERE, speed=speed)
    director.queue(Tween((SHOWN,), ms=200, hold=500, sounds=("page",), waits=True))
    director.queue(Tween((THERE,), ms=200, sounds=("chip",)))
    director.advance(60_000)
    assert (director.placed, director.waiting, director.sounds()) == ((SHOWN,), True, ["page"])
    director.finish()
    director.advance(1000)
    assert (director.placed, director.waiting, director.busy) == ((THERE,), False, False)
    assert director.sounds() == ["chip"]

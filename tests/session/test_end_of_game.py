"""What is told of a game that is over: places, teams, measures, and the moments that decided it."""

from collections import Counter
from functools import cache
from random import Random
from typing import Any

import pytest

from circus import games
from circus.content import levels
from circus.core.ending import Ended, Ending, KeyMomentInTurn, Standing, by_score
from circus.core.facts import KeyMoment, Turn
from circus.core.game import Outcome
from circus.records.match import Match
from circus.session.end_of_game import (
    MAX_MOMENTS,
    format_key_moment,
    format_standing,
    rank_seats,
    select_decisive,
    summarize,
)
from tests.laws.cases import Case, all_cases, step
from tests.table import assert_whole
from tests.texts.schemes import NAMES, every_language, named

PLAYERS = ("Alexandre", "Bénédicte", "Célestine", "Dieudonné", "Esméralda", "Françoise")
every_game = pytest.mark.parametrize("name", NAMES)
every_text = pytest.mark.parametrize("texts", every_language(), ids=lambda texts: texts.language)


def finished(name: str, seats: int, seed: int, **options: object) -> Any:
    """A match of a random game at its end."""
    game = games.find(name)
    match, rng = Match(game, game.setup(seats, options, levels.default(game))), Random(seed)
    while match.outcome is None:
        match.play(step(game, match.state, rng))
    return match


@cache
def ends(name: str) -> list[tuple[Case, Any, Ended[Any]]]:
    """A random game of every way to play, where it comes to an end by itself."""
    found = []
    for case in all_cases():
        if case.name == name:
            options = dict(case.options)
            if name == "flip_circus":
                options.setdefault("turn_limit", 20)
                options["turn_limit"] = options["turn_limit"] or 20
            match = finished(name, case.seats, 1, **options)
            found.append((case, match, summarize(match)))
    return found


@every_game
def test_everybody_has_one_place_and_the_winners_the_first(name: str) -> None:
    for case, match, over in ends(name):
        found = rank_seats(match, over)
        assert Counter(place.seat for place in found) == Counter(range(case.seats)), case
        assert {place.seat for place in found if place.place == 1} == set(over.winners), case
        assert [place.place for place in found] == sorted(place.place for place in found)


@every_game
@every_text
def test_everybody_has_a_measure_of_the_game_itself(name: str, texts: Any) -> None:
    for case, match, over in ends(name):
        for seat in range(case.seats):
            standing = match.game.ending.standing(over, seat)
            assert texts.has(f"{name}-{standing.word}"), standing
            assert_whole(format_standing(texts, name, standing), f"{name}-{standing.word}")


@every_game
@every_text
def test_every_moment_has_a_name_and_a_sentence(name: str, texts: Any) -> None:
    for _, _, over in ends(name):
        assert {key_moment.moment.kind for key_moment in over.key_moments} <= named(name, "moment")
        for key_moment in over.key_moments:
            words = format_key_moment(texts, name, key_moment, PLAYERS)
            assert_whole(words, f"{name}-moment")
            assert "why-seat" not in words and len(words) <= 100, words


@every_game
def test_every_game_tells_what_decided_it(name: str) -> None:
    published = [over for case, _, over in ends(name) if not case.setup.changed]
    moments = [over.key_moments for over in published if name != "flip_circus"]
    assert all(moments)
    assert all(1 <= len(select_decisive(each)) <= MAX_MOMENTS for each in moments)


def key_moment(kind: str, weight: int) -> KeyMomentInTurn:
    return KeyMomentInTurn(KeyMoment(kind, (), weight), Turn("play", 1, 1))


def test_the_weightiest_moments_are_told_in_the_order_in_which_they_came() -> None:
    course = [
        key_moment("a", 5),
        key_moment("b", 1),
        key_moment("c", 9),
        key_moment("d", 5),
        key_moment("e", 5),
    ]
    assert [each.moment.kind for each in select_decisive(course)] == ["c", "d", "e"]
    assert [each.moment.kind for each in select_decisive(course, 1)] == ["c"]


def test_a_game_that_says_nothing_of_its_end_is_told_by_its_scores() -> None:
    most = Outcome((0, 3), (9, 2, 4, 9), "")
    assert by_score(Ended[Any](None, *most, ()), False) == ((0, 3), (2,), (1,))
    few = Outcome((1,), (9, 2, 4, 4), "")
    assert Ending[Any](fewest_win=True).ranking(Ended[Any](None, *few, ())) == ((1,), (2, 3), (0,))
    assert Ending[Any]().standing(Ended[Any](None, *few, ()), 0) == Standing("score", 9)


def test_points_stand_for_a_measure_that_a_game_has_no_words_for() -> None:
    texts = every_language()[0]
    assert format_standing(texts, "pebbles", Standing("score", 3)) == "3 points"
    assert format_key_moment(texts, "pebbles", key_moment("splash", 1), PLAYERS) == ""


def test_clowns_stand_in_the_order_in_which_pies_hit_them() -> None:
    """CS-22."""
    match = finished("clown_standoff", 4, 3)
    over = summarize(match)
    order = [place.seat for place in rank_seats(match, over)]
    assert order == [*match.state.playing, *reversed(match.state.fallen)]
    standings = [match.game.ending.standing(over, seat) for seat in order]
    assert [each.word for each in standings] == ["standing-clean", *["standing-pie"] * 3]
    assert [each.count for each in standings[1:]] == [3, 2, 1]


def test_those_who_only_watched_share_the_last_place() -> None:
    """CS-9, CS-22."""
    match = finished("clown_standoff", 6, 5, no_tricks="sit_out")
    over = summarize(match)
    watched = [seat for seat in range(6) if seat not in (*match.state.playing, *match.state.fallen)]
    assert len(watched) > 1
    assert {place.place for place in rank_seats(match, over) if place.seat in watched} == {7 - len(watched)}
    assert {match.game.ending.standing(over, seat).word for seat in watched} == {"standing-watched"}


def test_mobsters_stand_in_the_order_in_which_they_died() -> None:
    match = finished("clearing_house", 4, 5)
    over = summarize(match)
    died = [each.moment.seats[0] for each in over.key_moments if each.moment.kind == "death"]
    order = [place.seat for place in rank_seats(match, over)]
    assert died and order[-len(died) :] == list(reversed(died))
    rounds = [match.game.ending.standing(over, seat).count for seat in died]
    assert rounds == sorted(rounds)


def test_a_team_is_one_on_its_place_and_stands_together() -> None:
    """FC-33."""
    match = finished("flip_circus", 4, 2, turn_limit=100)
    over = summarize(match)
    found = rank_seats(match, over)
    assert len(over.winners) == 2
    assert [place.place for place in found] == [1, 1, 2, 2]
    assert [place.side for place in found] in ([0, 0, 1, 1], [1, 1, 0, 0])


def test_stars_are_told_beside_the_color_that_was_drawn() -> None:
    """QC-20: at the end everybody shows theirs."""
    match = finished("quel_cirque", 3, 4, secret_clown=True)
    pictures = [match.game.ending.standing(summarize(match), seat).picture for seat in range(3)]
    assert len(set(pictures)) == 3 and all(each.startswith("quel_cirque/marble_") for each in pictures)


def test_a_pie_marks_the_face_that_it_hits_and_no_other() -> None:
    match = finished("clown_standoff", 4, 3)
    mark = match.game.facts.mark
    assert [bool(mark(match.state, seat)) for seat in range(4)] == [
        seat in match.state.fallen for seat in range(4)
    ]

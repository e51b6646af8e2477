"""Flip Circus: two teams of two, and the penalty for an error."""

from circus.core.game import Outcome
from tests.rules.flip_circus.openings import circle, flips, known, opened, prepare
from tests.table import Table

BESIDE = circle(("tamer", "strongman", "magician", "seer", "acrobat"))
"""A circle in which a flip of 0 puts a Tamer beside the Fortune Teller at 1."""


def tamer_beside(seats: int = 2, errors: str = "penalised") -> Table:
    """Seat 0 owes one action, a Tamer lies at 0 beside the Fortune Teller at 1."""
    return opened(BESIDE, seats=seats, errors=errors).play("0:flip token/0")


def test_the_seats_of_the_teams_alternate_and_play_clockwise() -> None:
    """Jeu en équipe, FC-33."""
    table = opened(seats=4, first=2)
    order: list[int] = []
    for _ in range(5):
        order += table.awaited
        prepare(table, *flips(1, 1))
    assert order == [2, 3, 0, 1, 2]


def test_partners_share_their_applause() -> None:
    """Jeu en équipe: "une réserve commune"; either of the second team may spend it."""
    table = prepare(opened(seats=4), *flips(1, 1)).play("1:flip token/1", "1:flip token/1", "1:end")
    assert not table.offers("2:encore")
    prepare(table, *flips(1, 1))
    assert table.awaited == (3,)
    assert table.play("3:encore").state.applause == [0, 0]


def test_the_clown_takes_from_the_opposing_team() -> None:
    """FC-34."""
    table = opened(seats=4).play("0:swap token/0 token/1", "0:applause drop")
    assert table.state.applause == [0, 0]
    table = opened(seats=4, first=2).play("2:swap token/0 token/1", "2:applause take")
    assert table.state.applause == [1, 1]


def test_the_partner_sees_what_the_seer_sees() -> None:
    """Jeu en équipe: "votre coéquipier peut également consulter"."""
    table = opened(seats=4).play("0:seer token/1")
    assert known(table, 0) == known(table, 2) == {0: "magician", 2: "seer"}
    assert known(table, 1) == known(table, 3) == known(table, -1) == {}
    assert table.emitted("backs", 2) == table.emitted("backs", 0) != []
    assert table.emitted("backs", 1) == table.emitted("backs", 3) == []


def test_the_partner_does_not_see_a_look_for_applause() -> None:
    """FC-33."""
    table = prepare(opened(seats=4), *flips(1, 1)).play("1:peek token/5")
    assert known(table, 1) == {1: "magician", 5: "strongman"}
    assert known(table, 3) == {1: "magician"}
    assert table.emitted("backs", 3) == []


def test_a_team_wins_with_three_posters_between_them() -> None:
    """Jeu en équipe: "collectivement 3 tuiles Affiche"; both partners win."""
    table = opened(seats=4).play("0:flip token/2", "0:flip token/3")
    prepare(table, *flips(3, 4))
    prepare(table, *flips(5, 5))
    prepare(table, *flips(1, 1))
    assert [(poster["seat"], poster["artist"]) for poster in table.emitted("poster")] == [
        (0, "seer"),
        (2, "strongman"),
    ]
    prepare(table, *flips(6, 7))
    assert table.outcome == Outcome((0, 2), (3, 0, 3, 0), "posters")


def test_the_fifth_poster_is_open_at_two_each_for_the_teams() -> None:
    """FC-33: "team 2-2"."""
    table = opened(seats=4)
    prepare(table, *flips(2, 3, 3, 4, 5, 5, 6, 7, 7, 8, 9))
    table.play("1:flip token/9", "1:end")
    assert table.outcome == Outcome((1, 3), (2, 3, 2, 3), "five_clowns")


def test_a_draw_of_teams_lists_all_seats() -> None:
    """FC-29."""
    table = prepare(opened(seats=4, turn_limit=1), *flips(1, 1))
    assert table.outcome == Outcome((0, 1, 2, 3), (0, 0, 0, 0), "turn_limit")


def test_errors_are_refused_by_default() -> None:
    """FC-30: the Fortune Teller cannot be misused."""
    opened(BESIDE).play("0:flip token/0").refused("0:misuse token/1", "FC-30")
    assert tamer_beside(errors="refused").offers("0:seer token/1")


def test_a_seer_beside_a_tamer_may_be_misused_where_errors_are_penalised() -> None:
    """Erreur de jeu, FC-30: both backs are seen, and it is an action."""
    table = tamer_beside().play("0:misuse token/1")
    assert known(table, 0) == {0: "clown", 2: "strongman"}
    assert known(table, 1) == {0: "clown"}
    assert table.emitted("backs", 0) == [{"tokens": ("token/0", "token/2"), "backs": ("clown", "strongman")}]
    assert table.emitted("backs", 1) == []
    table.play("1:applause none")
    assert table.awaited == (1,)


def test_the_proper_use_stays_possible_beside_one_tamer() -> None:
    """FC-11, FC-30: both verbs are offered, beside two Tamers only the error."""
    table = tamer_beside()
    assert table.offers("0:seer token/1") and table.offers("0:misuse token/1")
    table = prepare(opened(BESIDE, errors="penalised"), *flips(6, 7))
    assert not table.offers("1:seer token/6") and table.offers("1:misuse token/6")


def test_a_misuse_needs_a_visible_seer_and_a_visible_tamer_beside_her() -> None:
    """FC-30, FC-8."""
    table = opened(BESIDE, errors="penalised")
    table.refused("0:misuse token/1", "FC-30")
    table.refused("0:misuse token/4", "FC-8")


def test_the_opponent_answers_an_error_with_the_clowns_choice() -> None:
    """Erreur de jeu: "son adversaire peut immédiatement déclencher le pouvoir du Clown"."""
    table = tamer_beside().play("0:misuse token/1")
    assert table.awaited == (1,)
    assert table.legal(1) == ["1:applause none", "1:applause take"]
    assert table.play("1:applause take").state.applause == [0, 2]


def test_the_answer_to_an_error_may_take_applause_from_its_maker() -> None:
    """FC-30: and if it was the last, the turn ends by itself (FC-25)."""
    table = opened(BESIDE, first=1, errors="penalised").play("1:flip token/0", "1:flip token/9")
    table.play("0:flip token/9", "0:misuse token/1")
    assert table.legal(1) == ["1:applause drop", "1:applause none", "1:applause take"]
    assert table.play("1:applause drop").awaited == (1,)
    assert table.state.applause == [0, 0]


def test_after_the_penalty_the_turn_goes_on() -> None:
    """FC-30."""
    table = opened(BESIDE, first=1, errors="penalised").play("1:flip token/0", "1:flip token/9")
    table.play("0:misuse token/1", "1:applause none")
    assert table.awaited == (0,)
    table.refused("0:end", "FC-3")
    assert table.offers("0:flip token/9")


def test_in_teams_the_next_seat_answers_for_its_side() -> None:
    """FC-30: and the partner of the erring seat sees the backs too."""
    table = tamer_beside(seats=4).play("0:misuse token/1")
    assert table.awaited == (1,)
    assert known(table, 2) == known(table, 0) == {0: "clown", 2: "strongman"}
    assert known(table, 3) == {0: "clown"}
    table = opened(BESIDE, seats=4, first=2, errors="penalised")
    assert table.play("2:flip token/0", "2:misuse token/1").awaited == (3,)

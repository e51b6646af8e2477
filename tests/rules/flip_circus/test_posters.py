"""Flip Circus: how posters are won, and how a game ends."""

import pytest

from circus.core.game import Outcome
from tests.rules.flip_circus.openings import backs, flips, opened, prepare, shown, two_each
from tests.table import Table

DOUBLE = (
    "*:setup clown+magician seer+magician clown+seer tamer+acrobat clown+strongman "
    "seer+strongman clown+tamer tamer+strongman clown+acrobat magician+acrobat"
)
"""A circle in which one swap can complete two trios."""

CROSS = (
    "flip token/6",
    "swap token/4 token/5",
    "swap token/5 token/6",
    "swap token/6 token/7",
    "flip token/2",
)
"""From `DOUBLE`: seer, seer, tamer, seer, tamer, tamer at the positions 1 to 6."""


def posters(table: Table) -> list[dict[str, object]]:
    """Return the posters won so far, in order."""
    return [{name: poster[name] for name in ("seat", "artist")} for poster in table.emitted("poster")]


def test_three_tokens_of_an_artist_side_by_side_win_its_poster() -> None:
    """Gagner des tuiles Affiche: in the middle of the turn, at once (FC-16)."""
    table = opened().play("0:flip token/2")
    assert not posters(table)
    table.play("0:flip token/3")
    assert posters(table) == [{"seat": 0, "artist": "seer"}]
    places = {piece.face: piece.place for piece in table.game.pieces(table.state) if piece.kind == "poster"}
    assert places.pop("seer") == "posters/0"
    assert set(places.values()) == {"posters"}


def test_a_trio_over_the_seam_counts() -> None:
    """FC-1: positions 9, 0, 1."""
    table = opened().play("0:flip token/0", "0:flip token/1")
    assert posters(table) == [{"seat": 0, "artist": "magician"}]
    facts = {"seat": 0, "artist": "magician", "token": "token/0", "face": "clown"}
    assert table.emitted("bow") == [facts]
    assert table.emitted("trio")[0]["tokens"] == ("token/9", "token/0", "token/1")


def test_the_central_token_of_the_trio_is_turned() -> None:
    """Gagner des tuiles Affiche 2: "Retourner le jeton central"; it stays in the game."""
    table = opened().play("0:flip token/2", "0:flip token/3")
    assert shown(table.state)[1:4] == ["seer", "clown", "seer"]
    assert table.emitted("bow") == [{"seat": 0, "artist": "seer", "token": "token/2", "face": "clown"}]


def test_the_bow_costs_no_action() -> None:
    """FC-16, FC-21: the turn goes on with the remaining action."""
    table = prepare(opened(), *flips(2, 5)).play("1:flip token/3")
    assert posters(table) == [{"seat": 1, "artist": "seer"}]
    table.refused("1:end", "FC-3")
    assert table.offers("1:flip token/3")


def test_three_apart_win_nothing() -> None:
    """Gagner des tuiles Affiche: "en les plaçant côte à côte"."""
    table = prepare(opened(), *flips(0), "swap token/1 token/2", *flips(2))
    assert [at for at, artist in enumerate(shown(table.state)) if artist == "magician"] == [0, 2, 9]
    assert not posters(table)


def test_a_hidden_side_does_not_count_for_a_trio() -> None:
    """Gagner des tuiles Affiche: "face visible", FC-8."""
    table = opened().play("0:flip token/0")
    assert shown(table.state)[0] == shown(table.state)[9] == backs(table.state)[1] == "magician"
    assert not posters(table)


def test_whoever_completes_the_trio_wins_the_poster() -> None:
    """Gagner des tuiles Affiche: "vous devez … prendre", whoever began it."""
    table = prepare(opened(), *flips(5, 2)).play("1:flip token/3")
    assert table.state.posters[0] == 0
    assert posters(table) == [{"seat": 1, "artist": "seer"}]


def test_a_poster_is_won_once() -> None:
    """FC-18: to gather the artist again does nothing, and the trio stays."""
    table = opened().play("0:flip token/2", "0:flip token/3").play("1:flip token/2")
    assert shown(table.state)[1:4] == ["seer"] * 3
    assert len(posters(table)) == len(table.emitted("bow")) == 1


def test_several_posters_may_be_won_in_a_turn() -> None:
    """Gagner des tuiles Affiche: "plusieurs tuiles Affiche lors d'un même tour"."""
    table = prepare(opened(), *flips(2, 6)).play("1:flip token/3", "1:flip token/7")
    assert posters(table) == [{"seat": 1, "artist": "seer"}, {"seat": 1, "artist": "tamer"}]


def test_one_action_may_complete_two_posters() -> None:
    """FC-17, 2.1.3: both are taken, both middles are turned."""
    table = prepare(opened(DOUBLE), *CROSS)
    assert shown(table.state)[1:7] == ["seer", "seer", "tamer", "seer", "tamer", "tamer"]
    (seat,) = table.awaited
    table.play(f"{seat}:swap token/3 token/4")
    assert {poster["artist"] for poster in posters(table)} == {"seer", "tamer"}
    assert {poster["seat"] for poster in posters(table)} == {seat}
    assert [poster["second"] for poster in table.emitted("poster")] == [False, True]
    assert {bow["token"] for bow in table.emitted("bow")} == {"token/2", "token/5"}


def test_of_two_posters_in_one_action_the_third_ends_the_game() -> None:
    """FC-17: at two posters the first of the two decides, the second is not taken."""
    table = opened(DOUBLE)
    prepare(table, *flips(0, 1))  # seat 0: the Magician
    prepare(table, *flips(1, 4), "swap token/6 token/7", *flips(5, 5, 5))
    prepare(table, *flips(6))  # seat 0: the Strongman, at 4, 5 and 6
    assert [poster["seat"] for poster in posters(table)] == [0, 0]
    prepare(table, *flips(6, 7, 4), "swap token/4 token/5", "swap token/5 token/6")
    prepare(table, "swap token/6 token/7", *flips(2))
    table.play("0:swap token/3 token/4")
    assert table.outcome == Outcome((0,), (3, 0), "posters")


def test_the_third_poster_ends_the_game_at_once() -> None:
    """Fin de la partie: with an action left, and the middle is not turned any more."""
    table = prepare(opened(), *flips(2, 3))
    prepare(table, *flips(3, 4))
    prepare(table, *flips(5, 5))
    prepare(table, *flips(6, 1))
    assert table.outcome is None
    table.play("0:flip token/7")
    assert table.outcome == Outcome((0,), (3, 0), "posters")
    assert table.awaited == ()
    assert shown(table.state)[5:8] == ["tamer"] * 3


def test_with_two_each_the_last_artist_wins_at_once() -> None:
    """FC-28: before the end of the turn."""
    table = prepare(two_each(), *flips(0)).play("0:flip token/9", "0:flip token/1")
    assert table.outcome == Outcome((0,), (3, 2), "posters")
    assert table.awaited == ()
    assert shown(table.state)[9] == shown(table.state)[0] == shown(table.state)[1] == "magician"
    assert table.emitted("finish") == [{"winners": (0,), "reason": "posters"}]


def test_five_visible_clowns_win_the_fifth_poster_at_the_end_of_the_turn() -> None:
    """La 5e tuile Affiche, FC-27: also in the very turn in which it came to two each."""
    table = two_each().play("1:flip token/9")
    assert table.awaited == (1,)
    assert table.outcome is None
    table.play("1:end")
    assert table.outcome == Outcome((1,), (2, 3), "five_clowns")
    assert posters(table)[-1] == {"seat": 1, "artist": "magician"}
    clowns = tuple(f"token/{at}" for at, artist in enumerate(shown(table.state)) if artist == "clown")
    assert table.emitted("five_clowns") == [{"seat": 1, "tokens": clowns}]


def test_five_clowns_hidden_again_before_the_end_do_not_win() -> None:
    """FC-27: not tested in the middle of a turn."""
    table = two_each()
    assert shown(table.state).count("clown") == 5
    table.play("1:flip token/0", "1:end")
    assert table.outcome is None
    table.play("0:flip token/0", "0:flip token/0")
    assert table.outcome is None
    assert table.awaited == (1,)


def test_five_clowns_win_for_the_player_whose_turn_ends_whoever_turned_them() -> None:
    """FC-27: one of them was turned by the opponent."""
    table = two_each().play("1:flip token/0", "1:end", "0:flip token/0", "0:flip token/9")
    assert table.outcome == Outcome((0,), (3, 2), "five_clowns")


def test_five_clowns_are_tested_after_all_applause() -> None:
    """FC-27: an action that is bought hides one of them again."""
    table = two_each().play("1:flip token/9", "1:encore", "1:flip token/0")
    assert table.outcome is None
    assert table.awaited == (0,)


def test_five_clowns_win_nothing_before_two_each() -> None:
    """La 5e tuile Affiche: "Si les 2 joueurs ont obtenu 2 tuiles Affiche chacun"."""
    assert opened().play("0:flip token/1", "0:flip token/1").outcome is None
    table = opened().play("0:flip token/2", "0:flip token/3")
    assert shown(table.state).count("clown") == 5
    assert table.outcome is None


def test_the_game_has_no_end_by_itself() -> None:
    """FC-29: no turn limit by default."""
    table = prepare(opened(), *flips(*[1] * 300))
    assert table.state.turns == 150
    assert table.outcome is None


@pytest.mark.parametrize("limit", [1, 2, 5])
def test_the_turn_limit_counts_the_turns_of_all(limit: int) -> None:
    """FC-29: with equal posters all share the win."""
    table = prepare(opened(turn_limit=limit), *flips(*[1] * (2 * limit - 2)))
    assert table.outcome is None
    prepare(table, *flips(1, 1))
    assert table.outcome == Outcome((0, 1), (0, 0), "turn_limit")
    assert table.emitted("finish") == [{"winners": (0, 1), "reason": "turn_limit"}]


def test_at_the_turn_limit_the_side_with_more_posters_wins() -> None:
    """FC-29, for either side."""
    table = opened(turn_limit=2).play("0:flip token/2", "0:flip token/3")
    assert prepare(table, *flips(9, 9)).outcome == Outcome((0,), (1, 0), "turn_limit")
    table = prepare(opened(turn_limit=2), *flips(9, 9, 2, 3))
    assert table.outcome == Outcome((1,), (0, 1), "turn_limit")


def test_five_clowns_at_the_last_turn_go_before_the_limit() -> None:
    """FC-27, FC-29: the end of the turn is tested first."""
    table = two_each_with(6).play("1:flip token/9", "1:end")
    assert table.outcome == Outcome((1,), (2, 3), "five_clowns")


def two_each_with(limit: int) -> Table:
    """Return the position of `two_each` at a table with a turn limit."""
    table = opened(turn_limit=limit)
    return prepare(table, *flips(2, 3, 3, 4, 5, 5, 6, 7, 7, 8, 9))

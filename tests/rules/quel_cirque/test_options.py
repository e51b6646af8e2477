"""Clown paresseux, Dessus-dessous, Clown secret, hidden marbles, and what each seat sees."""

from random import Random

import pytest

from circus.games.quel_cirque import GAME
from tests.rules.quel_cirque import (
    board,
    choices,
    marbles_in,
    opened,
    refused,
    roll,
    turns,
    walk,
)
from tests.rules.quel_cirque.positions import at_the_top, cornered, loaded, nose_to_nose
from tests.table import Table


def cards(table: Table, seat: int) -> dict[str, list[str]]:
    """Return the faces of the color cards in a seat's view, by place."""
    found: dict[str, list[str]] = {}
    for piece in GAME.pieces(table.view(seat)):
        if piece.kind == "card":
            found.setdefault(piece.place, []).append(piece.face)
    return found


def test_a_lazy_clown_need_not_use_all_its_steps() -> None:
    """QC-19: one to n; no step at all is no move."""
    table = walk(loaded(opened(lazy_clown=True), "clown/1", "red"), "clown/1", "cell/2,2")
    roll(loaded(table, "clown/1", "blue"), "blue")
    assert choices(table, "move clown/1") == [
        "cell/1,2",
        "cell/1,2 cell/1,3",
        "cell/2,3",
        "cell/2,3 cell/1,3",
        "cell/2,3 cell/2,4",
        "cell/2,3 cell/3,3",
        "cell/3,2",
        "cell/3,2 cell/3,3",
    ]
    refused(table, "move clown/1 cell/2,3 cell/2,4 cell/2,5", "QC-5")


def test_a_lazy_pusher_stops_early_on_a_way_it_could_push_in_full() -> None:
    """QC-19, QC-23."""
    table = roll(nose_to_nose("bousculade", "red", "green", lazy_clown=True), "green")
    offered = choices(table, "move clown/0")
    assert "cell/2,2" in offered
    assert "cell/2,2 cell/2,3" in offered


def test_a_lazy_pusher_takes_no_way_that_it_could_not_push_in_full() -> None:
    """QC-19: the third step would push clown 1 over the edge."""
    table = cornered("bousculade", "yellow", "yellow", at="cell/1,7", lazy_clown=True)
    roll(table, "yellow")
    refused(table, "move clown/0 cell/1,8 cell/2,8", "QC-19")
    assert choices(table, "move clown/0") == [
        "cell/1,8",
        "cell/2,7",
        "cell/2,7 cell/3,7",
        "cell/2,7 cell/3,7 cell/3,8",
    ]


def test_a_lazy_pusher_that_can_do_nothing_else_goes_as_far_as_it_can_push() -> None:
    """QC-16, QC-19: one step of two."""
    table = cornered("bousculade", "yellow", lazy_clown=True)
    assert choices(roll(table, "yellow"), "move clown/0") == ["cell/2,8"]


def test_a_lazy_clumsy_pusher_goes_on_over_the_edge_or_stops_before() -> None:
    """QC-17, QC-19, QC-23."""
    table = cornered("clumsy", "yellow", lazy_clown=True)
    assert choices(roll(table, "yellow"), "move clown/0") == ["cell/2,8", "cell/2,8 cell/3,8"]


def test_black_may_put_the_bottom_marble_of_a_clown_on_top() -> None:
    """QC-21: the whole action; the clown stays on its space."""
    table = loaded(opened(over_under=True), "clown/0", "red", "blue", "green")
    loaded(table, "clown/1", "red")
    roll(table, "black")
    assert choices(table, "invert") == ["clown/0"]
    refused(table, "invert clown/1", "QC-21")
    refused(table, "invert clown/2", "QC-21")
    table.play(f"{table.awaited[0]}:invert clown/0")
    assert marbles_in(table, "clown/0") == ["blue", "green", "red"]
    assert table.emitted("invert") == [{"seat": 0, "clown": "clown/0", "color": "red"}]
    assert roll(table, "red").awaited == (1,)


def test_the_clown_can_still_be_brought_back_instead() -> None:
    """QC-21: "il peut choisir"."""
    table = walk(loaded(opened(over_under=True), "clown/0", "red"), "clown/0", "cell/1,2")
    assert choices(roll(loaded(table, "clown/0", "blue"), "black"), "return") == ["clown/0 cell/1,1"]
    assert choices(table, "invert") == ["clown/0"]


@pytest.mark.parametrize("face", ["white", "blue"])
def test_only_black_inverts(face: str) -> None:
    """QC-21."""
    refused(roll(loaded(opened(over_under=True), "clown/0", "red", "blue"), face), "invert clown/0", "QC-21")


def test_without_the_option_nobody_inverts() -> None:
    """QC-21."""
    table = roll(loaded(opened(), "clown/0", "red", "blue"), "black")
    refused(table, "invert clown/0", "QC-21")
    assert choices(table, "invert") == []


def test_secret_colors_are_dealt_one_to_each_seat_unseen_by_the_others() -> None:
    """QC-20: also the cards not drawn stay face down."""
    table = opened(3, secret_clown=True)
    assert cards(table, 1) == {"seat/0": [""], "seat/1": ["green"], "seat/2": [""], "box": [""]}
    assert cards(table, -1) == {"seat/0": [""], "seat/1": [""], "seat/2": [""], "box": [""]}
    assert table.emitted("color", 1) == [{"seat": 1, "color": "green"}]
    assert table.emitted("color") == []
    assert table.emitted("colors", 1) == [{}]


def test_secret_colors_are_shown_at_the_end_and_counted_as_ever() -> None:
    """QC-20."""
    table = at_the_top(opened(4, secret_clown=True), "blue")
    walk(table, "clown/2", "cell/2,8")
    assert cards(table, 0) == {
        "seat/0": ["red"],
        "seat/1": ["green"],
        "seat/2": ["yellow"],
        "seat/3": ["blue"],
    }
    assert table.outcome is not None
    assert table.outcome.scores == (0, 0, 0, 6)
    assert table.emitted("end") == [{"colors": ("red", "green", "yellow", "blue")}]
    assert GAME.outcome(table.view(0)) == table.outcome


def test_all_twelve_marbles_are_in_play_with_secret_colors() -> None:
    """QC-20."""
    assert len(marbles_in(opened(2, secret_clown=True), "supply")) == 12


def test_without_the_option_everybody_sees_all_colors_and_there_are_no_cards() -> None:
    table = opened(3)
    assert cards(table, 0) == {}
    assert table.view(0) == table.state


@pytest.mark.parametrize("seat", [-1, 0, 2])
def test_hidden_colors_are_guessed_among_those_not_known(seat: int) -> None:
    """QC-20: every way is as likely as any other."""
    table = opened(3, secret_clown=True)
    seen, rng = table.view(seat), Random(2)
    guesses = [GAME.determinize(seen, rng).colors for _ in range(1200)]
    possible = set(guesses)
    assert len(possible) == (24 if seat == -1 else 6)
    assert all(len(set(guess)) == 3 for guess in possible)
    assert all(guess[seat] == table.state.colors[seat] for guess in possible) or seat == -1
    assert min(guesses.count(guess) for guess in possible) > 1200 / len(possible) * 0.5


def test_marbles_are_all_shown() -> None:
    """QC-26."""
    table = loaded(opened(), "clown/0", "red", "blue", "green")
    assert marbles_in(table, "clown/0", seat=3) == ["red", "blue", "green"]


def test_hidden_marbles_show_the_top_one_and_the_count() -> None:
    """QC-26: the option for those who want to remember."""
    table = loaded(opened(hidden_marbles=True), "clown/0", "red", "blue", "green")
    loaded(table, "clown/1", "yellow")
    for seat in (-1, 0, 3):
        assert marbles_in(table, "clown/0", seat) == ["", "", "green"]
        assert marbles_in(table, "clown/1", seat) == ["yellow"]
    assert marbles_in(table, "clown/0") == ["red", "blue", "green"]


def test_hidden_marbles_are_guessed_among_those_not_to_be_seen() -> None:
    """QC-26: supply, holes and top marbles are visible, which determines the set of the others."""
    table = loaded(opened(hidden_marbles=True), "clown/0", "red", "blue", "green")
    loaded(table, "clown/1", "red", "yellow")
    seen, rng = table.view(0), Random(3)
    guesses = {tuple(map(tuple, GAME.determinize(seen, rng).marbles)) for _ in range(200)}
    red, green, yellow, blue = range(4)
    assert guesses == {
        ((red, blue, green), (red, yellow), ()),
        ((blue, red, green), (red, yellow), ()),
        ((red, red, green), (blue, yellow), ()),
    }


def test_with_hidden_marbles_what_can_be_done_is_seen() -> None:
    """QC-26: a move depends on the top marble and the count only."""
    table = roll(loaded(opened(hidden_marbles=True, over_under=True), "clown/0", "red", "blue"), "black")
    (seat,) = table.awaited
    assert GAME.legal_actions(table.view(seat), seat) == GAME.legal_actions(table.state, seat)


def test_every_option_combines_with_every_other() -> None:
    """QC-23."""
    chosen = {"lazy_clown": True, "secret_clown": True, "over_under": True, "hidden_marbles": True}
    table = Table(GAME, 4, board(), push="clumsy", **chosen)
    table.play("*:colors blue yellow green red", "*:first seat/3")
    turns(table, "red add red clown/1", "blue add blue clown/1", "blue move clown/1 cell/3,1")
    assert table.emitted("eject") == [{"clown": "clown/2", "marbles": (), "by": "clown/1"}]
    turns(table, "black invert clown/1")
    assert marbles_in(table, "clown/1") == ["blue", "red"]


def test_the_pieces_on_the_table_stay_the_same_all_game() -> None:
    """The text, "Contenu": three clowns, twelve marbles, a die; and the cards of QC-20."""
    table = opened(2, secret_clown=True, push="clumsy")
    before = sorted((piece.kind, piece.face) for piece in GAME.pieces(table.state))
    assert [kind for kind, _ in before] == ["card"] * 4 + ["clown"] * 3 + ["die"] + ["marble"] * 12
    turns(loaded(table, "clown/1", "red"), "red move clown/1 cell/3,1")
    walk(table, "clown/1", "cell/3,2", "cell/3,3", "cell/2,3")
    assert sorted((piece.kind, piece.face) for piece in GAME.pieces(table.state)) == before

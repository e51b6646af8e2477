"""Flip Circus: the Clown's power, and the Applause tokens it moves."""

from tests.rules.flip_circus.openings import CROSSED, flips, opened, prepare, shown
from tests.table import Table

JOIN = "swap token/0 token/1"
"""Joins the Clowns of 0 and 2 at the usual opening."""

FOUR = ("swap token/6 token/7", "swap token/8 token/9")
"""From the usual opening: Clowns at 7, 9 and 0, where every swap of 8 and 9 joins two anew (2.1.3)."""


def choices(table: Table) -> int:
    """Return how many times the Clown's choice was offered."""
    return len(table.emitted("clown"))


def test_a_new_group_of_two_clowns_brings_a_choice() -> None:
    """Clown, FC-19: the example of the rules, an artist and a Clown change places."""
    table = opened().play(f"0:{JOIN}")
    assert shown(table.state)[1:3] == ["clown", "clown"]
    assert table.awaited == (0,)
    assert table.legal(0) == ["0:applause drop", "0:applause none", "0:applause take"]


def test_take_gains_a_token_of_the_reserve() -> None:
    """Clown: "Récupérer 1 jeton Applaudissement de la réserve"."""
    table = opened().play(f"0:{JOIN}", "0:applause take")
    assert (table.state.applause, table.state.reserve) == ([1, 1], 3)
    assert table.emitted("applause") == [{"seat": 0, "choice": "take"}]


def test_drop_makes_the_opponent_lose_a_token_to_the_reserve() -> None:
    """Clown: "Faire perdre 1 jeton Applaudissement à votre adversaire (qui le remet dans la réserve)"."""
    table = opened().play(f"0:{JOIN}", "0:applause drop")
    assert (table.state.applause, table.state.reserve) == ([0, 0], 5)


def test_the_choice_may_be_declined() -> None:
    """FC-23: "vous pouvez au choix"."""
    table = opened().play(f"0:{JOIN}", "0:applause none")
    assert (table.state.applause, table.state.reserve) == ([0, 1], 4)


def test_the_opponent_cannot_lose_what_he_does_not_have() -> None:
    """FC-23: only what is possible is offered."""
    table = prepare(opened(), *flips(5, 5)).play(f"1:{JOIN}")
    assert table.legal(1) == ["1:applause none", "1:applause take"]
    table.refused("1:applause drop", "FC-23")


def test_nothing_else_is_done_before_the_choice() -> None:
    """FC-24: never inside an unresolved action."""
    table = prepare(opened(), *flips(1, 1)).play(f"1:{JOIN}")
    for line in ("1:flip token/5", "1:peek token/5", "1:encore", "1:end"):
        table.refused(line, "FC-24")


def test_there_is_no_choice_without_a_clown() -> None:
    """FC-23."""
    opened().refused("0:applause take", "FC-23")


def test_a_flip_that_shows_a_clown_beside_a_clown_brings_a_choice() -> None:
    """Clown: "n'importe quel type d'intervention ou de retournement de jeton"."""
    table = prepare(opened(), *flips(2), JOIN)
    assert choices(table) == 0
    (seat,) = table.awaited
    table.play(f"{seat}:flip token/2")
    assert choices(table) == 1


def test_a_power_that_joins_clowns_brings_a_choice() -> None:
    """Clown: any kind of exchange, the Acrobat's and the Magician's too."""
    assert choices(opened().play("0:acrobat token/7")) == 1
    table = prepare(opened(), *flips(8), "swap token/6 token/7")
    assert choices(table) == 0
    table.play("1:magician token/9")
    assert shown(table.state)[7:9] == ["clown", "clown"]
    assert table.awaited == (1,) and choices(table) == 1


def test_one_choice_for_an_action_that_makes_two_pairs() -> None:
    """FC-20: the Acrobat brings a Clown between two others."""
    table = opened().play("0:acrobat token/7")
    assert shown(table.state)[6:9] == ["clown"] * 3
    table.play("0:applause take", "0:flip token/1")
    assert (table.state.applause, choices(table)) == ([1, 1], 1)


def test_a_group_that_grows_brings_a_choice() -> None:
    """Clown: "ou agrandit un groupe déjà existant"."""
    table = prepare(opened(), "swap token/8 token/9", "swap token/1 token/2")
    assert shown(table.state)[9] == shown(table.state)[0] == shown(table.state)[1] == "clown"
    assert choices(table) == 2


def test_groups_that_merge_bring_a_choice() -> None:
    """FC-19: "Merging two groups counts"."""
    table = prepare(opened(), "swap token/8 token/9", "swap token/1 token/2", *flips(0, 5))
    before = choices(table)
    prepare(table, *flips(0))
    assert [shown(table.state)[at] for at in (9, 0, 1)] == ["clown"] * 3
    assert choices(table) == before + 1


def test_a_group_that_shrinks_brings_nothing() -> None:
    """FC-19."""
    table = prepare(opened(), "swap token/8 token/9", "swap token/1 token/2")
    before = choices(table)
    prepare(table, "swap token/1 token/2", *flips(9))
    assert choices(table) == before


def test_a_group_that_stays_brings_nothing() -> None:
    """FC-19: the pair was there before the action."""
    table = prepare(opened(), JOIN)
    prepare(table, *flips(5))
    assert choices(table) == 1


def test_three_clowns_in_a_row_are_not_turned() -> None:
    """FC-37."""
    table = opened().play("0:acrobat token/7", "0:applause none")
    assert shown(table.state)[6:9] == ["clown"] * 3
    assert table.emitted("bow") == table.emitted("poster") == []


def test_no_token_is_taken_from_an_empty_reserve() -> None:
    """FC-23: five tokens in all."""
    table = _four_taken()
    table.play("0:swap token/8 token/9")
    assert table.legal(0) == ["0:applause drop", "0:applause none"]
    table.refused("0:applause take", "FC-23")


def test_there_is_no_question_where_neither_is_possible() -> None:
    """FC-23: the reserve and the opponent have none."""
    table = _four_taken().play("0:swap token/8 token/9", "0:applause drop")
    table.play("0:swap token/8 token/9")
    assert table.legal(0) == ["0:applause none", "0:applause take"]
    table.refused("0:applause drop", "FC-23")
    table.play("0:applause take", "0:end", "1:flip token/2", "1:flip token/2")
    assert table.state.applause == [5, 0]
    asked = choices(table)
    table.play("0:swap token/8 token/9", "0:swap token/8 token/9")
    assert choices(table) == asked


def _four_taken() -> Table:
    """Seat 0 to act with four Applause tokens, seat 1 with one; two swaps of 8 and 9 join Clowns."""
    table = opened().play(f"0:{FOUR[0]}", "0:applause take", f"0:{FOUR[1]}", "0:applause take", "0:end")
    table.play("1:flip token/2", "1:flip token/2", "1:end")
    for _ in range(2):
        table.play("0:swap token/8 token/9", "0:applause take")
    table.play("0:end", "1:flip token/2", "1:flip token/2", "1:end")
    assert (table.state.applause, table.state.reserve) == ([4, 1], 0)
    return table


def test_a_token_buys_one_more_action() -> None:
    """Action supplémentaire, FC-24: spent at once, also before the first action."""
    table = prepare(opened(), *flips(1, 1)).play("1:encore")
    assert (table.state.applause, table.state.reserve) == ([0, 0], 5)
    assert table.emitted("encore") == [{"seat": 1}]
    table.play("1:flip token/1", "1:flip token/1")
    assert table.awaited == (1,)
    assert table.play("1:flip token/1").awaited == (0,)


def test_a_token_is_spent_after_the_second_action_too() -> None:
    """FC-24."""
    table = prepare(opened(), *flips(1, 1)).play("1:flip token/1", "1:flip token/1", "1:encore")
    table.refused("1:end", "FC-25")
    assert table.play("1:flip token/1").awaited == (0,)


def test_a_bought_action_is_owed() -> None:
    """FC-25: no end before it is made, though Applause is left."""
    table = _four_taken().play("0:encore", "0:flip token/2", "0:flip token/2")
    table.refused("0:end", "FC-25")
    assert table.play("0:flip token/2").offers("0:end")


def test_several_tokens_may_be_spent_in_a_turn() -> None:
    """Jetons Applaudissement: no limit but their number."""
    table = _four_taken().play("0:encore", "0:peek token/1", "0:encore", "0:peek token/1")
    assert (table.state.applause, table.state.reserve) == ([0, 1], 4)
    table.refused("0:encore", "FC-24")
    table.refused("0:peek token/1", "FC-24")


def test_a_bought_action_is_an_action_in_every_respect() -> None:
    """FC-24: a spent token can be regained."""
    table = prepare(opened(), *flips(1, 1)).play("1:encore", f"1:{JOIN}", "1:applause take")
    assert table.state.applause == [0, 1]


def test_after_twenty_actions_in_a_turn_no_more_are_bought() -> None:
    """FC-24: the first two are counted, looks are still for sale, the next turn starts anew."""
    table = opened().play(f"0:{FOUR[0]}", "0:applause take", f"0:{FOUR[1]}", "0:applause take")
    for _ in range(18):
        table.play("0:encore", "0:swap token/8 token/9", "0:applause take")
    table.refused("0:encore", "FC-24")
    assert table.offers("0:peek token/1")
    table.play("0:end", "1:flip token/2", "1:flip token/2", "1:end")
    assert table.offers("0:encore")


def test_what_was_bought_before_the_twentieth_action_is_still_made() -> None:
    """FC-24 counts completed actions; then looks, but no action, are for sale."""
    table = opened().play(f"0:{FOUR[0]}", "0:applause take", f"0:{FOUR[1]}", "0:applause take")
    for _ in range(17):
        table.play("0:encore", "0:swap token/8 token/9", "0:applause take")
    table.play("0:encore", "0:encore", "0:swap token/8 token/9", "0:applause take")
    table.refused("0:encore", "FC-24")
    assert table.offers("0:peek token/1")
    assert not table.offers("0:end")
    assert table.offers("0:swap token/8 token/9")


def test_a_token_buys_a_look_at_one_back() -> None:
    """Verso consulté, FC-12: any of the ten, also under a Tamer."""
    table = prepare(opened(), *flips(1, 1))
    assert all(table.offers(f"1:peek token/{position}") for position in range(10))
    table.play("1:peek token/5")
    assert table.emitted("backs", 1) == [{"tokens": ("token/5",), "backs": ("strongman",)}]
    assert table.emitted("backs", 0) == table.emitted("backs", -1) == []
    assert (table.state.applause, table.state.reserve) == ([0, 0], 5)


def test_a_look_is_no_action() -> None:
    """Verso consulté: both actions are still to be made."""
    table = prepare(opened(), *flips(1, 1)).play("1:peek token/5", "1:flip token/1")
    assert table.awaited == (1,)
    assert table.play("1:flip token/1").awaited == (0,)


def test_the_turn_ends_by_itself_when_the_last_token_is_spent_on_a_look() -> None:
    """FC-25."""
    table = prepare(opened(), *flips(1, 1)).play("1:flip token/1", "1:flip token/1", "1:peek token/5")
    assert table.awaited == (0,)


def test_without_applause_nothing_is_for_sale() -> None:
    """FC-24."""
    opened().refused("0:encore", "FC-24")
    opened().refused("0:peek token/3", "FC-24")


def test_a_poster_and_a_clown_in_one_action_come_in_this_order() -> None:
    """FC-22: tile, bow, then the choice; a bow itself brings none (FC-21)."""
    table = opened(CROSSED)
    prepare(table, *flips(2), "swap token/3 token/4", "swap token/4 token/5", "swap token/5 token/6")
    asked = choices(table)
    table.play("0:swap token/3 token/4")
    assert [event.kind for event in table.events[-5:]] == ["swap", "trio", "poster", "bow", "clown"]
    assert choices(table) == asked + 1
    assert shown(table.state)[1:6] == ["seer", "clown", "seer", "clown", "clown"]
    assert table.legal(0) == ["0:applause drop", "0:applause none", "0:applause take"]

"""Flip Circus: the powers of the artists."""

from tests.rules.flip_circus.openings import backs, circle, flips, known, opened, prepare, shown

BESIDE_ONE = ("tamer", "strongman", "magician", "seer", "acrobat")
"""Behind the Clowns so that a flip of 0 puts a Tamer beside the Magician and the Fortune Teller."""


def test_the_acrobat_changes_places_with_the_token_opposite() -> None:
    """Acrobate, FC-1: "la position strictement opposée dans le cercle" is five positions away."""
    table = opened()
    hidden = backs(table.state)
    table.play("0:acrobat token/7")
    assert (shown(table.state)[2], shown(table.state)[7]) == ("acrobat", "clown")
    assert (backs(table.state)[2], backs(table.state)[7]) == (hidden[7], hidden[2])
    assert table.emitted("acrobat") == [{"seat": 0, "tokens": ("token/7", "token/2"), "token": "token/7"}]


def test_the_acrobat_does_not_change_places_with_the_tamer() -> None:
    """Dresseuse, FC-9."""
    odd = ("seer+magician", "tamer+strongman", "strongman+seer", "tamer+acrobat", "acrobat+magician")
    table = prepare(opened(circle(odd=odd)), *flips(8))
    assert (shown(table.state)[8], shown(table.state)[3]) == ("acrobat", "tamer")
    table.refused("0:acrobat token/8", "FC-9")


def test_two_acrobats_may_change_places() -> None:
    """FC-9, FC-36: nothing visible changes, the backs move."""
    odd = ("seer+magician", "acrobat+tamer", "strongman+seer", "tamer+strongman", "magician+acrobat")
    table = prepare(opened(circle(odd=odd)), *flips(8))
    before, hidden = shown(table.state), backs(table.state)
    table.play("0:acrobat token/8")
    assert shown(table.state) == before
    assert (backs(table.state)[3], backs(table.state)[8]) == (hidden[8], hidden[3])


def test_the_acrobat_moves_the_strongman() -> None:
    """Monsieur Muscles, FC-7."""
    table = prepare(opened(), *flips(8))
    assert (shown(table.state)[8], shown(table.state)[3]) == ("acrobat", "strongman")
    table.play("0:acrobat token/8")
    assert (shown(table.state)[8], shown(table.state)[3]) == ("strongman", "acrobat")


def test_the_magician_exchanges_his_two_neighbours() -> None:
    """Magicien, also over the seam of positions 9 and 0 (FC-1)."""
    table = prepare(opened(), *flips(8))
    hidden = backs(table.state)
    table.play("0:magician token/9")
    assert (shown(table.state)[8], shown(table.state)[0]) == ("clown", "acrobat")
    assert (backs(table.state)[8], backs(table.state)[0]) == (hidden[0], hidden[8])
    assert shown(table.state)[9] == "magician"
    assert table.emitted("magician") == [{"seat": 0, "tokens": ("token/8", "token/0"), "token": "token/9"}]


def test_the_magician_between_equal_faces_moves_their_backs() -> None:
    """FC-36: legal, and no Clown's choice follows (FC-19)."""
    table = opened()
    hidden = backs(table.state)
    table.play("0:magician token/9")
    assert (backs(table.state)[8], backs(table.state)[0]) == (hidden[0], hidden[8])
    assert not table.emitted("clown")


def test_a_tamer_on_either_side_stops_the_magician() -> None:
    """Dresseuse, FC-10: after, then before him."""
    table = prepare(opened(circle(BESIDE_ONE)), *flips(0))
    table.refused("0:magician token/9", "FC-10")
    before = circle(("strongman", "magician", "seer", "acrobat", "tamer"))
    prepare(opened(before), *flips(8)).refused("0:magician token/9", "FC-10")


def test_the_magician_moves_a_strongman_who_cannot_be_swapped_with_him() -> None:
    """FC-7, FC-14."""
    table = prepare(opened(circle(("strongman", "magician", "seer", "tamer", "acrobat"))), *flips(0))
    table.refused("0:swap token/0 token/9", "FC-6")
    table.play("0:magician token/9")
    assert shown(table.state)[8] == "strongman"


def test_an_acrobat_beside_a_strongman_keeps_her_power() -> None:
    """FC-14."""
    backs_of_clowns = ("magician", "seer", "tamer", "strongman", "acrobat")
    table = prepare(opened(circle(backs_of_clowns)), *flips(6))
    table.refused("0:swap token/6 token/7", "FC-6")
    assert table.offers("0:acrobat token/7")


def test_the_seer_shows_the_backs_of_both_neighbours_to_her_player() -> None:
    """Voyante, FC-15: both, and to nobody else."""
    table = opened().play("0:seer token/1")
    assert known(table, 0) == {0: "magician", 2: "seer"}
    assert known(table, 1) == known(table, -1) == {}
    facts = {"tokens": ("token/0", "token/2"), "backs": ("magician", "seer")}
    assert table.emitted("backs", 0) == [facts]
    assert table.emitted("backs", 1) == []


def test_where_the_seer_looked_is_public() -> None:
    """FC-32."""
    table = opened().play("0:seer token/1")
    facts = {"seat": 0, "token": "token/1", "tokens": ("token/0", "token/2"), "viewers": (0,)}
    assert table.emitted("seer", 1) == [facts]


def test_the_seer_does_not_see_behind_a_tamer() -> None:
    """Dresseuse, FC-11: only the other neighbour's back."""
    table = prepare(opened(circle(BESIDE_ONE)), *flips(0)).play("0:seer token/1")
    assert table.emitted("backs", 0) == [{"tokens": ("token/2",), "backs": ("strongman",)}]
    odd = ("tamer+acrobat", "seer+magician", "magician+acrobat", "seer+strongman", "tamer+strongman")
    table = prepare(opened(circle(odd=odd)), "swap token/1 token/2", "flip token/5")
    table.play("1:seer token/3")
    assert known(table, 1) == {4: "strongman", 5: "magician"}
    assert known(table, 0) == {5: "magician"}


def test_between_two_tamers_the_seer_has_no_power() -> None:
    """FC-11: no effect, so it is not allowed."""
    table = prepare(opened(circle(BESIDE_ONE)), *flips(6, 7))
    assert shown(table.state)[5:8] == ["tamer", "seer", "tamer"]
    table.refused("1:seer token/6", "FC-11")


def test_a_power_needs_its_artist_visible() -> None:
    """FC-8: "tant que ce dernier est visible"."""
    table = opened()
    table.refused("0:acrobat token/8", "FC-8")
    table.refused("0:magician token/0", "FC-8")
    table.refused("0:seer token/2", "FC-8")
    assert prepare(table, *flips(8)).offers("0:acrobat token/8")


def test_a_power_that_was_turned_away_is_gone() -> None:
    """FC-8."""
    table = opened().play("0:flip token/1")
    table.refused("0:seer token/1", "FC-8")


def test_one_artist_may_be_used_several_times_in_a_turn() -> None:
    """FC-35: one action each."""
    assert opened().play("0:seer token/1", "0:seer token/1").awaited == (1,)
    table = opened().play("0:acrobat token/7", "0:applause none", "0:acrobat token/2")
    assert shown(table.state)[7] == "acrobat"
    assert table.awaited == (1,)


def test_the_strongman_is_not_moved_by_a_swap() -> None:
    """Monsieur Muscles, FC-6: whichever side the other token comes from."""
    table = opened()
    table.refused("0:swap token/2 token/3", "FC-6")
    table.refused("0:swap token/3 token/4", "FC-6")


def test_two_strongmen_are_not_swapped() -> None:
    """FC-6."""
    prepare(opened(), *flips(4)).refused("0:swap token/3 token/4", "FC-6")


def test_the_tamer_and_the_strongman_may_be_swapped() -> None:
    """Dresseuse, FC-6: "Elle peut donc être intervertie avec M. Muscles", on either side of him."""
    table = prepare(opened(circle(("magician", "seer", "tamer", "strongman", "acrobat"))), *flips(4))
    table.refused("0:swap token/2 token/3", "FC-6")
    table.play("0:swap token/3 token/4")
    assert shown(table.state)[3:5] == ["tamer", "strongman"]
    table = prepare(opened(circle(("magician", "tamer", "seer", "strongman", "acrobat"))), *flips(2))
    table.play("0:swap token/2 token/3")
    assert shown(table.state)[2:4] == ["strongman", "tamer"]


def test_a_hidden_strongman_may_be_moved() -> None:
    """Monsieur Muscles, FC-7: "lorsqu'il est face cachée"."""
    table = opened()
    assert backs(table.state)[4:6] == ["strongman", "strongman"]
    table.play("0:swap token/4 token/5")
    assert shown(table.state)[4:6] == ["tamer", "clown"]


def test_a_hidden_tamer_protects_nobody() -> None:
    """FC-8: only visible faces count."""
    table = opened()
    assert (backs(table.state)[6], backs(table.state)[7]) == ("tamer", "tamer")
    assert prepare(table, *flips(1, 1, 8)).offers("1:acrobat token/8")
    assert opened(circle(BESIDE_ONE)).offers("0:magician token/9")


def test_the_tamer_may_be_swapped_with_anybody() -> None:
    """FC-13."""
    table = opened()
    assert table.offers("0:swap token/4 token/5")
    assert table.offers("0:swap token/5 token/6")
    assert prepare(table, *flips(6)).offers("0:swap token/5 token/6")

"""Flip Circus: a player's turn, its two actions, swaps and flips."""

from tests.rules.flip_circus.openings import backs, circle, flips, known, opened, prepare, shown


def test_a_turn_offers_swaps_flips_and_the_instant_powers() -> None:
    """Tour d'un joueur: the three kinds of action, and nothing to spend yet."""
    swaps = [(0, 1), (1, 2), (4, 5), (5, 6), (6, 7), (7, 8), (8, 9), (0, 9)]
    expected = [f"0:swap token/{one} token/{other}" for one, other in swaps]
    expected += [f"0:flip token/{position}" for position in range(10)]
    expected += ["0:acrobat token/7", "0:magician token/9", "0:seer token/1"]
    assert opened().legal(0) == sorted(expected)


def test_two_actions_must_be_made() -> None:
    """FC-3: "vous devez réaliser 2 actions"; `end` is not offered before."""
    table = opened(first=1)
    table.refused("1:end", "FC-3")
    table.play("1:flip token/1").refused("1:end", "FC-3")
    table.play("1:flip token/1")
    assert table.awaited == (0,)
    table.refused("0:end", "FC-3")


def test_there_is_always_an_action() -> None:
    """FC-3: a flip is always legal."""
    table = opened()
    assert all(table.offers(f"0:flip token/{position}") for position in range(10))


def test_the_same_action_may_be_made_twice_in_a_turn() -> None:
    """Tour d'un joueur: "vous pouvez réaliser deux fois la même action"."""
    table = opened().play("0:flip token/1", "0:flip token/1")
    assert shown(table.state)[1] == "seer"
    assert table.awaited == (1,)


def test_a_turn_without_applause_ends_by_itself_after_two_actions() -> None:
    """FC-25: "qu'il ne veut plus ou ne peut plus dépenser", then it is the opponent's turn."""
    table = opened().play("0:flip token/1")
    assert table.awaited == (0,)
    assert table.play("0:flip token/3").awaited == (1,)
    assert table.emitted("turn") == [{"seat": 0}, {"seat": 1}]


def test_a_turn_with_applause_left_waits_for_its_end() -> None:
    """FC-25: the player says `end`."""
    table = opened(first=1).play("1:flip token/1", "1:flip token/1")
    table.play("0:flip token/1", "0:flip token/1")
    assert table.awaited == (0,)
    table.refused("0:flip token/1", "FC-24")
    peeks = [f"0:peek token/{position}" for position in range(10)]
    assert table.legal(0) == sorted([*peeks, "0:encore", "0:end"])
    assert table.play("0:end").awaited == (1,)


def test_a_swap_exchanges_two_neighbours_without_turning_them() -> None:
    """Tour d'un joueur: "Intervertir la position de 2 jetons Artiste voisins (sans les retourner)"."""
    table = opened()
    before, hidden = shown(table.state), backs(table.state)
    table.play("0:swap token/4 token/5")
    before[4], before[5] = before[5], before[4]
    hidden[4], hidden[5] = hidden[5], hidden[4]
    assert shown(table.state) == before
    assert backs(table.state) == hidden


def test_the_circle_has_no_ends() -> None:
    """FC-1: positions 9 and 0 are neighbours."""
    table = opened().play("0:swap token/0 token/9")
    assert shown(table.state)[0] == "magician"
    assert shown(table.state)[9] == "clown"


def test_tokens_apart_cannot_be_swapped() -> None:
    """FC-1: the neighbours of position i are i-1 and i+1."""
    table = opened()
    table.refused("0:swap token/1 token/4", "FC-1")
    table.refused("0:swap token/1 token/6", "FC-1")
    table.refused("0:swap token/1 token/1", "FC-1")


def test_a_flip_shows_the_other_side_and_moves_nothing() -> None:
    """Tour d'un joueur: "Retourner 1 jeton Artiste (sans le changer de place)"."""
    table = opened()
    before = shown(table.state)
    table.play("0:flip token/3")
    assert shown(table.state) == [*before[:3], "seer", *before[4:]]
    assert backs(table.state)[3] == "strongman"


def test_two_equal_faces_may_be_swapped_and_nothing_is_triggered() -> None:
    """FC-4: backs move, a bluff; FC-19 asks for a new pair."""
    table = prepare(opened(), "swap token/0 token/1", "flip token/9")
    assert shown(table.state)[1:3] == ["clown", "clown"]
    hidden = backs(table.state)[1:3]
    table.play("1:swap token/1 token/2")
    assert backs(table.state)[1:3] == hidden[::-1]
    assert table.awaited == (1,)
    assert len(table.emitted("clown")) == 1


def test_a_visible_strongman_or_tamer_may_be_flipped() -> None:
    """FC-5: a flip is neither a move nor an artist's power."""
    table = opened().play("0:flip token/3", "0:flip token/5")
    assert (shown(table.state)[3], shown(table.state)[5]) == ("seer", "strongman")


def test_a_flip_shows_the_new_face_to_all_who_remember_the_old_one() -> None:
    """FC-5, FC-32: both sides of the token are known to everybody from then on."""
    table = opened().play("0:flip token/3")
    for seat in (-1, 0, 1):
        assert shown(table.view(seat))[3] == "seer"
        assert known(table, seat) == {3: "strongman"}
    assert table.emitted("flip") == [{"seat": 0, "token": "token/3", "face": "seer"}]


def test_a_turn_asks_for_two_actions_again_after_a_long_one() -> None:
    """FC-3: what one turn bought does not change the next."""
    table = prepare(opened(), *flips(1, 1)).play("1:encore", *(f"1:flip token/{at}" for at in (1, 1, 1)))
    table.play("0:flip token/1")
    assert table.awaited == (0,)
    assert table.play("0:flip token/1").awaited == (1,)


def test_a_token_that_is_moved_keeps_what_is_known_of_it() -> None:
    """FC-32: everybody sees which token moves where."""
    table = prepare(opened(circle()), *flips(1, 1), "swap token/1 token/2", "acrobat token/7")
    assert known(table, -1) == {7: "magician"}

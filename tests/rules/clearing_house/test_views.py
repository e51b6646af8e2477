"""Views of a seat: visible and hidden values, and the constraints that a guess respects."""

from collections import Counter
from random import Random

from circus.games.clearing_house import GAME
from tests.rules.clearing_house.openings import (
    DECK,
    allowed,
    deal_line,
    full_hands,
    hand,
    opened,
    pieces_at,
)
from tests.table import Table


def guesses(table: Table, seat: int, times: int = 40) -> list[Table]:
    """Return tables with determinizations of this seat's view."""
    found = []
    for number in range(times):
        guess = Table(GAME, table.setup.seats, table.setup.level, **table.setup.options)
        guess.state = GAME.determinize(table.view(seat), Random(number))
        assert GAME.view(guess.state, seat) == table.view(seat)
        found.append(guess)
    return found


def test_hands_are_secret_and_their_sizes_are_not() -> None:
    """CH-37."""
    table = opened()
    for seat in range(1, 4):
        assert [piece.face for piece in pieces_at(table, f"hand/{seat}", 0)] == [""] * 9
    assert [piece.face for piece in pieces_at(table, "hand/0", -1)] == [""] * 9


def test_played_cards_are_public() -> None:
    """CH-37."""
    table = allowed(opened("armor"), "0:play card/armor")
    assert [piece.face for piece in pieces_at(table, "played/0", 3)] == ["armor"]


def test_a_drafter_knows_what_it_passed_but_not_who_took_what() -> None:
    """CH-37: the pack of seat 0 comes back to it after four turns."""
    hands = full_hands(["intervene", "armor", "armor", "armor"], 4)
    packs = [[hands[(pack + turn) % 4][turn] for turn in range(9)] for pack in range(4)]
    table = Table(GAME, 4).play(deal_line(packs))
    for turn in range(4):
        table.play(*(f"{seat}:draft card/{hands[seat][turn]}" for seat in range(4)))
    taken = table.state.picks[0]
    assert table.view(0).picks[0] == (taken[0], *sorted(taken[1:4]))
    assert table.view(-1).picks[0] == (-1,) * 4
    for guess in guesses(table, 0):
        assert sorted(guess.state.picks[0]) == sorted(taken)


def test_a_guess_holds_all_the_cards_of_the_deck() -> None:
    for guess in guesses(opened(), 2, 10):
        held = Counter(card for seat in range(4) for card in hand(guess, seat))
        assert held == DECK


def test_a_guess_gives_a_seat_what_it_showed() -> None:
    """CH-37: the card came back with the kit, so it is in that hand."""
    table = allowed(opened("armor"), "0:play card/armor")
    for _ in range(12):
        table.play(f"{table.awaited[0]}:end")
    assert all("armor" in hand(guess, 0) for guess in guesses(table, 2))


def test_only_thief_and_victim_see_the_stolen_card() -> None:
    table = opened("abduct", at="1,1 2,2 6,6 1,6")
    allowed(table, "0:play card/abduct seat/1 cell/1,2")
    card = table.legal(-1)[0].removeprefix("*:steal ")
    table.play(f"*:steal {card}")
    assert table.emitted("steal", 3) == [{"thief": 0, "victim": 1}]
    assert table.emitted("stolen", 3) == []
    assert (
        table.emitted("stolen", 0) == table.emitted("stolen", 1) == [{"thief": 0, "victim": 1, "card": card}]
    )
    assert table.view(3).steals[0][2] == -1
    name = card.removeprefix("card/")
    assert all(name in hand(guess, 0) for guess in guesses(table, 1)), "the victim knows where it is"


def test_a_choice_in_the_draft_is_seen_by_its_seat_only() -> None:
    """CH-2."""
    hands = full_hands([], 4)
    table = Table(GAME, 4).play(deal_line(hands), f"1:draft card/{hands[1][0]}")
    assert table.emitted("choose", 0) == [{"seat": 1}]
    assert table.emitted("chosen", 0) == []
    assert table.emitted("chosen", 1) == [{"seat": 1, "card": f"card/{hands[1][0]}"}]
    assert table.view(0).chosen == (-1,) * 4
    assert table.view(1).chosen[1] >= 0


def test_the_hand_of_the_dead_stays_unseen() -> None:
    """CH-26, CH-36."""
    table = opened("attack " * 4, at="3,3 4,4 6,6 1,6")
    allowed(table, "0:play card/attack seat/1", "0:play card/attack seat/1")
    table.play("1:end", "2:end", "3:end")
    allowed(table, "0:play card/attack seat/1", "0:play card/attack seat/1")
    faces = [piece.face for piece in pieces_at(table, "box", 2) if piece.kind == "card"]
    assert faces == [""] * 9

"""Flip Circus: what a seat may know, what it may not, and guesses that respect it."""

from collections import Counter
from random import Random

from circus.games.flip_circus import GAME
from circus.games.flip_circus.information import determinize, possible_backs
from circus.games.flip_circus.ring import POSITIONS
from tests.rules.flip_circus.openings import CROSSED, backs, circle, flips, known, opened, prepare, shown
from tests.table import Table


def test_a_back_once_seen_stays_known_through_all_moves() -> None:
    """FC-31: what a seat has legally seen, it still sees, wherever the token lies."""
    table = opened().play("0:seer token/1", "0:swap token/1 token/2", "0:applause none")
    assert known(table, 0) == {0: "magician", 1: "seer"}
    prepare(table, "acrobat token/7", *flips(5))
    assert known(table, 0)[1] == "seer"


def test_two_like_tokens_that_change_places_keep_their_own_backs() -> None:
    """FC-4, FC-32: everybody sees which of the two Clowns went where."""
    table = opened().play("0:seer token/1", "0:magician token/9")
    assert known(table, 0) == {8: "magician", 2: "seer"}


def test_a_look_at_a_back_is_secret() -> None:
    """FC-32: the others see that and where, not what."""
    table = prepare(opened(), *flips(1, 1)).play("1:peek token/4")
    assert known(table, 1)[4] == "strongman"
    assert 4 not in known(table, 0)
    facts = {"seat": 1, "token": "token/4", "tokens": ("token/4",), "viewers": (1,)}
    assert table.emitted("peek", 0) == [facts]


def test_a_bow_shows_both_sides_of_the_central_token() -> None:
    """FC-32: it is turned before everybody's eyes."""
    table = opened().play("0:flip token/2", "0:flip token/3")
    for seat in (-1, 0, 1):
        assert known(table, seat) == {2: "seer", 3: "strongman"}


def test_another_seats_knowledge_of_a_back_does_not_show_it() -> None:
    """A view of what seat 0 has seen does not depend on the back."""
    one = opened(circle()).play("0:seer token/1")
    exchanged = circle(("seer", "magician", "strongman", "tamer", "acrobat"))
    other = opened(exchanged).play("0:seer token/1")
    assert one.view(1) == other.view(1)
    assert one.view(-1) == other.view(-1)
    assert one.view(0) != other.view(0)


def test_a_view_offers_the_same_actions() -> None:
    """Powers depend on what is visible only (FC-8)."""
    table = prepare(opened(errors="penalised"), *flips(2, 4, 6))
    (seat,) = table.awaited
    assert list(GAME.legal_actions(table.view(seat), seat)) == list(GAME.legal_actions(table.state, seat))


def test_hidden_sides_have_no_face_in_a_view() -> None:
    """FC-31: the screen is given what lies up, and what this seat knows of what lies down."""
    table = opened().play("0:flip token/3", "0:seer token/1")
    lies = {piece.place: piece for piece in GAME.pieces(table.view(0)) if piece.kind == "side"}
    assert [lies[f"ring/{position}"].face for position in range(10)] == shown(table.state)
    assert [lies[f"ring/{position}"].name for position in range(10)] == [f"token/{at}" for at in range(10)]
    under = [lies[f"under/{position}"].face for position in range(10)]
    assert under == ["magician", "", "seer", "strongman", "", "", "", "", "", ""]


def test_the_applause_lies_in_the_reserve_or_with_a_side() -> None:
    """Mise en place 4."""
    places = Counter(piece.place for piece in GAME.pieces(opened().state) if piece.kind == "applause")
    assert places == {"reserve": 4, "applause/1": 1}


def guesses(table: Table, seat: int, count: int = 600) -> list[list[str]]:
    """Return backs of determinizations of a seat's view."""
    rng = Random(7)
    return [backs(GAME.determinize(table.view(seat), rng)) for _ in range(count)]


def test_a_guess_agrees_with_everything_known() -> None:
    """2.1.1: all ten tokens different, five artists behind the Clowns, rosette pairs elsewhere."""
    table = prepare(opened(), *flips(3, 6)).play("1:peek token/8", "1:seer token/1")
    for seat in (-1, 0, 1):
        for _ in range(50):
            full = GAME.determinize(table.view(seat), Random(seat))
            assert GAME.view(full, seat) == table.view(seat)
            tokens = {frozenset(pair) for pair in zip(shown(full), backs(full), strict=True)}
            assert tokens == {
                frozenset(pair) for pair in zip(shown(table.state), backs(table.state), strict=True)
            }


def test_a_guess_tries_every_possible_circle_alike() -> None:
    """2.1.1: 120 orders behind the Clowns times 2 ways round the rosette."""
    counted = Counter(map(tuple, guesses(opened(), 0, 12_000)))
    assert len(counted) == 240
    assert min(counted.values()) > 20
    assert max(counted.values()) < 90


def test_one_known_back_decides_the_rosette_when_all_five_artists_show() -> None:
    """Aide de jeu: "procéder par élimination"."""
    table = opened().play("0:flip token/3")
    assert {tuple(guess[1::2]) for guess in guesses(table, 1)} == {tuple(backs(table.state)[1::2])}


def test_what_is_known_behind_clowns_leaves_the_other_artists() -> None:
    """Aide de jeu: elimination among the five Clowns."""
    table = opened().play("0:seer token/1")
    seen = {tuple(guess[::2]) for guess in guesses(table, 0)}
    assert len(seen) == 6
    assert {guess[:2] for guess in seen} == {("magician", "seer")}


def test_nothing_is_guessed_before_the_circle_is_laid() -> None:
    """Mise en place: nothing is hidden yet."""
    table = Table(GAME)
    assert GAME.determinize(table.view(0), Random(1)) == table.state


def test_who_can_be_behind_a_token_is_whoever_some_possible_world_puts_there() -> None:
    """2.1.2: by elimination from the backs that were seen, no more and no less."""
    table = opened(CROSSED).play("0:seer token/1", "0:flip token/4")
    for seat in (-1, 0, 1):
        seen = table.view(seat)
        worlds = [determinize(seen, Random(number)) for number in range(400)]
        for position in POSITIONS:
            assert set(possible_backs(seen, position)) == {world.back(position) for world in worlds}

"""Flip Circus: material, mise en place, and the first player."""

from collections import Counter
from random import Random

import pytest

from circus.core.errors import ParseError
from circus.games.flip_circus import GAME
from tests.rules.flip_circus.openings import backs, circle, opened, shown
from tests.table import Table


def test_the_material_is_ten_tokens_five_posters_five_applause_and_two_aids() -> None:
    """Matériel: all of it is on the table from the start."""
    table = Table(GAME)
    counted = Counter(piece.kind for piece in GAME.pieces(table.state))
    assert counted == {"side": 20, "poster": 5, "applause": 5, "aid": 2}


def test_the_clown_is_shown_five_times_and_everybody_else_three_times() -> None:
    """Jeu en équipe: "Chaque Artiste est représenté 3 fois, sauf le Clown qui l'est 5 fois"."""
    faces = Counter(piece.face for piece in GAME.pieces(opened().state) if piece.kind == "side")
    assert faces.pop("clown") == 5
    assert set(faces.values()) == {3} and len(faces) == 5


def test_there_is_one_poster_for_every_artist_but_the_clown() -> None:
    """Gagner des tuiles Affiche: "Le Clown n'a pas de tuile Affiche"."""
    posters = {piece.face: piece.place for piece in GAME.pieces(opened().state) if piece.kind == "poster"}
    assert posters == dict.fromkeys(("acrobat", "magician", "seer", "strongman", "tamer"), "posters")


def test_the_first_player_is_drawn_by_chance_among_all_seats() -> None:
    """Mise en place 3: "Déterminez aléatoirement le premier joueur"."""
    assert Table(GAME).legal(-1) == ["*:first seat/0", "*:first seat/1"]
    assert len(Table(GAME, 4).legal(-1)) == 4
    drawn = Counter(str(GAME.chance(Table(GAME, 4).state, Random(seed))) for seed in range(400))
    assert len(drawn) == 4 and min(drawn.values()) > 60


def test_the_first_player_plays_first() -> None:
    """Déroulement: "en commençant par le premier joueur"."""
    assert opened(first=1).awaited == (1,)
    assert opened(seats=4, first=2).awaited == (2,)


def test_the_first_player_is_drawn_before_the_circle_is_laid() -> None:
    """The chance lines stand in this order in every record."""
    Table(GAME).refused(circle(), "Mise en place")
    Table(GAME).play("*:first seat/0").refused("*:first seat/0", "Mise en place")


def test_a_seat_that_is_not_at_the_table_does_not_begin() -> None:
    """Mise en place 3 draws among the players."""
    Table(GAME).refused("*:first seat/2", "Mise en place")


def test_the_second_player_starts_with_one_applause_and_the_rest_is_the_reserve() -> None:
    """Mise en place 4, FC-26."""
    for first in (0, 1):
        table = opened(first=first)
        assert table.state.applause[first] == 0
        assert table.state.applause[1 - first] == 1
        assert table.state.reserve == 4


def test_the_second_team_starts_with_the_applause() -> None:
    """FC-33."""
    assert opened(seats=4, first=2).state.applause == [0, 1]
    assert opened(seats=4, first=3).state.applause == [1, 0]


def test_the_clowns_lie_face_up_with_one_other_token_between_each() -> None:
    """Mise en place 1A and 1B."""
    table = Table(GAME).play("*:first seat/0")
    for seed in range(50):
        state = table.state.copy()
        GAME.apply(state, GAME.chance(state, Random(seed)), None)
        artists = shown(state)
        assert artists[::2] == ["clown"] * 5
        assert "clown" not in artists[1::2]


def test_clowns_are_shuffled_and_the_others_lie_in_any_order_on_either_face() -> None:
    """FC-2: "Mélangez et placez, sur une face au hasard"."""
    table = Table(GAME).play("*:first seat/0")
    behind_first: Counter[str] = Counter()
    at_one: Counter[str] = Counter()
    for seed in range(2000):
        picks = GAME.chance(table.state, Random(seed)).picks
        behind_first[picks[0]] += 1
        at_one[picks[1]] += 1
    assert len(behind_first) == 5 and min(behind_first.values()) > 320
    assert len(at_one) == 10 and min(at_one.values()) > 140


def test_every_drawn_circle_is_possible() -> None:
    """FC-2: the draw keeps what the setup demands."""
    table = Table(GAME).play("*:first seat/0")
    for seed in range(50):
        assert table.offers(str(GAME.chance(table.state, Random(seed))))


def test_nobody_knows_a_back_at_the_start() -> None:
    """FC-2: "en prenant garde de ne pas regarder le verso", the Clowns' too."""
    table = opened()
    for seat in (-1, 0, 1):
        assert backs(table.view(seat)) == [""] * 10
    assert table.emitted("setup", 0) == [{"faces": tuple(shown(table.state))}]


@pytest.mark.parametrize(
    ("line", "rule"),
    [
        ("*:setup clown+acrobat", "FC-2"),
        (circle().replace("clown+seer", "seer+clown"), "FC-2"),
        (circle().replace("clown+seer", "clown+magician"), "2.1.1"),
        (circle().replace("seer+magician", "seer+tamer"), "2.1.1"),
        (circle().replace("seer+magician", "seer+seer"), "2.1.1"),
    ],
)
def test_a_circle_that_cannot_be_laid_is_refused(line: str, rule: str) -> None:
    """FC-2 and 2.1.1: ten different tokens, the Clowns at the even positions."""
    Table(GAME).play("*:first seat/0").refused(line, rule)


def test_artists_joined_on_the_rosette_share_a_token() -> None:
    """Aide de jeu, 2.1.2: the rosette runs acrobat, magician, seer, strongman, tamer."""
    order = ("acrobat", "magician", "seer", "strongman", "tamer")
    joined = {frozenset((one, order[(at + 1) % 5])) for at, one in enumerate(order)}
    table = Table(GAME).play("*:first seat/0")
    picks = GAME.chance(table.state, Random(1)).picks
    assert {frozenset(pick.split("+")) for pick in picks[1::2]} == joined


@pytest.mark.parametrize(
    "text",
    [
        "*:setup clown",
        "*:setup clown+juggler",
        "0:flip token/10",
        "0:swap token/4 token/3",
        "0:swap token/9 token/0",
        "0:swap token/3",
        "0:swap token/3 token/x",
        "0:applause",
        "0:applause give",
        "4:end",
        "0:setup clown+seer",
    ],
)
def test_what_is_not_spelt_as_an_action_is_not_read(text: str) -> None:
    """Every action has one spelling; the pair 9, 0 is written `token/0 token/9`."""
    with pytest.raises(ParseError):
        GAME.verbs.parse(text)

"""Tables of Clown Standoff and Texas Showdown with changed numbers: all has its place, words say them."""

import random

import pytest

from circus.content.texts import LANGUAGES, Texts
from circus.ui import skins
from circus.ui.skins.about import InspectableItem, about, named
from tests.skins.harness import Make, SkinTable

STANDOFF = {
    "many": {"cards_dealt": 6, "copies": 6, "hits": 3, "dodges": 9, "pass_per_player": 2, "pass_extra": 3},
    "few": {"cards_dealt": 2, "copies": 3, "dodges": 1, "pass_per_player": 0},
}
SHOWDOWN = {
    "many": {"cards_passed": 3, "trick_points": 5, "points_to_end_4": 60, "opening_card": 74},
    "few": {"cards_passed": 1, "points_to_end_4": 1, "opening_card": 11},
}
each_set = pytest.mark.parametrize(
    ("numbers", "size"), [("many", (1280, 720)), ("few", (720, 1280))], ids=["many", "few"]
)


def explained(table: SkinTable, game: str, language: str, item: InspectableItem) -> str:
    """What a person who asks about an item reads."""
    texts, words = Texts(language), skins.find(game).words
    texts.add_game(game)
    return about(texts, table.view, item, words.known(table.view, item)).does


def play_what_is_offered(table: SkinTable, choices: int) -> None:
    """Plays at random; each first pick of a legal action can be hit."""
    rng = random.Random(1)
    for _ in range(choices):
        if not table.wait():
            return
        begins = {each.picks[0] if each.picks else f"verb/{each.verb}" for each in table.view.choice.legal}
        assert begins <= table.points(wanted=True).keys() | {f"verb/{verb}" for verb in ("reshuffle", "pass")}
        table.scene.play(rng.choice(list(table.view.choice.legal)))


@each_set
def test_whatever_can_be_picked_in_clown_standoff_can_be_hit(
    open_table: Make, size: tuple[int, int], numbers: str
) -> None:
    table = open_table("clown_standoff", size=size, seats=6, options=STANDOFF[numbers], seed=2)
    play_what_is_offered(table, 7)


@each_set
def test_whatever_can_be_picked_in_texas_showdown_can_be_hit(
    open_table: Make, size: tuple[int, int], numbers: str
) -> None:
    options = {"passing": True, **SHOWDOWN[numbers]}
    play_what_is_offered(open_table("texas_showdown", size=size, options=options), 2)


@pytest.mark.parametrize("language", LANGUAGES)
def test_clown_standoff_says_the_numbers_of_its_table(open_table: Make, language: str) -> None:
    table = open_table("clown_standoff", seats=4, options={**STANDOFF["many"], "pass_per_player": 1})
    assert "6" in explained(table, "clown_standoff", language, named("zone/status"))
    assert "12" in explained(table, "clown_standoff", language, named("verb/reshuffle"))
    assert "3" in explained(table, "clown_standoff", language, named("verb/reveal"))
    assert "7" in explained(table, "clown_standoff", language, named("verb/pass"))


@pytest.mark.parametrize("language", LANGUAGES)
def test_texas_showdown_says_the_numbers_of_its_table(open_table: Make, language: str) -> None:
    table = open_table("texas_showdown", seats=4, options=SHOWDOWN["many"])
    goal = explained(table, "texas_showdown", language, named("zone/status"))
    assert "60" in goal and "5" in goal
    pile = InspectableItem("thing/card/pile", "card", "", "pile/1")
    assert "5" in explained(table, "texas_showdown", language, pile)


@pytest.mark.parametrize("passed", [1, 2, 3])
def test_picked_cards_lie_left_of_the_places_still_empty(open_table: Make, passed: int) -> None:
    table = open_table("texas_showdown", options={"passing": True, "cards_passed": passed}, language="en")
    assert table.wait()
    action = table.view.choice.legal[0]
    assert len(action.picks) == passed
    for count, pick in enumerate(action.picks[:-1], 1):
        table.tap(pick)
        placed = skins.find("texas_showdown").layout.place(table.view, table.view.pieces)
        given = sorted(piece.x for piece in placed if piece.place == "give/0")
        zone = table.view.layout.zones["give/0"]
        steps = [(x - zone.x) / zone.step + (passed - 1) / 2 for x in given]
        assert steps == pytest.approx(list(range(count)))

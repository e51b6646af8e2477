"""Quel Cirque's table with changed numbers: all has its place, and the words say the table's numbers."""

import random

import pytest

from circus.content.texts import LANGUAGES, Texts
from circus.games.quel_cirque.actions import COLORS
from circus.ui import skins
from circus.ui.skins.about import InspectableItem, about, named
from circus.ui.skins.quel_cirque.placement import sockets
from tests.skins.harness import Make, SkinTable

MANY = {"color_marbles": 6, "capacity": 6, "marble_steps": 2, "white_faces": 0, "black_faces": 3}
FEW = {"color_marbles": 2, "capacity": 1, "white_faces": 3}
SKIN = skins.find("quel_cirque")


def words(table: SkinTable, language: str, item: InspectableItem) -> str:
    """What a person who asks about an item reads."""
    texts = Texts(language)
    texts.add_game("quel_cirque")
    return about(texts, table.view, item, SKIN.words.known(table.view, item)).does


@pytest.mark.parametrize("numbers", [MANY, FEW], ids=["many", "few"])
@pytest.mark.parametrize("size", [(1280, 720), (720, 1280)], ids=["lying", "standing"])
def test_whatever_is_wanted_can_be_hit_and_leads_to_an_action(
    open_table: Make, size: tuple[int, int], numbers: dict[str, int]
) -> None:
    table, rng = open_table("quel_cirque", size=size, options=numbers), random.Random(1)
    for _ in range(6):
        if not table.wait():
            break
        before = len(table.scene.session.match.actions)
        while len(table.scene.session.match.actions) == before:
            table.tap(rng.choice(sorted(table.points(wanted=True))))


@pytest.mark.parametrize("count", [2, 3, 6])
def test_the_marbles_of_a_color_take_the_room_of_three(open_table: Make, count: int) -> None:
    table = open_table("quel_cirque", options={"color_marbles": count})
    table.wait()
    for color in range(len(COLORS)):
        places = sockets(table.view, color)
        assert len(set(places)) == count
        assert places[-1][0] - places[0][0] <= 80.0 and abs(places[-1][1] - places[0][1]) <= 92.0


@pytest.mark.parametrize("language", LANGUAGES)
def test_explanations_say_the_numbers_of_the_table(open_table: Make, language: str) -> None:
    table = open_table("quel_cirque", options=MANY)
    table.wait()
    table.state.marbles[1] = (0, 0, 1)
    table.scene.host.refresh_view()
    clown = words(table, language, InspectableItem("clown/1", "clown", "clown/1", "cell/2,1"))
    assert "3" in clown and "6" in clown, "three marbles, six spaces"
    die = words(table, language, InspectableItem("", "die", "die", "die"))
    assert "1" in die and "3" in die
    assert words(table, language, named("verb/move")).startswith("2 ")


@pytest.mark.parametrize("language", LANGUAGES)
def test_the_usual_numbers_keep_their_words(open_table: Make, language: str) -> None:
    table = open_table("quel_cirque")
    table.wait()
    assert not any(sign.isdigit() for sign in words(table, language, named("verb/move")))
    assert not any(
        sign.isdigit() for sign in words(table, language, InspectableItem("", "die", "die", "die"))
    )

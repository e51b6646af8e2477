"""Flip Circus's table with changed numbers: all has its place, and the words say the table's numbers."""

import random

import pytest

from circus.content.texts import LANGUAGES, Texts
from circus.ui.skins.about import InspectableItem, about, named
from circus.ui.skins.flip_circus.placement import reserve_spot
from circus.ui.skins.flip_circus.plates import counter_parts, lamps
from circus.ui.skins.flip_circus.spec import APPLAUSE
from tests.skins.flip_table import SKIN, Open, opener
from tests.skins.harness import Make, SkinTable

MANY = {"turn_actions": 6, "posters_to_win": 2, "applause": 9, "second_applause": 5}
FEW = {"turn_actions": 1, "posters_to_win": 1, "applause": 0, "second_applause": 0}
SIZES = [(1280, 720), (720, 1280)]
in_each_window = pytest.mark.parametrize("size", SIZES, ids=["lying", "standing"])


@pytest.fixture
def make(open_table: Make) -> Open:
    """Opens tables of Flip Circus."""
    return opener(open_table)


def words(table: SkinTable, language: str, item: InspectableItem) -> str:
    """What a person who asks about an item reads."""
    texts = Texts(language)
    texts.add_game("flip_circus")
    return about(texts, table.view, item, SKIN.words.known(table.view, item)).does


@pytest.mark.parametrize("numbers", [MANY, FEW], ids=["many", "few"])
@pytest.mark.parametrize("seats", [2, 4])
@in_each_window
def test_whatever_is_wanted_can_be_hit(
    make: Open, size: tuple[int, int], seats: int, numbers: dict[str, int]
) -> None:
    table, rng = make(size=size, seats=seats, options=numbers), random.Random(seats)
    for _ in range(8):
        if not table.wait():
            break
        begins = {each.picks[0] if each.picks else f"verb/{each.verb}" for each in table.view.choice.legal}
        assert begins <= table.points(wanted=True).keys()
        table.scene.play(rng.choice(list(table.view.choice.legal)))


@in_each_window
@pytest.mark.parametrize("seats", [2, 4])
def test_nine_applause_tokens_take_the_room_of_five(make: Open, size: tuple[int, int], seats: int) -> None:
    usual = [spread(make(size=size, seats=seats), held) for held in ([5, 0], [0, 5], [0, 0])]
    many = [spread(make(size=size, seats=seats, options=MANY), held) for held in ([9, 0], [0, 9], [0, 0])]
    assert many == [pytest.approx(each) for each in usual]


def spread(table: SkinTable, held: list[int]) -> tuple[float, float]:
    """The first and the last x of all Applause, none of it hidden, when the sides hold so much."""
    table.state.applause = held
    table.scene.host.refresh_view()
    places = {(each.x, each.y) for each in SKIN.layout.place(table.view, table.view.pieces)
              if each.kind == APPLAUSE}  # fmt: skip
    assert len(places) == table.state.config.applause
    return min(places)[0], max(places)[0]


def test_the_usual_applause_lies_side_by_side(make: Open) -> None:
    zone = make().view.layout.zones["reserve"]
    spots = [reserve_spot(zone, number, 5) for number in range(5)]
    assert [round(x - zone.x) for x, _ in spots] == [-152, -76, 0, 76, 152]


def test_a_long_turn_begins_with_the_lamp_of_its_first_action(make: Open) -> None:
    table = make(options=MANY)
    assert (table.state.done, table.state.owed, counter_parts(table.view).lamps) == (0, 6, 4)
    first, begun = lamps(table.kit, 0, 6, 4, True), lamps(table.kit, 1, 5, 4, True)
    assert lamps(table.kit, 0, 4, 4, True).get_buffer().raw == first.get_buffer().raw
    assert begun.get_buffer().raw != first.get_buffer().raw


@pytest.mark.parametrize("language", LANGUAGES)
def test_explanations_say_the_numbers_of_the_table(make: Open, language: str) -> None:
    table = make(options=MANY)
    counter = InspectableItem("", "zone", "counter-0", "counter/0")
    goal = InspectableItem("", "zone", "stage", "stage")
    assert words(table, language, counter).startswith("6 ")
    assert "2 posters" in words(table, language, goal) or "2 affiches" in words(table, language, goal)
    assert " 2." in words(table, language, named("seat/1")) and " 5" in words(
        table, language, named("seat/1")
    )

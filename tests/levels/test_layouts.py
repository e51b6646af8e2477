"""Table layouts: broken ones are told in one sentence, whole ones spread over any canvas."""

import os
from pathlib import Path

import pytest

from circus import games
from circus.content.data import data_root
from circus.content.levels.layouts import Layout, Zone, layout, read_layout
from circus.core.errors import LevelError
from tests.levels import changed

GOOD = """\
<?xml version="1.0" encoding="UTF-8"?>
<map version="1.10" tiledversion="1.10.2" orientation="orthogonal" renderorder="right-down" width="400" \
height="225" tilewidth="4" tileheight="4" infinite="0" nextlayerid="3" nextobjectid="5">
 <objectgroup id="1" name="all">
  <object id="1" name="board" type="zone" x="100" y="50" width="200" height="60"/>
  <object id="2" name="button/menu" type="zone" x="20" y="20" width="100" height="40">
   <properties>
    <property name="across" type="string" value="left"/>
    <property name="along" value="top"/>
   </properties>
  </object>
 </objectgroup>
 <objectgroup id="2" name="seats-2">
  <object id="3" name="hand/0" type="zone" x="600" y="700" width="400" height="150">
   <properties>
    <property name="along" type="string" value="bottom"/>
    <property name="arrange" type="string" value="arc"/>
    <property name="size" type="float" value="150.5"/>
    <property name="step" type="int" value="4"/>
    <property name="radius" type="float" value="900"/>
    <property name="tilt" type="int" value="-3"/>
    <property name="layer" type="int" value="5"/>
   </properties>
  </object>
  <object id="4" name="hand/1" type="zone" x="1400" y="100" width="100" height="100">
   <properties>
    <property name="across" type="string" value="right"/>
   </properties>
  </object>
 </objectgroup>
</map>
"""
"""The table of a toy game for two seats; each broken table is this one with one thing changed."""

BROKEN = {
    "no layer of what all share": (('name="all"', 'name="most"'), "it has no object layer 'all'"),
    "no layer for so many seats": (('name="seats-2"', 'name="seats-3"'), "it has no object layer 'seats-2'"),
    "the layer for so many seats twice": (
        ("</map>", ' <objectgroup id="3" name="seats-2"/>\n</map>'),
        "it has 2 object layers 'seats-2' where one is asked",
    ),
    "a zone without a name": (('name="board" type', "type"), "object 1 needs a name and the type 'zone'"),
    "a zone of another type": (
        ('name="board" type="zone"', 'name="board" type="pile"'),
        "object 'board' needs a name and the type 'zone'",
    ),
    "a zone without a type": (
        ('name="board" type="zone"', 'name="board"'),
        "object 'board' needs a name and the type 'zone'",
    ),
    "a zone twice in one layer": (('name="hand/1"', 'name="hand/0"'), "there are two zones 'hand/0'"),
    "a rotated zone": (
        ('height="60"/>', 'height="60" rotation="15"/>'),
        "object 'board' is rotated: use its property 'tilt'",
    ),
    "a property that no table reads": (
        ('name="radius"', 'name="radios"'),
        "object 'hand/0' has a property 'radios' of type float that no table reads",
    ),
    "a property of another type": (
        ('name="layer" type="int"', 'name="layer" type="string"'),
        "object 'hand/0' has a property 'layer' of type string that no table reads",
    ),
    "a number that is none": (
        ('value="150.5"', 'value="tall"'),
        "property 'size' of object 'hand/0' is 'tall': it has to be 0 to 4000",
    ),
    "a place that is none": (
        ('x="100" y', 'x="nan" y'),
        "the x of object 'board' is 'nan': it has to be 0 to 1600",
    ),
    "a place without end": (('x="100" y', 'x="inf" y'), "the x of object 'board' is 'inf'"),
    "a place far away": (('y="50"', 'y="1e5"'), "the y of object 'board' is '1e5': it has to be 0 to 900"),
    "a place that is missing": (('x="100" y', "y"), "the x of object 'board' is missing"),
    "a zone without size": (
        ('width="200" height="60"', 'width="0" height="60"'),
        "the width of object 'board'",
    ),
    "a zone partly beside the table": (
        ('x="100" y', 'x="1500" y'),
        "object 'board' does not lie whole on the table",
    ),
    "a size that is none": (('value="150.5"', 'value="nan"'), "property 'size' of object 'hand/0' is 'nan'"),
    "a radius without end": (
        ('value="900"', 'value="1e309"'),
        "property 'radius' of object 'hand/0' is '1e309': it has to be 0 to 100000",
    ),
    "a step that is not whole": (('value="4"', 'value="4.5"'), "is '4.5', not a whole number"),
    "a property without a value": (
        ('name="step" type="int" value="4"', 'name="step" type="int"'),
        "is missing",
    ),
    "a layer below the table": (
        ('value="5"', 'value="-999"'),
        "property 'layer' of object 'hand/0' is '-999'",
    ),
    "a map of no size": (('width="400" height="225"', 'width="0" height="225"'), "its map is 0 by 900 units"),
    "a map that nobody can draw": (
        ('tilewidth="4"', 'tilewidth="999999"'),
        "its map is 399999600 by 900 units",
    ),
    "a map of a part of a field": (
        ('width="400" height="225"', 'width="1e2" height="225"'),
        "the width of the map is '1e2'",
    ),
    "an endless map": (('infinite="0"', 'infinite="1"'), "its map is not a finite orthogonal one"),
    "a slanted map": (('"orthogonal"', '"isometric"'), "its map is not a finite orthogonal one"),
    "a file cut in the middle": ((GOOD, GOOD[: len(GOOD) // 2]), "it is no plain XML"),
    "an unknown anchor": (
        ('value="right"', 'value="east"'),
        "zone 'hand/1' has across 'east': choose left, top, middle, right, bottom",
    ),
    "an unknown arrangement": (
        ('value="arc"', 'value="fan"'),
        "zone 'hand/0' has arrange 'fan': choose one, row, arc, pile, column",
    ),
    "a round zone": (('height="60"/>', 'height="60"><ellipse/></object>'), "draw a plain rectangle instead"),
    "a picture": (("</map>", ' <imagelayer id="3" name="x"/>\n</map>'), "the map cannot hold <imagelayer>"),
    "another root": (("</map>", "</map><map/>"), "it is no plain XML"),
    "not XML at all": ((GOOD, "a table"), "it is no plain XML"),
    "a document type": (("<map ", '<!DOCTYPE map [<!ENTITY x "y">]>\n<map '), "it is no plain XML"),
}


def written(folder: Path, text: str = GOOD) -> Path:
    path = folder / "toy.tmx"
    path.write_text(text, encoding="utf-8")
    return path


@pytest.mark.parametrize(("change", "reason"), BROKEN.values(), ids=BROKEN)
def test_a_broken_table_names_its_file_and_the_reason(
    tmp_path: Path, change: tuple[str, str], reason: str
) -> None:
    path = written(tmp_path, changed(GOOD, *change))
    with pytest.raises(LevelError) as raised:
        read_layout(path, 2)
    message = str(raised.value)
    assert message.startswith(f"{path}: ")
    assert reason in message
    assert "\n" not in message


def test_a_zone_that_is_asked_for_and_missing_is_told_with_the_file_that_lacks_it(tmp_path: Path) -> None:
    table = read_layout(written(tmp_path), 2)
    for each in (table, table.fitted(2000, 900)):
        with pytest.raises(LevelError) as raised:
            each.zones["trick/0"]
        assert str(raised.value).startswith(f"{tmp_path / 'toy.tmx'}: it has no zone 'trick/0'")
        assert "trick/0" not in each.zones and each.zones.get("trick/0") is None


@pytest.mark.skipif(not hasattr(os, "mkfifo"), reason="this system has no pipes with names")
def test_a_pipe_in_the_place_of_a_table_is_refused_at_once(tmp_path: Path) -> None:
    os.mkfifo(tmp_path / "toy.tmx")
    with pytest.raises(LevelError, match="not a regular file"):
        read_layout(tmp_path / "toy.tmx", 2)


def test_a_missing_table_names_its_file(tmp_path: Path) -> None:
    with pytest.raises(LevelError, match="the file is missing"):
        read_layout(tmp_path / "toy.tmx", 2)


def test_a_table_lacks_the_seats_that_it_has_no_layer_for(tmp_path: Path) -> None:
    with pytest.raises(LevelError, match="no object layer 'seats-5'"):
        read_layout(written(tmp_path), 5)


def test_a_table_has_the_zones_of_all_and_of_its_number_of_seats(tmp_path: Path) -> None:
    table = read_layout(written(tmp_path), 2)
    assert (table.width, table.height) == (1600, 900)
    assert list(table.zones) == ["board", "button/menu", "hand/0", "hand/1"]


def test_a_zone_is_told_by_its_centre_and_its_properties(tmp_path: Path) -> None:
    hand = read_layout(written(tmp_path), 2).zones["hand/0"]
    assert hand == Zone("hand/0", 800, 775, 400, 150, 0.5, 1.0, "arc", 150.5, 4, 900, -3, 5)


def test_a_zone_without_properties_stands_alone_in_the_middle(tmp_path: Path) -> None:
    assert read_layout(written(tmp_path), 2).zones["board"] == Zone("board", 200, 80, 200, 60)


def test_a_zone_for_some_seats_replaces_the_one_of_all(tmp_path: Path) -> None:
    text = changed(GOOD, 'name="hand/1"', 'name="board"')
    assert read_layout(written(tmp_path, text), 2).zones["board"].x == 1450


def test_on_a_larger_canvas_zones_keep_to_what_they_are_anchored_to(tmp_path: Path) -> None:
    table = read_layout(written(tmp_path), 2).fitted(2100, 1100)
    assert (table.width, table.height) == (2100, 1100)
    places = {name: (zone.x, zone.y) for name, zone in table.zones.items()}
    assert places == {
        "board": (200 + 250, 80 + 100),
        "button/menu": (70, 40),
        "hand/0": (800 + 250, 775 + 200),
        "hand/1": (1450 + 500, 150 + 100),
    }


def test_on_its_own_canvas_nothing_moves(tmp_path: Path) -> None:
    table = read_layout(written(tmp_path), 2)
    assert table.fitted(1600, 900) == table


def test_fitting_a_table_changes_nothing_but_places(tmp_path: Path) -> None:
    table = read_layout(written(tmp_path), 2)
    for name, zone in table.fitted(2000, 900).zones.items():
        before = table.zones[name]
        assert (zone.width, zone.height, zone.size, zone.arrange) == (
            before.width,
            before.height,
            before.size,
            before.arrange,
        )


@pytest.mark.parametrize("portrait", [False, True])
def test_a_game_without_a_table_gets_the_plain_one(portrait: bool) -> None:
    ending = ".portrait.tmx" if portrait else ".tmx"
    plain = read_layout(data_root() / "levels" / "tables" / f"default{ending}", 3)
    assert layout("pebbles", 3, portrait) == plain
    assert layout("texas_showdown", 3, portrait) != plain


CASES = [
    (name, seats, portrait)
    for name in games.names()
    for seats in games.find(name).seats
    for portrait in (False, True)
]


@pytest.mark.parametrize(("name", "seats", "portrait"), CASES)
def test_every_table_lies_whole_on_its_canvas_and_on_larger_ones(
    name: str, seats: int, portrait: bool
) -> None:
    table = layout(name, seats, portrait)
    assert (table.height > table.width) == portrait
    for more, higher in ((0, 0), (800, 0), (0, 400)):
        check_inside(table.fitted(table.width + more, table.height + higher))


def check_inside(table: Layout) -> None:
    for zone in table.zones.values():
        assert zone.width > 0 and zone.height > 0, zone
        assert zone.x - zone.width / 2 >= 0 and zone.x + zone.width / 2 <= table.width, zone
        assert zone.y - zone.height / 2 >= 0 and zone.y + zone.height / 2 <= table.height, zone


@pytest.mark.parametrize(("name", "seats", "portrait"), CASES)
def test_every_table_has_a_chair_for_each_seat_and_what_all_tables_need(
    name: str, seats: int, portrait: bool
) -> None:
    zones = layout(name, seats, portrait).zones
    assert {"prompt", "caption", "button/menu", "button/rules", "button/undo"} <= zones.keys()
    chairs = {f"plate/{seat}" for seat in range(seats)}
    assert {name for name in zones if name.startswith("plate/") and name[6:].isdigit()} == chairs


def test_every_file_of_the_tables_belongs_to_a_game_or_to_all_others() -> None:
    stems = {path.name.partition(".")[0] for path in (data_root() / "levels" / "tables").iterdir()}
    assert stems <= {"default", *games.names()}


@pytest.mark.parametrize("upright", [False, True])
def test_menu_and_rules_have_one_place_at_all_tables(upright: bool) -> None:
    places = {
        name: {
            layout(game, seats, upright).zones[name]
            for game in games.names()
            for seats in games.find(game).seats
        }
        for name in ("button/menu", "button/rules")
    }
    assert all(len(found) == 1 for found in places.values()), places

"""Marks with one fault each: of the wrong kind, in the wrong place, or with wrong properties."""

from pathlib import Path

import pytest

from circus.content.levels import read
from circus.core.errors import LevelError
from tests.levels import GOOD, changed, toy_level, toy_spec

DOOR = '  <object id="1" name="door" type="door" x="0" y="64" width="64" height="64"/>\n'
WELL = GOOD[GOOD.index('  <object id="2"') : GOOD.index(" </objectgroup>")]
DEPTH = '<property name="depth" type="int" value="7"/>'


def door(change: str, to: str) -> tuple[str, str]:
    """The door with one thing changed."""
    return DOOR, changed(DOOR, change, to)


def holding(element: str) -> tuple[str, str]:
    """The door with an element inside."""
    return door("/>", f">{element}</object>")


MARKS = {
    "a mark without name": (door(' name="door"', ""), "object 1 has no name: give it one of its own"),
    "two marks of one name": (
        ('name="well"', 'name="door"'),
        "two objects have the name 'door': give each one of its own",
    ),
    "a mark without type": (door(' type="door"', ""), "object 'door' is of type '': choose door, well"),
    "a mark of an unknown type": (
        door('type="door"', 'type="window"'),
        "object 'door' is of type 'window': choose door, well",
    ),
    "a mark saved by Tiled 1.9": (
        door('type="door"', 'class="door"'),
        "object 'door' says class= where type= is asked: save it with Tiled 1.10 or later",
    ),
    "too few marks of a kind": ((DOOR, ""), "it has no mark of type 'door' where the game asks for 1"),
    "too many marks of a kind": (
        (DOOR, DOOR + DOOR.replace('"door" type', '"gate" type').replace('x="0"', 'x="64"')),
        "it has 2 marks of type 'door' where the game asks for 1",
    ),
    "too few marks of a kind that may be several": (
        (WELL, ""),
        "it has no mark of type 'well' where the game asks for 1 to 2",
    ),
    "two marks of a kind on one space": (
        (DOOR, DOOR + DOOR.replace('"door" type', '"gate" type')),
        "object 'gate' stands on object 'door', which is of the same type",
    ),
    "a mark where there is no floor": (
        door('x="0" y="64"', 'x="64" y="0"'),
        "object 'door' does not stand on a tile of the floor",
    ),
    "a mark left of the map": (
        door('x="0"', 'x="-64"'),
        "object 'door' does not stand on a tile of the floor",
    ),
    "a mark below the map": (
        door('y="64"', 'y="128"'),
        "object 'door' does not stand on a tile of the floor",
    ),
    "a mark between two tiles": (
        door('x="0"', 'x="32"'),
        "object 'door' is not aligned with the tiles: snap it to the grid",
    ),
    "a mark a hair off the grid": (
        door('y="64"', 'y="64.125"'),
        "object 'door' is not aligned with the tiles: snap it to the grid",
    ),
    "a mark two tiles wide": (
        door('width="64"', 'width="128"'),
        "object 'door' is not one tile big: make it 64 by 64 pixels",
    ),
    "a mark without size": (
        door(' width="64" height="64"', ""),
        "object 'door' has no width: draw a plain rectangle of one tile",
    ),
    "a mark without place": (
        door(' x="0"', ""),
        "object 'door' has no x: draw a plain rectangle of one tile",
    ),
    "a coordinate that is no number": (
        door('x="0"', 'x="left"'),
        "the x of object 'door' is 'left', not a number",
    ),
    "a coordinate that is not finite": (
        door('y="64"', 'y="nan"'),
        "the y of object 'door' is 'nan', not a number",
    ),
    "a rotated mark": (
        door('height="64"', 'height="64" rotation="90"'),
        "object 'door' is rotated: set its rotation to 0",
    ),
    "a tile object": (
        door('height="64"', 'height="64" gid="1"'),
        "object 'door' is a tile object: draw a plain rectangle instead",
    ),
    "a tile object of a gid that no tileset has": (
        door('height="64"', 'height="64" gid="99"'),
        "object 'door' is a tile object: draw a plain rectangle instead",
    ),
    "a mark made from a template": (
        door('height="64"', 'height="64" template="door.tx"'),
        "object 'door' is made from a template: draw a plain rectangle instead",
    ),
    "an ellipse": (
        holding("<ellipse/>"),
        "object 'door' cannot hold <ellipse>: draw a plain rectangle instead",
    ),
    "a point": (holding("<point/>"), "object 'door' cannot hold <point>: draw a plain rectangle instead"),
    "a text": (
        holding("<text>in</text>"),
        "object 'door' cannot hold <text>: draw a plain rectangle instead",
    ),
    "a polygon": (
        holding('<polygon points="0,0 64,0 64,64"/>'),
        "object 'door' cannot hold <polygon>: draw a plain rectangle instead",
    ),
    "a polyline": (
        holding('<polyline points="0,0 64,0"/>'),
        "object 'door' cannot hold <polyline>: draw a plain rectangle instead",
    ),
}


def depth(change: str, to: str) -> tuple[str, str]:
    """The well's depth with one thing changed."""
    return DEPTH, changed(DEPTH, change, to)


PROPERTIES = {
    "a property that is missing": (
        (DEPTH, ""),
        "object 'well' has no property 'depth': add it, of type int",
    ),
    "a property that nothing reads": (
        (DEPTH, f'{DEPTH}<property name="age" type="int" value="7"/>'),
        "property 'age' of object 'well' is not known: choose depth, dry, water, width_in_m",
    ),
    "a property where none is asked": (
        holding(f"<properties>{DEPTH}</properties>"),
        "property 'depth' of object 'door' is not known: remove it",
    ),
    "a property named like an attribute": (
        (DEPTH, f'{DEPTH}<property name="name" value="deep"/>'),
        "property 'name' of object 'well' is not known: choose depth, dry, water, width_in_m",
    ),
    "a property without name": (
        depth(' name="depth"', ""),
        "property '' of object 'well' is not known: choose depth, dry, water, width_in_m",
    ),
    "a property given twice": (
        (DEPTH, DEPTH * 2),
        "property 'depth' of object 'well' is given twice: remove one",
    ),
    "a property of another type": (
        depth('type="int"', 'type="float"'),
        "property 'depth' of object 'well' is of type float: make it int",
    ),
    "a property without type": (
        depth(' type="int"', ""),
        "property 'depth' of object 'well' is of type string: make it int",
    ),
    "a reference to an object that is not there": (
        depth('type="int" value="7"', 'type="object" value="99"'),
        "property 'depth' of object 'well' is of type object: make it int",
    ),
    "a property that is a class": (
        depth('type="int" value="7"', 'type="class" propertytype="Depth"'),
        "property 'depth' is a class: use properties of plain types",
    ),
    "a whole number that is none": (
        depth('"7"', '"seven"'),
        "property 'depth' of object 'well' is 'seven', which is no int",
    ),
    "a whole number with a fraction": (
        depth('"7"', '"7.5"'),
        "property 'depth' of object 'well' is '7.5', which is no int",
    ),
    "a number that is none": (
        ('"1.5"', '"wide"'),
        "property 'width_in_m' of object 'well' is 'wide', which is no float",
    ),
    "a number that is not finite": (
        ('"1.5"', '"inf"'),
        "property 'width_in_m' of object 'well' is 'inf', which is no float",
    ),
    "a truth that is none": (
        ('"false"', '"nope"'),
        "property 'dry' of object 'well' is 'nope', which is no bool",
    ),
    "a text that is empty": (('"süß"', '""'), "property 'water' of object 'well' is '', which is no string"),
    "a text of several lines": (
        (' value="süß"/>', ">süß\nund tief</property>"),
        "property 'water' of object 'well' is '', which is no string",
    ),
}


@pytest.mark.parametrize("case", MARKS | PROPERTIES)
def test_a_broken_mark_is_refused_with_its_fault(tmp_path: Path, case: str) -> None:
    (old, new), reason = (MARKS | PROPERTIES)[case]
    path = toy_level(tmp_path, changed(GOOD, old, new))
    with pytest.raises(LevelError) as error:
        read(path, toy_spec())
    assert str(error.value) == f"{path}: {reason}"

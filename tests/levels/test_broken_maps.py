"""Maps, layers and floors with one fault each, most of which pytmx passes over in silence."""

from pathlib import Path

import pytest

from circus.content.levels import read
from circus.core.errors import LevelError
from tests.levels import GOOD, changed, toy_level, toy_spec

ONE_OF_EACH = "a level has one tile layer 'floor' and one object layer 'marks'"
FLOOR = GOOD[GOOD.index(" <layer") : GOOD.index(" <objectgroup")]
DATA = GOOD[GOOD.index("  <data") : GOOD.index(" </layer>")]
MARKS = GOOD[GOOD.index(" <objectgroup") : GOOD.index("</map>")]
TILESET = ' <tileset firstgid="1" source="../floor.tsx"/>\n'
FIRST_ROW = "1,0,1,\n"
LAST_ROW = "1,1,1\n"

MAPS = {
    "a map without width": ((' width="3" height="2" tile', ' height="2" tile'), "the map has no width"),
    "a map without height": ((' width="3" height="2" tile', ' width="3" tile'), "the map has no height"),
    "a map without columns": (
        (' width="3" height="2" tile', ' width="0" height="2" tile'),
        "the width of the map is 0: it needs at least one tile",
    ),
    "a map without rows": (
        (' width="3" height="2" tile', ' width="3" height="0" tile'),
        "the height of the map is 0: it needs at least one tile",
    ),
    "a width that is no number": (
        (' width="3" height="2" tile', ' width="wide" height="2" tile'),
        "the width of the map is 'wide', not a whole number",
    ),
    "a negative height": (
        (' width="3" height="2" tile', ' width="3" height="-2" tile'),
        "the height of the map is '-2', not a whole number",
    ),
    "an isometric map": (
        ('"orthogonal"', '"isometric"'),
        "its orientation is 'isometric': choose orthogonal",
    ),
    "a map that does not say its orientation": (
        (' orientation="orthogonal"', ""),
        "its orientation is 'None': choose orthogonal",
    ),
    "a map that is drawn from the left": (
        ('"right-down"', '"left-down"'),
        "its renderorder is 'left-down': choose right-down",
    ),
    "an infinite map": (
        ('infinite="0"', 'infinite="1"'),
        "its map is infinite: turn 'infinite' off in the map properties",
    ),
    "tiles of another size": (
        ('tilewidth="64"', 'tilewidth="32"'),
        "the tilewidth of the map is 32, not 64 pixels",
    ),
    "a map without tile size": ((' tileheight="64"', ""), "the map has no tileheight"),
    "a map with properties of a class": (
        (
            TILESET,
            f'<properties><property name="mood" type="class" propertytype="Mood"/></properties>{TILESET}',
        ),
        "the map cannot hold <properties>: remove its custom properties",
    ),
    "a map with a property named like an attribute": (
        (TILESET, f'<properties><property name="width" value="3"/></properties>{TILESET}'),
        "the map cannot hold <properties>: remove its custom properties",
    ),
    "a map with a class": (
        ('orientation="orthogonal"', 'orientation="orthogonal" class="Board"'),
        "the map has a class, which no game reads: clear it",
    ),
    "no tileset": ((TILESET, ""), "it has no tileset where one is asked: use floor.tsx only"),
    "two tilesets": (
        (TILESET, TILESET + TILESET),
        "it has 2 tilesets where one is asked: use floor.tsx only",
    ),
    "an embedded tileset": (
        (' source="../floor.tsx"', ' name="floor" tilewidth="64" tileheight="64" tilecount="1"'),
        "its tileset is not a .tsx file of its own: use floor.tsx",
    ),
    "a tileset of another kind": (
        ("../floor.tsx", "../floor.json"),
        "its tileset is not a .tsx file of its own: use floor.tsx",
    ),
    "a tileset without firstgid": ((' firstgid="1"', ""), "<tileset> has no firstgid"),
    "a tileset with firstgid 0": (
        ('firstgid="1"', 'firstgid="0"'),
        "the firstgid of its tileset is 0: gids count from 1",
    ),
    "a tileset hidden in a layer": (
        ('  <object id="1"', f'{TILESET}  <object id="1"'),
        "layer 'marks' cannot hold <tileset>: remove it",
    ),
    "no floor": ((FLOOR, ""), "it has no layer 'floor' where one is asked"),
    "no marks": ((MARKS, ""), "it has no layer 'marks' where one is asked"),
    "two floors": ((FLOOR, FLOOR + FLOOR), "it has 2 layers 'floor' where one is asked"),
    "two layers of marks": ((MARKS, MARKS + MARKS), "it has 2 layers 'marks' where one is asked"),
    "a tile layer that nothing reads": (
        (FLOOR, FLOOR + FLOOR.replace("floor", "roof")),
        f"the tile layer 'roof' is not known: {ONE_OF_EACH}",
    ),
    "an object layer that nothing reads": (
        (MARKS, MARKS + '<objectgroup id="9" name="places"/>'),
        f"the object layer 'places' is not known: {ONE_OF_EACH}",
    ),
    "a layer without name": ((' name="floor"', ""), f"the tile layer '' is not known: {ONE_OF_EACH}"),
    "a floor made of objects": (
        (FLOOR, '<objectgroup id="1" name="floor"/>'),
        f"the object layer 'floor' is not known: {ONE_OF_EACH}",
    ),
    "a picture layer": (
        (FLOOR, FLOOR + '<imagelayer id="9" name="sky"/>'),
        "the map cannot hold <imagelayer>: pictures belong to the screen, remove it",
    ),
    "layers in a group": (
        (FLOOR, f'<group id="9" name="all">{FLOOR}</group>'),
        "the map cannot hold <group>: move its layers out and remove it",
    ),
    "an element that Tiled does not know": (
        (FLOOR, f"{FLOOR}<script/>"),
        "the map cannot hold <script>: remove it",
    ),
    "a layer with a class": (
        (' name="marks"', ' name="marks" class="Marks"'),
        "layer 'marks' has a class, which no game reads: clear it",
    ),
    "a layer with properties": (
        (DATA, f"<properties/>{DATA}"),
        "layer 'floor' cannot hold <properties>: remove its custom properties",
    ),
    "a layer that is shifted": (
        (' name="marks"', ' name="marks" offsetx="64"'),
        "layer 'marks' is shifted by its offsetx: set it to 0",
    ),
    "a floor narrower than the map": (
        ('"floor" width="3"', '"floor" width="2"'),
        "the width of layer 'floor' is 2 where the map's is 3",
    ),
    "a floor higher than the map": (
        ('"floor" width="3" height="2"', '"floor" width="3" height="3"'),
        "the height of layer 'floor' is 3 where the map's is 2",
    ),
    "a floor without size": (('"floor" width="3" height="2"', '"floor"'), "layer 'floor' has no width"),
}

FLOORS = {
    "a floor without data": ((DATA, ""), "layer 'floor' has no <data> where one is asked"),
    "a floor with two data": ((DATA, DATA + DATA), "layer 'floor' has 2 <data> where one is asked"),
    "a floor in base64": (
        ('encoding="csv"', 'encoding="base64"'),
        "layer 'floor' is not written as CSV: set the tile layer format of the map to CSV",
    ),
    "a floor with a wrong compression": (
        ('encoding="csv"', 'encoding="csv" compression="rar"'),
        "layer 'floor' is not written as CSV: set the tile layer format of the map to CSV",
    ),
    "a floor in no encoding": (
        (' encoding="csv"', ""),
        "layer 'floor' is not written as CSV: set the tile layer format of the map to CSV",
    ),
    "a floor of XML tiles": (
        (FIRST_ROW, '<tile gid="1"/>'),
        "<data> cannot hold <tile>: set the tile layer format of the map to CSV",
    ),
    "a floor in chunks": (
        (FIRST_ROW, '<chunk x="0" y="0" width="1" height="1">1</chunk>'),
        "<data> cannot hold <chunk>: draw the layer on a finite map",
    ),
    "a row too few": ((FIRST_ROW, ""), "layer 'floor' has 1 row where the map has 2"),
    "a row too many": ((FIRST_ROW, FIRST_ROW * 2), "layer 'floor' has 3 rows where the map has 2"),
    "no rows at all": ((FIRST_ROW + LAST_ROW, ""), "layer 'floor' has no row where the map has 2"),
    "all rows on one line": ((FIRST_ROW, "1,0,1,"), "layer 'floor' has 1 row where the map has 2"),
    "a short first row": ((FIRST_ROW, "1,0,\n"), "row 1 of layer 'floor' has 2 tiles where the map has 3"),
    "a short last row": ((LAST_ROW, "1,1\n"), "row 2 of layer 'floor' has 2 tiles where the map has 3"),
    "a long row": ((FIRST_ROW, "1,0,1,1,\n"), "row 1 of layer 'floor' has 4 tiles where the map has 3"),
    "a row that runs into the next": (
        (FIRST_ROW, "1,0,1\n"),
        "row 1 of layer 'floor' does not end with a comma: the layer is cut or run together",
    ),
    "a last row that goes on": (
        (LAST_ROW, "1,1,1,\n"),
        "row 2 of layer 'floor' ends with a comma: the layer is cut or run together",
    ),
    "a gid that no tileset has": (
        (FIRST_ROW, "1,0,2,\n"),
        "column 3, row 1 of layer 'floor' holds gid '2', which is not in its tileset: use 0 or 1",
    ),
    "a flipped tile": (
        (LAST_ROW, "1,2147483649,1\n"),
        "column 2, row 2 of layer 'floor' holds gid '2147483649', which is not in its tileset: use 0 or 1",
    ),
    "a gid that is no number": (
        (FIRST_ROW, "1,x,1,\n"),
        "column 2, row 1 of layer 'floor' holds gid 'x', which is not in its tileset: use 0 or 1",
    ),
    "a gid left out": (
        (FIRST_ROW, "1,,1,\n"),
        "column 2, row 1 of layer 'floor' holds gid '', which is not in its tileset: use 0 or 1",
    ),
    "a floor without space": (
        (FIRST_ROW + LAST_ROW, "0,0,0,\n0,0,0\n"),
        "layer 'floor' has no space: draw at least one tile",
    ),
}


@pytest.mark.parametrize("case", MAPS | FLOORS)
def test_a_broken_map_is_refused_with_its_fault(tmp_path: Path, case: str) -> None:
    (old, new), reason = (MAPS | FLOORS)[case]
    path = toy_level(tmp_path, changed(GOOD, old, new))
    with pytest.raises(LevelError) as error:
        read(path, toy_spec())
    assert str(error.value) == f"{path}: {reason}"

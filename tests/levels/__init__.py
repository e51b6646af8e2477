"""Boards from TMX files: good ones load, and every way to break one is told in one sentence."""

from collections.abc import Callable
from pathlib import Path
from typing import Any

from circus.core.action import Verbs
from circus.core.game import Game
from circus.core.level import Level, LevelSpec, MarkSpec

GOOD = """\
<?xml version="1.0" encoding="UTF-8"?>
<map version="1.10" tiledversion="1.10.2" orientation="orthogonal" renderorder="right-down" width="3" \
height="2" tilewidth="64" tileheight="64" infinite="0" nextlayerid="3" nextobjectid="4">
 <editorsettings><export target="board.json" format="json"/></editorsettings>
 <tileset firstgid="1" source="../floor.tsx"/>
 <layer id="1" name="floor" width="3" height="2">
  <data encoding="csv">
1,0,1,
1,1,1
</data>
 </layer>
 <objectgroup id="2" name="marks">
  <object id="1" name="door" type="door" x="0" y="64" width="64" height="64"/>
  <object id="2" name="well" type="well" x="128" y="0" width="64" height="64">
   <properties>
    <property name="depth" type="int" value="7"/>
    <property name="dry" type="bool" value="false"/>
    <property name="water" value="süß"/>
    <property name="width_in_m" type="float" value="1.5"/>
   </properties>
  </object>
 </objectgroup>
</map>
"""
"""A level of the toy game; each broken level is this one with one thing changed."""

TILESET = """\
<?xml version="1.0" encoding="UTF-8"?>
<tileset version="1.10" name="floor" tilewidth="64" tileheight="64" tilecount="1" columns="1">
 <image source="floor.svg" width="64" height="64"/>
 <tile id="0" type="space"/>
</tileset>
"""


def no_fault(_: Level) -> None:
    """For a game that accepts every level with the right marks."""


def toy_spec(fault: Callable[[Level], str | None] = no_fault, from_bottom: bool = False) -> LevelSpec:
    """One door, and up to two wells that have a property of each type."""
    well = MarkSpec("well", 1, 2, {"depth": int, "dry": bool, "water": str, "width_in_m": float})
    return LevelSpec("board", (MarkSpec("door", 1, 1), well), fault, from_bottom)


def toy_game(level: LevelSpec | None) -> Game[Any]:
    """A game from outside the package, of which only name and level are used."""

    def unused(*_: object) -> Any:
        raise AssertionError("levels ask nothing of the rules")

    return Game(
        *("toy", (2,), 2, (), Verbs(2)),
        *(unused, unused, unused, unused, unused, unused, unused, unused, unused, unused),
        *(unused, unused, unused),
        level=level,
    )


def toy_level(root: Path, text: str = GOOD, name: str = "board") -> Path:
    """Writes a level with its tileset below a data root; the path of the level."""
    path = root / "levels" / "toy" / f"{name}.tmx"
    path.parent.mkdir(parents=True, exist_ok=True)
    path.write_text(text, encoding="utf-8")
    (root / "levels" / "floor.tsx").write_text(TILESET, encoding="utf-8")
    (root / "levels" / "floor.svg").write_text("<svg/>", encoding="utf-8")
    return path


def changed(text: str, old: str, new: str) -> str:
    """`text` with its one `old` replaced; a test that changes nothing, or too much, fails."""
    assert text.count(old) == 1, f"{old!r} stands {text.count(old)} times in the good file"
    return text.replace(old, new)

"""Files that are no levels at all, whatever they hold."""

from pathlib import Path

import pytest

from circus.content.levels import read
from circus.core.errors import LevelError
from circus.platform.untrusted.limits import MESSAGE
from tests.levels import GOOD, TILESET, changed, toy_level, toy_spec


def reason(path: Path, file: Path | None = None) -> str:
    """Why `path` is refused; the message must begin with the file at fault and be one line."""
    with pytest.raises(LevelError) as error:
        read(path, toy_spec())
    named, _, told = str(error.value).partition(": ")
    assert named == str(file or path)
    assert "\n" not in told
    return told


def of_bytes(root: Path, content: bytes) -> str:
    path = toy_level(root)
    path.write_bytes(content)
    return reason(path)


def test_a_missing_file(tmp_path: Path) -> None:
    assert reason(tmp_path / "board.tmx") == "the file is missing"


def test_a_folder(tmp_path: Path) -> None:
    assert reason(tmp_path).startswith("it cannot be opened (")


def test_an_empty_file(tmp_path: Path) -> None:
    told = "it is no plain XML (no element found: line 1, column 0), save it again with Tiled"
    assert of_bytes(tmp_path, b"") == told


def test_garbage(tmp_path: Path) -> None:
    told = "it is no plain XML (not well-formed (invalid token): line 1, column 0), save it again with Tiled"
    assert of_bytes(tmp_path, b"\x89PNG\r\n\x1a\n\0\0") == told


def test_a_truncated_file(tmp_path: Path) -> None:
    told = of_bytes(tmp_path, GOOD[: GOOD.index("</map>")].encode())
    assert told == "it is no plain XML (no element found: line 22, column 0), save it again with Tiled"


def test_an_encoding_that_nobody_knows(tmp_path: Path) -> None:
    told = "it is no plain XML (unknown encoding: UTF-99), save it again with Tiled"
    assert of_bytes(tmp_path, changed(GOOD, "UTF-8", "UTF-99").encode()) == told


@pytest.mark.parametrize("encoding", ["utf-8", "utf-16"])
def test_entities_are_refused_before_they_are_expanded(tmp_path: Path, encoding: str) -> None:
    bomb = '<!DOCTYPE map [<!ENTITY a "aaaaaaaaaa"><!ENTITY b "&a;&a;&a;&a;">]>\n<map '
    text = changed(GOOD, "<map ", bomb).replace('name="well"', 'name="&b;"').replace("UTF-8", encoding)
    told = "it is no plain XML (it has a DOCTYPE), save it again with Tiled"
    assert of_bytes(tmp_path, text.encode(encoding)) == told


def test_a_file_larger_than_1_mb(tmp_path: Path) -> None:
    assert (
        of_bytes(tmp_path, GOOD.encode() + b" " * 1_000_000)
        == "it cannot be opened (larger than 1,000,000 bytes)"
    )


def test_a_root_that_is_not_a_map(tmp_path: Path) -> None:
    text = changed(changed(GOOD, "<map ", "<world "), "</map>", "</world>")
    told = "its root element is <world> where <map> is asked"
    assert of_bytes(tmp_path, text.encode()) == told


def test_a_root_without_end_is_told_shortly(tmp_path: Path) -> None:
    told = of_bytes(tmp_path, b"<" + b"x" * 500_000 + b"/>")
    assert told.startswith("its root element is <xxx") and len(told) <= MESSAGE


def test_a_missing_tileset(tmp_path: Path) -> None:
    path = toy_level(tmp_path)
    tileset = tmp_path / "levels" / "floor.tsx"
    tileset.unlink()
    assert reason(path) == f"its tileset '../floor.tsx' is missing: put it at {tileset.resolve()}"


def test_a_missing_image(tmp_path: Path) -> None:
    path = toy_level(tmp_path)
    image = tmp_path / "levels" / "floor.svg"
    image.unlink()
    told = f"its image 'floor.svg' is missing: put it at {image.resolve()}"
    assert reason(path, (tmp_path / "levels" / "floor.tsx").resolve()) == told


TILESETS = {
    "a tileset that is not one": (
        (' name="floor"', ' name="floor"><x/></tileset><tileset'),
        "it is no plain XML (junk after document element: line 2, column 51), save it again with Tiled",
    ),
    "a tileset with a doctype": (
        ("<tileset", "<!DOCTYPE tileset>\n<tileset"),
        "it is no plain XML (it has a DOCTYPE), save it again with Tiled",
    ),
    "a tileset without tiles": (('tilecount="1"', 'tilecount="0"'), "it has no tile where one is asked"),
    "a tileset with two tiles": (('tilecount="1"', 'tilecount="2"'), "it has 2 tiles where one is asked"),
    "a tileset that does not count its tiles": (('tilecount="1"', ""), "tileset 'floor' has no tilecount"),
    "tiles of another size": (
        ('tileheight="64"', 'tileheight="32"'),
        "the tileheight of tileset 'floor' is 32, not 64 pixels",
    ),
    "a tileset with a margin": (('columns="1"', 'columns="1" margin="1"'), "its margin is '1': set it to 0"),
    "a tileset with a spacing": (
        ('columns="1"', 'columns="1" spacing="2"'),
        "its spacing is '2': set it to 0",
    ),
    "a tileset without an image": (
        ('<image source="floor.svg" width="64" height="64"/>', ""),
        "it has no image where one is asked",
    ),
    "an image that is not named": (
        ('source="floor.svg" ', ""),
        "its image has no source: name floor.svg",
    ),
    "an image of another size": (
        ('width="64" height', 'width="65" height'),
        "the width of <image> is 65, not 64 pixels",
    ),
    "an image without its size": ((' width="64" height="64"/>', ' width="64"/>'), "<image> has no height"),
    "a tile with its own image": (
        ('type="space"/>', 'type="space"><image source="floor.svg"/></tile>'),
        "tile 0 cannot hold <image>: remove it",
    ),
    "a tile with properties": (
        ('type="space"/>', 'type="space"><properties/></tile>'),
        "tile 0 cannot hold <properties>: remove its custom properties",
    ),
    "a tileset saved by Tiled 1.9": (
        ('type="space"', 'class="space"'),
        "tile 0 has a class, which no game reads: clear it",
    ),
}


@pytest.mark.parametrize("case", TILESETS)
def test_a_broken_tileset_file_is_named_with_its_fault(tmp_path: Path, case: str) -> None:
    (old, new), told = TILESETS[case]
    path = toy_level(tmp_path)
    (tmp_path / "levels" / "floor.tsx").write_text(changed(TILESET, old, new), encoding="utf-8")
    assert reason(path, (tmp_path / "levels" / "floor.tsx").resolve()) == told


def test_another_kind_of_file_as_tileset(tmp_path: Path) -> None:
    path = toy_level(tmp_path)
    (tmp_path / "levels" / "floor.tsx").write_text(GOOD, encoding="utf-8")
    told = "its root element is <map> where <tileset> is asked"
    assert reason(path, (tmp_path / "levels" / "floor.tsx").resolve()) == told


def test_what_only_pytmx_notices_is_told_in_the_same_way(tmp_path: Path) -> None:
    path = toy_level(tmp_path, changed(GOOD, '<object id="2"', '<object id="two"'))
    told = "pytmx cannot read it (invalid literal for int() with base 10: 'two')"
    assert reason(path) == told

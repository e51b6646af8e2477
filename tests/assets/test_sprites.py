"""Every sprite keeps to the SVG that nanosvg draws right, and is what the scripts draw."""

import re
from pathlib import Path
from xml.etree import ElementTree

import pytest

from assets.drawing import GAMES, ROOT, drawn

SPRITES = sorted(ROOT.glob("*/*.svg"))
NAMES = [str(path.relative_to(ROOT)) for path in SPRITES]
LARGEST = 120_000
"""Bytes: beyond this a sprite takes too long to rasterise."""

SVG = "{http://www.w3.org/2000/svg}"
PAINTED = {"path", "rect", "circle", "ellipse", "line", "polyline", "polygon"}
GRADIENTS = {"linearGradient", "radialGradient"}
ELEMENTS = {"svg", "g", "defs", "stop"} | PAINTED | GRADIENTS
COLOUR = re.compile(r"none|#[0-9A-Fa-f]{6}|#[0-9A-Fa-f]{3}")
PAINT = re.compile(rf"{COLOUR.pattern}|url\(#(\w+)\)")
SHAPE = "d x y width height rx ry cx cy r x1 y1 x2 y2 points"
LOOK = (
    "fill stroke stroke-width fill-opacity stroke-opacity opacity fill-rule stroke-linecap stroke-linejoin "
    "stroke-dasharray transform"
)
RUN = "id gradientUnits gradientTransform x1 y1 x2 y2 cx cy r"
ATTRIBUTES = {
    "svg": {"viewBox"},
    "defs": set(),
    "stop": {"offset", "stop-color", "stop-opacity"},
    "g": set(LOOK.split()) - {"opacity"},
    **{name: set(RUN.split()) for name in GRADIENTS},
    **{name: {*SHAPE.split(), *LOOK.split()} for name in PAINTED},
}


def faults(text: str) -> list[str]:
    """What in a sprite nanosvg would draw wrong, in words; nothing if it keeps to the subset."""
    root = ElementTree.fromstring(text)
    found = []
    size = (root.get("viewBox") or "").split()
    if len(size) != 4 or size[:2] != ["0", "0"] or any(float(side) <= 0 for side in size[2:]):
        found.append("viewBox must be 0 0 width height")
    made = {node.get("id") for node in root.iter() if node.get("id")}
    for node in root.iter():
        name = node.tag.removeprefix(SVG)
        if name not in ELEMENTS:
            found.append(f"element {name}")
            continue
        found += [f"{name} has {key}" for key in node.attrib if key not in ATTRIBUTES[name]]
        if name in GRADIENTS and node.get("gradientUnits") != "userSpaceOnUse":
            found.append("gradient not in userSpaceOnUse")
        for key in ("fill", "stroke"):
            paint = PAINT.fullmatch(node.get(key, "none"))
            if not paint:
                found.append(f"{key} {node.get(key)}")
            elif paint[1] and paint[1] not in made:
                found.append(f"no gradient {paint[1]}")
        if name == "stop" and not COLOUR.fullmatch(node.get("stop-color", "")):
            found.append("stop without a colour")
    if not any(node.tag.removeprefix(SVG) in PAINTED for node in root.iter()):
        found.append("nothing is drawn")
    return found


@pytest.mark.parametrize("path", SPRITES, ids=NAMES)
def test_a_sprite_keeps_to_the_subset(path: Path) -> None:
    text = path.read_text(encoding="utf-8")
    assert faults(text) == []
    assert len(text) <= LARGEST


@pytest.mark.parametrize(
    ("body", "fault"),
    [
        ("<text>A</text>", "element text"),
        ("<use/>", "element use"),
        ('<g opacity="0.5"/>', "g has opacity"),
        ('<path d="M0 0" filter="url(#a)"/>', "path has filter"),
        ('<path d="M0 0" fill="rgba(0,0,0,1)"/>', "fill rgba(0,0,0,1)"),
        ('<path d="M0 0" fill="url(#gone)"/>', "no gradient gone"),
        ('<linearGradient id="a" x2="1"/>', "gradient not in userSpaceOnUse"),
    ],
)
def test_the_linter_sees_what_nanosvg_draws_wrong(body: str, fault: str) -> None:
    text = f'<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 9 9">{body}<path d="M0 0"/></svg>'
    assert faults(text) == [fault]


def test_the_linter_wants_a_view_box() -> None:
    text = '<svg xmlns="http://www.w3.org/2000/svg"><path d="M0 0"/></svg>'
    assert faults(text) == ["viewBox must be 0 0 width height"]


@pytest.mark.parametrize("game", GAMES)
def test_the_committed_sprites_are_what_the_scripts_draw(game: str) -> None:
    committed = {path.name: path.read_text(encoding="utf-8") for path in (ROOT / game).glob("*.svg")}
    assert drawn(game) == committed

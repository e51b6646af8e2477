"""Sprites of the project: `python -m assets.drawing [game ...]` writes `assets/<game>/*.svg`.

Each game has a package here with `sprites() -> dict[str, Svg]`, file name without suffix to picture.
`lobby_poster` is 480 x 564; the title's first line covers its upper 150 units, the second one the lowest 60.
Shared parts: `palette` (colours, ramps), `shapes` (geometry), `pen` (the canvas), `faces` (heads and
features), `hair`, `hats`, `figures` (busts, neckwear, arms, hands). Everything is deterministic.
"""

from importlib import import_module
from pathlib import Path
from pkgutil import iter_modules

from assets.drawing.pen import Svg

ROOT = Path(__file__).resolve().parents[1]
GAMES = ("common", *(each.name for each in iter_modules(__path__) if each.ispkg))
"""Names of the packages: the shared sprites, and each game with a package here."""


def drawn(game: str) -> dict[str, str]:
    """Return the text of every sprite of a game, by file name."""
    pictures: dict[str, Svg] = import_module(f"assets.drawing.{game}").sprites()
    return {f"{name}.svg": picture.text() for name, picture in pictures.items()}


def write(game: str) -> int:
    """Write a game's sprites, remove obsolete ones, and return their number."""
    folder = ROOT / game
    files = drawn(game)
    folder.mkdir(exist_ok=True)
    for old in folder.glob("*.svg"):
        if old.name not in files:
            old.unlink()
    for name, text in files.items():
        (folder / name).write_text(text, encoding="utf-8", newline="\n")
    return len(files)

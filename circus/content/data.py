"""Paths of pictures, sounds, boards and tables: in the program's folders or in the folder of a game."""

from functools import cache
from pathlib import Path

from circus import games


@cache
def data_root() -> Path:
    """Return the folder that holds `assets/` and `levels/`."""
    package = Path(__file__).resolve().parents[1]
    installed = package / "_data"
    return installed if installed.is_dir() else package.parent


def sprite_file(name: str) -> Path:
    """Return the file of a sprite FOLDER/NAME: in `assets/FOLDER`, else in the game's folder FOLDER."""
    common = data_root() / "assets" / f"{name}.svg"
    game, _, rest = name.partition("/")
    own = games.folder(game) / "assets" / f"{rest}.svg"
    return own if rest and own.is_file() and not common.is_file() else common


def sprite_files(game: str) -> dict[str, Path]:
    """Return the file of each sprite of a game and of all games, by `FOLDER/NAME.svg`."""
    common, own = data_root() / "assets", games.folder(game) / "assets"
    files = {f"{game}/{path.relative_to(own).as_posix()}": path for path in own.rglob("*.svg")}
    return files | {path.relative_to(common).as_posix(): path for path in common.rglob("*.svg")}


def table_file(game: str, ending: str) -> Path:
    """Return the layout file of a game's table: its own from either place, or else the default one."""
    common = data_root() / "levels" / "tables"
    places = (common / f"{game}{ending}", games.folder(game) / f"table{ending}")
    return next((path for path in places if path.is_file()), common / f"default{ending}")

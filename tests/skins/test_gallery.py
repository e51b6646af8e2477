"""The gallery: each picture that a look declares comes to its moment, whatever games the seeds deal."""

from pathlib import Path

import pytest

from circus.core.errors import CircusError
from circus.ui.gallery import tables
from circus.ui.gallery.tables import open_table
from circus.ui.scenes.table.scene import TableScene
from circus.ui.skins.gallery import Chooses, Ends, TablePicture, find
from tests.gfx.parlour import stage
from tests.texts.schemes import NAMES

PICTURES = [(game, each) for game in NAMES for each in find(game).pictures]


@pytest.mark.parametrize(
    ("game", "picture"), PICTURES, ids=[f"{game}_{picture.name}" for game, picture in PICTURES]
)
def test_every_picture_comes_to_its_moment(game: str, picture: TablePicture, tmp_path: Path) -> None:
    scene = open_table(
        stage((320, 180)),
        tmp_path / "game.jsonl",
        game,
        picture.until,
        seats=picture.seats,
        options=picture.options,
        level=picture.level,
        people=picture.people,
        seed=picture.seed,
    )
    scene.close()


def test_a_game_that_ends_before_the_moment_is_followed_by_the_next(tmp_path: Path) -> None:
    short = open_table(stage((320, 180)), tmp_path / "short.jsonl", "quel_cirque", Ends())
    length = len(short.session.match.actions)
    manager = stage((320, 180))
    scene = open_table(manager, tmp_path / "game.jsonl", "quel_cirque", Chooses(after=length))
    assert len(scene.session.match.actions) >= length and scene.chooser
    assert [each for each in manager.scenes if isinstance(each, TableScene)] == [scene]


def test_a_moment_that_no_game_has_is_told(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(tables, "MAX_GAMES", 2)
    with pytest.raises(CircusError, match="never comes to the position"):
        open_table(stage((320, 180)), tmp_path / "game.jsonl", "quel_cirque", Chooses(after=10_000))

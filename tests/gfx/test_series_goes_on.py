"""A series that was left goes on in the app where it stood: standings, colours, and the next game."""

from dataclasses import replace
from pathlib import Path

import pytest

from circus.core.errors import LevelError
from circus.core.game import Outcome
from circus.session import saves
from circus.session.placing import next_game
from circus.session.series import Series
from circus.ui.app.router import Router
from circus.ui.scenes.shell.destinations import ToSave, ToTable
from circus.ui.scenes.table.scene import TableScene
from tests.gfx.pilot import Pilot, piloted
from tests.session import chosen


def table_of(pilot: Pilot) -> TableScene:
    assert isinstance(pilot.scene, TableScene)
    return pilot.scene


def test_a_series_that_was_left_goes_on_where_it_stood(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr("circus.session.saves.records_folder", lambda: tmp_path / "records")
    table_setup = replace(chosen("flip_circus", 2, 2), series="games", goal=3)
    turned, series = next_game(table_setup, Series("games", 3).after(Outcome((1,), (2, 4), "end")))
    with piloted(Router()) as pilot:
        pilot.manager.go(ToTable(turned, series))
        seats = table_of(pilot).session.seats
        pilot.manager.home()
        (save,) = saves.unfinished()
        pilot.manager.go(ToSave(save))
        table = table_of(pilot)
        assert table.session.seats == seats
        assert table.host.series == series
        assert table.host.series.wins == (1, 0)
        assert (table.table_setup.series, table.table_setup.goal) == ("games", 3)


def test_a_table_that_cannot_be_laid_leaves_no_game_to_resume(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr("circus.session.saves.records_folder", lambda: tmp_path / "records")

    def refuse(*_: object) -> None:
        raise LevelError("flip_circus.tmx: it is no plain XML")

    monkeypatch.setattr(TableScene, "__init__", refuse)
    with piloted(Router()) as pilot, pytest.raises(LevelError):
        pilot.manager.go(ToTable(chosen("flip_circus", 2, 2)))
    assert saves.unfinished() == []

"""Measured lengths of a game that has none yet."""

import shutil
from pathlib import Path

import pytest

from circus import games
from circus.lab import lengths


def test_the_pace_of_a_new_game_is_measured_before_and_after_its_choices_are_counted(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    shutil.copytree(games.folder("pebbles"), tmp_path / "pebbles")
    monkeypatch.setattr(games, "folder", lambda name: tmp_path / name)
    lengths.stored_lengths.cache_clear()
    lengths.write_shown("pebbles", {"drop": 2.0, "draw": 0.5})
    lengths.stored_lengths.cache_clear()
    told = lengths.stored_lengths("pebbles")["seconds"]
    assert told == {**lengths.UNMEASURED, "draw": 0.5, "drop": [lengths.CHOICE_SECONDS, 2.0]}
    monkeypatch.setattr(lengths, "measure_game", lambda _game: {"seats": {}, "options": {}})
    lengths.write("pebbles")
    lengths.stored_lengths.cache_clear()
    assert lengths.stored_lengths("pebbles")["seconds"] == told
    lengths.stored_lengths.cache_clear()

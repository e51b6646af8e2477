"""Any settings and any remembered table are taken whole or set aside; what is taken can be played with."""

import json
from dataclasses import asdict
from pathlib import Path
from typing import Any

import pytest
from hypothesis import example, given
from hypothesis import strategies as st

from circus.session.table_setup import first_table_setup, load_table_setup, save_table_setup
from circus.ui.gfx import settings as settings_file
from circus.ui.gfx.settings import Settings
from tests.outside import ANYTHING, damaged

CHOICES = [*asdict(Settings()), "hologram"]
TABLE_KEYS = ["game", "seats", "options", "level", "series", "goal", "aids", "hat"]
SEAT_KEYS = ["name", "kind", "strength", "colour", "hat"]
GAME = "quel_cirque"


def spelt(value: Any) -> bytes:
    return json.dumps(value).encode()


def load_settings(folder: Path, content: bytes) -> None:
    path = folder / "settings.json"
    path.write_bytes(content)
    loaded = settings_file.load(path)
    assert Settings().changed(**asdict(loaded)) == loaded
    if path.exists():
        told = json.loads(content)
        assert all(asdict(loaded)[key] == value for key, value in told.items() if key in CHOICES[:6])
    for aside in folder.glob("settings.damaged-*"):
        assert aside.read_bytes() == content
        aside.unlink()


@given(choices=st.dictionaries(st.sampled_from(CHOICES), ANYTHING, max_size=4))
@example(choices={"volumes": {"music": float("nan")}})
@example(choices={"volumes": []})
@example(choices={"text_size": 10**401})
def test_any_settings(tmp_path_factory: pytest.TempPathFactory, choices: dict[str, Any]) -> None:
    folder = tmp_path_factory.mktemp("settings")
    load_settings(folder, spelt(choices))


@given(content=damaged(spelt(asdict(Settings())), b"NaN", b"true", b'"language": "fr", '))
def test_any_damage_to_settings(tmp_path_factory: pytest.TempPathFactory, content: bytes) -> None:
    load_settings(tmp_path_factory.mktemp("settings"), content)


def load_table(folder: Path, content: bytes) -> None:
    (folder / f"{GAME}.json").write_bytes(content)
    loaded = load_table_setup(GAME, folder)
    game, setup = loaded.open()
    assert (game.name, setup.seats) == (GAME, len(loaded.seats))
    assert len({seat.colour for seat in loaded.seats}) == len(loaded.seats)
    if not (folder / f"{GAME}.json").exists():
        assert loaded == first_table_setup(GAME)
    save_table_setup(loaded, folder)
    assert load_table_setup(GAME, folder) == loaded


def whole(folder: Path) -> dict[str, Any]:
    save_table_setup(first_table_setup(GAME), folder)
    table: dict[str, Any] = json.loads((folder / f"{GAME}.json").read_bytes())
    return table


@given(
    changes=st.dictionaries(st.sampled_from(TABLE_KEYS), ANYTHING, max_size=2),
    seat=st.dictionaries(st.sampled_from(SEAT_KEYS), ANYTHING, max_size=2),
)
@example(changes={"options": []}, seat={})
@example(changes={"goal": 10**401}, seat={})
@example(changes={}, seat={"name": "\ud83d"})
def test_any_remembered_table(
    tmp_path_factory: pytest.TempPathFactory, changes: dict[str, Any], seat: dict[str, Any]
) -> None:
    folder = tmp_path_factory.mktemp("tables")
    table = whole(folder)
    table["seats"][1].update(seat)
    load_table(folder, spelt({**table, **changes}))


@given(data=st.data())
def test_any_damage_to_a_remembered_table(
    tmp_path_factory: pytest.TempPathFactory, data: st.DataObject
) -> None:
    folder = tmp_path_factory.mktemp("tables")
    load_table(folder, data.draw(damaged(spelt(whole(folder)), b"[]", b"null", b'"goal": 0, ')))

"""Each look declares the zones that its table must have: without one of them no table is opened."""

import random
from pathlib import Path

import pytest

from circus import games
from circus.content.data import table_file
from circus.content.levels import layouts
from circus.content.levels.layouts import Layout, Zone, Zones
from circus.core.errors import LevelError
from circus.ui import skins
from circus.ui.skins.zones import checked, checked_layout, needed
from tests.skins.harness import SkinSetup, SkinTable

NAMES = sorted({*games.names()} - {"pebbles"})
TABLES = [(name, seats) for name in games.names() for seats in games.find(name).seats]

ASKED: set[str] = set()


class Listening(Zones):
    """Zones that take down which of them cannot be done without."""

    def __getitem__(self, name: str) -> Zone:
        ASKED.add(name)
        return super().__getitem__(name)


@pytest.mark.parametrize(("name", "seats"), TABLES)
def test_the_tables_of_the_program_have_all_that_their_looks_need(name: str, seats: int) -> None:
    for portrait in (False, True):
        assert checked_layout(skins.find(name), name, seats, portrait).zones


@pytest.mark.parametrize(("name", "seats"), TABLES)
def test_a_table_without_a_zone_that_is_needed_is_refused_with_its_file(name: str, seats: int) -> None:
    skin = skins.find(name)
    layout = layouts.layout(name, seats, False)
    for zone in needed(skin, seats):
        rest = {each: place for each, place in layout.zones.items() if each != zone}
        with pytest.raises(LevelError) as raised:
            checked(Layout(layout.width, layout.height, Zones(layout.zones.path, rest)), needed(skin, seats))
        assert str(raised.value).startswith(f"{layout.zones.path}: it has no zone '{zone}'")


@pytest.mark.usefixtures("stage")
@pytest.mark.parametrize("name", NAMES)
@pytest.mark.parametrize("seats", ["fewest", "most"])
def test_a_table_with_the_needed_zones_alone_is_played_to_its_end(
    name: str, seats: str, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    count = (min if seats == "fewest" else max)(games.find(name).seats)
    real = layouts.layout
    ASKED.clear()

    def bare(game: str, seats: int, portrait: bool) -> Layout:
        layout, names = real(game, seats, portrait), needed(skins.find(game), seats)
        kept = {each: zone for each, zone in layout.zones.items() if each in names}
        return Layout(layout.width, layout.height, Listening(layout.zones.path, kept))

    monkeypatch.setattr(layouts, "layout", bare)
    monkeypatch.setattr(Layout, "fitted", lambda self, width, height: self)
    table, rng = SkinTable(tmp_path, SkinSetup(name, seats=count, size=(640, 360))), random.Random(4)
    for _ in range(60):
        if not table.wait():
            break
        table.manager.frame()
        assert table.scene.chooser
        table.scene.play(rng.choice(table.scene.chooser.picker.legal))
    assert ASKED and not ASKED - needed(skins.find(name), count)


@pytest.mark.usefixtures("stage")
@pytest.mark.parametrize("broken", [".tmx", ".portrait.tmx"])
def test_no_table_is_opened_whose_other_shape_lacks_a_zone(
    broken: str, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    path = tmp_path / f"quel_cirque{broken}"
    text = table_file("quel_cirque", broken).read_text(encoding="utf-8")
    path.write_text(text.replace('name="board"', 'name="bored"'), encoding="utf-8")
    monkeypatch.setattr(
        layouts, "table_file", lambda game, end: path if end == broken else table_file(game, end)
    )
    (tmp_path / "records").mkdir()
    with pytest.raises(LevelError, match="it has no zone 'board'") as raised:
        SkinTable(tmp_path / "records", SkinSetup("quel_cirque"))
    assert str(path) in str(raised.value)

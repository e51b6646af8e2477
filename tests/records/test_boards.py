"""A game replays on the board that it was played on, whatever has become of the file of that board."""

import json
import shutil
from collections.abc import Callable
from dataclasses import replace
from pathlib import Path
from random import Random

import pytest

from circus import games
from circus.bots.codec import pack_question, unpack_question
from circus.cli import main
from circus.content import levels
from circus.content.data import data_root
from circus.content.levels.copies import copy_path, keep_copy
from circus.core.errors import MissingBoardError
from circus.core.level import Level
from circus.lab.review import work
from circus.lab.simulate import SimulationPlan, simulate
from circus.records.replay import read
from circus.session import saves
from circus.session.branches import branch
from circus.session.playback import open_playback
from circus.session.record_entry import BOARD, FileStamp, RecordEntry, entry_of
from circus.session.review_cache import load_review, store_review
from circus.session.review_job import judged_at_once, review_job
from circus.session.table_setup import TableSetup, first_table_setup

ARENA = games.find("clearing_house")

Edit = Callable[[str], str]


def no_corner(text: str) -> str:
    """The mansion without the space next to the first corner: opening moves there are illegal."""
    return text.replace("1,1,1,1,1,1,", "1,0,1,1,1,1,", 1)


def no_crates(text: str) -> str:
    """The warehouse without the two crates in its last row but one."""
    return text.replace("1,1,1,0,1,1,0,1,", "1,1,1,1,1,1,1,1,")


def reformatted(text: str) -> str:
    """The same board as another program would write it."""
    return text.replace("   <", "<").replace('<object id="1" name="', '<object id="7" name="corner of ')


@pytest.fixture
def boards(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    """Boards of our own, which may be edited; the folder of those of Clearing House."""
    root = tmp_path / "root"
    shutil.copytree(data_root() / "levels", root / "levels")
    monkeypatch.setattr("circus.content.levels.data_root", lambda: root)
    return root / "levels" / "clearing_house"


def edit(board: Path, how: Edit = no_corner) -> None:
    """Saves a board otherwise, as somebody does in Tiled."""
    before = board.read_text(encoding="utf-8")
    assert how(before) != before
    board.write_text(how(before), encoding="utf-8")


def deleted(board: Path) -> None:
    board.unlink()


def renamed(board: Path) -> None:
    board.rename(board.with_name("villa.tmx"))


def broken(board: Path) -> None:
    board.write_text("<map/>", encoding="utf-8")


def begun(folder: Path, level: str | None = None, turns: int = 12) -> Path:
    """The record of a game that was left after the draft and some turns, or is over."""
    table_setup = replace(first_table_setup("clearing_house", 4), level=level)
    session = saves.begin(table_setup, Random(1), folder / "game.jsonl")
    match, rng = session.match, Random(1)
    while session.awaited and len(match.actions) < 40 + turns:
        if session.awaited_people:
            session.play(rng.choice(match.legal_actions(session.awaited_people[0])))
        else:
            session.go_on("random")
    session.close()
    return folder / "game.jsonl"


def entry(path: Path) -> RecordEntry:
    stamp = FileStamp.of(path)
    assert stamp
    return entry_of(path, stamp)


def board_of(path: Path) -> Level:
    level = read(path, cut_end=True).match.setup.level
    assert level
    return level


def test_a_record_names_its_board_and_a_copy_lies_beside_it(tmp_path: Path, boards: Path) -> None:
    record = begun(tmp_path / "played")
    header = json.loads(record.read_text(encoding="utf-8").splitlines()[0])
    board = levels.load(ARENA, "mansion")
    assert header["board"] == levels.digest_of(board) and header["rules"] == ARENA.rules
    assert {path.name for path in record.parent.rglob("*.tmx")} == {f"{header['board']}.tmx"}
    assert not read(record, cut_end=True).board_has_changed


@pytest.mark.parametrize("change", [edit, deleted, renamed, broken])
def test_a_game_is_replayed_and_goes_on_on_its_own_board(
    change: Callable[[Path], None], tmp_path: Path, boards: Path
) -> None:
    record = begun(tmp_path / "played", "warehouse")
    before = board_of(record)
    if change is edit:
        edit(boards / "warehouse.tmx", no_crates)
    else:
        change(boards / "warehouse.tmx")
    assert open_playback(record).board_has_changed and board_of(record) == before
    assert saves.read_completely(entry(record)).fault == ("", "")
    resumed = saves.go_on(record, Random(1))
    assert resumed.board_has_changed and resumed.table_setup.open()[1].level == before
    resumed.session.close()
    assert board_of(tmp_path / "played" / "game~002.jsonl") == before


@pytest.mark.parametrize("name", levels.names(ARENA))
@pytest.mark.parametrize("carried", ["with its copy", "alone", "from the bin"])
def test_a_record_that_was_carried_elsewhere_is_still_read(
    name: str, carried: str, tmp_path: Path, boards: Path
) -> None:
    record = begun(saves.records_folder(), name)
    before = board_of(record)
    (boards / f"{name}.tmx").unlink()
    there = saves.bin_folder() if carried == "from the bin" else tmp_path / "stick"
    there.mkdir(parents=True)
    if carried == "with its copy":
        shutil.copytree(record.parent, there, dirs_exist_ok=True)
        shutil.rmtree(saves.records_folder())
    else:
        record.rename(there / record.name)
    assert board_of(there / record.name) == before


def test_a_board_that_was_only_saved_anew_has_not_changed(tmp_path: Path, boards: Path) -> None:
    record = begun(tmp_path)
    edit(boards / "mansion.tmx", reformatted)
    assert not read(record, cut_end=True).board_has_changed


def test_a_board_that_is_nowhere_is_named_and_nothing_is_called_damaged(
    tmp_path: Path, boards: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    record = begun(tmp_path / "played", "warehouse")
    edit(boards / "warehouse.tmx", no_crates)
    shutil.rmtree(tmp_path / "played" / "boards")
    with pytest.raises(MissingBoardError, match="1: its board 'warehouse' has changed since, and no copy"):
        read(record, cut_end=True)
    assert main(["check", str(record)]) == 1
    assert "boards/" in (said := capsys.readouterr().err) and "damaged" not in said
    assert saves.read_completely(entry(record)).fault[0] == BOARD


def test_a_copy_that_is_another_board_is_not_taken(tmp_path: Path, boards: Path) -> None:
    record = begun(tmp_path, "warehouse")
    other = levels.load(ARENA, "mansion")
    assert ARENA.level
    keep_copy(other, ARENA.level, tmp_path)
    right = copy_path(tmp_path, levels.digest_of(board_of(record)))
    copy_path(tmp_path, levels.digest_of(other)).replace(right)
    (boards / "warehouse.tmx").unlink()
    with pytest.raises(MissingBoardError, match="cannot be used any more"):
        read(record, cut_end=True)


def test_check_says_that_the_board_has_changed_and_holds(
    tmp_path: Path, boards: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    simulate(
        SimulationPlan("clearing_house", 2, (), None, ("random",) * 2, 2, 1, records=tmp_path / "played")
    )
    edit(boards / "mansion.tmx")
    files = sorted(map(str, (tmp_path / "played").glob("*.jsonl")))
    assert main(["check", *files]) == 0
    told = capsys.readouterr()
    assert told.out == "all 2 records hold\n"
    assert told.err.count("the board 'mansion' has changed since") == 2


def test_bots_and_reviews_in_other_processes_have_the_board_of_the_record(
    tmp_path: Path, boards: Path
) -> None:
    record = begun(tmp_path / "played")
    before = board_of(record)
    edit(boards / "mansion.tmx")
    replay = read(record, cut_end=True)
    assert work.unpack_game(work.pack_game(replay.match.timeline)).setup.level == before
    session = saves.go_on(record, Random(1)).session
    seat = session.awaited[0]
    assert unpack_question(pack_question(session.question(seat))).setup.level == before


def test_another_end_of_an_old_game_is_played_on_its_board(tmp_path: Path, boards: Path) -> None:
    record = begun(tmp_path / "played", turns=5_000)
    edit(boards / "mansion.tmx")
    playback = open_playback(record)
    playback.go_to(45)
    session = branch(playback, 0, Random(1)).session
    session.close()
    (other,) = saves.records_folder().glob("*.jsonl")
    assert board_of(other) == board_of(record)


def test_a_review_on_another_board_is_not_taken_for_this_one(tmp_path: Path, boards: Path) -> None:
    plan = SimulationPlan(
        "clearing_house", 2, (("round_limit", 1),), None, ("random",) * 2, 1, 1, records=tmp_path
    )
    simulate(plan)
    timeline = read(tmp_path / "0000.jsonl").match.timeline
    job = review_job(timeline, judged_at_once)
    job.poll()
    assert job.result
    store_review(tmp_path / "0000.jsonl", timeline, job.result, "low")
    assert load_review(tmp_path / "0000.jsonl", timeline, "low") == job.result
    assert timeline.setup.level
    room = replace(timeline.setup.level, columns=7)
    timeline.setup = replace(timeline.setup, level=room)
    assert load_review(tmp_path / "0000.jsonl", timeline, "low") is None


def test_a_record_of_before_is_read_on_the_board_of_its_name(tmp_path: Path, boards: Path) -> None:
    record = begun(tmp_path)
    first, *rest = record.read_text(encoding="utf-8").splitlines(keepends=True)
    header = {key: value for key, value in json.loads(first).items() if key not in ("board", "rules")}
    record.write_text(json.dumps(header) + "\n" + "".join(rest), encoding="utf-8")
    assert board_of(record) == levels.load(ARENA, "mansion")
    (boards / "mansion.tmx").unlink()
    with pytest.raises(MissingBoardError, match="clearing_house has no level 'mansion': choose warehouse"):
        read(record, cut_end=True)


def test_the_last_table_of_a_game_does_not_remember_an_old_board(tmp_path: Path, boards: Path) -> None:
    from circus.session.table_setup import load_table_setup, save_table_setup

    record = begun(tmp_path)
    edit(boards / "mansion.tmx")
    table_setup: TableSetup = saves.go_on(record, Random(1)).table_setup
    save_table_setup(table_setup)
    assert load_table_setup("clearing_house").open()[1].level == levels.load(ARENA, "mansion")

"""Every game is on the disk from its first action on, and an unfinished one goes on exactly there."""

import json
import os
import subprocess
import sys
from dataclasses import replace
from pathlib import Path
from random import Random

import pytest

from circus.core.errors import LevelError, RecordError, UnknownNameError, UsageError
from circus.records.record import being_written
from circus.records.replay import read
from circus.session import saves
from circus.session.game_session import GameSession
from circus.session.past_games import RecordFilter, past_games
from circus.session.record_entry import BAD, DAMAGED, OPEN
from circus.session.table_setup import TableSetup
from tests.other_systems import IS_WINDOWS
from tests.program import ROOT
from tests.rules.clown_standoff.openings import deal_line
from tests.session import begun, chosen, played

HANDS = deal_line(["1336", "2244", "3455"])


@pytest.fixture
def folder(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    """The folder of this user's records."""
    monkeypatch.setattr("circus.session.saves.records_folder", lambda: tmp_path / "records")
    return tmp_path / "records"


def begin(table_setup: TableSetup, *lines: str) -> GameSession:
    """A game in the user's folder."""
    return played(saves.begin(table_setup, Random(1)), *lines)


def only_record(folder: Path) -> Path:
    (path,) = folder.glob("*.jsonl")
    return path


def lines_of(path: Path) -> list[dict[str, object]]:
    return [json.loads(line) for line in path.read_text(encoding="utf-8").splitlines()]


def play_out(session: GameSession) -> None:
    """Plays to the end; persons choose at random too."""
    rng = Random(2)
    while session.awaited:
        people = session.awaited_people
        if people:
            session.play(rng.choice(list(session.match.legal_actions(people[0]))))
        else:
            session.go_on()


def test_a_record_is_on_the_disk_before_the_first_action(folder: Path) -> None:
    table_setup = chosen("quel_cirque", 3, options={"secret_clown": True})
    begin(table_setup)
    (header,) = lines_of(only_record(folder))
    assert (header["game"], header["seats"]) == ("quel_cirque", 3)
    assert [player["kind"] for player in header["players"]] == ["human", "bot", "bot"]  # type: ignore[attr-defined]
    assert header["options"]["secret_clown"] is True  # type: ignore[index]


def test_every_action_is_on_the_disk_when_it_is_made(folder: Path) -> None:
    session = begin(chosen("clown_standoff", 3))
    for count, line in enumerate((HANDS, "0:choose card/6", "2:choose card/3"), 1):
        played(session, line)
        assert [each["action"] for each in lines_of(only_record(folder))[1:]][-1] == line
        assert len(lines_of(only_record(folder))) == count + 1


def test_two_games_begun_at_once_have_a_record_each_and_are_both_listed(folder: Path) -> None:
    for _ in range(3):
        begin(chosen("clown_standoff", 3), HANDS)
    assert len(list(folder.glob("*.jsonl"))) == 3
    assert len(saves.unfinished(folder)) == 3


def test_a_record_named_by_the_command_line_is_written_there(tmp_path: Path) -> None:
    path = tmp_path / "deep" / "mine.jsonl"
    saves.begin(chosen("pebbles", 2), Random(1), path)
    assert lines_of(path)[0]["game"] == "pebbles"


def test_a_record_that_exists_is_never_written_over(tmp_path: Path) -> None:
    path = tmp_path / "mine.jsonl"
    path.write_text("mine", encoding="utf-8")
    with pytest.raises(FileExistsError):
        saves.begin(chosen("pebbles", 2), Random(1), path)
    assert path.read_text(encoding="utf-8") == "mine"


def test_a_table_that_cannot_be_played_leaves_no_record(folder: Path) -> None:
    with pytest.raises(UsageError):
        saves.begin(chosen("pebbles", 3).with_seats(1), Random(1))
    assert not folder.exists()


KILLED = """
import os, sys
from pathlib import Path
from random import Random
from tests.session import chosen, played
from circus.session import saves

sitting = saves.begin(chosen("clown_standoff", 3), Random(1), Path(sys.argv[1]))
played(sitting, *sys.argv[2:])
os.kill(os.getpid(), 9)
"""


def test_a_game_that_was_killed_is_listed_and_goes_on_exactly_there(tmp_path: Path) -> None:
    path = tmp_path / "20260101-100000-clown_standoff.jsonl"
    lines = (HANDS, "0:choose card/6", "2:choose card/3")
    done = subprocess.run([sys.executable, "-c", KILLED, str(path), *lines], cwd=ROOT, env={**os.environ})
    assert abs(done.returncode) == 9  # Windows has no signals: the number becomes the exit code
    (save,) = saves.unfinished(tmp_path)
    assert (save.path, save.game, save.names) == (path, "clown_standoff", ("Ada", "Basile", "Célia"))
    table_setup, session, *_ = saves.go_on(save.path, Random(1))
    assert list(map(str, session.match.actions)) == list(lines)
    assert session.awaited == (1,)
    assert [seat.kind for seat in table_setup.seats] == ["human", "bot", "bot"]
    whole = begun(tmp_path, chosen("clown_standoff", 3), *lines)
    assert session.match.state == whole.match.state


def test_going_on_keeps_options_level_and_names(folder: Path) -> None:
    table_setup = replace(chosen("quel_cirque", 3, 2, {"secret_clown": True}), level="long_parade")
    begin(table_setup)
    resumed, session, *_ = saves.go_on(only_record(folder), Random(1))
    assert (resumed.game, resumed.level, resumed.options["secret_clown"]) == (
        "quel_cirque",
        "long_parade",
        True,
    )
    assert [(seat.name, seat.kind) for seat in resumed.seats] == [
        (seat.name, seat.kind) for seat in table_setup.seats
    ]
    assert session.match.setup == table_setup.open()[1]


def test_going_on_writes_a_new_record_that_holds_all_of_the_old_one(folder: Path) -> None:
    begin(chosen("clown_standoff", 3), HANDS, "0:choose card/6")
    old = only_record(folder)
    content = old.read_bytes()
    session = saves.go_on(old, Random(1)).session
    played(session, "1:choose card/2")
    (new,) = set(folder.glob("*.jsonl")) - {old}
    assert old.read_bytes() == content
    first, rest = content.split(b"\n", 1)
    assert new.read_bytes().split(b"\n", 1)[1].startswith(rest)
    assert lines_of(new)[0] == {**json.loads(first), "order": [1, 2]}
    assert read(new).match.state == session.match.state


def test_a_record_that_was_gone_on_from_hides_behind_the_newest(folder: Path) -> None:
    begin(chosen("clown_standoff", 3), HANDS)
    path = only_record(folder)
    for _ in range(11):
        saves.go_on(path, Random(1))
        (save,) = saves.unfinished(folder)
        assert save.path > path
        path = save.path
    assert len(list(folder.glob("*.jsonl"))) == 12


def test_a_game_that_ended_in_its_newest_record_is_not_listed(folder: Path) -> None:
    begin(chosen("pebbles", 2))
    session = saves.go_on(only_record(folder), Random(1)).session
    play_out(session)
    assert saves.unfinished(folder) == []


def test_a_line_that_was_cut_is_left_out_and_the_game_goes_on_before_it(folder: Path) -> None:
    begin(chosen("clown_standoff", 3), HANDS, "0:choose card/6")
    path = only_record(folder)
    path.write_bytes(path.read_bytes()[:-9])
    (save,) = saves.unfinished(folder)
    session = saves.go_on(save.path, Random(1)).session
    assert list(map(str, session.match.actions)) == [HANDS]
    assert 0 in session.awaited


def test_a_cut_end_line_is_written_again(folder: Path) -> None:
    session = begin(chosen("pebbles", 2))
    play_out(session)
    path = only_record(folder)
    path.write_bytes(path.read_bytes()[:-4])
    again = saves.go_on(path, Random(1)).session
    assert again.match.outcome == session.match.outcome
    (new,) = set(folder.glob("*.jsonl")) - {path}
    assert read(new).ended


@pytest.mark.parametrize("game", ["flip_circus", "texas_showdown", "pebbles"])
def test_a_game_that_has_ended_is_not_listed(folder: Path, game: str) -> None:
    play_out(begin(chosen(game, 3 if game == "texas_showdown" else 2)))
    assert saves.unfinished(folder) == []


def test_a_game_between_bots_is_not_listed(folder: Path) -> None:
    begin(chosen("clown_standoff", 3, 0), HANDS)
    assert saves.unfinished(folder) == []


def test_the_latest_games_come_first(folder: Path) -> None:
    for game in ("pebbles", "flip_circus", "quel_cirque"):
        begin(chosen(game, 2))
    assert [save.game for save in saves.unfinished(folder)] == ["quel_cirque", "flip_circus", "pebbles"]


def test_what_was_left_unfinished_is_offered_behind_any_number_of_newer_names(folder: Path) -> None:
    begin(chosen("clown_standoff", 3), HANDS)
    path = only_record(folder)
    for number in range(40):
        ended = b'{"end": {"winners": [0], "scores": [1], "reason": "x"}}\n'
        (folder / f"20991231-000000-{number:06}-pebbles.jsonl").write_bytes(header() + ended)
    odd = folder / f"what [a] name~, 50 %{'' if IS_WINDOWS else chr(9)}.jsonl"
    path.rename(odd)
    assert [save.path for save in saves.unfinished(folder)] == [odd]
    assert saves.go_on(odd, Random(1)).session.awaited == (0, 1, 2)


def test_a_game_begun_after_the_clock_fell_back_is_offered(folder: Path) -> None:
    begin(chosen("clown_standoff", 3), HANDS)
    path = only_record(folder)
    early = folder / "19700101-000000-000000-clown_standoff.jsonl"
    path.rename(early)
    os.utime(early, (0, 0))
    begin(chosen("pebbles", 2))
    assert [save.game for save in saves.unfinished(folder)] == ["pebbles", "clown_standoff"]
    assert saves.unfinished(folder)[1].path == early


def test_games_played_last_come_first_whenever_they_were_begun(folder: Path) -> None:
    for game in ("pebbles", "flip_circus"):
        begin(chosen(game, 2)).close()
    first, second = sorted(folder.glob("*.jsonl"))
    saves.go_on(first, Random(1)).session.close()
    assert [save.path for save in saves.unfinished(folder)] == [
        first.with_name(f"{first.stem}~002.jsonl"),
        second,
    ]


def set_clock(path: Path, year: int) -> None:
    """As if the clock had shown this year while the game of a record was played."""
    began, *rest = path.read_bytes().split(b"\n")
    header = {**json.loads(began), "started": f"{year}-01-01T00:00:00Z"}
    path.write_bytes(b"\n".join([json.dumps(header).encode(), *rest]))
    seconds = (year - 1970) * 31_557_600
    os.utime(path, (seconds, seconds))


@pytest.mark.parametrize("years", [(2026, 2020, 2026), (2026, 2027, 2026), (2027, 2026, 2020)])
def test_a_clock_that_jumps_changes_no_order(folder: Path, years: tuple[int, ...]) -> None:
    games = ("pebbles", "flip_circus", "quel_cirque")
    for game, year in zip(games, years, strict=True):
        session = begin(chosen(game, 2))
        session.close()
        assert session.record_path
        set_clock(session.record_path, year)
    index = saves.all_records()
    index.refresh()
    index.read_on()
    assert [save.game for save in index.unfinished()] == [*reversed(games)]
    assert [each.entry.game for each in past_games(index, RecordFilter())] == [*reversed(games)]
    assert [each.game for each in sorted(index.entries(OPEN), key=lambda each: each.begin_order)] == [*games]
    (pebbles,) = (save.path for save in saves.unfinished(folder) if save.game == "pebbles")
    resumed = saves.go_on(pebbles, Random(1)).session
    resumed.close()
    assert resumed.record_path
    set_clock(resumed.record_path, 2020)
    entries = saves.unfinished(folder)
    assert [save.game for save in entries] == ["pebbles", "quel_cirque", "flip_circus"]
    assert min(entries, key=lambda each: each.begin_order).game == "pebbles"


def test_a_lost_counter_of_games_is_read_from_the_records(folder: Path) -> None:
    begin(chosen("pebbles", 2)).close()
    begin(chosen("flip_circus", 2)).close()
    folder.with_name("records.number").unlink()
    begin(chosen("quel_cirque", 2)).close()
    assert sorted(save.order for save in saves.unfinished(folder)) == [(1, 1), (2, 2), (3, 3)]


def test_a_finished_record_is_closed_at_once(folder: Path) -> None:
    session = begin(chosen("pebbles", 2))
    path = only_record(folder)
    assert path in being_written()
    play_out(session)
    assert path not in being_written()
    session.sit(0, "bot", "random")
    assert read(path).ended


def test_a_record_that_does_not_hold_says_why_when_it_is_looked_through(folder: Path) -> None:
    begin(chosen("clown_standoff", 3), HANDS)
    path = only_record(folder)
    (save,) = saves.unfinished(folder)
    assert saves.read_completely(save).turn == ("argument", 1, 1)
    path.write_bytes(path.read_bytes() + b'{"action": "0:choose card/5", "ms": 99}\n')
    broken = saves.read_completely(save)
    assert (broken.kind, broken.fault[0]) == (BAD, DAMAGED)
    assert broken.fault[1].startswith("3: ")


def header(**changes: object) -> bytes:
    facts: dict[str, object] = {
        "record": 1,
        "game": "pebbles",
        "seats": 2,
        "options": {},
        "level": None,
        "app": "0",
        "players": [{"name": "Ada", "kind": "human"}, {"name": "Bo", "kind": "human"}],
        "started": "2026-01-01T10:00:00Z",
    }
    return json.dumps({**facts, **changes}).encode() + b"\n"


UNREADABLE = {
    "nothing": b"",
    "no text": b"\xff\xfe\x00",
    "half a header": header()[:20],
    "a list": b"[]\n",
    "a number": b"7\n",
    "no players": b"{}\n",
    "players that are none": header(players=[1, 2]),
    "players without names": header(players=[{"kind": "human"}]),
    "a game nobody knows": header(game="chess"),
    "a game that is a number": header(game=3),
    "a time that is none": header(started="yesterday"),
    "a time that is a number": header(started=7),
    "a header that nests deep": header()[:-2] + b', "a": ' + b"[" * 980 + b"]" * 980 + b"}\n",
    "a header that nests deeper than can be read": header()[:-2] + b', "a": ' + b"[" * 99_999,
}


@pytest.mark.parametrize("content", UNREADABLE.values(), ids=UNREADABLE)
def test_what_cannot_be_read_is_left_out_and_the_rest_is_listed(folder: Path, content: bytes) -> None:
    begin(chosen("clown_standoff", 3), HANDS)
    (folder / "20990101-000000-pebbles.jsonl").write_bytes(content)
    (folder / "20990101-000001-pebbles.jsonl").mkdir()
    (folder / "note.txt").write_text("not a record", encoding="utf-8")
    assert [save.game for save in saves.unfinished(folder)] == ["clown_standoff"]
    assert (folder / "20990101-000000-pebbles.jsonl").read_bytes() == content


@pytest.mark.skipif(not hasattr(os, "mkfifo"), reason="this system has no pipes with names")
def test_a_pipe_among_the_records_is_left_out_and_not_waited_for(folder: Path) -> None:
    begin(chosen("clown_standoff", 3), HANDS)
    path = only_record(folder)
    os.mkfifo(folder / "20990101-000000-pebbles.jsonl")
    assert [save.path for save in saves.unfinished(folder)] == [path]
    os.mkfifo(folder / f"{path.stem}~002.jsonl")
    assert saves.go_on(path, Random(1)).session.awaited == (0, 1, 2)


def test_the_header_of_the_test_itself_is_a_readable_one(folder: Path) -> None:
    folder.mkdir(parents=True)
    (folder / "20990101-000000-pebbles.jsonl").write_bytes(header())
    assert [save.names for save in saves.unfinished(folder)] == [("Ada", "Bo")]


def test_without_a_folder_nothing_is_listed(tmp_path: Path) -> None:
    assert saves.unfinished(tmp_path / "none") == []


def test_a_record_that_does_not_hold_is_left_as_it_is(folder: Path) -> None:
    begin(chosen("clown_standoff", 3), HANDS)
    path = only_record(folder)
    path.write_bytes(path.read_bytes() + b'{"action": "0:choose card/5", "ms": 99}\n')
    content = path.read_bytes()
    with pytest.raises(RecordError, match=":3: "):
        saves.go_on(path, Random(1))
    assert only_record(folder).read_bytes() == content


def test_a_record_with_a_bot_nobody_knows_is_refused_and_left_as_it_is(folder: Path) -> None:
    begin(chosen("clown_standoff", 3), HANDS)
    path = only_record(folder)
    path.write_bytes(path.read_bytes().replace(b'"strength": "random"', b'"strength": "genius"'))
    with pytest.raises(UnknownNameError, match="no bot 'genius'"):
        saves.go_on(path, Random(1))
    assert only_record(folder) == path


def test_names_are_told_as_they_can_be_read_whatever_the_file_has(folder: Path) -> None:
    table_setup = chosen("quel_cirque", 2)
    names = ("\u202eAda\0", "\ufe0f\ud83d")
    seats = tuple(replace(seat, name=name) for seat, name in zip(table_setup.seats, names, strict=True))
    begin(replace(table_setup, seats=seats))
    (save,) = saves.unfinished()
    assert save.names == ("Ada", "?")
    assert [seat.name for seat in saves.go_on(save.path, Random(1)).table_setup.seats] == ["Ada", "?"]


def test_a_game_whose_table_cannot_be_opened_leaves_no_record(folder: Path) -> None:
    session = begin(chosen("clown_standoff", 3))
    with pytest.raises(LevelError), saves.discard_if_not_opened(session):
        raise LevelError("toy.tmx: it is no plain XML")
    assert list(folder.glob("*.jsonl")) == []


def test_a_game_that_has_begun_is_kept_whatever_happens_to_its_table(folder: Path) -> None:
    session = begin(chosen("clown_standoff", 3))
    session.draw()
    with pytest.raises(LevelError), saves.discard_if_not_opened(session):
        raise LevelError("toy.tmx: it is no plain XML")
    assert len(saves.unfinished(folder)) == 1

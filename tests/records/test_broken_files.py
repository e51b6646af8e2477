"""Files that are no records, or were cut or damaged as files."""

import os
import re
import sys
from codecs import BOM_UTF8
from pathlib import Path

import pytest

from circus.core.errors import RecordError
from circus.platform.untrusted.limits import MESSAGE, RECORD
from circus.records.replay import read
from circus.records.resume import open_record
from circus.session.record_entry import OPEN, FileStamp, entry_of
from circus.ui.app.port import Port
from tests.other_systems import refusal_words
from tests.records import DEAL, FIRST, GAME, HEADER, refusal, text, written


def test_an_empty_file(tmp_path: Path) -> None:
    assert refusal(tmp_path, content="") == "1: the file is empty"


def test_a_cut_last_line(tmp_path: Path) -> None:
    whole = text(HEADER, DEAL, FIRST)
    assert refusal(tmp_path, content=whole[:-2]) == "3: the line is cut off"
    assert refusal(tmp_path, content=whole[:-40]) == "3: the line is cut off"


def test_a_header_cut_in_the_middle_of_a_letter(tmp_path: Path) -> None:
    whole = text(HEADER).encode()
    assert refusal(tmp_path, content=whole[: whole.index("ë".encode()) + 1]) == "1: the line is cut off"


def test_text_that_is_not_utf_8(tmp_path: Path) -> None:
    content = text(HEADER).replace("Zoë", "Zoe").encode().replace(b"Zoe", b"Zo\xeb")
    assert refusal(tmp_path, content=content) == "1: not UTF-8 text"


@pytest.mark.parametrize("line", ["hello", "{action: 1}", '{"undo": 1}}', "\ufeff{}", "\0\0\0", "'undo'"])
def test_a_line_that_is_not_json(tmp_path: Path, line: str) -> None:
    assert refusal(tmp_path, content=text(HEADER) + line + "\n") == "2: not a JSON object"


@pytest.mark.parametrize("opening", ["[", '{"pin":', '{"a":[{"b":'])
def test_a_line_nested_too_deeply_to_be_read(tmp_path: Path, opening: str) -> None:
    content = text(HEADER) + opening * 2_000 + "\n"
    assert refusal(tmp_path, content=content) == "2: the line nests deeper than 32 levels"


def with_nested(key: str, levels: int) -> str:
    """A header in which so many arrays stand within one another."""
    return text({**HEADER, key: "NESTED"}).replace('"NESTED"', "[" * levels + "]" * levels)


@pytest.mark.parametrize("key", ["options", "players", "level", "record", "series", "colours", "weather"])
def test_a_header_that_nests_deep(tmp_path: Path, key: str) -> None:
    for levels in (32, 500, 991):
        reason = refusal(tmp_path, content=with_nested(key, levels) + text(DEAL))
        assert reason == "1: the line nests deeper than 32 levels"


def test_a_line_may_nest_as_deep_as_the_limit(tmp_path: Path) -> None:
    header = with_nested("weather", 31).replace('{"record"', '{"clouds": [[], [], []], "record"')
    assert len(read(written(tmp_path, header + text(DEAL))).match.actions) == 1


@pytest.mark.parametrize("filler", ["a", "[", " "])
def test_a_line_without_end(tmp_path: Path, filler: str) -> None:
    content = text(HEADER) + '{"chat": "' + filler * 2 * RECORD.line
    assert refusal(tmp_path, content=content) == f"2: the line is longer than {RECORD.line} bytes"


def test_a_line_of_nothing_but_brackets(tmp_path: Path) -> None:
    content = text(HEADER) + '{"chat": [' + "[]," * 20_000 + "0]}\n"
    assert refusal(tmp_path, content=content) == "2: the line has more than 10000 brackets"


def test_a_game_without_end_is_refused(tmp_path: Path) -> None:
    content = text(HEADER) + "{}\n" * RECORD.lines
    assert refusal(tmp_path, content=content) == f"{RECORD.lines}: there are more than {RECORD.lines} lines"


def test_a_file_without_end_is_refused_before_it_is_read(tmp_path: Path) -> None:
    path = written(tmp_path, text(*GAME))
    with path.open("r+b") as file:
        file.truncate(1_000_000_000)  # of zeros, which take no room on the disk
    with pytest.raises(RecordError) as caught:
        read(path)
    assert str(caught.value) == f"{path}: cannot be read: larger than 16,000,000 bytes"


@pytest.mark.skipif(sys.platform == "win32", reason="links are for administrators there")
def test_a_link_may_lead_to_a_neighbour_and_not_out_of_its_folder(tmp_path: Path) -> None:
    (tmp_path / "inner").mkdir()
    outside, inside = written(tmp_path, text(*GAME)), written(tmp_path / "inner", text(*GAME))
    (tmp_path / "inner" / "near.jsonl").symlink_to(inside)
    (tmp_path / "inner" / "far.jsonl").symlink_to(outside)
    (tmp_path / "inner" / "round.jsonl").symlink_to(tmp_path / "inner" / "round.jsonl")
    assert read(tmp_path / "inner" / "near.jsonl").ended
    with pytest.raises(RecordError, match="a link out of its folder"):
        read(tmp_path / "inner" / "far.jsonl")
    with pytest.raises(RecordError, match="cannot be read"):
        read(tmp_path / "inner" / "round.jsonl")


@pytest.mark.parametrize("named", ["", ".", "..", "games", "games/.."])
def test_a_folder_is_called_one(named: str, tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    (tmp_path / "games").mkdir()
    monkeypatch.chdir(tmp_path)
    with pytest.raises(RecordError, match=f"^{re.escape(str(Path(named)))}: cannot be read: Is a directory$"):
        read(Path(named))


def test_a_byte_order_mark_is_passed_over(tmp_path: Path) -> None:
    plain, marked = tmp_path / "plain.jsonl", tmp_path / "marked.jsonl"
    content = text(*GAME[:-1]).encode()
    plain.write_bytes(content)
    marked.write_bytes(BOM_UTF8 + content)
    assert [*map(str, read(marked).match.actions)] == [*map(str, read(plain).match.actions)]
    stamp = FileStamp.of(marked)
    assert stamp is not None and entry_of(marked, stamp).kind == OPEN
    for path in (plain, marked):
        match = open_record(path, path.with_suffix(".resumed"), lambda: 0).match
        assert match.journal is not None
        match.journal.close()
    resumed = (tmp_path / "marked.resumed").read_bytes()
    assert resumed == (tmp_path / "plain.resumed").read_bytes()


@pytest.mark.skipif(not hasattr(os, "mkfifo"), reason="this system has no pipes with names")
def test_a_pipe_is_refused_at_once_and_not_waited_for(tmp_path: Path) -> None:
    path = tmp_path / "game.jsonl"
    os.mkfifo(path)
    with pytest.raises(RecordError) as caught:
        read(path)
    assert str(caught.value) == f"{path}: cannot be read: not a regular file"
    with pytest.raises(OSError, match="No such device or address"):
        Port(path).write({"scene": "lobby"})


def test_a_reason_is_never_longer_than_three_lines_and_keeps_both_its_ends(tmp_path: Path) -> None:
    for line in ({**DEAL, "action": "0:show " + "x" * 3_900}, {**DEAL, "action": "*" * 3_900}):
        reason = refusal(tmp_path, HEADER, line)
        assert len(reason) <= MESSAGE + 10
        assert reason.startswith("2: '")
        assert reason.endswith(("is not written pebble/NAME", "write SEAT:VERB PICK …"))


def test_a_string_that_nobody_has_written(tmp_path: Path) -> None:
    for line in ({**DEAL, "action": "0:show " + "x" * 150_000}, {"x" * 5_000: 1}, {"chat": [["x" * 5_000]]}):
        assert refusal(tmp_path, HEADER, line) == "2: a string is longer than 4000 letters"


@pytest.mark.parametrize(
    ("number", "reason"),
    [
        ("NaN", "NaN is no number that can be"),
        ("Infinity", "Infinity is no number that can be"),
        ("-Infinity", "-Infinity is no number that can be"),
        ("1e999", "1e999 is no number that can be"),
        ("9" * 25, "a number has more than 24 digits"),
        ("9" * 10_000, "a number has more than 24 digits"),
        ("0." + "9" * 401, "a number has more than 24 digits"),
    ],
)
def test_a_number_that_cannot_be(tmp_path: Path, number: str, reason: str) -> None:
    for line in ('{"chat": %s}\n', '{"undo": %s}\n', '{"action": "0:show pebble/5", "ms": %s}\n'):
        assert refusal(tmp_path, content=text(HEADER, DEAL) + line % number) == f"3: {reason}"


def test_a_key_that_stands_twice(tmp_path: Path) -> None:
    twice = '{"undo": 1, "undo": 2}\n'
    assert refusal(tmp_path, content=text(HEADER, DEAL) + twice) == "3: the key 'undo' stands twice"
    nested = text(HEADER).replace('"name": "Zoë"', '"name": "Zoë", "name": "Ada"')
    assert refusal(tmp_path, content=nested) == "1: the key 'name' stands twice"


@pytest.mark.parametrize("line", ["[]", "1", "null", "true", '"undo"'])
def test_a_line_that_is_json_but_not_an_object(tmp_path: Path, line: str) -> None:
    assert refusal(tmp_path, content=text(HEADER) + line + "\n") == "2: not a JSON object"
    assert refusal(tmp_path, content=line) == "1: not a JSON object"


@pytest.mark.parametrize("blank", ["\n", "  \n", "\t\r\n"])
def test_a_blank_line(tmp_path: Path, blank: str) -> None:
    assert refusal(tmp_path, content=text(HEADER) + blank + text(DEAL)) == "2: an empty line"
    assert refusal(tmp_path, content=text(*GAME) + blank) == "7: an empty line"
    assert refusal(tmp_path, content=blank + text(*GAME)) == "1: an empty line"


def test_a_file_that_is_not_there(tmp_path: Path) -> None:
    path = tmp_path / "nowhere.jsonl"
    with pytest.raises(RecordError) as caught:
        read(path)
    assert str(caught.value) == f"{path}: cannot be read: {refusal_words(path.stat)}"


def test_a_folder_in_place_of_a_file(tmp_path: Path) -> None:
    with pytest.raises(RecordError, match="cannot be read: Is a directory"):
        read(tmp_path)

"""Files that are no records, or were cut or damaged as files."""

import os
from pathlib import Path

import pytest

from circus import untrusted
from circus.core.errors import RecordError
from circus.replay import MOST_LETTERS, read
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
    content = text(HEADER) + opening * 100_000 + "\n"
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
def test_a_line_without_end(tmp_path: Path, monkeypatch: pytest.MonkeyPatch, filler: str) -> None:
    monkeypatch.setattr(untrusted, "MOST_BYTES", 2000)
    content = text(HEADER) + '{"chat": "' + filler * 4000
    assert refusal(tmp_path, content=content) == "2: the line is longer than 2000 bytes"


@pytest.mark.skipif(not hasattr(os, "mkfifo"), reason="this system has no pipes with names")
def test_a_pipe_is_refused_at_once_and_not_waited_for(tmp_path: Path) -> None:
    path = tmp_path / "game.jsonl"
    os.mkfifo(path)
    with pytest.raises(RecordError) as caught:
        read(path)
    assert str(caught.value) == f"{path}: cannot be read: not a regular file"


def test_a_reason_is_never_longer_than_a_few_lines(tmp_path: Path) -> None:
    for line in ({**DEAL, "action": "0:show " + "x" * 150_000}, {**DEAL, "action": "*" * 9000}):
        assert len(refusal(tmp_path, HEADER, line)) <= MOST_LETTERS + 10


@pytest.mark.parametrize("ms", [10**12, 10**400, 1e300])
def test_a_time_that_no_game_lasts(tmp_path: Path, ms: float) -> None:
    assert refusal(tmp_path, HEADER, {**DEAL, "ms": ms}).startswith("2: 'ms' has to be the milliseconds")


def test_a_number_too_long_to_be_one(tmp_path: Path) -> None:
    content = text(HEADER) + '{"undo": ' + "9" * 10_000 + "}\n"
    assert refusal(tmp_path, content=content) == "2: not a JSON object"


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
    assert str(caught.value) == f"{path}: cannot be read: No such file or directory"


def test_a_folder_in_place_of_a_file(tmp_path: Path) -> None:
    with pytest.raises(RecordError, match="cannot be read: Is a directory"):
        read(tmp_path)

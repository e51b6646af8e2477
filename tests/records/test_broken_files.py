"""Files that are no records, or were cut or damaged as files."""

from pathlib import Path

import pytest

from circus.core.errors import RecordError
from circus.replay import read
from tests.records import DEAL, FIRST, GAME, HEADER, refusal, text


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


@pytest.mark.parametrize("opening", ["[", '{"pin":'])
def test_a_line_nested_too_deeply(tmp_path: Path, opening: str) -> None:
    assert refusal(tmp_path, content=text(HEADER) + opening * 100_000 + "\n") == "2: not a JSON object"


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

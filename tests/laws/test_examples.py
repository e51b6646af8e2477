"""Examples of the rulebooks: every one is true, and is shown by the book in both languages."""

import json
from pathlib import Path

import pytest

from circus import games
from circus.cli import main
from circus.content.texts import LANGUAGES, Texts
from circus.core.errors import RecordError
from circus.records import example
from circus.records.example import Example
from circus.ui.scenes.rulebook.text import EXAMPLE, Block, anchors, rulebook

ALL = [(game, name) for game in games.names() for name in example.names(game)]

each_game = pytest.mark.parametrize("game", games.names())
each_example = pytest.mark.parametrize(("game", "name"), ALL)
each_book = pytest.mark.parametrize(
    ("game", "language"), [(game, language) for game in games.names() for language in LANGUAGES]
)


def blocks(game: str, language: str) -> list[Block]:
    return rulebook(game, Texts(language))


def shown(game: str, language: str) -> list[str]:
    return [name for block in blocks(game, language) if block.kind == EXAMPLE for name in block.names]


@each_example
def test_an_example_tells_what_it_says(game: str, name: str) -> None:
    found = example.find(game, name)
    assert found.header.game == game
    frames = [frame for move in range(1, found.moves + 1) for frame in found.frames(move)]
    told = {frame.event.kind for frame in frames if frame.event}
    assert set(found.tells) <= told


@each_example
def test_what_is_forbidden_is_forbidden_by_a_rule_that_the_book_tells(game: str, name: str) -> None:
    found = example.find(game, name)
    assert len(found.refusals) == len(found.forbidden)
    for each, why in zip(found.forbidden, found.refusals, strict=True):
        assert each.rule in (why.rule, *why.rule.split(", "))
        assert set(each.rule.split(", ")) <= anchors(game, Texts("en"))


@pytest.mark.parametrize("game", sorted({game for game, _ in ALL}))
def test_the_checker_accepts_every_example(game: str, capsys: pytest.CaptureFixture[str]) -> None:
    folder = games.folder(game) / example.FOLDER
    assert main(["check", *(str(folder / f"{name}.jsonl") for name in example.names(game))]) == 0
    assert not capsys.readouterr().err


@each_game
def test_every_file_is_an_example_of_the_book_in_each_language(game: str) -> None:
    folder = games.folder(game) / example.FOLDER
    files = sorted(path.name for path in folder.iterdir()) if folder.is_dir() else []
    for language in LANGUAGES:
        assert files == sorted(f"{name}.jsonl" for name in shown(game, language))


@each_game
def test_both_languages_show_the_same_and_have_the_same_anchors(game: str) -> None:
    first, *others = LANGUAGES
    for other in others:
        assert shown(game, other) == shown(game, first)
        assert anchors(game, Texts(other)) == anchors(game, Texts(first))


@each_book
def test_every_example_says_what_to_see(game: str, language: str) -> None:
    for block in blocks(game, language):
        if block.kind == EXAMPLE:
            assert "".join(run.text for run in block.runs).strip(), block.names


@each_book
def test_every_link_leads_to_a_place_of_the_book(game: str, language: str) -> None:
    links = {run.link for block in blocks(game, language) for run in block.runs if run.link}
    assert links <= anchors(game, Texts(language))


HEADER = {
    "record": 1, "game": "quel_cirque", "seats": 2, "level": None, "app": "0.1.0",
    "options": {option.name: option.default for option in games.find("quel_cirque").options},
    "started": "2026-11-22T10:00:00Z",
    "players": [{"name": "Ada", "kind": "human"}, {"name": "Basile", "kind": "bot", "strength": "easy"}],
}  # fmt: skip
BEGINS = {"example": {"seat": None}}
FORBIDDEN = {"forbidden": {"action": "1:add red clown/1", "rule": "turn order"}}


def written(tmp_path: Path, *lines: object) -> Path:
    path = tmp_path / "one.jsonl"
    path.write_text("".join(json.dumps(line) + "\n" for line in (HEADER, *lines)), encoding="utf-8")
    return path


def test_a_position_alone_is_an_example(tmp_path: Path) -> None:
    found = example.read_example(written(tmp_path, BEGINS, FORBIDDEN))
    assert isinstance(found, Example)
    assert (found.name, found.seat, found.begins, found.moves) == ("one", -1, 0, 0)
    assert [why.rule for why in found.refusals] == ["turn order"]


@pytest.mark.parametrize(
    ("lines", "reason"),
    [
        ((), "no line tells where the example begins"),
        ((BEGINS, BEGINS), "an example begins once"),
        (({"example": {"seat": 2}},), "there is no seat 2"),
        (({"example": {"seat": "Ada"}},), "a whole number"),
        (({"example": {"seat": None, "tell": []}},), "alone"),
        ((BEGINS, {"forbidden": {"action": "1:add red clown/1", "rule": "QC-1"}}), "turn order, not by QC-1"),
        ((BEGINS, {"forbidden": {"action": "1:dance", "rule": "QC-1"}}), "dance"),
        ((BEGINS, {"undo": 1}), "cannot take back"),
    ],
)
def test_a_broken_example_is_refused_in_one_line(
    lines: tuple[object, ...], reason: str, tmp_path: Path
) -> None:
    with pytest.raises(RecordError, match=reason) as told:
        example.read_example(written(tmp_path, *lines))
    assert str(told.value).startswith(str(tmp_path))
    assert "\n" not in str(told.value)

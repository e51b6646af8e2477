"""Names of players, files and folders cannot control a terminal, whatever the command."""

import ast
import json
import unicodedata
from collections.abc import Callable
from pathlib import Path

import pytest

from circus.cli import commands
from circus.platform.console import plain
from tests.cli import run
from tests.simulated import write_games, write_visit_of

EVIL = "\x1b[2J\x1b]0;x\x07\u202egnp\u2028\x9b31m"
"""Clears the screen, sets the title, writes backwards, breaks the line, and colours in eight bits."""

CLI = Path(commands.__file__).parent


@pytest.fixture
def evil(tmp_path: Path) -> Path:
    """The folder of a stand and of records, with a name that a terminal would obey."""
    folder = tmp_path / f"stand {EVIL}"
    visit = write_visit_of(folder, "clown_standoff", 2)
    for path in visit.glob("0*.jsonl"):
        header, *rest = path.read_text(encoding="utf-8").splitlines(keepends=True)
        facts = json.loads(header)
        facts["players"][0]["name"] = f"Ada {EVIL}"
        path.write_text(json.dumps(facts) + "\n" + "".join(rest), encoding="utf-8")
    (visit / f"03-{EVIL}.jsonl").write_text(f'{{"record": 1, "{EVIL[2:4]}": 1}}\n', encoding="utf-8")
    (visit / "answers.jsonl").write_text(
        json.dumps({"question": EVIL, "answer": EVIL}) + "\n", encoding="utf-8"
    )
    write_games(folder / "records", "pebbles", 1)
    return folder


def visit_in(folder: Path) -> Path:
    return next(path for path in folder.iterdir() if path.name.startswith("20"))


COMMANDS: dict[str, Callable[[Path], list[str]]] = {
    "day": lambda at: ["day", str(at), "--csv", str(at / "csv")],
    "day_json": lambda at: ["day", str(at), "--json"],
    "check": lambda at: ["check", *map(str, sorted(visit_in(at).glob("0*.jsonl")))],
    "check_one": lambda at: ["check", str(at / "nowhere.jsonl")],
    "review": lambda at: ["review", "--effort", "quick", *map(str, sorted(visit_in(at).glob("0*.jsonl")))],
    "humans": lambda at: [
        *("lab", "clown_standoff", "--games", "2", "--bots", "random"),
        *("--humans", str(at), "--out", str(at / "lab")),
    ],
    "lab_report": lambda at: ["lab-report", str(at / "nothing")],
    "simulate": lambda at: ["simulate", "pebbles", "--games", "1", "--record", str(at / "records")],
    "simulate_new": lambda at: ["simulate", "pebbles", "--games", "1", "--record", str(at / "new")],
    "replay": lambda at: ["replay", str(visit_in(at) / f"03-{EVIL}.jsonl")],
    "stand": lambda at: ["stand", "--folder", str(at), "--pin-file", str(at / EVIL)],
    "stand_games": lambda at: ["stand", "--games", EVIL],
    "new_game": lambda at: ["new-game", "stone_soup", str(at / "soup")],
    "new_game_name": lambda at: ["new-game", EVIL, str(at / "soup")],
    "play": lambda at: ["play", EVIL],
    "option": lambda at: ["simulate", "pebbles", "--option", EVIL],
    "unknown": lambda at: [EVIL],
    "rules": lambda at: ["rules", "pebbles", str(at / "records" / "01-pebbles.jsonl" / "x")],
}


def controls(text: str) -> set[str]:
    """The characters that a terminal obeys or that turn the line."""
    return {each for each in text if each != "\n" and unicodedata.category(each) in ("Cc", "Cf", "Zl", "Zp")}


@pytest.mark.parametrize("name", COMMANDS)
def test_no_command_sends_a_name_to_the_terminal_as_it_is(
    name: str, evil: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    done = run(capsys, *COMMANDS[name](evil))
    assert done.out or done.err
    assert not controls(done.out + done.err), (done.out, done.err)


def test_commands_print_through_one_door() -> None:
    bare = [
        f"{path.name}:{call.lineno}"
        for path in CLI.rglob("*.py")
        for call in ast.walk(ast.parse(path.read_text(encoding="utf-8")))
        if isinstance(call, ast.Call) and isinstance(call.func, ast.Name) and call.func.id == "print"
    ]
    assert len(bare) == 1 and bare[0].startswith("__init__.py"), f"use console.show: {bare}"


def test_french_spaces_are_printed() -> None:
    assert plain("Prêt\u00a0? 3\u202f%") == "Prêt\u00a0? 3\u202f%"

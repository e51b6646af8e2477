"""Wrong words: exit 2, one line on stderr that says what to do, and nothing else happens."""

from pathlib import Path

import pytest

from tests.cli import run
from tests.other_systems import refusal_words
from tests.program import circus

Capsys = pytest.CaptureFixture[str]

WRONG = [
    (["dance"], "invalid choice: 'dance'"),
    (["--dance"], "circus --help"),
    (["simulate"], "required: GAME, --games"),
    (["simulate", "pebbles"], "required: --games"),
    (["simulate", "chess", "--games", "1"], "there is no game 'chess': choose "),
    (["simulate", "pebbles.rules", "--games", "1"], "there is no game 'pebbles.rules': choose "),
    (["simulate", "pebbles", "--games"], "--games: expected one argument"),
    (["simulate", "pebbles", "--games", "0"], "'0' is not a whole number from 1 on"),
    (["simulate", "pebbles", "--games", "-3"], "--games"),
    (["simulate", "pebbles", "--games", "1.5"], "'1.5' is not a whole number from 1 on"),
    (["simulate", "pebbles", "--games", "many"], "'many' is not a whole number from 1 on"),
    (["simulate", "pebbles", "--games", "²"], "'²' is not a whole number from 1 on"),
    (["simulate", "pebbles", "--games", "1", "--seats", "0"], "'0' is not a whole number from 1 on"),
    (["simulate", "pebbles", "--games", "1", "--seats", "4"], "with 4 seats: choose 2, 3"),
    (["simulate", "pebbles", "--games", "1", "--seats", "two"], "'two' is not a whole number"),
    (["simulate", "pebbles", "--games", "1", "--level", "meadow"], "played without a board"),
    (["simulate", "quel_cirque", "--games", "1", "--level", "x"], "no level 'x': choose big_top, "),
    (["simulate", "quel_cirque", "--games", "1", "--level", "../x"], "no level '../x': choose big_top, "),
    (["simulate", "pebbles", "--games", "1", "--bots", "genius"], "there is no bot 'genius': choose "),
    (["simulate", "pebbles", "--games", "1", "--bots", ""], "there is no bot '': choose "),
    (["simulate", "pebbles", "--games", "1", "--bots", "random,"], "there is no bot '': choose "),
    (["simulate", "pebbles", "--games", "1", "--bots", "random,random,random"], "3 bots for 2 seats"),
    (["simulate", "pebbles", "--games", "1", "--option", "turbo=1"], "there is no option 'turbo': "),
    (["simulate", "pebbles", "--games", "1", "--option", "low_wins"], "write --option NAME=VALUE"),
    (["simulate", "pebbles", "--games", "1", "--option", "low_wins=maybe"], "choose false, true"),
    (["simulate", "pebbles", "--games", "1", "--option", "low_wins=True"], "choose false, true"),
    (["simulate", "pebbles", "--games", "1", "--option", "low_wins=1"], "choose false, true"),
    (
        ["simulate", "pebbles", "--games", "1", "--option", "low_wins=true", "--option", "low_wins=true"],
        "option low_wins is given twice",
    ),
    (["simulate", "flip_circus", "--games", "1", "--option", "turn_limit=-1"], "a whole number from 0 on"),
    (["simulate", "flip_circus", "--games", "1", "--option", "turn_limit="], "a whole number from 0 on"),
    (["simulate", "pebbles", "--games", "1", "--seed", "x"], "--seed"),
    (["simulate", "pebbles", "--games", "1", "--jobs", "0"], "'0' is not a whole number from 1 on"),
    (["simulate", "pebbles", "--games", "1", "--json=yes"], "--json"),
    (["simulate", "pebbles", "--games", "1", "--turbo"], "--turbo"),
    (["simulate", "pebbles", "flip_circus", "--games", "1"], "flip_circus"),
    (["check"], "required: FILE"),
    (["check", "--loudly", "x.jsonl"], "--loudly"),
    (["bench", "drums"], "there is no benchmark 'drums': choose rules"),
    (["bench", "--against", "chess"], "choose from"),
    (["bench", "--seconds", "0"], "'0' is not a number of seconds"),
    (["bench", "--seconds", "nan"], "'nan' is not a number of seconds"),
]


@pytest.mark.parametrize(("words", "told"), WRONG, ids=[" ".join(words) for words, _ in WRONG])
def test_wrong_words_are_told_in_one_line_and_nothing_is_done(
    capsys: Capsys, tmp_path: Path, words: list[str], told: str
) -> None:
    folder = tmp_path / "records"
    recording = ["--record", str(folder)] if words[0] == "simulate" else []
    done = run(capsys, *words[:1], *recording, *words[1:])
    assert (done.code, done.out) == (2, "")
    assert done.err.startswith("circus: ")
    assert done.err.count("\n") == 1
    assert told in done.err
    assert not folder.exists()


def test_a_file_in_place_of_the_folder_for_records(capsys: Capsys, tmp_path: Path) -> None:
    path = tmp_path / "file"
    path.write_text("mine", encoding="utf-8")
    done = run(capsys, "simulate", "pebbles", "--games", "1", "--record", str(path))
    assert (done.code, done.out) == (2, "")
    assert done.err == f"circus: {path} cannot hold records: {refusal_words(path.mkdir)}\n"
    assert path.read_text(encoding="utf-8") == "mine"


def test_the_program_itself_ends_with_the_exit_code() -> None:
    done = circus("simulate", "chess", "--games", "1")
    assert (done.code, done.out) == (2, "")
    assert done.err.startswith("circus: there is no game 'chess': choose ")
    assert done.err.count("\n") == 1


@pytest.mark.parametrize("words", [["--help"], ["simulate", "--help"], ["--version"]])
def test_help_is_no_mistake(words: list[str]) -> None:
    done = circus(*words)
    assert (done.code, done.err) == (0, "")
    assert done.out

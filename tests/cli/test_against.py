"""`lab --against`: two folders of results, or two versions of the program, on the same deals."""

import csv
import json
import re
import shutil
import signal
import sys
from pathlib import Path
from typing import Any

import pytest

from tests.cli import run
from tests.program import ROOT, started, wait_for

Capsys = pytest.CaptureFixture[str]

GAME = ("lab", "clown_standoff")
SMALL = (*GAME, "--bots", "random", "--games", "12", "--seed", "5")


def played(capsys: Capsys, folder: Path, *words: str) -> Path:
    """A folder with the results of a small experiment."""
    done = run(capsys, *SMALL, *words, "--out", str(folder))
    assert (done.code, done.err) == (0, "")
    return folder


def compared(capsys: Capsys, *words: str) -> Any:
    """The JSON of a comparison."""
    done = run(capsys, *GAME, *words, "--json")
    assert (done.code, done.err) == (0, "")
    return json.loads(done.out.splitlines()[-1])


def copied_checkout(folder: Path, hits: int | None = None) -> Path:
    """A checkout like this one; with `hits` as the published number of hits of Clown Standoff."""
    for part in ("circus", "levels"):
        shutil.copytree(
            ROOT / part, folder / part, ignore=shutil.ignore_patterns("__pycache__", "*.so", "*.pyd")
        )
    if hits:
        path = folder / "circus" / "games" / "clown_standoff" / "numbers.py"
        text = path.read_text(encoding="utf-8")
        changed = re.sub(r'Number\("hits", 1,', f'Number("hits", {hits},', text)
        assert changed != text
        path.write_text(changed, encoding="utf-8")
    return folder


def test_two_folders_differ_as_the_variants_of_one_experiment_do(capsys: Capsys, tmp_path: Path) -> None:
    one, two = (played(capsys, tmp_path / each, "--number", f"dodges={each}") for each in ("3", "6"))
    varied = json.loads(run(capsys, *SMALL, "--vary", "dodges=3,6", "--json").out.splitlines()[-1])
    both = compared(capsys, "--against", str(one), "--against", str(two))
    assert both["differences"] == varied["differences"]
    assert both["same_deals"] == varied["same_deals"]
    assert [each["name"] for each in both["sides"]] == ["3", "6"]
    assert [each["options"]["dodges"] for each in both["variants"]] == [3, 6]


def test_fewer_deals_are_compared_if_one_side_has_fewer_or_somebody_asks(
    capsys: Capsys, tmp_path: Path
) -> None:
    many, few = played(capsys, tmp_path / "many"), tmp_path / "few"
    assert run(capsys, *GAME, *SMALL[2:4], "--games", "7", "--seed", "5", "--out", str(few)).code == 0
    both = "--against", str(many), "--against", str(few)
    assert compared(capsys, *both)["done"] == 7
    assert compared(capsys, *both, "--games", "3")["done"] == 3


def test_equal_games_are_told_once(capsys: Capsys, tmp_path: Path) -> None:
    folder = played(capsys, tmp_path / "before")
    done = run(capsys, *GAME, "--against", str(folder))
    assert (done.code, done.err) == (0, "")
    assert done.out.count("all 12 games were the same as with “before”") == 1
    assert done.out.count("win by seat") == 1
    assert "no difference was found" not in done.out


def test_another_checkout_plays_by_its_own_rules(capsys: Capsys, tmp_path: Path) -> None:
    other = copied_checkout(tmp_path / "rules with two hits", hits=2)
    out = tmp_path / "compared"
    words = (*SMALL[2:], "--against", str(other), "--out", str(out))
    found = compared(capsys, *words)
    varied = json.loads(run(capsys, *SMALL, "--vary", "hits=2,1", "--json").out.splitlines()[-1])
    assert found["differences"] == varied["differences"]
    assert any(each["diff"] for each in found["differences"])
    one, two = found["sides"]
    assert (one["kind"], one["name"]) == ("checkout", "rules with two hits")
    assert (two["kind"], two["name"]) == ("program", "")
    assert one["code"] != two["code"]
    page = (out / "report.html").read_text(encoding="utf-8")
    for text in ("rules with two hits", "this program", "ce programme", one["code"], two["code"]):
        assert text in page
    again = compared(capsys, *words, "--resume")
    assert (again["differences"], again["sides"]) == (found["differences"], found["sides"])
    changed = run(capsys, *GAME, *words, "--resume", "--number", "dodges=2")
    assert (changed.code, changed.err.count("\n")) == (2, 1)
    assert "holds another comparison" in changed.err


def test_a_figure_that_one_version_does_not_measure_is_left_out(capsys: Capsys, tmp_path: Path) -> None:
    old, new = (played(capsys, tmp_path / each) for each in ("old", "new"))
    with (old / "games.csv").open(newline="", encoding="utf-8") as file:
        rows = list(csv.DictReader(file))
    columns = [name for name in rows[0] if name != "rounds"]
    with (old / "games.csv").open("w", newline="", encoding="utf-8") as file:
        writer = csv.DictWriter(file, columns, extrasaction="ignore", lineterminator="\n")
        writer.writeheader()
        writer.writerows(rows)
    found = compared(capsys, "--against", str(old), "--against", str(new))
    metrics = {each["metric"] for each in found["differences"]}
    assert "rounds" not in metrics and "plies" in metrics
    assert found["same_deals"][0][1] == 12


@pytest.mark.skipif(sys.platform == "win32", reason="a process there cannot be sent Ctrl-C alone")
def test_ctrl_c_loses_no_whole_deal_and_ends_the_other_checkout(capsys: Capsys, tmp_path: Path) -> None:
    other, out = copied_checkout(tmp_path / "other"), tmp_path / "compared"
    words = (*GAME, "--bots", "random", "--games", "40000", "--seed", "5", "--against", str(other))
    process = started(*words, "--out", str(out))
    games = out / "side_1" / "games.csv"
    wait_for(lambda: games.exists() and games.read_bytes().count(b"\n") > 20)
    process.send_signal(signal.SIGINT)
    _, err = process.communicate(timeout=60)
    assert process.returncode == 1
    assert "--resume goes on" in err and err.count("\n") == 1
    size = games.stat().st_size
    assert json.loads((out / "side_1" / "results.json").read_text(encoding="utf-8"))["done"] > 20
    assert games.stat().st_size == size


def broken_checkout(folder: Path, main: str) -> Path:
    """A checkout whose program is `main`."""
    (folder / "circus").mkdir(parents=True)
    (folder / "circus" / "__init__.py").write_text("", encoding="utf-8")
    (folder / "circus" / "__main__.py").write_text(main, encoding="utf-8")
    return folder


BROKEN = [
    ("import no_such_module", "cannot run: ModuleNotFoundError: No module named 'no_such_module'"),
    (
        "import sys\nsys.exit('circus: no command lab' if 'lab' in sys.argv else 0)",
        "has no usable command lab: no",
    ),
    (
        "import sys\nsys.exit('circus: I will not' if '--seats' in sys.argv else 0)",
        "cannot play this: I will not",
    ),
]


@pytest.mark.parametrize(("main", "reason"), BROKEN)
def test_a_checkout_that_cannot_play_is_refused_in_one_sentence(
    main: str, reason: str, capsys: Capsys, tmp_path: Path
) -> None:
    done = run(capsys, *SMALL, "--against", str(broken_checkout(tmp_path / "broken", main)))
    assert (done.code, done.err.count("\n")) == (1, 1)
    assert reason in done.err


def test_the_words_of_a_checkout_are_whole_whatever_the_language_of_the_system(
    capsys: Capsys, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setenv("PYTHONIOENCODING", "cp1252")
    main = "import sys\nsys.exit('circus: Zoë says no' if '--seats' in sys.argv else 0)"
    done = run(capsys, *SMALL, "--against", str(broken_checkout(tmp_path / "broken", main)))
    assert done.code == 1 and "cannot play this: Zoë says no" in done.err


def test_what_cannot_be_compared_is_refused_in_one_sentence(capsys: Capsys, tmp_path: Path) -> None:
    here = played(capsys, tmp_path / "here")
    several = played(capsys, tmp_path / "several", "--vary", "dodges=3,5")
    other_game = tmp_path / "other game"
    assert run(capsys, "lab", "quel_cirque", *SMALL[2:], "--out", str(other_game)).code == 0
    other_seed = tmp_path / "other seed"
    assert run(capsys, *GAME, *SMALL[2:6], "--seed", "6", "--out", str(other_seed)).code == 0
    empty, full = tmp_path / "empty", tmp_path / "full"
    empty.mkdir()
    full.mkdir()
    (full / "note").write_text("", encoding="utf-8")
    strange = played(capsys, tmp_path / "strange")
    question = json.loads((strange / "question.json").read_text(encoding="utf-8"))
    question["variants"][0]["options"]["lions"] = True
    (strange / "question.json").write_text(json.dumps(question), encoding="utf-8")
    damaged = played(capsys, tmp_path / "damaged")
    with (damaged / "games.csv").open("a", encoding="utf-8") as file:
        file.write("12,0,x\n")
    refused: list[tuple[tuple[str, ...], str]] = [
        (("--against", str(tmp_path / "none")), "is no folder"),
        (("--against", str(empty)), "holds neither results"),
        (("--against", str(other_game)), "holds no games of clown_standoff"),
        (("--against", str(here), "--against", str(here)), "twice"),
        (("--against", str(here), "--against", str(other_seed)), "no deals in common: seed 5 and 6"),
        (("--against", str(here), "--seed", "6"), "its seed is 5, not 6: leave --seed out"),
        (("--against", str(here), "--bots", "greedy"), "its bots is random, not greedy"),
        (("--against", str(strange)), "was played by rules that this version does not have"),
        (("--against", str(damaged)), "games.csv:14: this is no game of a lab"),
        (("--against", str(several)), "has 2 variants: choose one"),
        (("--against", str(several), "--number", "dodges=4"), "has no variant with dodges=4"),
        (("--against", str(here), "--out", str(full)), "is not empty"),
        (("--against", str(here), "--out", str(empty), "--resume"), "holds no comparison to go on with"),
        (("--against", str(here), "--resume"), "name it with --out"),
        (("--against", str(here), "--vary", "hits=1,2"), "leave out --vary"),
    ]
    for words, reason in refused:
        done = run(capsys, *GAME, *words)
        assert done.code in (1, 2), words
        assert reason in done.err, words
        assert done.err.count("\n") == 1, words


def test_a_variant_of_a_folder_is_chosen_by_its_number(capsys: Capsys, tmp_path: Path) -> None:
    several = played(capsys, tmp_path / "several", "--vary", "dodges=3,5")
    found = compared(capsys, "--against", str(several), "--number", "dodges=3")
    assert found["same_deals"][0][1] == found["done"] == 12
    assert [each["options"]["dodges"] for each in found["variants"]] == [3, 3]


def test_a_comparison_is_no_experiment_to_go_on_with(capsys: Capsys, tmp_path: Path) -> None:
    here, out = played(capsys, tmp_path / "here"), tmp_path / "out"
    compared(capsys, "--against", str(here), "--out", str(out))
    again = run(capsys, *GAME, "--against", str(out))
    assert again.code == 2 and "holds a comparison" in again.err

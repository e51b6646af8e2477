"""`lab`: variants compared from the command line, stopped and gone on with."""

import json
import re
import signal
import sys
from pathlib import Path

import pytest

from circus.cli import main
from circus.lab.experiment.beside import keep_records
from tests.cli import run
from tests.program import circus, started, wait_for

Capsys = pytest.CaptureFixture[str]
PUSH = ("lab", "quel_cirque", "--vary", "push=none,clumsy", "--seats", "2", "--seed", "9")


def test_the_last_line_is_one_object_as_the_protocol_has_it(capsys: Capsys) -> None:
    done = run(capsys, *PUSH, "--games", "30", "--json")
    assert (done.code, done.err) == (0, "")
    told = json.loads(done.out.splitlines()[-1])
    assert told["game"] == "quel_cirque"
    for variant, push in zip(told["variants"], ("none", "clumsy"), strict=True):
        assert variant["options"]["push"] == push
        assert variant["games"] == 30
        assert len(variant["win_share"]) == 2
        for low_to_high in (*variant["win_share"], variant["plies"], variant["minutes"], variant["ties"]):
            mean, low, high = low_to_high
            assert low <= mean <= high
        assert sum(share for share, *_ in variant["win_share"]) == pytest.approx(1, abs=1e-5)
    metrics = {each["metric"] for each in told["differences"]}
    assert {"win_share/0", "win_share/1", "ties", "plies", "rounds", "branching", "drama"} <= metrics
    for each in told["differences"]:
        named = {"a", "b", "metric", "diff", "low", "high", "p", "p_holm", "family", "p_adjusted", "sure"}
        assert each.keys() == named
        assert each["family"] in ("primary", "other")
        assert not each["sure"] or (each["family"] == "primary" and each["p_adjusted"] < 0.05)
        assert (each["a"], each["b"]) == (0, 1)
        assert each["p_holm"] >= each["p"]


def test_in_plain_lines_each_variant_is_told_and_what_surely_differs(capsys: Capsys) -> None:
    done = run(
        capsys, "lab", "quel_cirque", "--vary", "lazy_clown=false,true", "--games", "40", "--seed", "1"
    )
    assert (done.code, done.err) == (0, "")
    assert "0: lazy_clown=false, 40 games" in done.out
    assert re.search(r"worth a look: 1 against 0: branching \+[\d.]+ \(\+[\d.]+ to \+[\d.]+\)\n", done.out)
    named = run(
        *(capsys, "lab", "quel_cirque", "--vary", "lazy_clown=false,true", "--games", "40", "--seed", "1"),
        *("--figure", "branching"),
    )
    assert re.search(r"1 against 0: branching \+[\d.]+ \(\+[\d.]+ to \+[\d.]+\), p .*, sure\n", named.out)


@pytest.mark.thorough
def test_fresh_deals_confirm_what_was_worth_a_look(capsys: Capsys, tmp_path: Path) -> None:
    first, tables = tmp_path / "first", tmp_path / "tables"
    asked = ("lab", "quel_cirque", "--vary", "lazy_clown=false,true", "--games", "40", "--seed", "1")
    assert run(capsys, *asked, "--out", str(first), "--csv", str(tables)).code == 0
    done = run(capsys, "lab", "--confirm", str(first), "--json")
    assert (done.code, done.err) == (0, "")
    told = json.loads(done.out.splitlines()[-1])
    assert told["question"]["seed"] == 2 and told["question"]["confirms"]
    (branching,) = [each for each in told["differences"] if each["metric"] == "branching"]
    assert branching["family"] == "primary" and branching["sure"]
    assert told["comparisons"]["primary"] == sum(
        each["family"] == "primary" and each["p_adjusted"] is not None for each in told["differences"]
    )
    assert (first / "confirmed" / "report.html").exists()
    figures = (tables / "figures.csv").read_text(encoding="utf-8-sig").splitlines()
    assert figures[0].startswith("variant,rules,figure,meaning,mean,low,high,games,difference")
    assert any(",branching," in line and line.endswith(",other,no") for line in figures)
    assert len((tables / "games.csv").read_bytes().decode("utf-8-sig").splitlines()) == 81


def test_how_many_games_would_tell_a_figure_is_told_if_asked(capsys: Capsys) -> None:
    asked = ("--games", "40", "--plan", "minutes=0.5", "--plan", "0.02")
    told = json.loads(run(capsys, *PUSH, *asked, "--json").out.splitlines()[-1])["plan"]
    assert [(each["metric"], each["bound"]) for each in told] == [("minutes", 0.5), ("win_share/0", 0.02)]
    assert all(each["games"] > 0 for each in told)
    lines = run(capsys, *PUSH, *asked).out.splitlines()
    assert f"minutes to within 0.5: about {told[0]['games']} games of each variant" in lines


def test_equal_rules_are_not_told_apart(capsys: Capsys) -> None:
    done = run(
        capsys, "lab", "clearing_house", "--vary", "round_limit=900,999", "--games", "3", "--bots", "random"
    )
    assert done.out.endswith("no difference was found that more than chance would show\n")


def test_a_seed_that_nobody_has_named_is_kept_for_going_on(capsys: Capsys, tmp_path: Path) -> None:
    words = ("lab", "clown_standoff", "--games", "5", "--out", str(tmp_path / "out"))
    first, again = run(capsys, *words, "--json"), run(capsys, *words, "--json", "--resume")
    assert (again.code, again.err) == (0, "")
    assert json.loads(first.out)["variants"] == json.loads(again.out)["variants"]


def test_a_killed_experiment_goes_on_and_ends_as_if_nothing_had_happened(tmp_path: Path) -> None:
    words = (*PUSH, "--games", "150", "--json", "--out")
    process = started(*words, str(tmp_path / "killed"))
    rows = tmp_path / "killed" / "games.csv"
    wait_for(lambda: rows.exists() and rows.read_bytes().count(b"\n") > 20)
    process.kill()
    process.communicate()
    assert rows.read_bytes().count(b"\n") < 301
    gone_on = circus(*words, str(tmp_path / "killed"), "--resume", "--jobs", "2")
    assert gone_on.code == 0
    whole = circus(*words, str(tmp_path / "whole"))
    assert json.loads(gone_on.out)["variants"] == json.loads(whole.out)["variants"]
    assert rows.read_bytes() == (tmp_path / "whole" / "games.csv").read_bytes()


@pytest.mark.skipif(sys.platform == "win32", reason="there, Ctrl-C is no signal that a test could send")
def test_ctrl_c_keeps_everything_and_says_how_to_go_on(tmp_path: Path) -> None:
    folder = tmp_path / "out"
    process = started(*PUSH, "--games", "1000000", "--out", str(folder))
    wait_for(lambda: (folder / "games.csv").exists() and (folder / "games.csv").stat().st_size > 20_000)
    process.send_signal(signal.SIGINT)
    out, err = process.communicate()
    assert (process.returncode, out) == (1, "")
    said = re.fullmatch(
        r"circus: stopped after (\d+) of 1000000 deals; all of them are kept: "
        r"the same command with --resume goes on\n",
        err,
    )
    assert said
    done = json.loads((folder / "results.json").read_text(encoding="utf-8"))["done"]
    assert done == int(said[1])
    assert (folder / "games.csv").read_bytes().count(b"\n") in (1 + 2 * done, 3 + 2 * done)


def test_without_scipy_one_line_says_what_to_install(capsys: Capsys, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(
        "circus.lab.experiment.lacking.find_spec", lambda name: None if name == "scipy" else name
    )
    assert main(PUSH) == 1
    assert capsys.readouterr().err == "circus: the lab needs scipy: run pip install scipy\n"


def test_a_folder_holds_the_report_beside_the_figures_and_the_records(capsys: Capsys, tmp_path: Path) -> None:
    done = run(capsys, *PUSH, "--games", "40", "--out", str(tmp_path / "out"))
    assert (done.code, done.err) == (0, "")
    assert sorted(path.name for path in (tmp_path / "out").iterdir()) == [
        "games.csv",
        "question.json",
        "records",
        "report.html",
        "results.json",
    ]
    kept = json.loads((tmp_path / "out" / "results.json").read_text(encoding="utf-8"))
    assert [each.keys() for each in kept["verdicts"]] == [{"en", "fr"}] * 2
    assert all((tmp_path / "out" / each["file"]).is_file() for each in kept["records"])


@pytest.mark.parametrize(
    ("words", "reason"),
    [
        (("--cluster", "somewhere"), "somewhere"),
        (("--humans", "/nowhere/at/all"), "does not exist"),
        (("--cluster", "local", "--jobs", "2"), "not allowed with argument"),
    ],
)
def test_who_cannot_be_reached_is_told_and_nothing_is_written(
    words: tuple[str, ...], reason: str, capsys: Capsys, tmp_path: Path
) -> None:
    done = run(capsys, *PUSH, "--games", "4", "--out", str(tmp_path / "out"), *words)
    assert (done.code, done.out, done.err.count("\n")) == (2, "", 1)
    assert reason in done.err
    assert not (tmp_path / "out").exists()


def test_games_of_people_stand_beside_those_of_bots_whoever_goes_on(capsys: Capsys, tmp_path: Path) -> None:
    run(capsys, *PUSH, "--games", "10", "--out", str(tmp_path / "bots"))
    (tmp_path / "people").mkdir()
    for path in (tmp_path / "bots" / "records").glob("*.jsonl"):
        header, *lines = path.read_text(encoding="utf-8").splitlines(keepends=True)
        told = json.loads(header)
        told["players"][0] = {"name": "Ada", "kind": "human"}
        (tmp_path / "people" / path.name).write_text(
            json.dumps(told) + "\n" + "".join(lines), encoding="utf-8"
        )
    words = (*PUSH, "--games", "10", "--out", str(tmp_path / "out"), "--json")
    done = run(capsys, *words, "--humans", str(tmp_path / "people"))
    beside = json.loads(done.out)["humans"]
    gone_on = run(capsys, *words, "--resume")
    assert json.loads(gone_on.out)["humans"] == beside
    assert keep_records(tmp_path / "out")
    assert json.loads((tmp_path / "out" / "results.json").read_text(encoding="utf-8"))["humans"] == beside
    assert [each["variant"] for each in beside] == [0, 1]
    for each in beside:
        assert each["people"] is True
        assert each["n"]["plies"] == each["games"] > 0
        assert len(each["win_share"]) == 2


def test_the_command_is_known_where_the_others_are(capsys: Capsys) -> None:
    with pytest.raises(SystemExit):
        main(["--help"])
    assert "compare variants of a game, with intervals" in capsys.readouterr().out

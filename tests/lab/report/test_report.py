"""The report: one page that stands alone, in both languages, no figure without its count."""

import csv
import json
import re
from pathlib import Path
from typing import Any

import pytest

from circus import games
from circus.content.texts import LANGUAGES, Texts
from circus.content.texts.numbers import changed_lines
from circus.core.errors import UsageError
from circus.lab.day.words import PageTexts
from circus.lab.experiment import report
from circus.lab.experiment.charts import MeanRow, RowAxis, rows_chart
from circus.lab.experiment.findings import finding, relative
from circus.lab.experiment.repeating import command
from circus.lab.experiment.stored import read
from tests.day.test_page import Reader
from tests.lab.report import EDGE, GAME, SHORT, USUAL, change, experiment, no_seat, results, variant


@pytest.fixture
def folder(tmp_path: Path) -> Path:
    """Three variants, one of whose figures comes from fewer games."""
    luck: dict[str, Any] = {"luck_share": [0.43, 0.38, 0.48], "n": {"luck_share": 213}}
    found = results(
        change("minutes", -4.3, -5.2, -3.4, 1e-9),
        change("luck_share", 0.02, -0.03, 0.07, 0.4),
        *no_seat(0.01),
        variants=[variant(**luck), variant(EDGE, **luck), variant(SHORT)],
        done=2000,
    )
    made = experiment(tmp_path / "which police", found)
    with (made / "games.csv").open("w", newline="", encoding="utf-8") as file:
        lines = csv.writer(file)
        lines.writerow(["deal", "variant", "plies"])
        lines.writerows([deal, number, 100 + deal] for deal in range(30) for number in range(3))
    records = made / "records"
    records.mkdir()
    (records / "1-longest.jsonl").write_text("{}\n", encoding="utf-8")
    return made


def test_the_page_stands_alone_and_its_parts_are_closed(folder: Path) -> None:
    path = report.write(folder)
    source = path.read_text(encoding="utf-8")
    page = Reader(source)
    assert path == folder / "report.html"
    assert len(page.ids) == len(set(page.ids))
    assert not re.search(r'(src|href)="(https?:)?//|@import|url\((?!#)', source)
    assert [link for link in page.links if not link.startswith("#")] == ["records/1-longest.jsonl"]


def test_equal_figures_make_equal_pages(folder: Path) -> None:
    first = report.write(folder).read_bytes()
    assert report.write(folder).read_bytes() == first


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_language_is_in_it_and_no_key_is_shown(folder: Path, language: str) -> None:
    source = report.write(folder, language).read_text(encoding="utf-8")
    assert f'<html lang="{language}">' in source and f'id="in-{language}" checked' in source
    seen = {each: len(re.findall(rf'class="{each}" lang="{each}"', source)) for each in LANGUAGES}
    assert len(set(seen.values())) == 1 and min(seen.values()) > 50
    words = re.sub(
        r"<[^>]*>", " ", re.sub(r"<style.*?</style>|<code>.*?</code>", "", source, flags=re.DOTALL)
    )
    assert not re.search(r"\blab-[a-z]|day-[a-z]|\{ ?\$", words)


def test_no_figure_stands_without_its_count(folder: Path) -> None:
    source = report.write(folder).read_text(encoding="utf-8")
    charted = re.findall(r'<svg[^>]*aria-label="([^"]*)"', source)
    of_rows = [row for told in charted if "(" in told for row in told.split("; ")]
    assert len(of_rows) > 20
    assert all(re.search(r"\d (games|parties)$", row) for row in of_rows)
    counts = [row.count("<td") for row in re.findall(r"<tr>(.*?)</tr>", source, re.DOTALL)]
    assert {5, 8} <= set(counts)
    assert "213" in source


def test_games_of_people_stand_marked_behind_those_of_bots(tmp_path: Path) -> None:
    people = {"variant": 1, "people": True, **variant(EDGE, games=17, minutes=[31.5, 25.0, 38.0])}
    page = report.write(experiment(tmp_path, results(humans=[people], done=2000))).read_text(encoding="utf-8")
    row = page[page.index("(people)") :].partition("</tr>")[0]
    assert "(des personnes)" in row
    assert "17" in row
    assert "32 (25 to 38), 17 games" in page


def test_it_says_how_to_repeat_it(folder: Path) -> None:
    kept = read(folder)
    told = command(kept)
    assert told.startswith(f"python main.py lab {GAME} --vary police_start=edge --vary round_limit=5 --each")
    assert told.endswith("--seats 4 --bots easy --games 2000 --seed 7 --out DIR")
    assert f"<code>{told}</code>" in report.write(folder).read_text(encoding="utf-8")


def test_options_that_vary_together_are_told_as_they_were_asked(tmp_path: Path) -> None:
    every = [USUAL, USUAL | {"round_limit": 5}, EDGE, SHORT]
    compared = [variant(options) for options in every]
    whole = read(experiment(tmp_path / "all", results(variants=compared)))
    assert "--vary police_start=anywhere,edge --vary round_limit=0,5 --seats" in command(whole)
    alone = [variant(), variant(without="flee")]
    left = read(experiment(tmp_path / "left", results(variants=alone)))
    assert "--option police_start=anywhere --option round_limit=0 --without flee" in command(left)


@pytest.mark.parametrize("language", LANGUAGES)
def test_house_rules_of_all_variants_are_told_and_others_are_not(tmp_path: Path, language: str) -> None:
    variants = [variant({**options, "hearts": 5, "traps": 4}) for options in (USUAL, EDGE)]
    kept = read(experiment(tmp_path / "changed", results(variants=variants)))
    assert kept.changed_numbers == {"hearts": 5}
    assert "--number hearts=5 --number traps=4" in command(kept)
    texts = Texts(language)
    texts.add_game(kept.game)
    (line,) = changed_lines(texts, games.find(kept.game), {"hearts": 5})
    assert line in report.page(kept, PageTexts(language, [kept.game]))
    assert not read(experiment(tmp_path / "usual", results())).changed_numbers


def test_boards_that_vary_are_told_as_they_were_asked(tmp_path: Path) -> None:
    compared = [variant(), variant(level="warehouse"), variant(EDGE), variant(EDGE, level="warehouse")]
    told = command(read(experiment(tmp_path, results(variants=compared))))
    assert "--vary police_start=anywhere,edge --vary level=mansion,warehouse --option" in told


def test_an_experiment_that_has_hardly_begun_has_a_page_too(tmp_path: Path) -> None:
    nothing = [None, None, None]
    empty = [variant(minutes=nothing, games=0, win_share=[nothing] * 4), variant(EDGE, games=0)]
    source = report.write(experiment(tmp_path / "new", results(variants=empty))).read_text(encoding="utf-8")
    assert "There is too little to say" in source


def test_equal_rows_make_equal_charts() -> None:
    rows = [MeanRow("a", (5.0, 4.0, 6.0), "five"), MeanRow("b", None, "nothing")]
    drawn = rows_chart(rows, RowAxis(fair=4.0), "t")
    assert drawn == rows_chart(rows, RowAxis(fair=4.0), "t") != rows_chart(rows[:1], RowAxis(), "t")
    assert drawn.startswith("<svg") and drawn.endswith("</svg>")
    assert ">a<" in drawn and ">nothing<" in drawn


def test_words_of_a_chart_are_no_markup() -> None:
    assert "<b>" not in rows_chart([MeanRow("<b>$x$", (1.0, 0.0, 2.0), "&")], RowAxis(), "t")


@pytest.mark.parametrize(
    ("name", "content", "told"),
    [
        ("results.json", "{", "does not hold"),
        ("results.json", '{"game": "chess", "variants": [], "differences": []}', "does not hold"),
        ("results.json", '{"game": "clearing_house", "variants": [], "differences": []}', "no variant"),
        ("question.json", "[]", "does not hold"),
    ],
)
def test_a_folder_that_does_not_hold_is_refused_in_one_line(
    folder: Path, name: str, content: str, told: str
) -> None:
    (folder / name).write_text(content, encoding="utf-8")
    with pytest.raises(UsageError, match=told) as failed:
        report.write(folder)
    assert "\n" not in str(failed.value)


@pytest.mark.parametrize(
    "changes",
    [
        {"question": "x"},
        {"variants": [{"options": {}, "games": 1, "win_share": []}]},
        {"variants": [{"options": {}, "games": 1, "win_share": [[0.1, 0, 0.2]] * 9}]},
        {"humans": [{"variant": 0, "games": 1, "win_share": [[0.1, 0, 0.2]]}]},
    ],
    ids=["no question", "no seats", "more seats than can be", "people at another table"],
)
def test_results_that_cannot_be_told_are_refused(folder: Path, changes: dict[str, object]) -> None:
    results = json.loads((folder / "results.json").read_bytes())
    (folder / "results.json").write_text(json.dumps({**results, **changes}), encoding="utf-8")
    with pytest.raises(UsageError, match="does not hold"):
        read(folder)


def test_a_figure_that_is_nothing_leaves_no_share_of_it_to_be_told() -> None:
    change = {"diff": 1.0, "low": 0.5, "high": 2.0}
    assert finding(relative(change, (0.0, 1.0, 2.0)), 0.1) is None


def test_a_folder_without_an_experiment_is_refused(tmp_path: Path) -> None:
    with pytest.raises(UsageError, match=r"question.json cannot be read.*name an experiment"):
        read(tmp_path)


def test_what_an_option_is_called_by_others_is_no_markup(folder: Path) -> None:
    kept = read(folder)
    strange = {**kept.variants[0], "used/card/<script>": [0.5, 0.4, 0.6]}
    source = report.page(
        kept._replace(results={**kept.results, "variants": [strange]}), PageTexts("en", [GAME])
    )
    assert "<script>" not in source and "&lt;script&gt;" in source


def test_what_people_have_played_stands_beside_and_is_marked(folder: Path) -> None:
    kept = read(folder)
    people = {**variant(EDGE, minutes=[31.5, 25.0, 38.0], games=12), "variant": 1, "people": True}
    experiment(folder, {**kept.results, "humans": [people, {**people, "variant": 99}]})
    source = report.write(folder).read_text(encoding="utf-8")
    assert re.search(r"Police tape falls: from the edge \(people\): 32 \(25 to 38\), 12 games", source)

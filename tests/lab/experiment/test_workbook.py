"""The workbook of `lab --excel`, opened with other tools than those that wrote it."""

import csv
import json
import re
from pathlib import Path
from xml.etree import ElementTree
from zipfile import ZipFile

import pytest

from tests.cli import run

SPACE = {"": "http://schemas.openxmlformats.org/spreadsheetml/2006/main"}


def sheet_rows(path: Path, number: int) -> list[list[str | float | None]]:
    """The cells of a sheet: text, numbers, `None` for an empty one."""
    with ZipFile(path) as book:
        shared = [
            "".join(each.itertext())
            for each in ElementTree.fromstring(book.read("xl/sharedStrings.xml")).iterfind("si", SPACE)
        ]
        sheet = ElementTree.fromstring(book.read(f"xl/worksheets/sheet{number}.xml"))
    rows: list[list[str | float | None]] = []
    for row in sheet.iterfind("sheetData/row", SPACE):
        cells: dict[int, str | float] = {}
        for cell in row.iterfind("c", SPACE):
            content = cell.findtext("v", "", SPACE)
            cells[column_of(cell.attrib["r"])] = (
                shared[int(content)] if cell.get("t") == "s" else float(content)
            )
        rows.append([cells.get(at) for at in range(max(cells) + 1)])
    return rows


def column_of(address: str) -> int:
    """The index of the column of an address such as AB12."""
    index = 0
    for letter in re.sub(r"\d", "", address):
        index = index * 26 + ord(letter) - ord("A") + 1
    return index - 1


def test_a_workbook_holds_the_figures_and_games_that_were_printed(
    capsys: pytest.CaptureFixture[str], tmp_path: Path
) -> None:
    book, tables = tmp_path / "found.xlsx", tmp_path / "tables"
    done = run(
        *(capsys, "lab", "quel_cirque", "--vary", "push=none,clumsy", "--seats", "2", "--seed", "9"),
        *("--games", "12", "--json", "--excel", str(book), "--csv", str(tables)),
    )
    assert (done.code, done.err) == (0, "")
    found = json.loads(done.out.splitlines()[-1])
    heads, *rows = sheet_rows(book, 1)
    named = [dict(zip(map(str, heads), row, strict=False)) for row in rows]
    for number, variant in enumerate(found["variants"]):
        (plies,) = [row for row in named if (row["variant"], row["figure"]) == (number, "plies")]
        assert [plies["mean"], plies["low"], plies["high"]] == pytest.approx(variant["plies"], rel=1e-12)
        assert plies["games"] == 12
    (change,) = [each for each in found["differences"] if each["metric"] == "plies"]
    (plies,) = [row for row in named if (row["variant"], row["figure"]) == (1, "plies")]
    compared = [plies[key] for key in ("difference", "difference_low", "difference_high", "p", "family")]
    for cell, value in zip(
        compared, (change[key] for key in ("diff", "low", "high", "p", "family")), strict=True
    ):
        assert cell == (value if isinstance(value, str) else pytest.approx(value, rel=1e-12))
    for number, name in ((1, "figures"), (2, "games")):
        with (tables / f"{name}.csv").open(encoding="utf-8-sig", newline="") as file:
            written = list(csv.reader(file))
        assert len(sheet_rows(book, number)) == len(written)
        for cells, texts in zip(sheet_rows(book, number), written, strict=True):
            for cell, text in zip(cells, texts, strict=False):
                assert cell == (
                    pytest.approx(float(text), rel=1e-12) if isinstance(cell, float) else text or None
                )

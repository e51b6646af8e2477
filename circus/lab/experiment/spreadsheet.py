"""Tables of an experiment for a spreadsheet: every figure of every variant, and every game."""

import csv
from collections.abc import Iterator, Mapping, Sequence
from importlib.util import find_spec
from io import BytesIO
from pathlib import Path
from typing import Any

from circus.content.texts import Texts
from circus.core.errors import CircusError
from circus.lab.day.tables import Row, csv_of
from circus.lab.experiment.naming import metric_of, variant_name
from circus.lab.experiment.stored import GAMES, count, figure, names_of, read
from circus.platform.folders import write_whole
from circus.platform.install_advice import install_advice
from circus.platform.untrusted import reason_of

HEADS = (
    *("variant", "rules", "figure", "meaning", "mean", "low", "high", "games"),
    *("difference", "difference_low", "difference_high", "p", "p_adjusted", "family", "sure"),
)
"""Columns of the table of figures; the differences are from variant 0."""

FIGURES_TABLE, GAMES_TABLE = "figures", "games"

TABLES = "tables"
"""Folder of the tables within that of an experiment."""

MAX_ROWS = 1_048_575
"""Maximum number of rows of a sheet below its heads."""


def figure_rows(results: Mapping[str, Any]) -> Iterator[Row]:
    """Yield one row for each figure of each variant, in the units of `results.json`."""
    texts = Texts("en")
    texts.add_game(results["game"])
    changes = {(each["b"], each["metric"]): each for each in results["differences"]}
    for number, variant in enumerate(results["variants"]):
        rules = variant_name(texts, results, number)
        for name in names_of(variant):
            mean, low, high = figure(variant, name) or (None, None, None)
            change = changes.get((number, name), {})
            compared = (change.get(key) for key in ("diff", "low", "high", "p", "p_adjusted", "family"))
            sure = {True: "yes", False: "no"}.get(change.get("sure"), "")
            title = metric_of(texts, results["game"], name)
            yield (number, rules, name, title, mean, low, high, count(variant, name), *compared, sure)


def game_rows(folder: Path) -> tuple[list[str], list[Row]]:
    """Return heads and rows of the games that an experiment has stored; raise `CircusError`."""
    try:
        with (folder / GAMES).open(encoding="utf-8", newline="") as file:
            heads, *rows = csv.reader(file)
    except (OSError, ValueError) as error:
        raise CircusError(f"{folder / GAMES} cannot be read: {error}") from None
    return heads, [[_number(cell) for cell in row] for row in rows]


def _number(cell: str) -> object:
    try:
        return float(cell) if "." in cell or "e" in cell else int(cell)
    except ValueError:
        return cell


def write_csv(folder: Path, results: Mapping[str, Any], games: tuple[Sequence[str], Sequence[Row]]) -> None:
    """Write `figures.csv` and `games.csv` with a byte order mark; raise `CircusError`."""
    tables = {FIGURES_TABLE: (HEADS, list(figure_rows(results))), GAMES_TABLE: games}
    for name, (heads, rows) in tables.items():
        _write(folder / f"{name}.csv", csv_of(heads, rows))


def write_tables(folder: Path) -> Path:
    """Write both tables into the folder `tables` of an experiment and return it; raise `CircusError`."""
    tables = folder / TABLES
    write_csv(tables, read(folder).results, game_rows(folder))
    return tables


def write_excel(path: Path, results: Mapping[str, Any], games: tuple[Sequence[str], Sequence[Row]]) -> None:
    """Write both tables as sheets of a workbook, whose numbers no locale misreads; raise `CircusError`."""
    require_excel()
    import xlsxwriter

    file = BytesIO()
    book = xlsxwriter.Workbook(
        file, {"in_memory": True, "strings_to_formulas": False, "nan_inf_to_errors": True}
    )
    bold = book.add_format({"bold": True})
    for name, (heads, rows) in {
        FIGURES_TABLE: (HEADS, list(figure_rows(results))),
        GAMES_TABLE: games,
    }.items():
        sheet = book.add_worksheet(name)
        sheet.write_row(0, 0, heads, bold)
        for at, row in enumerate(rows[:MAX_ROWS]):
            sheet.write_row(at + 1, 0, row)
        sheet.freeze_panes(1, 0)
        sheet.autofit()
    book.close()
    _write(path, file.getvalue())


def require_excel() -> None:
    """Raise `CircusError` if workbooks cannot be written."""
    if find_spec("xlsxwriter") is None:
        raise CircusError(f"--excel needs xlsxwriter: {install_advice('xlsxwriter', extra='excel')}")


def _write(path: Path, content: bytes) -> None:
    try:
        write_whole(path, content)
    except OSError as error:
        raise CircusError(f"{path} cannot be written: {reason_of(error)}") from None

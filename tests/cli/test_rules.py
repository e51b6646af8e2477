"""`rules`: a rulebook as one page that can be printed, with all that it shows."""

import re
from base64 import b64decode
from html.parser import HTMLParser
from pathlib import Path

import pytest

from circus import games
from circus.content.texts import LANGUAGES, Texts
from circus.records import example
from circus.ui.scenes.rulebook.text import anchors
from tests.cli import run


class Page(HTMLParser):
    """What a page refers to."""

    def __init__(self, source: str) -> None:
        super().__init__()
        self.ids: list[str] = []
        self.links: list[str] = []
        self.pictures: list[tuple[str, str]] = []
        self.feed(source)

    def handle_starttag(self, tag: str, attrs: list[tuple[str, str | None]]) -> None:
        facts = dict(attrs)
        if facts.get("id"):
            self.ids.append(str(facts["id"]))
        if tag == "a" and facts.get("href"):
            self.links.append(str(facts["href"]))
        if tag == "img":
            self.pictures.append((str(facts["class"]), str(facts["src"])))


@pytest.mark.parametrize("language", LANGUAGES)
def test_the_whole_book_is_one_page_of_its_own(
    language: str, tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    game = "quel_cirque"
    done = run(capsys, "rules", game, str(tmp_path / "books"), "--lang", language)
    path = tmp_path / "books" / f"{game}_rules.{language}.html"
    assert (done.code, done.out, done.err) == (0, f"{path}\n", "")
    source = path.read_text(encoding="utf-8")
    page = Page(source)
    assert len(page.ids) == len(set(page.ids))
    assert {f"#{each}" for each in page.ids} >= set(page.links), "every link leads somewhere"
    assert len(page.ids) >= len(anchors(game, Texts(language)))
    assert not re.findall(r'(?:src|href)="(?!data:|#)|url\((?!data:)', source), "nothing lies outside of it"
    positions = [src for use, src in page.pictures if use == "position"]
    shown = [example.find(game, name) for name in example.names(game)]
    assert len(positions) == sum(1 + each.moves + len(each.forbidden) for each in shown)
    assert any(use == "sprite" for use, _ in page.pictures)
    for _, src in page.pictures:
        kind, _, data = src.partition(";base64,")
        begins = {"data:image/png": b"\x89PNG", "data:image/jpeg": b"\xff\xd8"}[kind]
        assert b64decode(data).startswith(begins)


def test_each_printed_example_takes_two_rows_at_most_so_that_it_stands_whole_on_a_page(
    tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    run(capsys, "rules", "clearing_house", str(tmp_path))
    source = (tmp_path / "clearing_house_rules.en.html").read_text(encoding="utf-8")
    assert re.search(r"figure \{[^}]*break-inside: avoid", source)
    columns = {"alone": 1, "strip": 2, "strip many": 3, "strip crowd": 4}
    figures = re.findall(r'<figure>.*?<div class="([a-z ]+)">(.*?)</figure>', source, re.DOTALL)
    assert len(figures) == len(example.names("clearing_house"))
    for row, positions in figures:
        assert 1 <= positions.count('class="position"') <= 2 * columns[row]


def test_another_book_is_replaced_and_other_files_stay(
    tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    (tmp_path / "quel_cirque_rules.en.html").write_text("old", encoding="utf-8")
    (tmp_path / "notes.txt").write_text("mine", encoding="utf-8")
    assert run(capsys, "rules", "quel_cirque", str(tmp_path)).code == 0
    assert (tmp_path / "quel_cirque_rules.en.html").read_text(encoding="utf-8").startswith("<!doctype html>")
    assert (tmp_path / "notes.txt").read_text(encoding="utf-8") == "mine"
    assert sorted(each.name for each in tmp_path.iterdir()) == ["notes.txt", "quel_cirque_rules.en.html"]


def test_what_is_wrong_is_said_in_one_sentence(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    (tmp_path / "file").write_text("no folder", encoding="utf-8")
    toy = next(name for name in games.names() if not (games.folder(name) / "rulebook.en.md").exists())
    for words, code, reason in (
        (("chess", str(tmp_path)), 2, "there is no game 'chess'"),
        (("quel_cirque", str(tmp_path / "file")), 1, "cannot be written"),
        ((toy, str(tmp_path)), 2, f"{toy} has no rulebook in the language 'en'"),
        (("quel_cirque", str(tmp_path), "--size", "640x480"), 2, "--size"),
    ):
        done = run(capsys, "rules", *words)
        assert done.code == code and reason in done.err and done.err.count("\n") == 1
    assert [each.name for each in tmp_path.iterdir()] == ["file"]

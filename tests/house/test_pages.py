"""Pages: every link leads somewhere, every Python snippet runs, and paragraphs stay short."""

import re
import subprocess
import sys
from collections.abc import Iterator
from pathlib import PurePosixPath
from posixpath import normpath

import pytest

from circus import __version__
from tests.house import modules
from tests.house.pages import ADAPTERS, FENCED, FILE, PAGES, prose_of, snippets, text_of
from tests.house.tables import TABLES, PageTable, written
from tests.program import ROOT

MAX_LINES = {"README.md": 120, "CONTRIBUTING.md": 99}
MAX_PARAGRAPH = 500
"""Characters of five lines."""

MAX_SENTENCE = 30
"""Words, as `word_count` counts them."""

MAX_LIST = 35
"""Words of list items in a row that no stop separates."""

LINK = re.compile(r"\]\(([^)\s]+)\)")
ANCHOR = re.compile(r"[^\w\s-]")
PATH = re.compile(r"(?:[\w.-]+/)+[\w.-]*")
PLACEHOLDER = re.compile(r"\b(?:GAME|NAME|NN|DIGEST)\b|^(?:build|dist|boards)/|pygame|^\.venv/")
ENDS = ("", ".py")
FILE_TYPES = (".py", ".json", ".csv", ".jsonl")
LANGUAGES = {"", "text", "sh", "python", "json", "svg", "ini", "powershell"}
WITH_PYTHON = [page for page in PAGES if snippets(page) and page != ADAPTERS]


def links(page: str) -> Iterator[tuple[str, str]]:
    """Yield the path from the top folder and the anchor of every relative link of a page."""
    text = re.sub(r"`[^`\n]*`", "", prose_of(page))
    for link in LINK.findall(text):
        if not re.match(r"https?:", link):
            path, _, anchor = link.partition("#")
            folder = PurePosixPath(page).parent
            yield normpath(folder / path) if path else page, anchor


def anchors(page: str) -> set[str]:
    """Return the anchors of a page's headings, as forges and the site name them."""
    headings = re.findall(r"^#+ (.*)$", prose_of(page), re.MULTILINE)
    return {ANCHOR.sub("", heading).strip().lower().replace(" ", "-") for heading in headings}


def paragraphs(page: str) -> Iterator[str]:
    """Yield paragraphs and items of lists, without tables, headings and pictures."""
    for part in re.split(r"\n\s*\n|\n(?=[-*] |\d+\. )", prose_of(page)):
        if part.strip() and not part.lstrip().startswith(("|", "#", "!")):
            yield part.strip()


@pytest.mark.parametrize("page", PAGES)
def test_every_link_of_a_page_leads_to_a_file_and_a_heading(page: str) -> None:
    broken = []
    for path, anchor in links(page):
        is_there = (ROOT / path).exists()
        if not is_there or (anchor and anchor not in anchors(path)):
            broken.append(f"{path}#{anchor}")
    assert not broken


def test_a_page_of_the_site_links_only_to_what_the_site_contains() -> None:
    outside = [(page, path) for page in PAGES if page.startswith("docs/") for path, _ in links(page)]
    assert not [each for each in outside if not each[1].startswith("docs/")]


def test_the_site_lists_every_page_of_the_folder() -> None:
    config = (ROOT / "mkdocs.yml").read_text(encoding="utf-8")
    listed = re.findall(r"^ +- [^:\n]+: (\S+\.md)$", config, re.MULTILINE)
    assert sorted(f"docs/{each}" for each in listed) == sorted(p for p in PAGES if p.startswith("docs/"))


@pytest.mark.parametrize("page", PAGES)
def test_a_page_has_short_paragraphs_and_blocks_of_known_languages(page: str) -> None:
    assert not [part[:60] for part in paragraphs(page) if len(part) > MAX_PARAGRAPH]
    assert {language for language, _ in FENCED.findall(FILE.sub("", text_of(page)))} <= LANGUAGES
    assert text_of(page).count("\n") <= MAX_LINES.get(page, 1000)


def sentences(page: str) -> Iterator[str]:
    """Yield the sentences of a page, headings and cells of tables included."""
    blocks = re.split(r"\n\s*\n|\n\s*(?=[-*|#] ?|\d+\. )| \| ", prose_of(page))
    for block in blocks:
        yield from re.split(r"(?<=[.?!])\s+", block.strip())


def word_count(sentence: str) -> int:
    """Return the number of words with a letter or digit; a link counts as the words that are shown."""
    return len(re.findall(r"\S*\w\S*", re.sub(r"\]\([^)]*\)", "]", sentence)))


@pytest.mark.parametrize("page", PAGES)
def test_a_page_has_short_sentences(page: str) -> None:
    assert not [each for each in sentences(page) if word_count(each) > MAX_SENTENCE]


def lists_without_stops(text: str) -> list[str]:
    """Return the list items in a row that no stop separates, joined as they are read."""
    lists = re.findall(r"(?:^[-*] .*\n?(?:^ +.*\n?)*)+", text, re.MULTILINE)
    return [run for each in lists for run in re.split(r"(?<=[.:;?!])\s+", each)]


@pytest.mark.parametrize("page", PAGES)
def test_a_list_without_stops_is_no_longer_than_a_sentence(page: str) -> None:
    assert not [each for each in lists_without_stops(prose_of(page)) if word_count(each) > MAX_LIST]


def test_the_items_of_a_list_without_stops_are_counted_together() -> None:
    assert [
        word_count(each) for each in lists_without_stops("- one two\n- three\n  four\n- five. Six\n")
    ] == [5, 1]


def test_a_long_sentence_is_found_by_its_words() -> None:
    assert word_count("Run [the lab](lab.md): it plays - and counts - `--games 2` times.") == 10


@pytest.mark.parametrize("page", WITH_PYTHON)
def test_the_python_of_a_page_runs_without_pygame(page: str) -> None:
    barred = "import sys; sys.modules['pygame'] = None\n"
    code = barred + "\n".join(snippets(page))
    done = subprocess.run([sys.executable, "-c", code], cwd=ROOT, capture_output=True, encoding="utf-8")
    assert (done.returncode, done.stderr) == (0, "")
    assert done.stdout


def test_the_changelog_ends_at_this_version_and_has_a_part_for_what_comes() -> None:
    versions = re.findall(r"^## \[([^]]+)\](?: - \d{4}-\d\d-\d\d)?$", text_of("CHANGELOG.md"), re.MULTILINE)
    assert versions[:2] == ["Unreleased", __version__]


def quoted(page: str) -> list[str]:
    """Return the code spans of a page, without files of the new game."""
    return re.findall(r"`([^`\n]+)`", FENCED.sub("", FILE.sub("", text_of(page))))


@pytest.mark.parametrize("page", PAGES)
def test_every_path_that_a_page_names_exists(page: str) -> None:
    paths = [each for each in quoted(page) if PATH.fullmatch(each) and not PLACEHOLDER.search(each)]
    places = (ROOT, ROOT / "circus", ROOT / "docs")
    missing = [
        each
        for each in paths
        if not any((place / f"{each}{end}").exists() for place in places for end in ENDS)
    ]
    assert not missing


def is_defined(owner: str, name: str) -> bool:
    """Return whether a class of this name has a method or field, or a module a function or class."""
    for module in modules():
        is_owner = module.name.endswith(f".{owner}")
        if is_owner and re.search(rf"^(?:def|class) {name}\b", module.source, re.MULTILINE):
            return True
        for begun in re.split(rf"^class {owner}\b", module.source, flags=re.MULTILINE)[1:]:
            body = re.split(r"^(?:class|def|@)", begun, maxsplit=1, flags=re.MULTILINE)[0]
            if re.search(rf"^    (?:def )?{name}\b", body, re.MULTILINE):
                return True
    return False


def test_every_function_that_the_page_on_architecture_names_exists() -> None:
    named = {each for each in quoted("docs/architecture.md") if re.fullmatch(r"\w+\.\w+", each)}
    functions = {tuple(each.split(".")) for each in named if not each.endswith(FILE_TYPES)}
    assert len(functions) > 20
    assert not [each for each in functions if not is_defined(*each)]
    assert not is_defined("Loop", "nothing") and not is_defined("saves", "nothing")


@pytest.mark.parametrize("table", TABLES)
def test_a_table_that_follows_from_the_code_is_up_to_date(table: PageTable) -> None:
    text = text_of(table.page)
    assert written(table, text) == text, "run python -m tests.written"

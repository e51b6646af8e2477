"""The page itself: its words, its files, nothing from elsewhere."""

import re
from pathlib import Path

import pytest

from circus.content.data import sprite_files
from circus.content.texts import LANGUAGES
from circus.phones.messages import GONE
from circus.phones.site import POLICY, STATIC, Site
from circus.phones.words import WORDS, font_files, page_words

ROOT = Path(__file__).parents[2]
SOURCES = {path.name: path.read_text(encoding="utf-8") for path in sorted(STATIC.glob("*"))}


DOORS = ("code", "invited", "seats", "waiting")
"""Screens of the door besides the ends, whose text comes from the table."""


def _named() -> set[str]:
    """The messages that the page names; those of the door have its kind in the middle."""
    text = "\n".join(SOURCES.values())
    whole = set(re.findall(r'(?:\bsay\(|data-say=|data-label=)"([a-z-]+)"', text))
    doors = {*DOORS, *GONE}
    told = {f"door-{kind}-text" for kind in DOORS}
    entered = {f"door-{kind}-enter" for kind in doors - {"seats", "waiting"}}
    return whole | {f"door-{kind}" for kind in doors} | told | entered | {"too-old"}


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_message_that_the_page_names_has_words(language: str) -> None:
    words = page_words()[language]
    assert _named() == set(WORDS) == set(words)
    assert all(said and not said.startswith("phone-page") for said in words.values())
    assert "{count}" in words["times"]


def test_the_page_brings_everything_itself() -> None:
    site = Site(sprite_files("texas_showdown"))
    for name, text in SOURCES.items():
        assert not re.findall(r"https?://(?!www\.w3\.org/2000/svg)", text), name
        for path in re.findall(r'(?:src|href)="(/[^"]+)"|url\("(/[^"]+)"\)|from "\./([^"]+)"', text):
            address = path[0] or path[1] or f"/static/{path[2]}"
            assert site.read(address), (name, address)
    assert site.read("/") and site.read("/words.json")
    assert all(site.read(f"/fonts/{name}") for name in font_files())


def test_every_module_loads_with_the_page_not_after_the_one_that_imports_it() -> None:
    imported = set(re.findall(r'from "\./([^"]+)"', "\n".join(SOURCES.values())))
    loaded = re.findall(r'rel="modulepreload" href="/static/([^"]+)"', SOURCES["index.html"])
    assert sorted(loaded) == sorted(imported)
    assert 'rel="preload" href="/words.json"' in SOURCES["index.html"]


def test_the_policy_allows_nothing_inline_and_the_page_needs_nothing_of_it() -> None:
    assert "unsafe" not in POLICY and "default-src 'none'" in POLICY
    page = SOURCES["index.html"]
    assert not re.findall(r"\son\w+=|\sstyle=|<style|<script(?! (?:type=\"module\" )?src=)", page)
    assert not re.findall(r"innerHTML|insertAdjacentHTML|document\.write|eval\(", "\n".join(SOURCES.values()))


def test_every_control_of_the_page_has_a_name_for_a_screen_reader() -> None:
    page = SOURCES["index.html"]
    for button in re.findall(r"<button[^>]*>", page):
        assert "data-label" in button or "data-say" in button or "id=" in button, button
    assert 'aria-live="polite"' in page and 'role="alert"' in page and 'role="status"' in page
    assert "prefers-reduced-motion" in SOURCES["style.css"]


def test_animations_of_all_style_sheets_have_names_of_their_own_and_are_used() -> None:
    styles = "\n".join(text for name, text in SOURCES.items() if name.endswith(".css"))
    names = re.findall(r"@keyframes ([\w-]+)", styles)
    assert sorted(names) == sorted(set(re.findall(r"animation: ([\w-]+)", styles)))


TOO_NEW = {
    ".css": {
        ":has()": r":has\(",
        "nested rules": r"^\s*&|^[^@\s}][^{}@]*{[^{}]*{",
        "transforms as properties": r"(?<![\w-])(?:translate|rotate|scale):",
        "container queries": r"@container|container-type|\dcq[wh]\b",
        "layers and scopes": r"@layer|@scope|@property|@starting-style",
        "units of the shown window": r"\d[dsl]v[hw]\b",
        "mixed colours": r"color-mix|\boklch\(|\boklab\(|\blight-dark\(",
        "ranges of a window's size": r"@media[^{]*[<>]",
        "two values of overflow": r"overflow:\s*\w+\s+\w+",
        "safe alignment": r":\s*safe\b",
        "subgrid": r"\bsubgrid\b",
    },
    ".js": {
        "top-level await": r"^(?:const .* = )?await\b",
        "at()": r"\.at\(",
        "new methods of arrays": r"\.(?:toSorted|toReversed|toSpliced|findLast|findLastIndex)\(",
        "groupBy()": r"\.groupBy\(",
        "methods of iterators": r"\.(?:keys|values|entries)\(\)\.(?:map|filter|find)",
        "methods of sets": r"\.(?:union|intersection|difference|isSubsetOf)\(",
        "hasOwn()": r"Object\.hasOwn\(",
        "structuredClone()": r"structuredClone\(",
        "static blocks": r"^\s+static {",
        "look-behind": r"\(\?<[=!]",
    },
}
"""Features that a browser of `docs/phones.md` lacks, by the suffix of the file."""


@pytest.mark.parametrize("name", [name for name in SOURCES if name.endswith((".css", ".js"))])
def test_the_page_runs_in_the_oldest_browsers_that_the_docs_name(name: str) -> None:
    suffix = name[name.rindex(".") :]
    text = re.sub(r"/\*.*?\*/|^\s*//.*?$", "", SOURCES[name], flags=re.DOTALL | re.MULTILINE)
    assert [feature for feature, sign in TOO_NEW[suffix].items() if re.search(sign, text, re.MULTILINE)] == []


def test_the_check_for_old_browsers_runs_in_any_browser() -> None:
    code = re.sub(r"//.*", "", SOURCES["support.js"])
    assert not re.findall(r"\b(?:let|const|class|import|export|async)\b|=>|`|\.\.\.|\?\.", code)


def test_the_notice_names_the_browsers_of_the_docs() -> None:
    docs = (ROOT / "docs" / "phones.md").read_text(encoding="utf-8")
    for words in page_words().values():
        browsers = re.findall(r"(?:iOS|Chrome|Firefox) [\d.]+\d", words["too-old"])
        assert len(browsers) == 3 and all(browser in docs for browser in browsers)

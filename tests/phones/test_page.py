"""The page itself: its words, its files, nothing from elsewhere."""

import re

import pytest

from circus.content.data import sprite_files
from circus.content.texts import LANGUAGES
from circus.phones.messages import GONE
from circus.phones.site import POLICY, STATIC, Site
from circus.phones.words import WORDS, font_files, page_words

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
    return whole | {f"door-{kind}" for kind in doors} | told | entered


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


def test_the_policy_allows_nothing_inline_and_the_page_needs_nothing_of_it() -> None:
    assert "unsafe" not in POLICY and "default-src 'none'" in POLICY
    page = SOURCES["index.html"]
    assert not re.findall(r"\son\w+=|\sstyle=|<style|<script(?! type=\"module\" src=)", page)
    assert not re.findall(r"innerHTML|insertAdjacentHTML|document\.write|eval\(", "\n".join(SOURCES.values()))


def test_every_control_of_the_page_has_a_name_for_a_screen_reader() -> None:
    page = SOURCES["index.html"]
    for button in re.findall(r"<button[^>]*>", page):
        assert "data-label" in button or "data-say" in button or "id=" in button, button
    assert 'aria-live="polite"' in page and 'role="alert"' in page and 'role="status"' in page
    assert "prefers-reduced-motion" in SOURCES["style.css"]

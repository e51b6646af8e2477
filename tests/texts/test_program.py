"""The program's own words: every key that it names exists, every message there is can be said."""

import ast
import re
from collections import Counter

import pytest

from circus.content.texts import LANGUAGES, Texts
from tests.texts.code import is_named, said_in, said_in_program, said_keys, said_patterns, strings, used_keys
from tests.texts.schemes import NAMES, spoken

MIN_FAMILY = 2
"""Messages that begin alike make a family from this number on: all strings that begin so are keys.

A single message `no-clipboard` would make a key of every string `no-…`.
"""

SIZES = Counter(key.partition("-")[0] for key in sorted(Texts("en").keys()))
FAMILIES = sorted(family for family, count in SIZES.items() if count >= MIN_FAMILY)


@pytest.fixture(autouse=True, scope="module")
def parsed_program() -> None:
    """Parse the program before the first test, whose time is limited."""
    strings(), said_in_program()


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_key_that_the_program_names_exists(language: str) -> None:
    named = used_keys([*FAMILIES, *NAMES])
    assert {"lobby-settings", "settings-title", "list-and", "why-seat"} <= named
    assert [key for key in sorted(named) if not spoken(language).has(key)] == []


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_key_that_is_said_exists_whatever_its_family(language: str) -> None:
    said = said_keys(said_in_program())
    assert len(said) > 400
    assert [key for key in sorted(said) if not spoken(language).has(key)] == []


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_key_that_is_put_together_where_it_is_said_can_exist(language: str) -> None:
    keys, patterns = spoken(language).keys(), sorted(said_patterns(said_in_program()))
    assert len(patterns) > 50
    assert [each for each in patterns if not any(re.fullmatch(each, key) for key in keys)] == []


def test_a_key_of_an_unknown_family_is_noticed_where_it_is_said() -> None:
    source = 'kit.texts.say("nobody-knows")\nself._say(f"nowhere-{name}")\nsay("circus: a line")'
    written = list(said_in(ast.parse(source)))
    assert said_keys(written) == {"nobody-knows"}
    assert said_patterns(written) == {"nowhere\\-[a-z0-9_-]+"}
    assert not {"nobody", "nowhere", "no"} & {*FAMILIES}


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_message_of_the_program_can_be_said(language: str) -> None:
    keys = sorted(Texts(language).keys())
    assert [key for key in keys if not is_named(key)] == []


@pytest.mark.parametrize("language", LANGUAGES)
def test_a_switch_reads_the_same_in_the_set_up_and_in_the_settings(language: str) -> None:
    texts = Texts(language)
    for word in ("yes", "no"):
        assert texts.say(f"settings-{word}") == texts.say(f"setup-{word}")

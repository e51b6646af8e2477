"""The program's own words: every key that it names exists, every message there is can be said."""

import pytest

from circus.content.texts import LANGUAGES, Texts
from tests.texts.code import is_named, used_keys
from tests.texts.schemes import NAMES, spoken

FAMILIES = sorted({key.partition("-")[0] for key in sorted(Texts("en").keys())})


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_key_that_the_program_names_exists(language: str) -> None:
    named = used_keys([*FAMILIES, *NAMES])
    assert {"lobby-settings", "settings-title", "list-and", "why-seat"} <= named
    assert [key for key in sorted(named) if not spoken(language).has(key)] == []


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_message_of_the_program_can_be_said(language: str) -> None:
    keys = sorted(Texts(language).keys())
    assert [key for key in keys if not is_named(key)] == []


@pytest.mark.parametrize("language", LANGUAGES)
def test_a_switch_reads_the_same_in_the_set_up_and_in_the_settings(language: str) -> None:
    texts = Texts(language)
    for word in ("yes", "no"):
        assert texts.say(f"settings-{word}") == texts.say(f"setup-{word}")

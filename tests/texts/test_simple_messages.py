"""A message whose facts are filled in without Fluent reads as Fluent formats it."""

import re
from pathlib import Path

import pytest
from fluent.runtime import FluentBundle, FluentResource

from circus import games
from circus.content import texts
from circus.content.texts import LANGUAGES, Fact, Texts
from circus.content.texts.catalogue import split
from circus.content.texts.functions import FUNCTIONS

PLACEABLE = re.compile(r"\{ \$(\w+) \}")


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("fact", ["Ada { $x }", 0, 999, -3, 1000, -12_345, 1.5, ""])
def test_each_message_of_the_catalogues_reads_as_fluent_formats_it(language: str, fact: Fact) -> None:
    filled = 0
    paths = [Path(texts.__file__).parent / f"{language}.ftl"]
    for path in [*paths, *(games.folder(name) / f"texts.{language}.ftl" for name in games.names())]:
        for key, entry in split(path, path.read_text(encoding="utf-8") + "\n"):
            facts = dict.fromkeys(PLACEABLE.findall(entry.text), fact)
            words = entry.fill(facts)
            if words is not None:
                filled += 1
                assert words == by_fluent(language, key, entry.text, facts)
    assert (filled > 300) == (isinstance(fact, str) or (isinstance(fact, int) and abs(fact) < 1000))


def test_a_message_that_lacks_a_fact_is_left_to_fluent() -> None:
    assert Texts("en").say("play-time-minutes", number=3) == "3 min"
    assert "number" in Texts("en").say("play-time-minutes")


def by_fluent(language: str, key: str, source: str, facts: dict[str, Fact]) -> str:
    bundle = FluentBundle([language], use_isolating=False, functions=FUNCTIONS)
    bundle.add_resource(FluentResource(source))
    value = bundle.get_message(key).value
    assert value is not None
    return str(bundle.format_pattern(value, facts)[0])

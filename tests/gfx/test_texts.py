"""Catalogues: the same messages in both languages, plain ones without Fluent, none that breaks."""

import re
import subprocess
import sys
from pathlib import Path

import pytest
from fluent.runtime import FluentBundle, FluentResource

import circus
from circus import games
from circus.content.texts import LANGUAGES, Texts, system_language
from tests.program import decoded

GAMES = Path(games.__file__).parent


def catalogues() -> list[str]:
    """Names of the games that bring words; "" for the common catalogue."""
    return ["", *sorted({path.parent.name for path in GAMES.glob("*/texts.*.ftl")})]


def path_of(name: str, language: str) -> Path:
    return (
        GAMES / name / f"texts.{language}.ftl"
        if name
        else Path(circus.__file__).parent / "content" / "texts" / f"{language}.ftl"
    )


def spoken(language: str) -> Texts:
    texts = Texts(language)
    for name in catalogues()[1:]:
        texts.add_game(name)
    return texts


@pytest.mark.parametrize("name", catalogues())
def test_both_languages_have_the_same_messages_and_facts(name: str) -> None:
    facts = []
    for language in LANGUAGES:
        source = path_of(name, language).read_text(encoding="utf-8")
        entries = re.findall(r"^([a-zA-Z][\w-]*) *=(.*(?:\n(?:[ \t}].*|(?=\n[ \t])))*)", source, re.MULTILINE)
        keys = [key for key, _ in entries]
        assert len(keys) == len(set(keys)), "a message stands twice"
        facts.append({key: set(re.findall(r"\$(\w+)", words)) for key, words in entries})
    assert facts[0] == facts[1]


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_message_is_understood_and_plain_ones_read_alike(language: str) -> None:
    texts = spoken(language)
    bundle = FluentBundle([language], use_isolating=False)
    for name in catalogues():
        bundle.add_resource(FluentResource(path_of(name, language).read_text(encoding="utf-8")))
    for key in sorted(texts.keys()):
        assert bundle.has_message(key), f"{key} is not understood"
        value = bundle.get_message(key).value
        assert value is not None
        if key in texts._plain:
            words, faults = bundle.format_pattern(value)
            assert not faults
            assert texts.say(key) == str(words).replace("\u202f", "\u00a0")


def test_a_plain_message_needs_no_fluent() -> None:
    script = (
        "import sys; from circus.content.texts import Texts; t = Texts('fr'); "
        "print(t.say('language-name'), 'fluent.runtime' in sys.modules)"
    )
    run = subprocess.run([sys.executable, "-c", script], capture_output=True, check=True)
    assert decoded(run.stdout).split() == ["Français", "False"]


def test_messages_take_facts_plurals_and_no_narrow_space(
    monkeypatch: pytest.MonkeyPatch, tmp_path: Path
) -> None:
    (tmp_path / "shop").mkdir()
    (tmp_path / "shop" / "texts.fr.ftl").write_text(
        "shop-cards = { $count ->\n    [one] { $count } carte\n   *[other] { $count } cartes\n}\n"
        "shop-ask = Jouer\u202f?\n"
        "shop-long = deux\n    lignes\n",
        encoding="utf-8",
    )
    monkeypatch.setattr(games, "__path__", [str(tmp_path)])
    texts = Texts("fr")
    assert not texts.has("shop-ask")
    texts.add_game("shop")
    texts.add_game("shop")
    assert texts.say("shop-cards", count=1) == "1 carte"
    assert texts.say("shop-cards", count=5) == "5 cartes"
    assert texts.say("shop-ask") == "Jouer\u00a0?"
    assert texts.say("shop-long") == "deux\nlignes"
    assert texts.spoken("fr").say("shop-cards", count=0) == "0 carte"


def test_plain_messages_are_said_within_others_that_came_before_or_after(
    monkeypatch: pytest.MonkeyPatch, tmp_path: Path
) -> None:
    catalogues = {
        "shop": "shop-card = la carte\nshop-use = Jouez { $count } fois { shop-card }\nshop-shut = Fermé\n",
        "fair": "fair-both = { $who } prend { shop-card } et { tent-name }\nfair-name = Foire\n",
        "tent": "tent-name = le chapiteau\ntent-at = { $who } : { shop-shut }\n",
    }
    texts = Texts("fr")
    monkeypatch.setattr(games, "__path__", [str(tmp_path)])
    for name, words in catalogues.items():
        (tmp_path / name).mkdir()
        (tmp_path / name / "texts.fr.ftl").write_text(words, encoding="utf-8")
        texts.add_game(name)
        texts.warm()
    assert texts.say("shop-use", count=2) == "Jouez 2 fois la carte"
    assert texts.say("fair-both", who="Ada") == "Ada prend la carte et le chapiteau"
    assert texts.say("tent-at", who="Ada") == "Ada : Fermé"
    assert not texts._fluent().has_message("fair-name")
    assert texts.say("fair-name") == "Foire"


def test_a_missing_message_shows_its_key() -> None:
    assert Texts("en").say("no-such-key", count=2) == "no-such-key"
    assert not Texts("en").has("no-such-key")


def test_an_unknown_language_is_refused() -> None:
    with pytest.raises(ValueError, match="tlh"):
        Texts("tlh")


@pytest.mark.parametrize(("spoken_there", "expected"), [("fr_CH.UTF-8", "fr"), ("de_DE", "en"), ("", "en")])
def test_the_first_language_is_the_systems(
    monkeypatch: pytest.MonkeyPatch, spoken_there: str, expected: str
) -> None:
    monkeypatch.delenv("LC_ALL", raising=False)
    monkeypatch.delenv("LC_MESSAGES", raising=False)
    monkeypatch.setenv("LANG", spoken_there)
    assert system_language() == expected


def test_where_the_environment_names_no_language_the_system_is_asked(monkeypatch: pytest.MonkeyPatch) -> None:
    for variable in ("LC_ALL", "LC_MESSAGES", "LANG"):
        monkeypatch.delenv(variable, raising=False)
    assert system_language(["de", "fr", "en"]) == "fr"
    monkeypatch.setenv("LANG", "en_GB.UTF-8")
    assert system_language(["fr"]) == "en"

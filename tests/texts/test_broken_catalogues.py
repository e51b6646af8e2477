"""A catalogue that is damaged costs the messages that are damaged, and each is said with file and reason."""

from pathlib import Path

import pytest

from circus import games
from circus.content import texts
from circus.content.texts import Texts

Capsys = pytest.CaptureFixture[str]

GOOD = """\
toy-hello = Hello
toy-cards = { $count ->
    [one] one card
   *[other] { $count } cards
}
toy-both = { toy-hello }, { $name }
"""


@pytest.fixture
def toy(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    """The catalogue of a game that a test writes."""
    monkeypatch.setattr(games, "folder", lambda _name: tmp_path)
    return tmp_path / "texts.en.ftl"


def spoken(catalogue: Path, content: str | bytes = GOOD) -> Texts:
    catalogue.write_bytes(content.encode() if isinstance(content, str) else content)
    words = Texts("en")
    words.add_game("toy")
    return words


def test_a_whole_one_is_read_in_silence(toy: Path, capsys: Capsys) -> None:
    words = spoken(toy)
    assert words.say("toy-cards", count=2) == "2 cards"
    assert words.say("toy-both", name="Ada") == "Hello, Ada"
    assert capsys.readouterr().err == ""


@pytest.mark.parametrize(
    "broken",
    [
        "toy-broken = { $name",
        "toy-broken = { -",
        "toy-broken =",
        "toy-broken = { $n ->\n [a] b\n}",
        "toy-broken = }",
    ],
)
def test_a_message_that_cannot_be_read_shows_its_key_and_the_others_are_read(
    toy: Path, capsys: Capsys, broken: str
) -> None:
    words = spoken(toy, f"{GOOD}{broken}\n\ntoy-after = After {{ $name }}\n")
    assert words.say("toy-broken", name="x", n=1) == "toy-broken"
    assert words.say("toy-after", name="Bo") == "After Bo"
    assert words.say("toy-hello") == "Hello"
    said = capsys.readouterr().err
    assert said.startswith(f"circus: words {toy}:7: ") and said.count("\n") == 1


def test_letters_that_are_no_text_are_told_and_cost_only_themselves(toy: Path, capsys: Capsys) -> None:
    words = spoken(toy, GOOD.encode() + b"toy-bad = caf\xe9\ntoy-worse = \xff { $name }\n")
    assert words.say("toy-bad") == "caf\N{REPLACEMENT CHARACTER}"
    assert words.say("toy-worse", name="Bo") == "\N{REPLACEMENT CHARACTER} Bo"
    assert words.say("toy-cards", count=1) == "one card"
    said = capsys.readouterr().err
    assert said.startswith(f"circus: words {toy}:7: not UTF-8 text") and said.count("\n") == 1


def test_an_attribute_alone_is_no_message(toy: Path) -> None:
    assert spoken(toy, "toy-odd =\n    .title = Title { $x }\n").say("toy-odd") == "toy-odd"


def test_messages_that_name_one_another_end(toy: Path) -> None:
    words = spoken(toy, "toy-a = { toy-b } { $x }\ntoy-b = { toy-a } { $x }\n")
    assert isinstance(words.say("toy-a", x=1), str)


def test_a_bomb_shows_its_key(toy: Path, capsys: Capsys) -> None:
    lines = ["toy-0 = " + "ha" * 40]
    lines += [f"toy-{n} = " + f"{{ toy-{n - 1} }}" * 9 for n in range(1, 12)]
    words = spoken(toy, "\n".join(lines) + "\n")
    assert len(words.say("toy-11")) < 4_000
    words.say("toy-11")
    assert capsys.readouterr().err.count("\n") <= 1


@pytest.mark.parametrize(
    "content", [b"", b"\0" * 5000, b"x = " + b"{" * 100_000, b"\xef\xbb\xbf" + GOOD.encode()]
)
def test_whatever_a_catalogue_holds_the_program_speaks(toy: Path, content: bytes) -> None:
    words = spoken(toy, content)
    for key in ("toy-hello", "toy-cards", "x", "no-such-key"):
        assert words.say(key, count=3)
    assert words.say("notice-close") == Texts("en").say("notice-close")


def test_one_that_is_too_large_is_told_and_left_out(toy: Path, capsys: Capsys) -> None:
    words = spoken(toy, "toy-long = " + "x" * 2_000_000)
    assert words.say("toy-long") == "toy-long"
    assert f"circus: words {toy}: larger than 1,000,000 bytes" in capsys.readouterr().err


def test_the_programs_own_catalogue_may_be_damaged_too(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, capsys: Capsys
) -> None:
    (tmp_path / "en.ftl").write_bytes(b"app-title = \xff\n")
    monkeypatch.setattr(texts, "__file__", str(tmp_path / "__init__.py"))
    assert Texts("en").say("app-title") == "\N{REPLACEMENT CHARACTER}"
    assert Texts("fr").say("app-title") == "app-title"
    assert "not UTF-8 text" in capsys.readouterr().err

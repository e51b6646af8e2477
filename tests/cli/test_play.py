"""`play`: its words lay the table, and wrong ones open nothing."""

import json
from pathlib import Path

import pytest

from circus.session.deals import CodedDeal
from circus.session.table_setup import BOT, HUMAN
from circus.ui.app.options import Options
from circus.ui.gfx import bootstrap
from circus.ui.scenes.shell.destinations import PhoneRequest, ToPhones
from circus.ui.scenes.table.scene import TableScene
from tests.cli import run

Capsys = pytest.CaptureFixture[str]

WRONG = [
    (["play"], "required: GAME"),
    (["play", "chess"], "there is no game 'chess': choose "),
    (["play", "pebbles", "more"], "more"),
    (["play", "pebbles", "--seats", "0"], "'0' is not a whole number from 1 on"),
    (["play", "pebbles", "--seats", "4"], "with 4 seats: choose 2, 3"),
    (["play", "pebbles", "--players", ""], "with 1 seats: choose 2, 3"),
    (["play", "pebbles", "--players", "human"], "with 1 seats: choose 2, 3"),
    (["play", "pebbles", "--players", "human,ghost"], "there is no bot 'ghost': choose "),
    (["play", "pebbles", "--players", "human,"], "there is no bot '': choose "),
    (["play", "pebbles", "--players", "human,random", "--seats", "3"], "2 players for 3 seats"),
    (["play", "pebbles", "--players", "", "--seats", "3"], "1 players for 3 seats"),
    (["play", "pebbles", "--level", "meadow"], "played without a board"),
    (["play", "quel_cirque", "--level", "moon"], "no level 'moon': choose big_top, "),
    (["play", "pebbles", "--option", "turbo=1"], "there is no option 'turbo'"),
    (["play", "pebbles", "--option", "low_wins"], "write --option NAME=VALUE"),
    (["play", "pebbles", "--option", "low_wins=maybe"], "choose false, true"),
    (["play", "pebbles", "--seed", "x"], "--seed"),
    (["play", "pebbles", "--deal", "TRIPEZ"], "six letters"),
    (["play", "pebbles", "--deal", "TRAPEZ", "--seed", "1"], "leave out --seed"),
    (["play", "pebbles", "--size", "big"], "'big' is not a size: write 1280x720"),
    (["play", "pebbles", "--size", "20x20"], "a window cannot be 20x20 pixels"),
    (["play", "pebbles", "--size", "99999x720"], "a window cannot be 99999x720 pixels"),
    (["play", "pebbles", "--lang", "la"], "choose from"),
    (["play", "pebbles", "--speed", "warp"], "choose from"),
    (["play", "pebbles", "--host", "192.168.1.20"], "add --phones"),
    (["play", "pebbles", "--port", "8080"], "add --phones"),
    (["play", "pebbles", "--phones", "--port", "80"], "'80' is not a port: take one from 1024 to 65535"),
    (["play", "pebbles", "--phones", "--port", "many"], "'many' is not a port"),
    (["--lang", "la"], "choose from"),
    (["--speed", "warp"], "choose from"),
    (["--size", "1280"], "'1280' is not a size"),
]


@pytest.fixture
def opened(monkeypatch: pytest.MonkeyPatch) -> list[Options]:
    """What was to be opened, instead of a window."""
    found: list[Options] = []

    def note(options: Options) -> int:
        found.append(options)
        return 0

    monkeypatch.setattr("circus.ui.app.start.run", note)
    return found


def table(options: Options) -> TableScene:
    """The table that would be open, without a screen."""
    bootstrap.prepare()
    from circus.ui.app.loop import Loop

    loop = Loop(options)
    try:
        loop.begin()
        loop.step(0, [])
        scene = loop.manager.scene
        assert isinstance(scene, TableScene)
        return scene
    finally:
        loop.close()


@pytest.fixture(autouse=True)
def no_screen(monkeypatch: pytest.MonkeyPatch) -> None:
    """Draws to nowhere."""
    monkeypatch.setenv("SDL_VIDEODRIVER", "dummy")


@pytest.mark.parametrize(("words", "told"), WRONG, ids=[" ".join(words) for words, _ in WRONG])
def test_wrong_words_are_told_in_one_line_and_nothing_is_opened(
    capsys: Capsys, tmp_path: Path, opened: list[Options], words: list[str], told: str
) -> None:
    record = tmp_path / "game.jsonl"
    recording = ["--record", str(record)] if words[0] == "play" else []
    done = run(capsys, *words[:1], *recording, *words[1:])
    assert (done.code, done.out) == (2, "")
    assert done.err.startswith("circus: ")
    assert done.err.count("\n") == 1
    assert told in done.err
    assert opened == []
    assert not record.exists()


def test_a_record_that_exists_is_told_and_left_alone(
    capsys: Capsys, tmp_path: Path, opened: list[Options]
) -> None:
    record = tmp_path / "mine.jsonl"
    record.write_text("mine", encoding="utf-8")
    done = run(capsys, "play", "pebbles", "--record", str(record))
    assert (done.code, done.out) == (2, "")
    assert done.err == f"circus: {record} exists already: choose another file for the record\n"
    assert opened == []
    assert record.read_text(encoding="utf-8") == "mine"


def test_without_a_command_the_lobby_is_opened(capsys: Capsys, opened: list[Options]) -> None:
    assert run(capsys, "--size", "800x600", "--lang", "fr", "--speed", "fast").code == 0
    assert opened == [Options((800, 600), "fr", "fast", None, None)]


def test_what_is_said_of_the_window_reaches_it(capsys: Capsys, tmp_path: Path, opened: list[Options]) -> None:
    port = tmp_path / "port.jsonl"
    words = ("--size", "640x480", "--lang", "fr", "--speed", "slow", "--expose", str(port))
    assert run(capsys, "play", "pebbles", *words).code == 0
    (options,) = opened
    assert (options.size, options.language, options.speed, options.expose) == ((640, 480), "fr", "slow", port)


def test_what_is_said_of_the_window_before_the_command_holds_unless_it_is_said_again(
    capsys: Capsys, tmp_path: Path, opened: list[Options]
) -> None:
    port = tmp_path / "port.jsonl"
    words = ("--size", "640x480", "--lang", "fr", "--speed", "slow", "--expose", str(port))
    assert run(capsys, *words, "play", "pebbles").code == 0
    assert run(capsys, *words, "play", "pebbles", "--size", "800x600", "--speed", "off").code == 0
    found = [(each.size, each.language, each.speed, each.expose) for each in opened]
    assert found == [((640, 480), "fr", "slow", port), ((800, 600), "fr", "off", port)]


@pytest.mark.parametrize(
    "words", [("--speed", "fast", "gallery", "here"), ("--size", "640x480", "bench", "rules")]
)
def test_a_window_is_not_described_to_a_command_without_one(capsys: Capsys, words: tuple[str, ...]) -> None:
    done = run(capsys, *words)
    assert (done.code, done.out) == (2, "")
    assert done.err == f"circus: {words[0]} says nothing to this command: leave it out\n"


def test_a_table_is_opened_as_the_words_say(capsys: Capsys, tmp_path: Path, opened: list[Options]) -> None:
    record = tmp_path / "game.jsonl"
    words = ["--players", "random,human,random", "--level", "long_parade", "--option", "secret_clown=true"]
    done = run(capsys, "play", "quel_cirque", *words, "--size", "640x360", "--record", str(record))
    assert (done.code, done.err) == (0, "")
    table_setup = table(opened[0]).table_setup
    assert [seat.kind for seat in table_setup.seats] == [BOT, HUMAN, BOT]
    assert (table_setup.game, table_setup.level, dict(table_setup.options)) == (
        "quel_cirque",
        "long_parade",
        {"secret_clown": True},
    )
    header = json.loads(record.read_text(encoding="utf-8").splitlines()[0])
    assert (header["level"], header["seats"], header["options"]["secret_clown"]) == ("long_parade", 3, True)


def test_without_players_there_is_one_person_among_bots(
    capsys: Capsys, tmp_path: Path, opened: list[Options]
) -> None:
    run(capsys, "play", "pebbles", "--seats", "3", "--size", "640x360", "--record", str(tmp_path / "game"))
    assert [seat.kind for seat in table(opened[0]).table_setup.seats] == [HUMAN, BOT, BOT]


def test_a_deal_draws_the_same_cards_for_everybody(
    capsys: Capsys, tmp_path: Path, opened: list[Options]
) -> None:
    dealt = []
    for number, code in enumerate(("trapez", "TRA-PEZ", "ZEPART")):
        path = tmp_path / f"{number}.jsonl"
        words = ("--deal", code, "--record", str(path), "--size", "640x360")
        run(capsys, "play", "clown_standoff", *words)
        session = table(opened[-1]).session
        assert session.deal == CodedDeal(code.upper().replace("-", ""))
        session.match.journal = None  # the app has ended, and closed the record
        dealt.append(str(session.go_on()[0]))
    assert dealt[0] == dealt[1] != dealt[2]


def test_the_same_seed_draws_the_same_cards(capsys: Capsys, tmp_path: Path, opened: list[Options]) -> None:
    dealt = []
    for number, seed in enumerate(("5", "5", "6")):
        words = ("--seed", seed, "--record", str(tmp_path / f"{number}.jsonl"), "--size", "640x360")
        run(capsys, "play", "pebbles", *words)
        session = table(opened[-1]).session
        session.match.journal = None  # the app has ended, and closed the record
        dealt.append(str(session.go_on()[0]))
    assert dealt[0] == dealt[1] != dealt[2]


def test_phones_open_over_the_table_where_the_words_say(capsys: Capsys, opened: list[Options]) -> None:
    words: list[list[str]] = [[], ["--phones"], ["--phones", "--host", "192.168.1.20", "--port", "9000"]]
    assert [run(capsys, "play", "pebbles", *each).code for each in words] == [0, 0, 0]
    none, usual, asked = (options.over for options in opened)
    assert none is None
    assert usual == ToPhones("pebbles", PhoneRequest(None, None), starts=True)
    assert asked == ToPhones("pebbles", PhoneRequest("192.168.1.20", 9000), starts=True)

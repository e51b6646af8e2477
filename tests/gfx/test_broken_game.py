"""A game whose folder is broken costs only itself: the others are offered, played and listed."""

from pathlib import Path

import pytest

from circus import games
from circus.core.errors import UsageError
from circus.session.record_entry import BAD, ENDED
from circus.session.records_index import RecordsIndex
from circus.ui.scenes.lobby.scene import LobbyScene
from circus.ui.scenes.shell.transition import CUT
from tests.gfx.parlour import stage
from tests.session.test_playback import recorded

BROKEN_GAMES = {
    "raising": (
        'raise ZeroDivisionError("I am hostile")',
        "ZeroDivisionError at __init__.py:1: I am hostile",
    ),
    "unreadable": ("def (", "SyntaxError at __init__.py:1: invalid syntax (__init__.py, line 1)"),
    "rubbish": ("GAME = 7", "its GAME is none"),
    "silent": ("", "AttributeError at __init__.py:"),
}


@pytest.fixture(params=BROKEN_GAMES)
def broken(request: pytest.FixtureRequest, tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> str:
    """The name of a game that was added, and with which something is wrong."""
    name = str(request.param)
    folder = tmp_path / "games" / name
    folder.mkdir(parents=True)
    (folder / "__init__.py").write_text(BROKEN_GAMES[name][0], encoding="utf-8")
    monkeypatch.setattr(games, "__path__", [*games.__path__, str(folder.parent)])
    return name


def test_the_others_are_offered_and_what_is_wrong_is_said_in_a_sentence(broken: str) -> None:
    assert broken in games.names()
    assert broken not in games.in_order()
    assert len(games.in_order()) == len(games.names()) - 1
    told = f"the game '{broken}' cannot be played, mend its folder or take it away: {BROKEN_GAMES[broken][1]}"
    assert [fault[: len(told)] for fault in games.faults()] == [told]
    with pytest.raises(UsageError) as error:
        games.find(broken)
    assert str(error.value).startswith(told)


def kinds(folder: Path) -> list[str]:
    """Of the records in a folder, as its index has them now."""
    index = RecordsIndex(folder)
    index.refresh()
    index.read_on()
    return [entry.kind for entry in index.entries((ENDED, BAD))]


def test_records_of_a_game_that_was_taken_away_are_listed_as_such_and_come_back_with_it(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    folder = tmp_path / "records"
    folder.mkdir()
    recorded(folder, "texas_showdown")
    assert kinds(folder) == [ENDED]
    others = [name for name in games.names() if name != "texas_showdown"]
    with monkeypatch.context() as gone:
        gone.setattr(games, "names", lambda: others)
        assert kinds(folder) == [BAD]
        assert kinds(folder) == [BAD], "and it is kept so"
    assert kinds(folder) == [ENDED]


def test_the_lobby_has_no_poster_of_it_and_opens(broken: str) -> None:
    manager = stage((1280, 720))
    manager.push(LobbyScene(manager), CUT)
    manager.frame()
    posters = {target.name for target in manager.targets if target.name.startswith("poster/")}
    assert posters == {f"poster/{name}" for name in games.names() if name != broken}

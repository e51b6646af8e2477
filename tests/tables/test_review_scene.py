"""The review on the screen: it is worked out beside the table, the chart leads to moments, cards to moves."""

from functools import cache
from itertools import pairwise
from pathlib import Path
from tempfile import mkdtemp

import pytest

from circus.content.texts import Texts
from circus.core.errors import UsageError
from circus.lab.review.steps import ReviewStep, steps
from circus.lab.review.verdict import Review, review_of
from circus.records.timeline import Timeline
from circus.session.playback import Playback, open_playback
from circus.session.puzzle_search import Seek, seek_nothing
from circus.session.review_cache import review_file, store_review
from circus.session.review_job import EFFORT, Start, judged_at_once
from circus.ui.app.router import Router
from circus.ui.gfx import bootstrap
from circus.ui.gfx.settings import Settings
from circus.ui.gfx.toolkit import Toolkit
from circus.ui.gfx.window import AppWindow
from circus.ui.input.gestures import ESCAPE, Cancel, DragMove, Key, Press, Tap
from circus.ui.scenes.lobby.scene import LobbyScene
from circus.ui.scenes.review.cards import MORE, MOVE
from circus.ui.scenes.review.chart import apart
from circus.ui.scenes.review.review_words import ReviewWords
from circus.ui.scenes.review.scene import ReviewScene
from circus.ui.scenes.shell.destinations import ToReplay
from circus.ui.scenes.shell.manager import SceneManager
from tests.gfx.parlour import check_fits
from tests.session.test_playback import recorded


@pytest.fixture(autouse=True)
def pygame_is_ready(no_screen: None) -> None:
    """Fonts and surfaces can be made."""
    bootstrap.prepare()


@cache
def judged(game: str) -> tuple[ReviewStep, ...]:
    """The game that `recorded` plays, judged once."""
    timeline = open_playback(recorded(Path(mkdtemp()), game)).timeline
    return tuple(steps(timeline, range(len(timeline) + 1), "low", 1))


class Bit:
    """Brings so many judged positions each time it is asked."""

    def __init__(self, timeline: Timeline, game: str, many: int = 10_000) -> None:
        self._left = list(judged(game))
        self._many = many
        self.closed = False

    @property
    def ended(self) -> bool:
        return not self._left

    def take(self) -> list[ReviewStep]:
        now, self._left = self._left[: self._many], self._left[self._many :]
        return now

    def close(self) -> None:
        self.closed = True


def shown(
    playback: Playback,
    start: Start = judged_at_once,
    size: tuple[int, int] = (1280, 720),
    seek: Seek = seek_nothing,
    **choices: object,
) -> SceneManager:
    settings = Settings(speed="off", replay_speed="off", sound=False).changed(**choices)
    manager = SceneManager(Toolkit(AppWindow(size), Texts(settings.language), settings), None, Router())
    manager.push(LobbyScene(manager))
    manager.push(ReviewScene(manager, playback, start, seek))
    manager.frame()
    return manager


def whole(playback: Playback, **choices: object) -> SceneManager:
    """The review as it is once all has been judged."""
    game = playback.game.name
    manager = shown(playback, lambda timeline: Bit(timeline, game), **choices)  # type: ignore[arg-type]
    manager.advance(50)
    manager.frame()
    return manager


def names(manager: SceneManager) -> set[str]:
    manager.frame()
    return {target.name for target in manager.targets}


def tapped(manager: SceneManager, name: str) -> None:
    """A click on a target, which has to be there."""
    manager.frame()
    rect = next(target.rect for target in manager.targets if target.name == name)
    manager.handle(Tap(name, rect.center))
    manager.frame()


@pytest.fixture
def playback(tmp_path: Path) -> Playback:
    return open_playback(recorded(tmp_path, "quel_cirque"))


def review_shown(playback: Playback) -> Review:
    return review_of(playback.timeline, judged(playback.game.name))


def test_while_it_is_worked_out_the_game_can_be_looked_at(playback: Playback) -> None:
    bit = Bit(playback.timeline, "quel_cirque", 3)
    manager = shown(playback, lambda _: bit)
    manager.advance(50)
    assert manager.facts()["review"] == "working"
    tapped(manager, "ui/step")
    manager.advance(50)
    assert playback.at == 1 and manager.facts()["at"] == 1
    for _ in range(len(playback.timeline)):
        manager.advance(50)
    assert manager.facts()["review"] == "done" and bit.closed
    assert {"ui/learn", "ui/cards-close"} <= names(manager)


def test_it_can_be_cancelled_and_begun_again(playback: Playback) -> None:
    begun: list[Bit] = []

    def start(timeline: Timeline) -> Bit:
        begun.append(Bit(timeline, "quel_cirque", 3))
        return begun[-1]

    manager = shown(playback, start)
    manager.advance(50)
    tapped(manager, "ui/review-cancel")
    assert begun[0].closed and manager.facts()["review"] == "stopped"
    tapped(manager, "ui/review-begin")
    assert len(begun) == 2 and manager.facts()["review"] == "working"
    manager.back()
    manager.advance(1000)
    assert begun[1].closed


def test_it_is_kept_and_not_worked_out_a_second_time(playback: Playback) -> None:
    whole(playback)
    assert playback.file and review_file(playback.file).exists()

    def never(_: Timeline) -> Bit:
        raise AssertionError("it was worked out before")

    assert shown(playback, never).facts()["review"] == "done"


def test_where_it_cannot_be_kept_that_is_said_and_it_is_shown_all_the_same(
    playback: Playback, monkeypatch: pytest.MonkeyPatch
) -> None:
    def full(*_: object) -> None:
        raise OSError(28, "No space left on device")

    monkeypatch.setattr("circus.session.review_cache.write_whole", full)
    manager = whole(playback)
    assert manager.facts()["review"] == "done"
    assert manager._notice and "The disk is full" in manager._notice.text


def test_a_game_that_is_not_over_has_none(tmp_path: Path) -> None:
    begun = open_playback(recorded(tmp_path, "quel_cirque", actions=9))
    with pytest.raises(UsageError, match="not over"):
        shown(begun)
    manager = shown(open_playback(recorded(tmp_path / "other", "quel_cirque")))
    manager.go(ToReplay(tmp_path / "game.jsonl"))
    assert "ui/review" not in names(manager)


def test_from_a_replay_it_opens_at_the_same_moment(playback: Playback) -> None:
    assert playback.file
    store_review(playback.file, playback.timeline, review_shown(playback), EFFORT)
    manager = shown(playback)
    manager.go(ToReplay(playback.file, 7))
    manager.frame()
    tapped(manager, "ui/review")
    manager.frame()
    assert isinstance(manager.scene, ReviewScene) and manager.scene.playback.at == 7
    manager.back()


def test_the_chart_is_scrubbed_and_its_turning_points_lead_to_their_moments(playback: Playback) -> None:
    manager = whole(playback)
    tapped(manager, "ui/cards-close")
    chart = next(target.rect for target in manager.targets if target.name == "ui/chart")
    manager.handle(Press("ui/chart", chart.midright))
    assert playback.at == playback.of
    manager.handle(DragMove("ui/chart", chart.midleft, None, ()))
    assert playback.at == 0
    turning = review_shown(playback).turning_points
    assert turning, "this game turned"
    tapped(manager, f"ui/turning/{turning[0]}")
    assert playback.at == turning[0]
    assert "%" in manager.scene.hint(f"ui/turning/{turning[0]}")


def test_a_card_leads_to_its_move(playback: Playback) -> None:
    manager = whole(playback)
    move = next(name for name in sorted(names(manager)) if name.startswith("ui/move/"))
    tapped(manager, move)
    assert playback.at == int(move.split("/")[2])
    assert "ui/chart" in names(manager)
    tapped(manager, "ui/cards")
    manager.handle(Cancel(ESCAPE))
    assert "ui/chart" in names(manager) and manager.scene.name == "review"


def test_a_move_on_a_card_tells_its_moment_its_act_and_its_price_in_games(playback: Playback) -> None:
    manager = whole(playback)
    told = [each.label for each in manager.scene.targets() if each.name.startswith("ui/move/")]
    assert told
    for words in told:
        kind, _, rest = words.partition(" · ")
        assert kind in ("Best move", "Worst move") and rest.startswith("Turn"), words
        assert "in 100\N{NO-BREAK SPACE}games" in words, words
        assert ("It was better to " in rest) == (kind == "Worst move"), words


@pytest.mark.parametrize("size", [(1280, 720), (1920, 1080), (900, 1600)])
@pytest.mark.parametrize("language", ["en", "fr"])
@pytest.mark.parametrize("game", ["clown_standoff", "quel_cirque"])
def test_everything_is_seen_whole_in_large_letters_too(
    game: str, language: str, size: tuple[int, int], tmp_path: Path
) -> None:
    playback = open_playback(recorded(tmp_path, game))
    manager = whole(playback, size=size, language=language, text_size=160)
    check_fits(manager, apart=("ui/away",))
    tapped(manager, "ui/cards-close")
    marks = {name for name in names(manager) if name.startswith(("ui/mark/", "ui/turning/"))}
    check_fits(manager, apart=(*marks, "ui/bar", "ui/chart"))


def test_faces_beside_the_chart_lie_apart_and_within_it() -> None:
    for tops in ([0.0, 1.0, 2.0], [90.0, 90.0, 90.0], [0.0, 80.0, 81.0], [0.0]):
        laid = apart(tops, 30.0, 100.0)
        assert all(0 <= top <= 70 for top in laid)
        assert all(low - high >= 30 for high, low in pairwise(laid))


@pytest.mark.parametrize(
    ("language", "line", "said"),
    [
        (
            "en",
            "0:move clown/1 cell/2,2 cell/2,3",
            "Ada moves the pink-haired clown to row\N{NO-BREAK SPACE}3, lane\N{NO-BREAK SPACE}2",
        ),
        ("en", "0:add red clown/0", "Ada adds a red marble to the orange-haired clown"),
        (
            "fr",
            "0:move clown/2 cell/3,2",
            "le clown aux cheveux bruns jusqu\N{RIGHT SINGLE QUOTATION MARK}à "
            "la rangée\N{NO-BREAK SPACE}2, couloir\N{NO-BREAK SPACE}3",
        ),
        (
            "fr",
            "0:return clown/0 cell/1,1",
            "Ada ramène le clown aux cheveux orange au couloir\N{NO-BREAK SPACE}1",
        ),
    ],
)
def test_a_choice_in_the_circus_names_its_clown_and_where_it_goes(
    playback: Playback, language: str, line: str, said: str
) -> None:
    words = ReviewWords(shown(playback, language=language).kit, playback)
    assert words.act(1, playback.game.verbs.parse(line)).endswith(said)


def test_arrows_turn_the_cards_and_leave_the_game_below_them_alone(playback: Playback) -> None:
    manager = whole(playback, text_size=160, language="fr")
    at, first = playback.at, moves_on(manager)
    assert MORE in names(manager), "the cards have several pages"
    manager.handle(Key("right"))
    assert moves_on(manager) != first
    manager.handle(Key("left"))
    assert moves_on(manager) == first
    manager.handle(Key("up"))
    assert playback.at == at, "the game below does not move"


def moves_on(manager: SceneManager) -> set[str]:
    """The best and worst choices on the cards."""
    return {name for name in names(manager) if name.startswith(MOVE)}

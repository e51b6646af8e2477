"""Pictures of the scenes after a game: statistics and deals, with games that bots play for everybody."""

from collections.abc import Iterator
from dataclasses import replace
from datetime import date
from random import Random

from circus import games
from circus.records.replay import read
from circus.session import saves
from circus.session.deals import CodedDeal, last_days, table_of_day
from circus.session.review_cache import store_review
from circus.session.review_job import EFFORT, judged_at_once, review_job
from circus.session.table_setup import TableSetup, first_table_setup
from circus.tools.gallery.games import Show
from circus.ui.input.gestures import Tap
from circus.ui.scenes.deals.scene import DealsScene
from circus.ui.scenes.shell.manager import SceneManager
from circus.ui.scenes.shell.transition import CUT
from circus.ui.scenes.statistics.scene import StatisticsScene

_COUNTS = (9, 7, 5)
"""Numbers of games of the first, the third and the fifth game; the later half with another option."""

_REVIEWED = 5


def afterwards() -> Iterator[tuple[str, Show]]:
    """Yield every picture by name."""
    yield "statistics", lambda manager: _statistics(manager, "game")
    yield "statistics_rules", lambda manager: _statistics(manager, "option")
    yield "statistics_progress", lambda manager: _statistics(manager, "loss")
    yield "deals", _deals
    yield "deals_compared", _compared


def played_out(table_setup: TableSetup, seed: int, deal: CodedDeal | None = None) -> None:
    """Play a whole game with greedy choices for everybody; its record is in the folder of records."""
    session = saves.begin(table_setup, Random(seed), deal=deal)
    while session.awaited:
        people = session.awaited_people
        if people:
            session.play(session.choice_of(people[0], "greedy"))
        else:
            session.go_on("greedy")
    session.close()


def _statistics(manager: SceneManager, page: str) -> None:
    if not any(saves.records_folder().glob(f"*-{games.in_order()[2]}.jsonl")):
        _play_some()
    if page == "loss":
        _review_some()
    manager.push(StatisticsScene(manager), CUT)
    manager.handle(Tap(f"ui/list/{page}", (0, 0)))
    while manager.scene.preload():
        pass


def _play_some() -> None:
    for game, count in zip(games.in_order()[::2], _COUNTS, strict=False):
        usual, option = first_table_setup(game), games.find(game).options[0]
        otherwise = replace(usual, options={option.name: option.others[0]})
        for number in range(count):
            played_out(otherwise if number > count // 2 else usual, number)


def _review_some() -> None:
    for path in sorted(saves.records_folder().glob(f"*-{games.in_order()[0]}.jsonl"))[:_REVIEWED]:
        timeline = read(path).match.timeline
        job = review_job(timeline, judged_at_once)
        job.poll()
        assert job.result
        store_review(path, timeline, job.result, EFFORT)


def _deals(manager: SceneManager) -> None:
    """Show the deals of a fixed day, some of them played."""
    game = games.in_order()[0]
    for number, day in enumerate(last_days(game, _DAY)[1:6:2]):
        played_out(table_of_day(game), number, day.deal)
    manager.push(DealsScene(manager, _DAY), CUT)
    while manager.scene.preload():
        pass


def _compared(manager: SceneManager) -> None:
    """Show a deal that was played, and the result of the hard bot."""
    game = games.in_order()[-1]
    played_out(table_of_day(game), 1, last_days(game, _DAY)[0].deal)
    manager.push(DealsScene(manager, _DAY), CUT)
    for name in ("ui/game/less", "ui/compare"):
        manager.handle(Tap(name, (0, 0)))
    while manager.scene.busy:
        manager.advance(20)


_DAY = date(2026, 3, 14)

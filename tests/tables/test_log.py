"""The log at a table: what happened in the captions' words, no more than these eyes know, and back to it."""

from pathlib import Path
from typing import cast

import pygame
import pytest

from circus import games
from circus.core.errors import UsageError
from circus.games.quel_cirque.actions import COLORS
from circus.session.looking_back import LookingBack
from circus.ui.gfx import theme
from circus.ui.scenes.table.log import BETWEEN, LogLine
from circus.ui.scenes.table.log_rows import LogRow
from circus.ui.scenes.table.log_scene import BACK, DOWN, RULES, UP, LogScene
from circus.ui.skins.flip_circus.plates import TEAM_LINES
from circus.ui.skins.quel_cirque.placement import cirque_state
from tests.tables import Hand, seated

ACTIONS = 40
SEALED = "answer"
"""That somebody has answered in a window is told with what comes of it."""


def played_on(hand: Hand, actions: int = ACTIONS) -> Hand:
    """A few actions later; what bots and persons do is shown at once."""
    session = hand.scene.session
    while session.awaited and len(session.match.actions) < actions:
        people = session.awaited_people
        if people:
            session.play(session.match.legal_actions(people[0])[0])
        else:
            session.go_on("random")
    hand.scene.host.refresh_view()
    hand.post()
    return hand


def opened(hand: Hand) -> LogScene:
    """The log that lies beside the table."""
    hand.scene.parts.history.open_log()
    hand.post()
    return cast(LogScene, hand.pilot.scene)


def lines_of(hand: Hand) -> list[LogLine]:
    return list(hand.scene.parts.history.log().lines(hand.scene.kit))


@pytest.mark.parametrize("game", games.names())
def test_the_lines_are_the_captions_told_to_these_eyes_and_nothing_else(game: str, tmp_path: Path) -> None:
    with seated(tmp_path, game, seats=games.find(game).usual_seats) as hand:
        played_on(hand)
        scene = hand.scene
        told = [line for line in lines_of(hand) if not line.is_head]
        timeline, eyes = scene.session.match.timeline, scene.host.viewer
        wanted = []
        for at in range(1, len(timeline) + 1):
            frames = timeline.frames(at, eyes)
            assert all(frame.event is None or frame.event.reaches(eyes) for frame in frames)
            words = scene.presenter.caption_texts(scene.kit, frames, eyes)
            if words:
                wanted.append((at, BETWEEN.join(dict.fromkeys(words))))
        captions = {at for at, _ in wanted}
        assert [(line.at, line.words) for line in told if line.at in captions] == wanted
        heard = {
            at
            for at in range(1, len(timeline) + 1)
            if any(each.event and each.event.kind != SEALED for each in timeline.frames(at, eyes))
        }
        assert {line.at for line in told} == (heard if wanted else set()), "whatever was heard has a line"
        assert [line.at for line in lines_of(hand) if line.is_head] or not wanted


@pytest.mark.parametrize("game", sorted(set(games.names()) - {"pebbles"}))
def test_every_line_has_an_icon(game: str, tmp_path: Path) -> None:
    with seated(tmp_path, game, seats=games.find(game).usual_seats) as hand:
        played_on(hand)
        rows = [each for each in opened(hand)._widgets if isinstance(each, LogRow)]
        assert all((row.picture is None) == row.line.is_head for row in rows) and rows


def test_it_is_kept_up_bit_by_bit_and_what_was_taken_back_goes(tmp_path: Path) -> None:
    with seated(tmp_path, "flip_circus", seats=2) as hand:
        played_on(hand, 12)
        log, kit = hand.scene.parts.history.log(), hand.scene.kit
        before = list(log.lines(kit))
        assert not log.follow(kit, 5)
        session = hand.scene.session
        session.match.undo(3)
        after = list(log.lines(kit))
        assert after == before[: len(after)] and after
        assert max(line.at for line in log.lines(kit)) <= 9
        played_on(hand, 12)
        assert max(line.at for line in log.lines(kit)) > 9


def test_the_key_opens_it_and_a_line_shows_its_moment(tmp_path: Path) -> None:
    with seated(tmp_path, "clearing_house", seats=3, speed="off") as hand:
        played_on(hand, 12)
        hand.until_asked()
        hand.click("ui/log")
        hand.key(pygame.K_l)
        assert hand.pilot.scene is hand.scene
        hand.key(pygame.K_l)
        log = cast(LogScene, hand.pilot.scene)
        assert log.name == hand.facts["scene"] == "table"
        assert log in hand.pilot.manager.scenes[-1:]
        assert not [each for each in hand.facts["targets"] if each["wanted"]]
        rows = [name for name in hand.pilot.names if name.startswith("ui/log/")]
        hand.click(rows[0])
        at = int(rows[0].rpartition("/")[2])
        timeline = hand.scene.session.match.timeline
        shown = log._shown.presenter.settled().state
        assert shown == hand.scene.session.game.view(timeline.at(at), hand.scene.host.viewer)
        actions = len(timeline)
        hand.click(BACK)
        assert hand.pilot.manager.scenes[-1] is hand.scene and len(timeline) == actions


def test_the_rule_of_a_line_opens_the_book_there(tmp_path: Path) -> None:
    with seated(tmp_path, "texas_showdown", seats=3, speed="off") as hand:
        played_on(hand, 60)
        log = opened(hand)
        ruled = [line for line in lines_of(hand) if line.ruling]
        shown = set(hand.pilot.names)
        line = next(each for each in reversed(ruled) if f"ui/log/{each.at}" in shown)
        hand.click(f"ui/log/{line.at}")
        assert log.rules_at() == line.ruling
        hand.click(RULES)
        assert hand.pilot.scene.name == "rulebook"


@pytest.mark.parametrize("size", [(1280, 720), (720, 1280)])
def test_a_long_game_scrolls_by_wheel_keys_buttons_and_drag(size: tuple[int, int], tmp_path: Path) -> None:
    with seated(tmp_path, "quel_cirque", seats=4, size=size, speed="off") as hand:
        played_on(hand, 44)
        opened(hand)

        def first() -> int:
            names = [name for name in hand.pilot.names if name.startswith("ui/log/")]
            return int(names[0].rpartition("/")[2])

        last = first()
        assert last > 1, "the latest lines are seen first"
        hand.click(UP)
        assert first() < last
        hand.click(DOWN)
        assert first() == last
        hand.key(pygame.K_HOME)
        assert first() == 1
        hand.key(pygame.K_END)
        assert first() == last
        x, y = hand.pilot.place(f"ui/log/{last}")
        hand.drag(f"ui/log/{last}", (x, y + 60), (x, y + 200))
        assert first() < last


def test_the_menu_leads_to_it_and_it_shows_no_other_eyes(tmp_path: Path) -> None:
    with seated(tmp_path, "clown_standoff", seats=3) as hand:
        hand.until_asked()
        hand.click("ui/menu")
        hand.click("ui/log")
        assert isinstance(hand.pilot.scene, LogScene)
        hand.key(pygame.K_l)
        assert hand.pilot.manager.scenes[-1] is hand.scene
        past = LookingBack(hand.scene.session, 0)
        with pytest.raises(UsageError, match="eyes at the table"):
            past.view(1)


def bars_of(hand: Hand) -> dict[int, str]:
    """The colours of the bars before the visible lines, by the seat that the line is about."""
    rows = [each for each in opened(hand)._widgets if isinstance(each, LogRow)]
    return {row.line.seat: row.colour for row in rows if row.line.seat >= 0}


def test_the_bars_have_the_colours_of_the_marbles_in_quel_cirque(tmp_path: Path) -> None:
    with seated(tmp_path, "quel_cirque", seats=4) as hand:
        played_on(hand)
        colors = cirque_state(hand.scene.presenter.table).colors
        bars = bars_of(hand)
        assert bars == {seat: theme.PLAYER_COLOURS[COLORS[colors[seat]]] for seat in bars} and len(bars) > 1


def test_the_bars_have_the_colours_of_the_boards_in_flip_circus(tmp_path: Path) -> None:
    with seated(tmp_path, "flip_circus", seats=2) as hand:
        played_on(hand, 12)
        assert bars_of(hand) == {0: TEAM_LINES[0], 1: TEAM_LINES[1]}


@pytest.mark.parametrize("game", sorted(set(games.names()) - {"pebbles"}))
def test_a_line_belongs_to_the_person_it_names_first(game: str, tmp_path: Path) -> None:
    with seated(tmp_path, game, seats=games.find(game).usual_seats) as hand:
        played_on(hand, 80)
        names = [seat.name for seat in hand.scene.session.seats]
        for line in lines_of(hand):
            named = [name for name in names if line.words.startswith(f"{name} ")]
            assert not named or names[line.seat] == named[0], line


def test_the_log_of_clearing_house_counts_turns_as_the_board_does(tmp_path: Path) -> None:
    with seated(tmp_path, "clearing_house", seats=3) as hand:
        heads = set()
        for actions in range(20, 160, 7):
            played_on(hand, actions)
            heads |= {line.words for line in lines_of(hand) if line.is_head}
        assert "Round 1, turn 3" in heads and "Round 1, turn 4" not in heads


def test_what_comes_of_an_action_stands_below_the_head_of_its_turn(tmp_path: Path) -> None:
    with seated(tmp_path, "clearing_house", seats=3) as hand:
        played_on(hand, 300)
        lines, actions = lines_of(hand), hand.scene.session.match.actions
        taped = [n for n, line in enumerate(lines) if str(actions[line.at - 1]).startswith("*:police")]
        assert taped and not any(lines[n - 1].is_head for n in taped)

"""At normal pace a table leaves time to read what it says; it stops after each bot where that is wished."""

import pytest

from circus.core.event import Event
from circus.session.pace import FAMILIAR_SHARE, SPEEDS, reading_ms
from circus.ui.scenes.table.pause_button import SEEN
from circus.ui.skins import find
from tests.skins.conftest import open_table, stage
from tests.skins.harness import Make, SkinTable

__all__ = ["open_table", "stage"]

TICK_MS = 20.0
LONG = 1500
"""Ticks: half a minute."""


def play_first(table: SkinTable) -> None:
    """The person at the screen does the first thing that is legal."""
    assert table.wait()
    assert table.scene.chooser
    table.scene.play(table.scene.chooser.picker.legal[0])


def words_for(table: SkinTable) -> list[tuple[str, float]]:
    """What is told until the person is asked again, and for how many ms each sentence is the last one."""
    told: list[tuple[str, float]] = []
    scene = table.scene
    for _ in range(LONG):
        table.manager.advance(TICK_MS)
        words = scene.presenter.caption.words
        if not told or told[-1][0] != words:
            told.append((words, 0.0))
        told[-1] = (words, told[-1][1] + TICK_MS)
        if scene.director.waiting or (scene.chooser and not scene.director.busy):
            return told
    raise AssertionError("nobody is asked")


@pytest.mark.parametrize("speed", ["normal", "slow"])
def test_what_bots_do_can_be_read_before_the_next_is_told(open_table: Make, speed: str) -> None:
    table = open_table("texas_showdown", speed=speed, strength="greedy", seed=5)
    play_first(table)
    words_for(table)
    play_first(table)  # leads the next trick
    told = words_for(table)
    assert len(told) > 3
    for words, ms in told[2:-1]:
        assert ms >= FAMILIAR_SHARE * reading_ms(words) * SPEEDS[speed] - TICK_MS, (words, ms)


def test_who_is_asked_need_not_wait_until_the_words_are_read(open_table: Make) -> None:
    table = open_table("texas_showdown", speed="normal", strength="greedy", seed=5)
    play_first(table)
    words_for(table)
    assert table.scene.chooser
    assert not table.scene.director.is_read


def test_a_click_on_the_table_says_that_the_words_are_read(open_table: Make) -> None:
    table = open_table("texas_showdown", speed="normal", strength="greedy", seed=5)
    play_first(table)
    words_for(table)
    table.scene.director.finish()
    assert table.scene.director.is_read


def test_with_the_setting_a_table_stops_after_each_bot_but_not_before_ones_own_choice(
    open_table: Make,
) -> None:
    table = open_table(
        "texas_showdown", speed="normal", strength="greedy", seed=5, settings={"bot_stops": True}
    )
    for _ in range(2):  # the second card leads a trick
        play_first(table)
    scene, stops = table.scene, 0
    while not (scene.chooser and not scene.director.busy):
        actions = len(scene.session.match.actions)
        words_for(table)
        if not scene.director.waiting:
            break
        for _ in range(200):
            table.manager.advance(TICK_MS)
        assert len(scene.session.match.actions) <= actions + 1, "nobody went on meanwhile"
        assert scene.session.match.actions[-1].seat and table.targets[SEEN]
        stops += 1
        table.tap(SEEN)
    assert stops > 1
    assert scene.session.match.actions[-1].seat == 3, "who is asked next goes on in their own time"


def test_a_round_that_cost_hearts_waits_for_a_click(open_table: Make) -> None:
    view = open_table("clearing_house").view
    for tape, lost in ((2, (1, 0, 1, 0)), (0, (0, 0, 0, 0))):
        event = Event("round", {"round": 1, "tape": tape, "lost": lost})
        shown = find("clearing_house").choreography.animate(event, view.pieces, view.pieces, view)
        assert any(each.waits for each in shown) == bool(tape)
    out = open_table("clown_standoff").view
    hit = find("clown_standoff").choreography.animate(Event("hit", {"seat": 1}), out.pieces, out.pieces, out)
    assert any(each.waits for each in hit)


@pytest.mark.parametrize("language", ["en", "fr"])
def test_a_card_that_is_played_for_somebody_is_told_as_the_only_one(open_table: Make, language: str) -> None:
    table = open_table("texas_showdown", speed="fast", strength="greedy", seed=5, language=language)
    scene, told = table.scene, set[str]()
    remark = table.kit.texts.say("texas_showdown-forced-play", told="").strip()
    for _ in range(LONG):
        table.manager.advance(TICK_MS)
        told.add(scene.presenter.caption.words)
        if scene.chooser and not scene.director.busy:
            assert len(scene.chooser.picker.legal) > 1
            scene.play(scene.chooser.picker.legal[0])
        forced = [words for words in told if words.endswith(remark)]
        if forced:
            assert scene.host.forced.has_played and table.last.startswith("0:play")
            assert scene.session.seats[0].name in forced[0]
            return
    raise AssertionError("nothing was forced")

"""A machine that gives no more processes or threads: simple bots play on, and it is said once."""

from dataclasses import replace
from random import Random

import pygame
import pytest

from circus.session.table_setup import first_table_setup
from circus.ui.app import report
from circus.ui.scenes.shell.destinations import ToFirstTable
from circus.ui.scenes.table.scene import TableScene
from tests.gfx.pilot import piloted


def refuse(*_: object, **__: object) -> None:
    """What a system without processes to give says."""
    raise BlockingIOError(11, "Resource temporarily unavailable")


@pytest.mark.expects_faults
def test_bots_that_cannot_be_started_are_stood_in_for_and_it_is_said_and_reported_once(
    monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    table_setup = first_table_setup("texas_showdown", 4)
    thinking = tuple(replace(seat, strength="normal") for seat in table_setup.seats)
    monkeypatch.setattr("multiprocessing.context.SpawnProcess.start", refuse)
    with piloted() as pilot:
        pilot.manager.go(ToFirstTable(replace(table_setup, seats=thinking), Random(1)))
        scene = pilot.scene
        assert isinstance(scene, TableScene)
        for _ in range(400):
            if scene.chooser:
                scene.play(scene.chooser.picker.legal[0])
            pilot.loop.step(50, [])
        answered = [action for action in scene.session.match.actions if action.seat > 0]
    assert len(answered) > 3
    assert capsys.readouterr().err.count("a bot broke down: no question reaches the bots' process") == 1
    assert len(list(report.folder().glob("*.txt"))) == 1


def test_the_rounds_of_the_loop_need_no_clock_of_pygames(monkeypatch: pytest.MonkeyPatch) -> None:
    def no_thread(*_: object) -> None:
        raise pygame.error("Not enough resources to create thread")

    monkeypatch.setattr("pygame.time.Clock", no_thread)
    with piloted() as pilot:
        pygame.event.post(pygame.event.Event(pygame.QUIT))
        pilot.loop.run()
        assert not pilot.manager.running

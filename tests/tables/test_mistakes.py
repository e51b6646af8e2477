"""Learning from mistakes: the table is back before a choice, tries are judged, the better one is shown."""

from dataclasses import replace
from pathlib import Path

import pytest

from circus.bots.cost import Cost
from circus.bots.thinker import BotMove, ask
from circus.core.action import Action
from circus.session.exercise import Verdict
from circus.session.mistakes import mistakes
from circus.session.playback import Playback, open_playback
from circus.session.referee import Referee
from circus.session.review_cache import store_review
from circus.session.review_job import EFFORT
from circus.ui.gfx import bootstrap
from circus.ui.input.gestures import Key
from circus.ui.scenes.shell.manager import SceneManager
from circus.ui.scenes.table import sight
from circus.ui.scenes.table.exercise.scene import ExerciseScene, ExerciseStage
from circus.ui.scenes.table.speaking import place_of
from tests.session.test_playback import recorded
from tests.tables.test_review_scene import names, review_shown, shown, tapped, whole


@pytest.fixture(autouse=True)
def pygame_is_ready(no_screen: None) -> None:
    """Fonts and surfaces can be made."""
    bootstrap.prepare()


class Play:
    """The first seat that has mistakes, put before them."""

    def __init__(self, playback: Playback, **choices: object) -> None:
        review = review_shown(playback)
        seats = range(playback.setup.seats)
        self.seat = next(seat for seat in seats if mistakes(review, playback.timeline, seat))
        self.exercises = mistakes(review, playback.timeline, self.seat)
        self.manager: SceneManager = whole(playback, **choices)
        tapped(self.manager, "ui/learn")
        tapped(self.manager, f"ui/learner/{self.seat}")
        self.settle()

    @property
    def scene(self) -> ExerciseScene:
        assert isinstance(self.manager.scene, ExerciseScene)
        return self.manager.scene

    def settle(self) -> None:
        for _ in range(20):
            self.manager.advance(50)
        self.manager.frame()

    def tries(self, action: Action) -> Verdict | None:
        self.scene.play(action)
        self.settle()
        return self.scene.verdict

    @property
    def referee(self) -> Referee:
        assert isinstance(self.scene._referee, Referee)
        return self.scene._referee

    @property
    def others(self) -> list[Action]:
        """The legal choices that are neither the best one nor what was played."""
        exercise = self.scene.exercise
        known = {exercise.best, exercise.played.action if exercise.played else None}
        return [
            action for action in self.scene.session.match.legal_actions(exercise.seat) if action not in known
        ]


@pytest.fixture(params=["quel_cirque", "clown_standoff"])
def play(request: pytest.FixtureRequest, tmp_path: Path) -> Play:
    return Play(open_playback(recorded(tmp_path, request.param)))


@pytest.fixture
def wide(tmp_path: Path) -> Play:
    """Where there are more choices than the best one and what was played."""
    return Play(open_playback(recorded(tmp_path, "quel_cirque")))


def test_the_seat_is_put_before_its_worst_choice_and_may_choose(play: Play) -> None:
    scene, exercise = play.scene, play.exercises[0]
    assert scene.host.asked == play.seat and scene.chooser is not None
    assert scene.session.match.state == exercise.timeline.at(len(exercise.timeline))
    assert play.manager.facts()["scene"] == "review"
    assert {"ui/quest-show"} <= names(play.manager)


def test_nobody_else_acts_and_no_time_runs_out_however_long_one_thinks(play: Play) -> None:
    before = len(play.scene.session.match.actions)
    for _ in range(50):
        play.manager.advance(5000)
    assert len(play.scene.session.match.actions) == before and play.scene.host.asked == play.seat


def test_what_was_played_is_not_it_and_one_may_try_again(play: Play) -> None:
    exercise = play.scene.exercise
    assert exercise.played and play.tries(exercise.played.action) is Verdict.SAME
    assert play.scene.stage is ExerciseStage.JUDGED and play.scene.chooser is not None
    assert len(play.scene.session.match.actions) == len(exercise.timeline)
    assert "fewer games in 100" in play.scene.words()


def test_the_better_one_is_done_on_the_table_and_leads_on(play: Play) -> None:
    exercise = play.scene.exercise
    assert play.tries(exercise.best) is Verdict.FOUND
    assert play.scene.stage is ExerciseStage.SOLVED
    assert play.scene.session.match.actions[-1] == exercise.best
    assert play.tries(exercise.best) is Verdict.FOUND
    assert len(play.scene.session.match.actions) == len(exercise.timeline) + 1
    leads = "ui/quest-next" if len(play.exercises) > 1 else "ui/quest-done"
    assert leads in names(play.manager)


def test_another_choice_is_told_by_what_it_costs(wide: Play) -> None:
    scene, other = wide.scene, wide.others[0]
    wide.referee._costs = {
        scene.exercise.best: Cost(scene.exercise.best, 0, 0),
        other: Cost(other, 0.4, 0.02),
    }
    assert wide.tries(other) is Verdict.WORSE
    assert "40" in scene.words()
    wide.referee._costs[other] = Cost(other, 0.001, 0.01)
    assert wide.tries(other) is Verdict.AS_GOOD and scene.stage is ExerciseStage.SOLVED


def test_while_a_try_is_judged_nothing_else_is_done(wide: Play) -> None:
    scene, other = wide.scene, wide.others[0]
    wide.referee.thinking = True
    question = wide.referee._session.judged_question(scene.exercise.seat, 1.0)
    wide.referee._job = ask(wide.referee._thinker, question)
    wide.referee._thinker.cancel()
    scene.play(other)
    assert scene.stage is ExerciseStage.JUDGES and scene.chooser is None and scene.busy
    scene.play(scene.exercise.best)
    assert scene.stage is ExerciseStage.JUDGES
    found = BotMove(scene.exercise.best, costs=(Cost(other, 0.4, 0.02),))
    wide.referee._thinker._answer = found  # type: ignore[attr-defined]
    wide.settle()
    assert scene.verdict is Verdict.WORSE and scene.chooser is not None


def test_shown_it_is_marked_with_what_speaks_for_it_and_can_be_done(play: Play) -> None:
    tapped(play.manager, "ui/quest-show")
    play.settle()
    scene = play.scene
    assert scene.stage is ExerciseStage.SHOWN and scene.hinted
    assert scene.words().startswith("The best choice: ") and "has chosen" not in scene.words()
    assert "ui/quest-show" not in names(play.manager)
    assert play.tries(scene.exercise.best) is Verdict.FOUND


def test_one_after_the_other_and_then_back_to_the_review(play: Play) -> None:
    for number in range(len(play.exercises) - 1):
        assert play.scene.task.number == number
        tapped(play.manager, "ui/quest-next")
        play.settle()
    tapped(play.manager, "ui/quest-done")
    play.settle()
    assert play.manager.facts()["review"] == "done"


@pytest.mark.parametrize(
    ("size", "text"), [((1280, 720), 160), ((1280, 720), 100), ((1920, 1080), 130), ((1920, 1080), 100)]
)
def test_what_is_said_covers_neither_the_board_nor_the_prompt(
    tmp_path: Path, size: tuple[int, int], text: int
) -> None:
    play = Play(open_playback(recorded(tmp_path, "quel_cirque")), size=size, text_size=text, language="fr")
    scene, kit = play.scene, play.manager.kit
    board = {name for action in scene.session.match.legal_actions(play.seat) for name in action.picks}
    if text == 100:
        board |= {place.name for place in scene.presenter.skin.layout.places(scene.table)}
    slip = scene._placed_slip().targets(kit)[0].rect
    for target in scene._on_table():
        assert target.name not in board or not slip.colliderect(target.rect), target.name
    assert slip.collidelist(sight.prompt(kit, scene.presenter.skin, scene.table)) == -1


@pytest.mark.parametrize("game", ["quel_cirque", "clown_standoff"])
def test_what_is_said_leaves_every_plate_in_sight(tmp_path: Path, game: str) -> None:
    play = Play(open_playback(recorded(tmp_path, game)), text_size=130, language="fr")
    play.scene.task.open(len(play.exercises) - 1)
    play.settle()
    for told in (False, True):
        if told and play.scene.exercise.played:
            play.tries(play.scene.exercise.played.action)
        scene = play.scene
        place = place_of(scene.kit, scene._placed_slip())
        assert place.collidelist(sight.plates(scene.kit, scene.table)) == -1, scene.words()


def test_keys_that_take_back_have_nothing_to_take_back(play: Play) -> None:
    before = len(play.scene.session.match.actions)
    play.manager.handle(Key("ctrl+z"))
    play.manager.handle(Key("ctrl+y"))
    assert len(play.scene.session.match.actions) == before


def test_after_a_secret_choice_no_undo_is_promised(tmp_path: Path) -> None:
    play = Play(open_playback(recorded(tmp_path, "clown_standoff")))
    best = play.scene.exercise.best
    assert best.verb == "choose"
    play.scene.play(best)
    assert play.scene.host.is_changeable
    assert "Undo" not in play.scene.composer.caption().words


def test_who_has_made_no_clear_mistake_is_told_so_and_not_offered_to_learn(tmp_path: Path) -> None:
    playback = open_playback(recorded(tmp_path, "quel_cirque"))
    assert playback.file
    flawless = replace(review_shown(playback), choices=())
    store_review(playback.file, playback.timeline, flawless, EFFORT)
    assert "ui/learn" not in names(shown(playback))

"""The reel of a stand leads with nobody who has nothing, and speaks one language at a time."""

from datetime import date
from pathlib import Path
from typing import cast

import pytest

from circus.content.texts import LANGUAGES
from circus.core.ending import SCORE, Standing
from circus.session.deals import of_day
from circus.session.deals_played import Result
from circus.stand.plan import StaffPlan
from circus.stand.reel import GameSummary, Reel
from circus.ui.scenes.parts.widgets import TextBlock
from circus.ui.scenes.stand.attract import CALLED_MS, AttractScene
from tests.stand.at_stand import stand

PLAN = StaffPlan(games=("quel_cirque",))
STEP_MS = 200.0


def reel_with(folder: Path, game: str, result: Result) -> Reel:
    """A reel of one played deal of today."""
    reel = Reel(folder)
    reel._known[folder / "01.jsonl"] = GameSummary(
        game, 1.0, False, 0, of_day(game, date.today()).code, result, "Zoé"
    )
    return reel


def test_nobody_leads_with_nothing(tmp_path: Path) -> None:
    today = date.today()
    nothing, stars = Result(1, Standing(SCORE, 0)), Result(2, Standing(SCORE, 3))
    assert reel_with(tmp_path, "quel_cirque", nothing).leader("quel_cirque", today) is None
    assert reel_with(tmp_path, "quel_cirque", stars).leader("quel_cirque", today)
    clean = Result(1, Standing("standing-watched", 0))
    assert reel_with(tmp_path, "clown_standoff", clean).leader("clown_standoff", today)
    assert reel_with(tmp_path, "texas_showdown", nothing).leader("texas_showdown", today)


@pytest.mark.parametrize(("ms", "words"), [(0.0, "3 stars"), (CALLED_MS, "3 étoiles")])
def test_the_leader_is_told_in_the_language_of_the_call(ms: float, words: str, tmp_path: Path) -> None:
    with stand(tmp_path, PLAN) as pilot:
        attract = cast(AttractScene, pilot.scene)
        attract._clock = ms
        assert f"Zoé, {words}" in led_by(attract, Standing(SCORE, 3))


def test_how_the_leader_ended_goes_on_in_lower_case_after_the_name(tmp_path: Path) -> None:
    with stand(tmp_path, StaffPlan(games=("clown_standoff",))) as pilot:
        attract = cast(AttractScene, pilot.scene)
        assert "Zoé, clean to the end" in led_by(attract, Standing("standing-clean", 0))


def led_by(attract: AttractScene, standing: Standing) -> str:
    """The words on the leader, if Zoé leads with this."""
    attract._leader = Result(1, standing), "Zoé"
    said = (each.text for each in attract._widgets() if isinstance(each, TextBlock))
    return next(text for text in said if "Zoé" in text)


def test_the_table_speaks_the_language_of_the_call(tmp_path: Path) -> None:
    with stand(tmp_path, PLAN) as pilot:
        attract = cast(AttractScene, pilot.scene)
        said: dict[str, set[str]] = {language: set() for language in LANGUAGES}
        for _ in range(int(4 * CALLED_MS / STEP_MS)):
            pilot.manager.advance(STEP_MS)
            pilot.manager.frame()
            assert attract._showing
            said[attract._language].add(attract._showing.caption.words)
        assert any("rolls" in words for words in said["en"]), said
        assert any("lance" in words for words in said["fr"]), said
        assert not [words for words in said["en"] if "lance" in words or "ajoute" in words]
        assert not [words for words in said["fr"] if "rolls" in words or "adds" in words]

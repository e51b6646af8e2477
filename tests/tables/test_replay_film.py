"""A passage kept from a replay as a GIF: what it shows, that it disturbs nothing, and what it never shows."""

import errno
from pathlib import Path

import pygame
import pytest
from PIL import Image, ImageChops, ImageStat
from pygame import Surface

from circus.core.errors import UsageError
from circus.core.frame import OPEN
from circus.session.end_of_game import PUBLIC
from circus.session.playback import Playback, open_playback
from circus.ui.gfx import bootstrap
from circus.ui.gfx.toolkit import Toolkit
from circus.ui.scenes.replay.passage import LARGEST, LONGEST_MS, Passage
from circus.ui.scenes.shell.manager import SceneManager
from circus.ui.scenes.table.showing import Showing
from tests.session.test_playback import SHORT, recorded
from tests.tables.test_replay_scene import opened, replay_of, tapped

each_game = pytest.mark.parametrize("game", SHORT)

MAX_ROUNDS = 6000


@pytest.fixture(autouse=True)
def pygame_is_ready(no_screen: None) -> None:
    """Fonts and surfaces can be made."""
    bootstrap.prepare()


def asked(manager: SceneManager, which: int = 0) -> None:
    """A passage is begun, until one of the ends that the menu offers."""
    tapped(manager, "ui/passage")
    ends = [target.name for target in manager.targets if target.name.startswith("ui/until/")]
    tapped(manager, ends[which])
    assert "ui/passage_stop" in {target.name for target in manager.targets}


def filmed(manager: SceneManager) -> None:
    """Time passes until the passage is finished."""
    for _ in range(MAX_ROUNDS):
        manager.advance(16)
        if manager._notice:
            return
    raise AssertionError("the passage is never finished")


def like(seen: Image.Image, drawn: Surface) -> bool:
    """Whether a picture of the film shows what was drawn, as far as 255 colours can."""
    scaled = pygame.transform.smoothscale(drawn, seen.size)
    original = Image.frombytes("RGB", seen.size, pygame.image.tobytes(scaled, "RGB"))
    return max(ImageStat.Stat(ImageChops.difference(seen, original)).rms) < 6


def position(kit: Toolkit, playback: Playback, at: int) -> Surface:
    again = playback.again()
    again.go_to(at)
    return Showing(kit, again, OPEN).picture()


def after_step(kit: Toolkit, playback: Playback, at: int) -> Surface:
    """The position with the caption of the step that leads to it."""
    again = playback.again()
    again.go_to(at - 1)
    showing = Showing(kit, again, OPEN)
    showing.show(again.step(OPEN))
    showing.finish()
    return showing.picture()


@each_game
def test_the_film_begins_where_one_looks_and_ends_where_the_turn_does(
    game: str, tmp_path: Path, own_folders: Path
) -> None:
    path = recorded(tmp_path, game)
    start = open_playback(path).of // 3
    manager = opened(path, at=start)
    scene = replay_of(manager)
    until = scene.playback.next_turn()
    asked(manager)
    filmed(manager)
    (kept,) = own_folders.rglob("*.gif")
    assert manager._notice and str(kept) in manager._notice.text
    assert scene.playback.at == start and not scene.busy
    kit = scene._table.kit
    with Image.open(kept) as gif:
        assert max(gif.size) <= LARGEST
        assert like(gif.convert("RGB"), position(kit, scene.playback, start))
        gif.seek(getattr(gif, "n_frames", 1) - 1)
        assert like(gif.convert("RGB"), after_step(kit, scene.playback, until))


def test_a_long_passage_is_cut_after_about_twenty_seconds(tmp_path: Path) -> None:
    manager = opened(recorded(tmp_path, "texas_showdown"))
    scene = replay_of(manager)
    passage = Passage(scene._table.kit, scene.playback, OPEN, scene.playback.of)
    shares = [passage.share]
    while passage.go_on():
        shares.append(passage.share)
    assert passage.content and shares == sorted(shares) and shares[0] == 0.0 and shares[-1] == 1.0
    assert passage._at < scene.playback.of
    assert LONGEST_MS <= passage._ms < LONGEST_MS + 6000


def test_meanwhile_the_replay_goes_on_and_another_speed_can_be_chosen(
    tmp_path: Path, own_folders: Path
) -> None:
    manager = opened(recorded(tmp_path, "quel_cirque"), at=4)
    scene = replay_of(manager)
    asked(manager)
    manager.advance(16)
    tapped(manager, "ui/speed")
    tapped(manager, "ui/round")
    assert scene.playback.at > 4
    filmed(manager)
    with Image.open(next(own_folders.rglob("*.gif"))) as gif:
        assert like(gif.convert("RGB"), position(scene._table.kit, scene.playback, 4))


def test_given_up_it_leaves_nothing_behind(tmp_path: Path, own_folders: Path) -> None:
    manager = opened(recorded(tmp_path, "quel_cirque"), at=4)
    asked(manager)
    manager.advance(16)
    tapped(manager, "ui/passage_stop")
    for _ in range(200):
        manager.advance(16)
    assert not manager._notice and not manager.busy
    assert not list(own_folders.rglob("*.gif*"))


def test_a_film_that_the_disk_does_not_take_is_said_and_leaves_nothing_behind(
    tmp_path: Path, own_folders: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    def full(path: Path, content: bytes) -> None:
        raise OSError(errno.ENOSPC, "full", str(path))

    manager = opened(recorded(tmp_path, "quel_cirque"))
    asked(manager)
    monkeypatch.setattr("circus.platform.folders.write_new", full)
    filmed(manager)
    assert manager._notice and "full" in manager._notice.text
    assert not list(own_folders.rglob("*.gif*")) and not replay_of(manager).busy


def test_at_the_end_it_is_said_that_nothing_comes_any_more(tmp_path: Path) -> None:
    manager = opened(recorded(tmp_path, "quel_cirque"))
    tapped(manager, "ui/round")
    while replay_of(manager).playback.at < replay_of(manager).playback.of:
        tapped(manager, "ui/round")
    tapped(manager, "ui/passage")
    assert manager._notice and "Nothing comes after this moment" in manager._notice.text


def test_seen_with_ones_own_eyes_the_film_shows_no_other_hand(tmp_path: Path) -> None:
    manager = opened(recorded(tmp_path, "texas_showdown"), at=1)
    faces = faces_in_hands(manager, replay_of(manager).playback, eyes=2, until=9)
    assert any(faces["hand/2"])
    assert not any(faces["hand/0"] | faces["hand/1"] | faces["hand/3"])


@pytest.mark.parametrize("torn", [False, True])
def test_a_film_of_an_unfinished_or_damaged_record_shows_no_hand(torn: bool, tmp_path: Path) -> None:
    path = recorded(tmp_path, "texas_showdown", actions=12)
    if torn:
        path.write_bytes(path.read_bytes()[:-9])
    manager = opened(path, at=1)
    playback = open_playback(path)
    playback.go_to(1)
    assert replay_of(manager)._eyes == PUBLIC
    for eyes in (OPEN, 0, 1):
        with pytest.raises(UsageError, match="not over"):
            Passage(replay_of(manager)._table.kit, playback, eyes, playback.of)
    hands = faces_in_hands(manager, playback, PUBLIC, playback.of)
    assert set(hands) == {f"hand/{seat}" for seat in range(playback.setup.seats)}
    assert not any(face for faces in hands.values() for face in faces)


def faces_in_hands(manager: SceneManager, playback: Playback, eyes: int, until: int) -> dict[str, set[str]]:
    """All faces that lie in each hand while the passage is drawn."""
    passage = Passage(replay_of(manager)._table.kit, playback, eyes, until)
    found: dict[str, set[str]] = {}
    while passage.go_on():
        for piece in passage._showing.presenter.placed(passage._showing.kit, None):
            if piece.place.startswith("hand/"):
                found.setdefault(piece.place, set()).add(piece.face)
    return found

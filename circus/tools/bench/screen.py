"""Benchmark of the screen: frames, start, idling, input and memory, on stated work.

Real windows are measured on a display (or under Xvfb), else SDL's dummy driver.
"""

import itertools
import os
import random
import subprocess
import sys
import time
from collections.abc import Callable, Iterator, Sequence
from contextlib import contextmanager
from dataclasses import replace
from pathlib import Path
from statistics import median
from tempfile import TemporaryDirectory
from typing import Any

import pygame

from circus import games
from circus.content import levels
from circus.core.errors import CircusError
from circus.lab.crew.pool import in_processes
from circus.tools.bench.resident import resident_mb
from circus.tools.bench.seated_phones import DirectPlayers, PhonePlayers, SeatedPhones
from circus.tools.gallery.tables import open_table
from circus.ui.app.loop import LIVELY, Loop
from circus.ui.app.options import Options
from circus.ui.gfx import bootstrap
from circus.ui.gfx.compositor import Composition
from circus.ui.gfx.director import Tween
from circus.ui.gfx.metronome import Metronome
from circus.ui.gfx.widgets import Target
from circus.ui.input.gestures import DragMove, DragStart, Lost
from circus.ui.scenes.shell.manager import HINT_MS
from circus.ui.scenes.table.scene import TableScene
from circus.ui.skins.gallery import find

SIZES = ((1920, 1080), (3840, 2160))
FRAMES = 240
"""Frames drawn in each state of each table."""
PHONE_ROUNDS = 600
"""Rounds with phones, ten seconds of play: few of them describe documents."""
TICK_MS = 1000 / 60
MIN_MS = 0.01
"""Shortest time that can be distinguished from none, in milliseconds."""
STARTS = 7
"""Warm starts of the program; the first, cold one is reported separately."""
CHILD_LIMIT = 120.0
"""Seconds within which a program shows its lobby, or ends after it was killed."""
IDLE_SECONDS = 8.0
IDLE_MS = 50.0
EVENTS = 150
"""Number of pointer events whose latency is measured."""
TABLES = tuple(games.names())
_POINTER_EVENTS = (pygame.MOUSEMOTION, pygame.MOUSEBUTTONDOWN, pygame.MOUSEBUTTONUP)
"""Events of the system; they are blocked, because the place of the real pointer must not change the
result."""


def frame() -> dict[str, Any]:
    """Measure milliseconds of a frame by table, size and state: `still`, `dragging`, `animating`, `thinking`.

    In these states the pointer is parked off the window. In `hover_still`, `hover_dragging` and so on it has
    rested on an item until its card was shown. That item is the piece to be dragged, or, if all pieces move,
    an item that does not, so that its card stays. `pointer` names the item. `phones` are whole rounds while
    all players act on phones.
    """
    return {game: {_name(size): _states(game, size) for size in SIZES} for game in TABLES}


def _states(game: str, size: tuple[int, int]) -> dict[str, Any]:
    with _table(game, size) as (app, scene):
        parked = {
            "still": _timed(app, _resting(app)),
            "dragging": _timed(app, _drawing(app, _dragging(app))),
            "animating": _timed(app, _drawing(app, _animating(scene))),
            "thinking": _thinking(app, scene),
        }
    return {
        **{state: {**figures, "pointer": "parked"} for state, figures in parked.items()},
        **_hover_states(game, size),
        "phones": _phones(game, size),
    }


def drawing_states(game: str, size: tuple[int, int]) -> list[dict[str, float]]:
    """Time frames of a table while a piece is dragged and while all move, each beside the bare loop's."""
    with _table(game, size) as (app, scene):
        return [_timed(app, _drawing(app, change)) for change in (_dragging(app), _animating(scene))]


def _phones(game: str, size: tuple[int, int]) -> dict[str, Any]:
    """Time whole rounds of the loop while phones at all seats act, and while the same acts need no phones.

    `bare_median` and `bare_p99` are those without phones, and `ratio` is that of the 99th percentiles. All
    are processor times.
    """
    figures: list[dict[str, float]] = []
    seats = max(games.find(game).seats)
    for players in (PhonePlayers, DirectPlayers):
        with _table(game, size, seats, "normal") as (app, scene):
            app.manager.phones.desk = SeatedPhones(scene.host, players)
            spent = []
            for _ in range(PHONE_ROUNDS + 20):
                begun = time.thread_time()
                app.step(TICK_MS, [])
                spent.append((time.thread_time() - begun) * 1000)
            figures.append(_summary(spent[20:]))
    whole, bare = figures
    ratio = round(whole["p99"] / max(bare["p99"], MIN_MS), 2)
    return {
        **whole, "bare_median": bare["median"], "bare_p99": bare["p99"], "ratio": ratio, "phones": seats
    }  # fmt: skip


def _hover_states(game: str, size: tuple[int, int]) -> dict[str, Any]:
    with _table(game, size) as (app, scene):
        resting = _resting(app)
        piece = _show_card(app, [each for each in app.manager.targets if each.wanted])
        still = _timed(app, resting)
        dragging = _timed(app, _drawing(app, _dragging(app, piece)))
        app.manager.handle(Lost())
        app.manager.frame()
        fixed = _show_card(
            app, [each for each in app.manager.inspectable_targets if each.name.startswith("seat/")]
        )
        animating = _timed(app, _drawing(app, _animating(scene)))
        thinking = _thinking(app, scene)
    on_piece, on_fixed = {"pointer": f"on {piece.name}"}, {"pointer": f"on {fixed.name}"}
    return {
        "hover_still": {**still, **on_piece},
        "hover_dragging": {**dragging, **on_piece},
        "hover_animating": {**animating, **on_fixed},
        "hover_thinking": {**thinking, **on_fixed},
    }


def _show_card(app: Loop, candidates: Sequence[Target]) -> Target:
    """Rest the pointer on the first candidate that shows a card, until it does; return that candidate.

    If none shows one, as on a table that explains its pieces itself, the pointer rests on the last one.
    """
    target = candidates[0]
    for target in candidates:
        place = target.rect.center
        app.step(TICK_MS, [pygame.event.Event(pygame.MOUSEMOTION, pos=place, rel=(1, 1), buttons=(0, 0, 0))])
        app.step(HINT_MS + TICK_MS, [])
        if app.manager.tip:
            break
    app.draw()
    return target


def _timed(app: Loop, make: Callable[[int], list[pygame.Rect]]) -> dict[str, float]:
    """Time rounds that make a frame, after a few to warm up, each beside a bare one.

    `bare_median` and `bare_p99` are those of a bare pygame-ce loop. It polls events, copies the surfaces that
    this frame had to copy, prepared beforehand (`_copies`), and presents the same areas. It is timed right
    after each frame. `ratio` is that of the 99th percentiles. A still table draws nothing: the bare loop then
    only polls events, and their difference says more than their ratio.
    """
    spent, bare, window = [], [], app.window
    for number in range(FRAMES + 20):
        begun = time.perf_counter()
        parts = make(number)
        spent.append((time.perf_counter() - begun) * 1000)
        copies = _copies(app.manager.frame(), parts)
        begun = time.perf_counter()
        pygame.event.get()
        for part, background, surfaces in copies:
            window.surface.set_clip(part)
            window.surface.blit(background, part, part)
            window.surface.fblits(surfaces)
        window.surface.set_clip(None)
        if parts:
            pygame.display.update(parts)
        bare.append((time.perf_counter() - begun) * 1000)
    whole, alone = _summary(spent[20:]), _summary(bare[20:])
    ratio = round(whole["p99"] / max(alone["p99"], MIN_MS), 2)
    return {**whole, "bare_median": alone["median"], "bare_p99": alone["p99"], "ratio": ratio}


_Copy = tuple[pygame.Rect, pygame.Surface, list[tuple[pygame.Surface, tuple[int, int]]]]


def _copies(picture: Composition, parts: list[pygame.Rect]) -> list[_Copy]:
    """Return the background of each area, and the surfaces that intersect it, from the lowest layer up."""
    items = sorted(picture.items, key=lambda item: item.layer)
    boxes = [item.surface.get_rect(topleft=(item.x, item.y)) for item in items]
    reaching = [[items[at] for at in part.collidelistall(boxes)] for part in parts]
    return [
        (part, picture.background, [(item.surface, (item.x, item.y)) for item in found])
        for part, found in zip(parts, reaching, strict=True)
    ]


def _resting(app: Loop) -> Callable[[int], list[pygame.Rect]]:
    """Return a whole idle round of the loop: nothing is drawn in it."""

    def rest(number: int) -> list[pygame.Rect]:
        app.step(TICK_MS)
        return []

    app.step(3000, [])
    while not app.manager.is_prepared:
        app.step(IDLE_MS, [])
    return rest


def _drawing(app: Loop, change: Callable[[int], object]) -> Callable[[int], list[pygame.Rect]]:
    """Return a round that polls events, applies `change`, and draws and presents the result."""

    def draw(number: int) -> list[pygame.Rect]:
        pygame.event.get()
        change(number)
        return app.draw()

    return draw


def _thinking(app: Loop, scene: TableScene) -> dict[str, float]:
    """Measure frames while a bot searches in its process and everything moves, 60 frames a second.

    `interval_median` and `interval_p99` are from one presented frame to the next. They also show how
    punctually this machine wakes a program that waits for its next frame.
    """
    thinker, seat = app.manager.thinker, scene.session.awaited_people[0]
    question = scene.session.hint_question(seat)
    thinker.ask(question)
    while not thinker.answer():
        time.sleep(0.01)
    fly, spent, shown = _animating(scene), [], []
    thinker.ask(question)
    due = time.perf_counter()
    for number in range(FRAMES + 20):
        due = max(due + TICK_MS / 1000, time.perf_counter() - TICK_MS / 1000)
        time.sleep(max(0.0, due - time.perf_counter()))
        begun = time.perf_counter()
        if thinker.answer():
            thinker.ask(question)
        fly(number)
        app.draw()
        shown.append(time.perf_counter())
        spent.append((shown[-1] - begun) * 1000)
    thinker.cancel()
    gaps = _summary([(after - before) * 1000 for before, after in itertools.pairwise(shown[20:])])
    return {**_summary(spent[20:]), "interval_median": gaps["median"], "interval_p99": gaps["p99"]}


def _dragging(app: Loop, piece: Target | None = None) -> Callable[[int], object]:
    """Return a change that drags a selectable piece, by default the first, in circles over the table."""
    app.manager.frame()
    piece = piece or next(target for target in app.manager.targets if target.wanted)
    x, y = piece.rect.center
    app.manager.handle(DragStart(piece.name, (x, y)))

    def drag(number: int) -> None:
        place = (x + 3 * (number % 60) - 90, y - 2 * (number % 90))
        app.manager.handle(DragMove(piece.name, place, None, ()))

    return drag


def _animating(scene: TableScene) -> Callable[[int], object]:
    """Return a change that moves every piece between the middle of the table and its place, as in a deal."""
    scene.director.speed = "normal"
    home = scene.director.placed
    middle = tuple(replace(piece, x=800.0, y=330.0) for piece in home)

    def fly(number: int) -> None:
        if not scene.director.busy:
            away = scene.director.placed == home
            scene.director.queue(Tween(middle if away else home, ms=700))
        scene.director.advance(TICK_MS)

    return fly


def input_() -> dict[str, float]:
    """Measure milliseconds from a pointer event to the presented frame that shows it, in the running loop."""
    with _table(largest()[0], SIZES[0]) as (app, _scene):
        spent, beat, rng = [], Metronome(), random.Random(1)
        app.manager.frame()
        wanted = [target.rect.center for target in app.manager.targets if target.wanted]
        for number in range(EVENTS):
            beat.tick(LIVELY)
            waited = rng.random() * 1000 / LIVELY  # the event came at any moment of the tick before
            place = wanted[number % len(wanted)] if number % 2 else (5, 5)
            event = pygame.event.Event(
                pygame.MOUSEMOTION, pos=place, rel=(1, 1), buttons=(0, 0, 0), touch=False
            )
            begun = time.perf_counter()
            app.step(TICK_MS, [event])
            spent.append(waited + (time.perf_counter() - begun) * 1000)
        return _summary(spent)


def idle() -> dict[str, float]:
    """Measure the share of one core that an untouched table takes after all painting ahead."""
    with _table(largest()[0], SIZES[0]) as (app, _scene):
        beat = Metronome()
        app.step(3000)
        app.step(3000, [])
        while not app.manager.is_prepared:
            app.step(IDLE_MS, [])
        begun, spent = time.perf_counter(), time.process_time()
        while time.perf_counter() - begun < IDLE_SECONDS:
            app.tick(beat)
        return {"cpu": round((time.process_time() - spent) / (time.perf_counter() - begun), 5)}


def start() -> dict[str, float]:
    """Measure milliseconds from the start of the process to the first interactive frame of the lobby.

    Warm starts have the cached pictures and Python's compiled files; if the environment forbids the latter,
    they are stored beside the pictures. `bare` is the median of a program that only opens a window with
    pygame-ce and fills it, started in turn with ours, and `ratio` that of the medians. The packaged program
    has no Python to run the bare one.
    """
    bootstrap.choose_display()
    is_packaged = getattr(sys, "frozen", False)
    ours = [sys.executable] if is_packaged else [sys.executable, "-m", "circus"]
    bare_program = [sys.executable, "-c", _BARE_WINDOW]
    with TemporaryDirectory() as home:
        first = _start(ours, home)
        warm, bare = [], []
        for _ in range(STARTS):
            warm.append(_start(ours, home))
            if not is_packaged:
                bare.append(_start(bare_program, home))
    figures = {**_summary(warm), "first": round(first, 1)}
    if bare:
        ratio = round(median(warm) / median(bare), 2)
        figures |= {"bare_median": round(median(bare), 3), "ratio": ratio}
    return figures


_BARE_WINDOW = """
import sys, time, pygame
pygame.display.init()
window = pygame.display.set_mode([int(side) for side in sys.argv[4].split("x")])
window.fill((90, 20, 30))
pygame.display.flip()
with open(sys.argv[2], "w") as port:
    port.write("\\n")
time.sleep(60)
"""
"""Program that opens a window as any with pygame-ce does; it takes our options, by position."""


def _start(program: Sequence[str], home: str) -> float:
    """Return the milliseconds from the start of a program until it has written a whole line to its port."""
    port = Path(home) / "port.jsonl"
    port.unlink(missing_ok=True)
    folders = dict.fromkeys(("XDG_CACHE_HOME", "XDG_CONFIG_HOME", "XDG_DATA_HOME", "LOCALAPPDATA"), home)
    words = [*program, "--expose", str(port), "--size", _name(SIZES[0])]
    environment = {**os.environ, **folders}
    if environment.pop("PYTHONDONTWRITEBYTECODE", ""):
        environment["PYTHONPYCACHEPREFIX"] = home
    begun = time.perf_counter()
    child = subprocess.Popen(words, env=environment, cwd=Path(__file__).parents[3])
    try:
        while not (port.exists() and port.read_bytes().endswith(b"\n")):
            if time.perf_counter() - begun > CHILD_LIMIT:
                raise CircusError(f"the program has shown no lobby in {CHILD_LIMIT:.0f} s")
            if child.poll() is not None:
                raise CircusError("the program ended before it showed its lobby")
            time.sleep(0.002)
        return (time.perf_counter() - begun) * 1000
    finally:
        child.kill()
        child.wait(CHILD_LIMIT)


def memory() -> dict[str, float]:
    """Measure resident megabytes with the largest table open at 1920x1080, in a separate process."""
    ((_, mb),) = in_processes(_resident, [0], 1)
    return {"mb": mb}


def _resident(_number: int) -> float:
    return resident()


def resident() -> float:
    """Return the resident megabytes of this process with the largest table open and drawn."""
    game, seats = largest()
    with _table(game, SIZES[0], seats) as (app, scene):
        change = _animating(scene)
        for number in range(120):
            change(number)
            app.draw()
        return round(resident_mb(), 1)


def largest() -> tuple[str, int]:
    """Return the game with the largest table, and its seats: the most seats, then the most pieces."""

    def size(name: str) -> tuple[int, int]:
        game = games.find(name)
        seats = max(game.seats)
        return seats, len(game.pieces(game.start(game.setup(seats, level=levels.default(game)))))

    game = max(TABLES, key=size)
    return game, size(game)[0]


@contextmanager
def _table(
    game: str, size: tuple[int, int], seats: int | None = None, speed: str = "off"
) -> Iterator[tuple[Loop, TableScene]]:
    """Yield the app with a table in the middle of a game, its person to move."""
    bootstrap.choose_display()
    bootstrap.prepare()
    with TemporaryDirectory() as folder:
        app = Loop(Options(size=size, speed=speed))
        try:
            record = Path(folder) / "game.jsonl"
            scene = open_table(app.manager, record, game, find(game).bench, seats=seats)
            pygame.event.set_blocked(_POINTER_EVENTS)
            app.step(TICK_MS, [pygame.event.Event(pygame.WINDOWLEAVE)])
            app.draw()
            yield app, scene
        finally:
            pygame.event.set_allowed(_POINTER_EVENTS)
            app.close()  # Windows cannot delete an open record


def _name(size: tuple[int, int]) -> str:
    return f"{size[0]}x{size[1]}"


def _summary(spent: list[float]) -> dict[str, float]:
    """Return median and 99th percentile in milliseconds, to a thousandth: small frames are fast."""
    ordered = sorted(spent)
    return {"median": round(median(ordered), 3), "p99": round(ordered[int(len(ordered) * 0.99)], 3)}


BENCHMARKS: dict[str, Callable[[], dict[str, Any]]] = {
    "frame": frame,
    "start": start,
    "idle": idle,
    "input": input_,
    "memory": memory,
}


def report(names: list[str]) -> dict[str, Any]:
    """Run the named benchmarks; the shape is in section 4 of the protocol."""
    return {name: BENCHMARKS[name]() for name in names}

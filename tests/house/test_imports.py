"""Imports run one way, from the core to the command line."""

import ast
import sys

import pytest

from tests.house import LAYERS, Module, modules, room_of

RANK = {room: rank for rank, layer in enumerate(LAYERS) for room in layer}

GUESTS = {
    "pygame": {
        "input",
        "stage",
        "looks",
        "scenes",
        "navigation",
        "app",
        "loop",
        "gallery",
        "bench",
        "package",
    },
    "PIL": {"stage"},
    "matplotlib": {"lab"},
    "pytmx": {"levels"},
    "tqdm": {"lab"},
    "numpy": {"lab", "peers"},
    "scipy": {"lab"},
    "dask": {"lab"},
    "distributed": {"lab"},
    "fluent": {"texts"},
    "markdown_it": {"scenes"},
    "platformdirs": {"folders"},
    "regex": {"letters"},
    "mypy_extensions": {"core"},
    "mypyc": {"compile"},
    "setuptools": {"compile"},
    "pyspiel": {"bench", "peers"},
    "pettingzoo": {"peers"},
    "gymnasium": {"peers"},
}
"""What is not of the standard library, and which rooms may import it."""

LATE = {
    "circus.app": "says in one sentence that pygame is missing or no window opens; the rest comes after that",
    "circus.bench.peers": "the other benchmarks run where the peers are not installed",
    "circus.bots": "the lobby opens before the search is loaded: a bot is asked much later",
    "circus.bots.worker": "what starts processes is loaded when a bot first thinks, not when the app opens",
    "circus.cli": "who only opens the app does not wait for what its commands need",
    "circus.cli.bench": "the benchmarks of the rules run where pygame is not installed",
    "circus.cli.day": "a day is told where pygame is not installed: only pictures of pins need it",
    "circus.cli.experiment": "numpy and scipy are loaded by nothing else, and asked for in one sentence",
    "circus.cli.lab": "simulate and check run where pygame is not installed, and start at once",
    "circus.cli.screen": "each command loads what it runs and nothing else",
    "circus.scenes.replay_film": "what writes GIFs is loaded when the first one is made",
    "circus.scenes.drop_box": "what reads records is loaded when a file is dropped",
    "circus.scenes.destinations": "what a way carries is only named: a lobby leads to scenes not yet loaded",
    "circus.cli.stand": "what is wrong with its words is said before a window is thought of",
    "circus.options": "what the command line asks is known before pygame is looked for",
    "circus.lab.experiment.beside": "numpy and scipy are for the process that runs an experiment",
    "circus.navigation": "the lobby opens before the other scenes are loaded: each when it is first gone to",
}
"""Who may import late, and why; a late import is an arrow like any other."""

NUMBERS = {"math", "operator", "random"}
CONTAINERS = {"array", "bisect", "collections", "dataclasses", "enum", "functools", "itertools", "weakref"}
PURE = {"__future__", "mypy_extensions", "types", "typing"} | NUMBERS | CONTAINERS
"""What rules may use of the standard library: nothing that knows a clock, a file or the machine."""

IMPURE = {"open", "print", "input", "eval", "exec", "id", "hash", "globals", "__import__"}

each_module = pytest.mark.parametrize("module", modules(), ids=lambda module: module.name)
each_rules_module = pytest.mark.parametrize(
    "module", [each for each in modules() if each.room in ("core", "games")], ids=lambda module: module.name
)


def top(name: str) -> str:
    return name.split(".")[0]


def test_the_walk_sees_the_whole_house() -> None:
    rooms = {module.room for module in modules()} - {""}
    assert {"core", "games", "levels", "match", "record", "replay", "bots", "lab", "cli"} <= rooms
    assert rooms <= set(RANK), f"say in LAYERS where {rooms - set(RANK)} belongs"


@each_module
def test_a_module_imports_only_from_its_own_layer_and_below(module: Module) -> None:
    for name in module.imports:
        if top(name) == "circus" and name != "circus" and module.room:
            assert RANK[room_of(name)] <= RANK[module.room], f"{module.name} imports {name}"


@each_module
def test_nothing_outside_the_package_is_imported_but_the_guests(module: Module) -> None:
    for name in map(top, module.imports):
        if name != "circus" and name not in sys.stdlib_module_names:
            assert module.room in GUESTS.get(name, ()), f"{module.name} imports {name}"


@each_module
def test_only_entries_import_late(module: Module) -> None:
    late = module.late_imports
    assert not late or module.name in LATE, f"{module.name} imports {sorted(late)} late"


def test_every_module_that_may_import_late_does() -> None:
    assert LATE.keys() <= {module.name for module in modules() if module.late_imports}


def test_no_circle_of_imports_early_or_late() -> None:
    waiting = {module.name: module.imports for module in modules()}
    while free := [name for name, needs in waiting.items() if not needs & waiting.keys()]:
        for name in free:
            del waiting[name]
    assert not waiting, f"a circle of imports: {sorted(waiting)}"


def game_of(name: str) -> str:
    parts = name.split(".")
    return parts[2] if parts[0] == "circus" and room_of(name) == "games" and len(parts) > 2 else ""


@pytest.mark.parametrize(
    "module", [each for each in modules() if game_of(each.name)], ids=lambda module: module.name
)
def test_games_import_only_themselves_and_the_core(module: Module) -> None:
    for name in module.imports:
        if top(name) == "circus":
            own = game_of(name) == game_of(module.name)
            assert own or name.startswith("circus.core."), f"{module.name} imports {name}"


@each_rules_module
def test_rules_know_no_clock_no_file_and_no_machine(module: Module) -> None:
    if module.name == "circus.games":
        return  # the list of games looks into its own folder
    outside = {name for name in module.imports if top(name) != "circus"}
    assert set(map(top, outside)) <= PURE, f"{module.name} imports {sorted(outside)}"
    named = {node.id for node in ast.walk(module.tree) if isinstance(node, ast.Name)}
    assert not named & IMPURE, f"{module.name} uses {sorted(named & IMPURE)}"


@each_rules_module
def test_rules_draw_only_from_the_generator_they_are_given(module: Module) -> None:
    for node in ast.walk(module.tree):
        if isinstance(node, ast.Import):
            assert "random" not in [alias.name for alias in node.names], f"{module.name} imports random"
        if isinstance(node, ast.ImportFrom) and node.module == "random":
            assert [alias.name for alias in node.names] == ["Random"], f"{module.name} uses global random"
        if isinstance(node, ast.Call) and isinstance(node.func, ast.Name):
            seeded = node.func.id != "Random" or len(node.args) == 1
            assert seeded, f"{module.name} makes a generator that draws what nobody gave it"

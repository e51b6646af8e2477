"""Imports run one way, from the core to the command line."""

import ast
import sys
from collections.abc import Iterator

from tests.house import LAYERS, Module, modules, room_of

RANK = {room: rank for rank, layer in enumerate(LAYERS) for room in layer}

GUESTS = {
    "pygame": ("ui", "tools.bench", "tools.gallery", "tools.package"),
    "PIL": ("ui.gfx",),
    "pytmx": ("content.levels",),
    "tqdm": ("lab",),
    "numpy": ("lab", "envs"),
    "scipy": ("lab",),
    "optuna": ("lab.tuning",),
    "xlsxwriter": ("lab.experiment.spreadsheet",),
    "dask": ("lab",),
    "distributed": ("lab",),
    "fluent": ("content.texts",),
    "jinja2": ("lab.day",),
    "markdown_it": ("ui.scenes",),
    "markupsafe": ("lab",),
    "aiohttp": ("phones.connections", "phones.web", "tools.bench", "tools.gallery.phone_pages"),
    "segno": ("ui.scenes.phones",),
    "selenium": ("tools.gallery.phone_pages",),
    "platformdirs": ("platform.folders",),
    "regex": ("platform.sanitizing",),
    "mypy_extensions": ("core",),
    "mypyc": ("tools.compile",),
    "setuptools": ("tools.compile",),
    "pyspiel": ("tools.bench", "envs"),
    "pettingzoo": ("envs",),
    "gymnasium": ("envs",),
}
"""What is not of the standard library, and which rooms or modules may import it."""

LATE = {
    "circus.ui.app.start": "says in one sentence that pygame is missing or no window opens",
    "circus.tools.bench.peers": "the other benchmarks run where the peers are not installed",
    "circus.bots": "the lobby opens before the search is loaded: a bot is asked much later",
    "circus.bots.strengths": "so is a bot: a menu lists the strengths without the search",
    "circus.bots.worker": "what starts processes is loaded when a bot first thinks, not when the app opens",
    "circus.cli": "who only opens the app does not wait for what its commands need",
    "circus.cli.bench": "the benchmarks of the rules run where pygame is not installed",
    "circus.cli.day": "a day is told where pygame is not installed: only pictures of pins need it",
    "circus.cli.experiment": "numpy and scipy are loaded by nothing else, and asked for in one sentence",
    "circus.cli.against": "so are they, for a comparison of two versions",
    "circus.cli.lab_report": "so are they, for the page of an experiment or a comparison",
    "circus.cli.luck": "so are they, for the shares of luck",
    "circus.cli.tune": "so are they, and optuna, for a search",
    "circus.cli.lab": "simulate and check run where pygame is not installed, and start at once",
    "circus.cli.screen": "each command loads what it runs and nothing else",
    "circus.phones.server": "aiohttp is loaded in the server's thread, when somebody asks for phones",
    "circus.ui.scenes.replay.film": "what writes GIFs is loaded when the first one is made",
    "circus.ui.scenes.shell.drop_box": "what reads records is loaded when a file is dropped",
    "circus.ui.scenes.phones.overview": "names the types of a table with phones; the lobby loads no tables",
    "circus.ui.scenes.shell.phone_line": "so does this",
    "circus.ui.scenes.shell.destinations": "names the types of what a way carries; the lobby loads no scenes",
    "circus.cli.stand": "what is wrong with its words is said before a window is thought of",
    "circus.ui.app.options": "what the command line asks is known before pygame is looked for",
    "circus.lab.experiment.beside": "numpy and scipy are for the process that runs an experiment",
    "circus.lab.tuning.beside": "so are they, and optuna, for the one that runs a search",
    "circus.ui.scenes.phones.opening": "says which library of the phones is missing",
}
"""Who may import late, and why; a late import is an arrow like any other."""

NUMBERS = {"math", "operator", "random"}
CONTAINERS = {"array", "bisect", "collections", "dataclasses", "enum", "functools", "itertools", "weakref"}
PURE = {"__future__", "mypy_extensions", "types", "typing"} | NUMBERS | CONTAINERS
"""What rules may use of the standard library: nothing that knows a clock, a file or the machine."""

IMPURE = {"open", "print", "input", "eval", "exec", "id", "hash", "globals", "__import__"}


def top(name: str) -> str:
    return name.split(".")[0]


def rules_modules() -> list[Module]:
    return [module for module in modules() if module.room in ("core", "games")]


def test_the_walk_sees_the_whole_house() -> None:
    rooms = {module.room for module in modules()} - {""}
    assert {"core", "games", "platform", "content", "records", "bots", "lab", "ui", "cli"} <= rooms
    assert rooms <= set(RANK), f"say in LAYERS where {rooms - set(RANK)} belongs"


def test_a_module_imports_only_from_its_own_layer_and_below() -> None:
    upwards = [
        f"{module.name} imports {name}"
        for module in modules()
        for name in module.imports
        if top(name) == "circus" and name != "circus" and module.room
        if RANK[room_of(name)] > RANK[module.room]
    ]
    assert not upwards, "\n".join(upwards)


def test_nothing_outside_the_package_is_imported_but_the_guests() -> None:
    strangers = [
        f"{module.name} imports {name}"
        for module in modules()
        for name in map(top, module.imports)
        if name != "circus" and name not in sys.stdlib_module_names
        if not is_welcome(name, module)
    ]
    assert not strangers, "\n".join(strangers)


def is_welcome(guest: str, module: Module) -> bool:
    """Return whether a module may import a guest; a game's own pictures count as modules of `ui`."""
    name = module.name.removeprefix("circus.")
    inside = name if name.startswith(f"{module.room}.") else f"{module.room}.{name}"
    return any(f"{inside}.".startswith(f"{place}.") for place in GUESTS.get(guest, ()))


def test_only_entries_import_late() -> None:
    late = {module.name: sorted(module.late_imports) for module in modules() if module.late_imports}
    assert late.keys() <= LATE.keys(), {name: late[name] for name in late.keys() - LATE.keys()}


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


def test_games_import_only_themselves_and_the_core() -> None:
    foreign = [
        f"{module.name} imports {name}"
        for module in modules()
        for name in module.imports
        if game_of(module.name) and top(name) == "circus"
        if game_of(name) != game_of(module.name) and not name.startswith("circus.core.")
    ]
    assert not foreign, "\n".join(foreign)


def test_rules_know_no_clock_no_file_and_no_machine() -> None:
    impure = []
    for module in rules_modules():
        if module.name == "circus.games":
            continue  # the list of games looks into its own folder
        outside = {name for name in module.imports if top(name) != "circus"}
        impure += [f"{module.name} imports {name}" for name in outside if top(name) not in PURE]
        named = {node.id for node in module.nodes if isinstance(node, ast.Name)}
        impure += [f"{module.name} uses {name}" for name in named & IMPURE]
    assert not impure, "\n".join(impure)


def test_rules_draw_only_from_the_generator_they_are_given() -> None:
    faults = [
        f"{module.name}:{line} {what}" for module in rules_modules() for line, what in global_draws(module)
    ]
    assert not faults, "\n".join(faults)


def global_draws(module: Module) -> Iterator[tuple[int, str]]:
    """The lines where a module could draw from a generator that nobody passed to it."""
    for node in module.nodes:
        match node:
            case ast.Import() if "random" in [alias.name for alias in node.names]:
                yield node.lineno, "imports random"
            case ast.ImportFrom(module="random") if [alias.name for alias in node.names] != ["Random"]:
                yield node.lineno, "uses global random"
            case ast.Call(func=ast.Name(id="Random"), args=args) if len(args) != 1:
                yield node.lineno, "makes a generator without a seed"

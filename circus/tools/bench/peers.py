"""Benchmark of our games as PettingZoo environments beside PettingZoo's own, stepped by the same loop.

The agent to act reads its observation and mask and chooses one of the allowed actions.
"""

from collections.abc import Callable
from importlib import import_module
from random import Random
from statistics import median
from typing import Any

from circus import games
from circus.core.errors import UsageError
from circus.platform.install_advice import install_advice
from circus.platform.systems import work_seconds

RIVALS = ("connect_four_v3", "hanabi_v5")
"""PettingZoo's own: a small open board, and hidden hands."""

ROUNDS = 5
"""Rounds of every environment, in turn; the median is reported."""

ROUND_SECONDS = 0.5
"""Processor time of one round in seconds."""


def run(seconds: float = ROUND_SECONDS) -> dict[str, Any]:
    """Measure steps a second of each game and of the installed rivals, and the ratios of ours to theirs.

    Raises:
        UsageError: if PettingZoo is not installed.
    """
    try:
        from circus.envs import pettingzoo
    except ImportError:
        advice = install_advice("pettingzoo", extra="peers")
        raise UsageError(f"PettingZoo is not installed: {advice}") from None
    ours = {name: pettingzoo.env(name) for name in games.names()}
    rivals = {name: env for name in RIVALS if (env := _rival(name)) is not None}
    rng = Random(1)
    paces: dict[str, list[float]] = {name: [] for name in (*ours, *rivals)}
    for _ in range(ROUNDS):
        for name, env in (*ours.items(), *rivals.items()):
            paces[name].append(steps_per_second(env, rng, seconds))
    rates: dict[str, Any] = {name: {"steps_per_s": round(median(each))} for name, each in paces.items()}
    for name in ours:
        for rival in rivals:
            pairs = zip(paces[name], paces[rival], strict=True)
            rates[name][f"times_{rival}"] = round(median(own / other for own, other in pairs), 2)
    return rates


def _rival(name: str) -> Any:
    """Return one of PettingZoo's environments; `None` if its requirements are not installed."""
    try:
        make: Callable[[], Any] = import_module(f"pettingzoo.classic.{name}").env
        return make()
    except ImportError:
        return None


def steps_per_second(env: Any, rng: Random, seconds: float) -> float:
    """Play whole random games for about `seconds` of processor time; return steps a second."""
    steps, begun = 0, work_seconds()
    while (spent := work_seconds() - begun) < seconds or not steps:
        env.reset(seed=rng.getrandbits(30))
        for _ in env.agent_iter():
            seen, _reward, finished, cut, _info = env.last()
            if finished or cut:
                env.step(None)
                continue
            allowed = seen["action_mask"].nonzero()[0]
            env.step(int(allowed[int(rng.random() * len(allowed))]))
            steps += 1
    return steps / spent

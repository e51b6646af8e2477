"""The page for researchers: its Python runs as it stands there, learns something and solves something."""

import re
from typing import Any

import pytest

from circus.envs import pettingzoo
from tests.program import ROOT

pytest.importorskip("pyspiel", reason="OpenSpiel has no wheels for this system")

PAGE = (ROOT / "docs" / "adapters.md").read_text(encoding="utf-8")
SHORTER = (("GAMES = 3000\n", "GAMES = 1500\n"), ("games=1000)", "games=300)"))


def test_what_the_page_trains_gets_better_and_what_it_solves_is_solved(
    capsys: pytest.CaptureFixture[str],
) -> None:
    whole = "\n".join(re.findall(r"```python\n(.*?)```", PAGE, re.DOTALL))
    for long, short in SHORTER:
        assert whole.count(long) == 1
        whole = whole.replace(long, short)
    made: dict[str, Any] = {"__name__": "page"}
    exec(compile(whole, "docs/adapters.md", "exec"), made)
    assert made["before"] < made["after"]
    assert made["last"] < 0.02 < 0.2 < made["first"]
    assert "of the games before" in capsys.readouterr().out


def test_the_page_names_what_there_is() -> None:
    for named in re.findall(r"`(env\.[a-z_.]+)", PAGE):
        env = pettingzoo.env("quel_cirque", seats=2)
        env.reset(seed=1)
        assert eval(named, {"env": env}) is not None

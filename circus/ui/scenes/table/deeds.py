"""Actions of a timeline in words: the captions for one viewer."""

from collections.abc import Sequence
from typing import Any

from circus.content.texts import Texts
from circus.core.action import Action
from circus.core.game import Game
from circus.core.state import State
from circus.records.timeline import Timeline
from circus.session.end_of_game import PUBLIC
from circus.session.motives import is_fully_visible
from circus.session.playback import Playback
from circus.session.table_setup import Seat
from circus.ui.gfx.toolkit import Toolkit
from circus.ui.scenes.table.log import BETWEEN
from circus.ui.scenes.table.presenter import TablePresenter, TableSwitches


def is_public(timeline: Timeline, n: int) -> bool:
    """Return whether action `n`, counted from 1, was public; captions of a secret one do not name it."""
    return is_fully_visible(timeline.game, timeline.frames(n, PUBLIC), timeline.actions[n - 1])


DONE, BETTER = "done", "better"
"""Forms of a choice: "Ada plays the 3", and "play the 3"."""


def exact_words(
    texts: Texts, game: Game[Any], view: State, action: Action, names: Sequence[str], form: str = DONE
) -> str:
    """Return an action with its picks, so that two of one verb differ; "" without words for it.

    `view` is that of its seat before it.
    """
    key = f"{game.name}-choice-{action.verb}"
    if not texts.has(key):
        return ""
    facts = {"seat": action.seat, "form": form, **game.facts.choice(view, action)}
    return texts.format_facts(key, facts, list(names))


def deed_in_words(kit: Toolkit, timeline: Timeline, seats: Sequence[Seat], n: int, eyes: int) -> str:
    """Return the captions of action `n`, counted from 1, for the viewer `eyes`; "" without any."""
    presenter = TablePresenter(Playback(timeline, seats), TableSwitches())
    presenter.measure(kit)
    captions = presenter.caption_texts(kit, timeline.frames(n, eyes), eyes)
    return BETWEEN.join(dict.fromkeys(captions))

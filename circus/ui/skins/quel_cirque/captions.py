"""Words of Quel Cirque's table: captions and prompts."""

from pygame import Surface

from circus.content.texts import Texts
from circus.core.event import Event
from circus.games.quel_cirque.actions import COLORS, FACES
from circus.games.quel_cirque.config import NONE
from circus.games.quel_cirque.facts import Consequences, owner
from circus.games.quel_cirque.state import HIDDEN
from circus.ui.gfx.toolkit import Toolkit
from circus.ui.skins import plain
from circus.ui.skins.captions import Caption
from circus.ui.skins.quel_cirque.placement import cirque_state
from circus.ui.skins.quel_cirque.preview import preview
from circus.ui.skins.quel_cirque.spec import ART, CAPTION_U
from circus.ui.skins.table_view import TableView

_CHOICES = frozenset({"add", "move", "return", "invert"})


def caption(texts: Texts, event: Event, table: TableView) -> Caption:
    """Return the caption of an event, with its marble, side of the die or clown's hat."""
    return plain.caption(texts, event, table)._replace(picture=f"{ART}{_picture(event)}")


def _picture(event: Event) -> str:
    facts = event.facts
    if "color" in facts:
        return f"marble_{facts['color']}"
    if "face" in facts:
        return f"die_{facts['face']}"
    return f"hat_{str(facts['clown'])[-1]}" if "clown" in facts else "star"


def caption_picture(kit: Toolkit, picture: str) -> Surface | None:
    """Return the sprite of that name."""
    return kit.sprites.svg(picture, height_u=CAPTION_U) if picture else None


def prompt(texts: Texts, table: TableView) -> str:
    """Return the options after a roll, the end of the game that a choice would be, or the next pick."""
    coming = preview(table).comes_to
    if coming.ends:
        return _ending(texts, table, coming)
    verbs = {action.verb for action in table.choice.live}
    if table.viewer not in table.acting or not verbs & _CHOICES:
        return plain.prompt(texts, table)
    if not table.choice.picks:
        face = FACES[cirque_state(table).roll]
        return texts.say("quel_cirque-turn", face=face, task=plain.prompt(texts, table))
    if verbs == {"add"}:
        return texts.say("quel_cirque-pick-clown", color=table.choice.picks[0])
    return texts.say("quel_cirque-pick-cell" if len(table.choice.picks) > 1 else "quel_cirque-pick-way")


def _ending(texts: Texts, table: TableView, coming: Consequences) -> str:
    """Return that a choice ends the game, and who wins then, as far as the viewer knows the colors."""
    if not coming.scores:
        return texts.say("quel_cirque-ends")
    best, own = max(coming.scores), coming.scores[table.viewer]
    winners = [table.seats[seat].name for seat, score in enumerate(coming.scores) if score == best]
    result = "lose" if own < best else "win" if len(winners) == 1 else "share"
    facts: dict[str, str | int] = {
        "names": texts.listed(winners),
        "count": len(winners),
        "best": best,
        "stars": own,
    }
    return texts.say("quel_cirque-ends-so", result=result, **facts)


def goal(texts: Texts, table: TableView) -> str:
    """Return the viewer's color and aim, and the colors without a player; "" before colors are drawn."""
    state = cirque_state(table)
    own = state.colors[table.viewer] if state.colors else HIDDEN
    if own == HIDDEN:
        return ""
    words = texts.say("quel_cirque-goal", color=COLORS[own])
    unowned = [name for color, name in enumerate(COLORS) if owner(state, color) == NONE]
    if not unowned or state.config.secret_clown:
        return words
    listed = texts.listed([texts.say("quel_cirque-paint", color=name) for name in unowned])
    return f"{words} {texts.say('quel_cirque-goal-unowned', colors=listed)}"


def verbs(table: TableView) -> list[str]:
    """Return only the verbs that no pick on the table implies."""
    return [name for name in plain.verbs(table) if name in ("verb/invert", "verb/skip")]

"""The button on the table that tells, and changes, when the person at the screen is asked for a reaction."""

from circus.looks.table_view import TableButton
from circus.session.host import Host
from circus.session.reactions import MODES, NEVER

BUTTON = "ui/ask"


def buttons(host: Host) -> tuple[TableButton, ...]:
    """The button, at tables of games that have such windows."""
    seat, clock = host.viewer, host.clock
    if seat not in host.session.people or not host.session.match.game.facts.has_windows:
        return ()
    mode = clock.reactions.mode(seat, clock.turn)
    icon = "closed-eye" if mode == NEVER else "eye"
    return (TableButton(BUTTON, "button/ask", f"table-ask-{mode}", icon),)


def press(host: Host, name: str) -> bool:
    """Takes a click on a wish (`ui/ask/MODE`), or on the button that goes to the next one."""
    reactions, seat, turn = host.clock.reactions, host.viewer, host.clock.turn
    if name == BUTTON:
        mode = reactions.mode(seat, turn)
        reactions.choose(seat, MODES[(MODES.index(mode) + 1) % len(MODES)], turn)
        return True
    mode = name.removeprefix(f"{BUTTON}/")
    if mode in MODES and mode != name:
        reactions.choose(seat, mode, turn)
        return True
    return False

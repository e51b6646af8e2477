"""The games as other frameworks speak of games: PettingZoo, Gymnasium and OpenSpiel; see `docs/peers.md`."""

import os

HEARD = {name: os.environ.get(name) for name in ("SDL_AUDIODRIVER", "PYGAME_HIDE_SUPPORT_PROMPT")}
"""What this process says to SDL: PettingZoo says something else for all of it, which is taken back."""


def hear_again() -> None:
    """Whoever plays sounds in the same process is heard as before."""
    for name, value in HEARD.items():
        if value is None:
            os.environ.pop(name, None)
        else:
            os.environ[name] = value

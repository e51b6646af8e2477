"""Adapters of the games to other frameworks: PettingZoo, Gymnasium and OpenSpiel.

Import the module of that name; the other two frameworks need not be installed. All three use `table` (set-up
and returns), `encoding` (views as rows of numbers) and `numbering` (actions as numbers). See
`docs/adapters.md`.
"""

import os

SOUND_VARIABLES = {name: os.environ.get(name) for name in ("SDL_AUDIODRIVER", "PYGAME_HIDE_SUPPORT_PROMPT")}
"""Environment variables of SDL before PettingZoo changes them for the whole process."""


def restore_sound() -> None:
    """Restore the environment variables of SDL, so that this process can play sounds."""
    for name, value in SOUND_VARIABLES.items():
        if value is None:
            os.environ.pop(name, None)
        else:
            os.environ[name] = value

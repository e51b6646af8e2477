"""The app: opening it where a window can be opened."""

from circus.options import Options
from circus.stage import bootstrap


def run(options: Options) -> int:
    """Opens the app and runs it until the window is closed; returns the exit code.

    Raises:
        CircusError: no window can be opened, or the file of the test port cannot be written.
    """
    bootstrap.prepare()
    from circus.loop import Loop

    loop = Loop(options)
    try:
        loop.run()
    finally:
        loop.close()
    return 0

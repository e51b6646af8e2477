"""Circus from a checkout: the same program as the installed `circus` command."""

import sys
from multiprocessing import freeze_support

if __name__ == "__main__":
    freeze_support()  # in the packaged app a bot's process starts here too, and goes no further
    from circus.cli import main

    sys.exit(main())

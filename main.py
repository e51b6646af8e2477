"""Circus from a checkout: the same program as the installed `circus` command."""

import sys
from multiprocessing import freeze_support

from circus.cli import main

if __name__ == "__main__":
    freeze_support()
    sys.exit(main())

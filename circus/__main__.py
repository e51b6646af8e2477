"""`python -m circus`: the same program as the `circus` command."""

import sys

from circus.cli import main

if __name__ == "__main__":
    sys.exit(main())

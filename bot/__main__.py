"""`python -m bot`, or `caravel` where it is installed."""

import sys

from bot.start.command_line import main


def run() -> None:
    """Do what the command line asks, and leave with its exit code."""
    sys.exit(main())


if __name__ == "__main__":
    run()

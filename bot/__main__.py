"""`python -m bot`, or `caravel` where it is installed."""

import signal
import sys


def run() -> None:
    """Do what the command line asks, and leave with its exit code."""
    # Whoever stops it while it only begins hears nothing of what it was about to do.
    signal.signal(signal.SIGINT, signal.SIG_DFL)
    # Not at the top: the process that draws reads this file, too, and needs nothing of it.
    from bot.start.command_line import main

    sys.exit(main())


if __name__ == "__main__":
    run()

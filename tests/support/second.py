"""A second process that can be killed: `python -m tests.support.second URL FOLDER SEED` runs Caravel once for each line
it reads, tells the process's id, and tells when that process is gone."""

import asyncio
import os
import sys
from functools import partial
from itertools import count
from pathlib import Path
from typing import Any

from bot.host.logs import start_logging
from bot.host.secret import Secret
from bot.host.settings import Settings
from bot.local.redirection import pointed_at
from bot.local.server import TOKEN
from bot.pictures import drawing
from bot.start.running import serve_discord
from bot.tables.lobby import lobby
from cogs import all_cogs
from render.boards import Boards
from tests.support.blank import blank
from texts import LOCALES, words

GONE = "gone"


def main(url: str, folder: str, seed: str) -> None:
    """All that is slow to load is loaded once, and every Caravel is a fork of that."""
    list(all_cogs())
    for locale in LOCALES:
        words(locale)
    module: Any = drawing
    module.boards = lambda _: Boards(blank, blank)
    for number, _ in enumerate(sys.stdin):
        lobby.new_seed = partial(next, (f"{seed} {number} {each}" for each in count()))
        process = os.fork()
        if process == 0:
            run(url, Path(folder))
        tell(str(process))
        os.waitpid(process, 0)
        tell(GONE)


def run(url: str, folder: Path) -> None:
    """Caravel, until it is killed."""
    try:
        start_logging("info", "json")
        with pointed_at(url):
            asyncio.run(serve_discord(Settings(token=Secret(TOKEN), data=folder, drawing="thread", pictures=100_000)))
    finally:
        os._exit(1)


def tell(line: str) -> None:
    sys.stdout.write(line + "\n")
    sys.stdout.flush()


if __name__ == "__main__":
    main(*sys.argv[1:])

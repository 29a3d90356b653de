"""A yard from which several Caravels leave, each in a process of its own.

`python -m tests.support.member URL SCHEMA SEED LASTS` forks one for each folder that it reads, tells the
process's id, and has leases last so many seconds.
"""

import asyncio
import os
import signal
import sys
import time
import traceback
from functools import partial
from itertools import count
from pathlib import Path
from typing import Any
from unittest.mock import patch

from msgspec.structs import replace

from bot.client.caravel import Caravel
from bot.client.tenure import Times
from bot.host import settings as host
from bot.host.logs import start_logging
from bot.host.secret import Secret
from bot.host.settings import Settings
from bot.local.redirection import pointed_at
from bot.local.server import TOKEN
from bot.pictures import drawing
from bot.start.running import CannotStart, serve_discord
from bot.tables.lobby import lobby
from cogs import all_cogs
from render.boards import Boards
from tests.support.blank import blank
from tests.support.engines import POSTGRES
from tests.support.harbour import MANY
from tests.support.loopback import GUILD_READY_SECONDS
from texts import LOCALES, words

TIMES = Times(renewed_every=0.5, looks=0.02, follower=30.0, identify=0.05, all_over_again=1.0)
"""Shorter than those of real ones; how long a lease lasts is the tests' to say."""
DOUBT = 2.0
"""So long nobody is sure whose a block is."""
BLOCKS = 2
HELD_UP = "held up"
"""A file that keeps a ship from drawing."""
DEFAULTS: tuple[Any, ...] = Caravel.__init__.__defaults__ or ()


def main(url: str, schema: str, seed: str, lasts: str) -> None:
    """All that is slow to load is loaded once."""
    list(all_cogs())
    for locale in LOCALES:
        words(locale)
    signal.signal(signal.SIGCHLD, signal.SIG_IGN)
    for number, folder in enumerate(sys.stdin):
        lobby.new_seed = partial(next, (f"{seed} {number} {each}" for each in count()))
        process = os.fork()
        if process == 0:
            run(url, schema, Path(folder.strip()), float(lasts))
        sys.stdout.write(f"{process}\n")
        sys.stdout.flush()


def run(url: str, schema: str, folder: Path, lasts: float) -> None:
    """One of several, until it is stopped or killed."""
    folder.mkdir(parents=True, exist_ok=True)
    log = os.open(folder / "log", os.O_WRONLY | os.O_CREAT | os.O_APPEND)
    os.dup2(log, sys.stderr.fileno())
    signal.signal(signal.SIGCHLD, signal.SIG_DFL)
    code = 1
    module: Any = drawing

    def draw(*about: Any) -> Any:
        return when_not_held_up(folder / HELD_UP, *about)

    module.boards = lambda _: Boards(draw, draw)
    try:
        start_logging("info", "json")
        with (
            patch.object(host, "SCHEMA", schema),
            patch.object(
                Caravel.__init__, "__defaults__", (GUILD_READY_SECONDS, *(Caravel.__init__.__defaults__ or ())[1:])
            ),
            pointed_at(url),
        ):
            settings = Settings(
                token=Secret(TOKEN), data=folder, database_url=Secret(POSTGRES), blocks=BLOCKS, drawing="thread",
                pictures=MANY,
            )  # fmt: skip
            asyncio.run(serve_discord(settings, replace(TIMES, lasts=lasts, silence=lasts - DOUBT)))
        code = 0
    except CannotStart as why:
        sys.stderr.write(f"{why}\n")
    except BaseException:
        traceback.print_exc()
    finally:
        sys.stderr.flush()
        os._exit(code)


def when_not_held_up(held_up: Path, *about: Any) -> Any:
    """As blank as ever, once whoever holds it up lets go: so long something is begun to be told, and not told."""
    while held_up.exists():
        time.sleep(0.01)
    return blank(*about)


if __name__ == "__main__":
    main(*sys.argv[1:])

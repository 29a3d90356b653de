"""What a soak lets happen beside random games: tables live long, and Discord storms."""

import asyncio
import logging
from pathlib import Path
from tempfile import TemporaryDirectory

from tests.support.life.long_life import LongLife
from tests.support.life.stormy_evening import stormy_evening

STEPS_OF_A_LIFE = 300
STEPS_OF_AN_EVENING = 40


def live_long(key: str, seed: str) -> None:
    """A table of this game lives long, in a store of its own."""
    with TemporaryDirectory() as folder:
        asyncio.run(LongLife(key, seed).run(Path(folder), STEPS_OF_A_LIFE))


def storm(seed: str) -> None:
    """People play in private messages while Discord refuses what it likes; the harbour reads the log."""
    logging.lastResort = None
    with TemporaryDirectory() as folder:
        asyncio.run(stormy_evening(Path(folder), seed, STEPS_OF_AN_EVENING))

"""The pulse of a running Caravel: a small file that says when it was last seen well, for whatever watches services."""

import asyncio
import json
import time
from collections.abc import Callable
from contextlib import suppress
from pathlib import Path

FILE = "pulse.json"
EVERY = 15.0
TOO_OLD = 60.0


def beat(folder: Path, *, connected: bool, now: float) -> None:
    """Say that it lives, and whether Discord hears it; a reader never finds half a file."""
    fresh = folder / f"{FILE}.new"
    fresh.write_text(json.dumps({"at": now, "connected": connected}), encoding="utf-8")
    fresh.replace(folder / FILE)


def trouble(folder: Path, now: float) -> str:
    """What is wrong with the Caravel of this folder, in words for the host; nothing if it is well."""
    try:
        told = json.loads((folder / FILE).read_text(encoding="utf-8"))
        at, connected = float(told["at"]), bool(told["connected"])
    except (OSError, ValueError, KeyError, TypeError):
        return f"No Caravel runs on {folder}."
    if not 0 <= now - at <= TOO_OLD:
        return f"The Caravel on {folder} was last seen well {max(0, round(now - at))} seconds ago."
    return "" if connected else "Caravel runs, but is not connected to Discord."


async def beating(folder: Path, connected: Callable[[], bool]) -> None:
    """Beat until it is cancelled, and leave no pulse behind."""
    try:
        while True:
            beat(folder, connected=connected(), now=time.time())
            await asyncio.sleep(EVERY)
    finally:
        with suppress(OSError):
            (folder / FILE).unlink(missing_ok=True)

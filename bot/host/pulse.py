"""The pulse of a running Caravel: a small file that says when it was last seen well, for whatever watches services."""

import asyncio
import json
import time
from collections.abc import Callable, Mapping
from contextlib import suppress
from pathlib import Path

import msgspec

FILE = "pulse.json"
EVERY = 15.0
TOO_OLD = 60.0


class Running(msgspec.Struct, frozen=True):
    """What a Caravel says of itself as it runs."""

    version: str
    process: int
    since: float
    servers: int


def beat(folder: Path, *, shards: Mapping[int, bool], now: float, running: Running | None = None) -> None:
    """Say that it lives, and which of its shards Discord hears; a reader never finds half a file."""
    fresh = folder / f"{FILE}.new"
    told = {"at": now, "shards": {str(number): hears for number, hears in shards.items()}, "running": running}
    fresh.write_bytes(msgspec.json.encode(told))
    fresh.replace(folder / FILE)


def trouble(folder: Path, now: float) -> str:
    """What is wrong with the Caravel of this folder, in words for the host; nothing if it serves anybody."""
    try:
        at, shards = _read(folder)
    except (OSError, ValueError, KeyError, TypeError, AttributeError):
        return f"No Caravel runs on {folder}."
    if not 0 <= now - at <= TOO_OLD:
        return f"The Caravel on {folder} was last seen well {max(0, round(now - at))} seconds ago."
    return "" if not shards or any(shards.values()) else "Caravel runs, but is not connected to Discord."


def unheard(folder: Path) -> str:
    """Which shards of a Caravel that is well are not connected, in words for the host; nothing if all are."""
    _, shards = _read(folder)
    if not shards:
        return "It stands by: others serve all shards."
    silent = [str(number) for number, hears in shards.items() if not hears]
    return f"Not connected of {len(shards)} shards: {', '.join(silent)}." if silent else ""


def who_runs(folder: Path) -> Running | None:
    """What the Caravel of this folder says of itself; None if none does, or one of before."""
    try:
        told = json.loads((folder / FILE).read_text(encoding="utf-8"))
        return msgspec.convert(told["running"], Running | None)
    except (OSError, ValueError, KeyError, TypeError):
        return None


def _read(folder: Path) -> tuple[float, dict[int, bool]]:
    told = json.loads((folder / FILE).read_text(encoding="utf-8"))
    return float(told["at"]), {int(number): bool(hears) for number, hears in told["shards"].items()}


async def beating(
    folder: Path, heartbeats: Callable[[], Mapping[int, bool]], running: Callable[[], Running | None] = lambda: None
) -> None:
    """Beat until it is cancelled, and leave no pulse behind."""
    try:
        while True:
            beat(folder, shards=heartbeats(), now=time.time(), running=running())
            await asyncio.sleep(EVERY)
    finally:
        with suppress(OSError):
            (folder / FILE).unlink(missing_ok=True)

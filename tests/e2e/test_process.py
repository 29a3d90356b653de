"""`python -m bot` as a host starts and stops it."""

import asyncio
import os
import re
import signal
import sys
from asyncio.subprocess import PIPE, STDOUT, Process
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from pathlib import Path

import aiohttp

ROOT = Path(__file__).parents[2]


def environment(folder: Path, **settings: str) -> dict[str, str]:
    """Of a Caravel without a token, on any free port."""
    usual = {"CARAVEL_DATA": str(folder), "CARAVEL_LOCAL_PORT": "0", "PYTHONPATH": str(ROOT)}
    return {**os.environ, **usual, **settings}


@asynccontextmanager
async def started(folder: Path, **settings: str) -> AsyncIterator[Process]:
    """A Caravel with these settings."""
    process = await asyncio.create_subprocess_exec(
        sys.executable, "-m", "bot", stdout=PIPE, stderr=STDOUT, cwd=folder, env=environment(folder, **settings)
    )
    try:
        yield process
    finally:
        if process.returncode is None:
            process.kill()
        await process.wait()


async def line_with(process: Process, words: str) -> str:
    """The first line that has these words."""
    assert process.stdout is not None
    async for line in process.stdout:
        if words in line.decode():
            return line.decode()
    raise AssertionError(f"It ended and never said {words!r}")


async def test_it_is_seen_from_outside_and_says_how_it_stands(tmp_path: Path) -> None:
    async with started(tmp_path, CARAVEL_METRICS="127.0.0.1:0") as caravel:
        port = re.findall(r"port=(\d+)", await line_with(caravel, "seen from outside"))[-1]
        await line_with(caravel, "looked around")
        async with aiohttp.ClientSession() as session, session.get(f"http://127.0.0.1:{port}/ready") as ready:
            assert (ready.status, await ready.text()) == (200, "Caravel is ready.\n")
        asked = await asyncio.create_subprocess_exec(
            sys.executable, "-m", "bot", "status", stdout=PIPE, cwd=tmp_path, env=environment(tmp_path)
        )
        told, _ = await asked.communicate()
        assert f", process {caravel.pid}, began " in told.decode()
        assert asked.returncode == 0


async def test_it_prints_its_links_and_leaves_when_it_is_told_to(tmp_path: Path) -> None:
    async with started(tmp_path) as caravel:
        link = (await line_with(caravel, "Ada: http://127.0.0.1:")).split()[-1]
        await line_with(caravel, "connected to Gateway")
        async with aiohttp.ClientSession() as session, session.get(link) as page:
            assert page.status == 200
        async with started(tmp_path) as another:
            assert str(caravel.pid) in await line_with(another, "is running on")
            assert await another.wait() == 1
        caravel.send_signal(signal.SIGTERM)
        assert await caravel.wait() == 0

"""`python -m bot` told to stop at any moment of its start: it goes without a word about anything that went wrong."""

import asyncio
import os
import signal
import sys
from asyncio.subprocess import PIPE, STDOUT
from pathlib import Path

import pytest

ROOT = Path(__file__).parents[2]
MOMENTS = 6
BEGIN = """
import runpy, signal
signal.signal(signal.SIGINT, signal.SIG_DFL)
print("begun", flush=True)
runpy.run_module("bot", run_name="__main__", alter_sys=True)
"""
"""Python itself tells of whoever interrupts it, until it has come to the first line of ours."""
READY = b"connected to Gateway"


async def said_until_stopped(folder: Path, sign: signal.Signals, after: float | None) -> tuple[bytes, float]:
    """What it says, and its time from its first line of code, if that sign comes after so many seconds; or when ready.

    As from a terminal everybody hears the sign who belongs to it.
    """
    settings = {"CARAVEL_DATA": str(folder), "CARAVEL_LOCAL_PORT": "0", "PYTHONPATH": str(ROOT)}
    process = await asyncio.create_subprocess_exec(
        *(sys.executable, "-c", BEGIN),
        stdout=PIPE,
        stderr=STDOUT,
        env={**os.environ, **settings},
        start_new_session=True,
    )
    assert process.stdout is not None
    said = await process.stdout.readline()
    began = asyncio.get_running_loop().time()
    try:
        if after is None:
            while READY not in said:
                said += await process.stdout.readline()
        else:
            await asyncio.sleep(after)
        taken = asyncio.get_running_loop().time() - began
        os.killpg(process.pid, sign)
        said += await process.stdout.read()
        assert await process.wait() in (0, -sign)
        return said, taken
    finally:
        if process.returncode is None:
            os.killpg(process.pid, signal.SIGKILL)
            await process.wait()


@pytest.mark.parametrize("sign", [signal.SIGTERM, signal.SIGINT])
async def test_it_can_be_stopped_at_any_moment(tmp_path: Path, sign: signal.Signals) -> None:
    said, whole = await said_until_stopped(tmp_path / "whole", sign, None)
    for moment in range(MOMENTS):
        told, _ = await said_until_stopped(tmp_path / str(moment), sign, whole * moment / MOMENTS)
        said += told
    for word in (b"Traceback", b"never retrieved", b"Exception", b"level=error"):
        assert word not in said, said.decode()

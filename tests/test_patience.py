"""A test that hangs costs a moment and itself: it says where, and the others are run."""

import os
import subprocess
import sys
from pathlib import Path

import pytest

from tests.support.patience import AWAITED

CONFTEST = """
from tests.support import patience

patience.TO_TIDY_UP = 0.5

def pytest_configure(config):
    config.pluginmanager.register(patience.Patience())
"""
WAITS = """
import asyncio
import pytest

async def the_tide():
    await asyncio.Event().wait()

@pytest.mark.timeout(0.2)
async def test_that_waits():
    await the_tide()

def test_after_it():
    pass
"""
NEVER_TIDY = """
import pytest, time

@pytest.fixture
def untidy():
    yield
    time.sleep(1000)

def test_untidy(untidy):
    raise AssertionError("rubbish")
"""
ROOT = Path(__file__).parents[1]


def run(folder: Path, tests: str) -> subprocess.CompletedProcess[str]:
    (folder / "conftest.py").write_text(CONFTEST)
    (folder / "test_hanging.py").write_text(tests)
    options = ["-q", "-p", "no:cacheprovider", "-o", "asyncio_mode=auto", "--rootdir", str(folder)]
    return subprocess.run(
        [sys.executable, "-m", "pytest", *options, "test_hanging.py"],
        cwd=folder,
        env={**os.environ, "PYTHONPATH": str(ROOT)},
        capture_output=True,
        text=True,
        check=False,
    )


def test_a_test_that_hangs_says_what_it_waits_for_and_the_next_is_run(tmp_path: Path) -> None:
    ended = run(tmp_path, WAITS)
    assert ended.returncode == pytest.ExitCode.TESTS_FAILED
    assert "1 failed, 1 passed" in ended.stdout
    _, awaited = ended.stdout.split(AWAITED)
    assert "in the_tide" in awaited


def test_whoever_has_failed_cannot_hang_while_tidying_up(tmp_path: Path) -> None:
    ended = run(tmp_path, NEVER_TIDY)
    assert "in untidy" in ended.stderr

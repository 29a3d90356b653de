"""A test that hangs fails alone: with the stacks of its threads, and with what its coroutines wait for.

pytest-timeout fails it where it stands (`timeout` in pyproject.toml). What that does not end, faulthandler ends, and
its worker with it: the run goes on with a new one (`faulthandler_timeout`).
"""

import asyncio
import faulthandler
import os
import traceback
from types import CoroutineType, FrameType
from typing import Any

import pytest

TO_TIDY_UP = 30.0
"""Seconds for whoever has failed."""
TIMED_OUT = "from pytest-timeout"
AWAITED = "What was awaited"


class Patience:
    """Watches over what the plugins leave unwatched: both let go of a test as soon as it has failed."""

    def __init__(self) -> None:
        self._stderr = os.dup(2)  # What is captured later is not shown when a worker ends.

    @pytest.hookimpl(trylast=True)
    def pytest_exception_interact(self, node: pytest.Item | pytest.Collector) -> None:
        """Tidying up may hang as well."""
        if isinstance(node, pytest.Item) and not node.config.getoption("usepdb"):
            faulthandler.dump_traceback_later(TO_TIDY_UP, exit=True, file=self._stderr)

    @pytest.hookimpl(wrapper=True, tryfirst=True)
    def pytest_runtest_protocol(self) -> Any:
        try:
            return (yield)
        finally:
            faulthandler.cancel_dump_traceback_later()

    @pytest.hookimpl(wrapper=True)
    def pytest_runtest_makereport(self, item: pytest.Item, call: pytest.CallInfo[None]) -> Any:
        report = yield
        if call.excinfo is not None and TIMED_OUT in str(call.excinfo.value):
            report.sections.append((AWAITED, "\n".join(_awaited(item))))
        return report


def _awaited(item: pytest.Item) -> list[str]:
    """The tasks of the test's loop, each with its stack down to what it waits for."""
    values = getattr(item, "funcargs", {}).values()
    loops = {each.get_loop() for each in values if isinstance(each, asyncio.Runner)}
    return [
        f"{task!r}\n{''.join(traceback.format_list(_stack(task)))}"
        for loop in loops
        for task in asyncio.all_tasks(loop)
    ]


def _stack(task: "asyncio.Task[Any]") -> traceback.StackSummary:
    frames: list[tuple[FrameType, int]] = []
    coroutine: Any = task.get_coro()
    while isinstance(coroutine, CoroutineType) and coroutine.cr_frame is not None:
        frames.append((coroutine.cr_frame, coroutine.cr_frame.f_lineno))
        coroutine = coroutine.cr_await
    return traceback.StackSummary.extract(iter(frames))

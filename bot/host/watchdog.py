"""Work that would never end is broken off where it stands, in whichever thread, and nothing else is.

A thread of its own looks at all work that is bounded, and raises an exception in the thread of what is over its limit.
What counts is the time that the processor has spent on that thread, where the system tells: a machine that has slept,
or has much else to do, breaks nothing off. In C that never returns nothing can be raised: then the pulse stops.

Bounded work may be cut off anywhere: it must hold no lock, write no log, and change nothing that is kept.
"""

import ctypes
import time
from collections.abc import Callable
from contextlib import suppress
from threading import Lock, Thread, get_ident
from typing import TypeVar

T = TypeVar("T")

_clock_of: Callable[[int], int] | None = getattr(time, "pthread_getcpuclockid", None)

LOOKS = 0.05
"""Seconds between two looks while something bounded goes on."""
NAPS = 0.25
"""The same while nothing does."""


class TookTooLong(Exception):
    """The work was broken off. Its traceback's cause shows where that was."""


class _BrokenOff(BaseException):
    """Lands in the work itself, where no `except Exception` keeps it."""


class _Work:
    """Some work that may take so many seconds."""

    __slots__ = ("clock", "seconds", "since", "struck", "thread")

    def __init__(self, thread: int, seconds: float) -> None:
        self.thread = thread
        self.seconds = seconds
        self.clock: int | None = None if _clock_of is None else _clock_of(thread)
        self.since: float | None = None
        """Since when it is known, by its own clock."""
        self.struck = False


_going_on: dict[int, _Work] = {}
"""By thread. Its own thread puts it in and takes it out, the watching one alone strikes."""
_striking = Lock()
_watching: list[Thread] = []


def within(seconds: float, work: Callable[[], T]) -> T:
    """What the work gives; TookTooLong if it takes longer. Within other bounded work, that one's limit counts."""
    thread = get_ident()
    if thread in _going_on:
        return work()
    mine = _Work(thread, seconds)
    if not _watching:
        _watch()
    _going_on[thread] = mine
    try:
        # Nothing strikes what has left `_going_on`; who is just striking has said so before, and is waited for. An
        # exception lands between two instructions of its thread: in what goes on inside, or in here.
        try:
            return work()
        finally:
            _going_on.pop(thread)
            if mine.struck:
                _let_land(thread)
    except _BrokenOff as broken:
        raise TookTooLong(f"not done after {seconds} seconds") from broken


def _watch() -> None:
    thread = Thread(target=_look, name="watchdog", daemon=True)
    _watching.append(thread)
    thread.start()


def _look() -> None:
    while True:
        time.sleep(LOOKS if _going_on else NAPS)
        for work in list(_going_on.values()):
            now = _time_of(work)
            if work.since is None:
                work.since = now
            elif now - work.since > work.seconds:
                _strike(work)


def _strike(work: _Work) -> None:
    """Again at every look, for what was raised may have been lost, as in a finaliser."""
    with _striking:
        work.struck = True
        if _going_on.get(work.thread) is work:
            _raise_in(work.thread, _BrokenOff)


def _let_land(thread: int) -> None:
    """Nothing is left that could land later.

    One more takes the place of any that has not landed. To take it back instead would leave Python looking for it at
    every step, for good: CPython 3.11 is slower by that, and a thread that is traced never goes on.
    """
    with _striking, suppress(_BrokenOff):
        _raise_in(thread, _BrokenOff)
        while True:
            pass


def _raise_in(thread: int, error: type[BaseException]) -> None:
    ctypes.pythonapi.PyThreadState_SetAsyncExc(ctypes.c_ulong(thread), ctypes.py_object(error))


def _time_of(work: _Work) -> float:
    """What its thread has had of the processor, in seconds; where the system cannot tell, what the process has had."""
    if work.clock is None:
        return time.process_time()
    try:
        return time.clock_gettime(work.clock)
    except OSError:
        return 0.0  # The thread has ended, and what it did with it.

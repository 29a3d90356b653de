"""Processes of their own for what takes long, so that whoever answers people is not held up."""

import multiprocessing
import os
import signal
from collections.abc import Callable
from concurrent.futures import Executor, Future, ProcessPoolExecutor
from contextlib import suppress
from threading import Thread
from typing import Any


def beside(workers: int, niceness: int, begin: Callable[..., None], *about: Any) -> Executor:
    """So many processes, each of which begins so. They go when this one goes, however that ends."""
    # Spawned, not forked: a fork of a process with threads may take a lock along that nobody lets go.
    context = multiprocessing.get_context("spawn")
    return _Undisturbed(workers, context, initializer=_begin, initargs=(niceness, begin, *about))


class _Undisturbed(ProcessPoolExecutor):
    """Whoever interrupts Caravel at a terminal interrupts all of it; its processes do not hear that as they begin."""

    def submit(self, *about: Any, **more: Any) -> Future[Any]:
        """The process is begun here, and has from its beginning what is blocked then."""
        if not hasattr(signal, "pthread_sigmask"):
            return super().submit(*about, **more)
        before = signal.pthread_sigmask(signal.SIG_BLOCK, {signal.SIGINT})
        try:
            return super().submit(*about, **more)
        finally:
            signal.pthread_sigmask(signal.SIG_SETMASK, before)


def _begin(niceness: int, begin: Callable[..., None], *about: Any) -> None:
    signal.signal(signal.SIGINT, signal.SIG_IGN)
    with suppress(AttributeError, OSError):
        os.nice(niceness)
    Thread(target=_leave_with_parent, daemon=True).start()
    begin(*about)


def _leave_with_parent() -> None:
    parent = multiprocessing.parent_process()
    assert parent is not None
    parent.join()
    os._exit(0)

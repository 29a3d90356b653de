"""Things done each in a process of its own, a few at once, with a bound on time and memory."""

import os
import pickle
import resource
import signal
import sys
import traceback
from collections.abc import Callable, Iterable, Iterator
from dataclasses import dataclass
from pathlib import Path
from selectors import EVENT_READ, DefaultSelector
from typing import Generic, TypeVar

Job = TypeVar("Job")
Result = TypeVar("Result")

ENDLESS = (signal.SIGPROF, signal.SIGALRM)
"""What ends a process that has used up its time."""
PATIENCE_OF_THE_CLOCK = 40
"""So many times its time of the processor it may wait for that."""
SIZES = Path("/proc/self/statm")
ROOM = 1 << 30
"""Bytes beyond what the house itself takes."""


@dataclass(frozen=True)
class Came(Generic[Job, Result]):
    """What came of a job: its result, or the signal that ended it."""

    job: Job
    result: Result | None
    ended_by: int = 0
    seconds: float = 0.0
    """Of the processor."""

    @property
    def endless(self) -> bool:
        return self.ended_by in ENDLESS


def apart(
    jobs: Iterable[Job], work: Callable[[Job], Result], seconds: Callable[[Job], float], workers: int
) -> Iterator[Came[Job, Result]]:
    """Each job as it is done; at most so many at once."""
    waiting = iter(jobs)
    running = 0
    with DefaultSelector() as pipes:
        while True:
            while running < workers and (job := next(waiting, None)) is not None:
                _begin(pipes, job, work, seconds(job))
                running += 1
            if not running:
                return
            for ready, _ in pipes.select():
                child, job, heard = ready.data
                if said := os.read(ready.fd, 1 << 16):
                    heard.append(said)
                    continue
                pipes.unregister(ready.fd)
                os.close(ready.fd)
                running -= 1
                yield _end(child, job, b"".join(heard))


def _begin(pipes: DefaultSelector, job: Job, work: Callable[[Job], Result], seconds: float) -> None:
    hear, say = os.pipe()
    sys.stdout.flush()
    sys.stderr.flush()
    child = os.fork()
    if not child:
        os.close(hear)
        _child(job, work, seconds, say)
    os.close(say)
    pipes.register(hear, EVENT_READ, (child, job, []))


def _child(job: Job, work: Callable[[Job], Result], seconds: float, say: int) -> None:
    status = 1
    try:
        if seconds:
            _bound(seconds)
        said = pickle.dumps(work(job))
        signal.setitimer(signal.ITIMER_PROF, 0)
        signal.setitimer(signal.ITIMER_REAL, 0)
        with os.fdopen(say, "wb") as pipe:
            pipe.write(said)
        status = 0
    except BaseException:
        traceback.print_exc()
        sys.stderr.flush()
    finally:
        os._exit(status)


def _bound(seconds: float) -> None:
    for name in ENDLESS:
        signal.signal(name, signal.SIG_DFL)
    signal.setitimer(signal.ITIMER_PROF, seconds)
    signal.setitimer(signal.ITIMER_REAL, seconds * PATIENCE_OF_THE_CLOCK)
    taken = int(SIZES.read_text(encoding="ascii").split()[0]) * resource.getpagesize()
    resource.setrlimit(resource.RLIMIT_AS, (taken + ROOM, taken + ROOM))


def _end(child: int, job: Job, said: bytes) -> Came[Job, Result]:
    _, status, used = os.wait4(child, 0)
    seconds = used.ru_utime + used.ru_stime
    if os.WIFSIGNALED(status):
        return Came(job, None, os.WTERMSIG(status), seconds)
    return Came(job, pickle.loads(said) if said else None, 0, seconds)

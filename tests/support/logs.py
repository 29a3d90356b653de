"""Logs that a test has started, and that no other test should write to."""

import logging
from collections.abc import Iterator
from contextlib import contextmanager


@contextmanager
def logs_as_before() -> Iterator[None]:
    """Afterwards all goes where it went before."""
    root = logging.getLogger()
    handlers, level = root.handlers[:], root.level
    try:
        yield
    finally:
        root.handlers[:] = handlers
        root.setLevel(level)

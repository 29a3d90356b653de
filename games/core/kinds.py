"""The kinds of a thing: the classes that derive from one."""

from collections.abc import Iterator
from typing import TypeVar

T = TypeVar("T")


def kinds_of(base: type[T]) -> Iterator[type[T]]:
    """All that derive from it, in the order in which they are written down."""
    for kind in base.__subclasses__():
        yield kind
        yield from kinds_of(kind)

"""Stores: so many of each kind lie somewhere. Gaining puts some there, paying takes some away."""

from collections.abc import MutableMapping
from typing import TypeVar

K = TypeVar("K")


def put(store: MutableMapping[K, int], kind: K, count: int = 1) -> None:
    """So many more lie there."""
    store[kind] = store.get(kind, 0) + count


def take(store: MutableMapping[K, int], kind: K, count: int = 1) -> None:
    """So many go; a kind of which nothing is left is not named any more."""
    left = store[kind] - count
    if left:
        store[kind] = left
    else:
        del store[kind]

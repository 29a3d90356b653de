"""The state's own randomness: a secret seed and a count of draws, so that anyone can check it afterwards."""

import hashlib
from collections.abc import MutableSequence, Sequence
from typing import TypeVar

import msgspec

T = TypeVar("T")

SPAN = 1 << 64
RETRIES = 64
"""Nothing waits for luck for ever; so many draws in a row that would not be fair come up in no game."""


class Chance(msgspec.Struct):
    """Every draw is a function of the seed and its number, and of nothing else."""

    seed: str
    draws: int = 0

    def fingerprint(self) -> str:
        """What is shown at the start: it commits to the seed without telling it."""
        return hashlib.sha256(self.seed.encode()).hexdigest()

    def below(self, limit: int) -> int:
        """A whole number from 0 to limit - 1, each equally likely."""
        if limit < 1:
            raise ValueError("there is nothing to draw from")
        fair = SPAN - SPAN % limit
        number = self._next()
        for _ in range(RETRIES):
            if number < fair:
                break
            number = self._next()
        return number % limit

    def _next(self) -> int:
        """The next number below `SPAN`."""
        digest = hashlib.sha256(f"{self.seed}:{self.draws}".encode()).digest()
        self.draws += 1
        return int.from_bytes(digest[:8], "big")

    def pick(self, items: Sequence[T]) -> T:
        """One of the items."""
        return items[self.below(len(items))]

    def shuffle(self, items: MutableSequence[T]) -> None:
        """Put the items into a random order, in place."""
        for last in range(len(items) - 1, 0, -1):
            other = self.below(last + 1)
            items[last], items[other] = items[other], items[last]

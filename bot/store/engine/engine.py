"""What an engine does for the store."""

from typing import Protocol, TypeVar

from bot.store.connection import Job

T = TypeVar("T")


class Engine(Protocol):
    """Runs one job after the other. What is wrong with the engine itself is a StoreError."""

    async def write(self, job: Job[T]) -> T:
        """Run the job as one transaction: all of it is stored, durably, or nothing."""
        ...

    async def read(self, job: Job[T]) -> T:
        """Run the job on one consistent state; what it writes is thrown away."""
        ...

    async def idle(self) -> None:
        """Returns when all that was queued is done."""
        ...

    async def erase(self, *, large: bool) -> None:
        """Leave no trace of what was forgotten, as far as the engine can."""
        ...

    async def close(self) -> None:
        """Finish what is queued and let go of the database; once is enough."""
        ...

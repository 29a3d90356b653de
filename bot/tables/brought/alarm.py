"""What falls due at its own time: it says when it is due next, and does one thing that is due."""

from typing import Protocol


class Alarm(Protocol):
    """Something that falls due."""

    async def due(self) -> float | None:
        """When it has to be done next; None is never."""

    async def ring(self, now: float) -> bool:
        """Do one thing that is due by now; whether there was one."""

    async def put_off(self, now: float, until: float) -> None:
        """What is to be done next cannot be: it is due again then, and whatever comes after it need not wait."""


class OfItsShare:
    """Says of an alarm, or of what goes on by itself, that it minds the ledger's share alone.

    Of several processes each has one that does; any other goes on where the first block is served.
    """


async def is_due(alarm: Alarm, now: float) -> bool:
    """Whether there may be anything to do by now: that is read, where doing it would begin to write."""
    due = await alarm.due()
    return due is not None and due <= now

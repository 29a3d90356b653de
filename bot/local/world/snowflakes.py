"""Discord's ids: milliseconds since 2015 in the upper bits, a serial number below."""

from datetime import UTC, datetime

from bot.local.world.clock import Clock

DISCORD_EPOCH_MS = 1_420_070_400_000
SERIAL_BITS = 22


class Snowflakes:
    """Hands out ids that are true to the clock, strictly growing, and unique in this world."""

    def __init__(self, clock: Clock, newest: int = 0) -> None:
        self._clock = clock
        self._newest = newest

    def next(self) -> int:
        of_this_moment = (int(self._clock.now() * 1000) - DISCORD_EPOCH_MS) << SERIAL_BITS
        self._newest = max(of_this_moment, self._newest + 1)
        return self._newest

    def next_moment(self) -> int:
        """One of the next millisecond: no two servers were ever made in the same."""
        self._newest = ((self._newest >> SERIAL_BITS) + 1) << SERIAL_BITS
        return self.next()


def read_id(raw: object) -> int | None:
    """An id as it comes in, text or number; None for what cannot be one: ids have 64 bits."""
    text = str(raw) if isinstance(raw, str | int) and not isinstance(raw, bool) else ""
    return int(text) if text.isascii() and text.isdigit() and len(text) <= 20 else None


def iso(seconds: float) -> str:
    return datetime.fromtimestamp(seconds, UTC).isoformat(timespec="microseconds")


def seconds_of(snowflake: int) -> float:
    return ((snowflake >> SERIAL_BITS) + DISCORD_EPOCH_MS) / 1000

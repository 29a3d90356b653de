"""What time does to a table: it passes, Caravel is stopped or killed, and whatever falls due rings."""

from bot.client.alarms import Spring
from bot.hours.clock_options import DAY, HOUR
from bot.tables.brought.alarm import Alarm
from bot.tables.live import Live
from tests.support.life.table import LongTable

MOST_RINGS = 60
"""An alarm that rings more often at one table never ends."""


async def time_passes(table: LongTable) -> None:
    await table.spend(table.random.choice((1, 60, 10 * 60, HOUR, 6 * HOUR, DAY, 3 * DAY)))


async def the_machine_sleeps(table: LongTable) -> None:
    """Nobody's time is up when it wakes."""
    before = _late(await table.live())
    table.now += table.random.choice((HOUR, DAY, 3 * DAY))
    await what_is_due_rings(table)
    assert _late(await table.live()) <= before, "somebody's time ran out while nobody was here"


def _late(live: Live) -> set[int]:
    clocks = () if live.clocks is None else live.clocks.seats
    return {seat for seat, clock in enumerate(clocks) if clock.out}


async def caravel_is_stopped_and_started(table: LongTable) -> None:
    await table.tables.close()
    await _is_started(table)


async def caravel_is_killed_and_started(table: LongTable) -> None:
    await _is_started(table)


async def _is_started(table: LongTable) -> None:
    table.now += table.random.choice((1, 60, 2 * HOUR))
    table.tables = table.new_service()
    await table.tables.open()


async def what_is_due_rings(table: LongTable) -> None:
    """Every alarm rings until nothing is due by now."""
    for alarm in table.alarms():
        await _rings_out(alarm, table.now)


async def _rings_out(alarm: Alarm, now: float) -> None:
    name = type(alarm).__name__
    for _ in range(MOST_RINGS):
        if not await alarm.ring(now):
            break
    else:
        raise AssertionError(f"{name} never stops ringing")
    due = await alarm.due()
    assert due is None or due > now or isinstance(alarm, Spring), f"{name} is due, and does nothing"

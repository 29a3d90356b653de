"""Tables that look for people, and people who look for tables."""

from bot.features.finding.hours import Hours
from bot.tables.brought.alarm import Alarm
from bot.tables.service import Tables


class Finding:
    """Nothing of it is in the way of who only wants to play."""

    def __init__(self, tables: Tables) -> None:
        self._ledger = tables.ledger

    def alarms(self) -> tuple[Alarm, ...]:
        """What falls due of it."""
        return (Hours(self._ledger),)

"""All that a change of a table stores at once."""

import msgspec

from bot.store.identity import TableId, Version
from bot.store.table.company import Company
from bot.store.table.plans import SeatPlans
from bot.store.table.records import Line, LineKind, Status
from bot.store.table.waiting import Called
from bot.store.telling.news import Outgoing
from games.core.seats import Seat


class Commit(msgspec.Struct, frozen=True, kw_only=True):
    """All that a move changes, stored as one."""

    table_id: TableId
    expected_version: Version
    lines: tuple[Line, ...]
    waiting: frozenset[Seat]
    """The seats that must act now."""
    now: float
    status: Status = "playing"
    result: bytes | None = None
    outbox: tuple[Outgoing, ...] = ()
    interaction: int | None = None
    asked: frozenset[Seat] | None = None
    """Those of them whom the game waits for; None is all."""
    calls: dict[Seat, "Called"] = {}
    """How the seats are called for which the table did not wait before."""
    plans: tuple[SeatPlans, ...] = ()
    """What is left of the plans of the seats whose plans have acted or fit no more."""
    company: Company | None = None
    """Who sits there and what goes on beside the game, if that was looked at in this very transaction."""

    @property
    def whispered(self) -> bool:
        """Whether nothing may seem to have happened to anybody else."""
        return all(line.kind is LineKind.WHISPER for line in self.lines)

"""The last lines of a table's log, and what they tell of who has moved."""

from bot.store.identity import Version
from bot.store.table.plans import PLANNED
from bot.store.table.records import LineKind
from bot.tables.model import LogLine
from games.core.seats import Seat

UNDONE = "bot-log-undone"
KEPT = 200
"""So many lines of the log are kept in memory; older ones are read from the store."""


class Recent(list[LogLine]):
    """The last lines, in the order in which they were written."""

    def moves(self) -> list[LogLine]:
        """The lines of all moves that were not taken back; nothing tells by a whisper that somebody has moved."""
        back = {line.version for line in self if line.event.key == UNDONE}
        return [line for line in self if line.by is not None and line.version not in back and not line.whispered]

    def since(self, seat: Seat | None, *, openly: bool = False) -> list[LogLine]:
        """What happened since this seat's last move and may be known to it; for spectators, all that is at hand.

        Who takes a move back stands where they stood before it, and hears again what they heard then. What was left
        to a plan happened, too, for its person was not there; openly nobody may notice that.
        """
        lines = [line for line in self if line.event.is_for(seat)]
        if seat is None:
            return lines
        planned = set() if openly else {line.version for line in self if line.event.key == PLANNED}
        mine = (line for line in self.moves() if line.by == seat and not line.beside and line.version not in planned)
        last = max((line.version for line in mine), default=0)
        return [line for line in lines if line.version > last]

    def last_mover(self) -> Seat | None:
        """The seat of the person who moved last."""
        return next((line.by for line in reversed(self.moves()) if not line.computer), None)

    def moves_since(self, version: Version) -> int:
        """How many moves were made after that version and not taken back."""
        return len({line.version for line in self.moves() if line.version > version})

    def before_last_move(self, seat: Seat) -> Version | None:
        """The version before this seat's last move, if it is not too long ago."""
        last = max((line.version for line in self.moves() if line.by == seat), default=None)
        return None if last is None else Version(last - 1)


def latest(lines: list[LogLine]) -> Recent:
    """What is kept of these lines; no whisper takes the place of what everybody may read."""
    if len(lines) <= KEPT:
        return Recent(lines)
    counted = [at for at, line in enumerate(lines) if line.kind is not LineKind.WHISPER]
    return Recent(lines[counted[-KEPT] :] if len(counted) > KEPT else lines)

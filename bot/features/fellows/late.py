"""For whom a table waits before everybody's eyes, as far as somebody may nudge them."""

from bot.store.identity import UserId
from bot.tables.live import Live
from games.core.seats import Seat


def nudged_by(live: Live, person: UserId | None) -> list[Seat]:
    """Whom this person may nudge: those whom everybody sees that the table waits for."""
    seats = ((seat, live.table.seats[seat].user_id) for seat in live.waiting())
    others = [seat for seat, user in seats if user not in (None, person)]
    return others if live.playing and person is not None and live.seat_of(person) is not None else []

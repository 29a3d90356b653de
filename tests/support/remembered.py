"""What the table service has in memory is what is stored: as it would be loaded after a restart."""

from bot.tables.live import Live
from bot.tables.model import Damaged, Refused
from bot.tables.service import Tables
from games.core.saving import save


def remembered(live: Live) -> dict[str, object]:
    """All of a table that must be the same after a restart."""
    return {
        "state": save(live.state),
        "table": live.table,
        "vote": live.vote,
        "handovers": live.handovers,
        "past": live.past,
        "clocks": live.clocks,
        "before": live.marks.before,
        "missed": live.marks.missed,
        "plans": {seat: left for seat, left in live.plans.items() if left.plans},
        "recent": live.recent,
        "since": live.asked_since,
    }


async def must_remember_what_is_stored(tables: Tables, anew: Tables) -> None:
    """The tables in memory of one service are those that another one loads."""
    for live in tables._shelf.in_memory():
        try:
            stored = remembered(await anew.live(live.table.id))
        except (Damaged, Refused):
            continue
        known = remembered(live)
        differs = {key: (known[key], stored[key]) for key in known if known[key] != stored[key]}
        assert not differs, f"table {live.table.id} is remembered otherwise than it is stored: {differs}"

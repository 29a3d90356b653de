"""What stands on a private card beside its game: what is one's own, what happened meanwhile, the next table."""

from dataclasses import dataclass

from bot.panel.kit import ids
from bot.panel.kit.sheet import Widget
from bot.panel.kit.widgets import button
from bot.store.identity import TableId
from texts import Words

ONWARD = "onward"
SKIPPED = 6
"""So many tables that were left aside are remembered in a control."""


@dataclass(frozen=True)
class Beside:
    """For one person, at one table."""

    lines: tuple[str, ...] = ()
    """What goes on beside the game and is theirs, such as their note."""
    since: str = ""
    """What happened since their last turn."""
    others: int = 0
    """So many other tables wait for them."""
    skipped: tuple[TableId, ...] = ()
    """Those they have left aside."""


def onward(table: TableId, beside: Beside, say: Words) -> list[Widget]:
    """The way to the next table that waits, if one does."""
    if not beside.others:
        return []
    skipped = [str(each) for each in dict.fromkeys((*beside.skipped, table))][-SKIPPED:]
    return [button(say("bot-next-table", count=beside.others), ids.Control(table, ONWARD, args=tuple(skipped)).id())]

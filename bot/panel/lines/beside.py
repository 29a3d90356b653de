"""What stands on a private card beside its game: what is one's own, what happened meanwhile, the next table."""

from dataclasses import dataclass

from bot.panel.kit import ids
from bot.panel.kit.sheet import Widget
from bot.panel.kit.widgets import button
from bot.store.identity import TableId
from texts import Words

ONWARD = "onward"
CALL = "call"
HERE, DM = "here", "dm"
"""How somebody is called when a table waits for them; the values stand in controls."""
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
    asks_how_to_call: bool = False
    """They have not been asked yet how they want to be called."""
    skipped: tuple[TableId, ...] = ()
    """Those they have left aside."""


def how_to_call(table: TableId, beside: Beside, say: Words) -> tuple[str, list[Widget]]:
    """Asked once: whether they are called in the thread, or privately with their board and buttons."""
    if not beside.asks_how_to_call:
        return "", []
    at = ids.Control(table, CALL)
    return "-# " + say("bot-call-how"), [button(say(f"bot-call-{how}"), at.doing(CALL, how).id()) for how in (HERE, DM)]


def onward(table: TableId, beside: Beside, say: Words) -> list[Widget]:
    """The way to the next table that waits, if one does."""
    if not beside.others:
        return []
    skipped = [str(each) for each in dict.fromkeys((*beside.skipped, table))][-SKIPPED:]
    return [button(say("bot-next-table", count=beside.others), ids.Control(table, ONWARD, args=tuple(skipped)).id())]

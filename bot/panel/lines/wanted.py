"""Who is looked for at a table that has not begun, and until when: one line on its card, and what its host decides."""

from discord import ButtonStyle

from bot.panel.kit import ids
from bot.panel.kit.links import at_time, mention
from bot.panel.kit.sheet import Widget
from bot.panel.kit.widgets import button
from bot.panel.kit.wording import escaped
from bot.store.table.records import Table
from bot.tables.lobby.house_options import ANYONE, wanted_at
from texts import Words

HOUR, HOUR_ALONE = "hour", "hourdm"
"""What the host decides on the card for all, and in a message of their own."""
WAIT, FILL = "wait", "fill"


def wanted_line(table: Table, say: Words) -> str:
    """Who, and until when; once that hour has come, that the host is asked."""
    if table.status != "lobby" or table.seat_count == 1:
        return ""
    if table.undecided:
        return say("bot-card-hour-came", count=table.free, host=_host(table))
    wanted = wanted_at(table.options)
    who = "" if wanted == ANYONE else say(f"bot-option-wanted-{wanted}")
    until = "" if table.wanted_until is None or not table.free else at_time(table.wanted_until)
    if who and until:
        return say("bot-card-wanted-until", who=who, until=until)
    if who:
        return say("bot-card-wanted", who=who)
    return say("bot-card-until", until=until) if until else ""


def hour_buttons(table: Table, say: Words, act: str = HOUR) -> list[Widget]:
    """Go on, fill up or close: nothing is decided by silence."""
    wait, fill = (ids.Control(table.id, act, args=(what,)).id() for what in (WAIT, FILL))
    return [
        button(say("bot-card-hour-wait"), wait, ButtonStyle.primary),
        button(say("bot-card-hour-fill"), fill),
        button(say("bot-card-close"), ids.Control(table.id, "close").id()),
    ]


def _host(table: Table) -> str:
    name = next((escaped(seat.name) for seat in table.seats if seat.user_id == table.host), "?")
    return name if table.private else mention(table.host)

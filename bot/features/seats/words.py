"""Where somebody could sit down: in lobbies, and at tables in play."""

from collections.abc import Mapping, Sequence

from discord import ButtonStyle

from bot.features.seats.service import open_seats
from bot.panel.kit import ids
from bot.panel.kit.posting import Posting
from bot.panel.kit.sheet import Sheet, Widget, told
from bot.panel.kit.widgets import Choice, button, dropdown, in_rows
from bot.panel.kit.wording import escaped
from bot.panel.messages.tables_list import counted, table_line, whole_lines
from bot.store.identity import TableId
from bot.store.table.records import Table
from bot.tables.live import Live
from bot.tables.model import Summary
from games.core.thinking.budget import EASY, STRENGTHS, Strength
from texts import Words, words

SHOWN = 15
GIVE = "give"
HOW = "how"
KEPT, GONE = "kept", "gone"
"""What becomes of the seat that somebody gives to the computer."""


def open_seats_list(summaries: Sequence[Summary], locale: str, lives: Mapping[TableId, Live]) -> Posting:
    """Each table with how far it is and which seats are open, and a button to sit down there."""
    say = words(locale)
    if not summaries:
        return told(say("bot-list-no-open-seats"))
    every = (table_line(each, say, lives.get(each.table.id)) + _open_at(each.table, say) for each in summaries)
    lines = whole_lines(every, SHOWN)
    buttons = [_take(each.table, say) for each in summaries[: len(lines)]]
    lines = counted(lines, len(summaries), say)
    return Sheet().text(f"### {say('bot-list-open-seats')}").text("\n".join(lines)).rows(in_rows(buttons)).posting()


def giving(table: Table, locale: str, *, keep: bool, strength: Strength = EASY) -> Posting:
    """The computer takes a seat at once, and everybody sees it: so it is asked first, with what it means."""
    say = words(locale)
    ways = {KEPT: ButtonStyle.primary, GONE: ButtonStyle.danger} if keep else {GONE: ButtonStyle.danger}
    buttons = [
        button(say(f"bot-replace-{way}"), ids.Control(table.id, GIVE, args=(way, strength)).id(), style)
        for way, style in ways.items()
    ]
    stay = button(say("bot-replace-stay"), ids.Control(table.id, "mine").id())
    at = ids.Control(table.id, GIVE, args=(KEPT if keep else GONE, HOW)).id()
    how_well = dropdown(say("bot-replace-strength"), at, strengths(say), ticked=[strength])
    sure = say("bot-replace-sure" if keep else "bot-replace-sure-gone")
    return Sheet().text(sure).rows([[how_well], [*buttons, stay]]).posting()


def strengths(say: Words) -> list[Choice]:
    """How well the computer can play for somebody."""
    return [(say("bot-replace-computer", strength=say(f"bot-strength-{each}")), each) for each in STRENGTHS]


def _open_at(table: Table, say: Words) -> str:
    seats = [
        escaped(seat.called) if seat.computer else say("bot-list-open-vacant", name=escaped(seat.called))
        for seat in open_seats(table)
    ]
    if table.status != "playing":
        return ""
    return "\n  " + say("bot-list-open-at", seats=say("core-list-separator").join(seats))


def _take(table: Table, say: Words) -> Widget:
    act = "sit" if table.status == "playing" else "join"
    return button(say(f"bot-list-{act}", table=table.id), ids.Control(table.id, act).id(), ButtonStyle.success)

"""What people read while a table looks for others."""

from bot.panel.kit import ids
from bot.panel.kit.posting import Posting
from bot.panel.kit.sheet import Sheet, Widget
from bot.panel.kit.widgets import button, link
from bot.panel.kit.wording import table_title, teller
from bot.panel.lines.wanted import HOUR_ALONE, hour_buttons
from bot.store.table.records import Table


def hour_question(table: Table, locale: str, url: str | None) -> Posting:
    """To the host alone: not enough people have come, and what now?"""
    say = teller(table, locale)
    told = say.words("bot-notice-hour-came", game=table_title(table, say), count=table.free)
    ways: list[Widget] = [] if url is None else [link(say.words("bot-card-to-table"), url)]
    return Sheet().text(told).rows([hour_buttons(table, say.words, HOUR_ALONE), ways]).posting()


def filled(table: Table, locale: str) -> Posting:
    """Computers have taken the free seats; the host may begin."""
    say = teller(table, locale)
    begin = button(say.words("bot-card-start"), ids.Control(table.id, "start").id())
    return Sheet().text(say.words("bot-said-filled", game=table_title(table, say))).rows([[begin]]).posting()

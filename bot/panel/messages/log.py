"""A table's story, page by page."""

from bot.panel.kit import ids
from bot.panel.kit.posting import Posting
from bot.panel.kit.sheet import Sheet, Widget
from bot.panel.kit.story import story
from bot.panel.kit.widgets import button
from bot.panel.kit.wording import table_title, teller
from bot.store.table.records import Table
from bot.tables.logbook import LogPage

LOG_LINES = 25


def log_page(table: Table, page: LogPage, locale: str, *, seated: bool = False) -> Posting:
    """A stretch of a table's log, with the way to what was before it; for who sits there also to their own note."""
    lines = page.lines
    say = teller(table, locale)
    sheet = Sheet().text(f"### {say.words('bot-list-log', game=table_title(table, say))}")
    note: list[Widget] = [button(say.words("bot-panel-note"), ids.Control(table.id, "note").id())] if seated else []
    if not lines:
        return sheet.text(say.words("bot-list-log-empty")).rows([note]).posting()
    sheet.text(story([line.event for line in lines], say, sheet.text_left - 200))
    seals = [line.event.args["fingerprint"] for line in lines if "fingerprint" in line.event.args]
    sheet.text("\n".join(say.words("bot-list-fingerprint", fingerprint=str(seal)) for seal in seals))
    way = ids.Control(table.id, "log", args=(str(page.earlier),)).id()
    earlier = [button(say.words("bot-list-earlier"), way)] if page.earlier else []
    return sheet.rows([[*earlier, *note]]).posting()

"""What people read while a table looks for others."""

from bot.panel.kit import ids
from bot.panel.kit.posting import Posting
from bot.panel.kit.sheet import Sheet, Widget
from bot.panel.kit.widgets import button, link
from bot.panel.kit.wording import escaped, table_title, teller
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


def to_pass_on(table: Table, code: str, locale: str, url: str | None, install: str) -> Posting:
    """How others come here: who is on this server by a link, everybody else by a code."""
    say = teller(table, locale)
    lines = [say.words("bot-share-title", game=table_title(table, say))]
    lines += [] if url is None else [say.words("bot-share-link", url=url)]
    lines += [say.words("bot-share-code", code=code), say.words("bot-card-install", url=install)]
    return Sheet().text("\n".join(lines)).posting()


def joined_by_code(table: Table, locale: str, url: str | None) -> Posting:
    """They sit at a table that they see."""
    say = teller(table, locale)
    ways: list[Widget] = [] if url is None else [link(say.words("bot-card-to-table"), url)]
    return Sheet().text(say.words("bot-said-joined-by-code", game=table_title(table, say))).rows([ways]).posting()


def welcome(table: Table, locale: str) -> Posting:
    """They sit at a table that they do not see, and may stand up again."""
    say = teller(table, locale)
    people = say.words("core-list-separator").join(escaped(name) for name in table.names)
    told = say.words("bot-said-guest", game=table_title(table, say), table=table.id, people=people)
    leave = button(say.words("bot-card-leave"), ids.Control(table.id, "leave").id())
    rules = button(say.words("bot-card-rules"), ids.Control(table.id, "help").id())
    return Sheet().text(told).rows([[leave, rules]]).posting()


def begun_elsewhere(table: Table, locale: str) -> Posting:
    """Their game has begun."""
    say = teller(table, locale)
    told = say.words("bot-notice-guest-begun", game=table_title(table, say), table=table.id)
    board = button(say.words("bot-notice-guest-board"), ids.Control(table.id, "board").id())
    return Sheet().text(told).rows([[board]]).posting()

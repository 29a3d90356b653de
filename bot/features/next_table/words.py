"""A person's own order of tables, put up one by one beneath their list."""

from collections.abc import Mapping, Sequence
from typing import Any

from bot.panel.kit import ids
from bot.panel.kit.posting import Posting
from bot.panel.kit.sheet import Sheet, Widget
from bot.panel.kit.widgets import IN_A_LIST, dropdown
from bot.panel.kit.wording import game_name
from bot.store.people.choices import MINE, MY_TABLES, ORDER
from bot.tables.model import Summary
from texts import words

FIRST = "first"
MOST_LISTS = 4
"""A list holds 25 tables, and nobody looks through more of them than these."""


def in_my_order(listed: Sheet, summaries: Sequence[Summary], settings: Mapping[str, Any], locale: str) -> Posting:
    """The list, and for those who go by an order of their own the way to put a table first."""
    playing = [each.table for each in summaries if each.table.status == "playing"][: IN_A_LIST * MOST_LISTS]
    if settings.get(ORDER) != MINE or len(playing) < 2:
        return listed.posting()
    say, own = words(locale), list(settings.get(MY_TABLES, ()))
    ordered = sorted(playing, key=lambda table: own.index(table.id) if table.id in own else len(own))
    names = [(say("bot-thread-name", game=game_name(say, each.game), table=each.id), str(each.id)) for each in ordered]
    told = say("bot-order-mine-now", tables=say("core-list-separator").join(name for name, _ in names[:IN_A_LIST]))
    lists: list[list[Widget]] = []
    for begin in range(0, len(names), IN_A_LIST):
        at = ids.Control(ordered[0].id, FIRST, args=(str(len(lists)),)).id()
        lists.append([dropdown(say("bot-order-put-first"), at, names[begin : begin + IN_A_LIST])])
    return listed.text(f"-# {told}").rows(lists).posting()

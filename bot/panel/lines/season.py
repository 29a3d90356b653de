"""Which round of which season a table plays: that is the table's own, as its campaign is."""

from bot.panel.kit.wording import escaped
from bot.store.table.records import Table
from texts import Words


def which_round(table: Table, say: Words) -> str:
    """The season that the table's game is of, and which round of it; nothing if it is of none."""
    if table.season is None:
        return ""
    key = "bot-season-table-final" if table.season.final else "bot-season-table"
    return say(key, name=escaped(table.season.name), round=table.season.round)

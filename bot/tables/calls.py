"""How people are called when it is their turn: once, in the thread or privately, as they have chosen."""

import sqlite3

from msgspec.structs import replace

from bot.store import Commit, Outgoing, Table, load_choices
from bot.store.news import PanelNews, ToPerson, TurnNews
from bot.tables.outgoing import at_table, to_seat
from games.core.seats import Seat


def with_calls(db: sqlite3.Connection, commit: Commit) -> Commit:
    """The change, with private calls for those alone who want them: the panel calls the others."""
    kept = tuple(item for item in commit.outbox if not _is_private_call(item) or _wanted(db, item))
    return replace(commit, outbox=kept)


def reminder(db: sqlite3.Connection, table: Table, seat: Seat) -> tuple[Outgoing, ...]:
    """Somebody has kept the table waiting for long."""
    user_id = table.seats[seat].user_id
    if user_id is None:
        return ()
    if load_choices(db, user_id).called_privately:
        return to_seat(table, TurnNews(seat, reminder=True))
    return (at_table(table, PanelNews(anew=True, ping=(seat,))),)


def _is_private_call(item: Outgoing) -> bool:
    return isinstance(item.news, TurnNews) and not item.news.whisper


def _wanted(db: sqlite3.Connection, item: Outgoing) -> bool:
    return isinstance(item.target, ToPerson) and load_choices(db, item.target.user_id).called_privately

"""The tables that wait for somebody, in the order in which they want to go through them."""

import math

from bot.store.connection import Connection
from bot.store.identity import TableId, UserId
from bot.store.people.choices import MY_TABLES, ORDER, load_choices
from bot.store.table.clocks import load_clocks
from bot.store.table.waiting import Waiting, tables_waiting_for


def waiting_in_order(db: Connection, user_id: UserId) -> list[TableId]:
    """Each once; those that wait longest first, where the person has not chosen otherwise."""
    settings = load_choices(db, user_id).settings
    waiting = tables_waiting_for(db, user_id)
    match settings.get(ORDER):
        case "clock":
            waiting = sorted(waiting, key=lambda each: _runs_out(db, each))
        case "mine":
            own = list(settings.get(MY_TABLES, ()))
            waiting = sorted(waiting, key=lambda each: _place(each, own))
    return list(dict.fromkeys(each.table_id for each in waiting))


def _runs_out(db: Connection, waiting: Waiting) -> float:
    """When the seat's clock runs out; where none runs, never."""
    clocks = load_clocks(db, waiting.table_id)
    ends = None if clocks is None else clocks.seats[waiting.seat].ends
    return math.inf if ends is None else ends


def _place(waiting: Waiting, own: list[int]) -> int:
    """Where a table stands in somebody's own order; those they have not put anywhere come last."""
    return own.index(waiting.table_id) if waiting.table_id in own else len(own)

"""Whoever has something to answer beside the game is called to it, and nobody in the night: they are in the morning."""

from collections.abc import Collection

from bot.store.connection import Connection
from bot.store.identity import TableId, UserId
from bot.store.table.handovers import handovers_at
from bot.store.table.proposals import open_proposals
from bot.store.table.records import Table
from bot.store.telling.calls_to_answer import call_to_answer_later
from bot.store.telling.news import Invitation, Outgoing, PanelNews
from bot.tables.outgoing import at_table, to_person
from bot.tables.waiting.calls import Reach


def call_to_answer(db: Connection, table_id: TableId, people: Collection[UserId], now: float) -> tuple[UserId, ...]:
    """Those of these people who may be called now; the others are called when they may be."""
    times = {user_id: Reach.of(db, user_id).at(now) for user_id in people}
    for user_id, at in times.items():
        if at > now:
            call_to_answer_later(db, table_id, user_id, at)
    return tuple(user_id for user_id, at in times.items() if at <= now)


def to_answer(db: Connection, table: Table, user_id: UserId) -> tuple[Outgoing, ...]:
    """The call of somebody whose answer is still wanted at this table: to a vote, a seat on offer, an invitation."""
    seat = table.seat_of(user_id)
    if table.status == "lobby":
        return (to_person(table, Invitation(user_id)),) if seat is None and user_id in table.invited else ()
    asked = open_proposals(db, table.id)
    votes = seat is not None and any(seat not in (*each.agreed, *each.refused, each.terms.seat) for each in asked)
    offered = any(each.user_id == user_id for each in handovers_at(db, table.id))
    return (at_table(table, PanelNews(anew=True, people=(user_id,))),) if votes or offered else ()

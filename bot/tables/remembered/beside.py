"""What goes on beside a table's game, as it is kept in memory: the question it is asked, what people have planned."""

from bot.store.connection import Connection
from bot.store.identity import TableId
from bot.store.table.plans import SeatPlans, load_plans
from bot.store.table.proposals import Proposal, open_proposals
from bot.tables.brought.vote import Vote
from games.core.seats import Seat


def vote_at(db: Connection, table_id: TableId) -> Vote | None:
    """The open question of a table."""
    return next(map(vote_of, open_proposals(db, table_id)), None)


def vote_of(asked: Proposal) -> Vote:
    """The open question as the table has it."""
    yes, no = (tuple(sorted(seats)) for seats in (asked.agreed, asked.refused))
    return Vote(asked.kind, asked.seat, yes, no=no, terms=asked.terms, at=asked.at, until=asked.until)


def plans_at(db: Connection, table_id: TableId) -> dict[Seat, SeatPlans]:
    """What each seat has planned."""
    return {left.seat: left for left in load_plans(db, table_id)}

"""What people leave for their next questions: kept for them alone, and changed by them alone."""

from bot.features.plans.edits import Edit
from bot.store.identity import TableId
from bot.store.table.plans import SeatPlans, save_plans
from bot.tables.model import Moved, Person, Refused
from bot.tables.overtaken import as_it_stands
from bot.tables.service import Tables
from bot.tables.turns import seat_at

MOST_PLANS = 20
MOST_WISHES = 6


class Planning:
    """Changes the plans of whoever asks for it."""

    def __init__(self, tables: Tables) -> None:
        self._ledger = tables.ledger
        self._turns = tables.turns

    @as_it_stands
    async def change(self, table_id: TableId, person: Person, edit: Edit) -> Moved | None:
        """Change one's own plans. If one of them is due already, it acts at once: what came of it then, else None."""
        async with self._ledger.shelf.locked(table_id):
            live = await self._ledger.shelf.live(table_id)
            seat = seat_at(live, person)
            before = live.plans_of(seat)
            plans = edit(() if before is None else before.plans)
            if len(plans) > MOST_PLANS or any(len(plan.wishes) > MOST_WISHES for plan in plans):
                raise Refused("too-many-plans", plans=MOST_PLANS, wishes=MOST_WISHES)
            left = SeatPlans(seat, person.id, plans)
            await self._ledger.write_beside(lambda db: save_plans(db, table_id, left), live)
            live.plans[seat] = left
            return await self._turns.let_plans_act(live, seat)

"""What people leave for their next questions: kept for them alone, and changed by them alone."""

from collections.abc import Callable

from msgspec.structs import replace

from bot.store.identity import TableId
from bot.store.table.plans import SeatPlans, save_plans
from bot.tables.ledger import Ledger
from bot.tables.model import Moved, Person, Refused
from bot.tables.turns import Turns, seat_at
from games.core.ahead.plans import Need, Plan, Wish
from games.core.events import Phrase
from games.core.seats import QuestionNumber

MOST_PLANS = 10
MOST_WISHES = 6

Edit = Callable[[tuple[Plan, ...]], tuple[Plan, ...]]


class Planning:
    """Changes the plans of whoever asks for it."""

    def __init__(self, ledger: Ledger, turns: Turns) -> None:
        self._ledger = ledger
        self._turns = turns

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
            await self._ledger.write(lambda db: save_plans(db, table_id, left), live)
            live.plans[seat] = left
            return await self._turns.let_plans_act(live, seat)


class Gone(Refused):
    """The plan that a control is about has acted meanwhile, or was changed."""

    def __init__(self) -> None:
        super().__init__("plan-gone")


def adding(question: str, prompt: Phrase, turn: int, wish: Wish, after: QuestionNumber) -> Edit:
    """One more wish for a question: the next of its kind, or the one after so many others."""

    def edit(plans: tuple[Plan, ...]) -> tuple[Plan, ...]:
        alike = [at for at, plan in enumerate(plans) if plan.question == question]
        if turn >= len(alike):
            return (*plans, Plan(question, prompt, (wish,), after))
        at = alike[turn]
        if wish in plans[at].wishes:
            return plans
        return _with(plans, at, replace(plans[at], wishes=(*plans[at].wishes, wish)))

    return edit


def removing(plan: Plan, wish: Wish) -> Edit:
    """The wish is gone, and with the last one the plan."""

    def edit(plans: tuple[Plan, ...]) -> tuple[Plan, ...]:
        at, wish_at = _found(plans, plan, wish)
        wishes = (*plan.wishes[:wish_at], *plan.wishes[wish_at + 1 :])
        return _with(plans, at, replace(plan, wishes=wishes)) if wishes else (*plans[:at], *plans[at + 1 :])

    return edit


def preferring(plan: Plan, wish: Wish) -> Edit:
    """The wish takes the place of the one before it."""

    def edit(plans: tuple[Plan, ...]) -> tuple[Plan, ...]:
        at, wish_at = _found(plans, plan, wish)
        if wish_at == 0:
            return plans
        wishes = list(plan.wishes)
        wishes[wish_at - 1 : wish_at + 1] = [wish, wishes[wish_at - 1]]
        return _with(plans, at, replace(plan, wishes=tuple(wishes)))

    return edit


def minding(plan: Plan, wish: Wish, *, brings: Need | None, has: Need | None) -> Edit:
    """The wish holds only under these conditions."""

    def edit(plans: tuple[Plan, ...]) -> tuple[Plan, ...]:
        at, wish_at = _found(plans, plan, wish)
        wishes = list(plan.wishes)
        wishes[wish_at] = replace(wish, brings=brings, has=has)
        return _with(plans, at, replace(plan, wishes=tuple(wishes)))

    return edit


def guarding(plan: Plan, unchanged: tuple[Need, ...] | None) -> Edit:
    """The plan holds only while its seat has exactly this; or whatever it has."""

    def edit(plans: tuple[Plan, ...]) -> tuple[Plan, ...]:
        if plan not in plans:
            raise Gone
        return _with(plans, plans.index(plan), replace(plan, unchanged=unchanged))

    return edit


def dropping_all(plans: tuple[Plan, ...]) -> tuple[Plan, ...]:
    """No plans any more."""
    return ()


def _found(plans: tuple[Plan, ...], plan: Plan, wish: Wish) -> tuple[int, int]:
    if plan not in plans or wish not in plan.wishes:
        raise Gone
    return plans.index(plan), plan.wishes.index(wish)


def _with(plans: tuple[Plan, ...], at: int, plan: Plan) -> tuple[Plan, ...]:
    return (*plans[:at], plan, *plans[at + 1 :])

"""How plans are changed, one wish or one condition at a time, by whoever sees them as they are."""

from collections.abc import Callable

from msgspec.structs import replace

from bot.tables.model import Refused
from games.core.ahead.plans import EVERY, Need, Plan, Wish
from games.core.events import Phrase
from games.core.seats import QuestionNumber

Edit = Callable[[tuple[Plan, ...]], tuple[Plan, ...]]

ANY_QUESTION = Phrase("bot-plan-any-question")
"""What a plan for every question stands for."""


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


def never(wish: Wish, after: QuestionNumber) -> Edit:
    """Every question is answered as if nothing of this verb were in it, where that leaves a single answer."""

    def edit(plans: tuple[Plan, ...]) -> tuple[Plan, ...]:
        more = adding(EVERY, ANY_QUESTION, 0, wish, after)(plans)
        return tuple(replace(plan, stays=True) if plan.question == EVERY else plan for plan in more)

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
    return becoming(plan, wish, replace(wish, brings=brings, has=has))


def becoming(plan: Plan, wish: Wish, other: Wish) -> Edit:
    """Another wish stands in the place of this one."""

    def edit(plans: tuple[Plan, ...]) -> tuple[Plan, ...]:
        at, wish_at = _found(plans, plan, wish)
        wishes = list(plan.wishes)
        wishes[wish_at] = other
        return _with(plans, at, replace(plan, wishes=tuple(wishes)))

    return edit


def holding(plan: Plan, other: Plan) -> Edit:
    """The plan holds as this other one says: how long, for which questions, on which ground."""

    def edit(plans: tuple[Plan, ...]) -> tuple[Plan, ...]:
        if plan not in plans:
            raise Gone
        return _with(plans, plans.index(plan), other)

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

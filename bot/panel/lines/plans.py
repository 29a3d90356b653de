"""A seat's plans in lines, for its own eyes: on the private card, and in the list of plans."""

from bot.panel.kit.labels import cut
from bot.panel.kit.wishes import verb_told, wish_name
from bot.store.table.plans import DROPPED, ENDED, ROBBED
from bot.tables.live import Live
from games.core.ahead.plans import EVERY, Plan
from games.core.events import Event
from games.core.game import AnyGame
from games.core.seats import Seat
from texts import Teller

PLANS_ROOM = 2400
QUESTION_ROOM = 90


def can_plan(live: Live) -> bool:
    """Whether there is anybody else to wait for: the button tells nothing about anybody."""
    return live.state.seats > 1


def plans_dropped(live: Live, seat: Seat) -> list[Event]:
    """What the seat has to hear of plans that are gone, since it moved last."""
    gone = [line for line in live.recent if line.event.key in (DROPPED, ROBBED, ENDED)]
    return [line.event for line in live.recent.since(seat) if line in gone] if gone else []


def plans_told(live: Live, seat: Seat, say: Teller) -> str:
    """The plans in lines, the questions as headings."""
    left = live.plans_of(seat)
    lines: list[str] = []
    for plan in () if left is None else left.plans:
        lines.append(f"**{cut(say.phrase(plan.prompt), QUESTION_ROOM)}**")
        if held := held_told(live.game, plan, say):
            lines.append(f"-# {held}")
        lines += [f"{at}. {wish_name(live.game, wish, say)}" for at, wish in enumerate(plan.wishes, 1)]
    return cut("\n".join(lines), PLANS_ROOM)


def held_told(rules: AnyGame, plan: Plan, say: Teller) -> str:
    """How long the plan holds, and on which ground; nothing of what is meant for one time without conditions."""
    told = []
    if plan.stays:
        told.append(say.words("bot-plan-stays"))
    if plan.while_it_fits:
        told.append(say.words("bot-plan-while-it-fits"))
    if plan.until:
        verbs = say.words("core-list-separator").join(verb_told(rules, verb, say) for verb in plan.until)
        told.append(say.words("bot-plan-until", move=verbs))
    if plan.question.endswith(EVERY) and plan.question != EVERY:
        told.append(say.words("bot-plan-about-anything"))
    if plan.unchanged is not None:
        told.append(say.words("bot-plan-unchanged"))
    return " · ".join(told)

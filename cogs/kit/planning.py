"""One's plans as they stand, and what came of changing them."""

from collections.abc import Sequence

from bot.panel.messages.planning import plans_card
from bot.store.plans import PLANNED
from bot.tables import Live, Person
from bot.tables.plans import Edit
from cogs.kit.answering import Answer
from cogs.kit.making_moves import shown
from games.core.events import Event
from games.core.seats import Seat


async def show_plans(
    answer: Answer, live: Live, seat: Seat, locale: str, *, before: str = "", events: Sequence[Event] = ()
) -> None:
    """The list of one's plans."""
    coming = await live.coming(seat)
    await answer.show(plans_card(live, seat, coming, locale, before=before, events=events))


async def changed(answer: Answer, live: Live, seat: Seat, person: Person, edit: Edit) -> None:
    """Change one's plans and show them; a plan for what is asked already acts, and then that is shown."""
    tables = answer.interaction.client.tables
    moved = await answer.change(tables.planning.change(live.table.id, person, edit))
    if moved is not None and any(event.key == PLANNED for event in moved.events):
        await shown(answer, moved, person.locale)
        return
    events = () if moved is None else moved.events
    await show_plans(answer, await tables.live(live.table.id), seat, person.locale, events=events)

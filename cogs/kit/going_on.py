"""From one table that waits for somebody to the next."""

from collections.abc import Sequence

from bot.panel.kit.sheet import told
from bot.store.identity import TableId, UserId
from cogs.kit.answering import Answer
from cogs.kit.explaining import reason_text
from cogs.kit.showing import show_return
from texts import words


async def go_on(answer: Answer, locale: str, skipped: Sequence[TableId] = ()) -> None:
    """The next table, ready to move; those left aside come last, and in the end nothing is left."""
    client, user = answer.interaction.client, UserId(answer.interaction.user.id)
    live, wrong = await client.tables.queue.next_of(user, skipped)
    if live is None:
        lines = [reason_text(refused.reason, locale, None) for refused in wrong]
        await answer.show(told("\n".join(lines) or words(locale)("bot-list-nothing-next")))
        return
    client.lookout.passed_by([live.table.id])
    seat = live.seat_of(user)
    assert seat is not None, "it waits for this person"
    left_aside = () if live.table.id in skipped else skipped
    await show_return(answer, live, seat, locale, left_aside)

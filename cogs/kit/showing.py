"""The board, one's own controls and the log, for one person's eyes."""

from bot.panel.messages.log import LOG_LINES, log_page
from bot.panel.messages.private_card import own_board, your_move
from bot.tables import Live
from cogs.kit.answering import Answer


async def show_board(answer: Answer, live: Live, seat: int | None, locale: str, *, own: bool) -> None:
    """A picture of the table as this seat may see it, or of its own part of it."""
    pictures = answer.interaction.client.pictures
    drawing = pictures.own(live, seat, locale) if own and seat is not None else pictures.board(live, seat, locale)
    await answer.show_drawn(drawing, lambda picture: own_board(live, seat if own else None, locale, picture))


async def show_own(answer: Answer, live: Live, seat: int, locale: str) -> None:
    """One's own board and controls, the picture as soon as it is drawn."""
    pictures = answer.interaction.client.pictures
    await answer.show_drawn(pictures.own(live, seat, locale), lambda picture: your_move(live, seat, locale, picture))


async def show_log(answer: Answer, table_id: int, locale: str, before: int | None = None) -> None:
    """The last lines of the log that this person may read, or the last before a version."""
    client = answer.interaction.client
    table = await client.tables.table(table_id)
    seat = table.seat_of(answer.interaction.user.id)
    lines = await answer.wait(client.tables.log(table_id, seat, LOG_LINES, before))
    await answer.show(log_page(table, lines, locale))

"""In private messages the panel itself answers a click: it shows at once how the table stands."""

import asyncio
from collections.abc import Sequence
from functools import partial

from bot.panel.kit.posting import Posting
from bot.panel.messages.private_card import lesson_on
from bot.panel.messages.private_panel import private_panel, shown_of
from bot.store import mark_private_panel, private_panels_of
from bot.store.identity import MessageId, UserId
from bot.tables import Live
from cogs.kit.answering import Answer
from cogs.kit.showing import sound_card
from games.core.events import Event
from games.core.seats import Seat
from render.kit.picture import Picture


async def is_private_panel(answer: Answer, live: Live) -> bool:
    """Whether the panel of a table in private messages was clicked, and no reminder or answer to a command."""
    message, table = answer.interaction.message, live.table
    if message is None or not (answer.in_place and table.private):
        return False
    panels = await answer.interaction.client.store.read(lambda db: private_panels_of(db, table.id))
    return any(panel.message_id == message.id for panel in panels.values())


async def show_private_panel(
    answer: Answer, live: Live, seat: Seat, locale: str, *, before: str = "", events: Sequence[Event] = ()
) -> None:
    """The whole panel in the place of what was clicked."""
    client, table = answer.interaction.client, live.table
    panels = await client.store.read(lambda db: private_panels_of(db, table.id))
    unreached = {user for user, panel in panels.items() if not panel.reached}
    shows = shown_of(live, seat, unreached)
    lesson = await client.people.lesson(UserId(answer.interaction.user.id), lesson_on(live, seat))
    note = await client.tables.notes.of(table.id, UserId(answer.interaction.user.id))
    drawings = [
        client.pictures.own(live, seat, locale),
        client.pictures.board(live, seat, locale),
        *client.pictures.more(live, locale),
    ]

    def made(pictures: Sequence[Picture] | None) -> Posting:
        card = partial(_panel, live, seat, pictures or (), unreached, before, events, lesson, note)
        return sound_card(live, locale, pictures[0] if pictures else None, card)

    await answer.show_drawn(asyncio.gather(*drawings), made)
    message = answer.interaction.message
    if message is not None:
        clicked = MessageId(message.id)
        await client.store.write(lambda db: mark_private_panel(db, table.id, clicked, shows))


def _panel(
    live: Live,
    seat: Seat,
    pictures: Sequence[Picture],
    unreached: set[UserId],
    before: str,
    events: Sequence[Event],
    lesson: str,
    note: str,
    locale: str,
    _: Picture | None,
) -> Posting:
    return private_panel(
        live, seat, locale, pictures, unreached, before=before, events=events, lesson=lesson, note=note
    )

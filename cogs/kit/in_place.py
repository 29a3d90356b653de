"""In private messages the panel itself answers a click: it shows at once how the table stands."""

import asyncio
from collections.abc import Mapping, Sequence
from functools import partial

from bot.features.private_tables import PRIVATE_TABLES
from bot.features.private_tables.rows import PrivatePanel, mark_private_panel, private_panels_of
from bot.features.private_tables.words import private_panel, shown_of
from bot.panel.kit.posting import Posting
from bot.panel.messages.private_card import lesson_on
from bot.store.connection import Connection
from bot.store.identity import ChannelId, MessageId, UserId
from bot.store.telling.news import FormerCard, Outgoing, PrivatePanelNews
from bot.store.telling.outbox import put_outbox
from bot.tables.live import Live
from bot.tables.outgoing import tidying, to_person
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
    return await answer.interaction.client.tables.of(PRIVATE_TABLES).is_panel(table.id, MessageId(message.id))


async def show_private_panel(
    answer: Answer, live: Live, seat: Seat, locale: str, *, before: str = "", events: Sequence[Event] = ()
) -> None:
    """The whole panel in the place of what was clicked."""
    client, table = answer.interaction.client, live.table
    unreached = await client.tables.of(PRIVATE_TABLES).unreached(table.id)
    shows = shown_of(live, seat, unreached)
    lesson = await client.people.lesson(UserId(answer.interaction.user.id), lesson_on(live, seat))
    lines = await client.tables.on_card(table.id, UserId(answer.interaction.user.id), locale)
    drawings = [
        client.pictures.question(live, seat, locale),
        client.pictures.board(live, seat, locale),
        *client.pictures.more(live, locale),
    ]

    def made(pictures: Sequence[Picture] | None) -> Posting:
        card = partial(_panel, live, seat, pictures or (), unreached, before, events, lesson, lines)
        return sound_card(live, locale, pictures[0] if pictures else None, card)

    await answer.show_drawn(asyncio.gather(*drawings), made, owed=True)
    if answer.message_id is not None:
        await _catch_up(answer, answer.message_id, await client.tables.live(table.id), shows)


async def _catch_up(answer: Answer, shown: MessageId, live: Live, shows: str) -> None:
    """The message shows that now; what was told there while the answer was made is told once more."""
    client, table, user = answer.interaction.client, live.table, UserId(answer.interaction.user.id)
    seat, channel = live.seat_of(user), ChannelId(answer.interaction.channel_id or 0)

    def store(db: Connection) -> bool:
        mark_private_panel(db, table.id, shown, shows)
        panels = private_panels_of(db, table.id)
        behind: list[Outgoing] = []
        if all(panel.message_id != shown for panel in panels.values()):
            behind = [tidying(table, FormerCard(channel, shown))]
        elif seat is None or shown_of(live, seat, _unreached(panels)) != shows:
            behind = [to_person(table, PrivatePanelNews(user))]
        put_outbox(db, behind)
        return bool(behind)

    if await client.store.write(store):
        client.publisher.wake()


def _unreached(panels: Mapping[UserId, PrivatePanel]) -> set[UserId]:
    """Those who could not be written to when it was last tried."""
    return {user for user, panel in panels.items() if not panel.reached}


def _panel(
    live: Live,
    seat: Seat,
    pictures: Sequence[Picture],
    unreached: set[UserId],
    before: str,
    events: Sequence[Event],
    lesson: str,
    lines: Sequence[str],
    locale: str,
    _: Picture | None,
) -> Posting:
    return private_panel(
        live, seat, locale, pictures, unreached, before=before, events=events, lesson=lesson, lines=lines
    )

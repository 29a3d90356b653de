"""The board, one's own controls and the log, for one person's eyes."""

import asyncio
import logging
from collections.abc import Callable, Sequence
from dataclasses import replace
from functools import partial

from bot.features.next_table import NEXT_TABLE
from bot.host.logs import interaction_id
from bot.panel.kit.posting import Posting
from bot.panel.kit.wording import teller
from bot.panel.lines.beside import Beside
from bot.panel.messages.log import LOG_LINES, log_page
from bot.panel.messages.plain import plain_board
from bot.panel.messages.private_card import closer_card, lesson_on, own_board, your_move
from bot.panel.messages.recap import recap
from bot.store.identity import TableId, UserId
from bot.tables.live import Live
from cogs.kit.answering import Answer
from games.core.seats import Seat
from render.kit.picture import Picture

log = logging.getLogger(__name__)


async def show_board(answer: Answer, live: Live, seat: Seat | None, locale: str, *, own: bool) -> None:
    """A picture of the table as this seat may see it, or of its own part of it."""
    if own and seat is not None:
        await _show_own_board(answer, live, seat, locale)
        return
    saw(answer, live.table.id, locale)
    await answer.show_drawn(
        answer.interaction.client.pictures.board(live, seat, locale),
        lambda picture: sound_card(live, locale, picture, partial(own_board, live, None)),
    )
    await note_reading(answer, live.table.id, locale)


async def _show_own_board(answer: Answer, live: Live, seat: Seat, locale: str) -> None:
    """Above the controls what they are about."""
    pictures = answer.interaction.client.pictures
    saw(answer, live.table.id, locale)
    card = partial(own_board, live, seat, beside=await beside_game(answer, live, locale))
    await answer.show_drawn(
        asyncio.gather(pictures.own(live, seat, locale), pictures.part_asked(live, seat, locale)),
        lambda drawn: sound_card(
            live, locale, drawn and drawn[0], partial(card, asked=drawn[1]) if drawn is not None else card
        ),
    )
    await note_card(answer, live, seat, locale)


async def show_part(answer: Answer, live: Live, seat: Seat | None, locale: str, word: str) -> None:
    """A part of the table, larger."""
    await answer.show_drawn(
        answer.interaction.client.pictures.part(live, seat, locale, word),
        lambda picture: sound_card(live, locale, picture, partial(closer_card, live, seat)),
    )
    await note_reading(answer, live.table.id, locale)


async def show_own(answer: Answer, live: Live, seat: Seat, locale: str, *, linked: bool = False) -> None:
    """One's own board and controls, the picture as soon as it is drawn."""
    client, user = answer.interaction.client, answer.interaction.user.id
    lesson = await client.people.lesson(UserId(user), lesson_on(live, seat))
    card = partial(your_move, live, seat, linked=linked, lesson=lesson, beside=await beside_game(answer, live, locale))
    await answer.show_drawn(
        client.pictures.question(live, seat, locale), lambda picture: sound_card(live, locale, picture, card)
    )
    await note_card(answer, live, seat, locale)


async def show_return(answer: Answer, live: Live, seat: Seat, locale: str, skipped: Sequence[TableId] = ()) -> None:
    """For somebody who comes back: what happened since their turn, the table with its marks, and what is asked now."""
    client, user = answer.interaction.client, answer.interaction.user.id
    lesson = await client.people.lesson(UserId(user), lesson_on(live, seat))
    beside = await beside_game(answer, live, locale, skipped)
    since = recap(live, seat, teller(live.table, locale, live.emblems))
    card = partial(your_move, live, seat, linked=True, lesson=lesson, beside=replace(beside, since=since))
    pictures = client.pictures
    await answer.show_drawn(
        asyncio.gather(pictures.board(live, seat, locale), pictures.question(live, seat, locale)),
        lambda drawn: sound_card(
            live, locale, drawn and drawn[1], partial(card, table=drawn[0]) if drawn and since else card
        ),
    )
    await note_card(answer, live, seat, locale)


async def beside_game(answer: Answer, live: Live, locale: str, skipped: Sequence[TableId] = ()) -> Beside:
    """What goes on for this person here beside the game, and how many other tables wait for them."""
    tables, user = answer.interaction.client.tables, UserId(answer.interaction.user.id)
    waiting = await tables.of(NEXT_TABLE).waiting(user)
    others = sum(table != live.table.id for table in waiting)
    lines = await tables.on_card(live.table.id, user, locale)
    people = answer.interaction.client.people
    asks = not live.table.private and live.playing and await people.is_to_be_asked_how_to_call(user)
    return Beside(lines, others=others, asks_how_to_call=asks, skipped=tuple(skipped))


async def note_card(answer: Answer, live: Live, seat: Seat, locale: str) -> None:
    """It takes the place of the card that this person had at the table before."""
    saw(answer, live.table.id, locale)
    answer.noted = True
    await answer.interaction.client.cards.card(answer.interaction, answer.vanishing_id, live, seat, locale)


async def note_reading(answer: Answer, table_id: TableId, locale: str) -> None:
    """It takes the place of what this person read at the table before."""
    answer.noted = True
    await answer.interaction.client.cards.reading(answer.interaction, answer.vanishing_id, table_id, locale)


def sound_card(
    live: Live, locale: str, picture: Picture | None, make: Callable[[str, Picture | None], Posting]
) -> Posting:
    """The card, or if a fault of ours keeps its controls from being made the board alone, and what leads on."""
    try:
        return make(locale, picture)
    except Exception:
        fault = interaction_id() or str(live.table.id)
        log.exception("could not make a card", extra={"table": live.table.id})
        return plain_board(live, locale, fault, picture)


async def show_log(answer: Answer, table_id: TableId, locale: str, end: int | None = None) -> None:
    """The last lines of the log that this person may read, or the last of so many first ones."""
    client = answer.interaction.client
    table = await client.tables.table(table_id)
    seat = table.seat_of(UserId(answer.interaction.user.id))
    page = await client.tables.log(table_id, seat, LOG_LINES, end)
    saw(answer, table_id, locale)
    await answer.show(log_page(table, page, locale, seated=seat is not None and table.status == "playing"))
    await note_reading(answer, table_id, locale)


def saw(answer: Answer, table_id: TableId, locale: str) -> None:
    """What is shown goes when this person does not sit at the table any more."""
    answer.interaction.client.cards.saw(answer.interaction, answer.message_id, table_id, locale)

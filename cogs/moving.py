"""Moves made by commands, and what the one who made them is told."""

from bot.panel.messages.private_card import your_move
from bot.tables import Live, Moved
from cogs.answering import Answer, Interaction
from cogs.finding import seat_here
from games.core.moves import Move


async def made(interaction: Interaction, live: Live, move: Move | str) -> None:
    """Make the move and show what came of it."""
    client, answer = interaction.client, Answer(interaction)
    person = await client.people.person(interaction)
    moved = await answer.wait(client.tables.turns.move(live.table.id, person, move, interaction=interaction.id))
    await shown(answer, moved, person.locale)


async def shown(answer: Answer, moved: Moved, locale: str) -> None:
    """What happened, and the next question if it is one's own again."""
    live = await answer.interaction.client.tables.live(moved.table.id)
    seat = seat_here(answer.interaction, live)
    if not (live.playing and live.request(seat).asked):
        await answer.show(your_move(live, seat, locale, None, events=moved.events))
        return
    pictures = answer.interaction.client.pictures
    await answer.show_drawn(
        pictures.own(live, seat, locale), lambda picture: your_move(live, seat, locale, picture, events=moved.events)
    )

"""An answer in the place of the message that was clicked."""

import asyncio
from types import SimpleNamespace
from typing import Any
from unittest.mock import AsyncMock

import discord
import pytest

from bot.host.pace import Pace
from bot.panel.kit.posting import Posting
from bot.panel.kit.sheet import Sheet
from bot.publisher.refusals import UNFIT
from cogs.kit.answering import PICTURE_PATIENCE, UNKNOWN_MESSAGE, Answer
from render.kit.picture import Picture

BOARD, CHANGED = (Picture(data, "webp", 16, 16, "A board") for data in (b"board", b"another"))


def attachment(posting: Posting) -> Any:
    """The posting's picture as it stands in a message."""
    return SimpleNamespace(id=77, filename=posting.files()[0].filename)


def clicked(posting: Posting) -> Any:
    """A click on a private message that shows this."""
    message = SimpleNamespace(id=5, attachments=[attachment(posting)])
    response = SimpleNamespace(is_done=lambda: False, edit_message=AsyncMock(), defer=AsyncMock())
    client = SimpleNamespace(looks=Pace(1, 60.0, lambda: 0.0))
    return SimpleNamespace(message=message, response=response, extras={}, client=client, user=SimpleNamespace(id=1))


def replied(status: int, reason: str) -> Any:
    """What is read of Discord's reply when it refuses."""
    return SimpleNamespace(status=status, reason=reason)


async def shown(interaction: Any, *postings: Posting) -> list[list[Any]]:
    """What is attached each time."""
    answer = Answer(interaction, in_place=True)
    for posting in postings:
        await answer.show(posting)
    answer.done()
    return [call.kwargs["attachments"] for call in interaction.response.edit_message.await_args_list]


def card(picture: Picture) -> Posting:
    return Sheet().text("Yours").picture(picture).posting()


async def test_a_picture_that_stands_there_is_not_sent_again() -> None:
    interaction = clicked(card(BOARD))
    assert await shown(interaction, card(BOARD), card(BOARD)) == [interaction.message.attachments] * 2


async def test_another_picture_is_sent() -> None:
    (attached,) = await shown(clicked(card(BOARD)), card(CHANGED))
    assert [type(each) for each in attached] == [discord.File]


async def test_a_picture_that_has_meanwhile_gone_is_sent_after_all() -> None:
    interaction = clicked(card(BOARD))
    gone = discord.HTTPException(replied(400, "Bad Request"), {"code": UNFIT, "message": ""})
    interaction.response.edit_message.side_effect = [gone, None]
    kept, sent = await shown(interaction, card(BOARD))
    assert kept == interaction.message.attachments
    assert [type(each) for each in sent] == [discord.File]


def gone(code: int) -> discord.NotFound:
    return discord.NotFound(replied(404, "Not Found"), {"code": code, "message": ""})


async def drawn_late(interaction: Any) -> None:
    """A picture that takes longer than its answer waits for it."""
    answer = Answer(interaction, in_place=True)

    async def drawing() -> Picture:
        await asyncio.sleep(2 * PICTURE_PATIENCE)
        return BOARD

    try:
        await answer.show_drawn(drawing(), lambda picture: card(CHANGED) if picture is None else card(picture))
    finally:
        answer.done()


async def test_a_late_picture_of_a_card_that_is_gone_is_no_failure() -> None:
    interaction = clicked(card(BOARD))
    interaction.response.edit_message.side_effect = [None, gone(UNKNOWN_MESSAGE)]
    await drawn_late(interaction)
    assert interaction.response.edit_message.await_count == 2


async def test_what_was_not_told_at_all_is_a_failure() -> None:
    interaction = clicked(card(BOARD))
    interaction.response.edit_message.side_effect = gone(UNKNOWN_MESSAGE)
    with pytest.raises(discord.NotFound):
        await drawn_late(interaction)


async def test_what_cannot_take_the_place_of_a_card_is_said_below_it() -> None:
    """Discord has shown the card, and said that it had not."""
    unfit = discord.HTTPException(replied(400, "Bad Request"), {"code": UNFIT, "message": ""})
    interaction = SimpleNamespace(
        response=SimpleNamespace(is_done=lambda: True),
        edit_original_response=AsyncMock(side_effect=unfit),
        followup=SimpleNamespace(send=AsyncMock()),
        extras={},
    )
    answer = Answer(interaction)  # type: ignore[arg-type]
    await answer.say("Done")
    answer.done()
    assert [call.args for call in interaction.followup.send.await_args_list] == [("Done",)]


@pytest.mark.parametrize("other", [card(CHANGED), Sheet().text("Nothing to see").posting()])
def test_a_posting_knows_its_pictures_by_their_names(other: Posting) -> None:
    assert card(BOARD).shows([attachment(card(BOARD))])
    assert not other.shows([attachment(card(BOARD))])

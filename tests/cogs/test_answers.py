"""An answer in the place of the message that was clicked."""

from types import SimpleNamespace
from typing import Any
from unittest.mock import AsyncMock

import discord
import pytest

from bot.panel.kit.posting import Posting
from bot.panel.kit.sheet import Sheet
from bot.publisher.refusals import UNFIT
from cogs.kit.answering import Answer
from render.kit.picture import Picture

BOARD, CHANGED = (Picture(data, "webp", 16, 16, "A board") for data in (b"board", b"another"))


def attachment(posting: Posting) -> Any:
    """The posting's picture as it stands in a message."""
    return SimpleNamespace(id=77, filename=posting.files()[0].filename)


def clicked(posting: Posting) -> Any:
    """A click on a private message that shows this."""
    message = SimpleNamespace(id=5, attachments=[attachment(posting)])
    response = SimpleNamespace(is_done=lambda: False, edit_message=AsyncMock(), defer=AsyncMock())
    return SimpleNamespace(message=message, response=response, extras={})


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
    gone = discord.HTTPException(SimpleNamespace(status=400, reason="Bad Request"), {"code": UNFIT, "message": ""})
    interaction.response.edit_message.side_effect = [gone, None]
    kept, sent = await shown(interaction, card(BOARD))
    assert kept == interaction.message.attachments
    assert [type(each) for each in sent] == [discord.File]


@pytest.mark.parametrize("other", [card(CHANGED), Sheet().text("Nothing to see").posting()])
def test_a_posting_knows_its_pictures_by_their_names(other: Posting) -> None:
    assert card(BOARD).shows([attachment(card(BOARD))])
    assert not other.shows([attachment(card(BOARD))])

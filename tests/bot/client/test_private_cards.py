"""What is known of private messages, whoever is shown whichever: no more than there is room for, and nothing twice."""

from collections.abc import AsyncIterator
from pathlib import Path
from random import Random
from types import SimpleNamespace
from typing import Any
from unittest.mock import AsyncMock, MagicMock

import pytest

from bot.client import private_cards
from bot.client.private_cards import PrivateCards
from bot.store.engine.database import Store
from bot.store.identity import MessageId, TableId, UserId


@pytest.fixture
async def cards(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> AsyncIterator[PrivateCards]:
    monkeypatch.setattr(private_cards, "REMEMBERED", 20)
    monkeypatch.setattr(private_cards, "SEEN_REMEMBERED", 50)
    monkeypatch.setattr(PrivateCards, "_hook", lambda *_: AsyncMock())
    async with Store.open(tmp_path) as store:
        opened = PrivateCards(MagicMock(), store, now=lambda: 1000.0)
        yield opened
        await opened.close()


def must_agree(cards: PrivateCards) -> None:
    assert cards._stand_in == {dialog.message: key for key, dialog in cards._dialogs.items()}
    seen: dict[MessageId, set[int]] = {}
    for number, each in cards._seen.items():
        if each.message is not None:
            seen.setdefault(each.message, set()).add(number)
    assert cards._seen_in == seen
    assert len(cards._dialogs) <= 20
    assert len(cards._seen) <= 50


async def test_what_is_found_by_its_message_is_what_is_known(cards: PrivateCards) -> None:
    random = Random(1)
    for number in range(500):
        user, table, message = UserId(random.randrange(1, 9)), TableId(random.randrange(4)), random.randrange(40)
        click: Any = SimpleNamespace(
            id=number, user=SimpleNamespace(id=user), guild_id=7, token="t", edit_original_response=AsyncMock()
        )
        cards.saw(click, random.choice([None, MessageId(message)]), table, "en")
        await cards.reading(click, MessageId(message), table, "en")
        if number % 40 == 0:
            await cards.left(table, user)
        must_agree(cards)
    for user_id in range(1, 9):
        await cards.forget(UserId(user_id))
    must_agree(cards)
    assert not cards._seen
    assert not cards._dialogs


async def test_what_came_and_went_is_not_begun_to_be_written(cards: PrivateCards) -> None:
    click: Any = SimpleNamespace(id=1, user=SimpleNamespace(id=1), guild_id=7, token="t")
    write = AsyncMock()
    cards._store.write = write  # type: ignore[method-assign]
    await cards.reading(click, MessageId(1), TableId(1), "en")
    await cards.left(TableId(1), UserId(1))
    await cards._keep()
    write.assert_not_awaited()
    for stands in (True, False):
        if stands:
            await cards.reading(click, MessageId(1), TableId(1), "en")
        else:
            await cards.left(TableId(1), UserId(1))
        await cards._keep()
    assert write.await_count == 2

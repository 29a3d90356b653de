"""Stage 9: people at a table. They are called on, once and to their faces alone; talk takes nobody's undo away."""

from collections.abc import AsyncIterator
from pathlib import Path

import pytest

from bot.client.features import table_service
from bot.panel.messages.private_card import turn_notice
from bot.panel.messages.table_panel import table_panel
from bot.store.engine.database import Store
from bot.store.identity import ChannelId, GuildId, UserId
from bot.store.table.records import Table
from bot.store.table.waiting import waiting_seats
from bot.store.telling.news import OwnNews, PanelNews, TurnNews, read_news
from bot.tables.model import Person
from docs.night_market.rulebook import KEY
from games.core.seats import Seat
from render.kit.picture import Picture
from tests.bot.panel.shown import shown

ADA, BORIS, CLARA = (Person(UserId(at), name, "en") for at, name in enumerate(("Ada", "Boris", "Clara"), 1))
MORE_PICTURES = 2


class Evening:
    """A table in play, with what was told of it so far put aside."""

    def __init__(self, store: Store) -> None:
        self.store = store
        self.tables = table_service(store, now=lambda: 1_800_000_000.0)
        self.table: Table

    async def begin(self) -> None:
        table = await self.tables.lobby.open(
            ADA, game_key=KEY, options={}, seat_count=3, language="en", open_to_all=True, invited=(),
            guild_id=GuildId(7), channel_id=ChannelId(70),
        )  # fmt: skip
        for person in (BORIS, CLARA):
            await self.tables.lobby.join(table.id, person)
        self.table = await self.tables.lobby.start(table.id, ADA)

    async def do(self, person: Person, text: str) -> list[object]:
        """Somebody types a move: the news that it makes."""
        await self.store.write(lambda db: db.execute("DELETE FROM outbox"))
        await self.tables.turns.move(self.table.id, person, text)
        return await self.news()

    async def news(self) -> list[object]:
        rows = await self.store.read(lambda db: db.execute("SELECT payload FROM outbox ORDER BY id").fetchall())
        return [read_news(payload) for (payload,) in rows]

    async def waiting(self) -> set[int]:
        return {each.seat for each in await self.store.read(lambda db: waiting_seats(db, self.table.id))}


@pytest.fixture
async def evening(tmp_path: Path) -> AsyncIterator[Evening]:
    async with Store.open(tmp_path) as store:
        begun = Evening(store)
        try:
            await begun.begin()
            yield begun
        finally:
            await begun.tables.close()


async def test_an_open_offer_calls_once_and_waits_for_nobody(evening: Evening) -> None:
    for person in (ADA, BORIS):
        await evening.do(person, "bid 0")
    news = await evening.do(ADA, "treat 1 2")
    assert PanelNews(anew=True, ping=(Seat(1),)) in news
    assert await evening.waiting() == {1, 2}
    live = await evening.tables.live(evening.table.id)
    assert live.waiting() == (2,)
    assert PanelNews(anew=True, ping=(Seat(0),)) in await evening.do(CLARA, "treat 0 1"), (
        "and Boris is not called again"
    )
    assert OwnNews(Seat(1)) in await evening.do(BORIS, "accept 1")
    assert 1 not in await evening.waiting()


async def test_a_whisper_calls_nobody_before_the_eyes_of_others(evening: Evening) -> None:
    live = await evening.tables.live(evening.table.id)
    good = live.state.players[0].hand[0]  # type: ignore[attr-defined]
    news = await evening.do(ADA, f"swap 1 give 1 {good}; none")
    assert not any(isinstance(each, PanelNews) and each.ping for each in news)
    assert TurnNews(Seat(1), whisper=True) in news
    assert live.openly_addressed() == live.waiting()
    live = await evening.tables.live(evening.table.id)
    notice = str(shown(turn_notice(live, Seat(1), "en", None)))
    assert good in notice
    assert "Ada: " in notice
    assert "Ada: " not in str(shown(table_panel(live, "en", None)))


async def test_talk_takes_nobodys_undo_away_and_going_back_drops_it(evening: Evening) -> None:
    await evening.do(ADA, "bid 3")
    await evening.do(BORIS, "treat 2 1")
    live = await evening.tables.live(evening.table.id)
    assert live.may_undo(ADA.id)
    again = table_service(evening.store)
    assert (await again.live(evening.table.id)).may_undo(ADA.id), "also after a restart"
    await again.close()
    await evening.tables.turns.undo(evening.table.id, ADA)
    live = await evening.tables.live(evening.table.id)
    assert live.calls() == ()
    assert [line.event.key for line in live.recent][-2:] == ["bot-log-undone", "core-log-dropped"]


async def test_a_bid_may_be_changed_and_a_click_on_the_first_is_late(evening: Evening) -> None:
    live = await evening.tables.live(evening.table.id)
    first = live.request(Seat(0)).number
    await evening.tables.turns.move(evening.table.id, ADA, "bid 3", number=first)
    live = await evening.tables.live(evening.table.id)
    assert live.request(Seat(0)).changing
    assert live.request(Seat(0)).number > first
    await evening.do(ADA, "bid 1")
    assert sorted(live.waiting()) == [1, 2], "in whatever order the chance of this evening has it"


async def test_all_pictures_of_the_table_are_on_the_panel(evening: Evening) -> None:
    live = await evening.tables.live(evening.table.id)
    blank = Picture(b"x", "png", 1, 1, "words")
    assert len(table_panel(live, "en", blank, (), [blank]).pictures) == MORE_PICTURES

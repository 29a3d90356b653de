"""Where a table is seen is everybody's business who sits at it: all are asked, and nobody is left behind."""

import pytest

from bot.features.places import PLACES
from bot.store.identity import ChannelId, GuildId, TableId, UserId
from bot.store.table.guests import guests_at
from bot.store.table.proposals import Asked, Terms
from bot.store.telling.news import Notice, TurnNews, read_news
from bot.tables.brought.votes import ASKED
from bot.tables.live import Live
from bot.tables.model import Refused
from tests.bot.tables.conftest import ADA, BORIS, CLARA, House

SERVER, CHANNEL = GuildId(7), ChannelId(70)
HERE = Terms(guild_id=SERVER, channel_id=CHANNEL, name="#games, The server")
LOST = Terms(guild_id=GuildId(8), channel_id=ChannelId(80), name="#games, Another server", lost=True)


async def private(house: House, **options: str) -> Live:
    """A table of three in private messages."""
    lobby = house.tables.lobby
    table = await lobby.open(
        ADA, game_key="settlers", options=options, seat_count=3, language="en", open_to_all=True, invited=(),
        guild_id=None, channel_id=None,
    )  # fmt: skip
    for person in (BORIS, CLARA):
        await lobby.join(table.id, person, by_code=True)
    await lobby.start(table.id, ADA)
    return await house.tables.live(table.id)


async def stands(house: House, live: Live) -> GuildId | None:
    return (await house.tables.table(live.table.id)).guild_id


async def notices(house: House) -> list[tuple[UserId, str]]:
    rows = await house.store.read(lambda db: db.execute("SELECT payload FROM outbox WHERE kind = 'notice'").fetchall())
    told = [read_news(payload) for (payload,) in rows]
    return [(news.user_id, news.key) for news in told if isinstance(news, Notice)]


@pytest.mark.parametrize("quorum", ["all", "most"])
async def test_all_are_asked_before_others_see_a_table(house: House, quorum: str) -> None:
    live = await private(house, quorum=quorum)
    with pytest.raises(Refused, match="bring-all-together"):
        await house.tables.of(PLACES).bring(live.table.id, SERVER, CHANNEL)
    assert (await house.tables.votes.propose(live.table.id, ADA, Asked.BRING, HERE)).open
    assert (await house.tables.votes.vote(live.table.id, BORIS, yes=True)).open
    assert await stands(house, live) is None
    assert not (await house.tables.votes.vote(live.table.id, CLARA, yes=True)).open
    assert await stands(house, live) == SERVER
    for tables in (house.tables, house.new_service()):
        live = await tables.live(live.table.id)
        assert (live.vote, live.table.channel_id, live.table.private) == (None, CHANNEL, False)


@pytest.mark.parametrize("quorum", ["all", "most"])
@pytest.mark.parametrize("terms", [HERE, LOST])
async def test_one_who_is_against_it_is_enough(house: House, quorum: str, terms: Terms) -> None:
    live = await private(house, quorum=quorum)
    await house.tables.votes.propose(live.table.id, ADA, Asked.BRING, terms)
    assert not (await house.tables.votes.vote(live.table.id, BORIS, yes=False)).open
    assert await stands(house, live) is None


@pytest.mark.parametrize(("terms", "where"), [(HERE, None), (LOST, GuildId(8))])
async def test_silence_is_consent_where_the_table_stands_nowhere_and_nowhere_else(
    house: House, terms: Terms, where: GuildId | None
) -> None:
    live = await private(house)
    vote = await house.tables.votes.propose(live.table.id, ADA, Asked.BRING, terms)
    assert vote.until is not None
    house.now = vote.until - 1
    assert not await house.tables.votes.ring(house.now)
    house.now += 1
    assert await house.tables.votes.ring(house.now)
    assert not await house.tables.votes.ring(house.now)
    assert await stands(house, live) == where
    assert (await house.tables.live(live.table.id)).vote is None


async def test_who_cannot_see_the_question_is_asked_privately(house: House) -> None:
    live = await private(house)
    await house.tables.votes.propose(live.table.id, ADA, Asked.BRING, LOST)
    assert await notices(house) == [(BORIS.id, ASKED), (CLARA.id, ASKED)]


async def test_a_move_does_not_settle_it_and_whoever_is_alone_asks_nobody(house: House) -> None:
    live = await private(house)
    await house.tables.votes.propose(live.table.id, ADA, Asked.BRING, HERE)
    await house.play_on(live.table.id, 2)
    assert (await house.tables.live(live.table.id)).vote is not None
    await house.tables.votes.vote(live.table.id, ADA, yes=False)
    await house.tables.seats.leave(live.table.id, {BORIS.id, CLARA.id})
    await house.tables.of(PLACES).bring(live.table.id, SERVER, CHANNEL)
    assert await stands(house, live) == SERVER


async def test_before_the_game_begins_nobody_brings_the_others_along(house: House) -> None:
    table = await house.tables.lobby.open(
        ADA, game_key="settlers", options={}, seat_count=2, language="en", open_to_all=True, invited=(),
        guild_id=None, channel_id=None,
    )  # fmt: skip
    await house.tables.lobby.join(table.id, BORIS, by_code=True)
    with pytest.raises(Refused, match="bring-all-together"):
        await house.tables.of(PLACES).bring(table.id, SERVER, CHANNEL)
    await house.tables.lobby.leave(table.id, BORIS)
    assert (await house.tables.of(PLACES).bring(table.id, SERVER, CHANNEL)).guild_id == SERVER


async def test_who_is_no_member_there_is_a_guest_and_called_privately(house: House) -> None:
    async def is_member(_: GuildId, user: UserId) -> bool:
        return user == ADA.id

    house.tables.of(PLACES).is_member = is_member
    live = await private(house)
    await house.tables.votes.propose(live.table.id, ADA, Asked.BRING, HERE)
    await house.tables.votes.vote(live.table.id, BORIS, yes=True)
    await house.store.write(lambda db: db.execute("DELETE FROM outbox"))
    await house.tables.votes.vote(live.table.id, CLARA, yes=True)
    assert await guests(house, live.table.id) == {BORIS.id, CLARA.id}
    await house.play_on(live.table.id, 12)
    waited = [seat for seat in (await house.tables.live(live.table.id)).waiting() if seat != 0]
    assert {1, 2} >= set(await called(house)) >= set(waited)
    assert await called(house) != []
    await house.tables.votes.propose(live.table.id, ADA, Asked.PAUSE, Terms(until=house.now + 86400))
    assert {user for user, key in await notices(house) if key == ASKED} == {BORIS.id, CLARA.id}


async def guests(house: House, table: TableId) -> frozenset[UserId]:
    return await house.store.read(lambda db: guests_at(db, table))


async def called(house: House) -> list[int]:
    """Who was called by private message."""
    rows = await house.store.read(lambda db: db.execute("SELECT payload FROM outbox WHERE kind = 'turn'").fetchall())
    return [news.seat for (payload,) in rows if isinstance(news := read_news(payload), TurnNews)]

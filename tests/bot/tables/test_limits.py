"""How much there may be at once: each limit is told kindly, and the host sets it."""

import pytest

from bot.client.features import table_service
from bot.features.places import PLACES
from bot.features.places.rows import versions_kept
from bot.features.rematches import REMATCHES
from bot.features.seats import SEATS
from bot.host.limits import Limits
from bot.store.identity import ChannelId, GuildId, TableId, UserId
from bot.store.table.proposals import Asked
from bot.store.table.records import Table
from bot.tables.model import Person, Refused
from tests.bot.tables.conftest import ADA, BORIS, CLARA, House

HERE = GuildId(7)


@pytest.fixture
def small(house: House) -> House:
    """A host who lets little be at once."""
    limits = Limits(tables_each=3, tables_a_server=4, returns=5)
    house.tables = table_service(house.store, now=lambda: house.now, limits=limits)
    return house


async def opened(
    house: House, host: Person, guild: GuildId | None = HERE, game: str = "settlers", seats: int = 2
) -> Table:
    return await house.tables.lobby.open(
        host,
        game_key=game,
        options={},
        seat_count=seats,
        language="en",
        open_to_all=True,
        invited=(),
        guild_id=guild,
        channel_id=None if guild is None else ChannelId(70),
    )


async def alone(house: House, guild: GuildId | None = None) -> Table:
    """Ada plays alone."""
    table = await opened(house, ADA, guild, "santa_maria", 1)
    return await house.tables.lobby.start(table.id, ADA)


@pytest.mark.parametrize("guild", [None, HERE])
async def test_a_person_opens_no_more_tables_than_the_host_lets_them(small: House, guild: GuildId | None) -> None:
    for _ in range(3):
        await alone(small, guild)
    with pytest.raises(Refused, match="tables-enough") as refused:
        await opened(small, ADA, guild)
    assert refused.value.reason.args == {"most": 3}
    assert len(await small.tables.tables_of(ADA.id)) == 3


async def test_lobbies_count_until_they_are_left_and_games_until_they_are_over(small: House) -> None:
    lobby = await opened(small, ADA)
    playing = [await alone(small), await alone(small)]
    with pytest.raises(Refused, match="tables-enough"):
        await opened(small, ADA)
    await small.tables.lobby.leave(lobby.id, ADA)
    await opened(small, ADA)
    await small.tables.votes.propose(playing[0].id, ADA, Asked.END)
    await opened(small, ADA)


async def test_who_sits_at_enough_tables_sits_down_at_no_other(small: House) -> None:
    for _ in range(3):
        await alone(small)
    lobby = await opened(small, BORIS)
    with pytest.raises(Refused, match="tables-enough"):
        await small.tables.lobby.join(lobby.id, ADA)
    assert (await small.tables.table(lobby.id)).names == ("Boris",)
    await small.tables.lobby.join(lobby.id, CLARA)
    await small.tables.lobby.start(lobby.id, BORIS)
    await small.tables.of(SEATS).offers.to_computer(lobby.id, CLARA, keep=False)
    with pytest.raises(Refused, match="tables-enough"):
        await small.tables.of(SEATS).sit(lobby.id, ADA)


async def test_a_seat_that_the_computer_keeps_counts_and_can_be_taken_back(small: House) -> None:
    table = await small.begun(BORIS, CLARA)
    await small.tables.of(SEATS).offers.to_computer(table.id, ADA, keep=True)
    await alone(small)
    await alone(small)
    with pytest.raises(Refused, match="tables-enough"):
        await opened(small, ADA)
    assert (await small.tables.of(SEATS).sit(table.id, ADA)).seat_of(ADA.id) == 0


async def test_who_sat_at_more_before_the_host_let_them_have_fewer_plays_on(house: House) -> None:
    table = await house.begun(BORIS, CLARA)
    await house.tables.of(SEATS).offers.to_computer(table.id, ADA, keep=True)
    await alone(house)
    house.tables = table_service(house.store, now=lambda: house.now, limits=Limits(tables_each=1))
    assert (await house.tables.of(SEATS).sit(table.id, ADA)).seat_of(ADA.id) == 0


async def test_a_rematch_takes_the_place_of_the_game_that_is_over(small: House) -> None:
    former = await alone(small)
    await alone(small)
    await alone(small)
    await small.tables.votes.propose(former.id, ADA, Asked.END)
    again = await small.tables.of(REMATCHES).open(former.id, ADA)
    assert again.names == ("Ada",)
    await small.tables.lobby.start(again.id, ADA)
    with pytest.raises(Refused, match="tables-enough"):
        await alone(small)


async def test_a_server_has_room_for_so_many_tables_and_others_have_their_own(small: House) -> None:
    people = [Person(UserId(20 + at), f"Person {at}", "en") for at in range(5)]
    tables = [await opened(small, person) for person in people[:4]]
    with pytest.raises(Refused, match="server-full") as refused:
        await opened(small, people[4])
    assert refused.value.reason.args == {"most": 4}
    await opened(small, people[4], GuildId(8))
    await opened(small, people[4], None)
    await small.tables.lobby.close(tables[0].id, people[0])
    await opened(small, people[4])


async def test_a_table_is_brought_to_no_server_that_is_full(small: House) -> None:
    people = [Person(UserId(20 + at), f"Person {at}", "en") for at in range(5)]
    for person in people[:4]:
        await opened(small, person)
    table = await opened(small, people[4], None)
    with pytest.raises(Refused, match="server-full"):
        await small.tables.of(PLACES).bring(table.id, HERE, ChannelId(70))
    assert (await small.tables.table(table.id)).guild_id is None


async def moved_and_undone(house: House, table_id: TableId) -> None:
    live = await house.tables.live(table_id)
    for _ in range(40):
        request = (live := await house.tables.live(table_id)).request(live.waiting()[0])
        await house.tables.turns.move(table_id, ADA, live.game.sensible(live.view(request.seat), request, house.chance))
        if (await house.tables.live(table_id)).may_undo(ADA.id):
            break
    await house.tables.turns.undo(table_id, ADA)


async def test_nobody_moves_and_undoes_for_ever(small: House) -> None:
    table = await alone(small)
    for _ in range(5):
        await moved_and_undone(small, table.id)
    with pytest.raises(Refused, match="returned-enough") as refused:
        await moved_and_undone(small, table.id)
    assert refused.value.reason.args == {"most": 5}
    with pytest.raises(Refused, match="returned-enough"):
        await small.tables.votes.propose(table.id, ADA, Asked.UNDO)
    kept = await small.store.read(lambda db: versions_kept(db, table.id))
    await moved_and_undone(small, table.id)  # From here on moves are taken back again.
    assert len(await small.store.read(lambda db: versions_kept(db, table.id))) <= len(kept) + 40

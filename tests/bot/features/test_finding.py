"""Who is looked for, whom a table takes then, and what happens when the hour comes."""

import pytest
from msgspec.structs import replace

from bot.client.features import alarms_of
from bot.features.finding import FINDING
from bot.features.finding.callers import Caller
from bot.features.finding.hours import Hours
from bot.features.finding.rows import wrong_codes_since
from bot.features.rematches import REMATCHES
from bot.features.statistics.rows import Result, put_results
from bot.store.connection import Connection
from bot.store.identity import ChannelId, GuildId, UserId
from bot.store.people.skills import Skill
from bot.store.server.channels import ServerChannel, save_server_channel
from bot.store.table.guests import guests_at
from bot.store.table.records import NewTable, Table
from bot.store.table.tables import create_table, save_table
from bot.tables.model import Person, Refused
from tests.bot.tables.conftest import ADA, BORIS, CLARA, House

pytestmark = pytest.mark.both_engines

HOUR = 3600.0


async def looking_for(house: House, wanted: str) -> Table:
    table = await house.lobby()
    return await house.tables.lobby.change(table.id, ADA, {"wanted": wanted}, 3)


async def has_played(house: House, person: Person, games: int, mu: float | None = None, game: str = "settlers") -> None:
    """So many games of this person are over, and so strong they seem to be since."""
    skill = None if mu is None else Skill(mu, 2.0)

    def store(db: Connection) -> None:
        for at in range(games):
            table = create_table(db, NewTable(game=game, host=person.id, seat_count=2, language="en"), float(at))
            save_table(db, replace(table, status="finished"), float(at))
            result = Result(
                table_id=table.id,
                user_id=person.id,
                game=game,
                guild_id=None,
                people=2,
                place=1,
                lasted=60.0,
                skill=skill,
                at=float(at),
            )
            put_results(db, [result])

    await house.store.write(store)


@pytest.mark.parametrize(("games", "fits"), [(0, True), (2, True), (3, False), (9, False)])
async def test_beginners_have_finished_two_games_at_most(house: House, games: int, fits: bool) -> None:
    table = await looking_for(house, "beginners")
    await has_played(house, BORIS, games)
    if fits:
        assert (await house.tables.lobby.join(table.id, BORIS)).seat_of(BORIS.id) == 1
        return
    with pytest.raises(Refused, match="wants-beginners"):
        await house.tables.lobby.join(table.id, BORIS)
    assert (await house.tables.table(table.id)).seat_of(BORIS.id) is None


async def test_another_game_makes_nobody_a_master_of_this_one(house: House) -> None:
    table = await looking_for(house, "beginners")
    await has_played(house, BORIS, 30, 40.0, game="maracaibo")
    assert (await house.tables.lobby.join(table.id, BORIS)).seat_of(BORIS.id) == 1


@pytest.mark.parametrize(("host", "comes", "fits"), [
    (None, None, True), (30.0, 34.0, True), (30.0, 34.3, False), (30.0, 26.0, True), (30.0, 25.0, False),
    (30.0, None, False), (None, 29.0, True), (None, 30.0, False),
])  # fmt: skip
async def test_near_is_two_hundred_and_fifty_points(
    house: House, host: float | None, comes: float | None, fits: bool
) -> None:
    """A newcomer counts as what `/stats` calls one."""
    table = await looking_for(house, "rating")
    for person, mu in ((ADA, host), (BORIS, comes)):
        await has_played(house, person, 0 if mu is None else 1, mu)
    if fits:
        assert (await house.tables.lobby.join(table.id, BORIS)).seat_of(BORIS.id) == 1
        return
    with pytest.raises(Refused, match="wants-rating"):
        await house.tables.lobby.join(table.id, BORIS)


@pytest.mark.parametrize("wanted", ["beginners", "rating"])
async def test_the_host_invites_whom_they_like(house: House, wanted: str) -> None:
    table = await looking_for(house, wanted)
    await has_played(house, BORIS, 9, 45.0)
    await house.tables.lobby.invite(table.id, ADA, [BORIS.id])
    assert (await house.tables.lobby.join(table.id, BORIS)).seat_of(BORIS.id) == 1


@pytest.mark.parametrize("wanted", ["anyone", "relaxed", "quick"])
async def test_haste_and_calm_keep_nobody_out(house: House, wanted: str) -> None:
    table = await looking_for(house, wanted)
    await has_played(house, BORIS, 9, 45.0)
    assert (await house.tables.lobby.join(table.id, BORIS)).seat_of(BORIS.id) == 1


async def rung(house: House, seconds: float) -> None:
    """Time passes, and what falls due of it is done; by another Caravel, as after a restart."""
    house.now += seconds
    tables = house.new_service()
    for alarm in alarms_of(tables):
        while await alarm.ring(house.now):
            pass


async def test_the_hour_comes_once_and_changes_nothing_else(house: House) -> None:
    table = await house.lobby(BORIS)
    await house.tables.lobby.change(table.id, ADA, {}, 3)
    before = await house.tables.lobby.look_for(table.id, ADA, HOUR)
    assert before.wanted_until == house.now + HOUR
    await rung(house, HOUR - 1)
    assert not (await house.tables.table(table.id)).undecided
    await rung(house, 1)
    asked = await house.tables.table(table.id)
    assert asked.undecided
    assert (asked.seats, asked.options, asked.updated_at) == (before.seats, before.options, before.updated_at)
    assert await Hours(house.tables.ledger).due() is None


async def test_a_full_table_has_nothing_to_ask(house: House) -> None:
    table = await house.lobby(BORIS)
    await house.tables.lobby.look_for(table.id, ADA, HOUR)
    await rung(house, HOUR)
    assert not (await house.tables.table(table.id)).undecided


async def test_who_comes_at_last_answers_it(house: House) -> None:
    table = await looking_for(house, "anyone")
    await house.tables.lobby.look_for(table.id, ADA, HOUR)
    await rung(house, HOUR)
    await house.tables.lobby.join(table.id, BORIS)
    assert (await house.tables.table(table.id)).undecided
    assert not (await house.tables.lobby.join(table.id, CLARA)).undecided


async def test_going_on_takes_the_hour_away_and_filling_up_the_seats(house: House) -> None:
    table = await looking_for(house, "anyone")
    await house.tables.lobby.look_for(table.id, ADA, HOUR)
    await rung(house, HOUR)
    for act in (house.tables.lobby.fill(table.id, BORIS), house.tables.lobby.look_for(table.id, BORIS, None)):
        with pytest.raises(Refused, match="not-host"):
            await act
    waits = await house.tables.lobby.look_for(table.id, ADA, None)
    assert (waits.undecided, waits.wanted_until) == (False, None)
    full = await house.tables.lobby.fill(table.id, ADA)
    assert (full.free, len(full.computers), len(set(full.names))) == (0, 2, 3)
    with pytest.raises(Refused, match="table-full"):
        await house.tables.lobby.fill(table.id, ADA)


async def test_a_game_in_play_has_no_hour(house: House) -> None:
    table = await house.lobby(BORIS)
    await house.tables.lobby.look_for(table.id, ADA, HOUR)
    await house.tables.lobby.start(table.id, ADA)
    await rung(house, 2 * HOUR)
    assert not (await house.tables.table(table.id)).hour_came


async def test_a_code_is_read_however_it_is_written_and_ends_with_the_lobby(house: House) -> None:
    finding = house.tables.of(FINDING)
    table = await house.lobby(BORIS)
    _, code = await finding.code(table.id)
    assert (await finding.code(table.id))[1] == code
    assert (await finding.of_code(CLARA.id, f"{code[:3].lower()} {code[3:]}\n")).id == table.id
    await house.tables.lobby.start(table.id, ADA)
    with pytest.raises(Refused, match="old-code"):
        await finding.of_code(CLARA.id, code)
    with pytest.raises(Refused, match="not-in-lobby"):
        await finding.code(table.id)


async def test_wrong_codes_are_counted_for_each_and_for_an_hour(house: House) -> None:
    finding = house.tables.of(FINDING)
    table, code = await finding.code((await house.lobby()).id)
    for at in range(10):
        with pytest.raises(Refused, match="no-such-code"):
            await finding.of_code(BORIS.id, f"WRONG{at}")
    with pytest.raises(Refused, match="codes-enough"):
        await finding.of_code(BORIS.id, code)
    assert (await finding.of_code(CLARA.id, code)).id == table.id
    house.now += HOUR
    assert (await finding.of_code(BORIS.id, code)).id == table.id
    assert await house.store.read(lambda db: wrong_codes_since(db, BORIS.id, 0.0)) == 0


async def called(house: House) -> list[int]:
    """To whom calls were put out, in their order."""
    rows = await house.store.read(
        lambda db: db.execute("SELECT target FROM outbox WHERE kind = 'opening' ORDER BY id").fetchall()
    )
    return [int(target.partition(":")[2]) for (target,) in rows]


async def test_a_table_calls_once_and_never_those_who_know_it(house: House) -> None:
    finding = house.tables.of(FINDING)
    for person in (ADA, BORIS, CLARA):
        await finding.call(Caller(user_id=person.id, guild_id=GuildId(7)))
    await finding.call(Caller(user_id=UserId(9), guild_id=GuildId(8)))
    await finding.call(Caller(user_id=UserId(10), guild_id=GuildId(7), games=("maracaibo",)))
    await finding.call(Caller(user_id=UserId(11), guild_id=GuildId(7), reached=False))
    table = await house.lobby()
    await house.tables.lobby.invite(table.id, ADA, [CLARA.id])
    await rung(house, 60)
    assert await called(house) == []
    await rung(house, 60)
    assert await called(house) == [BORIS.id]
    await house.tables.lobby.join(table.id, BORIS)
    await house.tables.lobby.leave(table.id, BORIS)
    await house.tables.lobby.change(table.id, ADA, {"wanted": "quick"})
    await rung(house, 600)
    assert await called(house) == [BORIS.id]


async def test_who_looks_for_others_calls_anew_those_who_were_not_called(house: House) -> None:
    finding = house.tables.of(FINDING)
    await finding.call(Caller(user_id=BORIS.id, guild_id=GuildId(7), wanted=("beginners",)))
    table = await house.lobby()
    await rung(house, 600)
    assert await called(house) == []
    await house.tables.lobby.change(table.id, ADA, {"wanted": "beginners"})
    await rung(house, 600)
    assert await called(house) == [BORIS.id]


@pytest.mark.parametrize("how", ["close", "start", "fill"])
async def test_a_table_without_a_seat_calls_nobody(house: House, how: str) -> None:
    await house.tables.of(FINDING).call(Caller(user_id=CLARA.id, guild_id=GuildId(7)))
    table = await house.lobby(BORIS) if how == "start" else await house.lobby()
    act = getattr(house.tables.lobby, how)
    await act(table.id, ADA)
    await rung(house, 600)
    assert await called(house) == []


async def test_guests_are_guests_at_the_next_table_too(house: House) -> None:
    table = await house.lobby()
    await house.tables.lobby.join(table.id, BORIS, guest=True)
    await house.tables.lobby.start(table.id, ADA)
    await house.play_on(table.id, 400)
    again = await house.tables.of(REMATCHES).open(table.id, ADA)
    assert await house.store.read(lambda db: guests_at(db, again.id)) == {BORIS.id}


async def test_a_board_is_behind_with_seats_and_ends_and_not_with_moves(house: House) -> None:
    channel = ServerChannel(
        guild_id=GuildId(7), purpose="board", channel_id=ChannelId(99), language="en", user_id=ADA.id
    )
    await house.store.write(lambda db: save_server_channel(db, channel))

    async def told() -> int:
        rows = await house.store.read(
            lambda db: db.execute("SELECT count(*) FROM outbox WHERE kind = 'standing'").fetchone()
        )
        return int(rows[0])

    table = await house.lobby()
    opened = await told()
    assert opened
    await house.tables.lobby.join(table.id, BORIS)
    joined = await told()
    assert joined > opened
    await house.tables.lobby.start(table.id, ADA)
    begun = await told()
    assert begun > joined
    await house.play_on(table.id, 5)
    assert await told() == begun
    await house.play_on(table.id, 400)
    assert await told() > begun

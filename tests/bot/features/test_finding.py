"""Who is looked for, whom a table takes then, and what happens when the hour comes."""

import pytest
from msgspec.structs import replace

from bot.client.features import alarms_of
from bot.features.finding.hours import Hours
from bot.features.statistics.rows import Result, put_results
from bot.store.connection import Connection
from bot.store.people.skills import Skill
from bot.store.table.records import NewTable, Table
from bot.store.table.tables import create_table, save_table
from bot.tables.model import Person, Refused
from tests.bot.tables.conftest import ADA, BORIS, CLARA, House

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

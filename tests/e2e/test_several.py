"""Several Caravels on one PostgreSQL server: each tells its own, a spare takes over, and nobody goes unanswered."""

import asyncio
import signal
from collections import Counter
from collections.abc import AsyncIterator
from pathlib import Path

import pytest

from bot.local.world.interaction import LiveInteraction, Progress
from bot.local.world.realm import Exchange
from bot.store.table.proposals import open_proposals
from tests.driver import ManualClock
from tests.support.engines import POSTGRES, of_its_own
from tests.support.harbour import answering, join_code, press
from tests.support.servers import choose_channel, said_in
from tests.support.several import PLACES, Several, several
from tests.support.unharmed import (
    PRIVATELY,
    no_acknowledged_move_is_missing_or_doubled,
    nothing_was_said_twice,
    replayed,
    whoever_is_waited_for_was_told,
)

pytestmark = [
    pytest.mark.skipif(not POSTGRES, reason="CARAVEL_TEST_POSTGRES names no server for tests"),
    pytest.mark.timeout(400),
]

SHOPS = ("spectators", "spectators-2")
CLICKS = 500
AT_ONCE = 12
CUTS = 12


@pytest.fixture
async def calm(tmp_path: Path) -> AsyncIterator[Several]:
    """Nobody comes too late, however busy the machine is: who is not answered waits for ever."""
    with of_its_own() as database:
        async with several(tmp_path, database.schema, clock=ManualClock()) as opened:
            yield opened


@pytest.fixture
async def fleet(tmp_path: Path) -> AsyncIterator[Several]:
    with of_its_own() as database:
        async with several(tmp_path, database.schema) as opened:
            yield opened


async def test_three_share_two_blocks_and_one_stands_by(fleet: Several) -> None:
    for _ in range(3):
        await fleet.launches()
    await fleet.all_served(waiting=1)
    assert {fleet.serving(0), fleet.serving(1)} < set(fleet.ships)
    tables = [
        await fleet.opens(PLACES[0], "Ada", "Boris"),
        await fleet.opens(PLACES[1], "Boris", "Clara"),
        await fleet.opens_privately("Emil", "Frida"),
    ]
    assert len(tables) == 3


async def test_who_is_killed_under_play_is_succeeded_and_nothing_is_lost_or_said_twice(fleet: Several) -> None:
    for _ in range(3):
        await fleet.launches()
    await fleet.all_served(waiting=1)
    await fleet.local.player(PRIVATELY).slash(PLACES[0], "settings", dms=True)
    tables = [
        await fleet.opens(PLACES[0], "Ada", PRIVATELY),
        await fleet.opens(PLACES[1], PRIVATELY, "Clara", "Dmitri"),
        await fleet.opens_privately("Emil", "Frida"),
    ]
    epochs = [fleet.lease(block).epoch for block in (0, 1)]
    for block in (0, 1):
        for _ in range(3):
            for table in tables:
                await fleet.somebody_moves(fleet.table(table.id))
            await fleet.requests(fleet.random.randint(1, 6))
        killed = fleet.serving(block)
        killed.send(signal.SIGKILL)
        epochs[block] += 1
        await fleet.launches()
        await fleet.all_served(epochs, waiting=1)
        await fleet.answers()
    await fleet.at_peace()
    for table in tables[:2]:
        now = fleet.table(table.id)
        nothing_was_said_twice(fleet, now)
        whoever_is_waited_for_was_told(fleet, now, replayed(fleet, now))
    replayed(fleet, fleet.table(tables[2].id))
    no_acknowledged_move_is_missing_or_doubled(fleet, len(tables))


async def test_who_was_frozen_past_its_lease_tells_nothing_when_it_wakes(fleet: Several) -> None:
    for _ in range(3):
        await fleet.launches()
    await fleet.all_served(waiting=1)
    tables = [await fleet.opens(PLACES[0], "Ada", "Boris"), await fleet.opens_privately("Emil", "Frida")]
    epoch = fleet.lease(0).epoch
    frozen = fleet.serving(0)
    frozen.holds_up(True)
    for table in tables:
        await fleet.somebody_moves(fleet.table(table.id))
    await fleet.at_most_waiting(fleet.moves, 0)
    await fleet.is_telling()
    frozen.send(signal.SIGSTOP)
    frozen.holds_up(False)
    fleet.restless = True
    await fleet.all_served([epoch + 1, 1])
    await fleet.has_looked(fleet.serving(0))
    for table in tables:
        await fleet.somebody_moves(fleet.table(table.id))
    await fleet.at_most_waiting(fleet.moves[-len(tables) :], 0)
    await fleet.at_peace()
    said = fleet.all_that_was_said(tables)
    frozen.send(signal.SIGCONT)
    await frozen.ended()
    fleet.restless = False
    await fleet.at_peace()
    assert fleet.all_that_was_said(tables) == said
    assert "the lease is lost" in frozen.log
    for table in tables:
        replayed(fleet, fleet.table(table.id))
    nothing_was_said_twice(fleet, fleet.table(tables[0].id))


async def test_a_deploy_under_clicks_leaves_none_unanswered_and_answers_none_twice(calm: Several) -> None:
    fleet = calm
    for _ in range(3):
        await fleet.launches()
    await fleet.all_served(waiting=1)
    tables = [await fleet.opens(place, "Ada", "Boris") for place in PLACES]
    answers = Counter[str]()

    def heard(exchange: Exchange) -> None:
        if exchange.route.endswith("/callback"):  # Also if it is refused, because somebody else has answered.
            answers[exchange.parameters["interaction_id"]] += 1

    fleet.local.realm.observers.append(heard)
    clicks: list[LiveInteraction] = []
    fleet.restless = True
    deployed = asyncio.create_task(deploy(fleet))
    while not deployed.done() or len(clicks) < CLICKS:
        clicks += [(await fleet.local.player("Clara").hasty.slash(place, "tables")).interaction for place in PLACES]
        for table in tables:
            moves = len(fleet.moves)
            await fleet.somebody_moves(fleet.table(table.id))
            clicks += fleet.moves[moves:]
        await fleet.at_most_waiting(clicks, AT_ONCE)
    await deployed
    await fleet.at_most_waiting(clicks, 0)
    fleet.restless = False
    assert [each for each in clicks if each.progress is not Progress.DONE] == []
    assert {answers[str(each.id)] for each in clicks} == {1}
    await fleet.at_peace()
    for table in tables:
        now = fleet.table(table.id)
        nothing_was_said_twice(fleet, now)
        replayed(fleet, now)
    no_acknowledged_move_is_missing_or_doubled(fleet, len(tables))


async def test_a_database_that_cuts_off_everybody_loses_nothing_and_no_lease_passes(fleet: Several) -> None:
    for _ in range(2):
        await fleet.launches()
    await fleet.all_served()
    await fleet.local.player(PRIVATELY).slash(PLACES[0], "settings", dms=True)
    tables = [await fleet.opens(PLACES[0], "Ada", PRIVATELY), await fleet.opens(PLACES[1], "Clara", "Dmitri")]
    leases = [fleet.lease(block) for block in (0, 1)]
    for _ in range(CUTS):
        for table in tables:
            await fleet.somebody_moves(fleet.table(table.id))
        await fleet.requests(fleet.random.randint(0, 6))
        fleet.cuts_connections()
    await fleet.answers()
    await fleet.has_caught_up()
    await fleet.at_peace()
    assert [(each.owner, each.epoch) for each in map(fleet.lease, (0, 1))] == [
        (each.owner, each.epoch) for each in leases
    ]
    for table in tables:
        now = fleet.table(table.id)
        nothing_was_said_twice(fleet, now)
        whoever_is_waited_for_was_told(fleet, now, replayed(fleet, now))
    no_acknowledged_move_is_missing_or_doubled(fleet, len(tables))


async def test_a_click_in_private_is_made_where_it_is_heard_and_told_by_the_one_whose_table_it_is(
    fleet: Several,
) -> None:
    for _ in range(2):
        await fleet.launches()
    await fleet.all_served()
    boris = fleet.local.player(PRIVATELY)
    await boris.slash(PLACES[0], "settings", dms=True)
    table = await fleet.opens(fleet.far, "Ada", PRIVATELY)
    clicked = 0
    while clicked < 2:
        before = fleet.table(table.id)
        if fleet.asks(before, boris):
            notice = boris.dms[-1]
            await boris.click(notice, answering(notice)[0])
            clicked += 1
            assert fleet.table(table.id).version > before.version
        else:
            await fleet.somebody_moves(before)
        await fleet.at_peace()
        now = fleet.table(table.id)
        nothing_was_said_twice(fleet, now)
        whoever_is_waited_for_was_told(fleet, now, replayed(fleet, now))


async def test_a_server_that_another_one_serves_is_no_lost_one(fleet: Several) -> None:
    for _ in range(2):
        await fleet.launches()
    await fleet.all_served()
    table = await fleet.opens(PLACES[1], "Ada", "Boris")
    ada = fleet.local.player("Ada")
    for place in (PLACES[0], ada.dm):
        shown = (await ada.slash(place, "games")).message
        assert str(table.thread_id) in str(shown.raw), "the way to it stands in the list"
    await ada.slash(PLACES[0], "bring", table=table.id)
    await fleet.at_peace()
    assert fleet.stored(lambda db: open_proposals(db, table.id)) == []
    assert fleet.table(table.id).channel_id == table.channel_id


async def test_private_messages_know_who_sees_a_table_of_a_server_that_another_one_serves(fleet: Several) -> None:
    for _ in range(2):
        await fleet.launches()
    await fleet.all_served()
    ada, boris, clara = map(fleet.local.player, ("Ada", "Boris", "Clara"))
    fleet.local.moderator.allow(clara, fleet.far, view_channel=False)
    await ada.slash(fleet.far, "play", game="settlers", seats=3)
    await fleet.at_peace()
    card = [message for message in ada.sees(fleet.far) if not message.is_ephemeral][-1]
    code = join_code((await press(ada, card, "friends")).message)
    assert "You play here by DM" in (await clara.slash(clara.dm, "join", code=code)).text
    assert "You're in" in (await boris.slash(boris.dm, "join", code=code)).text
    await fleet.at_peace()
    assert fleet.stored(lambda db: db.execute("SELECT user_id FROM guests").fetchall()) == [(clara.id,)]


async def test_calls_to_a_server_that_another_one_serves_are_wished_for_in_private(fleet: Several) -> None:
    for _ in range(2):
        await fleet.launches()
    await fleet.all_served()
    boris = fleet.local.player("Boris")
    asked = await boris.slash(fleet.far, "notify")
    await press(boris, asked.message, "notify")
    (first,) = boris.dms
    for called in (0, 1):
        await press(boris, first.again, "notify")
        assert fleet.stored(lambda db: len(db.execute("SELECT user_id FROM callers").fetchall())) == called


async def test_the_board_of_a_server_is_told_by_the_one_who_serves_it(fleet: Several) -> None:
    for _ in range(2):
        await fleet.launches()
    await fleet.all_served()
    ada, boris, clara = map(fleet.local.player, ("Ada", "Boris", "Clara"))
    codes = []
    for place, shop in zip(PLACES, SHOPS, strict=True):
        await choose_channel(ada, shop, "board", place)
        await ada.slash(place, "play", game="settlers", seats=4)
        await fleet.at_peace()
        codes.append(join_code((await press(ada, said_in(ada, place)[-1], "friends")).message))
    for person, free in ((boris, 2), (clara, 1)):
        for code in codes:
            await person.slash(person.dm, "join", code=code)
        await fleet.at_peace()
        for shop in SHOPS:
            (board,) = said_in(ada, shop)
            assert f"· {free} of 4 seats open" in board.text


async def deploy(fleet: Several) -> None:
    """One process after the other is stopped, and a new one started in its place; the last of them stands by."""
    for ship in list(fleet.ships):
        serves = [block for block in (0, 1) if fleet.serving(block) is ship]
        epochs = [fleet.lease(block).epoch + (block in serves) for block in (0, 1)]
        ship.send(signal.SIGTERM)
        await ship.ended()
        await fleet.launches()
        await fleet.all_served(epochs, waiting=1)

"""Seats that are free again because somebody has left the server."""

import pytest

from bot.features.seats import SEATS
from bot.store.table.proposals import Asked
from bot.tables.model import Refused
from games.core.saving import save
from tests.bot.tables.conftest import ADA, BORIS, CLARA, House


async def test_a_free_seat_is_asked_nothing_and_holds_up_no_vote(house: House) -> None:
    table = await house.begun(BORIS, CLARA)
    before = save((await house.tables.live(table.id)).state)
    await house.tables.seats.leave(table.id, {CLARA.id})
    live = await house.tables.live(table.id)
    assert save(live.state) == before
    assert [seat.user_id for seat in live.table.seats] == [ADA.id, BORIS.id, None]
    assert live.table.names == ("Ada", "Boris", "Clara")
    assert live.recent[-1].event.key == "bot-log-left"
    await house.tables.votes.propose(table.id, ADA, Asked.END)
    assert not (await house.tables.votes.vote(table.id, BORIS, yes=True)).open
    assert (await house.tables.live(table.id)).table.status == "ended"


async def test_the_last_who_is_there_ends_the_game_alone(house: House) -> None:
    table = await house.begun(BORIS)
    await house.tables.seats.leave(table.id, {BORIS.id})
    assert not (await house.tables.votes.propose(table.id, ADA, Asked.END)).open


async def test_somebody_else_takes_the_seat_and_plays_on(house: House) -> None:
    table = await house.begun(BORIS)
    await house.play_on(table.id, 3)
    await house.tables.seats.leave(table.id, {BORIS.id})
    with pytest.raises(Refused, match="not-seated"):
        await house.tables.turns.move(table.id, BORIS, "reveal nature")
    with pytest.raises(Refused, match="already-seated"):
        await house.tables.of(SEATS).sit(table.id, ADA)
    taken = await house.tables.of(SEATS).sit(table.id, CLARA)
    assert taken.names == ("Ada", "Clara")
    with pytest.raises(Refused, match="no-free-seat"):
        await house.tables.of(SEATS).sit(table.id, BORIS)
    people = (ADA, CLARA)
    for _ in range(6):
        live = await house.tables.live(table.id)
        mover = people[live.waiting()[0]]
        await house.tables.turns.move(table.id, mover, await house.any_move(table.id))
    assert (await house.new_service().live(table.id)).table.names == ("Ada", "Clara")


async def test_a_seat_by_invitation_is_for_the_invited(house: House) -> None:
    table = await house.lobby(open_to_all=False)
    await house.tables.lobby.invite(table.id, ADA, [BORIS.id])
    await house.tables.lobby.join(table.id, BORIS)
    await house.tables.lobby.start(table.id, ADA)
    await house.tables.seats.leave(table.id, {BORIS.id})
    with pytest.raises(Refused, match="invitation-only"):
        await house.tables.of(SEATS).sit(table.id, CLARA)


async def test_nobody_leaves_a_table_that_is_over(house: House) -> None:
    table = await house.begun(BORIS)
    await house.tables.votes.propose(table.id, ADA, Asked.END)
    await house.tables.votes.vote(table.id, BORIS, yes=True)
    version = (await house.tables.live(table.id)).table.version
    await house.tables.seats.leave(table.id, {BORIS.id})
    assert (await house.tables.live(table.id)).table.version == version

"""What all at the table must agree to."""

import pytest

from bot.tables import Asked, Refused
from games.core.saving import save
from tests.bot.tables.conftest import ADA, BORIS, CLARA, House


async def test_a_table_ends_when_all_agree(house: House) -> None:
    table = await house.begun(BORIS, CLARA)
    assert (await house.tables.votes.propose(table.id, ADA, Asked.END)).open
    assert (await house.tables.votes.vote(table.id, BORIS, yes=True)).open
    assert not (await house.tables.votes.vote(table.id, CLARA, yes=True)).open
    live = await house.tables.live(table.id)
    assert (live.table.status, live.waiting()) == ("ended", ())
    assert (await house.new_service().live(table.id)).table == live.table
    with pytest.raises(Refused, match="over"):
        await house.tables.turns.move(table.id, ADA, "reveal nature")


async def test_one_refusal_is_enough(house: House) -> None:
    table = await house.begun(BORIS, CLARA)
    await house.tables.votes.propose(table.id, ADA, Asked.END)
    assert not (await house.tables.votes.vote(table.id, BORIS, yes=False)).open
    assert (await house.tables.live(table.id)).table.status == "playing"
    with pytest.raises(Refused, match="no-vote"):
        await house.tables.votes.vote(table.id, CLARA, yes=True)


async def test_nobody_votes_twice(house: House) -> None:
    table = await house.begun(BORIS, CLARA)
    await house.tables.votes.propose(table.id, ADA, Asked.END)
    with pytest.raises(Refused, match="already-voted"):
        await house.tables.votes.vote(table.id, ADA, yes=True)
    with pytest.raises(Refused, match="vote-open"):
        await house.tables.votes.propose(table.id, BORIS, Asked.UNDO)


async def test_an_open_vote_outlives_a_restart(house: House) -> None:
    table = await house.begun(BORIS, CLARA)
    await house.tables.votes.propose(table.id, ADA, Asked.END)
    again = house.new_service()
    assert (await again.live(table.id)).vote == (await house.tables.live(table.id)).vote
    await again.votes.vote(table.id, BORIS, yes=True)
    assert not (await again.votes.vote(table.id, CLARA, yes=True)).open


async def test_the_table_goes_back_to_before_the_askers_last_move(house: House) -> None:
    table = await house.begun()
    await house.play_on(table.id, 12)
    live = await house.tables.live(table.id)
    asker = live.last_mover()
    assert asker is not None
    back_to = live.before_last_move(asker)
    assert back_to is not None
    moves = live.state.moves
    await house.tables.votes.propose(table.id, (ADA, BORIS)[asker], Asked.UNDO)
    await house.tables.votes.vote(table.id, (BORIS, ADA)[asker], yes=True)
    live = await house.tables.live(table.id)
    assert live.state.moves == moves - 1
    assert live.vote is None
    assert save((await house.new_service().live(table.id)).state) == save(live.state)


async def test_a_table_that_has_gone_back_goes_back_further_never_forward(house: House) -> None:
    table = await house.begun()
    await house.play_on(table.id, 12)
    asker = (await house.tables.live(table.id)).last_mover()
    assert asker is not None
    for _ in range(2):
        live = await house.tables.live(table.id)
        moves, back_to = live.state.moves, live.before_last_move(asker)
        assert back_to is not None
        await house.tables.votes.propose(table.id, (ADA, BORIS)[asker], Asked.UNDO)
        await house.tables.votes.vote(table.id, (BORIS, ADA)[asker], yes=True)
        live = await house.tables.live(table.id)
        assert live.state.moves < moves
        assert all(line.version <= back_to for line in live.moves())


async def test_nothing_to_take_back_before_the_first_move(house: House) -> None:
    table = await house.begun()
    with pytest.raises(Refused, match="nothing-to-undo"):
        await house.tables.votes.propose(table.id, ADA, Asked.UNDO)


async def test_a_move_settles_an_open_vote(house: House) -> None:
    table = await house.begun()
    await house.tables.votes.propose(table.id, ADA, Asked.END)
    await house.play_on(table.id, 1)
    assert (await house.tables.live(table.id)).vote is None
    assert (await house.new_service().live(table.id)).vote is None


async def test_an_abandoned_table_is_ended_by_whoever_keeps_the_server_in_order(house: House) -> None:
    table = await house.begun()
    await house.tables.votes.end_abandoned(table.id, CLARA)
    live = await house.tables.live(table.id)
    assert (live.table.status, live.waiting()) == ("ended", ())
    told = live.teller("en").event(live.recent[-2].event)
    assert told == "Clara, who keeps this server in order, has closed the table."
    with pytest.raises(Refused, match="over"):
        await house.tables.votes.end_abandoned(table.id, CLARA)

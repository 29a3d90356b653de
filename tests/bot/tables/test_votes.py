"""What all at the table must agree to."""

from unittest.mock import patch

import pytest

from bot.features.seats import SEATS
from bot.store.identity import UserId
from bot.store.table.proposals import Asked, Terms
from bot.tables.model import Person, Refused
from bot.tables.shelf import Shelf
from games.core.events import Event
from games.core.saving import save
from tests.bot.tables.conftest import ADA, BORIS, CLARA, House
from texts import LOCALES


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
    house.tables = again


async def test_the_table_goes_back_to_before_the_askers_last_move(house: House) -> None:
    table = await house.begun()
    await house.play_on(table.id, 12)
    live = await house.tables.live(table.id)
    asker = live.recent.last_mover()
    assert asker is not None
    back_to = live.recent.before_last_move(asker)
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
    asker = (await house.tables.live(table.id)).recent.last_mover()
    assert asker is not None
    for _ in range(2):
        live = await house.tables.live(table.id)
        moves, back_to = live.state.moves, live.recent.before_last_move(asker)
        assert back_to is not None
        await house.tables.votes.propose(table.id, (ADA, BORIS)[asker], Asked.UNDO)
        await house.tables.votes.vote(table.id, (BORIS, ADA)[asker], yes=True)
        live = await house.tables.live(table.id)
        assert live.state.moves < moves
        assert all(line.version <= back_to for line in live.recent.moves())


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
    assert told == "Clara, a server moderator, closed the table."
    with pytest.raises(Refused, match="over"):
        await house.tables.votes.end_abandoned(table.id, CLARA)


@pytest.mark.parametrize("came", ["lapsed", "refused", "withdrawn"])
async def test_what_came_to_nothing_is_a_line_of_the_log_and_takes_nobodys_undo_away(house: House, came: str) -> None:
    table = await house.begun()
    await house.play_on(table.id, 12)
    while not (live := await house.tables.live(table.id)).past:
        await house.play_on(table.id, 1)
    past, mover = live.past, live.past[-1].seat
    asker, other = (ADA, BORIS)[mover], (BORIS, ADA)[mover]
    vote = await house.tables.votes.propose(table.id, asker, Asked.PAUSE, Terms(until=house.now + 10 * 86400))
    assert vote.until is not None
    match came:
        case "lapsed":
            house.now = vote.until
            assert await house.tables.votes.ring(house.now)
            assert not await house.tables.votes.ring(house.now)
        case "refused":
            await house.tables.votes.vote(table.id, other, yes=False)
        case _:
            await house.tables.votes.vote(table.id, asker, yes=False)
    for tables in (house.tables, house.new_service()):
        live = await tables.live(table.id)
        assert (live.vote, live.past) == (None, past)
        assert live.recent[-1].event == Event(f"bot-log-vote-{came}", mover, {"matter": "pause"})
    for locale in LOCALES:
        assert "{" not in live.teller(locale).event(live.recent[-1].event)
    await house.tables.turns.undo(table.id, asker)


async def test_a_seat_that_the_table_has_offered_leaves_no_question_open(house: House) -> None:
    """Neither where the offer is stored and the process ends there."""
    table = await house.begun(BORIS, CLARA)
    live = await house.tables.live(table.id)
    late = live.waiting()[0]
    others = [seat for seat in range(3) if seat != late]
    house.now += 30 * 86400
    people = (ADA, BORIS, CLARA)
    terms = Terms(seat=late, user_id=UserId(9), name="Dmitri")
    await house.tables.votes.propose(table.id, people[others[0]], Asked.REPLACE, terms)
    with patch.object(Shelf, "anew", side_effect=AssertionError):
        await house.tables.votes.vote(table.id, people[others[1]], yes=True)
    for tables in (house.tables, house.new_service()):
        live = await tables.live(table.id)
        assert live.vote is None
        assert [each.name for each in live.handovers] == ["Dmitri"]


async def test_nobody_agrees_to_a_pause_that_would_be_over(house: House) -> None:
    table = await house.begun()
    vote = await house.tables.votes.propose(table.id, ADA, Asked.PAUSE, Terms(until=house.now + 86400))
    assert vote.until == house.now + 86400
    house.now += 86400
    assert await house.tables.votes.ring(house.now)
    assert not await house.tables.votes.ring(house.now)
    assert (await house.tables.live(table.id)).vote is None


async def test_what_lapses_is_what_is_stored(house: House) -> None:
    """Another Caravel has asked anew meanwhile: what this one remembers of the question is nothing to go by."""
    table = await house.begun()
    vote = await house.tables.votes.propose(table.id, ADA, Asked.PAUSE, Terms(until=house.now + 86400))
    await house.store.write(lambda db: db.execute("UPDATE proposals SET until = ?", (house.now - 1,)))
    assert vote.until is not None
    assert await house.tables.votes.ring(house.now)
    assert not await house.tables.votes.ring(house.now)


async def test_whose_seat_the_computer_keeps_is_offered_no_other_here(house: House) -> None:
    table = await house.begun(BORIS, CLARA)
    await house.tables.of(SEATS).offers.to_computer(table.id, BORIS, keep=True)
    with pytest.raises(Refused, match="sits-here"):
        await house.tables.of(SEATS).offers.offer_own(table.id, CLARA, BORIS)
    dmitri = Person(UserId(9), "Dmitri", "en")
    await house.tables.of(SEATS).offers.offer_own(table.id, CLARA, dmitri)
    offered = (await house.tables.live(table.id)).handovers[0]
    await house.tables.of(SEATS).sit(table.id, BORIS)
    assert offered.seat == 2


async def test_who_sits_at_the_table_takes_no_other_seat(house: House) -> None:
    table = await house.begun(BORIS, CLARA)
    live = await house.tables.live(table.id)
    late = live.waiting()[0]
    asker, other = [person for seat, person in enumerate((ADA, BORIS, CLARA)) if seat != late]
    house.now += 30 * 86400
    with pytest.raises(Refused, match="sits-here"):
        await house.tables.votes.propose(
            table.id, asker, Asked.REPLACE, Terms(seat=late, user_id=other.id, name=other.name)
        )
    assert (await house.tables.live(table.id)).vote is None


async def test_an_answer_counts_for_the_question_that_was_read_and_for_no_other(house: House) -> None:
    table = await house.begun(BORIS, CLARA)
    read = await house.tables.votes.propose(table.id, ADA, Asked.PAUSE, Terms(until=house.now + 86400))
    await house.tables.votes.vote(table.id, ADA, yes=False)
    house.now += 1
    asked = await house.tables.votes.propose(table.id, ADA, Asked.END)
    for yes in (True, False):
        with pytest.raises(Refused, match="no-vote"):
            await house.tables.votes.vote(table.id, BORIS, yes=yes, asked=read)
    assert (await house.tables.votes.vote(table.id, CLARA, yes=True, asked=asked)).yes == (0, 2)
    assert (await house.tables.votes.vote(table.id, BORIS, yes=False, asked=asked)).no == (1,)

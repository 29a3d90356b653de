"""What goes on beside a game is not lost where two Caravels serve a table that each has read before the other wrote."""

from types import SimpleNamespace
from typing import Any

import pytest

from bot.features.calling.morning import Mornings
from bot.features.next_table import NEXT_TABLE
from bot.features.plans import PLANS
from bot.features.plans.edits import adding
from bot.features.seats import SEATS
from bot.store.fleet.shares import home_of, share_of
from bot.store.identity import TableId, UserId
from bot.store.table.plans import load_plans
from bot.store.table.proposals import Asked
from bot.tables.model import Person, Refused
from bot.tables.service import Tables
from games.core.ahead.plans import Plan, Wish
from games.core.events import Phrase
from games.core.seats import Seat
from tests.bot.tables.conftest import ADA, BORIS, CLARA, House
from tests.bot.tables.planners import PEOPLE, ROLE, choose, island, next_seat

DORA = Person(UserId(9), "Dora", "en")


async def both(house: House, table_id: TableId) -> tuple[Tables, Tables]:
    """The house's service and another one; both have the table in memory as it is now."""
    other = house.new_service()
    await house.tables.live(table_id)
    await other.live(table_id)
    return house.tables, other


async def wish(tables: Tables, table_id: TableId, seat: Seat, move: str) -> None:
    """Plan one more thing for when the seat chooses a role."""
    number = (await tables.live(table_id)).request(seat).number
    edit = adding(ROLE, Phrase(ROLE), 0, Wish(move), number)
    await tables.of(PLANS).change(table_id, PEOPLE[seat], edit)


async def test_no_answer_to_a_question_is_lost(house: House) -> None:
    table = await house.begun(BORIS, CLARA, DORA)
    await house.tables.votes.propose(table.id, ADA, Asked.END)
    one, other = await both(house, table.id)
    house.tables = house.new_service()  # Neither of them: what each has in memory may lag behind.

    await one.votes.vote(table.id, BORIS, yes=True)
    vote = await other.votes.vote(table.id, CLARA, yes=True)

    assert vote.yes == (0, 1, 2)
    assert vote.open


async def test_the_last_answer_of_all_ends_it_wherever_it_is_given(house: House) -> None:
    table = await house.begun(BORIS, CLARA)
    await house.tables.votes.propose(table.id, ADA, Asked.END)
    one, other = await both(house, table.id)
    house.tables = house.new_service()  # Neither of them: what each has in memory may lag behind.

    assert (await one.votes.vote(table.id, BORIS, yes=True)).open
    assert not (await other.votes.vote(table.id, CLARA, yes=True)).open

    assert (await house.tables.live(table.id)).table.status == "ended"


async def test_a_table_is_asked_one_thing_at_a_time(house: House) -> None:
    table = await house.begun(BORIS, CLARA)
    one, other = await both(house, table.id)
    house.tables = house.new_service()  # Neither of them: what each has in memory may lag behind.

    await one.votes.propose(table.id, ADA, Asked.END)
    with pytest.raises(Refused, match="vote-open"):
        await other.votes.propose(table.id, BORIS, Asked.END)

    assert (await house.tables.live(table.id)).vote == (await one.live(table.id)).vote


async def test_a_question_that_a_move_has_settled_does_not_come_back(house: House) -> None:
    table = await house.begun(BORIS, CLARA)
    await house.tables.votes.propose(table.id, ADA, Asked.END)
    one, other = await both(house, table.id)
    house.tables = house.new_service()  # Neither of them: what each has in memory may lag behind.

    await one.turns.move(table.id, await house.mover(table.id), await house.any_move(table.id))
    house.tables = house.new_service()
    with pytest.raises(Refused, match="no-vote"):
        await other.votes.vote(table.id, BORIS, yes=True)

    assert (await house.tables.live(table.id)).vote is None


async def test_an_offer_that_was_declined_is_not_there_any_more(house: House) -> None:
    table = await house.begun(BORIS, CLARA)
    await house.tables.of(SEATS).offers.offer_own(table.id, ADA, DORA)
    one, other = await both(house, table.id)
    house.tables = house.new_service()  # Neither of them: what each has in memory may lag behind.

    await one.of(SEATS).offers.decline(table.id, DORA, Seat(0))
    with pytest.raises(Refused, match="no-offer"):
        await other.of(SEATS).offers.accept(table.id, DORA, Seat(0))

    assert (await house.tables.live(table.id)).table.seats[0].user_id == ADA.id


async def test_plans_made_in_two_places_are_both_kept(house: House) -> None:
    table = await island(house)
    seat = next_seat(await house.tables.live(table.id))
    one, other = await both(house, table.id)
    house.tables = house.new_service()  # Neither of them: what each has in memory may lag behind.

    await wish(one, table.id, seat, "choose captain")
    await wish(other, table.id, seat, "choose mayor")

    (left,) = await house.store.read(lambda db: load_plans(db, table.id))
    assert _wishes(left.plans) == ["choose captain", "choose mayor"]


async def test_a_plan_taken_back_elsewhere_does_not_act(house: House) -> None:
    table = await island(house)
    seat = next_seat(await house.tables.live(table.id))
    await wish(house.tables, table.id, seat, "choose captain")
    one, house.tables = await both(house, table.id)

    await one.of(PLANS).change(table.id, PEOPLE[seat], lambda _: ())
    live = await choose(house, table, "mayor")

    assert seat in live.waiting()


def _wishes(plans: tuple[Plan, ...]) -> list[str]:
    return [each.move for plan in plans for each in plan.wishes]


async def test_who_goes_on_sees_a_table_that_another_one_minds_as_it_is_stored(house: House) -> None:
    table = await house.begun(BORIS)
    one, other = await both(house, table.id)
    other.ledger.shelf.share = share_of(1 - home_of(table.guild_id) % 2, 2, 2)
    await house.play_on(table.id, 1)
    now = (await one.live(table.id)).table.version
    waits = await house.mover(table.id)

    live, _ = await other.of(NEXT_TABLE).next_of(waits.id)
    assert live is not None
    assert live.table.version == now

    await house.play_on(table.id, 1)
    now, waits = (await one.live(table.id)).table.version, await house.mover(table.id)
    sending: Any = SimpleNamespace(store=house.store, tables=other)
    assert [each.live.table.version for each in await Mornings(sending)._waits(waits.id)] == [now]

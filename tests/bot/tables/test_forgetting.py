"""Whoever is forgotten is named nowhere any more, under whatever name; and nobody else's name is touched."""

import msgspec

from bot.store import last_lines
from bot.store.identity import TableId, UserId
from bot.store.records import MARK
from bot.tables import Person
from games.core.events import Event
from tests.bot.tables.conftest import ADA, BORIS, CLARA, House

OTHER_BORIS = Person(UserId(8), BORIS.name, "en")
RENAMED = Person(BORIS.id, "Bob", "en")


async def told(house: House, table_id: TableId) -> list[Event]:
    """The house's own lines in the log."""
    lines = await house.store.read(lambda db: last_lines(db, table_id, 100))
    events = [event for line in lines for event in msgspec.json.decode(line.events, type=list[Event])]
    return [event for event in events if event.key.startswith("bot-log")]


async def handed_over(house: House, by: Person, to: Person) -> TableId:
    """A table at which one person has given their seat to another."""
    table = await house.begun(by)
    seat = table.seat_of(by.id)
    assert seat is not None
    await house.tables.handovers.offer_own(table.id, by, to)
    await house.tables.handovers.accept(table.id, to, seat)
    return table.id


async def test_a_name_of_before_goes_too_and_a_namesakes_stays(house: House) -> None:
    mine, anothers = await handed_over(house, BORIS, CLARA), await handed_over(house, OTHER_BORIS, CLARA)
    await house.tables.forgetting.forget(RENAMED)
    assert [event.args for event in await told(house, mine)][-1] == {"former": "Player 2"}
    assert [event.args for event in await told(house, anothers)][-1] == {"former": BORIS.name}


async def test_who_sat_there_before_the_computer_did_is_no_name_either(house: House) -> None:
    table = await house.begun(BORIS)
    await house.tables.handovers.to_computer(table.id, BORIS, keep=False)
    await house.tables.vacancies.sit(table.id, CLARA)
    assert (await told(house, table.id))[-1].args == {"former": f"{BORIS.name} {MARK}"}
    await house.tables.forgetting.forget(RENAMED)
    assert (await told(house, table.id))[-1].args == {"former": "Player 2"}


async def test_the_table_is_not_told_that_they_left_the_server(house: House) -> None:
    table = await house.begun(BORIS)
    await house.tables.forgetting.forget(BORIS)
    assert (await told(house, table.id))[-1].key == "bot-log-forgotten"


async def test_who_kept_a_table_in_order_is_forgotten_there(house: House) -> None:
    keeper = Person(UserId(9), "Keeper", "en")
    closed, others = await house.begun(BORIS), await house.begun(BORIS)
    await house.tables.votes.end_abandoned(closed.id, keeper)
    await house.tables.votes.end_abandoned(others.id, ADA)
    await house.tables.forgetting.forget(keeper)
    assert [event.args.get("player") for event in await told(house, closed.id)][-2:] == ["Somebody", None]
    assert [event.args.get("player") for event in await told(house, others.id)][-2:] == [ADA.name, None]

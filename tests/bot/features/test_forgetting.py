"""Whoever is forgotten is named nowhere any more, under whatever name; and nobody else's name is touched."""

import re
from unittest.mock import AsyncMock

import msgspec
import pytest

from bot.features.campaigns import CAMPAIGNS
from bot.features.forgetting import FORGETTING
from bot.features.seats import SEATS
from bot.store.engine.copies import backup
from bot.store.identity import ChannelId, GuildId, TableId, UserId
from bot.store.table.log import last_lines
from bot.store.table.records import MARK
from bot.tables.model import Person
from games.core.events import Event
from games.core.seats import Seat
from tests.bot.tables.conftest import ADA, BORIS, CLARA, House
from tests.support.traces import remains, remains_in, traces

pytestmark = pytest.mark.both_engines

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
    await house.tables.of(SEATS).offers.offer_own(table.id, by, to)
    await house.tables.of(SEATS).offers.accept(table.id, to, seat)
    return table.id


async def test_a_name_of_before_goes_too_and_a_namesakes_stays(house: House) -> None:
    mine, anothers = await handed_over(house, BORIS, CLARA), await handed_over(house, OTHER_BORIS, CLARA)
    await house.tables.of(FORGETTING).forget(RENAMED)
    assert [event.args for event in await told(house, mine)][-1] == {"former": "Player 2"}
    assert [event.args for event in await told(house, anothers)][-1] == {"former": BORIS.name}


async def test_who_sat_there_before_the_computer_did_is_no_name_either(house: House) -> None:
    table = await house.begun(BORIS)
    await house.tables.of(SEATS).offers.to_computer(table.id, BORIS, keep=False)
    await house.tables.of(SEATS).sit(table.id, CLARA)
    assert (await told(house, table.id))[-1].args == {"former": f"{BORIS.name} {MARK}"}
    await house.tables.of(FORGETTING).forget(RENAMED)
    assert (await told(house, table.id))[-1].args == {"former": "Player 2"}


async def test_the_table_is_not_told_that_they_left_the_server(house: House) -> None:
    table = await house.begun(BORIS)
    await house.tables.of(FORGETTING).forget(BORIS)
    assert (await told(house, table.id))[-1].key == "bot-log-forgotten"


async def test_who_kept_a_table_in_order_is_forgotten_there(house: House) -> None:
    keeper = Person(UserId(9), "Keeper", "en")
    closed, others = await house.begun(BORIS), await house.begun(BORIS)
    await house.tables.votes.end_abandoned(closed.id, keeper)
    await house.tables.votes.end_abandoned(others.id, ADA)
    await house.tables.of(FORGETTING).forget(keeper)
    assert [event.args.get("player") for event in await told(house, closed.id)][-2:] == ["Someone", None]
    assert [event.args.get("player") for event in await told(house, others.id)][-2:] == [ADA.name, None]


async def story(house: House, *others: Person, host: Person = ADA, named: str | None = None) -> TableId:
    """A lobby of the campaign of this name, or of the host's, in the server's language."""
    table = await house.tables.lobby.open(
        host,
        game_key="maracaibo",
        options={"story": "campaign"},
        seat_count=3,
        language="en",
        open_to_all=True,
        invited=(),
        guild_id=GuildId(7),
        channel_id=ChannelId(70),
        along=None if named is None else house.tables.of(CAMPAIGNS).enlisting(named),
    )
    for person in others:
        await house.tables.lobby.join(table.id, person)
    return table.id


async def names_of_campaigns(house: House) -> list[str]:
    """As the database, the lists and whoever restarts knows them."""
    found = [each.name for each in await house.tables.of(CAMPAIGNS).at(GuildId(7), UserId(0))]
    assert sorted(each.name for each in house.tables.of(CAMPAIGNS)._at_hand[GuildId(7), UserId(0)]) == sorted(found)
    return sorted(found)


async def test_no_campaign_is_called_after_who_is_forgotten(house: House) -> None:
    await house.tables.of(CAMPAIGNS).at(GuildId(7), UserId(0))
    mine = await story(house, CLARA, host=BORIS)
    await house.tables.lobby.start(mine, BORIS)
    left = await story(house, CLARA, host=BORIS)
    await house.tables.lobby.leave(left, BORIS)
    await story(house, BORIS, named="Boris and Ada at sea")
    await house.tables.of(FORGETTING).forget(RENAMED)
    assert await names_of_campaigns(house) == ["Someone and Ada at sea", "Someone's story", "Someone's story 2"]
    campaign = (await house.tables.live(mine)).table.campaign
    assert campaign is not None
    assert not re.search("Boris", campaign.name)


async def test_a_namesakes_campaign_keeps_its_name(house: House) -> None:
    await story(house, host=OTHER_BORIS)
    await story(house, CLARA, host=ADA, named="Boris the parrot")
    await story(house, BORIS, host=OTHER_BORIS, named="Two by the name of Boris")
    known = await names_of_campaigns(house)
    await house.tables.of(FORGETTING).forget(BORIS)
    assert await names_of_campaigns(house) == known


async def test_a_campaign_that_was_left_is_not_called_after_who_left_it(house: House) -> None:
    table = await story(house, CLARA, host=BORIS)
    await house.tables.lobby.start(table, BORIS)
    await house.tables.votes.end_abandoned(table, ADA)
    await house.store.write(lambda db: db.execute("UPDATE campaigns SET archive = '{}'"))
    await house.tables.of(CAMPAIGNS).leave(GuildId(7), BORIS, "Boris's story")
    await house.tables.of(FORGETTING).forget(BORIS)
    assert await names_of_campaigns(house) == ["Someone's story"]


BORISLAV, CLARISSA = (
    Person(UserId(987_654_321_987_654_320 + at), name, "en") for at, name in enumerate(("Borislav", "Clarissa"), 1)
)


async def sat_in_many_places(house: House, person: Person) -> None:
    for _ in range(12):
        table = await house.begun(person)
        await house.tables.of(SEATS).offers.offer_own(table.id, person, CLARA)
        await house.tables.of(SEATS).offers.accept(table.id, CLARA, Seat(1))
        await house.tables.seats.leave(table.id, {CLARA.id})
        await house.tables.of(SEATS).sit(table.id, person)


async def test_what_is_forgotten_is_in_no_row_and_no_byte(house: House) -> None:
    """Neither where rows were deleted, nor where they have been before the pages were filled anew, nor in the log."""
    await sat_in_many_places(house, BORISLAV)
    assert bytes_of(house, BORISLAV)
    await house.tables.of(FORGETTING).forget(BORISLAV)
    assert bytes_of(house, BORISLAV) == []
    assert traces(house.data, BORISLAV.id, BORISLAV.name) == []


async def test_who_follows_soon_goes_with_all_others_who_do(house: House, monkeypatch: pytest.MonkeyPatch) -> None:
    """Nobody is held up by whoever asks again and again: what is left then goes together, a moment later."""
    erased, erase = [], house.store.erase

    async def noted(*, large: bool = False) -> None:
        erased.append(house.now)
        await erase(large=large)

    monkeypatch.setattr(house.tables.ledger, "erase", noted)
    forgetting = house.tables.of(FORGETTING)
    await sat_in_many_places(house, BORISLAV)
    await sat_in_many_places(house, CLARISSA)
    for person in (BORISLAV, CLARISSA, ADA, CLARISSA):
        await forgetting.forget(person)
        house.now += 1
    assert len(erased) == 1
    assert bytes_of(house, BORISLAV) == []
    assert bytes_of(house, CLARISSA) != []

    due = await forgetting.erasing.due()
    assert due is not None
    await forgetting.erasing.ring(due - 1)
    assert len(erased) == 1
    await forgetting.erasing.ring(due)
    assert len(erased) == 2
    assert traces(house.data, CLARISSA.id, CLARISSA.name) == []
    assert await forgetting.erasing.due() is None


@pytest.mark.parametrize("written_anew", [True, False])
async def test_a_copy_made_afterwards_does_not_know_them(
    house: House, monkeypatch: pytest.MonkeyPatch, *, written_anew: bool
) -> None:
    """Also one made before the database itself was written anew. A copy of before knows them, and is the host's."""
    copies = [house.data / name for name in ("before.sqlite", "after.sqlite")]
    if not written_anew:
        monkeypatch.setattr(house.tables.of(FORGETTING).erasing, "now_or_soon", AsyncMock())
    await sat_in_many_places(house, BORISLAV)
    backup(house.data, copies[0])
    await house.tables.of(FORGETTING).forget(BORISLAV)
    backup(house.data, copies[1])
    left = [remains_in({each.name: each.read_bytes()}, BORISLAV.id, BORISLAV.name) for each in copies]
    assert [bool(each) for each in left] == [True, False]
    assert bool(bytes_of(house, BORISLAV)) != written_anew


def bytes_of(house: House, person: Person) -> list[str]:
    return remains(house.data, int(person.id), person.name)

"""What people ask of each other: votes of the table, and seats that are offered."""

from bot.features.seats import SEATS
from bot.hours.clock_options import DAY, HOUR
from bot.store.table.proposals import Asked, Terms
from tests.support.life.table import CHANNELS, PEOPLE, SERVER, LongTable

ENDS = 0.15
"""How seldom a proposal to end the game is meant so: else no life would be long."""


async def somebody_proposes(table: LongTable) -> None:
    what = table.random.choice(list(Asked))
    if what is Asked.END and table.random.random() > ENDS:
        return
    await table.tables.votes.propose(table.id, table.anybody(), what, await _terms(table, what))


async def _terms(table: LongTable, what: Asked) -> Terms | None:
    match what:
        case Asked.PAUSE:
            return Terms(until=table.now + table.random.choice((60, HOUR, 3 * DAY)))
        case Asked.REPLACE:
            seat = table.random.choice((await table.live()).state.every_seat())
            person = table.random.choice((None, *PEOPLE))
            return Terms(seat=seat) if person is None else Terms(seat=seat, user_id=person.id, name=person.name)
        case Asked.BRING:
            lost = table.random.random() < 0.5
            return Terms(guild_id=SERVER, channel_id=table.random.choice(CHANNELS), name="#here", lost=lost)
        case _:
            return None


async def somebody_votes(table: LongTable) -> None:
    await table.tables.votes.vote(table.id, table.anybody(), table.random.random() < 0.7)


async def somebody_offers_their_seat(table: LongTable) -> None:
    await table.tables.of(SEATS).offers.offer_own(table.id, table.anybody(), table.anybody())


async def a_seat_that_is_offered_is_taken(table: LongTable) -> None:
    for offered in (await table.live()).handovers:
        person = next(each for each in PEOPLE if each.id == offered.user_id)
        await table.tables.of(SEATS).offers.accept(table.id, person, offered.seat)
        return


async def a_seat_that_is_offered_is_declined(table: LongTable) -> None:
    for offered in (await table.live()).handovers:
        await table.tables.of(SEATS).offers.decline(table.id, table.anybody(), offered.seat)
        return

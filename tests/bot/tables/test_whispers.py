"""What two do among themselves leaves no trace for the others: not told, not dated, nothing begun is broken off."""

import pytest

from bot.features.watching import WATCHING
from bot.panel.messages.log import log_page
from bot.panel.messages.table_panel import table_panel
from bot.store.identity import ChannelId, UserId
from bot.store.table.log import last_lines
from bot.store.table.proposals import Asked
from bot.store.table.records import LineKind, Table
from bot.store.table.tables import load_table
from bot.store.table.waiting import waiting_seats
from bot.store.telling.news import Target, ToPerson
from bot.store.telling.outbox import targets_since
from bot.tables.live import Live
from bot.tables.model import Late, Moved, Person
from games.archipelago.deals import OPEN_OFFERS
from games.archipelago.state import State
from games.core.saving import save
from games.core.seats import Seat
from tests.bot.panel.shown import shown
from tests.bot.tables.conftest import ADA, BORIS, CLARA, House

PEOPLE = (ADA, BORIS, CLARA)
ONLOOKER = Person(UserId(9), "Dmitri", "en")


async def in_talks(house: House) -> tuple[Table, Live]:
    """A table at which people may deal, and somebody could take a move back."""
    table = await house.begun(BORIS, CLARA, game="archipelago")
    for _ in range(60):
        live = await house.tables.live(table.id)
        assert isinstance(live.state, State)
        if live.past and live.state.round is not None:
            return table, live
        await house.play_on(table.id, 1)
    raise AssertionError("nobody ever had a round with something to take back")


async def whispered(house: House, live: Live, by: Seat, verb: str) -> list[Target]:
    """Somebody does this an hour later; to whom that is told."""
    last, _ = await house.store.read(lambda db: targets_since(db, 0))
    house.now += 3600
    request = live.request(by)
    offer = request.offer(verb)
    assert offer is not None
    text = request.text(offer.any_move(house.chance.below))
    await house.tables.turns.move(live.table.id, PEOPLE[by], text)
    return list((await house.store.read(lambda db: targets_since(db, last)))[1])


def seen(live: Live) -> object:
    """All that everybody sees, with the controls."""
    return shown(table_panel(live, "en", None)), live.recent.since(None)[-1:], live.waiting_since, live.vote


async def test_nobody_else_notices_an_offer_or_its_refusal(house: House) -> None:
    table, live = await in_talks(house)
    giver = live.waiting()[0]
    await house.tables.of(WATCHING).follow(table.id, ONLOOKER.id, rounds=True)
    await house.tables.of(WATCHING).put_up(table.id, ONLOOKER, ChannelId(71), publish=False)
    await house.tables.votes.propose(table.id, PEOPLE[giver], Asked.END)
    before, past = seen(live), list(live.past)
    stored = await house.store.read(lambda db: (load_table(db, table.id), waiting_seats(db, table.id)))

    told = await whispered(house, live, giver, "deal")
    (deal,) = live.state.proposals
    assert told == [ToPerson(PEOPLE[deal.to[0]].id)]
    concerned = [ToPerson(PEOPLE[seat].id) for seat in deal.among]
    assert all(target in concerned for target in await whispered(house, live, deal.to[0], "refuse"))

    assert live.state.proposals == []
    for known in (live, await house.new_service().live(table.id)):
        assert seen(known) == before
        assert known.past == past
        assert known.vote == live.vote is not None
    assert isinstance(stored[0], Table)
    now = await house.store.read(lambda db: (load_table(db, table.id), waiting_seats(db, table.id)))
    assert isinstance(now[0], Table)
    assert (now[0].updated_at, now[1]) == (stored[0].updated_at, stored[1])


async def test_a_whisper_told_twice_by_discord_is_made_once_and_one_tapped_twice_is_late(house: House) -> None:
    table, live = await in_talks(house)
    giver = live.waiting()[0]
    request = live.request(giver)

    async def tapped(interaction: int, whispers: int | None) -> Moved:
        offer = live.request(giver).offer("deal")
        assert offer is not None
        text = request.text(offer.any_move(house.chance.below))
        return await house.tables.turns.move(
            table.id, PEOPLE[giver], text, number=request.number, whispers=whispers, interaction=interaction
        )

    assert not (await tapped(7, request.whispers)).again
    assert (await tapped(7, request.whispers)).again
    with pytest.raises(Late):
        await tapped(8, request.whispers)
    assert len(live.state.proposals) == 1
    assert live.request(giver).number == request.number
    assert not (await tapped(9, None)).again, "what was shown by earlier versions says nothing of whispers"


async def test_a_restart_remembers_what_a_whisper_changed(house: House) -> None:
    table, live = await in_talks(house)
    for _ in range(OPEN_OFFERS):
        await whispered(house, live, live.waiting()[0], "deal")
    again = await house.new_service().live(table.id)
    assert save(again.state) == save(live.state)
    assert (again.recent, again.past, again.marks.before) == (live.recent, live.past, live.marks.before)


async def test_whispers_are_not_counted_among_the_moves_taken_back(house: House) -> None:
    table, live = await in_talks(house)
    seat = live.past[-1].seat
    count = live.recent.moves_since(live.past[-1].version)
    await whispered(house, live, live.waiting()[0], "deal")
    assert live.recent.moves_since(live.past[-1].version) == count
    await house.tables.turns.undo(table.id, PEOPLE[seat])
    live = await house.tables.live(table.id)
    assert live.state.proposals == []
    public = [line.event for line in live.recent if line.event.is_for(None)]
    assert public[-1].args == {"count": count}


async def pages(house: House, live: Live, viewer: Seat | None) -> list[object]:
    """The whole log as somebody reads it, three lines at a time from the end, with the ways from page to page."""
    read: list[object] = []
    end: int | None = None
    while end != 0:
        page = await house.tables.log(live.table.id, viewer, 3, end)
        read.append(shown(log_page(live.table, page, "en")))
        end = page.earlier
    return read


async def test_no_page_of_the_log_is_shorter_for_what_others_whisper(house: House) -> None:
    _, live = await in_talks(house)
    giver = live.waiting()[0]
    before = {viewer: await pages(house, live, viewer) for viewer in (None, *live.state.every_seat())}
    concerned = {giver}
    for _ in range(4):
        await whispered(house, live, giver, "deal")
        concerned |= set(live.state.proposals[0].among)
        await whispered(house, live, giver, "withdraw")
        for viewer in {None, *live.state.every_seat()} - concerned:
            assert await pages(house, live, viewer) == before[viewer]
    assert len(await pages(house, live, giver)) > len(before[giver])


async def test_what_is_done_beside_the_game_after_something_was_shown_is_taken_back_after_a_restart_too(
    house: House,
) -> None:
    table = await house.begun(BORIS, CLARA, game="archipelago")
    seat = None
    for _ in range(2000):
        live = await house.tables.live(table.id)
        if not live.playing:
            table = await house.begun(BORIS, CLARA, game="archipelago")
            live = await house.tables.live(table.id)
        idle = (seat for seat in live.state.every_seat() if seat not in (*live.waiting(), live.recent.last_mover()))
        seat = next((seat for seat in idle if live.request(seat).offer("allow") is not None), None)
        if seat is not None and not live.past:
            break
        await house.play_on(table.id, 1)
    assert seat is not None
    await whispered(house, live, seat, "allow")
    (line,) = await house.store.read(lambda db: last_lines(db, table.id, 1))
    assert (line.kind, [past.seat for past in live.past]) == (LineKind.BESIDE, [seat])
    assert (await house.new_service().live(table.id)).past == live.past
    await house.tables.turns.undo(table.id, PEOPLE[seat])

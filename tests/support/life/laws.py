"""What holds at a table after whatever has happened to it."""

from bot.store.table.waiting import waiting_seats
from bot.store.telling.news import Notice, read_news
from bot.tables.seats.changing import LOST
from tests.support.life.table import LongTable
from tests.support.remembered import must_remember_what_is_stored


async def must_be_sound(table: LongTable) -> None:
    """What is in memory is stored, and whoever is waited for was called, or will be."""
    await must_remember_what_is_stored(table.tables, table.new_service())
    await _must_let_nobody_know_two_seats(table)
    await _must_tell_whoever_loses_a_seat(table)
    if (await table.tables.table(table.id)).status == "playing":
        await _must_call_all(table)


async def _must_call_all(table: LongTable) -> None:
    live = await table.live()
    waits = {each.seat: each for each in await table.store.read(lambda db: waiting_seats(db, table.id))}
    assert set(waits) == set(live.openly_addressed()), "the table waits for others than its game"
    for seat, wait in waits.items():
        user = live.table.seats[seat].user_id
        assert wait.user_id == user, f"seat {seat} is waited for as somebody else's"
        if user is not None and live.table.paused_until is None:
            assert wait.told or wait.due is not None, f"seat {seat} is never called"


async def _must_let_nobody_know_two_seats(table: LongTable) -> None:
    """Whoever has played a seat knows its secrets, whatever is stored about them."""
    for seat in (await table.tables.table(table.id)).seats:
        if seat.user_id is not None:
            first = table.known.setdefault(seat.user_id, seat.seat)
            assert first == seat.seat, f"who sits on seat {seat.seat} knows the secrets of seat {first}"


async def _must_tell_whoever_loses_a_seat(table: LongTable) -> None:
    """By whatever way; who has done it at this very moment knows it."""
    seats = (await table.tables.table(table.id)).seats
    sitting = {seat.user_id for seat in seats if seat.user_id is not None}
    kept = {seat.kept_for for seat in seats if seat.kept_for is not None}
    lost = (table.sitting - sitting) | (table.kept - kept - sitting)
    table.sitting, table.kept = sitting, kept
    query = "SELECT id, payload FROM outbox WHERE kind = 'notice' AND id > ? ORDER BY id"
    rows = await table.store.read(lambda db: db.execute(query, (table.heard,)).fetchall())
    table.heard = max((number for number, _ in rows), default=table.heard)
    told = {news.user_id for _, text in rows if isinstance(news := read_news(text), Notice) and news.key == LOST}
    assert lost <= told | table.actors, f"{lost - told - table.actors} have lost a seat without a word"
    table.actors.clear()

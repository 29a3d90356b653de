"""`kill -9` at any moment, again and again: what was acknowledged stays, nothing is doubled, everybody is told."""

from collections.abc import AsyncIterator
from functools import partial
from itertools import count
from pathlib import Path

import msgspec
import pytest

from bot.panel.kit import ids
from bot.store.identity import Version
from bot.store.table.log import lines_since, load_state
from bot.store.table.records import Table
from bot.store.telling.news import FormerPanel
from bot.store.telling.posts import Purpose
from games.core.events import Event
from games.core.saving import save
from games.core.seats import Seat
from games.registry import game
from tests.support.fleet import Fleet, acknowledged, fleet
from tests.support.harbour import PLACE, custom_ids
from tests.support.stored import find_post

KILLS = 15
"""So many at any moment; a busy machine comes to few moves before them: then there are more that wait for a move."""
SEATED = (
    ("settlers", "Ada", "Boris"),
    ("settlers", "Boris", "Clara", "Dmitri"),
    ("puerto_rico", "Boris", "Ada"),
)
PRIVATELY = "Boris"
"""Wants to be called by private messages; the others are called in the thread."""
MOST_REQUESTS = 5 * len(SEATED)
"""So many requests a move at each table usually comes to."""


@pytest.fixture
async def ships(tmp_path: Path) -> AsyncIterator[Fleet]:
    async with fleet(tmp_path, seed=1) as opened:
        yield opened
    wrong = [line for line in (tmp_path / "log").read_bytes().splitlines() if b'"level":"error"' in line]
    assert wrong == []


async def test_many_kills_lose_nothing_and_double_nothing(ships: Fleet) -> None:
    await ships.launch()
    await ships.local.bot_arrives()
    await ships.local.player(PRIVATELY).slash(PLACE, "settings", dms=True)
    for playing, *names in SEATED:
        await ships.begin(*names, game=playing)
    for kills in count():
        if kills >= KILLS and enough_was_acknowledged(ships):
            break
        if ships.random.random() < 0.9:
            await ships.local.bot_arrives()
            for table in ships.tables():
                await ships.somebody_moves(table)
        if kills < KILLS:
            await ships.requests(ships.random.randint(0, MOST_REQUESTS))
        else:
            await ships.answers()
        await ships.sink()
        await ships.launch()
    await ships.local.bot_arrives()
    await ships.looked_around()
    await ships.at_peace()
    tables = ships.tables()
    assert len(tables) == len(SEATED)
    for table in tables:
        nothing_was_said_twice(ships, table)
        whoever_is_waited_for_was_told(ships, table, replayed(ships, table))
    no_acknowledged_move_is_missing_or_doubled(ships)


def enough_was_acknowledged(ships: Fleet) -> bool:
    """Whether so many moves were seen to be made that a loss would show."""
    return sum(map(acknowledged, ships.moves)) > KILLS / 2


def no_acknowledged_move_is_missing_or_doubled(ships: Fleet) -> None:
    applied = {row[0] for row in ships.stored(lambda db: db.execute("SELECT id FROM interactions").fetchall())}
    told = [move for move in ships.moves if acknowledged(move)]
    counted = "SELECT count(*) FROM log WHERE kind IN ('move', 'beside', 'whisper')"
    made = ships.stored(lambda db: db.execute(counted).fetchone()[0])
    assert enough_was_acknowledged(ships)
    assert [move for move in told if move.id not in applied] == []
    assert made == len(applied) - len(SEATED), "every interaction that was applied is one move, or opened a table"


def replayed(ships: Fleet, table: Table) -> dict[Seat, int]:
    """The log, played again move by move, leads to what is stored; for whom it waits, and since which version."""
    found = game(table.game)
    lines = ships.stored(lambda db: lines_since(db, table.id, Version(0)))
    first = ships.stored(lambda db: load_state(db, table.id, Version(1)))
    last = ships.stored(lambda db: load_state(db, table.id))
    assert first is not None
    assert last is not None
    assert [line.number for line in lines] == list(range(1, table.version + 1))
    play = found.play(found.saved.load(first[1]))
    since = dict.fromkeys(play.waiting(), 1)
    for line in lines[1:]:
        assert line.seat is not None
        play.apply(Seat(line.seat), play.legal(Seat(line.seat)).read(line.text))
        since = {seat: since.get(seat, line.number) for seat in play.waiting()}
    assert save(play.state) == last[1]
    return since


def replayed_number(ships: Fleet, table: Table, seat: Seat) -> int:
    """The number of the question that the seat is asked now."""
    stored = ships.stored(lambda db: load_state(db, table.id))
    assert stored is not None
    found = game(table.game)
    return found.play(found.saved.load(stored[1])).legal(seat).number


def nothing_was_said_twice(ships: Fleet, table: Table) -> None:
    said = [message.id for message in ships.messages(table)]
    query = "SELECT DISTINCT message_id FROM outbox WHERE kind = 'panel' AND table_id = ? AND message_id IS NOT NULL"
    kept = ships.stored(lambda db: db.execute(query, (table.id,)).fetchall())
    assert len(ships.panels(table)) == 1
    assert set(said) <= {message for (message,) in kept}
    assert {message for (message,) in kept} - set(said) <= had_nothing_to_tell(ships, table)


def had_nothing_to_tell(ships: Fleet, table: Table) -> set[int]:
    """The former panels during which nothing public happened: they are taken away."""
    query = "SELECT payload FROM outbox WHERE kind = 'former_panel' AND table_id = ?"
    rows = ships.stored(lambda db: db.execute(query, (table.id,)).fetchall())
    former = [msgspec.json.decode(payload, type=FormerPanel) for (payload,) in rows]
    lines = ships.stored(lambda db: lines_since(db, table.id, Version(0)))
    telling = {
        line.number
        for line in lines
        if any(event.is_for(None) for event in msgspec.json.decode(line.events, type=list[Event]))
    }
    return {panel.message_id for panel in former if not telling & set(range(panel.since + 1, panel.until + 1))}


def whoever_is_waited_for_was_told(ships: Fleet, table: Table, since: dict[Seat, int]) -> None:
    (panel,) = ships.panels(table)
    for seat, version in since.items():
        person = ships.seated(table, seat)
        assert person.mention in panel.text
        if person.name != PRIVATELY:
            continue
        notice = ships.stored(partial(find_post, table_id=table.id, purpose=Purpose.TURN, seat=seat))
        assert notice is not None
        assert notice.version >= version
        (told,) = [message for message in person.dms if message.id == notice.message_id]
        numbers = {control.number for control in map(ids.parse, custom_ids(told)) if control is not None}
        assert replayed_number(ships, table, seat) in numbers, "the controls are those of the question of now"

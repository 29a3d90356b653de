"""What has to be true of tables after their Caravels were killed: nothing lost, nothing doubled, everybody told."""

from functools import partial

import msgspec

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
from tests.support.fleet import Fleet, acknowledged
from tests.support.harbour import custom_ids
from tests.support.stored import find_post

PRIVATELY = "Boris"
"""Wants to be called by private messages; the others are called in the thread."""


def no_acknowledged_move_is_missing_or_doubled(ships: Fleet, tables: int) -> None:
    """What people saw made is stored, each once, and nothing else is."""
    applied = {row[0] for row in ships.stored(lambda db: db.execute("SELECT id FROM interactions").fetchall())}
    told = [move for move in ships.moves if acknowledged(move)]
    counted = "SELECT count(*) FROM log WHERE kind IN ('move', 'beside', 'whisper')"
    made = ships.stored(lambda db: db.execute(counted).fetchone()[0])
    assert [move for move in told if move.id not in applied] == []
    assert made == len(applied) - tables, "every interaction that was applied is one move, or opened a table"


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
    """Each message in the thread is the one that is known to have been sent, and one of them has controls."""
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
    """By the panel, or privately, as they wish; with the controls of now."""
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

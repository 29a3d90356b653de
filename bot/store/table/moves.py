"""The log of a table and its game's states: the only way in which a game moves on."""

import msgspec

from bot.store.connection import Connection
from bot.store.identity import TableId, Version
from bot.store.table.clocks import advance_clocks, has_clocks, rewind_clocks
from bot.store.table.commits import Commit
from bot.store.table.company import Company, Heed, company_of
from bot.store.table.former_players import drop_forgotten_players
from bot.store.table.handovers import close_offers_by_others, close_table
from bot.store.table.histories import pack_history
from bot.store.table.plans import drop_plans, save_plans
from bot.store.table.proposals import close_proposals, settled_by_moves
from bot.store.table.records import COMPUTER, OVER, StaleVersion
from bot.store.table.tables import version_of
from bot.store.table.waiting import set_waiting
from bot.store.telling.interactions import must_be_new, note_interaction
from bot.store.telling.news import Outgoing
from bot.store.telling.outbox import put_outbox


def commit_move(db: Connection, commit: Commit, heeds: tuple[Heed, ...] = ()) -> Version:
    """Store all that a move changes, have told whatever heeds it, and return the table's new version.

    StaleVersion if the table is not where the move was made on; AlreadyApplied if the interaction was heard before.
    """
    version = Version(commit.expected_version + len(commit.lines))
    company = commit.company or company_of(db, commit.table_id, heeds)
    _advance(db, commit, version)
    if company is None:
        raise StaleVersion(commit.table_id, commit.expected_version, None)
    whispered = commit.whispered
    if company.status != commit.status or commit.result is not None:
        result = None if commit.result is None else commit.result.decode()
        db.execute(
            "UPDATE tables SET status = ?, result = coalesce(?, result) WHERE id = ?",
            (commit.status, result, commit.table_id),
        )
    for number, line in enumerate(commit.lines, commit.expected_version + 1):
        db.execute(
            "INSERT INTO log (table_id, number, kind, seat, user_id, text, events, at) VALUES (?, ?, ?, ?, ?, ?, ?, ?)",
            (commit.table_id, number, line.kind, line.seat, line.user_id, line.text, line.events.decode(), commit.now),
        )
        db.execute(
            "INSERT INTO snapshots (table_id, version, state) VALUES (?, ?, ?)",
            (commit.table_id, number, line.state),
        )
    acted = set() if whispered else {line.seat for line in commit.lines if line.seat is not None}
    set_waiting(db, commit.table_id, company.waited_for, commit.waiting, acted, commit.now, commit.calls)
    if has_clocks(company.options):
        advance_clocks(db, commit, version)
    for left in commit.plans:
        save_plans(db, commit.table_id, left)
    put_outbox(db, commit.outbox if whispered else (*commit.outbox, *_heeded(db, commit, company)))
    if commit.status in OVER:
        close_proposals(db, commit.table_id)
        close_table(db, commit.table_id)
        drop_forgotten_players(db, commit.table_id)
        _clear_away(db, commit.table_id, version)
    return version


def commit_undo(db: Connection, commit: Commit, back_to: Version) -> Version:
    """Store that the table goes back to an earlier version: a line of the log as any other, with that state."""
    version = commit_move(db, commit)
    rewind_clocks(db, commit, back_to)
    db.execute(
        "UPDATE log SET undone_by = ? WHERE table_id = ? AND number > ? AND number <= ? AND undone_by IS NULL",
        (commit.expected_version + 1, commit.table_id, back_to, commit.expected_version),
    )
    return version


def _advance(db: Connection, commit: Commit, version: Version) -> None:
    """The table is at this version from now on, and the interaction was heard; both in one look."""
    touched = None if commit.whispered else commit.now
    result = msgspec.json.encode({"version": version})
    noted = None if commit.interaction is None else note_interaction(db, commit.interaction, result, commit.now)
    advanced = db.execute(
        "UPDATE tables SET version = ?, updated_at = coalesce(?, updated_at) WHERE id = ? AND version = ?",
        (version, touched, commit.table_id, commit.expected_version),
    )
    if commit.interaction is not None and noted is not None:
        must_be_new(db, commit.interaction, noted)
    if advanced.rowcount == 0:
        raise StaleVersion(commit.table_id, commit.expected_version, version_of(db, commit.table_id))


def _heeded(db: Connection, commit: Commit, company: Company) -> tuple[Outgoing, ...]:
    """What a move means for all that goes on beside the game; mostly nothing does. Who watches has to be told."""
    back = {line.seat for line in commit.lines if line.seat is not None and line.user_id != COMPUTER}
    if company.asked and any(line.user_id != COMPUTER for line in commit.lines):
        settled_by_moves(db, commit.table_id, back)
    if company.offered:
        close_offers_by_others(db, commit.table_id, back)
    return tuple(item for heed in company.heeds for item in heed.told(db, commit.table_id))


def _clear_away(db: Connection, table_id: TableId, version: Version) -> None:
    """Nobody takes back a move of a game that is over: apart from its first and last states all are packed away."""
    drop_plans(db, table_id)
    pack_history(db, table_id)
    db.execute("DELETE FROM snapshots WHERE table_id = ? AND version NOT IN (1, ?)", (table_id, version))

"""The store: tables, their games and logs, and what is still to be told, in one SQLite file.

Every function takes the connection, so that several make one transaction: `await store.write(lambda db: ...)`.
"""

from bot.store.choices import load_choices, save_choices
from bot.store.copies import CopyRefused, backup, restore
from bot.store.database import FILE_NAME, DatabaseUnusable, Job, Store
from bot.store.export import Public, export_from, export_table
from bot.store.facts import recall_fact, remember_fact
from bot.store.interactions import prune_interactions, recall_interaction, remember_interaction
from bot.store.lock import DataInUse
from bot.store.migrate import DatabaseIsNewer
from bot.store.moves import commit_move, commit_undo, last_lines, lines_since, load_state
from bot.store.outbox import (
    begin_outbox,
    drop_outbox,
    fail_outbox,
    finish_outbox,
    merge_outbox,
    next_outbox_at,
    prune_outbox,
    put_outbox,
    take_outbox,
    told_later,
)
from bot.store.posts import find_post, forget_post, posts_of, save_post
from bot.store.proposals import close_proposal, open_proposal, save_proposal
from bot.store.records import (
    AlreadyApplied,
    Choices,
    Commit,
    Line,
    NewTable,
    OutboxItem,
    Outgoing,
    Post,
    Proposal,
    Seat,
    StaleVersion,
    Status,
    StoredLine,
    Table,
    Waiting,
)
from bot.store.tables import (
    create_table,
    load_table,
    save_table,
    set_thread,
    table_in_thread,
    tables_of,
    tables_with_status,
    version_of,
)
from bot.store.waiting import mark_reminded, tables_waiting_for, waiting_seats, waiting_since_before

__all__ = [
    "FILE_NAME",
    "AlreadyApplied",
    "Choices",
    "Commit",
    "CopyRefused",
    "DataInUse",
    "DatabaseIsNewer",
    "DatabaseUnusable",
    "Job",
    "Line",
    "NewTable",
    "OutboxItem",
    "Outgoing",
    "Post",
    "Proposal",
    "Public",
    "Seat",
    "StaleVersion",
    "Status",
    "Store",
    "StoredLine",
    "Table",
    "Waiting",
    "backup",
    "begin_outbox",
    "close_proposal",
    "commit_move",
    "commit_undo",
    "create_table",
    "drop_outbox",
    "export_from",
    "export_table",
    "fail_outbox",
    "find_post",
    "finish_outbox",
    "forget_post",
    "last_lines",
    "lines_since",
    "load_choices",
    "load_state",
    "load_table",
    "mark_reminded",
    "merge_outbox",
    "next_outbox_at",
    "open_proposal",
    "posts_of",
    "prune_interactions",
    "prune_outbox",
    "put_outbox",
    "recall_fact",
    "recall_interaction",
    "remember_fact",
    "remember_interaction",
    "restore",
    "save_choices",
    "save_post",
    "save_proposal",
    "save_table",
    "set_thread",
    "table_in_thread",
    "tables_of",
    "tables_waiting_for",
    "tables_with_status",
    "take_outbox",
    "told_later",
    "version_of",
    "waiting_seats",
    "waiting_since_before",
]

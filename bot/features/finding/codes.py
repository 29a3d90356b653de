"""Codes that are tried: whoever tries many in vain has to wait, so that nobody finds a table by searching."""

from bot.features.finding.rows import forget_wrong_codes, keep_wrong_code, wrong_codes_since
from bot.hours.habits import HOUR
from bot.store.connection import Connection
from bot.store.identity import TableId, UserId
from bot.store.people.holding import hold_person
from bot.store.table.codes import code_of, save_code, table_of_code
from bot.store.table.records import Table
from bot.store.table.tables import load_table
from bot.tables.model import Refused

MOST_WRONG = 10
"""So many an hour are mistakes; more are a search."""


def tried(db: Connection, user_id: UserId, code: str, now: float) -> TableId | None:
    """The table of this code; None counts, and Refused is who has tried too many, whether this one is right or not."""
    hold_person(db, user_id)
    forget_wrong_codes(db, now - HOUR)
    if wrong_codes_since(db, user_id, now - HOUR) >= MOST_WRONG:
        raise Refused("codes-enough")
    found = table_of_code(db, meant(code))
    if found is None:
        keep_wrong_code(db, user_id, now)
    return found


def given(db: Connection, table_id: TableId, new: str) -> tuple[Table, str]:
    """The code of a table that has not begun; it gets one when somebody wants to pass it on."""
    table = load_table(db, table_id)
    if table is None or table.status != "lobby":
        raise Refused("not-in-lobby")
    if not table.open:
        raise Refused("invitation-only")
    code = code_of(db, table_id)
    if code is None:
        save_code(db, table_id, new)
    return table, code or new


def meant(code: str) -> str:
    """The code as it is stored, however somebody has written it down."""
    return "".join(sign for sign in code.upper() if sign.isalnum())

"""What the whole table is asked to agree to; one open question of each kind."""

from enum import StrEnum
from typing import Any, assert_never

import msgspec

from bot.store.connection import Connection
from bot.store.fleet.shares import Share
from bot.store.identity import ChannelId, GuildId, TableId, UserId
from bot.store.replacing import replacing
from games.core.seats import Seat
from games.core.thinking.budget import EASY, Strength


class Asked(StrEnum):
    """What a whole table can be asked; the values are stored, and stand in controls."""

    END = "end"
    """The table ends as it stands."""
    UNDO = "undo"
    """The game goes back to before the proposer's last move."""
    REPLACE = "replace"
    """Somebody else, or the computer, plays for a seat that keeps everybody waiting."""
    PAUSE = "pause"
    """Nothing happens until a certain time."""
    RESUME = "resume"
    """A pause ends before its time."""
    BRING = "bring"
    """The table stands where others see it from now on."""

    @property
    def outlives_moves(self) -> bool:
        """Whether the question stays the same however the game goes on."""
        match self:
            case Asked.END | Asked.UNDO:
                return False
            case Asked.REPLACE | Asked.PAUSE | Asked.RESUME | Asked.BRING:
                return True
            case unknown:
                assert_never(unknown)


class Terms(msgspec.Struct, frozen=True, omit_defaults=True):
    """What exactly a table is asked."""

    seat: Seat | None = None
    """Who is to be replaced."""
    user_id: UserId | None = None
    """By whom; nobody is the computer."""
    strength: Strength = EASY
    """How well the computer would play."""
    name: str = ""
    until: float | None = None
    """Until when the table would pause."""
    guild_id: GuildId | None = None
    channel_id: ChannelId | None = None
    """Where the table would stand, which is called by the name."""
    lost: bool = False
    """It stands nowhere: who does not answer cannot be there, and keeps nobody from going on."""


class Proposal(msgspec.Struct, frozen=True, kw_only=True):
    """What a seat has asked the whole table to agree to: to end the game, to take moves back."""

    table_id: TableId
    kind: Asked
    seat: Seat
    agreed: frozenset[Seat]
    at: float
    refused: frozenset[Seat] = frozenset()
    terms: Terms = Terms()
    until: float | None = None
    """The deadline."""


COLUMNS = ("table_id", "kind", "seat", "agreed", "refused", "terms", "at", "until")
SELECTED = ", ".join(COLUMNS)


def save_proposal(db: Connection, proposal: Proposal) -> None:
    """Ask the table, or keep who has answered so far."""
    db.execute(
        replacing("proposals", COLUMNS, key=("table_id", "kind")),
        (
            proposal.table_id,
            proposal.kind,
            proposal.seat,
            msgspec.json.encode(sorted(proposal.agreed)).decode(),
            msgspec.json.encode(sorted(proposal.refused)).decode(),
            msgspec.json.encode(proposal.terms).decode(),
            proposal.at,
            proposal.until,
        ),
    )


def open_proposal(db: Connection, table_id: TableId, kind: Asked) -> Proposal | None:
    """The open question of this kind."""
    row = db.execute(f"SELECT {SELECTED} FROM proposals WHERE table_id = ? AND kind = ?", (table_id, kind)).fetchone()
    return None if row is None else _proposal(row)


def open_proposals(db: Connection, table_id: TableId) -> list[Proposal]:
    """All that the table is asked."""
    rows = db.execute(f"SELECT {SELECTED} FROM proposals WHERE table_id = ? ORDER BY kind", (table_id,)).fetchall()
    return [_proposal(row) for row in rows]


def close_proposal(db: Connection, table_id: TableId, kind: Asked) -> None:
    """The question is settled, or taken back."""
    db.execute("DELETE FROM proposals WHERE table_id = ? AND kind = ?", (table_id, kind))


def close_proposals(db: Connection, table_id: TableId) -> None:
    """Whatever the table was asked, other people sit there now."""
    db.execute("DELETE FROM proposals WHERE table_id = ?", (table_id,))


def settled_by_moves(db: Connection, table_id: TableId, acted: set[Seat]) -> None:
    """What was asked of the game as it stood is settled, and whoever has moved is there and need not be replaced."""
    kinds = [kind for kind in Asked if not kind.outlives_moves]
    marks = ", ".join("?" for _ in kinds)
    db.execute(f"DELETE FROM proposals WHERE table_id = ? AND kind IN ({marks})", (table_id, *kinds))
    replacing = open_proposal(db, table_id, Asked.REPLACE) if acted else None
    if replacing is not None and replacing.terms.seat in acted:
        close_proposal(db, table_id, Asked.REPLACE)


def next_deadline(db: Connection, share: Share) -> float | None:
    """When the next open question at a table of a share lapses."""
    asked = f"until IS NOT NULL{share.of_table()}"
    found: float | None = db.execute(f"SELECT min(until) FROM proposals WHERE {asked}").fetchone()[0]
    return found


def lapse_later(db: Connection, table_id: TableId, kind: Asked, until: float) -> None:
    """The table has until then for an answer."""
    db.execute("UPDATE proposals SET until = ? WHERE table_id = ? AND kind = ?", (until, table_id, kind))


def lapsed_proposals(db: Connection, now: float, share: Share) -> list[tuple[TableId, Asked]]:
    """The questions of a share whose time is over."""
    over = f"until <= ?{share.of_table()}"
    rows = db.execute(f"SELECT table_id, kind FROM proposals WHERE {over} ORDER BY until", (now,))
    return [(table_id, Asked(kind)) for table_id, kind in rows]


def _proposal(row: tuple[Any, ...]) -> Proposal:
    table_id, kind, seat, agreed, refused, terms, at, until = row
    return Proposal(
        table_id=table_id,
        kind=Asked(kind),
        seat=seat,
        agreed=frozenset(msgspec.json.decode(agreed, type=list[Seat])),
        refused=frozenset(msgspec.json.decode(refused, type=list[Seat])),
        terms=msgspec.json.decode(terms, type=Terms),
        at=at,
        until=until,
    )

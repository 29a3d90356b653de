"""How a game stood at each of its versions: one by one while it is played, packed together once it is over."""

import lzma
import zlib

import msgspec

from bot.store.connection import Connection
from bot.store.identity import TableId, Version
from bot.store.replacing import replacing

PRESET = 1
"""Higher ones take ten times as long for a tenth less."""

_states = msgspec.msgpack.Decoder(dict[int, bytes])


def plain(stored: bytes) -> bytes:
    """A state as it was saved. To make it small costs more than to write it; earlier ones were made small."""
    return stored if stored.startswith(b"{") else zlib.decompress(stored)


def pack_history(db: Connection, table_id: TableId) -> None:
    """The game is over: its states are kept as one."""
    rows = db.execute("SELECT version, state FROM snapshots WHERE table_id = ? ORDER BY version", (table_id,))
    states = {version: plain(state) for version, state in rows}
    packed = lzma.compress(msgspec.msgpack.encode(states), preset=PRESET)
    db.execute(replacing("histories", ("table_id", "states"), key=("table_id",)), (table_id, packed))


def packed_history(db: Connection, table_id: TableId) -> bytes | None:
    """What was packed of this game."""
    row = db.execute("SELECT states FROM histories WHERE table_id = ?", (table_id,)).fetchone()
    return None if row is None else row[0]


def unpacked(packed: bytes) -> dict[Version, bytes]:
    """The states by their versions."""
    return {Version(version): state for version, state in _states.decode(lzma.decompress(packed)).items()}

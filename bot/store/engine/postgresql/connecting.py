"""A connection to PostgreSQL as the store needs it, and what goes wrong with one."""

from __future__ import annotations

import hashlib
import time
from contextlib import suppress

import psycopg
from psycopg import errors, sql
from psycopg.conninfo import conninfo_to_dict, make_conninfo
from psycopg.types.numeric import Int8BinaryDumper

from bot.host.database_address import DatabaseAddress
from bot.store.connection import StoreError
from bot.store.engine.lock import DataInUse

Server = psycopg.Connection[tuple[object, ...]]

CONNECT_SECONDS = 5
FOUND_DEAD = {"tcp_keepalives_idle": 20, "tcp_keepalives_interval": 5, "tcp_keepalives_count": 4}
"""A machine that has vanished holds the house no longer than this, in seconds."""
FOUND_AWAY = {"keepalives_idle": 20, "keepalives_interval": 5, "keepalives_count": 4, "tcp_user_timeout": 30_000}
"""The other way round, unless the address says otherwise: nobody waits for ever for a server that has vanished."""
BY_KEYS = {"enable_seqscan": "off", "jit": "off"}
"""A statement's plan stays while it is ready: one made while its table was empty must not read all of it row by row
when it is full. What has no key is read so as ever, and not compiled for the price that then stands on it."""
PATIENCE = 3.0
"""Seconds until it is believed that somebody else holds the house: who has just ended is seen off at once."""
OURS = 0x43524156
"""Under this number locks are Caravel's ("CRAV")."""
ENCODING = "UTF8"


class Again(StoreError):
    """Two transactions changed the same, or the server has forgotten its statements: this one begins anew."""


class Gone(StoreError):
    """The server is away, or has closed the connection."""


class NotUtf8(StoreError):
    """The database cannot hold every text."""

    def __init__(self, encoding: str) -> None:
        super().__init__(f"its encoding is {encoding}; Caravel needs one made with ENCODING 'UTF8'")


class _Number(Int8BinaryDumper):
    """Every number is sent as one of 64 bits, truths too: they are stored as 0 and 1."""


def connect(address: DatabaseAddress) -> Server:
    """A connection for which the house's tables are those of its schema; Gone if there is none to be had."""
    try:
        server = psycopg.connect(
            make_conninfo("", **{**FOUND_AWAY, **conninfo_to_dict(address.url.reveal())}),
            autocommit=True,
            # What is made ready is the line's (`line.py`): psycopg would throw that away with its own.
            prepare_threshold=None,
            connect_timeout=CONNECT_SECONDS,
            application_name=f"caravel {address.member}".rstrip(),
            cursor_factory=psycopg.RawCursor,
            client_encoding="utf8",
        )
    except psycopg.Error as error:
        raise Gone(address.without_secrets(said(error))) from None
    try:
        encoding = server.info.parameter_status("server_encoding") or ""
        if encoding != ENCODING:
            raise NotUtf8(encoding)
        for kind in (int, bool):
            server.adapters.register_dumper(kind, _Number)
        for name, seconds in FOUND_DEAD.items():
            # Over a socket of this machine there is nothing to set.
            with suppress(psycopg.Error):
                server.execute(f"SET {name} = {seconds}")
        for name, value in BY_KEYS.items():
            server.execute(f"SET {name} = {value}".encode())
        server.execute(sql.SQL("SET search_path = {}").format(sql.Identifier(address.schema)))
        if address.member:
            server.execute("SELECT set_config('caravel.member', $1, false)", (address.member,))
    except BaseException as error:
        server.close()
        if isinstance(error, psycopg.Error):
            raise told(error) from None
        raise
    return server


def hold(server: Server, address: DatabaseAddress) -> None:
    """Be the only Caravel of this house for as long as the connection lasts, or one of several that are members of it.

    DataInUse if there is another.
    """
    shared = "_shared" if address.member else ""
    last = time.monotonic() + PATIENCE
    digest = hashlib.blake2b(address.schema.encode(), digest_size=4).digest()
    number = int.from_bytes(digest, "big", signed=True)
    while True:
        row = server.execute(
            f"SELECT pg_try_advisory_lock{shared}($1::int, $2::int)".encode(), (OURS, number)
        ).fetchone()
        if row is not None and row[0]:
            return
        if time.monotonic() > last:
            raise DataInUse(str(address))
        time.sleep(0.1)


def told(error: psycopg.Error) -> StoreError:
    """As the store tells it."""
    match error:
        case errors.SerializationFailure() | errors.DeadlockDetected() | errors.InvalidSqlStatementName():
            return Again(said(error))
        case errors.AdminShutdown() | errors.CrashShutdown() | errors.CannotConnectNow() | errors.IdleSessionTimeout():
            return Gone(said(error))
        case psycopg.OperationalError() if error.sqlstate is None or error.sqlstate.startswith("08"):
            return Gone(said(error))
        case _:
            return StoreError(said(error))


def said(error: psycopg.Error) -> str:
    """Its first line: what follows quotes rows, in which people and secrets stand. So nobody raises it as the cause."""
    return (error.diag.message_primary or next(iter(str(error).splitlines()), "") or type(error).__name__).strip()

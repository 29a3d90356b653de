"""What other processes have changed, as the server tells: a hint, which may be lost."""

import asyncio
import logging
from collections.abc import Callable

import psycopg
from psycopg import sql
from psycopg.conninfo import conninfo_to_dict, make_conninfo

from bot.host.database_address import DatabaseAddress
from bot.store.engine.postgresql.connecting import CONNECT_SECONDS, FOUND_AWAY, said

log = logging.getLogger(__name__)

AGAIN = 1.0
"""Seconds until a server is asked anew that could not be heard."""


async def hear(address: DatabaseAddress, hint: Callable[[str], None], missed: Callable[[], None]) -> None:
    """Each hint, for ever; whenever there is a connection anew, some may have been missed before."""
    url = make_conninfo("", **{**FOUND_AWAY, **conninfo_to_dict(address.url.reveal())})
    while True:
        try:
            async with await psycopg.AsyncConnection.connect(
                url, autocommit=True, connect_timeout=CONNECT_SECONDS, application_name="caravel hints"
            ) as server:
                await server.execute(sql.SQL("LISTEN {}").format(sql.Identifier(address.schema)))
                missed()
                async for notice in server.notifies():
                    hint(notice.payload)
        except psycopg.Error as error:
            log.warning("hints cannot be heard: %s", address.without_secrets(said(error)))
        await asyncio.sleep(AGAIN)

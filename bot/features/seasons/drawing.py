"""The pictures of a season's standings, and the tables that its card leads to."""

import asyncio
import logging

from bot.features.seasons.rows import Whole
from bot.features.seasons.words import TABLES_SHOWN, board_of
from bot.pictures.drawing import Pictures
from bot.store.identity import UserId
from bot.store.table.records import Table
from bot.tables.model import Refused
from bot.tables.service import Tables
from render.kit.picture import Picture
from render.season import pages, season_standings

log = logging.getLogger(__name__)

MOST_PAGES = 4


async def drawn(pictures: Pictures, whole: Whole, locale: str) -> list[Picture]:
    """As many as a message should have; a season that cannot be drawn goes on without."""
    board = await asyncio.to_thread(board_of, whole, locale)  # Of hundreds of games it takes a moment.
    if board is None:
        return []
    season = whole.season
    try:
        return [
            await pictures.of_server(season.guild_id, season.host, season_standings, page, locale)
            for page in pages(board)[:MOST_PAGES]
        ]
    except Exception:
        log.exception("could not draw", extra={"season": season.id})
        return []


async def tables_of(tables: Tables, whole: Whole, reader: UserId | None = None) -> dict[int, Table]:
    """The tables of the round that are in play, as far as its card tells of them, and the reader's own."""
    found: dict[int, Table] = {}
    mine = {each.number for each in whole.there if each.user_id == reader}
    in_play = [deal for deal in whole.now if deal.over_at is None]
    told = [*in_play[:TABLES_SHOWN], *(deal for deal in in_play if mine.intersection(deal.people))]
    for table_id in [deal.table_id for deal in told if deal.table_id is not None]:
        try:
            found[table_id] = await tables.table(table_id)
        except Refused:
            continue
    return found

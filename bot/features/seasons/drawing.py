"""The pictures of a season's standings, and the tables that its card leads to."""

import logging

from bot.features.seasons.rows import Whole
from bot.features.seasons.words import TABLES_SHOWN, board_of
from bot.pictures.drawing import Pictures
from bot.store.table.records import Table
from bot.tables.model import Refused
from bot.tables.service import Tables
from render.kit.picture import Picture
from render.season import pages, season_standings

log = logging.getLogger(__name__)

MOST_PAGES = 4


async def drawn(pictures: Pictures, whole: Whole, locale: str) -> list[Picture]:
    """As many as a message should have; a season that cannot be drawn goes on without."""
    board = board_of(whole, locale)
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


async def tables_of(tables: Tables, whole: Whole) -> dict[int, Table]:
    """The tables of the round that are in play, as far as its card tells of them."""
    found: dict[int, Table] = {}
    open_ones = [deal.table_id for deal in whole.now if deal.over_at is None and deal.table_id is not None]
    for table_id in open_ones[:TABLES_SHOWN]:
        try:
            found[table_id] = await tables.table(table_id)
        except Refused:
            continue
    return found

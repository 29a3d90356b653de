"""A stored game that can be read and not played is known as damaged, before any list is made of it."""

import json
from typing import Any

import pytest

from bot.features.watching.words import tables_list
from bot.panel.messages.status import status
from bot.store.identity import GuildId, TableId
from bot.tables.live import Live
from bot.tables.model import Damaged
from games.core.saving import save
from games.registry import GAMES
from tests.bot.tables.conftest import BORIS, House

STATE_OF_NOW = (
    "UPDATE snapshots SET state = :state WHERE table_id = :table "
    "AND version = (SELECT max(version) FROM snapshots WHERE table_id = :table)"
)


async def with_state(house: House, table: TableId, state: bytes) -> Live | None:
    """The table with this state stored; None if it is known as damaged."""
    await house.store.write(lambda db: db.execute(STATE_OF_NOW, {"state": state, "table": table}))
    try:
        return await house.new_service().live(table)
    except Damaged:
        return None


@pytest.mark.parametrize("game", GAMES)
async def test_whatever_is_lost_of_a_game_spoils_no_list(house: House, game: str) -> None:
    table = (await house.begun(BORIS, game=game)).id
    await house.play_on(table, 3)
    saved = save((await house.tables.live(table)).state)
    listed = await house.tables.tables_in(GuildId(7))
    whole: dict[str, Any] = json.loads(saved)
    damaged = set()
    for name, value in whole.items():
        if not isinstance(value, list | dict) or not value:
            continue
        found = await with_state(house, table, json.dumps(whole | {name: type(value)()}).encode())
        if found is None:
            damaged.add(name)
        else:
            tables_list(listed, "en", "bot-list-watch", "bot-list-nothing-to-watch", {table: found})
            status(found, "en")
    assert damaged & {"players", "boards"}, "without its people there is no game"
    assert await with_state(house, table, saved) is not None

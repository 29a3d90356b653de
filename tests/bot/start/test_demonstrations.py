"""Tables to look at stand where they were wished."""

from pathlib import Path

import pytest

from bot.client.features import table_service
from bot.start.demonstrations import LAST_MOVES, POINTS, Demonstrations
from bot.store.engine.database import Store
from bot.store.identity import UserId
from bot.tables.live import Live
from bot.tables.model import Person
from games.core.chance import Chance
from games.registry import GAMES

PEOPLE = [Person(UserId(number), name, "ru") for number, name in enumerate(("Ada", "Boris"), 1)]


async def shown(folder: Path, game: str, point: str) -> Live:
    async with Store.open(folder) as store:
        tables = table_service(store)
        table = await Demonstrations(tables).open(game, PEOPLE, point, guild_id=7, channel_id=70)
        live = await tables.live(table.id)
        await tables.close()
        return live


@pytest.mark.parametrize("game", GAMES)
@pytest.mark.parametrize("point", POINTS)
async def test_a_demonstration_stops_at_its_point(tmp_path: Path, game: str, point: str) -> None:
    live = await shown(tmp_path, game, point)
    made = live.table.version - 1
    assert live.table.language == "ru"
    assert live.waiting()
    left = min(moves_left(live, f"left {number}") for number in range(8)) if point == "end" else 0
    assert {"fresh": made == 0, "middle": made >= LAST_MOVES, "end": made > left}[point]


def moves_left(live: Live, seed: str) -> int:
    """So many moves sensible players make until the end."""
    play, chance, count = live.play.copy(), Chance(seed), 0
    while play.waiting():
        request = play.legal(play.waiting()[0])
        play.apply(request.seat, live.game.sensible(live.game.view(play.state, request.seat), request, chance))
        count += 1
    return count

"""How long whoever answers people is held up while computers think: in threads, as they once did, and in processes."""

import asyncio
from concurrent.futures import ThreadPoolExecutor
from time import perf_counter

from bench.measure import Limit, Series, Sheet
from bot.store.identity import GuildId
from bot.tables.thinking.apart import Question, answered, begin
from bot.tables.thinking.thinkers import Thinkers
from games.core.chance import Chance
from games.core.game import Setup
from games.core.saving import save
from games.core.thinking.budget import Budget
from games.registry import GAMES, game

TITLE = "Four tables think at once: how late the loop wakes"
TABLES = 4
WAKES = 1500
NAP = 0.001
LATE = Limit(4, 20)
"""So many times as late as where nobody thinks it may wake; a thread made it a hundred times."""
HOUR = 3600.0
LONG = Budget(playouts=1_000_000)


async def measure(sheet: Sheet) -> None:
    """Nobody thinks, four do in threads, four do in two processes."""
    questions = [_question(key) for key in list(GAMES)[:TABLES]]
    calm = await _lateness("nobody thinks")
    sheet.add(calm)
    begin([0] * TABLES)
    threads = ThreadPoolExecutor(TABLES)
    loop = asyncio.get_running_loop()
    in_threads = [loop.run_in_executor(threads, answered, each, HOUR, at, 1) for at, each in enumerate(questions)]
    sheet.add(await _lateness("four think in threads"), calm)
    begin([1] * TABLES)
    await asyncio.gather(*in_threads)
    threads.shutdown()
    thinkers = Thinkers(2)
    await asyncio.gather(*(thinkers.think(_short(each), GuildId(1)) for each in questions))
    thinking = [asyncio.ensure_future(thinkers.think(each, GuildId(at))) for at, each in enumerate(questions)]
    sheet.add(await _lateness("four think in two processes"), calm, LATE)
    for each in thinking:
        each.cancel()
    await asyncio.wait(thinking)
    thinkers.close()


async def _lateness(name: str) -> Series:
    late: list[float] = []
    for _ in range(WAKES):
        began = perf_counter()
        await asyncio.sleep(NAP)
        late.append(perf_counter() - began - NAP)
    return Series(name, tuple(late))


def _question(key: str) -> Question:
    """The first question of a game with something to choose."""
    found = game(key)
    play = found.start(Setup(2, found.settings.chosen({}), "thinking"))
    seat = play.waiting()[0]
    luck = Chance("thinking").seed
    return Question(key, save(found.view(play.state, seat)), play.legal(seat), LONG, luck)


def _short(question: Question) -> Question:
    return Question(question.game, question.view, question.request, Budget(playouts=2), question.luck)

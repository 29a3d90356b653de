"""What people look at, beside a click: `/next`, a step of history, and one notice a day of all their tables."""

import tempfile
from pathlib import Path
from time import perf_counter
from unittest.mock import patch

from bench.clicks import Clicking
from bench.measure import Series, Sheet
from bot.store.identity import UserId
from bot.store.telling.news import RoundupNews
from bot.store.telling.outbox import put_outbox
from bot.tables.live import Live
from bot.tables.outgoing import to_person
from render.boards import Boards
from tests.driver import Player
from tests.support.blank import blank
from tests.support.harbour import Harbour, harbour

TITLE = "Looking, until the first answer, pictures apart"
ROUNDS, WARM_UP, TABLES = 60, 5, 10


async def measure(sheet: Sheet) -> None:
    """All of it in turn, on one Caravel, so that a slow moment of the machine hits all alike."""
    blank_boards = patch("bot.pictures.drawing.boards", lambda _: Boards(blank, blank))
    with tempfile.TemporaryDirectory() as name, blank_boards:
        async with harbour(Path(name)) as port:
            clicking = Clicking(port)
            ada, boris = clicking.people
            live = await port.begun(ada, boris)
            for _ in range(TABLES):
                await port.begun(ada, boris)
            taken: dict[str, list[float]] = {"click": [], "next": [], "history": [], "roundup": []}
            for number in range(-WARM_UP, ROUNDS):
                live, panel, chosen = await clicking.ready(live)
                person = clicking.people[live.waiting()[0]]
                thread = port.thread(live)
                spent = {
                    "click": await clicking.timed(person.hasty.click(panel, chosen)),
                    "next": await clicking.timed(person.hasty.slash(thread, "next")),
                    "history": await clicking.timed(person.hasty.slash(thread, "history")),
                    "roundup": await _told(port, live, person),
                }
                if number >= 0:
                    for what, seconds in spent.items():
                        taken[what].append(seconds)
    click = Series("a click", tuple(taken["click"]))
    sheet.add(click)
    sheet.add(Series("/next", tuple(taken["next"])), against=click)
    sheet.add(Series("a step of history", tuple(taken["history"])), against=click)
    sheet.add(Series(f"one notice of {TABLES} tables, until it is there", tuple(taken["roundup"])), against=click)


async def _told(port: Harbour, live: Live, person: Player) -> float:
    news = to_person(live.table, RoundupNews(UserId(person.id), (live.table.id,), daily=True))
    before, began = len(person.dms), perf_counter()
    await port.client.store.write(lambda db: put_outbox(db, [news]))
    port.client.publisher.wake()
    await port.client.publisher.idle()
    took = perf_counter() - began
    assert len(person.dms) > before
    await port.local.settle()
    return took

"""Five hundred commands at once: how long people wait for the first answer, while pictures are drawn and while not."""

import asyncio
import gc
import tempfile
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from time import perf_counter
from typing import Any, get_args
from unittest.mock import patch

from bench.measure import Series, Sheet
from bot.host.settings import Drawing
from bot.local.world.interaction import LiveInteraction
from bot.tables.live import Live
from games.core.seats import Seat
from render.boards import Boards, boards
from tests.support.blank import blank
from tests.support.harbour import Harbour, harbour

TITLE = "A burst of commands, until the first answer"
COMMANDS = 500
TABLES = 5
ALONE = 200
LOOKING = ("status", "log", "games")
DRAWING = ("board", "hand", "next")


async def measure(sheet: Sheet) -> None:
    """All of them are sent before the first is heard; the local Discord's own work is in the figures."""
    with patch("bot.pictures.drawing.boards", lambda _: Boards(blank, blank)):
        sheet.add(await _burst(f"{COMMANDS} that only tell", LOOKING))
    for drawing in get_args(Drawing):
        name = f"{COMMANDS}, every second one with a picture drawn in a {drawing}"
        sheet.add(await _burst(name, LOOKING + DRAWING, drawing))
    sheet.add(await _amid_drawing("one at a time, while a thread draws pictures without rest"))


async def _burst(name: str, asked: tuple[str, ...], drawing: Drawing = "thread") -> Series:
    with tempfile.TemporaryDirectory() as folder:
        async with harbour(Path(folder), drawing) as port:
            return Series(name, tuple(await _first_answers(port, asked)))


async def _amid_drawing(name: str) -> Series:
    with tempfile.TemporaryDirectory() as folder:
        async with harbour(Path(folder)) as port:
            port.local.realm.observers.clear()
            live = await port.begun(*port.people("Ada", "Boris"))
            drawing = asyncio.create_task(_draw_without_rest(live))
            taken = [await _first_answer(port, live) for _ in range(ALONE)]
            drawing.cancel()
            return Series(name, tuple(taken))


async def _draw_without_rest(live: Live) -> None:
    while True:
        await asyncio.to_thread(boards(live.table.game).own, live.view(Seat(0)), live.teller("en"), 0, None)


async def _first_answer(port: Harbour, live: Live) -> float:
    began = perf_counter()
    outcome = await port.local.player("Ada").hasty.slash(port.thread(live), "status")
    while outcome.interaction.original is None:  # noqa: ASYNC110
        await asyncio.sleep(0)
    return perf_counter() - began


async def _first_answers(port: Harbour, asked: tuple[str, ...]) -> list[float]:
    people = port.people(*(f"Sailor {number}" for number in range(2 * TABLES)))
    threads = [port.thread(await port.begun(*people[at : at + 2])) for at in range(0, 2 * TABLES, 2)]
    port.local.realm.observers.clear()
    answer, answered = port.local.interactions.answer, list[float]()

    def noted(interaction_id: int, *told: Any) -> LiveInteraction:
        answered.append(perf_counter())
        return answer(interaction_id, *told)

    port.local.interactions.answer = noted  # type: ignore[method-assign, assignment]
    with as_served():
        began = perf_counter()
        for number in range(COMMANDS):
            person = people[number % len(people)].hasty
            await person.slash(threads[number % len(people) // 2], asked[number // len(people) % len(asked)])
        await port.local.settle()
    return [moment - began for moment in answered]


@contextmanager
def as_served() -> Iterator[None]:
    """As a Caravel that serves does, what stays is not looked through for what nobody needs."""
    gc.collect()
    gc.freeze()
    try:
        yield
    finally:
        gc.unfreeze()

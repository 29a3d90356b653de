"""A click until its move is durable and acknowledged, beside the least that it can be; also with many tables.

The floor is the very same click on the very same panel, which discord.py has to hear of and to take apart all the same,
answered by nothing but one row changed durably and an empty acknowledgement: no rules, no words, no news for others, no
thread for the database.
"""

import asyncio
import tempfile
from collections.abc import Awaitable
from contextlib import AbstractContextManager, AsyncExitStack, closing, nullcontext
from pathlib import Path
from statistics import fmean
from time import perf_counter, process_time
from typing import Any, NamedTuple

import discord

from bench.measure import Limit, Series, Sheet, spent_by
from bench.store import bare_commit, bare_database, filled
from bot.client.caravel import Caravel
from bot.host.database_address import LOCAL_SCHEMA, DatabaseAddress
from bot.local.world.interaction import LiveInteraction
from bot.panel.kit import ids
from bot.panel.questions.draft import drafted
from bot.store.engine.postgresql.engine import PostgresEngine
from bot.store.identity import UserId
from bot.tables.live import Live
from bot.tables.model import Person
from games.core.chance import Chance
from tests.driver import Outcome, SeenMessage
from tests.support.engines import POSTGRES, of_its_own
from tests.support.harbour import Harbour, answering, harbour

TITLE = "Clicks"
FEW, MANY = 10, 10_000
BLOCKS, CLICKS, WARM_UP = 4, 50, 5


async def measure(sheet: Sheet) -> None:
    """In blocks, so that a slow moment of the machine hits all alike: one Caravel with few tables, one with many."""
    bare: list[float] = []
    clicks: dict[int, list[float]] = {FEW: [], MANY: []}
    there: list[float] = []
    costs: dict[str, list[Cost]] = {"SQLite": [], "PostgreSQL": []}
    with tempfile.TemporaryDirectory() as name, on_a_server() as database:
        for tables in clicks:
            async with AsyncExitStack() as opened:
                await filled(opened, Path(name) / str(tables), tables, in_play=0)
        if database is not None:
            async with AsyncExitStack() as opened:
                await filled(opened, Path(name) / "there", FEW, in_play=0, database=database)
        for _ in range(BLOCKS):
            for tables, taken in clicks.items():
                async with harbour(Path(name) / str(tables)) as port:
                    clicking = Clicking(port)
                    for floor, click in await clicking.rounds():
                        bare.append(floor)
                        taken.append(click)
                    if tables == FEW:
                        costs["SQLite"] += clicking.costs
            if database is not None:
                async with harbour(Path(name) / "there", database_url=database.url) as port:
                    clicking = Clicking(port)
                    there += [click for _, click in await clicking.rounds()]
                    costs["PostgreSQL"] += clicking.costs
    floor_series = Series("the same click, one durable commit, acknowledged", tuple(bare))
    few, many = (Series(f"a click, {tables} tables stored", tuple(taken)) for tables, taken in clicks.items())
    sheet.add(floor_series)
    sheet.add(few, against=floor_series, at_most=Limit(median=1.5))
    sheet.add(many, against=few, at_most=Limit(median=1.2))
    if there:
        on_server = Series(f"a click on PostgreSQL, {FEW} tables stored", tuple(there))
        sheet.add(on_server, against=few, at_most=Limit(median=1.25))
        for on, each in costs.items():
            here, beneath, trips = (fmean(figures) for figures in zip(*each, strict=True))
            sheet.note(f"  the processor's time for one and all that follows, {on}", f"{here * 1e3:.1f} ms")
            if on == "PostgreSQL":
                sheet.note("    in the server besides", f"{beneath * 1e3:.1f} ms")
                sheet.note("    times that anybody waits for the server", f"{trips:.1f}")


def on_a_server() -> AbstractContextManager[DatabaseAddress | None]:
    """Where a local table keeps its tables on a server for tests, if there is one."""
    return of_its_own(LOCAL_SCHEMA) if POSTGRES else nullcontext()


class Cost(NamedTuple):
    """What a click and all that follows it has cost."""

    here: float
    """Seconds of the processor."""
    beneath: float
    """The same in the database's own process, where it has one."""
    trips: float
    """So often somebody has waited for that."""


def spent(port: Harbour) -> Cost:
    """What all has cost so far."""
    engine = port.client.store._engine
    if not isinstance(engine, PostgresEngine) or engine._line is None:
        return Cost(process_time(), 0.0, 0.0)
    trips, here = engine._line.trips, process_time()
    return Cost(here, spent_by(engine._line.server.info.backend_pid), trips)


class Clicking:
    """Clicks on one Caravel's panel, each made in turn where there is next to nothing behind it."""

    def __init__(self, port: Harbour) -> None:
        self.port = port
        self.chance = Chance("clicks")
        self.people = port.people("Ada", "Boris")
        self.costs: list[Cost] = []
        self._answered: dict[int, asyncio.Future[float]] = {}
        # Only what the bot does is measured, not the checks of tests.
        port.local.realm.observers.clear()
        answer = port.local.interactions.answer

        def noted(interaction_id: int, *told: Any) -> LiveInteraction:
            interaction = answer(interaction_id, *told)
            if interaction_id in self._answered:
                self._answered[interaction_id].set_result(perf_counter())
            return interaction

        port.local.interactions.answer = noted  # type: ignore[method-assign, assignment]

    async def rounds(self) -> list[tuple[float, float]]:
        """How long the floor and a click took, time after time."""
        with tempfile.TemporaryDirectory() as name, closing(bare_database(Path(name) / "bare.sqlite")) as database:
            listeners = self.port.client.extra_events["on_interaction"]
            caravel = list(listeners)

            async def answer_bare(interaction: discord.Interaction[Caravel]) -> None:
                bare_commit(database)
                await interaction.response.defer()

            live = await self.port.begun(*self.people)
            taken = []
            for number in range(-WARM_UP, CLICKS):
                live, panel, chosen = await self.ready(live)
                person = self.people[live.waiting()[0]]
                listeners[:] = [answer_bare]
                floor = await self.timed(person.hasty.click(panel, chosen))
                listeners[:] = caravel
                before = spent(self.port)
                click = await self.timed(person.hasty.click(panel, chosen))
                if number >= 0:
                    taken.append((floor, click))
                    after = spent(self.port)
                    self.costs.append(Cost(*(b - a for a, b in zip(before, after, strict=True))))
            return taken

    async def timed(self, act: Awaitable[Outcome]) -> float:
        """How long somebody who does not wait for it waits for the first answer."""
        began = perf_counter()
        outcome = await act
        answered: asyncio.Future[float] = asyncio.get_running_loop().create_future()
        self._answered[outcome.interaction.id] = answered
        ended = await answered
        await self.port.local.settle()
        return ended - began

    async def ready(self, live: Live) -> tuple[Live, SeenMessage, str]:
        """Play on until one button of the panel is a whole move; at a new table, if the game ends before."""
        while True:
            if not live.waiting():
                live = await self.port.begun(*self.people, game=live.table.game)
            panel = self.port.panel(live, self.people[0])
            whole = [button for button in answering(panel) if is_whole(live, button)]
            if whole:
                return live, panel, whole[0]
            request = live.request(live.waiting()[0])
            move = live.game.sensible(live.view(request.seat), request, self.chance)
            seat = live.table.seats[request.seat]
            await self.port.client.tables.turns.move(
                live.table.id, Person(seat.user_id or UserId(0), seat.name, "en"), move
            )
            await self.port.local.settle()


def is_whole(live: Live, button: str) -> bool:
    """Whether the button makes a move."""
    control = ids.parse(button)
    assert control is not None
    assert control.seat is not None
    return control.act == "do" and drafted(live.request(control.seat), control.args).advanced().complete

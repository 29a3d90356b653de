"""One Caravel after the other, each in a process of its own that can be killed, and people who go on all the same."""

import asyncio
import contextlib
import os
import signal
import sqlite3
import sys
from asyncio.subprocess import PIPE, Process
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from pathlib import Path
from random import Random
from typing import TypeVar

from bot.client.lookout import LOOKED
from bot.local import LocalSettings
from bot.local.world.interaction import AnswerKind, InteractionKind, LiveInteraction, Progress
from bot.panel.kit import ids
from bot.store.connection import Job
from bot.store.engine.sqlite import FILE_NAME
from bot.store.table.log import load_state
from bot.store.table.records import Table
from bot.store.table.tables import tables_with_status
from games.registry import game
from tests.driver import DrivenDiscord, Player, SeenMessage
from tests.support.harbour import PLACE, answering, custom_ids, press
from tests.support.loopback import loopback

T = TypeVar("T")

WHISPERED_IN = ("puerto_rico",)
"""All that is done beside the game there is an order, of which nobody else hears."""
WHISPERED = 0.2
PATIENCE = 0.25
MOMENT = 0.005


class Fleet:
    """The ships are killed; the harbour, its people and the store remain."""

    def __init__(self, local: DrivenDiscord, folder: Path, yard: Process, seed: int) -> None:
        self.local = local
        self.random = Random(seed)
        self.moves: list[LiveInteraction] = []
        self._folder = folder
        self._yard = yard
        self._ship = 0
        self._looked = 0
        self._made = 0
        """So many moves were made on earlier ships."""

    async def launch(self) -> None:
        """Start a Caravel."""
        self._looked, self._made = self._looks(), len(self.moves)
        assert self._yard.stdin is not None
        assert self._yard.stdout is not None
        self._yard.stdin.write(b"launch\n")
        self._ship = int(await self._yard.stdout.readline())

    async def sink(self) -> None:
        """Kill it."""
        assert self._yard.stdout is not None
        os.kill(self._ship, signal.SIGKILL)
        await self._yard.stdout.readline()
        while self.local.gateway.connected:
            await asyncio.sleep(0)

    async def requests(self, count: int) -> None:
        """Wait until Discord was asked for so many things, or for nothing any more, and then a moment."""
        last = self.local.rest.handled + count
        with contextlib.suppress(TimeoutError):
            async with asyncio.timeout(PATIENCE):
                while self.local.rest.handled < last:
                    await asyncio.sleep(0.001)
        await asyncio.sleep(self.random.random() * MOMENT)

    async def answers(self) -> None:
        """Wait until everybody who has moved has heard what came of it, or never will."""
        while any(move.progress in (Progress.WAITING, Progress.THINKING) for move in self.moves[self._made :]):
            await asyncio.sleep(0.005)

    async def looked_around(self) -> None:
        """Wait until this Caravel has seen, some time after its start, what became of the tables meanwhile."""
        while self._looks() == self._looked:
            await asyncio.sleep(0.05)

    def _looks(self) -> int:
        return (self._folder / "log").read_text(encoding="utf-8").count(f'"{LOOKED}"')

    async def settle(self) -> None:
        """Wait until everybody has dealt with all there is."""
        await self.local.settle()

    async def at_peace(self) -> None:
        """Wait until all that is stored has been told."""
        await self.settle()
        while self.stored(lambda db: db.execute("SELECT 1 FROM outbox WHERE done_at IS NULL").fetchone()):
            await asyncio.sleep(0.01)
        await self.settle()

    async def begin(self, *names: str, game: str = "settlers") -> None:
        """A table of these people."""
        host, *others = map(self.local.player, names)
        await host.slash(PLACE, "play", game=game, seats=len(names))
        await self.at_peace()
        card = [message for message in host.sees(PLACE) if not message.is_ephemeral][-1]
        for person in others:
            await press(person, card, "join")
            await self.at_peace()
        await press(host, card, "start")
        await self.at_peace()

    def stored(self, job: Job[T]) -> T:
        """What the job reads in the store."""
        with contextlib.closing(sqlite3.connect(self._folder / FILE_NAME)) as db:
            return job(db)

    def tables(self) -> list[Table]:
        """All tables that have begun."""
        return self.stored(lambda db: [*tables_with_status(db, "playing"), *tables_with_status(db, "finished")])

    def panels(self, table: Table) -> list[SeenMessage]:
        """What has controls in the table's thread: there should be one."""
        return [message for message in self.messages(table) if custom_ids(message)]

    def messages(self, table: Table) -> list[SeenMessage]:
        """All that Caravel has said to everybody in the table's thread."""
        assert table.thread_id is not None
        seen = self.seated(table, 0).sees(table.thread_id)
        return [message for message in seen if not message.is_ephemeral and message.components]

    def seated(self, table: Table, seat: int) -> Player:
        """Who sits there."""
        return self.local.player(table.seats[seat].name)

    async def somebody_moves(self, table: Table) -> None:
        """Whoever is asked presses a button, or makes a move by command, and does not wait for what comes of it."""
        buttons = [button for panel in self.panels(table) for button in answering(panel) if ":do:" in button]
        if buttons and self.random.random() < 0.5:
            await self._press(table, self.random.choice(buttons))
        else:
            await self._command(table)

    async def _press(self, table: Table, button: str) -> None:
        control = ids.parse(button)
        assert control is not None
        assert control.seat is not None
        panel = next(panel for panel in self.panels(table) if button in custom_ids(panel))
        outcome = await self.seated(table, control.seat).hasty.click(panel, button)
        self.moves.append(outcome.interaction)

    async def _command(self, table: Table) -> None:
        if (move := self._any_move(table)) is not None:
            seat, text = move
            assert table.thread_id is not None
            mover = self.seated(table, seat).hasty
            self.moves.append((await mover.slash(table.thread_id, "move", move=text)).interaction)

    def _any_move(self, table: Table) -> tuple[int, str] | None:
        """What somebody who is asked could type, if anybody is."""
        stored = self.stored(lambda db: load_state(db, table.id))
        assert stored is not None
        found = game(table.game)
        play = found.play(found.saved.load(stored[1]))
        if not play.waiting():
            return None
        request = play.legal(self.random.choice(play.waiting()))
        whispers = [offer for offer in request.offers if offer.aside and table.game in WHISPERED_IN]
        answers = [offer for offer in request.offers if not offer.aside]
        offer = self.random.choice(whispers if whispers and self.random.random() < WHISPERED else answers)
        return request.seat, request.text(offer.any_move(self.random.randrange))


def acknowledged(move: LiveInteraction) -> bool:
    """Whether the person saw that their move was made: on a panel it is quiet, a command tells what happened."""
    if move.progress is not Progress.DONE:
        return False
    if move.kind is InteractionKind.COMPONENT:
        return move.answered is AnswerKind.DEFERRED_UPDATE
    return move.original is not None and bool(move.original.components)


@asynccontextmanager
async def fleet(folder: Path, seed: int) -> AsyncIterator[Fleet]:
    """A shipyard beside the harbour; what the ships wrote into their log is in `log`."""
    async with loopback(LocalSettings(point_discord_py_here=False)) as local:
        arguments = ("-m", "tests.support.second", local.base_url, str(folder), str(seed))
        with (folder / "log").open("wb") as log:
            yard = await asyncio.create_subprocess_exec(sys.executable, *arguments, stdin=PIPE, stdout=PIPE, stderr=log)
            ships = Fleet(local, folder, yard, seed)
            try:
                yield ships
            finally:
                await ships.sink()
                assert yard.stdin is not None
                yard.stdin.close()
                await yard.wait()

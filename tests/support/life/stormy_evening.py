"""A table in private messages while Discord refuses whatever it likes; when it is well again, all has been told."""

import re
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from pathlib import Path
from random import Random
from unittest.mock import patch

import discord
from discord.http import Route

from bot.features.private_tables.rows import private_panels_of
from bot.store.identity import UserId
from bot.tables.live import Live
from games.core.seats import Seat
from tests.driver import Player, SeenMessage
from tests.support.harbour import Harbour, answering, custom_ids, harbour, press
from tests.support.ports import blank_pictures
from tests.support.refusing import answers_refused, refusal, refusing

Trouble = Callable[[], BaseException]
PASSING: tuple[Trouble, ...] = (
    lambda: refusal(500, 0),
    lambda: refusal(502, 0),
    lambda: refusal(429, 0),
    lambda: discord.RateLimited(1.0),
    ConnectionResetError,
    TimeoutError,
)
"""What Discord may say to anything."""
UNANSWERED: tuple[Trouble, ...] = (*PASSING, lambda: refusal(404, 10062), lambda: refusal(400, 40060))
"""To an answer: it came too late, or was there already."""
UNWRITTEN: tuple[Trouble, ...] = (*PASSING, lambda: refusal(400, 40003))
CLOSED: tuple[Trouble, ...] = (lambda: refusal(403, 50007), lambda: refusal(400, 50278))
"""To something new: too fast; or to this person not at all, which is remembered."""
REFUSED, UNHEARD = 0.35, 0.15
"""How often Discord refuses what it is asked, and an answer to a click or command."""
GAMES = ("settlers", "maracaibo", "puerto_rico")
LOOKS = ("games", "next", "board", "hand", "status", "log")
MESSAGES = re.compile(r"/channels/[0-9]+/messages$")
ALL = 1_000_000
TRIES = 6
"""So often what is untold is tried again at once, when Discord is well."""


def panels(person: Player) -> list[SeenMessage]:
    """The messages with controls in somebody's private messages."""
    return [message for message in person.dms if not message.is_ephemeral and custom_ids(message)]


class StormyEvening:
    """Two people at a table; everything that happens follows from the seed."""

    def __init__(self, port: Harbour, seed: str) -> None:
        self.port = port
        self.random = Random(f"stormy {seed}")
        self.people = port.people("Ada", "Boris")
        self.closes = self.random.random() < 0.5
        """Whether Discord also says that somebody takes no private messages."""
        self.history: list[str] = []

    async def run(self, steps: int) -> None:
        """They play while it storms, and then all is as it should be."""
        self.live = await self._begun()
        with self._storm():
            for _ in range(steps):
                live = await self.port.again(self.live)
                if not live.waiting():
                    break
                await self._step(live)
                self.port.client.publisher.retry()
        await self._must_be_well()

    async def _begun(self) -> Live:
        host, guest = self.people
        await host.slash(host.dm, "play", game=self.random.choice(GAMES), seats=2)
        (card,) = panels(host)
        found = re.search(r"/join code:(\w+)", card.text)
        assert found is not None, card.text
        await guest.slash(guest.dm, "join", code=found[1])
        await press(host, panels(host)[0], "start")
        return self.port.at(panels(host)[-1])

    @contextmanager
    def _storm(self) -> Iterator[None]:
        """Meanwhile Discord refuses what it is asked, and answers to clicks and commands."""
        asked = refusing(self.port.client, lambda route: self._falls(route, REFUSED), self._trouble)
        answers = answers_refused(lambda route: self._falls(route, UNHEARD), self._unanswered, times=ALL)
        with asked, answers:
            yield

    def _falls(self, route: Route, rate: float) -> bool:
        self._refused = route
        return self.random.random() < rate

    def _trouble(self) -> BaseException:
        if self._refused.method != "POST" or MESSAGES.search(self._refused.url) is None:
            return self.random.choice(PASSING)()
        return self.random.choice((*UNWRITTEN, *CLOSED) if self.closes else UNWRITTEN)()

    def _unanswered(self) -> BaseException:
        return self.random.choice(UNANSWERED)()

    async def _step(self, live: Live) -> None:
        seat = self.random.choice(live.waiting())
        deeds = (self._moves, self._presses, self._looks, self._takes_back)
        (deed,) = self.random.choices(deeds, (50, 30, 10, 10))
        self.history.append(f"{self.people[seat].name} {deed.__name__.strip('_')}")
        await deed(live, seat)

    async def _moves(self, live: Live, seat: Seat) -> None:
        request = live.request(seat)
        offer = self.random.choice([each for each in request.offers if not each.aside])
        text = request.text(offer.any_move(self.random.randrange))
        await self.people[seat].slash(self.people[seat].dm, "move", move=text)

    async def _presses(self, _: Live, seat: Seat) -> None:
        """Any button of the latest messages, also one of the past."""
        mover = self.people[seat]
        if not panels(mover):
            return
        message = self.random.choice(panels(mover)[-2:])
        selects = {select.custom_id for select in message.selects}
        buttons = [each for each in custom_ids(message) if each not in selects]
        if buttons:
            self.port.local.forger.click(mover, message, self.random.choice(buttons))
            await self.port.local.settle()

    async def _looks(self, _: Live, seat: Seat) -> None:
        await self.people[seat].slash(self.people[seat].dm, self.random.choice(LOOKS))

    async def _takes_back(self, _: Live, seat: Seat) -> None:
        await self.people[seat].slash(self.people[seat].dm, "undo")

    async def _must_be_well(self) -> None:
        """All is told, nothing went wrong by our fault, and each has their question once, or is known as unreached."""
        client = self.port.client
        for _ in range(TRIES):
            client.publisher.retry()
            await self.port.local.settle()
        untold = "SELECT kind, error FROM outbox WHERE done_at IS NULL"
        assert await client.store.read(lambda db: db.execute(untold).fetchall()) == []
        assert [record.getMessage() for record in self.port.log if record.levelname == "ERROR"] == []
        live = await self.port.again(self.live)
        kept = await client.store.read(lambda db: private_panels_of(db, live.table.id))
        for seat, person in zip(live.state.every_seat(), self.people, strict=True):
            asking = [message for message in panels(person) if answering(message)]
            assert len(asking) <= 1, f"{person.name} is asked by {asking}"
            if seat in live.waiting() and kept[UserId(person.id)].reached:
                number = live.request(seat).number
                assert any(f".{number}" in each for message in asking for each in custom_ids(message)), (
                    f"{person.name} does not see question {number}"
                )


async def stormy_evening(folder: Path, seed: str, steps: int) -> list[str]:
    """One evening in a harbour of its own; what was done."""
    with blank_pictures(), patch("bot.client.lookout.PATIENCE", 0.0):
        async with harbour(folder) as port:
            evening = StormyEvening(port, seed)
            try:
                await evening.run(steps)
            except Exception as failure:
                failure.add_note(f"repeat: python -m tests.soak --storm --seed '{seed}'")
                failure.add_note("steps: " + "; ".join(evening.history))
                raise
    return evening.history

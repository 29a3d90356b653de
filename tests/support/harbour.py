"""A harbour for end-to-end tests: the local Discord, Caravel itself on it, and people who play."""

import json
import logging
import re
import time
from collections.abc import AsyncIterator, Iterator, Mapping
from contextlib import AsyncExitStack, asynccontextmanager, contextmanager
from datetime import datetime
from itertools import count
from pathlib import Path
from typing import Any
from unittest.mock import patch

import discord

from bot.client.caravel import Caravel
from bot.client.commands import Commands, Payload
from bot.client.features import table_service
from bot.features.clocks import CLOCKS
from bot.host.settings import Drawing, Settings
from bot.local import LocalSettings
from bot.local.world.realm import Exchange
from bot.local.world.things import Channel
from bot.panel.kit import ids
from bot.panel.lines.snooze import SNOOZE
from bot.panel.questions.clicked import ANSWERING
from bot.start.local_table import LocalHooks
from bot.store.engine.database import Store
from bot.store.identity import UserId
from bot.tables.live import Live
from tests.driver import DrivenDiscord, ManualClock, Outcome, Player, SeenMessage
from tests.driver.player import Place
from tests.support.audience import Audience, Said
from tests.support.loopback import GUILD_READY_SECONDS, logged_in, loopback
from tests.support.remembered import must_remember_what_is_stored
from tests.support.secrets import Secret, hidden_from, seed_of

PLACE = "tables"
MANY = 100_000
"""Pictures a minute, films an hour: people here click as fast as they can."""
OF_TABLE = re.compile(r"cv:([1-9][0-9]*):")
"""In a control; what is about no table has 0 there."""
JOIN_CODE = re.compile(r"/join code:(\w+)")


class Harbour:
    """Caravel can be stopped, and another one started on the same store and in the same world."""

    def __init__(self, folder: Path, local: DrivenDiscord, hooks: LocalHooks, settings: Settings) -> None:
        self.local = local
        self._settings = settings
        self.log: list[logging.LogRecord] = []
        self.ahead = 0.0
        """So many seconds have passed by the clock of Caravel, beside those that have."""
        self._audience = Audience(local.world, local.interactions)
        self._said: list[Said] = []
        self._seen: dict[tuple[int, int], tuple[object, ...]] = {}
        """What each person saw of each message when it was last looked at."""
        self._tables: set[str] = set()
        self._checked = 0
        self._folder = folder
        self._hooks = hooks
        self._running = AsyncExitStack()
        local.realm.observers.append(self._listen)

    async def start(self) -> None:
        """Start Caravel."""
        store = await self._running.enter_async_context(Store.open(self._folder, database=self._settings.database))
        self.client = Caravel(
            self._settings,
            store,
            guild_ready_timeout=GUILD_READY_SECONDS,
            now=lambda: time.time() + self.ahead,
        )
        self._hooks.client = self.client
        await self._running.enter_async_context(logged_in(self.client, self.local))

    async def stop(self) -> None:
        """Stop it; what it knew of its tables was what another one would read."""
        await self.local.settle()
        try:
            await self.remembers_what_is_stored()
        finally:
            await self._running.aclose()
            self._hooks.client = None

    async def remembers_what_is_stored(self) -> None:
        """What it knows of its tables is what another one would read."""
        anew = table_service(self.client.store, now=self.client.now)
        await must_remember_what_is_stored(self.client.tables, anew)

    async def restart(self) -> None:
        """Stop it, and start another one."""
        await self.stop()
        await self.start()

    async def later(self, seconds: float) -> None:
        """Time passes while Caravel is there, and what it brings is done."""
        self.ahead += seconds
        await self.client.tables.of(CLOCKS).is_here(self.client.now())
        await self.client.scheduler.look_around()
        for each in self.client.running.values():
            each.wake()
        await self.local.settle()

    async def until(self, moment: datetime) -> None:
        """It is that time now, and whatever falls due until then is done."""
        await self.later(moment.timestamp() - self.client.now())

    def people(self, *names: str) -> list[Player]:
        """Local players by their names; new ones where there are none yet."""
        known = {user.display_name for user in self.local.world.players}
        return [self.local.player(name) if name in known else self.local.add_player(name) for name in names]

    async def opened(
        self,
        host: Player,
        *others: Player,
        game: str = "settlers",
        choices: Mapping[str, str] | None = None,
        place: str = PLACE,
        **options: Any,
    ) -> SeenMessage:
        """The card of a table that the host has opened, with these options of its game, and the others joined."""
        opened = await host.slash(place, "play", game=game, **options)
        for option, value in (choices or {}).items():
            await choose(host, opened.message, f"{option}:{value}")
        card = self.cards(host, place)[-1]
        for person in others:
            await press(person, card, "join")
        return card.again

    async def begun(self, host: Player, *others: Player, game: str = "settlers", **options: Any) -> Live:
        """A table that has begun."""
        card = await self.opened(host, *others, game=game, **{"seats": 1 + len(others)} | options)
        await press(host, card, "start")
        return self.at(card)

    async def begun_in_private(self, host: Player, guest: Player, game: str = "settlers") -> Live:
        """A table in their private messages that has begun; the guest has joined by its code."""
        await host.slash(host.dm, "play", game=game, seats=2)
        card = host.dms[-1]
        await guest.slash(guest.dm, "join", code=join_code(card))
        await press(host, card, "start")
        return self.at(card)

    def at(self, message: SeenMessage) -> Live:
        """The game to which this card or panel belongs, as the Caravel of now knows it."""
        control = next(control for control in map(ids.parse, custom_ids(message)) if control is not None)
        found = self.client.tables.peek(control.table)
        assert found is not None
        return found

    async def again(self, live: Live) -> Live:
        """The same game as the Caravel of now knows it."""
        return await self.client.tables.live(live.table.id)

    def thread(self, live: Live) -> Channel:
        """Where the table lives."""
        found = self.client.tables.peek(live.table.id)
        assert found is not None
        assert found.table.thread_id is not None
        return self.local.world.channels[found.table.thread_id]

    def seated(self, live: Live, seat: int) -> Player:
        """The person on this seat."""
        return self.local.player(live.table.seats[seat].name)

    def cards(self, viewer: Player, place: str = PLACE) -> list[SeenMessage]:
        """The cards of all tables, the newest last."""
        return [message for message in viewer.sees(place) if not message.is_ephemeral and message.components]

    def panels(self, live: Live, viewer: Player) -> list[SeenMessage]:
        """The messages for all in the table's thread that have controls, but for reminders: there should be one."""
        seen = viewer.sees(self.thread(live))
        return [
            message
            for message in seen
            if not message.is_ephemeral and any(custom_ids(message)) and SNOOZE not in acts(message)
        ]

    def panel(self, live: Live, viewer: Player) -> SeenMessage:
        """The table's panel."""
        (panel,) = self.panels(live, viewer)
        return panel

    def leaks(self, live: Live) -> list[str]:
        """What was said or logged since the last time and gives away a secret of this game, if it goes on.

        What is said to one person alone may hold what that person knows, and nothing else. What is a secret, the
        Caravel of now knows: after a restart the game as an earlier one had it is the past.
        """
        live = self.client.tables.peek(live.table.id) or live
        said, self._said = self._said, []
        said += [Said(f"{record.getMessage()} {vars(record)}", False) for record in self.log[self._checked :]]
        self._checked = len(self.log)
        if not live.playing:
            return []
        found = _search([seed_of(live)], [each.text for each in said])
        # What is hidden at one table may lie open at another.
        if len(self._tables) == 1:
            found += _search(hidden_from(live, None), [each.text for each in said if not each.private])
            for user in self.local.world.players:
                secrets = hidden_from(live, live.table.seat_of(UserId(user.id)))
                found += _search(secrets, self._newly_seen(live, self.local.player(user.display_name)))
        return found

    def look_away(self, live: Live) -> None:
        """What was said so far is not searched: it may have been open when it was said."""
        self._said.clear()
        self._checked = len(self.log)
        for user in self.local.world.players:
            self._newly_seen(live, self.local.player(user.display_name))

    def _newly_seen(self, live: Live, person: Player) -> list[str]:
        """What this person sees in the thread and in private messages, and did not see when last looked at."""
        new = []
        in_thread = [] if live.table.private else person.sees(self.thread(live))
        for message in (*in_thread, *person.dms):
            key, shows = (person.id, message.id), message.shows
            if self._seen.get(key) != shows:
                self._seen[key] = shows
                new.append(str(message.raw))
        return new

    def complaints(self) -> list[str]:
        """What Caravel wrote into its log because something was not as it should be."""
        return [record.getMessage() for record in self.log if record.levelno >= logging.WARNING]

    def _listen(self, exchange: Exchange) -> None:
        if exchange.body is not None and not exchange.route.endswith("/commands"):
            text = json.dumps(exchange.body, ensure_ascii=False)
            self._said.append(Said(text, self._audience.is_one(exchange)))
            self._tables.update(OF_TABLE.findall(text))


def _search(secrets: list[Secret], texts: list[str]) -> list[str]:
    return [f"{secret.name}: {text}" for secret in secrets for text in texts if secret.is_told(text)]


def join_code(card: SeenMessage) -> str:
    """The code by which others join the table of this card."""
    found = JOIN_CODE.search(card.text)
    assert found is not None
    return found[1]


def custom_ids(message: SeenMessage) -> list[str]:
    """The ids of the message's controls that can be used."""
    return [each.custom_id for each in (*message.buttons, *message.selects) if each.custom_id and not each.disabled]


def acts(message: SeenMessage) -> list[str]:
    """What the message's controls do."""
    return [control.act for control in map(ids.parse, custom_ids(message)) if control is not None]


def answering(message: SeenMessage) -> list[str]:
    """The ids of the controls that answer a question."""
    found = [(each, ids.parse(each)) for each in custom_ids(message)]
    return [each for each, control in found if control is not None and control.act in ANSWERING]


def id_of(message: SeenMessage, act: str) -> str:
    """The button that does this, whatever the language calls it."""
    found = [each for each in custom_ids(message) if (control := ids.parse(each)) is not None and control.act == act]
    if not found:
        raise LookupError(f"Nothing does {act!r} on {message}, only {acts(message)}")
    return found[0]


async def press(person: Player, message: SeenMessage, act: str) -> Outcome:
    """Click the button that does this."""
    return await person.click(message, id_of(message.again, act))


async def choose(person: Player, message: SeenMessage, value: str) -> Outcome:
    """Choose this value from the list that has it."""
    lists = [each for each in message.again.selects if value in each.options]
    if not lists:
        raise LookupError(f"No list of {message} has {value!r}")
    return await person.select(message, lists[0].custom_id, value)


async def give_seat(person: Player, place: Place, becomes: str = "kept") -> Outcome:
    """Have the computer play, until one is back or for good, as one is asked first."""
    asked = await person.slash(place, "replace")
    way = next(each for each in custom_ids(asked.message) if each.endswith(f":give:{becomes}:easy"))
    return await person.click(asked.message, way)


async def press_more(person: Player, message: SeenMessage, act: str) -> Outcome:
    """The same behind *More*."""
    return await press(person, (await press(person, message, "more")).message, act)


@contextmanager
def _kept(records: list[logging.LogRecord]) -> Iterator[None]:
    class Keep(logging.Handler):
        def emit(self, record: logging.LogRecord) -> None:
            records.append(record)

    root, keep = logging.getLogger(), Keep()
    before = root.level
    root.addHandler(keep)
    root.setLevel(logging.INFO)
    try:
        yield
    finally:
        root.setLevel(before)
        root.removeHandler(keep)


_told: dict[frozenset[str], Payload] = {}
_tell = Commands.payload


async def _as_told_before(tree: Commands, guild: discord.Object | None = None) -> Payload:
    """To translate all commands takes longest of a start, and the same ones are told the same."""
    about = frozenset(f"{each.qualified_name}: {each.description}" for each in tree.walk_commands(guild=guild))
    if about not in _told:
        _told[about] = await _tell(tree, guild)
    return _told[about]


@asynccontextmanager
async def harbour(
    folder: Path,
    drawing: Drawing = "thread",
    rule_seconds: float = 2.0,
    world: LocalSettings | None = None,
    **settings: Any,
) -> AsyncIterator[Harbour]:
    """A harbour with Caravel in it, where games are the same each time.

    Its clock stands still: on a busy machine nobody comes too late.
    """
    hooks = LocalHooks()
    seeds = (f"{number:032x}" for number in count(1))
    async with loopback(world, clock=ManualClock(), hooks=hooks) as local:
        found = Harbour(
            folder,
            local,
            hooks,
            Settings(**{"drawing": drawing, "rule_seconds": rule_seconds, "pictures": MANY, "films": MANY} | settings),
        )
        seeded = patch("bot.tables.lobby.lobby.new_seed", lambda: next(seeds))
        with _kept(found.log), seeded, patch.object(Commands, "payload", _as_told_before):
            try:
                await found.start()
                yield found
            finally:
                await found.stop()

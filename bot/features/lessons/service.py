"""Lessons that people follow: kept for each of them alone, and resumed where they were left."""

import asyncio
from collections import OrderedDict
from collections.abc import Callable
from functools import partial

from bot.features.lessons.course import Course, course, mark_of
from bot.features.lessons.rows import Kept, load_lessons, save_lesson
from bot.store.connection import Connection
from bot.store.identity import UserId
from bot.store.table.records import Table
from bot.tables.model import Late, Person, Refused
from bot.tables.service import Tables
from games.core.chance import Chance
from games.core.game import Setup
from games.core.play import Play
from games.core.state import GameState
from games.lessons import LEARNER, lesson_of
from games.registry import GAMES, game

AT_HAND = 200
"""So many are in memory; others are played anew from their moves."""

Key = tuple[UserId, str, str]


class Lessons:
    """Where each person is. Nothing of it is told to anybody, and nobody waits for it."""

    def __init__(self, tables: Tables) -> None:
        self._ledger = tables.ledger
        self._lobby = tables.lobby
        self._emblems = tables.emblems
        self._at_hand: OrderedDict[Key, Course] = OrderedDict()

    async def begun(self, person: Person) -> list[Kept]:
        """All that this person has begun, the last one first."""
        return await self._ledger.read(lambda db: load_lessons(db, person.id))

    async def open(self, person: Person, key: str, lesson: str) -> Course:
        """Where this person was in the lesson: at its beginning if they have not begun it, or have done it before."""
        if key not in GAMES or lesson_of(key, lesson) is None:
            raise Refused("no-such-lesson")
        kept = next((each for each in await self.begun(person) if (each.game, each.lesson) == (key, lesson)), None)
        found = await self._course(person, kept or Kept(key, lesson))
        if found.step is None:
            found = found.at(0)
        await self._keep(found)
        return found

    async def marked(self, person: Person, mark: str) -> Course:
        """Where this person is in the lesson with this mark; Late if they have gone on there since."""
        kept = next((each for each in await self.begun(person) if mark_of(each) == mark), None)
        if kept is None:
            raise Late
        return await self._course(person, kept)

    async def last(self, person: Person) -> Course | None:
        """Where they were last."""
        begun = await self.begun(person)
        return None if not begun or begun[0].game not in GAMES else await self._course(person, begun[0])

    async def go_on(self, was: Course, how: Callable[[], Course]) -> Course:
        """Go on there, and remember how far."""
        found = await asyncio.to_thread(how)
        await self._keep(found, stored=found.kept != was.kept)
        return found

    async def play_on(self, found: Course, interaction: int) -> Table:
        """The game goes on at a table of its own, among private messages, against easy computers."""
        if found.step is not None or not found.lesson.goes_on:
            raise Late
        person, key = found.person, found.kept.game
        table = await self._lobby.open(
            person,
            game_key=key,
            options=found.live.table.options,
            seat_count=found.lesson.seats,
            language=person.locale,
            open_to_all=False,
            invited=(),
            guild_id=None,
            channel_id=None,
            interaction=interaction,
        )
        if table.status != "lobby":
            return table
        for _ in range(len(table.seats), found.lesson.seats):
            await self._lobby.seat_computer(table.id, person)
        return await self._lobby.start(table.id, person, begins=partial(_as_it_stands, found))

    async def _course(self, person: Person, kept: Kept) -> Course:
        known = self._at_hand.get((person.id, kept.game, kept.lesson))
        if known is not None and known.kept == kept and known.person == person:
            return known
        found = await asyncio.to_thread(course, person, kept)
        if found is None:
            raise Refused("no-such-lesson")
        self._keep_at_hand(found)
        return found

    async def _keep(self, found: Course, *, stored: bool = True) -> None:
        now = self._ledger.now()
        self._keep_at_hand(found)
        if stored:
            await self._ledger.write_unheard(lambda db: save_lesson(db, found.person.id, found.kept, now))

    def _keep_at_hand(self, found: Course) -> None:
        key = found.person.id, found.kept.game, found.kept.lesson
        found.live.emblems = self._emblems
        self._at_hand[key] = found
        self._at_hand.move_to_end(key)
        while len(self._at_hand) > AT_HAND:
            self._at_hand.popitem(last=False)

    async def forgets(self, person: Person) -> "Forgotten":
        """Somebody wants to be forgotten: their rows go with all that is theirs."""
        return Forgotten(self._at_hand, person.id)


def _as_it_stands(found: Course, setup: Setup) -> Play[GameState]:
    """The lesson's game for real: what the learner does not know is drawn by the table's own seed."""
    rules = game(found.kept.game)
    return rules.play(rules.seeing.imagine(found.play.state, LEARNER, Chance(setup.seed)))


class Forgotten:
    """Takes out of memory what somebody has learnt."""

    def __init__(self, at_hand: OrderedDict[Key, Course], user_id: UserId) -> None:
        self._at_hand = at_hand
        self._user_id = user_id

    def forget(self, db: Connection) -> None:
        """Their rows go with all others that belong to a person."""

    async def after(self) -> None:
        """It is stored."""
        for key in [key for key in self._at_hand if key[0] == self._user_id]:
            del self._at_hand[key]

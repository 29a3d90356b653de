"""The pictures of a table: drawn beside the event loop, and only once for equal views."""

import asyncio
import hashlib
import time
from collections import OrderedDict
from collections.abc import Awaitable, Callable, Sequence
from itertools import pairwise
from typing import Any, NamedTuple

from bot.host.limits import Limits
from bot.host.pace import Pace
from bot.host.watchdog import TookTooLong
from bot.hours.habits import HOUR
from bot.measures.measures import Measures
from bot.pictures.easel import Easel
from bot.pictures.films import Count, Films
from bot.store.identity import GuildId, UserId
from bot.store.table.records import Table
from bot.tables.live import Live
from games.core.ending.course import Course
from games.core.ending.outcome import Outcome
from games.core.moves import Request
from games.core.saving import save
from games.core.seats import Seat
from games.core.state import GameState
from render.boards import Draw, asked, asked_openly, boards, final, part_of, proposed, tallied
from render.cover import cover
from render.ending import grown
from render.film import film, still
from render.kit.picture import NOTHING, Picture
from render.kit.proposal import Proposal
from render.kit.skins import SkinName
from render.signs import signs
from render.strip import strip
from texts import Teller, words

KEPT = 64
"""So many pictures are kept, some half a megabyte each."""


SkinOf = Callable[[UserId | None, UserId], Awaitable[SkinName]]
"""`(user, host) -> skin`: in which skin somebody sees the pictures of a host's table; None stands for everybody."""


class Wish(NamedTuple):
    """A picture that is to be drawn."""

    asker: tuple[str, int]
    """For whom: who asks for many waits for the others."""
    game: str


class Pictures:
    """The loop never waits for them, and a burst of tables queues up."""

    def __init__(self, skin: SkinOf, easel: Easel, measures: Measures | None = None, films: Pace | None = None) -> None:
        self._skin = skin
        self._easel = easel
        self._measures = measures or Measures()
        self.films = Films(films or Pace(Limits().films, HOUR, time.monotonic))
        self._filming = asyncio.Lock()
        self._kept: OrderedDict[bytes, asyncio.Future[Picture]] = OrderedDict()

    def open(self) -> None:
        """Get ready to draw."""
        self._easel.set_up()

    async def public(self, live: Live, locale: str) -> Picture:
        """The table for everybody, marked for the one who is to move, if it is one; in the end the result."""
        if live.table.status == "finished":
            return await self._ended(live, final, live.outcome(), locale)
        waiting = live.waiting()
        return await self._picture(
            live, boards(live.table.game).table, None, waiting[0] if len(waiting) == 1 else None, locale
        )

    def more(self, live: Live, locale: str) -> list[Awaitable[Picture]]:
        """The table's further pictures for everybody, marked as it is, where one would be too high; in the end the
        final score, and how the points grew.
        """
        if live.playing:
            waiting = live.waiting()
            marked_for = waiting[0] if len(waiting) == 1 else None
            further = boards(live.table.game).further(live.view(None))
            return [self._picture(live, draw, None, marked_for, locale) for draw in further]
        score = [self._ended(live, tallied, live.outcome(), locale)] if live.table.status == "finished" else []
        return [*score, *([] if live.course is None else [self._ended(live, grown, live.course, locale)])]

    async def _ended(self, live: Live, draw: Callable[..., Picture], of: Outcome | Course, locale: str) -> Picture:
        """Of what the game came to, which is known: nothing is reckoned anew for it."""
        skin = await self._skin_of(live, None)
        key = f"{draw.__name__}\0{live.table.id}\0{live.table.names}\0{locale}\0{skin}".encode()
        return await self._once(_wish(live.table), key, skin, draw, of, live.teller(locale), None, None)

    async def board(self, live: Live, viewer: Seat | None, locale: str) -> Picture:
        """The whole table as this viewer may see it."""
        return await self._picture(live, boards(live.table.game).table, viewer, viewer, locale)

    async def part(self, live: Live, viewer: Seat | None, locale: str, word: str) -> Picture:
        """A part of the table, larger."""
        return await self._picture(live, part_of(live.table.game, word), viewer, viewer, locale, f"part {word}")

    async def past(self, live: Live, viewer: Seat | None, locale: str, view: GameState, before: GameState) -> Picture:
        """The table as it stood at an earlier time, with what had changed."""
        return await self._of(live, boards(live.table.game).table, viewer, locale, view, before)

    async def film(
        self,
        live: Live,
        locale: str,
        views: Callable[[], Awaitable[Sequence[GameState]]],
        drawn: Callable[[int], Awaitable[None]],
    ) -> Picture:
        """The table for everybody at these times, as one moving picture; hears how many of them are drawn.

        One film at a time, and a moment of it at a time: whoever waits for a board does not wait for all of that.
        """
        draw, skin, say = boards(live.table.game).table, await self._skin_of(live, None), live.teller(locale)

        async def make(count: Count) -> Picture:
            async with self._filming:
                stills: list[Picture] = []
                seen = await views()
                for before, view in pairwise([seen[0], *seen]):
                    stills.append(await self._drawn(_wish(live.table), skin, still, draw, view, say, None, before))
                    count(len(stills))
                return await self._drawn(_wish(live.table), skin, film, stills)

        key = (live.table.id, live.table.version, live.table.names, locale, skin)
        return await self.films.once(key, make, drawn)

    async def own(self, live: Live, seat: Seat, locale: str) -> Picture:
        """A seat's own board, large."""
        return await self._picture(live, boards(live.table.game).own, seat, seat, locale)

    async def question(self, live: Live, seat: Seat, locale: str) -> Picture:
        """What a seat is asked about, where its answers lie; its own board while it is asked nothing."""
        return await self.part_asked(live, seat, locale) or await self.own(live, seat, locale)

    async def part_asked(self, live: Live, seat: Seat, locale: str) -> Picture | None:
        """What a seat is asked about, if that lies anywhere."""
        request = live.request(seat)
        return await self._about(live, request, asked, live.view(seat), seat, locale) if request.asked else None

    async def question_for_all(self, live: Live, locale: str) -> Picture | None:
        """The same for everybody, where one seat is asked openly about a part of the table."""
        waiting = live.waiting()
        if len(waiting) != 1 or live.request(waiting[0]).secret:
            return None
        request = live.request(waiting[0]).public()
        return await self._about(live, request, asked_openly, live.view(None), None, locale)

    async def _about(
        self,
        live: Live,
        request: Request,
        draw: Callable[..., Picture],
        view: GameState,
        viewer: Seat | None,
        locale: str,
    ) -> Picture | None:
        skin = await self._skin_of(live, viewer)
        seen = (draw.__name__, skin, live.table.game, live.table.names, viewer, locale, request.prompt, request.offers)
        key = hashlib.blake2b(repr(seen).encode() + save(view)).digest()
        about = (live.table.game, view, live.teller(locale), request.seat, request)
        picture = await self._once(_wish(live.table), key, skin, draw, *about)
        return None if picture == NOTHING else picture

    async def proposed(self, live: Live, seat: Seat, proposal: Proposal, locale: str) -> Picture:
        """A half-made move: what is chosen so far, and what is legal next."""
        game, view, teller = live.table.game, live.view(seat), live.teller(locale)
        skin = await self._skin_of(live, seat)
        return await self._drawn(_wish(live.table), skin, proposed, game, view, teller, seat, proposal)

    async def cover(self, table: Table) -> Picture:
        """The cover of a table's game, while people take their seats."""
        skin = await self._skin(None, table.host)
        key = f"cover\0{table.game}\0{table.language}\0{skin}".encode()
        return await self._once(_wish(table), key, skin, cover, Teller(words(table.language), table.game, ()))

    async def signs(self, game: str, locale: str, user: UserId) -> Picture:
        """What the signs on a game's pictures stand for, as this person sees pictures."""
        skin = await self._skin(user, user)
        key = f"signs\0{game}\0{locale}\0{skin}".encode()
        return await self._once(Wish(("person", user), game), key, skin, signs, Teller(words(locale), game, ()))

    async def for_one(self, draw: Callable[..., Picture], of: object, user: UserId) -> Picture:
        """What is about a person and no table, as this reader sees pictures; all of it can be told by its words."""
        skin = await self._skin(user, user)
        key = hashlib.blake2b(f"{draw.__name__}\0{skin}\0{of!r}".encode()).digest()
        return await self._once(Wish(("person", user), draw.__name__), key, skin, draw, of)

    async def of_server(self, guild_id: GuildId, host: UserId, draw: Callable[..., Picture], *about: Any) -> Picture:
        """A picture that is a server's and none of its tables', as its host sees pictures."""
        skin = await self._skin(None, host)
        key = hashlib.blake2b(repr((draw.__name__, skin, about)).encode()).digest()
        return await self._once(Wish(("server", guild_id), draw.__name__), key, skin, draw, *about)

    async def strip(self, reader: UserId, of: Table, boards: Sequence[Picture], names: Sequence[str]) -> Picture:
        """Several tables' pictures side by side, small, as this person sees pictures."""
        skin = await self._skin(reader, of.host)
        return await self._drawn(Wish(("person", reader), of.game), skin, strip, boards, names)

    async def _skin_of(self, live: Live, seat: Seat | None) -> SkinName:
        reader = None if seat is None else live.table.seats[seat].user_id
        return await self._skin(reader, live.table.host)

    @property
    def waiting(self) -> int:
        """So many wait for their turn to be drawn."""
        return self._easel.waiting

    def close(self) -> None:
        """Stop drawing."""
        self.films.close()
        self._easel.close()

    async def _picture(
        self, live: Live, draw: Draw, viewer: Seat | None, marked_for: Seat | None, locale: str, what: str = ""
    ) -> Picture:
        before = None if marked_for is None else live.view_before(marked_for, viewer)
        return await self._of(live, draw, viewer, locale, live.view(viewer), before, what)

    async def _of(
        self,
        live: Live,
        draw: Draw,
        viewer: Seat | None,
        locale: str,
        view: GameState,
        before: GameState | None,
        what: str = "",
    ) -> Picture:
        names = "\0".join(live.table.names)
        skin = await self._skin_of(live, viewer)
        about = f"{live.table.game}\0{what or draw.__name__}\0{viewer}\0{locale}\0{skin}\0{names}\0".encode()
        key = hashlib.blake2b(about + save(view) + (save(before) if before else b"")).digest()
        return await self._once(_wish(live.table), key, skin, draw, view, live.teller(locale), viewer, before)

    async def _drawn(self, wish: Wish, skin: SkinName, draw: Callable[..., Picture], *about: Any) -> Picture:
        began = time.perf_counter()
        try:
            return await self._easel.draw(wish.asker, skin, draw, *about)
        finally:
            self._measures.drawn(wish.game, time.perf_counter() - began)

    async def _once(self, wish: Wish, key: bytes, skin: SkinName, draw: Callable[..., Picture], *about: Any) -> Picture:
        drawing = self._kept.get(key)
        if drawing is None:
            drawing = asyncio.ensure_future(self._drawn(wish, skin, draw, *about))
            self._kept[key] = drawing
            while len(self._kept) > KEPT:
                self._kept.popitem(last=False)
        self._kept.move_to_end(key)
        try:
            # Shielded: several people may wait for the same picture, and one of them may go away.
            return await asyncio.shield(drawing)
        except TookTooLong:
            raise  # And nobody tries to draw the very same again.
        except Exception:
            self._kept.pop(key, None)
            raise


def _wish(table: Table) -> Wish:
    """A server waits for itself, and so does a private table."""
    return Wish(("table", table.id) if table.guild_id is None else ("server", table.guild_id), table.game)

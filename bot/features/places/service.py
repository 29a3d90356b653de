"""Where a table stands, when that is not where it stood: brought elsewhere, closed, or put back to a sound state."""

from collections.abc import Awaitable, Callable, Collection
from functools import partial
from typing import assert_never

import msgspec

from bot.features.places.rows import abandon_table, versions_kept
from bot.store.connection import Connection
from bot.store.identity import ChannelId, GuildId, TableId, UserId, Version
from bot.store.table.commits import Commit
from bot.store.table.guests import choose_guests
from bot.store.table.log import load_state
from bot.store.table.proposals import Asked, Terms, close_proposal
from bot.store.table.records import Line, LineKind, Table
from bot.store.table.tables import save_table, set_place
from bot.store.table.waiting import waiting_seats
from bot.store.telling.news import (
    CardNews,
    FormerCard,
    FormerNotice,
    FormerPanel,
    FormerReminder,
    Outgoing,
    PanelNews,
    ThreadNews,
    TurnNews,
)
from bot.store.telling.outbox import put_outbox
from bot.store.telling.posts import Post, Purpose, forget_post, posts_of
from bot.tables import outgoing
from bot.tables.brought.motion import Motion, Motions
from bot.tables.brought.vote import Vote
from bot.tables.ledger import Before, nothing
from bot.tables.live import Live
from bot.tables.lobby.limits import must_have_room
from bot.tables.model import Person, Refused
from bot.tables.remembered.recent import UNDONE
from bot.tables.rules.patience import Patience
from bot.tables.rules.soundness import prove
from bot.tables.service import Tables
from games.core.events import Event
from games.core.game import AnyGame
from games.core.play import Play
from games.core.seats import QuestionNumber, Seat
from games.core.state import GameState
from games.registry import GAMES, game

QUESTIONS_A_MOVE = 20
"""More than any move asks of one seat: the numbers of lost questions are not used again."""


class Places:
    """What can be done with a table whose thread, channel, server or state is gone."""

    def __init__(self, tables: Tables) -> None:
        self._ledger = tables.ledger
        self._shelf = tables.ledger.shelf
        self.is_member: Callable[[GuildId, UserId], Awaitable[bool]] = _everybody
        """Says whether somebody is a member of a server."""

    async def bring(self, table_id: TableId, guild_id: GuildId | None, channel_id: ChannelId) -> Table:
        """The table stands in this channel from now on, on a new card, and its game in a new thread."""
        async with self._shelf.locked(table_id):
            table = await self._shelf.table(table_id)
            if table.over:
                raise Refused("over")
            if must_be_asked(table, guild_id):
                raise Refused("bring-all-together")
            await self.move(table, guild_id, channel_id)
            return await self._shelf.table(table_id)

    async def move(
        self, table: Table, guild_id: GuildId | None, channel_id: ChannelId, first: Before = nothing
    ) -> None:
        """The same where all have agreed: who is no member there plays on privately. The lock is the caller's."""
        guests = [] if guild_id is None else [user for user in table.people if not await self.is_member(guild_id, user)]
        there = msgspec.structs.replace(table, guild_id=guild_id, channel_id=channel_id, thread_id=None)

        def store(db: Connection) -> None:
            first(db)
            former = [post for post in posts_of(db, table.id) if post.purpose.in_place]
            waiting = tuple(seat.seat for seat in waiting_seats(db, table.id))
            set_place(db, table.id, guild_id, channel_id)
            if guild_id != table.guild_id:
                must_have_room(db, self._ledger.limits, guild_id)
            choose_guests(db, table.id, guests)
            self._ledger.tell.brought(db, table, guild_id)
            for post in former:
                forget_post(db, post)
                put_outbox(db, [_tidied(table, post)])
            put_outbox(db, [outgoing.at_table(there, one) for one in _news_of(table, waiting)])
            for seat in waiting:
                put_outbox(db, outgoing.to_seat(there, TurnNews(seat)) if table.seats[seat].user_id in guests else ())

        await self._ledger.write(store)
        self._shelf.moved_in(table.id, None)
        self._shelf.forget_id(table.id)

    def motions(self) -> Motions:
        """What the table can be asked of where it stands."""
        return {
            Asked.BRING: Motion(
                carry_out=self._brought, must_make_sense=self._must_be_in_play, in_silence=self._brought_in_silence
            )
        }

    async def _must_be_in_play(self, live: Live, _: Seat, __: Terms) -> None:
        if live.table.over:
            raise Refused("over")

    async def _brought(self, live: Live, vote: Vote, _: Person) -> None:
        await self._bring(live, vote)

    async def _brought_in_silence(self, live: Live, vote: Vote) -> bool:
        """Whether the table has got another place since nobody was against it; not where there is no room for it."""
        if not vote.terms.lost or vote.no:
            return False
        try:
            await self._bring(live, vote)
        except Refused:
            return False
        return True

    async def _bring(self, live: Live, vote: Vote) -> None:
        """All have agreed, or nobody is against it who can be heard."""
        terms, settled = vote.terms, partial(close_proposal, table_id=live.table.id, kind=vote.what)
        assert terms.channel_id is not None
        await self.move(live.table, terms.guild_id, terms.channel_id, settled)

    async def close(self, table_id: TableId, person: Person) -> Table:
        """Give a table up that has not begun, or whose game cannot be read."""
        async with self._shelf.locked(table_id):
            table = await self._shelf.table(table_id)
            if table.over:
                raise Refused("over")
            if table.status == "lobby":
                ended = msgspec.structs.replace(table, status="ended", updated_at=self._ledger.now())
                await self._ledger.write(lambda db: self._closed(db, ended, person))
                return ended
            if await self.is_sound(table_id):
                raise Refused("not-damaged")
            key = "bot-log-ended-privately" if table.private else "bot-log-ended-by-host"
            why = Event(key, args={"player": person.name})
            line = Line(kind=LineKind.END, text="end", state=b"", events=msgspec.json.encode([why]), user_id=person.id)

            def store(db: Connection) -> None:
                abandon_table(db, table, line, self._ledger.now(), self._ledger.tell.heeds)
                put_outbox(db, [outgoing.at_table(table, PanelNews(anew=True)), outgoing.at_table(table, CardNews())])

            await self._ledger.write(store)
            self._shelf.forget_id(table_id)
            return await self._shelf.table(table_id)

    def _closed(self, db: Connection, table: Table, person: Person) -> None:
        save_table(db, table, table.updated_at)
        self._ledger.tell.gathered(db, table, table.updated_at)
        put_outbox(db, [outgoing.at_table(table, CardNews()), *outgoing.closed(table, person.id)])

    async def is_sound(self, table_id: TableId) -> bool:
        """Whether its game can be read as it is stored, whatever is remembered of it."""
        self._shelf.forget_id(table_id)
        try:
            await self._shelf.live(table_id)
        except Refused:
            return False
        return True

    async def mend(self, table_id: TableId, person: Person) -> Version:
        """Put a game that cannot be read back to the last state that can; to which version."""
        async with self._shelf.locked(table_id):
            table = await self._shelf.table(table_id)
            if table.status != "playing":
                raise Refused("over" if table.over else "not-playing")
            if await self.is_sound(table_id):
                raise Refused("not-damaged")
            key = f"{UNDONE}-mended" + ("-privately" if table.private else "")
            patience = self._shelf.patiences.of(table_id)
            version, play = await self._ledger.read(lambda db: _last_sound(db, table, patience))
            line = Line(
                kind=LineKind.UNDO,
                text="mend",
                state=play.saved(),
                events=msgspec.json.encode([Event(key, args={"player": person.name})]),
                user_id=person.id,
            )
            waiting = play.waiting()
            commit = Commit(
                table_id=table_id,
                expected_version=table.version,
                lines=(line,),
                waiting=frozenset(waiting),
                now=self._ledger.now(),
                outbox=outgoing.after_change(table, (), waiting, None),
            )
            await self._ledger.write(lambda db: self._ledger.undo(db, commit, version))
            self._shelf.forget_id(table_id)
            return version


async def _everybody(_guild: GuildId, _user: UserId) -> bool:
    return True


def must_be_asked(table: Table, guild_id: GuildId | None) -> bool:
    """Whether others would see the table there than do now, and somebody else sits at it."""
    return table.guild_id != guild_id and len(table.people) > 1


def _news_of(table: Table, waiting: Collection[Seat]) -> tuple[CardNews | ThreadNews | PanelNews, ...]:
    if table.status == "lobby":
        return (CardNews(),)
    return (ThreadNews(), PanelNews(anew=True, ping=tuple(waiting)))


def _tidied(table: Table, post: Post) -> Outgoing:
    match post.purpose:
        case Purpose.CARD:
            return outgoing.tidying(table, FormerCard(post.channel_id, post.message_id))
        case Purpose.PANEL:
            return outgoing.tidying(table, FormerPanel(post.channel_id, post.message_id, post.version, table.version))
        case Purpose.TURN:
            return outgoing.tidying(table, FormerNotice(post.channel_id, post.message_id))
        case Purpose.REMINDER:
            return outgoing.tidying(table, FormerReminder(post.channel_id, post.message_id))
        case unknown:
            assert_never(unknown)


def _last_sound(db: Connection, table: Table, patience: Patience) -> tuple[Version, Play[GameState]]:
    """The newest state that the rules can read and go on with; Refused if none is left."""
    if table.game not in GAMES:
        raise Refused("unknown-game")
    for version in versions_kept(db, table.id):
        play = _sound(db, table, version, patience)
        if play is not None:
            return version, play
    raise Refused("nothing-sound")


def _later(state: GameState, moves: int) -> GameState:
    """The state as far as its numbers go, if so many moves were made that are lost: none of them is used again."""
    lost = moves * QUESTIONS_A_MOVE
    state.requests = [QuestionNumber(number + lost) for number in state.requests]
    state.spoken = {each: spoken + lost for each, spoken in state.spoken.items()}
    return state


def _sound(db: Connection, table: Table, version: Version, patience: Patience) -> Play[GameState] | None:
    rules = game(table.game)
    try:
        stored = load_state(db, table.id, version)
        if stored is None:
            return None
        state = stored[1]
        return patience.wait_for(version, ("sound",), lambda: _proved(rules, state, table, version))
    except Exception:
        return None


def _proved(rules: AnyGame, state: bytes, table: Table, version: Version) -> Play[GameState]:
    play: Play[GameState] = rules.play(rules.saved.load(state))
    play.went_back(_later(rules.saved.load(state), table.version - version + 1))
    prove(rules, play, len(table.seats))
    return play

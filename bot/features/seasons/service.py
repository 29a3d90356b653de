"""What people do with seasons: hosts open, begin and end them, everybody signs up, waits for a seat, or leaves."""

from collections.abc import Callable

import msgspec

from bot.features.seasons.course import Course, begin, fewest
from bot.features.seasons.news import former_card, season_news
from bot.features.seasons.rows import (
    OVER,
    Season,
    Whole,
    add_entrant,
    create_season,
    drop_entrant,
    entrant_of,
    load_whole,
    note_card,
    save_entrant,
    save_season,
    seasons_at,
)
from bot.features.seasons.terms import DAY, Terms, with_choice, with_games
from bot.store.connection import Connection
from bot.store.identity import ChannelId, GuildId, TableId
from bot.store.people.holding import hold_person
from bot.store.people.names import harmless
from bot.store.telling.outbox import put_outbox
from bot.tables.brought.alarm import Alarm
from bot.tables.lobby import lobby
from bot.tables.model import Person, Refused
from bot.tables.service import Tables
from texts import words

MOST_SEASONS = 10
"""So many of a server may be open at once."""
MOST_PEOPLE = 500
NAME_ROOM = 60


class Seasons:
    """Whoever acts as a host was looked at before: here is what can be done, and what that changes."""

    def __init__(self, tables: Tables) -> None:
        self._tables = tables
        self._ledger = tables.ledger
        self.course = Course(tables)

    def alarms(self) -> tuple[Alarm, ...]:
        """What falls due of it."""
        return (self.course,)

    async def whole(self, guild_id: GuildId, season_id: int) -> Whole:
        """A season of this server; Refused if there is none."""
        return await self._ledger.read(lambda db: _found(db, guild_id, season_id))

    async def at(self, guild_id: GuildId) -> list[Season]:
        """The seasons of a server, those that are not over first."""
        found = await self._ledger.read(lambda db: seasons_at(db, guild_id))
        return sorted(found, key=lambda season: season.status in OVER)

    async def draft(
        self, person: Person, guild_id: GuildId, channel_id: ChannelId, name: str = "", after: Season | None = None
    ) -> Season:
        """A season that nobody sees yet; as the one before it was, if there was one."""
        now = self._ledger.now()

        def store(db: Connection) -> Season:
            hold_person(db, person.id)
            known = seasons_at(db, guild_id)
            if sum(season.status not in OVER for season in known) >= MOST_SEASONS:
                raise Refused("seasons-enough", most=MOST_SEASONS)
            called = words(person.locale)("bot-season-called", number=len(known) + 1)
            return create_season(
                db,
                Season(
                    id=0,
                    guild_id=guild_id,
                    channel_id=channel_id,
                    host=person.id,
                    name=harmless(name)[:NAME_ROOM] or called,
                    language=person.locale if after is None else after.language,
                    status="draft",
                    terms=Terms() if after is None else after.terms,
                    seed=lobby.new_seed(),
                    former=None if after is None else after.id,
                    round=0,
                    until=None,
                    created_at=now,
                    updated_at=now,
                ),
            )

        return await self._ledger.write(store)

    async def choose(self, guild_id: GuildId, season_id: int, name: str, value: str) -> Season:
        """Another setting, while nobody sees it yet."""
        return await self._drafted(guild_id, season_id, lambda terms: with_choice(terms, name, value))

    async def play(self, guild_id: GuildId, season_id: int, keys: tuple[str, ...]) -> Season:
        """These games."""
        return await self._drafted(guild_id, season_id, lambda terms: with_games(terms, keys))

    async def announce(self, guild_id: GuildId, season_id: int) -> Season:
        """From now on people can sign up."""
        now = self._ledger.now()

        def store(db: Connection) -> Season:
            season = _found(db, guild_id, season_id).season
            if season.status != "draft":
                raise Refused("season-not-draft")
            if not season.terms.games:
                raise Refused("season-no-games")
            until = now + season.terms.days * DAY
            opened = msgspec.structs.replace(season, status="joining", until=until, updated_at=now)
            save_season(db, opened)
            put_outbox(db, [season_news(opened)])
            return opened

        return await self._ledger.write(store)

    async def join(self, guild_id: GuildId, season_id: int, person: Person) -> Season:
        """Sign up; once it has begun, wait to take somebody's place."""

        def store(db: Connection) -> Season:
            hold_person(db, person.id)
            whole = _found(db, guild_id, season_id)
            season, known = whole.season, entrant_of(db, season_id, person.id)
            if season.status not in ("joining", "playing"):
                raise Refused("season-over" if season.status in OVER else "season-not-open")
            if known is not None and known.status != "left":
                raise Refused("season-joined")
            if len(whole.there) + len(whole.standby) >= MOST_PEOPLE:
                raise Refused("season-full", most=MOST_PEOPLE)
            add_entrant(db, season_id, person.id, person.name, "in" if season.status == "joining" else "standby")
            put_outbox(db, [season_news(season)])
            return season

        return await self._ledger.write(store)

    async def leave(self, guild_id: GuildId, season_id: int, person: Person) -> Season:
        """Play in it no more: seats at its tables are free for others, which counts as leaving them does."""

        def store(db: Connection) -> tuple[Season, list[TableId]]:
            whole = _found(db, guild_id, season_id)
            season, known = whole.season, entrant_of(db, season_id, person.id)
            if season.status in OVER:
                raise Refused("season-over")
            if known is None or known.status == "left":
                raise Refused("season-not-joined")
            put_outbox(db, [season_news(season)])
            if season.status != "playing" or known.status == "standby":
                drop_entrant(db, known)
                return season, []
            save_entrant(db, msgspec.structs.replace(known, status="left"))
            mine = [deal for deal in whole.now if deal.over_at is None and known.number in deal.people]
            return season, [deal.table_id for deal in mine if deal.table_id is not None]

        season, tables = await self._ledger.write(store)
        for table_id in tables:
            await self._tables.seats.leave(table_id, {person.id})
        return season

    async def plays(self, guild_id: GuildId, season_id: int, person: Person) -> bool:
        """Whether this person sits at a table of its round."""
        whole = await self.whole(guild_id, season_id)
        mine = {each.number for each in whole.there if each.user_id == person.id}
        return any(deal.over_at is None and mine.intersection(deal.people) for deal in whole.now)

    async def begin(self, guild_id: GuildId, season_id: int) -> Season:
        """Nobody need wait for the end of sign-up: the first round is dealt."""
        whole = await self.whole(guild_id, season_id)
        if whole.season.status != "joining":
            raise Refused("season-not-open")
        if len(whole.there) < fewest(whole.season):
            raise Refused("season-too-few", least=fewest(whole.season))
        await self._ledger.write(lambda db: begin(db, season_id, self._ledger.now()))
        return (await self.whole(guild_id, season_id)).season

    async def end_round(self, guild_id: GuildId, season_id: int) -> Season:
        """The tables of the round that are in play are closed now, and count as they stand."""
        season = (await self.whole(guild_id, season_id)).season
        if season.status != "playing":
            raise Refused("season-not-playing")
        await self.course.stand(season_id)
        return season

    async def move(self, guild_id: GuildId, season_id: int, channel_id: ChannelId) -> Season:
        """Its card stands in this channel from now on, and so do the tables of rounds to come."""

        def store(db: Connection) -> Season:
            season = _found(db, guild_id, season_id).season
            if season.status in OVER:
                raise Refused("season-over")
            moved = msgspec.structs.replace(season, channel_id=channel_id, updated_at=self._ledger.now())
            save_season(db, moved)
            note_card(db, moved, None)
            put_outbox(db, [*former_card(season), season_news(moved, anew=True)])
            return moved

        return await self._ledger.write(store)

    async def end(self, guild_id: GuildId, season_id: int) -> Season:
        """It is over as it stands, or given up before it began; tables in play go on, and count for nothing here."""
        now = self._ledger.now()

        def store(db: Connection) -> Season:
            season = _found(db, guild_id, season_id).season
            if season.status in OVER:
                raise Refused("season-over")
            status = "over" if season.status == "playing" else "closed"
            ended = msgspec.structs.replace(season, status=status, until=None, updated_at=now)
            save_season(db, ended)
            put_outbox(db, [season_news(ended, anew=True)] if season.status != "draft" else [])
            return ended

        return await self._ledger.write(store)

    async def _drafted(self, guild_id: GuildId, season_id: int, change: Callable[[Terms], Terms]) -> Season:
        def store(db: Connection) -> Season:
            season = _found(db, guild_id, season_id).season
            if season.status != "draft":
                raise Refused("season-not-draft")
            changed = msgspec.structs.replace(season, terms=change(season.terms), updated_at=self._ledger.now())
            save_season(db, changed)
            return changed

        return await self._ledger.write(store)


def _found(db: Connection, guild_id: GuildId, season_id: int) -> Whole:
    """A season of this server; Refused if there is none."""
    whole = load_whole(db, season_id)
    if whole is None or whole.season.guild_id != guild_id:
        raise Refused("no-such-season")
    return whole

"""Campaigns by name, and what their people do with them away from a table."""

import asyncio
import logging
from collections.abc import Iterable

import msgspec

from bot.features.campaigns import archive_files
from bot.features.campaigns.enlisting import NAME_ROOM, Meant, enlist, free_name, loaded
from bot.features.campaigns.names import Known
from bot.features.campaigns.rows import (
    Campaign,
    campaigns_at,
    found_campaign,
    join_campaign,
    last_sittings,
    leave_campaign,
    rename_campaign,
    take_from_campaign,
)
from bot.store.connection import Connection
from bot.store.identity import GuildId, TableId, UserId
from bot.store.people.holding import hold_person
from bot.store.people.names import harmless
from bot.store.table.records import Table
from bot.store.table.tables import load_table
from bot.store.telling.news import CardNews
from bot.store.telling.outbox import put_outbox
from bot.tables import outgoing
from bot.tables.lobby.lobby import Along
from bot.tables.lobby.playable import playable
from bot.tables.model import Person, Refused
from bot.tables.service import Tables
from games.registry import GAMES, game

log = logging.getLogger(__name__)

ANONYMOUS = UserId(0)

PATIENCE = 0.2
"""Seconds: whoever types does not wait longer for what others may have played meanwhile."""

Home = tuple[GuildId | None, UserId]
"""Where campaigns are at home: in a server, or in one person's private messages."""


def home(guild_id: GuildId | None, user_id: UserId) -> Home:
    """Where the campaigns are that this person sees here."""
    return guild_id, ANONYMOUS if guild_id is not None else user_id


class Campaigns:
    """What people do with their campaigns away from a table."""

    def __init__(self, tables: Tables) -> None:
        self._ledger = tables.ledger
        self._shelf = tables.ledger.shelf
        self._lobby = tables.lobby
        self._at_hand: dict[Home, list[Campaign]] = {}
        self._looking: set[asyncio.Task[object]] = set()

    async def close(self) -> None:
        """Look no more."""
        for task in self._looking:
            task.cancel()
        if self._looking:
            await asyncio.wait(self._looking)

    async def at_hand(self, guild_id: GuildId | None, user_id: UserId) -> list[Campaign]:
        """The campaigns of this place, for autocomplete: as they are stored, or as they were if that takes too long."""
        known = self._at_hand.get(home(guild_id, user_id))
        if known is None:
            return await self.at(guild_id, user_id)
        task = asyncio.create_task(self._look(guild_id, user_id), name="fetch campaigns")
        self._looking.add(task)
        task.add_done_callback(self._looking.discard)
        await asyncio.wait({task}, timeout=PATIENCE)
        return self._at_hand.get(home(guild_id, user_id), known)

    async def at(self, guild_id: GuildId | None, user_id: UserId) -> list[Campaign]:
        """The campaigns of this place, the last played first."""
        found = await self._ledger.read(lambda db: campaigns_at(db, guild_id, user_id))
        self._at_hand[home(guild_id, user_id)] = found
        return found

    async def meant(self, game_key: str, guild_id: GuildId | None, user_id: UserId, text: str) -> Meant:
        """The campaign of this name, or the name for a new one; Refused if others play under it."""
        if game_key not in GAMES or game(game_key).saved.archive_type is None:
            raise Refused("no-campaigns")
        name = clean(text)
        for campaign in await self.at(guild_id, user_id):
            if campaign.game == game_key and campaign.name.casefold() == name.casefold():
                if user_id not in campaign.people:
                    raise Refused("campaign-of-others", name=campaign.name)
                return campaign.id
        return name

    def enlisting(self, campaign: Meant | None) -> Along:
        """A table that is opened now is the next game of this campaign, or the first of a new one."""
        return lambda db, table: enlist(db, table, campaign, self._ledger.now())

    async def go_on_with(self, table_id: TableId, person: Person, campaign: Meant | None) -> Table:
        """Play the next game of this campaign, or the first of a new one."""
        found = playable((await self._shelf.table(table_id)).game)
        if found.saved.archive_type is None:
            raise Refused("no-campaigns")

        def anew(db: Connection, table: Table) -> None:
            take_from_campaign(db, table_id)
            enlist(db, table, campaign, self._ledger.now())

        return await self._lobby.change(table_id, person, found.settings.campaign, along=anew)

    async def knows_of(self, person: Person) -> Known:
        """By what campaigns may be called after this person."""
        return await self._ledger.read(lambda db: Known.of(db, person))

    async def last_people(self, campaign: Meant | None) -> list[UserId]:
        """Who sat at its last table; nobody, if it is a new one."""
        if not isinstance(campaign, int):
            return []
        return await self._ledger.read(lambda db: last_sittings(db, campaign))

    async def rename(self, guild_id: GuildId | None, person: Person, text: str, new: str) -> Campaign:
        """Call a campaign otherwise."""
        campaign = await self._mine(guild_id, person, text)
        name = clean(new)

        def store(db: Connection) -> None:
            others = [each for each in campaigns_at(db, guild_id, person.id) if each.id != campaign.id]
            if any(each.game == campaign.game and each.name.casefold() == name.casefold() for each in others):
                raise Refused("campaign-name-taken", name=name)
            rename_campaign(db, campaign.id, name)
            table = None if campaign.table_id is None else load_table(db, campaign.table_id)
            if table is not None:
                put_outbox(db, [outgoing.at_table(table, CardNews())])

        await self._ledger.write(store)
        renamed = msgspec.structs.replace(campaign, name=name)
        self._call_at_table(renamed)
        await self.at(guild_id, person.id)
        return renamed

    def forget_names(self, renamed: Iterable[Campaign]) -> None:
        """What is at hand of campaigns may name somebody who is forgotten now; these are called otherwise."""
        for campaign in renamed:
            self._call_at_table(campaign)
        self._at_hand.clear()

    def _call_at_table(self, campaign: Campaign) -> None:
        """A table that plays it knows its name by heart."""
        live = None if campaign.table_id is None else self._shelf.peek(campaign.table_id)
        if live is not None and live.table.campaign is not None:
            known = msgspec.structs.replace(live.table.campaign, name=campaign.name)
            live.table = msgspec.structs.replace(live.table, campaign=known)

    async def leave(self, guild_id: GuildId | None, person: Person, text: str) -> Campaign:
        """Belong to a campaign no more; who leaves last takes it along."""
        campaign = await self._mine(guild_id, person, text)
        if campaign.table_id is not None:
            raise Refused("campaign-in-play", name=campaign.name, table=campaign.table_id)
        await self._ledger.write(lambda db: leave_campaign(db, campaign.id, person.id))
        await self.at(guild_id, person.id)
        return campaign

    async def export(self, guild_id: GuildId | None, person: Person, text: str) -> tuple[Campaign, bytes]:
        """A campaign's archive as a file."""
        campaign = await self._mine(guild_id, person, text)
        return campaign, archive_files.written(campaign)

    async def bring_in(self, guild_id: GuildId | None, person: Person, data: bytes, name: str | None) -> Campaign:
        """A campaign from a file, which this person alone belongs to so far."""
        file = await asyncio.to_thread(archive_files.read, data)
        wished = clean(name if name is not None else file.name)

        def store(db: Connection) -> Campaign:
            hold_person(db, person.id)
            here = [each for each in campaigns_at(db, guild_id, person.id) if each.game == file.game]
            known = {each.name.casefold() for each in here}
            if name is not None and wished.casefold() in known:
                raise Refused("campaign-name-taken", name=wished)
            if sum(person.id in each.people for each in here) >= MOST_CAMPAIGNS:
                raise Refused("too-many-campaigns", most=MOST_CAMPAIGNS)
            campaign_id = found_campaign(
                db,
                file.game,
                free_name(known, wished),
                guild_id,
                self._ledger.now(),
                archive=file.archive,
                finished=file.games,
            )
            join_campaign(db, campaign_id, person.id, person.name)
            return loaded(db, campaign_id)

        campaign = await self._ledger.write(store)
        await self.at(guild_id, person.id)
        return campaign

    async def _mine(self, guild_id: GuildId | None, person: Person, text: str) -> Campaign:
        """The person's own campaign of this name, or of this number where games share a name."""
        here = [each for each in await self.at(guild_id, person.id) if person.id in each.people]
        name = harmless(text).casefold()
        for campaign in here:
            if name in (campaign.name.casefold(), str(campaign.id)):
                return campaign
        raise Refused("no-such-campaign")

    async def _look(self, guild_id: GuildId | None, user_id: UserId) -> None:
        try:
            await self.at(guild_id, user_id)
        except Exception:
            log.exception("campaigns could not be read")


MOST_CAMPAIGNS = 25
"""So many of one person may stand in one place: as many as a list shows."""


def clean(text: str) -> str:
    """A name as it is kept; Refused if nothing is left of it."""
    name = harmless(text)
    if not name:
        raise Refused("campaign-needs-name")
    if len(name) > NAME_ROOM:
        raise Refused("campaign-name-too-long", most=NAME_ROOM)
    return name


def to_choose(campaigns: Iterable[Campaign], user_id: UserId, game_key: str | None = None) -> list[Campaign]:
    """Those that this person can go on with."""
    mine = (each for each in campaigns if user_id in each.people and not each.told)
    return [each for each in mine if game_key in (None, each.game)]

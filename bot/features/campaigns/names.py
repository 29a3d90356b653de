"""Campaigns that bear the name of somebody who wants to be forgotten are called otherwise."""

import re
from collections.abc import Collection

import msgspec

from bot.features.campaigns.enlisting import NAME_ROOM, called_after, free_name, once_called_after
from bot.features.campaigns.rows import (
    Campaign,
    all_campaigns,
    campaigns_ever_joined,
    names_ever_used,
    names_of_others,
    rename_campaign,
)
from bot.store.connection import Connection
from bot.store.identity import CampaignId
from bot.store.people.names import harmless
from bot.store.table.tables import load_table
from bot.store.telling.news import CardNews
from bot.store.telling.outbox import put_outbox
from bot.tables.model import Person
from bot.tables.outgoing import at_table
from texts import LOCALES, words


class Known(msgspec.Struct, frozen=True):
    """By what campaigns may be called after somebody."""

    names: frozenset[str]
    joined: frozenset[CampaignId]

    @classmethod
    def of(cls, db: Connection, person: Person) -> "Known":
        """This person's names and campaigns, while they are stored."""
        names = {harmless(name) for name in (person.name, *names_ever_used(db, person.id))} - {""}
        return cls(frozenset(names), frozenset(campaigns_ever_joined(db, person.id)))


def call_otherwise(db: Connection, person: Person, known: Known) -> list[Campaign]:
    """No campaign is called after this person any more; those that were, as they are called now."""
    every = all_campaigns(db)
    renamed: list[Campaign] = []
    for campaign in every:
        here = known.names - {harmless(name) for name in names_of_others(db, campaign.id, person.id)}
        name = _without(campaign.name, here, person.locale, joined=campaign.id in known.joined)
        if name != campaign.name:
            near = (each for each in every if (each.game, each.guild_id) == (campaign.game, campaign.guild_id))
            taken = {each.name.casefold() for each in (*near, *renamed)}
            renamed.append(msgspec.structs.replace(campaign, name=free_name(taken, name[:NAME_ROOM])))
    for campaign in renamed:
        rename_campaign(db, campaign.id, campaign.name)
        table = None if campaign.table_id is None else load_table(db, campaign.table_id)
        put_outbox(db, () if table is None else [at_table(table, CardNews())])
    return renamed


def _without(called: str, names: Collection[str], locale: str, *, joined: bool) -> str:
    """The name with somebody in place of this person; where they never belonged, the house's own alone means them."""
    for name in names:
        own = [
            each
            for each in LOCALES
            if _is(called, called_after(name, each)) or _is(called, once_called_after(name, each))
        ]
        if joined or own:
            instead = words(own[0] if own else locale)("bot-somebody")
            for part in (name, name[: NAME_ROOM // 2].rstrip()):
                called = re.sub(rf"(?<!\w){re.escape(part)}(?!\w)", instead, called, flags=re.IGNORECASE)
    return called


def _is(called: str, own: str) -> bool:
    """Whether it is this name, also where it is numbered."""
    return re.fullmatch(rf"{re.escape(own)}( [0-9]+)?", called) is not None

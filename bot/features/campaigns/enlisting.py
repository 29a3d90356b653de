"""Which campaign a table plays: settled within the transaction that changes the table."""

from collections.abc import Collection

from bot.features.campaigns.rows import (
    Campaign,
    all_join,
    campaign_of,
    campaigns_at,
    found_campaign,
    hold_campaign,
    load_campaign,
    move_campaign,
    put_in_campaign,
    take_from_campaign,
)
from bot.store.connection import Connection
from bot.store.identity import CampaignId, GuildId
from bot.store.people.names import harmless
from bot.store.table.records import Table
from bot.tables.model import Refused
from games.core.ending.outcome import Outcome
from games.core.saving import save
from games.registry import GAMES, game
from texts import words

NAME_ROOM = 60

Meant = CampaignId | str
"""A campaign that is there, or the name of a new one."""


def enlist(db: Connection, table: Table, meant: Meant | None, now: float) -> None:
    """The table is the next game of this campaign, or the first of a new one; Refused if it cannot be."""
    if isinstance(meant, int):
        _put(db, table, _to_go_on_with(db, table, meant))
    else:
        _begin(db, table, meant or _default_name(table), now)


def enlist_again(db: Connection, former: Table, table: Table, outcome: Outcome | None, now: float) -> None:
    """The rematch of a game goes on with its campaign as it stands now; when all is told, another one begins."""
    if not game(table.game).in_campaign(table.options):
        return
    archive = None if outcome is None or former.campaign is not None else outcome.archive
    campaign = campaign_of(db, former.id)
    if campaign is not None and not campaign.told:
        _put(db, table, _to_go_on_with(db, table, campaign.id))
    elif campaign is not None:
        _begin(db, table, campaign.name, now)
    else:
        # The former game was played before campaigns had names.
        _begin(db, table, _default_name(table), now, None if archive is None else save(archive))


def settle(db: Connection, table: Table, now: float) -> None:
    """Its settings or its end decide whether a table that has not begun is a game of a campaign."""
    plays = table.status == "lobby" and table.game in GAMES and game(table.game).in_campaign(table.options)
    if plays and table.campaign is None:
        enlist(db, table, None, now)
    elif not plays and table.campaign is not None:
        take_from_campaign(db, table.id)


def move_along(db: Connection, table: Table, guild_id: GuildId | None) -> None:
    """The campaign goes where its table is brought."""
    campaign = campaign_of(db, table.id)
    if campaign is not None and campaign.guild_id != guild_id:
        there = [each for each in campaigns_at(db, guild_id, table.host) if each.game == campaign.game]
        move_campaign(db, campaign.id, guild_id, free_name({each.name.casefold() for each in there}, campaign.name))


def _begin(db: Connection, table: Table, name: str, now: float, left: bytes | None = None) -> None:
    known = {each.name.casefold() for each in _of_game(db, table)}
    finished = 0 if left is None else 1
    new = found_campaign(db, table.game, free_name(known, name), table.guild_id, now, archive=left, finished=finished)
    _put(db, table, loaded(db, new))


def _put(db: Connection, table: Table, campaign: Campaign) -> None:
    put_in_campaign(db, table.id, campaign)
    all_join(db, table.id)


def _to_go_on_with(db: Connection, table: Table, campaign_id: CampaignId) -> Campaign:
    hold_campaign(db, campaign_id)
    campaign = load_campaign(db, campaign_id)
    if campaign is None or campaign.game != table.game or campaign.guild_id != table.guild_id:
        raise Refused("no-such-campaign")
    if table.host not in campaign.people:
        raise Refused("campaign-of-others", name=campaign.name)
    if campaign.told:
        raise Refused("campaign-told", name=campaign.name)
    if campaign.table_id not in (None, table.id):
        raise Refused("campaign-in-play", name=campaign.name, table=campaign.table_id)
    return campaign


def _of_game(db: Connection, table: Table) -> list[Campaign]:
    return [each for each in campaigns_at(db, table.guild_id, table.host) if each.game == table.game]


def loaded(db: Connection, campaign_id: CampaignId) -> Campaign:
    """A campaign that is there."""
    campaign = load_campaign(db, campaign_id)
    assert campaign is not None, "it has just been stored"
    return campaign


def _default_name(table: Table) -> str:
    host = next((harmless(seat.name) for seat in table.seats if seat.user_id == table.host), "")
    return called_after(host or str(table.id), table.language)


def called_after(host: str, language: str) -> str:
    """The name of a campaign to which nobody has given one."""
    return words(language)("bot-campaign-of", host=host[: NAME_ROOM // 2])


def once_called_after(host: str, language: str) -> str:
    """The same as earlier versions named it."""
    return words(language)("bot-campaign-of-once", host=host[: NAME_ROOM // 2])


def free_name(known: Collection[str], name: str) -> str:
    """The name, numbered if another campaign has it."""
    number, free = 1, name
    while free.casefold() in known:
        number += 1
        free = f"{name[: NAME_ROOM - 5]} {number}"
    return free

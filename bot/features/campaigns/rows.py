"""Campaigns: what outlives the games of a group, under a name."""

from typing import Any

import msgspec

from bot.store.connection import Connection
from bot.store.identity import CampaignId, GuildId, TableId, UserId
from bot.store.replacing import replacing
from bot.store.table.records import Table
from games.core.ending.outcome import Outcome
from games.core.saving import save


class Campaign(msgspec.Struct, frozen=True, kw_only=True):
    """What outlives the games of a group, under a name."""

    id: CampaignId
    game: str
    name: str
    guild_id: GuildId | None
    """Where it is at home; None: in private messages."""
    archive: bytes | None
    """With what the next game begins; None before the first is over, and when all is told."""
    finished: int
    """So many games have been played to their ends."""
    told: bool
    """Nothing is left to be played."""
    updated_at: float
    people: dict[UserId, str]
    table_id: TableId | None
    """The table of it that is not over."""


COLUMNS = ("id", "game", "name", "guild_id", "archive", "finished", "told", "updated_at")
SELECTED = ", ".join(f"campaigns.{column}" for column in COLUMNS)
_ALIVE = (
    "SELECT table_id FROM campaign_games JOIN tables ON tables.id = table_id "
    "WHERE campaign_id = ? AND status IN ('lobby', 'playing')"
)


def found_campaign(
    db: Connection,
    game: str,
    name: str,
    guild_id: GuildId | None,
    now: float,
    *,
    archive: bytes | None = None,
    finished: int = 0,
) -> CampaignId:
    """A new campaign, which nobody belongs to yet."""
    ((campaign_id,),) = db.execute(
        "INSERT INTO campaigns (game, name, guild_id, archive, finished, created_at, updated_at) "
        "VALUES (?, ?, ?, ?, ?, ?, ?) RETURNING id",
        (game, name, guild_id, None if archive is None else archive.decode(), finished, now, now),
    ).fetchall()
    return CampaignId(campaign_id)


def load_campaign(db: Connection, campaign_id: CampaignId) -> Campaign | None:
    """The campaign of this id."""
    return next(iter(_campaigns(db, "WHERE id = ?", (campaign_id,))), None)


def all_campaigns(db: Connection) -> list[Campaign]:
    """Every campaign there is, the last played first."""
    return _campaigns(db, "ORDER BY updated_at DESC, id DESC", ())


def campaigns_at(db: Connection, guild_id: GuildId | None, user_id: UserId) -> list[Campaign]:
    """The campaigns of a server, the last played first; in private messages those of this person."""
    if guild_id is not None:
        return _campaigns(db, "WHERE guild_id = ? ORDER BY updated_at DESC, id DESC", (guild_id,))
    mine = "WHERE guild_id IS NULL AND id IN (SELECT campaign_id FROM campaign_people WHERE user_id = ?)"
    return _campaigns(db, f"{mine} ORDER BY updated_at DESC, id DESC", (user_id,))


def campaign_of(db: Connection, table_id: TableId) -> Campaign | None:
    """The campaign that a table's game belongs to."""
    where = "WHERE id = (SELECT campaign_id FROM campaign_games WHERE table_id = ?)"
    return next(iter(_campaigns(db, where, (table_id,))), None)


def hold_campaign(db: Connection, campaign_id: CampaignId) -> None:
    """Until this transaction ends nobody else decides by who belongs to it, or by which table plays it."""
    db.execute("UPDATE campaigns SET told = told WHERE id = ?", (campaign_id,))


def last_sittings(db: Connection, campaign_id: CampaignId) -> list[UserId]:
    """Who sat at the campaign's last table."""
    last = "SELECT max(table_id) FROM campaign_games WHERE campaign_id = ?"
    rows = db.execute(
        f"SELECT user_id FROM seats WHERE table_id = ({last}) AND user_id IS NOT NULL ORDER BY seat", (campaign_id,)
    )
    return [user_id for (user_id,) in rows]


def join_campaign(db: Connection, campaign_id: CampaignId, user_id: UserId, name: str) -> None:
    """This person belongs to it from now on."""
    columns = ("campaign_id", "user_id", "name")
    db.execute(replacing("campaign_people", columns, key=columns[:2]), (campaign_id, user_id, name))


def all_join(db: Connection, table_id: TableId) -> None:
    """Whoever sits at the table belongs to its campaign."""
    db.execute(
        "INSERT INTO campaign_people (campaign_id, user_id, name) "
        "SELECT campaign_id, user_id, name FROM campaign_games JOIN seats USING (table_id) "
        "WHERE table_id = ? AND user_id IS NOT NULL "
        "ON CONFLICT (campaign_id, user_id) DO UPDATE SET name = excluded.name",
        (table_id,),
    )


def leave_campaign(db: Connection, campaign_id: CampaignId, user_id: UserId) -> None:
    """This person does not belong to it any more; the last one takes it along."""
    hold_campaign(db, campaign_id)
    db.execute("DELETE FROM campaign_people WHERE campaign_id = ? AND user_id = ?", (campaign_id, user_id))
    nobody = "NOT EXISTS (SELECT 1 FROM campaign_people WHERE campaign_id = id)"
    db.execute(f"DELETE FROM campaigns WHERE id = ? AND {nobody}", (campaign_id,))


def rename_campaign(db: Connection, campaign_id: CampaignId, name: str) -> None:
    """It is called so from now on."""
    db.execute("UPDATE campaigns SET name = ? WHERE id = ?", (name, campaign_id))


def move_campaign(db: Connection, campaign_id: CampaignId, guild_id: GuildId | None, name: str) -> None:
    """It is at home there from now on, under this name."""
    db.execute("UPDATE campaigns SET guild_id = ?, name = ? WHERE id = ?", (guild_id, name, campaign_id))


def put_in_campaign(db: Connection, table_id: TableId, campaign: Campaign) -> None:
    """The table is the campaign's next game."""
    columns = ("table_id", "campaign_id", "number")
    db.execute(replacing("campaign_games", columns, key=("table_id",)), (table_id, campaign.id, campaign.finished + 1))


def take_from_campaign(db: Connection, table_id: TableId) -> None:
    """The table is no game of a campaign; a campaign that has never been played goes with it."""
    found = campaign_of(db, table_id)
    if found is not None:
        hold_campaign(db, found.id)
    db.execute("DELETE FROM campaign_games WHERE table_id = ?", (table_id,))
    if found is not None and found.archive is None and not found.told:
        others = "NOT EXISTS (SELECT 1 FROM campaign_games WHERE campaign_id = id)"
        db.execute(f"DELETE FROM campaigns WHERE id = ? AND {others}", (found.id,))


def keep_archive(db: Connection, table: Table, outcome: Outcome, now: float) -> None:
    """The table's game has been played to its end: what it leaves is the campaign's; nothing, if all is told."""
    archive = None if outcome.archive is None else save(outcome.archive).decode()
    all_join(db, table.id)
    db.execute(
        "UPDATE campaigns SET archive = ?, told = ?, finished = finished + 1, updated_at = ? "
        "WHERE id = (SELECT campaign_id FROM campaign_games WHERE table_id = ?)",
        (archive, archive is None, now, table.id),
    )


def _campaigns(db: Connection, where: str, values: tuple[object, ...]) -> list[Campaign]:
    return [_campaign(db, row) for row in db.execute(f"SELECT {SELECTED} FROM campaigns {where}", values).fetchall()]


def _campaign(db: Connection, row: tuple[Any, ...]) -> Campaign:
    fields = dict(zip(COLUMNS, row, strict=True))
    fields["told"] = bool(fields["told"])
    fields["archive"] = None if fields["archive"] is None else fields["archive"].encode()
    people = db.execute("SELECT user_id, name FROM campaign_people WHERE campaign_id = ? ORDER BY name", row[:1])
    alive = db.execute(_ALIVE, row[:1]).fetchone()
    return Campaign(**fields, people=dict(people.fetchall()), table_id=None if alive is None else alive[0])


def names_ever_used(db: Connection, user_id: UserId) -> set[str]:
    """What this person has been called, as far as is stored."""
    used = " UNION ".join(
        f"SELECT name FROM {table} WHERE user_id = ?1" for table in ("seats", "former_players", "campaign_people")
    )
    return {name for (name,) in db.execute(f"{used} UNION SELECT name FROM seats WHERE kept_for = ?1", (user_id,))}


def campaigns_ever_joined(db: Connection, user_id: UserId) -> set[CampaignId]:
    """To which this person belongs, or at whose tables they have sat."""
    sat = " UNION ".join(
        f"SELECT campaign_id FROM campaign_games JOIN {table} USING (table_id) WHERE user_id = ?1"
        for table in ("seats", "former_players")
    )
    joined = f"SELECT campaign_id FROM campaign_people WHERE user_id = ?1 UNION {sat}"
    return {campaign_id for (campaign_id,) in db.execute(joined, (user_id,))}


def names_of_others(db: Connection, campaign_id: CampaignId, user_id: UserId) -> set[str]:
    """What everybody else is called who belongs to a campaign: it may be called after them."""
    rows = db.execute("SELECT name FROM campaign_people WHERE campaign_id = ? AND user_id <> ?", (campaign_id, user_id))
    return {name for (name,) in rows}

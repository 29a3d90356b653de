"""Seasons as they are stored: their people by numbers, which a name may leave, and what their tables came to."""

import logging
from collections.abc import Callable, Collection, Iterable
from typing import Any, Literal

import msgspec

from bot.features.seasons.reckoning.standings import Game, Played
from bot.features.seasons.terms import Terms
from bot.store.connection import Connection
from bot.store.fleet.shares import TIME_BITS, Share
from bot.store.identity import ChannelId, GuildId, MessageId, TableId, UserId

log = logging.getLogger(__name__)

NOBODY = UserId(0)
HOME = f"(seasons.guild_id >> {TIME_BITS})"
"""Of a season: where its server is."""
Status = Literal["draft", "joining", "playing", "over", "closed"]
OVER: tuple[Status, ...] = ("over", "closed")
"""Played to its end, or given up before it began."""
State = Literal["in", "standby", "left"]


class Season(msgspec.Struct, frozen=True, kw_only=True):
    """A league or a tournament."""

    id: int
    guild_id: GuildId
    channel_id: ChannelId
    host: UserId
    name: str
    language: str
    status: Status
    terms: Terms
    seed: str
    """From which all its chance comes."""
    former: int | None
    """The season after which this one was opened."""
    round: int
    until: float | None
    """When people can sign up no more, or the round's time is up."""
    message_id: MessageId | None = None
    """Its card in the channel."""
    created_at: float
    updated_at: float

    @property
    def final(self) -> bool:
        """Whether the round that is played is a tournament's final."""
        return self.terms.kind == "tournament" and self.round > self.terms.rounds

    @property
    def last_round(self) -> int:
        """The number of its last round."""
        return self.terms.rounds + (self.terms.kind == "tournament")


class Entrant(msgspec.Struct, frozen=True, kw_only=True):
    """Somebody in a season, by their number there; who is forgotten keeps that alone."""

    season_id: int
    number: int
    user_id: UserId | None
    name: str
    status: State
    division: int = 0


class Seated(msgspec.Struct, frozen=True):
    """Who sits on a seat of a season's table, and what came of it."""

    seat: int
    entrant: int
    place: int | None = None
    points: int = 0


class Deal(msgspec.Struct, frozen=True, kw_only=True):
    """A table of a season, from the moment when it is dealt."""

    season_id: int
    round: int
    number: int
    game: str
    division: int = 0
    final: bool = False
    table_id: TableId | None = None
    """None until it is opened."""
    over_at: float | None = None
    seats: tuple[Seated, ...] = ()

    @property
    def people(self) -> tuple[int, ...]:
        """Who was dealt to it, in the order of seats."""
        return tuple(each.entrant for each in self.seats)

    def as_game(self) -> Game:
        """What it came to."""
        played = tuple(Played(each.entrant, each.place, each.points) for each in self.seats)
        return Game(self.round, played, self.final, self.table_id)


SEASON = (
    "id", "guild_id", "channel_id", "host", "name", "language", "status", "terms", "seed", "former", "round", "until",
    "message_id", "created_at", "updated_at",
)  # fmt: skip
ENTRANT = ("season_id", "number", "user_id", "name", "status", "division")
DEAL = ("season_id", "round", "number", "game", "division", "final", "table_id", "over_at")
SEATED = ("seat", "entrant", "place", "points")


class Whole(msgspec.Struct, frozen=True):
    """A season with all that belongs to it."""

    season: Season
    entrants: tuple[Entrant, ...]
    deals: tuple[Deal, ...]

    @property
    def there(self) -> list[Entrant]:
        """Those who play."""
        return [each for each in self.entrants if each.status == "in"]

    @property
    def standby(self) -> list[Entrant]:
        """Those who wait to take somebody's place."""
        return [each for each in self.entrants if each.status == "standby"]

    @property
    def now(self) -> list[Deal]:
        """The tables of the round that is played."""
        return [deal for deal in self.deals if deal.round == self.season.round]

    def entrant(self, number: int) -> Entrant:
        """The one of this number."""
        return next(each for each in self.entrants if each.number == number)


def create_season(db: Connection, new: Season) -> Season:
    """Store a new season; its id is made now."""
    columns = SEASON[1:]
    marks = ", ".join("?" for _ in columns)
    ((season_id,),) = db.execute(
        f"INSERT INTO seasons ({', '.join(columns)}) VALUES ({marks}) RETURNING id", _values(new, columns)
    ).fetchall()
    return msgspec.structs.replace(new, id=season_id)


def note_card(db: Connection, season: Season, message_id: MessageId | None) -> None:
    """This message shows it in its channel now, unless it has gone to another one meanwhile."""
    db.execute(
        "UPDATE seasons SET message_id = ? WHERE id = ? AND channel_id = ?", (message_id, season.id, season.channel_id)
    )


def save_season(db: Connection, season: Season) -> None:
    """Keep a changed season; which message shows it, its telling alone knows."""
    columns = tuple(column for column in SEASON[1:] if column != "message_id")
    changed = ", ".join(f"{column} = ?" for column in columns)
    db.execute(f"UPDATE seasons SET {changed} WHERE id = ?", (*_values(season, columns), season.id))


def load_season(db: Connection, season_id: int) -> Season | None:
    """The season of this id; where its terms cannot be read, without them: its tables and people go on."""
    return next(iter(_seasons(db, "WHERE id = ?", (season_id,))), None)


def load_whole(db: Connection, season_id: int) -> Whole | None:
    """The season of this id, with all that belongs to it; an error where its terms cannot be read."""
    season = next(iter(_seasons(db, "WHERE id = ?", (season_id,), read=_terms)), None)
    if season is None:
        return None
    return Whole(season, tuple(entrants_of(db, season_id)), tuple(deals_of(db, season_id)))


def seasons_at(db: Connection, guild_id: GuildId) -> list[Season]:
    """The seasons of a server, the latest touched first."""
    return _seasons(db, "WHERE guild_id = ? ORDER BY updated_at DESC, id DESC", (guild_id,))


def first_due(db: Connection, share: Share, but: Collection[int] = ()) -> tuple[int, float] | None:
    """The season of these servers whose time is up first, and when that is; but for some."""
    row: tuple[int, float] | None = db.execute(
        f"SELECT id, until FROM seasons WHERE until IS NOT NULL{share.of_home(HOME)}{but_for(but)} "
        "ORDER BY until, id LIMIT 1"
    ).fetchone()
    return row


def but_for(seasons: Collection[int]) -> str:
    """What a statement adds to its conditions to leave these out."""
    return f" AND seasons.id NOT IN ({', '.join(map(str, sorted(seasons)))})" if seasons else ""


def entrants_of(db: Connection, season_id: int) -> list[Entrant]:
    """Everybody who was ever in it, by their numbers."""
    return _entrants(db, "WHERE season_id = ? ORDER BY number", (season_id,))


def entrant_of(db: Connection, season_id: int, user_id: UserId) -> Entrant | None:
    """How somebody is in it now, or was last."""
    found = _entrants(db, "WHERE season_id = ? AND user_id = ? ORDER BY number DESC LIMIT 1", (season_id, user_id))
    return next(iter(found), None)


def add_entrant(db: Connection, season_id: int, user_id: UserId, name: str, status: State) -> Entrant:
    """Somebody comes: with a number that nobody ever had in it."""
    numbers = [each.number for each in entrants_of(db, season_id)]
    new = Entrant(season_id=season_id, number=max(numbers, default=0) + 1, user_id=user_id, name=name, status=status)
    marks = ", ".join("?" for _ in ENTRANT)
    db.execute(
        f"INSERT INTO season_people ({', '.join(ENTRANT)}) VALUES ({marks})", [getattr(new, name) for name in ENTRANT]
    )
    return new


def save_entrant(db: Connection, entrant: Entrant) -> None:
    """Keep how somebody is in it now."""
    db.execute(
        "UPDATE season_people SET status = ?, division = ?, name = ? WHERE season_id = ? AND number = ?",
        (entrant.status, entrant.division, entrant.name, entrant.season_id, entrant.number),
    )


def drop_entrant(db: Connection, entrant: Entrant) -> None:
    """They were never in it: nothing of theirs has been played."""
    db.execute("DELETE FROM season_people WHERE season_id = ? AND number = ?", (entrant.season_id, entrant.number))


def put_deals(db: Connection, deals: Iterable[Deal]) -> None:
    """These tables are dealt."""
    for deal in deals:
        db.execute(
            "INSERT INTO season_tables (season_id, round, number, game, division, final) VALUES (?, ?, ?, ?, ?, ?)",
            (deal.season_id, deal.round, deal.number, deal.game, deal.division, int(deal.final)),
        )
        db.executemany(
            "INSERT INTO season_seats (season_id, round, number, seat, entrant) VALUES (?, ?, ?, ?, ?)",
            [(deal.season_id, deal.round, deal.number, each.seat, each.entrant) for each in deal.seats],
        )


def deals_of(db: Connection, season_id: int) -> list[Deal]:
    """All its tables, in their order."""
    return _deals(db, "WHERE season_id = ? ORDER BY round, number", (season_id,))


def deal_of(db: Connection, table_id: TableId) -> Deal | None:
    """Which table of a season this is; None if it is none."""
    return next(iter(_deals(db, "WHERE table_id = ?", (table_id,))), None)


def note_opened(db: Connection, deal: Deal, table_id: TableId) -> None:
    """The table is opened."""
    db.execute(
        "UPDATE season_tables SET table_id = ? WHERE season_id = ? AND round = ? AND number = ?",
        (table_id, deal.season_id, deal.round, deal.number),
    )


def note_over(db: Connection, deal: Deal, now: float) -> None:
    """It is over, and came to this."""
    key = (deal.season_id, deal.round, deal.number)
    db.execute("UPDATE season_tables SET over_at = ? WHERE season_id = ? AND round = ? AND number = ?", (now, *key))
    db.executemany(
        "UPDATE season_seats SET place = ?, points = ? WHERE season_id = ? AND round = ? AND number = ? AND seat = ?",
        [(each.place, each.points, *key, each.seat) for each in deal.seats],
    )


def note_seat(db: Connection, deal: Deal, seat: int, entrant: int) -> None:
    """Somebody else plays there from now on."""
    db.execute(
        "UPDATE season_seats SET entrant = ? WHERE season_id = ? AND round = ? AND number = ? AND seat = ?",
        (entrant, deal.season_id, deal.round, deal.number, seat),
    )


def hosted_by_nobody(db: Connection, user_id: UserId) -> None:
    """What this person has opened goes on, and is nobody's."""
    db.execute("UPDATE seasons SET host = ? WHERE host = ?", (NOBODY, user_id))


def unname(db: Connection, user_id: UserId) -> None:
    """What they have played stays, as a number's."""
    db.execute("UPDATE season_people SET user_id = NULL, name = '', status = 'left' WHERE user_id = ?", (user_id,))


def seasons_of(db: Connection, user_id: UserId) -> list[tuple[Season, Entrant | None]]:
    """The seasons that this person is in, was in or has opened; and as whom, each time."""
    theirs = _entrants(db, "WHERE user_id = ? ORDER BY season_id, number", (user_id,))
    hosted = _seasons(db, "WHERE host = ? ORDER BY id", (user_id,))
    found = [(season, each) for each in theirs if (season := load_season(db, each.season_id)) is not None]
    return [*found, *((season, None) for season in hosted if season.id not in {each.season_id for each in theirs})]


def called_after(season: Season, name: str) -> bool:
    """Whether a person's name stands in what the season is called."""
    return bool(name) and name.casefold() in season.name.casefold()


def rename_season(db: Connection, season: Season, name: str) -> None:
    """It is called so from now on."""
    db.execute("UPDATE seasons SET name = ? WHERE id = ?", (name, season.id))


def _values(season: Season, columns: Iterable[str]) -> list[Any]:
    terms = msgspec.json.encode(season.terms).decode()
    return [terms if column == "terms" else getattr(season, column) for column in columns]


def _seasons(
    db: Connection, where: str, values: tuple[object, ...], read: Callable[[str], Terms] | None = None
) -> list[Season]:
    rows = db.execute(f"SELECT {', '.join(SEASON)} FROM seasons {where}", values).fetchall()
    found = (dict(zip(SEASON, row, strict=True)) for row in rows)
    return [msgspec.convert({**each, "terms": (read or _terms_or_none)(each["terms"])}, Season) for each in found]


def _terms(text: str) -> Terms:
    return msgspec.json.decode(text, type=Terms)


def _terms_or_none(text: str) -> Terms:
    try:
        return _terms(text)
    except msgspec.DecodeError:
        log.warning("the terms of a season cannot be read")
        return Terms()


def _entrants(db: Connection, where: str, values: tuple[object, ...]) -> list[Entrant]:
    rows = db.execute(f"SELECT {', '.join(ENTRANT)} FROM season_people {where}", values).fetchall()
    return [msgspec.convert(dict(zip(ENTRANT, row, strict=True)), Entrant) for row in rows]


def _deals(db: Connection, where: str, values: tuple[object, ...]) -> list[Deal]:
    rows = db.execute(f"SELECT {', '.join(DEAL)} FROM season_tables {where}", values).fetchall()
    seats = _seats(db, {row[0] for row in rows}) if len(rows) > 1 else {row[:3]: _seats_at(db, row[:3]) for row in rows}
    found = []
    for row in rows:
        fields = dict(zip(DEAL, row, strict=True))
        fields["final"] = bool(fields["final"])
        found.append(Deal(**fields, seats=tuple(seats.get(tuple(row[:3]), ()))))
    return found


def _seats(db: Connection, seasons: Collection[int]) -> dict[tuple[int, ...], list[Seated]]:
    """All seats of some seasons, by their tables: hundreds of tables are read in one look."""
    found: dict[tuple[int, ...], list[Seated]] = {}
    for season_id in seasons:
        rows = db.execute(
            f"SELECT season_id, round, number, {', '.join(SEATED)} FROM season_seats WHERE season_id = ? "
            "ORDER BY round, number, seat",
            (season_id,),
        )
        for row in rows:
            found.setdefault(tuple(row[:3]), []).append(Seated(*row[3:]))
    return found


def _seats_at(db: Connection, table: tuple[int, ...]) -> list[Seated]:
    rows = db.execute(
        f"SELECT {', '.join(SEATED)} FROM season_seats WHERE season_id = ? AND round = ? AND number = ? ORDER BY seat",
        table,
    )
    return [Seated(*row) for row in rows]

"""What tables mean for their season, in the very transaction in which it happens to them."""

import msgspec

from bot.features.seasons.news import season_news
from bot.features.seasons.reckoning.points import points_for
from bot.features.seasons.rows import (
    Deal,
    Entrant,
    Season,
    Seated,
    called_after,
    deal_of,
    drop_entrant,
    entrant_of,
    entrants_of,
    hosted_by_nobody,
    load_season,
    note_over,
    note_seat,
    rename_season,
    save_entrant,
    seasons_of,
    unname,
)
from bot.store.connection import Connection
from bot.store.identity import TableId, UserId
from bot.store.table.records import Table
from bot.store.table.tables import load_table
from bot.store.telling.outbox import put_outbox
from games.core.ending.outcome import Outcome
from texts import words


def keep_places(db: Connection, table: Table, outcome: Outcome, now: float) -> None:
    """A game is over: whoever sits there has the seat's place and points, and nobody else has."""
    found = _at(db, table.id)
    if found is not None:
        season, deal = found
        people = {each.number: each for each in entrants_of(db, season.id)}
        places = outcome.seat_places
        worth = points_for({int(seat): place for seat, place in places.items()}, won=bool(outcome.winners))
        seats = tuple(
            Seated(each.seat, each.entrant, places[table.seats[each.seat].seat], worth[each.seat])
            if _sits(table, each.seat, people[each.entrant])
            else Seated(each.seat, each.entrant)
            for each in deal.seats
        )
        note_over(db, msgspec.structs.replace(deal, seats=seats), now)
        put_outbox(db, [season_news(season, anew=True)])


def keep_as_it_stands(db: Connection, deal: Deal, now: float) -> None:
    """A table was closed before its end: what stood then counts; where nothing can be read, nobody has a place."""
    table = None if deal.table_id is None else load_table(db, deal.table_id)
    if table is not None and table.result is not None:
        keep_places(db, table, msgspec.convert(table.result, Outcome), now)
        return
    note_over(db, deal, now)
    season = load_season(db, deal.season_id)
    put_outbox(db, [] if season is None else [season_news(season, anew=True)])


def know_who_sits(db: Connection, table_id: TableId) -> None:
    """Who has sat down there plays for the season, if they are in it; who waited for that is in it from now on."""
    found, table = _at(db, table_id), load_table(db, table_id)
    if found is None or table is None:
        return
    season, deal = found
    for each in deal.seats:
        user = table.seats[each.seat].user_id
        entrant = None if user is None else entrant_of(db, season.id, user)
        if entrant is None or entrant.number == each.entrant or entrant.status == "left":
            continue
        note_seat(db, deal, each.seat, entrant.number)
        if entrant.status == "standby":
            save_entrant(db, msgspec.structs.replace(entrant, status="in", division=deal.division))
        put_outbox(db, [season_news(season)])


def keep_departure(db: Connection, table: Table, user_id: UserId, _: float) -> None:
    """Somebody has left a table for good, and nobody had agreed to it: they have left the season."""
    found = _at(db, table.id)
    if found is None or table.kept_for(user_id) is not None:
        return
    season, _deal = found
    entrant = entrant_of(db, season.id, user_id)
    if entrant is not None and entrant.status == "in":
        save_entrant(db, msgspec.structs.replace(entrant, status="left"))
        put_outbox(db, [season_news(season)])


def play_as_nobody(db: Connection, user_id: UserId) -> None:
    """Somebody is forgotten: what was played stays as a number's, and no season is called after them."""
    for season, entrant in seasons_of(db, user_id):
        if entrant is not None and called_after(season, entrant.name):
            rename_season(db, season, words(season.language)("bot-season-called", number=season.id))
        if entrant is not None and season.status in ("draft", "joining"):
            drop_entrant(db, entrant)
        put_outbox(db, [season_news(season)] if season.status != "draft" else [])
    unname(db, user_id)
    hosted_by_nobody(db, user_id)


def _at(db: Connection, table_id: TableId) -> tuple[Season, Deal] | None:
    """The season that plays at this table, and has not counted it."""
    deal = deal_of(db, table_id)
    season = None if deal is None else load_season(db, deal.season_id)
    if deal is None or season is None or deal.over_at is not None or season.status != "playing":
        return None
    return season, deal


def _sits(table: Table, seat: int, entrant: Entrant) -> bool:
    user = table.seats[seat].user_id
    return user is not None and user == entrant.user_id

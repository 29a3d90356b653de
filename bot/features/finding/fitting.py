"""Whether somebody is who a table looks for: beginners and ratings can be known, a wish for haste or calm cannot."""

from bot.features.finding.rows import experience_of
from bot.store.connection import Connection
from bot.store.identity import UserId
from bot.store.table.records import Table
from bot.tables.lobby.house_options import BEGINNERS, RATING, wanted_at
from bot.tables.model import Refused

BEGINNER_GAMES = 3
"""Who has finished so many games of it is no beginner any more."""
MIDDLE = 25.0
"""Where the model puts a newcomer."""
NEAR = 25 / 6
"""So far apart one of two wins three games of four: 250 points of `/stats`."""


def must_fit_wish(db: Connection, table: Table, user_id: UserId) -> None:
    """Refused where the table looks for others; its host may invite whom they like."""
    wanted = wanted_at(table.options)
    if wanted == BEGINNERS:
        games = experience_of(db, user_id, table.game).games
        if games >= BEGINNER_GAMES:
            raise Refused("wants-beginners", games=games, name=_host(table))
    elif wanted == RATING and abs(_mu(db, user_id, table.game) - _mu(db, table.host, table.game)) > NEAR:
        raise Refused("wants-rating", name=_host(table))


def fits_wish(db: Connection, table: Table, user_id: UserId) -> bool:
    """The same as a question."""
    try:
        must_fit_wish(db, table, user_id)
    except Refused:
        return False
    return True


def _mu(db: Connection, user_id: UserId, game: str) -> float:
    found = experience_of(db, user_id, game).mu
    return MIDDLE if found is None else found


def _host(table: Table) -> str:
    return next((seat.name for seat in table.seats if seat.user_id == table.host), "?")

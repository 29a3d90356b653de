"""What is counted of a game that is over: places, points, pace, and how strong people seem to be by it."""

from collections.abc import Mapping

from bot.features.statistics.facts import facts_of
from bot.features.statistics.rows import Result, began_at, put_results
from bot.people.ratings import rated
from bot.store.connection import Connection
from bot.store.identity import UserId
from bot.store.people.choices import UNCOUNTED, load_choices
from bot.store.people.skills import Skill, skill_of
from bot.store.table.paces import answering_times, paces_of
from bot.store.table.records import Table
from games.core.ending.outcome import Outcome
from games.core.thinking.budget import STRENGTHS, Strength


def keep_results(db: Connection, table: Table, outcome: Outcome, now: float) -> None:
    """How it ended for everybody who wants to be counted."""
    places = outcome.seat_places
    people = {
        seat.user_id: seat.seat for seat in table.seats if seat.user_id is not None and is_counted(db, seat.user_id)
    }
    skills = _skills(db, table, {user: places[seat] for user, seat in people.items()}, outcome)
    moves = answering_times(db, table.id)
    paces = paces_of(moves)
    put_results(
        db,
        [
            Result(
                table_id=table.id,
                user_id=user,
                game=table.game,
                guild_id=table.guild_id,
                people=max(len(outcome.scores) + len(outcome.rivals), places[seat]),
                place=places[seat],
                points=outcome.scores[seat].total,
                pace=paces.get(user),
                lasted=_lasted(db, table, now),
                skill=skills.get(user),
                lost_together=not outcome.winners and not outcome.rivals,
                against=strongest(table),
                at=now,
                facts=facts_of(table, seat, outcome, moves),
            )
            for user, seat in people.items()
        ],
    )


def keep_departure(db: Connection, table: Table, user_id: UserId, now: float) -> None:
    """Somebody has left a game before its end, and nobody had agreed to it."""
    if is_counted(db, user_id):
        people, lasted = len(table.seats), _lasted(db, table, now)
        left = Result(
            table_id=table.id,
            user_id=user_id,
            game=table.game,
            guild_id=table.guild_id,
            people=people,
            place=None,
            lasted=lasted,
            against=strongest(table),
            at=now,
        )
        put_results(db, [left])


def strongest(table: Table) -> Strength | None:
    """How well the best of the computers plays that sit at the table."""
    there = {seat.strength for seat in table.seats if seat.computer}
    return next((strength for strength in reversed(STRENGTHS) if strength in there), None)


def is_counted(db: Connection, user_id: UserId) -> bool:
    """Whether this person has not asked to be left out."""
    return not load_choices(db, user_id).settings.get(UNCOUNTED)


def _skills(db: Connection, table: Table, places: Mapping[UserId, int], outcome: Outcome) -> dict[UserId, Skill]:
    """Among people alone: a table with a computer or a rival counts for nobody's strength, nor does a common defeat."""
    if len(places) < 2 or table.computers or outcome.rivals or not outcome.winners:
        return {}
    before = [skill_of(db, user, table.game) for user in places]
    return dict(zip(places, rated(before, list(places.values())), strict=True))


def _lasted(db: Connection, table: Table, now: float) -> float:
    began = began_at(db, table.id)
    return 0.0 if began is None else now - began

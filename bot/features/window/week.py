"""What a week was like on a server: arithmetic alone."""

from collections import Counter
from collections.abc import Collection, Sequence
from datetime import UTC, datetime, timedelta
from enum import StrEnum

import msgspec

from bot.features.window.rows import Played
from bot.store.identity import TableId, UserId
from bot.store.people.skills import Skill

WEEK = 7 * 86400.0
AT_HOUR = 9
"""On Mondays, by UTC."""
FIRSTS_TOLD = 5
BEST_TOLD = 3
SURE = 2
"""Who is surely strong stands before who may be: so many sigmas."""


class First(StrEnum):
    """What happened for the first time; the values stand in texts."""

    GAME = "game"
    """Nobody had played it here."""
    WIN = "win"
    """They had never won it here."""


class Week(msgspec.Struct, frozen=True):
    """What there is to tell of it."""

    games: dict[str, int]
    """How often each was played to its end, the most played first."""
    firsts: tuple[tuple[First, str, UserId], ...]
    longest: Played
    standings: dict[str, tuple[tuple[UserId, Skill], ...]]
    """Of each game that was played, who is best at it now."""


def last_monday(now: float) -> float:
    """The last moment at which a week was over."""
    today = datetime.fromtimestamp(now, UTC)
    day = today.replace(hour=AT_HOUR, minute=0, second=0, microsecond=0) - timedelta(days=today.weekday())
    return (day if day <= today else day - timedelta(days=7)).timestamp()


def week_of(played: Sequence[Played], monday: float, shown: Collection[TableId]) -> Week | None:
    """What was played at these tables in the week before that Monday; None where nothing was."""
    ended = [each for each in played if each.place is not None]
    week = [each for each in ended if monday - WEEK <= each.at < monday and each.table_id in shown]
    if not week:
        return None
    games = Counter(game for _, game in {(each.table_id, each.game) for each in week})
    return Week(
        games=dict(sorted(games.items(), key=lambda entry: (-entry[1], entry[0]))),
        firsts=tuple(_firsts(ended, week))[:FIRSTS_TOLD],
        longest=max(week, key=lambda each: each.lasted),
        standings={game: best for game in games if (best := _best(played, game))},
    )


def _firsts(ended: Sequence[Played], week: Sequence[Played]) -> list[tuple[First, str, UserId]]:
    began = min(each.at for each in week)
    before = [each for each in ended if each.at < began]
    known, won = {each.game for each in before}, {(each.game, each.user_id) for each in before if each.place == 1}
    found = dict[tuple[First, str, UserId], None]()
    for each in week:
        if each.game not in known:
            found.setdefault((First.GAME, each.game, UserId(0)))
        if each.place == 1 and (each.game, each.user_id) not in won:
            found.setdefault((First.WIN, each.game, each.user_id))
    return sorted(found, key=lambda first: first[0] is not First.GAME)


def _best(played: Sequence[Played], game: str) -> tuple[tuple[UserId, Skill], ...]:
    skills = {each.user_id: each.skill for each in played if each.game == game and each.skill is not None}
    ordered = sorted(skills.items(), key=lambda entry: entry[1].mu - SURE * entry[1].sigma, reverse=True)
    return tuple(ordered[:BEST_TOLD])

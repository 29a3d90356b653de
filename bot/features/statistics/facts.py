"""What is known at a game's end of how it went for somebody, in words that hold for any game."""

from collections.abc import Sequence
from itertools import pairwise

import msgspec

from bot.store.identity import UserId
from bot.store.table.records import Table
from games.core.ending.outcome import Outcome
from games.core.seats import Seat
from games.registry import game

Moves = Sequence[tuple[UserId | None, int, float]]


class Facts(msgspec.Struct, frozen=True, omit_defaults=True):
    """Beside what every result tells."""

    seats: int = 1
    others: int = 0
    """So many other people sat there."""
    lead: int | None = None
    """So many points more than the best of all others; None where there are none, or points did not decide."""
    score: dict[str, int] = {}
    """The parts of the score."""
    option: dict[str, str] = {}
    """The game's own settings."""
    rival: str = ""
    """Who played without sitting at the table."""
    cause: str = ""
    """What decided it, if not points."""
    campaign: bool = False
    slowest: float | None = None
    """Seconds until the answer that took longest."""


def facts_of(table: Table, seat: Seat, outcome: Outcome, moves: Moves) -> Facts:
    """What is known of this seat's game."""
    user = table.seats[seat].user_id
    mine = outcome.scores[seat]
    others = [score.total for score in outcome.scores if score is not mine]
    others += [rival.total for rival in outcome.rivals]
    own = {option.key for option in game(table.game).settings.options}
    return Facts(
        seats=len(table.seats),
        others=len(table.people) - 1,
        lead=mine.total - max(others) if others and outcome.cause is None else None,
        score={line.key: line.points for line in mine.lines},
        option={key: value for key, value in table.options.items() if key in own},
        rival=next((rival.name for rival in outcome.rivals), ""),
        cause="" if outcome.cause is None else outcome.cause.key,
        campaign=table.campaign is not None,
        slowest=_slowest(user, moves),
    )


def _slowest(user: UserId | None, moves: Moves) -> float | None:
    """From the move before to the first of one's own."""
    waits = [at - asked for (_, before, asked), (who, seat, at) in pairwise(moves) if who == user and seat != before]
    return max(waits, default=None)

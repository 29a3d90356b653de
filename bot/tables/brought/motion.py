"""Something that a whole table can be asked, declared by whoever can carry it out."""

from collections.abc import Awaitable, Callable, Mapping
from dataclasses import dataclass

from bot.store.table.proposals import Asked, Terms
from bot.tables.brought.vote import Vote
from bot.tables.live import Live
from bot.tables.model import Person
from games.core.seats import Seat


async def always(_: Live, __: Seat, ___: Terms) -> None:
    """It can be asked at any time."""


def in_usual_time(_: Terms) -> float | None:
    """Nothing bounds the time to answer but the table's own habit."""
    return None


async def nothing_comes(_: Live, __: Vote) -> bool:
    """Silence is no consent."""
    return False


@dataclass(frozen=True, kw_only=True)
class Motion:
    """The lock is the caller's."""

    carry_out: Callable[[Live, Vote, Person], Awaitable[None]]
    """The table has agreed, by this person's word as the last."""
    must_make_sense: Callable[[Live, Seat, Terms], Awaitable[None]] = always
    """Refused if it is nothing to ask now."""
    no_later: Callable[[Terms], float | None] = in_usual_time
    """Nobody need agree to it after this moment."""
    in_silence: Callable[[Live, Vote], Awaitable[bool]] = nothing_comes
    """The time to answer is over; whether it has come to something all the same."""


Motions = Mapping[Asked, Motion]

"""Something that a table is asked, and who has to agree to it."""

from collections.abc import Collection

import msgspec

from bot.store.table.proposals import Asked, Terms
from bot.store.table.records import Table
from bot.tables.lobby.house_options import most_suffice
from games.core.seats import Seat


class Vote(msgspec.Struct, frozen=True):
    """Something that the table is asked."""

    what: Asked
    by: Seat
    yes: tuple[Seat, ...]
    open: bool = True
    no: tuple[Seat, ...] = ()
    terms: Terms = Terms()
    at: float = 0.0
    until: float | None = None
    """The deadline."""

    def is_the_same_as(self, other: "Vote") -> bool:
        """Whether both are one question, whoever has answered it meanwhile."""
        return (self.what, self.by, self.at) == (other.what, other.by, other.at)

    def carried(self, voters: Collection[Seat], most: bool) -> bool:
        """Whether all agree, or more than half where that is enough."""
        agreed = len(set(voters) & set(self.yes))
        return agreed * 2 > len(voters) if most else agreed == len(voters)

    def lost(self, voters: Collection[Seat], most: bool) -> bool:
        """Whether it cannot be carried any more."""
        refused = len(set(voters) & set(self.no))
        return refused * 2 >= len(voters) if most else refused > 0


def voters_at(table: Table, vote: Vote | None = None) -> tuple[Seat, ...]:
    """The seats that are asked when the table must agree: those whose people are there, but whom it is about."""
    about = None if vote is None else vote.terms.seat
    return tuple(seat.seat for seat in table.seats if seat.user_id is not None and seat.seat != about)


def more_than_half_do(table: Table, vote: Vote) -> bool:
    """Whether more than half are enough to agree; where the table is seen is everybody's own business."""
    return vote.what is not Asked.BRING and most_suffice(table.options)

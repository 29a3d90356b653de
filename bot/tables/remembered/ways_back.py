"""Where whoever moved last may go back to without asking the table."""

import msgspec

from bot.store.identity import Version
from bot.tables.remembered.recent import Recent
from games.core.seats import Seat
from games.core.state import GameState


class Past(msgspec.Struct, frozen=True):
    """An earlier version that the seat which moved last may go back to by itself."""

    seat: Seat
    version: Version


class WaysBack(list[Past]):
    """All of them, the last the nearest: nothing hidden has been shown since."""

    def moved(self, seat: Seat, version: Version, *, beside: bool) -> None:
        """This seat has moved at that version; what has no bearing on any question takes nobody's way back away."""
        if not (beside and any(past.seat != seat for past in self)):
            self[:] = [*(past for past in self if past.seat == seat), Past(seat, version)]

    def turn_began(self, recent: Recent) -> Past:
        """Where the one who may go back stood when the turn came: what computers have done since is another turn's."""
        moves = {line.version for line in recent.moves() if line.computer}
        earlier = [past for past in self[:-1] if not any(past.version < at <= self[-1].version for at in moves)]
        return (earlier or self[-1:])[0]


def same_knowledge(before: GameState, now: GameState) -> bool:
    """Whether nothing hidden was shown and nothing drawn between two states."""
    return (now.shown, now.chance.draws) == (before.shown, before.chance.draws)

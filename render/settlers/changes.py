"""What differs from an earlier view, and so is marked."""

from __future__ import annotations

from collections import Counter
from dataclasses import dataclass, field

from games.core.seats import Seat
from games.settlers.state import Player, State
from render.changes import arrived, at_seat


@dataclass(frozen=True, slots=True)
class SeatChanges:
    """What is new before one player."""

    spots: frozenset[str] = frozenset()
    carts: frozenset[str] = frozenset()
    tokens: frozenset[str] = frozenset()


@dataclass(frozen=True, slots=True)
class Changes:
    """What is new on the table."""

    open_tiles: dict[str, tuple[bool, ...]] = field(default_factory=dict)
    """For each row and place in it, whether the tile has come since."""
    seats: tuple[SeatChanges, ...] = ()

    def new_in(self, row: str, place: int) -> bool:
        """Whether the tile at this place of the row has come since."""
        return self.open_tiles.get(row, ())[place : place + 1] == (True,)

    def at(self, seat: Seat) -> SeatChanges:
        """What is new at a seat."""
        return at_seat(self.seats, seat, SeatChanges())


def changes(before: State | None, now: State) -> Changes:
    """All that has come or altered between two views; nothing if there is no earlier one."""
    if before is None:
        return Changes()
    rows: dict[str, tuple[bool, ...]] = {
        row: arrived(before.rows.get(row, ()), tiles) for row, tiles in now.rows.items()
    }
    return Changes(rows, tuple(map(_of_seat, before.players, now.players)))


def _of_seat(before: Player, now: Player) -> SeatChanges:
    held, had = _hand(now), _hand(before)
    return SeatChanges(
        frozenset(spot for spot, lot in now.land.items() if before.land.get(spot) != lot),
        frozenset(now.carts) - frozenset(before.carts),
        frozenset(token for token in held if held[token] > had[token]),
    )


def _hand(player: Player) -> Counter[str]:
    return Counter(player.tokens) + Counter(player.masters)

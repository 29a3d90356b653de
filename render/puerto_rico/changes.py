"""What differs from an earlier view, and so is marked."""

from __future__ import annotations

from dataclasses import dataclass

from games.core.seats import Seat
from games.puerto_rico.state import Board, State
from render.changes import altered, arrived, at_seat


@dataclass(frozen=True, slots=True)
class SeatChanges:
    """What is new on one player's board."""

    tiles: tuple[bool, ...] = ()
    """For each tile of the island, whether it has come since."""
    buildings: frozenset[str] = frozenset()
    staffed: frozenset[str] = frozenset()
    """Kinds of tiles and buildings where other pieces stand than before."""
    goods: frozenset[str] = frozenset()
    coins: bool = False
    points: bool = False

    def new_tile(self, place: int) -> bool:
        """Whether the tile at this place of the island has come since."""
        return self.tiles[place : place + 1] == (True,)


@dataclass(frozen=True, slots=True)
class Changes:
    """What is new on the table."""

    roles: frozenset[str] = frozenset()
    market: frozenset[str] = frozenset()
    ships: frozenset[int] = frozenset()
    """The capacities of the ships that carry something else."""
    house: tuple[bool, ...] = ()
    row: tuple[bool, ...] = ()
    seats: tuple[SeatChanges, ...] = ()

    def at(self, seat: Seat) -> SeatChanges:
        """What is new at a seat."""
        return at_seat(self.seats, seat, SeatChanges())


def changes(before: State | None, now: State) -> Changes:
    """All that has come or altered between two views; nothing if there is no earlier one."""
    if before is None:
        return Changes()
    old_holders = holders(before)
    taken = {role for role, seat in holders(now).items() if old_holders.get(role) != seat}
    return Changes(
        frozenset(taken | {role for role, coins in now.roles.items() if coins > before.roles[role]}),
        altered(before.market, now.market),
        frozenset(ship.capacity for old, ship in zip(before.ships, now.ships, strict=True) if old != ship),
        arrived(before.house, now.house),
        arrived(before.row, now.row),
        tuple(map(_of_seat, before.boards, now.boards)),
    )


def holders(view: State) -> dict[str, int]:
    """Who has taken each role of this round."""
    return {role: seat for seat, board in enumerate(view.boards) for role in board.roles}


def _of_seat(before: Board, now: Board) -> SeatChanges:
    places = (*now.colonists, *now.nobles, *before.colonists, *before.nobles)
    return SeatChanges(
        arrived(before.island, now.island),
        frozenset(now.city) - frozenset(before.city),
        frozenset(place for place in places if _staff(before, place) != _staff(now, place)),
        altered(before.goods, now.goods),
        now.coins != before.coins,
        now.points != before.points,
    )


def _staff(board: Board, place: str) -> tuple[int, int]:
    return board.colonists.get(place, 0), board.nobles.get(place, 0)

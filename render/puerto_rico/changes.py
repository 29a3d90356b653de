"""What differs from an earlier view, and so is marked."""

from __future__ import annotations

from collections import Counter
from collections.abc import Mapping
from dataclasses import dataclass, field

from games.core.seats import Seat
from games.puerto_rico.components import GOODS
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
class Gone:
    """A plantation that lay open: its place in the row, and who has taken it if that is certain."""

    at: int
    tile: str
    seat: Seat | None


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
    loaders: Mapping[int, tuple[Seat, ...]] = field(default_factory=dict)
    """By the capacity of a ship who has loaded it, where that is certain."""
    sellers: Mapping[int, Seat] = field(default_factory=dict)
    """By the place in the trading house who has sold the good there, where that is certain."""

    gone: tuple[Gone, ...] = ()
    """The plantations of the row that have been taken, while no new ones have come."""

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
        *_goods_gone(before, now),
        _tiles_gone(before, now),
    )


def _tiles_gone(before: State, now: State) -> tuple[Gone, ...]:
    """What has been taken from the row, where what is left of it is a part of what it was."""
    left, missing = list(now.row), list[tuple[int, str]]()
    for at, tile in enumerate(before.row):
        if left[:1] == [tile]:
            left.pop(0)
        else:
            missing.append((at, tile))
    if left or not now.row:
        return ()
    takers: dict[str, list[Seat]] = {}
    for seat, old, new in zip(now.every_seat(), before.boards, now.boards, strict=True):
        for tile, fresh in zip(new.island, arrived(old.island, new.island), strict=True):
            if fresh:
                takers.setdefault(tile, []).append(seat)
    count = Counter(tile for _, tile in missing)
    certain = {tile: seats for tile, seats in takers.items() if len({*seats}) == 1 and len(seats) >= count[tile]}
    return tuple(Gone(at, tile, certain[tile][0] if tile in certain else None) for at, tile in missing)


def _goods_gone(before: State, now: State) -> tuple[dict[int, tuple[Seat, ...]], dict[int, Seat]]:
    """Who has loaded which ship and sold what: where goods went that nobody else has lost."""
    loaders: dict[int, tuple[Seat, ...]] = {}
    sellers: dict[int, Seat] = {}
    sold = [good if new else "" for good, new in zip(now.house, arrived(before.house, now.house), strict=True)]
    for good in GOODS:
        lost = {
            seat: old.goods[good] - new.goods[good]
            for seat, old, new in zip(now.every_seat(), before.boards, now.boards, strict=True)
            if new.goods[good] < old.goods[good]
        }
        loaded = {
            new.capacity: new.load - (old.load if old.good == good else 0)
            for old, new in zip(before.ships, now.ships, strict=True)
            if new.good == good and new != old
        }
        if sum(lost.values()) != sum(loaded.values()) + sold.count(good):
            continue
        if good not in sold:
            loaders |= {capacity: tuple(lost) for capacity, count in loaded.items() if count}
        elif not any(loaded.values()) and sold.count(good) == 1:
            sellers[sold.index(good)] = next(iter(lost))
    return loaders, sellers


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

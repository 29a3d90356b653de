"""What differs from an earlier view, and so is marked."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator
from dataclasses import dataclass, field

from games.core.seats import Seat
from games.settlers.components import TILES
from games.settlers.grid import Spot
from games.settlers.state import Player, State
from render.changes import arrived, at_seat


@dataclass(frozen=True, slots=True)
class SeatChanges:
    """What is new before one player."""

    spots: frozenset[str] = frozenset()
    carts: frozenset[str] = frozenset()
    tokens: frozenset[str] = frozenset()
    by: dict[Spot, Seat] = field(default_factory=dict)
    """Who of the others has put a token on its tiles."""


@dataclass(frozen=True, slots=True)
class Taken:
    """A tile that lies in a realm now, and whose that is."""

    tile: str
    seat: Seat


@dataclass(frozen=True, slots=True)
class Changes:
    """What is new on the table."""

    open_tiles: dict[str, tuple[bool, ...]] = field(default_factory=dict)
    """For each row and place in it, whether the tile has come since."""
    seats: tuple[SeatChanges, ...] = ()
    taken: tuple[Taken, ...] = ()

    def new_in(self, row: str, place: int) -> bool:
        """Whether the tile at this place of the row has come since."""
        return self.open_tiles.get(row, ())[place : place + 1] == (True,)

    def taken_from(self, kind: str) -> list[Taken]:
        """What has gone from a row and its stack, or from the prizes."""
        return [taken for taken in self.taken if TILES[taken.tile].kind == kind]

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
    seats = tuple(_of_seat(before, now, seat) for seat in now.every_seat())
    return Changes(rows, seats, tuple(_taken(before, now)))


def _taken(before: State, now: State) -> Iterator[Taken]:
    """The tiles that have come to the realms; not those of the draft."""
    for seat in now.every_seat():
        had, has = before.players[seat], now.players[seat]
        if had.land:
            came = (
                lot.tile for spot, lot in has.land.items() if spot not in had.land or had.land[spot].tile != lot.tile
            )
            yield from (Taken(tile, seat) for tile in came)


def _of_seat(game_before: State, game_now: State, seat: Seat) -> SeatChanges:
    before, now = game_before.players[seat], game_now.players[seat]
    held, had = _hand(now), _hand(before)
    return SeatChanges(
        frozenset(spot for spot, lot in now.land.items() if before.land.get(spot) != lot),
        frozenset(now.carts) - frozenset(before.carts),
        frozenset(token for token in held if held[token] > had[token]),
        dict(_put_by_others(game_before, game_now, seat)),
    )


def _put_by_others(before: State, now: State, seat: Seat) -> Iterator[tuple[Spot, Seat]]:
    """The tiles with a token more, and who has fewer of them: if that are several, nobody knows."""
    for spot, lot in now.players[seat].land.items():
        was = before.players[seat].land.get(spot, lot)
        token = "war" if lot.ruined > was.ruined else "coin" if lot.coin > was.coin else ""
        fewer = [
            other
            for other in now.every_seat()
            if token and before.players[other].tokens.get(token, 0) > now.players[other].tokens.get(token, 0)
        ]
        if len(fewer) == 1 and fewer != [seat]:
            yield spot, fewer[0]


def _hand(player: Player) -> Counter[str]:
    return Counter(player.tokens) + Counter(player.masters)

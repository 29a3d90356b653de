"""What differs from an earlier view, and so is marked."""

from __future__ import annotations

from dataclasses import dataclass

from games.core.seats import Seat
from games.maracaibo.components import PLACES
from games.maracaibo.state import Player, State
from render.changes import altered, arrived, at_seat, other_numbers


@dataclass(frozen=True, slots=True)
class SeatChanges:
    """What is new on one player's board."""

    figures: frozenset[str] = frozenset()
    """The numbers that are others than before."""
    upgrades: frozenset[str] = frozenset()
    """The cells that have lost a disc."""
    hand: tuple[bool, ...] = ()
    planned: tuple[bool, ...] = ()
    bought: frozenset[str] = frozenset()


@dataclass(frozen=True, slots=True)
class Changes:
    """What is new on the table."""

    places: frozenset[str] = frozenset()
    market: tuple[bool, ...] = ()
    explorers: frozenset[int] = frozenset()
    influence: frozenset[tuple[int, str]] = frozenset()
    buildings: frozenset[str] = frozenset()
    seats: tuple[SeatChanges, ...] = ()

    def at(self, seat: Seat) -> SeatChanges:
        """What is new at a seat."""
        return at_seat(self.seats, seat, SeatChanges())


NUMBERS = ("points", "coins", "figures", "strength", "income", "point_income")


def changes(before: State | None, now: State) -> Changes:
    """All that has come or altered between two views; nothing if there is no earlier one."""
    if before is None:
        return Changes()
    pairs = list(zip(before.travellers(), now.travellers(), strict=True))
    opened = frozenset(now.buildings[before.open_buildings : now.open_buildings])
    return Changes(
        frozenset(place for place in PLACES if _at(before, place) != _at(now, place))
        | {new.place for old, new in pairs if old.place != new.place},
        arrived(before.market, now.market),
        frozenset(seat for seat, (old, new) in enumerate(pairs) if old.explorer != new.explorer),
        frozenset(
            (seat, nation) for seat, (old, new) in enumerate(pairs) for nation in altered(old.influence, new.influence)
        ),
        opened | altered(before.investors, now.investors),
        tuple(map(_of_seat, before.players, now.players)),
    )


def _at(view: State, place: str) -> tuple[object, ...]:
    """All that lies at a place."""
    return (
        view.markers.get(place),
        view.quests.get(place),
        view.delivered.get(place),
        view.city_tiles.get(place),
        [len(player.helpers.get(place, ())) for player in view.players],
    )


def _of_seat(before: Player, now: Player) -> SeatChanges:
    return SeatChanges(
        other_numbers(before, now, NUMBERS),
        frozenset(cell for cell in before.discs if now.discs.get(cell) != before.discs[cell]),
        arrived(before.hand, now.hand),
        arrived(before.planned, now.planned),
        frozenset(now.bought) - frozenset(before.bought),
    )

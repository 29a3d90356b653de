"""What differs from an earlier view, and so is marked."""

from __future__ import annotations

from dataclasses import dataclass, field

from games.core.seats import Seat
from games.maracaibo.components import HAVANA, LANES, PLACES
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
    explorers: dict[int, str] = field(default_factory=dict)
    """Where each explorer that has moved stood before."""
    influence: dict[tuple[int, str], int] = field(default_factory=dict)
    """How much influence a seat had with a nation before, where it has another now."""
    buildings: frozenset[str] = frozenset()
    sailed: dict[int, list[str]] = field(default_factory=dict)
    """The places that each ship has passed, from where it lay to where it lies."""
    seats: tuple[SeatChanges, ...] = ()

    def at(self, seat: Seat) -> SeatChanges:
        """What is new at a seat."""
        return at_seat(self.seats, seat, SeatChanges())


NUMBERS = ("points", "coins", "figures", "strength", "income", "point_income", "tokens", "discs")


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
        {seat: old.explorer for seat, (old, new) in enumerate(pairs) if old.explorer != new.explorer},
        {
            (seat, nation): held
            for seat, (old, new) in enumerate(pairs)
            for nation, held in old.influence.items()
            if held != new.influence[nation]
        },
        opened | altered(before.investors, now.investors),
        {seat: way for seat, (old, new) in enumerate(pairs) if (way := _way(before, now, old.place, new.place))},
        tuple(map(_of_seat, before.players, now.players)),
    )


def _way(before: State, now: State, start: str, end: str) -> list[str]:
    """The shortest way along the lanes; in a new round all ships began at home."""
    start = start if before.round == now.round else HAVANA
    ways = [[start]] if start != end else []
    met = {start}
    for way in ways:
        if way[-1] == end:
            return way
        for lane in LANES:
            if lane.start == way[-1] and lane.end not in met and now.in_play(lane.end):
                met.add(lane.end)
                ways.append([*way, lane.end])
    return []


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

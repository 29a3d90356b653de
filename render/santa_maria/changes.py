"""What differs from an earlier view, and so is marked."""

from __future__ import annotations

from dataclasses import dataclass, field

from games.core.seats import Seat
from games.santa_maria.state import Player, State
from render.changes import altered, arrived, at_seat


@dataclass(frozen=True, slots=True)
class SeatChanges:
    """What is new before one player."""

    cells: frozenset[str] = frozenset()
    docks: frozenset[str] = frozenset()
    goods: frozenset[str] = frozenset()
    left: str = ""
    """The cell from which the governor has come."""


@dataclass(frozen=True, slots=True)
class Changes:
    """What is new on the table."""

    docks: frozenset[str] = frozenset()
    places: frozenset[str] = frozenset()
    spaces: frozenset[str] = frozenset()
    tiles: dict[str, tuple[bool, ...]] = field(default_factory=dict)
    dice: bool = False
    marched: dict[Seat, int] = field(default_factory=dict)
    """Where they stood on the track who have gone on."""
    prayed: dict[Seat, int] = field(default_factory=dict)
    seats: tuple[SeatChanges, ...] = ()

    def at(self, seat: Seat) -> SeatChanges:
        """What is new at a seat."""
        return at_seat(self.seats, seat, SeatChanges())


def changes(before: State | None, now: State) -> Changes:
    """All that has come or altered between two views; nothing if there is no earlier one."""
    if before is None:
        return Changes()
    return Changes(
        docks=altered(before.docks, now.docks),
        places=frozenset(place for place in now.monks if _more(now.monks, before.monks, place)),
        spaces=frozenset(space for space in now.spaces if _more(now.spaces, before.spaces, space)),
        tiles={
            "doubles": arrived(before.doubles, now.doubles),
            "triples": arrived(before.triples, now.triples),
            "specials": arrived(before.specials, now.specials),
        },
        dice=before.year != now.year,
        marched={
            seat: before.players[seat].march
            for seat in now.every_seat()
            if before.players[seat].march < now.players[seat].march
        },
        prayed={
            seat: before.players[seat].faith
            for seat in now.every_seat()
            if before.players[seat].faith < now.players[seat].faith
        },
        seats=tuple(map(_of_seat, before.players, now.players)),
    )


def _more(now: dict[str, list[Seat]], before: dict[str, list[Seat]], word: str) -> bool:
    return len(now[word]) > len(before.get(word, ()))


def _of_seat(before: Player, now: Player) -> SeatChanges:
    goods = frozenset(good for good, count in now.goods.items() if count > before.goods.get(good, 0))
    old, new = before.colony, now.colony
    if old is not None and new is not None:
        cells = {*altered(old.cells, new.cells), *altered(old.blocked, new.blocked)}
        if new.governor != old.governor:
            cells.add(new.governor)
        docks = {dock for dock, ships in new.docks.items() if len(ships) > len(old.docks.get(dock, ()))}
        left = old.governor if new.governor != old.governor else ""
        return SeatChanges(frozenset(cells), frozenset(docks), goods, left)
    if before.city is not None and now.city is not None:
        city = {*altered(before.city.plots, now.city.plots), *altered(before.city.blocked, now.city.blocked)}
        city |= {key for key, temple in now.city.temples.items() if before.city.temples[key].levels != temple.levels}
        return SeatChanges(frozenset(city), frozenset(), goods)
    return SeatChanges(goods=goods)

"""What differs from an earlier view, and so is marked."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass
from itertools import islice

from games.archipelago.components import MARKETS, RESOURCES, UnitKind
from games.archipelago.state import State, Unit
from render.changes import altered, other_numbers

GAUGES = ("population", "rebellion", "surplus")
_TRACED = 3
"""So many ways of a seat are traced: more would hide the map."""


@dataclass(frozen=True, slots=True)
class Way:
    """From which region to which units of a seat have gone."""

    seat: int
    kind: UnitKind
    start: str
    end: str


@dataclass(frozen=True, slots=True)
class Changes:
    """What is new on the table."""

    regions: frozenset[str] = frozenset()
    markets: frozenset[tuple[str, str]] = frozenset()
    gauges: frozenset[str] = frozenset()
    row: frozenset[str] = frozenset()
    seats: frozenset[tuple[int, str]] = frozenset()
    """Which of a seat's numbers are others than before."""
    ways: tuple[Way, ...] = ()


def changes(before: State | None, now: State) -> Changes:
    """All that has come or altered between two views; nothing if there is no earlier one."""
    if before is None:
        return Changes()
    lying = {card.card: card.turned for card in before.row}
    return Changes(
        frozenset(name for name in now.regions if _there(before, name) != _there(now, name)),
        frozenset(
            (market, resource)
            for market in MARKETS
            for resource in altered(before.markets[market], now.markets[market])
        ),
        other_numbers(before, now, GAUGES),
        frozenset(card.card for card in now.row if lying.get(card.card) != card.turned),
        frozenset(
            (seat, name)
            for seat, (old, new) in enumerate(zip(before.players, now.players, strict=True))
            for name, was, is_now in (
                ("money", old.money, new.money),
                ("tokens", old.tokens, new.tokens),
                ("discs", old.discs, new.discs),
                *((each, old.cubes.get(each, 0), new.cubes.get(each, 0)) for each in RESOURCES),
                ("cards", [owned.card for owned in old.cards], [owned.card for owned in new.cards]),
            )
            if was != is_now
        ),
        tuple(_ways(before, now)),
    )


def _ways(before: State, now: State) -> Iterator[Way]:
    """Where units have gone: they keep their order, unless some of them are no more."""
    for seat, (old, new) in enumerate(zip(before.players, now.players, strict=True)):
        if old.on_wonders == new.on_wonders and _same_units(old.units, new.units):
            gone = (
                Way(seat, unit.kind, was.region, unit.region)
                for was, unit in zip(old.units, new.units, strict=False)
                if was.region != unit.region
            )
            yield from islice(dict.fromkeys(gone), _TRACED)


def _same_units(old: list[Unit], new: list[Unit]) -> bool:
    """Whether those of before are there still, and before all that have come."""
    kinds = [unit.kind for unit in old]
    return [unit.kind for unit in new[: len(old)]] == kinds


def _there(view: State, name: str) -> object:
    """All that stands in a region."""
    region = view.regions.get(name)
    units = [
        sorted((unit.kind, unit.part, unit.spot, unit.busy, unit.lying) for unit in player.here(name))
        for player in view.players
    ]
    return region and (sorted(region.buildings), dict(region.looted), units)

"""What a seat may do in its round, beside migration and cards."""

from collections import Counter

from games.archipelago.components import MARKETS, SIDES, Market, Part
from games.archipelago.state import State
from games.core.fields import PickSome, Spread
from games.core.moves import Request
from tests.games.archipelago.naive.board import (
    BOX,
    CROWD,
    able,
    controls,
    in_building,
    is_land,
    rules,
    spot,
    supply,
    text_rows,
)

Shore = tuple[str, str]
"""A region and one of its lands or waters."""

TAXES = {2: 3, 3: 3, 4: 3, 5: 4}
BUILDINGS = {
    "town": ("wood stone", 2), "market": ("cattle fruit", 0), "port": ("fish stone", 2), "church": ("stone stone", 1),
    "ship": ("wood", 1),
}  # fmt: skip
DOMESTIC = {"stone": (6, 6, 4, 4, 3, 3), "iron": (6, 6, 4, 4, 3, 3)}
MANY_DOMESTIC = (6, 6, 6, 4, 4, 4, 3, 3, 3)
EXPORT = {"stone": (7, 5, 4), "iron": (7, 5, 4)}
MANY_EXPORT = (7, 7, 5, 5, 4, 4)


def cells(market: Market, resource: str) -> tuple[int, ...]:
    """The price of each cell, from the top left."""
    few, many = (DOMESTIC, MANY_DOMESTIC) if market == "domestic" else (EXPORT, MANY_EXPORT)
    return few.get(resource, many)


def compare_round(state: State, request: Request) -> None:
    """Beside cards."""
    seat = int(request.seat)
    assert state.round is not None
    round_ = state.round
    acts = not round_.acted and state.players[seat].discs > 0
    rows = {offer.verb: set(offer.rows or ()) for offer in request.offers}
    offered = {offer.verb: offer for offer in request.offers if not offer.aside}

    def most(verb: str) -> int:
        if verb not in offered:
            return 0
        field = offered[verb].fields[0]
        assert isinstance(field, Spread | PickSome)
        assert field.least == 1
        return field.most

    for resource in BOX:
        expected = harvests(state, seat).get(resource, 0) if acts else 0
        assert most(f"harvest_{resource}") == expected, (resource, expected)
    assert ("tax" in offered) == (acts and state.taxed < TAXES[state.seats])
    assert rows.get("buy", set()) == (purchases(state, seat) if acts else set())
    assert rows.get("sell", set()) == (sales(state, seat) if acts else set())
    born = children(state, seat) if acts else set()
    assert most("reproduce") == min(len(born), supply(state, seat, "citizen"))
    hired, shores = workers(state, seat) if acts else (0, set())
    assert most("recruit") == hired
    if hired:
        field = offered["recruit"].fields[0]
        assert isinstance(field, Spread)
        assert len(field.places) == len(shores)
    built = {(kind, *unit.split(".")[:2]) for kind, unit, _ in text_rows(request.offer("build"))}
    assert built == (constructions(state, seat) if acts else set())
    assert rows.get("visit", set()) == (visits(state, seat) if not round_.traded else set())
    assert rows.get("evict", set()) == evictions(state, seat)
    assert ("pass" in offered) == (not round_.acted), "after an action one is done"


# Harvest, trade, children, workers


def harvests(state: State, seat: int) -> dict[str, int]:
    """How many icons of each resource one could work at once."""
    found: Counter[str] = Counter()
    assert state.round is not None
    for name, region in state.regions.items():
        ruler = rules(state, name)
        if ruler not in (None, seat) and region.host != ruler and name not in state.round.permits:
            continue
        for part in SIDES[region.side].zones:
            for resource in part.icons:
                kind = "ship" if resource == "fish" else "citizen"
                idle = [unit for unit in state.players[seat].units if able(unit) and unit.kind == kind]
                here = sum((unit.region, unit.part) == (name, part.name) for unit in idle)
                found[resource] += min(here, free_icons(state, name, part, resource))
    return {resource: count for resource, count in found.items() if count > 0 and state.bank[resource]}


def free_icons(state: State, region: str, part: Part, resource: str) -> int:
    there = [
        unit for player in state.players for unit in player.units if (unit.region, unit.part) == (region, part.name)
    ]
    worked = sum(unit.spot == resource for unit in there)
    return part.icons.get(resource, 0) - worked - state.regions[region].looted.get(f"{part.name} {resource}", 0)


def purchases(state: State, seat: int, markets: tuple[Market, ...] = MARKETS) -> set[tuple[str, str]]:
    money = state.players[seat].money
    return {
        (market, resource)
        for market in markets
        for resource in BOX
        if (lying := state.markets[market][resource]) and cells(market, resource)[lying - 1] <= money
    }


def sales(state: State, seat: int, markets: tuple[Market, ...] = MARKETS) -> set[tuple[str, str, str]]:
    player = state.players[seat]
    ways = [(resource, "cube") for resource in BOX if player.cubes.get(resource)]
    ways += [(resource, "token") for resource in BOX if player.tokens and state.bank[resource]]
    return {
        (market, resource, way)
        for market in markets
        for resource, way in ways
        if state.markets[market][resource] < len(cells(market, resource))
    }


def children(state: State, seat: int) -> set[Shore]:
    """The lands where a child can be born."""
    if state.players[seat].reproduced or not supply(state, seat, "citizen"):
        return set()
    found = set()
    for name in state.regions:
        here = [unit for unit in state.players[seat].units if unit.region == name and unit.kind == "citizen"]
        if len(here) == 2 and not any(unit.lying for unit in here) and here[0].part == here[1].part:
            found.add((name, here[0].part))
    return found


def workers(state: State, seat: int) -> tuple[int, set[Shore]]:
    """How many can be hired at once, and where they can be put."""
    where = set()
    room = 0
    for name, region in state.regions.items():
        here = [unit for unit in state.players[seat].units if unit.region == name]
        awake = [unit for unit in here if not unit.lying]
        lands = [part.name for part in SIDES[region.side].zones if is_land(part.name)]
        own = CROWD - sum(unit.kind == "citizen" for unit in here)
        by_ship = any(unit.kind == "ship" for unit in awake)
        shores = [land for land in lands if by_ship or any(unit.part == land for unit in awake)]
        if own > 0 and shores:
            where |= {(name, land) for land in shores}
            room += own
    money, surplus, hired = state.players[seat].money, state.surplus, 0
    while hired < min(room, supply(state, seat, "citizen")) and surplus and wage(surplus) <= money:
        money, surplus, hired = money - wage(surplus), surplus - 1, hired + 1
    return hired, where if hired else set()


def wage(surplus: int) -> int:
    return 4 if surplus <= 3 else 3 if surplus <= 8 else 2 if surplus <= 17 else 1


# Buildings


def payable(state: State, seat: int, price: str) -> bool:
    missing = Counter(price.split()) - Counter(state.players[seat].cubes)
    return missing.total() <= state.players[seat].tokens


def constructions(state: State, seat: int) -> set[tuple[str, str, str]]:
    """Kind, the builder's kind and its region."""
    found: set[tuple[str, str, str]] = set()
    for kind, (cubes, money) in BUILDINGS.items():
        left = {"ship": supply(state, seat, "ship"), "town": state.halls, "church": state.halls}.get(kind, state.docks)
        if not left or state.players[seat].money < money or not payable(state, seat, cubes):
            continue
        for unit in state.players[seat].units:
            region = state.regions[unit.region]
            parts = {part.name[:3] for part in SIDES[region.side].zones}
            wet = parts == {"lan", "sea"}
            if not able(unit) or kind in region.buildings or (kind in ("port", "ship") and not wet):
                continue
            if unit.kind == "citizen" or kind == "port":
                found.add((kind, unit.kind, unit.region))
    return found


def visits(state: State, seat: int) -> set[tuple[str, str]]:
    player = state.players[seat]
    if not player.money:
        return set()
    player.money -= 1
    trading = {
        kind
        for kind, market in zip(("market", "port"), MARKETS, strict=True)
        if purchases(state, seat, (market,)) or sales(state, seat, (market,))
    }
    player.money += 1
    return {
        (kind, name)
        for name, region in state.regions.items()
        for kind in trading
        if controls(state, seat, name, kind) and kind not in region.used
    }


def evictions(state: State, seat: int) -> set[tuple[str, str]]:
    """Where a striker can be laid down: anywhere in the region."""
    return {
        (kind, spot(state, name, part.name, ""))
        for name in state.regions
        for kind in ("port", "market")
        if rules(state, name) == seat
        and (found := in_building(state, name, kind))
        and found[0] != seat
        and found[1].lying
        for part in SIDES[state.regions[name].side].zones
        if is_land(part.name)
    }

"""Who waits for whom while all follow an envoy: only where something can pass from one to another."""

from collections.abc import Iterator, Sequence
from dataclasses import dataclass, field

from games.core.seats import Seat
from games.santa_maria.actions.religion import MONK_PRICE, places_within
from games.santa_maria.components import BUILDINGS, COIN, CONQUEST, GOLD, JOY, RELIGION, RESOURCES, Effect
from games.santa_maria.goods import reach
from games.santa_maria.grid import DIAGONALS, LINES, beside, value_of
from games.santa_maria.lines.activating import ARCHERY, free_cells
from games.santa_maria.lines.governor import free_after_walk, next_cell, way_of
from games.santa_maria.maya.city import stops
from games.santa_maria.state import State

MONKS = "monks"
SHIPS = "ships"
BROUGHT = 6
"""The most coins that come of anything but gains and trades: for the gold of a mission."""


@dataclass
class Reach:
    """What a seat that follows may touch of what is common, whom it may pay, and whether it could use more coins."""

    touches: set[str] = field(default_factory=set)
    pays: set[Seat] = field(default_factory=set)
    spends: bool = False


def whom_they_await(state: State, seats: Sequence[Seat], line: str, colour: str) -> dict[Seat, list[Seat]]:
    """For each seat those before it in turn order whose answers bear on its own, or on whom its own ones bear."""
    found = {seat: _reach_of(state, seat, line, colour, len(seats)) for seat in seats}
    return {
        seat: [earlier for earlier in seats[:at] if _bear(earlier, found[earlier], seat, found[seat])]
        for at, seat in enumerate(seats)
    }


def _bear(one: Seat, first: Reach, other: Seat, second: Reach) -> bool:
    """Both could touch the same thing, or one could pay the other coins that the other could use."""
    return (
        not first.touches.isdisjoint(second.touches)
        or (other in first.pays and second.spends)
        or (one in second.pays and first.spends)
    )


def lines_to_use(state: State, seat: Seat, line: str, colour: str, coins: int) -> tuple[str, ...]:
    """The line of the die, and what one's own scholars make possible: lines with a free building, for so many coins."""
    value = value_of(line)
    others = []
    if colour == "blue" and state.knows(seat, "philosophy"):
        others.append(f"column_{value}")
    diagonal = f"diagonal_{value}"
    if diagonal in DIAGONALS and state.knows(seat, "archery") and coins >= ARCHERY:
        others.append(diagonal)
    colony = state.colony(seat)
    usable = (other for other in others if free_cells(colony, other) or free_after_walk(colony, other, colour))
    return (line, *usable)


def _reach_of(state: State, seat: Seat, line: str, colour: str, followers: int) -> Reach:
    if seat == state.maya:
        return _reach_of_the_maya(state, value_of(line))
    paid = MONK_PRICE * (followers - 1) if any(seat in there for there in state.monks.values()) else 0
    coins = reach(state, seat) + paid
    possible = lines_to_use(state, seat, line, colour, coins)
    found = Reach(spends=any(each in DIAGONALS for each in possible))
    for each in possible:
        _go_along(state, seat, _effects(state, seat, each, colour), coins, found)
    if state.colony(seat).governor in LINES[line] and may_know(state, seat, "navigation"):
        found.spends = True
    return found


def _reach_of_the_maya(state: State, value: int) -> Reach:
    """Nobody may see what their cards are: any card could be one for the warrior."""
    march = state.players[Seat(state.maya or 0)].march
    return Reach({GOLD, *_spaces(march, CONQUEST.last)}) if stops(state.city(), value) else Reach()


def _spaces(after: int, up_to: int) -> set[str]:
    """Where the marker may arrive on the conquistador track."""
    return {f"space_{place}" for place in range(after + 1, up_to + 1)}


def _gold_ahead(state: State) -> list[int]:
    """The symbols that the Maya do not guard, for which gold may come out of their temple."""
    return [] if state.maya is None else [gold for gold in CONQUEST.gold if gold > state.players[state.maya].march]


def may_know(state: State, seat: Seat, scholar: str) -> bool:
    """Now, or with a monk that is sent there meanwhile."""
    return state.knows(seat, scholar) or scholar in state.scholars


def _effects(state: State, seat: Seat, line: str, colour: str) -> Iterator[Effect]:
    """In the order in which they come: where the governor walks, then the line."""
    colony = state.colony(seat)
    cells = [*_walk(state, seat, line, colour)]
    cells += [cell for cell in LINES[line] if colony.free(cell) or (cell == colony.governor and cells)]
    for cell in cells:
        yield from BUILDINGS[colony.cells[cell]].effects if cell in colony.cells else ()


def _walk(state: State, seat: Seat, line: str, colour: str) -> Iterator[str]:
    """Where the governor may come to stand; with Navigation he goes on from roads."""
    colony = state.colony(seat)
    way = way_of(colour, line)
    cell = next_cell(colony, way) if colony.governor in LINES[line] else ""
    while cell and cell not in colony.blocked:
        yield cell
        road = cell in colony.cells and BUILDINGS[colony.cells[cell]].road
        cell = beside(cell, way) if road and may_know(state, seat, "navigation") else ""


def _go_along(state: State, seat: Seat, effects: Iterator[Effect], coins: int, found: Reach) -> None:
    """With the most coins and the most steps that there could be up to each effect."""
    player = state.players[seat]
    faith, march = player.faith, player.march
    for effect in effects:
        able = coins > 0 or any(player.goods.values())
        match effect.do:
            case "religion":
                faith += 1 + able
                if any(player.faith < symbol <= faith for symbol in RELIGION.monks):
                    _send_monks(state, seat, coins, found)
                found.spends = True
            case "conquest":
                pressing = able and may_know(state, seat, "strategy")
                march = min(CONQUEST.last, march + effect.n + pressing)
                found.touches |= _spaces(player.march, march)
                found.spends |= pressing
                if any(player.march < place <= march for place in _gold_ahead(state)):
                    found.touches.add(GOLD)
            case "ship":
                found.touches.add(SHIPS)
                found.spends = True
            case "trade":
                found.spends |= effect.what != COIN and any(RESOURCES[kind].price for kind in effect.pay)
        coins += _brought(effect)


def _send_monks(state: State, seat: Seat, coins: int, found: Reach) -> None:
    places = places_within(state, seat, coins)
    if not places:
        return
    found.touches.add(MONKS)
    found.pays.update(*(state.monks.get(place, ()) for place in places))
    if state.maya is not None and GOLD in places:
        found.touches.add(GOLD)


def _brought(effect: Effect) -> int:
    """The most coins that it can bring, if what comes is sold to Commerce."""
    if effect.do not in ("gain", "trade"):
        return BROUGHT
    if effect.what in (COIN, JOY):
        return effect.n if effect.what == COIN else 0
    return effect.n * (RESOURCES[effect.what].sale + 1)

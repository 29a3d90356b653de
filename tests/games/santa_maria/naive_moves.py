"""What whoever is asked may do, read from the rulebook once more: the colonists, and what all have alike."""

from collections.abc import Callable, Iterator, Mapping
from typing import Any

from games.core.agenda import Decision
from games.core.seats import Seat
from games.santa_maria.lines.steps import ExtraFaith, Hire, LayRoad, Pay, PlaceMonk, SecondSpace, ShipGoods, Trade
from games.santa_maria.state import Colony, Player, State
from games.santa_maria.steps import Act
from tests.games.santa_maria.box import ALL_CELLS, BUILDINGS, SHIPS, TILES

Words = tuple[str | int, ...]
Moves = dict[str, set[Words]]
Book = Callable[[State, Seat, Any], Moves]
COLUMNS = "abcdef"
SPACES = ("coins", "religion", "conquistador", "ship", "road")
DOCKS = ("coins", "religion", "conquistador", "happiness")
PRICES = {"wood": 1, "grain": 1, "sugar": 2, "gem": 2, "gold": 2}
TURNS = {"east": (1, 0), "south": (0, 1), "west": (-1, 0), "north": (0, -1)}
SWAPPED = {"sugar": "gem", "gem": "sugar"}
LINES = {
    **{f"column_{at}": [f"{column}{row}" for row in range(1, 7)] for at, column in enumerate(COLUMNS, 1)},
    **{f"row_{row}": [f"{column}{row}" for column in COLUMNS] for row in range(1, 7)},
    "diagonal_1": ["a1", "b2", "c3", "d4", "e5", "f6"],
    "diagonal_6": ["a6", "b5", "c4", "d3", "e2", "f1"],
}


def knows(state: State, seat: Seat, scholar: str) -> bool:
    colony = state.players[seat].colony
    return seat in state.monks.get(scholar, []) or (colony is not None and colony.scholar == scholar)


def held(player: Player, kinds: set[str]) -> set[Words]:
    return {(kind,) for kind in kinds if player.goods.get(kind)}


def payable(state: State, seat: Seat, cost: Mapping[str, int], gone: Mapping[str, int] = {}) -> bool:
    """Tries every piece for every piece, when some are gone already."""
    player = state.players[seat]
    left = {kind: count - gone.get(kind, 0) for kind, count in player.goods.items()}
    units = [kind for kind, count in cost.items() if kind != "coin" for _ in range(count)]
    alchemy = knows(state, seat, "alchemy")

    def rest(goods: dict[str, int], units: list[str]) -> bool:
        if not units:
            return True
        others = ["gold", *([SWAPPED[units[0]]] if alchemy and units[0] in SWAPPED else [])]
        return any(
            goods.get(kind, 0) > 0 and rest({**goods, kind: goods[kind] - 1}, units[1:]) for kind in (units[0], *others)
        )

    return cost.get("coin", 0) <= player.coins and rest(left, units)


def sales(state: State, seat: Seat) -> set[Words]:
    """All that one has, but for what one is about to pay."""
    player = state.players[seat]
    if player.colony is None:
        return set()
    step = state.question(seat)
    due = step.cost if isinstance(step, Pay) else {}
    every = {(kind, count) for kind in PRICES for count in range(1, player.goods.get(kind, 0) + 1)}
    return {(kind, count) for kind, count in every if payable(state, seat, due, {kind: count})}


def purchases(state: State, seat: Seat) -> set[Words]:
    player = state.players[seat]
    step = state.question(seat)
    if isinstance(step, Pay) and "coin" in step.cost:
        return set()
    if player.coins < 3 or (player.city is not None and state.options.get("maya_free") == "nothing"):
        return set()
    return {(kind,) for kind in ("wood", "grain") if player.goods.get(kind, 0) < player.room.get(kind, 0)}


def is_free(colony: Colony, cell: str) -> bool:
    stands = cell in colony.cells and BUILDINGS[colony.cells[cell]]["type"] != "road"
    return stands and cell not in colony.blocked and cell != colony.governor


def expansions(state: State, seat: Seat) -> Iterator[Words]:
    colony = state.colony(seat)
    for tile in (*state.doubles, *state.triples, *state.specials):
        kind = TILES[tile]["kind"]
        cost = {"double": {"wood": 2}, "triple": {"wood": 2, "grain": 1}, "special": {"coin": 4}}[kind]
        if kind != "special" and knows(state, seat, "architecture"):
            cost["wood"] -= 1
        if payable(state, seat, cost):
            for cell in ALL_CELLS:
                for turn in TURNS:
                    cells = covered(TILES[tile]["shape"], cell, turn)
                    if cells and not any(each in colony.cells or each == colony.governor for each in cells):
                        yield tile, f"{cell}.{turn}"


def covered(shape: str, cell: str, turn: str) -> list[str]:
    across, down = TURNS[turn]
    steps = [(0, 0), (across, down)]
    if shape == "corner":
        steps.append((-down, across))
    if shape == "straight":
        steps.append((2 * across, 2 * down))
    places = [(COLUMNS.index(cell[0]) + x, int(cell[1]) + y) for x, y in steps]
    inside = all(0 <= column < 6 and 1 <= row <= 6 for column, row in places)
    return [f"{COLUMNS[column]}{row}" for column, row in places] if inside else []


def activations(state: State, seat: Seat) -> set[Words]:
    player = state.players[seat]
    price = max(1, player.paid + 1 - knows(state, seat, "bookkeeping"))
    return {(cell,) for cell in ALL_CELLS if is_free(state.colony(seat), cell)} if price <= player.coins else set()


def passes(state: State, seat: Seat) -> set[Words]:
    shares = knows(state, seat, "meditation")
    return {(space,) for space in SPACES if shares or not state.spaces.get(space)}


def dice(state: State, seat: Seat) -> Iterator[tuple[str, str, int]]:
    player = state.players[seat]
    envoys = state.plays("envoys")
    if player.whites < (2 if envoys else 3):
        yield from ((f"white_{value}", "white", value) for value in set(state.white))
    unlocked = (not envoys) + sum(player.faith >= symbol for symbol in (3, 10))
    shared = state.blue if player.blues_used < unlocked else []
    yield from ((f"blue_{value}", "blue", value) for value in {*player.blue, *shared})
    yield from ((f"envoy_{colour}", colour, value) for colour, value in state.envoys.items())


def uses_of_dice(state: State, seat: Seat) -> Iterator[Words]:
    player = state.players[seat]
    for die, colour, value in dice(state, seat):
        for line in LINES:
            kind, final = line.split("_")
            fits = {
                "column": colour == "white" or knows(state, seat, "philosophy"),
                "row": colour == "blue",
                "diagonal": knows(state, seat, "archery"),
            }[kind]
            steps = abs(int(final) - value)
            price = steps - 1 if steps and knows(state, seat, "mathematics") else steps
            ways = ["coins" if price else "none"]
            if price and state.plays("kingdoms"):
                ways += [good for good in ("cocoa", "gold") if player.goods.get(good)]
            for way in ways if fits else ():
                left = player.coins - (kind == "diagonal") - (price if way == "coins" else 0)
                if left >= 0 and usable(state, seat, line, colour, left):
                    yield die, line, way


def usable(state: State, seat: Seat, line: str, colour: str, coins: int) -> bool:
    """A free building, one that the governor leaves, or one that a cart would make."""
    colony = state.colony(seat)
    here = colony.governor
    if any(is_free(colony, cell) for cell in LINES[line]):
        return True
    if here in LINES[line] and here not in colony.blocked and here in colony.cells:
        right = colour == "white" or line.startswith("column")
        column, row = COLUMNS.index(here[0]) + right, int(here[1]) + (not right)
        onward = column < 6 and row <= 6 and f"{COLUMNS[column]}{row}" not in colony.blocked
        if onward and BUILDINGS[colony.cells[here]]["type"] != "road":
            return True
    specialist = state.specialists.get(line[-1], "farmer") if colour == "white" else "farmer"
    carts = [cell for cell in LINES[line] if cell not in colony.blocked and cell != here]
    return "cart" in specialist and any((1 if cell in colony.cells else 3) <= coins for cell in carts)


def cargoes(state: State, seat: Seat) -> Iterator[Words]:
    counts = {dock: len(state.colony(seat).docks.get(dock, [])) for dock in DOCKS}
    fullest = [dock for dock in DOCKS if counts[dock] == max(counts.values())]
    for dock, ship in state.docks.items():
        if ship and payable(state, seat, SHIPS[ship]["cost"]):
            own = [other for other in DOCKS if other not in fullest] or DOCKS
            yield from ((ship, other) for other in (own if dock == "special" else [dock]))


def places(state: State, seat: Seat) -> set[Words]:
    if sum(seat in monks for monks in state.monks.values()) == 6:
        return set()
    there = {place: state.monks.get(place, []) for place in (*state.scholars, *state.bishops, *state.missions)}
    coins = state.players[seat].coins
    return {(place,) for place, monks in there.items() if seat not in monks and 2 * len(monks) <= coins}


def main_actions(state: State, seat: Seat, step: Act) -> Moves:
    return {
        "expand": set(expansions(state, seat)),
        "activate": activations(state, seat),
        "die": set(uses_of_dice(state, seat)),
        "pass": passes(state, seat),
    }


def shipping(state: State, seat: Seat, step: ShipGoods) -> Moves:
    return {"ship": set(cargoes(state, seat)), "skip": {()}}


def trading(state: State, seat: Seat, step: Trade) -> Moves:
    kinds = {*step.effect.pay, "gold"}
    if knows(state, seat, "alchemy"):
        kinds |= {SWAPPED[kind] for kind in step.effect.pay if kind in SWAPPED}
    return {"trade": held(state.players[seat], kinds), "skip": {()}}


def praying(state: State, seat: Seat, step: ExtraFaith) -> Moves:
    player = state.players[seat]
    kinds = {"grain", "gold"} | ({"wood", "sugar", "gem", "cocoa"} if knows(state, seat, "theology") else set())
    buys = ("grain",) in purchases(state, seat) and not player.goods.get("grain")
    return {"pray": held(player, kinds) | ({("coin",)} if buys else set()), "skip": {()}}


def sending(state: State, seat: Seat, step: PlaceMonk) -> Moves:
    return {"monk": places(state, seat), "skip": {()}}


def laying(state: State, seat: Seat, step: LayRoad) -> Moves:
    colony = state.colony(seat)
    free = {cell for cell in ALL_CELLS if cell not in colony.cells and cell != colony.governor}
    return {"road": {(cell,) for cell in free}, "skip": {()}}


def meditating(state: State, seat: Seat, step: SecondSpace) -> Moves:
    return {"space": {(space,) for space in SPACES if not state.spaces.get(space)}}


def paying(state: State, seat: Seat, step: Pay) -> Moves:
    """One piece for the first that is due, so that the rest can be paid."""
    first = next(kind for kind in step.cost if kind != "coin")
    rest = {**step.cost, first: step.cost[first] - 1}
    kinds = {first, "gold"} | ({SWAPPED[first]} if first in SWAPPED and knows(state, seat, "alchemy") else set())
    able = {kind for (kind,) in held(state.players[seat], kinds) if payable(state, seat, rest, {str(kind): 1})}
    return {"pay": {(kind,) for kind in able}}


def hiring(state: State, seat: Seat, step: Hire) -> Moves:
    player, colony = state.players[seat], state.colony(seat)
    specialist = state.specialists[str(step.value)]
    found: Moves = {"skip": set() if step.must else {()}}
    if "cart" in specialist:
        cells = [cell for cell in ALL_CELLS if cell not in colony.blocked and cell != colony.governor]
        cells = [cell for cell in cells if player.coins >= (1 if cell in colony.cells else 3)]
        return {**found, "cart": {(cell,) for cell in cells if not step.must or cell in LINES[step.line]}}
    return {**found, "hire": {()} if player.coins > colony.hired.get(specialist, 0) else set()}


BOOK: dict[type[Decision], Book] = {
    Act: main_actions,
    ShipGoods: shipping,
    Trade: trading,
    ExtraFaith: praying,
    PlaceMonk: sending,
    LayRoad: laying,
    SecondSpace: meditating,
    Hire: hiring,
    Pay: paying,
}
"""By the question; what is asked so seldom that positions made to order show all of it is left out."""

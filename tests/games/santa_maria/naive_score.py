"""The final scoring, read from the rulebook once more and written as plainly as possible."""

from games.santa_maria.state import Colony, Player, State
from tests.games.santa_maria.box import ALL_CELLS, BUILDINGS, DATA, SHIPS, TILES

SALES = {"wood": 1, "grain": 1, "sugar": 2, "gem": 2, "gold": 2}
GOVERNOR = """
-12 -11 -10  -9  -8  -6
-11  -9  -8  -7  -5  -4
-10  -8  -6  -3  -2  -1
 -9  -7  -3  -1   1   3
 -8  -5  -2   1   5   7
 -6  -4  -1   3   7  12
"""


def count_points(state: State) -> tuple[list[int], tuple[int, ...]]:
    """Everybody's total, and who has won."""
    totals = [points_of(state, seat, player) for seat, player in enumerate(state.players)]
    if state.seats == 1:
        return totals, (0,) if totals[0] >= 100 else ()
    order = [seat for space in ("coins", "religion", "conquistador", "ship", "road") for seat in passed(state, space)]
    best = [seat for seat in order if totals[seat] == max(totals)]
    return totals, (best[0],)


def passed(state: State, space: str) -> list[int]:
    return list(state.spaces.get(space, []))


def points_of(state: State, seat: int, player: Player) -> int:
    total: int = player.joy
    if player.colony is None:
        return total + (player.coins + sum(count for good, count in player.goods.items() if good != "gold")) // 3
    colony = player.colony
    merchant = owns(state, seat, colony, "commerce")
    coins = player.coins
    for good, price in SALES.items():
        coins += player.goods[good] * (price + merchant)
    total += coins // 3
    total += colonists(colony)
    for place, monks in state.monks.items():
        if seat in monks and place in state.scholars:
            total += DATA["scholar"][place]["points"]
        if seat in monks and place in state.bishops:
            total += bishop(state, seat, colony, place)
            if state.options["kingdoms"] == "off":
                total -= 2
    if colony.scholar and state.options.get("picked_scholars") == "points":
        total += DATA["scholar"][colony.scholar]["points"]
    docks = [colony.docks.get(dock, []) for dock in ("coins", "religion", "conquistador", "happiness")]
    total += 3 * min(map(len, docks))
    total += sum(SHIPS[ship]["points"] for ships in docks for ship in ships)
    if state.plays("governor"):
        table = [list(map(int, line.split())) for line in GOVERNOR.strip().splitlines()]
        total += table[int(colony.governor[1]) - 1]["abcdef".index(colony.governor[0])]
    return total


def owns(state: State, seat: int, colony: Colony, scholar: str) -> bool:
    return seat in state.monks.get(scholar, []) or colony.scholar == scholar


def full_lines(colony: Colony) -> list[list[str]]:
    columns = [ALL_CELLS[6 * at : 6 * at + 6] for at in range(6)]
    rows = [ALL_CELLS[at::6] for at in range(6)]
    return [line for line in columns + rows if all(cell in colony.cells for cell in line)]


def colonists(colony: Colony) -> int:
    return sum(BUILDINGS[colony.cells[cell]].get("colonists", 0) for line in full_lines(colony) for cell in line)


def bishop(state: State, seat: int, colony: Colony, name: str) -> int:
    ships = [SHIPS[ship] for dock in colony.docks.values() for ship in dock]
    kinds = [TILES[laid.tile]["kind"] for laid in colony.laid]
    roads = [kind for kind in colony.cells.values() if BUILDINGS[kind]["type"] == "road" or "cart" in BUILDINGS[kind]]
    if name == "conquest":
        return state.players[seat].twice
    if name == "harbours":
        return min(12, len(ships))
    if name == "missions":
        return min(12, 3 * sum(seat in monks for place, monks in state.monks.items() if place in DATA["mission"]))
    each: dict[str, int] = {
        "provinces": len(full_lines(colony)),
        "plantations": sum(ship["cost"].get("sugar", 0) for ship in ships),
        "jewels": sum(ship["cost"].get("gem", 0) for ship in ships),
        "villages": kinds.count("double"),
        "towns": kinds.count("triple") + kinds.count("special"),
        "roads": len(roads),
    }
    return min(12, 2 * each[name])

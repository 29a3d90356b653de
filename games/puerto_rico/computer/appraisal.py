"""What roles, buildings, tiles and goods look worth to a player who does not think far ahead."""

from games.core.seats import Seat
from games.puerto_rico.components import BUILDINGS, GOODS, PRICES, PRODUCTION, QUARRY
from games.puerto_rico.roles.builder import to_be_had
from games.puerto_rico.roles.captain import cargo
from games.puerto_rico.roles.craftsman import capacity
from games.puerto_rico.roles.placement import circles
from games.puerto_rico.roles.prices import cuts, price
from games.puerto_rico.roles.trader import house_goods, house_price
from games.puerto_rico.state import Board, State

LATE = 9
"""From this round on points matter more than growth."""
LIKED = {
    "wharf": 5.0,
    "harbor": 5.0,
    "factory": 4.0,
    "large_market": 3.5,
    "small_market": 3.0,
    "library": 3.0,
    "union_hall": 3.0,
    "lighthouse": 3.0,
    "trading_post": 3.0,
    "villa": 3.0,
    "royal_supplier": 2.5,
    "guesthouse": 2.0,
    "specialty_factory": 2.0,
}
QUARRIES = 3


def role_worth(state: State, seat: Seat, role: str) -> float:
    """The role's gain, less a part of what the others gain by it, with the doubloons on its token."""
    found = state.roles[role]
    board = state.boards[seat]
    own = ROLE_WORTH[role](state, seat) if role in ROLE_WORTH else 1.0
    shared = 0.0
    if role in ("craftsman", "captain"):
        others = [ROLE_WORTH[role](state, other) for other in state.others(seat)]
        shared = sum(others) / len(others) * 0.6
    library = 0.5 if board.works("library") else 0.0
    return own - shared + found + library


def _settler(state: State, seat: Seat) -> float:
    board = state.boards[seat]
    if not board.empty_island():
        return 0.0
    tiles = [*state.row, *([QUARRY] if state.quarries else [])]
    return 0.35 * max((tile_worth(state, board, tile) for tile in tiles), default=0.0)


def _mayor(state: State, seat: Seat) -> float:
    board = state.boards[seat]
    room = sum(circles(board).values()) - sum(board.colonists.values()) - board.all_nobles()
    arriving = -(-(state.ship_colonists + state.ship_nobles) // state.seats) + 1
    return 1.1 * min(max(room, 0), arriving)


def _builder(state: State, seat: Seat) -> float:
    board = state.boards[seat]
    cut = cuts(board, 2 if board.works("library") else 1)
    affordable = [key for key in to_be_had(state, board) if price(key, cut) <= board.coins]
    return max((building_worth(state, board, key) for key in affordable), default=0.0)


def _craftsman(state: State, seat: Seat) -> float:
    board = state.boards[seat]
    made = [min(capacity(board, good), state.stock[good]) for good in GOODS]
    return 0.8 * (sum(made) + (sum(made) > 0))


def _trader(state: State, seat: Seat) -> float:
    goods = house_goods(state, seat)
    return max((house_price(state, seat, good) + 1 for good in goods), default=0) * 0.9


def _captain(state: State, seat: Seat) -> float:
    board = state.boards[seat]
    room = {ship.word: ship.capacity - ship.load for ship in state.ships}
    loads = {good: min(board.goods[good], room[ship]) for good, ship in cargo(state, board)}
    points = sum(sorted(loads.values(), reverse=True)[:2])
    return (points + (points > 0)) * (1.2 if state.round >= LATE else 0.9)


ROLE_WORTH = {
    "settler": _settler,
    "mayor": _mayor,
    "builder": _builder,
    "craftsman": _craftsman,
    "trader": _trader,
    "captain": _captain,
}


def tile_worth(state: State, board: Board, tile: str) -> float:
    """More for what an own building waits for, less for what there is enough of."""
    have = board.island.count(tile)
    if tile == QUARRY:
        return 6.0 - 1.5 * have if have < QUARRIES and state.round < LATE else 1.0
    if tile == "corn":
        return 4.5 - 0.5 * have
    rooms = sum(BUILDINGS[key].circles for key in PRODUCTION[tile] if key in board.city)
    return PRICES[tile] + (5.0 if rooms > have else 2.0 - have)


def building_worth(state: State, board: Board, key: str) -> float:
    """Points, and what the building is for."""
    building = BUILDINGS[key]
    late = state.round >= LATE
    if building.large:
        return 9.0
    worth = building.points * (1.0 if late else 0.5)
    if building.good:
        fields = board.island.count(building.good)
        rooms = sum(BUILDINGS[other].circles for other in PRODUCTION[building.good] if other in board.city)
        if fields > rooms and not late:
            return worth + PRICES[building.good] + min(building.circles, fields - rooms) + 1
        return worth
    return worth + LIKED.get(key, 1.0) * (0.4 if late else 1.0)


def extra_good_worth(state: State, seat: Seat, good: str) -> float:
    """The dearer the better, if it can be sold; else what there is most of."""
    board = state.boards[seat]
    return PRICES[good] + (good not in state.house) + 0.1 * board.goods[good]

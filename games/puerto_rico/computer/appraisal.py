"""What roles, buildings, tiles and goods look worth to a player who does not think far ahead."""

from games.core.seats import Seat
from games.puerto_rico.components import BUILDINGS, GOODS, PLAYERS, PRICES, PRODUCTION, QUARRY, SIZES
from games.puerto_rico.computer.weights import WEIGHTS
from games.puerto_rico.roles.builder import to_be_had
from games.puerto_rico.roles.captain import cargo
from games.puerto_rico.roles.craftsman import capacity
from games.puerto_rico.roles.placement import circles, ranked
from games.puerto_rico.roles.prices import cuts, price
from games.puerto_rico.roles.trader import house_goods, house_price
from games.puerto_rico.score import EXTRA
from games.puerto_rico.state import ROSE, Board, State

QUARRIES = 3
LARGE = tuple(key for key, building in BUILDINGS.items() if building.large)
SAVING = 5
"""With so many doubloons a large building is not far."""


def late(state: State) -> float:
    """How near the end is, from 0 to 1: colonists, points or a city's cells will be gone."""
    people, chips = PLAYERS[state.seats].colonists, PLAYERS[state.seats].points
    fullest = max(len(board.city) for board in state.boards)
    left = min(state.colonists / people, state.points / chips, 1 - fullest / SIZES.city)
    return 1.0 - max(0.0, left)


def role_worth(state: State, seat: Seat, role: str) -> float:
    """The role's gain, less a part of what the others gain by it, with the doubloons on its token."""
    weights = WEIGHTS.role
    own = ROLE_WORTH[role](state, seat) if role in ROLE_WORTH else weights["prospector"]
    others = [ROLE_WORTH[role](state, other) for other in state.others(seat)] if role in SHARED else [0.0]
    library = 0.5 if state.boards[seat].works("library") else 0.0
    return own - weights["shared"] * sum(others) / len(others) + weights["coin"] * state.roles[role] + library


def _settler(state: State, seat: Seat) -> float:
    board = state.boards[seat]
    if not board.empty_island():
        return 0.0
    tiles = [*state.row, *([QUARRY] if state.quarries else [])]
    return WEIGHTS.role["settler"] * max((tile_worth(state, board, tile) for tile in tiles), default=0.0)


def _mayor(state: State, seat: Seat) -> float:
    """By the circles that are filled: those that only wait for a partner bring little."""
    board = state.boards[seat]
    room = circles(board)
    standing = {place: board.staff(place) for place in room}
    arriving = -(-(state.ship_colonists + state.ship_nobles) // state.seats) + 1
    waiting = board.staff(ROSE)
    best = ranked(room, standing)[: arriving + waiting]
    return WEIGHTS.role["mayor"] * sum(worth for worth, _ in best) + WEIGHTS.role["mayor_alone"] * bool(best)


def _builder(state: State, seat: Seat) -> float:
    board = state.boards[seat]
    cut = cuts(board, 2 if board.works("library") else 1)
    affordable = [key for key in to_be_had(state, board) if price(key, cut) <= board.coins]
    best = max((building_worth(state, board, key) for key in affordable), default=0.0)
    return WEIGHTS.role["builder"] * max(0.0, best)


def _craftsman(state: State, seat: Seat) -> float:
    board = state.boards[seat]
    made = [min(capacity(board, good), state.stock[good]) for good in GOODS]
    return WEIGHTS.role["craftsman"] * (sum(made) + WEIGHTS.goods["craft"] * (sum(made) > 0))


def _trader(state: State, seat: Seat) -> float:
    goods = house_goods(state, seat)
    best = max((house_price(state, seat, good) + WEIGHTS.goods["sale"] for good in goods), default=0)
    return best * WEIGHTS.role["trader"]


def _captain(state: State, seat: Seat) -> float:
    board = state.boards[seat]
    room = {ship.word: ship.capacity - ship.load for ship in state.ships}
    loads = {good: min(board.goods[good], room[ship]) for good, ship in cargo(state, board)}
    points = sum(sorted(loads.values(), reverse=True)[:2])
    each = _between(WEIGHTS.role["captain"], WEIGHTS.role["captain_late"], late(state))
    return (points + WEIGHTS.goods["load"] * (points > 0)) * each


def _between(early: float, end: float, time: float) -> float:
    return early + (end - early) * time


SHARED = ("craftsman", "captain")
"""Roles of which the others often gain as much."""
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
    weights = WEIGHTS.tile
    have = board.island.count(tile)
    if tile == QUARRY:
        return (weights["quarry"] - weights["quarries"] * have) * (1 - late(state)) if have < QUARRIES else 1.0
    if tile == "corn":
        return weights["corn"] - weights["again"] * have
    rooms = sum(BUILDINGS[key].circles for key in PRODUCTION[tile] if key in board.city)
    return PRICES[tile] + (weights["waited"] if rooms > have else weights["useful"] - have)


def building_worth(state: State, board: Board, key: str) -> float:
    """Points, and what the building is for; a small one is worth less to whoever saves for a large one."""
    building, weights = BUILDINGS[key], WEIGHTS.building
    if building.large:
        return weights["large"] + weights["extra"] * (EXTRA[key](board) if key in EXTRA else 0)
    time = late(state)
    worth = building.points * _between(weights["points"], weights["points_late"], time)
    worth -= weights["price"] * building.cost
    if _saves(state, board):
        worth -= weights["saved"]
    if building.good:
        fields = board.island.count(building.good)
        rooms = sum(BUILDINGS[other].circles for other in PRODUCTION[building.good] if other in board.city)
        if fields <= rooms:
            return worth
        more = PRICES[building.good] + weights["room"] * min(building.circles, fields - rooms) + 1
        return worth + weights["good"] * more * (1 - time**2)
    liked = WEIGHTS.like.get(key, WEIGHTS.like["usual"])
    return worth + liked * _between(weights["like"], weights["like_late"], time)


def _saves(state: State, board: Board) -> bool:
    """Whether a large building is wanted and nearly paid."""
    return board.coins >= SAVING and board.empty_city() >= 2 and any(state.market.get(key) for key in LARGE)


def extra_good_worth(state: State, seat: Seat, good: str) -> float:
    """The dearer the better, if it can be sold; else what there is most of."""
    board = state.boards[seat]
    return PRICES[good] + (good not in state.house) + 0.1 * board.goods[good]

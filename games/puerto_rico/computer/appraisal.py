"""What tiles and buildings look worth to a player who does not think far ahead."""

from collections.abc import Iterable, Mapping
from functools import lru_cache

from games.core.seats import Seat
from games.puerto_rico.components import BUILDINGS, CIRCLES, PLAYERS, PRICES, PRODUCTION, QUARRY, SIZES
from games.puerto_rico.computer.weights import LAST, WEIGHTS, weights_at
from games.puerto_rico.roles.craftsman import capacities
from games.puerto_rico.score import EXTRA
from games.puerto_rico.state import Board, State

QUARRIES = 3
LARGE = tuple(key for key, building in BUILDINGS.items() if building.large)


def late(state: State) -> float:
    """How near the end is, from 0 to 1: colonists, points or a city's cells will be gone; more in the last round."""
    if state.ending:
        return LAST
    people, chips = PLAYERS[state.seats].colonists, PLAYERS[state.seats].points
    fullest = max([len(board.city) for board in state.boards])
    left = min(state.colonists / people, state.points / chips, 1 - fullest / SIZES.city)
    return 1.0 - max(0.0, left)


def tile_worths(board: Board, tiles: Iterable[str], time: float) -> list[float]:
    """More for what an own building waits for, less for what there is enough of."""
    now = weights_at(time).tile
    worths = []
    for tile in tiles:
        have = board.island.count(tile)
        worth = now[tile] - now["again"] * have
        if tile == QUARRY:
            worth -= now["quarries"] * have if have < QUARRIES else now["many_quarries"]
        elif tile != "corn" and _rooms(board, tile) > have:
            worth += now["waited"]
        worths.append(worth)
    return worths


def _rooms(board: Board, good: str) -> int:
    """The circles of all buildings that make a good."""
    rooms = 0
    for key in PRODUCTION[good]:
        if key in board.city:
            rooms += CIRCLES[key]
    return rooms


def building_worths(state: State, board: Board, keys: Iterable[str], time: float) -> list[float]:
    """Points, and what each is for; a small one is worth less to whoever saves for a large one."""
    now = weights_at(time).building
    usual = _usual_worths(time)
    saved = now["saved"] * _savings(state, board)
    made, kinds = _industry(board)
    worths = []
    for key in keys:
        building = BUILDINGS[key]
        points, liked = usual[key]
        worth = points
        if building.large:
            extra = EXTRA[key](board) if key in EXTRA else 0
            worth += now["large"] + liked + now["extra"] * extra
        elif building.good:
            worth += now["good"] * _more_goods(board, key, building.good, now) - saved
        else:
            grown = WEIGHTS.made.get(key, 0.0) * made + WEIGHTS.kinds.get(key, 0.0) * kinds
            worth += liked + now["grown"] * grown - saved
        worths.append(worth)
    return worths


def _industry(board: Board) -> tuple[int, int]:
    """How many goods the island makes, and of how many kinds."""
    goods = capacities(board)
    return sum(goods.values()), len(goods)


def _more_goods(board: Board, key: str, good: str, now: Mapping[str, float]) -> float:
    """What a production building adds, if any plantation waits for it."""
    waiting = board.island.count(good) - _rooms(board, good)
    if waiting <= 0:
        return 0.0
    return PRICES[good] + now["room"] * min(CIRCLES[key], waiting) + 1


@lru_cache(maxsize=512)
def _usual_worths(time: float) -> Mapping[str, tuple[float, float]]:
    """By then each building's points less its price, and what is liked of it."""
    now, like = weights_at(time).building, WEIGHTS.like
    return {
        key: (
            building.points * now["points"] - now["price"] * building.cost,
            like.get(key, like["usual"]) * now["large_like" if building.large else "like"],
        )
        for key, building in BUILDINGS.items()
    }


def _savings(state: State, board: Board) -> float:
    """How much of a large building is paid, from 0 to 1, where one is wanted: less than half is not yet saving."""
    if board.empty_city() < 2 or not any(map(state.market.get, LARGE)):
        return 0.0
    return max(0.0, min(1.0, board.coins / 5 - 0.6))


def extra_good_worth(state: State, seat: Seat, good: str) -> float:
    """The dearer the better, if it can be sold; else what there is most of."""
    board = state.boards[seat]
    return PRICES[good] + (good not in state.house) + 0.1 * board.goods[good]

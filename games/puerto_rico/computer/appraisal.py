"""What roles, buildings, tiles and goods look worth to a player who does not think far ahead."""

from collections.abc import Iterable, Mapping
from functools import lru_cache

from games.core.seats import Seat
from games.puerto_rico.components import BUILDINGS, CIRCLES, PLAYERS, PRICES, PRODUCTION, QUARRY, SIZES
from games.puerto_rico.computer.weights import WEIGHTS
from games.puerto_rico.roles.builder import to_be_had
from games.puerto_rico.roles.captain import berths
from games.puerto_rico.roles.craftsman import crop
from games.puerto_rico.roles.openings import openings
from games.puerto_rico.roles.prices import cuts, prices
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
    fullest = max([len(board.city) for board in state.boards])
    left = min(state.colonists / people, state.points / chips, 1 - fullest / SIZES.city)
    return 1.0 - max(0.0, left)


def role_worths(state: State, seat: Seat, roles: Iterable[str]) -> list[float]:
    """Each role's gain, less a part of what the others gain by it, with the doubloons on its token."""
    weights, time = WEIGHTS.role, late(state)
    library = 0.5 if state.boards[seat].works("library") else 0.0
    boards = [state.boards[each] for each in state.in_turn(seat)]
    worths = []
    for role in roles:
        others = 0.0
        if role in SHARED:
            own, *gains = SHARED[role](state, boards, time)
            for gain in gains:
                others += gain
        else:
            own = GAINS[role](state, seat, time) if role in GAINS else weights["prospector"]
        shared = weights["shared"] * others / (state.seats - 1)
        worths.append(own - shared + weights["coin"] * state.roles[role] + library)
    return worths


def _settler(state: State, seat: Seat, time: float) -> float:
    board = state.boards[seat]
    if not board.empty_island():
        return 0.0
    tiles = [*state.row, QUARRY] if state.quarries else state.row
    return WEIGHTS.role["settler"] * max(tile_worths(board, tiles, time), default=0.0)


def _mayor(state: State, seat: Seat, time: float) -> float:
    """By the circles that are filled: those that only wait for a partner bring little."""
    board = state.boards[seat]
    arriving = -(-(state.ship_colonists + state.ship_nobles) // state.seats) + 1
    best = openings(board)[: arriving + board.staff(ROSE)]
    filled = 0.0
    for worth, _ in best:
        filled += worth
    return WEIGHTS.role["mayor"] * filled + WEIGHTS.role["mayor_alone"] * bool(best)


def _builder(state: State, seat: Seat, time: float) -> float:
    board = state.boards[seat]
    cost = prices(cuts(board, 2 if board.works("library") else 1))
    affordable = [key for key in to_be_had(state, board) if cost[key] <= board.coins]
    return WEIGHTS.role["builder"] * max([0.0, *building_worths(state, board, affordable, time)])


def _trader(state: State, seat: Seat, time: float) -> float:
    goods = house_goods(state, seat)
    if not goods:
        return 0.0
    dearest = max([house_price(state, seat, good) for good in goods])
    return (dearest + WEIGHTS.goods["sale"]) * WEIGHTS.role["trader"]


GAINS = {"settler": _settler, "mayor": _mayor, "builder": _builder, "trader": _trader}
"""What roles bring to the seat that takes them."""


def _craftsman(state: State, boards: Iterable[Board], time: float) -> list[float]:
    gains = []
    for board in boards:
        made = 0
        for count in crop(board, state.stock).values():
            made += count
        gains.append(WEIGHTS.role["craftsman"] * (made + WEIGHTS.goods["craft"] * (made > 0)))
    return gains


def _captain(state: State, boards: Iterable[Board], time: float) -> list[float]:
    most = {good: max(rooms.values(), default=0) for good, rooms in berths(state).items()}
    each = _between(WEIGHTS.role["captain"], WEIGHTS.role["captain_late"], time)
    gains = []
    for board in boards:
        points = 0
        for load in sorted([min(count, most[good]) for good, count in board.goods.items() if count])[-2:]:
            points += load
        gains.append((points + WEIGHTS.goods["load"] * (points > 0)) * each)
    return gains


SHARED = {"craftsman": _craftsman, "captain": _captain}
"""What those roles bring to each board of which the others often gain as much."""


def _between(early: float, end: float, time: float) -> float:
    return early + (end - early) * time


def tile_worths(board: Board, tiles: Iterable[str], time: float) -> list[float]:
    """More for what an own building waits for, less for what there is enough of."""
    weights = WEIGHTS.tile
    worths = []
    for tile in tiles:
        have = board.island.count(tile)
        if tile == QUARRY:
            quarry = (weights["quarry"] - weights["quarries"] * have) * (1 - time) if have < QUARRIES else 1.0
            worths.append(quarry)
        elif tile == "corn":
            worths.append(weights["corn"] - weights["again"] * have)
        else:
            waited = _rooms(board, tile) > have
            worths.append(PRICES[tile] + (weights["waited"] if waited else weights["useful"] - have))
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
    weights = WEIGHTS.building
    usual = _usual_worths(time)
    saved = weights["saved"] if _saves(state, board) else 0.0
    worths = []
    for key in keys:
        building = BUILDINGS[key]
        if building.large:
            extra = EXTRA[key](board) if key in EXTRA else 0
            worths.append(weights["large"] + weights["extra"] * extra)
            continue
        points, liked = usual[key]
        worth = points - saved
        if building.good:
            worth += weights["good"] * _more_goods(board, key, building.good) * (1 - time**2)
        else:
            worth += liked
        worths.append(worth)
    return worths


def _more_goods(board: Board, key: str, good: str) -> float:
    """What a production building adds, if any plantation waits for it."""
    waiting = board.island.count(good) - _rooms(board, good)
    if waiting <= 0:
        return 0.0
    return PRICES[good] + WEIGHTS.building["room"] * min(CIRCLES[key], waiting) + 1


@lru_cache(maxsize=512)
def _usual_worths(time: float) -> Mapping[str, tuple[float, float]]:
    """By then each building's points less its price, and what is liked of it."""
    weights, like = WEIGHTS.building, WEIGHTS.like
    point = _between(weights["points"], weights["points_late"], time)
    liking = _between(weights["like"], weights["like_late"], time)
    return {
        key: (building.points * point - weights["price"] * building.cost, like.get(key, like["usual"]) * liking)
        for key, building in BUILDINGS.items()
    }


def _saves(state: State, board: Board) -> bool:
    """Whether a large building is wanted and nearly paid."""
    if board.coins < SAVING or board.empty_city() < 2:
        return False
    return any(map(state.market.get, LARGE))


def extra_good_worth(state: State, seat: Seat, good: str) -> float:
    """The dearer the better, if it can be sold; else what there is most of."""
    board = state.boards[seat]
    return PRICES[good] + (good not in state.house) + 0.1 * board.goods[good]

"""The points of Puerto Rico, counted a second time as people count them with paper and pencil."""

from games.puerto_rico.state import Board, State
from tests.games.puerto_rico.box import BUILDINGS

Counted = tuple[list[int], tuple[int, ...]]
SMALL_PRODUCTION = ("small_indigo_plant", "small_sugar_mill")
LARGE_PRODUCTION = ("large_indigo_plant", "large_sugar_mill", "tobacco_storage", "coffee_roaster", "jeweler")


def count_points(state: State) -> Counted:
    """Each seat's points, and who has won."""
    points = [points_of(board) for board in state.boards]
    leaders = [seat for seat in range(state.seats) if points[seat] == max(points)]
    wealth = {seat: state.boards[seat].coins + sum(state.boards[seat].goods.values()) for seat in leaders}
    return points, tuple(seat for seat in leaders if wealth[seat] == max(wealth.values()))


def points_of(board: Board) -> int:
    """Chips, buildings, what occupied large buildings add, and a point for each noble."""
    nobles = sum(board.nobles.values())
    total = board.points + nobles
    for key in board.city:
        total += BUILDINGS[key]["points"]
        if key in board.colonists or key in board.nobles:
            total += extra(board, key, nobles)
    return total


def extra(board: Board, key: str, nobles: int) -> int:
    """What this building adds when it is occupied."""
    people = sum(board.colonists.values()) + nobles
    small = sum(key in SMALL_PRODUCTION for key in board.city)
    large = sum(key in LARGE_PRODUCTION for key in board.city)
    match key:
        case "guild_hall":
            return small + 2 * large
        case "residence":
            return {10: 5, 11: 6, 12: 7}.get(len(board.island), 4)
        case "fortress":
            return people // 3
        case "customs_house":
            return board.points // 4
        case "city_hall":
            return len(board.city) - small - large
        case "cloister":
            sets = sum(board.island.count(tile) // 3 for tile in set(board.island))
            return (0, 1, 3, 6, 10)[sets]
        case "royal_garden":
            return nobles
    return 0

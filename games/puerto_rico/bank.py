"""What goes between the players and the supplies."""

from collections.abc import Iterable

from games.core.seats import Seat
from games.core.stores import put, take
from games.puerto_rico.components import FOREST, QUARRY
from games.puerto_rico.rulebook import PuertoRico
from games.puerto_rico.state import ROSE, Board, State
from games.puerto_rico.steps import TakePiece


def income(play: PuertoRico, seat: Seat, coins: int, building: str) -> None:
    """Doubloons from the bank for a building."""
    if coins:
        play.state.boards[seat].coins += coins
        play.emit("income", seat, coins=coins, building=building)


def award(play: PuertoRico, seat: Seat, points: int, building: str) -> None:
    """Victory points for a building."""
    if points:
        gain_points(play, seat, points)
        play.emit("award", seat, points=points, building=building)


def gain_points(play: PuertoRico, seat: Seat, points: int) -> None:
    """Points from the supply; when it is empty they are written down and count in full."""
    state = play.state
    state.boards[seat].points += points
    chips = min(points, state.points)
    state.points -= chips
    state.written += points - chips
    if points and not state.points:
        end_comes(play, "points")


def end_comes(play: PuertoRico, ending: str) -> None:
    """An end condition is met, and stays met."""
    if not play.state.ending:
        play.state.ending = ending
        play.emit("ending", end=ending)


def privilege(state: State, seat: Seat) -> int:
    """How much of the privilege of the role in play this seat has: a library doubles it."""
    board = state.boards[seat]
    if seat != state.active or "privilege" in board.declined:
        return 0
    return 2 if board.works("library") else 1


def newcomer(play: PuertoRico, seat: Seat, place: str) -> bool:
    """A colonist from the supply, or else a piece from the ship, comes to this place; whether it has come at once."""
    state = play.state
    board = state.boards[seat]
    if state.colonists:
        state.colonists -= 1
        put(board.colonists, place)
    elif state.ship_nobles and state.ship_colonists:
        play.then(TakePiece([seat], place))
        return False
    elif state.ship_nobles:
        state.ship_nobles -= 1
        put(board.nobles, place)
    elif state.ship_colonists:
        state.ship_colonists -= 1
        put(board.colonists, place)
    else:
        return False
    return True


def put_back(state: State, goods: Iterable[tuple[str, int]]) -> None:
    """Goods return to the supply."""
    for good, count in goods:
        state.stock[good] += count


def draw(play: PuertoRico) -> str:
    """The top tile of a face-down stack, seen by somebody."""
    play.reveal()
    return play.state.pile.pop()


def lay(board: Board, tile: str) -> None:
    """Put a tile on the island."""
    board.island.append(tile)


def lay_forest(board: Board, tile: str, *, seen: bool) -> None:
    """Put a plantation on the island, face down; whether everybody has seen which one it is."""
    (board.forests if seen else board.secret_forests).append(tile)
    board.island.append(FOREST)


def give_up_tile(play: PuertoRico, seat: Seat, tile: str) -> None:
    """A plantation or forest goes to the open discards; who stood on it waits on the compass rose."""
    state = play.state
    board = state.boards[seat]
    board.island.reverse()
    board.island.remove(tile)
    board.island.reverse()
    state.discards.append(_turned_up(play, board) if tile == FOREST else tile)
    if board.staff(tile) > board.island.count(tile):
        pieces = board.colonists if tile in board.colonists else board.nobles
        take(pieces, tile)
        put(pieces, ROSE)


def _turned_up(play: PuertoRico, board: Board) -> str:
    """The plantation below one of the forests, if possible one that everybody knows."""
    if board.forests:
        return board.forests.pop()
    play.reveal()
    return board.secret_forests.pop()


def plantations(board: Board) -> tuple[str, ...]:
    """The kinds of plantations on an island."""
    return tuple(dict.fromkeys(tile for tile in board.island if tile not in (QUARRY, FOREST)))

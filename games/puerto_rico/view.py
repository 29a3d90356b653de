"""What may be known: all but the face-down tiles, the others' points, and the seed."""

from collections import Counter

from games.core.chance import Chance
from games.core.parts.seeing import HIDDEN, UNKNOWN, to_be_masked
from games.core.seats import Seat
from games.puerto_rico.components import FOREST, PLAYERS, QUARRY, TILE_COUNTS
from games.puerto_rico.state import State
from games.puerto_rico.steps import LayTile


def view(state: State, seat: Seat | None) -> State:
    """A copy with all masked that this seat, or a spectator, may not know; when the game is over points are shown."""
    seen = to_be_masked(state, seat)
    seen.pile = [HIDDEN] * len(seen.pile)
    for owner, board in enumerate(seen.boards):
        if owner != seat and not state.over:
            board.points = UNKNOWN
            board.secret_forests = [HIDDEN] * len(board.secret_forests)
    for step in seen.agenda:
        if isinstance(step, LayTile) and seat not in step.waiting:
            step.tile = HIDDEN
    return seen


def draw_hidden(imagined: State, seat: Seat | None, chance: Chance) -> None:
    """The hidden tiles are those that lie nowhere open; the points that others hold could be anybody's."""
    imagined.pile = unseen_tiles(imagined)
    chance.shuffle(imagined.pile)
    for step in imagined.agenda:
        if isinstance(step, LayTile) and step.tile == HIDDEN:
            step.tile = imagined.pile.pop()
    for board in imagined.boards:
        board.secret_forests = [imagined.pile.pop() if tile == HIDDEN else tile for tile in board.secret_forests]
    strangers = [board for board in imagined.boards if board.points == UNKNOWN]
    for board in strangers:
        board.points = 0
    left = PLAYERS[imagined.seats].points + imagined.written - imagined.points
    for _ in range(left - sum(board.points for board in imagined.boards) if strangers else 0):
        chance.pick(strangers).points += 1


def unseen_tiles(state: State) -> list[str]:
    """The plantations that lie nowhere open."""
    fewer = PLAYERS[state.seats].fewer_tiles
    unseen = Counter({tile: count - fewer for tile, count in TILE_COUNTS.items() if tile != QUARRY})
    seen = [*state.row, *state.discards, *(step.tile for step in state.agenda if isinstance(step, LayTile))]
    for board in state.boards:
        seen += [
            *board.forests,
            *board.secret_forests,
            *(tile for tile in board.island if tile not in (QUARRY, FOREST)),
        ]
    unseen.subtract(tile for tile in seen if tile != HIDDEN)
    return list(unseen.elements())

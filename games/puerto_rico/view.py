"""What may be known: all but the face-down stacks, the others' points and standing orders, and the seed."""

from collections import Counter

from games.core.chance import Chance
from games.core.saving import clone
from games.core.seats import Seat
from games.puerto_rico.components import FOREST, PLAYERS, QUARRY, TILE_COUNTS
from games.puerto_rico.state import UNKNOWN, State
from games.puerto_rico.steps import LayTile

HIDDEN = "hidden"


def view(state: State, seat: Seat | None) -> State:
    """A copy with all masked that this seat, or a spectator, may not know; when the game is over points are shown."""
    seen = clone(state)
    seen.chance.seed = ""
    seen.pile = [HIDDEN] * len(seen.pile)
    for owner, board in enumerate(seen.boards):
        if owner != seat:
            board.orders.clear()
            if not state.over:
                board.points = UNKNOWN
    return seen


def imagine(state: State, seat: Seat | None, chance: Chance) -> State:
    """The hidden tiles are those that lie nowhere else; the points that others hold could be anybody's."""
    imagined = view(state, seat)
    imagined.chance.seed = "".join(f"{chance.below(1 << 32):08x}" for _ in range(8))
    imagined.pile = unseen_tiles(imagined)
    chance.shuffle(imagined.pile)
    strangers = [board for board in imagined.boards if board.points == UNKNOWN]
    for board in strangers:
        board.points = 0
    left = PLAYERS[state.seats].points + state.written - state.points
    for _ in range(left - sum(board.points for board in imagined.boards) if strangers else 0):
        chance.pick(strangers).points += 1
    return imagined


def unseen_tiles(state: State) -> list[str]:
    """The plantations that lie nowhere open."""
    fewer = PLAYERS[state.seats].fewer_tiles
    unseen = Counter({tile: count - fewer for tile, count in TILE_COUNTS.items() if tile != QUARRY})
    unseen.subtract([*state.row, *state.discards, *(step.tile for step in state.agenda if isinstance(step, LayTile))])
    for board in state.boards:
        unseen.subtract(board.forests)
        unseen.subtract(tile for tile in board.island if tile not in (QUARRY, FOREST))
    return list(unseen.elements())

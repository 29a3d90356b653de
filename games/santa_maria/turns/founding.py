"""Choosing colonies: boards, or town halls with their scholars."""

from games.core.fields import PART, Pick
from games.core.moves import Offer
from games.core.seats import Seat
from games.santa_maria.actions.expanding import lay, where_field
from games.santa_maria.components import TILES
from games.santa_maria.grid import placements
from games.santa_maria.moves import Board, Found
from games.santa_maria.rulebook import RULES, SantaMaria
from games.santa_maria.setup import COCOA_COLONY, second_cocoa_store, settle
from games.santa_maria.state import State
from games.santa_maria.steps import ChooseBoard, ChoosePair


@RULES.offers(ChooseBoard)
def boards(state: State, step: ChooseBoard, seat: Seat) -> tuple[Offer, ...]:
    """What nobody has taken."""
    return (Offer(Board, (Pick("board", "board", tuple(state.boards)),)),)


@RULES.answer(ChooseBoard, Board)
def board(play: SantaMaria, step: ChooseBoard, seat: Seat, move: Board) -> None:
    """When the last has chosen, the rest is out of the game."""
    state = play.state
    state.boards.remove(move.board)
    settle(state, seat, move.board)
    play.emit("board", seat, board=move.board)
    if seat == state.first:
        state.boards.clear()


@RULES.offers(ChoosePair)
def pairs(state: State, step: ChoosePair, seat: Seat) -> tuple[Offer, ...]:
    """A pair that nobody has taken, and where the town hall lies."""
    taken = state.colony(seat).taken()
    rows = tuple((hall, where) for hall in state.pairs for where in placements(TILES[hall].shape, taken))
    return (Offer(Found, (Pick("hall", "hall", tuple(state.pairs)), where_field(where for _, where in rows)), rows),)


@RULES.answer(ChoosePair, Found)
def found(play: SantaMaria, step: ChoosePair, seat: Seat, move: Found) -> None:
    """The scholar belongs to the player from now on."""
    state = play.state
    scholar = state.pairs.pop(move.hall)
    state.colony(seat).scholar = scholar
    lay(state, seat, move.hall, move.where)
    spot, turn = move.where.split(PART)
    play.emit("found", seat, hall=move.hall, scholar=scholar, spot=spot, turn=turn)
    if move.hall == f"{COCOA_COLONY}_hall":
        second_cocoa_store(state, seat)
    if state.agenda and not isinstance(state.agenda[-1], ChoosePair):
        state.pairs.clear()

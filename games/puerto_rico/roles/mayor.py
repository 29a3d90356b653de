"""The mayor: new colonists arrive and are put to work."""

from functools import lru_cache

from games.core.fields import Put
from games.core.moves import Offer, one_of
from games.core.seats import Seat
from games.core.stores import put
from games.puerto_rico.bank import end_comes, privilege
from games.puerto_rico.components import CIRCLES
from games.puerto_rico.moves import Mayor, Take
from games.puerto_rico.roles.openings import circles
from games.puerto_rico.roles.placement import COLONIST, NOBLE, Layout, anew, completed, layout, matters, spread
from games.puerto_rico.rulebook import RULES, PuertoRico
from games.puerto_rico.state import ROSE, Board, State
from games.puerto_rico.steps import Assign, AssignTurn, Deal, MayorEnd, MayorStart, TakePiece


@RULES.step(MayorStart)
def mayor_start(play: PuertoRico, step: MayorStart) -> None:
    """The privilege and the villas bring pieces from the supply; then the ship is unloaded."""
    state = play.state
    mayor = state.active
    if extra := min(privilege(state, mayor), state.colonists):
        state.colonists -= extra
        put(state.boards[mayor].colonists, ROSE, extra)
        play.emit("mayor", mayor, colonists=extra)
    for seat in state.in_turn(mayor):
        if state.boards[seat].works("villa"):
            _villa(play, seat)
    play.then(Deal(mayor), AssignTurn(state.in_turn(mayor)), MayorEnd())


def _villa(play: PuertoRico, seat: Seat) -> None:
    state = play.state
    if state.nobles:
        state.nobles -= 1
        put(state.boards[seat].nobles, ROSE)
        play.emit("villa", seat, piece=NOBLE)
    elif state.colonists:
        state.colonists -= 1
        put(state.boards[seat].colonists, ROSE)
        play.emit("villa", seat, piece=COLONIST)


@RULES.step(Deal)
def deal(play: PuertoRico, step: Deal) -> None:
    """One piece after the other, clockwise, until the ship is empty; a choice stands while both kinds are there."""
    state = play.state
    seat = step.seat
    arrived: dict[Seat, int] = {}
    while state.ship_colonists or state.ship_nobles:
        if state.ship_colonists and state.ship_nobles:
            play.then(TakePiece([seat]), Deal(state.left_of(seat)))
            break
        _board(state, seat, NOBLE if state.ship_nobles else COLONIST, ROSE)
        put(arrived, seat)
        seat = state.left_of(seat)
    for each, count in arrived.items():
        play.emit("arrive", each, count=count)


def _board(state: State, seat: Seat, piece: str, place: str) -> None:
    if piece == NOBLE:
        state.ship_nobles -= 1
        put(state.boards[seat].nobles, place)
    else:
        state.ship_colonists -= 1
        put(state.boards[seat].colonists, place)


@RULES.offers(TakePiece)
def pieces_on_ship(state: State, step: TakePiece, seat: Seat) -> tuple[Offer, ...]:
    """The noble or a colonist."""
    return (one_of(Take, "piece", (NOBLE, COLONIST)),)


@RULES.answer(TakePiece, Take)
def take_piece(play: PuertoRico, step: TakePiece, seat: Seat, move: Take) -> None:
    """The piece comes to the player's compass rose, or where a hospice or a university has called it."""
    _board(play.state, seat, move.piece, step.place)
    play.emit("take", seat, piece=move.piece)


@RULES.step(AssignTurn)
def assign_turn(play: PuertoRico, step: AssignTurn) -> None:
    """All at the same time, or one after the other as a table's option; nobody is asked where nothing can differ."""
    state = play.state
    together = state.options["mayor"] != "in_turn"
    seats, later = (step.seats, []) if together else (step.seats[:1], step.seats[1:])
    waiting = [seat for seat in seats if matters(state.boards[seat])]
    for seat in seats:
        board = state.boards[seat]
        if seat not in waiting and board.occupied(ROSE) and any(map(board.empty_circles, circles(board))):
            place(board, completed(board))
            play.emit("assign", seat, auto=True)
    play.then(*([Assign(waiting)] if waiting else []), *([AssignTurn(later)] if later else []))


@RULES.offers(Assign)
def placements(state: State, step: Assign, seat: Seat) -> tuple[Offer, ...]:
    """Every circle must be filled as long as there are pieces; recommended is to place them all anew."""
    return (_placements(layout(state.boards[seat])),)


@lru_cache(maxsize=1024)
def _placements(laid: Layout) -> Offer:
    return Offer(Mayor, (spread(laid),), best=(anew(laid),))


@RULES.answer(Assign, Mayor)
def assign(play: PuertoRico, step: Assign, seat: Seat, move: Mayor) -> None:
    """All pieces, also those of earlier rounds, stand where their owner wants them; the others wait."""
    place(play.state.boards[seat], move.pieces)
    play.emit("assign", seat)


def place(board: Board, pieces: tuple[Put, ...]) -> None:
    """Every piece stands here now; the others wait."""
    board.colonists = _placed(pieces, COLONIST, sum(board.colonists.values()))
    board.nobles = _placed(pieces, NOBLE, board.all_nobles())


def _placed(pieces: tuple[Put, ...], kind: str, total: int) -> dict[str, int]:
    placed = {place: count for place, which, count in pieces if which == kind}
    if waiting := total - sum(placed.values()):
        placed[ROSE] = waiting
    return placed


@RULES.step(MayorEnd)
def mayor_end(play: PuertoRico, step: MayorEnd) -> None:
    """The ship is filled again: a piece for each empty circle of all buildings, at least one for each player."""
    state = play.state
    needed = max(state.seats, sum(_empty_circles(board) for board in state.boards))
    nobles = min(1, state.nobles)
    colonists = min(needed - nobles, state.colonists)
    state.nobles -= nobles
    state.colonists -= colonists
    state.ship_nobles = nobles
    state.ship_colonists = colonists
    play.emit("refill", state.active, colonists=colonists, nobles=nobles)
    if colonists + nobles < needed and not state.plays("nobles"):
        end_comes(play, "colonists")


def _empty_circles(board: Board) -> int:
    return sum(CIRCLES[key] - board.staff(key) for key in board.city)

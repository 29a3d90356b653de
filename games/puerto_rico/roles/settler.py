"""The settler: new plantations, quarries and forests."""

from games.core.moves import Offer, one_of
from games.core.seats import Seat
from games.puerto_rico.bank import award, draw, give_up_tile, lay, lay_forest, newcomer, plantations, privilege
from games.puerto_rico.components import FOREST, QUARRY
from games.puerto_rico.moves import Draw, ExtraQuarry, Forest, Hunting, Lay, Pass, Settle
from games.puerto_rico.rulebook import RULES, PuertoRico
from games.puerto_rico.state import ROSE, Board, State
from games.puerto_rico.steps import Hunt, LayTile, LodgeTurn, NewRow, SettlerEnd, SettlerTurn, TakeTile
from games.puerto_rico.turns.guests import guests_first, guests_help

LODGE = frozenset({"hunting_lodge"})
PASS = Offer(Pass)
TAKEN = "taken"
"""Done by a seat once it has taken a tile from the row, or a quarry in its place."""


@RULES.step(SettlerTurn)
def settler_turn(play: PuertoRico, step: SettlerTurn) -> None:
    """Clockwise from the settler, everybody may take a tile."""
    play.then(*(TakeTile([seat]) for seat in step.seats), SettlerEnd())


def may_take_quarry(state: State, seat: Seat, *, second: bool = False) -> bool:
    """The settler may take one quarry in the phase; others need a construction hut for each."""
    board = state.boards[seat]
    if not state.quarries or (seat == state.active and QUARRY in board.done):
        return False
    return board.works("construction_hut") or (seat == state.active and not second)


def may_draw(state: State, seat: Seat) -> bool:
    """Through the hacienda, before the regular tile, while a face-down tile and a free cell are left."""
    board = state.boards[seat]
    return "hacienda" not in board.done and board.works("hacienda") and bool(state.pile)


@RULES.offers(TakeTile)
def tiles_to_take(state: State, step: TakeTile, seat: Seat) -> list[Offer]:
    """A tile of the row or a quarry; a forest with the forest house; before that what the hacienda gives."""
    board = state.boards[seat]
    if not board.empty_island():
        return [PASS]
    offers = []
    row = tuple(dict.fromkeys(state.row))
    quarry = may_take_quarry(state, seat, second=step.second)
    if row or quarry:
        offers.append(one_of(Settle, "tile", (*row, QUARRY) if quarry else row))
    if row and board.works("forest_house"):
        offers.append(one_of(Forest, "tile", row))
    if not step.second and may_draw(state, seat):
        offers.append(Offer(Draw))
        if quarry and board.works("construction_hut"):
            offers.append(Offer(ExtraQuarry))
    return [*offers, PASS]


@RULES.answer(TakeTile, Settle)
def settle(play: PuertoRico, step: TakeTile, seat: Seat, move: Settle) -> None:
    """The tile comes on the island; a hospice gives it a colonist."""
    state = play.state
    board = state.boards[seat]
    _take(state, board, move.tile)
    lay(board, move.tile)
    hospice = _comes_with_it(play, seat, move.tile)
    play.emit("settle-occupied" if hospice else "settle", seat, tile=move.tile)


def _comes_with_it(play: PuertoRico, seat: Seat, place: str) -> bool:
    """Whether the hospice's colonist comes: with the first tile that is taken in the phase, not with a second one."""
    board = play.state.boards[seat]
    first = TAKEN not in board.done
    board.done.append(TAKEN)
    return first and board.works("hospice") and newcomer(play, seat, place)


def _take(state: State, board: Board, tile: str) -> None:
    if tile == QUARRY:
        state.quarries -= 1
        board.done.append(QUARRY)
    else:
        state.row.remove(tile)


@RULES.answer(TakeTile, Forest)
def forest(play: PuertoRico, step: TakeTile, seat: Seat, move: Forest) -> None:
    """The plantation lies face down; the hospice's colonist waits on the compass rose."""
    board = play.state.boards[seat]
    _take(play.state, board, move.tile)
    lay_forest(board, move.tile, seen=True)
    hospice = _comes_with_it(play, seat, ROSE)
    play.emit("forest-occupied" if hospice else "forest", seat, tile=move.tile)


@RULES.answer(TakeTile, Draw)
def draw_tile(play: PuertoRico, step: TakeTile, seat: Seat, move: Draw) -> None:
    """The hidden tile must be laid at once; then the turn goes on."""
    play.state.boards[seat].done.append("hacienda")
    play.then(TakeTile([seat]))
    drawn(play, seat)


def drawn(play: PuertoRico, seat: Seat) -> None:
    """A tile from the stacks is laid open; with the forest house its owner looks at it first."""
    tile = draw(play)
    board = play.state.boards[seat]
    if board.works("forest_house"):
        play.emit("look", seat)
        play.emit("looked", seat, to=(seat,), tile=tile)
        play.then(LayTile([seat], tile))
    else:
        play.emit("draw", seat, tile=tile)
        lay(board, tile)


@RULES.answer(TakeTile, ExtraQuarry)
def extra_quarry(play: PuertoRico, step: TakeTile, seat: Seat, move: ExtraQuarry) -> None:
    """With a construction hut, a quarry instead of the hidden tile."""
    board = play.state.boards[seat]
    board.done.append("hacienda")
    _take(play.state, board, QUARRY)
    lay(board, QUARRY)
    play.emit("settle", seat, tile=QUARRY)
    play.then(TakeTile([seat]))


@RULES.offers(LayTile)
def sides(state: State, step: LayTile, seat: Seat) -> tuple[Offer, ...]:
    """The forest house allows both."""
    return (one_of(Lay, "side", ("plantation", FOREST)),)


@RULES.answer(LayTile, Lay)
def lay_tile(play: PuertoRico, step: LayTile, seat: Seat, move: Lay) -> None:
    """It stays what it is now; what lies below a forest only its owner knows."""
    board = play.state.boards[seat]
    if move.side == FOREST:
        lay_forest(board, step.tile, seen=False)
        play.emit("lay-forest", seat)
    else:
        lay(board, step.tile)
        play.reveal()
        play.emit("lay", seat, tile=step.tile, side=move.side)


@RULES.answer(TakeTile, Pass)
def no_tile(play: PuertoRico, step: TakeTile, seat: Seat, move: Pass) -> None:
    """Nobody has to settle."""
    play.emit("pass", seat, role="settler")


@RULES.step(SettlerEnd)
def settler_end(play: PuertoRico, step: SettlerEnd) -> None:
    """The library's second tile, then the hunting lodges, then a new row."""
    state = play.state
    settler = state.active
    second = [TakeTile([settler], second=True)] if privilege(state, settler) > 1 else []
    lodges = any("hunting_lodge" in board.city for board in state.boards)
    play.then(*second, *([LodgeTurn(state.in_turn(settler))] if lodges else []), NewRow())


@RULES.step(LodgeTurn)
def lodge_turn(play: PuertoRico, step: LodgeTurn) -> None:
    """A colonist hunts a plantation or forest away; a noble counts the empty cells."""
    state = play.state
    seat, *later = step.seats
    board = state.boards[seat]
    play.then(*([LodgeTurn(later)] if later else []))
    if "lodge" not in board.done and guests_help(play.state, seat, LODGE):
        board.done.append("lodge")
        play.then(*guests_first(state, seat, LODGE), LodgeTurn([seat]))
    elif board.works("hunting_lodge"):
        empty = board.empty_island()
        if "hunting_lodge" in board.colonists:
            play.then(Hunt([seat]))
        elif all(other.empty_island() < empty for other in state.boards if other is not board):
            award(play, seat, board.effect("empty_points"), "hunting_lodge")


@RULES.offers(Hunt)
def game(state: State, step: Hunt, seat: Seat) -> list[Offer]:
    """Quarries stay."""
    board = state.boards[seat]
    tiles = (*plantations(board), FOREST) if FOREST in board.island else plantations(board)
    return [one_of(Hunting, "tile", tiles), PASS] if tiles else [PASS]


@RULES.answer(Hunt, Hunting)
def hunt(play: PuertoRico, step: Hunt, seat: Seat, move: Hunting) -> None:
    """The tile is discarded."""
    give_up_tile(play, seat, move.tile)
    play.emit("hunt", seat, tile=move.tile)


@RULES.answer(Hunt, Pass)
def no_hunt(play: PuertoRico, step: Hunt, seat: Seat, move: Pass) -> None:
    """It is an offer only."""


@RULES.step(NewRow)
def new_row(play: PuertoRico, step: NewRow) -> None:
    """The leftovers are discarded; the row is laid anew, from reshuffled discards if the stacks run out."""
    state = play.state
    state.discards += state.row
    state.row = []
    while len(state.row) <= state.seats:
        if not state.pile:
            if not state.discards:
                break
            state.pile, state.discards = sorted(state.discards), []
            state.chance.shuffle(state.pile)
            play.emit("reshuffle")
        state.row.append(state.pile.pop())
    play.reveal()
    play.emit("row", tile=tuple(state.row))

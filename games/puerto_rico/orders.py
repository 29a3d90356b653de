"""Standing orders: answers that a seat leaves behind. Each ends by itself when what it was based on has changed."""

from collections.abc import Callable
from functools import lru_cache

from games.core.events import Value
from games.core.fields import NOTHING, Amount, Pick
from games.core.moves import Move, Offer
from games.core.seats import Seat
from games.puerto_rico import moves
from games.puerto_rico.components import BUILDINGS, GOODS, QUARRY, WORKPLACES
from games.puerto_rico.rulebook import RULES, PuertoRico
from games.puerto_rico.state import Board, Order, State

PASS = "pass"
MOST_COINS = 9
TILES = (*GOODS, QUARRY)


def _in_use(phase: str) -> Callable[[State, Board, Order], str]:
    """The order lasts as long as the player's buildings of a phase work as they do now."""
    places = WORKPLACES[phase]
    return lambda state, board, order: "+".join(key for key in board.city if key in places and board.works(key))


def _city(state: State, board: Board, order: Order) -> str:
    """The order lasts until the player has a new building."""
    return "+".join(board.city)


def _island(state: State, board: Board, order: Order) -> str:
    """The order lasts until the island is full, or other buildings bear on settling."""
    return SETTLING(state, board, order) if board.empty_island() else "full"


def _to_be_had(state: State, board: Board, order: Order) -> str:
    """The order lasts until the building is built, sold out, or without room."""
    key = order.words[0]
    room = BUILDINGS[key].cells <= board.empty_city()
    return str(key not in board.city and state.market[key] > 0 and room)


SETTLING = _in_use("settler")
BASIS: dict[str, Callable[[State, Board, Order], str]] = {
    "sale": _in_use("trader"),
    "keep": _in_use("storage"),
    "mayor": _city,
    "tile": _island,
    "ship": _in_use("captain"),
    "build": _to_be_had,
    "guests": _city,
}
"""On what each kind of order is based: when this changes, it ends."""


def still_holds(state: State, board: Board, kind: str) -> bool:
    """Whether nothing relevant to the order has changed since it was given."""
    order = board.orders[kind]
    return BASIS[kind](state, board, order) == order.basis


def drop_stale_orders(play: PuertoRico) -> None:
    """Orders whose basis has changed end, and their owners are told."""
    for seat, board in zip(play.state.every_seat(), play.state.boards, strict=True):
        if not board.orders:
            continue
        for kind in [kind for kind in board.orders if not still_holds(play.state, board, kind)]:
            del board.orders[kind]
            play.emit("order-stopped", seat, to=(seat,), order=kind)


def _preference(move: type[Move], noun: str, words: tuple[str, ...], *others: str) -> Offer:
    more = (*words, *others, NOTHING)
    return Offer(move, (Pick("first", noun, words), Pick("second", noun, more), Pick("third", noun, more)), aside=True)


ALWAYS = (
    Offer(moves.OrderSale, (Amount("least", "coins", 1, MOST_COINS),), aside=True),
    _preference(moves.OrderKeep, "good", GOODS),
    Offer(moves.OrderMayor, aside=True),
    _preference(moves.OrderTile, "tile", TILES, PASS),
    _preference(moves.OrderShip, "good", GOODS),
)
WISHES = {"sale": "least", "keep": "good", "tile": "tile", "ship": "good", "build": "building"}
"""What is said of an order when it is given: a number, or the names of its words."""
FOR_GUESTS = Offer(moves.OrderGuests, aside=True)


@lru_cache(maxsize=256)
def _orders(market: tuple[str, ...], city: tuple[str, ...], given: tuple[str, ...]) -> tuple[Offer, ...]:
    """Everything that can be ordered or cancelled with these buildings in play and in one's city."""
    offers = list(ALWAYS)
    if wanted := tuple(key for key in market if key not in city):
        offers.append(Offer(moves.OrderBuild, (Pick("building", "building", wanted),), aside=True))
    if "guesthouse" in city:
        offers.append(FOR_GUESTS)
    if given:
        offers.append(Offer(moves.CancelOrder, (Pick("order", "order", given),), aside=True))
    return tuple(offers)


@RULES.at_any_time
def orders(state: State, seat: Seat) -> tuple[Offer, ...]:
    """Orders can be given and cancelled whenever the game is on."""
    board = state.boards[seat]
    return _orders(tuple(state.market), tuple(board.city), tuple(board.orders))


def _give(play: PuertoRico, seat: Seat, kind: str, *words: str, least: int = 0) -> None:
    state = play.state
    board = state.boards[seat]
    order = Order([word for word in words if word != NOTHING], least)
    order.basis = BASIS[kind](state, board, order)
    board.orders[kind] = order
    if kind in WISHES:
        wish: Value = least or tuple(order.words)
        play.emit(f"order-given-{kind}", seat, to=(seat,), not_to=(), auto=False, **{WISHES[kind]: wish})
    else:
        play.emit("order-given", seat, to=(seat,), order=kind)


@RULES.answer_at_any_time(moves.OrderSale)
def order_sale(play: PuertoRico, seat: Seat, move: moves.OrderSale) -> None:
    _give(play, seat, "sale", least=move.least)


@RULES.answer_at_any_time(moves.OrderKeep)
def order_keep(play: PuertoRico, seat: Seat, move: moves.OrderKeep) -> None:
    _give(play, seat, "keep", move.first, move.second, move.third)


@RULES.answer_at_any_time(moves.OrderMayor)
def order_mayor(play: PuertoRico, seat: Seat, move: moves.OrderMayor) -> None:
    _give(play, seat, "mayor")


@RULES.answer_at_any_time(moves.OrderTile)
def order_tile(play: PuertoRico, seat: Seat, move: moves.OrderTile) -> None:
    _give(play, seat, "tile", move.first, move.second, move.third)


@RULES.answer_at_any_time(moves.OrderShip)
def order_ship(play: PuertoRico, seat: Seat, move: moves.OrderShip) -> None:
    _give(play, seat, "ship", move.first, move.second, move.third)


@RULES.answer_at_any_time(moves.OrderBuild)
def order_build(play: PuertoRico, seat: Seat, move: moves.OrderBuild) -> None:
    _give(play, seat, "build", move.building)


@RULES.answer_at_any_time(moves.OrderGuests)
def order_guests(play: PuertoRico, seat: Seat, move: moves.OrderGuests) -> None:
    _give(play, seat, "guests")


@RULES.answer_at_any_time(moves.CancelOrder)
def cancel_order(play: PuertoRico, seat: Seat, move: moves.CancelOrder) -> None:
    del play.state.boards[seat].orders[move.order]
    play.emit("order-cancelled", seat, to=(seat,), order=move.order)

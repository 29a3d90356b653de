"""What standing orders answer."""

from collections.abc import Callable

from games.core.agenda import Decision
from games.core.fields import Put, Spread
from games.core.moves import Move, Request
from games.puerto_rico.components import GOODS, PRICES
from games.puerto_rico.moves import (
    Erect,
    KeepGoods,
    Mayor,
    Pass,
    Settle,
    ShipGoods,
    StoreGoods,
)
from games.puerto_rico.orders import PASS, still_holds
from games.puerto_rico.roles.storage import store_room
from games.puerto_rico.roles.trader import SALE, house_goods, house_price, post_goods, post_price
from games.puerto_rico.rulebook import RULES
from games.puerto_rico.state import Board, Order, State
from games.puerto_rico.steps import Assign, Build, BuildOrDeal, Keep, Load, MoveGuests, TakeTile, Trade

Act = Callable[[State, Request, Order], Move | None]


def _sale(state: State, request: Request, order: Order) -> Move | None:
    """Pass unless a sale brings enough; who took the role, or has sold and could still deal in land, is asked."""
    seat = request.seat
    if seat == state.active or SALE in state.boards[seat].done:
        return None
    prices = [house_price(state, seat, good) for good in house_goods(state, seat)]
    prices += [post_price(state, seat, good) for good in post_goods(state, seat)]
    return None if max(prices, default=0) >= order.least else Pass()


def _tile(state: State, request: Request, order: Order) -> Move | None:
    """The first wanted tile that is there; who took the role, or may draw a hidden tile first, is asked."""
    offer = request.offer("settle")
    if request.seat == state.active or request.offer("draw"):
        return None
    there = offer.choices("tile", {}) if offer else ()
    for word in order.words:
        if word == PASS:
            return Pass()
        if word in there:
            return Settle(word)
    return None


def _build(state: State, request: Request, order: Order) -> Move | None:
    """Pass until the building can be paid with doubloons; who took the role, or could pay otherwise, is asked."""
    (key,) = order.words
    payable = request.offer("build")
    black_market = request.offer("black_market")
    if request.seat == state.active or (black_market and key in black_market.choices("building", {})):
        return None
    return Erect(key) if payable and key in payable.choices("building", {}) else Pass()


def _ship(state: State, request: Request, order: Order) -> Move | None:
    """The first wanted good that can be loaded, on the smallest ship; who may use a wharf is asked."""
    offer = request.offer("ship")
    if offer is None or request.offer("wharf") or request.offer("small_wharf"):
        return None
    for good in order.words:
        if ships := offer.choices("ship", {"good": good}):
            return ShipGoods(good, min(ships))
    return None


def _mayor(state: State, request: Request, order: Order) -> Move | None:
    """The placement as it is proposed."""
    offer = request.offer("mayor")
    field = offer.fields[0] if offer else None
    return Mayor(field.now) if isinstance(field, Spread) else None


def _keep(state: State, request: Request, order: Order) -> Move | None:
    """The goods of the order, then the dearest."""
    wanted = [*order.words, *sorted(GOODS, key=lambda good: -PRICES[good])]
    return kept(state.boards[request.seat], tuple(dict.fromkeys(wanted)))


def kept(board: Board, wanted: tuple[str, ...]) -> Move:
    """As many as possible of the first good, then of the second, and so on."""
    room, singles = store_room(board)
    kinds: list[str] = []
    single: dict[str, int] = {}
    for good in wanted:
        count = board.goods[good]
        if count > singles and len(kinds) < room:
            kinds.append(good)
        elif count and singles:
            single[good] = min(count, singles)
            singles -= single[good]
    goods: tuple[Put, ...] = tuple((good, "good", single[good]) for good in GOODS if good in single)
    return StoreGoods(tuple(kinds), goods) if room else KeepGoods(goods)


def _stay(state: State, request: Request, order: Order) -> Move | None:
    """The guests stay in their house."""
    return Pass()


ACTS: dict[type[Decision], tuple[str, Act]] = {
    Trade: ("sale", _sale),
    TakeTile: ("tile", _tile),
    Build: ("build", _build),
    BuildOrDeal: ("build", _build),
    Load: ("ship", _ship),
    Assign: ("mayor", _mayor),
    Keep: ("keep", _keep),
    MoveGuests: ("guests", _stay),
}
"""Which order answers which question."""


@RULES.by_standing_order(*ACTS)
def by_order(state: State, step: Decision, request: Request) -> Move | None:
    """The answer that the seat has left behind, if nothing relevant has changed since."""
    board = state.boards[request.seat]
    if not board.orders:
        return None
    kind, act = ACTS[type(step)]
    if kind not in board.orders or not still_holds(state, board, kind):
        return None
    return act(state, request, board.orders[kind])

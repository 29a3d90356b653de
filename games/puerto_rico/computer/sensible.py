"""A plausible player: wants what its island lacks, and looks one step ahead."""

from collections.abc import Callable, Iterable
from functools import partial

from games.core.ahead.best import best_of, to_the_point
from games.core.chance import Chance
from games.core.moves import Move, Offer, Request
from games.core.seats import Seat
from games.core.stores import put
from games.puerto_rico import moves
from games.puerto_rico.components import GOODS, PRICES
from games.puerto_rico.computer.appraisal import building_worth, extra_good_worth, role_worth, tile_worth
from games.puerto_rico.roles.placement import COLONIST, NOBLE, anew, wanted
from games.puerto_rico.roles.storage import worth_keeping
from games.puerto_rico.roles.trader import house_price, post_price
from games.puerto_rico.state import ROSE, Board, State
from games.puerto_rico.turns.guests import empty_places, useful_now

ENOUGH = 400
"""As many moves of one offer are looked at."""
SPARE_COINS = 4
SPARE_CELLS = 4


def sensible(state: State, request: Request, chance: Chance) -> Move:
    """The move that looks best; among equals, any."""
    return best_of(_candidates(state, request), partial(_worth, state, request.seat), chance)


def _candidates(state: State, request: Request) -> Iterable[Move]:
    for offer in to_the_point(request):
        make = MADE.get(offer.makes)
        if make is None:
            yield from offer.moves(ENOUGH)
        else:
            yield make(state, state.boards[request.seat], offer)


def _placement(state: State, board: Board, offer: Offer) -> Move:
    """All pieces placed anew."""
    return moves.Mayor(anew(board))


def _counted(places: Iterable[str]) -> dict[str, int]:
    counts: dict[str, int] = {}
    for place in places:
        put(counts, place)
    return counts


def _all_goods(state: State, board: Board, offer: Offer) -> Move:
    """An even number of goods, so that none is given for nothing."""
    held = [good for good in GOODS for _ in range(board.goods[good])]
    shipped = _counted(held[: len(held) // 2 * 2] or held)
    return moves.SmallWharf(tuple((good, "good", count) for good, count in shipped.items()))


def _kept(state: State, board: Board, offer: Offer) -> Move:
    """The goods that bring most at the next sale or loading."""
    return worth_keeping(board)


def _cheapest(board: Board) -> tuple[str, ...]:
    return tuple(good for good in GOODS if board.goods[good])[: board.all_nobles()]


def _supply(state: State, board: Board, offer: Offer) -> Move:
    return moves.SupplyGoods(_cheapest(board))


def _supply_in_order(state: State, board: Board, offer: Offer) -> Move:
    return moves.SupplyInOrder("union_hall", _cheapest(board))


def _owner(state: State, board: Board) -> Seat:
    return next(seat for seat in state.every_seat() if state.boards[seat] is board)


def _guests(state: State, board: Board, offer: Offer) -> Move:
    """A guest goes where it helps in this phase, or else where it helps most."""
    useful = useful_now(state, _owner(state, board))
    places = empty_places(board)
    room = {place: board.staff(place) + empty for place, empty in places.items()}
    ranked = wanted(room, {place: board.staff(place) for place in places}, sum(places.values()))
    best = next((place for place in ranked if place in useful), ranked[0])
    return moves.Guests(((best, NOBLE if "guesthouse" in board.nobles else COLONIST, 1),))


MADE: dict[type[Move], Callable[[State, Board, Offer], Move]] = {
    moves.Mayor: _placement,
    moves.SmallWharf: _all_goods,
    moves.KeepGoods: _kept,
    moves.StoreGoods: _kept,
    moves.SupplyGoods: _supply,
    moves.SupplyInOrder: _supply_in_order,
    moves.Guests: _guests,
}
"""Moves that are better made than picked among all that are legal."""


def _worth(state: State, seat: Seat, move: Move) -> float:
    board = state.boards[seat]
    match move:
        case moves.Choose(role):
            return role_worth(state, seat, role)
        case moves.Settle(tile):
            return tile_worth(state, board, tile)
        case moves.Erect(building):
            return building_worth(state, board, building) - 1
        case moves.BlackMarket(building, colonist, good, point):
            given = (colonist != "none") * (1 if colonist == ROSE else 3) + (good != "none") + (point != "none") * 2
            return building_worth(state, board, building) - 1 - given
        case moves.Sell(good):
            return house_price(state, seat, good) - 0.5
        case moves.SellAtPost(good):
            return post_price(state, seat, good) - 0.5
        case moves.ShipGoods() | moves.Wharf():
            return _loading_worth(state, board, move)
        case moves.Craft(good):
            return extra_good_worth(state, seat, good)
        case moves.CraftTwo(first, second):
            return extra_good_worth(state, seat, first) + extra_good_worth(state, seat, second)
    return _plain_worth(state, board, move)


def _loading_worth(state: State, board: Board, move: moves.ShipGoods | moves.Wharf) -> float:
    if isinstance(move, moves.Wharf):
        return board.goods[move.good] - 2.5
    ship = next(ship for ship in state.ships if ship.word == move.ship)
    fits = min(board.goods[move.good], ship.capacity - ship.load)
    return fits - 0.1 * PRICES[move.good] - 0.01 * ship.capacity


def _plain_worth(state: State, board: Board, move: Move) -> float:
    match move:
        case moves.Draw() | moves.ExtraQuarry():
            return 20 if board.empty_island() > SPARE_CELLS else -1
        case moves.BuyLand():
            return 1 if board.coins > SPARE_COINS and board.empty_island() > SPARE_CELLS else -1
        case moves.Take(piece):
            return piece == NOBLE
        case moves.Lay(side):
            return side != "forest"
        case moves.Guests(pieces):
            return 1 if pieces[0][0] in useful_now(state, _owner(state, board)) else -1
        case moves.Forest() | moves.Hunting() | moves.SellLand():
            return -1
        case moves.SmallWharf(goods):
            return sum(count for _, _, count in goods) / 2 - 1.5
    return 0

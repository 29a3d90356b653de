"""A plausible player: wants what its island lacks, and looks one step ahead."""

from collections.abc import Callable, Sequence
from functools import partial
from typing import Any

from games.core.ahead.best import to_the_point
from games.core.chance import Chance
from games.core.moves import Move, Offer, Request
from games.core.seats import Seat
from games.puerto_rico import moves
from games.puerto_rico.components import FOREST
from games.puerto_rico.computer.answers import MADE
from games.puerto_rico.computer.appraisal import building_worths, extra_good_worth, late, tile_worths
from games.puerto_rico.computer.choosing import role_worths
from games.puerto_rico.computer.loading import load_worths
from games.puerto_rico.computer.weights import weights_at
from games.puerto_rico.roles.placement import NOBLE
from games.puerto_rico.roles.trader import house_price, post_price
from games.puerto_rico.state import ROSE, State
from games.puerto_rico.turns.guests import useful_now

ENOUGH = 400
"""As many moves of one offer are looked at."""
SPARE_COINS = 4
SPARE_CELLS = 4


def sensible(state: State, request: Request, chance: Chance) -> Move:
    """The move that looks best; among equals, any."""
    found: list[Move] = []
    worths: list[float] = []
    for offer in to_the_point(request):
        moves_of_it = _candidates(state, request.seat, offer)
        found += moves_of_it
        worths += JUDGES.get(offer.makes, _all_alike)(state, request.seat, moves_of_it)
    highest = max(worths)
    return chance.pick([move for move, worth in zip(found, worths, strict=True) if worth == highest])


def _candidates(state: State, seat: Seat, offer: Offer) -> list[Move]:
    make = MADE.get(offer.makes)
    return offer.moves(ENOUGH) if make is None else [make(state, seat)]


def _roles(state: State, seat: Seat, found: Sequence[moves.Choose]) -> list[float]:
    return role_worths(state, seat, [move.role for move in found])


def _tiles(state: State, seat: Seat, found: Sequence[moves.Settle]) -> list[float]:
    return tile_worths(state.boards[seat], [move.tile for move in found], late(state))


def _buildings(state: State, seat: Seat, found: Sequence[moves.Erect | moves.BlackMarket]) -> list[float]:
    time = late(state)
    least = weights_at(time).building["least"]
    worths = building_worths(state, state.boards[seat], [move.building for move in found], time)
    return [worth - least for worth in worths]


def _deals(state: State, seat: Seat, found: Sequence[moves.BlackMarket]) -> list[float]:
    return [worth - _given(move) for worth, move in zip(_buildings(state, seat, found), found, strict=True)]


def _given(move: moves.BlackMarket) -> int:
    colonist = (move.colonist != "none") * (1 if move.colonist == ROSE else 3)
    return colonist + (move.good != "none") + (move.point != "none") * 2


def _sales(state: State, seat: Seat, found: Sequence[moves.Sell]) -> list[float]:
    return [house_price(state, seat, move.good) - 0.5 for move in found]


def _sales_at_post(state: State, seat: Seat, found: Sequence[moves.SellAtPost]) -> list[float]:
    return [post_price(state, seat, move.good) - 0.5 for move in found]


def _loadings(state: State, seat: Seat, found: Sequence[moves.ShipGoods]) -> list[float]:
    return load_worths(state, seat, [(move.good, move.ship) for move in found])


def _wharf(state: State, seat: Seat, found: Sequence[moves.Wharf]) -> list[float]:
    least = weights_at(late(state)).goods["wharf"]
    return [state.boards[seat].goods[move.good] - least for move in found]


def _small_wharf(state: State, seat: Seat, found: Sequence[moves.SmallWharf]) -> list[float]:
    worths = []
    for move in found:
        shipped = 0
        for _, _, count in move.goods:
            shipped += count
        worths.append(shipped / 2 - 1.5)
    return worths


def _extra_goods(state: State, seat: Seat, found: Sequence[moves.Craft]) -> list[float]:
    return [extra_good_worth(state, seat, move.good) for move in found]


def _extra_pairs(state: State, seat: Seat, found: Sequence[moves.CraftTwo]) -> list[float]:
    worth = partial(extra_good_worth, state, seat)
    return [worth(move.first) + worth(move.second) for move in found]


def _drawn(state: State, seat: Seat, found: Sequence[Move]) -> list[float]:
    """More tiles, where there is plenty of room."""
    return [20.0 if state.boards[seat].empty_island() > SPARE_CELLS else -1.0] * len(found)


def _land(state: State, seat: Seat, found: Sequence[moves.BuyLand]) -> list[float]:
    board = state.boards[seat]
    return [1.0 if board.coins > SPARE_COINS and board.empty_island() > SPARE_CELLS else -1.0] * len(found)


def _pieces(state: State, seat: Seat, found: Sequence[moves.Take]) -> list[float]:
    return [float(move.piece == NOBLE) for move in found]


def _sides(state: State, seat: Seat, found: Sequence[moves.Lay]) -> list[float]:
    return [float(move.side != FOREST) for move in found]


def _guests(state: State, seat: Seat, found: Sequence[moves.Guests]) -> list[float]:
    useful = useful_now(state, seat)
    return [1.0 if move.pieces[0][0] in useful else -1.0 for move in found]


def _unwanted(state: State, seat: Seat, found: Sequence[Move]) -> list[float]:
    return [-1.0] * len(found)


def _all_alike(state: State, seat: Seat, found: Sequence[Move]) -> list[float]:
    return [0.0] * len(found)


JUDGES: dict[type[Move], Callable[[State, Seat, Any], list[float]]] = {
    moves.Choose: _roles,
    moves.Settle: _tiles,
    moves.Erect: _buildings,
    moves.BlackMarket: _deals,
    moves.Sell: _sales,
    moves.SellAtPost: _sales_at_post,
    moves.ShipGoods: _loadings,
    moves.Wharf: _wharf,
    moves.SmallWharf: _small_wharf,
    moves.Craft: _extra_goods,
    moves.CraftTwo: _extra_pairs,
    moves.Draw: _drawn,
    moves.ExtraQuarry: _drawn,
    moves.BuyLand: _land,
    moves.Take: _pieces,
    moves.Lay: _sides,
    moves.Guests: _guests,
    moves.Forest: _unwanted,
    moves.Hunting: _unwanted,
    moves.SellLand: _unwanted,
}
"""How good all moves of a kind look; the others are as good as doing nothing."""

"""What a move will do at once: what it changes of a player's things, and how its price comes about."""

import msgspec

from games.core.ahead.outlook import Holdings
from games.core.events import Note, Phrase
from games.core.seats import Seat
from games.puerto_rico.components import BUILDINGS, GOODS
from games.puerto_rico.moves import Craft, CraftTwo, Erect, Mayor, Sell, SellAtPost, ShipGoods
from games.puerto_rico.roles.builder import discounts
from games.puerto_rico.roles.craftsman import capacity
from games.puerto_rico.roles.mayor import place
from games.puerto_rico.roles.prices import price
from games.puerto_rico.roles.trader import house_price, post_price
from games.puerto_rico.rulebook import RULES
from games.puerto_rico.state import State


def holdings(state: State, seat: Seat) -> Holdings:
    """Doubloons, points, goods and pieces; the printed points of buildings apart, for they cannot be given away."""
    board = state.boards[seat]
    return {
        ("coins", ""): board.coins,
        ("points", ""): board.points,
        ("worth", ""): sum(BUILDINGS[key].points for key in board.city),
        ("colonists", ""): sum(board.colonists.values()),
        ("nobles", ""): board.all_nobles(),
        **{("good", good): count for good, count in board.goods.items()},
    }


@RULES.note(Erect)
def how_it_is_paid(state: State, seat: Seat, move: Erect) -> Note:
    """The price, and what quarries and all else take off the printed one."""
    cut = discounts(state, seat)
    building = BUILDINGS[move.building]
    paid = price(move.building, cut)
    quarries = min(cut.quarries, building.column, building.cost)
    less = building.cost - quarries - paid
    args = {"price": paid, "cost": building.cost, "quarries": quarries, "less": less}
    return Note(Phrase("puerto-rico-note-build", dict(args)), ("coins",))


@RULES.note(ShipGoods)
def how_many_go_aboard(state: State, seat: Seat, move: ShipGoods) -> Note:
    """So many of those in stock find room."""
    held = state.boards[seat].goods[move.good]
    ship = next(ship for ship in state.ships if ship.word == move.ship)
    loaded = min(held, ship.capacity - ship.load)
    phrase = Phrase("puerto-rico-note-ship", {"count": loaded, "left": held - loaded, "good": move.good})
    return Note(phrase, ("good",))


@RULES.note(Sell)
def what_the_house_pays(state: State, seat: Seat, move: Sell) -> Note:
    """The price with all that adds to it."""
    return _sale(house_price(state, seat, move.good))


@RULES.note(SellAtPost)
def what_the_post_pays(state: State, seat: Seat, move: SellAtPost) -> Note:
    """The same at one's own trading post."""
    return _sale(post_price(state, seat, move.good))


def _sale(coins: int) -> Note:
    return Note(Phrase("puerto-rico-note-sale", {"coins": coins}), ("coins", "good"))


@RULES.note(Craft)
@RULES.note(CraftTwo)
def goods_as_named(state: State, seat: Seat, move: Craft | CraftTwo) -> Note:
    """The choice says which goods come."""
    return Note(None, ("good",))


@RULES.note(Mayor)
def what_the_island_can_make(state: State, seat: Seat, move: Mayor) -> Note:
    """What the next craftsman would bring, as far as the supply lasts."""
    then = msgspec.structs.replace(state.boards[seat])
    place(then, move.pieces)
    made = tuple(good for good in GOODS for _ in range(capacity(then, good)))
    return Note(Phrase("puerto-rico-note-makes", {"good": made, "count": len(made)}))

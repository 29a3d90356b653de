"""The trader: goods for doubloons, and land."""

from collections.abc import Collection

from games.core.moves import Offer, one_of
from games.core.seats import Seat
from games.puerto_rico.bank import give_up_tile, plantations, privilege, put_back
from games.puerto_rico.components import GOODS, PRICES, SIZES
from games.puerto_rico.moves import BuyLand, Pass, Sell, SellAtPost, SellLand
from games.puerto_rico.roles.settler import drawn
from games.puerto_rico.rulebook import RULES, PuertoRico
from games.puerto_rico.state import State
from games.puerto_rico.steps import Trade, TraderEnd, TraderTurn
from games.puerto_rico.turns.guests import guests_help, useful_now

PASS = Offer(Pass)
SALE = "sale"
LAND = "land_office"


@RULES.step(TraderTurn)
def trader_turn(play: PuertoRico, step: TraderTurn) -> None:
    """Clockwise from the trader, everybody may sell one good; who has nothing to deal in is not asked."""
    state = play.state
    for at, seat in enumerate(step.seats):
        if _deals(state, seat) or guests_help(play.state, seat, _useful(state, seat)):
            play.then(Trade([seat]), TraderTurn(step.seats[at + 1 :]))
            return
    play.then(TraderEnd())


def _useful(state: State, seat: Seat) -> Collection[str]:
    """Where a guest could help; without goods only land is left to deal in."""
    return useful_now(state, seat) if any(state.boards[seat].goods.values()) else (LAND,)


def house_goods(state: State, seat: Seat) -> tuple[str, ...]:
    """What this seat may sell to the trading house: kinds that it has not, or any with an office, while it has room."""
    board = state.boards[seat]
    if len(state.house) == SIZES.house or SALE in board.done:
        return ()
    return tuple(good for good in GOODS if board.goods[good] and (good not in state.house or board.works("office")))


def post_goods(state: State, seat: Seat) -> tuple[str, ...]:
    """What this seat may sell at its trading post: anything."""
    board = state.boards[seat]
    if not board.works("trading_post") or SALE in board.done:
        return ()
    return tuple(good for good in GOODS if board.goods[good])


def house_price(state: State, seat: Seat, good: str) -> int:
    """What a sale to the trading house brings."""
    return PRICES[good] + privilege(state, seat) + state.boards[seat].effect("sale_coins")


def post_price(state: State, seat: Seat, good: str) -> int:
    """What a sale at the trading post brings: markets do not count."""
    return PRICES[good] + privilege(state, seat)


@RULES.offers(Trade)
def sales(state: State, step: Trade, seat: Seat) -> list[Offer]:
    """One good, and once the land office."""
    return [*_deals(state, seat), PASS]


def _deals(state: State, seat: Seat) -> list[Offer]:
    offers = []
    if goods := house_goods(state, seat):
        offers.append(one_of(Sell, "good", goods))
    board = state.boards[seat]
    if goods := post_goods(state, seat):
        offers.append(one_of(SellAtPost, "good", goods))
    if board.works(LAND) and LAND not in board.done:
        if LAND in board.nobles:
            if tiles := plantations(board):
                offers.append(one_of(SellLand, "tile", tiles))
        elif board.coins and state.pile and board.empty_island():
            offers.append(Offer(BuyLand))
    return offers


@RULES.answer(Trade, Sell)
def sell(play: PuertoRico, step: Trade, seat: Seat, move: Sell) -> None:
    """The good stays in the trading house for now."""
    state = play.state
    coins = house_price(state, seat, move.good)
    state.house.append(move.good)
    _sold(play, seat, move.good, coins)
    play.emit("sell", seat, good=move.good, coins=coins)


@RULES.answer(Trade, SellAtPost)
def sell_at_post(play: PuertoRico, step: Trade, seat: Seat, move: SellAtPost) -> None:
    """The good goes to the supply at once."""
    coins = post_price(play.state, seat, move.good)
    put_back(play.state, [(move.good, 1)])
    _sold(play, seat, move.good, coins)
    play.emit("sell-at-post", seat, good=move.good, coins=coins)


def _sold(play: PuertoRico, seat: Seat, good: str, coins: int) -> None:
    board = play.state.boards[seat]
    board.goods[good] -= 1
    board.coins += coins
    board.done.append(SALE)
    _go_on(play, seat)


def _go_on(play: PuertoRico, seat: Seat) -> None:
    """The land office works before or after the sale."""
    if _deals(play.state, seat):
        play.then(Trade([seat]))


@RULES.answer(Trade, BuyLand)
def buy_land(play: PuertoRico, step: Trade, seat: Seat, move: BuyLand) -> None:
    """A colonist in the land office: a doubloon for a hidden plantation."""
    board = play.state.boards[seat]
    board.coins -= 1
    board.done.append(LAND)
    play.emit("buy-land", seat, price=1)
    _go_on(play, seat)
    drawn(play, seat)


@RULES.answer(Trade, SellLand)
def sell_land(play: PuertoRico, step: Trade, seat: Seat, move: SellLand) -> None:
    """A noble in the land office: a plantation for a doubloon."""
    board = play.state.boards[seat]
    give_up_tile(play, seat, move.tile)
    board.coins += 1
    board.done.append(LAND)
    play.emit("sell-land", seat, tile=move.tile, coins=1)
    _go_on(play, seat)


@RULES.answer(Trade, Pass)
def no_sale(play: PuertoRico, step: Trade, seat: Seat, move: Pass) -> None:
    """Who does not sell gets no privilege either."""
    if SALE not in play.state.boards[seat].done:
        play.emit("pass", seat, role="trader")


@RULES.step(TraderEnd)
def trader_end(play: PuertoRico, step: TraderEnd) -> None:
    """A full trading house is emptied; another keeps its goods."""
    state = play.state
    if len(state.house) == SIZES.house:
        put_back(state, ((good, 1) for good in state.house))
        play.emit("house-emptied", good=tuple(state.house))
        state.house.clear()

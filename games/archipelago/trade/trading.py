"""Transactions: one cube bought or sold, each at the price of its row."""

from functools import lru_cache

from games.archipelago import moves
from games.archipelago.bank import buying_price, earn, lose, pay, selling_price, use_tokens
from games.archipelago.cards.steps import TradeMany
from games.archipelago.components import MARKETS, RESOURCES, Market
from games.archipelago.rulebook import RULES, Archipelago
from games.archipelago.state import State
from games.archipelago.steps import AfterMove, Trade
from games.core.moves import Offer, offer_of_rows
from games.core.seats import Seat
from games.core.stores import put

CUBE, TOKEN = "cube", "token"
NAMED: dict[str, Market] = {market: market for market in MARKETS}


def trade_offers(
    state: State, seat: Seat, markets: tuple[Market, ...], resources: tuple[str, ...] = RESOURCES
) -> list[Offer]:
    """What can be bought and sold on these markets."""
    offers = []
    player = state.players[seat]
    bought = [
        (market, resource)
        for market in markets
        for resource in resources
        if (price := buying_price(state, market, resource)) is not None and price <= player.money
    ]
    if bought:
        offers.append(_purchases(tuple(bought)))
    goods = {resource: found for resource in resources if (found := _goods(state, seat, resource))}
    sold = [
        (market, resource, payment)
        for market in markets
        for resource, payments in goods.items()
        if selling_price(state, market, resource) is not None
        for payment in payments
    ]
    if sold:
        offers.append(_sales(tuple(sold)))
    return offers


@lru_cache(maxsize=1024)
def _purchases(rows: tuple[tuple[Market, str], ...]) -> Offer:
    return offer_of_rows(moves.Buy, rows, "market", "resource", private=True)


@lru_cache(maxsize=1024)
def _sales(rows: tuple[tuple[Market, str, str], ...]) -> Offer:
    return offer_of_rows(moves.Sell, rows, "market", "resource", "goods", private=True)


def _goods(state: State, seat: Seat, resource: str) -> list[str]:
    """A token is sold as a cube of the bank."""
    player = state.players[seat]
    found = [CUBE] if player.cubes.get(resource) else []
    return found + ([TOKEN] if player.tokens and state.bank[resource] else [])


def buy(play: Archipelago, seat: Seat, market: Market, resource: str) -> None:
    """The last cube of the zone, at the price of the row it lay in."""
    state = play.state
    price = buying_price(state, market, resource)
    assert price is not None
    state.markets[market][resource] -= 1
    pay(play, seat, price)
    cubes = state.players[seat].cubes
    put(cubes, resource)
    play.emit("buys", seat, resource=resource, market=market, money=price)


def sell(play: Archipelago, seat: Seat, market: Market, resource: str, goods: str) -> None:
    """Into the next cell, at the price of its row."""
    state = play.state
    price = selling_price(state, market, resource)
    assert price is not None
    if goods == TOKEN:
        use_tokens(play, seat, 1)
        state.bank[resource] -= 1
    else:
        lose(state.players[seat], resource)
    state.markets[market][resource] += 1
    play.emit("sells", seat, resource=resource, market=market, money=earn(play, seat, price))


def market_named(word: str) -> Market:
    """The market of this name."""
    return NAMED[word]


# One or two transactions at a port or market, or by a card


@RULES.offers(Trade)
def transactions(state: State, step: Trade, seat: Seat) -> list[Offer]:
    offers = trade_offers(state, seat, (step.market,))
    return [*offers, *([Offer(moves.Done, private=not step.optional)] if step.optional or not offers else [])]


@RULES.answer(Trade, moves.Buy)
def buy_there(play: Archipelago, step: Trade, seat: Seat, move: moves.Buy) -> None:
    buy(play, seat, market_named(move.market), move.resource)
    trade_on(play, step, seat)


@RULES.answer(Trade, moves.Sell)
def sell_there(play: Archipelago, step: Trade, seat: Seat, move: moves.Sell) -> None:
    sell(play, seat, market_named(move.market), move.resource, move.payment)
    trade_on(play, step, seat)


def trade_on(play: Archipelago, step: Trade, seat: Seat) -> None:
    """The next transaction, which need not be made."""
    if step.left > 1:
        play.then(AfterMove(), Trade([seat], step.market, step.left - 1, optional=True))


@RULES.answer(Trade, moves.Done)
def trade_no_more(_: Archipelago, __: Trade, ___: Seat, ____: moves.Done) -> None:
    """Making only one transaction is allowed."""


# Any number of one resource: the Merchant and the Exporter


@RULES.offers(TradeMany)
def bulk(state: State, step: TradeMany, seat: Seat) -> list[Offer]:
    resources = (step.resource,) if step.resource else RESOURCES
    offers = trade_offers(state, seat, (step.market,), resources)
    wanted = [offer for offer in offers if step.way in ("", offer.verb)]
    return [*wanted, *([Offer(moves.Done, private=not step.way)] if step.way or not wanted else [])]


@RULES.answer(TradeMany, moves.Buy)
def buy_many(play: Archipelago, step: TradeMany, seat: Seat, move: moves.Buy) -> None:
    buy(play, seat, step.market, move.resource)
    play.then(AfterMove(), TradeMany([seat], step.market, move.resource, "buy"))


@RULES.answer(TradeMany, moves.Sell)
def sell_many(play: Archipelago, step: TradeMany, seat: Seat, move: moves.Sell) -> None:
    sell(play, seat, step.market, move.resource, move.payment)
    play.then(AfterMove(), TradeMany([seat], step.market, move.resource, "sell"))


@RULES.answer(TradeMany, moves.Done)
def no_more(_: Archipelago, __: TradeMany, ___: Seat, ____: moves.Done) -> None:
    """The Merchant has traded enough."""

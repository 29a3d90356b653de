"""The trade action of the Maya: with the bank as often as wished, and with everybody who agrees."""

from games.core.fields import Pick, PickSome
from games.core.moves import Offer
from games.core.seats import Seat
from games.santa_maria.components import BANK, CARDS, COIN
from games.santa_maria.goods import gain, pay_coins, take
from games.santa_maria.maya.moves import BuyFromBank, CloseMarket, Redraw, SellToBank
from games.santa_maria.maya.steps import Market
from games.santa_maria.rulebook import RULES, SantaMaria
from games.santa_maria.state import State

PRICES = {"cocoa": BANK.cocoa, "grain": BANK.grain, "wood": BANK.wood}


@RULES.offers(Market)
def bargains(state: State, step: Market, seat: Seat) -> tuple[Offer, ...]:
    """Buy, sell, change cards, or go home."""
    player = state.players[seat]
    bought = tuple(good for good, price in PRICES.items() if price <= player.coins and player.fits(good) > 0)
    sold = tuple(good for good, count in player.goods.items() if count)
    offers = [Offer(CloseMarket)]
    if bought:
        offers.append(Offer(BuyFromBank, (Pick("good", "good", bought),)))
    if sold:
        offers.append(Offer(SellToBank, (Pick("good", "good", sold),)))
    cards = tuple(card for card in state.city().hand if card in CARDS)
    if cards and player.coins >= BANK.redraw:
        offers.append(Offer(Redraw, (PickSome("cards", "card", cards, 1, len(cards)),), private=True))
    return tuple(offers)


def _again(play: SantaMaria, seat: Seat) -> None:
    play.then(Market([seat]))


@RULES.answer(Market, BuyFromBank)
def buy_from_bank(play: SantaMaria, step: Market, seat: Seat, move: BuyFromBank) -> None:
    """Cocoa for one coin, grain and wood for two."""
    pay_coins(play, seat, PRICES[move.good])
    gain(play, seat, move.good, 1)
    _again(play, seat)


@RULES.answer(Market, SellToBank)
def sell_to_bank(play: SantaMaria, step: Market, seat: Seat, move: SellToBank) -> None:
    """Everything for one coin."""
    take(play, seat, ((move.good, 1),))
    gain(play, seat, COIN, BANK.sale)
    _again(play, seat)


@RULES.answer(Market, Redraw)
def redraw(play: SantaMaria, step: Market, seat: Seat, move: Redraw) -> None:
    """The cards go under the deck, and as many come from its top."""
    city = play.state.city()
    pay_coins(play, seat, BANK.redraw)
    for card in move.cards:
        city.hand.remove(card)
        city.deck.insert(0, card)
    city.hand += [city.deck.pop() for _ in move.cards]
    play.reveal()
    play.emit("redraw", seat, count=len(move.cards))
    _again(play, seat)


@RULES.answer(Market, CloseMarket)
def close_market(play: SantaMaria, step: Market, seat: Seat, move: CloseMarket) -> None:
    """The trade action is over; what was put to the Maya waits for the next one."""
    state = play.state
    for deal in [deal for deal in state.proposals if deal.by == seat]:
        play.close(deal)
        play.emit("deal-over", seat, seats=tuple(deal.to))

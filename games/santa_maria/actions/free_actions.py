"""Selling and buying, at any moment of one's own turn; and how much one wants to be asked."""

from functools import lru_cache

from games.core.agenda import Decision
from games.core.fields import Amount, Pick
from games.core.moves import Offer
from games.core.seats import Seat
from games.core.stores import put
from games.santa_maria.components import COIN, RESOURCES
from games.santa_maria.goods import can_pay, may_buy, sale, without
from games.santa_maria.lines.steps import Hire, Pay
from games.santa_maria.moves import Ask, Buy, Sell
from games.santa_maria.rulebook import RULES, SantaMaria
from games.santa_maria.state import CHOICES, EVERYTHING, OWN_TURNS, Player, State
from games.santa_maria.steps import ChooseBoard, ChoosePair

SOLD = tuple(kind for kind, resource in RESOURCES.items() if resource.sale)
BOUGHT = tuple(kind for kind, resource in RESOURCES.items() if resource.price)
MOST = max(resource.room for resource in RESOURCES.values())
SETTING_UP = (ChooseBoard, ChoosePair)
CHEAPEST = min(RESOURCES[kind].price for kind in BOUGHT)


def may_trade(state: State, seat: Seat, step: Decision | None) -> bool:
    """In one's turn, right after it, and while an envoy die makes one act, which is what is asked then."""
    if state.agenda and isinstance(state.agenda[-1], SETTING_UP):
        return False
    return step is not None or seat in (state.active, state.lately)


@lru_cache(maxsize=4096)
def _sales(counts: tuple[int, ...]) -> tuple[Offer, ...]:
    rows = tuple((good, n) for good, most in zip(SOLD, counts, strict=True) for n in range(1, most + 1))
    return (Offer(Sell, (Pick("good", "good", SOLD), Amount("count", "count", 1, MOST)), rows),) if rows else ()


@lru_cache(maxsize=64)
def _purchases(goods: tuple[str, ...]) -> tuple[Offer, ...]:
    return (Offer(Buy, (Pick("good", "good", goods),)),) if goods else ()


def _may_sell(state: State, seat: Seat, player: Player, step: Decision | None) -> tuple[int, ...]:
    """As many of each as one has; not what one is about to pay with, however one now wants to be asked."""
    held = tuple([player.goods[good] for good in SOLD])
    if not isinstance(step, Pay):
        return held
    return tuple(_spare(state, seat, step, good, count) for good, count in zip(SOLD, held, strict=True))


def _spare(state: State, seat: Seat, step: Pay, good: str, held: int) -> int:
    return next(count for count in range(held, -1, -1) if can_pay(without(state, seat, good, count), seat, step.cost))


@RULES.at_any_time
def free_actions(state: State, seat: Seat) -> tuple[Offer, ...]:
    """The Maya cannot sell in this way."""
    player = state.players[seat]
    ask = ASK[player.asks]
    step = state.question(seat)
    if not may_trade(state, seat, step):
        return ask
    sales: tuple[Offer, ...] = ()
    if player.colony is not None:
        sales = _sales(_may_sell(state, seat, player, step))
    return (*sales, *_purchases(_can_buy(state, seat, player, step)), *ask)


def _can_buy(state: State, seat: Seat, player: Player, step: Decision | None) -> tuple[str, ...]:
    if player.coins < CHEAPEST or not may_buy(state, seat):
        return ()
    if (isinstance(step, Hire) and step.must) or (isinstance(step, Pay) and COIN in step.cost):
        return ()
    return tuple([good for good in BOUGHT if RESOURCES[good].price <= player.coins and player.fits(good) > 0])


MODES = (CHOICES, EVERYTHING, OWN_TURNS)
ASK = {
    now: (Offer(Ask, (Pick("about", "about", tuple(mode for mode in MODES if mode != now)),), aside=True),)
    for now in MODES
}


@RULES.answer_at_any_time(Sell)
def sell(play: SantaMaria, seat: Seat, move: Sell) -> None:
    """Simple resources bring a coin, all others two."""
    player = play.state.players[seat]
    coins = move.count * sale(play.state, seat, move.good)
    player.goods[move.good] -= move.count
    player.coins += coins
    play.emit("sell", seat, good=move.good, count=move.count, coins=coins)


@RULES.answer_at_any_time(Buy)
def buy(play: SantaMaria, seat: Seat, move: Buy) -> None:
    """Simple resources only."""
    player = play.state.players[seat]
    price = RESOURCES[move.good].price
    player.coins -= price
    put(player.goods, move.good)
    play.emit("buy", seat, good=move.good, price=price)


@RULES.answer_at_any_time(Ask)
def ask(play: SantaMaria, seat: Seat, move: Ask) -> None:
    """It is no secret: everybody sees who is asked what."""
    play.state.players[seat].asks = move.about
    play.emit("ask", seat, about=move.about)

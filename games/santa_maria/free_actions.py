"""Selling and buying, at any moment of one's own turn; and how much one wants to be asked."""

from functools import lru_cache

from games.core.fields import Pick
from games.core.moves import Offer
from games.core.seats import Seat
from games.santa_maria.components import COIN, RESOURCES
from games.santa_maria.goods import can_pay
from games.santa_maria.moves import Ask, Buy, Sell
from games.santa_maria.rulebook import RULES, SantaMaria
from games.santa_maria.state import Player, State
from games.santa_maria.steps import ChooseBoard, ChoosePair, Hire, Pay

EVERYTHING = "everything"
CHOICES = "choices"
SOLD = tuple(kind for kind, resource in RESOURCES.items() if resource.sale)
BOUGHT = tuple(kind for kind, resource in RESOURCES.items() if resource.price)


def may_trade(state: State, seat: Seat) -> bool:
    """In one's turn, right after it, and while an envoy die makes one act."""
    step = state.agenda[-1] if state.agenda else None
    if isinstance(step, ChooseBoard | ChoosePair):
        return False
    return seat in (state.active, state.lately) or seat in getattr(step, "waiting", ())


def sale(state: State, seat: Seat, good: str) -> int:
    """What a piece brings."""
    return RESOURCES[good].sale + state.knows(seat, "commerce")


@lru_cache(maxsize=4096)
def _sales(counts: tuple[int, ...]) -> tuple[Offer, ...]:
    rows = tuple((good, str(n)) for good, most in zip(SOLD, counts, strict=True) for n in range(1, most + 1))
    return (Offer(Sell, (Pick("good", "good", SOLD), Pick("count", "count", ("1", "2", "3"))), rows),) if rows else ()


@lru_cache(maxsize=64)
def _purchases(goods: tuple[str, ...]) -> tuple[Offer, ...]:
    return (Offer(Buy, (Pick("good", "good", goods),)),) if goods else ()


def _may_sell(state: State, seat: Seat, player: Player, good: str) -> int:
    """As many as one has; not what one is about to pay with."""
    step = state.agenda[-1]
    held = player.goods.get(good, 0)
    if isinstance(step, Pay) and seat in step.waiting and held:
        player.goods[good] = 0
        spare = can_pay(state, seat, step.cost)
        player.goods[good] = held
        return held if spare else 0
    return held


@RULES.at_any_time
def free_actions(state: State, seat: Seat) -> tuple[Offer, ...]:
    """The Maya cannot sell in this way."""
    player = state.players[seat]
    ask = ASK[player.careful]
    if not may_trade(state, seat):
        return ask
    sales: tuple[Offer, ...] = ()
    if player.colony is not None:
        sales = _sales(tuple(_may_sell(state, seat, player, good) for good in SOLD))
    return (*sales, *_purchases(_can_buy(state, seat, player)), *ask)


def _can_buy(state: State, seat: Seat, player: Player) -> tuple[str, ...]:
    step = state.agenda[-1]
    tied = (isinstance(step, Hire) and step.must) or (isinstance(step, Pay) and COIN in step.cost)
    if tied and seat in getattr(step, "waiting", ()):
        return ()
    return tuple(good for good in BOUGHT if RESOURCES[good].price <= player.coins and player.fits(good) > 0)


ASK = {
    False: (Offer(Ask, (Pick("about", "about", (EVERYTHING,)),), aside=True),),
    True: (Offer(Ask, (Pick("about", "about", (CHOICES,)),), aside=True),),
}


@RULES.answer_at_any_time(Sell)
def sell(play: SantaMaria, seat: Seat, move: Sell) -> None:
    """Simple resources bring a coin, all others two."""
    player = play.state.players[seat]
    count = int(move.count)
    coins = count * sale(play.state, seat, move.good)
    player.goods[move.good] -= count
    player.coins += coins
    play.emit("sell", seat, good=move.good, count=count, coins=coins)


@RULES.answer_at_any_time(Buy)
def buy(play: SantaMaria, seat: Seat, move: Buy) -> None:
    """Simple resources only."""
    player = play.state.players[seat]
    price = RESOURCES[move.good].price
    player.coins -= price
    player.goods[move.good] = player.goods.get(move.good, 0) + 1
    play.emit("buy", seat, good=move.good, price=price)


@RULES.answer_at_any_time(Ask)
def ask(play: SantaMaria, seat: Seat, move: Ask) -> None:
    """Nobody else needs to know."""
    play.state.players[seat].careful = move.about == EVERYTHING
    play.emit("ask", seat, to=(seat,), about=move.about)

"""What buildings, docks, spaces and missions do: small verbs, each a function."""

from collections.abc import Callable, Iterable
from functools import cache

from games.core.fields import Pick
from games.core.moves import Offer
from games.core.seats import Seat
from games.santa_maria.components import COIN, GOLD, RESOURCES, Effect
from games.santa_maria.goods import SWAPPED, gain, reach, take
from games.santa_maria.lines.resting import ask, may_rest, may_say, rest_offer
from games.santa_maria.lines.steps import Perform, Take, Trade
from games.santa_maria.lines.whole_line import WAYS, line_offer
from games.santa_maria.moves import Skip, TakeEffect, TradeGood
from games.santa_maria.rulebook import RULES, SantaMaria
from games.santa_maria.state import State

SKIP = Offer(Skip)
Verb = Callable[[SantaMaria, Perform], None]
VERBS: dict[str, Verb] = {}
"""Each module enters the verbs that it is about."""


def performing(seat: Seat, effects: Iterable[Effect], building: str, spot: str = "") -> list[Perform]:
    """The steps that carry effects out, in their order."""
    return [Perform(seat, effect, building, spot) for effect in effects]


@RULES.step(Perform)
def perform(play: SantaMaria, step: Perform) -> None:
    """Whatever the verb is."""
    VERBS[step.effect.do](play, step)


def at_once(state: State, seat: Seat, effect: Effect) -> bool:
    """Whether no question is needed: a plain gain, unless the player is careful, or a merchant could sell first."""
    player = state.players[seat]
    if effect.do != "gain" or player.careful:
        return False
    resource = RESOURCES.get(effect.what)
    spilt = resource is not None and resource.sale > 0 and effect.n > player.fits(effect.what)
    return not (spilt and state.knows(seat, "commerce"))


def gaining(play: SantaMaria, step: Perform) -> None:
    """Resources, coins or points."""
    if at_once(play.state, step.seat, step.effect):
        gain(play, step.seat, step.effect.what, step.effect.n)
    else:
        ask(play, Take([step.seat], step.effect, step.building))


def wanted(play: SantaMaria, step: Perform, *, spilt: bool = False) -> bool:
    """Whether the effect is simply carried out; asked first is who is careful, or may sell what else is spilt."""
    if play.state.players[step.seat].careful or (spilt and play.state.knows(step.seat, "commerce")):
        ask(play, Take([step.seat], step.effect, step.building))
        return False
    return True


def trading(play: SantaMaria, step: Perform) -> None:
    """Asks if there is something to pay with, or if buying it may be worth while."""
    if payable(play.state, step.seat, step.effect) or _could_buy(play.state, step.seat, step.effect):
        ask(play, Trade([step.seat], step.effect, step.building, step.spot))
    else:
        play.in_vain("idle", "trade", step.seat, building=step.building)


VERBS["gain"] = gaining
VERBS["trade"] = trading


def payable(state: State, seat: Seat, effect: Effect) -> tuple[str, ...]:
    """With which one piece the trade can be paid."""
    goods = state.players[seat].goods
    kinds = _paying(effect.pay, state.knows(seat, "alchemy"))
    return tuple([kind for kind in kinds if goods.get(kind)])


@cache
def _paying(kinds: tuple[str, ...], alchemy: bool) -> tuple[str, ...]:
    """All that can stand for one of these."""
    swapped = [SWAPPED[kind] for kind in kinds if kind in SWAPPED] if alchemy else []
    return tuple(dict.fromkeys((*kinds, *swapped, GOLD)))


def _could_buy(state: State, seat: Seat, effect: Effect) -> bool:
    prices = [RESOURCES[kind].price for kind in effect.pay if RESOURCES[kind].price]
    worth_while = effect.what != COIN or state.players[seat].careful
    return worth_while and bool(prices) and reach(state, seat) >= min(prices)


WAYS["trade"] = payable


@RULES.offers(Trade)
def trades(state: State, step: Trade, seat: Seat) -> tuple[Offer, ...]:
    """One piece of one kind."""
    kinds = payable(state, seat, step.effect)
    trade = (Offer(TradeGood, (Pick("good", "good", kinds),)),) if kinds else ()
    return (*trade, SKIP, *line_offer(state, step, seat), *rest_offer(state))


@RULES.answer(Trade, TradeGood)
def trade(play: SantaMaria, step: Trade, seat: Seat, move: TradeGood) -> None:
    """At most once."""
    take(play, seat, ((move.good, 1),))
    gain(play, seat, step.effect.what, step.effect.n)


@RULES.offers(Take)
def taking(state: State, step: Take, seat: Seat) -> tuple[Offer, ...]:
    """Have it, or do without."""
    return (Offer(TakeEffect), SKIP, *rest_offer(state))


@RULES.answer(Take, TakeEffect)
def take_effect(play: SantaMaria, step: Take, seat: Seat, move: TakeEffect) -> None:
    """Once it is wanted it is carried out."""
    DONE[step.effect.do](play, Perform(seat, step.effect, step.building))


def _gained(play: SantaMaria, step: Perform) -> None:
    gain(play, step.seat, step.effect.what, step.effect.n)


DONE: dict[str, Verb] = {"gain": _gained}
"""What is done once a careful player has said yes; verbs that ask anyway are not in it."""


@RULES.answer(Take, Skip)
@RULES.answer(Trade, Skip)
def skip_effect(play: SantaMaria, step: Take | Trade, seat: Seat, move: Skip) -> None:
    """The die stays where it is all the same."""
    play.emit("skip", seat, building=step.building)


may_rest(Take)
may_rest(Trade)
may_say(Trade, TradeGood)

"""The religion track: steps, blue dice and monks."""

from games.core.fields import Pick
from games.core.moves import Offer
from games.core.seats import Seat
from games.santa_maria.actions.effects import DONE, SKIP, VERBS, performing, wanted
from games.santa_maria.components import COIN, FACES, GOLD, GRAIN, JOY, MISSIONS, RELIGION, RESOURCES, SUPPLY
from games.santa_maria.goods import gain, may_buy, pay_coins, reach, take
from games.santa_maria.lines.resting import ask, may_rest, may_say, rest_offer
from games.santa_maria.lines.steps import ExtraFaith, Faith, OfferFaith, Perform, PlaceMonk
from games.santa_maria.lines.whole_line import WAYS, line_offer
from games.santa_maria.maya.steps import FillStore
from games.santa_maria.moves import Monk, Pray, Skip
from games.santa_maria.rulebook import RULES, SantaMaria
from games.santa_maria.state import State

MONK_PRICE = 2
"""To each other player who has a monk at a place."""


def religion(play: SantaMaria, step: Perform) -> None:
    """One step, and an extra one for grain."""
    if wanted(play, step):
        pray(play, step)


def pray(play: SantaMaria, step: Perform) -> None:
    """The grain may be paid after the first step has been resolved."""
    play.then(Faith(step.seat), OfferFaith(step.seat, step.spot))


VERBS["religion"] = religion
DONE["religion"] = pray


@RULES.step(Faith)
def faith(play: SantaMaria, step: Faith) -> None:
    """At the end of the track a step is a point instead."""
    state = play.state
    player = state.players[step.seat]
    if player.faith == RELIGION.last:
        gain(play, step.seat, JOY, 1)
        return
    player.faith += 1
    play.emit("faith", step.seat, place=player.faith)
    if player.faith in RELIGION.dice:
        new_blue_die(play, step.seat)
    if player.faith in RELIGION.monks:
        if player.city is not None:
            play.then(FillStore([step.seat], cards=True))
        elif places_within(state, step.seat, reach(state, step.seat)):
            ask(play, PlaceMonk([step.seat]))
        else:
            play.emit("no-monk", step.seat)


def new_blue_die(play: SantaMaria, seat: Seat) -> None:
    """Rolled at once; with shared dice it is open to all."""
    state = play.state
    player = state.players[seat]
    player.blues += 1
    value = 1 + state.chance.below(len(FACES))
    play.reveal()
    dice = state.blue if state.plays("shared_dice") else player.blue
    dice.append(value)
    dice.sort()
    play.emit("blue-die", seat, value=value)


# The extra step


@RULES.step(OfferFaith)
def offer_faith(play: SantaMaria, step: OfferFaith) -> None:
    """Asked if it can be paid, also with grain that is bought for it, or for what can be sold."""
    state = play.state
    if prayers(state, step.seat) or _buys_grain(state, step.seat, reach(state, step.seat)):
        ask(play, ExtraFaith([step.seat], step.spot))


def prayers(state: State, seat: Seat) -> tuple[str, ...]:
    """With what the extra step can be paid: grain, gold, grain bought for coins; with Theology any resource."""
    player = state.players[seat]
    goods = player.goods
    kinds = RESOURCES if state.knows(seat, "theology") else (GRAIN, GOLD)
    found = tuple(kind for kind in kinds if goods.get(kind))
    buys = not goods.get(GRAIN) and _buys_grain(state, seat, player.coins)
    return (*found, COIN) if buys else found


def _buys_grain(state: State, seat: Seat, coins: int) -> bool:
    fits = state.players[seat].fits(GRAIN) > 0
    return fits and coins >= RESOURCES[GRAIN].price and may_buy(state, seat)


WAYS["religion"] = lambda state, seat, effect: prayers(state, seat)


@RULES.offers(ExtraFaith)
def extra_steps(state: State, step: ExtraFaith, seat: Seat) -> tuple[Offer, ...]:
    """Pay, or do without."""
    kinds = prayers(state, seat)
    pray = (Offer(Pray, (Pick("good", "prayer", kinds),)),) if kinds else ()
    return (*pray, SKIP, *line_offer(state, step, seat), *rest_offer(state))


@RULES.answer(ExtraFaith, Pray)
def extra_step(play: SantaMaria, step: ExtraFaith, seat: Seat, move: Pray) -> None:
    """No effect moves more than two steps."""
    if move.good == COIN:
        pay_coins(play, seat, RESOURCES[GRAIN].price)
    else:
        take(play, seat, ((move.good, 1),))
    play.then(Faith(seat))


@RULES.answer(ExtraFaith, Skip)
def no_extra_step(play: SantaMaria, step: ExtraFaith, seat: Seat, move: Skip) -> None:
    """One step is enough."""


# Monks


def monk_price(state: State, seat: Seat, place: str) -> int:
    """Two coins for each other player's monk."""
    return MONK_PRICE * len(state.monks.get(place, ()))


def places_within(state: State, seat: Seat, coins: int) -> tuple[str, ...]:
    """Where the seat could send a monk for so many coins."""
    if sum(seat in monks for monks in state.monks.values()) >= SUPPLY.monks:
        return ()
    return tuple(
        place
        for place in (*state.scholars, *state.bishops, *state.missions)
        if seat not in state.monks.get(place, ()) and monk_price(state, seat, place) <= coins
    )


@RULES.offers(PlaceMonk)
def places(state: State, step: PlaceMonk, seat: Seat) -> tuple[Offer, ...]:
    """Wherever one has none yet and can pay; or nowhere."""
    found = places_within(state, seat, state.players[seat].coins)
    monk = (Offer(Monk, (Pick("place", "place", found),)),) if found else ()
    return (*monk, SKIP, *rest_offer(state))


@RULES.answer(PlaceMonk, Monk)
def place_monk(play: SantaMaria, step: PlaceMonk, seat: Seat, move: Monk) -> None:
    """The coins go to those who are there."""
    state = play.state
    there = state.monks.setdefault(move.place, [])
    state.players[seat].coins -= monk_price(state, seat, move.place)
    play.emit("monk", seat, place=move.place, price=monk_price(state, seat, move.place))
    for other in there:
        state.players[other].coins += MONK_PRICE
        play.emit("monk-paid", other, coins=MONK_PRICE)
    there.append(seat)
    if move.place in MISSIONS:
        play.then(*performing(seat, MISSIONS[move.place].effects, "mission"))


@RULES.answer(PlaceMonk, Skip)
def keep_monk(play: SantaMaria, step: PlaceMonk, seat: Seat, move: Skip) -> None:
    """The chance has gone by."""
    play.emit("no-monk", seat)


may_rest(ExtraFaith)
may_rest(PlaceMonk)
may_say(ExtraFaith, Pray)

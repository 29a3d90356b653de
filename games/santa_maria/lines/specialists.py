"""Specialists: hired with a white die, before its line is activated."""

from games.core.events import Value
from games.core.fields import Pick
from games.core.moves import Offer
from games.core.seats import Seat
from games.santa_maria.actions.effects import SKIP
from games.santa_maria.components import CART_PRICE, SPECIALISTS
from games.santa_maria.goods import gain, pay_coins, reach
from games.santa_maria.grid import CELLS, LINES, value_of
from games.santa_maria.lines.steps import Hire, March, OfferHire
from games.santa_maria.moves import HireCart, HireProducer, Skip
from games.santa_maria.rulebook import RULES, SantaMaria
from games.santa_maria.state import Colony, State


def producer_price(colony: Colony, specialist: str) -> int:
    """The first of a kind costs a coin, the second two, the third three; and brings as much."""
    return colony.hired.get(specialist, 0) + 1


def cart_price(colony: Colony, cell: str) -> int:
    """Less on a building or road than on an empty cell."""
    return CART_PRICE.developed if cell in colony.cells else CART_PRICE.empty


def cart_cells(state: State, seat: Seat, coins: int, line: str = "") -> tuple[str, ...]:
    """Where a cart can be laid for so many coins: not under a die, coins or the governor."""
    colony = state.colony(seat)
    return tuple(
        cell
        for cell in (LINES[line] if line else CELLS)
        if cell not in colony.blocked and cell != colony.governor and cart_price(colony, cell) <= coins
    )


def cart_rescue(state: State, seat: Seat, line: str) -> int:
    """What a cart that makes the line usable costs; 0 if there is none."""
    specialist = state.specialists.get(str(value_of(line)))
    if specialist is None or SPECIALISTS[specialist].brings:
        return 0
    colony = state.colony(seat)
    return min(
        (cart_price(colony, cell) for cell in cart_cells(state, seat, state.players[seat].coins, line)), default=0
    )


@RULES.step(OfferHire)
def offer_hire(play: SantaMaria, step: OfferHire) -> None:
    """Whoever lies beside the final value, if the price can be paid, also for what can be sold."""
    state = play.state
    value = value_of(step.line)
    specialist = state.specialists.get(str(value))
    if specialist is None:
        return
    most = reach(state, step.seat)
    if SPECIALISTS[specialist].brings:
        able = producer_price(state.colony(step.seat), specialist) <= most
    else:
        able = bool(cart_cells(state, step.seat, most))
    if able:
        play.then(Hire([step.seat], value, step.line, step.must))


@RULES.asks(Hire)
def who(state: State, step: Hire, seat: Seat) -> dict[str, Value]:
    """By name."""
    return {"specialist": state.specialists[str(step.value)]}


@RULES.offers(Hire)
def hiring(state: State, step: Hire, seat: Seat) -> tuple[Offer, ...]:
    """A producer, or a cart on some cell; only if the line depends on it there is no way round."""
    specialist = state.specialists[str(step.value)]
    decline = () if step.must else (SKIP,)
    if SPECIALISTS[specialist].brings:
        able = producer_price(state.colony(seat), specialist) <= state.players[seat].coins
        return (*((Offer(HireProducer),) if able else ()), *decline)
    cells = cart_cells(state, seat, state.players[seat].coins, step.line if step.must else "")
    return (*((Offer(HireCart, (Pick("spot", "spot", cells),)),) if cells else ()), *decline)


def _hired(state: State, value: int) -> str:
    """Who lay beside the die, and lies there no more."""
    specialist = state.specialists.pop(str(value))
    state.gone.append(specialist)
    return specialist


@RULES.answer(Hire, HireProducer)
def hire_producer(play: SantaMaria, step: Hire, seat: Seat, move: HireProducer) -> None:
    """The full price is due, whatever fits into the storage."""
    state = play.state
    colony = state.colony(seat)
    specialist = _hired(state, step.value)
    price = producer_price(colony, specialist)
    colony.hired[specialist] = price
    play.emit("hire", seat, specialist=specialist)
    pay_coins(play, seat, price)
    what = SPECIALISTS[specialist].brings
    if what == "conquest":
        play.then(March(seat, price))
    else:
        gain(play, seat, what, price)


@RULES.answer(Hire, HireCart)
def hire_cart(play: SantaMaria, step: Hire, seat: Seat, move: HireCart) -> None:
    """It covers whatever is there."""
    state = play.state
    colony = state.colony(seat)
    specialist = _hired(state, step.value)
    price = cart_price(colony, move.spot)
    play.emit("cart", seat, specialist=specialist, spot=move.spot)
    pay_coins(play, seat, price)
    colony.cells[move.spot] = specialist


@RULES.answer(Hire, Skip)
def hire_nobody(play: SantaMaria, step: Hire, seat: Seat, move: Skip) -> None:
    """The specialist stays."""

"""The conquistador track: steps, gold, and who is ahead."""

from games.core.moves import Offer
from games.core.seats import Seat
from games.santa_maria.actions.effects import DONE, SKIP, VERBS, wanted
from games.santa_maria.components import COIN, CONQUEST, GOLD, Effect
from games.santa_maria.goods import gain, pay_coins, reach
from games.santa_maria.lines.resting import ask, may_rest, may_say, rest_offer
from games.santa_maria.lines.steps import March, OfferPress, Perform, PressOn
from games.santa_maria.lines.whole_line import WAYS, line_offer
from games.santa_maria.moves import Press, Skip
from games.santa_maria.rulebook import RULES, SantaMaria
from games.santa_maria.state import State

EXTRA_PRICE = 1
"""What Military science asks for another step."""


def conquest(play: SantaMaria, step: Perform) -> None:
    """One step."""
    if wanted(play, step, spilt=_spilt(play.state, step)):
        go(play, step)


def _spilt(state: State, step: Perform) -> bool:
    """Whether gold lies ahead for which there is no room."""
    player = state.players[step.seat]
    ahead = range(player.march + 1, player.march + step.effect.n + 1)
    found = any(place in CONQUEST.gold and not _guarded(state, place) for place in ahead)
    return found and player.colony is not None and player.fits(GOLD) < 1


def go(play: SantaMaria, step: Perform) -> None:
    """With Military science a coin buys another step."""
    seat = step.seat
    more = [OfferPress(seat, step.spot)] if play.state.knows(seat, "strategy") else []
    play.then(March(seat, step.effect.n), *more)


VERBS["conquest"] = conquest
DONE["conquest"] = go


@RULES.step(March)
def march(play: SantaMaria, step: March) -> None:
    """Onto the top of the pile; at the end of the track the marker stays."""
    state = play.state
    player = state.players[step.seat]
    found = 0
    for _ in range(min(step.steps, CONQUEST.last - player.march)):
        player.march += 1
        state.arrivals += 1
        player.arrived = state.arrivals
        if player.march in CONQUEST.gold:
            found += _gold(play, step.seat, player.march)
    play.emit("march", step.seat, place=player.march)
    if found:
        gain(play, step.seat, GOLD, found)


def _gold(play: SantaMaria, seat: Seat, place: int) -> int:
    """One gold for each symbol; the Maya guard those that they have passed, and take theirs to the temple."""
    state = play.state
    if state.maya is None:
        return 1
    if seat == state.maya:
        city = state.city()
        if state.gold_left():
            city.gold += 1
            play.emit("gold-to-city", seat)
        return 0
    if _guarded(state, place):
        play.emit("gold-guarded", seat)
        return 0
    return 1


def _guarded(state: State, place: int) -> bool:
    return state.maya is not None and state.players[state.maya].march >= place


def _pressing(state: State, seat: Seat, effect: Effect) -> tuple[str, ...]:
    player = state.players[seat]
    able = player.coins >= EXTRA_PRICE and player.march < CONQUEST.last
    return (COIN,) if able and state.knows(seat, "strategy") else ()


WAYS["conquest"] = _pressing


@RULES.step(OfferPress)
def offer_press(play: SantaMaria, step: OfferPress) -> None:
    """Once for each effect, while there is track left, and anything that could pay for it."""
    state = play.state
    if state.players[step.seat].march < CONQUEST.last and reach(state, step.seat) >= EXTRA_PRICE:
        ask(play, PressOn([step.seat], step.spot))


@RULES.offers(PressOn)
def pressing_on(state: State, step: PressOn, seat: Seat) -> tuple[Offer, ...]:
    """A coin, or not."""
    press = (Offer(Press),) if state.players[seat].coins >= EXTRA_PRICE else ()
    return (*press, SKIP, *line_offer(state, step, seat), *rest_offer(state))


@RULES.answer(PressOn, Press)
def press_on(play: SantaMaria, step: PressOn, seat: Seat, move: Press) -> None:
    """A coin for a step."""
    pay_coins(play, seat, EXTRA_PRICE)
    play.then(March(seat))


@RULES.answer(PressOn, Skip)
def stay(play: SantaMaria, step: PressOn, seat: Seat, move: Skip) -> None:
    """One step is enough."""


may_rest(PressOn)
may_say(PressOn, Press)


def ranking(state: State) -> list[Seat]:
    """Who is ahead; of several on one space, who came first."""
    return sorted(state.every_seat(), key=lambda seat: (-state.players[seat].march, state.players[seat].arrived))

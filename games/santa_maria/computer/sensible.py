"""A plausible player: weighs what each action brings at once and for the years to come."""

from collections.abc import Sequence
from operator import itemgetter

from games.core.chance import Chance
from games.core.moves import Move, Offer, Request
from games.core.seats import Seat
from games.santa_maria.computer.alone.player import planned, plans
from games.santa_maria.computer.alone.values import VALUES, Breadth
from games.santa_maria.computer.appraisal import Appraisal
from games.santa_maria.computer.purchases import best_purchase
from games.santa_maria.lines.proposals import JUDGES, judged
from games.santa_maria.moves import Ask, Rest, WholeLine
from games.santa_maria.state import State

LEAST = -99.0


def sensible(state: State, request: Request, chance: Chance) -> Move:
    """The move that begins the best plan for who is alone; with others what looks best."""
    return _answer(state, request, chance, VALUES.breadth["sensible"])


def quick(state: State, request: Request, chance: Chance) -> Move:
    """The same from fewer plans, where a game is played on in somebody's head."""
    return _answer(state, request, chance, VALUES.breadth["quick"])


def _answer(state: State, request: Request, chance: Chance, breadth: Breadth) -> Move:
    if plans(state, request.seat) and (begun := planned(state, request, breadth)) is not None:
        return begun
    return _plausible(state, request, chance)


def _plausible(state: State, request: Request, chance: Chance) -> Move:
    """The move that looks best, if need be after buying for it; among equals, what is recommended comes first."""
    seat = request.seat
    offers = [offer for offer in request.offers if not offer.aside and offer.makes not in (Ask, Rest, WholeLine)]
    step = state.question(seat)
    if step is None or not offers:
        return chance.pick(request.offers).any_move(chance.below)
    of_a_line = all(_is_of_a_line(offer) for offer in offers)
    highest, best = judged(state, step, seat, offers) if of_a_line else _appraised(state, seat, offers)
    wish = best_purchase(state, seat, step, highest)
    if wish is not None and request.accepts(wish):
        return wish
    return best or chance.pick(request.offers).any_move(chance.below)


def _is_of_a_line(offer: Offer) -> bool:
    return offer.makes in JUDGES or offer.verb in ("sell", "buy")


def _appraised(state: State, seat: Seat, offers: Sequence[Offer]) -> tuple[float, Move | None]:
    appraisal = Appraisal(state, seat)
    highest, best = max(map(appraisal.best, offers), key=itemgetter(0))
    return (highest, best) if highest > LEAST else (LEAST, None)

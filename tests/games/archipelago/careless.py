"""A player who cares little for the colony: the measure of what others bear."""

from collections.abc import Callable

from games.archipelago import moves
from games.archipelago.components import CARDS, SIDES
from games.archipelago.computer.stores import own_first
from games.archipelago.state import State
from games.archipelago.steps import HelpColony, Migrate, RaiseCitizens
from games.archipelago.turns.crises import lying
from games.core.chance import Chance
from games.core.fields import PART, Amount, Spread
from games.core.moves import Move, Offer, Request
from games.core.seats import Seat

SAFE = 6
"""So many more people than rebels, and nobody worries."""
PURSE = 4
"""What is kept for a bad day."""
PEACE = 5.0
"""What a step away from independence is worth when it is near."""
CANDIDATES = 40

Judge = Callable[[State, Seat, Move], float]


def careless(view: State, request: Request, chance: Chance) -> Move:
    """In a crisis what keeps the colony; else the move that seems worth most, with a little of one's own taste."""
    question = view.question(request.seat)
    if request.offer("help") or request.offer("bless"):
        danger = in_danger(view, question)
        return _help(view, request, 99 if danger else 2, tokens=danger)
    if isinstance(question, RaiseCitizens):
        return own_first(request, "raise") or chosen(view, request, chance)
    return chosen(view, request, chance)


def _help(state: State, request: Request, most_own: int, *, tokens: bool) -> Move:
    """As much as that allows; churches always, for they cost nothing."""
    blessing = own_first(request, "bless")
    if blessing is not None:
        return blessing
    helping = request.offer("help")
    if helping is None or helping.rows is None:
        return moves.Done()
    spent = state.crisis.own.get(request.seat, 0) if state.crisis else 0
    most = most_own - spent
    rows = [tuple(map(int, row)) for row in helping.rows]
    fitting = [row for row in rows if row[1] <= most and (row[2] == 0 or tokens)]
    if not fitting:
        return moves.Done()
    best = max(fitting, key=lambda row: (sum(row), row[0], row[1]))
    return moves.Help(*map(str, best))


def in_danger(view: State, question: object) -> bool:
    """Whether leaving them down could be the end."""
    missing = lying(view) if isinstance(question, HelpColony) else 4
    return view.population - view.rebellion - missing < SAFE


def chosen(view: State, request: Request, chance: Chance) -> Move:
    """The best of what is offered; offers beside the question only where nothing is asked."""
    offers = [offer for offer in request.offers if not offer.aside] or list(request.offers)
    best: Move | None = None
    most = 0.0
    for offer in offers:
        for move in candidates(view, offer, chance):
            value = worth(view, request.seat, move) + chance.below(100) / 100
            if best is None or value > most:
                best, most = move, value
    assert best is not None
    return best


def candidates(view: State, offer: Offer, chance: Chance) -> list[Move]:
    """Some of the moves of an offer; of a long list a sample."""
    if offer.rows is not None and len(offer.rows) > CANDIDATES:
        return [offer.make(chance.pick(offer.rows)) for _ in range(CANDIDATES)]
    match offer.fields:
        case (Amount(most=most),):
            return [offer.make((min(most, chance.below(3)),))]
        case (Spread(now=now),) if offer.verb == "loot":
            return [offer.make((now,))]
    if offer.verb in ("walk", "sail", "recruit", "raise", "deal", "ask", "counter"):
        return [offer.any_move(chance.below) for _ in range(4)]
    return offer.moves(CANDIDATES)


def worth(view: State, seat: Seat, move: Move) -> float:
    """How much a move seems to be worth."""
    judge = JUDGES.get(move.verb)
    return judge(view, seat, move) if judge else WORTH.get(move.verb, 1.0)


def unrest(view: State) -> float:
    """How near independence is: 0 at peace, 1 and more in danger."""
    return max(0.0, (SAFE * 2 - (view.population - view.rebellion)) / SAFE)


def _harvest(_: State, __: Seat, move: Move) -> float:
    return 4.0 + 2.0 * int(sum(count for _, _, count in move.answers()[0]))


def _settle(view: State, seat: Seat, move: Move) -> float:
    return worth_of_region(move.answers()[0])


def _build(view: State, seat: Seat, move: Move) -> float:
    return BUILT[str(move.answers()[0])]


def _use(view: State, seat: Seat, move: Move) -> float:
    return worth_of_card(move.answers()[0], unrest(view))


def _acquire(view: State, seat: Seat, move: Move) -> float:
    card = CARDS[move.answers()[0]]
    return (
        3.0 + view.players[seat].money / 4 - min(card.prices) - (PURSE if view.players[seat].money < PURSE * 2 else 0)
    )


def _sell(view: State, seat: Seat, move: Move) -> float:
    _, resource, goods = move.answers()
    spare = view.players[seat].cubes.get(resource, 0) - 1
    return -1.0 if goods == "token" or spare < 1 else 2.0 + spare + (2.0 if view.players[seat].money < PURSE else 0.0)


def _order(view: State, seat: Seat, move: Move) -> float:
    return 5.0 if move.answers()[0][0] == str(seat) else 0.0


def _tax(view: State, _: Seat, __: Move) -> float:
    return 6.0 - 8.0 * unrest(view)


def _recruit(view: State, seat: Seat, move: Move) -> float:
    hired = int(sum(count for _, _, count in move.answers()[0]))
    return 5.0 + min(hired, 2) - (4.0 if view.players[seat].money < PURSE + 3 * hired else 0.0)


def _done_walking(view: State, seat: Seat, _: Move) -> float:
    return 6.0 if isinstance(view.question(seat), Migrate) else 0.5


def _discover(view: State, seat: Seat, move: Move) -> float:
    side, _, _, unit = map(str, move.answers())
    return worth_of_region(side) + (1.0 if unit.startswith(f"ship{PART}") else 0.0)


def _surrender(view: State, seat: Seat, move: Move) -> float:
    """What there is most of is missed least."""
    return float(view.players[seat].cubes.get(str(move.answers()[0]), 0))


JUDGES: dict[str, Judge] = {
    "settle": _settle,
    "discover": _discover,
    "build": _build,
    "use": _use,
    "acquire": _acquire,
    "sell": _sell,
    "order": _order,
    "tax": _tax,
    "recruit": _recruit,
    "done": _done_walking,
    "surrender": _surrender,
    **{f"harvest_{resource}": _harvest for resource in ("fish", "wood", "stone", "iron", "cattle", "fruit")},
}

BUILT = {"town": 11.0, "church": 9.0, "port": 8.0, "market": 8.0, "ship": 6.0}

WORTH = {
    "explore": 9.0,
    "reproduce": 9.0,
    "erect": 14.0,
    "visit": 2.0,
    "take": 2.0,
    "welcome": 3.0,
    "walk": 3.0,
    "sail": 2.0,
    "buy": 0.0,
    "fail": -5.0,
    "pass": -4.0,
    "purchase": 2.0,
    "deal": -9.0,
    "ask": -9.0,
    "counter": -9.0,
    "allow": -9.0,
}


def worth_of_region(side: str) -> float:
    """Different icons are better than many alike; huts bring workers to hire, and unrest."""
    found = SIDES[side]
    return 2.0 * len(found.icons) + sum(found.icons.values()) - 0.5 * found.huts


def worth_of_card(name: str, unrest: float) -> float:
    """What its data promise; whatever calms the people is dear when they are angry."""
    card = CARDS[name]
    calm = -card.rebellion - sum(card.rebellion_per.values()) - card.surplus
    calm -= min((step.rebellion for step in card.by_churches), default=0)
    calm -= min((gift.rebellion for gift in card.gifts), default=0)
    return (
        3.0 + card.money + PEACE * unrest * calm + 2.0 * bool(card.during) + 2.0 * bool(card.grants) - card.money_price
    )

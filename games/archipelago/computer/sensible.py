"""A plausible answer of a player with some sense, who knows only the view."""

from collections.abc import Callable
from typing import Final

from games.archipelago.components import CARDS, OBJECTIVES
from games.archipelago.computer import wheel
from games.archipelago.computer.mind import Mind
from games.archipelago.computer.peace import Shift, per
from games.archipelago.computer.stores import help_in_crisis, own_first
from games.archipelago.computer.weights import WEIGHTS
from games.archipelago.criteria import PACIFIST, SEPARATIST
from games.archipelago.moves import HARVESTS
from games.archipelago.state import State
from games.archipelago.steps import HelpColony, HelpContinent, Migrate, RaiseCitizens
from games.archipelago.turns.evolution import SKULL
from games.core.chance import Chance
from games.core.fields import Amount, PickSome, Spread
from games.core.moves import Move, Offer, Request

ANSWER: Final = WEIGHTS.answer
CARD: Final = WEIGHTS.card
CANDIDATES = 40

Judge = Callable[[Mind, Move], float]


def sensible(view: State, request: Request, chance: Chance) -> Move:
    """In a crisis what is worth its cubes; else the move that seems worth most, with a little of one's own taste."""
    mind = Mind(view, request.seat)
    question = view.question(request.seat)
    if isinstance(question, HelpColony | HelpContinent):
        return help_in_crisis(mind.stores, request)
    if isinstance(question, RaiseCitizens):
        return own_first(request, "raise") or chosen(mind, request, chance)
    return chosen(mind, request, chance)


def chosen(mind: Mind, request: Request, chance: Chance) -> Move:
    """The best of what is offered; offers beside the question only where nothing is asked."""
    offers = [offer for offer in request.offers if not offer.aside] or list(request.offers)
    found: list[Move] = []
    worths: list[float] = []
    for offer in offers:
        judge = JUDGES.get(offer.verb, by_verb)
        for move in candidates(mind, offer, chance):
            found.append(move)
            worths.append(judge(mind, move) + chance.below(100) / 200)
    highest = max(worths)
    return chance.pick([move for move, worth in zip(found, worths, strict=True) if worth == highest])


def candidates(mind: Mind, offer: Offer, chance: Chance) -> list[Move]:
    """Some of the moves of an offer; of a long list a sample."""
    if offer.rows is not None:
        if len(offer.rows) > CANDIDATES:
            return [offer.make(chance.pick(offer.rows)) for _ in range(CANDIDATES)]
        return offer.moves(CANDIDATES)
    verb = offer.verb
    if verb == "recruit":
        return mind.people.hires(offer)
    if verb in ("walk", "sail"):
        return [mind.people.whole_journey(offer) or offer.any_move(chance.below)]
    match offer.fields:
        case (Amount(most=most),):
            return [offer.make((min(most, chance.below(2)),))]
        case (Spread(now=now),) if verb == "loot":
            return [offer.make((now,))]
        case (PickSome(),) if verb == "rotate":
            return rotations(mind, offer)
        case (PickSome(words=words, most=most),) if verb == "reproduce":
            return [offer.make((words[:most],))]
    if verb in ("raise", "deal", "ask", "counter"):
        return [offer.any_move(chance.below)]
    return offer.moves(CANDIDATES)


def rotations(mind: Mind, offer: Offer) -> list[Move]:
    """Turn those that have been turned least, so that none goes and no back comes up."""
    field = offer.fields[0]
    assert isinstance(field, PickSome)
    turned = {card.card: card.turned for card in mind.view.row}
    words = sorted(field.words, key=lambda word: turned[word] * (-1 if mind.aims.separatist else 1))[: field.least]
    return [offer.make((tuple(word for word in field.words if word in words),))]


def worth(mind: Mind, move: Move) -> float:
    """How much a move seems to be worth."""
    return JUDGES.get(move.verb, by_verb)(mind, move)


def by_verb(_: Mind, move: Move) -> float:
    return ANSWER.get(move.verb, ANSWER["other"])


# Cards


def use(mind: Mind, move: Move) -> float:
    return mind.appraisal.worth_of_use(move.answers()[0])


def erect(mind: Mind, move: Move) -> float:
    card = CARDS[move.answers()[0]]
    rebels = card.rebellion + per(mind.view, card.rebellion_per)
    calm = mind.insight.peace(Shift(people=-1, rebels=rebels, surplus=card.surplus))
    return CARD.medal * card.points + CARD.erected + calm


def acquire(mind: Mind, move: Move) -> float:
    name, turned = move.answers()
    return mind.appraisal.worth_of_owning(name) + skull(mind, (turned,))


def skull(mind: Mind, turned: tuple[str, ...]) -> float:
    """Cards that go bring up others."""
    gone = sum([card.card in turned and card.turned + 1 == SKULL for card in mind.view.row])
    return gone * mind.insight.peace(Shift(rebels=WEIGHTS.peace.uncovered))


def rotate(mind: Mind, move: Move) -> float:
    return skull(mind, move.answers()[0])


# The rest


def order(mind: Mind, move: Move) -> float:
    return ANSWER["first"] if move.answers()[0][0] == str(mind.seat) else 0.0


def done(mind: Mind, _: Move) -> float:
    return ANSWER["arrived" if isinstance(mind.view.question(mind.seat), Migrate) else "done"]


def surrender(mind: Mind, move: Move) -> float:
    return -mind.stores.spared(str(move.answers()[0]))


def gather(mind: Mind, move: Move) -> float:
    market, own = move.answers()
    stores = mind.stores
    return (stores.worth_of_cubes(own, 1) if own in mind.view.bank else 0.0) + stores.at_hand("domestic", market)


def keep(mind: Mind, move: Move) -> float:
    return sum([OBJECTIVES[each].counts not in (SEPARATIST, PACIFIST) for each in move.answers()[0]])


JUDGES: Final[dict[str, Judge]] = {
    "settle": wheel.settle,
    "discover": wheel.discover,
    "gather": gather,
    "keep": keep,
    "explore": wheel.explore,
    "build": wheel.build,
    "use": use,
    "erect": erect,
    "acquire": acquire,
    "rotate": rotate,
    "sell": wheel.sell,
    "buy": wheel.buy,
    "visit": wheel.visit,
    "order": order,
    "tax": wheel.tax,
    "recruit": wheel.recruit,
    "reproduce": wheel.reproduce,
    "walk": wheel.journey,
    "sail": wheel.journey,
    "done": done,
    "surrender": surrender,
    **{f"harvest_{resource}": wheel.harvest for resource in HARVESTS},
}

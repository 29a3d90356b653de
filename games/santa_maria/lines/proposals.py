"""What is proposed for the questions of a line: an answer with some sense, from what everybody can see."""

from collections.abc import Callable, Sequence
from functools import cache

from games.core.agenda import Decision
from games.core.ahead.best import foremost
from games.core.moves import Move, Offer
from games.core.seats import Seat
from games.santa_maria.components import BISHOPS, BUILDINGS, COIN, MISSIONS, RELIGION, SCHOLARS, SHIPS, YEARS, Effect
from games.santa_maria.computer.weights import WEIGHTS
from games.santa_maria.goods import shortage
from games.santa_maria.moves import (
    HireCart,
    HireProducer,
    Monk,
    Pray,
    Press,
    RoadTile,
    Ship,
    Skip,
    TakeEffect,
    TradeGood,
    Walk,
)
from games.santa_maria.score import COUNTS
from games.santa_maria.state import State

WORTH = WEIGHTS.piece
"""What a piece is worth, in coins."""
STEP = WEIGHTS.step

Judge = Callable[[State, Decision, Seat, Move], float]


def worth_of_effect(effect: Effect) -> float:
    """What carrying it out brings."""
    match effect.do:
        case "gain":
            return WORTH[effect.what] * effect.n
        case "trade":
            return max(WEIGHTS.trade["least"], WORTH[effect.what] * effect.n - min(WORTH[kind] for kind in effect.pay))
        case step:
            return STEP[step]


@cache
def worth_of_building(kind: str) -> float:
    """What activating it brings."""
    return sum(map(worth_of_effect, BUILDINGS[kind].effects))


def worth_of_ship(state: State, seat: Seat, move: Ship) -> float:
    """Its points, what its dock brings in the years left, a little for a set; less what it costs."""
    colony = state.colony(seat)
    found = SHIPS[move.ship]
    docks = colony.docks
    years = YEARS - state.year + 1
    fewest = min(len(docks.get(dock, ())) for dock in state.docks if dock != "special")
    helps = WEIGHTS.ship["least_dock" if len(docks.get(move.dock, ())) == fewest else "dock"]
    gold = shortage(state.players[seat].goods, found.cost, alchemy=state.knows(seat, "alchemy"))
    cost = gold + sum(WORTH[kind] * n for kind, n in found.cost.items())
    return found.points * WORTH["joy"] * WEIGHTS.ship["points"] + years * WEIGHTS.ship["years"] + helps - cost


def worth_of_place(state: State, seat: Seat, place: str) -> float:
    """A scholar for the time that is left, a bishop for what is there already, a mission for what it gives."""
    price = 2.0 * len(state.monks.get(place, ()))
    years = YEARS - state.year + 1
    if place in SCHOLARS:
        known = state.knows(seat, place)
        return SCHOLARS[place].points * WORTH["joy"] + WEIGHTS.monk["scholar"] * (years - 1) * (not known) - price
    if place in BISHOPS:
        bishop = BISHOPS[place]
        now = COUNTS[bishop.count](state, seat, state.colony(seat))
        points = min(bishop.most, bishop.points * (now + years * WEIGHTS.monk["growth"]))
        return points * WORTH["joy"] - (0 if state.plays("kingdoms") else WEIGHTS.monk["bishop"]) - price
    return WEIGHTS.monk["mission"] * sum(WORTH[effect.what] * effect.n for effect in MISSIONS[place].effects) - price


def worth_of_paying(state: State, seat: Seat, effect: Effect, kind: str) -> float:
    """What is left when the effect of a building has been paid with this piece."""
    match effect.do:
        case "religion":
            return worth_of_prayer(state, seat, kind)
        case "conquest":
            return WEIGHTS.track["pressing"]
        case _:
            return WORTH[effect.what] * effect.n - WORTH[kind]


def worth_of_prayer(state: State, seat: Seat, kind: str) -> float:
    """Worth a grain; worth more if the next step brings a monk."""
    near = state.players[seat].faith + 1 in RELIGION.monks
    gain = (
        STEP["religion"] + WEIGHTS.track["prayed"] * near if state.players[seat].faith < RELIGION.last else WORTH["joy"]
    )
    return gain - (WEIGHTS.track["paid"] if kind == COIN else WORTH[kind])


def _road(state: State, step: Decision, seat: Seat, move: Move) -> float:
    """In the line that is nearest to being full."""
    assert isinstance(move, RoadTile)
    cells = state.colony(seat).cells
    column = sum(cell[0] == move.spot[0] for cell in cells)
    row = sum(cell[1] == move.spot[1] for cell in cells)
    return 1.0 + max(column, row) + 0.1 * (column + row)


def _cart(state: State, step: Decision, seat: Seat, move: Move) -> float:
    """Where least is lost."""
    assert isinstance(move, HireCart)
    colony = state.colony(seat)
    kind = colony.cells.get(move.spot)
    lost = 9.0 if kind is None else worth_of_building(kind)
    return 5.0 - lost - 2.0 * colony.colonists((move.spot,))


def _trade(state: State, step: Decision, seat: Seat, move: Move) -> float:
    """Only with what is worth less than what it brings."""
    assert isinstance(move, TradeGood)
    effect = getattr(step, "effect", None)
    return 0.0 if effect is None else worth_of_paying(state, seat, effect, move.good)


JUDGES: dict[type[Move], Judge] = {
    Skip: lambda state, step, seat, move: 0.01,
    TakeEffect: lambda state, step, seat, move: 1.0,
    TradeGood: _trade,
    Pray: lambda state, step, seat, move: worth_of_prayer(state, seat, move.good) if isinstance(move, Pray) else 0.0,
    Press: lambda state, step, seat, move: WEIGHTS.track["pressing"],
    Monk: lambda state, step, seat, move: (
        1.0 + worth_of_place(state, seat, move.place) if isinstance(move, Monk) else 0.0
    ),
    Ship: lambda state, step, seat, move: worth_of_ship(state, seat, move) if isinstance(move, Ship) else 0.0,
    RoadTile: _road,
    Walk: lambda state, step, seat, move: 0.5,
    HireCart: _cart,
    HireProducer: lambda state, step, seat, move: 1.0,
}
"""How good an answer is; moves not named here are never proposed unless nothing else is."""
ENOUGH = 60


def proposed(state: State, step: Decision, seat: Seat, offers: Sequence[Offer]) -> Move:
    """The best answer to a question of a line."""
    return judged(state, step, seat, offers)[1]


def judged(state: State, step: Decision, seat: Seat, offers: Sequence[Offer]) -> tuple[float, Move]:
    """The best answer to a question of a line, and how good it is."""
    every = (move for offer in offers if offer.makes in JUDGES for move in offer.moves(ENOUGH))
    highest, best = foremost(every, lambda move: JUDGES[type(move)](state, step, seat, move))
    return highest, (best or offers[0].moves(1))[0]

"""The governor: he walks before the line in which he stands is activated."""

from games.core.moves import Offer
from games.core.seats import Seat
from games.santa_maria.actions.effects import SKIP, performing
from games.santa_maria.components import BUILDINGS
from games.santa_maria.goods import pay_coins, reach
from games.santa_maria.grid import LINES, beside
from games.santa_maria.lines.activating import score_road
from games.santa_maria.lines.resting import ask, may_rest, rest_offer
from games.santa_maria.lines.steps import Arrive, Inspect, OfferWalk, WalkOn
from games.santa_maria.moves import Skip, Walk
from games.santa_maria.rulebook import RULES, SantaMaria
from games.santa_maria.state import Colony, State

RIGHT = "east"
DOWN = "south"
NAVIGATION = 1
"""What each further cell costs."""


def way_of(colour: str, line: str) -> str:
    """A white die, or a blue one used on a column, moves him right; a blue one down."""
    return RIGHT if colour == "white" or line.startswith("column") else DOWN


def next_cell(colony: Colony, way: str) -> str:
    """Where he goes; none if that is occupied or outside the colony."""
    cell = beside(colony.governor, way)
    return "" if cell in colony.blocked else cell


def free_after_walk(colony: Colony, line: str, colour: str) -> bool:
    """Whether the building that he leaves can be activated with the line."""
    here = colony.governor
    if here not in LINES[line] or not next_cell(colony, way_of(colour, line)):
        return False
    return here in colony.cells and BUILDINGS[colony.cells[here]].active


@RULES.step(Inspect)
def inspect(play: SantaMaria, step: Inspect) -> None:
    """He moves only if he stands in the line."""
    if play.state.colony(step.seat).governor in LINES[step.line]:
        play.then(Arrive(step.seat, step.way))


@RULES.step(Arrive)
def arrive(play: SantaMaria, step: Arrive) -> None:
    """A free building is activated, a road brings a point for each colonist."""
    colony = play.state.colony(step.seat)
    cell = next_cell(colony, step.way)
    if not cell:
        play.emit("governor-stays", step.seat, spot=colony.governor)
        return
    colony.governor = cell
    play.emit("governor", step.seat, spot=cell)
    if cell not in colony.cells:
        return
    kind = colony.cells[cell]
    building = BUILDINGS[kind]
    if building.road:
        score_road(play, step.seat, cell)
        play.then(*performing(step.seat, building.effects, kind), OfferWalk(step.seat, step.way))
    else:
        play.then(*performing(step.seat, building.effects, kind))


@RULES.step(OfferWalk)
def offer_walk(play: SantaMaria, step: OfferWalk) -> None:
    """With Navigation he may be moved on from a road, if he can move."""
    state = play.state
    colony = state.colony(step.seat)
    able = reach(state, step.seat) >= NAVIGATION and next_cell(colony, step.way)
    if able and state.knows(step.seat, "navigation"):
        ask(play, WalkOn([step.seat], step.way))


@RULES.offers(WalkOn)
def walking_on(state: State, step: WalkOn, seat: Seat) -> tuple[Offer, ...]:
    """A coin for each further cell."""
    walk = (Offer(Walk),) if state.players[seat].coins >= NAVIGATION else ()
    return (*walk, SKIP, *rest_offer(state))


@RULES.answer(WalkOn, Walk)
def walk_on(play: SantaMaria, step: WalkOn, seat: Seat, move: Walk) -> None:
    """The same way."""
    pay_coins(play, seat, NAVIGATION)
    play.then(Arrive(seat, step.way))


@RULES.answer(WalkOn, Skip)
def stay_here(play: SantaMaria, step: WalkOn, seat: Seat, move: Skip) -> None:
    """He stays on the road."""


may_rest(WalkOn)

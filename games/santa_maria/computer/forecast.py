"""What a colony brings: a line with the stores as they are, and a new building in the years that are left."""

from collections.abc import Mapping

from games.core.seats import Seat
from games.core.stores import put
from games.santa_maria.actions.effects import payable
from games.santa_maria.components import BUILDINGS, COIN, CONQUEST, RANKS, RELIGION, RESOURCES, SHIPS, YEARS, Effect
from games.santa_maria.computer.weights import WEIGHTS
from games.santa_maria.goods import can_pay
from games.santa_maria.grid import COLUMN_LINES, LINES, ROW_LINES
from games.santa_maria.lines.dice import most_whites
from games.santa_maria.lines.governor import next_cell, way_of
from games.santa_maria.lines.proposals import STEP, WORTH, worth_of_building
from games.santa_maria.score import governor_points
from games.santa_maria.state import State

BY_YEAR = WEIGHTS.by_year


def worth_of(what: str, year: int) -> float:
    """What a piece is worth in this year."""
    return BY_YEAR[what][min(max(year, 1), YEARS) - 1] if what in BY_YEAR else WORTH[what]


def line_worth(state: State, seat: Seat, line: str) -> float:
    """What its free buildings bring one after the other."""
    colony = state.colony(seat)
    left = {kind: state.players[seat].fits(kind) for kind in RESOURCES}
    spent: dict[str, int] = {}
    cells = [cell for cell in LINES[line] if colony.free(cell)]
    effects = (effect for cell in cells for effect in BUILDINGS[colony.cells[cell]].effects)
    return sum(_effect(state, seat, effect, left, spent) for effect in effects)


def building_worth(state: State, seat: Seat, cell: str) -> float:
    """What a single building brings."""
    left = {kind: state.players[seat].fits(kind) for kind in RESOURCES}
    effects = BUILDINGS[state.colony(seat).cells[cell]].effects
    return sum(_effect(state, seat, effect, left, {}) for effect in effects)


def walk_worth(state: State, seat: Seat, line: str, colour: str) -> float:
    """What it brings that the governor walks before such a die activates the line."""
    colony = state.colony(seat)
    here = colony.governor
    onward = next_cell(colony, way_of(colour, line)) if here and here in LINES[line] else ""
    if not onward:
        return 0.0
    met = building_worth(state, seat, onward) if colony.free(onward) else WORTH["joy"] * colony.colonists((onward,))
    return WORTH["joy"] * (governor_points(onward) - governor_points(here)) + met


def effect_worth(state: State, seat: Seat, effect: Effect) -> float:
    """What an effect brings as things are."""
    return _effect(state, seat, effect, {kind: state.players[seat].fits(kind) for kind in RESOURCES}, {})


def _effect(state: State, seat: Seat, effect: Effect, left: dict[str, int], spent: dict[str, int]) -> float:
    player = state.players[seat]
    match effect.do:
        case "gain" if effect.what in RESOURCES:
            fitting = min(effect.n, max(0, left[effect.what]))
            left[effect.what] -= fitting
            return fitting * worth_of(effect.what, state.year) + (effect.n - fitting) * RESOURCES[effect.what].sale
        case "gain":
            return WORTH[effect.what] * effect.n
        case "trade":
            kinds = [kind for kind in payable(state, seat, effect) if player.goods[kind] > spent.get(kind, 0)]
            if not kinds:
                return WEIGHTS.line["idle"]
            paid = min(kinds, key=lambda kind: worth_of(kind, state.year))
            put(spent, paid)
            return max(WEIGHTS.line["idle"], WORTH[effect.what] * effect.n - worth_of(paid, state.year))
        case "religion":
            if player.faith == RELIGION.last:
                return WORTH["joy"]
            near = any(player.faith + step in RELIGION.monks for step in (1, 2))
            return STEP["religion"] + WEIGHTS.track["monk"] * near
        case "conquest":
            return STEP["conquest"] + march_worth(state, seat)
        case "ship":
            paid_for = [SHIPS[ship] for ship in state.docks.values() if ship]
            points = [ship.points for ship in paid_for if can_pay(state, seat, ship.cost)]
            return max(points, default=0) * WEIGHTS.line["ship"] + WEIGHTS.line["idle"]
    return STEP[effect.do]


def march_worth(state: State, seat: Seat) -> float:
    """What the next space of the conquistador track brings: gold, and to whoever is alone the tree of the year."""
    here = state.players[seat].march + 1
    gold = WORTH["gold"] if here in CONQUEST.gold else 0.0
    if state.seats > 1 or here > CONQUEST.last:
        return gold
    tree = CONQUEST.trees[min(state.year, YEARS) - 1]
    points = RANKS[1][min(state.year, YEARS) - 1][0] * WORTH["joy"]
    return gold + (WEIGHTS.track["tree"] * points * here / tree if here <= tree else 0.0)


def uses(developed: tuple[tuple[str, str], ...], whites: float, blues: float) -> Mapping[str, float]:
    """How often a year each line will run with so many dice if a building more stands in it."""
    found: dict[str, float] = {}
    sure = WEIGHTS.line["sure"]
    active = {cell: worth_of_building(kind) for cell, kind in developed if BUILDINGS[kind].active}
    for lines, dice in ((COLUMN_LINES, whites), (ROW_LINES, blues)):
        worths = {line: [active[cell] for cell in cells if cell in active] for line, cells in lines.items()}
        runs = sorted((run for each in worths.values() for run in _runs(each)), reverse=True)
        enough = runs[min(int(dice), len(runs)) - 1] if runs and dice >= 1 else 0.0
        for line, each in worths.items():
            raised = sum(run + WEIGHTS.line["more"] > enough for run in _runs(each) or [0.0])
            found[line] = sure * min(dice, raised) + (1 - sure) * dice / len(lines)
    return found


def _runs(worths: list[float]) -> list[float]:
    """What a line brings each time in a year: a die stays on the last building that it has activated."""
    return [sum(worths[: len(worths) - at]) for at in range(len(worths))]


def years_left(state: State, seat: Seat) -> float:
    """The full years to come, and what is left of this one."""
    return YEARS - state.year + max(0, most_whites(state) - state.players[seat].whites) / (most_whites(state) + 1)


def lasting_worth(kind: str) -> float:
    """What a building brings each time, on the average of the game."""
    return worth_of_building(kind) + sum(
        worth_of(effect.what, 2) - WORTH[effect.what]
        for effect in BUILDINGS[kind].effects
        if effect.do == "gain" and effect.what != COIN
    )

"""What a colony brings: a line with the stores as they are, and a new building in the years that are left."""

from collections.abc import Mapping, Sequence

from games.core.once import once
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


def worths_in(year: int) -> dict[str, float]:
    """What each piece is worth in this year."""
    at = min(max(year, 1), YEARS) - 1
    return {**WORTH, **{kind: worths[at] for kind, worths in WEIGHTS.by_year.items()}}


class Forecast:
    """What effects and buildings bring to a seat as things are now."""

    def __init__(self, state: State, seat: Seat) -> None:
        self._state = state
        self._seat = seat
        self._player = state.players[seat]
        self._worth = worths_in(state.year)
        self._lines: dict[str, float] = {}
        self._buildings: dict[str, float] = {}

    def line(self, line: str) -> float:
        """What its free buildings bring one after the other."""
        if line not in self._lines:
            free = self._free
            self._lines[line] = self._together([free[cell] for cell in LINES[line] if cell in free])
        return self._lines[line]

    @once
    def _free(self) -> Mapping[str, str]:
        return self._state.colony(self._seat).free_cells()

    def building(self, kind: str) -> float:
        """What a single building brings."""
        if kind not in self._buildings:
            self._buildings[kind] = self._together((kind,))
        return self._buildings[kind]

    def walk(self, line: str, colour: str) -> float:
        """What it brings that the governor walks before such a die activates the line."""
        colony = self._state.colony(self._seat)
        here = colony.governor
        onward = next_cell(colony, way_of(colour, line)) if here and here in LINES[line] else ""
        if not onward:
            return 0.0
        free = colony.free(onward)
        met = self.building(colony.cells[onward]) if free else WORTH["joy"] * colony.colonists((onward,))
        return WORTH["joy"] * (governor_points(onward) - governor_points(here)) + met

    def effect(self, effect: Effect) -> float:
        """What an effect brings."""
        return self._effect(effect, {}, {})

    def _together(self, kinds: Sequence[str]) -> float:
        """What buildings bring one after the other."""
        stored, spent = dict[str, int](), dict[str, int]()
        return sum([self._effect(effect, stored, spent) for kind in kinds for effect in BUILDINGS[kind].effects])

    def _effect(self, effect: Effect, stored: dict[str, int], spent: dict[str, int]) -> float:
        match effect.do:
            case "gain":
                return self._gain(effect, stored)
            case "trade":
                return self._trade(effect, spent)
            case "religion":
                return self._faith
            case "conquest":
                return STEP["conquest"] + self._march
            case "ship":
                return self._ship
        return STEP[effect.do]

    def _gain(self, effect: Effect, stored: dict[str, int]) -> float:
        """As much as there is still room for, and what the rest brings."""
        if effect.what not in RESOURCES:
            return WORTH[effect.what] * effect.n
        fitting = min(effect.n, max(0, self._player.fits(effect.what) - stored.get(effect.what, 0)))
        put(stored, effect.what, fitting)
        return fitting * self._worth[effect.what] + (effect.n - fitting) * RESOURCES[effect.what].sale

    def _trade(self, effect: Effect, spent: dict[str, int]) -> float:
        """Paid with the piece that is worth least."""
        goods = self._player.goods
        kinds = [kind for kind in payable(self._state, self._seat, effect) if goods[kind] > spent.get(kind, 0)]
        if not kinds:
            return WEIGHTS.line["idle"]
        paid = min(kinds, key=self._worth.__getitem__)
        put(spent, paid)
        return max(WEIGHTS.line["idle"], WORTH[effect.what] * effect.n - self._worth[paid])

    @once
    def _faith(self) -> float:
        """What a step on the religion track brings."""
        faith = self._player.faith
        if faith == RELIGION.last:
            return WORTH["joy"]
        near = any(faith + step in RELIGION.monks for step in (1, 2))
        return STEP["religion"] + WEIGHTS.track["monk"] * near

    @once
    def _march(self) -> float:
        """What the next space of the conquistador track brings: gold, and to whoever is alone the tree of the year."""
        state, here = self._state, self._player.march + 1
        gold = WORTH["gold"] if here in CONQUEST.gold else 0.0
        if state.seats > 1 or here > CONQUEST.last:
            return gold
        tree = CONQUEST.trees[min(state.year, YEARS) - 1]
        points = RANKS[1][min(state.year, YEARS) - 1][0] * WORTH["joy"]
        return gold + (WEIGHTS.track["tree"] * points * here / tree if here <= tree else 0.0)

    @once
    def _ship(self) -> float:
        """What the best shipping tile that can be paid brings."""
        state = self._state
        lying = [SHIPS[ship] for ship in state.docks.values() if ship]
        points = [ship.points for ship in lying if can_pay(state, self._seat, ship.cost)]
        return max(points, default=0) * WEIGHTS.line["ship"] + WEIGHTS.line["idle"]


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
            raised = sum([run + WEIGHTS.line["more"] > enough for run in _runs(each) or [0.0]])
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
    usual = worths_in(2)
    return worth_of_building(kind) + sum(
        [
            usual[effect.what] - WORTH[effect.what]
            for effect in BUILDINGS[kind].effects
            if effect.do == "gain" and effect.what != COIN
        ]
    )

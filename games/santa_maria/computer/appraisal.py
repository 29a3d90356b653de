"""What actions look worth to a player who does not think far ahead."""

from functools import cached_property

from games.core.fields import NOTHING
from games.core.moves import Move
from games.core.seats import Seat
from games.santa_maria.actions.expanding import tile_cost
from games.santa_maria.components import SPACES, TILES
from games.santa_maria.computer.city import maya_worth
from games.santa_maria.computer.forecast import Forecast
from games.santa_maria.computer.ground import Ground, ground
from games.santa_maria.computer.laying import laying_worths
from games.santa_maria.computer.weights import WEIGHTS
from games.santa_maria.grid import value_of
from games.santa_maria.lines.activating import activation_price
from games.santa_maria.lines.dice import colour_of
from games.santa_maria.lines.proposals import WORTH
from games.santa_maria.moves import Activate, Board, Expand, Follow, Found, Pass, PayWith, Space, UseDie
from games.santa_maria.state import State


class Appraisal:
    """How the main actions look to one seat, in coins."""

    def __init__(self, state: State, seat: Seat) -> None:
        self._state = state
        self._seat = seat
        self._forecast = Forecast(state, seat)
        self._laid: dict[str, dict[str, float]] = {}
        self._prices: dict[str, float] = {}

    def worth(self, move: Move) -> float:
        """How good it looks."""
        state, seat = self._state, self._seat
        if state.maya == seat:
            return maya_worth(state, move)
        match move:
            case Expand(tile, where):
                return self._laying(tile)[where] - self._price(TILES[tile].kind)
            case UseDie(die, line, change):
                return self._die(die, line, change)
            case Activate(spot):
                return self._forecast.building(state.colony(seat).cells[spot]) - activation_price(state, seat)
            case Found(hall, where):
                return self._laying(hall)[where]
            case Pass(space):
                return WEIGHTS.space["part"] * self.space(space) + WEIGHTS.space["now"]
            case Space(space):
                return self.space(space)
            case Follow(line):
                return self._forecast.line(line)
            case Board(board):
                return WEIGHTS.board[board]
            case PayWith(good):
                return -WORTH[good]
        return -10.0

    def space(self, space: str) -> float:
        """What a space for those who pass brings as things are."""
        effect = SPACES[space].effect
        return self._ground.best_road if effect.do == "road" else self._forecast.effect(effect)

    @cached_property
    def _ground(self) -> Ground:
        return ground(self._state, self._seat)

    def _laying(self, tile: str) -> dict[str, float]:
        """What the tile brings wherever it fits."""
        if tile not in self._laid:
            self._laid[tile] = laying_worths(self._state, self._seat, tile, self._ground)
        return self._laid[tile]

    def _price(self, kind: str) -> float:
        """What a tile of this kind costs."""
        if kind not in self._prices:
            self._prices[kind] = price_of(tile_cost(self._state, self._seat, kind))
        return self._prices[kind]

    def _die(self, die: str, line: str, change: str) -> float:
        price = WORTH[change] if change in WORTH else float(change != NOTHING) * _steps(self._state, die, line)
        brought = self._forecast.line(line) + self._forecast.walk(line, colour_of(die))
        return brought - price - WEIGHTS.line["die"]


def _steps(state: State, die: str, line: str) -> int:
    value = int(die[-1]) if die[-1].isdigit() else state.envoys[die.removeprefix("envoy_")]
    return abs(value - value_of(line))


def price_of(cost: dict[str, int]) -> float:
    """What is given for a tile: only what is kept back is worth more."""
    return sum(WORTH[kind] * count for kind, count in cost.items())

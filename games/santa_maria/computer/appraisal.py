"""What actions look worth to a player who does not think far ahead."""

from collections.abc import Mapping, Sequence
from functools import cached_property
from typing import Any

from games.core.ahead.best import foremost
from games.core.fields import NOTHING
from games.core.moves import Move, Offer, Row
from games.core.seats import Seat
from games.santa_maria.actions.expanding import tile_cost
from games.santa_maria.components import PRICES, SPACES, TILES
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

ENOUGH = 900
"""As many moves of one offer are looked at."""


class Appraisal:
    """How the main actions look to one seat, in coins."""

    def __init__(self, state: State, seat: Seat) -> None:
        self._state = state
        self._seat = seat
        self._forecast = Forecast(state, seat)
        self._laid: dict[str, Mapping[Any, float]] = {}

    def best(self, offer: Offer) -> tuple[float, Move]:
        """How good the foremost of its moves looks, and this move."""
        if offer.makes is Expand and offer.rows:
            return self._best_tile(offer, offer.rows[:ENOUGH])
        worth, moves = foremost(offer.moves(ENOUGH), self.worth)
        return worth, moves[0]

    def _best_tile(self, offer: Offer, rows: Sequence[Row]) -> tuple[float, Move]:
        """Of all tiles wherever they fit: too many to be looked at one by one."""
        tiles = {tile: self._laying(str(tile)) for tile in dict.fromkeys(tile for tile, _ in rows)}
        worths = [tiles[tile][where] for tile, where in rows]
        highest = max(worths)
        return highest, offer.make(rows[worths.index(highest)])

    def worth(self, move: Move) -> float:
        """How good it looks."""
        state, seat = self._state, self._seat
        if state.maya == seat:
            return maya_worth(state, move)
        match move:
            case UseDie(die, line, change):
                return self._die(die, line, change)
            case Activate(spot):
                return self._forecast.building(state.colony(seat).cells[spot]) - self._activation
            case Expand(tile, where) | Found(tile, where):
                return self._laying(tile)[where]
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

    @cached_property
    def _activation(self) -> int:
        """What it costs to activate a single building."""
        return activation_price(self._state, self._seat)

    def _laying(self, tile: str) -> Mapping[Any, float]:
        """What the tile brings wherever it fits, less what it costs."""
        if tile not in self._laid:
            state, seat, kind = self._state, self._seat, TILES[tile].kind
            price = price_of(tile_cost(state, seat, kind)) if kind in PRICES else 0.0
            worths = laying_worths(state, seat, tile, self._ground)
            self._laid[tile] = {where: worth - price for where, worth in worths.items()}
        return self._laid[tile]

    def _die(self, die: str, line: str, change: str) -> float:
        price = WORTH[change] if change in WORTH else _steps(self._state, die, line, change)
        brought = self._forecast.line(line) + self._forecast.walk(line, colour_of(die))
        return brought - price - WEIGHTS.line["die"]


def _steps(state: State, die: str, line: str, change: str) -> int:
    """By how much the die is changed for coins."""
    if change == NOTHING:
        return 0
    value = int(die[-1]) if die[-1].isdigit() else state.envoys[die.removeprefix("envoy_")]
    return abs(value - value_of(line))


def price_of(cost: dict[str, int]) -> float:
    """What is given for a tile: only what is kept back is worth more."""
    return sum(WORTH[kind] * count for kind, count in cost.items())

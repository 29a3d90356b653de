"""What actions look worth to a player who does not think far ahead."""

from collections.abc import Callable, Mapping, Sequence
from functools import partial
from itertools import starmap
from typing import Any

from games.core.ahead.best import foremost
from games.core.fields import NOTHING
from games.core.moves import Move, Offer
from games.core.once import once
from games.core.seats import Seat
from games.santa_maria.actions.expanding import tile_cost
from games.santa_maria.components import PRICES, SPACES, TILES
from games.santa_maria.computer.city import CityAppraisal
from games.santa_maria.computer.forecast import Forecast
from games.santa_maria.computer.laying import Laying
from games.santa_maria.computer.weights import WEIGHTS
from games.santa_maria.grid import value_of
from games.santa_maria.lines.activating import activation_price
from games.santa_maria.lines.dice import colour_of
from games.santa_maria.lines.proposals import WORTH
from games.santa_maria.moves import Activate, Board, Expand, Follow, Found, Pass, PayWith, Space, UseDie
from games.santa_maria.state import State

ENOUGH = 900
"""As many moves of one offer are looked at."""
BESIDE = -10.0
"""What is open besides is no main action: nothing is sold for its own sake."""


class Appraisal:
    """How the main actions look to one seat, in coins."""

    def __init__(self, state: State, seat: Seat) -> None:
        self._state = state
        self._seat = seat
        self._forecast = Forecast(state, seat)
        self._laid: dict[str, Mapping[str, float]] = {}

    def best(self, offer: Offer) -> tuple[float, Move]:
        """How good the foremost of its moves looks, and this move; the recommended one, if others look no better."""
        if self._state.maya == self._seat:
            worth, moves = foremost(offer.moves(ENOUGH), self._city.worth)
            return worth, moves[0]
        if offer.makes not in APPRAISED_BY:
            return BESIDE, offer.moves(1)[0]
        judge = partial(APPRAISED_BY[offer.makes], self)
        answers = _answers(offer)
        worths = list(starmap(judge, answers))
        highest = max(worths)
        if offer.best is not None and judge(*offer.best) == highest:
            return highest, offer.make(offer.best)
        return highest, offer.make(answers[worths.index(highest)])

    def space(self, space: str) -> float:
        """What a space for those who pass brings as things are."""
        effect = SPACES[space].effect
        return self._laying.best_road if effect.do == "road" else self._forecast.effect(effect)

    @once
    def _city(self) -> CityAppraisal:
        return CityAppraisal(self._state)

    @once
    def _laying(self) -> Laying:
        return Laying(self._state, self._seat)

    def laying(self, tile: str, where: str) -> float:
        """What it brings to lay the tile so, less what it costs."""
        if tile not in self._laid:
            self._laid[tile] = self._wherever(tile)
        return self._laid[tile][where]

    def _wherever(self, tile: str) -> Mapping[str, float]:
        state, seat, kind = self._state, self._seat, TILES[tile].kind
        price = price_of(tile_cost(state, seat, kind)) if kind in PRICES else 0.0
        return {where: worth - price for where, worth in self._laying.worths(tile).items()}

    def activating(self, spot: str) -> float:
        """What it brings to activate a building, less what that costs."""
        return self._forecast.building(self._state.colony(self._seat).cells[spot]) - self._activation

    @once
    def _activation(self) -> int:
        return activation_price(self._state, self._seat)

    def passing(self, space: str) -> float:
        """What it brings to pass there now."""
        return WEIGHTS.space["part"] * self.space(space) + WEIGHTS.space["now"]

    def paying(self, good: str) -> float:
        """What is cheap is paid first."""
        return -WORTH[good]

    def following(self, line: str) -> float:
        """What it brings to activate a line."""
        return self._forecast.line(line)

    def board(self, board: str) -> float:
        """How colony boards do."""
        return WEIGHTS.board[board]

    def die(self, die: str, line: str, change: str) -> float:
        """What it brings to activate a line with a die, less what that costs."""
        price = WORTH[change] if change in WORTH else _steps(self._state, die, line, change)
        brought = self._forecast.line(line) + self._forecast.walk(line, colour_of(die))
        return brought - price - WEIGHTS.line["die"]


APPRAISED_BY: dict[type[Move], Callable[..., float]] = {
    UseDie: Appraisal.die,
    Expand: Appraisal.laying,
    Activate: Appraisal.activating,
    Found: Appraisal.laying,
    Pass: Appraisal.passing,
    Space: Appraisal.space,
    Follow: Appraisal.following,
    Board: Appraisal.board,
    PayWith: Appraisal.paying,
}
"""By the blanks of each main action, how good it looks."""


def _answers(offer: Offer) -> Sequence[tuple[Any, ...]]:
    """What can fill its blanks: rows, or the words of a single one."""
    if offer.rows is not None:
        return offer.rows[:ENOUGH]
    return [(word,) for word in offer.choices(offer.fields[0].name, {})]


def _steps(state: State, die: str, line: str, change: str) -> int:
    """By how much the die is changed for coins."""
    if change == NOTHING:
        return 0
    value = int(die[-1]) if die[-1].isdigit() else state.envoys[die.removeprefix("envoy_")]
    return abs(value - value_of(line))


def price_of(cost: dict[str, int]) -> float:
    """What is given for a tile: only what is kept back is worth more."""
    return sum([WORTH[kind] * count for kind, count in cost.items()])

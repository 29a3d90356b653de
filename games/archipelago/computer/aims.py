"""Aims: what counts for points, as far as a seat can know or guess, how all stand, and whether the end is welcome."""

from collections.abc import Sequence
from functools import lru_cache
from math import exp
from typing import Final

from games.archipelago.components import BOX, CARDS, CUBES, OBJECTIVES, POINTS, RESOURCES, TRENDS
from games.archipelago.computer.weights import WEIGHTS
from games.archipelago.criteria import COUNTS, ENDS, SEPARATIST
from games.archipelago.possessions import Possessions
from games.archipelago.setup import objectives_in_play
from games.archipelago.state import State
from games.core.parts.seeing import HIDDEN
from games.core.seats import Seat

AIM: Final = WEIGHTS.aim
END: Final = WEIGHTS.end
SCALES: Final[dict[str, float]] = (
    dict.fromkeys(COUNTS, AIM.other) | dict.fromkeys(RESOURCES, AIM.cubes) | {"money": AIM.money}
)
"""By so much one is safely ahead."""
FIRST: Final = POINTS.objective[0]
TIE: Final = AIM.tie
TOKENS: Final = sum(BOX.explorer_stacks)


@lru_cache(maxsize=4096)
def points_of_ranks(amounts: tuple[float, ...], scale: float) -> tuple[float, ...]:
    """About what each seat will get for what it has; a clear lead is one by the scale."""
    return tuple([points_of_rank(amounts, seat, 0.0, scale) for seat in range(len(amounts))])


@lru_cache(maxsize=4096)
def points_with(amounts: tuple[float, ...], seat: int, more: float, scale: float) -> float:
    """The same for a single seat, if it has so much more."""
    return points_of_rank(amounts, seat, more, scale)


def points_of_rank(amounts: tuple[float, ...], seat: int, more: float, scale: float) -> float:
    """About what a seat will get for having so much more beside what all have; a clear lead is one by the scale."""
    mine = amounts[seat] + more
    if mine <= 0:
        return 0.0
    ahead = 0.0
    for each, other in enumerate(amounts):
        if each != seat:
            ahead += 1 / (1 + exp(max(-30.0, min(30.0, (mine - other + TIE) / scale))))
    return max(0.0, FIRST - ahead)


def before_the_best(amounts: Sequence[float], seat: int) -> float:
    """By how much a seat is ahead of all others."""
    return amounts[seat] - max([amount for each, amount in enumerate(amounts) if each != seat])


@lru_cache(maxsize=4096)
def more_than_their_share(amounts: tuple[float, ...], seat: int) -> float:
    """How much more than the others on the average somebody else has."""
    others = [amount for each, amount in enumerate(amounts) if each != seat]
    return max(others) - sum(others) / len(others)


class Aims:
    """What a seat makes of the points."""

    def __init__(self, view: State, seat: Seat) -> None:
        self.view, self.seat = view, seat
        self.possessions = Possessions(view)
        self.objectives = view.players[seat].objectives
        known = [each for each in self.objectives if each != HIDDEN]
        self.separatist = any(OBJECTIVES[each].counts == SEPARATIST for each in known)
        """Whether the seat wins by independence alone."""
        self.possible, hidden = self._others()
        """Objectives that others may have."""
        self.likely = hidden / len(self.possible) if self.possible else 0.0
        """How likely it is that somebody has one of them."""
        self._amounts: dict[str, tuple[float, ...]] = {}
        self._ranks: dict[str, tuple[float, ...]] = {}
        self._gains: dict[tuple[str, float], float] = {}
        self._weights: dict[str, float] | None = None
        self._ends: dict[str, tuple[int, int, float]] | None = None
        self._late: float | None = None
        self._point: float | None = None
        self._medals: tuple[int, ...] | None = None
        self._ranked: tuple[float, ...] | None = None
        self._lead: float | None = None

    @property
    def weights(self) -> dict[str, float]:
        """How many ranks of points each criterion is worth: those one knows, and those others may have."""
        if self._weights is None:
            self._weights = self._weighed()
        return self._weights

    def _weighed(self) -> dict[str, float]:
        view = self.view
        found: dict[str, float] = {}
        seen = [each for known in view.players[self.seat].seen.values() for each in known]
        known = dict.fromkeys([*self.objectives, *seen, *view.shown_objectives])
        for key in known:
            if key != HIDDEN and (count := OBJECTIVES[key].counts) in COUNTS:
                found[count] = found.get(count, 0.0) + 1.0
        for trend in view.trends:
            count = TRENDS[trend].counts
            found[count] = found.get(count, 0.0) + POINTS.trend[0] / POINTS.objective[0]
        for key in self.possible:
            if (count := OBJECTIVES[key].counts) in COUNTS:
                found[count] = found.get(count, 0.0) + min(1.0, self.likely + self.suspicion(count))
        return found

    def _others(self) -> tuple[list[str], int]:
        """Which objectives one does not see, and how many of them others have."""
        view = self.view
        seen = [each for known in view.players[self.seat].seen.values() for each in known]
        others = [each for other in view.others(self.seat) for each in view.players[other].objectives]
        hidden = len(others) - len(seen) - (view.ended_by in others)
        if hidden <= 0:
            return [], hidden
        known = {*self.objectives, *seen, *view.shown_objectives, *view.unclaimed}
        return [each for each in objectives_in_play(view) if each not in known], hidden

    def suspicion(self, count: str) -> float:
        """Whoever collects something seems to want it."""
        return AIM.suspicion * min(2.0, more_than_their_share(self.amounts(count), self.seat)) / SCALES[count]

    def amounts(self, count: str) -> tuple[float, ...]:
        """What each seat has of it; what lies behind screens is shared out evenly."""
        known = self._amounts.get(count)
        if known is None:
            if not self._amounts:
                self._amounts = self._behind_screens()
            known = self._amounts.get(count) or tuple([float(each) for each in COUNTS[count](self.possessions)])
            self._amounts[count] = known
        return known

    def _behind_screens(self) -> dict[str, tuple[float, ...]]:
        """Of what lies there: what one has, and each of the others on the average; in imagined worlds, too."""
        view, own = self.view, self.view.players[self.seat]
        domestic, export = view.markets["domestic"], view.markets["export"]
        on_table = sum([player.on_wheel + player.given for player in view.players])
        found: dict[str, tuple[float, ...]] = {}
        for resource, count in CUBES.items():
            lying = view.bank[resource] + domestic[resource] + export[resource]
            found[resource] = self._shared(own.cubes.get(resource, 0), count - lying)
        found["money"] = self._shared(own.money, BOX.money - view.money - on_table)
        found["tokens"] = self._shared(own.tokens, TOKENS - sum(view.tokens) - view.spent_tokens)
        return found

    def _shared(self, own: int, of_all: int) -> tuple[float, ...]:
        """What is not one's own, shared out evenly."""
        found = [(of_all - own) / (self.view.seats - 1)] * self.view.seats
        found[self.seat] = float(own)
        return tuple(found)

    def ranks(self, count: str) -> tuple[float, ...]:
        """About what each seat will get for a criterion."""
        known = self._ranks.get(count)
        if known is None:
            known = self._ranks[count] = points_of_ranks(self.amounts(count), AIM.clearly * SCALES[count])
        return known

    @property
    def late(self) -> float:
        """How much of the game is over, as far as one can tell: 0 at the beginning, 1 at the end."""
        if self._late is None:
            nearest = max([sure * there / wanted for there, wanted, sure in self.ends.values()], default=0.0)
            self._late = min(1.0, max(nearest, self.view.turn / WEIGHTS.turns[self.view.options["length"]]))
        return self._late

    @property
    def point(self) -> float:
        """What a point is worth beside cubes and florins: the more, the less time these have to become points."""
        if self._point is None:
            self._point = WEIGHTS.point[self.view.options["length"]] * (1.0 + AIM.late * self.late)
        return self._point

    def gain(self, count: str, more: float = 1.0) -> float:
        """What so much more of a criterion is worth."""
        weight = self.weights.get(count)
        if not weight or not more:
            return 0.0
        known = self._gains.get((count, more))
        if known is None:
            points = points_with(self.amounts(count), self.seat, more, AIM.clearly * SCALES[count])
            known = self.point * weight * (points - self.ranks(count)[self.seat])
            self._gains[count, more] = known
        return known

    @property
    def medals(self) -> tuple[int, ...]:
        """The points of each seat's cards, which nobody takes away any more."""
        if self._medals is None:
            cards = [player.cards for player in self.view.players]
            self._medals = tuple([sum([CARDS[each.card].points for each in owned]) for owned in cards])
        return self._medals

    @property
    def ranked(self) -> tuple[float, ...]:
        """The points that each seat would get by its ranks, as far as one can tell."""
        if self._ranked is None:
            points = [0.0] * self.view.seats
            for count, weight in self.weights.items():
                for seat, each in enumerate(self.ranks(count)):
                    points[seat] += weight * each
            self._ranked = tuple(points)
        return self._ranked

    def standing(self) -> list[float]:
        """The points of each seat, as far as one can tell."""
        return [medals + ranked for medals, ranked in zip(self.medals, self.ranked, strict=True)]

    @property
    def lead(self) -> float:
        """By how many points the seat is ahead of all others; more money breaks a tie."""
        if self._lead is None:
            richer = before_the_best(self.amounts("money"), self.seat)
            purse = max(-1.0, min(1.0, richer / AIM.money))
            self._lead = before_the_best(self.standing(), self.seat) + END.purse * purse
        return self._lead

    @property
    def ends(self) -> dict[str, tuple[int, int, float]]:
        """What ends the game: how much there is, how much is needed, and how likely somebody holds that."""
        if self._ends is None:
            self._ends = self._nearing()
        return self._ends

    def _nearing(self) -> dict[str, tuple[int, int, float]]:
        view, guessed = self.view, END.guessed * self.likely
        held = {key: 1.0 for key in [*self.objectives, *view.open_objectives] if key != HIDDEN}
        found: dict[str, tuple[int, int, float]] = {}
        for key, sure in (held | dict.fromkeys(self.possible, guessed)).items() if guessed else held.items():
            objective = OBJECTIVES[key]
            if objective.end not in found:
                found[objective.end] = (ENDS[objective.end](view), objective.at[view.seats], sure)
        return found

    def nearer(self, end: str, by: float, eagerness: float) -> float:
        """What it is worth to bring an end nearer, or to reach it."""
        if end not in self.ends or self.separatist:
            return 0.0
        there, wanted, sure = self.ends[end]
        if there >= wanted:
            return 0.0
        return sure * eagerness * (END.reached if there + by >= wanted else by / (wanted - there))

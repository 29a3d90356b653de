"""Aims: what counts for points, as far as a seat can know or guess, how all stand, and whether the end is welcome."""

from collections.abc import Hashable
from functools import lru_cache
from math import exp
from typing import Any

from games.archipelago.components import BOX, CARDS, CUBES, OBJECTIVES, POINTS, RESOURCES, TRENDS
from games.archipelago.computer.known import remembered
from games.archipelago.computer.weights import WEIGHTS
from games.archipelago.criteria import COUNTS, ENDS, SEPARATIST
from games.archipelago.setup import objectives_in_play
from games.archipelago.state import State
from games.core.once import once
from games.core.parts.seeing import HIDDEN
from games.core.seats import Seat

AIM, END = WEIGHTS.aim, WEIGHTS.end


@lru_cache(maxsize=4096)
def points_of_rank(amounts: tuple[float, ...], seat: Seat, more: float, scale: float, tie: float) -> float:
    """About what a seat will get for having so much more beside what all have; a clear lead is one by the scale."""
    mine = amounts[seat] + more
    if mine <= 0:
        return 0.0
    ahead = sum(
        [
            1 / (1 + exp(max(-30.0, min(30.0, (mine - other + tie) / scale))))
            for each, other in enumerate(amounts)
            if each != seat
        ]
    )
    return max(0.0, POINTS.objective[0] - ahead)


def scale_of(count: str) -> float:
    """By so much one is safely ahead."""
    return AIM.money if count == "money" else AIM.cubes if count in RESOURCES else AIM.other


class Aims:
    """What a seat makes of the points."""

    def __init__(self, view: State, seat: Seat) -> None:
        self.view, self.seat = view, seat
        self.known: dict[Hashable, Any] = {}
        self.objectives = view.players[seat].objectives

    @once
    def separatist(self) -> bool:
        """Whether the seat wins by independence alone."""
        return any(OBJECTIVES[each].counts == SEPARATIST for each in self.objectives if each != HIDDEN)

    @once
    def weights(self) -> dict[str, float]:
        """How many ranks of points each criterion is worth: those one knows, and those others may have."""
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

    @once
    def _others(self) -> tuple[list[str], int]:
        """Which objectives one does not see, and how many of them others have."""
        view = self.view
        seen = [each for known in view.players[self.seat].seen.values() for each in known]
        known = {*self.objectives, *seen, *view.shown_objectives, *view.unclaimed}
        others = [each for other in view.others(self.seat) for each in view.players[other].objectives]
        hidden = len(others) - len(seen) - (view.ended_by in others)
        return [each for each in objectives_in_play(view) if each not in known] if hidden > 0 else [], hidden

    @property
    def possible(self) -> list[str]:
        """Objectives that others may have."""
        return self._others[0]

    @property
    def likely(self) -> float:
        """How likely it is that somebody has one of them."""
        possible, hidden = self._others
        return hidden / len(possible) if possible else 0.0

    def suspicion(self, count: str) -> float:
        """Whoever collects something seems to want it."""
        others = [amount for seat, amount in enumerate(self.amounts(count)) if seat != self.seat]
        return AIM.suspicion * min(2.0, max(others) - sum(others) / len(others)) / scale_of(count)

    @once
    def _amounts(self) -> dict[str, tuple[float, ...]]:
        return {}

    def amounts(self, count: str) -> tuple[float, ...]:
        """What each seat has of it; what lies behind screens is shared out evenly."""
        known = self._amounts.get(count)
        if known is None:
            hidden = self.behind_screens(count)
            known = self._amounts[count] = tuple(
                [
                    hidden if hidden is not None and seat != self.seat else float(COUNTS[count](self.view, seat))
                    for seat in self.view.every_seat()
                ]
            )
        return known

    def behind_screens(self, count: str) -> float | None:
        """What each of the others has on the average, where it lies behind a screen: in imagined worlds, too."""
        view = self.view
        own, others = view.players[self.seat], view.seats - 1
        if count == "money":
            on_table = sum([player.on_wheel + player.given for player in view.players])
            return (BOX.money - view.money - own.money - on_table) / others
        if count == "tokens":
            return (sum(BOX.explorer_stacks) - sum(view.tokens) - view.spent_tokens - own.tokens) / others
        if count in RESOURCES:
            lying = view.bank[count] + sum([market[count] for market in view.markets.values()])
            return (CUBES[count] - lying - own.cubes.get(count, 0)) / others
        return None

    def points(self, count: str, seat: Seat, more: float = 0.0) -> float:
        """About what a seat will get for a criterion, if it has so much more."""
        return points_of_rank(self.amounts(count), seat, more, AIM.clearly * scale_of(count), AIM.tie)

    @once
    def late(self) -> float:
        """How much of the game is over, as far as one can tell: 0 at the beginning, 1 at the end."""
        nearest = max([sure * there / wanted for there, wanted, sure in self.ends.values()], default=0.0)
        return min(1.0, max(nearest, self.view.turn / WEIGHTS.turns[self.view.options["length"]]))

    @once
    def point(self) -> float:
        """What a point is worth beside cubes and florins: the more, the less time these have to become points."""
        return WEIGHTS.point[self.view.options["length"]] * (1.0 + AIM.late * self.late)

    @remembered
    def gain(self, count: str, more: float = 1.0) -> float:
        """What so much more of a criterion is worth."""
        weight = self.weights.get(count)
        if not weight or not more:
            return 0.0
        return self.point * weight * (self.points(count, self.seat, more) - self.points(count, self.seat))

    def medals(self, seat: Seat) -> float:
        """The points of a seat's cards, which nobody takes away any more."""
        return sum([CARDS[owned.card].points for owned in self.view.players[seat].cards])

    def ranked(self, seat: Seat) -> float:
        """The points that a seat would get by its ranks, as far as one can tell."""
        return sum([weight * self.points(count, seat) for count, weight in self.weights.items()])

    def standing(self, seat: Seat) -> float:
        """The points of a seat, as far as one can tell."""
        return self.medals(seat) + self.ranked(seat)

    @once
    def lead(self) -> float:
        """By how many points the seat is ahead of all others; more money breaks a tie."""
        others = max([self.standing(other) for other in self.view.others(self.seat)])
        money = self.amounts("money")
        richer = money[self.seat] - max([money[other] for other in self.view.others(self.seat)])
        purse = max(-1.0, min(1.0, richer / AIM.money))
        return self.standing(self.seat) - others + END.purse * purse

    @once
    def ends(self) -> dict[str, tuple[int, int, float]]:
        """What ends the game: how much there is, how much is needed, and how likely somebody holds that."""
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

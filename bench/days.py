"""How many days a game lasts between people who have more to do than to play it."""

from statistics import median
from typing import Any

from bench.measure import Sheet
from bench.people import DAY, Person
from bench.planning import far_plans, wished_plans
from games.core.ahead.answering import planned
from games.core.ahead.plans import Plan, due
from games.core.chance import Chance
from games.core.game import AnyGame, Setup
from games.core.moves import Move
from games.core.play import Play
from games.core.seats import Seat
from games.registry import GAMES as KEYS
from games.registry import game

TITLE = "Days a game lasts between people who answer in their own time: median / p90"
GAMES = 4
"""So many of each; `days=100` plays more of them."""
NOTHING, ONCE, STAYING = COLUMNS = ("with nothing", "plans", "that stay")


async def measure(sheet: Sheet) -> None:
    """Every game and number of players, by the sensible players; the same people in every column."""
    for key in KEYS:
        found = game(key)
        for seats in found.settings.seat_counts:
            if seats == 1:
                continue
            figures: list[str] = []
            for way in COLUMNS:
                lasted = sorted(Evening(found, seats, str(seed), way).days() for seed in range(GAMES))
                figures.append(f"{median(lasted):.0f} / {lasted[len(lasted) * 9 // 10]:.0f}")
            sheet.row(f"{key}, {seats} seats", figures)


class Evening:
    """One game between people. Whoever answers one question answers at once whatever else is asked of them then."""

    def __init__(self, found: AnyGame, seats: int, seed: str, way: str) -> None:
        self.game = found
        self.play: Play[Any] = found.start(Setup(seats, {}, seed))
        self.chance = Chance(seed)
        self.people = [Person(f"{seed} {seat}") for seat in range(seats)]
        self.way = way
        self.plans: dict[Seat, list[Plan]] = {}
        self.due: dict[Seat, float] = {}
        self.pings = 0
        self.acted = self.agreed = 0

    def days(self) -> float:
        """Play to the end."""
        now = 0.0
        self._call(now)
        while not self.play.state.over:
            now, seat = min((at, seat) for seat, at in self.due.items())
            self._sit_down(seat)
            self._call(now)
        return now / DAY

    def _sit_down(self, seat: Seat) -> None:
        self.plans.pop(seat, None)
        while seat in self.play.waiting():
            self.play.apply(seat, self._sensible(seat))
            self._let_plans_act()
        if self.way != NOTHING and not self.play.state.over:
            plan = far_plans if self.way == STAYING else wished_plans
            self.plans[seat] = plan(self.game, self.play, seat)
            self._let_plans_act()

    def _let_plans_act(self) -> None:
        """Nobody is called to a question for which they have left an answer that still fits."""
        while acting := self._next_planned():
            self.play.apply(*acting)

    def _next_planned(self) -> tuple[Seat, Move] | None:
        for seat in self.play.waiting():
            plans, request = self.plans.get(seat, []), self.play.legal(seat)
            passed: list[Plan] = []
            while plan := due(plans, request, passed):
                at = plans.index(plan)
                plans[at : at + 1] = [plan.after_question(request)] if plan.stays else []
                answer = planned(self.game, self.play, request, plan)
                if answer is not None and answer.move is not None:
                    self.acted += 1
                    self.agreed += answer.move == self._sensible(seat)
                    return seat, answer.move
        return None

    def _sensible(self, seat: Seat) -> Move:
        return self.game.sensible(self.game.view(self.play.state, seat), self.play.legal(seat), self.chance)

    def _call(self, now: float) -> None:
        waiting = self.play.waiting()
        self.due = {seat: self.due[seat] if seat in self.due else self._pinged(seat, now) for seat in waiting}

    def _pinged(self, seat: Seat, now: float) -> float:
        self.pings += 1
        return self.people[seat].answers(now)

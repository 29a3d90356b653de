"""What Archipelago's judgement of a position says of the end, and what each thing that one has says of it."""

from collections.abc import Sequence
from statistics import correlation, fmean, pstdev
from typing import NamedTuple

from bench.measure import Sheet
from games.archipelago import GAME
from games.archipelago.computer.insight import Insight
from games.archipelago.computer.judging import WORTHS, before_others, better_off
from games.core.chance import Chance
from games.core.game import Setup
from games.core.seats import Seat
from games.core.thinking.worth import worth_of_end

TITLE = "A turn on: how Archipelago's positions go with what they are worth in the end, sensible players in every seat"
COLUMNS = ("positions", "goes with", "for one more")
BY_NAME = True
"""It takes a thousand games to say anything: `make bench ONLY="a_turn_on=1000"`."""
GAMES = 100
"""So many with each number of seats; a position of each turn."""
ANSWERS = 25
"""At one of so many answers of a turn somebody is looked at."""
FIRM = 30.0
"""Each thing is taken to say nothing, as if so many positions had said so."""


class Seen(NamedTuple):
    """What somebody makes of a position, and what came of it."""

    ahead: float
    lead: float
    risk: float
    more: Sequence[float]
    worth: float


async def measure(sheet: Sheet) -> None:
    """Each number of seats; who wins by independence alone is not looked at."""
    for seats in GAME.settings.seat_counts:
        if seats == 1:
            continue
        seen = [each for number in range(GAMES) for each in positions(seats, number)]
        worths = [each.worth for each in seen]
        for name, says in {
            "all that is judged": [each.ahead for each in seen],
            "the lead alone": [each.lead for each in seen],
            "how likely the colony falls": [each.risk for each in seen],
        }.items():
            sheet.row(f"{seats} seats: {name}", [f"{len(seen)}", f"{correlation(says, worths):+.3f}"])
        for name, worth in zip(WORTHS, weighed([each.more for each in seen], worths), strict=True):
            sheet.row(f"{seats} seats: {name}", ["", "", f"{worth:+.4f}"])


def positions(seats: int, number: int) -> list[Seen]:
    """One of each turn of this game."""
    seed = f"a turn on {number}"
    play, chance = GAME.start(Setup(seats, GAME.settings.chosen({}), seed)), Chance(seed)
    minds: list[Insight] = []
    turn = wait = 0
    while not play.state.over:
        if play.state.turn > turn:
            turn, wait = play.state.turn, 1 + chance.below(ANSWERS)
        wait -= 1
        if not wait:
            looking = Seat(chance.below(seats))
            minds.append(Insight(GAME.view(play.state, looking), looking))
        seat = play.waiting()[0]
        play.apply(seat, GAME.sensible(GAME.view(play.state, seat), play.legal(seat), chance))
    end = GAME.score(play.state)
    return [
        Seen(
            before_others(mind),
            mind.aims.lead,
            mind.risk,
            tuple(better_off(mind).values()),
            worth_of_end(GAME, end, mind.seat).worth,
        )
        for mind in minds
        if not mind.aims.separatist
    ]


def weighed(rows: Sequence[Sequence[float]], results: Sequence[float]) -> list[float]:
    """What one more of each thing adds to the results, by least squares, each thing on a scale of its own."""
    columns = list(zip(*rows, strict=True))
    spreads = [pstdev(column) or 1.0 for column in columns]
    scaled = [
        [(value - mid) / spread for value in column]
        for column, spread in zip(columns, spreads, strict=True)
        for mid in (fmean(column),)
    ]
    size = len(scaled)
    table = [
        [sum(map(float.__mul__, one, other)) + FIRM * (at == to) for to, other in enumerate(scaled)]
        + [sum(map(float.__mul__, one, results))]
        for at, one in enumerate(scaled)
    ]
    for at in range(size):
        table[at] = [value / table[at][at] for value in table[at]]
        for other in range(size):
            if other != at:
                times = table[other][at]
                table[other] = [value - times * by for value, by in zip(table[other], table[at], strict=True)]
    return [row[size] / spread for row, spread in zip(table, spreads, strict=True)]

"""How well sensible players play: among copies, one among random ones, one among careless ones."""

from collections.abc import Callable, Mapping, Sequence
from itertools import count
from math import sqrt
from time import process_time
from typing import Any

from bench.measure import Sheet
from games.core.chance import Chance
from games.core.ending.outcome import Outcome
from games.core.game import AnyGame, Setup
from games.core.moves import Move, Request
from games.core.seats import Seat
from games.registry import GAMES as KEYS
from games.registry import game
from tests.games.archipelago.careless import careless

TITLE = "Players: shares of games with their errors; a win as if there were two seats"
COLUMNS = ("games", "nobody", "by points", "won", "won of points", "as of two")
GAMES = 20
"""So many for each line; `players=300` plays more of them."""
SECONDS = 300.0
"""No line takes more of the processor than that."""
SETTINGS: Mapping[str, Sequence[Mapping[str, str]]] = {
    "archipelago": [{"length": length} for length in ("short", "medium", "long")]
}
"""Where a game is not played with its usual settings alone."""

Player = Callable[[Any, Request, Chance], Move]
CARELESS: Mapping[str, Player] = {"archipelago": careless}
"""Who cares for nothing but themselves, where that can ruin all."""


def by_chance(_: object, request: Request, chance: Chance) -> Move:
    """Any of the moves that answer the question."""
    return chance.pick([offer for offer in request.offers if not offer.aside]).any_move(chance.below)


async def measure(sheet: Sheet) -> None:
    """Each game with each number of seats; whoever is measured sits in every seat by turns."""
    for key in KEYS:
        found = game(key)
        others = {"random": by_chance} | ({"careless": CARELESS[key]} if key in CARELESS else {})
        for options in SETTINGS.get(key, [{}]):
            named = ", ".join([key, *options.values()])
            for seats in found.settings.seat_counts:
                if seats == 1:
                    continue
                sheet.row(f"{named}, {seats}: copies", copies(found, seats, options))
                for name, other in others.items():
                    sheet.row(f"{named}, {seats}: one among {name}", alone(found, seats, options, other))
                if key in CARELESS:
                    line = alone(found, seats, options, found.sensible, CARELESS[key])
                    sheet.row(f"{named}, {seats}: a careless one among them", line)


def copies(found: AnyGame, seats: int, options: Mapping[str, str]) -> list[str]:
    """How such games end, whoever wins."""
    games = copies_end(found, seats, options, GAMES)
    nobody = sum(not outcome.winners for outcome in games)
    return [f"{len(games)}", share(nobody, len(games)), share(sum(map(by_points, games)), len(games))]


def copies_end(found: AnyGame, seats: int, options: Mapping[str, str], games: int) -> list[Outcome]:
    """What comes of games in which all play like the sensible player."""
    return played(found, seats, options, lambda _: [found.sensible] * seats, games)


def alone(
    found: AnyGame, seats: int, options: Mapping[str, str], other: Player, one: Player | None = None
) -> list[str]:
    """How one player does among such others."""
    one = one or found.sensible
    games = played(found, seats, options, lambda at: [one if seat == at else other for seat in range(seats)], GAMES)
    won = [at % seats in outcome.winners and 1 / len(outcome.winners) for at, outcome in enumerate(games)]
    nobody = sum(not outcome.winners for outcome in games)
    ended = list(map(by_points, games))
    there = sum(share for share, end in zip(won, ended, strict=True) if end)
    return [
        f"{len(games)}",
        share(nobody, len(games)),
        share(sum(ended), len(games)),
        share(sum(won), len(games)),
        share(there, sum(ended)),
        as_of_two(there, sum(ended), seats),
    ]


def by_points(outcome: Outcome) -> bool:
    """Whether the game went to its end, and nothing else decided it."""
    return outcome.cause is None


def share(some: float, of_all: int) -> str:
    """In percent, with the error of a sample."""
    if not of_all:
        return "-"
    found = some / of_all
    return f"{100 * found:.0f} ±{100 * sqrt(found * (1 - found) / of_all):.0f}"


def as_of_two(won: float, games: int, seats: int) -> str:
    """The same strength between two: whoever wins one of three among two equals wins one of two."""
    if not games:
        return "-"
    found = won / games
    against = found * (seats - 1)
    return f"{100 * against / (against + 1 - found):.0f}"


def played(
    found: AnyGame, seats: int, options: Mapping[str, str], players: Callable[[int], Sequence[Player]], games: int
) -> list[Outcome]:
    """Games by their seeds, as many as are asked for and the time allows; who plays follows from the number."""
    outcomes: list[Outcome] = []
    began = process_time()
    for number in count():
        if number == games or process_time() - began > SECONDS:
            return outcomes
        outcomes.append(
            one_game(
                found,
                Setup(seats, found.settings.chosen(options), f"players {number}"),
                players(number % seats),
            )
        )
    return outcomes


def one_game(found: AnyGame, setup: Setup, players: Sequence[Player]) -> Outcome:
    """To its end; everybody sees what their seat sees."""
    play, chance = found.start(setup), Chance(setup.seed)
    while not play.state.over:
        seat: Seat = play.waiting()[0]
        play.apply(seat, players[seat](found.view(play.state, seat), play.legal(seat), chance))
    return found.score(play.state)

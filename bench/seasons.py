"""A season of two hundred people, dealt round by round: who meets again, how often each begins, how even tables are."""

from collections import Counter
from itertools import combinations
from random import Random
from statistics import pstdev
from time import perf_counter

from bench.measure import Sheet
from bot.features.seasons.reckoning.dealing import Meetings, dealt, unevenness
from bot.features.seasons.reckoning.seats import in_seats, times_sat
from bot.features.seasons.reckoning.sizes import ways_to_sit
from games.registry import GAMES, game

TITLE = "Seasons dealt: 200 people over 10 rounds of all games, 12 over 6; against tables by chance"
COLUMNS = ("met again", "must be", "first seat", "strength", "by chance", "seconds")
COMPANIES = ((200, 10), (50, 10), (12, 6))
WISHED, MIDDLE, SPREAD = 4, 25.0, 5.0
EARLY = 12
"""So many times fewer rounds than people leave a way for nobody to meet again."""
GAMES_PLAYED = tuple(tuple(game(key).settings.seat_counts) for key in GAMES)


async def measure(sheet: Sheet) -> None:
    """Each company deals, plays and deals again; in each round another game, with its counts of seats."""
    for people, rounds in COMPANIES:
        luck = Random(f"{people} people")
        strengths = {each: luck.gauss(MIDDLE, SPREAD) for each in range(people)}
        past: list[tuple[int, ...]] = []
        for number in range(rounds):
            counts = GAMES_PLAYED[number % len(GAMES_PLAYED)]
            began = perf_counter()
            tables = dealt(strengths, Meetings(past), ways_to_sit(people, counts, WISHED), luck)
            sat = times_sat(past)
            seated = [in_seats(table, sat, luck) for table in tables]
            took = perf_counter() - began
            again, needed = Meetings(past).at(tables), fewest_again(people, past, [len(table) for table in tables])
            past += seated
            begun = Counter(table[0] for table in past)
            first = f"{min(begun[each] for each in range(people))}–{max(begun.values())}"
            apart = (unevenness(tables, strengths) / len(tables)) ** 0.5
            chance = by_chance(strengths, seated, luck)
            figures = [str(again), str(needed), first, f"{apart:.2f}", f"{chance:.2f}", f"{took:.2f}"]
            sheet.row(f"{people} people, round {number + 1}", figures)
            if again > needed and number < people // EARLY:
                sheet.missed.append(f"{people} people meet again in round {number + 1}")


def fewest_again(people: int, past: list[tuple[int, ...]], sizes: list[int]) -> int:
    """So many pairs at least have to meet again, counting nothing but pairs that are left."""
    met = {frozenset(pair) for table in past for pair in combinations(table, 2)}
    return max(0, sum(size * (size - 1) // 2 for size in sizes) - (people * (people - 1) // 2 - len(met)))


def by_chance(strengths: dict[int, float], tables: list[tuple[int, ...]], luck: Random) -> float:
    """How far tables of these sizes would be from each other if nobody looked at strength."""
    order = list(strengths)
    luck.shuffle(order)
    drawn, at = [], 0
    for table in tables:
        drawn.append(order[at : at + len(table)])
        at += len(table)
    return pstdev(sum(strengths[each] for each in table) / len(table) for table in drawn)

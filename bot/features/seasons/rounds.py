"""A round of a season: who plays in it, in which pools, and the tables to which they are dealt."""

from collections.abc import Iterator, Mapping, Sequence
from random import Random

import msgspec

from bot.features.seasons.board import order_of, standings_of
from bot.features.seasons.reckoning.dealing import Meetings, dealt
from bot.features.seasons.reckoning.divisions import divided, finalists, moved
from bot.features.seasons.reckoning.seats import in_seats, times_sat
from bot.features.seasons.reckoning.sizes import ways_to_sit
from bot.features.seasons.rows import Deal, Entrant, Season, Seated, Whole
from games.registry import GAMES, game

NEWCOMER = 25.0
"""How strong somebody is taken to be of whom nothing is known."""
Strengths = Mapping[int, float]
"""By the numbers of entrants."""


class Round(msgspec.Struct, frozen=True):
    """What is dealt, and who comes in for that or is put into another division."""

    deals: tuple[Deal, ...]
    changed: tuple[Entrant, ...] = ()


def next_round(whole: Whole, former: Whole | None, strengths: Strengths) -> Round:
    """The tables of the season's round; none where there are too few people for its game."""
    season = whole.season
    changed = {each.number: each for each in _taken_in(whole)}
    people = [changed.get(each.number, each) for each in whole.entrants]
    playing = [each for each in people if each.status == "in"]
    if season.round == 1:
        playing = _in_divisions(season, playing, former, strengths)
        changed |= {each.number: each for each in playing}
    if season.final:
        best = finalists(standings_of(whole), _gone(people), _counts(season), season.terms.seats)
        playing = [each for each in playing if each.number in best]
    return Round(tuple(_deals(whole, playing, strengths)), tuple(changed.values()))


def _taken_in(whole: Whole) -> Iterator[Entrant]:
    """Those who have waited, as many as have left since the first round, and in their divisions."""
    began = sum(len(deal.seats) for deal in whole.deals if deal.round == 1)
    if whole.season.final or not began:
        return
    divisions = [each.division for each in whole.there]
    for each in whole.standby[: max(0, began - len(whole.there))]:
        smallest = min(sorted({*divisions, 0}), key=divisions.count)
        divisions.append(smallest)
        yield msgspec.structs.replace(each, status="in", division=smallest)


def _in_divisions(
    season: Season, people: Sequence[Entrant], former: Whole | None, strengths: Strengths
) -> list[Entrant]:
    """By how they stood in the season before, who has come up among those above; newcomers behind, by strength."""
    if season.terms.kind != "league":
        return list(people)
    last = {} if former is None else _places_after(former)
    order = sorted(
        people,
        key=lambda each: (
            last.get(each.user_id or 0, (len(people), 0)),
            -strengths.get(each.number, NEWCOMER),
            each.number,
        ),
    )
    most = max(1, len(people) // season.terms.seats)
    divisions = divided([each.number for each in order], min(season.terms.divisions, most))
    return [msgspec.structs.replace(each, division=divisions[each.number]) for each in people]


def _places_after(former: Whole) -> dict[int, tuple[int, int]]:
    """For each user the division in which they play next, and their place there."""
    orders = [order_of(former, division) for division in divisions_of(former)]
    there = {each.number: each.user_id for each in former.there if each.user_id is not None}
    played = [[number for number in order if number in there] for order in orders]
    places = {number: at for order in played for at, number in enumerate(order)}
    return {int(there[number]): (division, places[number]) for number, division in moved(played).items()}


def divisions_of(whole: Whole) -> list[int]:
    """The divisions of a season, the highest first."""
    return sorted({each.division for each in whole.entrants if each.status != "standby"})


def _deals(whole: Whole, playing: Sequence[Entrant], strengths: Strengths) -> Iterator[Deal]:
    season, number = whole.season, 0
    counts, key = _counts(season), season.terms.game_of(1 if season.final else season.round)
    former = [deal.people for deal in whole.deals]
    met, sat = Meetings(former), times_sat(former)
    for division, pool in _pools(playing, counts, season.terms.seats):
        luck = Random(f"{season.seed} {season.round} {division}")
        ways = ways_to_sit(len(pool), counts, season.terms.seats)
        strong = {each: strengths.get(each, NEWCOMER) for each in pool}
        for table in dealt(strong, met, ways, luck):
            number += 1
            order = in_seats(table, sat, luck)
            yield Deal(
                season_id=season.id,
                round=season.round,
                number=number,
                game=key,
                division=division,
                final=season.final,
                seats=tuple(Seated(seat, each) for seat, each in enumerate(order)),
            )


def _pools(playing: Sequence[Entrant], counts: Sequence[int], wished: int) -> list[tuple[int, list[int]]]:
    """Who is dealt among each other: a division, and one that is too small together with the one above it."""
    pools: list[tuple[int, list[int]]] = []
    for division in sorted({each.division for each in playing}):
        people = [each.number for each in playing if each.division == division]
        alone = ways_to_sit(len(people), counts, wished)
        last_fits = bool(pools) and bool(ways_to_sit(len(pools[-1][1]), counts, wished))
        if pools and not (alone and last_fits):
            pools[-1][1].extend(people)
        else:
            pools.append((division, people))
    return pools


def _counts(season: Season) -> tuple[int, ...]:
    key = season.terms.game_of(1 if season.final else season.round)
    return tuple(game(key).settings.seat_counts) if key in GAMES else ()


def _gone(people: Sequence[Entrant]) -> set[int]:
    return {each.number for each in people if each.status != "in"}

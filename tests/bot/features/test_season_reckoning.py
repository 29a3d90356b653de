"""The arithmetic of seasons: nobody is left out, nobody meets again before it must be, and points are shared evenly."""

from collections import Counter
from itertools import combinations
from random import Random

from hypothesis import given, settings
from hypothesis import strategies as st

from bot.features.seasons.reckoning.dealing import Meetings, dealt, unevenness
from bot.features.seasons.reckoning.divisions import after_final, divided, finalists, moved
from bot.features.seasons.reckoning.points import FULL, points_for, shares
from bot.features.seasons.reckoning.seats import in_seats, times_sat
from bot.features.seasons.reckoning.sizes import ways_to_sit
from bot.features.seasons.reckoning.standings import Game, Played, Standing, standings
from games.registry import GAMES, game

COUNTS = sorted({tuple(game(key).settings.seat_counts) for key in GAMES})


@given(st.integers(2, 120), st.sampled_from(COUNTS), st.integers(2, 5))
def test_whoever_comes_has_a_seat_at_every_game(people: int, counts: tuple[int, ...], wished: int) -> None:
    ways = ways_to_sit(people, counts, wished)
    assert ways
    for sizes in ways:
        assert sum(sizes) == people
        assert all(size in counts and 2 <= size <= 5 for size in sizes)


def test_tables_are_as_large_as_was_wished_where_that_is_possible() -> None:
    assert ways_to_sit(12, (2, 3, 4, 5), 4)[:2] == [(4, 4, 4), (3, 3, 3, 3)]
    assert ways_to_sit(13, (2, 3, 4), 4)[0] == (4, 3, 3, 3)
    assert ways_to_sit(5, (2, 3, 4), 4)[0] == (3, 2)
    assert ways_to_sit(1, (2, 3, 4), 4) == []
    assert ways_to_sit(7, (2, 4), 4) == [], "where a game has no such counts nobody can be dealt"


@st.composite
def evenings(draw: st.DrawFn) -> tuple[dict[int, float], list[tuple[int, ...]]]:
    """Some people with their strengths, and tables at which some of them have sat."""
    people = draw(st.integers(2, 14))
    strengths = {each: draw(st.floats(0, 50)) for each in range(people)}
    table = st.lists(st.sampled_from(range(people)), min_size=2, max_size=5, unique=True)
    return strengths, [tuple(each) for each in draw(st.lists(table, max_size=12))]


@settings(max_examples=40, deadline=None)
@given(evenings(), st.integers(0, 5))
def test_everybody_sits_once_and_the_same_seed_deals_the_same(
    evening: tuple[dict[int, float], list[tuple[int, ...]]], seed: int
) -> None:
    strengths, past = evening
    ways = ways_to_sit(len(strengths), (2, 3, 4, 5), 4)
    tables = dealt(strengths, Meetings(past), ways, Random(seed))
    assert Counter(each for table in tables for each in table) == Counter(list(strengths))
    assert tuple(sorted((len(table) for table in tables), reverse=True)) in ways
    assert tables == dealt(strengths, Meetings(past), ways, Random(seed))
    again = Meetings(past).at(tables)
    assert again == sum(
        Counter(frozenset(pair) for t in past for pair in combinations(t, 2))[frozenset(two)]
        for table in tables
        for two in combinations(table, 2)
    )


def test_nobody_meets_again_as_long_as_there_is_a_way() -> None:
    past: list[tuple[int, ...]] = []
    strengths = {each: float(each) for each in range(16)}
    for number in range(5):
        tables = dealt(strengths, Meetings(past), [(4, 4, 4, 4)], Random(number))
        again = Meetings(past).at(tables)
        assert again == 0 or number > 2, f"round {number}"
        past += [tuple(table) for table in tables]


def test_tables_are_smaller_where_that_keeps_people_from_meeting_again() -> None:
    strengths = dict.fromkeys(range(12), 25.0)
    first = dealt(strengths, Meetings(), ways_to_sit(12, (2, 3, 4), 4), Random(1))
    second = dealt(strengths, Meetings(first), ways_to_sit(12, (2, 3, 4), 4), Random(2))
    assert [len(table) for table in first] == [4, 4, 4]
    assert [len(table) for table in second] == [3, 3, 3, 3]
    assert Meetings(first).at(second) == 0


def test_tables_are_as_strong_as_each_other() -> None:
    luck = Random(7)
    strengths = {each: luck.gauss(25, 6) for each in range(40)}
    by_chance = list(range(40))
    luck.shuffle(by_chance)
    random_tables = [by_chance[at : at + 4] for at in range(0, 40, 4)]
    tables = dealt(strengths, Meetings(), [(4,) * 10], Random(1))
    assert unevenness(tables, strengths) < unevenness(random_tables, strengths) / 100


@given(st.integers(2, 5), st.integers(2, 20), st.integers(0, 9))
def test_everybody_begins_as_often_as_the_others(size: int, rounds: int, seed: int) -> None:
    past: list[tuple[int, ...]] = []
    luck = Random(seed)
    for _ in range(rounds):
        past.append(in_seats(range(size), times_sat(past), luck))
    first = Counter(table[0] for table in past)
    assert max(first.values()) - min(first[each] for each in range(size)) <= 1


@given(st.lists(st.integers(1, 5), min_size=2, max_size=5))
def test_points_are_the_same_in_all_at_tables_of_a_size(wished: list[int]) -> None:
    places = {seat: 1 + sum(other < place for other in wished) for seat, place in enumerate(wished)}
    points = points_for(places)
    assert sum(points.values()) == sum(shares(len(places))) == FULL * len(places) // 2
    for one, other in combinations(places, 2):
        assert (places[one] < places[other]) == (points[one] > points[other])
        assert (places[one] == places[other]) == (points[one] == points[other])


def test_a_win_is_worth_the_same_everywhere_and_a_common_defeat_nothing() -> None:
    assert {shares(people)[0] for people in range(2, 6)} == {FULL}
    assert {shares(people)[-1] for people in range(2, 6)} == {0}
    assert points_for({0: 1, 1: 2, 2: 2}) == {0: 24, 1: 6, 2: 6}
    assert points_for({0: 3, 1: 3, 2: 3}, won=False) == {0: 0, 1: 0, 2: 0}


def played(*seats: tuple[int, int | None, int]) -> Game:
    return Game(1, tuple(Played(*seat) for seat in seats))


def test_ties_go_by_wins_then_by_whom_one_has_met_and_are_shared_at_last() -> None:
    games = [
        played((1, 1, 24), (2, 2, 0)),
        played((3, 2, 12), (4, 2, 12)),
        played((3, 2, 12), (5, 2, 12)),
        played((6, 1, 24), (7, 2, 0), (2, 2, 0)),
    ]
    table = standings(range(1, 8), games, gone=[6])
    assert [(one.entrant, one.place) for one in table] == [(1, 1), (3, 2), (4, 3), (5, 3), (2, 5), (7, 6), (6, 7)]
    assert table[-1].points == 24, "who has gone stands last, whatever they had"


def test_who_was_not_there_at_the_end_has_played_and_won_nothing() -> None:
    (first, second) = standings([1, 2], [played((1, None, 0), (2, 1, 24))])
    assert (first.entrant, first.wins) == (2, 1)
    assert (second.played, second.points, second.wins) == (1, 0, 0)


@given(st.integers(1, 60), st.integers(1, 4))
def test_divisions_are_about_as_large_as_each_other(people: int, divisions: int) -> None:
    found = divided(range(people), divisions)
    sizes = Counter(found.values())
    assert sum(sizes.values()) == people
    assert [found[each] for each in range(people)] == sorted(found.values())
    if people >= divisions:
        assert max(sizes.values()) - min(sizes[at] for at in range(divisions)) <= 1


@given(st.lists(st.integers(2, 12), min_size=1, max_size=4))
def test_as_many_go_up_as_come_down(sizes: list[int]) -> None:
    numbers = iter(range(100))
    divisions = [[next(numbers) for _ in range(size)] for size in sizes]
    after = moved(divisions)
    assert Counter(after.values()) == Counter(dict(enumerate(sizes)))
    for at, people in enumerate(divisions):
        went = [after[each] - at for each in people]
        assert went == sorted(went), "the best go up, the last go down"
        assert all(abs(way) <= 1 for way in went)
        assert at == 0 or went[0] == -1


def test_the_final_is_for_the_best_who_are_there() -> None:
    table = [Standing(each, each, 100 - each, 3, 0, 0) for each in range(1, 8)]
    assert finalists(table, {2}, (2, 3, 4), 5) == [1, 3, 4, 5]
    assert finalists(table[:3], (), (2, 3, 4, 5), 4) == [1, 2, 3]
    assert finalists(table[:1], (), (2, 3), 4) == []
    assert after_final(table, {3: 1, 1: 2}) == [3, 1, 2, 4, 5, 6, 7]

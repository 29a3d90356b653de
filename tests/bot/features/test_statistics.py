"""What is counted of a game: places, points, paces and strengths, of whoever wants to be counted."""

import json
import re
from collections.abc import Sequence

import msgspec
import pytest

from bot.features.statistics.counting import keep_departure, keep_results
from bot.features.statistics.rows import Result, results_of
from bot.features.statistics.words import person_statistics
from bot.store.identity import UserId
from bot.store.people.choices import UNCOUNTED, load_choices, save_choices
from bot.store.table.paces import paces_of
from bot.store.table.records import Table
from bot.tables.model import Person
from games.core.ending.outcome import Outcome, Rival, ScoreLine, SeatScore
from games.core.seats import Seat
from games.core.thinking.budget import Strength
from tests.bot.panel.shown import shown
from tests.bot.tables.conftest import ADA, BORIS, CLARA, House

HOUR = 3600.0


def scored(*points: int, winners: Sequence[int] = (0,), rivals: tuple[Rival, ...] = ()) -> Outcome:
    """The seats have so many points."""
    scores = tuple(SeatScore(Seat(seat), (ScoreLine("all", total),)) for seat, total in enumerate(points))
    return Outcome(scores, tuple(map(Seat, winners)), rivals)


async def three(house: House) -> Table:
    """A table of three that has been in play for an hour."""
    table = await house.begun(BORIS, CLARA)
    house.now += HOUR
    return table


async def over(house: House, table: Table, outcome: Outcome) -> None:
    await house.store.write(lambda db: keep_results(db, table, outcome, house.now))


async def results(house: House, person: Person) -> list[Result]:
    return await house.store.read(lambda db: results_of(db, person.id))


async def strengths(house: House) -> list[float | None]:
    """Of Ada, Boris and Clara after their last game."""
    found = [(await results(house, person))[-1].skill for person in (ADA, BORIS, CLARA)]
    return [None if skill is None else skill.mu for skill in found]


async def uncounted(house: House, person: Person) -> None:
    """This person wants to be left out."""
    await house.store.write(
        lambda db: save_choices(
            db, msgspec.structs.replace(load_choices(db, person.id), user_id=person.id, settings={UNCOUNTED: True})
        )
    )


def test_a_pace_is_from_the_move_before_to_the_first_of_ones_own() -> None:
    ada, boris = UserId(1), UserId(2)
    moves = [(ada, 0, 0.0), (boris, 1, 60.0), (boris, 1, 61.0), (ada, 0, 70.0), (boris, 1, 90.0), (ada, 0, 90.0)]
    assert paces_of([*moves, (None, 1, 95.0)]) == {ada: 9.0, boris: 40.0}


async def test_a_game_that_is_over_counts_for_all_who_sat_at_it(house: House) -> None:
    table = await three(house)
    await over(house, table, scored(30, 10, 20))
    (first,), (last,), (second,) = [await results(house, person) for person in (ADA, BORIS, CLARA)]
    assert [(each.place, each.points) for each in (first, second, last)] == [(1, 30), (2, 20), (3, 10)]
    assert {each.people for each in (first, second, last)} == {3}
    assert {each.lasted for each in (first, second, last)} == {HOUR}
    mus = [each.skill.mu for each in (first, second, last) if each.skill is not None]
    assert len(mus) == 3
    assert mus == sorted(mus, reverse=True)


async def test_who_wants_to_be_left_out_is_not_counted_and_counts_for_nobody(house: House) -> None:
    table = await three(house)
    await uncounted(house, BORIS)
    await over(house, table, scored(30, 10, 20))
    assert await results(house, BORIS) == []
    counted = [each for person in (ADA, CLARA) for each in await results(house, person)]
    assert [each.place for each in counted] == [1, 2]
    assert all(each.skill is not None for each in counted), "two are enough to be measured"
    await house.store.write(lambda db: keep_departure(db, table, BORIS.id, house.now))
    assert await results(house, BORIS) == []


@pytest.mark.parametrize(
    ("outcome", "people"),
    [(scored(30, 10, 20, winners=()), 3), (scored(30, 10, 20, rivals=(Rival("jean", (ScoreLine("all", 5),)),)), 4)],
    ids=["nobody won", "against a rival"],
)
async def test_strength_is_measured_among_people_who_can_win(house: House, outcome: Outcome, people: int) -> None:
    table = await three(house)
    await over(house, table, outcome)
    assert [each.people for each in await results(house, ADA)] == [people]
    assert await strengths(house) == [None, None, None]


async def test_a_common_defeat_is_no_place(house: House) -> None:
    table = await three(house)
    await over(house, table, scored(0, 0, 0, winners=()))
    (lost,) = await results(house, ADA)
    told = json.dumps(shown(person_statistics(ADA.id, [lost], "en", here=False)))
    assert lost.lost_together
    assert "1 lost together" in told
    assert "on average," in told
    assert "place" not in told


async def test_who_leaves_before_the_end_has_no_place(house: House) -> None:
    table = await three(house)
    await house.store.write(lambda db: keep_departure(db, table, BORIS.id, house.now))
    (left,) = await results(house, BORIS)
    assert (left.place, left.people, left.lasted, left.skill) == (None, 3, HOUR, None)


async def test_games_against_computers_are_told_apart_by_their_strength(house: House) -> None:
    found: list[Result] = []
    there: list[tuple[Strength, ...]] = [(), ("easy",), ("strong", "easy"), ("strong",)]
    for strengths_there in there:
        table = await three(house)
        seats = [
            msgspec.structs.replace(seat, user_id=None, computer=True, strength=strength)
            for seat, strength in zip(table.seats[1:], strengths_there, strict=False)
        ]
        await over(house, msgspec.structs.replace(table, seats=(table.seats[0], *seats)), scored(9, 3, 2))
        found.append((await results(house, ADA))[-1])
    assert [each.against for each in found] == [None, "easy", "strong", "strong"]
    told = json.dumps(shown(person_statistics(ADA.id, found, "en", here=False)))
    assert list(dict.fromkeys(re.findall(r"\*\*( with \w+ computers)?: (\d) game", told))) == [
        ("", "1"),
        (" with easy computers", "1"),
        (" with strong computers", "2"),
    ]

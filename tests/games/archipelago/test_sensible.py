"""A sensible player holds the colony, knows whom that serves, and wants what counts."""

import pytest

from bench.players import copies_end
from games.archipelago import GAME, moves
from games.archipelago.components import RESOURCES, Half
from games.archipelago.computer.peace import Shift, price
from games.archipelago.computer.sensible import worth
from games.archipelago.steps import ResolveHalf
from tests.games.archipelago.minds import answer, colony, mind
from tests.games.archipelago.table import Table

GAMES = 8
DEMANDS_IRON = Half(crisis="iron", demand=2)


def angry(rebels: int = 5) -> Table:
    """Six citizens, and nearly as many rebels; the continent demands iron, which the first seat has."""
    table = colony(rebels=rebels)
    table.cubes(0, "iron iron")
    return table.next(ResolveHalf(DEMANDS_IRON))


@pytest.mark.parametrize("seats", GAME.settings.seat_counts)
def test_copies_hold_the_colony(seats: int) -> None:
    fallen = [outcome for outcome in copies_end(GAME, seats, {"length": "short"}, GAMES) if not outcome.winners]
    assert len(fallen) <= 1


def test_the_same_position_brings_the_same_move() -> None:
    assert answer(angry()) == answer(angry())


def test_what_is_missing_is_given_where_independence_is_near() -> None:
    assert answer(angry()) == moves.Help("0", "2", "0")


def test_in_peace_cubes_are_kept() -> None:
    table = angry(0)
    table.state.population = 30
    assert answer(table) == moves.Done()


def test_the_separatist_gives_nothing() -> None:
    table = angry()
    table.objective(0, "medium_separatist")
    assert mind(table).insight.price < 0
    assert answer(table) == moves.Done()


def test_peace_that_saves_a_leader_out_of_reach_is_worth_less() -> None:
    table = colony()
    assert mind(table).insight.price == price(mind(table).insight.left)
    for region in "bcd":
        table.building("town", region, 1)
        table.building("church", region, 1)
    table.card(1, "king")
    table.card(1, "pope")
    assert 0 < mind(table).insight.price < price(mind(table).insight.left)


def test_workers_are_hired_before_taxes_where_many_are_without_work() -> None:
    table = colony(rebels=3)
    table.state.surplus = 9
    table.money(12, 0, 0)
    table.rounds()
    assert answer(table).verb == "recruit"


def test_a_church_is_built_before_a_town_where_people_are_angry() -> None:
    table = colony(rebels=4)
    table.cubes(0, "stone stone stone wood")
    table.money(6, 0, 0)
    table.rounds()
    assert worth_of_building(table, "church") > worth_of_building(table, "town")
    ahead = worth_of_building(table, "church") - worth_of_building(table, "town")
    table.state.population = 40
    assert worth_of_building(table, "church") - worth_of_building(table, "town") < ahead


def worth_of_building(table: Table, kind: str) -> float:
    """The best way to build it."""
    offer = table.offered(0, "build")
    return max(worth(mind(table), offer.make(row)) for row in offer.rows or () if row[0] == kind)


def test_the_end_is_wanted_by_whoever_is_ahead() -> None:
    table = colony()
    table.state.population = 30
    behind = mind(table).insight.nearer("towns")
    table.building("church", "b", 0)
    table.building("church", "c", 0)
    table.tokens(0, 5)
    assert mind(table).insight.nearer("towns") > max(0, behind)


def test_a_step_of_peace_is_dearer_where_independence_is_near() -> None:
    assert mind(colony(rebels=5)).insight.peace(Shift(people=1)) > mind(colony()).insight.peace(Shift(people=1)) > 0


def test_what_nobody_has_is_stored_where_many_would_strike() -> None:
    table = colony(people=12)
    wanted = mind(table).stores.worth_of_cubes("iron", 1)
    table.market("domestic", "iron", 3)
    enough = mind(table).stores.worth_of_cubes("iron", 1)
    assert wanted > enough
    table.state.population = 2
    table.market("domestic", "iron", 0)
    assert wanted > mind(table).stores.worth_of_cubes("iron", 1)


def test_a_token_is_kept_for_a_strike_where_nobody_has_what_may_be_asked() -> None:
    table = colony(people=16)
    kept = mind(table).stores.worth_of_token
    for resource in RESOURCES:
        table.market("domestic", resource, 4)
    assert kept > mind(table).stores.worth_of_token


def test_a_florin_is_worth_less_to_whoever_has_plenty() -> None:
    table = colony()
    table.money(13, 0, 0)
    some = mind(table).insight.florin
    table.money(40, 0, 0)
    assert mind(table).insight.florin < some

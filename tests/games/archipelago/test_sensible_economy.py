"""A sensible player knows what an action brings by the end, what money and cards are for, and where there is work."""

import pytest

from games.archipelago import moves
from games.archipelago.computer.aims import before_the_best
from games.archipelago.computer.sensible import candidates, worth
from games.archipelago.computer.thinking import THINKING
from games.core.chance import Chance
from games.core.moves import Move
from tests.games.archipelago.minds import answer, colony, mind
from tests.games.archipelago.table import Table


def begun(table: Table) -> Table:
    """Rounds begin, with enough money and in peace."""
    table.money(10, 0, 0)
    table.rounds()
    table.state.population = 30
    return table


def best(table: Table, verb: str, *beginning: str) -> float:
    """The best of the moves of this verb that begin so."""
    offer = table.offered(0, verb)
    found = candidates(mind(table), offer, Chance("best"))
    return max(worth(mind(table), move) for move in found if move.answers()[: len(beginning)] == beginning)


# Points, and the end


def test_points_are_dearer_and_citizens_cheaper_the_later_it_is() -> None:
    early, late = colony(), colony()
    for region in "bcd":
        late.building("town", region)
    assert mind(late).aims.late > mind(early).aims.late
    assert mind(late).aims.point > mind(early).aims.point
    assert mind(late).insight.lasting < mind(early).insight.lasting
    assert mind(late).insight.florin < mind(early).insight.florin


def test_a_small_lead_is_taken_to_the_end_now_and_whoever_is_behind_plays_on() -> None:
    table = colony(people=30)
    assert mind(table).insight.eagerness(2.0) > 0 > mind(table).insight.eagerness(-2.0)


def test_whoever_is_behind_wants_the_end_rather_than_a_colony_that_falls() -> None:
    calm, near = colony(people=30), colony(people=6, rebels=6)
    assert mind(near).insight.risk > mind(calm).insight.risk
    assert mind(near).insight.eagerness(-1.0) > mind(calm).insight.eagerness(-1.0)


def test_what_brings_points_by_itself_may_end_the_game() -> None:
    table = colony(people=30)
    assert mind(table).insight.nearer("towns", 1.0, 20.0) > mind(table).insight.nearer("towns")


def test_what_others_may_end_the_game_by_is_guessed() -> None:
    table = colony(people=30)
    assert 0 < mind(table).aims.ends["markets"][2] < mind(table).aims.ends["towns"][2] == 1


def test_more_money_is_a_lead_where_points_are_equal() -> None:
    def by_money(*amounts: int) -> float:
        table = colony()
        table.money(*amounts)
        aims = mind(table).aims
        return aims.lead - before_the_best(aims.standing(), 0)

    assert by_money(20, 0, 0) > 0 > by_money(0, 10, 10)


# Buildings


def test_cubes_that_a_building_still_lacks_are_worth_more() -> None:
    table = colony(people=30)
    table.cubes(0, "wood")
    wanted = mind(table).stores.worth_of_cubes("stone", 1)
    table.state.halls = table.state.docks = 0
    assert mind(table).stores.worth_of_cubes("stone", 1) < wanted


def test_a_town_is_wanted_where_its_land_counts() -> None:
    table = colony(people=30)
    plain = mind(table).people.worth_of_crowd("b", 1, True), mind(table).appraisal.worth_of_found("old_forest")
    table.player(0).objectives.append("medium_markets")
    assert mind(table).people.worth_of_crowd("b", 1, True) > plain[0]
    assert mind(table).appraisal.worth_of_found("old_forest") > plain[1]
    wood = mind(table).people.worth_of_crowd("b", 1, True)
    table.building("town", "b")
    assert mind(table).people.worth_of_crowd("b", 1, True) < wood


def test_cubes_that_count_are_not_built_with_lightly() -> None:
    table = colony()
    table.cubes(0, "wood stone")
    begun(table).state.trends = ["ships"]
    cheap = best(table, "build", "town")
    table.state.trends = ["wood"]
    assert best(table, "build", "town") < cheap


def test_nobody_leaves_a_building_that_counts_for_a_cube() -> None:
    table = colony()
    table.building("church", "b", 0)
    begun(table)
    leaving = moves.HarvestWood((("b", "church", 1),))
    staying = moves.HarvestWood((("b", "standing", 1),))
    assert worth(mind(table), leaving) < worth(mind(table), staying)
    table.building("town", "b", 0)
    assert worth(mind(table), leaving) == worth(mind(table), staying), "the town holds it"


# Money


def test_what_can_be_sold_at_an_own_dock_is_gathered_though_one_has_plenty() -> None:
    table = colony(people=30)
    table.cubes(0, "fish fish fish fish fish")
    kept = mind(table).stores.worth_of_cubes("fish", 1)
    table.building("port", "b", 0)
    assert mind(table).stores.worth_of_cubes("fish", 1) > kept


def test_a_port_is_visited_for_its_best_sales_and_not_where_it_buys_nothing() -> None:
    table = colony()
    table.building("port", "b", 0)
    table.cubes(0, "fish fish fish fish")
    begun(table)
    dear = best(table, "visit", "port")
    table.market("export", "fish", 4)
    assert best(table, "visit", "port") < dear


# Cards


@pytest.mark.parametrize(("objective", "card"), [("short_churches", "bishop"), ("short_ports", "sawmill")])
def test_a_card_is_worth_more_where_its_kind_counts(objective: str, card: str) -> None:
    table = colony(people=30)
    table.row(card)
    plain = mind(table).appraisal.worth_of_owning(card)
    table.player(0).objectives.append(objective)
    assert mind(table).appraisal.worth_of_owning(card) > plain


def test_an_improved_harvest_is_worth_the_cubes_that_it_doubles() -> None:
    table = colony()
    table.card(0, "sawmill")
    table.card(0, "quarry")
    begun(table)
    appraisal = mind(table).appraisal
    assert appraisal.worth_of_use("sawmill") > 0 > appraisal.worth_of_use("quarry"), "there is wood, no stone"


def test_somebody_elses_card_costs_a_florin_more() -> None:
    table = colony(people=30)
    own = colony(people=30)
    table.card(1, "bishop")
    own.card(0, "bishop")
    assert mind(table).appraisal.worth_of_use("bishop") < mind(own).appraisal.worth_of_use("bishop")


# Journeys


def walk(table: Table) -> list[Move]:
    return mind(table).people.journeys(table.offered(0, "walk"))


def test_journeys_go_to_an_empty_building_and_to_work() -> None:
    table = colony()
    table.building("market", "b")
    begun(table)
    assert any(spot == "b.market" and origin == "b" for spot, origin, _ in walk(table)[-1].answers()[0])


def test_journeys_are_the_same_each_time_and_all_allowed() -> None:
    table = colony()
    table.building("market", "b")
    table.building("church", "c")
    table.ships(0, "b", 2)
    begun(table)
    offer = table.offered(0, "walk")
    found = walk(table)
    assert found == walk(table)
    assert found
    for move in found:
        assert offer.fields[0].accepts(move.answers()[0])


def test_whoever_thinks_compares_journeys_of_one_and_of_more() -> None:
    table = colony()
    table.building("market", "b")
    table.building("church", "c")
    begun(table)
    request = table.play.legal(table.state.order[0])
    proposed = THINKING.proposals(mind(table).view, request, answer(table))
    assert [move for move in proposed if move.verb == "walk"] == walk(table)
    assert len(walk(table)) > 1


def test_all_buildings_promise_something_and_a_church_peace() -> None:
    table, angry = colony(people=30), colony(rebels=4)
    plans, worried = mind(table).plans, mind(angry).plans
    assert all(plans.promise(kind) > 0 for kind in ("town", "church", "port", "market", "ship"))
    promised = plans.promise("church") - plans.promise("town")
    assert worried.promise("church") - worried.promise("town") > promised

"""Crises and events: who lies, who helps, who strikes."""

import pytest

from games.archipelago.components import CARDS, Half
from games.archipelago.steps import ReadBalance, Refill, ResolveHalf
from games.core.seats import Seat
from tests.games.archipelago.table import Table

WANTS_WOOD = Half(crisis="wood", raises=3)
DEMANDS_IRON = Half(crisis="iron", demand=3)


def troubled(*people: int) -> Table:
    """A crisis over so many citizens of each seat, one region a seat."""
    table = Table(len(people))
    regions = [
        table.region("timber_shore", (1, 0)),
        table.region("pineapple_cove", (-1, 0)),
        table.region("sugar_bay", (0, 1)),
    ]
    for seat, (region, count) in enumerate(zip(regions, people, strict=False)):
        table.citizens(seat, region, count)
    table.market("domestic", "wood", 0)
    return table


def strike(table: Table, half: Half = WANTS_WOOD) -> Table:
    return table.next(ResolveHalf(half))


def lying(table: Table) -> int:
    return sum(unit.lying for player in table.state.players for unit in player.units)


# The back of the top card


@pytest.mark.rule("AR-BAL-01", "AR-BAL-02")
def test_phase_four_resolves_the_halves_that_are_not_red_upper_first() -> None:
    table = troubled(2, 2, 2)
    table.top("pirate")
    table.next(ReadBalance(red=False))
    assert table.state.crisis is not None
    assert (table.state.crisis.kind, table.state.crisis.resource) == ("colony", "iron")
    for seat in (0, 1, 2):
        table.do(seat, "done")
    assert table.state.crisis is not None
    assert (table.state.crisis.kind, table.state.crisis.resource) == ("continent", "cattle")


@pytest.mark.rule("AR-BAL-02", "AR-EVENT-02")
def test_red_halves_do_nothing_in_phase_four() -> None:
    table = troubled(2, 3, 3)
    table.building("church", "b", 0)
    table.top("explorer")
    assert CARDS["explorer"].upper.red
    assert CARDS["explorer"].lower.red
    table.state.rebellion = 4
    table.next(ReadBalance(red=False))
    assert table.state.rebellion == 4
    table.top("bishop")
    table.next(ReadBalance(red=True))
    assert table.state.rebellion == 3, "the red lower half alone: -1 for the church"


@pytest.mark.rule("AR-BAL-03")
def test_the_same_back_works_turn_after_turn() -> None:
    table = troubled(2, 3, 3)
    table.building("church", "b", 0)
    table.top("barbarian")
    table.state.rebellion = 6
    for left in (5, 4):
        table.next(ReadBalance(red=False))
        for seat in (0, 1, 2):
            table.do(seat, "done")
        assert table.state.rebellion == left + 2, "the church's -1, and two cattle missing"
        table.state.rebellion -= 2


@pytest.mark.rule("AR-BAL-04")
def test_without_cards_phase_four_does_nothing() -> None:
    table = troubled(3, 3, 3)
    table.state.graveyard += table.state.deck
    table.state.deck = []
    table.state.balance = None
    table.next(ReadBalance(red=False))
    assert table.asked() == "Bid"
    assert table.state.rebellion == 0


@pytest.mark.rule("AR-EVENT-01", "AR-EVENT-02")
def test_an_event_counts_buildings_whoever_controls_them() -> None:
    table = troubled(3, 2, 2)
    table.building("church", "b")
    table.building("church", "c", 1)
    table.state.rebellion = 6
    strike(table, Half(per="church", rebellion=-2))
    assert table.state.rebellion == 2
    table.building("town", "d", 2, lying=True)
    strike(table, Half(per="town", rebellion=1))
    assert table.state.rebellion == 3


# The colony


@pytest.mark.rule("AR-CRISIS-01", "AR-CRISIS-02", "AR-CHURCH-01")
def test_all_lie_down_but_those_in_churches() -> None:
    table = troubled(2, 2, 2)
    table.building("church", "b", 0)
    table.ships(0, "a")
    table.player(1).on_wonders = 1
    strike(table)
    assert lying(table) == 6
    assert not any(unit.lying for unit in table.player(0).units if unit.spot == "church" or unit.kind == "ship")
    assert table.play.legal(Seat(0)).prompt.args == {"resource": "wood", "raises": 3}


@pytest.mark.rule("AR-CRISIS-03")
def test_each_has_one_opportunity_in_the_order_of_turn() -> None:
    table = troubled(2, 2, 2)
    table.cubes(0, "wood")
    table.state.order = [Seat(2), Seat(0), Seat(1)]
    strike(table)
    for seat in (2, 0, 1):
        assert table.waiting() == (seat,)
        table.do(seat, "done")
    assert [event.args["count"] for event in table.happened("strike")] == [6]


@pytest.mark.rule("AR-CRISIS-03")
def test_whoever_is_done_takes_no_further_part() -> None:
    table = troubled(2, 2, 2)
    table.cubes(0, "wood wood")
    strike(table).do(0, "done")
    assert table.offer(0, "help") is None
    assert table.refuses(0, "help 0 1 0")


@pytest.mark.rule("AR-CRISIS-04", "AR-CRISIS-05", "AR-TOKEN-01", "AR-TOKEN-02", "AR-TOKEN-03", "AR-TOKEN-04")
def test_cubes_of_the_market_own_ones_and_tokens_in_any_mix() -> None:
    table = troubled(3, 3, 3)
    table.market("domestic", "wood", 1)
    table.cubes(0, "wood")
    table.tokens(0, 2)
    strike(table)
    rows = set(table.offered(0, "help").rows or ())
    assert {("1", "0", "0"), ("0", "1", "0"), ("0", "0", "2"), ("1", "1", "1"), ("0", "0", "1")} <= rows
    assert ("1", "0", "1") in rows
    assert ("0", "0", "0") not in rows
    before = table.state.bank["wood"]
    table.do(0, "help 1 1 1")
    assert table.state.bank["wood"] == before + 2, "tokens leave the game, they need no cube of the bank"
    assert table.state.markets["domestic"]["wood"] == 0
    assert table.player(0).cubes == {}
    assert table.player(0).tokens == 1
    assert table.state.spent_tokens == 1


@pytest.mark.rule("AR-CRISIS-06")
def test_each_cube_raises_so_many_of_ones_choice_anywhere() -> None:
    table = troubled(3, 3, 3)
    table.cubes(0, "wood")
    strike(table).do(0, "help 0 1 0")
    assert table.asked() == "RaiseCitizens"
    assert table.refuses(0, "raise b 2 of-0"), "it is a duty to raise all three"
    assert table.refuses(0, "done")
    table.do(0, "raise b 1 of-0, c 1 of-1, d 1 of-2")
    assert lying(table) == 6


@pytest.mark.rule("AR-CRISIS-06")
def test_fewer_only_if_fewer_lie() -> None:
    table = troubled(2, 2, 0)
    table.cubes(0, "wood wood")
    strike(table).do(0, "help 0 2 0")
    assert lying(table) == 0, "six could be raised, four lay"


@pytest.mark.rule("AR-CRISIS-07")
def test_once_nobody_lies_the_crisis_is_over() -> None:
    table = troubled(3, 0, 0)
    table.cubes(0, "wood wood")
    table.cubes(1, "wood")
    strike(table)
    assert max(int(row[1]) for row in table.offered(0, "help").rows or ()) == 1, "nothing more is spent"
    table.do(0, "help 0 1 0")
    assert "crisis-over" in table.told()
    assert table.state.rebellion == 0
    assert table.player(1).cubes == {"wood": 1}
    assert table.asked() == "Bid"


@pytest.mark.rule("AR-CRISIS-08", "AR-STRIKE-03")
def test_whoever_still_lies_strikes_and_rebellion_rises_by_one_each() -> None:
    table = troubled(3, 3, 3)
    table.cubes(0, "wood")
    strike(table).do(0, "help 0 1 0").do(0, "raise b 3 of-0").do(0, "done").do(1, "done")
    before = table.state.population
    table.do(2, "done")
    assert table.state.rebellion == 6
    assert table.state.population == before, "a striker still counts"


@pytest.mark.rule("AR-CRISIS-09")
def test_lying_down_changes_neither_place_nor_work() -> None:
    table = troubled(2, 2, 2)
    (busy,) = table.citizens(0, "b", spot="wood", busy=True)
    strike(table)
    assert (busy.region, busy.spot, busy.busy, busy.lying) == ("b", "wood", True, True)
    table.cubes(0, "wood")
    table.do(0, "help 0 1 0").do(0, "raise b 2 of-0, b 1 of-0.wood")
    assert (busy.spot, busy.busy, busy.lying) == ("wood", True, False)


# Churches


@pytest.mark.rule("AR-CHURCH-02", "AR-CHURCH-05", "AR-CHURCH-03")
def test_a_church_raises_anyone_in_its_region_for_nothing() -> None:
    table = troubled(2, 2, 2)
    table.building("church", "b", 0)
    table.citizens(1, "b", 1)
    strike(table)
    table.do(0, "bless b 1 of-1")
    assert [unit.lying for unit in table.player(1).here("b")] == [False]
    assert table.player(0).cubes == {}
    table.do(0, "bless b 1 of-0")
    assert lying(table) == 2 + 2 + 1
    table.do(0, "done")
    assert table.offer(0, "bless") is None, "only during the own opportunity"


@pytest.mark.rule("AR-CHURCH-03", "AR-CHURCH-04")
def test_a_church_ruled_from_the_town_needs_the_citizen_there_raised_first() -> None:
    table = troubled(2, 2, 2)
    table.building("town", "b", 0)
    table.building("church", "b")
    table.cubes(0, "wood")
    assert table.state.controlled(Seat(0), "church") == ["b"]
    strike(table, Half(crisis="wood", raises=1))
    assert table.offer(0, "bless") is None
    table.do(0, "help 0 1 0").do(0, "raise b 1 of-0.town")
    assert table.state.controlled(Seat(0), "church") == ["b"]
    table.do(0, "bless b 2 of-0")
    assert not any(unit.lying for unit in table.player(0).units)


@pytest.mark.rule("AR-STRAIT-04")
def test_a_church_raises_on_both_shores() -> None:
    table = Table(2)
    table.region("fishermens_sound", (1, 0))
    table.building("church", "b", 0)
    table.citizens(0, "b", part="land1")
    table.citizens(1, "b", part="land2")
    strike(table)
    table.do(0, "bless b 1 of-0, b 1 of-1.land2")
    assert lying(table) == 0


# The continent


@pytest.mark.rule("AR-EXPORT-01", "AR-EXPORT-02", "AR-EXPORT-03")
def test_cubes_for_the_continent() -> None:
    table = troubled(3, 3, 3)
    table.market("export", "iron", 1)
    table.cubes(0, "iron iron iron iron")
    strike(table, DEMANDS_IRON)
    rows = [tuple(map(int, row)) for row in table.offered(0, "help").rows or ()]
    assert max(map(sum, rows)) == 3, "nobody delivers more than is missing"
    before = table.state.bank["iron"]
    table.do(0, "help 1 1 0").do(0, "done")
    assert table.state.bank["iron"] == before + 2
    assert table.waiting() == (1,)
    table.cubes(1, "iron")
    table.do(1, "help 0 1 0")
    assert "crisis-over" in table.told(), "the demand is met, seat 2 has nothing to do"
    assert table.state.rebellion == 0


@pytest.mark.rule("AR-EXPORT-04")
def test_what_is_missing_angers_and_nobody_lies() -> None:
    table = troubled(3, 3, 3)
    strike(table, DEMANDS_IRON)
    for seat in (0, 1, 2):
        table.do(seat, "done")
    assert table.state.rebellion == 3
    assert lying(table) == 0


@pytest.mark.rule("AR-EXPORT-05")
def test_each_crisis_has_its_own_market() -> None:
    table = troubled(3, 3, 3)
    table.market("export", "wood", 2)
    table.market("domestic", "iron", 2)
    strike(table)
    assert table.offer(0, "help") is None
    for seat in (0, 1, 2):
        table.do(seat, "done")
    table.state.rebellion = 0
    strike(table, DEMANDS_IRON)
    assert table.offer(0, "help") is None


# The Benefactor


@pytest.mark.rule("AR-TREND-03", "AR-TREND-06")
def test_the_benefactor_rewards_own_cubes_and_tokens_alone() -> None:
    table = troubled(3, 3, 3)
    table.state.trends = ["benefactor"]
    table.market("domestic", "wood", 1)
    table.cubes(0, "wood")
    table.tokens(0, 1)
    bank = table.state.money
    strike(table).do(0, "help 1 1 1")
    assert table.player(0).given == 2
    assert table.state.money == bank - 2
    poor = troubled(3, 3, 3)
    poor.state.trends = ["benefactor"]
    poor.cubes(0, "iron iron")
    poor.player(1).money += poor.state.money - 1
    poor.state.money = 1
    strike(poor, DEMANDS_IRON).do(0, "help 0 2 0")
    assert poor.player(0).given == 1, "the bank had one left"


@pytest.mark.rule("AR-TREND-03", "AR-CHURCH-05")
def test_the_benefactor_rewards_no_market_cubes_and_no_blessing() -> None:
    table = troubled(2, 3, 3)
    table.state.trends = ["benefactor"]
    table.building("church", "b", 0)
    table.market("domestic", "wood", 1)
    bank = table.state.money
    strike(table).do(0, "bless b 2 of-0")
    assert (table.player(0).given, table.state.money) == (0, bank)
    table.do(0, "help 1 0 0")
    assert (table.player(0).given, table.state.money) == (0, bank)


# Immediate crises of phase 6


@pytest.mark.rule("AR-EVO-08", "AR-EVO-10")
def test_a_red_back_lays_everybody_down_again() -> None:
    table = troubled(2, 2, 2)
    table.citizens(2, "d", 1, lying=True)
    table.row("pope", "king", "queen", "thief")
    table.top("foreign_trade")
    table.state.deck.remove("recruiter")
    table.state.deck.insert(-1, "recruiter")
    assert CARDS["recruiter"].upper.red
    table.next(Refill())
    assert table.state.crisis is not None
    assert table.state.crisis.resource == "stone"
    assert lying(table) == 7
    table.market("domestic", "stone", 0)
    for seat in (0, 1, 2):
        table.do(seat, "done")
    assert table.state.rebellion == 7, "all who lie count, also who was striking before"


@pytest.mark.rule("AR-EVO-09", "AR-EVO-11")
def test_a_second_red_back_lays_everybody_down_again_and_counts_once_more() -> None:
    table = troubled(3, 3, 3)
    table.row("pope", "king", "queen")
    for name in ("spy", "recruiter", "merchant"):
        table.top(name)
    table.market("domestic", "stone", 1)
    table.market("domestic", "fish", 0)
    table.next(Refill())
    table.do(0, "help 1 0 0").do(0, "raise b 3 of-0, c 3 of-1")
    for seat in (0, 1, 2):
        table.do(seat, "done")
    assert table.state.rebellion == 3
    assert lying(table) == 9, "the strikers of the first crisis and all the others"
    table.cubes(1, "fish")
    table.do(0, "done").do(1, "help 0 1 0").do(1, "raise b 3 of-0, c 2 of-1").do(1, "done").do(2, "done")
    assert table.state.rebellion == 3 + 4


def test_who_stands_is_not_raised_again() -> None:
    table = troubled(3, 3, 3)
    table.cubes(0, "wood wood")
    strike(table, Half(crisis="wood", raises=1)).do(0, "help 0 1 0").do(0, "raise b 1 of-0")
    assert lying(table) == 8
    while table.waiting() != (0,):
        table.do(table.waiting()[0], "done")
    table.do(0, "help 0 1 0").do(0, "raise b 1 of-0")
    assert lying(table) == 7

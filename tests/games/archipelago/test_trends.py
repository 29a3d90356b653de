"""Trends: what each ranks, and the Benefactor."""

import pytest

from games.archipelago.components import TRENDS
from games.archipelago.criteria import COUNTS
from games.archipelago.possessions import Possessions
from tests.games.archipelago.table import Table
from tests.games.archipelago.test_end import colony, points


@pytest.mark.rule("AR-TREND-01", "AR-TREND-02")
def test_trends_rank_what_they_name() -> None:
    table = colony()
    table.citizens(0, "b", 2, lying=True)
    table.player(0).on_wonders = 1
    table.ships(1, "a")
    assert COUNTS[TRENDS["population"].counts](Possessions(table.state))[0] == 2
    assert COUNTS[TRENDS["ships"].counts](Possessions(table.state))[1] == 1
    assert set(TRENDS) == {
        *("fish", "wood", "stone", "iron", "cattle", "fruit"),
        *("money", "population", "churches", "towns", "ships", "benefactor"),
    }


def have(table: Table, trend: str, seat: int) -> None:
    """One more of what a trend counts."""
    match trend:
        case "population":
            table.citizens(seat, "bc"[seat])
        case "ships":
            table.ships(seat, "a")
        case "churches" | "towns":
            table.building({"churches": "church", "towns": "town"}[trend], "bc"[seat], seat)
        case "benefactor":
            table.state.money -= 1
            table.player(seat).given += 1
        case "money":
            table.state.money -= 1
            table.player(seat).money += 1
        case _:
            table.cubes(seat, trend)


@pytest.mark.rule("AR-TREND-01", "AR-TREND-02", "AR-SCORE-06")
@pytest.mark.parametrize("trend", sorted(TRENDS))
def test_each_trend_ranks_what_it_names_and_nothing_else(trend: str) -> None:
    """Seat 1 has one of everything else; citizens stand in buildings anyway, so that seat 0 needs two more."""
    table = colony()
    table.money(0, 0, 0)
    table.state.trends = [trend]
    for _ in range(3 if trend == "population" else 1):
        have(table, trend, 0)
    for other in TRENDS:
        if other != trend:
            have(table, other, 1)
    assert points(table)[0] == 4
    assert points(table)[1] == (3 if trend == "population" else 0)
    assert points(table)[2] == 0


@pytest.mark.rule("AR-TREND-04", "AR-TREND-05")
def test_the_benefactor_rewards_churches_and_is_ranked() -> None:
    table = colony()
    table.state.trends = ["benefactor"]
    table.citizens(0, "b")
    table.cubes(0, "stone stone")
    money = table.player(0).money
    table.rounds().do(0, "build church citizen.b stone-stone")
    assert table.player(0).given == 1
    assert table.player(0).money == money - 1, "never their own money"
    assert points(table) == [4, 0, 0]

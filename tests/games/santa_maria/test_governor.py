"""The governor."""

import pytest

from games.santa_maria import GAME
from tests.games.santa_maria.table import Table, started
from tests.games.santa_maria.test_tracks import line

GOVERNOR = {"kingdoms": "on", "governor": "on"}


def inspected(at: str = "a1", goods: str = "", coins: int = 0, **cells: str) -> Table:
    """The governor of seat 0 stands there."""
    table = Table(2, **GOVERNOR).seat(0, goods, coins, **cells)
    table.colony().governor = at
    table.player().blue = []
    return table


@pytest.mark.rule("SM-GOV-01")
def test_the_governor_starts_in_the_corner() -> None:
    state = started(4, **GOVERNOR).state
    assert all(player.colony is not None and player.colony.governor == "a1" for player in state.players)


@pytest.mark.rule("SM-GOV-02", "SM-GOV-03")
@pytest.mark.parametrize(
    ("colour", "line_at", "cell"), [("white", "column-3", "d2"), ("blue", "row-2", "c3"), ("white", "column-4", "c2")]
)
def test_he_walks_if_he_stands_in_the_line(colour: str, line_at: str, cell: str) -> None:
    table = inspected("c2", a2="wood")
    value = line_at[-1]
    table.white(int(value)).blue(0, int(value))
    table.do(0, f"die {colour}-{value} {line_at} none")
    assert table.colony().governor == cell


@pytest.mark.rule("SM-GOV-02")
def test_he_walks_before_the_line_is_activated() -> None:
    table = inspected("c2", d2="gem").white(3)
    table.do(0, "die white-3 column-3 none")
    keys = [event.key.removeprefix("santa_maria-log-") for event in table.events]
    assert keys.index("governor") < keys.index("line")


@pytest.mark.rule("SM-GOV-04")
def test_a_free_building_that_he_meets_is_activated() -> None:
    table = inspected("c2", d2="gem").white(3)
    table.do(0, "die white-3 column-3 none")
    assert table.player().goods["gem"] == 1
    assert "d2" not in table.colony().blocked


@pytest.mark.rule("SM-GOV-05")
def test_colonists_that_he_meets_are_points() -> None:
    table = inspected("c2", d2="road2").white(3)
    table.do(0, "die white-3 column-3 none")
    assert table.player().joy == 2


@pytest.mark.rule("SM-GOV-06", "SM-GOV-09")
@pytest.mark.parametrize("at", ["c2", "f4"])
def test_he_stays_where_he_cannot_go(at: str) -> None:
    table = inspected(at, d2="gem", c4="grain", f2="gem").white(3)
    table.colony().blocked = {"d2": "coins_1"}
    value = "abcdef".index(at[0]) + 1
    table.white(value)
    table.do(0, f"die white-{value} column-{value} none")
    assert table.colony().governor == at
    assert table.player().goods["wood"] == 0, "his building is skipped"
    assert table.player().march == 0


@pytest.mark.rule("SM-GOV-07")
@pytest.mark.parametrize("kind", ["", "road1"])
def test_he_may_stand_on_empty_cells_and_roads(kind: str) -> None:
    table = inspected("c2").white(3)
    if kind:
        table.colony().cells["d2"] = kind
    table.do(0, "die white-3 column-3 none")
    assert table.colony().governor == "d2"
    assert table.player().joy == (1 if kind else 0)


@pytest.mark.rule("SM-GOV-08")
def test_his_cell_is_occupied() -> None:
    table = inspected("c3", goods="wood wood", coins=9).show("d01")
    assert not table.can(0, "expand d01 c3.east")
    table.colony().governor = "d1"
    assert "d1" not in table.choices(0, "activate", "spot")
    table.colony().governor = "a2"
    table.do(0, "pass road")
    assert not table.can(0, "road a2")


@pytest.mark.rule("SM-GOV-08")
def test_no_die_activates_the_building_under_him() -> None:
    table = inspected("d1", a1="gem").blue(0, 1).white(4)
    table.colony().blocked = {"e1": "coins_1"}
    table.colony().cells["e1"] = "wood"
    table.do(0, "die white-4 column-4 none")
    assert table.colony().governor == "d1"
    assert table.player().coins == 0


@pytest.mark.rule("SM-GOV-08")
def test_no_town_hall_is_laid_on_him() -> None:
    play = started(2, setup="advanced", **GOVERNOR)
    (seat,) = play.waiting()
    state = play.state
    state.colony(seat).governor = "b2"
    offer = GAME.play(state).legal(seat).offer("found")
    assert offer is not None
    assert not [row for row in offer.rows or () if row[1] in ("b2.north", "b2.south", "b1.south", "b3.north")]


@pytest.mark.rule("SM-GOV-09", "SM-GOV-10")
def test_the_building_that_he_leaves_is_activated() -> None:
    table = inspected("c2").white(3)
    assert table.can(0, "die white-3 column-3 none"), "its only building is under him"
    table.do(0, "die white-3 column-3 none")
    assert table.player().goods["wood"] == 1
    assert table.colony().blocked == {"c2": "white_3"}


@pytest.mark.rule("SM-GOV-10")
def test_a_building_that_he_cannot_leave_makes_no_line_usable() -> None:
    table = inspected("c2", d2="gem").white(3)
    table.colony().blocked = {"d2": "coins_1"}
    assert "column_3" not in table.choices(0, "die", "line")


@pytest.mark.rule("SM-GOV-11")
def test_he_keeps_his_cell_and_stays_in_the_last_corner() -> None:
    table = inspected("f6", f6="gem", e6="wood").white(6).blue(0, 6)
    table.do(0, "die white-6 column-6 none")
    assert table.colony().governor == "f6"
    assert table.colony().blocked == {"f4": "white_6"}
    table.passed(seat_0="coins", seat_1="road").end_year()
    assert table.colony().governor == "f6"


@pytest.mark.rule("SM-GOV-12")
def test_coins_do_not_move_him() -> None:
    table = inspected("c2", c4="gem", coins=1)
    table.do(0, "activate c4")
    assert table.colony().governor == "c2"


@pytest.mark.rule("SM-GOV-13")
@pytest.mark.parametrize(("cell", "points"), [("a1", -12), ("f1", -6), ("d5", 1), ("f6", 12), ("c3", -6), ("e4", 1)])
def test_his_cell_counts_in_the_end(cell: str, points: int) -> None:
    assert line(inspected(cell).state, "governor") == points


@pytest.mark.rule("SM-GOV-14")
def test_what_is_under_him_still_counts() -> None:
    table = inspected("c1", c1="road2", c3="wood", c4="wood", c5="wood", c6="wood")
    assert line(table.state, "colonists") == 2


@pytest.mark.rule("SM-SCHOLAR-03")
@pytest.mark.parametrize(("colour", "cell"), [("white", "e4"), ("blue", "d5")])
def test_archery_moves_him_on_the_diagonal(colour: str, cell: str) -> None:
    table = inspected("d4", coins=1).scholar("archery").white(1).blue(0, 1)
    table.do(0, f"die {colour}-1 diagonal-1 none")
    assert table.colony().governor == cell
    table = inspected("a2", coins=1).scholar("archery").white(1)
    table.do(0, "die white-1 diagonal-1 none")
    assert table.colony().governor == "a2", "in the column, but not on the diagonal"


@pytest.mark.rule("SM-SCHOLAR-08")
def test_philosophy_moves_him_to_the_right() -> None:
    table = inspected("c3").scholar("philosophy").blue(0, 3)
    table.do(0, "die blue-3 column-3 none")
    assert table.colony().governor == "d3"


@pytest.mark.rule("SM-SCHOLAR-09", "SM-SCHOLAR-10")
def test_navigation_moves_him_on_from_road_to_road() -> None:
    table = inspected("c3", coins=2, d3="road1", e3="road2", f3="gem").scholar("navigation").white(3)
    table.do(0, "die white-3 column-3 none")
    assert table.player().joy == 1
    table.do(0, "walk")
    assert table.player().joy == 3
    table.do(0, "walk")
    assert table.colony().governor == "f3"
    assert table.player().goods["gem"] == 1
    assert table.player().coins == 0


@pytest.mark.rule("SM-SCHOLAR-09", "SM-FREE-04")
def test_what_can_be_sold_pays_for_navigation() -> None:
    table = inspected("c3", goods="wood", d3="road1").scholar("navigation").white(3)
    table.do(0, "die white-3 column-3 none")
    table.do(0, "sell wood 1")
    table.do(0, "walk")
    assert table.colony().governor == "e3"


@pytest.mark.rule("SM-SCHOLAR-10")
def test_no_coin_for_a_move_that_is_impossible() -> None:
    table = inspected("c3", coins=2, d3="road1", e3="gem").scholar("navigation").white(3)
    table.colony().blocked = {"e3": "coins_1"}
    table.do(0, "die white-3 column-3 none")
    assert table.asked() == (1,)
    assert table.player().coins == 2


@pytest.mark.rule("SM-SCHOLAR-09")
def test_without_navigation_he_stops() -> None:
    table = inspected("c3", coins=2, d3="road1").white(3)
    table.do(0, "die white-3 column-3 none")
    assert table.asked() == (1,)


@pytest.mark.rule("SM-SCHOLAR-09", "SM-GOV-04")
@pytest.mark.parametrize(("kind", "asked"), [("road1", True), ("coin2", False)])
def test_navigation_moves_him_on_from_roads_alone(kind: str, *, asked: bool) -> None:
    table = inspected("a2", coins=3, b2=kind).scholar("navigation").white(1)
    table.do(0, "die white-1 column-1 none")
    assert table.colony().governor == "b2"
    assert (table.asked() == (0,)) == asked

"""Exploration."""

import pytest

from games.archipelago import GAME
from games.archipelago.actions.exploring import can_explore
from games.archipelago.components import SIDES
from games.archipelago.map.geography import EDGES, beyond
from games.core.seats import Seat
from tests.games.archipelago.islands import discover, islands
from tests.games.archipelago.table import Table


@pytest.mark.rule("AR-EXPL-01")
def test_the_upper_side_is_seen_and_the_next_hex_is_not() -> None:
    table = islands()
    table.ships(0, "a")
    table.stack("volcano")
    table.stack("coral_island")
    table.rounds().do(0, "explore")
    assert table.play.legal(Seat(0)).prompt.args == {"side": "coral_island"}
    seen = GAME.view(table.state, Seat(0)).stack
    assert seen[-1] == "coral_island"
    assert set(seen[:-1]) == {"hidden"}
    table.do(0, "decline")
    assert table.state.discarded[0] == "coral_island"
    assert {row[0] for row in table.offered(0, "discover").rows or ()} == {"volcano", "fishermens_sound"}
    assert table.offer(0, "take") is None, "the next one must be taken"


@pytest.mark.rule("AR-EXPL-01", "AR-EXPL-03")
@pytest.mark.parametrize(("left", "discarded", "choice"), [(1, 0, False), (2, 0, True), (1, 1, True), (0, 1, False)])
def test_the_last_hex_cannot_be_declined(left: int, discarded: int, *, choice: bool) -> None:
    table = islands()
    table.ships(0, "a")
    hexes = table.state.stack
    table.state.stack, table.state.discarded = hexes[:left], hexes[left : left + discarded]
    table.player(1).hand = hexes[left + discarded :]
    table.rounds().do(0, "explore")
    assert (table.offer(0, "decline") is not None) == choice


@pytest.mark.rule("AR-EXPL-02")
def test_either_side_of_the_hex_taken() -> None:
    table = islands()
    table.ships(0, "a")
    table.stack("whale_bay")
    table.rounds().do(0, "explore").do(0, "take")
    assert "whale_bay" in table.words(0, "discover", "side")
    table.ships(0, "b")
    assert {SIDES[side].hex for side in table.words(0, "discover", "side")} == {"h01"}


@pytest.mark.rule("AR-EXPL-03")
def test_discarded_hexes_become_a_new_stack_and_none_at_all_ends_exploring() -> None:
    table = islands()
    table.ships(0, "a")
    table.state.discarded = table.state.stack
    table.state.stack = []
    table.rounds().do(0, "explore")
    assert len(table.state.stack) == 24 - 3
    empty = islands()
    empty.ships(0, "a")
    rest = empty.state.stack
    empty.state.stack = []
    empty.state.agenda = []
    assert rest
    assert not can_explore(empty.state, Seat(0))


@pytest.mark.rule("AR-EXPL-04", "AR-EXPL-05")
def test_two_neighbours_and_matching_edges() -> None:
    table = islands()
    table.ships(0, "a", 2)
    table.stack("coral_island")
    table.rounds().do(0, "explore").do(0, "take")
    free = [at for at in ((1, -1), (0, -1), (-1, 0), (-1, 1)) if at not in table.state.hexes_at()]
    beside_two = [at for at in free if sum(beyond(at, edge) in table.state.hexes_at() for edge in EDGES) >= 2]
    assert beside_two == [(1, -1), (-1, 1)], "around the open sea"
    assert len(set(table.words(0, "discover", "place"))) == 2
    discover(table, 0, "coral_island")
    assert table.state.regions["e"].at in beside_two


@pytest.mark.rule("AR-EXPL-06", "AR-CONV-06")
def test_a_unit_beside_it_that_can_cross_the_common_edge() -> None:
    table = islands()
    table.citizens(0, "b")
    table.ships(0, "d", busy=True)
    table.stack("coral_island")
    table.rounds()
    table.do(0, "explore").do(0, "take")
    ways = {(side, unit) for side, _, _, unit in table.offered(0, "discover").rows or ()}
    assert ways == {("green_valley", "citizen.b")}, "a citizen reaches no island in the sea"
    alone = islands()
    alone.rounds()
    assert alone.offer(0, "explore") is None, "nobody is there"


@pytest.mark.rule("AR-EXPL-07", "AR-BUSY-04")
def test_exactly_one_unit_goes_there_and_leaves_its_building() -> None:
    table = islands()
    table.building("port", "b")
    table.ships(0, "b", spot="port")
    table.ships(0, "a")
    table.stack("coral_island")
    table.rounds().do(0, "explore").do(0, "take")
    rows = table.offered(0, "discover").rows or ()
    assert {row[3] for row in rows} == {"ship.a", "ship.b.port"}
    row = next(row for row in rows if row[3] == "ship.b.port")
    table.do(0, "discover " + " ".join(map(str, row)).replace("_", "-"))
    moved = [unit for unit in table.player(0).ships() if unit.region == "e"]
    assert [(unit.spot, unit.free) for unit in moved] == [("", True)]
    assert table.state.occupant("b", "port") is None


@pytest.mark.rule("AR-EXPL-08")
def test_a_hex_that_is_not_laid_brings_nothing_and_costs_the_disc() -> None:
    table = islands()
    table.ships(0, "a")
    table.stack("coral_island")
    table.rounds().do(0, "explore").do(0, "take").do(0, "fail")
    assert table.state.discarded[-1] == "coral_island"
    assert (table.player(0).tokens, table.player(0).cubes, table.player(0).discs) == (0, {}, 2)
    assert table.state.surplus == 0
    assert "e" not in table.state.regions


@pytest.mark.rule("AR-EXPL-08")
def test_a_hex_that_fits_nowhere_fails_by_itself() -> None:
    table = Table(2)
    table.region("old_forest", (1, 0))
    table.ships(0, "a")
    table.stack("turtle_island")
    table.rounds().do(0, "explore").do(0, "take")
    assert "fails" in table.told(), "every place needs sea on one side and land on the other"
    assert table.state.discarded == ["turtle_island"]
    assert (table.player(0).tokens, table.player(0).discs) == (0, 2)


@pytest.mark.rule("AR-EXPL-09", "AR-DISC-01", "AR-DISC-02")
@pytest.mark.parametrize(
    ("tokens", "after", "gained", "discs"),
    [
        ([3, 8, 8], [2, 8, 8], 1, 3),
        ([1, 8, 8], [0, 8, 8], 1, 4),
        ([0, 1, 8], [0, 0, 8], 1, 4),
        ([0, 0, 1], [0, 0, 0], 1, 3),
        ([0, 0, 0], [0, 0, 0], 0, 3),
    ],
)
def test_a_token_of_the_first_stack_that_has_one(tokens: list[int], after: list[int], gained: int, discs: int) -> None:
    table = islands()
    table.state.tokens = tokens
    table.state.spent_tokens = 24 - sum(tokens)
    table.ships(0, "a")
    table.stack("coral_island")
    table.rounds().do(0, "explore").do(0, "take")
    discover(table, 0, "coral_island")
    assert table.state.tokens == after
    assert table.player(0).tokens == gained
    assert {player.all_discs for player in table.state.players} == {discs}
    assert table.player(1).discs == discs, "usable at once"


@pytest.mark.rule("AR-EXPL-10", "AR-EXPL-11")
def test_a_cube_for_the_market_then_one_of_the_remaining_icons() -> None:
    table = islands()
    table.ships(0, "a")
    table.stack("long_beach")
    table.rounds().do(0, "explore").do(0, "take")
    discover(table, 0, "long_beach")
    rows = set(table.offered(0, "gather").rows or ())
    assert ("fish", "fish") in rows, "two icons serve both"
    assert ("cattle", "cattle") not in rows, "its only icon has served the market"
    table.do(0, "gather cattle fruit")
    assert table.state.markets["domestic"]["cattle"] == 2
    assert table.player(0).cubes == {"fruit": 1}


@pytest.mark.rule("AR-EXPL-12")
def test_one_chooses_what_can_be_placed_if_there_is_such() -> None:
    table = islands()
    table.ships(0, "a")
    table.market("domestic", "cattle", 9)
    table.cubes(1, " ".join(["fish"] * table.state.bank["fish"]))
    table.stack("long_beach")
    table.rounds().do(0, "explore").do(0, "take")
    discover(table, 0, "long_beach")
    assert table.player(0).cubes == {"cattle": 1}, "the market takes fruit, the bank has no fish: nothing is asked"
    assert table.state.markets["domestic"]["fruit"] == 2
    last = islands()
    last.ships(0, "a")
    last.cubes(1, " ".join(["fish"] * (last.state.bank["fish"] - 1)))
    last.stack("pearl_reef")
    last.rounds().do(0, "explore").do(0, "take")
    discover(last, 0, "pearl_reef")
    assert set(last.offered(0, "gather").rows or ()) == {("fish", "wood"), ("wood", "fish"), ("wood", "wood")}
    last.do(0, "gather wood fish")
    assert last.state.bank["fish"] == 0


@pytest.mark.rule("AR-EXPL-12")
def test_where_no_cube_can_be_placed_one_serves_the_market_all_the_same() -> None:
    table = islands()
    table.ships(0, "a")
    for resource in ("fish", "wood"):
        table.market("domestic", resource, 9)
    table.stack("pearl_reef")
    table.rounds().do(0, "explore").do(0, "take")
    discover(table, 0, "pearl_reef")
    kinds = ("fish", "wood")
    assert set(table.offered(0, "gather").rows or ()) == {(market, own) for market in kinds for own in kinds}
    table.do(0, "gather wood fish")
    assert table.player(0).cubes == {"fish": 1}
    assert table.state.markets["domestic"]["wood"] == 9


@pytest.mark.rule("AR-EXPL-13")
def test_huts_are_surplus_workers() -> None:
    table = islands()
    table.ships(0, "a")
    table.stack("volcano")
    table.rounds().do(0, "explore").do(0, "take")
    discover(table, 0, "volcano")
    assert table.state.surplus == 3
    assert not table.happened("gains")


@pytest.mark.rule("AR-EXPL-05")
@pytest.mark.parametrize("side", ["twin_islets", "sea_gate", "smugglers_strait", "fishermens_sound"])
def test_a_region_with_two_unlike_shores_may_be_laid_either_way_round(side: str) -> None:
    """Its edges look alike when it is turned by half, but what lies behind them does not."""
    table = Table(3)
    table.region("timber_shore", (1, 0))
    table.region("pineapple_cove", (0, 1))
    table.ships(0, "a")
    table.stack(side)
    table.rounds().do(0, "explore").do(0, "take")
    ways = {(place, edge) for found, place, edge, _ in table.offered(0, "discover").rows or () if found == side}
    other_way = dict(zip(("ne", "e", "se", "sw", "w", "nw"), ("sw", "w", "nw", "ne", "e", "se"), strict=True))
    assert ways
    assert ways == {(place, other_way[str(edge)]) for place, edge in ways}

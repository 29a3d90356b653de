"""Turn zero: the first regions around the start."""

from random import Random

import pytest

from games.archipelago import GAME
from games.archipelago.components import HEXES, SIDES, SIDES_OF
from games.archipelago.map.geography import EDGES, beyond, kind_of_edge, opposite
from games.archipelago.state import State
from games.archipelago.steps import BeginTurnZero, EndTurnZero
from games.core.ahead.outlook import Foresight
from games.core.events import Phrase
from games.core.game import Setup
from games.core.play import Play
from games.core.seats import Seat
from tests.games.archipelago.laws import laws
from tests.games.archipelago.table import Table

RING = {
    "whale_bay": ((1, -1), 0),
    "timber_shore": ((1, 0), 3),
    "pineapple_cove": ((0, 1), 4),
    "twin_islets": ((-1, 1), 0),
    "lost_hamlet": ((-1, 0), 5),
}
"""All places beside the open sea but one."""


def dealt(*hands: list[str], **options: str) -> Table:
    """Turn zero with these hands; the first player is seat 0."""
    table = Table(max(2, len(hands)), turn=0, **options)
    state = table.state
    state.population = 0
    for seat, hand in enumerate(hands):
        player = table.player(seat)
        player.hand = hand
        state.stack = [side for side in state.stack if SIDES[side].hex not in {SIDES[each].hex for each in hand}]
        if options.get("desert_start") == "on":
            table.citizens(seat, "a", 2)
        else:
            table.ships(seat, "a")
    state.agenda = [EndTurnZero(), *(BeginTurnZero(Seat(seat)) for seat in reversed(range(len(hands))))]
    return table.run()


@pytest.mark.rule("AR-ZERO-01")
def test_the_order_of_turn_zero_is_drawn_and_stays() -> None:
    orders = set()
    for seed in range(12):
        play: Play[State] = GAME.start(Setup(3, {}, str(seed)))
        orders.add(tuple(play.state.order))
        assert play.waiting() == (play.state.order[0],)
    assert len(orders) > 3


@pytest.mark.rule("AR-ZERO-02")
def test_three_hexes_each_with_either_side() -> None:
    play: Play[State] = GAME.start(Setup(4, {}, "deal"))
    state = play.state
    assert [len(player.hand) for player in state.players] == [3, 3, 3, 3]
    assert len(state.stack) == 24 - 12
    seat = play.waiting()[0]
    offered = set(play.legal(seat).offers[0].choices("side", {}))
    hexes = {SIDES[side].hex for side in state.players[seat].hand}
    assert {SIDES[side].hex for side in offered} <= hexes
    assert any(sum(SIDES[side].hex == each for side in offered) == 2 for each in hexes)
    other = Seat((seat + 1) % 4)
    assert GAME.view(state, other).players[seat].hand == ["hidden"] * 3


@pytest.mark.rule("AR-ZERO-03")
def test_every_offered_position_matches_the_start() -> None:
    table = dealt(["timber_shore", "old_forest", "rain_forest"], ["whale_bay", "volcano", "coral_island"])
    offer = table.offered(0, "settle")
    assert "rain_forest" not in offer.choices("side", {}), "no sea edge at all"
    turns = {row[2] for row in offer.rows or () if row[0] == "timber_shore" and row[1] == "1"}
    assert len(turns) == 3, "three of its edges are sea"
    table.do(0, f"settle timber-shore 1 {min(turns)}")
    region = table.state.regions["b"]
    edge = next(edge for edge in EDGES if beyond(region.at, edge) == (0, 0))
    assert kind_of_edge(region.side, region.turn, edge) == "S"
    assert kind_of_edge("open_sea", 0, opposite(edge)) == "S"


@pytest.mark.rule("AR-ZERO-04")
def test_a_later_first_region_touches_the_start_and_may_touch_others() -> None:
    table = dealt(["coral_island"], ["turtle_island"])
    row = (table.offered(0, "settle").rows or ())[0]
    table.do(0, "settle " + " ".join(map(str, row)).replace("_", "-"))
    finish(table, 0)
    places = {row[1] for row in table.offered(1, "settle").rows or ()}
    assert len(places) == 5, "all free places beside the start, also those beside only the start"


def finish(table: Table, seat: int) -> None:
    """Land and gather as it comes."""
    while table.waiting() == (seat,) and table.asked() in ("Land", "GatherFirst"):
        offer = table.play.legal(Seat(seat)).offers[0]
        table.make(seat, offer.any_move(lambda _: 0))


@pytest.mark.rule("AR-ZERO-05")
def test_a_hand_that_fits_nowhere_is_shown_and_drawn_anew() -> None:
    table = Table(2, turn=0)
    for side, (at, turn) in RING.items():
        table.region(side, at, turn)
    table.ships(0, "a")
    table.player(0).hand = ["turtle_island"]
    table.state.stack = [side for side in table.state.stack if side not in ("turtle_island", "inland_plain")]
    table.state.agenda = [EndTurnZero(), BeginTurnZero(Seat(0))]
    table.run()
    (shown, *_) = table.happened("unfit")
    assert shown.args["side"] == ("turtle_island",)
    assert shown.to is None
    assert len(table.player(0).hand) == 3
    assert "turtle_island" in table.state.discarded
    assert table.asked() == "PlaceFirst"


@pytest.mark.rule("AR-ZERO-05")
def test_whoever_has_a_hex_that_fits_keeps_the_hand() -> None:
    table = dealt(["timber_shore", "old_forest", "volcano"], ["whale_bay"])
    assert not table.happened("unfit")
    assert table.player(0).hand == ["timber_shore", "old_forest", "volcano"]


@pytest.mark.rule("AR-ZERO-05")
def test_where_nothing_of_the_stack_fits_the_hexes_come_in_that_others_have_kept() -> None:
    """Six hexes of the box would fit: three lie already, three are in other hands."""
    draw = Random(159)
    play: Play[State] = GAME.start(Setup(5, {"length": "medium", "desert_start": "on"}, "z159"))
    told: list[str] = []
    while not play.state.turn and len(play.state.regions) < 5:
        (seat,) = play.waiting()
        offer = next(offer for offer in play.legal(seat).offers if not offer.aside)
        told = [event.key for event in play.apply(seat, offer.any_move(draw.randrange))]
    last = play.state.order[-1]
    assert told.count("archipelago-log-leftovers") == 1
    assert [len(player.hand) for seat, player in enumerate(play.state.players) if seat != last] == [0] * 4
    laws(play.state)
    assert play.waiting() == (last,)
    assert play.legal(last).offer("settle") is not None


@pytest.mark.rule("AR-ZERO-05")
def test_where_no_hex_of_the_box_fits_the_start_alone_has_to_match() -> None:
    """Two places are left; at both a field would have to lie beside a mountain in a way that no side has."""
    table = Table(5, turn=0, desert_start="on")
    table.region("iron_ridge", (1, 0), 2)
    table.region("iron_bay", (0, 1), 0)
    table.region("stone_gate", (-1, 0), 5)
    table.region("plateau", (0, -1), 3)
    for seat in range(5):
        table.citizens(seat, "a", 2)
    table.player(4).hand = [table.state.stack.pop() for _ in range(3)]
    table.state.agenda = [EndTurnZero(), BeginTurnZero(Seat(4))]
    table.run()
    assert table.told()[-1] == "fits-nowhere"
    shown = [side for event in table.happened("unfit") if isinstance(side := event.args["side"], tuple)]
    hexes = {SIDES[str(side)].hex for hand in shown for side in hand}
    assert len(hexes) == 24 - 4, "each hex that is in nobody else's hand has come up"
    side, place, edge = (table.offered(4, "settle").rows or ())[0]
    table.do(4, f"settle {str(side).replace('_', '-')} {place} {edge}")
    laid = table.state.regions["f"]
    to_start = next(edge for edge in EDGES if beyond(laid.at, edge) == (0, 0))
    assert kind_of_edge(laid.side, laid.turn, to_start) == "F"
    assert [unit.region for unit in table.player(4).units] == ["f", "a"]


@pytest.mark.parametrize("start", ["open_sea", "desert_village"])
def test_each_hex_can_lie_beside_either_start(start: str) -> None:
    for hexagon in HEXES:
        sides = [SIDES[side] for side in SIDES_OF[hexagon]]
        assert any(SIDES[start].edges[0] in side.edges for side in sides), hexagon


def test_whatever_matches_the_start_lets_its_pieces_in_and_has_land_for_citizens() -> None:
    assert [set(SIDES[start].edges) for start in SIDES_OF["start"]] == [{"S"}, {"F"}]
    assert all(SIDES[side].lands for hexagon in HEXES for side in SIDES_OF[hexagon])


@pytest.mark.rule("AR-ZERO-06", "AR-ZERO-07", "AR-ZERO-08", "AR-DISC-03")
def test_ship_token_citizens_and_huts() -> None:
    table = dealt(["timber_shore"], ["whale_bay"])
    row = next(row for row in table.offered(0, "settle").rows or () if row[0] == "timber_shore")
    table.do(0, "settle " + " ".join(map(str, row)).replace("_", "-"))
    player = table.player(0)
    assert [(unit.kind, unit.region) for unit in player.units] == [
        ("ship", "b"),
        ("citizen", "b"),
        ("citizen", "b"),
    ]
    assert player.tokens == 1
    assert table.state.tokens == [7, 8, 8]
    assert table.state.population == 2
    assert table.state.surplus == SIDES["timber_shore"].huts == 1


@pytest.mark.rule("AR-ZERO-08")
def test_the_huts_of_the_first_region_are_told_before_it_is_laid() -> None:
    table = dealt(["timber_shore"], ["whale_bay"])
    offer = table.offered(0, "settle")
    row = next(row for row in offer.rows or () if row[0] == "timber_shore")
    told = Foresight(GAME, table.state, Seat(0), Seat(0)).outlook(offer.make(row)).note
    assert told is not None
    assert told.phrase == Phrase("archipelago-note-huts", {"count": 1})


@pytest.mark.rule("AR-ZERO-07")
def test_in_a_divided_region_citizens_choose_their_shores() -> None:
    table = dealt(["fishermens_sound"], ["whale_bay"])
    row = next(row for row in table.offered(0, "settle").rows or () if row[0] == "fishermens_sound")
    table.do(0, "settle " + " ".join(map(str, row)).replace("_", "-"))
    assert table.asked() == "Land"
    assert not table.refuses(0, "land land1 2")
    table.do(0, "land land1 1, land2 1")
    assert sorted(unit.part for unit in table.player(0).citizens()) == ["land1", "land2"]


@pytest.mark.rule("AR-ZERO-09")
def test_one_cube_for_the_market_and_one_of_the_remaining_icons() -> None:
    table = dealt(["timber_shore"], ["whale_bay"])
    row = next(row for row in table.offered(0, "settle").rows or () if row[0] == "timber_shore")
    table.do(0, "settle " + " ".join(map(str, row)).replace("_", "-"))
    rows = set(table.offered(0, "gather").rows or ())
    assert rows == {("fish", "fish"), ("fish", "wood"), ("wood", "fish"), ("wood", "wood")}
    table.do(0, "gather wood wood")
    assert table.state.markets["domestic"]["wood"] == 2
    assert table.player(0).cubes == {"wood": 1}
    assert table.state.bank["wood"] == 15 - 3


@pytest.mark.rule("AR-ZERO-09", "AR-GEN-05")
@pytest.mark.parametrize(("bank", "lying"), [(2, 1), (1, 1), (2, 8), (1, 8), (2, 9)])
def test_both_cubes_come_as_long_as_bank_and_market_allow(bank: int, lying: int) -> None:
    table = dealt(["timber_shore"], ["whale_bay"])
    table.market("domestic", "wood", lying)
    table.cubes(1, " ".join(["wood"] * (table.state.bank["wood"] - bank)))
    row = next(row for row in table.offered(0, "settle").rows or () if row[0] == "timber_shore")
    table.do(0, "settle " + " ".join(map(str, row)).replace("_", "-"))
    rows = set(table.offered(0, "gather").rows or ())
    placed = bool(bank and lying < 9)
    assert any(row[0] == "wood" for row in rows) == placed
    assert (("wood", "wood") in rows) == (placed and bank == 2)
    assert (("fish", "wood") in rows) == bool(bank)


@pytest.mark.rule("AR-ZERO-10")
@pytest.mark.parametrize("side", ["volcano", "elders_village"])
def test_a_region_without_icons_brings_no_cube(side: str) -> None:
    table = dealt([side], ["whale_bay"])
    row = next(row for row in table.offered(0, "settle").rows or () if row[0] == side)
    table.do(0, "settle " + " ".join(map(str, row)).replace("_", "-"))
    finish(table, 0)
    assert table.player(0).cubes == {}
    assert set(table.state.markets["domestic"].values()) == {1}


@pytest.mark.rule("AR-ZERO-10")
def test_a_single_icon_goes_to_the_market() -> None:
    single = next(key for key, side in SIDES.items() if sum(side.icons.values()) == 1 and "S" in side.edges)
    table = dealt([single], ["whale_bay"])
    row = next(row for row in table.offered(0, "settle").rows or () if row[0] == single)
    table.do(0, "settle " + " ".join(map(str, row)).replace("_", "-"))
    finish(table, 0)
    (resource,) = SIDES[single].icons
    assert table.player(0).cubes == {}
    assert table.state.markets["domestic"][resource] == 2


@pytest.mark.rule("AR-ZERO-11", "AR-ZERO-12")
def test_the_unused_hexes_go_back_and_the_first_turn_begins() -> None:
    table = dealt(["timber_shore", "old_forest", "volcano"], ["whale_bay", "coral_island", "stone_gate"])
    for seat in (0, 1):
        rows = table.offered(seat, "settle").rows or ()
        table.do(seat, "settle " + " ".join(map(str, rows[0])).replace("_", "-"))
        finish(table, seat)
    state = table.state
    assert state.regions.keys() == {"a", "b", "c"}
    assert [player.hand for player in state.players] == [[], []]
    assert state.discarded == []
    assert len(state.stack) == 22
    hexes = [SIDES[side].hex for side in state.stack]
    assert hexes != [hexagon for hexagon in HEXES if hexagon in hexes], "shuffled, with all that went back"
    assert state.turn == 1
    assert table.asked() == "Bid", "no actions and no cards before"

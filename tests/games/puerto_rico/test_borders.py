"""Both sides of borders that other tests only come near."""

import pytest

from games.core.chance import Chance
from games.core.seats import Seat
from games.puerto_rico import GAME
from games.puerto_rico.moves import Hunting
from games.puerto_rico.roles.captain import some_goods
from games.puerto_rico.roles.openings import circles
from games.puerto_rico.roles.placement import completed
from games.puerto_rico.score import lines
from games.puerto_rico.setup import OPTIONS
from games.puerto_rico.steps import Finish
from tests.games.puerto_rico.table import Table


@pytest.mark.parametrize(
    ("most", "proposed"),
    [
        (1, (("coffee", "good", 1),)),
        (2, (("sugar", "good", 1), ("coffee", "good", 1))),
        (4, (("corn", "good", 1), ("sugar", "good", 2), ("coffee", "good", 1))),
    ],
)
def test_the_dearest_goods_are_proposed(most: int, proposed: tuple[tuple[str, str, int], ...]) -> None:
    spread = some_goods([("corn", 2), ("sugar", 2), ("coffee", 1)], 1, most)
    assert spread.now == proposed
    assert (spread.least, spread.most) == (1, most)


class TestStory:
    @pytest.mark.rule("PR-MAYOR-03")
    def test_who_comes_with_the_ship_is_told_seat_by_seat(self) -> None:
        table = Table()
        table.state.ship_colonists, table.state.colonists = 6, table.state.colonists - 2
        table.begin("mayor", by=2)
        arrived = [(event.seat, event.args["count"]) for event in table.log("arrive")]
        assert arrived == [
            (2, 2),
            (3, 2),
            (0, 1),
            (1, 1),
        ]

    def test_who_builds_nothing_passes(self) -> None:
        table = Table().begin("builder")
        table.do(0, "pass")
        assert [event.seat for event in table.log("pass")][:1] == [0]

    def test_tiles_are_told_as_they_come(self) -> None:
        table = Table().seat(0, city="hacienda construction_hut").row("corn indigo").stack("coffee").begin("settler")
        table.do(0, "draw")
        assert [(event.seat, event.args) for event in table.log("draw")] == [(0, {"tile": "coffee"})]
        table = Table().seat(0, city="hacienda construction_hut").begin("settler")
        table.do(0, "extra-quarry")
        assert [(event.seat, event.args) for event in table.log("settle")] == [(0, {"tile": "quarry"})]
        table = Table().seat(0, city="forest_house").row("corn indigo").begin("settler")
        table.do(0, "forest corn")
        assert [(event.seat, event.args) for event in table.log("forest")] == [(0, {"tile": "corn"})]
        assert (table.board(0).forests, table.board(0).secret_forests) == (["corn"], [])

    def test_the_new_row_is_told(self) -> None:
        table = Table().begin("settler").pass_on()
        assert [event.args for event in table.log("row")] == [{"tile": tuple(table.state.row)}]

    def test_the_end_is_told_with_its_cause(self) -> None:
        table = Table().seat(0, points=3)
        table.state.ending = "points"
        table.state.agenda[:] = [Finish()]
        play = table.play
        play.run()
        told = [(event.key.removeprefix("puerto_rico-log-"), event.args) for event in play.events]
        assert told[0] == ("end", {"end": "points"})
        assert table.state.over


def test_without_quarries_none_is_taken_instead_of_a_drawn_tile() -> None:
    table = Table().seat(0, city="hacienda construction_hut").begin("settler")
    assert table.verbs(0) == {"settle", "draw", "extra_quarry", "pass"}
    table.board(1).island += ["quarry"] * table.state.quarries
    table.state.quarries = 0
    assert table.verbs(0) == {"settle", "draw", "pass"}


@pytest.mark.parametrize("seats", [3, 4, 5])
def test_without_points_nobody_is_imagined_with_any(seats: int) -> None:
    state = Table(seats).state
    for viewer in (Seat(0), None):
        assert [board.points for board in GAME.seeing.imagine(state, viewer, Chance("dream")).boards] == [0] * seats


def test_a_noble_on_a_tile_that_is_sold_waits_on_the_rose() -> None:
    table = Table(nobles="on").seat(0, island="corn!", city="land_office!").begin("trader")
    table.do(0, "sell-land corn")
    assert (table.board(0).nobles.get("rose"), table.board(0).colonists.get("rose", 0)) == (1, 0)


@pytest.mark.rule("PR-WHARF-03")
def test_who_keeps_the_wharf_for_later_is_told_of_as_passing() -> None:
    table = Table().loaded(ship_5="coffee 1", ship_6="tobacco 1", ship_7="corn 1")
    table.seat(0, city="wharf", goods="sugar indigo").begin("captain").do(0, "pass")
    assert [(event.seat, event.args) for event in table.log("pass")][:1] == [(0, {"role": "captain"})]


@pytest.mark.rule("PR-HUNT-01")
def test_what_is_hunted_is_told() -> None:
    table = Table(nobles="on").seat(0, island="corn sugar", city="hunting_lodge").begin("settler")
    for seat in range(4):
        table.do(seat, "pass")
    table.do(0, "hunt sugar")
    assert [(event.seat, event.args) for event in table.log("hunt")] == [(0, {"tile": "sugar"})]


@pytest.mark.rule("PR-NOBLE-08")
@pytest.mark.parametrize("rose", [1, 2])
def test_a_noble_at_work_keeps_its_circle_in_the_proposal(rose: int) -> None:
    board = Table(nobles="on").seat(0, island="corn! sugar-", rose=rose).board(0)
    assert completed(board) == (("corn", "noble", 1), ("sugar", "colonist", 1))


@pytest.mark.rule("PR-BMKT-01")
@pytest.mark.parametrize("staff", ["office", "office!"])
def test_to_think_of_the_black_market_moves_nobody(staff: str) -> None:
    table = Table(nobles="on").coins(1, 0, 0, 0).seat(0, city=f"black_market {staff}").begin("builder")
    table.play.legal(Seat(0))
    assert table.board(0).occupied("office")


class TestSilence:
    """What brings nothing is not told of."""

    @pytest.mark.rule("PR-FACTORY-01")
    def test_a_factory_that_pays_nothing(self) -> None:
        table = Table().seat(1, island="corn", city="factory").begin("craftsman")
        assert (table.log("produce")[0].seat, table.log("income")) == (1, [])

    @pytest.mark.rule("PR-UNION-01")
    def test_a_union_hall_that_counts_no_pair(self) -> None:
        table = Table().seat(1, city="union_hall", goods="corn sugar").begin("captain")
        assert (table.asked(), table.log("award")) == ("Load", [])

    @pytest.mark.rule("PR-MAYOR-18")
    def test_who_has_nobody_to_place(self) -> None:
        table = Table().seat(1, island="corn-")
        table.state.colonists, table.state.ship_colonists = table.state.colonists + table.state.ship_colonists, 0
        table.begin("mayor")
        assert (table.asked(), table.log("assign")) == ("ChooseRole", [])

    @pytest.mark.rule("PR-GUEST-02")
    def test_guests_without_an_empty_circle(self) -> None:
        table = Table().seat(0, island="corn", city="guesthouse").begin("settler")
        assert table.play.legal(Seat(0)).offer("guests") is None


@pytest.mark.rule("PR-HUNT-01")
@pytest.mark.parametrize(
    ("tile", "reason"), [("quarry", "quarry-stays"), ("coffee", "no-tile"), ("fort", "no-such-tile")]
)
def test_why_a_tile_cannot_be_hunted(tile: str, reason: str) -> None:
    table = Table(nobles="on").seat(0, island="corn quarry", city="hunting_lodge").begin("settler")
    for seat in range(4):
        table.do(seat, "pass")
    assert table.asked() == "Hunt"
    assert table.why_not(0, Hunting(tile)) == reason


@pytest.mark.rule("PR-STATUE-01")
def test_a_statue_has_no_circle() -> None:
    assert circles(Table().seat(0, island="corn", city="statue office").board(0)) == {"corn": 1, "office": 1}


@pytest.mark.parametrize(
    ("island", "city", "proposed"),
    [
        ("indigo- indigo- quarry-", "large_indigo_plant", {"indigo": 2, "large_indigo_plant": 3}),
        ("coffee- coffee-", "coffee_roaster hospice-", {"coffee": 2, "coffee_roaster": 2}),
        ("tobacco tobacco", "tobacco_storage- hospice-", {"tobacco": 2, "tobacco_storage": 2}),
    ],
)
def test_each_partner_that_waits_is_joined(island: str, city: str, proposed: dict[str, int]) -> None:
    board = Table().seat(0, island=island, city=city, rose=2).board(0)
    assert {place: count for place, _, count in completed(board)} == proposed


@pytest.mark.parametrize(("building", "proposed"), [("factory", "factory"), ("small_warehouse", "sugar")])
def test_a_dear_building_is_staffed_before_a_cheap_field_and_a_cheap_one_after_it(building: str, proposed: str) -> None:
    board = Table().seat(0, island="sugar-", city=f"small_sugar_mill {building}-", rose=1).board(0)
    assert [place for place, _, _ in completed(board) if place != "small_sugar_mill"] == [proposed]


@pytest.mark.rule("PR-HUNT-01")
@pytest.mark.parametrize("drawn", [False, True])
def test_what_lies_below_a_forest_is_turned_up_with_it(drawn: bool) -> None:
    table = Table(nobles="on").seat(0, island="forest corn", city="hunting_lodge")
    board = table.board(0)
    (tile,) = board.forests
    if drawn:
        board.forests, board.secret_forests = [], [tile]
    table.begin("settler")
    for seat in range(4):
        table.do(seat, "pass")
    table.do(0, "hunt forest")
    assert (board.island, board.forests, board.secret_forests) == (["corn"], [], [])
    assert tile in table.state.discards


@pytest.mark.rule("PR-HUNT-01")
def test_where_nothing_can_be_hunted_nothing_is_offered() -> None:
    table = Table(nobles="on").seat(0, island="quarry", city="hunting_lodge guesthouse hacienda-").begin("settler")
    for seat in range(4):
        table.do(seat, "pass")
    assert (table.asked(), table.verbs(0)) == ("Hunt", {"pass", "guests"})


def test_who_has_sold_and_then_leaves_the_land_does_not_pass() -> None:
    table = Table(nobles="on").seat(1, goods="coffee", city="land_office").begin("trader")
    table.do(1, "sell coffee")
    assert table.verbs(1) == {"buy_land", "pass"}
    table.do(1, "pass")
    assert (table.asked(), table.log("pass")) == ("ChooseRole", [])


def test_the_score_names_where_points_come_from() -> None:
    table = Table(nobles="on").seat(0, city="residence office", points=2).seat(1, city="villa!")
    assert [[line.key for line in lines(board)] for board in table.state.boards[:2]] == [
        ["chips", "buildings", "residence"],
        ["chips", "buildings", "nobles"],
    ]


@pytest.mark.rule("PR-HACIENDA-03")
def test_a_quarry_instead_of_the_hidden_tile_is_the_haciendas_one_tile() -> None:
    table = Table().seat(0, city="hacienda construction_hut").begin("settler")
    table.do(0, "extra-quarry")
    assert table.verbs(0) == {"settle", "pass"}


@pytest.mark.rule("PR-CAPTAIN-15")
def test_what_goes_back_is_told() -> None:
    table = Table().seat(1, goods="sugar sugar indigo").storing()
    table.do(1, "keep indigo 1")
    assert [(event.seat, event.args) for event in table.log("discard")] == [(1, {"good": ("sugar", "sugar")})]


@pytest.mark.rule("PR-DRAFT-01")
def test_the_ways_to_choose_the_buildings() -> None:
    assert {option.key: option.values for option in OPTIONS}["new_buildings"][:3] == ("off", "draft", "random")

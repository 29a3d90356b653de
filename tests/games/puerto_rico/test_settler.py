"""The settler and the buildings that bear on land."""

import pytest

from games.core.seats import Seat
from games.puerto_rico.moves import Draw, Settle
from games.puerto_rico.view import view
from tests.games.puerto_rico.table import Table

FULL = "corn corn corn indigo indigo indigo sugar sugar sugar tobacco tobacco coffee"
ALMOST = FULL.rsplit(" ", 1)[0]


@pytest.mark.rule("PR-SETTLER-01", "PR-SETTLER-02", "PR-SETTLER-04", "PR-SETTLER-13")
def test_one_tile_each_and_the_row_is_not_refilled_meanwhile() -> None:
    table = Table().row("corn corn sugar coffee tobacco").begin("settler")
    table.do(0, "settle quarry")
    assert table.waiting() == (1,)
    table.do(1, "settle coffee")
    assert table.state.row == ["corn", "corn", "sugar", "tobacco"]
    assert not table.can(2, "settle coffee")
    table.do(2, "settle corn")
    table.do(3, "pass")
    assert [board.island for board in table.state.boards] == [["quarry"], ["coffee"], ["corn"], []]
    assert not any(board.colonists for board in table.state.boards)


@pytest.mark.rule("PR-SETTLER-03", "PR-CHUT-01")
def test_only_an_occupied_construction_hut_lets_others_take_a_quarry() -> None:
    table = Table().seat(1, city="construction_hut").seat(2, city="construction_hut-").begin("settler")
    table.do(0, "pass")
    assert table.can(1, "settle quarry")
    table.do(1, "settle quarry")
    assert table.why_not(2, Settle("quarry")) == "quarry-for-settler"


@pytest.mark.rule("PR-SETTLER-05", "PR-SETTLER-06")
@pytest.mark.parametrize("seats", [2, 3, 4, 5])
def test_leftovers_are_discarded_and_a_new_row_is_laid(seats: int) -> None:
    table = Table(seats).begin("settler")
    leftovers = list(table.state.row)
    coming = table.state.pile[: -seats - 2 : -1]
    table.pass_on()
    assert table.state.discards == leftovers
    assert table.state.row == coming
    assert len(coming) == seats + 1


@pytest.mark.rule("PR-2P-03")
def test_two_players_have_three_plantations_to_choose_from() -> None:
    table = Table(2).begin("settler")
    assert len(table.state.row) == 3
    assert len(table.pass_on().state.row) == 3


@pytest.mark.rule("PR-SETTLER-07", "PR-GEN-09")
def test_discards_are_reshuffled_when_the_stacks_run_out() -> None:
    table = Table().begin("settler")
    table.state.discards, table.state.pile = table.state.pile[:-2], table.state.pile[-2:]
    last = table.state.pile[::-1]
    everything = len(table.state.discards) + len(table.state.row) + 2
    for seat in range(3):
        table.do(seat, "pass")
    table.do(3, "pass")
    assert table.log("reshuffle")
    assert table.state.row[:2] == last
    assert len(table.state.row) == 5
    assert table.state.discards == []
    assert len(table.state.pile) == everything - 5


@pytest.mark.rule("PR-SETTLER-08", "PR-GEN-08")
def test_the_row_stays_short_when_there_are_too_few_tiles() -> None:
    table = Table().row("corn corn")
    spare, table.state.pile = table.state.pile[:47], table.state.pile[47:]
    for board, tiles in zip(table.state.boards, (spare[:12], spare[12:24], spare[24:36], spare[36:]), strict=True):
        board.island = list(tiles)
    last = list(table.state.pile)
    table.begin("settler")
    table.do(3, "settle corn")
    assert table.state.row == [*last, "corn"]
    assert table.state.pile == table.state.discards == []


@pytest.mark.rule("PR-SETTLER-08", "PR-SETTLER-03")
def test_who_comes_too_late_gets_none() -> None:
    table = Table().row("corn").begin("settler")
    table.do(0, "settle quarry")
    table.do(1, "settle corn")
    assert [(event.seat, event.auto) for event in table.log("pass")] == [(2, True), (3, True)]


@pytest.mark.rule("PR-SETTLER-09")
def test_a_tile_joins_the_others_wherever() -> None:
    table = Table().seat(0, island="indigo corn- indigo", city="large_indigo_plant")
    table.begin("craftsman")
    assert table.board(0).goods["indigo"] == 3


@pytest.mark.rule("PR-SETTLER-10")
def test_tiles_stay_in_the_base_game() -> None:
    table = Table().seat(0, island=ALMOST)
    for role in ("settler", "trader", "craftsman", "captain", "builder"):
        table.begin(role)
        table.pass_on()
    assert table.board(0).island == ALMOST.split()


@pytest.mark.rule("PR-SETTLER-11", "PR-GEN-03", "PR-FOREST-09")
@pytest.mark.parametrize("island", [FULL, f"{ALMOST} forest"])
def test_a_full_island_takes_no_more(island: str) -> None:
    table = Table().seat(1, island=island, city="hacienda forest_house").begin("settler")
    table.do(0, "pass")
    assert table.waiting() == (2,)
    assert len(table.board(1).island) == 12


@pytest.mark.rule("PR-SETTLER-12", "PR-GEN-08")
def test_without_quarries_plantations_are_left() -> None:
    table = Table().seat(1, city="construction_hut")
    table.seat(2, island="quarry " * 8)
    table.begin("settler")
    assert table.why_not(0, Settle("quarry")) == "no-quarries"
    table.do(0, f"settle {table.state.row[0]}")
    assert table.why_not(1, Settle("quarry")) == "no-quarries"


class TestHacienda:
    @pytest.mark.rule("PR-HACIENDA-01", "PR-HACIENDA-02")
    def test_a_hidden_tile_comes_before_the_regular_one(self) -> None:
        table = Table().seat(0, city="hacienda").row("corn corn corn corn corn").stack("coffee").begin("settler")
        table.do(0, "draw")
        assert table.board(0).island == ["coffee"]
        assert table.waiting() == (0,)
        assert table.why_not(0, Draw()) == "once"
        table.do(0, "settle quarry")
        assert table.board(0).island == ["coffee", "quarry"]

    @pytest.mark.rule("PR-HACIENDA-01")
    def test_it_may_be_left_alone_and_needs_a_colonist(self) -> None:
        table = Table().seat(0, city="hacienda").seat(1, city="hacienda-").begin("settler")
        table.do(0, "settle quarry")
        assert table.waiting() == (1,)
        assert table.why_not(1, Draw()) == "unoccupied"

    @pytest.mark.rule("PR-HACIENDA-02")
    def test_it_may_fill_the_last_cell(self) -> None:
        table = Table().seat(0, island=ALMOST, city="hacienda").begin("settler")
        table.do(0, "draw")
        assert len(table.board(0).island) == 12
        assert table.waiting() == (1,)

    @pytest.mark.rule("PR-HACIENDA-03", "PR-HACIENDA-04", "PR-CHUT-02")
    def test_with_a_hut_the_hidden_tile_may_be_a_quarry_but_the_settler_takes_only_one(self) -> None:
        table = Table().seat(0, city="hacienda construction_hut").begin("settler")
        table.do(0, "extra-quarry")
        assert table.board(0).island == ["quarry"]
        assert table.why_not(0, Settle("quarry")) == "one-quarry"

    @pytest.mark.rule("PR-HACIENDA-04", "PR-CHUT-02")
    def test_the_settler_may_draw_and_then_take_the_quarry(self) -> None:
        table = Table().seat(0, city="hacienda construction_hut").begin("settler")
        table.do(0, "draw")
        table.do(0, "settle quarry")
        assert table.board(0).island.count("quarry") == 1
        assert table.waiting() == (1,)

    @pytest.mark.rule("PR-HACIENDA-03")
    def test_others_with_both_buildings_may_take_two_quarries(self) -> None:
        table = Table().seat(1, city="hacienda construction_hut").begin("settler")
        table.do(0, "pass")
        table.do(1, "extra-quarry")
        table.do(1, "settle quarry")
        assert table.board(1).island == ["quarry", "quarry"]

    @pytest.mark.rule("PR-HACIENDA-05")
    def test_nothing_is_drawn_from_empty_stacks(self) -> None:
        table = Table().seat(0, city="hacienda")
        table.state.discards, table.state.pile = table.state.pile, []
        table.begin("settler")
        assert table.why_not(0, Draw()) == "stacks-empty"


class TestHospice:
    @pytest.mark.rule("PR-HOSPICE-01")
    @pytest.mark.parametrize("tile", ["quarry", "corn"])
    def test_the_tile_comes_with_a_colonist(self, tile: str) -> None:
        table = Table().seat(0, city="hospice").row("corn corn corn corn corn").begin("settler")
        supply = table.state.colonists
        table.do(0, f"settle {tile}")
        assert table.board(0).staff(tile) == 1
        assert table.state.colonists == supply - 1

    @pytest.mark.rule("PR-HOSPICE-01", "PR-BLDG-02")
    def test_the_colonist_may_be_declined(self) -> None:
        table = Table().seat(0, city="hospice")
        table.do(0, "decline hospice")
        table.begin("settler")
        table.do(0, "settle quarry")
        assert not table.board(0).occupied("quarry")

    @pytest.mark.rule("PR-HOSPICE-02")
    def test_not_for_the_haciendas_tile(self) -> None:
        table = Table().seat(0, city="hospice hacienda").begin("settler")
        table.do(0, "draw")
        assert not table.board(0).occupied(table.board(0).island[0])
        table.do(0, "settle quarry")
        assert table.board(0).occupied("quarry")

    @pytest.mark.rule("PR-HOSPICE-03")
    def test_from_the_ship_if_the_supply_is_empty(self) -> None:
        table = Table().seat(0, city="hospice").seat(1, city="hospice")
        table.seat(2, rose=table.state.colonists)
        table.state.boards[3].colonists["rose"] = 3
        table.state.ship_colonists = 1
        table.begin("settler")
        table.do(0, "settle quarry")
        assert table.board(0).occupied("quarry")
        tile = table.state.row[0]
        assert table.log("settle-occupied")
        table.do(1, f"settle {tile}")
        assert not table.board(1).occupied(tile)
        assert table.log("settle")

    @pytest.mark.rule("PR-HOSPICE-03", "PR-NOBLE-10")
    @pytest.mark.parametrize("piece", ["noble", "colonist"])
    def test_from_the_ship_comes_the_piece_that_the_owner_wants(self, piece: str) -> None:
        table = Table(nobles="on").seat(0, city="hospice")
        table.seat(2, rose=table.state.colonists).begin("settler")
        table.do(0, "settle quarry")
        assert table.asked() == "TakePiece"
        table.do(0, f"take {piece}")
        board = table.board(0)
        assert (board.nobles if piece == "noble" else board.colonists)["quarry"] == 1
        assert table.asked() == "TakeTile"

    @pytest.mark.rule("PR-HOSPICE-03")
    def test_the_only_noble_left_on_the_ship_comes_by_itself(self) -> None:
        table = Table(nobles="on").seat(0, city="hospice")
        table.seat(2, rose=table.state.colonists)
        table.board(3).colonists["rose"] = 3
        table.state.ship_colonists = 0
        table.begin("settler")
        table.do(0, "settle quarry")
        assert table.board(0).nobles == {"quarry": 1}
        assert table.state.ship_nobles == 0


class TestForestHouse:
    @pytest.mark.rule("PR-FOREST-01", "PR-FOREST-04")
    def test_a_plantation_of_the_row_becomes_a_forest(self) -> None:
        table = Table().seat(0, city="forest_house", rose=1).row("corn corn sugar coffee tobacco").begin("settler")
        assert not table.can(0, "forest quarry")
        table.do(0, "forest coffee")
        assert table.board(0).island == ["forest"]
        assert "coffee" not in table.state.row
        table.pass_on()
        table.begin("mayor")
        assert not table.can(0, "mayor forest 1")
        assert table.board(0).empty_circles("forest") == table.board(0).island.count("forest")

    @pytest.mark.rule("PR-FOREST-01")
    def test_the_regular_tile_is_replaced_by_it(self) -> None:
        table = Table().seat(1, city="forest_house").begin("settler")
        table.do(0, "pass")
        table.do(1, f"forest {table.state.row[0]}")
        assert table.waiting() == (2,)
        assert table.verbs(2) == {"settle", "pass"}

    @pytest.mark.rule("PR-FOREST-04")
    def test_forests_make_nothing(self) -> None:
        table = Table().seat(0, island="forest forest forest").begin("craftsman")
        assert not any(table.board(0).goods.values())

    @pytest.mark.rule("PR-FOREST-05")
    def test_what_lies_stays_as_it_is(self) -> None:
        table = Table().seat(0, island="forest corn", city="forest_house").begin("settler")
        assert table.verbs(0) == {"settle", "forest", "pass"}
        table.do(0, "settle quarry")
        assert table.board(0).island == ["forest", "corn", "quarry"]

    @pytest.mark.rule("PR-FOREST-06")
    @pytest.mark.parametrize(("side", "island"), [("forest", ["forest"]), ("plantation", ["tobacco"])])
    def test_the_haciendas_tile_is_seen_first(self, side: str, island: list[str]) -> None:
        table = Table().seat(0, city="forest_house hacienda").stack("tobacco").begin("settler")
        table.do(0, "draw")
        assert table.asked() == "LayTile"
        assert table.play.legal(Seat(0)).prompt.args == {"tile": "tobacco"}
        table.do(0, f"lay {side}")
        assert table.board(0).island == island
        assert table.asked() == "TakeTile"

    @pytest.mark.rule("PR-FOREST-06")
    def test_what_was_laid_face_down_stays_its_owners_knowledge(self) -> None:
        table = Table().seat(0, city="forest_house hacienda").stack("tobacco").begin("settler")
        table.do(0, "draw")
        assert table.play.legal(Seat(0)).secret
        assert [event.args for event in table.log("look")] == [{}]
        assert [event.to for event in table.log("looked")] == [(0,)]
        table.do(0, "lay forest")
        assert [event.args for event in table.log("lay-forest")] == [{}]
        assert view(table.state, Seat(0)).boards[0].secret_forests == ["tobacco"]
        for other in (Seat(1), None):
            assert view(table.state, other).boards[0].secret_forests == ["hidden"]

    @pytest.mark.rule("PR-FOREST-08")
    def test_the_hospices_colonist_waits_on_the_compass_rose(self) -> None:
        table = Table().seat(0, island="corn-", city="forest_house hospice hacienda").stack("coffee").begin("settler")
        table.do(0, "draw")
        table.do(0, "lay forest")
        assert table.board(0).staff("rose") == 0
        table.do(0, f"forest {table.state.row[0]}")
        assert table.board(0).staff("rose") == 1


class TestLibrary:
    @pytest.mark.rule("PR-LIB-04", "PR-LIB-06")
    def test_a_second_plantation_after_all_others_without_a_colonist(self) -> None:
        table = Table().seat(0, city="library hospice").row("corn corn sugar coffee tobacco").begin("settler")
        table.do(0, "settle quarry")
        table.do(1, "settle coffee")
        table.do(2, "pass")
        table.do(3, "pass")
        assert table.waiting() == (0,)
        assert not table.can(0, "settle coffee")
        table.do(0, "settle tobacco")
        assert table.board(0).island == ["quarry", "tobacco"]
        assert not table.board(0).occupied("tobacco")
        assert table.asked() == "ChooseRole"

    @pytest.mark.rule("PR-LIB-06")
    def test_the_hospices_colonist_comes_with_the_first_tile_that_is_taken(self) -> None:
        table = Table().seat(0, city="library hospice").row("corn corn sugar coffee tobacco").begin("settler")
        for seat in (0, 1, 2, 3):
            table.do(seat, "pass")
        table.do(0, "settle tobacco")
        assert table.board(0).occupied("tobacco")

    @pytest.mark.rule("PR-LIB-05")
    @pytest.mark.parametrize(("city", "quarry"), [("library", False), ("library construction_hut", True)])
    def test_a_quarry_as_second_tile_needs_a_hut(self, city: str, quarry: bool) -> None:
        table = Table().seat(0, city=city).begin("settler")
        table.do(0, f"settle {table.state.row[0]}")
        for seat in (1, 2, 3):
            table.do(seat, "pass")
        assert table.can(0, "settle quarry") == quarry

    @pytest.mark.rule("PR-LIB-05")
    def test_never_two_quarries(self) -> None:
        table = Table().seat(0, city="library construction_hut").begin("settler")
        table.do(0, "settle quarry")
        for seat in (1, 2, 3):
            table.do(seat, "pass")
        assert table.why_not(0, Settle("quarry")) == "one-quarry"

    @pytest.mark.rule("PR-FOREST-07")
    def test_both_tiles_may_be_forests(self) -> None:
        table = Table().seat(0, city="library forest_house").begin("settler")
        table.do(0, f"forest {table.state.row[0]}")
        for seat in (1, 2, 3):
            table.do(seat, "pass")
        table.do(0, f"forest {table.state.row[0]}")
        assert table.board(0).island == ["forest", "forest"]

    @pytest.mark.rule("PR-LIB-01")
    def test_it_does_nothing_for_roles_of_others(self) -> None:
        table = Table().seat(1, city="library").begin("settler")
        for seat in (0, 1, 2, 3):
            table.do(seat, "pass")
        assert table.asked() == "ChooseRole"


class TestHuntingLodge:
    @pytest.mark.rule("PR-HUNT-01", "PR-HUNT-03")
    def test_a_colonist_discards_a_plantation_at_the_end_of_the_phase(self) -> None:
        table = Table(nobles="on").seat(1, island="corn quarry forest", city="hunting_lodge").begin("settler")
        for seat in (0, 1, 2, 3):
            table.do(seat, "pass")
        assert table.waiting() == (1,)
        assert not table.can(1, "hunt quarry")
        assert table.can(1, "hunt forest")
        assert table.can(1, "pass")
        table.do(1, "hunt corn")
        assert table.board(1).island == ["quarry", "forest"]
        assert table.board(1).staff("rose") == 1
        assert "corn" in table.state.discards or "corn" in table.state.row

    @pytest.mark.rule("PR-HUNT-01")
    def test_a_forest_goes_as_the_plantation_that_it_was(self) -> None:
        table = Table(nobles="on").seat(0, island="forest", city="hunting_lodge").begin("settler")
        under = table.board(0).forests[0]
        for seat in (0, 1, 2, 3):
            table.do(seat, "pass")
        table.do(0, "hunt forest")
        assert table.state.discards[0] == under
        assert table.board(0).forests == table.board(0).island == []

    @pytest.mark.rule("PR-HUNT-02", "PR-NOBLE-11")
    @pytest.mark.parametrize(("island", "points"), [("", 2), ("corn", 0)])
    def test_a_noble_gains_points_for_the_emptiest_island(self, island: str, points: int) -> None:
        table = Table(nobles="on").seat(1, island=island, city="hunting_lodge!")
        table.seat(0, island="corn").seat(2, island="corn").seat(3, island="corn").begin("settler")
        table.pass_on()
        assert table.board(1).points == points

    @pytest.mark.rule("PR-HUNT-03")
    def test_the_lodges_hunt_in_turn_order_after_the_second_tile(self) -> None:
        table = Table(nobles="on").seat(0, island="corn", city="hunting_lodge library").seat(3, city="hunting_lodge!")
        table.seat(1, island="corn").seat(2, island="corn").begin("settler", by=0)
        for seat in (0, 1, 2, 3):
            table.do(seat, "pass")
        assert table.asked() == "TakeTile"
        table.do(0, "pass")
        assert table.asked() == "Hunt"
        table.do(0, "hunt corn")
        assert table.board(3).points == 0


@pytest.mark.rule("PR-HUNT-02")
def test_lodges_come_in_turn_from_the_settler_not_from_the_governor() -> None:
    table = Table(nobles="on").seat(0, island="corn").seat(2, island="corn")
    table.seat(1, island="corn", city="hunting_lodge").seat(3, city="hunting_lodge!").begin("settler", by=2)
    while table.asked() == "TakeTile":
        table.do(table.waiting()[0], "pass")
    assert (table.asked(), table.waiting()) == ("Hunt", (1,))
    assert table.board(3).points == 2

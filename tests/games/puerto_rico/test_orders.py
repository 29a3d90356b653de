"""Standing orders: they answer for a seat, say so, stop by themselves, and are nobody else's business."""

import pytest

from games.core.game import Setup
from games.core.seats import Seat
from games.puerto_rico import GAME
from games.puerto_rico.moves import OrderBuild, OrderSale, OrderShip
from games.puerto_rico.view import view
from tests.games.puerto_rico.table import Table
from texts import Teller, words

MOVES = (
    "order-sale 3",
    "order-keep coffee none none",
    "order-mayor",
    "order-tile corn none none",
    "order-ship corn none none",
    "order-build wharf",
    "order-guests",
)


def stopped(table: Table) -> list[str]:
    """The orders that the last move ended."""
    return [str(event.args["order"]) for event in table.log("order-stopped")]


class TestSale:
    def table(self, goods: str = "sugar") -> Table:
        table = Table().seat(1, goods=goods, city="small_market-").seat(0, goods="corn")
        table.do(1, "order-sale 3")
        return table

    def test_it_passes_below_the_price_and_says_so(self) -> None:
        table = self.table().begin("trader")
        table.do(0, "pass")
        assert table.asked() == "ChooseRole"
        assert [(event.seat, event.auto) for event in table.log("pass")] == [(0, False), (1, True)]

    def test_it_asks_when_a_sale_brings_enough(self) -> None:
        table = self.table("sugar tobacco").begin("trader")
        table.do(0, "pass")
        assert table.asked() == "Trade"

    def test_after_a_sale_it_does_not_pass_for_the_land_office(self) -> None:
        table = Table(nobles="on").seat(1, goods="coffee", city="land_office").seat(0, goods="corn")
        table.do(1, "order-sale 3")
        table.begin("trader").do(0, "pass")
        table.do(1, "sell coffee")
        assert table.verbs(1) == {"buy_land", "pass"}

    def test_who_took_the_role_is_asked(self) -> None:
        assert self.table().begin("trader", by=1).asked() == "Trade"

    def test_it_stops_when_a_building_of_the_trade_goes_to_work(self) -> None:
        table = self.table()
        table.board(1).colonists["small_market"] = 1
        table.state.colonists -= 1
        table.begin("trader")
        assert stopped(table) == ["sale"]
        table.do(0, "pass")
        assert table.asked() == "Trade"


class TestKeep:
    def table(self, city: str, goods: str, order: str = "order-keep coffee corn none") -> Table:
        table = Table().seat(1, city=city, goods=goods)
        table.do(1, order)
        return table.storing()

    @pytest.mark.parametrize(
        ("city", "goods", "kept"),
        [
            ("", "corn corn sugar", {"corn": 1}),
            ("", "corn coffee coffee sugar", {"coffee": 1}),
            ("small_warehouse", "corn corn sugar sugar coffee", {"coffee": 1, "corn": 2}),
            ("small_warehouse", "tobacco tobacco sugar sugar", {"tobacco": 2, "sugar": 1}),
            ("storehouse", "corn corn sugar sugar coffee", {"coffee": 1, "corn": 2, "sugar": 1}),
        ],
    )
    def test_it_keeps_what_is_wanted_then_the_dearest(self, city: str, goods: str, kept: dict[str, int]) -> None:
        table = self.table(city, goods)
        assert {good: count for good, count in table.board(1).goods.items() if count} == kept
        assert table.asked() == "ChooseRole"

    def test_it_stops_when_there_is_other_room(self) -> None:
        table = Table().seat(1, city="small_warehouse-", goods="corn corn sugar sugar")
        table.do(1, "order-keep corn none none")
        table.board(1).colonists["small_warehouse"] = 1
        table.state.colonists -= 1
        assert table.storing().asked() == "Keep"
        table.begin("prospector")
        assert stopped(table) == ["keep"]


class TestMayor:
    def test_it_confirms_the_proposal(self) -> None:
        table = Table().seat(1, island="corn- sugar-").seat(2, island="corn- sugar-")
        table.do(1, "order-mayor")
        table.begin("mayor")
        assert table.waiting() == (2,)
        assert table.board(1).colonists == {"corn": 1}
        assert [(event.seat, event.auto) for event in table.log("assign")] == [(1, True)]

    def test_it_stops_with_a_new_building_but_not_with_a_new_tile(self) -> None:
        table = Table().seat(1, island="corn- sugar-")
        table.do(1, "order-mayor")
        table.seat(1, island="coffee-").begin("prospector")
        assert stopped(table) == []
        table.seat(1, city="office-").begin("prospector")
        assert stopped(table) == ["mayor"]
        assert table.begin("mayor").asked() == "Assign"


class TestTile:
    def table(self, order: str, row: str = "corn sugar sugar sugar coffee", city: str = "") -> Table:
        table = Table().row(row).seat(1, city=city)
        table.do(1, f"order-tile {order}")
        table.begin("settler")
        table.do(0, "pass")
        return table

    @pytest.mark.parametrize(
        ("order", "city", "taken"),
        [
            ("coffee corn none", "", ["coffee"]),
            ("tobacco corn none", "", ["corn"]),
            ("quarry sugar none", "", ["sugar"]),
            ("quarry sugar none", "construction_hut", ["quarry"]),
            ("tobacco pass none", "", []),
        ],
    )
    def test_it_takes_the_first_that_is_there(self, order: str, city: str, taken: list[str]) -> None:
        table = self.table(order, city=city)
        assert table.board(1).island == taken
        assert table.waiting() == (2,)

    @pytest.mark.parametrize(("order", "city"), [("tobacco none none", ""), ("corn none none", "hacienda")])
    def test_it_asks_when_none_is_there_or_a_tile_could_be_drawn_first(self, order: str, city: str) -> None:
        assert self.table(order, city=city).waiting() == (1,)

    def test_the_settler_is_asked(self) -> None:
        table = Table().row("corn corn corn corn corn")
        table.do(1, "order-tile corn none none")
        assert table.begin("settler", by=1).waiting() == (1,)

    def test_it_stops_when_other_buildings_bear_on_settling_or_the_island_is_full(self) -> None:
        table = Table().seat(1, city="hospice-")
        table.do(1, "order-tile corn none none")
        table.board(1).colonists["hospice"] = 1
        table.state.colonists -= 1
        table.begin("settler")
        assert stopped(table) == ["tile"]
        table = Table().seat(1, island="corn corn corn sugar sugar sugar indigo indigo indigo coffee coffee")
        table.do(1, "order-tile tobacco none none")
        table.seat(1, island="tobacco").begin("prospector")
        assert stopped(table) == ["tile"]


class TestShip:
    def table(self, order: str, city: str = "", **ships: str) -> Table:
        table = Table().loaded(**ships).seat(1, city=city, goods="corn corn sugar coffee")
        table.do(1, f"order-ship {order}")
        return table.begin("captain")

    def test_it_loads_what_is_wanted_on_the_smallest_ship(self) -> None:
        table = self.table("coffee sugar corn")
        assert [(event.args["good"], event.args["ship"], event.auto) for event in table.log("ship")] == [
            ("coffee", "5", True),
            ("sugar", "6", True),
            ("corn", "7", True),
        ]
        assert table.asked() == "ChooseRole"

    def test_it_asks_for_what_it_does_not_name(self) -> None:
        table = self.table("coffee none none")
        assert len(table.log("ship")) == 1
        assert table.verbs(1) == {"ship"}

    def test_it_asks_where_a_wharf_could_be_used(self) -> None:
        assert not self.table("coffee sugar corn", city="wharf").log("ship")

    def test_it_stops_when_a_building_of_the_captain_goes_to_work(self) -> None:
        table = Table().seat(1, city="harbor-", goods="corn sugar")
        table.do(1, "order-ship corn none none")
        table.board(1).colonists["harbor"] = 1
        table.state.colonists -= 1
        table.begin("captain")
        assert stopped(table) == ["ship"]
        assert table.asked() == "Load"

    def test_only_what_it_does_is_called_automatic_and_not_what_comes_of_it(self) -> None:
        table = Table().seat(1, points=99, goods="corn")
        table.do(1, "order-ship corn none none")
        table.begin("captain")
        assert [event.auto for event in (*table.log("ship"), *table.log("ending"))] == [True, False]


class TestBuild:
    def test_it_passes_until_the_building_can_be_paid_then_builds_and_stops(self) -> None:
        table = Table().coins(0, 5, 5, 0)
        table.do(1, "order-build harbor")
        table.begin("builder")
        table.do(0, "pass")
        assert table.waiting() == (2,)
        assert table.board(1).city == []
        table.coins(0, 8, 0, 0).begin("builder")
        table.do(0, "pass")
        assert table.board(1).city == ["harbor"]
        assert table.log("build")[0].auto
        table.begin("prospector")
        assert stopped(table) == ["build"]

    def test_it_passes_when_nothing_at_all_can_be_paid(self) -> None:
        table = Table().coins(0, 0, 0, 0)
        table.do(1, "order-build harbor")
        table.begin("builder")
        table.do(0, "pass")
        assert [event.seat for event in table.log("pass") if event.auto] == [1, 2, 3]

    def test_it_asks_where_the_black_market_could_pay(self) -> None:
        table = Table().coins(0, 3, 0, 0).seat(1, city="black_market", goods="corn")
        table.do(1, "order-build hospice")
        table.begin("builder")
        table.do(0, "pass")
        assert (table.asked(), table.waiting()) == ("BuildOrDeal", (1,))

    def test_it_stops_when_the_building_is_sold_out(self) -> None:
        table = Table().coins(9, 9, 9, 9)
        table.do(3, "order-build fortress")
        table.coins(9, 0, 0, 10).begin("builder")
        table.do(0, "build fortress")
        table.pass_on()
        table.begin("prospector")
        assert "fortress" not in table.board(3).city
        assert stopped(table) == ["build"]

    def test_nobody_waits_for_what_stands_already(self) -> None:
        assert not Table().seat(1, city="harbor-").can(1, "order-build harbor")

    def test_the_last_cell_is_room_enough(self) -> None:
        table = Table().seat(1, city="guild_hall- residence- fortress- customs_house- city_hall- office-")
        table.do(1, "order-build harbor")
        table.begin("prospector")
        assert stopped(table) == []

    def test_the_builder_is_asked(self) -> None:
        table = Table().coins(0, 9, 0, 0)
        table.do(1, "order-build harbor")
        assert table.begin("builder", by=1).asked() == "Build"


class TestGuests:
    def test_nobody_is_asked_about_them(self) -> None:
        table = Table().seat(1, island="corn-", city="guesthouse")
        table.do(1, "order-guests")
        shown = table.state.shown
        assert table.begin("craftsman").asked() == "ChooseRole"
        assert table.state.shown > shown, "others see that nobody was asked: they take nothing back from before it"

    def test_that_nobody_is_asked_to_trade_for_their_sake_is_shown_too(self) -> None:
        table = Table().sold("corn").seat(1, goods="corn", city="guesthouse office-")
        table.do(1, "order-guests")
        shown = table.state.shown
        table.begin("trader")
        assert table.state.shown > shown

    def test_forced_answers_do_not_wait_for_them(self) -> None:
        table = Table().coins(0, 0, 0, 0).seat(1, island="quarry-", city="guesthouse")
        table.do(1, "order-guests")
        table.begin("builder")
        table.do(0, "pass")
        assert [event.seat for event in table.log("pass") if event.auto] == [1, 2, 3]

    def test_they_may_move_all_the_same(self) -> None:
        table = Table().seat(1, island="corn-", city="guesthouse")
        table.do(1, "order-guests")
        table.do(1, "guests corn 1")
        assert table.board(1).occupied("corn")

    def test_it_stops_with_a_new_building(self) -> None:
        table = Table().seat(1, island="corn-", city="guesthouse")
        table.do(1, "order-guests")
        table.seat(1, city="office-").begin("craftsman")
        assert stopped(table) == ["guests"]
        assert table.asked() == "MoveGuests"


def test_an_order_answers_the_open_question_at_once() -> None:
    table = Table().seat(1, goods="sugar").begin("trader", by=0)
    assert table.asked() == "Trade"
    table.do(1, "order-sale 3")
    assert table.asked() == "ChooseRole"


@pytest.mark.parametrize("move", MOVES)
def test_orders_can_be_given_and_cancelled_at_any_time(move: str) -> None:
    table = Table().seat(2, city="guesthouse")
    for role in ("prospector", "settler"):
        table.begin(role)
        table.do(2, move)
        kind = next(iter(table.board(2).orders))
        table.do(2, f"cancel-order {kind}")
        assert [event.args["order"] for event in table.log("order-cancelled")] == [kind]
        assert table.board(2).orders == {}


OTHERS = (Seat(0), Seat(1), Seat(3), None)


@pytest.mark.parametrize("move", MOVES)
def test_only_their_owner_knows_of_them(move: str) -> None:
    table = Table().seat(2, city="guesthouse")
    before = [view(table.state, viewer) for viewer in OTHERS]
    events = table.do(2, move)
    assert all(event.to == (2,) for event in events)
    after = [view(table.state, viewer) for viewer in OTHERS]
    for then, now in zip(before, after, strict=True):
        now.moves = then.moves
        assert now == then
    assert view(table.state, Seat(2)).boards[2].orders


def test_who_gives_an_order_is_told_what_was_ordered() -> None:
    play = GAME.start(Setup(3, {}, "orders"))
    told = [
        Teller(words("en"), "puerto_rico", ("Ada", "Boris", "Clara")).event(event)
        for move in (OrderSale(3), OrderBuild("university"), OrderShip("corn", "none", "none"))
        for event in play.apply(Seat(0), move)
        if "order-given" in event.key
    ]
    assert told == [
        "Your standing order is set: sell only for 3 doubloons or more.",
        "Your standing order is set: build University as soon as you can pay for it.",
        "Your standing order is set: load first of all corn.",
    ]

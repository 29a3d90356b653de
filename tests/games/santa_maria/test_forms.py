"""What is recommended, what a form for a whole line holds, and why something is not possible out of its question."""

import pytest

from games.core.fields import Spread
from games.core.seats import Seat, seat_words
from games.santa_maria.components import FACES
from games.santa_maria.grid import value_of
from games.santa_maria.lines.dice import line_worths
from games.santa_maria.maya.moves import ProposeDeal
from games.santa_maria.maya.turn import ends
from games.santa_maria.moves import Found
from games.santa_maria.steps import ChoosePair
from games.santa_maria.telling.outlook import the_scholar
from tests.games.santa_maria.table import Table
from tests.games.santa_maria.test_maya import city

NO_SUCH_QUESTION = "core-reason-not-possible"


@pytest.mark.parametrize(
    ("coins", "best"),
    [
        (0, ("white_1", "road_1", "b2", "none")),
        (1, ("white_1", "road_1", "b2", "none")),
        (3, ("white_1", "road_1", "b2", "none")),
        (4, ("white_1", "road_5", "a6", "coins")),
    ],
)
def test_the_drive_that_brings_most_is_recommended(coins: int, best: tuple[str, ...]) -> None:
    table = city(coins=coins).white(1)
    table.player().blue = []
    table.city().plots |= {"a6": "joy2"}
    drive = table.request().offer("drive")
    assert drive is not None
    assert drive.best == best


@pytest.mark.parametrize("value", [1, 2, 3, 4, 5, 6])
@pytest.mark.parametrize("coins", [0, 1, 2, 3, 5])
def test_no_drive_brings_more_for_its_coins_than_the_recommended_one(value: int, coins: int) -> None:
    table = city(coins=coins).white(value)
    table.player().blue = []
    table.city().plots |= {"a1": "coin3", "a2": "coin2", "a4": "wood", "a6": "joy2", "b1": "joy1"}
    drive = table.request().offer("drive")
    assert drive is not None
    worths = [
        (worth - abs(value - road), (f"white_{value}", f"road_{road}", plot, "coins" if road != value else "none"))
        for road in FACES
        if abs(value - road) <= coins
        for plot, worth in ends(table.city(), road)[0]
    ]
    most = max(worth for worth, _ in worths)
    assert drive.best in [row for worth, row in worths if worth == most]


@pytest.mark.parametrize("value", [1, 3, 6])
@pytest.mark.parametrize("coins", [0, 1, 2, 5])
def test_no_line_brings_more_for_its_coins_than_the_recommended_one(value: int, coins: int) -> None:
    table = Table(2).scholar("archery").white(value).seat(coins=coins, a2="coin3", c4="joy2", e6="wood", f6="coin2")
    table.player().blue = []
    die = table.request().offer("die")
    assert die is not None
    worths = {}
    for line, worth in line_worths(table.colony()).items():
        price = abs(value_of(line) - value)
        more = 1 if line.startswith("diagonal") else 0
        if not line.startswith("row") and price + more <= coins:
            worths[f"white_{value}", line, "coins" if price else "none"] = worth - price - more
    most = max(worths.values())
    assert die.best in [row for row, worth in worths.items() if worth == most]


def paying(table: Table) -> Spread:
    offer = table.request().offer("whole")
    assert offer is not None
    (field,) = offer.fields
    assert isinstance(field, Spread)
    return field


def test_points_of_a_trade_pay_for_no_step() -> None:
    table = Table(2).scholar("strategy").white(2).seat(goods="wood", b2="trade_wood_h2", b4="conquistador")
    table.do(0, "die white-2 column-2 none")
    offer = table.request().offer("whole")
    assert offer is None or ("b4", "coin", 1) not in paying(table).now


def test_no_more_payments_than_buildings_nor_than_pieces() -> None:
    table = Table(2).white(2).seat(goods="wood wood wood", b2="trade_wood_h2")
    del table.colony().cells["b5"]
    table.do(0, "die white-2 column-2 none")
    assert paying(table).most == 2, "two buildings"
    table = Table(2).white(2).seat(goods="wood", b2="trade_wood_h2")
    table.do(0, "die white-2 column-2 none")
    assert paying(table).most == 1, "one wood"


@pytest.mark.parametrize(
    "move",
    [
        "drive white-3 road-3 b3 none",
        "drive-with-card white-3 road-3 b3 none mc17",
        "priest b1",
        "trade-card mc14",
        "feast mc14",
        "build mc01 gem b1",
        "pass coins",
    ],
)
def test_in_the_market_the_maya_cannot_act(move: str) -> None:
    table = city(2, goods="wood").hold("mc13", "mc14").passed(seat_1="coins")
    table.do(0, "trade-card mc13")
    assert table.why_not(0, move) == NO_SUCH_QUESTION


@pytest.mark.parametrize(
    "move", ["die white-3 column-5 none", "expand d01 a1.east", "activate c2", "pass coins", "road a2"]
)
def test_while_a_monk_is_sent_out_nobody_acts(move: str) -> None:
    table = Table(2).faith(2).passed(seat_1="coins").seat(coins=1)
    table.do(0, "activate b5")
    assert table.question() == "PlaceMonk"
    assert table.why_not(0, move) == ("when-road" if move.startswith("road") else NO_SUCH_QUESTION)


def test_what_else_is_not_possible_and_why() -> None:
    table = Table(2).white(3)
    table.player().blue = []
    assert table.why_not(0, "die white-3 column-5 none") == "change"
    assert table.why_not(0, "die white-3 column-5 cocoa") == "no-good"
    table = Table(2, kingdoms="on").dock(special="x07").seat(goods="wood gold", coins=4)
    table.do(0, "ask everything")
    table.do(0, "activate a1")
    table.do(0, "ship x07 coins")
    assert table.why_not(0, "buy grain") == "kept-back"
    table = city(goods="").hold("mc05")
    assert table.why_not(0, "build mc05 gem a1") == "card-price"
    table = city(goods="grain").hold("mc05")
    assert table.why_not(0, "build mc05 gem a1") == "card-price", "wood, and no grain"
    table = city(2).hold("mc13", "mc01")
    table.do(0, "trade-card mc13")
    assert table.why_not(0, "redraw mc02") == "card-half"
    table.player().coins = 0
    assert table.why_not(0, "redraw mc01") == "no-coins"


def no_deal(table: Table, seat: int, other: int, kind: str) -> str:
    """Why a seat may not offer another so much."""
    (word,) = seat_words([Seat(other)])
    move = ProposeDeal(word, (("give", kind, 1),))
    assert not table.request(seat).accepts(move)
    return table.play.why_not(Seat(seat), move).key.removeprefix("santa-maria-reason-")


def test_why_no_deal_is_proposed() -> None:
    table = city(3, goods="wood").hold("mc13")
    assert no_deal(table, 0, 1, "wood") == "when-market"
    assert no_deal(Table(2), 0, 1, "wood") == "when-market"
    assert no_deal(table, 1, 2, "wood") == "deal-with"
    assert no_deal(table, 1, 0, "wood") == "deal-terms"
    table.do(0, "trade-card mc13")
    assert no_deal(table, 0, 0, "wood") == "deal-with"
    assert no_deal(table, 0, 1, "gem") == "deal-terms"
    assert no_deal(table, 1, 0, "wood") == "deal-terms"


def test_a_proposal_lists_only_what_there_is() -> None:
    table = city(2, goods="wood").hold("mc13").seat(1, goods="gem", coins=1)
    table.player().goods["cocoa"] = 0
    table.city().gold = 0
    table.do(0, "trade-card mc13")
    offer = table.request().offer("propose")
    assert offer is not None
    terms = offer.fields[1]
    assert isinstance(terms, Spread)
    assert {kind for kind, count in terms.pieces} == {"wood", "coin", "gem"}
    assert all(count for kind, count in terms.pieces)
    assert {place.word: (set(place.takes), place.capacity) for place in terms.places} == {
        "give": ({"wood", "coin"}, 2),
        "want": ({"gem", "coin"}, 2),
    }


def test_nothing_is_sold_or_bought_in_the_turns_of_others_and_why() -> None:
    table = Table(3).seat(1, goods="gem", coins=9)
    assert table.why_not(1, "buy wood") == "own-turn"
    assert table.why_not(1, "sell gem 1") == "own-turn"
    table = Table(2).seat(goods="gem", coins=9)
    assert table.why_not(0, "sell gem 0") == "core-reason-not-so"
    assert table.why_not(0, "sell gem 2") == "no-good"
    assert table.why_not(0, "sell cocoa 1") == "not-for-sale"
    assert table.why_not(0, "buy gem") == "not-sold"
    assert Table(2).why_not(0, "buy wood") == "no-coins"


@pytest.mark.rule("SM-ADV-02", "SM-ADV-06")
def test_a_town_hall_says_who_comes_with_it() -> None:
    table = Table(2, setup="advanced")
    table.state.pairs = {"forest_hall": "theology", "fields_hall": "strategy"}
    table.choosing(ChoosePair, 1, 0)
    note = the_scholar(table.state, Seat(1), Found("fields_hall", "a2.south"))
    assert note.phrase is not None
    assert note.phrase.args["scholar"] == "strategy"


def test_the_question_names_what_asks_it() -> None:
    for table, moves in (
        (Table(2), ("pass coins",)),
        (city(2), ("pass coins",)),
        (Table(3, kingdoms="on").scholar("meditation").passed(seat_1="road"), ("pass road", "skip", "space coins")),
    ):
        table.do(0, "ask everything")
        for move in moves:
            table.do(0, move)
        assert table.question() == "Take"
        assert table.request().prompt.args["building"] == "space"


def test_more_reasons() -> None:
    table = Table(2).blue(0, 3)
    assert table.why_not(0, "die blue-3 nowhere none") == "line-colour"
    assert table.why_not(0, "die blue-3 column-3 none") == "line-colour"
    table = city(goods="wood").hold("mc13")
    assert table.why_not(0, "build mc13 gem a1") == "card-half"
    table.do(0, "drive white-3 road-3 b3 none")
    assert table.why_not(0, "temple nowhere") == "when-temple"


def test_a_form_begins_with_a_church_too() -> None:
    table = Table(2).white(2).seat(goods="wood grain", b1="religion", b2="trade_wood_h2")
    table.do(0, "die white-2 column-2 none")
    assert table.question() == "ExtraFaith"
    assert [place.word for place in paying(table).places][:2] == ["b1", "b2"]
    assert all(place.capacity == 1 for place in paying(table).places)


@pytest.mark.usefixtures("round_weights")
def test_grain_is_bought_for_a_step_as_long_as_there_is_track() -> None:
    for faith, proposed in ((22, True), (24, False)):
        table = Table(2).white(2).seat(goods="wood", coins=3, b2="trade_wood_h2")
        del table.colony().cells["b3"]
        table.player().faith = faith
        table.do(0, "die white-2 column-2 none")
        assert (("b5", "coin", 1) in paying(table).now) == proposed, faith


def test_each_step_of_military_science_is_a_coin() -> None:
    table = Table(2).scholar("strategy").white(6).seat(coins=2, f2="conquistador")
    table.do(0, "die white-6 column-6 none")
    assert [spot for spot, _, _ in paying(table).now] == ["f2", "f4"]
    table = Table(2).scholar("strategy").white(6).seat(coins=1, f2="conquistador")
    table.do(0, "die white-6 column-6 none")
    assert table.request().offer("whole") is None, "a coin pays one step alone"


def test_deals_are_beside_the_game() -> None:
    table = city(2, goods="wood").hold("mc13", "mc01").seat(1, goods="gem")
    table.do(1, "propose 0 give 1 gem")
    table.do(0, "trade-card mc13")
    aside = {offer.verb for offer in table.request().offers if offer.aside}
    assert {"propose", "accept", "refuse"} <= aside
    assert table.choices(0, "redraw", "cards") == ("mc01",)


def test_reasons_of_tiles_carts_and_technology() -> None:
    table = Table(2).show("d01").seat(goods="wood wood")
    for where in ("z9.east", "a2.nowhere", "a1.east"):
        assert table.why_not(0, f"expand d01 {where}") == "tile-place"
    table = Table(2, kingdoms="on", specialists="on", governor="on").seat(coins=9).white(3).beside(3, "gem_cart")
    table.colony().governor = "a3"
    table.do(0, "die white-3 column-3 none")
    assert table.why_not(0, "cart a3") == "cart-place"
    table = city(goods="wood grain gem").hold("mc19", "mc10").token("construction", "large_1")
    table.do(0, "drive white-4 road-4 b4 none")
    table.do(0, "technology mc19")
    assert table.question() == "AfterDrive"
    assert table.why_not(0, "technology mc10") == "when-technology"

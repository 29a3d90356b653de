"""Why not: every refusal that a person may run into says what is in the way."""

import pytest

from games.core.seats import Seat
from games.santa_maria.components import CARDS, SHIPS
from tests.games.santa_maria.table import Table
from tests.games.santa_maria.test_maya import city
from tests.games.santa_maria.test_specialists import hiring
from texts import words

ON = {"kingdoms": "on"}
NO_SUCH_QUESTION = "core-reason-not-possible"


def acting() -> Table:
    """A turn with a white and a blue die, coins and a tile in the way."""
    table = Table(3, **ON).passed(seat_1="coins").show("d01").white(3).blue(0, 2).seat(goods="wood cocoa", coins=1)
    table.colony().blocked = {"c2": "coins_1", "d1": "coins_2"}
    return table


@pytest.mark.parametrize(
    ("move", "reason"),
    [
        ("die white-5 column-5 none", "no-die"),
        ("die blue-2 column-2 none", "line-colour"),
        ("die white-3 row-3 none", "line-colour"),
        ("die white-3 diagonal-1 coins", "line-colour"),
        ("die white-3 column-3 none", "no-line"),
        ("die white-3 column-6 coins", "change"),
        ("die white-3 column-6 gold", "no-good"),
        ("expand d99 c3.east", "tile-gone"),
        ("expand d01 c4.east", "tile-price"),
        ("activate c2", "not-free"),
        ("activate c3", "not-free"),
        ("pass coins", "space-taken"),
        ("sell wood 2", "no-good"),
        ("sell cocoa 1", "not-for-sale"),
        ("sell coin 1", "not-for-sale"),
        ("buy gem", "not-sold"),
        ("buy wood", "no-coins"),
        ("ship s01 coins", "when-ship"),
        ("monk gold", "when-monk"),
        ("pray grain", "when-pray"),
        ("trade wood", "when-trade"),
        ("press", "when-press"),
        ("walk", "when-walk"),
        ("road a2", "when-road"),
        ("space coins", "when-space"),
        ("hire", "when-hire"),
        ("cart a2", "when-hire"),
        ("temple trade", "when-temple"),
        ("bank-buy wood", "when-market"),
    ],
)
def test_in_a_turn(move: str, reason: str) -> None:
    assert acting().why_not(0, move) == reason


def test_when_as_many_dice_were_used_as_anybody_may() -> None:
    table = acting()
    table.player().whites = 3
    assert table.why_not(0, "die white-3 column-5 none") == "whites-used"
    table = Table(2, shared_dice="on")
    table.state.blue, table.player().blues_used = [4], 1
    assert table.why_not(0, "die blue-4 row-4 none") == "blues-used"


def test_tiles_and_prices() -> None:
    table = acting().seat(goods="wood grain", coins=0)
    assert table.why_not(0, "expand d01 a1.east") == "tile-place"
    assert table.why_not(0, "expand d01 f6.east") == "tile-place"
    assert table.why_not(0, "activate e3") == "activation-price"
    table.player().coins, table.player().goods["grain"] = 9, 3
    assert table.why_not(0, "buy grain") == "no-room"
    assert table.why_not(2, "sell wood 1") == "own-turn"


def test_one_coin_is_no_plural() -> None:
    assert (
        words("en")("santa-maria-reason-activation-price", price=1) == "You need 1 coin for the next single building."
    )


def test_ships_and_their_docks() -> None:
    table = Table(2, **ON).dock(special="x06").shipped(0, coins="s05").seat(coins=9)
    table.do(0, "activate a1")
    for move, reason in (
        ("ship x06 coins", "ship-dock"),
        ("ship x06 special", "ship-dock"),
        ("ship s05 coins", "ship-gone"),
        ("ship x99 coins", "ship-gone"),
        (f"ship {table.state.docks['coins']} coins", "ship-price"),
    ):
        assert table.why_not(0, move) == reason


def test_monks_and_extra_steps() -> None:
    table = Table(3).faith(2).places(bishops="harbours").monks(1, "gold").monks(0, "valuables").seat(coins=1)
    table.do(0, "activate b5")
    for move, reason in (
        ("monk gold", "monk-price"),
        ("monk valuables", "monk-there"),
        ("monk cocoa", "monk-place"),
        ("monk nowhere", "monk-place"),
    ):
        assert table.why_not(0, move) == reason
    table = Table(2).seat(goods="wood grain", coins=1)
    table.do(0, "activate b5")
    assert table.why_not(0, "pray wood") == "payment"
    table = Table(2).seat(goods="wood grain", coins=1)
    table.do(0, "activate b3")
    assert table.why_not(0, "trade grain") == "payment"
    table = Table(2).seat(goods="wood", coins=1).scholar("strategy")
    table.do(0, "activate f4")
    assert table.why_not(0, "press") == "no-coins"


def test_what_is_about_to_be_paid_is_kept_back() -> None:
    table = Table(2).show("d01").seat(goods="wood wood gold")
    table.do(0, "ask everything")
    table.do(0, "expand d01 c3.east")
    assert table.why_not(0, "sell wood 2") == "kept-back"


def test_roads_and_specialists() -> None:
    table = Table(2)
    table.do(0, "pass road")
    assert table.why_not(0, "road a1") == "tile-place"
    table = hiring("gem_cart", coins=1)
    table.colony().blocked = {"d1": "coins_1"}
    table.do(0, "die white-3 column-3 none")
    assert table.why_not(0, "cart d1") == "cart-place"
    assert table.why_not(0, "cart a2") == "no-coins"
    table = hiring("gem_cart", coins=9)
    table.colony().blocked = {"c2": "coins_1"}
    table.do(0, "die white-3 column-3 none")
    assert table.why_not(0, "cart a2") == "cart-line"
    table = hiring("farmer", goods="wood", coins=0)
    table.do(0, "die white-3 column-3 none")
    assert table.why_not(0, "hire") == "no-coins"


@pytest.mark.parametrize(
    ("move", "reason"),
    [
        ("drive white-9 road-3 b3 none", "no-die"),
        ("drive white-3 road-3 a3 none", "stop"),
        ("drive white-3 road-9 b3 none", "stop"),
        ("drive white-3 road-6 b6 coins", "change"),
        ("drive white-3 road-6 b6 cocoa", "no-good"),
        ("drive-with-card white-3 road-3 b3 none mc05", "card-value"),
        ("priest b3", "no-priest"),
        ("trade-card mc05", "card-half"),
        ("trade-card nonsense", "card-half"),
        ("feast mc05", "card-price"),
        ("build mc05 gem b1", "plot-taken"),
        ("build mc05 sugar a1", "lodge-gone"),
        ("sell wood 1", "maya-sell"),
        ("buy grain", "no-coins"),
        ("technology mc13", "when-technology"),
        ("temple trade", "when-temple"),
        ("imitate b3", "when-imitate"),
        ("done", "when-market"),
        ("accept 1", "deal-gone"),
        ("pass coins", "space-taken"),
    ],
)
def test_in_a_turn_of_the_maya(move: str, reason: str) -> None:
    table = city(2, goods="wood").hold("mc13", "mc05").passed(seat_1="coins")
    assert table.why_not(0, move) == reason


def test_in_the_market() -> None:
    table = city(2, goods="wood").hold("mc13", "mc05").seat(1, goods="gem")
    table.do(1, "propose 0 give 1 gem")
    assert table.why_not(1, "accept 1") == "deal-gone", "it is put to the Maya"
    assert table.why_not(0, "accept 1") == "when-deal"
    table.do(0, "trade-card mc13")
    for move, reason in (
        ("bank-buy grain", "no-coins"),
        ("bank-buy wood", "no-coins"),
        ("bank-buy gem", "not-sold"),
        ("bank-sell gem", "no-good"),
    ):
        assert table.why_not(0, move) == reason
    table.player().coins = 9
    assert table.why_not(0, "bank-buy wood") == "no-room"
    table.player().goods["gem"] = 1
    assert table.why_not(0, "accept 1") == "deal-terms"


def test_levels_of_temples() -> None:
    table = city(goods="wood grain").token("construction", "large_1").token("gold_temple", "large_2")
    table.do(0, "drive white-4 road-4 b4 none")
    assert table.why_not(0, "temple gold-temple") == "temple-price"
    assert table.why_not(0, "temple trade") == "temple-beside"
    table.city().temples["gold_temple"].token = ""
    assert table.why_not(0, "temple gold-temple") == "temple-done"
    assert table.why_not(0, "technology mc19") == "card-value"


def test_nobody_hears_of_the_cards_of_the_maya() -> None:
    """Whatever they hold, the others are refused alike."""
    table = city(2)
    for cards in ((), ("mc13", "mc05", "mc01")):
        table.hold(*cards)
        for move in (
            "feast mc05",
            "trade-card mc13",
            "build mc01 gem a1",
            "drive-with-card white-4 road-4 b4 none mc19",
        ):
            assert table.play.why_not(Seat(1), table.written(move)).key == "core-reason-not-your-turn"


@pytest.mark.parametrize(
    ("scholar", "move", "reason"),
    [
        ("archery", "die white-1 diagonal-6 coins", "change"),
        ("archery", "die blue-1 diagonal-1 coins", "change"),
        ("philosophy", "die blue-1 column-6 coins", "change"),
        ("philosophy", "die white-1 row-6 coins", "line-colour"),
        ("philosophy", "die blue-1 diagonal-1 coins", "line-colour"),
        ("", "die blue-1 row-6 coins", "change"),
        ("", "die white-1 column-6 coins", "change"),
        ("", "die white-1 column-1 cocoa", "change"),
        ("", "die white-1 column-6 gold", "no-good"),
    ],
)
def test_which_lines_a_die_is_for(scholar: str, move: str, reason: str) -> None:
    table = Table(2, **ON).white(1).blue(0, 1).scholar(scholar).seat(goods="cocoa")
    assert table.why_not(0, move) == reason


def test_a_line_that_the_governor_frees_lacks_coins_alone() -> None:
    table = Table(2, governor="on", **ON).white(1)
    table.colony().cells, table.colony().governor = {"c3": "wood"}, "c3"
    assert table.why_not(0, "die white-1 column-3 coins") == "change"
    assert table.why_not(0, "die white-1 column-4 coins") == "no-line"


def test_who_may_buy_nothing_hears_so() -> None:
    for may, maya, colonist in (("nothing", "maya-buy", "no-room"), ("buy", "no-room", "no-room")):
        table = city(2, coins=9, maya_free=may).seat(1, goods="wood wood wood", coins=9)
        table.player().room["wood"] = table.player().goods["wood"]
        assert table.why_not(0, "buy wood") == maya
        table.turn(1)
        assert table.why_not(1, "buy wood") == colonist
        assert table.can(1, "buy grain"), "a colonist may"


def test_imitating_a_die_and_why_not() -> None:
    table = city(2, envoys="on").hold("mc11", "mc17", "mc19").turn(1)
    table.state.envoys = {"white": 2, "blue": 4}
    table.do(1, "die envoy-white column-2 none")
    assert table.asked() == (0,)
    for move, reason in (
        ("imitate a1", "stop"),
        ("imitate-with-card a1 mc11", "stop"),
        ("imitate-with-card b2 mc19", "card-value"),
        ("imitate-with-card b2 mc05", "card-value"),
        ("drive white-2 road-2 b2 none", NO_SUCH_QUESTION),
        ("technology mc11", "when-technology"),
        ("temple trade", "when-temple"),
    ):
        assert table.why_not(0, move) == reason, move


def test_a_card_without_room_for_what_it_brings() -> None:
    table = city(2)
    cards = {card: half for card in CARDS for half in CARDS[card].halves if half.district == "technology"}
    card, half = next((card, half) for card, half in cards.items() if half.what in ("gem", "sugar"))
    table.hold(card)
    table.player().room[half.what] = table.player().goods[half.what]
    road = f"road-{half.value}"
    spot = next(plot for plot in table.city().plots if plot[1] == str(half.value))
    move = f"drive-with-card white-{half.value} {road} {spot} none {card}"
    assert table.why_not(0, move) == "card-room"
    table.player().room[half.what] += 1
    assert table.can(0, move)


def test_levels_out_of_reach_and_why() -> None:
    table = Table(2)
    assert table.why_not(0, "temple trade") == "when-temple", "without the Maya there are none"
    table = city(2, goods="grain wood gem").token("construction", "large_1")
    table.do(0, "drive white-4 road-4 b4 none")
    assert table.why_not(0, "temple nowhere") == "when-temple"
    table.do(0, "temple construction")
    assert table.question() == "AfterDrive"
    assert table.why_not(0, "temple construction") == "temple-beside", "one level for each die"
    assert city(2, goods="grain wood gem").why_not(0, "temple construction") == "when-temple"
    table = city(2, goods="grain wood gem").token("construction", "large_1").token("trade", "large_2")
    table.player().goods["cocoa"] = 0
    table.do(0, "pass road")
    assert table.can(0, "temple construction")
    assert table.why_not(0, "temple trade") == "temple-price", "whichever temple it is"


def test_the_bank_and_the_cards_and_why_not() -> None:
    table = city(2, coins=9).hold("mc13", "mc01")
    table.do(0, "trade-card mc13")
    assert table.why_not(0, "bank-buy gem") == "not-sold"
    table.player().room["cocoa"] = table.player().goods["cocoa"]
    assert table.why_not(0, "bank-buy cocoa") == "no-room"
    table.player().coins = 0
    assert table.why_not(0, "bank-buy cocoa") == "no-coins"
    table.player().goods["gem"] = 0
    assert table.why_not(0, "bank-sell gem") == "no-good"
    for move in ("bank-buy wood", "bank-sell wood", "redraw mc01", "done"):
        assert city(2).why_not(0, move) == "when-market", move


def test_a_single_piece_that_is_not_there_or_kept_back() -> None:
    table = Table(2, **ON).dock(coins="s05").seat(coins=1)
    assert SHIPS["s05"].cost == {"wood": 2}
    for good in ("wood", "gem", "gold"):
        assert table.why_not(0, f"sell {good} 1") == "no-good"
    table.seat(goods="wood gold gold", coins=1).do(0, "ask everything")
    table.do(0, "activate a1")
    table.do(0, "ship s05 coins")
    assert table.question() == "Pay"
    table.do(0, "sell gold 1")
    assert table.why_not(0, "sell wood 1") == "kept-back"


def test_a_monk_lacks_coins_whatever_the_place_is() -> None:
    table = Table(3).faith(2).seat(coins=1)
    places = (table.state.scholars[0], table.state.bishops[0], table.state.missions[0])
    table.monks(1, *places).do(0, "activate b5")
    for place in places:
        assert table.why_not(0, f"monk {place.replace('_', '-')}") == "monk-price"


def test_a_cart_lies_in_the_colony_and_on_nobody() -> None:
    table = hiring("gem_cart")
    table.colony().blocked = {"b1": "coins_1"}
    table.colony().governor = "a3"
    table.do(0, "die white-3 column-3 none")
    for spot in ("z9", "g1", "b1", "a3"):
        assert table.why_not(0, f"cart {spot}") == "cart-place", spot

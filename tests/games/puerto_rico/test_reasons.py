"""Why something is not possible now, where no rule's own test asks for it."""

import pytest

from games.core.events import Phrase, Value
from games.core.game import Setup
from games.core.moves import Move
from games.core.seats import Seat
from games.puerto_rico import GAME, moves
from games.puerto_rico.components import BUILDINGS
from tests.games.puerto_rico.table import Table

FULL = "corn corn corn indigo indigo indigo sugar sugar sugar tobacco tobacco coffee"
CITY = (
    "small_indigo_plant small_sugar_mill large_indigo_plant large_sugar_mill tobacco_storage coffee_roaster "
    "small_market hacienda construction_hut small_warehouse hospice"
)


def goods(*puts: tuple[str, int]) -> tuple[tuple[str, str, int], ...]:
    return tuple((good, "good", count) for good, count in puts)


def test_not_ones_turn() -> None:
    assert Table().why_not(2, moves.Choose("mayor")) == "core-reason-not-your-turn"


def test_the_game_is_over() -> None:
    table = Table()
    table.state.over = True
    assert table.why_not(0, moves.Choose("mayor")) == "core-reason-game-over"


@pytest.mark.parametrize(
    ("move", "reason"),
    [
        (moves.Choose("admiral"), "no-such-role"),
        (moves.Pass(), "must-choose"),
        (moves.Draft("statue"), "draft-over"),
        (moves.Settle("corn"), "other-role"),
        (moves.Forest("corn"), "other-role"),
        (moves.Draw(), "other-role"),
        (moves.Hunting("corn"), "hunt-later"),
        (moves.Mayor(()), "other-role"),
        (moves.Erect("office"), "other-role"),
        (moves.BlackMarket("office", "none", "corn", "none"), "other-role"),
        (moves.Craft("corn"), "other-role"),
        (moves.Sell("corn"), "other-role"),
        (moves.SellAtPost("corn"), "other-role"),
        (moves.BuyLand(), "other-role"),
        (moves.ShipGoods("corn", "5"), "other-role"),
        (moves.Wharf("corn"), "other-role"),
        (moves.KeepGoods(()), "other-role"),
        (moves.Guests(()), "no-guests"),
        (moves.Accept("privilege"), "core-reason-not-possible"),
    ],
)
def test_while_a_role_is_chosen(move: Move, reason: str) -> None:
    assert Table().why_not(0, move) == reason


@pytest.mark.parametrize(
    ("move", "reason"),
    [
        (moves.Settle("palm"), "no-such-tile"),
        (moves.Settle("coffee"), "not-in-row"),
        (moves.Forest("corn"), "not-yours"),
        (moves.Draw(), "not-yours"),
        (moves.ExtraQuarry(), "not-yours"),
        (moves.Choose("mayor"), "choose-later"),
    ],
)
def test_while_settling(move: Move, reason: str) -> None:
    assert Table().row("corn corn corn sugar indigo").begin("settler").why_not(0, move) == reason


def test_special_buildings_while_settling() -> None:
    table = Table().seat(0, city="hacienda forest_house").begin("settler")
    assert table.why_not(0, moves.ExtraQuarry()) == "not-yours"
    assert table.why_not(0, moves.Forest("quarry")) == "quarry-no-forest"
    table = Table().seat(1, city="hacienda construction_hut-").begin("settler")
    table.do(0, "pass")
    assert table.why_not(1, moves.ExtraQuarry()) == "quarry-for-settler"


@pytest.mark.parametrize("move", [moves.Draw(), moves.ExtraQuarry(), moves.Settle("quarry")])
def test_while_taking_the_second_tile_of_a_library(move: Move) -> None:
    table = Table().seat(0, city="hacienda library").row("corn corn corn sugar indigo").begin("settler")
    table.do(0, "settle corn")
    while table.waiting() != (0,):
        table.do(table.waiting()[0], "pass")
    assert table.why_not(0, move) == "second-tile"


def test_a_full_island() -> None:
    table = Table(nobles="on").seat(0, island=FULL, city="hacienda guesthouse construction_hut-").begin("settler")
    assert table.why_not(0, moves.Settle("quarry")) == "island-full"
    assert table.why_not(0, moves.Draw()) == "island-full"


def test_a_declined_gain_must_be_accepted_again() -> None:
    table = Table(nobles="on").seat(0, city="library", goods="corn sugar")
    assert table.why_not(0, moves.Accept("library")) == "core-reason-not-possible"
    table.do(0, "decline library")
    assert table.can(0, "accept library")
    assert not table.can(0, "decline library")


@pytest.mark.parametrize(
    ("move", "reason"),
    [
        (moves.Mayor((("palace", "colonist", 1),)), "no-place"),
        (moves.Mayor((("corn", "soldier", 1),)), "no-such-piece"),
        (moves.Mayor((("corn", "noble", 1),)), "too-few-pieces"),
        (moves.Mayor((("corn", "colonist", 1), ("sugar", "colonist", 2))), "too-many-there"),
        (moves.Pass(), "must-place"),
    ],
)
def test_while_placing(move: Move, reason: str) -> None:
    assert Table().seat(0, island="corn- sugar- indigo-").begin("mayor").why_not(0, move) == reason


@pytest.mark.parametrize(
    ("move", "reason"),
    [
        (moves.Erect("palace"), "no-such-building"),
        (moves.Erect("statue"), "not-in-play"),
        (moves.Erect("fortress"), "no-room"),
        (moves.Erect("hospice"), "own-one"),
        (moves.Erect("wharf"), "too-dear"),
        (moves.BlackMarket("wharf", "none", "corn", "none"), "not-yours"),
    ],
)
def test_while_building(move: Move, reason: str) -> None:
    table = Table().seat(0, city=CITY).coins(5, 0, 0, 0).begin("builder")
    assert table.why_not(0, move) == reason


@pytest.mark.parametrize(
    ("move", "reason"),
    [
        (moves.BlackMarket("small_market", "none", "corn", "none"), "enough-money"),
        (moves.BlackMarket("wharf", "none", "corn", "none"), "exact-payment"),
        (moves.BlackMarket("black_market", "none", "corn", "none"), "own-one"),
    ],
)
def test_on_the_black_market(move: Move, reason: str) -> None:
    table = Table().seat(0, city="black_market", goods="corn").coins(3, 0, 0, 0).begin("builder")
    assert table.why_not(0, move) == reason


@pytest.mark.parametrize(
    ("move", "reason"),
    [
        (moves.Craft("gold"), "no-such-good"),
        (moves.Craft("coffee"), "not-made"),
        (moves.Craft("indigo"), "supply-empty"),
    ],
)
def test_while_taking_the_privilege_good(move: Move, reason: str) -> None:
    table = Table().seat(0, island="corn sugar indigo", city="small_sugar_mill small_indigo_plant")
    table.board(1).goods["indigo"], table.state.stock["indigo"] = table.state.stock["indigo"] - 1, 1
    assert table.begin("craftsman").why_not(0, move) == reason


@pytest.mark.parametrize(
    ("city", "move", "reason"),
    [
        ("", moves.CraftTwo("corn", "indigo"), "not-yours"),
        ("library-", moves.CraftTwo("corn", "indigo"), "unoccupied"),
        ("library", moves.Craft("corn"), "take-two"),
        ("library", moves.CraftTwo("corn", "gold"), "no-such-good"),
        ("library", moves.CraftTwo("corn", "coffee"), "not-made"),
        ("library", moves.CraftTwo("indigo", "indigo"), "supply-empty"),
        ("library", moves.CraftTwo("indigo", "corn"), "core-reason-not-so"),
    ],
)
def test_while_the_library_doubles_the_privilege_good(city: str, move: Move, reason: str) -> None:
    table = Table().seat(0, island="corn indigo", city=f"small_indigo_plant {city}")
    table.board(1).goods["indigo"], table.state.stock["indigo"] = table.state.stock["indigo"] - 2, 2
    assert table.begin("craftsman").why_not(0, move) == reason


@pytest.mark.parametrize(
    ("move", "reason"),
    [
        (moves.SupplyGoods(("coffee",)), "no-goods"),
        (moves.SupplyGoods(("corn", "sugar")), "a-kind-a-noble"),
        (moves.SupplyInOrder("union_hall", ("corn",)), "not-yours"),
    ],
)
def test_while_the_nobles_send_goods(move: Move, reason: str) -> None:
    table = Table(nobles="on").seat(0, city="royal_supplier!", goods="corn corn sugar").begin("captain")
    assert table.why_not(0, move) == reason


@pytest.mark.parametrize(
    ("move", "reason"),
    [
        (moves.Sell("gold"), "no-such-good"),
        (moves.Sell("coffee"), "no-goods"),
        (moves.SellAtPost("coffee"), "no-goods"),
        (moves.SellLand("fort"), "no-such-tile"),
        (moves.SellLand("coffee"), "no-tile"),
        (moves.SellLand("forest"), "forest-stays"),
    ],
)
def test_while_trading(move: Move, reason: str) -> None:
    table = Table(nobles="on").seat(0, island="corn forest", city="trading_post land_office!", goods="corn")
    assert table.begin("trader").why_not(0, move) == reason


def test_the_land_office_works_once_and_needs_a_stack() -> None:
    table = Table(nobles="on").seat(0, city="land_office", goods="corn")
    table.state.discards, table.state.pile = table.state.pile, []
    table.begin("trader")
    assert table.why_not(0, moves.BuyLand()) == "stacks-empty"
    table.state.discards, table.state.pile = [], table.state.discards
    table.do(0, "buy-land")
    assert table.why_not(0, moves.BuyLand()) == "once"


@pytest.mark.parametrize(
    ("move", "reason"),
    [
        (moves.ShipGoods("corn", "9"), "no-such-ship"),
        (moves.ShipGoods("coffee", "5"), "no-goods"),
        (moves.Wharf("coffee"), "no-goods"),
        (moves.SmallWharf(goods(("corn", 3))), "not-so-many"),
        (moves.SmallWharf(goods(("coffee", 1))), "no-goods"),
        (moves.Pass(), "must-load"),
    ],
)
def test_while_loading(move: Move, reason: str) -> None:
    table = Table().seat(0, city="wharf small_wharf", goods="corn corn sugar").begin("captain")
    assert table.why_not(0, move) == reason


@pytest.mark.parametrize(
    ("move", "reason"),
    [
        (moves.KeepGoods(goods(("corn", 3))), "not-so-many"),
        (moves.KeepGoods(goods(("corn", 1), ("sugar", 1))), "store-room"),
        (moves.StoreGoods(("corn",), ()), "store-room"),
    ],
)
def test_while_storing(move: Move, reason: str) -> None:
    assert Table().seat(0, goods="corn corn sugar").storing().why_not(0, move) == reason


def test_guests_without_a_free_place() -> None:
    table = Table().seat(0, island="corn", city="guesthouse").begin("settler")
    assert table.why_not(0, moves.Guests((("corn", "colonist", 1),))) == "guests-to-circles"


@pytest.mark.parametrize(
    ("move", "role"),
    [
        (moves.Settle("corn"), "settler"),
        (moves.Draw(), "settler"),
        (moves.Mayor(()), "mayor"),
        (moves.Erect("hospice"), "builder"),
        (moves.BlackMarket("hospice", "none", "none", "none"), "builder"),
        (moves.Craft("corn"), "craftsman"),
        (moves.CraftTwo("corn", "indigo"), "craftsman"),
        (moves.Sell("corn"), "trader"),
        (moves.SellAtPost("corn"), "trader"),
        (moves.BuyLand(), "trader"),
        (moves.SupplyGoods(("corn",)), "captain"),
        (moves.ShipGoods("corn", "5"), "captain"),
        (moves.Wharf("corn"), "captain"),
        (moves.KeepGoods(()), "captain"),
    ],
)
def test_the_role_that_a_move_belongs_to(move: Move, role: str) -> None:
    assert Table(nobles="on").reason(0, move) == Phrase("puerto_rico-reason-other-role", {"role": role})


def reason(key: str, **told: Value) -> Phrase:
    return Phrase(f"puerto_rico-reason-{key}", dict(told))


def test_while_the_buildings_are_drafted() -> None:
    table = Table(new_buildings="draft")
    table.state = GAME.start(Setup(4, {"new_buildings": "draft"}, "seed")).state
    seat = table.waiting()[0]
    assert table.reason(seat, moves.Draft("palace")) == reason("no-such-building", text="palace")
    assert table.reason(seat, moves.Draft("coffee_roaster")) == reason("not-drafted", building="coffee_roaster")
    assert table.reason(seat, moves.Draft("chapel")) == reason("not-drafted", building="chapel")
    for _ in range(60):
        seat = table.waiting()[0]
        if table.asked() != "DraftBuilding":
            break
        offer = table.play.legal(Seat(seat)).offers[0]
        drafted = offer.moves(1)[0]
        table.do(seat, table.play.legal(Seat(seat)).text(drafted))
        if table.asked() == "DraftBuilding":
            building = drafted.building  # type: ignore[attr-defined]
            cost = BUILDINGS[building].cost
            assert table.reason(table.waiting()[0], drafted) == reason("no-cell", building=building, cost=cost)
    assert table.asked() == "ChooseRole"


def test_a_building_that_does_not_work_or_is_not_ones_own() -> None:
    table = Table().seat(0, island="corn", city="hacienda- forest_house-").begin("settler")
    assert table.reason(0, moves.Draw()) == reason("unoccupied", building="hacienda")
    table = Table().seat(0, island="corn").begin("settler")
    assert table.reason(0, moves.Draw()) == reason("not-yours", building="hacienda")


def test_figures_are_told() -> None:
    table = Table().seat(0, city="black_market small_market").coins(1, 0, 0, 0).begin("builder")
    assert table.reason(0, moves.Erect("harbor")) == reason("too-dear", building="harbor", cost=7, coins=1)
    dear = moves.BlackMarket("harbor", "none", "none", "none")
    assert table.reason(0, dear) == reason("exact-payment", building="harbor", count=6)
    table.coins(7, 0, 0, 0)
    assert table.reason(0, dear) == reason("enough-money", building="harbor")
    table = Table().seat(0, goods="corn corn sugar tobacco", city="small_warehouse").storing()
    assert table.reason(0, moves.StoreGoods(("corn", "sugar"), ())) == reason("store-room", kinds=1, count=1)


def test_what_the_mayor_is_told() -> None:
    table = Table(nobles="on").seat(0, island="corn corn- indigo- sugar-", city="small_indigo_plant chapel!")
    table.begin("mayor").do(0, "take noble")
    held = sum(table.board(0).colonists.values())
    crowded = moves.Mayor((("corn", "colonist", 3),))
    assert table.reason(0, crowded) == reason("too-many-there", place="corn")
    many = moves.Mayor(
        (("corn", "colonist", 1), ("chapel", "noble", 1), ("small_indigo_plant", "noble", 1), ("corn", "noble", 1))
    )
    assert table.reason(0, many) == reason("too-few-pieces", colonists=held, nobles=2)
    few = moves.Mayor((("corn", "colonist", 1),))
    assert table.reason(0, few) == reason("fill-circles", count=held + 2 - 1)
    assert table.reason(0, moves.Mayor((("moon", "colonist", 1),))) == reason("no-place", text="moon")
    assert table.reason(0, moves.Mayor((("corn", "king", 1),))) == reason("no-such-piece", text="king")


def test_nobody_is_placed_in_a_forest() -> None:
    table = Table().seat(0, island="forest corn- sugar- indigo-").begin("mayor")
    assert table.reason(0, moves.Mayor((("forest", "colonist", 1),))) == reason("no-place", text="forest")


def test_a_gain_that_is_declined_is_named() -> None:
    table = Table().seat(0, island="corn indigo", city="small_indigo_plant library")
    table.do(0, "decline library")
    table.begin("craftsman")
    assert table.reason(0, moves.CraftTwo("corn", "indigo")) == reason("declined", effect="library")

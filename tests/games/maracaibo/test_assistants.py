"""Assistants: where they stand, what they do, and what one gets for passing them by."""

import pytest

from games.core.seats import Seat
from games.maracaibo.cards import CARDS
from games.maracaibo.kinds import Effect
from games.maracaibo.moves import UseAssistant
from games.maracaibo.steps import ChooseAction, EndActions, EndTurn, Refill, VillageAction
from tests.games.maracaibo.table import Table

EQUAL = "cane_press toll_chain feast_hall"
PAID = "cane-press toll-chain feast-hall"


@pytest.mark.rule("MA-ASSIST-01", "MA-BUY-06")
def test_a_figure_becomes_an_assistant_wherever_the_ship_is() -> None:
    table = Table().hand(0, "trail_porter").at(0, "1")
    table.do(0, "buy trail-porter")
    assert table.player(0).helpers["10"][0].card == "trail_porter"
    assert table.player(0).figures == 1
    none = Table().hand(0, "trail_porter").seat(0, figures=0).at(0, "1")
    assert "buy" not in none.verbs(0)


@pytest.mark.rule("MA-ASSIST-02")
def test_one_of_ones_own_assistants() -> None:
    table = Table().own(0, "market_matron canoe_chief").own(1, "port_clerk").at(0, "7")
    assert table.words(0, "assistant", "card") == {"canoe_chief"}
    assert "assistant" not in table.at(0, "1").verbs(0)
    table.at(0, "7")
    table.do(0, "assistant canoe-chief none none none")
    table.do(0, "pass")
    assert table.asked() == "Refill"


@pytest.mark.rule("MA-ASSIST-03")
def test_a_new_assistant_rests_for_a_turn() -> None:
    table = Table().hand(0, "swift_cutter canoe_chief", "bishops_factor").own(0, "smuggler_pilot").seat(0, coins=30)
    table.at(0, "6", 4)
    table.do(0, "buy canoe-chief")
    table.do(0, "pass")
    table.at(0, "6")
    table.do(0, "assistant smuggler-pilot none none none")
    table.do(0, "sail 7 direct")
    assert table.why_not(0, UseAssistant("canoe_chief", "none", "none", "none")) == "assistant-new"


@pytest.mark.rule("MA-ASSIST-03")
def test_from_the_next_turn_on_a_new_assistant_acts() -> None:
    table = Table().hand(0, "trail_porter").hand(1, "cane_press").at(0, "8")
    table.do(0, "buy trail-porter")
    table.do(0, "refill none")
    table.do(1, "sail 1 direct")
    table.do(1, "pass")
    table.do(1, "refill none")
    table.do(0, "sail 10 direct")
    table.do(0, "assistant trail-porter none none none")
    assert table.player(0).coins == 2


@pytest.mark.rule("MA-ASSIST-04")
def test_assistants_passed_or_on_the_other_branch_bring_points() -> None:
    table = Table().own(0, "port_clerk yard_foreman").turn(0)
    table.do(0, "sail 3 direct")
    assert table.player(0).points == 4
    branch = Table().own(0, "retired_bosun fort_sutler").seat(0, place="12").turn(0)
    branch.do(0, "sail 13 direct")
    assert branch.player(0).points == 4
    ahead = Table().own(0, "retired_bosun").seat(0, place="12").turn(0)
    ahead.do(0, "sail 14 direct")
    assert ahead.player(0).points == 0


@pytest.mark.rule("MA-ASSIST-05")
def test_another_main_action_misses_the_assistant() -> None:
    for move in ("pass", "sell cane-press"):
        table = Table().hand(0, "cane_press").own(0, "port_clerk").at(0, "1")
        table.do(0, move)
        assert table.player(0).points == 2


@pytest.mark.rule("MA-ASSIST-05")
@pytest.mark.parametrize(
    ("move", "asked", "points"),
    [
        ("quest q19 none none", "Explore", 2 + 1),
        ("deliver cane-press coins", "CityQuest", 2),
        ("only-deliver cane-press coins", "Refill", 2),
        ("pass", "Refill", 2),
    ],
)
def test_who_is_missed_is_paid_for_as_soon_as_another_action_is_chosen(move: str, asked: str, points: int) -> None:
    table = Table().next_quest("q19").legacy("l1").hand(0, "cane_press").own(0, "fort_sutler").at(0, "16")
    table.do(0, move)
    assert (table.asked(), table.player(0).points) == (asked, points)


@pytest.mark.rule("MA-ASSIST-05", "MA-ASSIST-08")
def test_of_several_village_actions_the_first_one_misses_the_assistant() -> None:
    table = Table().hand(0, "cane_press salt_pans").own(0, "port_clerk").at(0, "1", 4)
    table.do(0, "sell cane-press")
    assert (table.asked(), table.player(0).points) == ("VillageAction", 2)
    table.do(0, "sell salt-pans")
    assert table.player(0).points == 2


@pytest.mark.rule("MA-ASSIST-05", "MA-VILL-07")
def test_a_last_action_before_the_main_action_misses_the_assistant() -> None:
    table = Table().hand(0, "dock_crane feast_hall").own(0, "port_clerk printers_shop").seat(0, place="1")
    seat = Seat(0)
    table.run(VillageAction([seat], 1), ChooseAction([seat]), EndActions(seat), Refill([seat]), EndTurn(seat))
    table.do(0, "deal printers-shop dock-crane feast-hall none")
    assert table.asked() == "Refill"
    assert table.player(0).points == 2 + 2


@pytest.mark.rule("MA-ASSIST-06")
def test_the_others_at_the_place_are_missed() -> None:
    table = Table().own(0, "port_clerk hull_inspector").at(0, "1")
    table.do(0, "assistant port-clerk none none none")
    assert table.player(0).points == 3 + 2


@pytest.mark.rule("MA-ASSIST-07", "MA-ASSIST-08")
def test_at_the_end_of_a_round_those_ahead_bring_points_once() -> None:
    table = Table().own(0, "port_clerk estate_steward").seat(0, place="16")
    table.player(0).helpers["1"][0].settled = True
    table.scoring(closer=1)
    table.do(1, "take-points")
    table.do(0, "take-points")
    assert table.player(0).points == 2 + 2
    assert not table.player(0).helpers["18"][0].settled
    placed = Table().hand(0, "port_clerk trail_porter").seat(0, place="1", coins=20).at(0, "2", 4)
    placed.do(0, "buy port-clerk")
    assert placed.player(0).helpers["1"][0].settled
    placed.do(0, "buy trail-porter")
    assert not placed.player(0).helpers["10"][0].settled


@pytest.mark.rule("MA-ASSIST-09")
def test_not_at_the_end_of_the_game() -> None:
    table = Table().own(0, "estate_steward").seat(0, place="16").scoring(closer=1, number=4)
    table.do(1, "take-points")
    table.do(0, "take-points")
    assert table.player(0).points == 2


@pytest.mark.rule("MA-PERM-07")
def test_innkeepers_are_paid_for_every_ship() -> None:
    table = Table().own(0, "dockside_tavern rumor_parlor market_matron canoe_chief").seat(1, place="6").turn(1)
    table.do(1, "sail 7 direct")
    assert (table.player(0).coins, table.player(0).points) == (10, 1)
    own = Table().own(0, "dockside_tavern market_matron").seat(0, place="6").turn(0)
    own.do(0, "sail 7 direct")
    assert own.player(0).coins == 10
    elsewhere = Table().own(0, "dockside_tavern market_matron").turn(1)
    elsewhere.do(1, "sail 1 direct")
    assert elsewhere.player(0).coins == 8


def use(card: str, place: str, payment: str = "none none none", hand: str = "", **values: object) -> Table:
    """Seat 0 uses its assistant."""
    table = Table().hand(0, hand).own(0, card).seat(0, **values).at(0, place)
    table.do(0, f"assistant {card.replace('_', '-')} {payment}")
    return table


@pytest.mark.rule("MA-AACT-01")
def test_points_and_doubloons() -> None:
    table = use("port_clerk", "1")
    assert (table.player(0).points, table.player(0).coins) == (3, 13)


@pytest.mark.rule("MA-AACT-02", "MA-AACT-16")
def test_a_figure_a_disc_a_village_action_in_this_order() -> None:
    table = use("yard_foreman", "2", hand="bonded_warehouse", figures=0)
    assert table.player(0).figures == 1
    table.do(0, "disc steps")
    assert table.asked() == "VillageAction"
    table.do(0, "buy bonded-warehouse")
    assert table.player(0).figures == 0
    assert table.asked() == "Refill"
    drill = Table().own(0, "drum_sergeant")
    drill.player(0).discs["drill"] = 1
    drill.at(0, "18")
    drill.do(0, "assistant drum-sergeant none none none")
    drill.do(0, "disc drill")
    drill.do(0, "drill")
    assert drill.player(0).strength == 2


@pytest.mark.rule("MA-AACT-03")
def test_influence_and_two_village_actions() -> None:
    table = use("petty_consul", "19", hand=EQUAL)
    table.do(0, "favour france")
    table.do(0, "sell cane-press")
    table.do(0, "sell toll-chain")
    assert table.asked() == "Refill"


@pytest.mark.rule("MA-AACT-04", "MA-AACT-05")
def test_sailing_on_for_another_main_action() -> None:
    table = Table().hand(0, EQUAL).own(0, "smuggler_pilot market_matron").quest("8", "q21")
    table.at(0, "6", 7)
    table.do(0, "assistant smuggler-pilot none none none")
    assert table.player(0).strength == 3
    assert table.words(0, "sail", "place") == {"7", "8"}
    table.do(0, "sail 8 direct")
    assert table.player(0).points == 2  # the assistant passed
    assert "quest" not in table.verbs(0)  # q21 wants four moves
    table.do(0, "sell cane-press")
    assert table.asked() == "Refill"
    points = use("swift_cutter", "8", hand=EQUAL)
    assert points.player(0).points == 3
    points.upgraded(0, "steps")
    points.do(0, "sail 10 direct")
    points.do(0, "sell cane-press")
    points.do(0, "sell toll-chain")
    assert points.asked() == "Refill"
    stays = use("swift_cutter", "8")
    stays.do(0, "pass")
    assert stays.asked() == "Refill"


def test_a_war_within_the_second_main_action() -> None:
    table = Table().own(0, "swift_cutter whisper_broker").city("13", "s_war").token("w07").seat(0, place="12")
    table.effects(0, *CARDS["swift_cutter"].action, Effect("doubloons", n=1))
    table.do(0, "sail 13 direct")
    table.do(0, "city")
    table.do(0, "attack left")
    table.do(0, "fight france")
    table.do(0, "manoeuvre city 5 0")
    assert table.player(0).coins == 8
    table.do(0, "pass")
    assert table.player(0).coins == 9
    assert table.player(0).tokens == ["w07"]


@pytest.mark.rule("MA-AACT-06", "MA-AACT-15")
def test_equal_goods_for_doubloons_and_village_actions() -> None:
    table = use("market_matron", "7", PAID, EQUAL + " cacao_grove")
    assert table.player(0).coins == 13
    table.do(0, "sell cacao-grove")
    assert table.asked() == "VillageAction"
    unpaid = Table().hand(0, "cane_press toll_chain salt_pans").own(0, "market_matron").at(0, "7")
    assert "assistant" not in unpaid.verbs(0)
    assert unpaid.why_not(0, UseAssistant("market_matron", "none", "none", "none")) == "assistant-unpaid"


@pytest.mark.rule("MA-AACT-07")
def test_a_disc_and_two_village_actions() -> None:
    for card, place, strength, coins in (("gun_founder", "15", 2, 8), ("bench_carpenter", "8", 1, 10)):
        table = use(card, place, hand=EQUAL)
        assert (table.player(0).strength, table.player(0).coins) == (strength, coins)
        table.do(0, "disc steps")
        table.do(0, "sell cane-press")
        table.do(0, "sell toll-chain")
        assert table.asked() == "Refill"


@pytest.mark.rule("MA-AACT-08")
def test_equal_goods_for_doubloons_points_and_more() -> None:
    table = use("powder_trader", "9", PAID, EQUAL)
    assert (table.player(0).coins, table.player(0).points, table.player(0).strength) == (13, 2, 2)
    other = use("tribute_collector", "12", PAID, EQUAL)
    other.do(0, "favour spain")
    assert (other.player(0).coins, other.player(0).points, other.player(0).influence["spain"]) == (13, 2, 1)


@pytest.mark.rule("MA-AACT-09", "MA-AACT-10")
def test_explorers() -> None:
    table = use("trail_porter", "10")
    assert table.player(0).coins == 10
    assert table.words(0, "explore", "space") == {"1", "2", "3"}
    other = use("cave_hermit", "10")
    assert other.player(0).points == 4
    assert other.words(0, "explore", "space") == {"1", "2"}


@pytest.mark.rule("MA-AACT-11")
def test_doubloons_and_points_for_assistants() -> None:
    table = Table().own(0, "whisper_broker trail_porter port_clerk").at(0, "12")
    table.do(0, "assistant whisper-broker none none none")
    assert (table.player(0).coins, table.player(0).points) == (11, 6)


@pytest.mark.rule("MA-AACT-12")
def test_points_for_combat_tokens_and_three_village_actions() -> None:
    table = Table().hand(0, EQUAL).own(0, "colonels_widow").fought(0, 3).at(0, "9")
    table.do(0, "assistant colonels-widow none none none")
    assert table.player(0).points == 3
    for card in PAID.split():
        table.do(0, f"sell {card}")
    assert table.asked() == "Refill"


@pytest.mark.rule("MA-AACT-13")
@pytest.mark.parametrize(
    ("card", "place", "coins", "actions"), [("retired_bosun", "15", 5, 3), ("fort_sutler", "16", 7, 2)]
)
def test_combat_points_for_doubloons_and_village_actions(card: str, place: str, coins: int, actions: int) -> None:
    table = use(card, place, hand=EQUAL, strength=2)
    assert (table.player(0).strength, table.player(0).coins) == (0, 8 + coins)
    for good in PAID.split()[:actions]:
        table.do(0, f"sell {good}")
    assert table.asked() == "Refill"
    assert "assistant" not in Table().own(0, card).at(0, place).verbs(0)


@pytest.mark.rule("MA-AACT-14")
def test_equal_goods_for_doubloons_and_points() -> None:
    table = use("estate_steward", "18", PAID, EQUAL)
    assert (table.player(0).coins, table.player(0).points) == (12, 4)

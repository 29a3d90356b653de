"""The main action, village actions, free actions and the hand."""

import pytest

from games.core.seats import Seat
from games.maracaibo import moves
from games.maracaibo.kinds import Effect
from tests.games.maracaibo.table import Table

HAND = "cane_press salt_pans dock_crane cacao_grove"


@pytest.mark.rule("MA-MAIN-01", "MA-MAIN-02")
def test_one_main_action_of_those_that_the_place_allows() -> None:
    table = Table().hand(0, HAND).own(0, "port_clerk").quest("1", "q20").at(0, "1")
    assert {"buy", "sell", "quest", "assistant", "pass"} < table.verbs(0)
    assert "city" not in table.verbs(0)
    table.do(0, "assistant port-clerk none none none")
    assert table.asked() == "Refill"
    table.at(0, "4")
    assert {"city", "deliver"} < table.verbs(0)
    assert not {"buy", "sell"} & table.verbs(0)
    table.do(0, "pass")
    assert table.asked() == "Refill"


@pytest.mark.rule("MA-VILL-01", "MA-VILL-02")
@pytest.mark.parametrize(("moved", "actions"), [(1, 1), (3, 1), (4, 2), (6, 2), (7, 3)])
def test_longer_ways_bring_more_village_actions(moved: int, actions: int) -> None:
    table = Table().hand(0, HAND).at(0, "1", moved)
    for card in HAND.replace("_", "-").split()[:actions]:
        assert table.asked() in ("ChooseAction", "VillageAction")
        table.do(0, f"sell {card}")
    assert table.asked() == "Refill"
    table = Table().hand(0, HAND).at(0, "1", 7)
    table.do(0, "sell cane-press")
    table.do(0, "pass")
    assert table.asked() == "Refill"


@pytest.mark.rule("MA-VILL-03", "MA-BUY-02")
def test_everybody_may_buy_or_invest() -> None:
    table = Table().buildings("abbey").hand(0, "cane_press").at(0, "1")
    assert table.can(0, "buy cane-press")
    table.do(0, "invest abbey")
    assert table.player(0).buildings == ["abbey"]


@pytest.mark.rule("MA-VILL-04")
def test_cards_become_doubloons() -> None:
    table = Table().hand(0, HAND).at(0, "1", 4)
    table.do(0, "sell cane-press")
    assert (table.player(0).coins, len(table.player(0).hand)) == (9, 3)
    table.do(0, "sell-hand")
    assert (table.player(0).coins, table.player(0).hand) == (11, [])
    assert not Table().at(0, "1").can(0, "sell-hand")


@pytest.mark.rule("MA-VILL-05")
def test_a_new_village_action_works_at_once_and_again() -> None:
    table = Table().hand(0, "barter_quay cane_press toll_chain salt_pans chandlers_stall").at(0, "1", 7)
    assert "deal" not in table.verbs(0)
    table.do(0, "buy barter-quay")
    table.do(0, "deal barter-quay cane-press toll-chain none")
    table.do(0, "deal barter-quay salt-pans chandlers-stall none")
    assert table.player(0).coins == 8 - 4 + 4 + 4


@pytest.mark.rule("MA-VILL-06")
def test_granted_village_actions_come_in_their_number_anywhere() -> None:
    table = Table().hand(0, HAND).seat(0, place="4").effects(0, Effect("village", n=2))
    table.do(0, "sell cane-press")
    table.do(0, "sell salt-pans")
    assert table.asked() == "Refill"


@pytest.mark.rule("MA-VILL-07", "MA-VACT-01")
def test_a_last_village_action_ends_everything_open() -> None:
    table = Table().own(0, "relic_auction").hand(0, "cane_press dock_crane old_sea_chest smiths_yard harbor_choir")
    table.at(0, "1", 7)
    table.do(0, "deal relic-auction cane-press smiths-yard none")
    assert table.player(0).points == 2
    assert table.asked() == "Explore"
    table.do(0, "explore 2 direct")
    assert table.asked() == "Refill"
    table = Table().own(0, "trophy_lodge").hand(0, "salt_pans toll_chain").seat(0, place="4")
    table.effects(0, Effect("village", n=3), Effect("doubloons", n=5))
    table.do(0, "deal trophy-lodge salt-pans toll-chain none")
    table.do(0, "explore 1 direct")
    assert table.player(0).coins == 8 + 3 + 2
    assert table.asked() == "Refill"
    assert table.can(0, "plan salt-pans") is False


@pytest.mark.rule("MA-VACT-02")
@pytest.mark.parametrize(("card", "amount"), [("printers_shop", 2), ("lecture_hall", 3)])
def test_books_for_doubloons_and_points(card: str, amount: int) -> None:
    table = Table().own(0, card).hand(0, "dock_crane feast_hall cane_press").at(0, "1", 7)
    table.do(0, f"deal {card} dock-crane feast-hall none".replace("_", "-"))
    assert (table.player(0).coins, table.player(0).points) == (8 + amount, amount)
    assert table.asked() == "Refill"


@pytest.mark.rule("MA-VACT-03", "MA-CARD-03")
def test_two_equal_goods_for_four_doubloons() -> None:
    table = Table().own(0, "barter_quay").hand(0, "cane_press toll_chain salt_pans").at(0, "1", 4)
    assert not table.can(0, "deal barter-quay cane-press salt-pans none")
    table.do(0, "deal barter-quay cane-press toll-chain none")
    assert table.player(0).coins == 12
    assert table.asked() == "VillageAction"


@pytest.mark.rule("MA-VACT-04", "MA-INST-07")
def test_a_quest_on_a_card_is_fulfilled_once() -> None:
    table = Table().next_quest("q20").hand(0, "sealed_orders").at(0, "1", 4)
    table.do(0, "buy sealed-orders")
    assert table.player(0).card_quests == {"sealed_orders": "q20"}
    table.do(0, "card-quest q20 none none")
    assert (table.player(0).coins, table.player(0).points) == (2, 2)
    assert table.player(0).quests == ["q20"]
    assert table.player(0).card_quests == {}
    assert table.asked() == "Refill"
    assert "card_quest" not in table.at(0, "1").verbs(0)


@pytest.mark.rule("MA-VACT-04", "MA-VILL-07")
def test_the_quest_on_a_card_is_a_last_action_and_its_reward_still_comes() -> None:
    table = Table().next_quest("q19").hand(0, "sealed_orders cane_press").at(0, "1", 7)
    table.do(0, "buy sealed-orders")
    table.do(0, "card-quest q19 none none")
    assert table.asked() == "Explore"
    table.do(0, "explore 2 direct")
    assert (table.asked(), table.player(0).quests) == ("Refill", ["q19"])


# Free actions


@pytest.mark.rule("MA-FREE-01", "MA-FREE-02")
def test_cards_are_planned_before_during_and_after_the_main_action() -> None:
    table = Table().hand(0, HAND).at(0, "1", 4)
    table.do(0, "plan cane-press")
    table.do(0, "sell salt-pans")
    table.do(0, "plan dock-crane")
    table.do(0, "pass")
    assert table.asked() == "Refill"
    table.do(0, "plan cacao-grove")
    assert table.player(0).planned == ["cane_press", "dock_crane", "cacao_grove"]
    full = Table().hand(0, "salt_pans", "cane_press dock_crane cacao_grove").at(0, "1")
    assert not full.can(0, "plan salt-pans")
    without = Table().hand(0, HAND).at(0, "1")
    without.do(0, "pass")
    assert without.can(0, "plan salt-pans")


@pytest.mark.rule("MA-FREE-03", "MA-CARD-02")
def test_planned_cards_are_neither_goods_nor_counted() -> None:
    table = Table().hand(0, "cane_press salt_pans dock_crane cacao_grove", "toll_chain feast_hall sugar_barony")
    table.own(0, "barter_quay").at(0, "1")
    assert not table.can(0, "deal barter-quay cane-press toll-chain none")
    assert not table.can(0, "sell toll-chain")
    assert table.can(0, "buy toll-chain")
    table.do(0, "sell-hand")
    assert len(table.player(0).planned) == 3
    table.do(0, "refill toll-chain")
    assert len(table.player(0).hand) == 4
    assert "toll_chain" in table.player(0).hand


@pytest.mark.rule("MA-FREE-05")
def test_no_free_actions_while_sailing_in_others_turns_and_in_scorings() -> None:
    table = Table().hand(0, HAND).hand(1, "feast_hall").turn(0)
    assert not table.can(0, "plan cane-press")
    table.at(0, "1")
    assert not table.can(1, "plan feast-hall")
    table.scoring()
    assert not table.can(0, "plan cane-press")
    table.do(0, "buy cane-press")
    assert not table.can(0, "plan salt-pans")


# The hand


@pytest.mark.rule("MA-DRAW-01", "MA-DRAW-02", "MA-DRAW-03")
def test_each_card_may_come_from_another_source() -> None:
    table = Table().hand(0, "", "cane_press").market("salt_pans dock_crane cacao_grove toll_chain").at(0, "1")
    table.on_deck("feast_hall")
    table.do(0, "pass")
    table.do(0, "draw")
    assert table.player(0).hand == ["feast_hall"]
    table.do(0, "take cane-press")
    assert table.player(0).coins == 8
    table.do(0, "take cacao-grove")
    assert table.player(0).coins == 7
    table.do(0, "refill toll-chain")
    assert table.player(0).hand == ["feast_hall", "cane_press", "cacao_grove", "toll_chain"]
    assert table.player(0).coins == 6


@pytest.mark.rule("MA-DRAW-02", "MA-DRAW-03")
def test_planned_cards_come_at_once_whatever_the_purse_holds() -> None:
    table = Table().hand(0, "", "cane_press toll_chain").market("salt_pans dock_crane").seat(0, coins=0).at(0, "1")
    table.do(0, "pass")
    assert not table.can(0, "refill cane-press+salt-pans")
    table.do(0, "refill cane-press+toll-chain")
    assert {"cane_press", "toll_chain"} <= set(table.player(0).hand)
    poor = Table().hand(0, "", "cane_press toll_chain feast_hall").market("salt_pans dock_crane cacao_grove")
    poor.seat(0, coins=1).at(0, "1").do(0, "pass")
    assert not poor.can(0, "refill cane-press+salt-pans+dock-crane")
    assert not poor.can(0, "refill salt-pans+dock-crane")
    poor.do(0, "refill cane-press+toll-chain+feast-hall+salt-pans")
    assert (poor.player(0).hand[-1], poor.player(0).planned, poor.player(0).coins) == ("salt_pans", [], 0)
    rich = Table().hand(0, "", "cane_press").market("salt_pans dock_crane").seat(0, coins=2).at(0, "1")
    rich.do(0, "pass")
    rich.do(0, "refill cane-press+salt-pans+dock-crane")
    assert rich.player(0).coins == 0


@pytest.mark.rule("MA-DRAW-04")
def test_a_limit_raised_in_this_turn_counts() -> None:
    table = Table().upgraded(0, "").effects(0, Effect("disc", n=2))
    table.do(0, "disc hand")
    table.do(0, "disc hand")
    table.do(0, "refill none")
    assert len(table.player(0).hand) == 6
    other = Table().at(0, "1")
    other.do(0, "pass")
    other.do(0, "refill none")
    assert len(other.player(0).hand) == 4


@pytest.mark.rule("MA-DRAW-05")
def test_an_empty_deck_is_made_of_the_discards() -> None:
    table = Table().at(0, "1")
    table.state.discards += table.state.deck
    table.state.deck.clear()
    table.do(0, "pass")
    table.do(0, "refill none")
    assert len(table.player(0).hand) == 4
    assert table.state.discards == []


@pytest.mark.rule("MA-DRAW-05", "MA-DRAW-07")
def test_a_card_of_deck_and_one_of_the_discards_are_drawn() -> None:
    table = Table().at(0, "1")
    table.player(1).bought += table.state.deck[2:]
    table.state.discards[:] = [table.state.deck[1]]
    del table.state.deck[1:]
    play = table.play
    play.apply(Seat(0), moves.Pass())
    assert not play.legal(Seat(0)).accepts(moves.Pass())
    play.apply(Seat(0), moves.Fill(()))
    assert len(play.state.players[0].hand) == 2


@pytest.mark.rule("MA-DRAW-06")
def test_the_market_is_filled_after_phase_c() -> None:
    table = Table().market("salt_pans dock_crane cacao_grove toll_chain").at(0, "1")
    table.do(0, "pass")
    table.do(0, "take salt-pans")
    assert table.state.market == ["dock_crane", "cacao_grove", "toll_chain"]
    table.do(0, "refill none")
    assert len(table.state.market) == 4


@pytest.mark.rule("MA-DRAW-07")
def test_refilling_is_compulsory_and_never_more() -> None:
    table = Table().hand(0, "cane_press").at(0, "1")
    table.do(0, "pass")
    assert not table.can(0, "pass")
    full = Table().hand(0, HAND).at(0, "1")
    full.do(0, "pass")
    assert full.verbs(0) == {"pass", "plan"}
    full.do(0, "pass")
    assert len(full.player(0).hand) == 4


@pytest.mark.rule("MA-FLOW-05")
def test_bonuses_can_be_declined_and_costs_cannot() -> None:
    for effect in ("explore", "disc", "influence", "rank", "village_marker", "war", "village", "synergy"):
        table = Table().effects(0, Effect(effect, nation="any" if effect == "influence" else "", synergy=""))
        table.do(0, "pass")
        assert table.asked() == "Refill"
    assert not Table().turn(0).can(0, "pass")
    table = Table().token("w01").effects(0, Effect("war"))
    table.do(0, "attack left")
    assert not table.can(0, "pass")

"""Action cards and trade of the Maya. Seat 0 plays the Maya."""

import pytest

from games.santa_maria.components import CARDS, DISTRICTS
from tests.games.santa_maria.test_maya import city


@pytest.mark.rule("SM-MAYA-39", "SM-MAYA-40")
def test_one_half_is_carried_out_and_the_card_is_tucked() -> None:
    table = city(goods="cocoa", coins=0).hold("mc05")
    assert table.request().offer("build") is None
    table.do(0, "feast mc05")
    assert table.player().joy == 2
    assert table.city().tucked == {"festival": ["mc05"]}
    assert table.city().hand == []
    assert table.asked() == (1,)
    assert not any(half.district == "gold_temple" for card in CARDS.values() for half in card.halves)
    table.passed(seat_1="coins").turn(0)
    table.seat(0, goods="wood")
    assert table.request().offer("build") is None, "its other half is void"


@pytest.mark.rule("SM-MAYA-41")
def test_what_cannot_be_carried_out_cannot_be_played() -> None:
    table = city().hold("mc05", "mc06", "mc13")
    assert table.request().offer("feast") is None
    assert table.request().offer("build") is None
    assert table.choices(0, "trade_card", "card") == ("mc13",)
    table = city(goods="wood").hold("mc01")
    table.city().lodges["wooden"] = dict.fromkeys(table.city().lodges["wooden"], 0)
    assert table.request().offer("build") is None
    table = city(goods="wood").hold("mc01")
    table.city().plots |= {f"{place}{road}": "joy1" for place in "abc" for road in range(1, 7)}
    assert table.request().offer("build") is None


@pytest.mark.rule("SM-MAYA-42")
@pytest.mark.parametrize(("card", "good", "building"), [("mc01", "wood", "coin2"), ("mc02", "grain", "sugar")])
def test_construction(card: str, good: str, building: str) -> None:
    table = city(goods=good).hold(card)
    assert not table.can(0, f"build {card} {building} b1"), "a building is there"
    table.do(0, f"build {card} {building} a1")
    assert table.player().goods[good] == 0
    assert table.city().plots["a1"] == building
    assert table.city().tucked == {"construction": [card]}
    assert table.player().coins == 0, "not activated yet"
    table.turn(0)
    assert "a1" in table.choices(0, "drive", "spot", die="white_1", change="none")
    assert not table.can(0, f"build {card} sugar a2")


@pytest.mark.rule("SM-MAYA-43", "SM-MAYA-45", "SM-MAYA-46")
def test_trade_with_the_bank() -> None:
    table = city(coins=3, goods="cocoa gem").hold("mc13")
    table.do(0, "trade-card mc13")
    assert table.player().coins == 4
    table.do(0, "bank-buy cocoa")
    table.do(0, "bank-buy wood")
    assert (table.player().coins, table.player().goods["cocoa"], table.player().goods["wood"]) == (1, 2, 1)
    assert "cocoa" not in table.choices(0, "bank_buy", "good"), "no empty token"
    assert "grain" not in table.choices(0, "bank_buy", "good"), "too dear"
    table.do(0, "bank-sell gem")
    assert table.player().goods["gem"] == 0
    assert "grain" in table.choices(0, "bank_buy", "good"), "all the coins there are"
    table.do(0, "bank-sell cocoa")
    assert table.player().coins == 3
    assert table.player().goods["cocoa"] == 1
    assert not table.can(0, "bank-sell gold")
    table.do(0, "done")
    assert table.asked() == (1,)


@pytest.mark.rule("SM-MAYA-44")
def test_changing_cards() -> None:
    table = city(coins=1).hold("mc13", "mc01", "mc02")
    deck = list(table.city().deck)
    table.do(0, "trade-card mc13")
    table.do(0, "redraw mc01+mc02")
    assert table.player().coins == 1
    assert table.city().hand == [deck[-1], deck[-2]]
    assert set(table.city().deck[:2]) == {"mc01", "mc02"}
    table.do(0, f"redraw {table.city().hand[0]}")
    assert table.player().coins == 0
    assert table.request().offer("redraw") is None


@pytest.mark.rule("SM-MAYA-47")
def test_trade_with_a_colonist_who_agrees() -> None:
    table = city(2, coins=2, goods="wood").hold("mc13").seat(1, goods="gem sugar", coins=1)
    table.do(0, "trade-card mc13")
    table.do(0, "propose 1 give 1 wood, give 1 gold, want 1 gem, want 1 coin")
    assert table.asked() == (0,), "nobody waits"
    table.do(1, "accept 1")
    assert table.player().goods["gem"] == 1
    assert table.player().goods["wood"] == 0
    assert (table.player().coins, table.city().gold) == (4, 1)
    other = table.player(1)
    assert (other.goods["wood"], other.goods["gold"], other.goods["gem"], other.coins) == (1, 1, 0, 0)


@pytest.mark.rule("SM-MAYA-47", "SM-GEN-07")
def test_any_number_of_coins_changes_hands() -> None:
    table = city(2).hold("mc13").seat(1, coins=40)
    table.city().gold = 11
    table.do(0, "trade-card mc13")
    table.do(1, "propose 0 give 38 coin, want 3 gold")
    table.do(0, "accept 1")
    assert (table.player().coins, table.player(1).coins) == (39, 2)
    assert (table.city().gold, table.player(1).goods["gold"]) == (8, 3)
    table.do(0, "propose 1 give 30 coin, want 3 gold")
    table.do(1, "accept 2")
    assert table.city().gold == 11


@pytest.mark.rule("SM-MAYA-47")
def test_what_cannot_be_stored_cannot_be_traded() -> None:
    table = city(2, goods="cocoa").hold("mc13").seat(1, goods="sugar sugar cocoa")
    table.do(0, "trade-card mc13")
    assert not table.can(0, "propose 1 give 1 cocoa"), "the colonist's store is full"
    assert not table.can(0, "propose 1 want 2 sugar"), "one token for sugar"
    assert table.can(0, "propose 1 want 1 sugar")


def test_colonists_propose_at_any_time_and_the_maya_agree_while_trading() -> None:
    table = city(3).hold("mc13").seat(2, goods="gem")
    table.do(2, "propose 0 give 1 gem, want 1 gold")
    assert table.asked() == (0,)
    assert table.request().offer("accept") is None
    table.do(0, "trade-card mc13")
    table.do(0, "accept 1")
    assert table.player(2).goods["gold"] == 1
    assert table.player().goods["gem"] == 1


@pytest.mark.rule("SM-MAYA-47")
def test_what_was_proposed_is_agreed_only_as_long_as_both_can() -> None:
    table = city(3, coins=1).hold("mc13").seat(1, goods="gem").seat(2, goods="gem")
    for seat in (1, 2):
        table.do(seat, "propose 0 give 1 gem, want 1 coin")
    table.do(0, "trade-card mc13")
    table.player(2).goods["gem"] = 0
    assert table.choices(0, "accept", "proposal") == ("1",)
    assert table.choices(0, "refuse", "proposal") == ("1", "2")
    table.player(2).goods["gem"] = 1
    table.do(0, "accept 1")
    table.do(0, "done")
    assert [deal.by for deal in table.state.proposals] == [2], "what others have proposed waits for the next market"


def test_a_proposal_can_be_refused_and_ends_with_the_market() -> None:
    table = city(2, coins=2).hold("mc13").seat(1, goods="gem")
    table.do(0, "trade-card mc13")
    table.do(0, "propose 1 give 1 coin, want 1 gem")
    table.do(1, "refuse 1")
    assert table.state.proposals == []
    table.do(0, "propose 1 give 1 coin, want 1 gem")
    table.do(0, "done")
    assert table.state.proposals == []
    assert table.told("deal-over")


@pytest.mark.rule("SM-MAYA-48")
def test_festivals() -> None:
    table = city(goods="gem sugar").hold("mc15", "mc24")
    assert set(table.choices(0, "feast", "card")) == {"mc15", "mc24"}
    table.do(0, "feast mc24")
    assert (table.player().coins, table.player().goods["gem"]) == (5, 0)


@pytest.mark.rule("SM-MAYA-49", "SM-MAYA-50")
@pytest.mark.parametrize(
    ("card", "road", "die"),
    [("mc10", 4, "blue_4"), ("mc12", 5, "white_5"), ("mc11", 2, "white_2"), ("mc09", 1, "white_1")],
)
def test_technology_before_the_buildings(card: str, road: int, die: str) -> None:
    table = city().hold(card)
    typed = die.replace("_", "-")
    table.do(0, f"drive-with-card {typed} road-{road} b{road} none {card}")
    player = table.player()
    gained = {"mc10": player.goods["gem"], "mc12": player.goods["sugar"], "mc11": player.faith, "mc09": player.march}
    assert gained[card] == (2 if card == "mc11" else 1)
    assert table.city().tucked == {"technology": [card]}
    assert DISTRICTS["technology"].cards


@pytest.mark.rule("SM-MAYA-49")
def test_a_technology_card_before_the_buildings_is_over_before_they_act() -> None:
    table = city().hold("mc17")
    table.player().faith = 5
    table.do(0, "drive-with-card white-3 road-3 b3 none mc17")
    assert table.question() == "FillStore", "the card has brought a monk symbol"
    assert table.player().goods["grain"] == 0, "the field has not acted yet"
    table.do(0, "fill grain")
    table.do(0, "skip")
    assert table.told("spilt"), "so its grain finds no room"


@pytest.mark.rule("SM-MAYA-49")
def test_technology_after_the_buildings_and_only_once() -> None:
    table = city().hold("mc10", "mc19")
    table.do(0, "drive blue-4 road-4 b4 none")
    assert set(table.choices(0, "technology", "card")) == {"mc10", "mc19"}
    table.do(0, "technology mc19")
    assert table.player().march == 2
    assert table.asked() == (1,), "one card for each use of a die"
    table = city(coins=1).hold("mc10")
    table.do(0, "drive white-3 road-3 b3 none")
    assert table.request().offer("technology") is None, "another value"


@pytest.mark.rule("SM-MAYA-41", "SM-MAYA-50")
@pytest.mark.parametrize(
    ("card", "good", "value"), [("mc10", "gem", 4), ("mc20", "gem", 1), ("mc12", "sugar", 5), ("mc24", "sugar", 3)]
)
def test_goods_of_a_technology_need_an_empty_token(card: str, good: str, value: int) -> None:
    before = f"drive-with-card white-{value} road-{value} b{value} none {card}"
    other = "sugar" if good == "gem" else "gem"
    table = city(goods=good).hold(card).white(value)
    assert not table.can(0, before), "it would be tucked for nothing"
    assert table.why_not(0, before) == "card-room"
    table.do(0, f"drive white-{value} road-{value} b{value} none")
    assert table.request().offer("technology") is None
    assert table.why_not(0, f"technology {card}") == "card-room"
    table = city(goods=other).hold(card).white(value)
    assert table.can(0, before), "one of its own type is empty"
    table.do(0, f"drive white-{value} road-{value} b{value} none")
    table.do(0, f"technology {card}")
    assert table.player().goods[good] == 1
    assert table.city().tucked == {"technology": [card]}


@pytest.mark.rule("SM-MAYA-41", "SM-MAYA-50")
def test_a_second_token_of_the_type_is_room_again() -> None:
    table = city(goods="gem").hold("mc10")
    table.player().room["gem"] = 2
    table.do(0, "drive-with-card blue-4 road-4 b4 none mc10")
    assert table.player().goods["gem"] == 2


@pytest.mark.rule("SM-MAYA-49", "SM-MAYA-50")
def test_a_technology_with_a_step_needs_no_room() -> None:
    table = city(goods="gem sugar").hold("mc11", "mc09").white(1, 2)
    assert table.can(0, "drive-with-card white-2 road-2 b2 none mc11")
    assert table.can(0, "drive-with-card white-1 road-1 b1 none mc09")


@pytest.mark.rule("SM-MAYA-47")
def test_what_goes_makes_room_for_what_comes() -> None:
    table = city(2, goods="wood").hold("mc13").seat(1, goods="wood")
    table.player().room["wood"] = 2
    table.do(1, "propose 0 give 1 wood, want 1 wood")
    table.player().room["wood"] = table.player().goods["wood"]
    table.do(0, "trade-card mc13")
    assert table.choices(0, "accept", "proposal") == ("1",), "a full store gives as much as it takes"
    table.player(1).room["wood"] = table.player(1).goods["wood"]
    table.do(0, "accept 1")
    assert [player.goods["wood"] for player in table.state.players] == [1, 1]

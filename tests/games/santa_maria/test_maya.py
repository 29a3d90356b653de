"""The Maya city: its turn, roads, temples and cards. Seat 0 plays the Maya."""

import pytest

from games.core.game import Setup
from games.core.seats import Seat
from games.santa_maria import GAME
from games.santa_maria.components import TEMPLES
from tests.games.santa_maria.table import Table, started

ON = {"kingdoms": "on", "maya": "on"}


def city(seats: int = 2, coins: int = 0, goods: str = "", **options: str) -> Table:
    """The Maya have nothing but the printed buildings; the colonists see a die of each value."""
    table = Table(seats, **{**ON, **options})
    table.hold().seat(0, goods, coins)
    table.state.white = [1, 2, 3, 4, 5, 6][: len(table.state.white)]
    table.player().blue = [4] if table.player().blues else []
    return table


@pytest.mark.rule("SM-MAYA-01", "SM-GOV-01", "SM-MAYA-71")
def test_one_plays_the_city_and_all_others_colonies() -> None:
    state = started(4, governor="on", **ON).state
    assert state.maya == 0
    assert [player.colony is None for player in state.players] == [True, False, False, False]
    assert all(player.colony.governor == "a1" for player in state.players if player.colony is not None)
    table = city(goods="wood wood grain", coins=9).places()
    verbs = {offer.verb for offer in table.request().offers}
    assert not verbs & {"expand", "activate", "die", "ship", "monk"}


@pytest.mark.rule("SM-MAYA-02")
def test_five_play_with_the_maya_and_the_envoys() -> None:
    play = GAME.start(Setup(5, {}, "five"))
    assert play.state.maya is not None
    assert play.state.plays("envoys")
    assert len(play.state.white) == 10
    for seats in (1, 2, 3, 4):
        assert started(seats).state.maya is None


@pytest.mark.rule("SM-KING-12")
def test_the_cocoa_colony_is_not_used() -> None:
    states = [GAME.start(Setup(4, {**ON, "setup": "deal"}, str(seed))).state for seed in range(20)]
    boards = {player.colony.board for state in states for player in state.players if player.colony is not None}
    assert boards == {"forest", "fields", "garrison", "convent"}
    assert len(started(3, setup="advanced", **ON).state.pairs) == 4


@pytest.mark.rule("SM-MAYA-03")
def test_large_temple_tokens_lie_open_and_the_others_in_piles() -> None:
    state = started(2, **ON).state
    temples = state.city().temples
    assert [TEMPLES[temple.token].level for temple in temples.values()] == [1] * 5
    assert {level: len(pile) for level, pile in state.city().piles.items()} == {2: 5, 3: 5}
    seen = GAME.view(state, Seat(0)).city()
    assert set(seen.piles[2]) == set(seen.piles[3]) == {"hidden"}


@pytest.mark.rule("SM-MAYA-04", "SM-MAYA-09")
def test_storage_and_coins() -> None:
    state = started(4, **ON).state
    maya = state.players[0]
    assert {good for good, count in maya.goods.items() if count} == {"cocoa", "grain", "wood"}
    assert maya.room == {"cocoa": 2, "grain": 1, "wood": 1, "gem": 1, "sugar": 1}
    assert sum(state.city().reserve.values()) == 4
    assert [player.coins for player in state.players] == [2, 3, 4, 5]
    assert state.first == state.maya


@pytest.mark.rule("SM-MAYA-05")
def test_cards_are_hidden() -> None:
    state = started(2, **ON).state
    assert (len(state.city().hand), len(state.city().deck)) == (5, 19)
    assert set(GAME.view(state, Seat(1)).city().hand) == {"hidden"}
    assert set(GAME.view(state, Seat(1)).city().deck) == {"hidden"}
    assert GAME.view(state, Seat(0)).city().hand == state.city().hand


@pytest.mark.rule("SM-MAYA-06", "SM-MAYA-08")
@pytest.mark.parametrize("seats", [1, 2, 4])
def test_the_reserve_and_the_gold_store(seats: int) -> None:
    state = started(seats, setup="deal", **ON).state
    found = state.city()
    assert (state.players[0].faith, state.players[0].march) == (0, 0)
    assert {kind: sum(left.values()) for kind, left in found.lodges.items()} == {"wooden": 6, "straw": 6}
    assert (found.forks, found.priests) == (3, 0)
    assert found.gold == seats
    assert state.gold_left() == 12 - seats


@pytest.mark.rule("SM-MAYA-07")
def test_dice_of_the_maya() -> None:
    state = started(2, **ON).state
    assert len(state.players[0].blue) == 1
    assert len(state.white) == 6
    state = started(2, envoys="on", **ON).state
    assert len(state.white) == 4
    assert state.players[0].blue == []


@pytest.mark.rule("SM-MAYA-10", "SM-MAYA-11", "SM-MAYA-32")
def test_storage_tokens_are_turned_and_what_does_not_fit_is_lost() -> None:
    table = city()
    before = dict(table.player(1).goods)
    table.do(0, "drive white-5 road-5 b5 none")
    assert table.player().goods["gem"] == 1
    table.do(0, "skip")
    table.turn(0)
    table.city().blocked.clear()
    table.state.white = [5]
    table.do(0, "drive white-5 road-5 b5 none")
    assert table.player().goods["gem"] == 1
    assert table.player().coins == 0
    assert table.player(1).goods == before


@pytest.mark.rule("SM-MAYA-12", "SM-MAYA-17")
def test_cocoa_turns_a_die_and_gold_does_not() -> None:
    table = city(goods="cocoa")
    table.state.white = [1]
    assert table.can(0, "drive white-1 road-6 b6 cocoa")
    assert not table.can(0, "drive white-1 road-6 b6 gold")
    table.do(0, "drive white-1 road-6 b6 cocoa")
    assert table.player().goods["cocoa"] == 1, "paid, and filled again by the building"
    assert not table.can(0, "sell gold 1")
    assert table.city().gold == 2


@pytest.mark.rule("SM-MAYA-12", "SM-COCOA-03")
@pytest.mark.parametrize("die", ["white_1", "blue_4"])
def test_one_cocoa_turns_either_die_to_any_value(die: str) -> None:
    table = city(goods="cocoa cocoa")
    table.state.white = [1]
    own = int(die[-1])
    ways = {value: set(table.choices(0, "drive", "change", die=die, road=f"road_{value}")) for value in range(1, 7)}
    assert ways == {value: {"none"} if value == own else {"cocoa"} for value in range(1, 7)}
    table.do(0, f"drive {die.replace('_', '-')} road-5 b5 cocoa")
    assert table.city().blocked == {"b5": f"{die[:-2]}_5"}
    assert (table.player().goods["cocoa"], table.player().coins) == (1, 0)
    table = city()
    table.state.white = [1]
    assert set(table.choices(0, "drive", "change")) == {"none"}, "without cocoa it stays as it is"


@pytest.mark.rule("SM-MAYA-13", "SM-MAYA-14")
def test_the_maya_buy_but_do_not_sell() -> None:
    table = city(goods="cocoa", coins=6)
    assert table.request().offer("sell") is None
    assert table.request().offer("activate") is None
    table.do(0, "buy wood")
    assert (table.player().coins, table.player().goods["wood"]) == (3, 1)
    assert table.choices(0, "buy", "good") == ("grain",), "the token for wood is full"


# The tracks


@pytest.mark.rule("SM-MAYA-15", "SM-MAYA-16")
def test_the_warrior_finds_gold_for_the_temple() -> None:
    table = city()
    table.player().march = 1
    table.do(0, "drive white-4 road-4 b4 none")
    assert table.player().march == 2
    assert table.city().gold == 3
    table = city()
    for player in table.state.players:
        player.goods["gold"] = 0
    table.city().gold = 12
    table.player().march = 1
    table.do(0, "drive white-4 road-4 b4 none")
    assert table.city().gold == 12, "the supply has none"


@pytest.mark.rule("SM-MAYA-18", "SM-MAYA-22")
def test_colonists_find_no_gold_where_the_warrior_has_been() -> None:
    table = city(2).turn(1).seat(1, coins=1)
    table.player().march, table.player(1).march = 2, 1
    table.do(1, "activate f4")
    assert table.player(1).goods["gold"] == 0
    assert table.player(1).coins == 0
    assert table.city().gold == 2
    table.passed(seat_0="coins", seat_1="road").end_year()
    table.turn(1).seat(1, coins=1)
    table.player(1).march = 1
    table.do(1, "activate f4")
    assert table.player(1).goods["gold"] == 1, "the protection is over"


@pytest.mark.rule("SM-MAYA-19", "SM-MAYA-20")
@pytest.mark.parametrize(("stored", "left"), [(2, 1), (0, 0)])
def test_colonists_take_the_gold_of_the_temple_first(stored: int, left: int) -> None:
    table = city(2).turn(1).seat(1, coins=1)
    table.city().gold = stored
    table.player(1).march = 1
    table.do(1, "activate f4")
    assert table.player(1).goods["gold"] == 1
    assert table.city().gold == left
    table = city(2).turn(1).faith(0, 2).seat(1, coins=1)
    table.city().gold = stored
    table.do(1, "activate b5")
    table.do(1, "monk gold")
    assert table.player(1).goods["gold"] == 2
    assert table.city().gold == max(0, stored - 2)


@pytest.mark.rule("SM-GEN-08")
def test_without_gold_anywhere_a_colonist_finds_none() -> None:
    table = city(2).turn(1).seat(1, coins=1)
    table.city().gold = 0
    table.state.players[0].goods["gold"] = 12
    table.player(1).march = 1
    table.do(1, "activate f4")
    assert (table.player(1).goods["gold"], table.player(1).coins) == (0, 0), "coins are for want of room only"


@pytest.mark.rule("SM-MAYA-21")
def test_a_colonist_with_three_gold_takes_coins() -> None:
    table = city(2).turn(1).seat(1, goods="gold gold gold", coins=1)
    table.player(1).march = 1
    table.do(1, "activate f4")
    assert table.player(1).coins == 2
    assert table.city().gold == 2


@pytest.mark.rule("SM-MAYA-23", "SM-MAYA-24")
def test_religion_of_the_maya() -> None:
    table = city(goods="grain")
    table.player().faith = 1
    table.do(0, "drive white-2 road-2 b2 none")
    table.do(0, "pray grain")
    assert table.player().faith == 3
    assert table.player().blues == 2
    table = city(goods="grain")
    table.player().faith = 24
    table.do(0, "drive white-2 road-2 b2 none")
    table.do(0, "pray grain")
    assert table.player().joy == 2


@pytest.mark.rule("SM-MAYA-24")
@pytest.mark.parametrize(
    ("before", "new"), [(1, 0), (2, 1), (3, 0), (5, 0), (8, 0), (9, 1), (10, 0), (13, 0), (18, 0), (23, 0)]
)
def test_the_first_and_the_third_monk_symbol_bring_the_maya_a_blue_die(before: int, new: int) -> None:
    table = city().white(2).faith(before)
    dice = list(table.player().blue)
    table.do(0, "drive white-2 road-2 b2 none")
    assert table.player().faith == before + 1
    assert len(table.told("blue-die")) == new
    assert len(table.player().blue) == table.player().blues == len(dice) + new
    assert all(1 <= value <= 6 for value in table.player().blue)
    if new:
        table.turn(0)
        (value,) = [value for value in table.player().blue if value not in dice] or dice
        table.player().blue = [value]
        table.player().coins = 5
        assert f"blue_{value}" in table.choices(0, "drive", "die"), "in a later turn of the same year"
        table.passed(seat_0="coins", seat_1="road").end_year()
        assert len(table.player().blue) == len(dice) + 1, "and in every later year"


@pytest.mark.rule("SM-MAYA-24", "SM-ENVOY-12")
def test_with_envoys_the_maya_have_their_first_blue_die_from_the_first_symbol() -> None:
    table = city(envoys="on").white(2)
    table.player().faith = 2
    table.do(0, "drive white-2 road-2 b2 none")
    assert len(table.player().blue) == 1


@pytest.mark.rule("SM-MAYA-25")
@pytest.mark.parametrize("choice", ["draw", "fill gem"])
def test_a_monk_symbol_brings_a_card_or_fills_a_store(choice: str) -> None:
    table = city()
    table.player().faith = 5
    table.do(0, "drive white-2 road-2 b2 none")
    assert table.question() == "FillStore"
    table.do(0, choice)
    assert len(table.city().hand) == (choice == "draw")
    assert table.player().goods["gem"] == (choice != "draw")


# The turn


@pytest.mark.rule("SM-MAYA-26")
def test_one_main_action_of_four() -> None:
    table = city().hold("mc13")
    table.city().priests = 1
    assert {"drive", "trade_card", "priest", "pass"} <= {offer.verb for offer in table.request().offers}
    table.do(0, "priest b1")
    assert table.asked() == (1,)


@pytest.mark.rule("SM-MAYA-27")
def test_dice_limits_and_changes() -> None:
    table = city(coins=1)
    assert {"white_1", "blue_4"} <= set(table.choices(0, "drive", "die"))
    assert set(table.choices(0, "drive", "road", die="blue_4")) == {"road_3", "road_4", "road_5"}
    table.player().whites = 3
    assert set(table.choices(0, "drive", "die")) == {"blue_4"}
    table = city(envoys="on")
    table.player().whites = 2
    assert {die for die in table.choices(0, "drive", "die") if die.startswith("white")} == set()


@pytest.mark.rule("SM-MAYA-28", "SM-MAYA-29")
def test_a_die_goes_inward_and_turns_to_a_neighbour() -> None:
    table = city()
    assert set(table.choices(0, "drive", "spot", die="white_3", change="none")) == {"b3", "b2", "b4"}
    table.city().plots["a3"] = "joy1"
    table.city().plots["c4"] = "coin2"
    table.do(0, "drive white-3 road-3 b4 none")
    keys = [event.key.removeprefix("santa_maria-log-") for event in table.events]
    assert keys == ["drive", "joy", "gain", "coins", "march"]
    assert table.city().blocked == {"b4": "white_3"}
    table = city()
    table.do(0, "drive blue-4 road-4 b4 none")
    assert table.city().blocked == {"b4": "blue_4"}


@pytest.mark.rule("SM-MAYA-29")
def test_a_die_may_stop_early() -> None:
    table = city()
    table.do(0, "drive white-3 road-3 b3 none")
    assert (table.player().goods["grain"], table.player().faith, table.player().march) == (1, 0, 0)


@pytest.mark.rule("SM-MAYA-30", "SM-MAYA-31")
def test_occupied_and_empty_plots() -> None:
    table = city()
    table.city().blocked = {"b3": "priest"}
    assert set(table.choices(0, "drive", "spot", die="white_3", change="none")) == {"b2", "b4"}
    table.do(0, "drive white-3 road-3 b4 none")
    assert table.player().goods["grain"] == 0
    table.turn(0)
    table.city().blocked = {"b1": "white_1", "b2": "blue_2"}
    table.player().coins = 0
    table.state.white = [1]
    table.player().blue = []
    assert table.request().offer("drive") is None


@pytest.mark.rule("SM-MAYA-32")
def test_what_buildings_of_the_city_do() -> None:
    table = city()
    table.city().plots |= {"a1": "coin2", "c1": "joy1"}
    table.do(0, "drive white-1 road-1 c1 none")
    assert (table.player().coins, table.player().joy, table.player().goods["wood"]) == (2, 1, 1)


# Passing and the end


@pytest.mark.rule("SM-MAYA-55")
@pytest.mark.parametrize(
    ("space", "coins", "faith", "march"), [("coins", 2, 0, 0), ("religion", 0, 1, 0), ("conquistador", 0, 0, 1)]
)
def test_the_first_three_spaces(space: str, coins: int, faith: int, march: int) -> None:
    table = city()
    table.do(0, f"pass {space}")
    player = table.player()
    assert (player.coins, player.faith, player.march) == (coins, faith, march)
    assert table.state.spaces == {space: [0]}


@pytest.mark.rule("SM-MAYA-56")
def test_the_fourth_space_fills_a_store() -> None:
    table = city()
    table.do(0, "pass ship")
    table.do(0, "fill cocoa")
    assert table.player().goods["cocoa"] == 1


@pytest.mark.rule("SM-MAYA-57", "SM-MAYA-58")
def test_the_fifth_space_completes_a_level_before_the_scoring() -> None:
    table = city(goods="wood grain gem").token("construction", "large_1")
    table.city().tucked = {"construction": ["mc01", "mc02"]}
    table.do(0, "pass road")
    table.do(0, "temple construction")
    assert table.player().coins == 2
    assert table.player().joy == 2
    assert table.state.roads == 3
    assert table.asked() == (1,), "it does not wait for the others"


@pytest.mark.rule("SM-MAYA-59", "SM-MAYA-60")
def test_temples_score_cards_or_gold_times_levels() -> None:
    table = city()
    found = table.city()
    found.tucked = {"trade": ["mc13", "mc14"], "festival": ["mc05"]}
    found.temples["trade"].levels = 3
    found.temples["technology"].levels = 2
    found.temples["gold_temple"].levels = 2
    found.gold = 5
    table.do(0, "pass coins")
    assert table.player().joy == 2 * 3 + 0 + 0 + 2 * 5
    assert found.gold == 5


@pytest.mark.rule("SM-MAYA-58")
def test_temples_score_in_each_year() -> None:
    table = city()
    table.city().temples["gold_temple"].levels = 1
    for year in (1, 2, 3):
        table.state.year = year
        joy, gold = table.player().joy, table.city().gold
        table.turn(0)
        table.do(0, "pass coins")
        assert table.player().joy == joy + gold
        table.state.spaces.clear()
        table.player().space = ""


@pytest.mark.rule("SM-MAYA-61", "SM-YEAR-02")
def test_the_warrior_is_ranked_like_all_others() -> None:
    table = Table(5).passed(seat_0="coins")
    assert table.state.maya == 0
    for seat, player in enumerate(table.state.players):
        player.march, player.arrived = 9 - seat, seat + 1
    table.end_year()
    assert [player.joy for player in table.state.players] == [6, 4, 2, 0, 0]


@pytest.mark.rule("SM-MAYA-62")
def test_the_pass_token_decides_on_the_first_player() -> None:
    table = city(3).passed(seat_0="religion", seat_1="coins", seat_2="road")
    table.end_year()
    assert table.state.first == 1
    table = city(3).passed(seat_0="coins", seat_1="religion", seat_2="road")
    table.end_year()
    assert table.state.first == 0


@pytest.mark.rule("SM-MAYA-64", "SM-MAYA-65")
def test_three_cards_and_new_gold_each_year() -> None:
    table = city(3).hold("mc01").passed(seat_0="coins")
    gold = table.city().gold
    table.end_year()
    assert len(table.city().hand) == 4
    assert table.city().gold == gold + 3
    table.city().gold = 11
    table.city().deck.clear()
    table.passed(seat_0="coins").end_year()
    assert len(table.city().hand) == 4
    assert table.city().gold == 12, "what the supply lacks is not made up"


@pytest.mark.rule("SM-MAYA-66")
def test_the_end_for_the_maya() -> None:
    for coins, points in ((4, 3), (3, 2)):
        table = city(goods="wood grain cocoa sugar gem", coins=coins)
        table.city().gold = 9
        (score, _) = GAME.score(table.state).scores
        assert {line.key: line.points for line in score.lines} == {"joy": 0, "coins": points}, (
            "a coin for each, no more"
        )

"""Legacy tiles: new cities, dear ways, discs that buy rewards, skulls."""

import pytest

from games.maracaibo.kinds import Effect
from games.maracaibo.moves import Sail
from games.maracaibo.steps import FollowStory
from tests.games.maracaibo.table import Table
from tests.games.maracaibo.test_campaign import campaign, left_by, scored


@pytest.mark.rule("MA-LEG-02", "MA-LEG-21")
def test_puerto_cabezas_becomes_a_city_with_a_quest() -> None:
    table = Table().next_quest("q20").legacy("l1").hand(0, "cane_press salt_pans").at(0, "16", 7)
    assert table.state.quests["16"] == ["q20"]
    assert "sell" not in table.verbs(0)
    table.next_quest("q16")
    table.do(0, "deliver cane-press coins")
    assert table.state.delivered == {"16": 1}
    table.do(0, "quest q20 none none")
    assert table.player(0).quests == ["q20"]
    assert table.state.quests["16"] == ["q16"]
    assert "16" not in table.effects(0, Effect("village_marker")).words(0, "hoist", "place")
    table.token("w07").effects(0, Effect("war"))
    table.do(0, "attack left")
    table.do(0, "fight france")
    assert "16" in table.words(0, "manoeuvre", "place", manoeuvre="city")


@pytest.mark.rule("MA-LEG-02", "MA-QUEST-09", "MA-QUEST-04")
def test_only_its_own_quest_belongs_to_the_action_of_puerto_cabezas() -> None:
    table = Table().quest("16", "q24").next_quest("q20").legacy("l1").hand(0, "cane_press").next_quest("q16")
    table.at(0, "16")
    assert table.words(0, "quest", "quest") == {"q20", "q24"}
    table.do(0, "quest q24 none none")
    assert table.state.quests["16"] == ["q20"]
    city = Table().quest("16", "q24").next_quest("q20").legacy("l1").hand(0, "cane_press").at(0, "16")
    city.do(0, "deliver cane-press coins")
    assert city.words(0, "quest", "quest") == {"q20"}


@pytest.mark.rule("MA-LEG-03")
@pytest.mark.parametrize(("tile", "start", "end"), [("l2", "8", "9"), ("l8", "12", "14"), ("l18", "12", "13")])
def test_stormy_routes(tile: str, start: str, end: str) -> None:
    table = Table().legacy(tile).seat(0, place=start).turn(0)
    table.do(0, f"sail {end} direct")
    assert table.state.moved == 3


@pytest.mark.rule("MA-LEG-04")
def test_the_plague_in_cartagena() -> None:
    table = Table().legacy("l3").hand(0, "cane_press").quest("14", "q20").at(0, "14", 4)
    assert table.verbs(0) == {"quest", "pass", "plan"}
    assert "14" not in table.state.city_tiles


@pytest.mark.rule("MA-LEG-06")
def test_angostura_must_be_found() -> None:
    table = Table().legacy("l4").seat(0, place="9", explorer="4").turn(0)
    assert table.why_not(0, Sail("l4", "direct")) == "not-found-yet"
    table.seat(0, explorer="5").turn(0)
    table.do(0, "sail l4 direct")
    assert table.state.moved == 3
    table.turn(0)
    table.do(0, "sail 10 direct")
    assert table.state.moved == 3
    war = Table().legacy("l4").token("w07").effects(0, Effect("war"))
    war.do(0, "attack left")
    war.do(0, "fight france")
    assert "l4" not in war.words(0, "manoeuvre", "place", manoeuvre="city")


@pytest.mark.rule("MA-LEG-07")
def test_angosturas_action() -> None:
    table = Table().legacy("l4").hand(0, "salt_pans cane_press dock_crane").seat(0, explorer="5").at(0, "l4", 3)
    table.do(0, "deliver salt-pans coins")
    table.do(0, "sell cane-press")
    table.do(0, "sell dock-crane")
    table.do(0, "discharge")
    assert (table.player(0).points, table.player(0).figures) == (5, 1)


@pytest.mark.rule("MA-LEG-08")
def test_a_figure_before_the_main_action() -> None:
    table = Table().legacy("l5").seat(0, place="17").turn(0)
    table.do(0, "sail 18 direct")
    assert table.player(0).figures == 3
    assert table.asked() == "ChooseAction"


@pytest.mark.rule("MA-LEG-09", "MA-LEG-10")
def test_the_silver_fleet() -> None:
    table = Table().legacy("l6").token("w07").seat(0, strength=8).effects(0, Effect("war"))
    table.do(0, "attack left")
    table.do(0, "fight france")
    table.do(0, "manoeuvre fleet fleet-10 0")
    assert table.player(0).strength == 3
    assert table.state.markers["fleet_10"] == "france"
    assert (table.player(0).influence["france"], table.player(0).coins) == (3, 16)
    assert not table.can(0, "manoeuvre fleet fleet-11 0")
    table.do(0, "pass")
    table.token("w08").seat(1, strength=8).effects(1, Effect("war"))
    table.do(1, "attack left")
    table.do(1, "fight spain")
    assert "fleet_10" not in table.words(1, "manoeuvre", "place", manoeuvre="city")
    assert table.words(1, "manoeuvre", "place", manoeuvre="fleet") == {"fleet_11"}


@pytest.mark.rule("MA-LEG-11", "MA-LEG-12")
def test_matina() -> None:
    table = Table().legacy("l7").hand(0, "cacao_grove").seat(0, place="15", explorer="10a").turn(0)
    assert "l7" not in table.words(0, "sail", "place")
    table.seat(0, explorer="11").turn(0)
    table.do(0, "sail l7 direct")
    table.do(0, "deliver cacao-grove coins")
    assert table.player(0).strength == 4
    assert table.asked() == "ChoosePile"


@pytest.mark.rule("MA-LEG-13", "MA-LEG-10")
def test_the_gold_mine() -> None:
    table = Table().legacy("l9").token("w07").seat(0, strength=8, explorer="4").effects(0, Effect("war"))
    table.do(0, "attack left")
    table.do(0, "fight france")
    assert "mine" not in table.words(0, "manoeuvre", "manoeuvre")
    table.seat(0, explorer="5")
    table.do(0, "manoeuvre mine none 0")
    assert (table.player(0).strength, table.player(0).coins) == (5, 20)
    assert table.state.markers["mine"] == "france"
    assert table.player(0).influence["france"] == 0
    table.do(0, "pass")
    table.token("w08").seat(1, strength=8, explorer="6").effects(1, Effect("war"))
    table.do(1, "attack left")
    table.do(1, "fight spain")
    assert "mine" not in table.words(1, "manoeuvre", "manoeuvre")


@pytest.mark.rule("MA-LEG-14", "MA-LEG-15")
def test_a_disc_for_a_legacy_tile() -> None:
    table = Table(3).legacy("l12").hand(0, "cane_press").seat(0, place="6", strength=2).turn(0)
    table.player(0).discs["coins"] = 1
    table.do(0, "sail 7 direct")
    assert table.asked() == "UseTile"
    table.do(0, "use-tile none coins")
    player = table.player(0)
    assert (player.strength, player.points) == (1, 3)
    assert (player.has("coins"), player.coins) == (True, 8 + 5)
    assert table.state.legacy["l12"] == 1
    assert table.asked() == "ChooseAction"
    cards = Table(3).legacy("l13").hand(0, "cane_press salt_pans").seat(0, place="14").turn(0)
    cards.do(0, "sail 15 direct")
    cards.do(0, "use-tile salt-pans steps")
    assert cards.player(0).hand == ["cane_press"]
    free = Table(3).legacy("l10").seat(0, place="5").turn(0)
    free.do(0, "sail 6 direct")
    coins = free.player(0).coins
    free.do(0, "use-tile none steps")
    assert free.player(0).coins == coins + 2


@pytest.mark.rule("MA-LEG-15")
def test_an_upgrade_at_a_legacy_tile_works_before_the_main_action() -> None:
    table = Table(3).legacy("l15").hand(0, "feast_hall").upgraded(0, "steps hand coins vp3").seat(0, place="18")
    table.player(0).discs["boon"] = 1
    table.turn(0).do(0, "sail 19 direct")
    table.do(0, "use-tile feast-hall boon")
    table.do(0, "favour france")
    assert table.asked() == "ChooseOption"
    table.do(0, "opt doubloons")
    assert (table.player(0).coins, table.player(0).points, table.asked()) == (8 + 4, 4, "ChooseAction")
    lasting = Table(3).legacy("l10").upgraded(0, "").hand(0, "cane_press salt_pans").seat(0, place="4")
    lasting.player(0).discs["steps"] = 1
    lasting.turn(0).do(0, "sail 6 direct")
    lasting.do(0, "use-tile none steps")
    lasting.do(0, "sell cane-press")
    assert lasting.asked() == "VillageAction"  # two moves, two actions


@pytest.mark.rule("MA-LEG-16")
def test_a_full_tile_is_of_no_use() -> None:
    table = Table(3).legacy("l10")
    table.state.legacy["l10"] = 4
    table.seat(0, place="5").turn(0)
    table.do(0, "sail 6 direct")
    assert table.asked() == "ChooseAction"


@pytest.mark.rule("MA-LEG-17")
def test_an_unfinished_tile_starts_anew_in_the_next_game() -> None:
    table = campaign(3)
    table.run(FollowStory("s08"))
    table.state.legacy["l12"] = 4
    scored(table, number=4)
    archive = left_by(table)
    assert "l12" in archive.tiles
    assert "s08" in archive.stories
    assert campaign(3, archive).state.legacy["l12"] == 0


@pytest.mark.rule("MA-LEG-18")
def test_a_toll_for_sailing_past() -> None:
    table = Table(3).legacy("l11").seat(0, place="9", coins=3).turn(0)
    table.do(0, "sail 11 direct")
    assert table.player(0).coins == 1
    poor = Table(3).legacy("l11").seat(0, place="9", coins=1).turn(0)
    assert poor.player(0).place == "10"  # there is nowhere else to go
    assert poor.player(0).coins == 1
    assert poor.asked() == "ChooseAction"


@pytest.mark.rule("MA-LEG-14", "MA-LEG-18")
def test_only_one_tile_asks_for_a_toll() -> None:
    table = Table(3).legacy("l10", "l12").seat(0, place="5").turn(0)
    table.do(0, "sail 8 direct")
    assert table.player(0).coins == 8


@pytest.mark.rule("MA-LEG-19")
@pytest.mark.parametrize(("tile", "place"), [("l20", "9"), ("l21", "16"), ("l22", "7"), ("l23", "15")])
def test_skulls_forbid_village_actions(tile: str, place: str) -> None:
    table = Table().legacy(tile).hand(0, "cane_press").quest(place, "q20").at(0, place, 7)
    assert table.verbs(0) == {"quest", "pass", "plan"}


@pytest.mark.rule("MA-LEG-20")
def test_six_points_for_each_arrival() -> None:
    table = Table().legacy("l25").seat(0, place="14").turn(0)
    table.do(0, "sail 15 direct")
    assert table.player(0).points == 6
    table.seat(0, place="14").turn(0)
    table.do(0, "sail 15 direct")
    assert table.player(0).points == 12


@pytest.mark.rule("MA-TWO-03")
def test_two_players_have_a_disc_from_the_box() -> None:
    assert Table(2).legacy("l10", "l11", "l17").state.legacy == {"l10": 0, "l11": 1, "l17": 1}
    assert Table(3).legacy("l11").state.legacy == {"l11": 0}

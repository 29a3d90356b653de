"""Project cards: buying, income, synergies and effects."""

import pytest

from games.maracaibo.kinds import Effect
from games.maracaibo.moves import Buy
from tests.games.maracaibo.table import Table


def bought(card: str, table: Table | None = None, **values: object) -> Table:
    """Seat 0 buys a card in a village."""
    table = table or Table()
    table.hand(0, card).seat(0, **{"coins": 30, **values}).at(0, "9")
    table.do(0, f"buy {card.replace('_', '-')}")
    return table


@pytest.mark.rule("MA-CARD-04", "MA-INCOME-01", "MA-INST-01")
def test_a_bought_card_works_at_once() -> None:
    table = bought("night_fireworks")
    assert table.player(0).bought == ["night_fireworks"]
    assert (table.player(0).income, table.player(0).point_income) == (10, 1)
    assert table.player(0).coins == 24


@pytest.mark.rule("MA-CARD-04", "MA-INST-09")
def test_income_works_before_what_the_same_card_asks() -> None:
    table = bought("timber_raft")
    assert (table.asked(), table.player(0).income) == ("RemoveDisc", 9)


@pytest.mark.rule("MA-BUY-03")
def test_the_whole_price_is_needed() -> None:
    table = Table().hand(0, "port_clerk cane_press").seat(0, coins=4).at(0, "9")
    assert "buy" not in table.verbs(0)
    assert table.why_not(0, Buy("cane_press")) == "too-dear"


@pytest.mark.rule("MA-BUY-04", "MA-PERM-02", "MA-CARD-05")
def test_discounts_add_up_and_touch_nothing_else() -> None:
    table = bought("toll_chain", Table().own(0, "harbor_planner plank_broker"))
    assert table.player(0).coins == 30 - 4
    assert table.player(0).figures == 1
    cheap = bought("press_gang", Table().own(0, "harbor_planner supply_admiral"))
    assert cheap.player(0).coins == 30


@pytest.mark.rule("MA-BUY-05")
def test_a_figure_to_the_general_supply() -> None:
    table = bought("toll_chain")
    assert (table.player(0).figures, table.player(0).reserve) == (1, 4)
    none = Table().hand(0, "toll_chain").seat(0, figures=0, coins=30).at(0, "1")
    assert none.why_not(0, Buy("toll_chain")) == "no-figure"


@pytest.mark.rule("MA-BUY-07")
def test_a_figure_that_stays_on_the_card() -> None:
    table = bought("bonded_warehouse")
    assert table.player(0).on_cards == {"bonded_warehouse": 1}
    assert (table.player(0).figures, table.player(0).reserve) == (1, 3)


@pytest.mark.rule("MA-BUY-08")
def test_three_medicinal_plants() -> None:
    table = Table().hand(0, "hospital_ward cacao_grove rope_walk").seat(0, coins=30).at(0, "1")
    assert "buy_for_herbs" not in table.verbs(0)  # the card being bought shows one, too
    table.hand(0, "hospital_ward cacao_grove rope_walk").own(0, "herb_cellar").at(0, "1")
    table.do(0, "buy-for-herbs hospital-ward cacao-grove rope-walk none")
    assert table.player(0).hand == []
    assert table.player(0).bought[-1] == "hospital_ward"


@pytest.mark.rule("MA-BUY-09")
def test_three_markers_of_a_nation() -> None:
    table = Table(3).hand(0, "island_marquis").seat(0, coins=30).markers(p1="france", p2="france").at(0, "9")
    assert table.why_not(0, Buy("island_marquis")) == "few-markers"
    table.markers(p1="france", p2="france", p4="france").at(0, "9")
    table.do(0, "buy island-marquis")
    assert table.player(0).influence["france"] == 2
    assert table.state.stock["france"] == 10


@pytest.mark.rule("MA-INCOME-02", "MA-SYN-02")
def test_conditional_income_waits_for_its_token() -> None:
    table = bought("chandlers_stall")
    assert table.player(0).income == 8
    bought("sounding_crew", table)
    assert table.player(0).income == 12
    at_once = bought("chandlers_stall", Table().seat(0, synergies=["anchor"]))
    assert at_once.player(0).income == 12
    bought("light_keeper", at_once)
    assert at_once.player(0).income == 12
    points = bought("pilots_table", Table().seat(0, synergies=["anchor"]))
    assert points.player(0).point_income == 3


@pytest.mark.rule("MA-INCOME-03", "MA-INCOME-05")
def test_doubloon_income_ends_at_34() -> None:
    table = Table().own(0, "sugar_barony gold_assayer toll_chain bonded_warehouse dock_crane")
    assert table.player(0).income == 33
    table.seat(0, figures=2)
    bought("cacao_grove", table)
    assert (table.player(0).income, table.player(0).point_income) == (34, 3)


@pytest.mark.rule("MA-INCOME-04")
@pytest.mark.parametrize(("number", "scorings"), [(1, 4), (3, 2), (4, 1)])
def test_a_full_track_of_points_is_paid_out(number: int, scorings: int) -> None:
    table = Table().seat(0, point_income=18)
    table.state.round = table.state.open_buildings = number
    bought("grand_regatta", table)
    assert table.player(0).points == 20 * scorings
    assert table.player(0).point_income == 3


@pytest.mark.rule("MA-SYN-01", "MA-INST-03")
def test_one_token_of_each_kind() -> None:
    table = bought("sounding_crew")
    bought("ferry_master", table)
    assert table.player(0).synergies == ["anchor"]
    assert table.player(0).income == 10
    bought("curio_peddler", table)
    assert table.words(0, "synergy", "synergy") == {"tools", "scales", "bell", "crown"}
    table.do(0, "synergy bell")
    assert table.player(0).synergies == ["anchor", "bell"]


@pytest.mark.rule("MA-INST-02")
def test_influence() -> None:
    assert bought("seville_duenna").player(0).influence["spain"] == 2
    table = bought("masked_ball")
    table.do(0, "favour england")
    assert table.player(0).influence["england"] == 1


@pytest.mark.rule("MA-INST-04")
def test_a_marker_in_a_free_village() -> None:
    table = bought("flag_sloop", Table(3).markers(p1="france"))
    assert "1" not in table.words(0, "hoist", "place")
    assert "4" not in table.words(0, "hoist", "place")
    table.do(0, "hoist 2 spain")
    assert table.state.markers["2"] == "spain"
    assert set(table.player(0).influence.values()) == {0}
    full = Table(3)
    for place in full.state.villages():
        full.state.markers[place] = "france"
        full.state.stock["france"] -= 1
    bought("flag_sloop", full)
    assert full.asked() == "Refill"


@pytest.mark.rule("MA-INST-05")
def test_a_marker_and_the_next_rank() -> None:
    table = bought("peace_congress", Table(3).influence(0, spain=4))
    table.do(0, "hoist 2 spain")
    assert (table.state.markers["2"], table.player(0).influence["spain"]) == ("spain", 7)
    full = Table(3)
    for place in full.state.villages():
        full.state.markers[place] = "france"
        full.state.stock["france"] -= 1
    bought("peace_congress", full)
    full.do(0, "rise spain")
    assert full.player(0).influence["spain"] == 2


@pytest.mark.rule("MA-INST-06")
def test_a_disc() -> None:
    table = bought("careening_beach")
    table.do(0, "disc coins")
    assert table.player(0).discs["coins"] == 1


@pytest.mark.rule("MA-INST-08")
def test_points_for_tokens_and_quests() -> None:
    assert bought("battle_painter", Table().fought(0, 3)).player(0).points == 3
    table = Table(story="campaign").won(0, "q01", "q02")
    table.player(0).quests.append("story_1")
    table.state.quests.pop("15")
    assert bought("ballad_singer", table).player(0).points == 3


@pytest.mark.rule("MA-INST-09")
def test_points_for_assistants_compasses_and_synergies() -> None:
    assert bought("spy_mistress", Table().own(0, "port_clerk trail_porter")).player(0).points == 4
    assert bought("needle_makers", Table().own(0, "globe_maker")).player(0).points == 6
    assert bought("grand_lodge", Table().seat(0, synergies=["anchor", "bell", "crown"])).player(0).points == 6


@pytest.mark.rule("MA-INST-10")
def test_points_for_nations() -> None:
    assert bought("triple_passport", Table().influence(0, france=3, spain=9, england=2)).player(0).points == 6


@pytest.mark.rule("MA-INST-11")
def test_figures() -> None:
    assert bought("crimps_den").player(0).figures == 4
    table = Table().seat(0, figures=4)
    assert bought("crimps_den", table).player(0).figures == 5


@pytest.mark.rule("MA-INST-12")
def test_combat_points() -> None:
    assert bought("powder_cache").player(0).strength == 4
    assert bought("iron_foundry", strength=7).player(0).strength == 8


@pytest.mark.rule("MA-INST-13")
def test_figures_settle_on_a_card() -> None:
    table = bought("pearl_divers")
    table.do(0, "settle 2")
    assert table.player(0).income == 12
    assert table.player(0).on_cards == {"pearl_divers": 2}
    assert table.player(0).figures == 0
    table.at(0, "1")
    assert "settle" not in table.verbs(0)


@pytest.mark.rule("MA-FLOW-06")
def test_a_tile_wins_over_the_rulebook() -> None:
    assert "sell" not in Table().hand(0, "cane_press").legacy("l20").at(0, "9").verbs(0)
    assert "sell" in Table().hand(0, "cane_press").at(0, "9").verbs(0)


def test_effects_come_in_their_order() -> None:
    table = Table().hand(0, "cane_press").effects(0, Effect("village"), Effect("points", n=3))
    assert table.player(0).points == 0
    table.do(0, "pass")
    assert table.player(0).points == 3

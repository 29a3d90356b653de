"""Corners of the rulebook: hexes, regions, units and cards, each a position that tells right from wrong."""

import pytest

from games.archipelago import GAME
from games.archipelago.state import Unit
from games.archipelago.steps import (
    EvolutionTurn,
    Evolve,
    NextRound,
    OpenBids,
    ReadLabour,
    ReadMarkets,
    Release,
)
from games.core.ahead.outlook import Foresight
from games.core.events import Phrase
from games.core.seats import Seat
from tests.games.archipelago.cards_at_hand import colony, use
from tests.games.archipelago.islands import crowd, discover, islands, spread
from tests.games.archipelago.table import Table

# Hexes


@pytest.mark.rule("AR-EXPL-02")
def test_the_lower_side_of_a_hex_may_be_laid_by_who_took_the_upper() -> None:
    table = islands()
    table.ships(0, "a")
    table.stack("spice_coast")
    table.rounds().do(0, "explore").do(0, "take")
    assert set(table.words(0, "discover", "side")) == {"spice_coast", "red_cliffs"}
    discover(table, 0, "red_cliffs")
    assert table.state.regions["e"].side == "red_cliffs"


@pytest.mark.rule("AR-EXPL-06", "AR-EXPL-04")
def test_a_citizen_walks_where_no_ship_gets_and_the_other_way_round() -> None:
    table = islands()
    table.citizens(0, "b")
    table.ships(0, "a")
    table.stack("green_valley")
    table.rounds().do(0, "explore").do(0, "take")
    ways = {(side, unit) for side, _, _, unit in table.offered(0, "discover").rows or ()}
    assert ways == {("green_valley", "citizen.b"), ("green_valley", "ship.a"), ("coral_island", "ship.a")}


@pytest.mark.rule("AR-CHAR-14", "AR-EXPL-13", "AR-LIMIT-03")
def test_without_citizens_in_the_supply_all_huts_are_surplus() -> None:
    table = colony()
    for region in "bcd":
        table.citizens(0, region, 3)
    table.player(0).on_wonders = 1
    table.ships(0, "a")
    table.stack("palm_cape")
    use(table, "missionary").do(0, "explore").do(0, "take")
    discover(table, 0, "palm_cape")
    table.do(0, "gather fish fruit")
    assert table.state.surplus == 2


@pytest.mark.rule("AR-ROUND-08", "AR-CHAR-10")
def test_two_explorations_of_the_scout_take_one_space() -> None:
    table = colony()
    table.ships(0, "a")
    use(table, "scout").do(0, "explore")
    for _ in range(2):
        table.do(0, "take").do(0, "fail")
    assert (table.player(0).explored, table.state.shared_explorations) == (True, 0)


@pytest.mark.rule("AR-EXPL-13", "AR-CHAR-14")
@pytest.mark.parametrize("card", ["scout", "missionary"])
def test_the_huts_of_a_side_are_told_before_it_is_laid(card: str) -> None:
    table = colony()
    table.ships(0, "a")
    table.stack("palm_cape")
    use(table, card).do(0, "explore").do(0, "take")
    row = next(row for row in table.offered(0, "discover").rows or () if row[0] == "palm_cape")
    told = Foresight(GAME, table.state, Seat(0), Seat(0)).outlook(table.offered(0, "discover").make(row)).note
    if card == "scout":
        assert told is not None
        assert told.phrase == Phrase("archipelago-note-huts", {"count": 2})
    else:
        assert told is None, "one of them may become a citizen"


# Regions that somebody rules


@pytest.mark.rule("AR-CITY-08", "AR-CITY-06")
def test_who_keeps_a_port_where_a_town_is_built_asks_from_then_on_for_its_fish() -> None:
    table = islands()
    table.citizens(0, "b")
    table.cubes(0, "wood stone")
    table.building("port", "b")
    table.ships(1, "b", spot="port")
    table.ships(1, "b")
    table.rounds().do(0, "build town citizen.b wood-stone")
    assert table.state.controlled(Seat(1), "port") == ["b"]
    assert table.offer(1, "harvest_fish") is None
    table.do(1, "sail b.port 1 b.port, a 1 b")
    assert table.state.controlled(Seat(1), "port") == ["b"]


@pytest.mark.rule("AR-CITY-06", "AR-HARV-05")
def test_a_permission_for_one_region_opens_no_other_of_its_ruler() -> None:
    table = islands()
    for region in "bd":
        table.building("town", region, 1)
        table.citizens(0, region)
    table.rounds().do(0, "ask permit.b give 1 money")
    table.do(1, f"accept {table.state.proposals[0].id}")
    assert table.offer(0, "harvest_wood") is not None
    assert table.offer(0, "harvest_cattle") is None


@pytest.mark.rule("AR-PROG-11", "AR-CITY-06", "AR-CITY-07")
def test_who_stands_up_in_the_town_rules_again_at_once() -> None:
    table = colony()
    table.building("town", "b", 0, lying=True)
    table.citizens(2, "b")
    table.state.order = [Seat(2), Seat(0), Seat(1)]
    table.card(0, "dictatorship")
    table.rounds()
    assert table.offer(2, "harvest_wood") is not None
    table.do(2, "buy domestic fish").do(0, "use dictatorship nothing").do(0, "buy domestic wood").do(1, "pass")
    assert table.offer(2, "harvest_wood") is None


@pytest.mark.rule("AR-CITY-07", "AR-BUILD-07")
def test_who_leaves_the_town_to_build_a_church_rules_no_more() -> None:
    table = islands()
    table.building("town", "b", 0)
    table.building("market", "b")
    table.cubes(0, "stone stone")
    table.rounds().do(0, "build church citizen.b.town stone-stone")
    assert table.state.ruler("b") is None
    assert table.state.controlled(Seat(0), "church") == ["b"]
    assert table.state.controlled(Seat(0), "market") == []


@pytest.mark.rule("AR-WONDER-08", "AR-CITY-02", "AR-LIMIT-03")
def test_the_lighthouse_serves_ports_ruled_from_towns_and_nobody_without_ships() -> None:
    table = colony()
    table.card(0, "great_lighthouse")
    table.cubes(0, "iron stone stone")
    table.building("town", "b", 0)
    table.building("port", "b")
    table.building("port", "d")
    table.ships(2, "d", spot="port", busy=True)
    table.ships(2, "a", 3)
    table.rounds().do(0, "erect great-lighthouse iron-stone-stone citizen.b.town")
    assert [ship.region for ship in table.player(0).ships()] == ["b"], "the citizen goes when the ships are there"
    assert len(table.player(2).ships()) == 4
    assert table.state.ruler("b") is None


# Units


@pytest.mark.rule("AR-PROG-07", "AR-HARV-02", "AR-BUSY-01")
def test_with_slavery_the_same_citizen_works_the_same_icon_again() -> None:
    table = colony()
    table.citizens(0, "b", 3)
    table.card(0, "slavery")
    table.rounds().do(0, "harvest-wood b 2").do(0, "use slavery nothing").do(1, "pass").do(2, "pass")
    table.do(0, "harvest-wood b 2")
    assert table.player(0).cubes == {"wood": 4}


@pytest.mark.rule("AR-PROG-07", "AR-STRIKE-01")
def test_slavery_makes_no_striker_work() -> None:
    table = colony()
    (striker,) = table.citizens(0, "b", spot="wood", busy=True, lying=True)
    use(table, "slavery")
    assert striker.lying
    assert table.offer(0, "harvest_wood") is None


@pytest.mark.rule("AR-CHAR-09", "AR-CHURCH-03")
def test_the_false_prophet_counts_no_church_of_anothers() -> None:
    table = colony()
    table.building("church", "b", 0)
    table.building("church", "c")
    table.player(1).units[0].spot = "church"
    table.citizens(0, "b", 2)
    use(table, "false_prophet")
    assert table.refuses(0, "walk d 2 b")
    assert not table.refuses(0, "walk d 1 b")


@pytest.mark.rule("AR-PROG-07", "AR-PORT-04")
def test_slavery_frees_who_has_used_the_market_but_the_market_is_used() -> None:
    table = colony()
    table.building("market", "b", 0)
    (trader,) = table.player(0).citizens()
    table.card(0, "slavery")
    table.rounds().do(0, "visit market b").do(0, "buy domestic fish").do(0, "done").do(0, "use slavery nothing")
    assert trader.free
    table.do(0, "buy domestic wood").do(1, "pass").do(2, "pass")
    assert table.offer(0, "visit") is None


@pytest.mark.rule("AR-PORT-05", "AR-BUSY-02", "AR-BUSY-03")
def test_who_has_used_the_market_stays_there_and_still_has_children() -> None:
    table = islands()
    table.building("market", "b", 0)
    table.citizens(0, "b")
    table.rounds().do(0, "visit market b").do(0, "buy domestic fish").do(0, "done")
    assert spread(table, 0, "walk").pieces == (("b", 1),)
    table.do(0, "reproduce b")
    assert len(table.player(0).here("b", "citizen")) == 3


@pytest.mark.rule("AR-REPR-02", "AR-STRAIT-01")
def test_children_are_born_on_the_shore_of_their_parents() -> None:
    table = Table(3)
    table.region("fishermens_sound", (1, 0))
    table.citizens(0, "b", 2, part="land2")
    table.rounds().do(0, "reproduce b.land2")
    assert [unit.part for unit in table.player(0).citizens()] == ["land2"] * 3


@pytest.mark.rule("AR-LIMIT-03", "AR-REPR-06")
def test_nobody_is_born_or_hired_when_ten_live_here_and_on_wonders() -> None:
    table = islands()
    for region, count in (("b", 3), ("c", 3), ("d", 2)):
        table.citizens(0, region, count)
    table.player(0).on_wonders = 2
    table.state.surplus = 5
    table.rounds()
    assert table.offer(0, "reproduce") is None
    assert table.offer(0, "recruit") is None


@pytest.mark.rule("AR-CHAR-24", "AR-MIGR-04")
def test_with_the_admiral_a_ship_may_end_in_a_port_three_regions_off_and_not_in_the_fourth() -> None:
    table = Table(3)
    for at, side in enumerate(("coral_island", "turtle_island", "mango_isle", "shark_shoal"), 1):
        table.region(side, (-at, 0))
    table.money(20, 20, 20)
    table.building("port", "d")
    table.ships(0, "a")
    table.player(1).units.append(Unit("ship", "a", "sea1"))
    use(table, "admiral")
    assert {place.word for place in spread(table, 0, "sail").places} == {"a", "b", "c", "d", "d.port"}
    table.do(0, "sail d.port 1")
    assert table.state.controlled(Seat(0), "port") == ["d"]


@pytest.mark.rule("AR-CHAR-09", "AR-CONV-01")
def test_the_false_prophet_sends_a_citizen_by_ship_but_no_ship() -> None:
    table = Table(3)
    table.region("whale_bay", (1, 0))
    table.region("long_beach", (0, 1))
    table.money(20, 20, 20)
    table.building("church", "b", 0)
    table.citizens(0, "b")
    table.ships(0, "b")
    use(table, "false_prophet")
    assert table.offer(0, "sail") is None
    table.do(0, "walk c 1 b")
    assert table.asked() == "PlayRound", "one church, one citizen"


@pytest.mark.rule("AR-CHAR-20", "AR-CHAR-21", "AR-REL-02")
def test_looted_icons_stay_closed_in_later_turns_and_spared_ones_are_worked_at_once() -> None:
    table = colony()
    table.citizens(0, "b")
    use(table, "barbarian").do(0, "loot wood 1, fish 2").do(0, "harvest-wood b 1")
    assert table.player(0).cubes == {"wood": 2, "fish": 2}
    table.next(Release())
    assert table.state.free_icons("b", "land1", "wood") == 1
    assert table.state.free_icons("b", "sea1", "fish") == 0


# Cards


@pytest.mark.rule("AR-CARD-12", "AR-CHAR-01")
def test_a_card_bought_in_a_round_is_used_in_a_later_one() -> None:
    table = colony()
    table.citizens(0, "b")
    table.card(0, "researcher")
    for name in ("merchant", "pope", "quarry", "thief", "colossus", "sawmill"):
        table.top(name)
    table.rounds().do(0, "use researcher nothing").do(0, "purchase sawmill")
    assert table.offer(0, "use") is None, "one card a round"
    table.do(0, "done").do(1, "pass").do(2, "pass")
    table.do(0, "use sawmill nothing").do(0, "harvest-wood b 1")
    assert table.player(0).cubes == {"wood": 2}


@pytest.mark.rule("AR-CARD-12", "AR-WONDER-02")
def test_a_wonder_bought_in_a_round_waits_for_the_next_turn() -> None:
    table = colony()
    table.citizens(0, "b")
    table.cubes(0, "iron iron iron")
    table.card(0, "researcher")
    for name in ("merchant", "pope", "quarry", "thief", "sawmill", "colossus"):
        table.top(name)
    table.rounds().do(0, "use researcher nothing").do(0, "purchase colossus").do(0, "tax")
    table.do(1, "pass").do(2, "pass")
    assert table.waiting() == (0,)
    assert table.offer(0, "erect") is None
    table.state.turn += 1
    table.rounds()
    assert table.words(0, "erect", "card") == ("colossus",)


@pytest.mark.rule("AR-DISC-04", "AR-CARD-04", "AR-NEG-05")
def test_a_disc_on_anothers_card_keeps_the_card_there_and_comes_back_to_who_laid_it() -> None:
    table = colony()
    table.state.rebellion = 3
    table.card(1, "amphitheatre")
    table.rounds().do(0, "use amphitheatre nothing").do(0, "buy domestic fish")
    assert (table.player(0).money, table.player(1).money) == (20 - 1 + 2 - 6, 21)
    assert table.waiting() == (1,)
    assert table.refuses(1, "deal 0 give 1 amphitheatre")
    assert table.player(0).discs == 1
    table.next(Evolve())
    assert [player.discs for player in table.state.players] == [3, 3, 3]
    assert table.player(1).cards[0].discs == []


@pytest.mark.rule("AR-WONDER-02", "AR-NEG-05")
def test_a_wonder_that_changes_hands_in_the_turn_it_was_bought_is_not_built_in_it() -> None:
    table = colony()
    table.citizens(0, "b")
    table.cubes(0, "iron iron iron")
    table.card(1, "colossus", turn=table.state.turn)
    table.rounds().do(0, "ask colossus give 1 money")
    table.do(1, f"accept {table.state.proposals[0].id}")
    assert table.state.owner_of("colossus") == 0
    assert table.offer(0, "erect") is None


@pytest.mark.rule("AR-CHAR-18")
def test_the_thiefs_two_cubes_may_be_alike_and_one_is_taken() -> None:
    table = colony()
    table.cubes(1, "fish fish iron")
    use(table, "thief").do(0, "aim 1").do(1, "hide fish fish").do(0, "fist right")
    assert table.player(0).cubes == {"fish": 1}
    assert table.player(1).cubes == {"fish": 1, "iron": 1}


@pytest.mark.rule("AR-PROG-12", "AR-TOKEN-06")
def test_gifts_to_the_church_go_to_the_bank_and_tokens_may_stand_for_them() -> None:
    table = colony()
    table.cubes(0, "fruit")
    table.tokens(0, 1)
    table.state.rebellion = 3
    bank = table.state.bank["fruit"]
    use(table, "church_gifts", "fruit-cattle-with-cattle")
    assert table.state.bank["fruit"] == bank + 1
    assert (table.player(0).tokens, table.player(0).cubes) == (0, {})
    assert table.state.rebellion == 1


@pytest.mark.rule("AR-PROG-06", "AR-TRADE-04")
def test_foreign_trade_takes_a_cube_off_and_fills_no_full_zone() -> None:
    table = colony()
    table.market("export", "iron", 3)
    bank = table.state.bank["iron"]
    use(table, "foreign_trade")
    assert "in.iron" not in table.words(0, "aim", "target")
    table.do(0, "aim out.iron")
    assert (table.state.markets["export"]["iron"], table.state.bank["iron"]) == (2, bank + 1)
    assert table.player(0).cubes == {}


@pytest.mark.rule("AR-CHAR-25", "AR-TRADE-04")
def test_the_minister_of_trade_moves_only_what_finds_a_free_cell() -> None:
    table = colony()
    table.market("domestic", "iron", 2)
    table.market("export", "iron", 2)
    use(table, "minister_of_trade")
    targets = table.words(0, "aim", "target")
    assert "abroad.iron" in targets
    assert "abroad.iron.iron" not in targets, "one cell is free there"
    assert "home.iron.iron" in targets
    assert not [target for target in targets if "home" in target and "abroad" in target]


@pytest.mark.rule("AR-TREND-04", "AR-PROG-09")
def test_a_church_built_by_architecture_brings_its_florin_too() -> None:
    table = colony()
    table.state.trends = ["benefactor"]
    table.citizens(0, "b")
    table.cubes(0, "stone stone")
    use(table, "architecture").do(0, "build church citizen.b stone-stone")
    assert table.player(0).given == 1


@pytest.mark.rule("AR-CHAR-11", "AR-CHAR-12", "AR-ORDER-04")
def test_king_and_queen_set_the_order_where_nobody_bids() -> None:
    table = islands()
    table.card(1, "king")
    table.card(1, "queen")
    table.next(OpenBids()).do(0, "bid 0").do(1, "bid 0").do(2, "bid 4")
    assert (table.asked(), table.waiting()) == ("SetOrder", (1,))
    assert table.player(1).money == 20, "unpaid"


@pytest.mark.rule("AR-DISC-01", "AR-ROUND-04")
def test_who_has_no_disc_left_acts_with_the_fourth_in_the_same_phase() -> None:
    table = islands()
    table.state.tokens, table.state.spent_tokens = [1, 8, 8], 7
    table.ships(1, "a")
    table.player(0).discs = 0
    table.stack("coral_island")
    table.rounds()
    assert table.waiting() == (1,)
    table.do(1, "explore").do(1, "take")
    discover(table, 1, "coral_island")
    table.do(1, "gather fish fruit").do(2, "pass").do(0, "buy domestic fish")
    assert table.player(0).discs == 0


@pytest.mark.rule("AR-EVO-03", "AR-EVO-05")
@pytest.mark.parametrize(("turned", "price"), [(0, 5), (1, 4), (2, 6)])
def test_a_card_costs_what_it_shows_as_it_lies(turned: int, price: int) -> None:
    table = colony()
    table.row("archbishop", "king", "queen", "thief", "spy")
    table.state.row[0].turned = turned
    table.top("merchant")
    table.money(price - 1, 20, 20)
    table.next(EvolutionTurn([Seat(0)]))
    assert "archbishop" not in {row[0] for offer in table.play.legal(Seat(0)).offers for row in offer.rows or ()}
    table.money(price, 20, 20)
    table.do(0, "acquire archbishop king")
    assert table.player(0).money == 0


@pytest.mark.rule("AR-EVO-05", "AR-EVO-08", "AR-EVO-09")
def test_two_cards_turned_to_the_skull_are_two_vacancies() -> None:
    table = colony()
    table.row("pope", "king", "queen", "thief", "spy")
    for card in table.state.row[:2]:
        card.turned = 2
    table.building("town", "b", 0)
    for name in ("colossus", "explorer", "merchant"):
        table.top(name)
    table.next(EvolutionTurn([Seat(0)])).do(0, "rotate pope+king")
    assert table.state.graveyard == ["pope", "king"]
    assert [card.card for card in table.state.row] == ["queen", "thief", "spy", "merchant", "explorer"]
    assert table.state.rebellion == 1, "for the town, by the back that lay open between the two drawings"


@pytest.mark.rule("AR-POP-05", "AR-GEN-03", "AR-POP-01")
def test_what_the_markets_add_to_the_surplus_counts_for_the_last_board() -> None:
    table = crowd()
    table.state.surplus, table.state.rebellion = 12, 0
    table.market("export", "iron", 3)
    table.next(ReadMarkets("export"), ReadLabour())
    assert table.state.surplus == 13
    assert table.state.rebellion == 2, "the row of 13, not of 12"


# From turn to turn


@pytest.mark.rule("AR-ROUND-05", "AR-ROUND-08", "AR-REPR-01", "AR-PORT-04")
def test_what_is_done_once_a_turn_is_done_again_in_the_next() -> None:
    table = islands()
    table.citizens(0, "b", 2)
    table.building("market", "c", 0)
    table.ships(0, "a")
    table.state.taxed, table.state.shared_explorations = 3, 2
    table.player(0).explored = table.player(0).reproduced = True
    table.state.regions["c"].used = ["market"]
    table.player(1).passed = True
    table.next(Release(), NextRound())
    assert {"tax", "explore", "reproduce", "visit"} <= {offer.verb for offer in table.play.legal(Seat(0)).offers}
    table.do(0, "tax").do(0, "done")
    assert table.waiting() == (1,), "passing was for that phase"

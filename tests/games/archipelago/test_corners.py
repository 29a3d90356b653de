"""Corners of the rulebook: for single sentences of it, positions that tell right from wrong."""

import pytest

from games.archipelago import GAME
from games.archipelago.components import Half
from games.archipelago.setup import objectives_in_play
from games.archipelago.state import Unit
from games.archipelago.steps import (
    EndPhase,
    EvolutionTurn,
    Evolve,
    NextRound,
    OpenBids,
    ReadBalance,
    ReadLabour,
    ReadMarkets,
    Release,
    ResolveHalf,
)
from games.core.chance import Chance
from games.core.events import Phrase
from games.core.game import Setup
from games.core.outlook import Foresight
from games.core.seats import Seat
from tests.games.archipelago.cards_at_hand import colony, use
from tests.games.archipelago.islands import discover, islands, spread
from tests.games.archipelago.table import Table

WANTS_WOOD = Half(crisis="wood", raises=1)


def points(table: Table) -> list[int]:
    return [seat.total for seat in GAME.score(table.state).scores]


def crowd(seats: int = 3, variant: str = "") -> Table:
    """Two citizens of each seat in Timber Shore, no wood on the market, 20 florins each."""
    table = Table(seats)
    if variant:
        table.state.options[variant] = "on"
    table.region("timber_shore", (1, 0))
    for seat in range(seats):
        table.citizens(seat, "b", 2)
    table.market("domestic", "wood", 0)
    table.money(*[20] * seats)
    return table


# Turn zero


@pytest.mark.rule("AR-GEN-02", "AR-ZERO-07", "AR-DISC-03", "AR-SETUP-05")
def test_four_players_are_eight_citizens_after_turn_zero() -> None:
    play = GAME.start(Setup(4, {"length": "medium"}, "eight"))
    chance = Chance("eight")
    while not play.state.turn:
        seat = play.waiting()[0]
        play.apply(seat, play.legal(seat).offers[0].any_move(chance.below))
    assert play.state.population == 8
    assert play.state.tokens == [4, 8, 8]
    assert [player.discs for player in play.state.players] == [3, 3, 3, 3]


# Crises


@pytest.mark.rule("AR-TOKEN-05", "AR-CRISIS-04")
def test_a_token_helps_where_the_bank_has_no_such_cube() -> None:
    table = crowd()
    table.tokens(0, 1)
    table.cubes(2, " ".join(["wood"] * table.state.bank["wood"]))
    table.next(ResolveHalf(WANTS_WOOD)).do(0, "help 0 0 1").do(0, "raise b 1 of-0")
    assert table.state.bank["wood"] == 0
    assert (table.player(0).tokens, table.state.spent_tokens) == (0, 1)


@pytest.mark.rule("AR-EXPORT-02", "AR-EXPORT-04", "AR-TOKEN-04")
def test_what_some_have_delivered_is_missing_no_more() -> None:
    table = crowd()
    table.tokens(0, 2)
    table.cubes(1, "iron")
    table.next(ResolveHalf(Half(crisis="iron", demand=4))).do(0, "help 0 0 2").do(0, "done")
    assert max(sum(map(int, row)) for row in table.offered(1, "help").rows or ()) == 1
    table.do(1, "help 0 1 0").do(1, "done").do(2, "done")
    assert table.state.rebellion == 1


@pytest.mark.rule("AR-CHURCH-02", "AR-CHURCH-05")
def test_a_church_raises_nobody_in_the_next_region_and_not_when_another_helps() -> None:
    table = crowd()
    table.region("cattle_dale", (2, 0))
    table.citizens(0, "c", 2)
    table.building("church", "b", 0)
    table.next(ResolveHalf(WANTS_WOOD))
    assert table.refuses(0, "bless c 1 of-0")
    table.do(0, "done")
    assert table.offer(1, "bless") is None


@pytest.mark.rule("AR-CRISIS-06", "AR-STRAIT-02")
@pytest.mark.parametrize(("word", "resource", "spot"), [("of-0", "cattle", "b"), ("of-0.land2", "stone", "b.land2")])
def test_whoever_raises_chooses_the_shore(word: str, resource: str, spot: str) -> None:
    table = Table(3)
    table.region("fishermens_sound", (1, 0))
    for shore in ("land1", "land2"):
        table.citizens(0, "b", part=shore)
    table.citizens(1, "b", 3)
    table.market("domestic", "wood", 1)
    table.next(ResolveHalf(WANTS_WOOD), NextRound()).do(0, "help 1 0 0").do(0, f"raise b 1 {word}")
    for seat in (0, 1, 2):
        table.do(seat, "done")
    table.do(0, f"harvest-{resource} {spot} 1")
    assert table.player(0).cubes == {resource: 1}


@pytest.mark.rule("AR-CRISIS-06", "AR-CRISIS-09", "AR-CHAR-01")
def test_in_a_round_one_raises_who_has_work_to_do_and_not_who_is_at_work() -> None:
    table = colony()
    table.citizens(0, "b", spot="wood", busy=True)
    table.citizens(0, "b")
    table.card(0, "researcher")
    for name in ("recruiter", "sawmill", "pope", "quarry", "thief", "colossus"):
        table.top(name)
    table.tokens(0, 1)
    table.citizens(1, "d", 3)
    table.citizens(2, "d", 3)
    table.market("domestic", "stone", 0)
    table.rounds().do(0, "use researcher nothing").do(0, "done")
    table.do(0, "help 0 0 1").do(0, "raise b 1 of-0, c 3 of-1, d 2 of-1").do(0, "done").do(1, "done").do(2, "done")
    table.do(0, "harvest-wood b 1")
    assert table.player(0).cubes == {"wood": 1}


@pytest.mark.rule("AR-CRISIS-08", "AR-TAX-03", "AR-STRIKE-02")
def test_after_a_crisis_only_who_was_raised_pays_taxes() -> None:
    table = crowd()
    table.building("town", "b", 0)
    table.cubes(0, "wood")
    table.next(ResolveHalf(WANTS_WOOD), NextRound()).do(0, "help 0 1 0").do(0, "raise b 1 of-0")
    for seat in (0, 1, 2):
        table.do(seat, "done")
    assert table.state.rebellion == 6
    table.do(0, "tax")
    assert table.player(0).money == 20 + 1, "neither the strikers nor the town of one of them"


@pytest.mark.rule("AR-CITY-10", "AR-CHURCH-01")
def test_a_rival_in_a_church_never_strikes_and_is_never_put_out() -> None:
    table = crowd()
    table.building("town", "b", 0)
    table.building("church", "b", 1)
    table.cubes(0, "wood")
    table.next(ResolveHalf(WANTS_WOOD), NextRound()).do(0, "help 0 1 0").do(0, "raise b 1 of-0.town")
    for seat in (0, 1, 2):
        table.do(seat, "done")
    assert table.state.ruler("b") == 0
    assert table.state.controlled(Seat(1), "church") == ["b"]
    assert table.offer(0, "evict") is None


@pytest.mark.rule("AR-INDEP-03", "AR-BAL-01")
def test_independence_after_the_upper_half_leaves_the_lower_one_alone() -> None:
    table = crowd()
    table.top("pirate")
    table.state.rebellion = 1
    table.market("domestic", "iron", 0)
    table.next(ReadBalance(red=False))
    for seat in (0, 1, 2):
        table.do(seat, "done")
    assert table.state.rebellion == 7
    assert table.state.over
    assert not table.happened("demand")


@pytest.mark.rule("AR-END-06", "AR-END-02")
def test_in_the_phase_in_which_a_condition_is_met_the_colony_can_still_be_lost() -> None:
    table = crowd()
    table.objective(1, "long_separatist")
    table.state.trends = ["benefactor"]
    table.cubes(0, "wood")
    table.state.rebellion = 2
    table.player(2).money += table.state.money - 1
    table.state.money = 1
    table.next(ResolveHalf(WANTS_WOOD), EndPhase()).do(0, "help 0 1 0").do(0, "raise b 1 of-0")
    assert table.state.ended_by == "long_separatist"
    for seat in (0, 1, 2):
        table.do(seat, "done")
    assert table.happened("end")[0].args["end"] == "independence"
    assert GAME.score(table.state).winners == (1,), "the Separatist's victory, not the end of the card"


# Independence and the end


@pytest.mark.rule("AR-INDEP-03", "AR-TAX-01")
def test_taxes_that_bring_independence_are_not_paid() -> None:
    table = crowd(2)
    table.state.rebellion = 4
    table.rounds().do(0, "tax")
    assert table.state.over
    assert table.player(0).money == 20


@pytest.mark.rule("AR-OPEN-04", "AR-END-04")
def test_without_secrets_nobody_wins_by_independence() -> None:
    table = crowd(3, "no_secrets")
    assert {"medium_separatist", "medium_pacifist"}.isdisjoint(objectives_in_play(table.state))
    table.state.open_objectives = ["medium_progress"]
    table.state.rebellion = 6
    table.rounds().do(0, "tax")
    assert table.happened("winners")[0].args["seats"] == ()
    assert not table.happened("score")


@pytest.mark.rule("AR-END-05")
def test_the_separatist_alone_wins_whoever_has_brought_independence() -> None:
    table = crowd()
    table.objective(0, "medium_progress")
    table.objective(2, "medium_separatist")
    table.state.rebellion = 6
    table.rounds().do(0, "tax")
    assert table.happened("winners")[0].args["seats"] == (2,)
    assert not table.happened("score"), "nothing is counted"


@pytest.mark.rule("AR-2P-02", "AR-END-01")
def test_of_two_players_the_second_card_ends_the_game_and_all_four_score() -> None:
    table = crowd(2)
    for seat, card in ((0, "medium_ports"), (0, "medium_characters"), (1, "medium_progress"), (1, "medium_churches")):
        table.objective(seat, card)
    table.state.trends = []
    for name in ("sawmill", "quarry", "farm", "roads", "education"):
        table.card(0, name)
    table.cubes(1, "fish")
    table.money(20, 30)
    table.next(EndPhase())
    assert table.state.ended_by == "medium_progress"
    assert points(table) == [3 + 2, 3 + 3], "cards and money; fish and money; nobody has a church"


@pytest.mark.rule("AR-SPICE-02")
def test_an_objective_that_was_put_back_neither_ends_the_game_nor_scores() -> None:
    table = crowd(3, "more_spice")
    table.objective(0, "medium_ports")
    table.state.unused_objectives = ["medium_separatist", "medium_progress"]
    table.state.trends = []
    table.player(1).money += table.state.money
    table.state.money = 0
    table.next(EndPhase())
    assert not table.state.over
    assert points(table) == [0, 0, 0]


@pytest.mark.rule("AR-OPEN-02", "AR-OPEN-01")
def test_open_objectives_score_for_all_without_being_held() -> None:
    table = crowd(3, "no_secrets")
    table.state.open_objectives, table.state.trends = ["medium_characters", "medium_progress"], []
    table.cubes(2, "fish")
    table.money(1, 3, 2)
    assert points(table) == [1, 3, 2 + 3]


@pytest.mark.rule("AR-BENE-01", "AR-TREND-05", "AR-SCORE-09")
def test_florins_on_the_benefactor_score_and_break_no_tie() -> None:
    table = crowd(3, "benefactor")
    table.state.trends = ["benefactor", "iron"]
    table.player(0).given, table.player(1).given = 5, 5
    table.state.money -= 10
    table.cubes(2, "iron")
    table.money(4, 6, 1)
    assert points(table) == [4, 4, 4]
    assert GAME.score(table.state).winners == (1,), "by the money behind the screens"


@pytest.mark.rule("AR-OBJ-08", "AR-TOKEN-05", "AR-END-01")
def test_a_token_sold_as_the_last_cube_of_the_bank_may_end_the_game() -> None:
    table = crowd()
    table.objective(2, "short_resources_gone")
    table.cubes(1, " ".join(["iron"] * table.state.bank["iron"]))
    table.cubes(1, " ".join(["stone"] * (table.state.bank["stone"] - 1)))
    table.tokens(0, 1)
    table.rounds().do(0, "sell domestic stone token")
    assert table.state.ended_by == "short_resources_gone"
    assert table.state.over, "there is nothing left to do in the round"


@pytest.mark.rule("AR-GEN-06", "AR-TRADE-03", "AR-OBJ-09")
def test_the_bank_pays_for_a_sale_what_it_still_holds() -> None:
    table = crowd()
    table.objective(2, "medium_separatist")
    table.cubes(0, "stone")
    table.player(1).money += table.state.money - 2
    table.state.money = 2
    table.rounds().do(0, "sell domestic stone cube")
    assert table.player(0).money == 22
    assert table.state.markets["domestic"]["stone"] == 2
    assert table.state.ended_by == "medium_separatist"


@pytest.mark.rule("AR-PORT-02", "AR-OBJ-09")
def test_a_florin_on_the_wheel_is_not_the_banks() -> None:
    table = islands()
    table.objective(2, "medium_separatist")
    table.building("market", "b", 0)
    table.cubes(0, "stone")
    table.player(1).money += table.state.money - 6
    table.state.money = 6
    table.rounds().do(0, "visit market b").do(0, "sell domestic stone cube")
    assert table.state.money == 0
    assert table.state.ended_by == "medium_separatist"


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

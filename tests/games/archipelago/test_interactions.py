"""Where rules meet: positions that an examiner would put on the table."""

import pytest

from games.archipelago.components import Half
from games.archipelago.steps import ChooseHex, EndPhase, EvolutionTurn, OpenBids, ReadBalance, ResolveHalf
from games.core.seats import Seat
from tests.games.archipelago.cards_at_hand import colony, use
from tests.games.archipelago.islands import discover, islands, spread
from tests.games.archipelago.table import Table

WANTS_WOOD = Half(crisis="wood", raises=1)


def in_need(*people: int) -> Table:
    """So many citizens of each seat, one region a seat, and no wood on the market."""
    table = Table(len(people))
    sides = {"timber_shore": (1, 0), "pineapple_cove": (-1, 0), "sugar_bay": (0, 1)}
    for seat, (count, (side, at)) in enumerate(zip(people, sides.items(), strict=True)):
        table.citizens(seat, table.region(side, at), count)
    table.market("domestic", "wood", 0)
    table.money(*[20] * len(people))
    return table


def tries(table: Table, *cards: str) -> Table:
    """Cards on the deck, the last of them on top, and a Researcher for seat 0."""
    table.card(0, "researcher")
    for name in cards:
        table.top(name)
    return table


# Crises


@pytest.mark.rule("AR-CRISIS-07", "AR-CHURCH-01")
def test_where_all_are_in_churches_nobody_is_asked() -> None:
    table = in_need(0, 0, 0)
    table.building("church", "b", 0)
    table.building("church", "c", 1)
    table.next(ResolveHalf(WANTS_WOOD))
    assert "crisis-over" in table.told()
    assert table.asked() == "Bid"


@pytest.mark.rule("AR-CHURCH-03", "AR-CITY-08")
def test_a_rival_in_the_church_raises_and_the_ruler_does_not() -> None:
    table = in_need(2, 2, 2)
    table.building("town", "b", 0)
    table.building("church", "b", 1)
    table.next(ResolveHalf(WANTS_WOOD))
    assert table.offer(0, "bless") is None
    table.do(0, "done").do(1, "bless b 2 of-0, b 1 of-0.town")
    assert not any(unit.lying for unit in table.player(0).units)


@pytest.mark.rule("AR-CHURCH-04")
def test_whoever_raises_the_citizen_in_the_town_gives_its_owner_the_church() -> None:
    table = in_need(2, 2, 2)
    table.building("town", "c", 1)
    table.building("church", "c")
    table.cubes(0, "wood")
    table.next(ResolveHalf(WANTS_WOOD)).do(0, "help 0 1 0").do(0, "raise c 1 of-1.town").do(0, "done")
    table.do(1, "bless c 2 of-1")
    assert not any(unit.lying for unit in table.player(1).units)


@pytest.mark.rule("AR-EVO-08")
def test_an_immediate_crisis_begins_with_the_first_player_whoever_has_bought() -> None:
    table = in_need(3, 3, 3)
    table.row("pope", "king", "queen", "thief", "merchant")
    table.state.order = [Seat(1), Seat(2), Seat(0)]
    table.top("recruiter")
    table.top("roads")
    table.market("domestic", "stone", 0)
    table.next(EvolutionTurn([Seat(0)])).do(0, "acquire king pope")
    assert table.state.crisis is not None
    assert table.waiting() == (1,)


@pytest.mark.rule("AR-EVO-08", "AR-GEN-03")
def test_of_two_red_halves_the_upper_one_comes_first() -> None:
    table = in_need(2, 2, 2)
    table.building("town", "b", 0)
    table.building("church", "c", 1)
    table.top("explorer")
    table.next(ReadBalance(red=True))
    assert table.state.rebellion == 1, "no lower than nothing for the church, then one up for the town"


@pytest.mark.rule("AR-STRIKE-01", "AR-ROUND-02")
def test_after_a_crisis_in_a_round_the_round_goes_on_without_the_strikers() -> None:
    table = tries(colony(), "recruiter", "sawmill", "pope", "quarry", "thief", "colossus")
    table.citizens(0, "b")
    table.market("domestic", "stone", 0)
    table.rounds().do(0, "use researcher nothing").do(0, "purchase sawmill")
    for seat in (0, 1, 2):
        table.do(seat, "done")
    assert (table.waiting(), table.asked()) == ((0,), "PlayRound")
    assert table.offer(0, "harvest_wood") is None
    assert table.offer(0, "tax") is not None


@pytest.mark.rule("AR-OBJ-09", "AR-TREND-06", "AR-END-02")
def test_the_benefactors_florins_can_empty_the_bank_and_end_the_game_after_the_phase() -> None:
    table = in_need(2, 2, 2)
    table.state.trends = ["benefactor"]
    table.objective(1, "medium_separatist")
    table.cubes(0, "wood wood")
    table.player(2).money += table.state.money - 2
    table.state.money = 2
    table.next(ResolveHalf(WANTS_WOOD), EndPhase()).do(0, "help 0 2 0")
    assert table.state.ended_by == "medium_separatist"
    assert not table.state.over
    table.do(0, "raise b 2 of-0")
    for seat in (0, 1, 2):
        table.do(seat, "done")
    assert table.state.over


@pytest.mark.rule("AR-END-01", "AR-TREND-06")
def test_a_cube_for_the_continent_may_open_an_objective_before_the_next_is_asked_for() -> None:
    table = in_need(2, 2, 2)
    table.state.trends = ["benefactor"]
    table.objective(1, "medium_separatist")
    table.cubes(0, "wood")
    table.player(2).money += table.state.money - 1
    table.state.money = 1
    table.next(ResolveHalf(Half(crisis="wood", demand=3))).do(0, "help 0 1 0")
    assert table.told()[-1] == "met"
    assert table.asked() == "HelpContinent"


# Hexes


@pytest.mark.rule("AR-CHAR-05", "AR-EXPL-03")
def test_the_explorer_draws_on_from_the_discarded_hexes() -> None:
    table = colony()
    table.ships(0, "a")
    table.state.discarded, table.state.stack = table.state.stack[:-2], table.state.stack[-2:]
    use(table, "explorer").do(0, "explore")
    question = table.state.agenda[-1]
    assert isinstance(question, ChooseHex)
    assert len(question.hexes) == 3


@pytest.mark.rule("AR-CHAR-10", "AR-DISC-01")
def test_the_scouts_first_exploration_may_empty_the_stack_before_the_second() -> None:
    table = colony()
    table.ships(0, "a")
    table.state.tokens, table.state.spent_tokens = [1, 8, 8], 7
    for side in ("turtle_island", "coral_island"):
        table.stack(side)
    use(table, "scout").do(0, "explore").do(0, "take")
    discover(table, 0, "coral_island")
    assert [player.discs for player in table.state.players] == [3, 4, 4]
    table.do(0, "gather fish fruit").do(0, "take")
    discover(table, 0, "turtle_island")
    assert table.state.tokens == [0, 7, 8]


@pytest.mark.rule("AR-EXPL-07", "AR-CITY-09")
def test_a_ship_that_explores_from_a_port_leaves_it_to_the_ruler() -> None:
    table = Table(3)
    table.region("whale_bay", (1, 0))
    table.building("town", "b", 1)
    table.building("port", "b")
    table.ships(0, "b", spot="port")
    assert table.state.controlled(Seat(0), "port") == ["b"]
    table.stack("coral_island")
    table.rounds().do(0, "explore").do(0, "take")
    discover(table, 0, "coral_island")
    assert table.state.controlled(Seat(1), "port") == ["b"]


# Buildings


@pytest.mark.rule("AR-HARV-07", "AR-CITY-07")
def test_a_citizen_who_leaves_the_town_to_harvest_ends_the_rule() -> None:
    table = islands()
    table.building("town", "b", 0)
    table.citizens(1, "b")
    table.rounds().do(0, "harvest-wood b 1 town")
    assert table.state.ruler("b") is None
    table.do(1, "harvest-wood b 1")
    assert table.player(1).cubes == {"wood": 1}


def test_a_ship_leaves_its_port_to_fish() -> None:
    table = islands()
    table.building("port", "b")
    table.ships(0, "b", spot="port")
    table.rounds().do(0, "harvest-fish b 1 port")
    assert table.player(0).ships()[0].spot == "fish"
    assert table.state.controller("b", "port") is None


@pytest.mark.rule("AR-PORT-04")
def test_a_port_that_has_been_used_is_used_for_whoever_controls_it_next() -> None:
    table = islands()
    table.building("port", "b")
    table.ships(0, "b", spot="port")
    table.building("town", "b", 1)
    table.cubes(0, "fish wood")
    table.cubes(1, "fish")
    table.rounds().do(0, "visit port b").do(0, "sell export fish cube").do(0, "done").do(0, "buy domestic fish")
    table.player(0).units.remove(table.player(0).ships()[0])
    assert table.state.controlled(Seat(1), "port") == ["b"]
    assert table.offer(1, "visit") is None


@pytest.mark.rule("AR-PORT-02", "AR-ROUND-06")
def test_a_dock_is_used_with_a_florin_and_something_to_trade_after_it() -> None:
    poor = islands()
    poor.building("market", "b", 0)
    poor.money(0, 20, 20)
    poor.cubes(0, "fish fish")
    poor.rounds()
    assert poor.offer(0, "visit") is None
    poor.do(0, "sell domestic fish cube")
    assert poor.offer(0, "visit") is not None
    idle = islands()
    idle.building("port", "b", 0)
    idle.money(1, 20, 20)
    idle.rounds()
    assert idle.offer(0, "visit") is None, "nothing to sell, and nothing to buy with"


@pytest.mark.rule("AR-CITY-05", "AR-STRIKE-02")
def test_with_an_own_striker_in_the_market_it_is_used_from_the_town() -> None:
    table = islands()
    table.building("town", "b", 0)
    table.building("market", "b", 0, lying=True)
    town, market = table.player(0).citizens()
    table.rounds().do(0, "visit market b")
    assert (town.busy, market.busy) == (True, False)
    assert table.offer(0, "evict") is None, "one's own striker is not put out"


@pytest.mark.rule("AR-CITY-10")
def test_strikers_are_put_out_of_both_docks_in_one_round() -> None:
    table = islands()
    table.building("town", "b", 0)
    table.building("market", "b", 1, lying=True)
    table.building("port", "b", 2, lying=True)
    table.rounds().do(0, "evict market b").do(0, "evict port b")
    assert table.asked() == "PlayRound"
    assert table.player(0).discs == 3


@pytest.mark.rule("AR-CHAR-02", "AR-CTRL-02")
def test_a_sunk_ship_leaves_its_port_to_nobody() -> None:
    table = colony()
    table.ships(0, "b")
    table.building("port", "b")
    table.ships(1, "b", spot="port")
    use(table, "pirate")
    assert table.state.controller("b", "port") is None


# Units


@pytest.mark.rule("AR-RECR-04", "AR-BUSY-03")
def test_workers_come_to_an_island_where_a_busy_ship_lies() -> None:
    table = islands()
    table.region("coral_island", (-1, 0))
    table.ships(0, "e", busy=True)
    table.state.surplus = 3
    table.rounds().do(0, "recruit e 1")
    assert [unit.region for unit in table.player(0).citizens()] == ["e"]


@pytest.mark.rule("AR-CONV-02", "AR-CONV-05")
def test_one_ship_carries_citizens_before_and_after_its_own_move() -> None:
    table = Table(2)
    for side, at in {"whale_bay": (1, 0), "long_beach": (0, 1), "palm_cape": (-1, 1)}.items():
        table.region(side, at)
    table.citizens(0, "b")
    table.citizens(0, "c")
    table.ships(0, "b")
    table.rounds()
    assert "d" not in {place.word for place in spread(table, 0, "walk").places}
    table.do(0, "walk c 1 b").do(0, "sail c 1 b").do(0, "walk d 1 c")
    assert sorted(unit.region for unit in table.player(0).citizens()) == ["c", "d"]


# Cards


@pytest.mark.rule("AR-CHAR-06", "AR-DISC-04")
def test_discs_on_a_card_that_is_killed_stay_spent() -> None:
    table = colony()
    table.card(1, "pope")
    table.card(0, "assassin")
    table.building("church", "b", 1)
    table.state.order = [Seat(1), Seat(0), Seat(2)]
    table.state.rebellion = 2
    table.rounds().do(1, "use pope nothing").do(1, "tax").do(0, "use assassin nothing").do(0, "aim pope")
    assert table.state.owner_of("pope") is None
    assert table.player(1).discs == 1


@pytest.mark.rule("AR-CARD-04", "AR-ROUND-06")
@pytest.mark.parametrize(
    ("card", "money", "works"), [("recruiter", 3, False), ("recruiter", 4, True), ("domestic_trade", 2, False)]
)
def test_what_a_card_needs_is_counted_after_its_owner_is_paid(card: str, money: int, works: bool) -> None:
    table = colony()
    table.card(1, card)
    table.citizens(0, "b")
    table.state.surplus = 4
    table.money(money, 20, 20)
    table.rounds()
    assert (table.offer(0, "use") is not None) == works


@pytest.mark.rule("AR-PROG-04", "AR-MIGR-02")
def test_expansionism_and_the_action_move_the_same_citizen_twice() -> None:
    table = colony()
    table.citizens(0, "b")
    use(table, "expansionism").do(0, "walk d 1 b").do(0, "walk b 1 d")
    assert [unit.region for unit in table.player(0).citizens()] == ["b"]
    assert table.player(0).discs == 2


@pytest.mark.rule("AR-WONDER-03", "AR-WONDER-06", "AR-CITY-07")
def test_the_citizen_of_the_town_may_go_onto_the_cathedral_and_ends_the_rule() -> None:
    table = colony()
    table.building("town", "b", 0)
    table.building("church", "b")
    table.card(0, "cathedral")
    table.cubes(0, "stone stone stone")
    table.state.rebellion = 3
    table.rounds().do(0, "erect cathedral stone-stone-stone citizen.b.town")
    assert table.state.rebellion == 2, "a church ruled from the town is controlled"
    assert table.state.ruler("b") is None
    assert table.state.population == 3


# The order of turn


@pytest.mark.rule("AR-CHAR-11", "AR-ORDER-05")
def test_who_ties_by_the_king_bids_again_with_the_king() -> None:
    table = islands()
    table.card(0, "king")
    table.next(OpenBids()).do(0, "bid 0").do(1, "bid 3").do(2, "bid 2")
    assert set(table.waiting()) == {0, 1}
    table.do(0, "bid 0").do(1, "bid 2")
    assert (table.asked(), table.waiting()) == ("SetOrder", (0,))


@pytest.mark.rule("AR-ORDER-05", "AR-ORDER-06")
def test_who_has_nothing_left_for_the_second_bid_is_asked_all_the_same() -> None:
    table = islands()
    table.money(3, 3, 0)
    table.next(OpenBids()).do(0, "bid 3").do(1, "bid 3").do(2, "bid 0")
    assert set(table.waiting()) == {0, 1}, "an answer by itself would tell what they have"


@pytest.mark.rule("AR-ORDER-03")
def test_a_tie_below_the_highest_bid_means_nothing() -> None:
    table = islands()
    table.next(OpenBids()).do(0, "bid 1").do(1, "bid 1").do(2, "bid 2")
    assert (table.asked(), table.waiting()) == ("SetOrder", (2,))


@pytest.mark.rule("AR-NEG-01", "AR-CHAR-11")
def test_a_king_that_changes_hands_while_bids_are_in_fists_adds_to_the_new_owners() -> None:
    table = islands()
    table.card(0, "king")
    table.next(OpenBids()).do(0, "bid 0").do(1, "bid 2").do(1, "ask king give 5 money")
    table.do(0, f"accept {table.state.proposals[0].id}").do(2, "bid 4")
    assert (table.asked(), table.waiting()) == ("SetOrder", (1,))


@pytest.mark.rule("AR-NEG-01", "AR-NEG-02")
def test_who_sets_the_order_may_be_bribed_until_it_is_set() -> None:
    table = islands()
    table.next(OpenBids()).do(0, "bid 3").do(1, "bid 0").do(2, "bid 0").do(1, "deal 0 give 4 money")
    table.do(0, f"accept {table.state.proposals[0].id}").do(0, "order 1>0>2")
    assert table.state.order == [1, 0, 2]
    assert table.player(0).money == 20 - 3 + 4

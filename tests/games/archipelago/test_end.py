"""How it ends, and who has won."""

import re
from itertools import islice

import pytest

from games.archipelago import GAME
from games.archipelago.components import OBJECTIVES, POINTS
from games.archipelago.criteria import COUNTS, ENDS, met_of
from games.archipelago.possessions import Possessions
from games.archipelago.score import score
from games.archipelago.steps import AfterMove, EndPhase, EvolutionTurn, Evolve, NextRound, ReadMarkets
from games.core.chance import Chance
from games.core.game import Setup
from games.core.seats import Seat
from tests.games.archipelago.islands import discover
from tests.games.archipelago.naive_score import totals
from tests.games.archipelago.table import Table
from texts import LOCALES, Teller, words


def colony(seats: int = 3) -> Table:
    table = Table(seats)
    table.region("timber_shore", (1, 0))
    table.region("pineapple_cove", (0, 1))
    table.region("cattle_dale", (2, 0))
    table.money(*[20] * seats)
    return table


def points(table: Table) -> list[int]:
    return [seat.total for seat in score(table.state).scores]


# The end


@pytest.mark.rule("AR-END-01", "AR-END-02")
def test_a_condition_met_in_a_round_ends_the_game_after_it() -> None:
    table = colony()
    table.objective(2, "medium_towns")
    for region in "cd":
        table.building("town", region)
    table.state.regions["a"].buildings["town"] = "sea1"
    table.state.regions["a"].buildings["market"] = "sea1"
    table.state.halls -= 1
    table.state.docks -= 1
    table.citizens(0, "b", 2)
    table.cubes(0, "wood stone wood")
    table.card(0, "education")
    table.state.surplus = 3
    table.region("sugar_bay", (-1, 0))
    table.building("town", "e")
    table.state.agenda = []
    table.next(NextRound())
    table.do(0, "build town citizen.b wood-stone")
    (met,) = table.happened("met")
    assert met.args["objective"] == "medium_towns"
    assert met.to is None, "it is opened"
    assert table.waiting() == (0,)
    before = table.state.shown
    table.do(0, "use education nothing")
    assert table.state.over
    assert table.state.shown > before, "now all objectives lie open"
    assert table.state.ended_by == "medium_towns"


@pytest.mark.rule("AR-END-01", "AR-OPEN-02")
def test_cards_that_nobody_holds_mean_nothing_and_open_ones_hold_for_all() -> None:
    table = colony()
    table.state.money, table.player(0).money = 0, table.player(0).money + table.state.money
    table.next(EndPhase())
    assert not table.state.ended_by, "money is gone, but nobody holds that card"
    table.state.open_objectives = ["medium_separatist"]
    table.next(EndPhase())
    assert table.state.over
    assert not table.happened("independent")


@pytest.mark.rule("AR-END-01", "AR-END-02")
def test_met_between_two_transactions_it_ends_the_game_though_it_no_longer_holds() -> None:
    table = colony()
    table.objective(1, "medium_separatist")
    table.building("port", "b", 0)
    table.cubes(0, "iron")
    table.market("export", "fish", 1)
    table.player(2).money += table.state.money - 7
    table.state.money = 7
    table.rounds().do(0, "visit port b").do(0, "sell export iron cube")
    assert table.happened("met")
    table.do(0, "buy export fish")
    assert table.state.money == 7
    table.do(0, "pass")
    assert table.state.over
    assert table.state.ended_by == "medium_separatist"


@pytest.mark.rule("AR-END-01", "AR-CHAR-14")
def test_what_is_gathered_opens_an_objective_before_the_missionary_is_asked() -> None:
    table = colony()
    table.objective(1, "medium_pacifist")
    for seat, resource in enumerate(("wood", "stone")):
        table.cubes(seat, " ".join([resource] * table.state.bank[resource]))
    table.cubes(2, " ".join(["fruit"] * (table.state.bank["fruit"] - 1)))
    table.ships(0, "a")
    table.stack("palm_cape")
    table.card(0, "missionary")
    table.next(NextRound()).do(0, "use missionary nothing").do(0, "explore").do(0, "take")
    discover(table, 0, "palm_cape")
    table.do(0, "gather fish fruit")
    assert table.asked() == "Convert"
    assert table.happened("opens-objective")


@pytest.mark.rule("AR-END-02")
def test_met_in_phase_three_the_game_ends_after_the_phase() -> None:
    table = colony()
    table.objective(1, "long_pacifist")
    table.citizens(0, "b", 3)
    table.state.surplus = 21
    table.market("export", "fish", 6)
    table.next(ReadMarkets("export"), EndPhase())
    assert table.state.over
    assert table.state.ended_by == "long_pacifist"


@pytest.mark.rule("AR-END-02")
def test_in_phase_six_ones_step_with_its_refill_is_the_round() -> None:
    table = colony()
    table.objective(1, "short_progress")
    for name in ("sawmill", "quarry", "farm", "roads"):
        table.card(2, name)
    table.row("education", "king", "queen", "thief", "spy")
    table.top("merchant")
    table.next(Evolve())
    table.do(0, "acquire education king")
    assert table.state.over
    assert len(table.state.row) == 5, "refilled first"


@pytest.mark.rule("AR-END-01", "AR-END-02")
def test_an_objective_opens_before_what_its_own_move_brings_about() -> None:
    table = colony()
    table.citizens(0, "b", 3)
    table.market("domestic", "stone", 0)
    table.objective(1, "short_progress")
    for name in ("quarry", "farm", "roads", "sawmill"):
        table.card(2, name)
    table.row("education", "king", "queen", "thief", "spy")
    table.top("recruiter")
    table.top("merchant")
    table.next(EvolutionTurn([Seat(0)]), AfterMove(), EndPhase())
    table.do(0, "acquire education king")
    assert table.state.crisis is not None, "the back then on top is red"
    assert table.told().index("met") < table.told().index("crisis")
    assert not table.state.over, "the step is finished first"
    for seat in (0, 1, 2):
        table.do(seat, "done")
    assert table.state.over


@pytest.mark.rule("AR-END-03")
def test_who_ended_it_gets_nothing_for_it() -> None:
    table = colony()
    table.objective(2, "medium_towns")
    table.state.ended_by = "medium_towns"
    table.next(EndPhase())
    assert points(table) == [0, 0, 0]


@pytest.mark.rule("AR-END-04", "AR-OPEN-04")
def test_independence_is_everybodys_defeat() -> None:
    table = colony()
    table.objective(0, "medium_ports")
    table.citizens(0, "b")
    table.state.rebellion = 2
    table.state.over = True
    outcome = GAME.score(table.state)
    assert outcome.winners == ()
    assert points(table) == [0, 0, 0]


@pytest.mark.rule("AR-END-05", "AR-OBJ-18")
def test_independence_with_a_separatist_is_his_victory_alone() -> None:
    table = colony()
    table.objective(1, "medium_separatist")
    table.state.trends = ["ships"]
    table.ships(0, "a")
    table.citizens(0, "b")
    table.state.rebellion = 2
    assert GAME.score(table.state).winners == (1,)
    assert points(table) == [0, 0, 0]
    for deck in ("short", "medium", "long"):
        for role in ("pacifist", "separatist"):
            (card,) = (card for card in OBJECTIVES.values() if card.deck == deck and card.counts == role)
            assert card.end


@pytest.mark.rule("AR-END-06")
def test_independence_in_the_last_round_goes_first() -> None:
    table = colony()
    table.objective(1, "medium_towns")
    table.citizens(0, "b", 2)
    table.state.rebellion = 2
    table.state.ended_by = "medium_towns"
    table.rounds().do(0, "tax")
    assert table.state.over
    assert table.happened("end")[0].args["end"] == "independence"


@pytest.mark.rule("AR-END-07", "AR-SCORE-09")
def test_points_name_the_main_winner_and_money_breaks_a_tie() -> None:
    table = colony()
    table.state.trends = ["ships"]
    table.ships(0, "a")
    table.ships(1, "a")
    table.money(5, 9, 20)
    assert points(table) == [4, 4, 0]
    assert GAME.score(table.state).winners == (1,)
    table.money(9, 9, 20)
    assert GAME.score(table.state).winners == (0, 1)


# Points


@pytest.mark.rule("AR-SCORE-01", "AR-SCORE-02", "AR-SCORE-03", "AR-OBJ-13")
def test_every_objective_held_is_scored_for_all() -> None:
    table = colony()
    table.state.trends = []
    table.objective(0, "medium_characters")
    table.objective(1, "medium_pacifist")
    table.cubes(1, "fish fish fish")
    table.cubes(2, "fish")
    assert points(table) == [0, 3, 2]


@pytest.mark.rule("AR-SCORE-02", "AR-SCORE-04")
def test_ties_share_a_rank_and_push_nobody_down() -> None:
    table = Table(5)
    table.state.trends = []
    table.objective(0, "medium_characters")
    for seat, count in enumerate((4, 4, 3, 2, 1)):
        table.cubes(seat, " ".join(["fish"] * count))
    assert points(table) == [3, 3, 2, 1, 0]


@pytest.mark.rule("AR-SCORE-05", "AR-OBJ-17")
@pytest.mark.parametrize(("card", "margin"), [("short_pacifist", 15), ("medium_pacifist", 12), ("long_pacifist", 10)])
def test_the_pacifist(card: str, margin: int) -> None:
    table = colony()
    table.state.trends = []
    table.objective(1, card)
    table.state.population = margin
    assert points(table) == [0, 0, 0], "an equal difference brings nothing"
    table.state.population += 1
    assert points(table) == [0, 3, 0]
    table.state.rebellion = 1
    assert points(table) == [0, 0, 0]


@pytest.mark.rule("AR-SCORE-06", "AR-TREND-01", "AR-MORE-01")
def test_each_trend_is_ranked_for_four_three_and_two() -> None:
    table = Table(4)
    table.state.trends = ["iron", "money"]
    table.money(4, 3, 2, 1)
    for seat, count in enumerate((0, 3, 2, 1)):
        table.cubes(seat, " ".join(["iron"] * count))
    assert points(table) == [4, 3 + 4, 2 + 3, 0 + 2]


@pytest.mark.rule("AR-SCORE-07")
def test_two_cards_that_count_the_same_score_twice() -> None:
    table = colony()
    table.state.trends = ["fish"]
    table.objective(0, "medium_characters")
    table.cubes(2, "fish")
    assert points(table) == [0, 0, 7]


@pytest.mark.rule("AR-SCORE-08", "AR-WONDER-05")
def test_medals_and_built_wonders() -> None:
    table = colony()
    table.state.trends = []
    for seat, card in ((0, "king"), (0, "pope"), (1, "queen"), (2, "pyramid"), (2, "colossus")):
        table.card(seat, card)
    table.player(2).cards[0].built = True
    assert points(table) == [2, 0, 2]


@pytest.mark.rule("AR-SCORE-10", "AR-OBJ-14")
def test_a_building_held_by_a_striker_counts_for_the_ruler_or_nobody() -> None:
    table = colony()
    table.state.trends = ["churches"]
    table.building("church", "b", 0)
    table.player(0).units[0].lying = True
    assert points(table) == [0, 0, 0]
    table.building("town", "b", 1)
    assert points(table) == [0, 4, 0]


# What objectives ask and count


@pytest.mark.rule("AR-OBJ-01", "AR-OBJ-02", "AR-OBJ-03", "AR-OBJ-04", "AR-OBJ-05", "AR-OBJ-06", "AR-OBJ-07")
@pytest.mark.parametrize(
    ("card", "numbers"),
    [
        ("short_towns", (3, 4, 5, 6)),
        ("short_ports", (3, 4, 5, 6)),
        ("short_markets", (3, 4, 5, 6)),
        ("medium_towns", (4, 5, 6, 7)),
        ("medium_ports", (4, 5, 6, 7)),
        ("medium_markets", (4, 5, 6, 7)),
        ("long_towns", (5, 6, 7, 8)),
        ("long_ports", (5, 6, 7, 8)),
        ("long_markets", (5, 6, 7, 8)),
        ("short_churches", (2, 3, 4, 5)),
        ("medium_churches", (4, 5, 6, 7)),
        ("long_churches", (5, 6, 7, 8)),
        ("short_characters", (4, 5, 6, 7)),
        ("medium_characters", (5, 8, 11, 14)),
        ("short_progress", (4, 5, 6, 7)),
        ("medium_progress", (5, 8, 11, 14)),
        ("long_cards", (12, 16, 20, 24)),
        ("long_ships", (6, 8, 10, 12)),
        ("short_stacks", (2, 2, 2, 2)),
        ("short_separatist", (3, 3, 3, 3)),
        ("medium_stacks", (3, 3, 3, 3)),
        ("long_stacks", (3, 3, 3, 3)),
    ],
)
def test_the_numbers_of_the_conditions(card: str, numbers: tuple[int, ...]) -> None:
    assert tuple(OBJECTIVES[card].at.values()) == numbers
    counted = OBJECTIVES[card].end
    kinds = {
        "towns": "towns",
        "ports": "ports",
        "markets": "markets",
        "churches": "churches",
        "characters": "characters",
        "progress": "progress",
        "cards": "cards",
        "ships": "ships",
        "stacks": "stacks",
        "separatist": "stacks",
    }
    assert counted == kinds[card.partition("_")[2]]


@pytest.mark.parametrize("locale", LOCALES)
@pytest.mark.parametrize("card", OBJECTIVES)
def test_what_is_told_of_an_objective_has_its_numbers(card: str, locale: str) -> None:
    objective = OBJECTIVES[card]
    numbers = tuple(dict.fromkeys(objective.at.values()))
    told = Teller(words(locale), "archipelago", ()).about("objective", card)
    if objective.end != "money_gone":
        assert f" {'/'.join(map(str, numbers))}" in told
    if objective.counts == "pacifist":
        assert f" {objective.margin}." in told
        assert f"{POINTS.pacifist} " in told
    elif objective.counts != "separatist":
        assert re.search("{}, {}(,| и) {} ".format(*POINTS.objective), told)


@pytest.mark.rule("AR-OBJ-01", "AR-OBJ-02", "AR-OBJ-06")
def test_buildings_and_ships_in_play_count_whoever_has_them() -> None:
    table = colony()
    for kind, key in (("town", "towns"), ("port", "ports"), ("market", "markets"), ("church", "churches")):
        table.building(kind, "b")
        table.building(kind, "c")
        assert ENDS[key](table.state) == 2
    table.ships(0, "a", 2)
    table.ships(2, "b")
    assert ENDS["ships"](table.state) == 3


@pytest.mark.rule("AR-OBJ-03", "AR-OBJ-04", "AR-OBJ-05", "AR-OBJ-12", "AR-WONDER-05")
def test_only_owned_cards_count_also_unbuilt_wonders() -> None:
    table = colony()
    table.card(0, "king")
    table.card(1, "sawmill")
    table.card(2, "pyramid")
    table.state.graveyard = [table.state.deck.pop()]
    assert (ENDS["characters"](table.state), ENDS["progress"](table.state), ENDS["cards"](table.state)) == (1, 2, 3)


@pytest.mark.rule("AR-OBJ-07")
def test_empty_stacks_of_tokens() -> None:
    table = colony()
    table.state.tokens, table.state.spent_tokens = [0, 0, 5], 19
    assert ENDS["stacks"](table.state) == 2
    assert met_of(table.state, ["short_stacks"])
    assert not met_of(table.state, ["long_stacks"])


@pytest.mark.rule("AR-OBJ-08")
def test_resources_that_the_bank_lacks() -> None:
    table = colony()
    for seat, resource in ((0, "fish"), (1, "iron")):
        table.cubes(seat, " ".join([resource] * table.state.bank[resource]))
    assert met_of(table.state, ["short_resources_gone"])
    assert not met_of(table.state, ["medium_pacifist"])
    table.cubes(2, " ".join(["wood"] * table.state.bank["wood"]))
    assert met_of(table.state, ["medium_pacifist"])
    assert met_of(table.state, ["long_resources_gone"])


@pytest.mark.rule("AR-OBJ-09")
def test_a_bank_without_money_coins_elsewhere_do_not_count() -> None:
    table = colony()
    table.player(0).on_wheel, table.player(1).given = 2, 3
    table.state.money -= 5
    table.money(20 + table.state.money, 20, 20)
    assert table.state.money == 0
    assert met_of(table.state, ["medium_separatist"])
    assert met_of(table.state, ["long_separatist"])


@pytest.mark.rule("AR-OBJ-10")
def test_population_reached() -> None:
    assert OBJECTIVES["short_pacifist"].at == {3: 22, 4: 28, 5: 34}
    assert OBJECTIVES["medium_population"].at == {2: 20, 3: 27, 4: 34, 5: 41}
    table = colony()
    table.state.population = 26
    assert not met_of(table.state, ["medium_population"])
    table.state.population = 27
    assert met_of(table.state, ["medium_population"])
    four = Table(4)
    four.state.population = 27
    assert not met_of(four.state, ["medium_population"]), "with more it takes more"


@pytest.mark.rule("AR-OBJ-11")
def test_surplus_above_twenty_one() -> None:
    table = colony()
    table.state.surplus = 21
    assert not met_of(table.state, ["long_pacifist"])
    table.state.surplus = 22
    assert met_of(table.state, ["long_pacifist"])


def counted(table: Table, *counts: str, seat: int = 0) -> list[int]:
    """How much a seat has of each."""
    return [COUNTS[count](Possessions(table.state))[seat] for count in counts]


@pytest.mark.rule("AR-OBJ-13", "AR-TREND-05")
def test_stock_counts_only_behind_the_screen() -> None:
    table = colony()
    table.player(0).on_wheel, table.player(0).given = 2, 4
    table.state.money -= 6
    table.tokens(0, 3)
    table.cubes(0, "iron iron fish")
    assert counted(table, "money", "tokens", "iron", "fish", "benefactor") == [20, 3, 2, 1, 4]


@pytest.mark.rule("AR-OBJ-14", "AR-TREND-02")
def test_buildings_one_controls_also_from_towns() -> None:
    table = colony()
    table.building("town", "b", 0)
    for kind in ("port", "market", "church"):
        table.building(kind, "b")
    table.building("port", "c", 1)
    assert counted(table, "ports", "markets", "churches", "ports_and_markets") == [1, 1, 1, 2]
    assert counted(table, "ports", seat=1) == [1]


@pytest.mark.rule("AR-OBJ-15")
def test_owned_cards_busy_or_not() -> None:
    table = colony()
    table.card(0, "king", busy=True)
    table.card(0, "sawmill")
    assert counted(table, "characters", "progress", "cards") == [1, 1, 2]


@pytest.mark.rule("AR-OBJ-16", "AR-CHAR-21")
def test_land_of_ones_towns_looted_or_not() -> None:
    table = colony()
    table.building("town", "b", 0)
    table.building("town", "c")
    table.state.regions["b"].looted["land1 wood"] = 1
    assert counted(table, "wood_land", "fish_land", "fruit_land") == [2, 2, 0]
    table.building("port", "c", 1)
    assert counted(table, "fruit_land", seat=1) == [0], "a port is no town"


@pytest.mark.parametrize("seed", range(6))
def test_a_second_count_of_the_points(seed: int) -> None:
    play = GAME.start(Setup(2 + seed % 4, {"length": ("short", "medium", "long")[seed % 3]}, f"count {seed}"))
    chance = Chance(f"count {seed}")
    for _ in islice(iter(int, 1), 3000):
        if play.state.over:
            break
        seat = play.waiting()[0]
        play.apply(seat, GAME.sensible(GAME.view(play.state, seat), play.legal(seat), chance))
    assert play.state.over
    assert [seat.total for seat in GAME.score(play.state).scores] == totals(play.state)

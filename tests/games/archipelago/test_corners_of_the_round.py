"""Corners of the rulebook: turn zero, crises, independence and the end, each a position that tells right from wrong."""

import pytest

from games.archipelago import GAME
from games.archipelago.components import Half
from games.archipelago.setup import objectives_in_play
from games.archipelago.steps import (
    EndPhase,
    NextRound,
    ReadBalance,
    ResolveHalf,
)
from games.core.chance import Chance
from games.core.game import Setup
from games.core.seats import Seat
from tests.games.archipelago.cards_at_hand import colony
from tests.games.archipelago.islands import crowd, islands
from tests.games.archipelago.table import Table

WANTS_WOOD = Half(crisis="wood", raises=1)


def points(table: Table) -> list[int]:
    return [seat.total for seat in GAME.score(table.state).scores]


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
    (independent,) = table.happened("independent")
    assert independent.args == {"rebels": table.state.rebellion, "people": table.state.population}
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

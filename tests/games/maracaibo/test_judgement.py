"""What looks better to the sensible player, and that it acts on it."""

import pytest

from games.core.chance import Chance
from games.core.moves import Move
from games.core.seats import Seat
from games.maracaibo import GAME, moves
from games.maracaibo.cards import CARDS
from games.maracaibo.computer.appraisal import Appraisal
from games.maracaibo.computer.voyage import Voyage
from tests.games.maracaibo.table import Table

HAND = "cane_press salt_pans dock_crane cacao_grove"


def look(table: Table) -> Appraisal:
    return Appraisal(GAME.view(table.state, Seat(0)), Seat(0))


def chosen(table: Table) -> Move:
    """What it would answer."""
    view = GAME.view(table.state, Seat(0))
    return GAME.sensible(view, table.play.legal(Seat(0)), Chance(""))


def test_income_is_worth_less_the_fewer_rounds_pay_it() -> None:
    table = Table()
    worths = []
    for table.state.round in (1, 2, 3, 4):
        worths.append(look(table).card(CARDS["toll_chain"]))
    assert worths == sorted(worths, reverse=True)
    assert worths[0] > worths[3] + 3


def test_income_that_waits_for_a_token_is_worth_more_with_it() -> None:
    table = Table()
    without = look(table).card(CARDS["smiths_yard"])
    table.player(0).synergies.append("tools")
    assert look(table).card(CARDS["smiths_yard"]) > without


def test_an_inn_is_worth_what_its_owners_assistants_see() -> None:
    alone = look(Table()).card(CARDS["dockside_tavern"])
    assert look(Table().own(0, "port_clerk yard_foreman")).card(CARDS["dockside_tavern"]) > alone + 1


def test_a_discount_is_worth_more_the_more_there_is_left_to_buy() -> None:
    table = Table()
    early = look(table).card(CARDS["harbor_planner"])
    table.state.round = 4
    assert look(table).card(CARDS["harbor_planner"]) < early


def test_influence_is_worth_most_where_markers_have_gone_to_the_map() -> None:
    table = Table().influence(0, france=2, spain=2, england=2)
    table.state.stock["spain"] -= 6
    nations = look(table).nations
    assert nations.influence("spain", 1) > nations.influence("france", 1)
    assert nations.influence("any", 1) == nations.influence("spain", 1)


def test_the_step_that_overtakes_all_others_is_worth_more() -> None:
    table = Table().influence(0, france=4, spain=4).influence(1, france=4)
    nations = look(table).nations
    assert nations.influence("france", 1) > nations.influence("spain", 2) - nations.influence("spain", 1)


def test_the_delivered_good_is_the_card_that_is_missed_least() -> None:
    table = Table().hand(0, "lord_protector toll_chain pearl_divers").seat(0, coins=9).at(0, "17")
    goods = [move.card for move in table.play.legal(Seat(0)).offers[0].moves(50) if isinstance(move, moves.Deliver)]
    answer = chosen(table)
    assert isinstance(answer, moves.Deliver)
    kept = look(table).kept
    assert kept(answer.card) == min(map(kept, goods))


def test_what_cannot_be_finished_is_not_begun() -> None:
    table = Table().seat(0, place="20").seat(1, place="20")
    table.state.round = 4
    table.player(0).discs["vp3"] = 1
    last = look(table)
    assert last.upgrade("vp3") > max(last.upgrade(key) for key in ("market", "steps", "hand"))


@pytest.mark.parametrize("quest", ["q15", "q20"])
def test_a_quest_that_cannot_be_paid_draws_no_ship(quest: str) -> None:
    poor = Table().quest("7", quest).seat(0, coins=0, strength=0, figures=0, tasks=[])
    rich = Table().quest("7", quest).seat(0, coins=5, strength=5, figures=2, tasks=[])
    assert Voyage(look(poor)).quest(quest, 7) == 0 < Voyage(look(rich)).quest(quest, 7)


def test_good_cards_wait_in_the_planning_area_before_the_hand_is_filled() -> None:
    table = Table().hand(0, HAND).seat(0, coins=0).at(0, "6")
    table.do(0, "pass")
    assert table.asked() == "Refill"
    assert isinstance(chosen(table), moves.Plan)
    table.hand(0, "", planned="cane_press salt_pans dock_crane").market(HAND.split()[3])
    answer = chosen(table)
    assert isinstance(answer, moves.Fill)
    assert not set(answer.cards) & {"cane_press", "salt_pans", "dock_crane"}

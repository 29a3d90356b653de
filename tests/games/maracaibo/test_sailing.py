"""The lap: moves, forks and stops."""

import pytest

from games.maracaibo.moves import Sail
from tests.games.maracaibo.table import Table


def destinations(place: str, number: int = 1) -> set[str]:
    table = Table().seat(0, place=place)
    table.state.round = number
    return table.turn(0).words(0, "sail", "place")


@pytest.mark.rule("MA-SAIL-01")
def test_one_to_seven_moves_and_never_none() -> None:
    table = Table().turn(0)
    assert table.verbs(0) == {"sail"}
    assert destinations("0") == {"1", "2", "3", "4", "5", "6", "7", "8", "9"}
    table.do(0, "sail 1 direct")
    assert table.state.moved == 1
    assert table.asked() == "ChooseAction"


@pytest.mark.rule("MA-SAIL-02")
def test_only_along_the_arrows_and_by_either_branch() -> None:
    assert destinations("9") == {"10", "11", "12", "13", "14", "15", "16", "17", "18", "19", "20"}
    table = Table().seat(0, place="2").turn(0)
    assert table.words(0, "sail", "by", place="6") == {"3", "4"}
    table.do(0, "sail 6 4")
    assert table.state.moved == 3


@pytest.mark.rule("MA-SAIL-03")
def test_ships_do_not_hinder_each_other() -> None:
    table = Table().seat(1, place="5").seat(0, place="5")
    assert table.seat(0, place="4").turn(0).can(0, "sail 5 direct")


@pytest.mark.rule("MA-SAIL-04", "MA-HOME-01")
def test_nobody_passes_the_homeward_places() -> None:
    assert destinations("18") == {"19", "20"}
    for place, number, onward in (("20", 1, "21a"), ("20", 4, "21b"), ("21b", 4, "22")):
        table = Table().seat(0, place=place)
        table.state.round = number
        table.turn(0)
        assert table.player(0).place == onward
        assert table.state.moved == 1


@pytest.mark.rule("MA-SAIL-05")
def test_cities_and_villages() -> None:
    state = Table().state
    cities = {place for place in map(str, range(1, 20)) if state.is_city(place)}
    assert cities == {"3", "4", "5", "11", "13", "14", "17"}
    assert not Table().state.is_city("16")
    assert Table().legacy("l1").state.is_city("16")


@pytest.mark.rule("MA-SAIL-06")
def test_a_dear_route_needs_all_its_points() -> None:
    table = Table().legacy("l2").seat(0, place="3").turn(0)
    assert table.words(0, "sail", "place") == {"6", "7", "8", "9", "10"}
    table.do(0, "sail 9 direct")
    assert table.state.moved == 6


@pytest.mark.rule("MA-SAIL-07")
def test_village_actions_count_movement_points() -> None:
    table = Table().legacy("l2").hand(0, "cane_press salt_pans").seat(0, place="8").turn(0)
    table.do(0, "sail 10 direct")
    assert table.state.leg == 4
    table.do(0, "sell cane-press")
    assert table.asked() == "VillageAction"


@pytest.mark.rule("MA-FLOW-02")
def test_a_turn_is_sailing_acting_and_drawing() -> None:
    table = Table().turn(0)
    assert table.asked() == "SetSail"
    table.do(0, "sail 1 direct")
    assert table.asked() == "ChooseAction"
    table.do(0, "pass")
    assert table.asked() == "Refill"
    table.do(0, "refill none")
    assert table.waiting() == (1,)
    assert table.asked() == "SetSail"


@pytest.mark.rule("MA-FLOW-03")
def test_the_round_ends_with_the_turn_that_reaches_the_last_place() -> None:
    table = Table(3).seat(0, place="20").turn(0)
    assert table.asked() == "ChooseAction"  # there is but one way from 20
    assert table.player(0).place == "21a"
    table.do(0, "pass")
    table.do(0, "refill none")
    assert table.asked() == "ScoringChoice"
    table.state.round = table.state.open_buildings = 4
    table.seat(0, place="20").turn(0)
    table.do(0, "pass")
    table.do(0, "pass")
    assert table.waiting() == (1,)
    assert table.asked() == "SetSail"


@pytest.mark.rule("MA-FLOW-01", "MA-FLOW-04")
def test_four_rounds_each_begun_left_of_the_one_who_ended_the_last() -> None:
    table = Table(3).scoring(closer=1)
    for seat in (1, 2, 0):
        table.do(seat, "take-points")
    assert table.state.round == 2
    assert table.waiting() == (2,)
    table.scoring(closer=1, number=4)
    for seat in (1, 2, 0):
        table.do(seat, "take-points")
    assert table.state.over


def test_why_a_ship_cannot_sail_there() -> None:
    table = Table().seat(0, place="6").turn(0)
    assert table.why_not(0, Sail("3", "direct")) == "behind"
    assert table.why_not(0, Sail("20", "direct")) == "too-far"
    assert table.why_not(0, Sail("atlantis", "direct")) == "no-such-place"

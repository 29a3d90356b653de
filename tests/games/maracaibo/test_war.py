"""Combat, influence and ownership markers."""

import pytest

from games.maracaibo.kinds import Effect, Nation
from games.maracaibo.moves import Fight, Manoeuvre
from tests.games.maracaibo.box import DATA
from tests.games.maracaibo.table import Table

WAR = Effect("war")


def war(table: Table, token: str = "w07", nation: str = "france") -> Table:
    """Seat 0 fights for a nation, with a token whose France of 5 has no deal."""
    table.token(token).effects(0, WAR)
    table.do(0, "attack left")
    table.do(0, f"fight {nation}")
    return table


@pytest.mark.rule("MA-COMBAT-01")
def test_a_token_of_either_pile_is_turned_up() -> None:
    table = Table().token("w02", 0).token("w05", 1).effects(0, WAR)
    assert table.words(0, "attack", "pile") == {"left", "right"}
    table.do(0, "attack right")
    assert table.asked() == "ChooseNation"
    assert table.state.agenda[-1].values == {"france": 3, "spain": 6, "england": 4}  # type: ignore[attr-defined]


@pytest.mark.rule("MA-COMBAT-02")
def test_without_tokens_every_nation_is_worth_three() -> None:
    table = Table()
    table.player(1).tokens = table.state.piles[0] + table.state.piles[1]
    table.state.piles = [[], []]
    table.effects(0, WAR)
    table.do(0, "attack none")
    assert table.state.agenda[-1].values == {"france": 3, "spain": 3, "england": 3}  # type: ignore[attr-defined]
    table.do(0, "fight spain")
    table.do(0, "pass")
    assert table.player(0).tokens == []


@pytest.mark.rule("MA-COMBAT-03")
def test_the_nation_pays_or_is_paid_for_at_once() -> None:
    table = war(Table(), "w01")
    assert table.player(0).coins == 6
    assert table.asked() == "Manoeuvre"
    assert war(Table(), "w01", "spain").player(0).points == 2
    table.do(0, "manoeuvre influence-one none 0")
    assert table.player(0).influence == {"france": 1, "spain": 0, "england": 0}


@pytest.mark.rule("MA-COMBAT-04")
def test_what_cannot_be_paid_cannot_be_picked() -> None:
    table = Table().seat(0, coins=1).token("w01").effects(0, WAR)
    table.do(0, "attack left")
    assert table.words(0, "fight", "nation") == {"spain", "england"}
    assert table.why_not(0, Fight("france")) == "fight-too-dear"


@pytest.mark.rule("MA-COMBAT-05")
def test_the_bonuses_of_tokens() -> None:
    assert war(Table(), "w07", "spain").player(0).coins == 10
    assert war(Table(), "w01", "england").player(0).influence["england"] == 1
    assert war(Table(), "w13", "england").player(0).points == 4
    table = war(Table().seat(0, figures=0, strength=0), "w13", "spain")
    assert table.player(0).figures == 1
    table.do(0, "manoeuvre influence-two none 1")
    assert table.player(0).figures == 0
    none_left = Table().seat(0, figures=0)
    none_left.player(0).on_cards["x"] = none_left.player(0).reserve
    none_left.player(0).reserve = 0
    assert war(none_left, "w13", "spain").player(0).figures == 0


@pytest.mark.rule("MA-COMBAT-06", "MA-COMBAT-07")
def test_most_and_fewest_markers_change_the_values() -> None:
    table = Table().markers(p1="france", p2="france", p4="spain").token("w25").effects(0, WAR)
    table.do(0, "attack left")
    assert table.state.agenda[-1].values == {"france": 2, "spain": 4, "england": 7}  # type: ignore[attr-defined]
    tied = Table().markers(p1="france", p2="spain").token("w25").effects(0, WAR)
    tied.do(0, "attack left")
    assert tied.state.agenda[-1].values == {"france": 4, "spain": 4, "england": 7}  # type: ignore[attr-defined]
    last = Table().markers(p1="france").token("w25").effects(0, WAR)
    last.do(0, "attack left")
    assert last.state.agenda[-1].values == {"france": 2, "spain": 4, "england": 4}  # type: ignore[attr-defined]
    low = Table().markers(p1="england").token("w13").effects(0, WAR)
    low.do(0, "attack left")
    assert low.state.agenda[-1].values["england"] == 0  # type: ignore[attr-defined]


@pytest.mark.rule("MA-COMBAT-06", "MA-COMBAT-07")
@pytest.mark.parametrize(
    ("token", "markers", "values"),
    [
        ("w07", "ffs", (5, 4, 2 + 3)),  # only the fewest
        ("w07", "f", (5, 4, 2)),
        ("w07", "fse", (5, 4, 2)),
        ("w07", "", (5, 4, 2)),
        ("w07", "se", (5 + 3, 4, 2)),
        ("w13", "ffs", (7 - 2, 4, 2)),  # only the most
        ("w13", "fs", (7, 4, 2)),
        ("w13", "fse", (7, 4, 2)),
        ("w02", "ffs", None),  # neither
    ],
)
def test_who_is_alone_at_either_end_is_changed(token: str, markers: str, values: tuple[int, int, int] | None) -> None:
    nations: dict[str, Nation] = {"f": "france", "s": "spain", "e": "england"}
    table = Table().markers(**{f"p{place}": nations[letter] for place, letter in zip("126", markers, strict=False)})
    table.token(token).effects(0, WAR)
    table.do(0, "attack left")
    plain = tuple(DATA["token"][token][nation]["value"] for nation in nations.values())
    found = tuple(table.state.agenda[-1].values.values())  # type: ignore[attr-defined]
    assert found == (values or plain)


@pytest.mark.rule("MA-COMBAT-08")
def test_the_modifiers_look_at_the_map_once() -> None:
    table = war(Table(3).markers(p1="spain", p2="england").seat(0, strength=0), "w25")
    assert table.state.agenda[-1].value == 4 + 3  # type: ignore[attr-defined]
    table.do(0, "manoeuvre city 5 0")
    assert table.state.agenda[-1].value == 3  # type: ignore[attr-defined]


@pytest.mark.rule("MA-COMBAT-09", "MA-COMBAT-10")
def test_figures_and_combat_points_raise_the_value_and_never_come_back() -> None:
    table = war(Table().seat(0, figures=2, strength=3))
    table.do(0, "manoeuvre influence-two none 0")
    assert not table.can(0, "manoeuvre city 4 3")
    table.do(0, "manoeuvre city 4 2")
    player = table.player(0)
    assert player.strength == 1
    assert player.figures == 1  # which the flag of city 4 has brought
    free = war(Table().seat(0, figures=2, strength=3))
    free.do(0, "pass")
    assert (free.player(0).figures, free.player(0).strength) == (2, 3)


@pytest.mark.rule("MA-COMBAT-11", "MA-COMBAT-12")
def test_each_manoeuvre_once_and_one_of_the_two_influences() -> None:
    table = war(Table().own(0, "parade_captain").seat(0, strength=8))
    table.do(0, "manoeuvre influence-one none 0")
    assert table.player(0).influence["france"] == 1
    assert table.why_not(0, Manoeuvre("influence_two", "none", 0)) == "made-already"
    table.do(0, "manoeuvre city 5 0")
    assert table.why_not(0, Manoeuvre("city", "4", 0)) == "made-already"
    table.do(0, "pass")
    two = war(Table().seat(0, strength=0))
    two.do(0, "manoeuvre influence-two none 0")
    assert two.player(0).influence["france"] == 2
    assert not two.can(0, "manoeuvre city 4 0")


@pytest.mark.rule("MA-COMBAT-13", "MA-COMBAT-15")
def test_a_free_city_costs_four() -> None:
    table = war(Table())
    stock = table.state.stock["france"]
    table.do(0, "manoeuvre city 5 0")
    assert table.state.agenda[-1].value == 1  # type: ignore[attr-defined]
    assert table.state.markers["5"] == "france"
    assert table.state.stock["france"] == stock - 1
    assert table.player(0).influence["france"] == 1
    assert table.player(0).points == 4


@pytest.mark.rule("MA-COMBAT-14", "MA-MARK-02")
def test_another_nations_city_costs_six_and_its_marker_is_gone() -> None:
    table = war(Table().markers(p5="spain").seat(0, strength=1))
    assert table.state.stock["spain"] == 12
    table.do(0, "manoeuvre city 5 0")
    assert table.player(0).strength == 0
    assert table.state.markers == {"5": "france"}
    assert table.state.stock["spain"] == 12


@pytest.mark.rule("MA-COMBAT-16")
def test_neither_own_cities_nor_those_without_a_flag() -> None:
    table = war(Table().markers(p5="france").seat(0, strength=8))
    assert table.words(0, "manoeuvre", "place", manoeuvre="city") == {"3", "4", "11", "13", "14", "17"}
    assert table.why_not(0, Manoeuvre("city", "5", 0)) == "own-marker"


@pytest.mark.rule("MA-COMBAT-17", "MA-MARK-04")
def test_without_a_marker_left_nothing_is_taken() -> None:
    table = Table().seat(0, strength=8).upgraded(0, "village_war claim")
    table.state.stock["france"] = 0
    war(table)
    assert table.words(0, "manoeuvre", "manoeuvre") == {"influence_one", "influence_two"}
    claim = Table().upgraded(0, "claim")
    claim.state.stock["france"] = 0
    assert claim.at(0, "1").words(0, "claim", "nation") == {"spain", "england"}
    claim.effects(0, Effect("village_marker"))
    assert claim.words(0, "hoist", "nation") == {"spain", "england"}


@pytest.mark.rule("MA-COMBAT-18")
def test_the_token_goes_to_the_players_board() -> None:
    table = war(Table())
    assert table.player(0).tokens == []
    table.do(0, "pass")
    assert table.player(0).tokens == ["w07"]


# Nations


@pytest.mark.rule("MA-INFL-01", "MA-INFL-02")
def test_influence_past_the_end_becomes_points() -> None:
    table = Table().influence(0, france=15).effects(0, Effect("influence", n=3, nation="france"))
    assert table.player(0).influence["france"] == 16
    assert table.player(0).points == 4


@pytest.mark.rule("MA-INFL-03")
@pytest.mark.parametrize(("space", "rank"), [(0, 0), (1, 0), (2, 1), (4, 2), (9, 3), (10, 4), (15, 5), (16, 6)])
def test_ranks(space: int, rank: int) -> None:
    assert Table().influence(0, spain=space).player(0).rank("spain") == rank


@pytest.mark.rule("MA-INFL-04")
def test_the_next_rank_is_the_next_ribbon() -> None:
    table = Table().influence(0, france=4, spain=16).effects(0, Effect("rank"))
    assert table.words(0, "rise", "nation") == {"france", "england"}
    table.do(0, "rise france")
    assert table.player(0).influence["france"] == 7


@pytest.mark.rule("MA-MARK-01", "MA-MARK-03")
@pytest.mark.parametrize(("gone", "cells"), [(0, 0), (1, 1), (2, 1), (3, 2), (12, 6), (13, 7)])
def test_a_cell_is_empty_when_all_its_markers_are_gone(gone: int, cells: int) -> None:
    from games.maracaibo.map.markers import empty_cells

    table = Table(3)
    table.state.stock["france"] = 13 - gone
    assert empty_cells(table.state.stock["france"]) == cells


# Manoeuvres of ships and cards


@pytest.mark.rule("MA-SHIP-09", "MA-SHIP-10")
def test_the_village_manoeuvre() -> None:
    table = Table().upgraded(0, "village_war").own(0, "market_matron").own(1, "canoe_chief")
    war(table.markers(p1="france", p7="spain").seat(0, strength=8))
    places = table.words(0, "manoeuvre", "place", manoeuvre="village")
    assert "1" not in places
    assert "4" not in places
    table.do(0, "manoeuvre village 7 0")
    player = table.player(0)
    assert table.state.agenda[-1].value == 0  # type: ignore[attr-defined]
    assert table.state.markers["7"] == "france"
    assert (player.influence["france"], player.points) == (1, 3 + 1)
    assert not table.can(0, "manoeuvre village 2 0")
    free = war(Table().upgraded(0, "village_war"))
    free.do(0, "manoeuvre village 2 0")
    assert free.state.agenda[-1].value == 3  # type: ignore[attr-defined]


@pytest.mark.rule("MA-MANO-01", "MA-MANO-03")
def test_influence_and_points_for_two() -> None:
    table = war(Table().own(0, "parade_captain field_marshals_map").seat(0, strength=8))
    table.do(0, "manoeuvre influence-one none 0")
    table.do(0, "manoeuvre parade-captain none 0")
    table.do(0, "manoeuvre field-marshals-map none 0")
    assert table.player(0).influence["france"] == 3
    assert table.player(0).points == 1 + 3
    assert not table.can(0, "manoeuvre parade-captain none 0")


def test_a_manoeuvre_is_told_with_its_place() -> None:
    table = war(Table().seat(0, strength=8))
    (told,) = (event for event in table.do(0, "manoeuvre city 5 0") if "manoeuvre" in event.key)
    assert told.args["place"] == "5"


@pytest.mark.rule("MA-MANO-01")
def test_a_manoeuvre_of_a_card_costs_two() -> None:
    table = war(Table().own(0, "parade_captain field_marshals_map").seat(0, strength=0, figures=0))
    table.do(0, "manoeuvre parade-captain none 0")
    assert table.state.agenda[-1].value == 5 - 2  # type: ignore[attr-defined]
    assert (table.player(0).influence, table.player(0).points) == ({"france": 1, "spain": 0, "england": 0}, 1)
    table.do(0, "manoeuvre field-marshals-map none 0")
    assert (table.player(0).influence["france"], table.player(0).points) == (2, 1 + 3)
    assert table.asked() == "Refill"  # a single point pays for nothing


@pytest.mark.rule("MA-MANO-02")
def test_loot_needs_its_token() -> None:
    without = war(Table().own(0, "prize_crew"))
    assert "prize_crew" not in without.words(0, "manoeuvre", "manoeuvre")
    table = war(Table().own(0, "prize_crew").seat(0, synergies=["anchor"]))
    table.do(0, "manoeuvre prize-crew none 0")
    assert (table.player(0).coins, table.player(0).points) == (11, 2)
    assert table.state.agenda[-1].value == 4  # type: ignore[attr-defined]


@pytest.mark.rule("MA-PERM-03")
def test_war_preparation_comes_before_the_combat() -> None:
    table = Table().own(0, "deck_gunner broadside_drill").token("w07").effects(0, WAR)
    table.do(0, "attack left")
    assert table.player(0).strength == 3
    full = Table().own(0, "deck_gunner").seat(0, strength=8).token("w07").effects(0, WAR)
    full.do(0, "attack left")
    assert full.player(0).strength == 8


@pytest.mark.rule("MA-PERM-09")
def test_a_printed_nation_brings_two_combat_points() -> None:
    assert war(Table().own(0, "corsair_of_brest")).player(0).strength == 3
    assert war(Table().own(0, "cadiz_ensign")).player(0).strength == 1
    assert war(Table().own(0, "corsair_of_brest").seat(0, strength=7)).player(0).strength == 8


@pytest.mark.rule("MA-PERM-10")
def test_removed_markers_bring_points() -> None:
    table = war(Table().own(0, "flag_breaker").markers(p3="spain").seat(0, strength=8))
    table.do(0, "manoeuvre city 3 0")
    assert table.player(0).points == 3


@pytest.mark.rule("MA-PERM-08")
def test_figures_become_combat_points_at_any_time() -> None:
    table = Table().own(0, "boarding_veteran").turn(1)
    table.do(0, "enlist")
    table.do(0, "enlist")
    assert (table.player(0).figures, table.player(0).strength) == (0, 3)
    assert not table.can(0, "enlist")


@pytest.mark.rule("MA-SHIP-17")
def test_the_combat_track_ends_at_eight() -> None:
    assert Table().effects(0, Effect("strength", n=9)).player(0).strength == 8

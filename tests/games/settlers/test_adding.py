"""Adding a tile: which, where, and who supplies it."""

from itertools import combinations

import pytest

from games.settlers.grid import around, beside
from games.settlers.steps import AddDrawn
from tests.games.settlers.table import (
    REVEALED,
    do,
    keys,
    next_turn,
    refused,
    spots,
    table,
    tiles,
    told,
    turn,
    verbs,
    why,
)

FIELDS = "forest forest"
FAR = "water_meadow water_meadow"
BESIDE_TWO = {"g8", "h8", "f7", "i7", "g6", "h6"}
CORNERS_OF_TWO = {"f8", "i8", "f6", "i6"}


def ring_with(*forests: str) -> str:
    """Nine squares around h8, in which only these give wood or stone."""
    lines = (("g9", "h9", "i9"), ("g8", "h8", "i8"), ("g7", "h7", "i7"))
    return "\n".join(" ".join("forest" if spot in forests else "water_meadow" for spot in line) for line in lines)


ONLY_INSIDE = ring_with("g7", "i9")
"""A mine fits nowhere beside it, but can replace the middle."""


class TestWhich:
    @pytest.mark.rule("SE-ADD-01")
    def test_any_open_tile_of_the_rows_and_prizes(self) -> None:
        play = turn("mine weavery \n forest forest", FAR, rows="lake mine", prizes="altar_of_minerva")
        assert tiles(play) == {"lake", "mine", "altar_of_minerva"}

    @pytest.mark.rule("SE-ADD-01")
    def test_no_tile_of_another_player(self) -> None:
        play = turn(FIELDS, "cliff cliff", rows="lake")
        assert why(play, "place cliff g8") == "not-open"

    @pytest.mark.rule("SE-GEN-05", "SE-ADD-08")
    def test_villages_and_cities_produce_what_is_printed_and_prizes_nothing(self) -> None:
        assert tiles(turn("mine weavery", FAR, prizes="altar_of_minerva")) == {"altar_of_minerva"}
        assert tiles(turn("mine military_camp_iron_wood", FAR, prizes="sanctuary_of_bellona"))
        assert tiles(turn("mine temple_of_saturn", FAR, prizes="sanctuary_of_bellona", rows="lake")) == {"lake"}


class TestWhere:
    @pytest.mark.rule("SE-ADD-02", "SE-ADD-06")
    def test_a_natural_tile_goes_anywhere_along_a_side(self) -> None:
        assert spots(turn(FIELDS, FAR, rows="lake"), "lake") == BESIDE_TWO

    @pytest.mark.rule("SE-ADD-02")
    @pytest.mark.parametrize("spot", sorted(CORNERS_OF_TWO))
    def test_a_corner_is_not_enough(self, spot: str) -> None:
        assert why(turn(FIELDS, FAR, rows="lake"), f"place lake {spot}") == "no-side"

    @pytest.mark.rule("SE-GEN-04")
    def test_a_state_may_grow_far_in_one_direction_and_stays_in_one_piece(self) -> None:
        row = "forest " * 20
        play = turn(row, FAR, rows="lake")
        assert {"f7", "za7", "g8", "z6"} <= spots(play, "lake")
        assert all(set(beside(spot)) & set(play.state.players[0].land) for spot in spots(play, "lake"))


class TestSupply:
    @pytest.mark.rule("SE-ADD-03")
    def test_all_eight_neighbours_supply_and_no_others(self) -> None:
        play = turn(FIELDS, FAR, rows="mine")
        assert spots(play, "mine") == {"g8", "h8", "g6", "h6"}
        for pair in combinations(around("h8"), 2):
            assert spots(turn(ring_with(*pair), FAR, rows="mine"), "mine", "replace") >= {"h8"}

    @pytest.mark.rule("SE-ADD-03")
    def test_what_is_missing_is_named(self) -> None:
        reason = refused(turn("forest water_meadow", FAR, rows="stable grove"), "place stable f7")
        assert reason.key == "settlers-reason-missing"
        assert reason.args == {"tile": "stable", "spot": "f7", "resource": ("plants", "water")}

    @pytest.mark.rule("SE-ADD-04")
    def test_each_need_takes_a_tile_of_its_own(self) -> None:
        play = turn("forest water_meadow", FAR, rows="mine grove")
        assert spots(play, "mine") == set()
        assert why(play, "place mine g8") == "one-each"

    @pytest.mark.rule("SE-ADD-05")
    @pytest.mark.parametrize("land", ["forest lake", "lake forest", "forest \n grove", "grove \n forest"])
    def test_it_does_not_matter_who_is_asked_first(self, land: str) -> None:
        assert spots(turn(land, FAR, rows="mine"), "mine")

    @pytest.mark.rule("SE-ADD-07")
    def test_a_natural_tile_gives_one_of_two_resources_and_another_next_time(self) -> None:
        play = turn("forest lake", FAR, rows="mine fishery fishery", nature="")
        assert tiles(play) == {"mine", "fishery"}
        do(play, "place mine g6")
        next_turn(play)
        do(play, "place fishery g8")
        assert [lot.tile for lot in play.state.players[0].land.values()] == ["forest", "lake", "mine", "fishery"]
        assert spots(turn("forest cliff", FAR, rows="mine"), "mine")
        assert not spots(turn("forest water_meadow", FAR, rows="mine"), "mine")

    @pytest.mark.rule("SE-ADD-09")
    def test_only_suppliers_count_and_opponents_are_no_neighbours(self) -> None:
        assert not spots(turn("forest grove", "cliff cliff", rows="gold_mine"), "gold_mine")
        crowded = "mine water_meadow weavery \n forest . lake \n temple_of_janus market_gold_stone mine!"
        assert spots(turn(crowded, FAR, rows="mine"), "mine") >= {"h8"}

    @pytest.mark.rule("SE-ADD-10")
    def test_nothing_is_stored_and_every_tile_supplies_again_each_turn(self) -> None:
        play = turn(FIELDS, "lake lake", rows="mine mine", nature="", village="mine " * 9)
        before = spots(play, "mine")
        do(play, "place mine g8")
        next_turn(play)
        assert before - {"g8"} <= spots(play, "mine")
        do(play, "place mine h8")
        next_turn(play)
        assert {"g6", "h6"} <= spots(play, "mine")


class TestAfterwards:
    @pytest.mark.rule("SE-ADD-11")
    def test_tiles_are_never_moved(self) -> None:
        play = turn("forest lake", FAR, rows="mine lake lake lake lake lake", nature="grove grove grove")
        laid: dict[str, str] = {}
        for tile, spot in (("mine", "g8"), ("lake", "h8"), ("lake", "f7")):
            do(play, f"place {tile} {spot}")
            now = {where: lot.tile for where, lot in play.state.players[0].land.items()}
            assert laid.items() <= now.items()
            laid = now
            next_turn(play)
        assert laid == {"g7": "forest", "h7": "lake", "g8": "mine", "h8": "lake", "f7": "lake"}

    @pytest.mark.rule("SE-ADD-12")
    def test_a_tile_stays_and_works_without_its_suppliers(self) -> None:
        play = turn("mine weavery \n forest! cliff!", FAR, prizes="altar_of_minerva")
        assert "g9" in spots(play, "altar_of_minerva")


class TestDuty:
    @pytest.mark.rule("SE-ADD-13")
    def test_a_tile_that_fits_must_be_added_whichever_and_wherever(self) -> None:
        play = turn(FIELDS, FAR, rows="lake mine")
        assert verbs(play) == {"place", "replace"}
        assert tiles(play) == {"lake", "mine"}
        assert why(play, "draw") == why(play, "skip") == "must-add"
        do(play, "replace lake g7")
        assert play.state.players[0].replaced == ["forest"]

    @pytest.mark.rule("SE-ADD-13")
    def test_there_is_no_duty_to_make_it_fit_by_a_token(self) -> None:
        play = turn("mine lake", "weavery lake", hands=("coin",), prizes="altar_of_minerva")
        assert "draw" in verbs(play)
        do(play, "coin 1 g7 cloth")
        assert "draw" not in verbs(play)
        assert why(play, "draw") == "must-add"

    @pytest.mark.rule("SE-ADD-14")
    def test_the_duty_holds_for_prizes(self) -> None:
        play = turn("mine weavery \n forest! forest!", FAR, prizes="altar_of_minerva")
        assert tiles(play) == {"altar_of_minerva"}
        assert verbs(play) == {"place", "replace"}
        assert refused(play, "draw").args == {"tile": "altar_of_minerva"}

    @pytest.mark.rule("SE-ADD-15")
    def test_if_nothing_fits_a_natural_tile_is_drawn_and_added(self) -> None:
        play = table(FAR, FIELDS, rows="mine", nature="grove lake")
        events = do(play, "reveal city")
        assert keys(events) == ["reveal", "draw"]
        assert told(events, "draw").args == {"tile": "grove"}
        assert told(events, "draw").auto
        assert play.state.shown == 2
        assert tiles(play) == {"grove"}
        assert spots(play, "grove") == BESIDE_TWO
        assert why(play, "place mine g8") == "drawn-first"
        do(play, "place grove g8")
        assert play.state.players[0].land["g8"].tile == "grove"
        assert play.waiting() == (1,)

    @pytest.mark.rule("SE-ADD-16")
    def test_if_nothing_fits_and_no_natural_tile_is_left_the_turn_ends(self) -> None:
        play = table(FAR, FIELDS, rows="mine", nature="")
        events = do(play, "reveal city")
        assert told(events, "skip").auto
        assert len(play.state.players[0].land) == 2
        assert play.waiting() == (1,)

    @pytest.mark.rule("SE-ADD-17")
    def test_the_drawn_tile_joins_no_row_and_clears_none(self) -> None:
        full = "mine mine mine mine mine"
        play = table(FAR, FIELDS, rows=f"{full} {REVEALED}", nature="grove lake")
        do(play, "reveal city")
        assert isinstance(play.state.agenda[-1], AddDrawn)
        assert play.state.rows == {"nature": [], "village": full.split(), "city": [REVEALED, REVEALED]}
        assert play.state.box.tiles == []

    @pytest.mark.rule("SE-ADD-17")
    def test_it_may_be_drawn_instead_of_replacing_and_replace_a_tile_itself(self) -> None:
        play = turn(ONLY_INSIDE, FAR, rows="mine", nature="grove")
        assert verbs(play) == {"replace", "draw"}
        do(play, "draw")
        assert spots(play, "grove", "replace") == set(play.state.players[0].land)
        do(play, "replace grove h8")
        assert play.state.players[0].replaced == ["water_meadow"]

"""The order of a turn, and revealing."""

import pytest

from games.core.seats import Seat
from games.settlers import GAME
from tests.games.settlers.table import REVEALED, do, keys, refused, spots, table, targets, tiles, told, turn, verbs, why

FIELDS = "forest forest"
FULL = "lake cliff grove lake forest"


class TestOrder:
    @pytest.mark.rule("SE-TURN-01")
    def test_reveal_then_perhaps_a_token_then_a_tile(self) -> None:
        play = table(FIELDS, FIELDS, hands=("war",), rows="lake")
        assert verbs(play) == {"reveal"}
        do(play, "reveal nature")
        assert verbs(play) == {"war", "place", "replace"}
        do(play, "war 1 g7")
        assert verbs(play) == {"place", "replace"}
        do(play, "place lake g8")
        assert play.waiting() == (1,)
        assert verbs(play, 1) == {"reveal"}

    @pytest.mark.rule("SE-TURN-02")
    def test_no_token_before_the_reveal_nor_after_the_tile(self) -> None:
        play = table(FIELDS, FIELDS, hands=("war",), rows="lake")
        assert why(play, "war 1 g7") == "reveal-first"
        do(play, "reveal nature", "place lake g8")
        assert refused(play, "war 1 g7").key == "core-reason-not-your-turn"

    @pytest.mark.rule("SE-TURN-03")
    def test_a_turn_ends_with_the_token_then_the_coins_then_the_left_neighbour(self) -> None:
        play = turn("mine$ mine \n cliff .", FIELDS, FIELDS, rows="market_iron_plants")
        events = do(play, "place market-iron-plants h7")
        assert keys(events) == ["place", "new-token", "coins"]
        assert play.state.players[0].tokens["coin"] == 2
        assert play.waiting() == (1,)

    @pytest.mark.rule("SE-TURN-04")
    def test_one_tile_a_turn(self) -> None:
        play = turn(FIELDS, FIELDS, rows="lake grove")
        do(play, "place lake g8")
        assert refused(play, "place grove h8").key == "core-reason-not-your-turn"
        assert len(play.state.players[0].land) == 3

    def test_without_a_token_to_play_only_the_tile_is_asked_for(self) -> None:
        play = turn(FIELDS, FIELDS, hands=("cart",), rows="lake")
        assert play.legal(Seat(0)).prompt.key == "settlers-ask-add-tile"
        assert (
            turn(FIELDS, FIELDS, hands=("war",), rows="lake").legal(Seat(0)).prompt.key == "settlers-ask-token-or-tile"
        )


class TestReveal:
    @pytest.mark.rule("SE-REVEAL-01")
    @pytest.mark.parametrize(("stack", "tile"), [("nature", "lake"), ("village", "mine"), ("city", REVEALED)])
    def test_the_top_tile_of_the_chosen_stack_goes_to_its_row(self, stack: str, tile: str) -> None:
        play = table(FIELDS, FIELDS, rows="grove")
        before = len(play.state.stacks[stack])
        events = do(play, f"reveal {stack}")
        assert told(events, "reveal").args == {"stack": stack, "tile": tile}
        assert play.state.rows[stack][-1] == tile
        assert len(play.state.stacks[stack]) == before - 1

    @pytest.mark.rule("SE-REVEAL-02", "SE-REVEAL-05", "SE-GEN-06")
    def test_a_full_row_is_cleared_for_good_and_stays_known(self) -> None:
        play = table(FIELDS, FIELDS, rows=FULL, nature="water_meadow lake")
        events = do(play, "reveal nature")
        assert keys(events)[:2] == ["clear", "reveal"]
        assert told(events, "clear").args == {"stack": "nature", "tile_gone": tuple(FULL.split())}
        assert play.state.rows["nature"] == ["water_meadow"]
        assert play.state.stacks["nature"] == ["lake"]
        assert GAME.view(play.state, Seat(1)).box.tiles == FULL.split()

    @pytest.mark.rule("SE-REVEAL-03")
    def test_only_revealing_from_its_own_stack_clears_a_row(self) -> None:
        play = table(FIELDS, FIELDS, rows=FULL)
        do(play, "reveal village")
        assert play.state.rows["nature"] == FULL.split()
        assert play.state.box.tiles == []

    @pytest.mark.rule("SE-REVEAL-04")
    def test_a_row_grows_to_five_and_no_further(self) -> None:
        play = table(
            FIELDS, FIELDS, rows="lake lake lake lake lake", village="mine stable mine winery weavery winery mine"
        )
        lengths = []
        for spot in ("f7", "f7", "e7", "e7", "d7"):
            do(play, "reveal village")
            lengths.append(len(play.state.rows["village"]))
            do(play, f"place lake {spot}")
        do(play, "reveal village")
        assert [*lengths, len(play.state.rows["village"])] == [1, 2, 3, 4, 5, 1]

    @pytest.mark.rule("SE-REVEAL-06")
    def test_an_empty_stack_cannot_be_chosen(self) -> None:
        play = table(FIELDS, FIELDS, nature="")
        assert targets(play, "reveal") == {("village",), ("city",)}
        assert why(play, "reveal nature") == "empty-stack"

    def test_the_only_stack_left_is_revealed_from_by_itself(self) -> None:
        play = table(FIELDS, FIELDS, nature="", village="", rows="lake")
        assert told(play.events, "reveal").auto
        assert verbs(play) == {"place", "replace"}

    @pytest.mark.rule("SE-REVEAL-07")
    def test_nothing_is_refilled_and_prizes_are_never_revealed(self) -> None:
        play = turn("mine weavery", FIELDS, prizes="altar_of_minerva temple_of_janus")
        assert why(table(FIELDS, FIELDS), "reveal prize") == "no-stack"
        do(play, "place altar-of-minerva g8")
        assert play.state.prizes == ["temple_of_janus"]
        play = turn(FIELDS, FIELDS, rows="lake")
        do(play, "place lake g8")
        assert play.state.rows == {"nature": [], "village": [], "city": [REVEALED]}

    @pytest.mark.rule("SE-REVEAL-08")
    def test_the_revealed_tile_may_be_added_at_once(self) -> None:
        play = table(FIELDS, FIELDS)
        do(play, "reveal village")
        assert "mine" in tiles(play)
        do(play, "place mine g8")
        assert play.state.players[0].land["g8"].tile == "mine"


class TestTokens:
    @pytest.mark.rule("SE-TOKEN-01")
    def test_one_token_a_turn_if_any(self) -> None:
        play = turn(FIELDS, FIELDS, hands=("war war coin",), rows="lake")
        assert {"war", "coin", "place"} <= verbs(play)
        do(play, "war 1 g7")
        assert why(play, "war 1 h7") == "tile-now"
        assert why(play, "coin 1 h7 wood") == "tile-now"
        unused = turn(FIELDS, FIELDS, hands=("war",), rows="lake")
        do(unused, "place lake g8")
        assert unused.state.players[0].tokens["war"] == 1

    @pytest.mark.rule("SE-TOKEN-02")
    def test_a_new_token_waits_for_the_next_own_turn(self) -> None:
        play = turn("mine cliff", FIELDS, rows="market_iron_plants lake")
        assert "coin" not in verbs(play)
        do(play, "place market-iron-plants g8")
        assert play.state.players[0].tokens["coin"] == 1
        assert play.waiting() == (1,)
        do(play, "reveal village", "place mine g8", "reveal village")
        assert play.waiting() == (0,)
        assert "coin" in verbs(play)

    @pytest.mark.rule("SE-TOKEN-02")
    def test_so_do_coins_that_lie_on_own_tiles(self) -> None:
        play = turn("mine$ cliff", FIELDS, rows="lake")
        assert why(play, "coin 1 g7 wood") == "no-token"
        do(play, "place lake g8", "reveal village", "place mine g8", "reveal village")
        assert "coin" in verbs(play)

    @pytest.mark.rule("SE-TOKEN-03")
    def test_hands_have_no_limit_and_are_open(self) -> None:
        hand = "war war war war war war coin coin coin coin cart cart"
        play = turn("mine cliff", FIELDS, hands=(hand,), masters=("smith weaver",), rows="market_iron_plants", pile="")
        do(play, "place market-iron-plants g8")
        seen = GAME.view(play.state, None).players[0]
        assert seen.tokens == {"war": 6, "coin": 5, "cart": 2}
        assert seen.masters == ["smith", "weaver"]

    @pytest.mark.rule("SE-TOKEN-05")
    @pytest.mark.parametrize(
        ("tile", "land", "kind"),
        [
            ("market_iron_plants", "mine cliff", "coin"),
            ("military_camp_iron_wood", "mine forest", "war"),
            ("inn_iron_stone", "mine forest", "cart"),
        ],
    )
    def test_a_city_tile_brings_a_token_of_what_it_produces(self, tile: str, land: str, kind: str) -> None:
        play = turn(land, FIELDS, rows=tile)
        events = do(play, f"place {tile} g8")
        assert told(events, "new-token").args == {"token": kind}
        assert play.state.players[0].tokens == {**dict.fromkeys(("war", "coin", "cart"), 0), kind: 1}
        assert play.state.reserve[kind] == 2

    @pytest.mark.rule("SE-TOKEN-06")
    def test_only_when_added_and_again_for_another_of_the_kind(self) -> None:
        land = """
            mine  market_iron_plants
            cliff cliff
        """
        play = turn(land, FIELDS, rows="lake")
        do(play, "place lake f7", "reveal village", "place mine g8", "reveal village", "place mine f8")
        assert play.state.players[0].tokens["coin"] == 0
        another = turn("mine cliff", FIELDS, hands=("coin",), rows="market_iron_plants")
        do(another, "place market-iron-plants g8")
        assert another.state.players[0].tokens["coin"] == 2

    @pytest.mark.rule("SE-TOKEN-07")
    def test_a_master_is_drawn_from_the_pile_and_shown(self) -> None:
        play = turn("mine lake", FIELDS, rows="workshop_iron_water", pile="vintner smith")
        shown = play.state.shown
        events = do(play, "place workshop-iron-water g8")
        assert told(events, "new-master").args == {"master": "vintner"}
        assert told(events, "new-master").to is None
        assert play.state.players[0].masters == ["vintner"]
        assert play.state.master_pile == ["smith"]
        assert play.state.shown > shown

    def test_an_empty_reserve_gives_nothing(self) -> None:
        play = turn("mine lake", FIELDS, rows="workshop_iron_water", pile="")
        assert "new-master" not in keys(do(play, "place workshop-iron-water g8"))
        play = turn("mine cliff", FIELDS, rows="market_iron_plants")
        play.state.reserve["coin"] = 0
        assert "new-token" not in keys(do(play, "place market-iron-plants g8"))


def test_a_turn_is_few_questions() -> None:
    play = turn(FIELDS, FIELDS, rows="lake")
    number = play.legal(Seat(0)).number
    do(play, "place lake g8")
    assert (play.legal(Seat(0)).number, play.legal(Seat(1)).number) == (number + 1, 1)
    assert spots(play, "lake") == set()

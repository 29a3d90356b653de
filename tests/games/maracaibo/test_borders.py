"""Small borders: where cards run out, prices end, ways part, and games are over."""

import pytest

from games.core.events import Phrase
from games.core.fields import Pick, Spread
from games.core.game import Setup
from games.core.seats import Seat
from games.maracaibo import GAME
from games.maracaibo.kinds import Effect
from games.maracaibo.moves import Explore, Fill, Prepare
from games.maracaibo.setup import OPTIONS
from games.maracaibo.steps import TrackQuest
from tests.games.maracaibo.table import Table
from tests.games.maracaibo.test_jean import jean, solo
from tests.games.maracaibo.test_scoring import career


@pytest.mark.rule("MA-DRAW-05")
def test_the_discard_pile_is_shuffled_into_a_new_deck() -> None:
    table = Table().hand(0, "cane_press salt_pans dock_crane").market("cacao_grove toll_chain feast_hall rope_walk")
    state = table.state
    state.discards = [*state.discards, *state.deck]
    state.deck = []
    before = list(state.discards)
    table.at(0, "1").do(0, "pass")
    table.do(0, "refill none")
    assert [event.args["count"] for event in table.log("reshuffled")] == [len(before)]
    left = [*state.deck, table.player(0).hand[-1]]
    assert sorted(left) == sorted(before)
    assert left not in (before, before[::-1])
    assert state.discards == []


@pytest.mark.rule("MA-SETUP-12")
def test_each_card_is_prepared_once_and_one_is_planned() -> None:
    play = GAME.start(Setup(2, {}, "1"))
    request = play.legal(Seat(0))
    first, second, third, fourth, *_ = play.state.players[0].hand
    cast = tuple((card, "discard", 1) for card in (second, third, fourth))
    assert request.accepts(Prepare(((first, "plan", 1), *cast)))
    assert not request.accepts(Prepare(((first, "plan", 2), *cast[:2])))
    assert not request.accepts(Prepare(((first, "plan", 1), (second, "plan", 1), *cast[1:])))
    assert not request.accepts(Prepare(((first, "discard", 1), *cast)))
    assert not request.accepts(Prepare(((first, "plan", 1), (second, "discard", 2), cast[1])))
    field = request.offers[0].fields[0]
    assert isinstance(field, Spread)
    proposed = field.now
    assert request.accepts(Prepare(proposed))
    assert sorted(way for _, way, _ in proposed) == ["discard"] * 3 + ["plan"]


@pytest.mark.rule("MA-FINAL-01")
def test_at_the_end_all_points_are_told() -> None:
    table = Table(3).seat(1, points=9).seat(2, points=9).scoring(number=4)
    for seat in (0, 1, 2):
        table.do(seat, "take-points")
    assert len(table.log("end")) == 1
    assert [(event.seat, event.args["points"]) for event in table.log("score")] == [(0, 2), (1, 11), (2, 11)]
    assert [event.args for event in table.log("winners")] == [{"seats": (1, 2), "count": 2}]
    assert (table.state.over, table.state.agenda) == (True, [])
    against = solo()
    jean(against).points = 1
    against.scoring(number=4)
    against.do(0, "take-points")
    assert [event.args["points"] for event in against.log("jean-score")] == [1]
    assert [event.args["seats"] for event in against.log("winners")] == [(0,)]


@pytest.mark.rule("MA-INTERIM-01")
@pytest.mark.parametrize(("number", "key"), [(1, "interim-scoring"), (3, "interim-scoring"), (4, "final-scoring")])
def test_which_scoring_it_is_is_told(number: int, key: str) -> None:
    table = Table().scoring(closer=1, number=number)
    assert [event.args["count"] for event in table.log(key)] == [number]
    assert table.waiting() == (1,)
    table.do(1, "take-points")
    table.do(0, "take-points")
    assert table.state.over is (number == 4)
    assert table.state.over or (table.state.round, table.state.starter) == (number + 1, 0)


@pytest.mark.rule("MA-BUY-04")
def test_a_discount_goes_down_to_nothing_and_no_further() -> None:
    table = Table().own(0, "harbor_planner plank_broker tar_boiler").hand(0, "press_gang")
    table.seat(0, coins=0).at(0, "1").do(0, "buy press-gang")
    assert (table.player(0).coins, table.log("buys")[0].args["price"]) == (0, 0)
    exact = Table().own(0, "harbor_planner").hand(0, "press_gang").seat(0, coins=1).at(0, "1")
    exact.do(0, "buy press-gang")
    assert exact.player(0).coins == 0


@pytest.mark.rule("MA-SAIL-02")
def test_where_ways_part_each_is_told_by_its_own_place_and_a_single_one_by_none() -> None:
    table = Table().seat(0, place="2").turn(0)
    by = table.play.legal(Seat(0)).offers[0].fields[1]
    assert isinstance(by, Pick)
    assert by.silent == ("direct",)
    assert by.told == {word: Phrase("maracaibo-by", {"place": word}) for word in by.words if word != "direct"}
    assert {"3", "4", "direct"} <= set(by.words)
    track = Table().seat(0, explorer="7").effects(0, Effect("explore", n=6))
    trail = track.play.legal(Seat(0)).offers[0].fields[1]
    assert isinstance(trail, Pick)
    assert trail.silent == ("direct",)
    assert {"8a", "8b", "direct"} == set(trail.words)


@pytest.mark.rule("MA-EXPL-05", "MA-LEG-14")
def test_a_question_about_a_quest_or_a_tile_says_what_it_is() -> None:
    seat = Seat(0)
    quest = Table().track_quest("9b", "q20").seat(0, explorer="9b").run(TrackQuest([seat], "q20"))
    assert quest.play.legal(seat).prompt.args["what"] == Phrase("maracaibo-quest-q20-about")
    tile = Table(3).legacy("l14").hand(0, "cane_press").turn(0)
    tile.do(0, "sail 1 direct")
    assert tile.play.legal(seat).prompt.args["what"] == Phrase("maracaibo-tile-l14-about")


@pytest.mark.rule("MA-PERM-06")
def test_thieves_take_from_whom_they_pass_and_from_nobody_else() -> None:
    table = Table(4).own(0, "trail_bandit").seat(0, explorer="1")
    for seat, space in ((1, "2"), (2, "3"), (3, "0")):
        table.seat(seat, explorer=space, points=5)
    table.effects(0, Effect("explore", n=2))
    table.do(0, "explore 4 direct")
    assert [player.points for player in table.state.players] == [2, 4, 4, 5]
    assert [event.args["whose_seat"] for event in table.log("robs")] == [1, 2]
    honest = Table().seat(0, explorer="1").seat(1, explorer="2", points=5).effects(0, Effect("explore", n=1))
    honest.do(0, "explore 3 direct")
    assert honest.player(1).points == 5


@pytest.mark.rule("MA-LEG-14")
@pytest.mark.parametrize(
    ("tile", "start", "place", "has", "lacks"),
    [
        ("l12", "6", "7", {"strength": 1}, {"strength": 0}),
        ("l16", "7", "8", {"figures": 1}, {"figures": 0}),
        ("l11", "9", "10", {"coins": 2}, {"coins": 1}),
    ],
)
def test_a_tile_asks_who_can_just_pay_it(
    tile: str, start: str, place: str, has: dict[str, int], lacks: dict[str, int]
) -> None:
    for values, asked in ((has, "UseTile"), (lacks, "ChooseAction")):
        table = Table(3).legacy(tile).seat(0, place=start, **values).turn(0)
        if table.player(0).place == start:
            table.do(0, f"sail {place} direct")
        assert (table.player(0).place, table.asked()) == (place, asked)


@pytest.mark.rule("MA-INST-07", "MA-INST-13")
def test_what_comes_onto_a_card_comes_onto_the_one_just_bought() -> None:
    table = Table().own(0, "bottle_message plank_broker").hand(0, "sealed_orders").next_quest("q20").at(0, "1")
    table.do(0, "buy sealed-orders")
    assert table.player(0).card_quests == {"sealed_orders": "q20"}
    assert table.log("own-quest")[0].args == {"quest": "q20", "card": "sealed_orders"}
    none = Table().hand(0, "pearl_divers").seat(0, figures=2).at(0, "1")
    none.do(0, "buy pearl-divers")
    none.do(0, "settle 0")
    assert (none.player(0).on_cards, none.player(0).income, none.log("settles")) == ({}, 8, [])
    divers = Table().own(0, "salt_caravan plank_broker").hand(0, "pearl_divers").seat(0, figures=2).at(0, "1")
    divers.do(0, "buy pearl-divers")
    divers.do(0, "settle 2")
    assert (divers.player(0).on_cards, divers.player(0).income) == ({"pearl_divers": 2}, 8 + 4)
    assert divers.log("settles")[0].args == {"count": 2, "card": "pearl_divers"}


@pytest.mark.rule("MA-SYN-02", "MA-INCOME-02")
def test_a_token_starts_only_what_waits_for_it() -> None:
    table = Table().own(0, "plank_broker").hand(0, "hospital_ward cacao_grove rope_walk chronicle_house").at(0, "1")
    table.do(0, "buy-for-herbs hospital-ward cacao-grove rope-walk chronicle-house")
    assert (table.player(0).synergies, table.player(0).point_income, table.player(0).income) == (["bell"], 1, 8)
    told = [event.key.removeprefix("maracaibo-log-") for event in table.events]
    assert told.count("point-income") == 1
    assert told.index("point-income") < told.index("synergy"), "income comes first"


@pytest.mark.rule("MA-LEG-07")
@pytest.mark.parametrize(("figures", "tasks", "asked"), [(0, False, False), (1, False, True), (1, True, True)])
def test_a_veteran_needs_a_figure_or_a_task_that_may_bring_one(figures: int, *, tasks: bool, asked: bool) -> None:
    table = Table()
    player = table.player(0)
    if not tasks:
        player.reserve += len(player.tasks)
        player.tasks = []
    table.seat(0, figures=figures).effects(0, Effect("veteran", n=5))
    assert (table.asked() == "Veteran") is asked
    if asked:
        table.do(0, "discharge")
        assert (player.points, player.figures) == (5, figures - 1)


@pytest.mark.rule("MA-STORY-14")
def test_only_tiles_that_lie_can_be_removed() -> None:
    table = Table().legacy("l21").effects(0, Effect("remove_skull", tiles=("l20", "l21")))
    assert table.words(0, "lift", "tile") == {"l21"}
    assert Table().legacy("l22").effects(0, Effect("remove_skull", tiles=("l20", "l21"))).asked() == "Refill"


@pytest.mark.rule("MA-INST-10")
@pytest.mark.parametrize(("steps", "favours"), [(2, 0), (3, 1), (4, 1)])
def test_from_three_influence_on_a_nation_counts(steps: int, favours: int) -> None:
    table = Table().influence(0, france=steps).effects(0, Effect("points_per", n=1, per="nations"))
    assert table.player(0).points == favours


@pytest.mark.rule("MA-INST-13")
def test_without_a_figure_nobody_is_asked_to_settle() -> None:
    table = career(Table().fought(0, 2), "raid_captain").hand(0, "pearl_divers").seat(0, figures=0).at(0, "1")
    table.do(0, "buy pearl-divers")
    assert table.asked() == "Refill"


@pytest.mark.rule("MA-DRAW-02", "MA-DRAW-03", "MA-DRAW-06")
def test_what_is_drawn_is_told_and_the_gaps_are_filled_after_it() -> None:
    table = Table().hand(0, "cane_press salt_pans").market("dock_crane cacao_grove toll_chain feast_hall")
    table.seat(0, coins=2).turn(0)
    table.do(0, "sail 1 direct")
    table.do(0, "pass")
    both = Fill(("dock_crane", "dock_crane"))
    assert table.why_not(0, both) == "each-once"
    table.do(0, "refill dock-crane")
    assert table.log("draws")[0].args["card"] == (table.player(0).hand[-1],)
    assert (len(table.state.market), "dock_crane" in table.state.market) == (4, False)


@pytest.mark.rule("MA-FINAL-01")
def test_each_source_of_points_is_told() -> None:
    table = Table().own(0, "plank_broker").scoring(number=4)
    for seat in (0, 1):
        table.do(seat, "take-points")
    told = {(event.seat, event.args["source"]): event.args["count"] for event in table.log("scores")}
    assert told == {(0, "cards"): 1}


@pytest.mark.rule("MA-SETUP-17")
def test_the_story_card_is_told_and_levels_are_for_one() -> None:
    play = GAME.start(Setup(2, {"story": "card_76"}, "1"))
    assert [event.args["story"] for event in play.events if event.key == "maracaibo-log-story"] == ["s76"]
    assert [option.seats for option in OPTIONS][1:] == [(1,)]


@pytest.mark.rule("MA-EXPL-01", "MA-EXPL-10")
def test_both_branches_lie_behind_and_each_crossing_counts_once() -> None:
    table = Table().seat(0, explorer="12").effects(0, Effect("explore", n=2))
    for space in ("8a", "9a", "8b", "10c", "7"):
        assert table.why_not(0, Explore(space, "direct")) == "explorer-behind"
    crossing = Table().seat(0, explorer="6").effects(0, Effect("explore", n=1))
    crossing.do(0, "explore 7 direct")
    assert crossing.state.crossed == {"blue": 1}

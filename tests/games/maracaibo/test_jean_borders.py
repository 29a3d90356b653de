"""Jean at the borders of her rules: what she lacks, what she just reaches, what she just misses."""

import pytest

from games.core.seats import Seat
from games.maracaibo.components import JEAN_CARDS
from games.maracaibo.moves import Pass
from games.maracaibo.steps import EndTurn, JeanTurn
from games.maracaibo.turns.jean import explorer_lead, free_cities, jean_of
from tests.games.maracaibo.table import Table
from tests.games.maracaibo.test_campaign import campaign
from tests.games.maracaibo.test_jean import finished, jean, plays, solo


def test_jean_is_only_in_a_game_alone() -> None:
    with pytest.raises(TypeError, match="alone"):
        jean_of(Table().state)


@pytest.mark.rule("MA-SOLO-05")
def test_an_empty_deck_is_shuffled_and_then_everybody_knows_its_cards() -> None:
    table = Table(1, difficulty="very_hard")
    state = table.state
    played = list(state.jean_deck)
    state.jean_played, state.jean_deck = state.jean_deck, []
    table.run(JeanTurn())
    assert state.jean_cards == sorted(played)
    assert sorted([*state.jean_deck, *state.jean_played]) == sorted(played)
    assert len(state.jean_played) == 1
    assert [*state.jean_deck, *state.jean_played] != played
    before = list(state.jean_cards)
    table.run(JeanTurn())
    assert state.jean_cards == before, "while the deck lasts nothing is shuffled"
    assert len(state.jean_played) == 2


@pytest.mark.rule("MA-SOLO-05")
def test_what_jean_plays_is_taken_back_no_more() -> None:
    table = solo().run(EndTurn(Seat(0)))
    shown = table.state.shown
    card = next(card for card in ("a1", "a2") if card in table.state.jean_deck)
    plays(table, card)
    assert table.state.shown > shown
    assert [event.args["jean_card"] for event in table.log("jean-plays")] == [card]


@pytest.mark.rule("MA-SOLO-09", "MA-STORY-02")
def test_jean_takes_a_story_tile_and_the_human_reads() -> None:
    table = plays(campaign(1), "a1", place="14")
    assert jean(table).quests == ["story_1"]
    assert table.state.fulfilled == {"s01": 1}
    assert [event.args["quest"] for event in table.log("jean-quest")] == ["story_1"]
    table.scoring()
    table.do(0, "take-points")
    assert table.asked() == "Vote"
    assert table.play.legal(Seat(0)).prompt.args["reader_seat"] == 0


@pytest.mark.rule("MA-SOLO-09", "MA-LEG-02")
def test_jean_takes_the_quest_of_puerto_cabezas_which_gets_another() -> None:
    table = solo().next_quest("q20").legacy("l1").next_quest("q16")
    plays(table, "a1", place="15")
    assert (jean(table).place, jean(table).quests) == ("16", ["q20"])
    assert (table.state.quests["16"], table.state.city_quest) == (["q16"], "q16")
    other = solo().quest("16", "q24").next_quest("q20").legacy("l1")
    plays(other, "a1", place="15")
    assert jean(other).quests == ["q24"]
    assert (other.state.quests["16"], other.state.city_quest) == (["q20"], "q20")


@pytest.mark.rule("MA-SOLO-10", "MA-SOLO-11")
def test_the_last_free_space_and_the_last_disc() -> None:
    table = solo().market("salt_pans dock_crane cacao_grove toll_chain")
    table.state.delivered["4"] = 1
    plays(table, "a2", place="2", discs=1)
    assert (jean(table).discs, table.state.delivered, jean(table).taken) == (0, {"4": 2}, [])
    plays(table, "a2", place="2", discs=1)
    assert (jean(table).discs, table.state.delivered, jean(table).taken) == (1, {"4": 2}, ["dock_crane"])


@pytest.mark.rule("MA-SOLO-11")
@pytest.mark.parametrize(("card", "taken"), [("a2", "dock_crane"), ("a3", "cacao_grove")])
def test_of_a_short_row_she_takes_the_last_card(card: str, taken: str) -> None:
    table = solo().market("salt_pans dock_crane cacao_grove")
    table.player(0).hand += [*table.state.deck, *table.state.discards]
    table.state.deck, table.state.discards = [], []
    plays(table, card, discs=0)
    assert jean(table).taken == [taken]
    assert len(table.state.market) == 2
    table.player(0).hand += table.state.market
    table.state.market = []
    plays(table, card, discs=0)
    assert jean(table).taken == [taken], "nothing is left to take"


@pytest.mark.rule("MA-SOLO-14", "MA-SOLO-18")
def test_without_discs_or_quests_her_action_brings_none() -> None:
    table = plays(solo(), "b3", place="2", discs=0)
    assert jean(table).discs == 0
    assert table.log("jean-disc") == []
    one = plays(solo(), "b3", place="2", discs=2)
    assert jean(one).discs == 0
    assert len(one.log("jean-disc")) == 1
    empty = solo()
    empty.player(0).quests += empty.state.quest_pile
    empty.state.quest_pile = []
    plays(empty, "c2")
    assert (jean(empty).quests, jean(empty).points) == ([], 3)


@pytest.mark.rule("MA-SOLO-13")
def test_influence_past_the_end_is_worth_points() -> None:
    table = solo()
    jean(table).influence["france"] = 15
    plays(table, "a2")
    assert (jean(table).influence["france"], jean(table).points) == (16, 0)
    plays(table, "a2", place="0")
    assert (jean(table).influence["france"], jean(table).points) == (16, 2)
    assert len(table.log("jean-influence")) == 0


@pytest.mark.rule("MA-SOLO-15", "MA-SOLO-17")
def test_her_explorer_crosses_borders_and_arrives_once() -> None:
    table = plays(solo(), "a1", explorer="5")
    assert (jean(table).explorer, table.state.crossed) == ("7", {"blue": 1})
    plays(table, "a1", place="0")
    assert table.state.crossed == {"blue": 1}
    near = plays(solo(), "a1", explorer="21")
    assert near.state.arrived == 0
    plays(near, "a1", place="0", explorer="23")
    assert (jean(near).explorer, near.state.arrived) == ("24", 1)
    plays(near, "a1", place="0")
    assert (jean(near).explorer, near.state.arrived) == ("24", 1)


@pytest.mark.rule("MA-SOLO-16")
def test_she_goes_for_the_quest_though_she_could_go_further() -> None:
    table = plays(solo().track_quest("16b", "q20"), "a1", explorer="14")
    assert (jean(table).explorer, jean(table).quests) == ("16b", ["q20"])
    table = plays(solo().track_quest("16b", "q20"), "a1", explorer="15b")
    assert (jean(table).explorer, jean(table).quests) == ("16b", ["q20"])
    beyond = solo()
    beyond.player(0).quests.append(beyond.state.track_quests.pop("16b"))
    assert jean(plays(beyond, "a1", explorer="14")).explorer == "16a"


@pytest.mark.rule("MA-SOLO-32", "MA-SOLO-21")
def test_new_cities_are_hers_from_the_space_on_and_come_last() -> None:
    table = solo().token("w07").legacy("l4").markers(p3="spain", p4="spain")
    jean(table).explorer = "3"
    assert free_cities(table.state, jean(table)) == ["5", "11", "13", "14", "17"]
    jean(table).explorer = "4"
    assert free_cities(table.state, jean(table)) == ["5", "11", "13", "14", "17", "l4"]
    plays(table, "a3")
    assert table.state.markers["5"] == "france"
    table.markers(p3="spain", p4="spain", p5="spain", p11="spain", p13="spain", p14="spain", p17="spain")
    plays(table.token("w07"), "a3", place="0")
    assert table.state.markers["l4"] == "france"


@pytest.mark.rule("MA-SOLO-21", "MA-SOLO-23")
def test_a_nation_without_markers_hoists_none() -> None:
    table = solo().token("w07")
    table.state.stock["france"] = 0
    before = dict(table.state.markers)
    plays(table, "a3")
    assert (table.state.markers, table.state.stock["france"]) == (before, 0)
    assert jean(table).influence["france"] == 2
    assert table.log("marker-lost") == []


@pytest.mark.rule("MA-SOLO-19", "MA-SOLO-20")
def test_without_tokens_the_ranks_alone_count() -> None:
    table = solo()
    table.player(0).tokens = [*table.state.piles[0], *table.state.piles[1]]
    table.state.piles = [[], []]
    plays(table, "a3")
    assert jean(table).influence == {"france": 2, "spain": 0, "england": 0}
    assert jean(table).tokens == []
    table.influence(0, france=2)
    jean(table).influence = {"france": 0, "spain": 0, "england": 2}
    plays(table, "a3", place="0")
    assert jean(table).influence == {"france": 0, "spain": 0, "england": 4}
    right = solo().token("w08", 1)
    right.player(0).tokens = right.state.piles[0]
    right.state.piles[0] = []
    assert jean(plays(right, "a3")).tokens == ["w08"]


@pytest.mark.rule("MA-SOLO-30", "MA-SOLO-31")
@pytest.mark.parametrize(
    ("hers", "own", "lead"),
    [
        ("4", "5", -1),
        ("5", "4", 1),
        ("5", "5", 0),
        ("8b", "8a", -1),
        ("12", "8a", 4),
        ("8a", "12", -4),
        ("24", "0", 24),
    ],
)
def test_how_far_ahead_she_is(hers: str, own: str, lead: int) -> None:
    assert explorer_lead(hers, own) == lead


@pytest.mark.rule("MA-SOLO-30")
def test_spaces_whose_quest_is_gone_are_no_lead() -> None:
    table = solo().seat(0, explorer="8b")
    table.player(0).quests.append(table.state.track_quests.pop("9b"))
    jean(table).explorer = "13"
    assert explorer_lead("13", "8b", frozenset({"9b"})) == explorer_lead("13", "8b") - 1
    between = solo().seat(0, explorer="8b")
    jean(between).explorer = "15b"
    assert finished(between)["ahead_explorer"] == 20, "eight spaces"
    table = solo().seat(0, explorer="8b")
    table.player(0).quests.append(table.state.track_quests.pop("9b"))
    jean(table).explorer = "15b"
    assert finished(table)["ahead_explorer"] == 10, "seven, for one is gone"


@pytest.mark.rule("MA-SOLO-05")
@pytest.mark.parametrize("card", sorted(JEAN_CARDS))
def test_after_each_of_her_cards_the_human_sails(card: str) -> None:
    table = plays(solo(), card)
    assert (table.asked(), table.waiting()) == ("SetSail", (0,))
    assert table.log("jean-sails")[0].args["place"] == jean(table).place
    assert not table.play.legal(Seat(0)).accepts(Pass())

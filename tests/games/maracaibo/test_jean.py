"""Jean, the solo opponent."""

from collections import Counter

import pytest

from games.core.game import Setup
from games.maracaibo import GAME
from games.maracaibo.components import JEAN_CARDS
from games.maracaibo.kinds import Effect
from games.maracaibo.state import Jean
from games.maracaibo.steps import JeanTurn, NewRound
from games.maracaibo.turns.jean import aggressor, explorer_lead
from tests.games.maracaibo.table import Table


def solo(story: str = "card_75") -> Table:
    """A game against Jean, whose quests on the way are out of the way."""
    table = Table(1, story)
    for place in [place for place in table.state.quests if story == "card_75"]:
        table.quest(place)
    return table


def jean(table: Table) -> Jean:
    found = table.state.jean
    assert found is not None
    return found


def plays(table: Table, card: str, **values: object) -> Table:
    """Jean plays this card; afterwards it is the human's turn."""
    state = table.state
    for pile in (state.jean_deck, state.jean_played):
        if card in pile:
            pile.remove(card)
    state.jean_deck.append(card)
    for name, value in values.items():
        setattr(jean(table), name, value)
    return table.run(JeanTurn())


@pytest.mark.rule("MA-SOLO-01", "MA-SOLO-02", "MA-SOLO-03")
def test_set_up_as_for_two_with_jean_second() -> None:
    table = Table(1)
    rival = jean(table)
    assert table.state.markers == {"6": "spain", "7": "england", "8": "france"}
    assert table.waiting() == (0,)
    assert (rival.place, rival.explorer, rival.points, rival.discs) == ("0", "0", 0, 22)
    assert set(rival.influence.values()) == {0}
    table.state.starter = 1
    table.run(NewRound())
    assert jean(table).place != "0"


@pytest.mark.rule("MA-SOLO-04")
@pytest.mark.parametrize(
    ("difficulty", "cards"),
    [
        ("very_easy", (5, 0, 0)),
        ("easy", (5, 0, 1)),
        ("medium", (5, 1, 1)),
        ("hard", (5, 2, 1)),
        ("very_hard", (5, 3, 1)),
    ],
)
def test_the_deck_by_difficulty(difficulty: str, cards: tuple[int, int, int]) -> None:
    state = GAME.start(Setup(1, {"difficulty": difficulty}, "1")).state
    levels = Counter(JEAN_CARDS[card].level for card in state.jean_deck)
    assert (levels["a"], levels["b"], levels["c"]) == cards


@pytest.mark.rule("MA-SOLO-05", "MA-SOLO-12")
def test_jeans_turn_in_its_order_and_the_deck_anew() -> None:
    table = plays(solo(), "a1")
    told = [event.key.removeprefix("maracaibo-log-jean-") for event in table.events if "jean" in event.key]
    assert told == ["plays", "sails", "delivers", "explores"]
    assert "a1" in table.state.jean_played
    assert table.waiting() == (0,)
    state = table.state
    state.jean_played += state.jean_deck
    state.jean_deck = []
    table.run(JeanTurn())
    assert len(state.jean_played) == 1
    assert len(state.jean_deck) == 4


@pytest.mark.rule("MA-SOLO-06", "MA-SOLO-07")
def test_jean_counts_cities_and_quests_alone() -> None:
    assert jean(plays(solo(), "a1")).place == "3"
    assert jean(plays(solo(), "a2")).place == "4"
    assert jean(plays(solo(), "a5")).place == "5"
    assert jean(plays(solo(), "a4")).place == "11"
    assert jean(plays(solo().quest("8", "q20"), "a4")).place == "8"


@pytest.mark.rule("MA-SOLO-08")
def test_jean_stops_where_everybody_must_and_ends_rounds() -> None:
    assert jean(plays(solo(), "a5", place="17")).place == "20"
    table = plays(solo(), "a1", place="20")
    assert table.asked() == "ScoringChoice"
    assert table.state.closer == 1
    table.do(0, "take-points")
    assert table.waiting() == (0,)
    last = solo()
    last.state.round = last.state.open_buildings = 4
    plays(last, "a1", place="21b")
    assert jean(last).place == "22"
    assert last.asked() == "ScoringChoice"


@pytest.mark.rule("MA-SOLO-09")
def test_jean_takes_a_quest_and_her_turn_ends() -> None:
    table = plays(solo().quest("8", "q20", "q24").quest("6", "q16"), "a1", place="5")
    assert jean(table).quests == ["q16"]
    assert jean(table).explorer == "0"
    plays(table, "b4", place="5")
    assert jean(table).place == "11"  # past the quests of 8
    plays(table, "a1", place="7")
    assert jean(table).quests == ["q16", "q20"]
    assert table.state.quests["8"] == ["q24"]


@pytest.mark.rule("MA-SOLO-10", "MA-SOLO-11")
def test_jean_delivers_or_takes_a_card() -> None:
    table = plays(solo(), "a1")
    assert (jean(table).discs, table.state.delivered) == (21, {"3": 1})
    table.market("salt_pans dock_crane cacao_grove toll_chain")
    plays(table, "a1", place="2")
    assert jean(table).taken == ["cacao_grove"]
    assert len(table.state.market) == 4
    homeward = plays(solo().market("salt_pans dock_crane cacao_grove toll_chain"), "a2", place="19")
    assert jean(homeward).taken == ["dock_crane"]
    out = plays(solo().market("salt_pans dock_crane cacao_grove toll_chain"), "a1", discs=0)
    assert jean(out).taken == ["cacao_grove"]


@pytest.mark.rule("MA-SOLO-13", "MA-SOLO-14", "MA-SOLO-18")
def test_influence_discs_and_quests() -> None:
    assert jean(plays(solo(), "a2")).influence["france"] == 1
    table = plays(solo(), "b3")
    assert (jean(table).discs, jean(table).points) == (20, 0)
    table.state.round = table.state.open_buildings = 3
    plays(table, "b3", place="2", discs=20)
    assert jean(table).points == 4
    assert jean(plays(solo(), "c1")).points == 4
    quests = plays(solo().next_quest("q20"), "b2")
    assert (jean(quests).quests, jean(quests).points) == (["q20"], 0)
    assert jean(plays(solo(), "c2")).points == 3


@pytest.mark.rule("MA-SOLO-15")
def test_jean_explores() -> None:
    assert jean(plays(solo(), "a1")).explorer == "2"
    table = plays(solo(), "b1")
    assert (jean(table).explorer, jean(table).points) == ("2", 4)
    table.state.round = table.state.open_buildings = 3
    assert jean(plays(table, "b1")).explorer == "6"
    assert jean(plays(solo(), "c3")).explorer == "3"


@pytest.mark.rule("MA-SOLO-16")
def test_jean_goes_for_a_quest_in_reach_or_the_shortest_way() -> None:
    table = plays(solo().track_quest("9b", "q20"), "a1", explorer="7")
    assert jean(table).explorer == "9b"
    assert jean(table).quests == ["q20"]
    assert "9b" not in table.state.track_quests
    far = plays(solo(), "a1", explorer="6")
    assert jean(far).explorer == "8a"


@pytest.mark.rule("MA-SOLO-17")
def test_jean_gets_nothing_for_the_track_but_comes_first() -> None:
    table = plays(solo(), "a1", explorer="6")
    assert jean(table).points == 0
    table.seat(0, explorer="6").effects(0, Effect("explore"))
    table.do(0, "explore 7 direct")
    assert table.player(0).points == 2
    end = plays(solo(), "a1", explorer="23")
    assert jean(end).points == 0
    end.seat(0, explorer="23").effects(0, Effect("explore"))
    end.do(0, "explore 24 direct")
    assert end.player(0).points == 8


@pytest.mark.rule("MA-SOLO-19", "MA-SOLO-20")
def test_whom_jean_fights_for() -> None:
    table = solo()
    rival = jean(table)
    assert aggressor(table.state, rival, "w01") == "france"
    table.influence(0, france=7)
    assert aggressor(table.state, rival, "w01") == "spain"
    rival.influence["england"] = 4
    assert aggressor(table.state, rival, "w01") == "england"
    tie = solo()
    tie.markers(p1="france", p2="spain", p4="england")
    assert aggressor(tie.state, jean(tie), "w25") == "france"
    tie.influence(0, france=2)
    assert aggressor(tie.state, jean(tie), "w25") == "spain"
    printed = solo().influence(0, france=4)
    jean(printed).influence["spain"] = 0
    assert aggressor(printed.state, jean(printed), "w01") == "france"  # 6 - 2 is as much as 4, but 6 is printed
    coins, points = printed.player(0).coins, jean(plays(printed, "a3")).points
    assert (coins, points) == (8, 0)


@pytest.mark.rule("MA-SOLO-21")
def test_where_jeans_markers_go() -> None:
    table = plays(solo().token("w07").markers(p3="spain"), "a3")
    assert table.state.markers["4"] == "france"
    assert jean(table).points == 0
    full = solo().token("w07")
    for place in full.state.flagged_cities():
        full.state.markers[place] = "spain"
        full.state.stock["spain"] -= 1
    plays(full, "a3")
    assert full.state.markers["1"] == "france"
    crowded = solo().token("w07")
    crowded.markers()
    for place in (*crowded.state.flagged_cities(), *crowded.state.villages()):
        crowded.state.markers[place] = "spain"
    before = crowded.state.stock["france"]
    plays(crowded, "a3")
    assert crowded.state.stock["france"] == before - 1
    assert "france" not in crowded.state.markers.values()


@pytest.mark.rule("MA-SOLO-22")
def test_the_warrior_takes_a_village_as_well() -> None:
    table = plays(solo().token("w07"), "c4")
    assert table.state.markers["3"] == "france"
    assert table.state.markers["1"] == "france"


@pytest.mark.rule("MA-SOLO-23")
def test_jeans_reward_for_a_combat() -> None:
    table = plays(solo().token("w07"), "a3")
    assert jean(table).influence["france"] == 2
    assert jean(table).tokens == ["w07"]
    strong = plays(solo().token("w07"), "b6")
    assert (jean(strong).influence["france"], jean(strong).points) == (3, 2)


@pytest.mark.rule("MA-SOLO-24", "MA-SOLO-25")
def test_jeans_income() -> None:
    table = solo()
    jean(table).discs = 22 - 7
    jean(table).taken = [table.state.deck.pop(), table.state.deck.pop()]
    table.scoring()
    assert table.waiting() == (0,)
    table.do(0, "take-points")
    assert jean(table).points == 8 + 2
    nothing = solo().scoring()
    nothing.do(0, "take-points")
    assert jean(nothing).points == 0


def finished(table: Table) -> dict[str, int]:
    """Jean's final scoring."""
    table.scoring(number=4)
    table.do(0, "take-points")
    return jean(table).final


@pytest.mark.rule("MA-SOLO-26")
def test_jeans_influence_counts() -> None:
    table = solo().influence(0, france=2)
    jean(table).influence["france"] = 4
    assert finished(table)["leaders"] == 3
    assert jean(table).final["nations"] == 2 * 3
    assert table.player(0).final.get("leaders", 0) == 0


@pytest.mark.rule("MA-SOLO-27", "MA-SOLO-28")
@pytest.mark.parametrize(("own", "hers", "bonus"), [(0, 0, 0), (0, 2, 10), (1, 4, 20), (0, 4, 30), (2, 1, 0)])
def test_quests(own: int, hers: int, bonus: int) -> None:
    table = solo()
    for _ in range(own):
        table.player(0).quests.append(table.state.quest_pile.pop())
    for _ in range(hers):
        jean(table).quests.append(table.state.quest_pile.pop())
    final = finished(table)
    assert (final["quests"], final["ahead_quests"]) == (5 * hers, bonus)


@pytest.mark.rule("MA-SOLO-29")
@pytest.mark.parametrize(("gone", "bonus"), [(1, 0), (2, 10), (5, 10), (6, 20), (8, 30)])
def test_upgrades(gone: int, bonus: int) -> None:
    table = solo()
    jean(table).discs = 22 - gone
    assert finished(table)["ahead_upgrades"] == bonus


@pytest.mark.rule("MA-SOLO-30")
@pytest.mark.parametrize(("hers", "bonus"), [("4", 0), ("6", 10), ("12", 10), ("13", 20), ("14", 20), ("18", 30)])
def test_explorers(hers: str, bonus: int) -> None:
    table = solo().seat(0, explorer="5")
    jean(table).explorer = hers
    assert finished(table)["ahead_explorer"] == bonus


@pytest.mark.rule("MA-SOLO-31")
def test_explorers_on_different_branches() -> None:
    assert explorer_lead("8a", "8b") == 1
    assert explorer_lead("9a", "10c") == -1
    assert explorer_lead("10a", "10c") == 0
    assert explorer_lead("8b", "10a") == -3


@pytest.mark.rule("MA-SOLO-32")
def test_jean_and_new_cities() -> None:
    closed = solo().legacy("l4")
    assert jean(plays(closed, "a2", place="8")).place == "11"
    open_city = plays(solo().legacy("l4"), "a2", place="8", explorer="4")
    assert jean(open_city).place == "l4"
    assert jean(plays(solo().legacy("l1"), "a1", place="15")).place == "16"


@pytest.mark.rule("MA-SOLO-33")
def test_jean_ignores_other_tiles() -> None:
    table = solo().legacy("l2", "l8", "l25", "l11")
    assert jean(plays(table, "a4", place="5")).place == "13"
    assert jean(table).points == 0
    assert table.state.legacy["l11"] == 2


@pytest.mark.rule("MA-SOLO-34")
def test_discs_from_the_box() -> None:
    table = solo().legacy("l10", "l12")
    assert table.state.legacy == {"l10": 1, "l12": 2}


@pytest.mark.rule("MA-SOLO-35")
def test_jean_in_a_closed_cartagena() -> None:
    table = solo().legacy("l3").market("salt_pans dock_crane cacao_grove toll_chain")
    plays(table, "a2", place="12")
    assert jean(table).place == "14"
    assert jean(table).taken == ["dock_crane"]
    assert jean(table).discs == 22


def test_jean_can_win() -> None:
    table = solo()
    jean(table).points = 300
    finished(table)
    assert table.outcome().winners == ()
    assert table.outcome().rivals[0].total >= 300
    assert len(table.log("jean-wins")) == 1
    assert table.log("winners") == []

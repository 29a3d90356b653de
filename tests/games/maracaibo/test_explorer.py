"""The explorer's track."""

import pytest

from games.maracaibo.kinds import Effect
from games.maracaibo.moves import Explore
from tests.games.maracaibo.table import Table


def go(table: Table, space: str, steps: int = 2, by: str = "direct") -> Table:
    """Seat 0 explores up to so many steps."""
    table.effects(0, Effect("explore", n=steps))
    table.do(0, f"explore {space} {by}")
    return table


@pytest.mark.rule("MA-EXPL-01", "MA-EXPL-02")
def test_one_step_or_more_forward_by_either_branch() -> None:
    table = Table().seat(0, explorer="6").effects(0, Effect("explore", n=3))
    assert table.words(0, "explore", "space") == {"7", "8a", "8b", "9a", "9b"}
    assert table.why_not(0, Explore("5", "direct")) == "explorer-behind"
    far = Table().seat(0, explorer="7").effects(0, Effect("explore", n=5))
    assert far.words(0, "explore", "by", space="11") == {"8a", "8b"}


@pytest.mark.rule("MA-EXPL-03")
def test_others_are_jumped_over_and_not_counted() -> None:
    table = Table(3).seat(1, explorer="1").seat(2, explorer="2").effects(0, Effect("explore", n=1))
    assert table.words(0, "explore", "space") == {"3"}
    assert table.why_not(0, Explore("2", "direct")) == "space-taken"
    last = Table().seat(1, explorer="24").seat(0, explorer="23").effects(0, Effect("explore"))
    last.state.arrived = 1
    assert last.words(0, "explore", "space") == {"24"}


@pytest.mark.rule("MA-EXPL-04", "MA-EXPL-07")
def test_only_the_last_space_gives_its_reward() -> None:
    table = go(Table(), "2")
    assert (table.player(0).coins, table.player(0).strength) == (8, 2)
    assert go(Table(), "1").player(0).coins == 10
    assert go(Table().seat(0, explorer="2"), "3").player(0).points == 3
    assert go(Table().seat(0, explorer="4"), "5").player(0).figures == 4
    both = go(Table().seat(0, explorer="4"), "6")
    assert (both.player(0).coins, both.player(0).points) == (10, 1)
    assert go(Table().seat(0, explorer="1", strength=8), "2").player(0).strength == 8


@pytest.mark.rule("MA-EXPL-08")
def test_rewards_that_act() -> None:
    table = go(Table().seat(0, explorer="9a"), "10a")
    assert table.asked() == "RemoveDisc"
    table = go(Table().seat(0, explorer="14"), "15b")
    table.do(0, "favour spain")
    assert table.player(0).influence["spain"] == 1


@pytest.mark.rule("MA-EXPL-05", "MA-EXPL-06")
def test_a_quest_space_is_now_or_never() -> None:
    table = go(Table().track_quest("9b", "q20").seat(0, explorer="8b"), "9b")
    table.do(0, "quest q20 none none")
    assert table.player(0).quests == ["q20"]
    assert "9b" not in table.state.track_quests
    table.seat(1, explorer="8b").run()
    table.state.agenda.clear()
    table.effects(1, Effect("explore", n=1))
    assert table.words(1, "explore", "space") == {"10b"}
    left = go(Table().track_quest("9b", "q20").seat(0, explorer="8b"), "9b")
    left.do(0, "pass")
    assert left.state.track_quests["9b"] == "q20"
    left.at(0, "1")
    assert "quest" not in left.verbs(0)


@pytest.mark.rule("MA-EXPL-09")
def test_the_red_border_brings_three_influence_to_everybody() -> None:
    table = Table()
    for seat in (0, 1):
        table.seat(seat, explorer="12").effects(seat, Effect("explore", n=1 + seat))
        table.do(seat, f"explore {13 + seat} direct")
        assert table.asked() == "GainInfluence"
        table.do(seat, "favour england")
        assert table.player(seat).influence == {"france": 0, "spain": 0, "england": 3}


@pytest.mark.rule("MA-EXPL-10")
def test_who_crosses_first_gets_more() -> None:
    table = Table().seat(0, explorer="5").seat(1, explorer="6")
    table.effects(1, Effect("explore", n=1))
    table.do(1, "explore 7 direct")
    assert table.player(1).points == 4
    go(table, "8a")
    assert table.player(0).points == 2
    green = Table().seat(0, explorer="18")
    green.state.crossed["blue"] = 2
    assert go(green, "19", 1).player(0).points == 4


@pytest.mark.rule("MA-EXPL-11")
def test_borders_come_before_the_space() -> None:
    table = go(Table().seat(0, explorer="12"), "14")
    assert table.player(0).figures == 2
    table.do(0, "favour france")
    assert table.player(0).figures == 4
    passed = go(Table().seat(0, explorer="6"), "8b")
    assert passed.player(0).points == 4 + 3


@pytest.mark.rule("MA-EXPL-12", "MA-EXPL-13")
def test_the_end_brings_a_village_action_and_rest() -> None:
    table = go(Table().hand(0, "cane_press").seat(0, explorer="23", place="4"), "24", 3)
    assert table.asked() == "VillageAction"
    table.do(0, "buy cane-press")
    table.effects(0, Effect("explore", n=3))
    assert "explore" not in table.verbs(0)


@pytest.mark.rule("MA-EXPL-14")
def test_arrivals() -> None:
    table = Table(4)
    for seat, points in enumerate((10, 8, 6, 4)):
        table.seat(seat, explorer="23").effects(seat, Effect("explore"))
        table.do(seat, "explore 24 direct")
        assert table.player(seat).points == points


@pytest.mark.rule("MA-PERM-05")
def test_some_cards_go_a_step_further() -> None:
    table = Table().own(0, "machete_team river_guide").effects(0, Effect("explore", n=1))
    assert table.words(0, "explore", "space") == {"1", "2", "3"}


@pytest.mark.rule("MA-PERM-06")
def test_jumping_over_others_robs_them() -> None:
    table = Table(3).own(0, "trail_bandit").seat(1, explorer="1", points=5).seat(2, explorer="2", points=0)
    go(table, "3", 1)
    assert [player.points for player in table.state.players] == [4, 4, 0]

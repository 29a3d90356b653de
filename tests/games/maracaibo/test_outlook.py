"""What a move will do: everything of a player that it could change, and what is said besides."""

import pytest

from games.core.seats import Seat
from games.maracaibo.components import UPGRADES
from games.maracaibo.kinds import SYNERGIES
from games.maracaibo.steps import RemoveDisc
from games.maracaibo.telling.outlook import holdings
from tests.games.maracaibo.table import Table
from tests.games.maracaibo.test_landfall import at_havana, outlook_of, told


def test_everything_that_a_player_has_is_counted() -> None:
    table = Table().own(0, "plank_broker harbor_planner").upgraded(0, "coins").influence(0, 1, 2, 3)
    table.won(0, "q01", "q02").seat(0, points=3, coins=5, strength=2, figures=1, synergies=["bell"])
    table.seat(0, income=9, point_income=7)
    expected: dict[tuple[str, str], int] = {
        ("points", ""): 3,
        ("coins", ""): 5,
        ("strength", ""): 2,
        ("figures", ""): 1,
        ("influence", "france"): 1,
        ("influence", "spain"): 2,
        ("influence", "england"): 3,
        ("income", ""): 9,
        ("point_income", ""): 7,
        ("worth", ""): 1 + 3,
        **{("upgrade", key): int(key == "coins") for key in UPGRADES},
        **{("synergy", key): int(key == "bell") for key in SYNERGIES},
        ("quests", ""): 2,
    }
    assert holdings(table.state, Seat(0)) == expected


@pytest.mark.parametrize(
    ("tile", "about"),
    [
        ("s_crew", "gain 1 figure and 2 doubloons"),
        ("s_court", "1 influence, 2 VP"),
        ("s_bank", "3 doubloons, 1 village action"),
        ("s_yard", "remove 1 disc"),
        ("s_war", "combat"),
        ("s_explore", "explore 2"),
    ],
)
def test_a_citys_action_is_told_once_before_sailing_and_there(tile: str, about: str) -> None:
    table = Table().city("3", tile).seat(0, place="2").turn(0)
    assert told(table, "3").split(" · ")[:2] == ["1 move", about]
    assert outlook_of(table.at(0, "3"), "city") == about


def test_the_last_places_say_their_points() -> None:
    table = Table().at(0, "21a")
    assert outlook_of(table, "city") == "3 VP"
    assert outlook_of(Table().at(0, "4"), "city") == "2 combat points, 2 doubloons"


def test_who_buys_a_hand_card_knows_it_already() -> None:
    table = Table().hand(0, "cane_press").at(0, "1")
    assert outlook_of(table, "buy cane-press") == "−5 doubloons, doubloon income +3, +1 VP at game end"


def test_which_disc_it_is() -> None:
    table = Table().hand(0, "dock_crane").at(0, "4")
    for verb in ("deliver", "only-deliver"):
        table.player(0).discs["vp3"] = 2
        assert outlook_of(table, f"{verb} dock-crane vp3").startswith("1 of 2 discs")
        table.player(0).discs["vp3"] = 1
        assert outlook_of(table, f"{verb} dock-crane vp3").startswith("unlocks it, +3 VP")
    removed = Table().run(RemoveDisc([Seat(0)]))
    assert outlook_of(removed, "disc vp3") == "1 of 2 discs"


def test_only_an_expedition_says_how_far_it_goes() -> None:
    table = Table().upgraded(0, "steps hand market coins")
    table.player(0).discs["boon"] = 1
    table.run(RemoveDisc([Seat(0)])).do(0, "disc boon")
    assert outlook_of(table, "opt explore") == "up to 3 steps"
    assert outlook_of(table, "opt doubloons") == "+4 VP, +4 doubloons"
    assert outlook_of(table, "opt rank") == ""
    home = Table().at(0, "20")
    home.do(0, "city")
    assert (outlook_of(home, "opt war"), outlook_of(home, "opt explore")) == ("", "up to 2 steps")


class TestLandfall:
    @pytest.mark.parametrize(
        ("hand", "own", "about"),
        [
            ("", False, "demand: sugar, tobacco (2 open)"),
            ("", True, "demand: sugar, tobacco (2 open)"),
            ("cane_press salt_pans", False, "demand: sugar, tobacco (2 open)"),
            ("cane_press", True, "can deliver Cane Press"),
            ("cane_press salt_pans", True, "can deliver Cane Press, Salt Pans"),
            ("cane_press salt_pans press_gang", True, "can deliver 3 cards"),
        ],
    )
    def test_what_a_market_wants_and_who_has_it(self, hand: str, *, own: bool, about: str) -> None:
        table = Table().hand(0, hand).seat(0, place="16").turn(0)
        assert told(table, "17", own=own) == f"1 move · 2 village actions · {about}"

    def test_what_is_left_of_a_market(self) -> None:
        table = Table().hand(0, "cane_press").seat(0, place="16").turn(0)
        table.state.delivered["17"] = 1
        assert told(table, "17") == "1 move · 2 village actions · demand: sugar, tobacco (1 open)"
        table.state.delivered["17"] = 2
        assert told(table, "17", own=True) == "1 move · 2 village actions · no spaces left"
        assert told(Table(4).seat(0, place="10").turn(0), "11").endswith("demand: cotton (3 open)")

    def test_places_without_an_action(self) -> None:
        assert told(Table().legacy("l3").seat(0, place="12").turn(0), "14") == "1 move"
        assert told(Table().legacy("l20").seat(0, place="8").turn(0), "9") == "1 move · no village actions"
        assert told(Table().seat(0, place="18").turn(0), "20") == "2 moves · combat or explore 2"

    def test_puerto_cabezas(self) -> None:
        table = Table().next_quest("q20").legacy("l1").hand(0, "cane_press").seat(0, place="15", coins=1).turn(0)
        city = "1 move · the city's own quest"
        quest = "quest: 2 doubloons → 2 VP per compass."
        assert told(table, "16") == f"{city} · demand: sugar (1 open) · {quest}"
        assert told(table, "16", own=True) == f"{city} · can deliver Cane Press · {quest}"
        assert told(table.seat(0, coins=2).turn(0), "16", own=True) == (
            f"{city} · can deliver Cane Press · can fulfill: 2 doubloons → 2 VP per compass."
        )

    def test_quests_of_the_story(self) -> None:
        table = Table(story="campaign").seat(0, place="14", strength=0).turn(0)
        story = "1 move · 1 village action · a story quest"
        assert told(table, "15", own=True) == story
        table.seat(0, strength=1).turn(0)
        assert told(table, "15") == story
        assert told(table, "15", own=True) == f"{story} · can fulfill a quest"
        table.state.quests["15"].append("q20")
        assert told(table, "15") == "1 move · 1 village action · 2 quests"

    def test_of_several_quests_those_are_counted_that_one_can_fulfil(self) -> None:
        table = at_havana().quest("1", "q20", "q24", "q01").seat(0, coins=2, figures=1)
        quests = "1 move · 1 village action · 3 quests"
        assert told(table, "1") == quests
        assert told(table, "1", own=True) == f"{quests} · can fulfill 2 quests"
        assert told(table.seat(0, coins=1), "1", own=True) == f"{quests} · can fulfill a quest"
        assert told(table.seat(0, figures=0), "1", own=True) == quests

    def test_a_quest_that_wants_a_long_way(self) -> None:
        quest = "Arrive after 4 moves or more → 1 VP per compass, 2 doubloons."
        table = Table().quest("7", "q21").seat(0, place="3").turn(0)
        assert told(table, "7", own=True) == f"2 moves · 1 village action · quest: {quest}"
        table = Table().quest("9", "q21").seat(0, place="3").turn(0)
        assert told(table, "9", own=True) == f"4 moves · 2 village actions · can fulfill: {quest}"

    def test_assistants_who_wait_there(self) -> None:
        table = Table().own(0, "port_clerk hull_inspector").own(1, "yard_foreman").turn(0)
        clerk, inspector = "your assistant (Port Clerk)", "your assistant (Hull Inspector)"
        assert told(table, "1") == f"1 move · 1 village action · {clerk} · {inspector}"
        assert told(table, "2") == "2 moves · 1 village action, +4 VP"

    def test_an_assistant_sails_on_as_far_as_said(self) -> None:
        table = Table().own(0, "smuggler_pilot").at(0, "6")
        for place in ("7", "8"):
            table.quest(place)
        table.do(0, "assistant smuggler-pilot none none none")
        assert told(table, "8") == "2 moves · 1 village action"
        assert table.words(0, "sail", "place") == {"7", "8"}

    def test_long_days_are_told(self) -> None:
        table = Table().upgraded(0, "steps").seat(0, place="0").turn(0)
        table.quest("6")
        assert told(table, "6") == "4–5 moves · 2–3 village actions"

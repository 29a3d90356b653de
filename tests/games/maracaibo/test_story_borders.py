"""The story at its borders: each card's quests by the number of players, tiles in turn, ties, what waits."""

from collections import Counter
from typing import Any

import pytest

from games.core.chance import Chance
from games.core.seats import Seat
from games.maracaibo.campaign.story import reader_of
from games.maracaibo.steps import CheckStories, FollowStory, Resume
from tests.games.maracaibo.box import CAMPAIGN
from tests.games.maracaibo.table import Table
from tests.games.maracaibo.test_campaign import campaign, scored

SIZES = pytest.mark.parametrize("seats", [1, 2, 3, 4])


def quests(table: Table) -> Counter[str]:
    """How many quest tiles lie at each place."""
    rows = {place: [quest for quest in row if quest.startswith("q")] for place, row in table.state.quests.items()}
    return Counter({place: len(row) for place, row in rows.items() if row})


@SIZES
@pytest.mark.rule("MA-STORY-08", "MA-STORY-09", "MA-CAMP-02")
def test_each_card_brings_its_quests_tile_and_legacy_tiles(seats: int) -> None:
    for key, story in CAMPAIGN["story"].items():
        table = campaign(seats)
        state = table.state
        state.stories, state.quests, state.story_tiles, state.story_tile = [], {}, {}, 1
        state.quest_pile = sorted({f"q{number:02}" for number in range(1, 25)} - set(state.track_quests.values()))
        piled = len(state.quest_pile)
        laid: Any = FollowStory(key)
        state.agenda[:] = [laid]
        play = table.play
        play.run()
        expected = Counter(story["quests"][max(0, seats - 2)])
        expected.update(["16"] if "l1" in story.get("tiles", ()) else [])
        assert quests(table) == expected, key
        assert piled - len(state.quest_pile) == expected.total()
        assert state.story_tiles == ({"story_1": key} if "place" in story else {}), key
        assert all("story_1" not in row for place, row in state.quests.items() if place != story.get("place"))
        assert set(state.legacy) == set(story.get("tiles", ()))
        told = [event.key.removeprefix("maracaibo-log-") for event in play.events]
        assert told.count("story-card") == 1
        assert told.count("story-tile") == ("place" in story)
        assert told.count("tile-comes") == len(state.legacy)


@SIZES
@pytest.mark.rule("MA-SETUP-15", "MA-SETUP-17")
@pytest.mark.parametrize("card", ["75", "76", "77"])
def test_each_round_without_a_campaign_brings_its_quests(card: str, seats: int) -> None:
    rounds = CAMPAIGN["free"][f"s{card}"]["rounds"]
    for number in range(1, 5):
        table = Table(seats, f"card_{card}")
        for place in list(table.state.quests):
            table.quest(place)
        table.state.round = number
        check: Any = CheckStories()
        table.state.agenda[:] = [check]
        table.play.run()
        assert quests(table) == Counter(rounds[number][max(0, seats - 2)] if number < 4 else ()), number


@pytest.mark.rule("MA-CAMP-02")
def test_after_the_fourth_tile_comes_the_first_that_does_not_lie() -> None:
    table = campaign()
    table.state.story_tile = 4
    table.run(FollowStory("s05"))
    assert (table.state.story_tiles, table.state.story_tile) == ({"story_1": "s01", "story_4": "s05"}, 1)
    table.run(FollowStory("s06"))
    assert (table.state.story_tiles["story_2"], table.state.story_tile) == ("s06", 3)


@pytest.mark.rule("MA-STORY-01", "MA-STORY-11")
def test_cards_lie_and_are_read_in_the_order_of_their_numbers() -> None:
    table = campaign().run(FollowStory("s09"), FollowStory("s05"))
    assert table.state.stories == ["s01", "s05", "s09"]
    table.state.fulfilled = {"s09": 0, "s05": 1}
    scored(table)
    assert [event.args["story"] for event in table.log("read")] == ["s05"]
    table.do(0, "vote s06")
    table.do(1, "vote s06")
    assert table.state.read == ["s05", "s09"]
    back = campaign().run(Resume(["l5"], ["s09", "s05"]))
    assert [event.args["story"] for event in back.log("story-card")] == ["s05", "s09"]


@pytest.mark.rule("MA-STORY-03")
def test_a_tile_is_full_with_its_last_disc_and_only_on_the_board() -> None:
    table = campaign(3).run(FollowStory("s04"))
    table.state.closer = 1
    for discs, reader in ((0, None), (3, None), (4, 1)):
        table.state.legacy["l10"] = discs
        assert reader_of(table.state, "s04") == reader
    del table.state.legacy["l10"]
    assert reader_of(table.state, "s04") is None


@pytest.mark.rule("MA-STORY-05", "MA-STORY-07")
def test_two_cards_that_lead_to_the_same_one_bring_it_once() -> None:
    table = campaign(2)
    table.state.stories = ["s02", "s03"]
    table.state.fulfilled = {"s02": 0, "s03": 1}
    scored(table, number=4)
    assert table.state.unread == ["s04"]
    assert len(table.log("story-waits")) == 1
    again = campaign(2)
    again.state.stories = ["s02", "s03"]
    again.state.fulfilled = {"s02": 0, "s03": 1}
    scored(again)
    assert again.state.stories == ["s04"]
    assert [event.args["story"] for event in again.log("story-card")] == ["s04"]
    read = campaign(2)
    read.state.stories, read.state.read = ["s02"], ["s04"]
    read.state.fulfilled = {"s02": 0}
    assert scored(read).state.stories == []


@pytest.mark.rule("MA-STORY-04")
def test_votes_are_told_once_all_are_in_and_forgotten() -> None:
    table = campaign(3)
    table.state.fulfilled = {"s01": 2}
    table.state.quests.pop("15")
    table.player(2).quests.append("story_1")
    scored(table)
    asked = table.play.legal(Seat(0)).prompt
    assert (asked.args["count"], asked.args["reader_seat"]) == (3, 2)
    assert table.words(0, "vote", "story") == {"s02", "s03"}
    for seat, vote in ((1, "s03"), (0, "s02"), (2, "s02")):
        table.do(seat, f"vote {vote}")
    assert [(event.seat, event.args["story"]) for event in table.log("vote")] == [(0, "s02"), (1, "s03"), (2, "s02")]
    assert (table.state.stories, table.state.votes) == (["s02"], {})


@pytest.mark.rule("MA-STORY-15")
def test_only_a_card_for_the_same_tile_goes_and_its_quest_with_it() -> None:
    table = campaign().run(FollowStory("s22"), FollowStory("s05"))
    tiles = dict(table.state.story_tiles)
    table.run(FollowStory("s35"))
    gone = next(tile for tile, story in tiles.items() if story == "s22")
    kept = {tile: story for tile, story in tiles.items() if story != "s22"}
    assert table.state.stories == ["s01", "s05", "s35"]
    assert kept.items() <= table.state.story_tiles.items()
    lying = [quest for row in table.state.quests.values() for quest in row if quest.startswith("story")]
    assert sorted(lying) == sorted(table.state.story_tiles)
    assert table.state.story_tiles.get(gone) in (None, "s35")


@pytest.mark.rule("MA-STORY-10", "MA-STORY-13")
def test_a_card_comes_into_the_game_once() -> None:
    table = campaign().run(FollowStory("s05"))
    assert [event.args["count"] for event in table.log("shuffled-in")] == [1]
    assert "reef_lantern" not in table.state.story_cards
    table.state.stories.remove("s05")
    table.run(FollowStory("s05"))
    assert table.log("shuffled-in") == []
    assert table.state.deck.count("reef_lantern") == 1
    cast = campaign().run(FollowStory("s02"))
    assert cast.state.discards.count("torn_ledger") == 1
    cast.state.stories.remove("s02")
    assert cast.run(FollowStory("s02")).state.discards.count("torn_ledger") == 1


@pytest.mark.rule("MA-STORY-13")
def test_they_are_shuffled_in_and_not_put_on_top() -> None:
    tops = set()
    for number in range(12):
        table = campaign()
        table.state.chance = Chance(f"deck {number}")
        tops.add(table.run(FollowStory("s05")).state.deck.index("reef_lantern"))
    assert len(tops) > 6

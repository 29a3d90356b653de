"""What a campaign leaves, and what no campaign can have left."""

from typing import Any

import pytest

from games.core.game import Setup
from games.maracaibo import GAME
from games.maracaibo.campaign.archive import CampaignArchive
from games.maracaibo.campaign.components import STORIES
from tests.games.maracaibo.test_campaign import campaign, left_by, scored

GOES_ON: dict[str, Any] = {"stories": ["s05"], "tiles": ["l5"], "cards": ["torn_ledger"], "read": ["s01"]}


@pytest.mark.rule("MA-CAMP-03", "MA-CAMP-05")
@pytest.mark.parametrize(
    "change",
    [
        {"stories": ["s05", "s05"]},
        {"stories": ["s99"]},
        {"stories": []},
        {"stories": ["s05", "s06", "s07", "s08", "s09"]},
        {"stories": ["s01"]},
        {"tiles": ["l5", "l5"]},
        {"tiles": ["l99"]},
        {"cards": ["torn_ledger", "torn_ledger"]},
        {"cards": ["plank_broker"]},
        {"read": ["s01", "s01"]},
        {"read": ["s99"]},
        {"games": 0},
        {"games": -1},
    ],
)
def test_what_no_game_can_leave_is_refused(change: dict[str, Any]) -> None:
    with pytest.raises(ValueError, match=r"twice|no story"):
        CampaignArchive(**{**GOES_ON, **change})


@pytest.mark.rule("MA-CAMP-03")
@pytest.mark.parametrize(
    "change",
    [
        {"stories": ["s05", "s06", "s07", "s08"]},
        {"tiles": [], "cards": [], "read": []},
        {"read": [story for story in STORIES if story != "s05"]},
        {"games": 1},
    ],
)
def test_what_games_can_leave_goes_on(change: dict[str, Any]) -> None:
    archive = CampaignArchive(**{**GOES_ON, **change})
    state = campaign(archive=archive).state
    assert set(archive.stories) <= set(state.stories)
    assert state.game_number == archive.games + 1
    assert state.read == archive.read


def test_a_campaign_says_its_furthest_chapter() -> None:
    told = CampaignArchive(**{**GOES_ON, "stories": ["s05", "s13", "s09"]}).progress()
    assert (told.key, told.args) == ("maracaibo-progress", {"chapter": 4})


@pytest.mark.rule("MA-CAMP-05")
def test_a_game_without_campaign_takes_nothing_from_an_archive() -> None:
    archive = CampaignArchive(**GOES_ON, games=3)
    state = GAME.start(Setup(2, {"story": "card_75"}, "1", archive)).state
    assert (state.read, state.game_number, state.legacy) == ([], 1, {})
    assert "torn_ledger" in state.story_cards


@pytest.mark.rule("MA-CAMP-06")
def test_an_archive_counts_the_games_and_names_what_was_read() -> None:
    table = campaign(archive=CampaignArchive(**GOES_ON, games=3))
    assert table.outcome().archive is None, "the game is not over"
    archive = left_by(scored(table, number=4))
    assert (archive.games, archive.read, archive.stories) == (4, ["s01"], ["s05"])
    assert archive.tiles == ["l5"]

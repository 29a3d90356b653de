"""Story cards, legacy tiles and the archive."""

import pytest

from games.core.chance import Chance
from games.core.game import Setup
from games.core.saving import load, save
from games.core.seats import Seat
from games.maracaibo import GAME
from games.maracaibo.campaign.archive import CampaignArchive
from games.maracaibo.campaign.components import STORIES
from games.maracaibo.campaign.story import reader_of
from games.maracaibo.kinds import Effect
from games.maracaibo.state import State
from games.maracaibo.steps import FollowStory, ReadStory
from tests.games.maracaibo.box import CAMPAIGN, CARDS
from tests.games.maracaibo.table import Table
from tests.support.configurations import Configuration
from tests.support.random_play import GAMES_OF_A_CAMPAIGN, IN_TESTS
from tests.support.random_play import campaign as campaign_of


def campaign(seats: int = 2, archive: CampaignArchive | None = None) -> Table:
    return Table(seats, "campaign", archive)


def scored(table: Table, closer: int = 0, number: int = 1) -> Table:
    """Interim scoring without purchases, until anybody votes."""
    table.scoring(closer, number)
    for seat in table.state.in_turn(table.state.every_seat()[closer]):
        table.do(seat, "take-points")
    return table


def left_by(table: Table) -> CampaignArchive:
    archive = table.outcome().archive
    assert isinstance(archive, CampaignArchive)
    return archive


@pytest.mark.rule("MA-CAMP-01")
@pytest.mark.parametrize(("seats", "places"), [(2, {"15", "16"}), (3, {"15", "16"}), (4, {"15", "16", "19"})])
def test_a_campaign_starts_with_its_first_card(seats: int, places: set[str]) -> None:
    state = campaign(seats).state
    assert state.stories == ["s01"]
    assert state.quests["15"] == ["story_1"]
    assert set(state.quests) == places


@pytest.mark.rule("MA-CAMP-02", "MA-STORY-08", "MA-STORY-09")
def test_story_tiles_come_in_their_order() -> None:
    table = campaign().seat(0, strength=1).at(0, "15")
    table.do(0, "quest story-1 none none")
    assert table.player(0).coins == 8 + 5
    assert table.player(0).points == 1
    assert "15" not in table.state.quests
    table.run(FollowStory("s02"))
    assert table.state.quests["7"] == ["story_2"]
    assert table.state.story_tiles["story_2"] == "s02"
    assert len(table.state.quests["6"]) == 1  # where the card wants a quest for two players


@pytest.mark.rule("MA-CAMP-03", "MA-CAMP-05")
def test_a_campaign_goes_on_with_its_archive() -> None:
    archive = CampaignArchive(stories=["s05"], tiles=["l5", "l25"], cards=["torn_ledger", "reef_lantern"], read=["s01"])
    state = GAME.start(Setup(2, {"story": "campaign"}, "1", archive)).state
    assert state.stories == ["s05"]
    assert set(state.legacy) == {"l5", "l25"}
    assert state.quests["12"] == ["story_1"]
    somewhere = [*state.deck, *state.market, *(card for player in state.players for card in player.hand)]
    assert {"torn_ledger", "reef_lantern"} <= set(somewhere)
    dealt = [GAME.start(Setup(4, {"story": "campaign"}, str(seed), archive)).state for seed in range(12)]
    hands = {card for each in dealt for player in each.players for card in player.hand}
    assert {"torn_ledger", "reef_lantern"} & hands
    assert "torn_ledger" in GAME.start(Setup(2, {}, "1")).state.story_cards


@pytest.mark.rule("MA-CAMP-04")
@pytest.mark.parametrize(
    ("chapter", "story", "tiles", "shuffled"),
    [
        (2, "s05", {"l5"}, 2),
        (3, "s09", {"l5", "l25", "l4"}, 2),
        (4, "s13", {"l4", "l5", "l3"}, 2),
        (11, "s38", {"l4", "l7", "l25"}, 3),
    ],
)
def test_a_single_chapter(chapter: int, story: str, tiles: set[str], shuffled: int) -> None:
    state = GAME.start(Setup(2, {"story": f"chapter_{chapter}"}, "1")).state
    assert state.stories == [story]
    assert set(state.legacy) == tiles
    box = CAMPAIGN["chapter"][f"s{78 + chapter}"]
    assert len(box["shuffle"]) == shuffled
    assert set(box["shuffle"]) <= {*state.deck, *state.market}


@pytest.mark.rule("MA-CAMP-04")
@pytest.mark.parametrize("number", range(80, 90))
def test_each_chapter_begins_with_its_card(number: int) -> None:
    state = GAME.start(Setup(2, {"story": f"chapter_{number - 78}"}, "2")).state
    box = CAMPAIGN["chapter"][f"s{number}"]
    story = CAMPAIGN["story"][box["then"]]
    assert box["chapter"] == story["chapter"] == number - 78
    assert state.stories == [box["then"]]
    assert set(state.legacy) == {*box["tiles"], *story.get("tiles", ())}
    dealt = [card for player in state.players for card in player.hand]
    came = {*box["shuffle"], *story.get("shuffle", ())}
    assert came <= {*state.deck, *state.market, *dealt}
    assert came | set(story.get("discard", ())) | set(state.story_cards) == {
        card for card, about in CARDS.items() if about["deck"] == "c"
    }


@pytest.mark.rule("MA-CAMP-06", "MA-LEG-01")
def test_what_a_game_leaves() -> None:
    table = campaign().legacy("l5", "l12", "l20")
    table.state.story_cards.remove("torn_ledger")
    table.state.discards.append("torn_ledger")
    table.state.legacy["l12"] = 3
    scored(table, number=4)
    archive = left_by(table)
    assert archive.stories == ["s01"]
    assert set(archive.tiles) == {"l5", "l12", "l20"}
    assert archive.cards == ["torn_ledger"]
    assert load(CampaignArchive, save(archive)) == archive
    again = campaign(archive=archive)
    assert again.state.legacy["l12"] == 1  # the disc from the box for two players
    assert scored(Table(), number=4).outcome().archive is None


@pytest.mark.rule("MA-STORY-01")
def test_stories_are_read_in_ascending_order() -> None:
    table = campaign(2)
    table.run(FollowStory("s05"))
    table.state.fulfilled = {"s05": 1, "s01": 0}
    scored(table)
    read = [event.args["story"] for event in table.events if event.key == "maracaibo-log-read"]
    assert read[0] == "s01"
    table.do(0, "vote s02")
    table.do(1, "vote s02")
    assert table.state.read == ["s01", "s05"]


@pytest.mark.rule("MA-STORY-02")
@pytest.mark.parametrize("reader", [0, 1, 2])
def test_the_story_goes_on_once_somebody_has_taken_its_tile(reader: int) -> None:
    table = campaign(3).seat(reader, strength=1).at(reader, "15")
    table.do(reader, "quest story-1 none none")
    scored(table, closer=(reader + 1) % 3)
    assert table.asked() == "Vote"
    assert table.play.legal(Seat(0)).prompt.args["reader_seat"] == reader
    waits = campaign(3).won(0, "q01").seat(1, strength=1).at(1, "15")
    waits.do(1, "pass")
    assert (scored(waits).asked(), waits.state.stories, waits.state.round) == ("SetSail", ["s01"], 2)


@pytest.mark.rule("MA-STORY-02", "MA-STORY-04", "MA-STORY-05")
def test_who_took_the_tile_reads_and_breaks_ties() -> None:
    table = campaign(2)
    table.state.fulfilled = {"s01": 1}
    table.state.quests.pop("15")
    table.player(1).quests.append("story_1")
    scored(table)
    assert table.waiting() == (0, 1)
    assert table.play.legal(Seat(0)).prompt.args["reader_seat"] == 1
    table.do(0, "vote s02")
    assert GAME.view(table.state, None).votes == {0: "hidden"}
    table.do(1, "vote s03")
    assert table.state.stories == ["s03"]
    assert table.state.read == ["s01"]
    assert set(table.state.legacy) == {"l5"}
    alone = campaign(1)
    alone.state.fulfilled = {"s01": 1}
    scored(alone)
    alone.do(0, "vote s02")
    assert alone.state.stories == ["s02"]


@pytest.mark.rule("MA-STORY-03")
def test_a_filled_tile_is_read_by_who_ended_the_round() -> None:
    table = campaign(3)
    table.run(FollowStory("s04"))
    table.state.legacy["l10"] = 3
    table.state.closer = 2
    assert reader_of(table.state, "s04") is None
    table.state.legacy["l10"] = 4
    assert reader_of(table.state, "s04") == 2
    scored(table, closer=2)
    assert table.state.read == ["s04"]
    assert "s05" in table.state.stories


@pytest.mark.rule("MA-STORY-05", "MA-CAMP-02")
def test_there_is_one_card_of_each_story_and_four_tiles() -> None:
    archive = CampaignArchive(stories=["s02", "s03", "s05", "s07"], tiles=["l10"], cards=[], read=["s01"])
    table = campaign(2, archive).run(FollowStory("s04"))
    table.state.legacy["l10"] = 4
    scored(table)
    assert table.state.read == ["s01", "s04"]
    assert table.state.stories == ["s02", "s03", "s05", "s07"]
    lying = dict(table.state.story_tiles)
    table.run(FollowStory("s13"))
    assert table.state.story_tiles == lying
    assert len(lying) == 4


@pytest.mark.rule("MA-STORY-06")
def test_what_is_not_met_stays() -> None:
    table = scored(campaign())
    assert table.state.stories == ["s01"]
    assert table.state.quests["15"] == ["story_1"]


@pytest.mark.rule("MA-STORY-07")
def test_a_card_that_comes_last_waits_for_the_next_game() -> None:
    table = campaign(2)
    table.state.stories = ["s04"]
    table.legacy("l10")
    table.state.legacy["l10"] = 4
    scored(table, number=4)
    assert table.state.unread == ["s05"]
    assert table.state.stories == []
    archive = left_by(table)
    assert archive.stories == ["s05"]
    assert "l10" not in archive.tiles
    assert campaign(archive=archive).state.quests["12"] == ["story_1"]


@pytest.mark.rule("MA-STORY-10")
def test_cards_on_the_discard_pile() -> None:
    table = campaign().run(FollowStory("s02"))
    assert table.state.discards[-1] == "torn_ledger"
    assert "torn_ledger" not in table.state.story_cards
    assert "torn_ledger" not in table.state.deck
    table.player(1).hand += table.state.deck
    table.state.deck = []
    table.at(0, "1").do(0, "pass")
    table.do(0, "refill none")
    assert "torn_ledger" in (*table.state.deck, *table.player(0).hand)


@pytest.mark.rule("MA-STORY-11")
def test_several_story_cards_are_in_play() -> None:
    state = campaign().run(FollowStory("s05"), FollowStory("s09")).state
    assert state.stories == ["s01", "s05", "s09"]
    assert len(state.story_tiles) == 3


@pytest.mark.rule("MA-STORY-12", "MA-STORY-13")
def test_tiles_and_cards_come_into_play() -> None:
    table = campaign().run(FollowStory("s09"))
    assert "l4" in table.state.legacy
    assert "delta_ferrymen" in table.state.deck


@pytest.mark.rule("MA-STORY-14", "MA-LEG-05")
def test_a_skull_is_removed() -> None:
    table = campaign().run(FollowStory("s13"))
    assert "14" not in table.state.city_tiles
    spare = set(table.state.spare_tiles)
    tile = next(key for key, story in table.state.story_tiles.items() if story == "s13")
    table.hand(0, "cacao_grove herb_cellar").at(0, "16")
    table.do(0, f"quest {tile.replace('_', '-')} cacao-grove herb-cellar")
    table.do(0, "lift l3")
    assert "l3" not in table.state.legacy
    assert table.state.city_tiles["14"] in spare
    both = campaign().legacy("l20", "l21").effects(0, Effect("remove_skull", tiles=("l20", "l21")))
    both.do(0, "lift l21")
    assert set(both.state.legacy) == {"l20"}
    left = campaign().legacy("l20").effects(0, Effect("remove_skull", tiles=("l20",)))
    left.do(0, "pass")
    assert set(left.state.legacy) == {"l20"}


@pytest.mark.rule("MA-STORY-15")
def test_of_two_cards_for_one_tile_the_higher_is_followed() -> None:
    table = campaign().run(FollowStory("s22"), FollowStory("s35"))
    assert table.state.stories == ["s01", "s35"]
    assert set(table.state.story_tiles.values()) == {"s01", "s35"}
    assert not any(quest.startswith("story") for quest in table.state.quests.get("16", ()))
    other = campaign().run(FollowStory("s35"), FollowStory("s22"))
    assert "s22" not in other.state.stories


def test_a_campaign_can_be_played_to_its_end() -> None:
    table = campaign(2)
    table.state.stories = ["s39"]
    table.run(ReadStory("s39", 0))
    scored(table, number=4)
    assert table.outcome().archive is None


@pytest.mark.long
@pytest.mark.parametrize("seats", [1, 2, 4])
def test_ten_games_on_end_keep_all_laws(seats: int) -> None:
    settings = {"story": "campaign", "difficulty": "very_easy"}
    played = 0
    for random_game in campaign_of(Configuration("maracaibo", seats, settings), "ten", IN_TESTS.sparser(8)):
        state: State = random_game.run().state
        played += 1
        assert state.game_number == played
    assert played == GAMES_OF_A_CAMPAIGN


def test_sensible_players_take_the_story_far() -> None:
    archive: CampaignArchive | None = None
    for number in range(6):
        chance = Chance(f"campaign {number}")
        play = GAME.start(Setup(4, {"story": "campaign"}, f"far {number}", archive))
        while not play.state.over:
            seat = play.waiting()[0]
            request = play.legal(seat)
            play.apply(seat, GAME.sensible(GAME.view(play.state, seat), request, chance))
        archive = GAME.score(play.state).archive
    assert archive is not None
    assert max(STORIES[story].chapter for story in archive.stories) >= 3


def test_what_the_story_will_bring_is_not_seen() -> None:
    seen = GAME.view(campaign().state, Seat(0))
    assert set(seen.story_cards) == {"hidden"}
    assert GAME.telling.used(seen, "story", ["s01", "s02"]) == ["s01"]

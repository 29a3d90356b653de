"""What a seat imagines: all that could be, and nothing that everybody knows could not."""

from collections import Counter

import pytest

from games.core.chance import Chance
from games.core.seats import Seat
from games.maracaibo import GAME
from games.maracaibo.campaign.archive import CampaignArchive
from games.maracaibo.cards import DECKS
from games.maracaibo.components import JEAN_CARDS
from games.maracaibo.state import State
from games.maracaibo.steps import FollowStory
from tests.games.maracaibo.box import CAMPAIGN, DATA
from tests.games.maracaibo.table import Table
from tests.games.maracaibo.test_campaign import campaign
from tests.games.maracaibo.test_view import while_votes_are_cast

WORLDS = 30


def imagined(state: State, seat: int = 0) -> list[State]:
    return [GAME.seeing.imagine(state, Seat(seat), Chance(f"world {number}")) for number in range(WORLDS)]


def brought(state: State) -> set[str]:
    """The story's cards that lie in a deck or in a hand."""
    return set(DECKS["c"]) - set(state.story_cards)


@pytest.mark.rule("MA-STORY-04")
def test_the_own_vote_is_known_and_the_others_could_be_any() -> None:
    state = while_votes_are_cast()
    assert {world.votes[0] for world in imagined(state)} == {"s02"}
    assert {world.votes[0] for world in imagined(state, 1)} == {"s02", "s03"}


@pytest.mark.rule("MA-SOLO-04", "MA-SOLO-05")
@pytest.mark.parametrize("difficulty", ["medium", "hard", "very_hard"])
def test_jeans_deck_has_its_levels_and_nothing_that_was_played(difficulty: str) -> None:
    state = Table(1, difficulty=difficulty).state
    levels = DATA["difficulty"][difficulty]
    state.jean_played = [next(card for card in state.jean_deck if card.startswith(level)) for level in "ab"]
    state.jean_deck = [card for card in state.jean_deck if card not in state.jean_played]
    worlds = imagined(state)
    for world in worlds:
        left = Counter(JEAN_CARDS[card].level for card in world.jean_deck)
        assert (left["a"], left["b"], left["c"]) == (levels["a"] - 1, levels["b"] - 1, levels["c"])
        assert not set(world.jean_deck) & set(state.jean_played)
        assert len(set(world.jean_deck)) == len(state.jean_deck)
    ever = {card for world in worlds for card in world.jean_deck}
    unseen = {card for card in JEAN_CARDS if card not in state.jean_played}
    assert ever == (unseen if levels["b"] > 1 else {card for card in unseen if not card.startswith("b")})
    assert len({tuple(card[0] for card in world.jean_deck) for world in worlds}) > 1


@pytest.mark.rule("MA-SOLO-05")
def test_once_her_deck_is_shuffled_anew_everybody_knows_its_cards() -> None:
    state = Table(1, difficulty="hard").state
    state.jean_cards = sorted(state.jean_deck)
    state.jean_played = [state.jean_deck.pop()]
    worlds = imagined(state)
    assert all(sorted(world.jean_deck) == sorted(state.jean_deck) for world in worlds)
    assert len({tuple(world.jean_deck) for world in worlds}) > 1
    assert imagined(Table().state)[0].jean_deck == []


@pytest.mark.rule("MA-SETUP-17", "MA-STORY-13")
@pytest.mark.parametrize("story", ["card_76", "card_77"])
def test_the_cards_of_a_known_beginning_are_in_the_deck(story: str) -> None:
    state = Table(story=story).state
    assert all(brought(world) == brought(state) for world in imagined(state))


@pytest.mark.rule("MA-CAMP-04", "MA-STORY-13")
@pytest.mark.parametrize("chapter", [2, 5, 11])
def test_so_are_those_of_a_chapter(chapter: int) -> None:
    state = Table(story=f"chapter_{chapter}").state
    assert brought(state) >= set(CAMPAIGN["chapter"][f"s{78 + chapter}"]["shuffle"])
    assert all(brought(world) == brought(state) for world in imagined(state))


@pytest.mark.rule("MA-STORY-10", "MA-STORY-13")
def test_so_are_those_of_the_stories_in_play_and_read() -> None:
    table = campaign().run(FollowStory("s05"), FollowStory("s02"))
    table.state.deck += table.state.discards
    table.state.discards = []
    assert brought(table.state) == {"reef_lantern", "torn_ledger"}
    assert all(brought(world) == brought(table.state) for world in imagined(table.state))
    table.state.read = ["s05"]
    table.state.stories.remove("s05")
    assert all(brought(world) == brought(table.state) for world in imagined(table.state))


@pytest.mark.rule("MA-CAMP-05")
def test_what_an_unknown_story_brought_could_be_any_card_of_it() -> None:
    archive = CampaignArchive(stories=["s05"], tiles=[], cards=["torn_ledger", "honest_notary"], read=["s01"])
    state = campaign(archive=archive).state
    worlds = imagined(state)
    assert all(len(world.story_cards) == len(state.story_cards) for world in worlds)
    assert all("reef_lantern" in brought(world) for world in worlds)
    assert len({frozenset(brought(world)) for world in worlds}) > 1

"""What outlives a game of the campaign: story cards, legacy tiles and the project cards that the story has brought."""

from games.core.ending.outcome import Archive
from games.core.events import Phrase
from games.maracaibo.campaign.components import LEGACY, STORIES, STORY_TOKENS
from games.maracaibo.cards import DECKS
from games.maracaibo.state import State


class CampaignArchive(Archive, kw_only=True):
    """With what the next game of a campaign begins."""

    stories: list[str]
    """The story cards in play, and those that came last and have not been followed yet."""
    tiles: list[str]
    """The legacy tiles on the board; their discs are back in the box."""
    cards: list[str]
    """The project cards with red numbers that have come into the game."""
    read: list[str] = []
    """The story cards that have left the game."""
    games: int = 1
    """How many games have been played."""

    def __post_init__(self) -> None:
        """Only what games can leave."""
        lists = ((self.stories, STORIES), (self.tiles, LEGACY), (self.cards, DECKS["c"]), (self.read, STORIES))
        for words, known in lists:
            if len(set(words)) < len(words) or not set(words) <= set(known):
                raise ValueError("something in it is not of this game, or there twice")
        if not 0 < len(self.stories) <= STORY_TOKENS or set(self.stories) & set(self.read) or self.games < 1:
            raise ValueError("no story can go on so")

    def progress(self) -> Phrase:
        """The chapter that comes next."""
        return Phrase("maracaibo-progress", {"chapter": max(STORIES[story].chapter for story in self.stories)})


def full(state: State, tile: str) -> bool:
    """Whether all spaces for discs of a tile are filled; it has done its work."""
    return LEGACY[tile].kind == "discs" and state.legacy[tile] >= LEGACY[tile].discs


def archived(state: State) -> CampaignArchive | None:
    """What this game leaves; nothing without a campaign, or when its story has been told."""
    stories = [story for story in (*state.stories, *state.unread) if story in STORIES]
    if not state.over or state.options["story"] != "campaign" or not stories:
        return None
    return CampaignArchive(
        stories=sorted(stories),
        tiles=[tile for tile in state.legacy if not full(state, tile)],
        cards=[card for card in DECKS["c"] if card not in state.story_cards],
        read=list(state.read),
        games=state.game_number,
    )

"""Legacy tiles and story cards as typed data."""

from collections.abc import Collection
from pathlib import Path
from typing import Literal

import msgspec

from games.maracaibo.kinds import Cost, Effect, Entry, Good


class Legacy(Entry, frozen=True, kw_only=True):
    """A legacy tile and what it changes."""

    kind: Literal["city", "route", "skull", "figure", "manoeuvre", "discs", "points"]
    place: str = ""
    start: str = ""
    end: str = ""
    points: int = 0
    goods: tuple[Good, ...] = ()
    spaces: tuple[int, ...] = ()
    flag: tuple[Effect, ...] = ()
    action: tuple[Effect, ...] = ()
    explorer: str = ""
    """The space that the explorer must have reached."""
    beyond: bool = False
    """It must be past that space."""
    discs: int = 0
    cost: tuple[Cost, ...] = ()
    reward: tuple[Effect, ...] = ()
    duo: int = 0
    solo: int = 0
    """Discs from the box with two players, and in a solo game."""
    toll: int = 0


class Story(Entry, frozen=True, kw_only=True):
    """A story card: what must be done, and what it brings into the game."""

    chapter: int
    quests: tuple[tuple[str, ...], ...]
    """Where quest tiles come, with two, three and four players."""
    fill: str = ""
    place: str = ""
    cost: tuple[Cost, ...] = ()
    reward: tuple[Effect, ...] = ()
    tiles: tuple[str, ...] = ()
    shuffle: tuple[str, ...] = ()
    discard: tuple[str, ...] = ()
    next: tuple[str, ...] = ()


class Chapter(Entry, frozen=True, kw_only=True):
    """A story card with which a single chapter starts."""

    chapter: int
    tiles: tuple[str, ...]
    shuffle: tuple[str, ...]
    then: str


class Free(Entry, frozen=True, kw_only=True):
    """A story card for a game without campaign: new quests in each round."""

    tiles: tuple[str, ...]
    shuffle: tuple[str, ...]
    rounds: tuple[tuple[tuple[str, ...], ...], ...]


class _Campaign(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    legacy: dict[str, Legacy]
    story: dict[str, Story]
    chapter: dict[str, Chapter]
    free: dict[str, Free]


_campaign = msgspec.toml.decode(Path(__file__).with_name("campaign.toml").read_bytes(), type=_Campaign)

LEGACY = _campaign.legacy
STORIES = _campaign.story
CHAPTERS = _campaign.chapter
FREE = _campaign.free
STORY_TOKENS = 4
FIRST_STORY = "s01"


def cards_of_stories(stories: Collection[str]) -> set[str]:
    """The project cards that these bring into the game, or throw out of it."""
    found = {card for key in stories if key in STORIES for card in (*STORIES[key].shuffle, *STORIES[key].discard)}
    found |= {card for key in stories if key in FREE for card in FREE[key].shuffle}
    return found | {card for key in stories if key in CHAPTERS for card in CHAPTERS[key].shuffle}

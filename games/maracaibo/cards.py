"""The project cards as typed data."""

from pathlib import Path
from typing import Literal

import msgspec

from games.maracaibo.components import ASSISTANTS
from games.maracaibo.kinds import Effect, Entry, Good, Item, Nation


class Card(Entry, frozen=True, kw_only=True):
    """A project card: a good and an object in hand, effects and points once it is bought."""

    deck: Literal["a", "b", "c"]
    cost: int
    good: Good
    item: Item
    points: int
    effects: tuple[Effect, ...] = ()
    figure: Literal["", "supply", "card", "place"] = ""
    """Where a figure of one's own goes for the purchase, if anywhere."""
    place: str = ""
    assistant: str = ""
    herbs: int = 0
    markers: Nation | Literal[""] = ""
    """A nation that must have three markers on the map."""

    @property
    def action(self) -> tuple[Effect, ...]:
        """What its assistant does."""
        return ASSISTANTS[self.assistant].effects


CARDS = msgspec.toml.decode(Path(__file__).with_name("cards.toml").read_bytes(), type=dict[str, Card])
DECKS = {deck: tuple(key for key, card in CARDS.items() if card.deck == deck) for deck in ("a", "b", "c")}
MARKERS_NEEDED = 3

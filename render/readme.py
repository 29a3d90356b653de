"""Draws the README's pictures anew: `python -m render.readme`. The games in them are played, not made up."""

from __future__ import annotations

import io
import sys
from pathlib import Path

from PIL import Image

from games.core.chance import Chance
from games.core.game import Setup
from games.registry import GAMES, game
from render.boards import boards
from render.kit.picture import Picture
from texts import Teller, words

FOLDER = Path(__file__).parents[1] / "docs" / "pictures"
_SEED = "a quiet evening"
_NAMES = ("Anna", "Boris", "Clara", "David", "Elena")
_SEATS, _FAR = 4, 0.55
_BACK = 6
"""So many moves before, the one who is to move has looked at the table last: what has come since is marked."""


def table_of(key: str) -> Picture:
    """The table of a game that is a little more than half over, in English."""
    found = game(key)
    seats = min(_SEATS, max(found.seat_counts))
    play, chance = found.start(Setup(seats, {}, _SEED)), Chance(_SEED)
    views = [found.view(play.state, None)]
    while not play.state.over:
        seat = play.waiting()[0]
        play.apply(seat, found.sensible(found.view(play.state, seat), play.legal(seat), chance))
        views.append(found.view(play.state, None))
    at = round(len(views) * _FAR)
    return boards(key).table(views[at], Teller(words("en"), key, _NAMES[:seats]), None, views[at - _BACK])


def main(folder: Path) -> None:
    """A picture for each game of the house."""
    for key in GAMES:
        name = folder / f"{key.replace('_', '-')}.webp"
        Image.open(io.BytesIO(table_of(key).data)).convert("RGB").save(
            name, "WEBP", lossless=True, quality=30, method=3
        )


if __name__ == "__main__":
    main(Path(sys.argv[1]) if len(sys.argv) > 1 else FOLDER)

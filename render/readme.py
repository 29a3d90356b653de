"""Draws the README's pictures anew: `python -m render.readme`. The games in them are played, not made up."""

from __future__ import annotations

import io
import sys
from dataclasses import dataclass
from pathlib import Path

from PIL import Image

from games.core.chance import Chance
from games.core.game import AnyGame, Setup
from games.core.saving import load
from games.core.state import GameState
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


@dataclass(frozen=True)
class Moment:
    """A game of sensible players a little more than half over: now, and some moves before."""

    game: AnyGame
    now: GameState
    before: GameState
    names: tuple[str, ...]


def moment(key: str) -> Moment:
    """How such a game stands."""
    found = game(key)
    seats = min(_SEATS, max(found.settings.seat_counts))
    play, chance = found.start(Setup(seats, {}, _SEED)), Chance(_SEED)
    saved = [play.saved()]
    while not play.state.over:
        seat = play.waiting()[0]
        play.apply(seat, found.sensible(found.view(play.state, seat), play.legal(seat), chance))
        saved.append(play.saved())
    at = round(len(saved) * _FAR)
    now, before = (load(found.saved.state_type, each) for each in (saved[at], saved[at - _BACK]))
    return Moment(found, now, before, _NAMES[:seats])


def table_of(key: str) -> Picture:
    """Its table as everybody sees it, in English."""
    at = moment(key)
    view, earlier = (at.game.view(state, None) for state in (at.now, at.before))
    return boards(key).table(view, Teller(words("en"), key, at.names), None, earlier)


def main(folder: Path) -> None:
    """A picture for each game of the house."""
    for key in GAMES:
        name = folder / f"{key.replace('_', '-')}.webp"
        Image.open(io.BytesIO(table_of(key).data)).convert("RGB").save(
            name, "WEBP", lossless=True, quality=30, method=3
        )


if __name__ == "__main__":
    main(Path(sys.argv[1]) if len(sys.argv) > 1 else FOLDER)

"""Games that earlier versions have saved, and how they go on."""

from pathlib import Path

from games.registry import game
from tests.games.write_saves import FOLDER
from tests.support.configurations import Configuration
from tests.support.random_play import Pace, RandomGame

SAVED = sorted(FOLDER.glob("*/*.json"))


def goes_on(file: Path, pace: Pace, until: float = float("inf")) -> None:
    """It is loaded and played to its end, under all laws, or until that moment."""
    found = game(file.parent.name)
    play = found.play(found.saved.load(file.read_bytes()))
    random_game = RandomGame(Configuration(found.key, play.state.seats, play.state.options), file.stem, pace)
    random_game.until = until
    random_game.run(play)

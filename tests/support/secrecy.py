"""What a viewer may not know changes nothing that they see."""

from typing import Any

from games.core.chance import Chance
from games.core.game import AnyGame
from games.core.play import Play
from games.core.saving import save


def same_if_imagined(play: Play[Any], game: AnyGame, chance: Chance) -> None:
    """Two states that differ only in what a viewer may not know look the same, and offer the same."""
    before = save(play.state)
    for viewer in (None, *play.state.every_seat()):
        imagined = game.imagine(play.state, viewer, chance)
        assert imagined.chance.seed != play.state.chance.seed
        assert game.view(imagined, viewer) == game.view(play.state, viewer), f"{viewer} sees too much"
        if viewer is not None:
            assert game.play(imagined).legal(viewer) == play.legal(viewer), f"{viewer}'s offers tell too much"
    assert save(play.state) == before, "looking changed the game"

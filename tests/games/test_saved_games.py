"""Games saved by earlier versions are loaded and played to their end. New files may join; none is ever changed."""

from pathlib import Path
from random import Random

import pytest

from games.registry import game
from tests.support.random_play import laws_of

SAVED = sorted((Path(__file__).parent / "saved").glob("*/*.json"))


def test_there_are_saved_games() -> None:
    assert SAVED


@pytest.mark.parametrize("file", SAVED, ids=lambda file: f"{file.parent.name}-{file.stem}")
def test_an_old_game_goes_on(file: Path) -> None:
    found = game(file.parent.name)
    laws = laws_of(file.parent.name)
    play = found.play(found.load(file.read_bytes()))
    play.run()
    random = Random(file.stem)
    while not play.state.over:
        laws.laws(play.state)
        assert play.state.moves < laws.MOST_MOVES
        request = play.legal(random.choice(play.waiting()))
        offers = [offer for offer in request.offers if not offer.aside]
        play.apply(request.seat, random.choice(offers).any_move(random.randrange))
    laws.laws(play.state)

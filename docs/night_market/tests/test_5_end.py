"""Stage 5: the score, a rival who sits nowhere, what outlives the game, and games saved by an earlier version."""

from pathlib import Path

from docs.night_market import GAME
from docs.night_market.state import Seasons
from docs.night_market.steps import Finish
from docs.night_market.tests.table import A, market
from games.core.chance import Chance
from games.core.saving import save

SAVED = Path(__file__).parent / "saved" / "night_market_v1.json"


def test_points_are_counted_line_by_line() -> None:
    play = market(Finish("nights"), hands=("silk silk silk tea", ""))
    play.state.players[A].lanterns = {"river": {"paper": 2, "glass": 1}, "hill": {}}
    lines = {line.key: line.points for line in GAME.score(play.state).scores[A].lines}
    assert lines == {"coins": 6, "lanterns": 4, "pairs": 3}


def test_who_is_alone_plays_against_the_moon() -> None:
    play = market(Finish("nights"), hands=("tea",))
    outcome = GAME.score(play.state)
    assert [(rival.name, rival.total) for rival in outcome.rivals] == [("moon", 12)]
    assert outcome.winners == ()


def test_the_next_market_knows_of_this_one() -> None:
    play = market(Finish("nights"))
    archive = GAME.score(play.state).archive
    assert archive == Seasons(held=1)
    assert GAME.saved.load_archive(save(archive)) == archive


def test_a_game_saved_by_the_first_version_is_loaded_and_finished() -> None:
    play = GAME.play(GAME.saved.load(SAVED.read_bytes()))
    assert play.state.players[A].lanterns == {"river": {"paper": 2}, "hill": {}}
    chance = Chance("on")
    while not play.state.over:
        seat = play.waiting()[0]
        play.apply(seat, GAME.sensible(GAME.view(play.state, seat), play.legal(seat), chance))
    assert play.state.version == 2

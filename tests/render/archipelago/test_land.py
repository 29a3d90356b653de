"""What is ringed on the map is ringed whole: no ring runs through what stands on a hex."""

import pytest

from games.archipelago import GAME
from games.core.chance import Chance
from games.core.game import Setup
from render.archipelago.changes import changes
from render.archipelago.map import land
from render.archipelago.map.island import Token
from render.archipelago.map.whole import Map
from render.kit import palette as p
from render.kit.boxes import Box
from render.kit.canvas import Canvas

OFTEN = 25


@pytest.mark.parametrize("size", [700, 1500])
def test_the_frame_of_a_hex_is_around_all_that_stands_on_it(monkeypatch: pytest.MonkeyPatch, size: int) -> None:
    standing: list[Box] = []

    def noted(canvas: Canvas, token: Token, place: Box) -> None:
        standing.append(place)

    monkeypatch.setattr(land, "draw_token", noted)
    play, chance = GAME.start(Setup(5, {"length": "long"}, "crowded")), Chance("crowded")
    seen = 0
    for moves in range(1, 400):
        if play.state.over:
            break
        seat = play.waiting()[0]
        play.apply(seat, GAME.sensible(GAME.view(play.state, seat), play.legal(seat), chance))
        if moves % OFTEN:
            continue
        view, canvas = GAME.view(play.state, None), Canvas.plain(size, size, p.PAPER)
        standing.clear()
        Map(view, changes(None, view), canvas.box).draw(canvas)
        frames = [canvas.anchors.of("region", region, 0)[0].box for region in view.regions]
        lost = [place for place in standing if not any(frame.contains(place) for frame in frames)]
        assert not lost, f"after {moves} moves"
        seen += len(standing)
    assert seen > OFTEN

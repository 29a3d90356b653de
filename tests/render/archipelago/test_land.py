"""What can be chosen on the map is ringed so that nothing is lost by it, however crowded it is."""

from random import Random

import pytest

from games.archipelago import GAME
from games.core.chance import Chance
from games.core.game import Setup
from render.archipelago.changes import changes
from render.archipelago.map.whole import Map
from render.kit import palette as p
from render.kit.canvas import Canvas
from render.kit.finish import finished
from render.kit.signs.marks import edge, put_signs
from tests.render.readable import Readers

OFTEN = 50


@pytest.mark.parametrize("size", [900, 1500])
def test_no_ring_on_the_map_runs_through_what_stands_there(reading: Readers, size: int) -> None:
    play, chance = GAME.start(Setup(5, {"length": "long"}, "crowded")), Chance("crowded")
    ringed = 0
    for moves in range(1, 400):
        if play.state.over:
            break
        seat = play.waiting()[0]
        play.apply(seat, GAME.sensible(GAME.view(play.state, seat), play.legal(seat), chance))
        if moves % OFTEN:
            continue
        view, canvas = GAME.view(play.state, None), Canvas.plain(size, size, p.PAPER)
        Map(view, changes(None, view), canvas.box).draw(canvas)
        for number, region in enumerate(view.regions):
            for anchor in canvas.anchors.of("region", region, 0):
                chosen = number == moves // OFTEN
                edge(canvas, anchor.box, anchor.outline, "proposed" if chosen else "legal")
                ringed += 1
        put_signs(canvas)
        finished(canvas, "")
        assert reading.troubles() == [], f"after {moves} moves"
    assert ringed > OFTEN


def test_the_numbers_of_free_places_stand_clear_of_the_coasts(reading: Readers) -> None:
    """Where few hexes fill the frame, and one of them touches its edge."""
    for seed in range(12):
        play, random = GAME.start(Setup(5, {"desert_start": "on"}, f"coast {seed}")), Random(seed)
        before = GAME.view(play.state, None)
        while play.state.turn == 0 and not play.state.over:
            request = play.legal(play.waiting()[0])
            offers = [offer for offer in request.offers if not offer.aside] or list(request.offers)
            play.apply(request.seat, random.choice(offers).any_move(random.randrange))
            view, canvas = GAME.view(play.state, None), Canvas.plain(1060, 915, p.PAPER)
            Map(view, changes(before, view), canvas.box).draw(canvas)
            finished(canvas, "")
            assert reading.troubles() == [], f"{seed} {sorted(view.regions)}"

"""What can be chosen on the map is ringed so that nothing is lost by it, however crowded it is."""

from collections.abc import Iterator
from random import Random
from typing import Any

import pytest
from PIL import Image, ImageDraw

from games.archipelago import GAME
from games.archipelago.components import SHIP, SIDES
from games.archipelago.state import State
from games.core.chance import Chance
from games.core.game import Setup
from render.archipelago.changes import Changes, Way, changes
from render.archipelago.map.land import Land
from render.archipelago.map.whole import LEAST, Map
from render.boards import boards
from render.kit import finish
from render.kit import palette as p
from render.kit.areas.hexes import tone
from render.kit.boxes import Box
from render.kit.canvas import Canvas
from render.kit.finish import finished
from render.kit.frame import CLOSE
from render.kit.picture import Picture
from render.kit.signs.marks import edge, put_signs
from render.kit.sprites import Sprite
from render.kit.traces import Pasted
from tests.render.readable import Readers
from tests.render.test_laws import positions
from texts import Teller, words

OFTEN = 50
MARKED, LEAST_LAND = 255, 40
HIGH, BESIDE = 172, 40
"""How high a hex of the least width is, and what may stay free at the coasts of a map from edge to edge."""


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


def colonies(seats: int, seed: str) -> Iterator[tuple[int, State, Land]]:
    """A long game now and then, with its map."""
    play, chance = GAME.start(Setup(seats, {"length": "long"}, seed)), Chance(seed)
    for moves in range(1, 400):
        if play.state.over:
            break
        seat = play.waiting()[0]
        play.apply(seat, GAME.sensible(GAME.view(play.state, seat), play.legal(seat), chance))
        if not moves % OFTEN:
            view = GAME.view(play.state, None)
            yield moves, view, Map(view, changes(None, view), Box(0, 0, 1000, 1000)).land


def test_whatever_stands_in_a_hex_stands_on_its_own_ground() -> None:
    """However small the land or the water is, and however much stands there."""
    dry, wet = ({tone(of) for of in kinds} for kinds in (("land", "rock", "beach"), ("water", "wave", "shallows")))
    looked = 0
    for moves, view, land in colonies(5, "grounds"):
        for name in view.regions:
            face = land.face(name)
            for token, place in land.standing(name):
                colour = face.colours.getpixel(place.centre)
                looked += 1
                assert colour not in (wet if token.part.startswith("land") else dry), (moves, name, token.part)
    assert looked > OFTEN


def test_the_lands_of_a_hex_stay_apart_whatever_stands_on_them() -> None:
    """Nobody walks across a strait: no picture may show a way."""
    looked: set[str] = set()
    for seats in range(2, 6):
        for moves, view, land in colonies(seats, f"strait {seats}"):
            for name, region in view.regions.items():
                expected = sum(part.land for part in SIDES[region.side].zones)
                if expected > 1:
                    looked.add(region.side)
                    assert lands_in(land.face(name)) >= expected, (seats, moves, name)
    assert len(looked) > 3


def lands_in(face: Sprite) -> int:
    """How many patches of land there are that nothing but water or a beach divides."""
    dry = {tone("land"), tone("rock")}
    colours = face.colours.convert("RGB")
    mask = Image.new("L", colours.size)
    mask.putdata([MARKED * (colour in dry) for colour in colours.get_flattened_data()])
    found = 0
    while (at := mask.tobytes().find(MARKED)) >= 0:
        before = mask.histogram()[MARKED]
        ImageDraw.floodfill(mask, (at % mask.width, at // mask.width), 0)
        found += before - mask.histogram()[MARKED] > LEAST_LAND
    return found


def test_what_is_left_of_who_went_lies_under_no_letter() -> None:
    """Wherever everybody's ships went from one region, in which something stands in the middle."""
    state, left = positions("archipelago", 5)[1], 0
    assert isinstance(state, State)
    now = GAME.view(state, None)
    for end in sorted({*now.regions} - {"a"})[::3]:
        canvas = Canvas.plain(1000, 1000, p.PAPER)
        ways = tuple(Way(seat, SHIP, "a", end) for seat in now.every_seat())
        laid = Map(now, Changes(ways=ways), canvas.box)
        laid.draw(canvas)
        letters = [laid.land.badge_of(region.at) for region in now.regions.values()]
        ghosts = [trace.box for trace in canvas.traces if isinstance(trace, Pasted) and trace.sprite.faded]
        assert [each for each in ghosts if any(each.overlaps(letter) for letter in letters)] == [], end
        left += len(ghosts)
    assert left


@pytest.mark.parametrize("seats", [2, 3, 4, 5])
def test_hexes_are_wide_enough_for_a_phone(seats: int, monkeypatch: pytest.MonkeyPatch) -> None:
    """In the games that people play; what is wider than seven hexes and higher than seven rows gets smaller ones.

    What is too wide has hexes from edge to edge of the picture, and as high as wider ones would be.
    """
    drawn: list[Canvas] = []
    stored = finish.stored

    def noting(canvas: Canvas, *about: Any, **more: Any) -> Picture:
        drawn.append(canvas)
        return stored(canvas, *about, **more)

    monkeypatch.setattr(finish, "stored", noting)
    teller = Teller(words("ru"), "archipelago", ("Anna", "Boris", "Clara", "Дмитрий", "Elena")[:seats])
    for state in positions("archipelago", seats):
        assert isinstance(state, State)
        boards("archipelago").table(GAME.view(state, None), teller, None, None)
        outlines = [drawn[-1].anchors.of("region", letter, 0)[0].outline for letter in state.regions]
        every = [x for outline in outlines for x, _ in outline]
        span = max(every) - min(every)
        for outline in outlines:
            wide, high = (max(along) - min(along) for along in zip(*outline, strict=True))
            assert high >= HIGH
            assert wide >= LEAST or (span * LEAST > wide * CLOSE and span > CLOSE - BESIDE), (
                "there is room for larger ones"
            )

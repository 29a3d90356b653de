"""A whole game as one moving picture."""

import io
from functools import cache
from random import Random

import pytest
from PIL import Image

from games.core.chance import Chance
from games.core.game import Setup
from games.core.saving import clone
from games.registry import game
from render import film as films
from render.boards import boards
from render.film import WIDTH, film, still
from render.kit.picture import Picture
from texts import Teller, words


@cache
def stills() -> tuple[Picture, ...]:
    """The first moves of a game."""
    found, random = game("settlers"), Random(2)
    play = found.start(Setup(2, {}, "film"))
    say = Teller(words("en"), "settlers", ("Ada", "Boris"))
    taken = []
    for _ in range(9):
        taken.append(still(boards("settlers").table, found.view(play.state, None), say, None, None))
        for _ in range(4):
            request = play.legal(play.waiting()[0])
            offers = [offer for offer in request.offers if not offer.aside]
            play.apply(request.seat, random.choice(offers).any_move(random.randrange))
    return tuple(taken)


def test_a_film_shows_every_moment_in_one_size_and_the_last_one_longest() -> None:
    shown = film(stills())
    moving = Image.open(io.BytesIO(shown.data))
    assert moving.size == (WIDTH, max(each.height for each in stills())) == (shown.width, shown.height)
    lasts = []
    for frame in range(getattr(moving, "n_frames", 1)):
        moving.seek(frame)
        lasts.append(moving.info["duration"])
    assert len(lasts) == len(stills())
    assert lasts[-1] > max(lasts[:-1])
    assert shown.alt == stills()[-1].alt


def test_a_film_that_weighs_too_much_leaves_moments_out_and_never_the_last(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(films, "HEAVIEST", len(film(stills()).data) * 2 // 3)
    shown = film(stills())
    assert len(shown.data) <= films.HEAVIEST
    assert 2 < getattr(Image.open(io.BytesIO(shown.data)), "n_frames", 1) < len(stills())
    assert shown.alt == stills()[-1].alt


@pytest.mark.parametrize(("key", "seats"), [("maracaibo", 2), ("santa_maria", 3), ("puerto_rico", 4)])
def test_each_moment_shows_what_has_moved_since_the_one_before(key: str, seats: int) -> None:
    """A ship with its lanes, a disc with its ghost, a good with the badge of who loaded it."""
    found, chance = game(key), Chance("film")
    play, say = found.start(Setup(seats, {}, "film")), Teller(words("en"), key, ("Ada", "Boris", "Wu", "Li")[:seats])
    views = []
    for _ in range(40):
        seat = play.waiting()[0]
        play.apply(seat, found.sensible(found.view(play.state, seat), play.legal(seat), chance))
        views.append(clone(found.view(play.state, None)))
    earlier = views[:30:10]
    shown = [still(boards(key).table, views[-1], say, None, before).data for before in (None, *earlier)]
    assert len({*shown}) == 1 + len(earlier)

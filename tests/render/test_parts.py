"""What can be looked at closer: every part of every game, for everybody who looks, in each language and skin."""

from collections.abc import Iterator
from contextlib import contextmanager
from itertools import cycle
from typing import Any
from unittest.mock import patch

import pytest

from games.core.chance import Chance
from games.core.seats import Seat
from games.core.state import GameState
from games.registry import GAMES, game
from render.boards import boards, part_of, parts_of
from render.kit.canvas import Canvas
from render.kit.finish import stored
from render.kit.frame import CLOSE
from render.kit.picture import ALT_LIMIT, Picture
from render.kit.signs.marks import Sign
from render.kit.skins import SKINS, wearing
from render.kit.traces import Pasted, Written
from tests.render.readable import Readers
from tests.render.test_laws import HEAVIEST, NAMES, STORIES, positions, wild_positions
from texts import LOCALES, Teller, words

HIGHEST = CLOSE * 7 // 4
"""What is higher is small where a phone shows all of it."""
PHONE = 400
LETTERING, PIECE = 11, 14
"""So many pixels on a phone so wide, at least."""
ARROWS = (26, 30)
"""What only points from one thing to another, or stands before words that say the same."""


def told_by(key: str, seats: int, locale: str) -> Teller:
    return Teller(words(locale), key, NAMES[:seats])


@contextmanager
def canvases() -> Iterator[list[Canvas]]:
    """Whatever is drawn meanwhile."""
    drawn: list[Canvas] = []

    def noting(canvas: Canvas, *about: Any, **more: Any) -> Picture:
        drawn.append(canvas)
        return stored(canvas, *about, **more)

    with patch("render.kit.finish.stored", noting):
        yield drawn


def too_small(canvas: Canvas) -> list[str]:
    """What nobody sees on a phone."""
    found = []
    for trace in canvas.traces:
        if isinstance(trace, Written) and trace.style.size * PHONE < LETTERING * CLOSE:
            found.append(f"{trace.words!r} is written in {trace.style.size}")
        elif isinstance(trace, Pasted) and not isinstance(trace.sprite, Sign):
            size = max(trace.sprite.width, trace.sprite.height)
            if size * PHONE < PIECE * CLOSE and size not in ARROWS:
                found.append(f"a piece at {trace.x}, {trace.y} is {size} large")
    return found


@pytest.mark.parametrize(("key", "seats"), STORIES)
def test_every_part_can_be_read(reading: Readers, key: str, seats: int) -> None:
    found = game(key)
    ways = cycle([(locale, skin) for locale in LOCALES for skin in SKINS])
    before: GameState | None = None
    for state in (*positions(key, seats), *wild_positions(key, seats)):
        for viewer in (None, Seat(seats - 1)):
            view = found.view(state, viewer)
            earlier = None if before is None else found.view(before, viewer)
            for word in parts_of(view, told_by(key, seats, "en"), viewer):
                locale, skin = next(ways)
                with wearing(skin):
                    drawn = part_of(key, word)(view, told_by(key, seats, locale), viewer, earlier)
                assert reading.too_small() == [], word
                assert reading.troubles() == [], word
                assert drawn.width == CLOSE, word
                assert drawn.height <= HIGHEST, word
                assert len(drawn.data) <= HEAVIEST, word
                assert 0 < len(drawn.alt) <= ALT_LIMIT, word
        before = state


@pytest.mark.parametrize("key", GAMES)
def test_every_part_is_seen_on_a_phone(key: str) -> None:
    found, seats = game(key), max(game(key).settings.seat_counts)
    for state in positions(key, seats):
        view = found.view(state, Seat(0))
        for word in parts_of(view, told_by(key, seats, "ru"), Seat(0)):
            with canvases() as drawn:
                part_of(key, word)(view, told_by(key, seats, "ru"), Seat(0), None)
            assert [small for canvas in drawn for small in too_small(canvas)] == [], word


@pytest.mark.parametrize("key", GAMES)
def test_ones_own_comes_first_and_everybody_has_the_same(key: str) -> None:
    found, seats = game(key), max(game(key).settings.seat_counts)
    own = boards(key).parts[0].key
    for state in positions(key, seats):
        openly = parts_of(found.view(state, None), told_by(key, seats, "en"), None)
        for viewer in map(Seat, range(seats)):
            mine = parts_of(found.view(state, viewer), told_by(key, seats, "en"), viewer)
            assert next(iter(mine)) == f"{own}.{viewer}"
            assert mine == openly, "only in another order"


@pytest.mark.parametrize("key", GAMES)
def test_nobody_sees_more_than_they_may_know(key: str) -> None:
    """In every world that a viewer cannot tell from this one each part is the same, also to somebody who watches."""
    found, seats = game(key), max(game(key).settings.seat_counts)
    chance = Chance(f"alike {key}")

    def seen(state: GameState, viewer: Seat | None) -> dict[str, Picture]:
        view, say = found.view(state, viewer), told_by(key, seats, "en")
        return {word: part_of(key, word)(view, say, viewer, None) for word in parts_of(view, say, viewer)}

    for state in positions(key, seats)[:2]:
        for viewer in (None, Seat(0)):
            here, there = (seen(each, viewer) for each in (state, found.seeing.imagine(state, viewer, chance)))
            assert here == there


@pytest.mark.parametrize("key", GAMES)
def test_a_rival_sees_what_everybody_sees(key: str) -> None:
    found, seats = game(key), max(game(key).settings.seat_counts)
    state, of_first = positions(key, seats)[1], f"{boards(key).parts[0].key}.0"
    watching, rival = (
        part_of(key, of_first)(found.view(state, viewer), told_by(key, seats, "en"), viewer, None)
        for viewer in (None, Seat(1))
    )
    assert watching == rival

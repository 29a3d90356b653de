"""Films: drawn once for a version of a table, and for each person one at a time."""

import asyncio

import pytest

from bot.host.pace import Pace
from bot.pictures.films import Count, Films
from bot.store.identity import UserId
from bot.tables.model import Refused
from render.kit.picture import Picture

ADA, BORIS = UserId(1), UserId(2)


class Studio:
    """Draws a film as slowly as one likes."""

    def __init__(self) -> None:
        self.films = Films(Pace(2, 3600.0, lambda: 0.0))
        self.made = 0
        self.go = asyncio.Event()

    async def make(self, count: Count) -> Picture:
        self.made += 1
        count(1)
        await self.go.wait()
        count(2)
        return Picture(b"film", "gif", 1, 1, "A film")

    async def fail(self, _: Count) -> Picture:
        self.made += 1
        raise OSError("no more paint")


async def unheard(_: int) -> None:
    """Nobody listens."""


async def test_whoever_wishes_for_what_is_being_drawn_waits_for_that_and_hears_how_far_it_is() -> None:
    studio, heard, first = Studio(), [], asyncio.Event()

    async def drawn(count: int) -> None:
        heard.append(count)
        first.set()

    waiting = [asyncio.ensure_future(studio.films.once("table 1", studio.make, drawn)) for _ in range(3)]
    await first.wait()
    studio.go.set()
    films = await asyncio.gather(*waiting)
    assert studio.made == 1
    assert {film.data for film in films} == {b"film"}
    assert heard[:1] == [1]
    assert await studio.films.once("table 1", studio.make, unheard) == films[0]
    assert studio.made == 1, "it is kept for whoever comes later"
    await studio.films.once("table 1 a move later", studio.make, unheard)
    assert studio.made == 2


async def test_one_who_goes_away_takes_the_film_from_nobody() -> None:
    studio, begun = Studio(), asyncio.Event()

    async def drawn(_: int) -> None:
        begun.set()

    gone = asyncio.ensure_future(studio.films.once("table", studio.make, drawn))
    stays = asyncio.ensure_future(studio.films.once("table", studio.make, unheard))
    await begun.wait()
    gone.cancel()
    studio.go.set()
    assert (await stays).data == b"film"
    assert studio.made == 1


async def test_what_fails_is_drawn_anew_when_it_is_wished_for_again() -> None:
    studio = Studio()
    for _ in range(2):
        with pytest.raises(OSError, match="no more paint"):
            await studio.films.once("table", studio.fail, unheard)
    assert studio.made == 2


async def test_a_person_has_one_wish_at_a_time() -> None:
    films = Films(Pace(2, 3600.0, lambda: 0.0))
    with films.wished_by(ADA):
        with pytest.raises(Refused, match="film-being-made"), films.wished_by(ADA):
            raise AssertionError
        with films.wished_by(BORIS):
            pass
    with films.wished_by(ADA):
        pass


def test_who_wishes_for_very_many_hears_when_the_next_can_begin() -> None:
    now = 0.0
    films = Films(Pace(2, 3600.0, lambda: now))
    for minute in (0, 10):
        now = minute * 60.0
        with films.wished_by(ADA):
            """It is drawn."""
    with pytest.raises(Refused) as refused, films.wished_by(ADA):
        """It is not."""
    assert refused.value.reason.args == {"most": 2, "minutes": 50}
    with films.wished_by(BORIS):
        """His are counted apart."""
    now = 3600.0
    with films.wished_by(ADA):
        """There is room again."""

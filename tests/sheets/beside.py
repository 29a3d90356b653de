"""What is drawn beside the tables: a person's story, a season's standings, the strip of the games that wait."""

from __future__ import annotations

from functools import partial

from games.core.game import Setup
from games.core.seats import Seat
from games.registry import GAMES, game
from render.boards import boards
from render.kit.picture import Picture
from render.season import pages, season_standings
from render.story import story
from render.strip import MOST, strip
from tests.render.test_season import board
from tests.render.test_story import told
from tests.sheets.pictures import NAMES, Draw, Scene
from texts import Teller


def scene(name: str) -> Scene:
    """All of it, long and short."""
    pictures: dict[str, Draw] = {
        "story": partial(_story, games=len(GAMES), people=3, medals=6, rated=True),
        "story-new": partial(_story, games=1, people=0, medals=0, rated=False),
        "season-tournament": partial(_season, sizes=(9,)),
        "season-league": partial(_season, sizes=(12, 12)),
        "season-league-2": partial(_season, sizes=(12, 12, 12), page=1),
    }
    pictures |= {f"strip-{count}": partial(_strip, count=count) for count in range(1, MOST + 1)}
    return Scene(name, 2, pictures)


def _story(teller: Teller, *, games: int, people: int, medals: int, rated: bool) -> Picture:
    return story(told(teller.words.locale, games, people, medals, rated=rated))


def _season(teller: Teller, *, sizes: tuple[int, ...], page: int = 0) -> Picture:
    return season_standings(pages(board(*sizes, locale=teller.words.locale))[page], teller.words.locale)


def _strip(teller: Teller, *, count: int) -> Picture:
    """The own boards of beginnings, as a morning shows them."""
    drawn, names = [], []
    for number, key in enumerate(list(GAMES)[:count], 1):
        seat, found = Seat(0), game(key)
        view = found.view(found.start(Setup(2, {}, "strip")).state, seat)
        own = Teller(teller.words, key, NAMES[:2])
        drawn.append(boards(key).own(view, own, seat, None))
        names.append(teller.words("bot-thread-name", game=own("name"), table=number))
    return strip(drawn, names)

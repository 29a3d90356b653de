"""What holds for every picture of every game, at any time, with any number of seats, in each language and skin."""

import math
import random
from collections.abc import Callable, Sequence
from functools import cache
from itertools import cycle

import pytest
from PIL import Image, ImageChops, ImageStat

from games.core.chance import Chance
from games.core.game import Setup
from games.core.moves import Move
from games.core.play import Play
from games.core.saving import clone
from games.core.seats import Seat
from games.core.state import GameState
from games.registry import GAMES, game
from render.boards import boards
from render.kit.frame import CLOSE, CLOSEST
from render.kit.palette import Colour
from render.kit.picture import ALT_LIMIT
from render.kit.skins import SKINS, wearing
from render.kit.tones import reduced
from render.words import player_names
from tests.render.eyes import ALL_AROUND, ENOUGH
from tests.render.looks import image, likeness
from tests.render.readable import LONG_NAME, Readers
from texts import LOCALES, Teller, words

NAMES = ("Ekaterina", LONG_NAME, "Дмитрий", "漢字🙂", "Wu")
HEAVIEST = 200 * 1024
BEGINNING = 200
"""So soon the words beside a picture say whom the game waits for."""
CLEAR = {"settlers": ALL_AROUND, "archipelago": ALL_AROUND}
"""Games in which more of each piece stands out than elsewhere."""
STORIES = [(key, seats) for key in GAMES for seats in game(key).settings.seat_counts]
MOMENTS = (0.0, 0.6, 1.0)
WILD_MOMENTS = (0.9,)
WILD_OPTIONS = {("maracaibo", 4): {"story": "chapter_11"}}
"""What has most to show; elsewhere the options are drawn."""


@cache
def positions(key: str, seats: int) -> list[GameState]:
    """A sensible game from its start to its end, played once."""
    found, chance = game(key), Chance("pictures")

    def sensible(play: Play[GameState], seat: Seat) -> Move:
        move: Move = found.sensible(found.view(play.state, seat), play.legal(seat), chance)
        return move

    return played(found.start(Setup(seats, {}, f"pictures {seats}")), sensible, MOMENTS)


@cache
def wild_positions(key: str, seats: int) -> list[GameState]:
    """A game with any options that nobody plays with sense: boards get fuller and stranger than people make them."""
    found, chance = game(key), random.Random(f"wild {key} {seats}")
    options = WILD_OPTIONS.get((key, seats)) or chance.choice(list(found.settings.combinations(seats)))

    def anyhow(play: Play[GameState], seat: Seat) -> Move:
        request = play.legal(seat)
        offers = [offer for offer in request.offers if not offer.aside]
        return chance.choice(offers or request.offers).any_move(chance.randrange)

    return played(found.start(Setup(seats, options, f"wild {seats}")), anyhow, WILD_MOMENTS)


def played(
    play: Play[GameState], choose: Callable[[Play[GameState], Seat], Move], at: Sequence[float]
) -> list[GameState]:
    """Played to its end: how it stood after these shares of it."""
    states = [clone(play.state)]
    while not play.state.over:
        seat = play.waiting()[0]
        play.apply(seat, choose(play, seat))
        states.append(clone(play.state))
    return [states[math.floor(share * (len(states) - 1))] for share in at]


@pytest.mark.parametrize(("key", "seats"), STORIES)
def test_pictures_can_be_read_at_a_quarter_of_their_width_and_weigh_little(
    reading: Readers, key: str, seats: int
) -> None:
    found = game(key)
    ways = cycle([(locale, skin) for locale in LOCALES for skin in SKINS])
    before: GameState | None = None
    for state in (*positions(key, seats), *wild_positions(key, seats)):
        locale, skin = next(ways)
        teller = Teller(words(locale), key, NAMES[:seats])
        ours = boards(key)
        pictures = [("table", None, ours.table), ("own", Seat(seats - 1), ours.own)]
        for name, viewer, draw in [
            *pictures,
            *(("more", None, further) for further in ours.further(found.view(state, None))),
        ]:
            earlier = None if before is None else found.view(before, viewer)
            with wearing(skin):
                drawn = draw(found.view(state, viewer), teller, viewer, earlier)
            assert reading.too_small() == [], name
            assert reading.misseen(CLEAR.get(key, ENOUGH)) == [], name
            assert reading.troubles() == [], name
            assert drawn.width == CLOSE
            assert len(drawn.data) <= HEAVIEST, name
            assert drawn.height <= CLOSEST, name
        before = state


@pytest.mark.parametrize(("key", "seats"), STORIES)
def test_a_table_in_words_is_whole(key: str, seats: int) -> None:
    """It begins with where the game stands and whom it waits for, names every seat, and ends with a sentence."""
    found = game(key)
    before: GameState | None = None
    for state in (*positions(key, seats), *wild_positions(key, seats)):
        view = found.view(state, None)
        concerned = found.score(view).winners if view.over else found.play(view).waiting()
        for locale in LOCALES:
            teller = Teller(words(locale), key, NAMES[:seats])
            alt = boards(key).table(view, teller, None, None if before is None else found.view(before, None)).alt
            named = [{name, printed} for name, printed in zip(NAMES[:seats], player_names(teller), strict=True)]
            assert len(alt) <= ALT_LIMIT
            assert not concerned or any(name in alt[:BEGINNING] for seat in concerned for name in named[seat]), alt
            assert [each for each in named if not any(name in alt for name in each)] == [], alt
            assert alt.endswith((".", "!", "?")), alt
        before = state


@pytest.mark.parametrize("key", GAMES)
def test_what_is_stored_looks_like_what_was_drawn(monkeypatch: pytest.MonkeyPatch, key: str) -> None:
    found = game(key)
    seats = max(found.settings.seat_counts)
    drawn: list[Image.Image] = []

    def noting(whole: Image.Image, own: tuple[Colour, ...]) -> Image.Image:
        drawn.append(whole)
        return reduced(whole, own)

    monkeypatch.setattr("render.kit.picture.reduced", noting)
    view = found.view(positions(key, seats)[1], None)
    for skin in SKINS:
        with wearing(skin):
            stored = image(boards(key).table(view, Teller(words("en"), key, NAMES[:seats]), None, None))
        assert likeness(drawn[-1], stored) > 0.99
        assert max(ImageStat.Stat(ImageChops.difference(drawn[-1], stored)).mean) < 2

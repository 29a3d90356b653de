"""Pictures as the bot asks for them: in the reader's skin, kept while nothing differs, the final score in the end."""

import io
from collections.abc import AsyncIterator, Iterator
from pathlib import Path

import pytest
from PIL import Image

from bot.host.watchdog import TookTooLong
from bot.people.people import People
from bot.pictures.drawing import Pictures
from bot.pictures.easel import Easel
from bot.store.engine.database import Store
from bot.store.identity import UserId
from games.core.seats import Seat
from render.boards import Boards
from render.kit.picture import Picture
from render.kit.skins import SKINS
from tests.support.endless import SECONDS, endless_picture
from tests.support.positions import position, table_of
from texts import Teller, words

HOST, OTHER = 100, 101


@pytest.fixture
async def people(tmp_path: Path) -> AsyncIterator[People]:
    async with Store.open(tmp_path) as store:
        yield People(store)


@pytest.fixture
def pictures(people: People) -> Iterator[Pictures]:
    drawing = Pictures(people.skin, Easel(processes=0))
    yield drawing
    drawing.close()


def skin_of(picture: Picture) -> str:
    """By the ground in the corner of the picture."""
    shown = Image.open(io.BytesIO(picture.data)).convert("RGB").crop((0, 0, 12, 12))
    levels = {name: sum(skin.parchment) for name, skin in SKINS.items()}
    level = sum(shown.resize((1, 1)).tobytes())
    return min(levels, key=lambda name: abs(levels[name] - level))


async def test_everybody_sees_pictures_as_the_host_does_until_they_choose(people: People, pictures: Pictures) -> None:
    live = next(position("settlers", 2, 1))
    assert skin_of(await pictures.public(live, "en")) == "light"
    await people.choose(UserId(HOST), skin="dark")
    assert skin_of(await pictures.public(live, "en")) == "dark"
    assert skin_of(await pictures.own(live, Seat(1), "en")) == "dark"
    await people.choose(UserId(OTHER), skin="light")
    assert skin_of(await pictures.own(live, Seat(1), "en")) == "light"
    assert skin_of(await pictures.own(live, Seat(0), "en")) == "dark"
    assert skin_of(await pictures.public(live, "en")) == "dark"
    await people.choose(UserId(OTHER), skin="auto")
    assert skin_of(await pictures.own(live, Seat(1), "en")) == "dark"


async def test_equal_showings_are_drawn_once(pictures: Pictures) -> None:
    live = next(position("settlers", 2, 1))
    assert await pictures.public(live, "en") is await pictures.public(live, "en")
    assert (await pictures.public(live, "ru")).data != (await pictures.public(live, "en")).data


async def test_what_was_never_done_is_not_tried_again(people: People, monkeypatch: pytest.MonkeyPatch) -> None:
    tried = []

    def endless(*_: object) -> Picture:
        tried.append(1)
        return endless_picture()

    monkeypatch.setattr("bot.pictures.drawing.boards", lambda _: Boards(endless, endless))
    pictures = Pictures(people.skin, Easel(processes=0, seconds=SECONDS))
    live = next(position("settlers", 2, 1))
    for _ in range(3):
        with pytest.raises(TookTooLong):
            await pictures.public(live, "en")
    assert tried == [1]
    pictures.close()


async def test_in_the_end_everybody_sees_the_final_score(pictures: Pictures) -> None:
    *_, live = position("settlers", 2, 1)
    winners = live.outcome().winners
    say = live.teller("en")
    assert (
        words("en")("core-picture-won", players=", ".join(map(say.player, winners)))[:20]
        in (await pictures.public(live, "en")).alt
    )
    assert (await pictures.board(live, None, "en")).alt.startswith(say("picture-title"))


async def test_a_cover_says_what_is_played_and_is_drawn_once(people: People, pictures: Pictures) -> None:
    table = table_of("settlers", 2, language="ru")
    shown = await pictures.cover(table)
    say = Teller(words("ru"), "settlers", ())
    assert shown.alt == f"{say('name')}. {say('about')}"
    assert await pictures.cover(table) is shown
    await people.choose(UserId(HOST), skin="dark")
    assert (await pictures.cover(table)).data != shown.data


async def test_who_is_asked_sees_what_that_is_about_and_who_is_not_their_own_board(pictures: Pictures) -> None:
    live = next(live for live in position("puerto_rico", 3, 1, every=5) if len(live.waiting()) == 1)
    seat = live.waiting()[0]
    other = next(each for each in live.state.every_seat() if each != seat)
    asked, own = await pictures.question(live, seat, "en"), await pictures.own(live, seat, "en")

    assert asked.data != own.data
    assert asked.order, "what can be chosen is on it"
    assert not own.order
    assert await pictures.question(live, seat, "en") is asked, "it is kept"
    assert await pictures.question(live, other, "en") is await pictures.own(live, other, "en")
    assert (await pictures.question_for_all(live, "en")) is not None


async def test_what_only_one_may_know_is_asked_without_a_picture_for_all(pictures: Pictures) -> None:
    for live in position("settlers", 2, 1, every=1):
        if any(live.request(seat).secret for seat in live.waiting()):
            assert await pictures.question_for_all(live, "en") is None
            return
    live = next(live for live in position("archipelago", 3, 1, every=1) if live.request(live.waiting()[0]).secret)
    assert await pictures.question_for_all(live, "en") is None

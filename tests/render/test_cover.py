"""Every game has a cover with its name, in both languages and skins."""

import pytest

from games.registry import GAMES
from render.boards import boards
from render.cover import HEIGHT, cover
from render.kit.frame import CLOSE
from render.kit.icons import ICONS
from render.kit.skins import SKINS, SkinName, wearing
from tests.render.readable import Readers
from texts import LOCALES, Teller, words


@pytest.mark.parametrize("skin", SKINS)
@pytest.mark.parametrize("key", GAMES)
def test_a_cover_bears_the_games_name_whole(reading: Readers, key: str, skin: SkinName) -> None:
    for locale in LOCALES:
        say = Teller(words(locale), key, ())
        with wearing(skin):
            made = cover(say)
        assert reading.words() == [say("name")]
        assert reading.too_small() == []
        assert reading.troubles() == []
        assert (made.width, made.height) == (CLOSE, HEIGHT)
        assert len(made.data) < 60 * 1024
        assert made.alt.startswith(say("name"))


@pytest.mark.parametrize("key", GAMES)
def test_its_icons_are_of_the_kit(key: str) -> None:
    assert set(boards(key).cover) <= ICONS.keys()
    assert len(set(boards(key).cover)) == len(boards(key).cover)

"""The standings of a season: read on a phone, in as many pictures as that needs, with everybody on exactly one."""

import pytest

from render.kit.frame import CLOSE, CLOSEST
from render.kit.picture import ALT_LIMIT
from render.kit.skins import SkinName, wearing
from render.season import MARKS, Group, Mark, Row, SeasonBoard, pages, season_standings
from tests.render.readable import Readers
from texts import words

NAMES = ("Anna", "Константин Константинопольский-Задунайский", "Wu", "漢字🙂", "Ekaterina", "")
EVERY: tuple[Mark, ...] = ("", *MARKS)
LOOKS: list[tuple[str, SkinName]] = [("en", "light"), ("ru", "dark")]


def rows(count: int, first: int = 0) -> tuple[Row, ...]:
    return tuple(
        Row(
            at + 1,
            NAMES[at % len(NAMES)],
            first + at + 1,
            10,
            at % 11,
            240 - at,
            None if at % 7 == 3 else 1900 - 5 * at,
            EVERY[at % len(EVERY)],
        )
        for at in range(count)
    )


def board(*sizes: int, locale: str = "en") -> SeasonBoard:
    titles = [words(locale)("bot-season-division", letter=letter) for letter in "ABCD"]
    groups = [Group(title, rows(size, 100 * at)) for at, (size, title) in enumerate(zip(sizes, titles, strict=False))]
    about = "Settlers: Founders of the Empire, Puerto Rico, Santa Maria, Maracaibo, Archipelago"
    return SeasonBoard(
        "Осенняя лига портового города и его окрестностей и островов", "Round 10 of 10", about, tuple(groups)
    )


@pytest.mark.parametrize(("locale", "skin"), LOOKS)
@pytest.mark.parametrize("sizes", [(2,), (12,), (9, 9), (25, 3, 2), (60,)])
def test_the_standings_can_be_read(reading: Readers, sizes: tuple[int, ...], locale: str, skin: SkinName) -> None:
    with wearing(skin):
        pictures = [season_standings(page, locale) for page in pages(board(*sizes, locale=locale))]
    assert reading.too_small() == []
    assert reading.troubles() == []
    for picture in pictures:
        assert picture.width == CLOSE
        assert picture.height <= CLOSEST
        assert len(picture.alt) <= ALT_LIMIT


@pytest.mark.parametrize("sizes", [(1,), (24, 24), (200,), (50, 50, 50, 50), (23, 1)])
def test_everybody_stands_on_one_page(sizes: tuple[int, ...]) -> None:
    whole = board(*sizes)
    shown = [row for page in pages(whole) for group in page.groups for row in group.rows]
    assert shown == [row for group in whole.groups for row in group.rows]


def test_who_is_forgotten_is_a_number() -> None:
    alt = season_standings(board(6), "en").alt
    assert "Player 6: 235." in alt
    assert "Player 4: 237." in alt, "what the font cannot show"

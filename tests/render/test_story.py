"""Somebody's story as a picture: whole, readable on a phone, in both skins and languages."""

from dataclasses import replace

import pytest

from bot.features.statistics.badges import badges
from bot.features.statistics.story import BADGES_SHOWN
from games.registry import GAMES
from render.kit.frame import CLOSE, CLOSEST
from render.kit.icons import ICONS
from render.kit.picture import ALT_LIMIT
from render.kit.skins import SkinName, wearing
from render.kit.traces import Frame, Written
from render.story import Medal, Played, Story, story
from tests.render.readable import Readers
from tests.render.test_laws import HEAVIEST
from texts import LOCALES, words

LONG = "Константин Константинопольский Ы"


def told(locale: str, games: int, people: int, medals: int, *, rated: bool) -> Story:
    say = words(locale)
    often = say("bot-stats-games", count=121)
    rows = tuple(badges().items())[:medals]
    lines = tuple((seat, tuple(1500 + 20 * seat * at for at in range(9))) for seat in range(games))
    return Story(
        person=LONG,
        nameless=say("bot-somebody"),
        since=say("bot-story-since", month="05/2026"),
        figures=tuple(
            (figure, say(f"bot-story-{key}", count=1234))
            for figure, key in (
                ("1234", "games"),
                ("567", "victories"),
                (say("bot-stats-minutes", count=59), "pace"),
                ("100 %", "finished"),
            )
        ),
        heads=tuple(say(f"bot-story-{head}") for head in ("game", "count", "won", "place", "best", "rating")),
        games=tuple(Played(say(f"{key}-name"), ("1234", "567", "2.4", "118", "1873")) for key in list(GAMES)[:games]),
        ratings=(say("bot-story-ratings"), lines, ("05/2026", *[""] * 7, "11/2026")) if rated else None,
        people=(
            say("bot-story-people"),
            ((LONG, often), ("漢字", "7"), ("Wu", "1"))[:people],
        ),
        badges=(say("bot-story-badges"), tuple(Medal(row.icon, say(f"bot-badge-{name}")) for name, row in rows)),
    )


@pytest.mark.parametrize("skin", ["light", "dark"])
@pytest.mark.parametrize("locale", LOCALES)
def test_a_story_can_be_read(reading: Readers, locale: str, skin: SkinName) -> None:
    for count, (games, people, medals, rated) in enumerate(
        ((5, 3, BADGES_SHOWN, True), (1, 0, 0, False), (5, 1, 1, True), (2, 2, 3, False))
    ):
        with wearing(skin):
            picture = story(told(locale, games, people, medals, rated=rated))
        assert reading.too_small() == [], count
        assert reading.troubles() == [], count
        assert picture.width == CLOSE
        assert picture.height <= CLOSEST
        assert len(picture.data) <= HEAVIEST
        assert len(picture.alt) <= ALT_LIMIT


@pytest.mark.parametrize("locale", LOCALES)
def test_every_badge_is_whole_on_it(reading: Readers, locale: str) -> None:
    for name, badge in badges().items():
        assert badge.icon in ICONS
        assert badge.game in ("", *GAMES)
        one = told(locale, 1, 0, 0, rated=False)
        medal = Medal(badge.icon, words(locale)(f"bot-badge-{name}"))
        with wearing("light"):
            story(replace(one, badges=("Badges", (medal,))))
        assert "…" not in "".join(reading.words())


@pytest.mark.parametrize("locale", LOCALES)
def test_figures_keep_off_the_edge_of_their_line(reading: Readers, locale: str) -> None:
    with wearing("light"):
        story(told(locale, 5, 0, 0, rated=False))
    (canvas,) = reading.pictures
    figures = [trace.box for trace in canvas.traces if isinstance(trace, Written) and trace.words == "1873"]
    lines = [trace.box for trace in canvas.traces if isinstance(trace, Frame)]
    assert len(figures) == 5
    for figure in figures:
        line = min((each for each in lines if each.contains(figure)), key=lambda each: each.width * each.height)
        assert line.right - figure.right >= 8

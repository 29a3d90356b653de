"""One's own story: what there is to tell of somebody's games beside the plain numbers, and its picture's words."""

from collections.abc import Sequence
from datetime import UTC, datetime
from statistics import mean, median

import msgspec

from bot.features.statistics.badges import Earned, badges
from bot.features.statistics.rows import Result
from bot.features.statistics.words import by_game, tenth
from bot.panel.kit.lasting import told_time
from bot.panel.kit.wording import game_name
from bot.people.ratings import MIDDLE, rating
from bot.store.identity import UserId
from bot.store.people.skills import Skill
from render.story import Medal, Played, Story
from texts import Words, words

GAMES_SHOWN, PEOPLE_SHOWN, BADGES_SHOWN = 5, 3, 4
BADGES_LISTED = 15
MOMENTS = 40
"""So many rated games stand in the picture of ratings, the last ones."""


class Tale(msgspec.Struct, frozen=True):
    """What is known of somebody."""

    results: tuple[Result, ...] = ()
    people: tuple[tuple[UserId, str, int], ...] = ()
    """With whom they played most, by their last names, and how often."""
    earned: tuple[Earned, ...] = ()
    rare: dict[str, int] = {}
    """How many people on this server have each badge by what they played there."""
    counted: int = 0
    """How many have played there at all; 0 where no server is."""


def story_of(name: str, tale: Tale, locale: str) -> Story | None:
    """What is drawn of it; None before the first game has ended."""
    say = words(locale)
    ended = [result for result in tale.results if result.place is not None]
    if not ended:
        return None
    shown = dict(list(by_game(ended).items())[:GAMES_SHOWN])
    newest = [badges()[each.badge] for each in reversed(tale.earned)][:BADGES_SHOWN]
    names = [say(f"bot-badge-{each.badge}") for each in reversed(tale.earned)][:BADGES_SHOWN]
    return Story(
        person=name,
        nameless=say("bot-somebody"),
        since=say("bot-story-since", month=_month(ended[0].at)),
        figures=_figures(tale.results, say),
        heads=tuple(say(f"bot-story-{head}") for head in ("game", "count", "won", "place", "best", "rating")),
        games=tuple(Played(game_name(say, game), _cells(of_game, say)) for game, of_game in shown.items()),
        ratings=_ratings(list(shown), ended, say),
        people=(
            say("bot-story-people"),
            tuple((called, say("bot-stats-games", count=count)) for _, called, count in tale.people[:PEOPLE_SHOWN]),
        ),
        badges=(
            say("bot-story-badges"),
            tuple(Medal(badge.icon, called) for badge, called in zip(newest, names, strict=True)),
        ),
    )


def badge_lines(tale: Tale, say: Words) -> list[str]:
    """Each badge with what it is for and how rare it is here, the newest first."""
    lines = []
    for each in reversed(tale.earned):
        rare = say("bot-badge-rare", have=tale.rare.get(each.badge, 0), people=tale.counted) if tale.counted else ""
        line = say("bot-badge-line", name=say(f"bot-badge-{each.badge}"), about=say(f"bot-badge-{each.badge}-for"))
        lines.append(f"{line} · {rare}" if rare else line)
    return lines[:BADGES_LISTED]


def _figures(results: Sequence[Result], say: Words) -> tuple[tuple[str, str], ...]:
    ended = [result for result in results if result.place is not None]
    won = sum(result.place == 1 for result in ended)
    paces = [result.pace for result in results if result.pace is not None]
    figures = [
        (str(len(ended)), say("bot-story-games", count=len(ended))),
        (str(won), say("bot-story-victories", count=won)),
    ]
    if paces:
        figures.append((told_time(median(paces), say), say("bot-story-pace")))
    figures.append((f"{round(100 * len(ended) / len(results))} %", say("bot-story-finished")))
    return tuple(figures)


def _cells(ended: Sequence[Result], say: Words) -> tuple[str, ...]:
    placed = [result.place for result in ended if result.place is not None and not result.lost_together]
    points = [result.points for result in ended if result.points is not None]
    skill = next((result.skill for result in reversed(ended) if result.skill is not None), None)
    return (
        str(len(ended)),
        str(sum(place == 1 for place in placed)),
        tenth(mean(placed), say) if placed else "–",
        str(max(points)) if points else "–",
        "–" if skill is None else str(rating(skill)),
    )


def _ratings(
    games: Sequence[str], ended: Sequence[Result], say: Words
) -> tuple[str, tuple[tuple[int, tuple[int, ...]], ...], tuple[str, ...]] | None:
    """Everybody begins as a newcomer; None before there are two games that count."""
    rated = [(result, result.skill) for result in ended if result.skill is not None and result.game in games]
    if len(rated) < 2:
        return None
    lines = [(place, _line(game, rated)) for place, game in enumerate(games)]
    risen = tuple((place, values) for place, values in lines if len(set(values)) > 1)
    last = rated[-MOMENTS:]
    moments = [_month(last[0][0].at), *([""] * (len(last) - 1)), _month(last[-1][0].at)]
    return say("bot-story-ratings"), risen, tuple(moments)


def _line(game: str, rated: Sequence[tuple[Result, Skill]]) -> tuple[int, ...]:
    values = [MIDDLE]
    for result, skill in rated:
        values.append(rating(skill) if result.game == game else values[-1])
    return tuple(values[-MOMENTS - 1 :])


def _month(moment: float) -> str:
    at = datetime.fromtimestamp(moment, UTC)
    return f"{at.month:02}/{at.year}"

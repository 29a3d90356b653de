"""How people play: one person's games, or those of a server."""

from collections.abc import Mapping, Sequence
from statistics import mean, median

from bot.features.statistics.rows import Result
from bot.panel.kit.lasting import told_time
from bot.panel.kit.links import mention
from bot.panel.kit.posting import Posting
from bot.panel.kit.sheet import Sheet
from bot.panel.kit.wording import game_name
from bot.people.ratings import SCALE, rating
from bot.store.identity import UserId
from bot.store.people.skills import Skill
from games.core.thinking.budget import STRENGTHS, Strength
from render.kit.picture import Picture
from texts import Words, words

SURE = 2
"""So many sigmas to each side: nineteen of twenty are in between."""
BEST_SHOWN = 10


def person_statistics(
    user_id: UserId,
    results: Sequence[Result],
    locale: str,
    *,
    here: bool,
    picture: Picture | None = None,
    badges: Sequence[str] = (),
) -> Posting:
    """A person's games, each kind in a line, how they keep others waiting, and their badges."""
    say = words(locale)
    title = say("bot-stats-person", person=mention(user_id))
    if not results:
        return Sheet().text(f"### {title}").text(say("bot-stats-none")).posting()
    lines = [
        _game_line(game, against, together, say)
        for game, of_game in by_game(results).items()
        for against, together in by_company(of_game).items()
    ]
    sheet = Sheet().text(f"### {title}").picture(picture).text("\n".join(lines))
    if badges:
        sheet.text("\n".join([f"**{say('bot-story-badges')}**", *badges]))
    return sheet.text(_habits(results, say, here=here)).posting()


def server_statistics(results: Sequence[Result], locale: str) -> Posting:
    """What was played on a server: how often, how long, and who is best at it."""
    say = words(locale)
    sheet = Sheet().text(f"### {say('bot-stats-server')}")
    if not results:
        return sheet.text(say("bot-stats-none-here")).posting()
    for game, of_game in by_game(results).items():
        tables = {result.table_id: result for result in of_game if result.place is not None}
        if tables:
            lasted = median(result.lasted for result in tables.values())
            line = say("bot-stats-played", count=len(tables), time=told_time(lasted, say))
            sheet.text("\n".join([f"**{game_name(say, game)}**: {line}", *_best(of_game, say)]))
    return sheet.posting()


def by_game(results: Sequence[Result]) -> dict[str, list[Result]]:
    """The results of each game, the most played first."""
    found: dict[str, list[Result]] = {}
    for result in results:
        found.setdefault(result.game, []).append(result)
    return dict(sorted(found.items(), key=lambda entry: -len(entry[1])))


def by_company(results: Sequence[Result]) -> dict[Strength | None, list[Result]]:
    """The results among people, then those against computers, the easy ones first."""
    found: dict[Strength | None, list[Result]] = {strength: [] for strength in (None, *STRENGTHS)}
    for result in results:
        found[result.against].append(result)
    return {against: some for against, some in found.items() if some}


def _game_line(game: str, against: Strength | None, results: Sequence[Result], say: Words) -> str:
    ended = [result for result in results if result.place is not None]
    parts = [say("bot-stats-games", count=len(ended))]
    if ended:
        parts.append(say("bot-stats-won", count=sum(result.place == 1 for result in ended)))
        if placed := [result for result in ended if not result.lost_together]:
            place = mean(result.place or 0 for result in placed)
            parts.append(say("bot-stats-place", place=tenth(place, say), people=tenth(mean(_people(placed)), say)))
        if together := len(ended) - len(placed):
            parts.append(say("bot-stats-lost-together", count=together))
        points = [result.points for result in ended if result.points is not None]
        parts.append(say("bot-stats-points", mean=round(mean(points)), best=max(points)))
    skill = _now(results)
    if skill is not None:
        parts.append(_rated(skill, say))
    name = f"**{game_name(say, game)}**"
    if against is not None:
        name = say("bot-stats-against", game=name, strength=say(f"bot-strength-{against}"))
    return f"{name}: {' · '.join(parts)}"


def _habits(results: Sequence[Result], say: Words, *, here: bool) -> str:
    ended = sum(result.place is not None for result in results)
    lines = [say("bot-stats-reliable", ended=ended, begun=len(results))]
    paces = [result.pace for result in results if result.pace is not None]
    if paces:
        lines.insert(0, say("bot-stats-pace", time=told_time(median(paces), say)))
    return "-# " + " · ".join([*lines, *([say("bot-stats-only-here")] if here else [])])


def _best(results: Sequence[Result], say: Words) -> list[str]:
    """Those who are surely strong before those who may be."""
    skills: Mapping[UserId, Skill] = {result.user_id: result.skill for result in results if result.skill is not None}
    ordered = sorted(skills.items(), key=lambda entry: entry[1].mu - SURE * entry[1].sigma, reverse=True)
    return [
        f"{place}. {mention(user)} · {_rated(skill, say)}"
        for place, (user, skill) in enumerate(ordered[:BEST_SHOWN], 1)
    ]


def _rated(skill: Skill, say: Words) -> str:
    return say("bot-stats-rating", rating=str(rating(skill)), sure=str(round(SURE * SCALE * skill.sigma)))


def _now(results: Sequence[Result]) -> Skill | None:
    return next((result.skill for result in reversed(results) if result.skill is not None), None)


def _people(results: Sequence[Result]) -> list[int]:
    return [result.people for result in results]


def tenth(number: float, say: Words) -> str:
    """With one figure behind the point, as one writes it."""
    return say("bot-stats-tenth", number=round(number, 1))

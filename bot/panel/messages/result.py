"""How a table ended: the winners, everyone's score line by line, and the seed that proves the shuffles."""

from collections.abc import Sequence

from bot.panel.kit import ids
from bot.panel.kit.posting import Posting
from bot.panel.kit.sheet import Sheet
from bot.panel.kit.story import story
from bot.panel.kit.widgets import button
from bot.panel.kit.wording import round_told, table_title, teller
from bot.panel.lines.campaign import how_it_stands
from bot.tables.live import Live
from games.core.ending.outcome import Rival, SeatScore
from games.core.events import Event
from render.kit.picture import Picture
from texts import Teller, digits

RESULT_ROOM = 2200
LEADS_TOLD = 3
ALONE = ("-log-solo-won", "-log-solo-lost", "-log-achievement")
WHY = (*ALONE, "-log-end", "-log-ended-by-agreement", "-log-ended-by-host", "-log-seed")
CLOSING = (*WHY, "-log-score", "-log-winners")


def result_panel(live: Live, locale: str, pictures: Sequence[Picture | None]) -> Posting:
    """The last panel of a table."""
    say = teller(live.table, locale, live.emblems)
    sheet = Sheet()
    sheet.text(f"### {table_title(live.table, say)}\n{headline(live, say)}")
    sheet.text("\n".join(score_lines(live, say))[:RESULT_ROOM])
    sheet.text(story([line.event for line in live.recent if _ends(line.event)], say, sheet.text_left - 100))
    sheet.text(how_it_stands(live.table, live.outcome(), say.words))
    sheet.text("\n".join(turning_points(live, say)))
    for picture in pictures:
        sheet.picture(picture)
    # A campaign goes on, and its secrets with it.
    acts = ("rematch", "board", "log", "step", *(() if live.table.campaign else ("costly",)))
    sheet.rows([[button(say.words(f"bot-panel-{act}"), ids.Control(live.table.id, act).id()) for act in acts]])
    return sheet.posting()


def score_lines(live: Live, say: Teller) -> list[str]:
    """One line a seat and a rival, by places."""
    return [_placed(place, _score_line(_name(score, say), score, say)) for score, place in live.outcome().places]


def turning_points(live: Live, say: Teller) -> list[str]:
    """When the lead changed last, and the round of the most points at once; nothing where points did not decide."""
    if live.course is None or not live.outcome().by_points:
        return []
    lines = []
    leads = live.course.leads[-LEADS_TOLD:]
    if leads:
        changes = [
            say.words(
                "bot-result-lead",
                player=say.player(seat),
                round=round_told(live.table.game, moment.round, say.words),
                points=digits(moment.totals[seat]),
            )
            for moment, seat in leads
        ]
        lines.append(say.words("bot-result-leads", changes=say.words("core-list-separator").join(changes)))
    if live.course.largest_gain is not None:
        number, seat, points = live.course.largest_gain
        when = round_told(live.table.game, number, say.words)
        lines.append(say.words("bot-result-gain", player=say.player(seat), round=when, points=points))
    return lines


def turned(live: Live, say: Teller) -> str:
    """Where it turned, in a sentence; nothing where points did not decide, or nothing can be seen of it."""
    if live.course is None or not live.outcome().by_points:
        return ""
    leads = live.course.leads
    if leads and live.outcome().winners == (leads[-1][1],):
        moment, seat = leads[-1]
        when = round_told(live.table.game, moment.round, say.words)
        return say.words("bot-result-turned", player=say.player(seat), round=when, points=moment.totals[seat])
    return next(iter(turning_points(live, say)[-1:]), "")


def ending(live: Live, locale: str, pictures: Sequence[Picture | None], sign: str) -> Sheet:
    """The end of a game for those who did not sit there: who won, where it turned, the last picture and the course."""
    say = teller(live.table, locale, live.emblems)
    title = say.words("bot-thread-name", game=say("name"), table=live.table.id)
    sheet = Sheet().text(f"### {sign} {title}\n{headline(live, say)}")
    sheet.text("\n".join(f"-# {line}" for line in turned(live, say).splitlines()))
    for picture in (*pictures[:1], *(pictures[-1:] if live.course is not None else ())):
        sheet.picture(picture)
    return sheet


def is_closing(event: Event) -> bool:
    """Whether the result says it: the scores, the winners, why it ended, the seed."""
    return event.key.endswith(CLOSING)


def _ends(event: Event) -> bool:
    return event.key.endswith(WHY)


def headline(live: Live, say: Teller) -> str:
    """Who has won, and by what if not by points."""
    if live.table.status != "finished":
        return say.words("bot-result-ended")
    outcome = live.outcome()
    winners, first = outcome.winners, outcome.places[0]
    names = say.words("core-list-separator").join(say.player(seat) for seat in winners)
    won = say.words("bot-result-winners", count=len(winners), winners=names)
    if not winners and first.place == 1:
        won = say.words("bot-result-rival", rival=_name(first.score, say))
    return won if outcome.cause is None else f"{won} {say.phrase(outcome.cause)}"


def _placed(place: int | None, line: str) -> str:
    return f"- {line}" if place is None else f"{place}. {line}"


def _name(score: SeatScore | Rival, say: Teller) -> str:
    return say.player(score.seat) if isinstance(score, SeatScore) else say(f"rival-{score.name}")


def _score_line(name: str, score: SeatScore | Rival, say: Teller) -> str:
    parts = [f"{say(f'score-{line.key}')} {digits(line.points)}" for line in score.lines if line.points]
    total = say.words("bot-result-points", player=name, points=score.total)
    return total + (f" · {', '.join(parts)}" if parts else "")

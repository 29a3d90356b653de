"""How a table ended: the winners, everyone's score line by line, and the seed that proves the shuffles."""

from bot.panel.kit import ids
from bot.panel.kit.history import history
from bot.panel.kit.posting import Posting
from bot.panel.kit.sheet import Sheet
from bot.panel.kit.widgets import button
from bot.panel.kit.wording import teller
from bot.tables.live import Live
from games.core.outcome import SeatScore
from render.kit.picture import Picture
from texts import Teller

RESULT_ROOM = 2200
LAST_LINES = 12


def result_panel(live: Live, locale: str, picture: Picture | None) -> Posting:
    """The last panel of a table."""
    say = teller(live.table, locale)
    sheet = Sheet()
    sheet.text(f"### {say('name')}\n{_headline(live, say)}")
    sheet.text("\n".join(score_lines(live, say))[:RESULT_ROOM])
    told = {f"{live.table.game}-log-{above}" for above in ("score", "winners")}
    last = (line.event for line in live.recent[-LAST_LINES:])
    events = [event for event in last if event.is_for(None) and event.key not in told]
    sheet.text(history(events, say, sheet.text_left - 100))
    sheet.picture(picture)
    acts = ("rematch", "board", "log")
    sheet.rows([[button(say.words(f"bot-panel-{act}"), ids.Control(live.table.id, act).id()) for act in acts]])
    return sheet.posting()


def score_lines(live: Live, say: Teller) -> list[str]:
    """One line a seat, the best first."""
    scores = live.outcome().scores
    return [_score_line(score, say) for score in sorted(scores, key=lambda score: -score.total)]


def _headline(live: Live, say: Teller) -> str:
    if live.table.status != "finished":
        return say.words("bot-result-ended")
    winners = live.outcome().winners
    names = say.words("core-list-separator").join(say.player(seat) for seat in winners)
    return say.words("bot-result-winners", count=len(winners), winners=names)


def _score_line(score: SeatScore, say: Teller) -> str:
    parts = [f"{say(f'score-{line.key}')} {line.points}" for line in score.lines if line.points]
    total = say.words("bot-result-points", player=say.player(score.seat), points=score.total)
    return f"- {total}" + (f" · {', '.join(parts)}" if parts else "")

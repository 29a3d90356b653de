"""One's dearest moves, a page each: the position, what one did, and what would have been better."""

from bot.features.hindsight.service import Costly, Hindsight
from bot.panel.kit import ids
from bot.panel.kit.naming import whole_move_name
from bot.panel.kit.posting import Posting
from bot.panel.kit.sheet import Sheet
from bot.panel.kit.widgets import button
from bot.panel.kit.wording import round_told, table_title, teller
from bot.tables.live import Live
from games.core.moves import Move
from games.core.thinking.verdict import Forecast
from render.kit.picture import Picture
from texts import Teller

ACT, SHARE = "costly", "confess"


def hindsight_page(live: Live, found: Hindsight, at: int, locale: str, picture: Picture | None) -> Posting:
    """One of them, with the ways to the others."""
    say = teller(live.table, locale, live.emblems)
    sheet = Sheet().text(f"### {table_title(live.table, say)}")
    if not found.costly:
        return sheet.text(say.words("bot-hindsight-none", count=found.decisions)).posting()
    number = say.words("bot-hindsight-number", number=at + 1, count=len(found.costly), of=found.decisions)
    sheet.text(f"-# {number}").text(told(live, found.costly[at], say)).picture(picture)
    ways = [
        button(
            say.words(f"bot-hindsight-{way}"),
            ids.Control(live.table.id, ACT, args=(str(to),)).id(),
            disabled=not 0 <= to < len(found.costly),
        )
        for way, to in (("back", at - 1), ("on", at + 1))
    ]
    share = button(say.words("bot-hindsight-share"), ids.Control(live.table.id, SHARE, args=(str(at),)).id())
    return sheet.rows([[*ways, *([] if live.table.private else [share])]]).posting()


def told(live: Live, costly: Costly, say: Teller) -> str:
    """When it was, what was done, and what would have been better by how much."""
    decision, verdict = costly.decision, costly.verdict
    forecasts = {each.move: each for each in verdict.forecasts}
    better, made = forecasts[verdict.move], forecasts[decision.move]
    lines = [say.words("bot-hindsight-made", move=_named(costly, decision.move, say))]
    lines.append(say.words("bot-hindsight-better", move=_named(costly, verdict.move, say)))
    points = "bot-hindsight-points-soon" if live.game.thinking.judged else "bot-hindsight-points"
    lines.append(say.words(points, points=_gain(better, made), ways=better.worlds))
    if decision.round:
        lines.insert(0, f"**{round_told(live.table.game, decision.round, say.words)}**")
    return "\n".join(lines)


def _named(costly: Costly, move: Move, say: Teller) -> str:
    offer = costly.decision.request.offered(move)
    assert offer is not None, "only what was legal is compared"
    return whole_move_name(say, offer, move)


def _gain(better: Forecast, made: Forecast) -> float:
    return round(better.points - made.points, 1)

"""The card of those who sit at a table, and what somebody reads who is nudged."""

from collections.abc import Collection, Iterable, Mapping
from itertools import chain

from discord import ButtonStyle

from bot.features.fellows.late import nudged_by
from bot.features.fellows.parleys import offered_by
from bot.features.fellows.remarks import REMARKS
from bot.panel.kit import ids
from bot.panel.kit.posting import Posting
from bot.panel.kit.sheet import Rows, Sheet, Widget
from bot.panel.kit.widgets import button, dropdown, in_rows, to_board
from bot.panel.kit.wording import escaped, table_title, teller
from bot.panel.lines.away import away_sign
from bot.store.identity import UserId
from bot.tables.live import Live
from bot.tables.lobby.house_options import DELETED, KEPT, parleys_are_kept
from games.core.seats import Seat, seats_of
from texts import Teller

FELLOWS, REMARK, NUDGE, UNNUDGED, PARLEY = "fellows", "remark", "nudge", "unnudged", "parley"
"""What the controls do."""
HOUR = 3600.0
PACES = {"minutes": HOUR / 4, "hour": 2 * HOUR, "hours": 9 * HOUR, "day": 30 * HOUR}
"""Up to so many seconds an answer usually takes, and how that is called."""


def fellows_card(
    live: Live, reader: UserId | None, paces: Mapping[UserId, float], locale: str, said: str = ""
) -> Posting:
    """How fast everybody usually answers, a word for all, and a nudge for those who are waited for."""
    say = teller(live.table, locale, live.emblems)
    sheet = Sheet().text(f"### {table_title(live.table, say)}").text(said)
    seats = seats_of(len(live.table.seats))
    sheet.text("\n".join(line for seat in seats if (line := _pace_line(live, seat, paces, say))))
    seated = live.playing and reader is not None and live.seat_of(reader) is not None
    return sheet.rows(_ways(live, reader, say) if seated else []).posting()


def nudge(live: Live, locale: str, url: str | None) -> Posting:
    """To one person alone: the others would be glad of their answer."""
    say = teller(live.table, locale, live.emblems)
    at = ids.Control(live.table.id, "mine").id()
    ways: list[Widget] = [
        button(say.words("bot-panel-your-move"), at, ButtonStyle.primary),
        *to_board(url, say.words),
        button(say.words("bot-nudge-no-more"), ids.Control(live.table.id, UNNUDGED).id()),
    ]
    return Sheet().text(say.words("bot-nudge", game=table_title(live.table, say))).rows([ways]).posting()


def parley_name(live: Live, people: Collection[UserId], locale: str) -> str:
    """What a private thread is called; only its people see it."""
    say = teller(live.table, locale, live.emblems)
    return f"{table_title(live.table, say)}: {_named(live, _seats(live, people), say)}"


def parley_begins(live: Live, people: Collection[UserId], locale: str, url: str | None) -> Posting:
    """The first words in a private thread: who reads it, and what becomes of it."""
    say = teller(live.table, locale, live.emblems)
    kept = KEPT if parleys_are_kept(live.table.options) else DELETED
    sheet = Sheet().text(say.words("bot-parley-begins", players=_named(live, _seats(live, people), say, escape=True)))
    sheet.text(f"-# {say.words(f'bot-parley-{kept}')}")
    return sheet.rows([to_board(url, say.words)]).posting()


def _seats(live: Live, people: Collection[UserId]) -> list[Seat]:
    return [who.seat for who in live.table.seats if who.user_id in people]


def _named(live: Live, seats: Iterable[Seat], say: Teller, *, escape: bool = False) -> str:
    names = (live.table.seats[seat].called for seat in seats)
    return say.words("core-list-separator").join(escaped(name) if escape else name for name in names)


def pace_word(seconds: float | None) -> str:
    """How such a pace is called."""
    if seconds is None:
        return "unknown"
    return next((word for word, most in PACES.items() if seconds <= most), "days")


def _pace_line(live: Live, seat: int, paces: Mapping[UserId, float], say: Teller) -> str:
    who = live.table.seats[seat]
    if who.user_id is None:
        return ""
    sign = "▶ " if live.playing and who.seat in live.waiting() else ""
    name = f"{escaped(who.called)}{away_sign(live, who.user_id, say.words)}"
    return f"- {sign}" + say.words(f"bot-fellow-pace-{pace_word(paces.get(who.user_id))}", player=name)


def _ways(live: Live, reader: UserId | None, say: Teller) -> Rows:
    words = [(say.words(f"bot-remark-{word}"), word) for word in REMARKS]
    at = ids.Control(live.table.id, REMARK).id()
    nudges: list[Widget] = [
        button(
            say.words("bot-fellow-nudge", player=live.table.seats[seat].called),
            ids.Control(live.table.id, NUDGE, args=(str(seat),)).id(),
        )
        for seat in nudged_by(live, reader)
    ]
    talks: list[Widget] = [
        button(
            say.words("bot-fellow-parley", players=_named(live, others, say)),
            ids.Control(live.table.id, PARLEY, args=(proposal,)).id(),
        )
        for proposal, others in offered_by(live, None if reader is None else live.seat_of(reader))
    ]
    back = button(say.words("bot-panel-back"), ids.Control(live.table.id, "more").id())
    return list(chain([[dropdown(say.words("bot-fellow-say"), at, words)]], in_rows([*nudges, *talks, back])))

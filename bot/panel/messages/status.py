"""How a table stands."""

from bot.panel.kit.labels import cut
from bot.panel.kit.links import mention
from bot.panel.kit.posting import Posting
from bot.panel.kit.sheet import Sheet
from bot.panel.kit.wording import escaped, table_title, teller
from bot.panel.lines.away import away_sign
from bot.panel.lines.clocks import clock_line
from bot.panel.messages.lobby_card import option_words
from bot.panel.messages.result import score_lines
from bot.panel.messages.table_panel import promises, who_is_to_move
from bot.tables.live import Live
from games.core.seats import Seat, seats_of
from texts import Teller

LEDGER_ROOM = 1500


def status(live: Live, locale: str) -> Posting:
    """Whose turn it is, since when, how the seats stand, and what proves the shuffles."""
    say = teller(live.table, locale, live.emblems)
    sheet = Sheet().text(f"### {table_title(live.table, say)}")
    if live.playing:
        sheet.text(who_is_to_move(live, say)).text(clock_line(live, say.words))
    else:
        sheet.text("\n".join(score_lines(live, say)))
    sheet.text("\n".join([*(_seat_line(live, seat, say) for seat in seats_of(len(live.table.seats)))]))
    sheet.text(cut("\n".join(reversed(promises(live, say, settled=True))), LEDGER_ROOM))
    sheet.text("\n".join(option_words(live.table, say)))
    fingerprint = say.words("bot-list-fingerprint", fingerprint=live.state.chance.fingerprint())
    return sheet.text(fingerprint).posting()


def _seat_line(live: Live, seat: Seat, say: Teller) -> str:
    who = live.table.seats[seat]
    name = escaped(who.called) if who.user_id is None or live.table.private else mention(who.user_id)
    sign = "▶ " if seat in live.waiting() else ""
    return f"- {sign}{name}{away_sign(live, who.user_id, say.words)}"

"""The end by agreement: by the game's own rules where they know one, else as it stands."""

from discord import ButtonStyle

from bot.panel.kit import ids
from bot.panel.kit.posting import Posting
from bot.panel.kit.sheet import Sheet, Widget
from bot.panel.kit.widgets import button
from bot.panel.kit.wording import label_teller, teller
from bot.panel.questions.asking import Asking
from bot.panel.questions.controls import at_question
from bot.panel.questions.draft import Draft
from bot.tables.live import Live
from games.core.moves import verb_of
from games.core.seats import Seat


def agreeing_to_end(live: Live, seat: Seat, locale: str) -> Posting:
    """Asks which end is meant, before anybody else is asked."""
    say = teller(live.table, locale)
    request = live.request(seat)
    offer = None if live.game.agreed_end is None else request.offer(verb_of(live.game.agreed_end))
    row: list[Widget] = []
    sheet = Sheet()
    if offer is not None:
        asking = Asking(at_question(live.table.id, request), label_teller(live.table, locale))
        row.append(asking.button(Draft(offer).advanced()))
        sheet.text(say.words("bot-end-by-rules"))
    sheet.text(say.words("bot-end-as-it-stands"))
    ask = ids.Control(live.table.id, "askend").id()
    row.append(button(say.words("bot-panel-ask-end"), ask, ButtonStyle.danger))
    return sheet.rows([row]).posting()

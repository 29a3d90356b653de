"""What a sensible player would do, and why."""

from discord import ButtonStyle

from bot.panel.kit import ids
from bot.panel.kit.naming import whole_move_name
from bot.panel.kit.posting import Posting
from bot.panel.kit.sheet import Sheet
from bot.panel.kit.widgets import button
from bot.panel.kit.wording import label_teller, teller
from bot.panel.questions.asking import Asking
from bot.panel.questions.controls import at_question
from bot.panel.questions.draft import Draft
from bot.panel.questions.foretelling import Foretelling
from bot.tables.live import Live
from games.core.fields import PickSome
from games.core.moves import Move, Request
from games.core.seats import Seat
from games.core.thinking.verdict import Verdict
from texts import Teller

LEAST = 0.5
"""So many points are a difference worth telling."""


def advice(live: Live, seat: Seat, found: Verdict, locale: str) -> Posting:
    """The move, what it brings, what speaks for it, what it is expected to lead to, and the button that makes it.

    Where nothing was compared it is, within a kind of move, what the panel recommends.
    """
    say = teller(live.table, locale, live.emblems)
    request = live.request(seat)
    move = found.move if found.forecasts else request.as_recommended(found.move)
    offer = request.offered(move)
    assert offer is not None, "only what is legal is recommended"
    draft = Draft(offer, move.answers())
    sheet = Sheet().text(say.words("bot-advice", move=whole_move_name(say, offer, move)))
    sheet.text(Foretelling(say, live.foresight(seat, seat)).brings(draft))
    sheet.text("\n".join(_reasons(live, seat, move, locale)))
    sheet.text(_compared(live, say, request, found))
    asking = Asking(at_question(live.table.id, request), label_teller(live.table, locale, live.emblems))
    back = ids.Control(live.table.id, "mine").id()
    do = button(say.words("bot-advice-do"), asking.id("do", draft), ButtonStyle.success)
    return sheet.rows([[do, button(say.words("bot-panel-back"), back)]]).posting()


def _compared(live: Live, say: Teller, request: Request, found: Verdict) -> str:
    """What was expected of the move and of the next best, each played on in the same ways."""
    others = [each for each in found.forecasts if each.move != found.move]
    if not others:
        return ""
    own = next(each for each in found.forecasts if each.move == found.move)
    gain = own.points - others[0].points
    offer = request.offered(others[0].move)
    assert offer is not None, "only what is legal is compared"
    args: dict[str, str | int] = {"other": whole_move_name(say, offer, others[0].move), "ways": own.worlds}
    if own.worth < others[0].worth or gain < LEAST:
        return say.words("bot-advice-alike", **args)
    better = "bot-advice-better-soon" if live.game.thinking.judged else "bot-advice-better"
    return say.words(better, points=round(gain, 1), **args)


def _reasons(live: Live, seat: Seat, move: Move, locale: str) -> list[str]:
    """What a sensible player looks at in such a move, and what the chosen components do."""
    say = teller(live.table, locale, live.emblems)
    offer = live.request(seat).offered(move)
    fields = () if offer is None else offer.fields
    criterion = f"{say.key}-advice-{move.verb}"
    given = list(zip(fields, move.answers(), strict=True))
    if any(isinstance(field, PickSome) and not answer for field, answer in given):
        criterion = f"{criterion}-none"
    told = [say.words(criterion)] if say.words.has(criterion) else []
    words = [(field.noun, word) for field, word in given if isinstance(word, str)]
    told += [about for noun, word in words if (about := say.about(noun, word))]
    return told or [say.words("bot-advice-usual")]

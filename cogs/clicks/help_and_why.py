"""Clicks that explain: the rules in short, and why a move is not possible."""

from bot.panel.kit.naming import move_name
from bot.panel.kit.wording import label_teller, teller
from bot.panel.messages.guide import guide_page, guides
from bot.panel.messages.help import help_page
from bot.panel.questions.modals import TYPED, chosen_verb, why_window
from bot.panel.questions.reading import meant
from bot.tables import Live, Refused
from cogs.clicks.click import Click, Handler
from cogs.kit.showing import note_reading
from games.core.seats import Seat
from texts import words


async def rules(click: Click) -> None:
    """The rules of the game at hand, in short, or what its components do."""
    table = await click.tables.table(click.control.table)
    locale = click.person.locale
    noun, page = (*click.control.args, "", "")[:2]
    live = await click.live() if table.status == "playing" else None
    state = None if live is None else live.view(live.seat_of(click.person.id))
    if noun not in guides(table.game):
        await click.answer.show(help_page(locale, table.game, table, state))
    else:
        number = int(page) if page.isdecimal() else 0
        await click.answer.show(guide_page(locale, table, noun, number, state))
    await note_reading(click.answer, table.id, locale)


async def why(click: Click) -> None:
    """Ask for the move, then say why it is not possible."""
    live = await click.live()
    seat = click.seat(live)
    locale = click.person.locale
    if not click.sent:
        if not await click.answer.ask(why_window(live, locale)):
            raise Refused("too-late-for-a-window")
        return
    await click.answer.say(_reason(live, seat, click.typed, locale))


def _reason(live: Live, seat: Seat, typed: dict[str, str], locale: str) -> str:
    verb = chosen_verb(typed)
    kind = live.game.rules.moves().get(verb)
    if kind is None:
        raise Refused("no-move-chosen")
    request = live.request(seat)
    say, named = teller(live.table, locale), label_teller(live.table, locale)
    text = typed.get(TYPED, "").strip()
    offer = request.offer(verb)
    if offer is not None and offer.fields and not text:
        return words(locale)("bot-why-open", move=move_name(say, offer, ()))
    move = meant(named, request, kind, verb, text)
    if request.accepts(move):
        assert offer is not None
        return words(locale)("bot-why-possible", move=move_name(say, offer, move.answers()))
    return say.phrase(live.play.why_not(seat, move))


ACTS: dict[str, Handler] = {"help": rules, "why": why}

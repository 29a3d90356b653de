"""What a wish depends on, and how long its plan stands: the card of one wish. For one person's eyes."""

from collections.abc import Sequence

from discord import ButtonStyle
from msgspec.structs import replace

from bot.features.plans.names import PART, Ref
from bot.features.plans.words import to_plans
from bot.panel.kit import ids
from bot.panel.kit.labels import capital, cut
from bot.panel.kit.naming import verb_name
from bot.panel.kit.posting import Posting
from bot.panel.kit.sheet import Sheet, Widget
from bot.panel.kit.widgets import IN_A_LIST, Choice, button, dropdown, in_rows
from bot.panel.kit.wishes import wish_name
from bot.panel.kit.wording import label_teller, teller
from bot.panel.lines.plans import held_told
from bot.tables.live import Live
from games.core.ahead.coming import Coming, kind_of
from games.core.ahead.plans import EVERY, Plan, about_anything, verb_of_wish
from games.core.seats import Seat
from texts import Teller

NUMBERS = (1, 2, 3, 4, 5, 6, 8, 10, 12, 15)
ONCE, STAYS, FITS, UNTIL = "once", "stays", "fits", "until"
"""How long a plan stands; until a move of some verb, that follows."""


def wish_card(live: Live, ref: Ref, coming: Sequence[Coming], seat: Seat, locale: str) -> Posting:
    """What can be done about one wish: its place, its conditions, how long it stands, away with it."""
    say, label = (make(live.table, locale, live.emblems) for make in (teller, label_teller))
    at = ids.Control(live.table.id, "plan")
    head = [f"**{cut(say.phrase(ref.plan.prompt), 600)}**", wish_name(live.game, ref.wish, say)]
    if held := held_told(live.game, ref.plan, say):
        head.insert(1, f"-# {held}")
    sheet = Sheet().text("\n".join(head))

    def act(what: str, style: ButtonStyle = ButtonStyle.secondary, *, off: bool = False) -> Widget:
        return button(label.words(f"bot-plan-{what}"), at.doing("plan", what, ref.name).id(), style, disabled=off)

    def choose(what: str, placeholder: str, options: Sequence[Choice], ticked: str = "") -> None:
        if options:
            control = at.doing("plan", what, ref.name).id()
            sheet.rows([[dropdown(placeholder, control, options[:IN_A_LIST], ticked=(ticked,))]])

    if ref.plan.question != EVERY:
        choose("lasts", label.words("bot-plan-lasts"), _spans(live, ref, coming, label), _span(ref.plan))
    for what, nouns in _conditions(live, ref, coming, seat).items():
        options = [(capital(label.stuff(noun, word)), PART.join((noun, word))) for noun, word in nouns]
        choose(what, label.words(f"bot-plan-only-{what}"), options)
    always = ref.wish.brings is None and ref.wish.has is None
    guard = "mind" if ref.plan.unchanged is None else "unmind"
    buttons = [act("up", off=ref.plan.wishes[0] == ref.wish), act("free", off=always), act(guard)]
    if not ref.wish.never:
        buttons.append(act("do" if ref.wish.asks else "asks"))
    if _has_words(ref.plan):
        buttons.append(act("narrow" if ref.plan.question.endswith(EVERY) else "widen"))
    buttons += [act("remove", ButtonStyle.danger), to_plans(live, label)]
    return sheet.rows(in_rows(buttons)).posting()


def _conditions(live: Live, ref: Ref, coming: Sequence[Coming], seat: Seat) -> dict[str, list[tuple[str, str]]]:
    """What a wish can wait for: what its move brings, and what its seat has."""
    verb = verb_of_wish(ref.wish)
    gains = next((one.gains for one in coming if one.kind == ref.plan.question), ())
    holdings = live.game.telling.holdings
    return {
        "brings": [] if ref.wish.never else [(noun, word) for of, noun, word in gains if of == verb],
        "has": [] if holdings is None else list(holdings(live.view(seat), seat)),
    }


def _has_words(plan: Plan) -> bool:
    """Whether its question is about something that another question of the kind is not."""
    return plan.question != EVERY and kind_of(plan.prompt) != plan.prompt.key


def _spans(live: Live, ref: Ref, coming: Sequence[Coming], say: Teller) -> list[Choice]:
    """How long the plan may stand."""
    near = [*map(verb_of_wish, ref.plan.wishes), *(offer.verb for one in coming for offer in one.request.offers)]
    there = live.game.rules.moves()
    verbs = live.game.telling.used(live.state, "verb", dict.fromkeys((*filter(there.__contains__, near), *there)))
    return [
        *((say.words(f"bot-plan-lasts-{each}"), each) for each in (ONCE, STAYS, FITS)),
        *((say.words("bot-plan-lasts-until", move=verb_name(say, verb)), PART.join((UNTIL, verb))) for verb in verbs),
    ]


def _span(plan: Plan) -> str:
    if not plan.stays:
        return ONCE
    if plan.until:
        return PART.join((UNTIL, plan.until[0]))
    return FITS if plan.while_it_fits else STAYS


def lasting(plan: Plan, span: str) -> Plan:
    """The plan, standing so long."""
    what, _, verb = span.partition(PART)
    until = (verb,) if what == UNTIL and verb else ()
    return replace(plan, stays=what in (STAYS, FITS, UNTIL), while_it_fits=what == FITS, until=until)


def about(plan: Plan, *, anything: bool) -> Plan:
    """The plan, for all questions of its step or for those alone that are about the same."""
    return replace(plan, question=about_anything(plan.prompt) if anything else kind_of(plan.prompt))


def number_card(live: Live, ref: Ref, what: str, noun: str, word: str, locale: str) -> Posting:
    """How much it has to be at least."""
    say, label = (make(live.table, locale, live.emblems) for make in (teller, label_teller))
    at = ids.Control(live.table.id, "plan")
    buttons = [
        button(
            label.amount(noun, word, count), at.doing("plan", what, ref.name, PART.join((noun, word)), str(count)).id()
        )
        for count in NUMBERS
    ]
    sheet = Sheet().text(f"{wish_name(live.game, ref.wish, say)}\n**{say.words(f'bot-plan-only-{what}')}**")
    return sheet.rows(in_rows([*buttons, to_plans(live, label)])).posting()

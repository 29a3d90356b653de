"""One's plans: the list of them, a question to plan an answer to, and what a wish depends on. For one person's eyes."""

from collections.abc import Sequence

import msgspec
from discord import ButtonStyle

from bot.panel.kit import ids
from bot.panel.kit.labels import capital, cut
from bot.panel.kit.naming import verb_name
from bot.panel.kit.packing import DIGITS, mark
from bot.panel.kit.posting import Posting
from bot.panel.kit.sheet import Sheet, Widget
from bot.panel.kit.story import story
from bot.panel.kit.widgets import IN_A_LIST, Choice, button, dropdown, in_rows
from bot.panel.kit.wishes import wish_name
from bot.panel.kit.wording import label_teller, table_title, teller
from bot.panel.questions.asking import Asking
from bot.panel.questions.clicked import lifted_at, page_of
from bot.panel.questions.controls import planning_controls
from bot.panel.questions.draft import Draft
from bot.store.table.plans import DROPPED, ROBBED
from bot.tables.live import Live
from games.core.ahead.coming import Coming
from games.core.ahead.plans import Need, Plan, Wish, verb_of_wish
from games.core.events import Event
from games.core.seats import Seat
from render.kit.picture import Picture
from texts import Teller

PLANS_ROOM = 2400
QUESTION_ROOM = 90
NUMBERS = (1, 2, 3, 4, 5, 6, 8, 10, 12, 15)
PART = "/"
"""Between a noun and its word; neither holds one."""
TURNS = 3
"""So many questions of one kind can be planned."""


class Ref(msgspec.Struct, frozen=True):
    """A wish as a control names it: by its place, and by a mark that is another when anything about it is another."""

    plan: Plan
    wish: Wish
    name: str


def refs(plans: Sequence[Plan]) -> list[Ref]:
    """All wishes, with the names by which controls know them."""
    return [
        Ref(plan, wish, f"{DIGITS[at]}{DIGITS[wish_at]}{mark([msgspec.json.encode(plan)])}")
        for at, plan in enumerate(plans)
        for wish_at, wish in enumerate(plan.wishes)
    ]


def coming_name(one: Coming, turn: int) -> str:
    """A coming question as a control names it: its kind, and how many of that kind are planned before it."""
    return f"{mark([one.kind])}{DIGITS[turn]}"


def can_plan(live: Live) -> bool:
    """Whether there is anybody else to wait for: the button tells nothing about anybody."""
    return live.state.seats > 1


def plans_dropped(live: Live, seat: Seat) -> list[Event]:
    """What the seat has to hear of plans that are gone, since it moved last."""
    gone = [line for line in live.recent if line.event.key in (DROPPED, ROBBED)]
    return [line.event for line in live.recent.since(seat) if line in gone] if gone else []


def plans_told(live: Live, seat: Seat, say: Teller) -> str:
    """The plans in lines, the questions as headings."""
    left = live.plans_of(seat)
    lines: list[str] = []
    for plan in () if left is None else left.plans:
        lines.append(f"**{cut(say.phrase(plan.prompt), QUESTION_ROOM)}**")
        if plan.unchanged is not None:
            lines.append("-# " + say.words("bot-plan-unchanged"))
        lines += [f"{at}. {wish_name(live.game, wish, say)}" for at, wish in enumerate(plan.wishes, 1)]
    return cut("\n".join(lines), PLANS_ROOM)


def plans_card(
    live: Live, seat: Seat, coming: Sequence[Coming], locale: str, *, before: str = "", events: Sequence[Event] = ()
) -> Posting:
    """All plans of a seat, what else can be planned, and what can be changed about them."""
    say, label = (make(live.table, locale, live.emblems) for make in (teller, label_teller))
    sheet = Sheet().text(before).text(story(list(events), say, 800, seat))
    left = live.plans_of(seat)
    plans = () if left is None else left.plans
    title = say.words("bot-plan-title", game=table_title(live.table, say))
    sheet.text(f"### {title}\n{plans_told(live, seat, say) or say.words('bot-plan-none')}")
    sheet.text("-# " + say.words("bot-plan-how" if coming else "bot-plan-nothing-comes"))
    at = ids.Control(live.table.id, "plan")
    if asked := _questions(plans, coming, label):
        number = live.request(seat).number
        sheet.rows([[dropdown(say.words("bot-plan-answer"), at.doing("plan", "ask", str(number)).id(), asked)]])
    wishes = [
        (cut(f"{capital(wish_name(live.game, ref.wish, label))} · {label.phrase(ref.plan.prompt)}", 100), ref.name)
        for ref in refs(plans)
    ]
    if wishes:
        sheet.rows([[dropdown(say.words("bot-plan-change"), at.doing("plan", "wish").id(), wishes[:IN_A_LIST])]])
    clear = [button(say.words("bot-plan-clear"), at.doing("plan", "clear").id(), ButtonStyle.danger)] if plans else []
    return sheet.rows([[*clear, _back(live, label)]]).posting()


def _questions(plans: Sequence[Plan], coming: Sequence[Coming], say: Teller) -> list[Choice]:
    """What can be planned: each question that may come, and where it is planned already also the one after it."""
    found: list[Choice] = []
    for one in coming:
        prompt = cut(say.phrase(one.request.prompt), QUESTION_ROOM)
        planned = sum(plan.question == one.kind for plan in plans)
        if planned:
            found.append((say.words("bot-plan-else", question=prompt), coming_name(one, planned - 1)))
        if planned < TURNS:
            name = say.words("bot-plan-then", question=prompt) if planned else prompt
            found.append((name, coming_name(one, planned)))
    return found[:IN_A_LIST]


def planning_question(
    live: Live, one: Coming, control: ids.Control, draft: Draft | None, locale: str, picture: Picture | None
) -> Posting:
    """The controls of a question that may come, from its beginning or in the middle of a move."""
    say, label = (make(live.table, locale, live.emblems) for make in (teller, label_teller))
    at = control.doing("form")
    sheet = Sheet().text(f"**{cut(say.phrase(one.request.prompt), 600)}**")
    if draft is None:
        controls = planning_controls(at, one.request, label)
        sheet.text("-# " + say.words("bot-plan-open-then")).picture(picture).text(controls.told).rows(controls.rows)
        best = [
            (
                say.words("bot-plan-most", move=verb_name(label, verb), what=label.stuff(noun, word)),
                PART.join((verb, noun, word)),
            )
            for verb, noun, word in one.gains
        ]
        if best:
            sheet.rows([[dropdown(say.words("bot-plan-best"), at.doing("best").id(), best[:IN_A_LIST])]])
    else:
        reading = () if picture is None else picture.order
        asking = Asking(at, label, reading=reading)
        sheet.text(asking.title(draft)).picture(picture)
        sheet.text("\n".join(asking.explained(draft))).rows(asking.rows(draft, page_of(control), lifted_at(control)))
    return sheet.rows([[_to_plans(live, label)]]).posting()


def wish_card(live: Live, ref: Ref, coming: Sequence[Coming], seat: Seat, locale: str) -> Posting:
    """What can be done about one wish: its place, its conditions, away with it."""
    say, label = (make(live.table, locale, live.emblems) for make in (teller, label_teller))
    at = ids.Control(live.table.id, "plan")
    sheet = Sheet().text(f"**{cut(say.phrase(ref.plan.prompt), 600)}**\n{wish_name(live.game, ref.wish, say)}")

    def act(what: str, style: ButtonStyle = ButtonStyle.secondary, *, off: bool = False) -> Widget:
        return button(label.words(f"bot-plan-{what}"), at.doing("plan", what, ref.name).id(), style, disabled=off)

    verb = verb_of_wish(ref.wish)
    gains = next((one.gains for one in coming if one.kind == ref.plan.question), ())
    brings = [(noun, word) for of, noun, word in gains if of == verb]
    has = [] if live.game.telling.holdings is None else list(live.game.telling.holdings(live.view(seat), seat))
    for what, nouns in (("brings", brings), ("has", has)):
        options = [(capital(label.stuff(noun, word)), PART.join((noun, word))) for noun, word in nouns][:IN_A_LIST]
        if options:
            sheet.rows(
                [[dropdown(label.words(f"bot-plan-only-{what}"), at.doing("plan", what, ref.name).id(), options)]]
            )
    always = ref.wish.brings is None and ref.wish.has is None
    guard = "mind" if ref.plan.unchanged is None else "unmind"
    sheet.rows(
        in_rows(
            [
                act("up", off=ref.plan.wishes[0] == ref.wish),
                act("free", off=always),
                act(guard),
                act("remove", ButtonStyle.danger),
                _to_plans(live, label),
            ]
        )
    )
    return sheet.posting()


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
    return sheet.rows(in_rows([*buttons, _to_plans(live, label)])).posting()


def need_of(noun_word: str, count: str) -> Need | None:
    """What a control of the card of numbers says."""
    noun, _, word = noun_word.partition(PART)
    return Need(noun, word, int(count)) if count.isdecimal() and len(count) < 4 else None


def _to_plans(live: Live, say: Teller) -> Widget:
    return button(say.words("bot-panel-back"), ids.Control(live.table.id, "plan").id())


def _back(live: Live, say: Teller) -> Widget:
    return button(say.words("bot-plan-to-mine"), ids.Control(live.table.id, "mine").id())

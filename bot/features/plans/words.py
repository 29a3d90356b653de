"""One's plans: the list of them, and a question to plan an answer to. For one person's eyes."""

from collections.abc import Sequence

from discord import ButtonStyle

from bot.features.plans.names import PART, coming_name, refs
from bot.panel.kit import ids
from bot.panel.kit.labels import capital, cut
from bot.panel.kit.naming import verb_name
from bot.panel.kit.posting import Posting
from bot.panel.kit.sheet import Sheet, Widget
from bot.panel.kit.story import story
from bot.panel.kit.widgets import IN_A_LIST, Choice, button, dropdown, evenly
from bot.panel.kit.wishes import wish_name
from bot.panel.kit.wording import label_teller, table_title, teller
from bot.panel.lines.plans import QUESTION_ROOM, plans_told
from bot.panel.questions.asking import Asking
from bot.panel.questions.clicked import page_of
from bot.panel.questions.controls import planning_controls
from bot.panel.questions.draft import Draft
from bot.tables.live import Live
from bot.tables.lobby.house_options import advised
from games.core.ahead.answering import proposes
from games.core.ahead.coming import Coming, kind_of
from games.core.ahead.plans import Plan, verb_of_wish
from games.core.events import Event
from games.core.fields import Spread
from games.core.moves import verb_of
from games.core.seats import Seat
from render.kit.picture import Picture
from texts import Teller

LISTS = 2
TURNS = 3
"""So many questions of one kind can be planned."""


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
    number = str(live.request(seat).number)
    if asked := _questions(live, seat, plans, coming, label):
        sheet.rows([[dropdown(say.words("bot-plan-answer"), at.doing("plan", "ask", number).id(), asked)]])
    wishes = [
        (cut(f"{capital(wish_name(live.game, ref.wish, label))} · {label.phrase(ref.plan.prompt)}", 100), ref.name)
        for ref in refs(plans)
    ]
    if wishes:
        sheet.rows([[dropdown(say.words("bot-plan-change"), at.doing("plan", "wish").id(), wishes[:IN_A_LIST])]])
    parts, title = _to_be_left_out(live, plans, coming, label), say.words("bot-plan-never")
    for part, verbs in enumerate(parts):
        control, span = at.doing("plan", "never", number, str(part)), f"{part + 1}/{len(parts)}"
        name = title if len(parts) == 1 else say.words("bot-panel-part", title=title, span=span)
        sheet.rows([[dropdown(name, control.id(), verbs)]])
    clear = [button(say.words("bot-plan-clear"), at.doing("plan", "clear").id(), ButtonStyle.danger)] if plans else []
    return sheet.rows([[*clear, _back(live, label)]]).posting()


def _questions(live: Live, seat: Seat, plans: Sequence[Plan], coming: Sequence[Coming], say: Teller) -> list[Choice]:
    """What can be planned: each question that may come, and where it is planned already also the one after it."""
    found: list[Choice] = []
    request = live.request(seat)
    now = kind_of(request.prompt) if request.asked else ""
    for one in coming:
        prompt = cut(say.phrase(one.request.prompt), QUESTION_ROOM)
        planned = sum(plan.question == one.kind for plan in plans)
        if planned:
            found.append((say.words("bot-plan-else", question=prompt), coming_name(one, planned - 1)))
        if planned < TURNS:
            later = planned or one.kind == now
            name = say.words("bot-plan-then", question=prompt) if later else prompt
            found.append((name, coming_name(one, planned)))
    return found[:IN_A_LIST]


def _to_be_left_out(live: Live, plans: Sequence[Plan], coming: Sequence[Coming], say: Teller) -> list[Sequence[Choice]]:
    """What one may want nothing of, in lists: first what comes, then whatever else answers a question."""
    never = {verb_of_wish(wish) for plan in plans for wish in plan.wishes if wish.never}
    near = dict.fromkeys(offer.verb for one in coming for offer in one.request.offers if len(one.request.offers) > 1)
    answers = (verb_of(move) for _, move in live.game.rules.answers)
    verbs = live.game.telling.used(live.state, "verb", dict.fromkeys((*near, *answers)))
    left = [(verb_name(say, verb), verb) for verb in verbs if verb not in never][: LISTS * IN_A_LIST]
    return evenly(left) if left else []


def planning_question(
    live: Live,
    one: Coming,
    control: ids.Control,
    draft: Draft | None,
    locale: str,
    picture: Picture | None,
    *,
    before: str = "",
) -> Posting:
    """The controls of a question that may come, from its beginning or in the middle of a move."""
    say, label = (make(live.table, locale, live.emblems) for make in (teller, label_teller))
    at = control.doing("form")
    sheet = Sheet().text(f"**{cut(say.phrase(one.request.prompt), 600)}**")
    if draft is None:
        controls = planning_controls(at, one.request, label)
        sheet.text("-# " + say.words("bot-plan-open-then")).picture(picture).text(controls.told).rows(controls.rows)
        if best := _best(live, one, label):
            sheet.rows([[dropdown(say.words("bot-plan-best"), at.doing("best").id(), best[:IN_A_LIST])]])
    else:
        reading = () if picture is None else picture.order
        asking = Asking(at, label, reading=reading)
        sheet.text(asking.title(draft)).text(before).picture(picture)
        sheet.text("\n".join(asking.explained(draft))).rows(asking.rows(draft, page_of(control)))
    return sheet.rows([[to_plans(live, label)]]).posting()


def _best(live: Live, one: Coming, say: Teller) -> list[Choice]:
    """What need not be said in full: what is proposed then, or whatever brings most of something."""
    return [
        *((say.words("bot-plan-whichever", move=verb_name(say, verb)), verb) for verb in to_be_proposed(live, one)),
        *(
            (
                say.words("bot-plan-most", move=verb_name(say, verb), what=say.stuff(noun, word)),
                PART.join((verb, noun, word)),
            )
            for verb, noun, word in one.gains
        ),
    ]


def to_be_proposed(live: Live, one: Coming) -> tuple[str, ...]:
    """The verbs of which one can wish for what will be proposed then, unseen."""
    recommended = one.proposed if advised(live.table.options) else ()
    spread = (offer.verb for offer in one.request.offers if any(isinstance(field, Spread) for field in offer.fields))
    proposing = {offer.verb for offer in one.request.offers if proposes(offer)}
    return tuple(dict.fromkeys((*recommended, *(verb for verb in spread if verb in proposing))))


def to_plans(live: Live, say: Teller) -> Widget:
    """Back to the list of one's plans."""
    return button(say.words("bot-panel-back"), ids.Control(live.table.id, "plan").id())


def _back(live: Live, say: Teller) -> Widget:
    return button(say.words("bot-plan-to-mine"), ids.Control(live.table.id, "mine").id())

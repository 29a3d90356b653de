"""`/plan`: leave an answer for a question to come, or look at what one has left."""

from collections.abc import Sequence
from functools import partial

from discord import app_commands
from discord.app_commands import Choice
from discord.ext import commands
from msgspec.structs import replace

from bot.client.caravel import Caravel
from bot.features.plans import PLANS
from bot.features.plans.conditions import about, lasting, number_card, wish_card
from bot.features.plans.edits import Edit, adding, becoming, dropping_all, holding, minding, never, preferring, removing
from bot.features.plans.edits import Gone as PlanGone
from bot.features.plans.names import PART, Ref, coming_name, need_of, refs
from bot.features.plans.words import planning_question, plans_card, to_be_proposed
from bot.panel.kit.ids import Control
from bot.panel.kit.wording import label_teller
from bot.panel.messages.private_card import refused_ticks
from bot.panel.questions.draft import Draft, Gone
from bot.panel.questions.ticks.misticked import Misticked
from bot.panel.typed.autocomplete import whole_moves
from bot.panel.typed.in_words import in_words
from bot.store.identity import UserId
from bot.store.table.plans import PLANNED
from bot.tables.live import Live
from bot.tables.model import Person, Refused
from cogs.kit.acts import COMING, Act, Acts, Click
from cogs.kit.answering import Answer, Interaction, answer_to
from cogs.kit.making_moves import draft_by, shown
from cogs.kit.naming import described, named, titled
from cogs.kit.which_table import live_here, live_now, seat_here
from games.core.ahead.coming import Coming
from games.core.ahead.plans import Wish, held, wish_for
from games.core.events import Event, Phrase
from games.core.fields import written
from games.core.moves import IllegalMove, Move
from games.core.seats import QuestionNumber, Seat
from texts import Teller, words

MOVE_ROOM = 300
IN_A_LIST = 25
ABOUT_A_WISH = frozenset(
    {"wish", "up", "free", "mind", "unmind", "remove", "brings", "has", "lasts", "widen", "narrow", "asks", "do"}
)


class PlanCommands(commands.Cog):
    """What one will answer when one is asked."""

    @app_commands.command(**titled("plan"))
    @app_commands.rename(text=named("move", "bot-param-move"))
    @app_commands.describe(text=described("bot-plan-text"))
    async def plan(self, interaction: Interaction, text: app_commands.Range[str, 1, MOVE_ROOM] | None = None) -> None:
        """Plan a move in its text form; without one, the list of one's plans."""
        live = await live_here(interaction)
        seat = seat_here(interaction, live)
        if not live.playing:
            raise Refused("over")
        person, answer = await interaction.client.people.person(interaction), answer_to(interaction)
        if text is None:
            await show_plans(answer, live, seat, person.locale)
            return
        number = live.request(seat).number
        coming = await live.coming(seat)
        one, move = _meant(live, coming, text, label_teller(live.table, person.locale))
        offer = one.request.offered(move)
        assert offer is not None, "only what can be open is meant"
        edit = adding(one.kind, one.request.prompt, 0, wish_for(offer, move), number)
        await changed(answer, live, seat, person, edit)

    @plan.autocomplete("text")
    async def moves(self, interaction: Interaction, typed: str) -> list[Choice[str]]:
        """What may be open when one is asked next."""
        live = live_now(interaction)
        seat = None if live is None else live.seat_of(UserId(interaction.user.id))
        if live is None or seat is None or not live.playing:
            return []
        locale = interaction.client.people.language_now(UserId(interaction.user.id), str(interaction.locale))
        say = label_teller(live.table, locale)
        coming = await live.coming(seat)
        found = dict.fromkeys(choice for one in coming for choice in whole_moves(one.request, typed, say))
        return [Choice(name=name, value=value) for name, value in list(found)[:IN_A_LIST]]


def _meant(live: Live, coming: Sequence[Coming], text: str, say: Teller) -> tuple[Coming, Move]:
    """The first of the coming questions that this line may be an answer to."""
    refused = IllegalMove(Phrase("bot-plan-no-such-move", {"text": text[:40]}))
    for one in coming:
        try:
            move = one.request.read(in_words(live.game, one.request, text, say))
        except IllegalMove:
            continue
        if one.request.accepts(move):
            return one, move
    raise refused


async def show_plans(
    answer: Answer, live: Live, seat: Seat, locale: str, *, before: str = "", events: Sequence[Event] = ()
) -> None:
    """The list of one's plans."""
    coming = await live.coming(seat)
    await answer.show(plans_card(live, seat, coming, locale, before=before, events=events))


async def changed(answer: Answer, live: Live, seat: Seat, person: Person, edit: Edit) -> None:
    """Change one's plans and show them; a plan for what is asked already acts, and then that is shown."""
    tables = answer.interaction.client.tables
    moved = await answer.change(tables.of(PLANS).change(live.table.id, person, edit))
    if moved is not None and any(event.key == PLANNED for event in moved.events):
        await shown(answer, moved, person.locale)
        return
    events = () if moved is None else moved.events
    await show_plans(answer, await tables.live(live.table.id), seat, person.locale, events=events)


async def plans(click: Click) -> None:
    """The list of one's plans, or what is done about one of them."""
    live = await click.live()
    seat = click.seat(live)
    if not live.playing:
        raise Refused("over")
    act, *args = click.control.args or ("",)
    match act:
        case "ask":
            await _ask(click, live, seat, "".join(args))
        case "clear":
            await changed(click.answer, live, seat, click.person, dropping_all)
        case "never":
            await _never(click, live, seat, "".join(args[:1]))
        case (
            "wish"
            | "up"
            | "free"
            | "mind"
            | "unmind"
            | "remove"
            | "brings"
            | "has"
            | "lasts"
            | "widen"
            | "narrow"
            | "asks"
            | "do"
        ):
            await _about_a_wish(click, live, seat, act, args)
        case _:
            await show_plans(click.answer, live, seat, click.person.locale)


async def plan_on(click: Click) -> None:
    """A control of a question that may come: the wish is made, or the next blank is asked."""
    live = await click.live()
    seat = live.seat_of(click.person.id)
    if seat is None or seat != click.control.seat:
        raise Refused("not-your-plans")
    if not live.playing:
        raise Refused("over")
    one = _coming(await live.coming(seat), click.control.coming)
    if one is None:
        await _moved_on(click, live, seat)
        return
    try:
        if click.control.act == "best":
            await _wished(click, live, seat, one, _best(live, one, click.values))
            return
        draft = await draft_by(click, live, one.request)
    except Gone:
        await _moved_on(click, live, seat)
        return
    except Misticked as wrong:
        before = refused_ticks(live, wrong, click.person.locale)
        await _show_question(click, live, seat, one, click.control, wrong.draft, before=before)
        return
    if draft is None:
        return
    if draft.complete:
        await _wished(click, live, seat, one, wish_for(draft.offer, draft.offer.make(draft.answers)))
    else:
        await _show_question(click, live, seat, one, click.control, draft)


async def _ask(click: Click, live: Live, seat: Seat, number: str) -> None:
    """The question that was chosen, to be answered beforehand."""
    name = click.values[0] if click.values else ""
    one = _coming(await live.coming(seat), name)
    if one is None or not (number.isdecimal() and len(number) < 7):
        await _moved_on(click, live, seat)
        return
    control = Control(live.table.id, "form", seat, QuestionNumber(int(number)), coming=name)
    await _show_question(click, live, seat, one, control, None)


async def _never(click: Click, live: Live, seat: Seat, number: str) -> None:
    verb = "".join(click.values[:1])
    if verb not in live.game.rules.moves() or not (number.isdecimal() and len(number) < 7):
        await _moved_on(click, live, seat)
        return
    edit = never(Wish(written(verb), never=True), QuestionNumber(int(number)))
    await changed(click.answer, live, seat, click.person, edit)


async def _show_question(
    click: Click, live: Live, seat: Seat, one: Coming, control: Control, draft: Draft | None, *, before: str = ""
) -> None:
    locale = click.person.locale
    await click.answer.show_drawn(
        click.answer.interaction.client.pictures.own(live, seat, locale),
        lambda picture: planning_question(live, one, control, draft, locale, picture, before=before),
    )


async def _wished(click: Click, live: Live, seat: Seat, one: Coming, wish: Wish) -> None:
    control = click.control
    turn = int(control.coming[-1]) if control.coming[-1:].isdecimal() else 0
    number = control.number if control.number is not None else live.request(seat).number
    edit = adding(one.kind, one.request.prompt, turn, wish, number)
    await changed(click.answer, live, seat, click.person, edit)


async def _about_a_wish(click: Click, live: Live, seat: Seat, act: str, args: Sequence[str]) -> None:
    """Everything that is done about a wish names it as it stood when the control was made."""
    name = click.values[0] if act == "wish" and click.values else "".join(args[:1])
    left = live.plans_of(seat)
    ref = next((ref for ref in refs(() if left is None else left.plans) if ref.name == name), None)
    if ref is None:
        raise PlanGone
    if act == "wish":
        await click.answer.show(wish_card(live, ref, await live.coming(seat), seat, click.person.locale))
        return
    if act in ("brings", "has") and len(args) < 3:
        noun, _, word = "".join(click.values[:1]).partition(PART)
        await click.answer.show(number_card(live, ref, act, noun, word, click.person.locale))
        return
    await changed(click.answer, live, seat, click.person, _edit(live, seat, ref, act, (*args, *click.values[:1])))


def _edit(live: Live, seat: Seat, ref: Ref, act: str, args: Sequence[str]) -> Edit:
    plan, wish = ref.plan, ref.wish
    match act:
        case "up":
            return preferring(plan, wish)
        case "free":
            return minding(plan, wish, brings=None, has=None)
        case "mind":
            now = live.bounded(("held", seat), partial(held, live.game, live.state, seat))
            return holding(plan, replace(plan, unchanged=now))
        case "unmind":
            return holding(plan, replace(plan, unchanged=None))
        case "lasts":
            return holding(plan, lasting(plan, args[-1]))
        case "widen" | "narrow":
            return holding(plan, about(plan, anything=act == "widen"))
        case "asks" | "do":
            return becoming(plan, wish, replace(wish, asks=act == "asks"))
        case "brings":
            return minding(plan, wish, brings=need_of(*args[1:3]), has=wish.has)
        case "has":
            return minding(plan, wish, brings=wish.brings, has=need_of(*args[1:3]))
        case _:
            return removing(plan, wish)


def _best(live: Live, one: Coming, values: Sequence[str]) -> Wish:
    wanted = next((gain for gain in one.gains if PART.join(gain) in values), None)
    whichever = next((verb for verb in to_be_proposed(live, one) if verb in values), None)
    if whichever is not None:
        return Wish(written(whichever), whichever=True)
    if wanted is None:
        raise Gone
    verb, noun, word = wanted
    return Wish(written(verb), most=(noun, word))


def _coming(coming: Sequence[Coming], name: str) -> Coming | None:
    """The coming question of this name, whichever of its kind is meant."""
    return next((one for one in coming if coming_name(one, 0)[:-1] == name[:-1]), None)


async def _moved_on(click: Click, live: Live, seat: Seat) -> None:
    before = words(click.person.locale)("bot-plan-moved-on")
    await show_plans(click.answer, live, seat, click.person.locale, before=before)


ACTS: Acts = {"plan": Act(plans, leafed=True), COMING: Act(plan_on)}


async def setup(client: Caravel) -> None:
    """Add the command."""
    await client.add_cog(PlanCommands())

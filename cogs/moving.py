"""Moving, and taking a move back: by a line of text, or by the controls of a question."""

from discord import app_commands
from discord.app_commands import Choice
from discord.ext import commands
from msgspec.structs import replace

from bot.client.caravel import Caravel
from bot.measures.course import LATE
from bot.panel.kit.sheet import told
from bot.panel.kit.story import story
from bot.panel.kit.wording import label_teller, teller
from bot.panel.lines.plans import plans_dropped
from bot.panel.messages.advice import advice
from bot.panel.messages.private_card import calls_on, next_question, refused_ticks, your_move
from bot.panel.messages.table_panel import who_is_to_move
from bot.panel.questions.clicked import ANSWERING
from bot.panel.questions.draft import Draft, Gone
from bot.panel.questions.proposing import proposal
from bot.panel.questions.ticks.misticked import Misticked
from bot.panel.typed.autocomplete import whole_moves
from bot.panel.typed.in_turn import said_move
from bot.store.identity import UserId
from bot.tables.live import Live
from bot.tables.lobby.house_options import advised
from bot.tables.model import Late, Moved, Refused
from bot.tables.thinking.suggesting import suggestion
from cogs.kit.acts import Act, Acts, Click
from cogs.kit.answering import Interaction, answer_to
from cogs.kit.in_place import is_private_panel, show_private_panel
from cogs.kit.making_moves import draft_by, made, shown, take_back
from cogs.kit.naming import described, named, titled
from cogs.kit.showing import note_card
from cogs.kit.which_table import live_here, live_now, seat_here
from games.core.moves import Move
from games.core.seats import Seat
from texts import Teller, words

MOVE_ROOM = 300


class MovingCommands(commands.Cog):
    """`/move` and `/undo`."""

    @app_commands.command(**titled("move"))
    @app_commands.rename(text=named("move", "bot-param-move"))
    @app_commands.describe(text=described("bot-move-text"))
    async def move(self, interaction: Interaction, text: app_commands.Range[str, 1, MOVE_ROOM]) -> None:
        """A move in its text form."""
        live = await live_here(interaction)
        locale = (await interaction.client.people.person(interaction)).locale
        move = said_move(live, seat_here(interaction, live), text, label_teller(live.table, locale))
        await made(interaction, live, move)

    @move.autocomplete("text")
    async def moves(self, interaction: Interaction, typed: str) -> list[Choice[str]]:
        """The legal moves that fit what is typed."""
        live = live_now(interaction)
        seat = None if live is None else live.seat_of(UserId(interaction.user.id))
        if live is None or seat is None or not live.playing:
            return []
        locale = interaction.client.people.language_now(UserId(interaction.user.id), str(interaction.locale))
        choices = whole_moves(live.request(seat), typed, label_teller(live.table, locale), live.foresight(seat, seat))
        return [Choice(name=name, value=value) for name, value in choices]

    @app_commands.command(**titled("undo"))
    async def undo(self, interaction: Interaction) -> None:
        """Take back one's last move, or ask the table to."""
        live = await live_here(interaction)
        seat_here(interaction, live)
        person = await interaction.client.people.person(interaction)
        answer = answer_to(interaction)
        moved = await take_back(answer, live, person, turn=False)
        if moved is not None:
            await shown(answer, moved, person.locale)


async def answer_question(click: Click) -> None:
    """A choice was made: it is a whole move, or it leads to the next question."""
    live = await click.live()
    seat = live.seat_of(click.person.id)
    if seat is None or seat != click.control.seat:
        click.answer.course.outcome = "not-your-controls"
        await click.answer.say(_not_yours(click, live))
        return
    request = live.request(seat)
    if click.control.is_late(request):
        await _late(click, live, seat)
        return
    try:
        draft = await draft_by(click, live, request)
    except Gone:
        await _late(click, live, seat)
        return
    except Misticked as wrong:
        await _ask_on(click, live, seat, wrong.draft, before=refused_ticks(live, wrong, click.person.locale))
        return
    if draft is None:
        return
    if draft.complete:
        await play(click, draft.offer.make(draft.answers))
    else:
        await _ask_on(click, live, seat, draft)


async def play(click: Click, move: Move) -> None:
    """Make the move and show what came of it."""
    answer, control, live = click.answer, click.control, await click.live()
    unheard = () if answer.in_place else tuple(plans_dropped(live, click.seat(live)))
    try:
        moved = await answer.change(
            click.tables.turns.move(
                control.table,
                click.person,
                move,
                number=control.number,
                whispers=control.whispers,
                interaction=answer.interaction.id,
            )
        )
    except Late:
        live = await click.live()
        await _late(click, live, click.seat(live))
        return
    await show_moved(click, replace(moved, events=(*unheard, *moved.events)))


async def take_back_by_click(click: Click) -> None:
    """Take back the last move, or all since the turn came."""
    live = await click.live()
    number = click.control.number if click.seat(live) == click.control.seat else None
    moved = await take_back(click.answer, live, click.person, turn=click.control.act == "restart", number=number)
    if moved is not None:
        await show_moved(click, moved)


async def advise(click: Click) -> None:
    """A suggestion for one's own question, made of what one sees oneself."""
    live = await click.live()
    seat = click.seat(live)
    if not advised(live.table.options):
        raise Refused("no-advice")
    request = live.request(seat)
    if not request.asked:
        raise Refused("nothing-asked")
    found = await suggestion(click.tables.thinkers, live, seat, click.person.id)
    live = await click.live()
    if live.request(seat).number != request.number:
        raise Refused("late")
    await click.answer.show(advice(live, seat, found, click.person.locale))
    await note_card(click.answer, live, seat, click.person.locale)


async def _ask_on(click: Click, live: Live, seat: Seat, draft: Draft, *, before: str = "") -> None:
    locale = click.person.locale
    pictures = click.answer.interaction.client.pictures
    await click.answer.show_drawn(
        pictures.proposed(live, seat, proposal(draft), locale),
        lambda picture: next_question(live, draft, click.control, locale, picture, before=before),
    )
    await note_card(click.answer, live, seat, locale)


async def show_moved(click: Click, moved: Moved) -> None:
    """In a private message the next question takes the place of the last; on the panel the panel shows it."""
    await _show_moved(click, moved)
    client = click.answer.interaction.client
    client.heard.told(moved.table.id, click.person.id, moved.table.version)


async def _show_moved(click: Click, moved: Moved) -> None:
    if click.answer.in_place:
        await shown(click.answer, moved, click.person.locale)
        return
    live = await click.live()
    if await _is_asked_in_secret(click, live):
        await shown(click.answer, moved, click.person.locale)
        return
    secrets = [event for event in moved.events if event.to is not None]
    if not secrets and not live.calls():
        await click.answer.nothing()
        return
    say = teller(live.table, click.person.locale)
    for_them_alone = [story(secrets, say, 3000), *await _not_told(click, live, say)]
    if any(for_them_alone):
        await click.answer.show(told("\n".join(filter(None, for_them_alone))))
    else:
        await click.answer.nothing()


async def _is_asked_in_secret(click: Click, live: Live) -> bool:
    """Whether they go on where nobody else sees it, and no private message brings them there."""
    seat = live.seat_of(click.person.id)
    if seat is None or not (live.playing and live.request(seat).asked and live.request(seat).secret):
        return False
    choices = await click.answer.interaction.client.people.choices(click.person.id)
    return not choices.called_privately


async def _not_told(click: Click, live: Live, say: Teller) -> list[str]:
    """What waits for the answer of somebody whom no private message reaches."""
    seat = live.seat_of(click.person.id)
    choices = await click.answer.interaction.client.people.choices(click.person.id)
    return [] if seat is None or choices.called_privately else calls_on(live, seat, say)


async def _late(click: Click, live: Live, seat: Seat) -> None:
    """What happened since, and the controls of now."""
    click.answer.course.outcome = LATE
    locale = click.person.locale
    say = words(locale)
    if await is_private_panel(click.answer, live) and live.playing:
        await show_private_panel(click.answer, live, seat, locale, before=say("bot-refused-late"))
        return
    pictures = click.answer.interaction.client.pictures
    events = [line.event for line in live.recent.since(seat)]
    await click.answer.show_drawn(
        pictures.question(live, seat, locale),
        lambda picture: your_move(live, seat, locale, picture, before=say("bot-refused-late"), events=events),
    )
    await note_card(click.answer, live, seat, locale)


def _not_yours(click: Click, live: Live) -> str:
    """Whose turn it is, for somebody else."""
    say = teller(live.table, click.person.locale)
    key = "bot-refused-not-your-controls" if live.seat_of(click.person.id) is not None else "bot-refused-not-seated"
    return f"{say.words(key)}\n{who_is_to_move(live, say)}"


ACTS: Acts = {
    **dict.fromkeys(ANSWERING, Act(answer_question)),
    **dict.fromkeys(("undo", "restart"), Act(take_back_by_click)),
    "advise": Act(advise),
}


async def setup(client: Caravel) -> None:
    """Add the commands."""
    await client.add_cog(MovingCommands())

"""Moves on their way, made or taken back, and what the one who did it is told."""

from functools import partial

from bot.panel.kit import ids
from bot.panel.kit.sheet import Sheet, Widget
from bot.panel.kit.widgets import button
from bot.panel.messages.private_card import your_move
from bot.panel.questions.clicked import half_typed, taken, typed
from bot.panel.questions.draft import Draft
from bot.panel.questions.modals import TYPED, typing_window
from bot.store.identity import UserId
from bot.store.table.records import LineKind
from bot.tables.live import Live
from bot.tables.model import Late, Moved, Person, Refused
from cogs.kit.acts import Click
from cogs.kit.answering import Answer, Interaction, answer_to
from cogs.kit.in_place import is_private_panel, show_private_panel
from cogs.kit.showing import beside_game, note_card, sound_card
from cogs.kit.which_table import seat_here
from games.core.events import Phrase
from games.core.moves import IllegalMove, Move, Request
from games.core.seats import QuestionNumber
from texts import words

IN_GOOD_FAITH = 900.0
"""Seconds in which somebody who has heard nothing may try again."""
AT_ONCE = 2.0
"""Seconds in which nobody has read what came of a command and typed another."""
UNDO_BY_VOTE = ("bot-refused-others-moved", "bot-refused-something-shown")


async def made(interaction: Interaction, live: Live, move: Move | str) -> None:
    """Make the move and show what came of it."""
    client, answer = interaction.client, answer_to(interaction)
    person = await client.people.person(interaction)
    if await _made_before(answer, live, person, move):
        await answer.say(words(person.locale)("bot-said-made-before"))
        return
    moved = await answer.change(client.tables.turns.move(live.table.id, person, move, interaction=interaction.id))
    await shown(answer, moved, person.locale)


async def _made_before(answer: Answer, live: Live, person: Person, move: Move | str) -> bool:
    """Whether this very move was just made and nobody could tell: whoever sends it once more may not mean a second."""
    client, table = answer.interaction.client, live.table
    seat, moves = seat_here(answer.interaction, live), live.recent.moves()
    if live.recent.last_mover() != seat or client.heard.knows(table.id, person.id, moves[-1].version):
        return False
    client.heard.told(table.id, person.id, moves[-1].version)
    line = await client.tables.last_line(table.id)
    if line is None or line.kind is not LineKind.MOVE or client.now() - line.at > IN_GOOD_FAITH:
        return False
    request = live.request(seat)
    try:
        return request.text(request.read(move) if isinstance(move, str) else move) == line.text
    except IllegalMove:
        return False


async def _undone_before(answer: Answer, live: Live, person: Person) -> bool:
    """Whether they took a move back just now and cannot have read so: they are told of it, and nothing else is done."""
    client, table = answer.interaction.client, live.table
    line = await client.tables.last_line(table.id)
    if line is None or line.kind is not LineKind.UNDO or line.user_id != person.id:
        return False
    heard = client.heard.knows(table.id, person.id, line.number)
    client.heard.told(table.id, person.id, line.number)
    if client.now() - line.at > (AT_ONCE if heard else IN_GOOD_FAITH):
        return False
    await answer.say(words(person.locale)("bot-said-undone-before"))
    return True


async def shown(answer: Answer, moved: Moved, locale: str) -> None:
    """What happened, and the next question if it is one's own again."""
    await _shown(answer, moved, locale)
    client = answer.interaction.client
    client.heard.told(moved.table.id, UserId(answer.interaction.user.id), moved.table.version)


async def _shown(answer: Answer, moved: Moved, locale: str) -> None:
    live = await answer.interaction.client.tables.live(moved.table.id)
    seat = seat_here(answer.interaction, live)
    if await is_private_panel(answer, live) and live.playing:
        await show_private_panel(answer, live, seat, locale, events=moved.events)
        return
    card = partial(your_move, live, seat, events=moved.events, beside=await beside_game(answer, live, locale))
    if not (live.playing and live.request(seat).asked):
        await answer.show(sound_card(live, locale, None, card))
        await note_card(answer, live, seat, locale)
        return
    pictures = answer.interaction.client.pictures
    await answer.show_drawn(
        pictures.question(live, seat, locale), lambda picture: sound_card(live, locale, picture, card), owed=True
    )
    await note_card(answer, live, seat, locale)


async def take_back(
    answer: Answer, live: Live, person: Person, *, turn: bool, number: QuestionNumber | None = None
) -> Moved | None:
    """Undo; where one cannot do so alone, offer to ask the table. A control names the question it was shown with."""
    table, tables = live.table.id, answer.interaction.client.tables
    if number is None and await _undone_before(answer, live, person):
        return None
    wished_at = live.state.requests[seat_here(answer.interaction, live)] if number is None else number
    try:
        going_back = tables.turns.undo(table, person, turn=turn, number=wished_at, interaction=answer.interaction.id)
        return await answer.change(going_back)
    except Late:
        if number is None and await _undone_before(answer, await tables.live(table), person):
            return None
        raise
    except Refused as refused:
        if refused.reason.key not in UNDO_BY_VOTE:
            raise
        say = words(person.locale)
        ask = button(say("bot-panel-ask-undo"), ids.Control(table, "askundo").id())
        back = button(say("bot-panel-back"), ids.Control(table, "mine").id())
        row: list[Widget] = [ask, back] if await is_private_panel(answer, live) else [ask]
        await answer.show(Sheet().text(say(refused.reason.key)).rows([row]).posting())
        return None


async def draft_by(click: Click, live: Live, request: Request) -> Draft | None:
    """The move so far; None where a window was opened to type in. Gone if what the control says is offered no more."""
    control = click.control
    if not click.sent:
        if control.act != "type":
            return taken(request, control, click.values)
        if not await click.answer.ask(typing_window(live, half_typed(request, control), control, click.person.locale)):
            raise Refused("too-late-for-a-window")
        return None
    text = click.typed.get(TYPED, "")
    try:
        return typed(request, control, text)
    except ValueError:
        noun = half_typed(request, control).field.noun
        raise IllegalMove(Phrase("core-reason-unreadable", {"text": text[:40], "field": noun})) from None

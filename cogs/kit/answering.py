"""Answers to what people do: within a second, to the one who did it, whatever takes longer comes after."""

import asyncio
import logging
from collections.abc import AsyncIterator, Awaitable, Callable, Sequence
from contextlib import asynccontextmanager
from typing import TypeVar

import discord

from bot.client.caravel import Caravel
from bot.measures.course import DONE, LATE, Course
from bot.panel.kit.posting import Posting
from bot.publisher.refusals import UNFIT
from bot.store.identity import ChannelId, MessageId, TableId, UserId
from texts import words

log = logging.getLogger(__name__)

T = TypeVar("T")
Interaction = discord.Interaction[Caravel]

PATIENCE = 0.6
"""Seconds of work, pictures included, before the person is told that it is being done."""
ALREADY_ANSWERED = 40060
UNKNOWN_MESSAGE = 10008
PICTURE_PATIENCE = 0.3
"""Seconds for which an answer waits for its picture; a later one is put in afterwards."""


class Answer:
    """The answer to one interaction. In place: it takes the place of the private message that was clicked.

    From its beginning it watches the clock: however slow anything is, Discord hears of us in time.
    """

    def __init__(self, interaction: Interaction, *, in_place: bool = False) -> None:
        self.interaction = interaction
        self.in_place = in_place
        self.changed = False
        """Something has been changed for good; what fails from now on is only the telling."""
        self.shown = False
        """This person alone was shown something."""
        self.noted = False
        """What it shows is known already as what this person has before them at a table."""
        self.table: TableId | None = None
        """The table that it is about, as soon as that is known."""
        self.message_id: MessageId | None = None
        """The message in which the answer stands."""
        clicked = interaction.message if in_place else None
        self._there: Sequence[discord.Attachment] = clicked.attachments if clicked is not None else ()
        """The pictures that it shows already."""
        loop = asyncio.get_running_loop()
        self.course = Course(loop.time)
        self._due = loop.time() + PATIENCE
        self._turn = asyncio.Lock()
        self._watch: asyncio.TimerHandle | asyncio.Task[None] = loop.call_at(self._due, self._is_due)

    @property
    def vanishing_id(self) -> MessageId | None:
        """The message in which it stands, if this person alone sees it there."""
        clicked = self.interaction.message if self.in_place else None
        return None if clicked is not None and not clicked.flags.ephemeral else self.message_id

    def done(self) -> None:
        """Nobody waits for it any more."""
        self._watch.cancel()

    async def change(self, work: Awaitable[T]) -> T:
        """Do work that changes a table."""
        result = await work
        self.changed = True
        self.course.reached("durable")
        return result

    @asynccontextmanager
    async def _speaking(self) -> AsyncIterator[None]:
        """One thing is said after the other; after the first, Discord has heard of us."""
        async with self._turn:
            try:
                yield
            finally:
                if self.interaction.response.is_done():
                    self.course.reached("acknowledged")

    def _is_due(self) -> None:
        self._watch = asyncio.create_task(self._say_it_takes_a_moment(), name="patience")

    async def _say_it_takes_a_moment(self) -> None:
        try:
            await self._working()
        except (discord.DiscordException, OSError):
            log.warning("could not say that it takes a moment", exc_info=True)

    def _patience(self) -> float:
        """Seconds that are left until there has to be an answer."""
        return max(0.0, self._due - asyncio.get_running_loop().time())

    async def _working(self) -> None:
        """Say that it takes a moment."""
        response = self.interaction.response
        async with self._speaking():
            if response.is_done():
                return
            if self.in_place:
                await response.defer()
            else:
                await response.defer(ephemeral=True, thinking=True)

    async def ask(self, window: discord.ui.Modal) -> bool:
        """Open a window; False if it is too late for one."""
        async with self._speaking():
            if self.interaction.response.is_done():
                return False
            await self.interaction.response.send_modal(window)
            return True

    async def show(self, posting: Posting) -> None:
        """Show this, to nobody else; pictures that stand there already are not sent again."""
        self.shown = True
        async with self._speaking():
            kept = self._there if posting.shows(self._there) else ()
            try:
                await self._show(posting, kept or posting.files())
            except discord.HTTPException as refused:
                if not kept or refused.code != UNFIT:
                    raise
                # Meanwhile other pictures were put there.
                await self._show(posting, posting.files())

    async def _show(self, posting: Posting, attached: Sequence[discord.Attachment | discord.File]) -> None:
        interaction, response = self.interaction, self.interaction.response
        mentions = posting.mentions()
        if response.is_done():
            edited = await interaction.edit_original_response(
                view=posting.view, attachments=attached, allowed_mentions=mentions
            )
            self.message_id, self._there = MessageId(edited.id), edited.attachments
        elif self.in_place:
            await response.edit_message(view=posting.view, attachments=attached, allowed_mentions=mentions)
            self.message_id = None if interaction.message is None else MessageId(interaction.message.id)
            self._there = [picture for picture in attached if not isinstance(picture, discord.File)]
        else:
            files = [file for file in attached if isinstance(file, discord.File)]
            sent = await response.send_message(
                view=posting.view, files=files, ephemeral=True, allowed_mentions=mentions
            )
            self.message_id = None if sent.message_id is None else MessageId(sent.message_id)

    async def show_drawn(
        self, drawing: Awaitable[T], build: Callable[[T | None], Posting], *, owed: bool = False
    ) -> None:
        """Show this with what is drawn; nobody waits for a picture to get an answer.

        Who looks at very many in a row gets the rest without them for a moment, unless it is owed to them.
        """
        task = asyncio.ensure_future(drawing)
        if not owed and not self.interaction.client.looks.goes(self.interaction.user.id):
            task.cancel()
            await self.show(build(None))
            await self._say_why_without()
            return
        await asyncio.wait({task}, timeout=min(PICTURE_PATIENCE, self._patience()))
        told = not task.done()
        if told:
            await self.show(build(None))
        try:
            picture = await task
        except Exception:
            log.exception("could not draw")
            if not self.interaction.response.is_done():
                await self.show(build(None))
            return
        try:
            await self.show(build(picture))
        except discord.NotFound as gone:
            if not told or gone.code != UNKNOWN_MESSAGE:
                raise
            # Told without it already; meanwhile it was dismissed, or a newer card has taken its place.

    async def _say_why_without(self) -> None:
        """Once, however often they go on."""
        client, user = self.interaction.client, UserId(self.interaction.user.id)
        if client.looks.first_refusal(user):
            say = words(client.people.language_now(user, str(self.interaction.locale)))
            await self.say(say("bot-said-many-pictures", seconds=client.looks.wait(user)))

    async def say(self, text: str) -> None:
        """Say something beside what is shown, to nobody else."""
        response = self.interaction.response
        none = discord.AllowedMentions.none()
        async with self._speaking():
            if response.is_done() and not self.in_place:
                try:
                    await self.interaction.edit_original_response(content=text, allowed_mentions=none)
                    return
                except discord.HTTPException as failed:
                    if failed.code != UNFIT:
                        raise
                    # A card stands there already, whatever Discord said to it: this is said below.
            elif not response.is_done():
                try:
                    await response.send_message(text, ephemeral=True, allowed_mentions=none)
                    return
                except discord.HTTPException as failed:
                    if failed.code != ALREADY_ANSWERED:
                        raise
            await self.interaction.followup.send(text, ephemeral=True, allowed_mentions=none)

    async def aloud(self, text: str) -> None:
        """Say something that everyone here should hear."""
        response = self.interaction.response
        none = discord.AllowedMentions.none()
        async with self._speaking():
            if not response.is_done():
                await response.send_message(text, allowed_mentions=none)
                return
        await self.nothing()
        await self.interaction.followup.send(text, allowed_mentions=none)

    async def nothing(self) -> None:
        """It is done, and what everyone sees will show it."""
        response = self.interaction.response
        async with self._speaking():
            if not response.is_done():
                await response.defer()
                self.interaction.client.keys.note(self.interaction)
            elif not self.in_place:
                await self.interaction.delete_original_response()


def answer_to(interaction: Interaction, *, in_place: bool = False) -> Answer:
    """The one answer to this interaction."""
    known = interaction.extras.get(Answer)
    if isinstance(known, Answer):
        return known
    answer = interaction.extras[Answer] = Answer(interaction, in_place=in_place)
    return answer


def finish(answer: Answer, kind: str, what: str, table: TableId | None = None) -> None:
    """An interaction is over: a line of the log and some numbers say what it was and how it went, never of whom."""
    answer.done()
    interaction, course = answer.interaction, answer.course
    client = interaction.client
    for stage, seconds in course.stages.items():
        client.measures.clicked(stage, seconds)
    if course.outcome == LATE:
        client.measures.late()
    elif course.outcome != DONE:
        client.measures.refused(course.outcome)
    about: dict[str, object] = {
        "kind": kind,
        "what": what,
        "game": _game(answer, table),
        "shard": client.shard_of(interaction.guild_id or 0),
        **{stage: _told(seconds) for stage, seconds in course.stages.items()},
        "lasted": _told(course.lasted),
        "outcome": course.outcome,
    }
    log.info("an interaction is over", extra={key: value for key, value in about.items() if value is not None})


def _game(answer: Answer, table: TableId | None) -> str | None:
    """The game that it was about, as far as that is in memory."""
    interaction, tables = answer.interaction, answer.interaction.client.tables
    number = table or answer.table
    if number is not None:
        live = tables.peek(number)
    else:
        live = None if interaction.channel_id is None else tables.at(ChannelId(interaction.channel_id))
    return None if live is None else live.table.game


def _told(seconds: float) -> float:
    return round(seconds, 4)

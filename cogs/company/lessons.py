"""Learning a game at guided tables: `/learn`, and the controls of lessons."""

from discord import app_commands
from discord.ext import commands

from bot.client.caravel import Caravel
from bot.features.lessons import LESSONS
from bot.features.lessons.course import Course
from bot.features.lessons.service import Lessons
from bot.features.lessons.words import done_card, game_card, games_card, step_card
from bot.panel.kit.sheet import told
from bot.panel.lines.learning import LEARN
from bot.panel.messages.private_card import next_question, refused_ticks
from bot.panel.questions.draft import Draft, Gone
from bot.panel.questions.proposing import proposal
from bot.panel.questions.ticks.misticked import Misticked
from bot.tables.model import Late, Person, Refused
from cogs.kit.acts import LEARNT, Act, Acts, Click
from cogs.kit.answering import Answer, Interaction, answer_to
from cogs.kit.making_moves import draft_by
from cogs.kit.naming import GAME_CHOICES, described, named, titled
from games.lessons import LEARNER, lessons_of
from games.registry import GAMES
from render.kit.picture import Picture
from texts import words

OWN = "own"


class LessonCommands(commands.Cog):
    """`/learn`."""

    @app_commands.command(**titled("learn"))
    @app_commands.rename(key=named("game", "bot-param-game"))
    @app_commands.describe(key=described("bot-learn-which"))
    @app_commands.choices(key=GAME_CHOICES)
    async def learn(self, interaction: Interaction, key: str | None = None) -> None:
        """The lessons of a game, or of all."""
        person = await interaction.client.people.person(interaction)
        answer = answer_to(interaction)
        await _list(answer, person, _lessons(answer), key)


async def learn(click: Click) -> None:
    """Which lessons there are, one of them, or a step in it."""
    lessons, person = _lessons(click.answer), click.person
    match click.control.args:
        case ("games",):
            await _list(click.answer, person, lessons, None)
        case ("game", key):
            await _list(click.answer, person, lessons, key)
        case ("open", key, lesson):
            await _show(click.answer, await lessons.open(person, key, lesson))
        case (what, mark):
            found = await _meant(click, mark)
            if found is not None:
                await _change(click, found, what)
        case _:
            raise Late


async def answer_question(click: Click) -> None:
    """A choice in a lesson: it is a whole move, or it leads to the next question."""
    found = await _meant(click, click.control.learnt)
    if found is None:
        return
    try:
        draft = await draft_by(click, found.live, found.live.request(LEARNER))
    except Gone:
        await _show(click.answer, found)
        return
    except Misticked as wrong:
        before = refused_ticks(found.live, wrong, click.person.locale)
        await _ask_on(click, found, wrong.draft, before=before)
        return
    if draft is None:
        return
    if draft.complete:
        move = draft.offer.make(draft.answers)
        await _show(click.answer, await _lessons(click.answer).go_on(found, lambda: found.answered(move)))
    else:
        await _ask_on(click, found, draft)


def _lessons(answer: Answer) -> Lessons:
    return answer.interaction.client.tables.of(LESSONS)


async def _list(answer: Answer, person: Person, lessons: Lessons, key: str | None) -> None:
    begun = await lessons.begun(person)
    if key is None:
        await answer.show(games_card(person.locale, begun))
    elif key in GAMES and lessons_of(key):
        await answer.show(game_card(person.locale, key, begun))
    else:
        raise Refused("no-such-lesson")


async def _meant(click: Click, mark: str) -> Course | None:
    """Where the control was made; else where this person is now is shown in its place."""
    lessons = _lessons(click.answer)
    try:
        return await lessons.marked(click.person, mark)
    except Late:
        last = await lessons.last(click.person)
        if last is None:
            raise
        await _show(click.answer, last)
        return None


async def _change(click: Click, found: Course, what: str) -> None:
    lessons = _lessons(click.answer)
    match what:
        case "show":
            await _show(click.answer, found)
        case "do":
            await _show(click.answer, await lessons.go_on(found, found.shown))
        case "back":
            await _show(click.answer, await lessons.go_on(found, lambda: found.at(found.kept.step - 1)))
        case "play":
            table = await click.answer.change(lessons.play_on(found, click.answer.interaction.id))
            said = words(click.person.locale)("bot-learn-plays-on", table=table.id)
            await click.answer.show(told(said))
        case _:
            raise Late


async def _show(answer: Answer, found: Course) -> None:
    locale = found.person.locale
    if found.step is None:
        await answer.show_drawn(_drawn(answer, found, OWN), lambda picture: done_card(found, locale, picture))
        return
    look = "" if found.step.do else found.step.look
    await answer.show_drawn(_drawn(answer, found, look), lambda picture: step_card(found, locale, picture))


async def _drawn(answer: Answer, found: Course, look: str) -> Picture:
    """What the question is about, or what there is to look at."""
    pictures, live, locale = answer.interaction.client.pictures, found.live, found.person.locale
    match look:
        case "":
            return await pictures.question(live, LEARNER, locale)
        case _ if look == OWN:
            return await pictures.own(live, LEARNER, locale)
        case "table":
            return await pictures.board(live, LEARNER, locale)
        case part:
            return await pictures.part(live, LEARNER, locale, part)


async def _ask_on(click: Click, found: Course, draft: Draft, *, before: str = "") -> None:
    locale, pictures, live = click.person.locale, click.answer.interaction.client.pictures, found.live
    await click.answer.show_drawn(
        pictures.proposed(live, LEARNER, proposal(draft), locale),
        lambda picture: next_question(live, draft, click.control, locale, picture, before=before),
    )


ACTS: Acts = {
    LEARN: Act(learn, leafed=True, of_oneself=True),
    LEARNT: Act(answer_question, leafed=True, of_oneself=True),
}


async def setup(client: Caravel) -> None:
    """Add the command."""
    await client.add_cog(LessonCommands())

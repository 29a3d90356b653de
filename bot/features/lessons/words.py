"""Lessons as their person sees them: which there are, a step with its picture and question, and what came of it."""

from collections.abc import Mapping, Sequence

from discord import ButtonStyle

from bot.features.lessons.course import Course, Told
from bot.features.lessons.rows import Kept
from bot.panel.kit.labels import cut
from bot.panel.kit.naming import move_name
from bot.panel.kit.posting import Posting
from bot.panel.kit.sheet import Rows, Sheet, Widget
from bot.panel.kit.story import in_one_go, lines_of
from bot.panel.kit.telling import brief
from bot.panel.kit.widgets import button, in_rows
from bot.panel.kit.wording import game_name, label_teller, teller
from bot.panel.lines.learning import NO_TABLE, learning
from bot.panel.messages.service import room_beside
from bot.panel.questions.controls import at_question, tried_controls
from bot.panel.questions.foretelling import joined
from bot.panel.questions.room import Room
from games.core.ahead.outlook import Outlook
from games.core.moves import Move
from games.lessons import LEARNER, Lesson, Step, lessons_of, meant
from games.registry import GAMES
from render.kit.picture import Picture
from texts import Teller, Words, words

LINES, LINE_ROOM = 2, 200
"""So much is told of what another move would do."""
DECISION = Room(3, 5)
"""A lesson's words take more of a phone than a table's line."""
AT_HAND = 2
"""So few answers are buttons of their own: what an answer does, a lesson tells who tries it."""
EFFECT = "- "
"""With this begins a line on what a button does; others say which one is meant."""
DONE, BEGUN, NEW = "✓", "◐", "○"


def games_card(locale: str, begun: Sequence[Kept]) -> Posting:
    """All games with lessons, how far one is in each, and the way on from where one was last."""
    say = words(locale)
    taught = [key for key in GAMES if lessons_of(key)]
    lines = [_progress(say, key, _of(key, begun)) for key in taught]
    sheet = Sheet().text(f"### {say('bot-learn-title')}\n{say('bot-learn-how')}").text("\n".join(lines))
    last = next((each for each in begun if not each.finished and each.lesson in _named(each.game)), None)
    if last is not None:
        at = learning("open", last.game, last.lesson).id()
        title = Teller(say, last.game, ())(f"lesson-{last.lesson}")
        label = say("bot-learn-go-on", game=game_name(say, last.game), lesson=title)
        sheet.rows([[button(label, at, ButtonStyle.success)]])
    return sheet.rows(in_rows([button(game_name(say, key), learning("game", key).id()) for key in taught])).posting()


def game_card(locale: str, key: str, begun: Sequence[Kept]) -> Posting:
    """The lessons of a game, a line and a button each; the one that is next stands out."""
    say, known = Teller(words(locale), key, ()), _of(key, begun)
    lessons = lessons_of(key)
    following = next((each for each in lessons if not _is_finished(each, known)), None)
    sheet = Sheet().text(f"### {say.words('bot-learn-game', game=say('name'))}")
    sheet.text(
        "\n".join(
            f"{_sign(each, known)} **{number}. {say(f'lesson-{each.key}')}** · {say(f'lesson-{each.key}-about')}"
            for number, each in enumerate(lessons, 1)
        )
    )
    buttons: list[Widget] = [
        button(
            f"{number}. {say(f'lesson-{each.key}')}",
            learning("open", key, each.key).id(),
            ButtonStyle.success if each is following else ButtonStyle.secondary,
        )
        for number, each in enumerate(lessons, 1)
    ]
    others = button(say.words("bot-learn-games"), learning("games").id())
    return sheet.rows([*in_rows(buttons), [others]]).posting()


def step_card(course: Course, locale: str, picture: Picture | None) -> Posting:
    """What came of the last move, the next idea with its picture, and the question."""
    live, step = course.live, course.step
    assert step is not None, "after the last step another card is shown"
    say, label = (make(live.table, locale, live.emblems) for make in (teller, label_teller))
    sheet = Sheet().text(_headed(course, say)).text(_came_of(course.told, say) if course.told else "")
    sheet.text(say(f"lesson-{course.lesson.key}-{step.key}"))
    service = _service(course, label)
    if not step.do:
        return sheet.picture(picture).rows([service]).posting()
    request = live.request(LEARNER)
    at = at_question(NO_TABLE, request, learnt=course.mark)
    foresight, room = live.foresight(LEARNER, LEARNER), room_beside([service]).at_most(DECISION)
    controls = tried_controls(at, request, label, foresight, room, _at_hand(course, step))
    numbers = "\n".join(line for line in controls.told.split("\n") if not line.startswith(EFFECT))
    sheet.text(brief(numbers, len(controls.rows)))
    return sheet.picture(picture).rows(controls.rows).rows([service]).posting()


def done_card(course: Course, locale: str, picture: Picture | None) -> Posting:
    """The lesson is over: what it was about, and what comes next."""
    live, lesson, key = course.live, course.lesson, course.kept.game
    say = teller(live.table, locale, live.emblems)
    sheet = Sheet().text(f"### {say(f'lesson-{lesson.key}')}").text(_came_of(course.told, say) if course.told else "")
    sheet.text(f"**{say.words('bot-learn-over')}** {say(f'lesson-{lesson.key}-over')}").picture(picture)
    lessons = lessons_of(key)
    following = lessons[lessons.index(lesson) + 1 :][:1]
    onward: list[Widget] = []
    if lesson.goes_on:
        onward.append(button(say.words("bot-learn-play-on"), learning("play", course.mark).id(), ButtonStyle.success))
    for each in following:
        title = say.words("bot-learn-next", lesson=say(f"lesson-{each.key}"))
        onward.append(button(title, learning("open", key, each.key).id(), ButtonStyle.success))
    rows: Rows = [onward] if onward else []
    return sheet.rows([*rows, [_all_lessons(course, say)]]).posting()


def _headed(course: Course, say: Teller) -> str:
    steps = len(course.lesson.steps)
    title = say(f"lesson-{course.lesson.key}")
    return f"### {say.words('bot-learn-at', lesson=title, step=min(course.kept.step + 1, steps), steps=steps)}"


def _at_hand(course: Course, step: Step) -> list[Move]:
    """Usual answers, and among them what is meant; in an order that tells nothing."""
    request = course.live.request(LEARNER)
    wanted = meant(course.play, step)
    usual = [move for move in course.live.usual(LEARNER, LEARNER) if move != wanted]
    return sorted([wanted, *usual[: AT_HAND - 1]], key=request.text)


def _came_of(told: Told, say: Teller) -> str:
    """What a move did and what that was about; or what it would do where it is another."""
    if told.fulfilled:
        return say.words("bot-learn-done", text=say(f"lesson-{told.lesson}-{told.step.key}-done"))
    name = f"**{move_name(say, told.offer, told.move.answers())}**"
    brings = joined(name, say.outlook(Outlook(told.changes)))
    own = [line.text for line in in_one_go(lines_of([each for each in told.events if each.seat == LEARNER], say))]
    happens = "\n".join(f"- {cut(line, LINE_ROOM)}" for line in own[:LINES])
    return "\n".join(filter(None, (say.words("bot-learn-other", move=brings), happens)))


def _service(course: Course, say: Teller) -> list[Widget]:
    """Forward by itself, a step back, and all lessons."""
    step = course.step
    looks = step is not None and not step.do
    forward = button(
        say.words("bot-learn-on" if looks else "bot-learn-show"),
        learning("do", course.mark).id(),
        ButtonStyle.success if looks else ButtonStyle.secondary,
    )
    back = [button(say.words("bot-panel-back"), learning("back", course.mark).id())] if course.kept.step else []
    return [forward, *back, _all_lessons(course, say)]


def _all_lessons(course: Course, say: Teller) -> Widget:
    return button(say.words("bot-learn-all"), learning("game", course.kept.game).id())


def _progress(say: Words, key: str, known: Mapping[str, Kept]) -> str:
    signs = "".join(_sign(each, known) for each in lessons_of(key))
    return f"{signs} **{game_name(say, key)}**"


def _sign(lesson: Lesson, known: Mapping[str, Kept]) -> str:
    return DONE if _is_finished(lesson, known) else BEGUN if lesson.key in known else NEW


def _is_finished(lesson: Lesson, known: Mapping[str, Kept]) -> bool:
    return lesson.key in known and known[lesson.key].finished


def _of(key: str, begun: Sequence[Kept]) -> dict[str, Kept]:
    return {each.lesson: each for each in begun if each.game == key}


def _named(key: str) -> list[str]:
    return [each.key for each in lessons_of(key)] if key in GAMES else []

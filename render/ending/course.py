"""How the points grew over the rounds: a line for each player."""

from __future__ import annotations

from games.core.ending.course import Course
from games.core.seats import Seat
from render.kit import palette as p
from render.kit.areas.panels import card
from render.kit.areas.plots import Series, plot
from render.kit.finish import finished
from render.kit.frame import CLOSE, Foot, header, sheet
from render.kit.picture import ALT_LIMIT, Picture, shortened_alt
from render.kit.signs.badges import initials
from render.words import listed, player_names, titled
from texts import Teller, digits

_HEAD, _FIELD = 66, 640
_MANY = 6


def grown(course: Course, teller: Teller, _viewer: Seat | None, _before: object) -> Picture:
    """The picture of a game's course."""
    names = player_names(teller)
    canvas, (head, field, _) = sheet([_HEAD, _FIELD, Foot().height], width=CLOSE)
    header(canvas, head, teller.words("core-picture-course"), "")
    card(canvas, field, p.PAPER)
    letters = initials(names)
    lines = [
        Series(seat, letters[seat], tuple(moment.totals[seat] for moment in course.moments))
        for seat in range(len(course.moments[0].totals))
    ]
    plot(canvas, field.inset(20, 24), lines, _rounds(course, teller))
    return finished(canvas, _in_words(course, names, teller))


def _rounds(course: Course, teller: Teller) -> list[str]:
    """The rounds by their names where they are few; of many the first by its name, the others by their numbers."""
    ends = [moment for moment in course.moments if moment.ends]
    key = f"{teller.key}-round-short"
    name = key if teller.words.has(key) else "bot-list-round"
    told = [
        titled(teller.words(name, number=moment.round)) if len(ends) < _MANY or moment is ends[0] else str(moment.round)
        for moment in ends
    ]
    names = iter(told)
    return [next(names) if moment.ends else "" for moment in course.moments]


def _in_words(course: Course, names: list[str], teller: Teller) -> str:
    """As many rounds as there is room for, evenly, and the last one always."""
    title, sentences = f"{teller.words('core-picture-course')}.", []
    for moment in course.moments:
        if moment.ends:
            stood = listed(
                teller, [f"{name} {digits(total)}" for name, total in zip(names, moment.totals, strict=True)]
            )
            sentences.append(f"{moment.round}: {stood}.")
    ways = ([title, *sentences[::-1][::every][::-1]] for every in range(1, len(sentences) + 1))
    return next((told for way in ways if len(told := " ".join(way)) <= ALT_LIMIT), shortened_alt([title]))

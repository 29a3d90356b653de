"""Somebody's own story: what they have played and how, with whom, and how strong they have become."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass

from render.kit import palette as p
from render.kit.areas.listing import SIGN, Entry
from render.kit.areas.panels import card
from render.kit.areas.plots import Series, plot
from render.kit.boxes import Box
from render.kit.canvas import Canvas
from render.kit.frame import CLOSE_INSIDE
from render.kit.icons import icon
from render.kit.leaf import NAME, Leaf
from render.kit.lettering import FINE, SMALL, Type, Weight, printable, width_of
from render.kit.picture import Picture
from render.kit.signs.badges import initials, seat_badge

_FIGURE = Type(54, Weight.BLACK)
_FIGURES, _HEADS, _GAME, _PLOT, _PEOPLE = 120, 48, 60, 352, 92
_BETWEEN, _EDGE = 40, 6
_LETTER, _NAME = 42, 0.38
"""A game's letter, and how much of a line its name has."""


@dataclass(frozen=True, slots=True)
class Played:
    """A game in a line: what it is called, and what there is to say of it, a word for each column."""

    name: str
    cells: tuple[str, ...]


@dataclass(frozen=True, slots=True)
class Medal:
    """A badge: its sign, and what it is called."""

    icon: str
    name: str


@dataclass(frozen=True, slots=True)
class Story:
    """All of it, in words of its reader's language."""

    person: str
    nameless: str
    """What somebody is called whose name the font does not have."""
    since: str
    figures: tuple[tuple[str, str], ...]
    """Each with what it means."""
    heads: tuple[str, ...]
    """What stands over the columns of the games; first over their names."""
    games: tuple[Played, ...]
    ratings: tuple[str, tuple[tuple[int, tuple[int, ...]], ...], tuple[str, ...]] | None
    """What it is called, for games by their place above all ratings, and the names of the moments."""
    people: tuple[str, tuple[tuple[str, str], ...]]
    badges: tuple[str, tuple[Medal, ...]]


def story(told: Story) -> Picture:
    """The picture, band by band; what there is nothing of is left out."""
    name = printable(told.person, told.nameless)
    room = CLOSE_INSIDE - width_of(name, NAME) - width_of(told.since, FINE)
    leaf = Leaf(name, told.since if room > _BETWEEN else "")
    leaf.band(_FIGURES, lambda canvas, box: _figures(canvas, box, told.figures))
    leaf.band(_HEADS + _GAME * len(told.games) + 16, lambda canvas, box: _games(canvas, box, told))
    if told.ratings is not None:
        title, lines, moments = told.ratings
        leaf.titled(title, _PLOT, lambda canvas, box: _ratings(canvas, box, told, lines, moments))
    title, people = told.people
    leaf.titled(title, _PEOPLE if people else 0, lambda canvas, box: _people(canvas, box, told))
    title, medals = told.badges
    leaf.listing(title, [Entry(each.name, sprite=icon(each.icon, SIGN)) for each in medals], 2)
    return leaf.picture(_in_words(told))


def _figures(canvas: Canvas, box: Box, figures: Sequence[tuple[str, str]]) -> None:
    for place, (figure, words) in zip(box.columns(len(figures), 14), figures, strict=True):
        card(canvas, place, p.PAPER)
        above, below = place.inset(12, 10).cut_top(62)
        canvas.text_in(figure, above, _FIGURE, align="centre")
        canvas.text_in(words, below, FINE, p.INK_SOFT, "centre")


def _games(canvas: Canvas, box: Box, told: Story) -> None:
    card(canvas, box, p.PAPER)
    heads, *lines = box.inset(16, 8).stacked([_HEADS, *[_GAME] * len(told.games)])
    shares = (_NAME, *((1 - _NAME) / (len(told.heads) - 1) for _ in told.heads[1:]))
    for number, (place, words) in enumerate(zip(heads.inset(_EDGE, 0).columns(shares), told.heads, strict=True)):
        canvas.text_in(words, place.inset(4, 0), FINE, p.INK_SOFT, "right" if number else "left")
    letters = _letters(told)
    for seat, (line, game) in enumerate(zip(lines, told.games, strict=True)):
        if seat % 2 == 0:
            card(canvas, line, p.PAPER_DEEP, p.PAPER_DEEP, 12, 0, 0)
        name, *cells = line.inset(_EDGE, 0).columns(shares)
        letter, rest = name.inset(2, 0).cut_left(_LETTER, 12)
        seat_badge(canvas, letter.centre, seat, letters[seat], _LETTER)
        canvas.text_in(game.name, rest, SMALL.weighing(Weight.BOLD), lines=2)
        for cell, words in zip(cells, game.cells, strict=True):
            canvas.text_in(words, cell.inset(4, 0), SMALL, align="right")


def _ratings(
    canvas: Canvas, box: Box, told: Story, lines: Sequence[tuple[int, tuple[int, ...]]], moments: Sequence[str]
) -> None:
    card(canvas, box, p.PAPER)
    letters = _letters(told)
    series = [Series(seat, letters[seat], values) for seat, values in lines]
    plot(canvas, box.inset(20, 20), series, moments, from_nothing=False)


def _letters(told: Story) -> Sequence[str]:
    return initials([game.name for game in told.games])


def _people(canvas: Canvas, box: Box, told: Story) -> None:
    card(canvas, box, p.PAPER)
    _, people = told.people
    for place, (name, count) in zip(box.inset(16, 8).columns(len(people), 16), people, strict=True):
        above, below = place.rows(2)
        canvas.text_in(printable(name, told.nameless), above, SMALL.weighing(Weight.BOLD), align="centre")
        canvas.text_in(count, below, FINE, p.INK_SOFT, "centre")


def _in_words(told: Story) -> list[str]:
    said = [f"{words}: {figure}." for figure, words in told.figures]
    for game in told.games:
        cells = ", ".join(f"{head}: {cell}" for head, cell in zip(told.heads[1:], game.cells, strict=True) if cell)
        said.append(f"{game.name}: {cells}.")
    title, people = told.people
    if people:
        said.append(f"{title}: {', '.join(f'{printable(name, told.nameless)} ({count})' for name, count in people)}.")
    title, medals = told.badges
    if medals:
        said.append(f"{title}: {', '.join(medal.name for medal in medals)}.")
    return said

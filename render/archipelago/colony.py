"""How the colony stands: people against rebels, workers to hire, what the next crisis asks and what there is of it."""

from __future__ import annotations

from collections.abc import Iterator

from games.archipelago.components import Half, labour_row
from games.archipelago.state import State
from render.archipelago.changes import Changes
from render.archipelago.map.counters import printed
from render.kit import palette as p
from render.kit.areas.panels import card, panel
from render.kit.boxes import Box
from render.kit.canvas import Canvas
from render.kit.icons import icon
from render.kit.lettering import FINE, Type, Weight, width_of, wrapped
from render.kit.signs.marks import mark
from render.words import counted, said
from texts import Teller

_UNEASY = 4
_BOLD = Type(30, Weight.BOLD)
_NUMBER = Type(36, Weight.BLACK)
_SCALE = 25
_SIGN, _GAP, _BAR = 44, 10, 36
_ACROSS, _DOWN, _APART = 18, 10, 6
_HEAD, _TRACK = 42, 52
"""The words above the track, and the track."""


class Colony:
    """What is told of it, laid out in a width; in brief the track alone."""

    def __init__(self, view: State, teller: Teller, changed: Changes, width: int, *, brief: bool = False) -> None:
        self._view, self._teller, self._changed = view, teller, changed
        self._brief = brief
        self._lines = [
            (sign, wrapped(words, FINE, width - 2 * _ACROSS - _SIGN - _GAP))
            for sign, words in (() if brief else asked(view, teller))
        ]

    @property
    def _heights(self) -> list[int]:
        lines = [max(_SIGN, len(words) * FINE.line_height) for _, words in self._lines]
        return [*(() if self._brief else (_HEAD,)), _TRACK, *lines]

    @property
    def height(self) -> int:
        """How high it is."""
        heights = self._heights
        return sum(heights) + _APART * (len(heights) - 1) + 2 * _DOWN

    def draw(self, canvas: Canvas, box: Box) -> None:
        """Words above the track, what is asked below it."""
        panel(canvas, box)
        lines = box.inset(_ACROSS, _DOWN).stacked(self._heights, _APART)
        if not self._brief:
            canvas.area("news", box)
            self._draw_words(canvas, lines.pop(0))
        self._draw_track(canvas, lines.pop(0))
        for (sign, words), line in zip(self._lines, lines, strict=True):
            place, rest = line.cut_left(_SIGN, _GAP)
            canvas.sprite_in(printed(sign, _SIGN), place)
            step = FINE.line_height
            for each, at in zip(
                words, rest.centred(rest.width, step * len(words)).stacked([step] * len(words)), strict=True
            ):
                canvas.text(each, at.x, at.centre[1], FINE)

    def _draw_words(self, canvas: Canvas, box: Box) -> None:
        view, peace = self._view, self._view.population - self._view.rebellion
        told = said(self._teller, "peace", count=peace) if peace >= 0 else said(self._teller, "independent")
        uneasy = view.turn and peace < _UNEASY
        made = canvas.text_in(told, box, _BOLD, p.readable(p.BAD, p.PAPER) if uneasy else p.INK)
        workers = workers_told(view, self._teller)
        right = box.cut_left(made.width, 24)[1]
        canvas.text_in(workers, right, FINE, align="right")
        if "surplus" in self._changed.gauges:
            run = width_of(workers, FINE)
            mark(canvas, Box(right.right - run - 10, box.y, run + 20, box.height), 12, 4)

    def _draw_track(self, canvas: Canvas, box: Box) -> None:
        """Rebels from the left, people as far as they go: what lies between both is peace."""
        view = self._view
        bar = box
        for sign, count, right in (("rebel", view.rebellion, False), ("people", view.population, True)):
            width = _SIGN + _GAP + width_of(str(count), _NUMBER)
            place, bar = bar.cut_right(width, 16) if right else bar.cut_left(width, 16)
            canvas.sprite(icon(sign, _SIGN), place.x, place.centre[1] - _SIGN // 2)
            canvas.text(str(count), place.x + _SIGN + _GAP, place.centre[1], _NUMBER)
        bar = bar.centred(bar.width, _BAR)
        card(canvas, bar, p.PAPER_DEEP, p.LINE, _BAR // 2, 2, 0)
        inner = bar.inset(4)
        highest = max(_SCALE, view.population, view.rebellion)
        ends = [inner.x + round(inner.width * at / highest) for at in (0, view.rebellion, view.population)]
        for start, end, colour in ((ends[1], ends[2], p.tint(p.LEAF, 0.3)), (ends[0], ends[1], p.BAD)):
            if end > start:
                place = Box(start, inner.y, end - start, inner.height)
                card(canvas, place, colour, p.darker(colour, 0.2), 10, 1, 0)
        if {"population", "rebellion"} & self._changed.gauges:
            mark(canvas, box.inset(-4, 0))


def workers_told(view: State, teller: Teller) -> str:
    """Workers to hire and for how much."""
    wage = labour_row(view.surplus).wage
    return said(teller, "surplus", count=view.surplus, wage=wage) if wage else said(teller, "no-surplus")


def asked(view: State, teller: Teller) -> list[tuple[str, str]]:
    """What is asked now, or else next, each with its sign: and how much of it lies in the market."""
    if view.crisis is not None:
        return [_open_crisis(view, teller)]
    if view.balance is None:
        return [("card", said(teller, "no-back"))]
    return list(_coming(view, teller, view.balance)) or [("dove", said(teller, "no-crisis"))]


def _open_crisis(view: State, teller: Teller) -> tuple[str, str]:
    crisis = view.crisis
    assert crisis is not None
    name = teller.name("resource", crisis.resource)
    if crisis.kind == "colony":
        lying = sum(unit.lying for player in view.players for unit in player.units)
        there = view.markets["domestic"][crisis.resource]
        return "crisis", said(teller, "crisis-now", resource=name, lying=lying, count=crisis.raises, there=there)
    there = view.markets["export"][crisis.resource]
    return "crisis", said(teller, "demand-now", resource=name, count=crisis.demand, there=there)


def _coming(view: State, teller: Teller, halves: tuple[Half, Half]) -> Iterator[tuple[str, str]]:
    """What phase 4 brings; a red half has happened when it was uncovered."""
    for half in halves:
        if not half.red:
            yield half.crisis or half.per, _half_told(view, teller, half)


def _half_told(view: State, teller: Teller, half: Half) -> str:
    if half.per:
        built = view.built(half.per)
        buildings = counted(teller, teller.name("building", half.per), built)
        return said(teller, "event-next", buildings=buildings, by=half.rebellion * built)
    name = teller.name("resource", half.crisis)
    if half.raises:
        there = view.markets["domestic"][half.crisis]
        return said(teller, "crisis-next", resource=name, count=half.raises, there=there)
    return said(teller, "demand-next", resource=name, count=half.demand, there=view.markets["export"][half.crisis])

"""A question in the picture: what is proposed so far is ringed, what is legal next glows by its name, all else is
calm."""

from __future__ import annotations

from collections.abc import Sequence
from typing import TypeGuard

from PIL import Image, ImageDraw

from render.kit import palette as p
from render.kit.anchors import Anchor, Point
from render.kit.areas.panels import card
from render.kit.asked.stage import AROUND, Sheet, Stage, same
from render.kit.boxes import Box
from render.kit.canvas import Canvas
from render.kit.lettering import FINE, Weight, width_of
from render.kit.proposal import Proposal
from render.kit.signs.marks import edge, halo
from render.kit.traces import Pasted, Sort, Trace, Written
from texts import Teller

_CALM = 0.5
_PIECE = 110
"""What is larger is no piece, but something that pieces lie on."""


def bright(stage: Stage, sheet: Sheet) -> list[tuple[Point, ...]]:
    """What the question is about."""
    found = [anchor.outline or _corners(anchor.box) for anchor in (*sheet.chosen, *sheet.legal)]
    return found + [_corners(box) for box in sheet.canvas.marked] if stage.begun else found


def calm(stage: Stage, sheet: Sheet) -> Canvas:
    """The picture in which all else has stepped back."""
    return _calmed(sheet.canvas, bright(stage, sheet))


def light(
    canvas: Canvas, stage: Stage, chosen: Sequence[Anchor], legal: Sequence[Anchor], marked: Sequence[Box]
) -> None:
    """Put the lights on it: around what is chosen, unless it is marked already, and around what is legal next."""
    free = [anchor for anchor in dict.fromkeys(legal) if (anchor.noun, anchor.word) not in stage.taken]
    for anchor in free:
        _ring(canvas, anchor.box, anchor.outline, "legal")
    for box, outline in dict.fromkeys((anchor.box, anchor.outline) for anchor in chosen):
        if not any(same(box, each) for each in marked):
            _ring(canvas, box, outline, "proposed")
    if stage.proposal is not None:
        _name(canvas, free, stage.proposal, stage.teller)


def calmed(colour: p.Colour) -> p.Colour:
    """What becomes of a colour that nothing is asked about."""
    return p.blend(colour, p.PAPER, _CALM)


def _ring(canvas: Canvas, box: Box, outline: tuple[Point, ...], sort: Sort) -> None:
    if outline:
        edge(canvas, box, outline, sort)
    else:
        halo(canvas, box, sort)


def _corners(box: Box) -> tuple[Point, ...]:
    """Of a box and what is close around it."""
    left, top, right, bottom = box.inset(-AROUND).corners
    return (left, top), (right - 1, top), (right - 1, bottom - 1), (left, bottom - 1)


def _calmed(canvas: Canvas, bright: Sequence[tuple[Point, ...]]) -> Canvas:
    """Everything fades into the paper but these areas, and words that reach into them: no letter fades by half."""
    whole = canvas.image
    light = Image.new("L", whole.size)
    pen = ImageDraw.Draw(light)
    for corners in bright:
        pen.polygon(corners, fill=255)
    words = [
        trace.box for trace in canvas.traces if isinstance(trace, Written) and light.crop(trace.box.corners).getbbox()
    ]
    for word in words:
        pen.polygon(_corners(word.inset(AROUND)), fill=255)
    calm = Image.blend(whole, Image.new("RGB", whole.size, p.PAPER), _CALM)
    calm.paste(whole, mask=light)
    faded = Canvas(calm)
    faded.traces = canvas.traces
    return faded


def _name(canvas: Canvas, legal: Sequence[Anchor], proposal: Proposal, teller: Teller) -> None:
    """The names of the buttons on their places, where they find room and do not stand there already."""
    style = FINE.weighing(Weight.BOLD)
    whole = {word for _, word in proposal.open()}
    for anchor in legal:
        if anchor.word not in whole:
            continue
        words = proposal.name(teller, anchor.word)
        width, height = width_of(words, style) + 20, style.line_height + 6
        if anchor.box.width < width or anchor.box.height < 2 * height or _says(canvas, anchor.box, words):
            continue
        place = _free(canvas, anchor.box, width, height)
        if place is None:
            continue
        card(canvas, place, p.GOOD, p.GOOD, height // 2, 0, 0)
        canvas.text(words, *place.centre, style, p.ink_on(p.GOOD), "centre")


def _free(canvas: Canvas, box: Box, width: int, height: int) -> Box | None:
    """Where nothing is written and no piece stands: below in the box, or above; in its middle, or at a side."""
    across = (box.centre[0] - width // 2, box.x + 4, box.right - width - 4)
    there = [
        trace.box
        for trace in canvas.traces
        if isinstance(trace, Written)
        or (isinstance(trace, Pasted) and max(trace.box.width, trace.box.height) <= _PIECE)
    ]
    places = [Box(x, y, width, height) for x in across for y in (box.bottom - height - 4, box.y + 4)]
    return next((place for place in places if not any(place.overlaps(thing) for thing in there)), None)


def _says(canvas: Canvas, box: Box, words: str) -> bool:
    """Whether it is written there already, or what it begins with: a corn plantation may be called corn."""
    whole = words.casefold().replace(",", "").split()
    there = (trace.words.casefold().split() for trace in canvas.traces if _is_in(trace, box))
    return any(said == whole[: len(said)] for said in there)


def _is_in(trace: Trace, box: Box) -> TypeGuard[Written]:
    return isinstance(trace, Written) and box.contains(trace.box)

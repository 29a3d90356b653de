"""The last step of every picture: it is stored, or laid aside for the question that it is drawn for."""

from __future__ import annotations

import re

from PIL import Image

from games.core.fields import Pick
from render.kit import palette as p
from render.kit.anchors import in_reading_order
from render.kit.areas.panels import card
from render.kit.asked.cutting import Laid, Piece, cut, pieces_of, whole_of
from render.kit.asked.lighting import calm, calmed, light
from render.kit.asked.stage import Sheet, Stage, on_stage
from render.kit.boxes import Box
from render.kit.canvas import Canvas
from render.kit.frame import MARGIN
from render.kit.lettering import BODY, HEADING, fitted, wrapped
from render.kit.palette import Colour
from render.kit.picture import Picture, encoded, shortened_alt
from render.kit.proposal import Proposal
from render.kit.signs.badges import pill_width
from render.kit.signs.marks import put_signs
from render.kit.signs.pills import Pill, Pills, pills
from render.kit.traces import Pasted, Written

_OFTEN = (*p.SEATS, p.WOOD, p.GOLD, p.LEAF, p.blend(p.WOOD, p.WOOD_LIGHT, 0.55))
"""What stands on many boards, and is stored as it looks also where it fades."""
_SENTENCES = re.compile(r"(?<=\.) ")
_AROUND_WORDS, _FEW_LINES = 42, 3
_ON_SHELF, _BELOW_SHELF = 16, 16
_CORNER = 0.21
"""So much of the width Discord's sign takes on a phone, at the left of the foot."""
_TALL = 0.75
"""So many times its width a question's picture may be high with such room."""
_UNDER = (0.15, 0.07)
"""So wide and so high is what it hides at most, as shares of the width."""


def finished(canvas: Canvas, alt: str, own: tuple[Colour, ...] = ()) -> Picture:
    """The picture of a board with its words, stored in the kit's tones and the game's own ones."""
    stage = on_stage()
    if stage is not None:
        stage.lay(canvas, alt, own)
        return Picture(b"", "png", canvas.box.width, canvas.box.height, alt)
    put_signs(canvas)
    return stored(canvas, alt, own)


def put_together(stage: Stage) -> Picture:
    """What was drawn for a question, cut to what it is about, with its lights and what is proposed in words."""
    pieces = pieces_of(stage) or [whole_of(stage.sheets[0])]
    lights = any(_is_lit(stage, piece) for piece in pieces)
    canvases = [calm(stage, sheet) if lights else sheet.canvas for sheet in stage.sheets]
    whole = len(pieces) == 1 and pieces[0].box == stage.sheets[pieces[0].sheet].canvas.box
    canvas, laid = canvases[pieces[0].sheet], [Laid(pieces[0], pieces[0].box)]
    if not whole:
        canvas, laid = cut(stage, pieces, canvases)
    lie = [(part, stage.sheets[part.piece.sheet]) for part in laid]
    chosen = [anchor for part, sheet in lie for anchor in part.on(sheet.chosen)]
    legal = [anchor for part, sheet in lie for anchor in part.on(sheet.legal)]
    marked = [box for part, sheet in lie for box in part.marked(sheet.canvas.marked)] if stage.begun else []
    light(canvas, stage, chosen, legal, marked)
    put_signs(canvas)
    used = [stage.sheets[number] for number in sorted({piece.sheet for piece in pieces})]
    sentences = [each for sheet in used for each in _SENTENCES.split(sheet.alt)]
    if stage.proposal is not None:
        said = _said(stage, stage.proposal)
        is_long = len(wrapped(said, BODY, _caption_room(canvas))) > _FEW_LINES
        told = _said(stage, stage.proposal, brief=True) if is_long and _is_seen(stage, stage.proposal) else said
        canvas = _captioned(canvas, told, p.SEATS[stage.seat], _shelf(canvas, stage, stage.proposal))
        sentences = [f"{said}.", *sentences]
    else:
        canvas = _footed(canvas)
    own = tuple(dict.fromkeys(tone for sheet in used for tone in sheet.own))
    faded = tuple(calmed(tone) for tone in (*own, *_OFTEN)) if lights or stage.begun else ()
    order = tuple(dict.fromkeys(anchor.word for anchor in in_reading_order(legal)))
    return stored(canvas, shortened_alt(sentences), (*own, *faded), order, calm=lights)


def is_somewhere(stage: Stage) -> bool:
    """Whether it is about anything that lies on a picture."""
    return bool(pieces_of(stage))


def is_all_of(stage: Stage, sheet: Sheet) -> bool:
    """Whether it is about all of this picture."""
    return any(stage.sheets[piece.sheet] is sheet and piece.box == sheet.canvas.box for piece in pieces_of(stage))


def is_cut(stage: Stage) -> bool:
    """Whether it is about less than a whole picture."""
    return any(piece.box != stage.sheets[piece.sheet].canvas.box for piece in pieces_of(stage))


def stored(
    canvas: Canvas, alt: str, own: tuple[Colour, ...] = (), order: tuple[str, ...] = (), *, calm: bool = False
) -> Picture:
    """A canvas on which all has been drawn; where it is calm, much of it has stepped back behind a question."""
    return encoded(canvas.image, alt, own, order)


def _is_lit(stage: Stage, piece: Piece) -> bool:
    """Whether anything on it is what the question is about; else nothing steps back."""
    sheet, laid = stage.sheets[piece.sheet], Laid(piece, piece.box)
    return bool(laid.on([*sheet.chosen, *sheet.legal]) or (stage.begun and laid.marked(sheet.canvas.marked)))


def _is_seen(stage: Stage, proposal: Proposal) -> bool:
    """Whether all that is chosen lies on the pictures."""
    return {*proposal.chosen()} <= stage.taken


def _said(stage: Stage, proposal: Proposal, *, brief: bool = False) -> str:
    said = proposal.in_brief(stage.teller) if brief else proposal.said(stage.teller)
    return stage.teller.words("core-picture-proposed", what=said) if proposal.named() else said


def _shelf(canvas: Canvas, stage: Stage, proposal: Proposal) -> Pills:
    """The few legal words that lie nowhere, such as ways to pay, by the names of their buttons if those are short."""
    at = len(proposal.answers)
    named = at < len(proposal.offer.fields) and isinstance(proposal.offer.fields[at], Pick)
    names = [proposal.name(stage.teller, word) for _, word in stage.hidden] if named else []
    room = canvas.box.width - 2 * MARGIN
    fits = len(names) <= _ON_SHELF and all(pill_width(name) < room for name in names)
    return pills([Pill(name, face=p.GOOD) for name in names] if fits else [], room)


def _footed(canvas: Canvas) -> Canvas:
    """The picture with room below it if there are words or pieces where Discord lays its sign; a high one has to leave
    the screen room for its answers.
    """
    width, height = canvas.image.size
    wide, high = (round(width * share) for share in _UNDER)
    corner = Box(0, height - high, wide, high)
    written = [each.box for each in canvas.traces if isinstance(each, Written)]
    pieces = [each.box for each in canvas.traces if isinstance(each, Pasted) and each.sprite.width < wide]
    if height + high > _TALL * width or not any(box.overlaps(corner) for box in (*written, *pieces)):
        return canvas
    image = Image.new("RGB", (width, height + high), p.PARCHMENT)
    image.paste(canvas.image)
    footed = Canvas(image)
    footed.traces = [*canvas.traces]
    return footed


def _caption_room(canvas: Canvas) -> int:
    """How wide the words below it can be, beside the corner on which Discord lays its sign."""
    return canvas.image.width - MARGIN - 64 - round(canvas.image.width * _CORNER)


def _captioned(canvas: Canvas, words: str, colour: Colour, shelf: Pills) -> Canvas:
    """The picture with a line below it that says what is proposed, and between them what else can be chosen.

    Below, for there Discord lays its sign on a corner: nothing that is chosen of has to lie under it.
    """
    corner = round(canvas.image.width * _CORNER)
    width = _caption_room(canvas)
    made = fitted(words, HEADING, width)
    if not made.whole:
        made = fitted(words, BODY, width, max(_FEW_LINES, len(wrapped(words, BODY, width))))
    lines = _AROUND_WORDS + len(made.lines) * made.style.line_height
    shelved = shelf.height + _BELOW_SHELF if shelf.entries else 0
    high = canvas.image.height
    image = Image.new("RGB", (canvas.image.width, high + shelved + lines), p.PARCHMENT)
    image.paste(canvas.image)
    captioned = Canvas(image)
    captioned.traces = [*canvas.traces]
    band = Box(MARGIN, high + shelved + 4, image.width - 2 * MARGIN, lines - 18)
    shelf.draw(captioned, band.moved(0, -shelved))
    card(captioned, band, colour, colour, min(34, band.height // 2), 0, 0)
    text = Box(corner, band.y, band.right - 32 - corner, band.height)
    captioned.text_in(words, text.inset(0, 4), made.style, p.ink_on(colour), lines=len(made.lines))
    return captioned

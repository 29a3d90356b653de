"""The end of a game, celebrated: who has won, all places, and what everybody's points came from."""

from __future__ import annotations

from collections.abc import Sequence
from random import Random

from games.core.ending.outcome import Outcome
from render.ending.standing import Standing, headline, points_of, source_name, sources, standings
from render.ending.tables import GILT, ByPlayer, BySource
from render.kit import palette as p
from render.kit.areas.panels import card
from render.kit.boxes import Box
from render.kit.canvas import Canvas
from render.kit.finish import finished
from render.kit.frame import sheet
from render.kit.icons import icon, sign
from render.kit.lettering import BODY, TITLE, fitted
from render.kit.picture import Picture, shortened_alt
from render.kit.signs.badges import initials, seat_badge
from render.words import listed
from texts import Teller, digits

_CROWN = 320
_CAUSE = 56
_MOST_COLUMNS = 6
_CONFETTI = 90


def final_score(outcome: Outcome, teller: Teller) -> Picture:
    """The picture of the final score: a column for each source, or where there are many, a row."""
    rows, keys = standings(outcome, teller), sources(outcome)
    crowned = [row for row in rows if row.won] or [row for row in rows if row.place == 1 and row.seat is None]
    by_player = ByPlayer(rows, keys, teller)
    table = by_player if len(keys) <= _MOST_COLUMNS and by_player.fits else BySource(rows, keys, teller)
    cause = "" if outcome.cause is None else teller.phrase(outcome.cause)
    canvas, (top, below) = sheet([_CROWN, table.height])
    if winners := [row.seat for row in crowned if row.seat is not None]:
        _draw_confetti(canvas, top, winners)
    _draw_winners(canvas, top, crowned, rows, teller, cause)
    table.draw(canvas, below)
    return finished(canvas, _in_words(rows, crowned, keys, teller, cause), (p.tint(p.GOLD, GILT),))


def _in_words(
    rows: Sequence[Standing], crowned: Sequence[Standing], keys: Sequence[str], teller: Teller, cause: str
) -> str:
    sentences = [f"{headline(crowned, teller).rstrip('.')}.", *filter(None, [cause])]
    for row in rows:
        parts = [
            f"{source_name(teller, key)} {digits(points)}" for key in keys if (points := points_of(row.score, key))
        ]
        made = f" ({listed(teller, parts)})" if parts else ""
        place = "" if row.place is None else f"{row.place}. "
        sentences.append(f"{place}{row.name}: {digits(row.score.total)}{made}.")
    return shortened_alt(sentences)


def _draw_confetti(canvas: Canvas, box: Box, seats: Sequence[int]) -> None:
    """Stars and sparks in gold and in the colours of the winners, the same for the same winners."""
    chance = Random(sum(seat + 1 for seat in seats))
    colours = [p.GOLD, p.CORN, p.lighter(p.GOLD, 0.4), *(p.SEATS[seat] for seat in seats)]
    for index in range(_CONFETTI):
        side = chance.choice((18, 24, 30))
        x = box.x + chance.randrange(box.width - side)
        y = box.y + round((box.height - side) * chance.random() ** 1.4)
        piece = sign(chance.choice(("star", "spark", "circle")), side, colours[index % len(colours)])
        canvas.stencil(piece.mask, x, y, colours[index % len(colours)])


def _draw_winners(
    canvas: Canvas, box: Box, crowned: Sequence[Standing], rows: Sequence[Standing], teller: Teller, cause: str
) -> None:
    """Their badges in laurels, crowned, and their names; below, what decided it if not the points."""
    if cause:
        below, box = box.cut_bottom(_CAUSE)
        canvas.text_in(cause, below, BODY, align="centre")
    band, art = box.cut_bottom(74)
    words = headline(crowned, teller)
    made = fitted(words, TITLE, band.width - 80)
    plate = band.centred(made.width + 80, band.height)
    card(canvas, plate, p.PAPER, p.GOLD, plate.height // 2, 4)
    canvas.text_in(words, plate.inset(40, 4), TITLE, align="centre")
    if not crowned:
        canvas.sprite_in(icon("ruin", 170), art)
        return
    letters = initials([row.name for row in rows])
    size = min(art.height - 10, art.width // len(crowned) - 20)
    for row, place in zip(crowned, art.centred((size + 40) * len(crowned), size).columns(len(crowned)), strict=True):
        canvas.sprite_in(icon("laurel", size), place)
        x, y = place.centre
        if row.seat is None:
            canvas.sprite_in(icon("captain", size // 2), place)
        else:
            seat_badge(canvas, (x, y + size // 16), row.seat, letters[rows.index(row)], size * 9 // 20)
        crown = icon("crown", size // 3)
        canvas.sprite(crown, x - crown.width // 2, place.y - size // 24)

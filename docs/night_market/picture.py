"""The pictures: the table for everybody, the parade by itself, and one's own hand."""

from docs.night_market.components import COMPONENTS, GLASS, LANTERNS, PAPER, STREETS
from docs.night_market.state import State
from games.core.seats import Seat
from render.boards import Boards
from render.kit import palette as p
from render.kit.areas.panels import panel
from render.kit.boxes import Box
from render.kit.canvas import Canvas
from render.kit.finish import finished
from render.kit.frame import HEADER, header, sheet
from render.kit.lettering import BODY, HEADING, SMALL
from render.kit.picture import Picture, shortened_alt
from render.kit.signs.badges import initials, seat_badge
from render.kit.signs.marks import mark
from render.words import player_names, said
from texts import Teller

SEAT_HEIGHT, PARADE_HEIGHT, HAND_HEIGHT = 150, 130, 180
BADGE, PLACE = 84, 64


def table(view: State, teller: Teller, viewer: int | None, before: State | None) -> Picture:
    """Who has what, and what hangs over the streets; what is new since the viewer's last turn is marked."""
    canvas, (head, *rows) = sheet([HEADER, *[SEAT_HEIGHT] * view.seats])
    header(canvas, head, teller("name"), standing(view, teller))
    for seat, row in zip(view.every_seat(), rows, strict=True):
        _seat(canvas, row, view, teller, seat, before)
    return finished(canvas, _in_words(view, teller))


def parade(view: State, teller: Teller, viewer: int | None, before: State | None) -> Picture:
    """How far the parade has come."""
    canvas, (head, row) = sheet([HEADER, PARADE_HEIGHT])
    title = said(teller, "parade", place=view.parade, end=COMPONENTS.parade)
    header(canvas, head, teller("name"), title)
    for number, place in enumerate(row.columns(COMPONENTS.parade, 8), 1):
        square = place.centred(min(PLACE, place.width), PLACE)
        panel(canvas, square, p.GOLD if number <= view.parade else None)
        canvas.text_in(str(number), square, SMALL, align="centre")
    return finished(canvas, title)


def own(view: State, teller: Teller, viewer: int | None, before: State | None) -> Picture:
    """The viewer's hand above the table of all."""
    seat = Seat(viewer or 0)
    canvas, (head, hand, row) = sheet([HEADER, HAND_HEIGHT, SEAT_HEIGHT])
    header(canvas, head, teller("name"), standing(view, teller))
    panel(canvas, hand)
    held = said(teller, "hand", goods=_held(view, teller, seat))
    canvas.text_in(held, hand.inset(28), HEADING, lines=3)
    _seat(canvas, row, view, teller, seat, before)
    return finished(canvas, shortened_alt([f"{held}.", _in_words(view, teller)]))


def standing(view: State, teller: Teller) -> str:
    """The night, and what is in fashion."""
    if not view.stall:
        return said(teller, "night", night=view.night)
    street, _, good = view.stall.partition(".")
    return said(teller, "fashion", what=f"{teller.name('good', good)}, {teller.name('street', street)}")


def _seat(canvas: Canvas, row: Box, view: State, teller: Teller, seat: Seat, before: State | None) -> None:
    panel(canvas, row)
    names = player_names(teller)
    badge, rest = row.inset(24).cut_left(BADGE, 20)
    seat_badge(canvas, badge.centre, seat, initials(names)[seat], BADGE)
    name, *streets = rest.columns([2, *[1] * len(STREETS)], 16)
    canvas.text_in(_told(view, teller, seat), name, BODY, lines=2)
    for street, box in zip(STREETS, streets, strict=True):
        top, below = box.rows(2)
        canvas.text_in(teller.name("street", street), top, SMALL, p.INK_SOFT, "centre")
        hanging = view.players[seat].lanterns[street]
        told = [f"{hanging[kind]} {teller.name('lantern', kind)}" for kind in LANTERNS if hanging.get(kind)]
        canvas.text_in(", ".join(told) or "–", below, SMALL, align="centre")
        if before is not None and before.players[seat].lanterns[street] != hanging:
            mark(canvas, box)


def _in_words(view: State, teller: Teller) -> str:
    told = [_told(view, teller, seat) for seat in view.every_seat()]
    arrived = said(teller, "parade", place=view.parade, end=COMPONENTS.parade)
    return shortened_alt([f"{standing(view, teller)}.", *told, f"{arrived}."])


def _told(view: State, teller: Teller, seat: Seat) -> str:
    player = view.players[seat]
    return said(
        teller,
        "seat",
        player=player_names(teller)[seat],
        coins=player.coins,
        paper=player.hanging(PAPER),
        glass=player.hanging(GLASS),
    )


def _held(view: State, teller: Teller, seat: Seat) -> str:
    goods = sorted(view.players[seat].goods().elements())
    return teller.names("good", goods) or teller.words("core-nothing")


BOARDS = Boards(table, own, (parade,))

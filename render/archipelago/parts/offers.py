"""What can be had: both markets with their prices, the cards of the evolution track, the buildings."""

from __future__ import annotations

from functools import partial

from games.archipelago.components import BUILDINGS, CARDS, MARKETS, RESOURCES, ZONES, Market
from games.archipelago.state import RowCard, State
from games.core.seats import Seat
from render.archipelago import alt
from render.archipelago.changes import Changes, changes
from render.archipelago.map.counters import printed
from render.archipelago.map.whole import tones
from render.archipelago.track import face_of
from render.kit import palette as p
from render.kit.areas.listing import SIGN, Entry
from render.kit.areas.panels import panel
from render.kit.boxes import Box
from render.kit.canvas import Canvas
from render.kit.icons import icon
from render.kit.leaf import Leaf
from render.kit.lettering import BODY, FINE, Type, Weight
from render.kit.picture import Picture
from render.kit.signs.badges import counter
from render.kit.signs.marks import mark
from render.vignettes import vignette
from render.words import listed, said, titled
from texts import Teller

_LINE, _HEAD, _GOOD = 60, 40, 52
_COLUMNS = (1.1, 1.6, 1.6)
_NUMBER = Type(34, Weight.BOLD)


def markets(view: State, teller: Teller, viewer: Seat | None, before: State | None) -> Picture:
    """What lies in both markets, and for what one buys and sells there, in words."""
    changed = changes(before, view)
    leaf = Leaf(said(teller, "part-markets"))
    for market in MARKETS:
        draw = partial(_draw_market, view, teller, changed, market)
        leaf.titled(titled(teller.name("market", market)), _HEAD + _LINE * len(RESOURCES) + 24, draw)
    return leaf.picture([alt.market_told(view, teller, each) for each in MARKETS], tones())


def _draw_market(view: State, teller: Teller, changed: Changes, market: Market, canvas: Canvas, box: Box) -> None:
    panel(canvas, box)
    canvas.anchor("market", market, box)
    head, rest = box.inset(16, 12).cut_top(_HEAD)
    for words, place in zip(
        ("market-there", "market-buy", "market-sell"), head.cut_left(_GOOD + 20)[1].columns(_COLUMNS, 10), strict=True
    ):
        canvas.text_in(said(teller, words), place, FINE, p.INK_SOFT)
    for resource, line in zip(RESOURCES, rest.stacked([_LINE] * len(RESOURCES)), strict=True):
        sign, cells = line.cut_left(_GOOD, 20)
        canvas.sprite_in(icon(resource, _GOOD), sign)
        lying, zone = view.markets[market][resource], ZONES[market][resource]
        there, buy, sell = cells.columns(_COLUMNS, 10)
        canvas.text_in(said(teller, "market-of", lying=lying, cells=zone.cells), there, BODY)
        if lying:
            counter(canvas, buy.x, buy.centre[1], "coin", str(zone.row_of(lying).price), 44, _NUMBER)
        else:
            canvas.text_in(said(teller, "market-none"), buy, FINE, p.INK_SOFT)
        if lying < zone.cells:
            counter(canvas, sell.x, sell.centre[1], "coin", str(zone.row_of(lying + 1).price), 44, _NUMBER)
        else:
            canvas.text_in(said(teller, "market-full"), sell, FINE, p.INK_SOFT)
        if (market, resource) in changed.markets:
            mark(canvas, line.inset(2))
        for noun in ("resource", "target"):
            canvas.anchor(noun, resource, line)


def cards(view: State, teller: Teller, viewer: Seat | None, before: State | None) -> Picture:
    """The evolution cards on offer: what they do, what they cost now, and once they are rotated."""
    changed = changes(before, view)
    entries = [
        Entry(
            titled(teller.name("card", lying.card)),
            f"{teller.about('card', lying.card)} {_prices(teller, lying)}",
            vignette(teller.game, lying.card, SIGN, "card"),
            figure=said(teller, "price-florins", count=lying.price),
            face=face_of(lying.card),
            new=lying.card in changed.row,
            choices=(("card", lying.card), ("target", lying.card)),
        )
        for lying in view.row
    ]
    leaf = Leaf(said(teller, "part-cards")).listing("", entries, 1)
    told = [said(teller, "alt-row", cards=alt.row_told(view, teller)), *(f"{one.name}: {one.about}" for one in entries)]
    return leaf.picture(told, tones())


def _prices(teller: Teller, lying: RowCard) -> str:
    """What it costs once it is rotated."""
    then = CARDS[lying.card].prices[lying.turned + 1 :]
    return said(teller, "price-then", prices=listed(teller, map(str, then))) if then else said(teller, "price-last")


def buildings(view: State, teller: Teller, viewer: Seat | None, before: State | None) -> Picture:
    """What can be built, what it costs, how many are left."""
    left = {"docks": view.docks, "halls": view.halls}
    entries = []
    for kind, building in BUILDINGS.items():
        price = [said(teller, "price-florins", count=building.money)] if building.money else []
        price += [f"{count} {teller.name('resource', resource)}" for resource, count in building.cubes.items()]
        stands = f" {said(teller, 'built-so-far', count=view.built(kind))}" if building.token else ""
        entries.append(
            Entry(
                titled(teller.name("building", kind)),
                f"{said(teller, 'price-of', price=listed(teller, price))}{stands}",
                printed(kind, SIGN),
                figure=said(teller, "left-of", count=left[building.token]) if building.token else "",
                choices=(("building", kind),),
            )
        )
    leaf = Leaf(said(teller, "part-buildings")).listing("", entries, 1)
    return leaf.picture([f"{entry.name}: {entry.figure} {entry.about}" for entry in entries], tones())

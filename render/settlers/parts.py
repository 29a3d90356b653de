"""What can be looked at closer: everybody's realm, the tiles on offer, the prizes with what is out of the game."""

from __future__ import annotations

from collections.abc import Sequence
from functools import partial

from games.core.seats import Seat
from games.settlers.components import STACKS
from games.settlers.state import State
from games.settlers.steps import AddDrawn
from render.kit.areas.panels import panel
from render.kit.boxes import Box
from render.kit.canvas import Canvas
from render.kit.frame import CLOSE_INSIDE
from render.kit.icons import icon
from render.kit.leaf import Leaf
from render.kit.lettering import BODY, width_of
from render.kit.picture import Picture
from render.kit.signs.badges import slot
from render.kit.signs.marks import mark
from render.parts import Part, of_each_seat
from render.settlers import alt, faces
from render.settlers.arrange import PADDING
from render.settlers.bank import reserve
from render.settlers.changes import Changes, changes
from render.settlers.hand import Hand
from render.settlers.land import extent
from render.settlers.legend import signs
from render.settlers.market import draw_tile
from render.settlers.pictures import heads_of, names_of_tiles
from render.settlers.seats import draw_large, large_height
from render.settlers.words import tile_name
from render.words import listed, player_names, said
from texts import Teller

_LARGEST, _TALLEST = 240, 860
_ACROSS, _CARD, _GAP = 3, 124, 10
_TOKEN = 64


def realm(view: State, teller: Teller, viewer: Seat | None, before: State | None, seat: Seat) -> Picture:
    """One realm at full width, with the names of its tiles where they have room, and the signs explained."""
    changed = changes(before, view)
    player = view.players[seat]
    land = extent(player.land).surveyed(CLOSE_INSIDE - 2 * PADDING, _TALLEST, _LARGEST)
    head, names, hand = heads_of(view, teller)[seat], names_of_tiles(teller), Hand(player, changed.at(seat))

    def draw(canvas: Canvas, box: Box) -> None:
        draw_large(canvas, box, land, head, hand, view, teller, changed.at(seat), names)

    high = large_height(hand, land if player.land else None, CLOSE_INSIDE)
    leaf = Leaf(said(teller, "part-realm", of=player_names(teller)[seat])).band(high, draw)
    leaf.legend(signs([player], teller, before is not None, sides=[land.side]))
    return leaf.picture([alt.of_seat(view, teller, seat, changed)], faces.tones())


def offer(view: State, teller: Teller, viewer: Seat | None, before: State | None) -> Picture:
    """Each row of open tiles with what they need and give, and how many are left in its stack."""
    changed = changes(before, view)
    leaf = Leaf(said(teller, "part-offer"))
    if view.draft:
        _shelf(leaf, said(teller, "draft"), view.draft, teller)
    drawn = [step.tile for step in view.agenda if isinstance(step, AddDrawn)]
    for stack in STACKS:
        row = [*view.rows.get(stack, ()), *(drawn if stack == "nature" else ())]
        title = said(teller, "left-in-stack", stack=said(teller, f"stack-{stack}"), count=len(view.stacks[stack]))
        _shelf(leaf, title, row, teller, changed, stack, anchored=True)
    told = [
        f"{said(teller, f'stack-{stack}')}: {listed(teller, (tile_name(teller, tile) for tile in view.rows[stack]))}."
        for stack in STACKS
        if view.rows.get(stack)
    ]
    return leaf.picture(told, faces.tones())


def prizes(view: State, teller: Teller, viewer: Seat | None, before: State | None) -> Picture:
    """The open prizes, the tokens left, and the tiles that were cleared from full rows."""
    leaf = Leaf(said(teller, "part-prizes"))
    _shelf(leaf, said(teller, "prizes", count=len(view.prizes)), view.prizes, teller)
    tokens = reserve(view)
    leaf.titled(said(teller, "reserve"), _TOKEN + 24, partial(_draw_tokens, tokens=tokens))
    cleared = view.box.tiles
    _shelf(leaf, said(teller, "cleared", count=len(cleared)), cleared, teller)
    named = [f"{teller.name('token', token)} {count}" for token, count in tokens]
    told = [
        f"{said(teller, 'prizes', count=len(view.prizes))}: {_tiles_told(teller, view.prizes)}.",
        f"{said(teller, 'reserve')}: {listed(teller, named)}.",
        f"{said(teller, 'cleared', count=len(cleared))}: {_tiles_told(teller, cleared)}." if cleared else "",
    ]
    return leaf.picture(told, faces.tones())


def _tiles_told(teller: Teller, tiles: Sequence[str]) -> str:
    return listed(teller, (tile_name(teller, tile) for tile in tiles)) or teller.words("core-nothing")


def _shelf(
    leaf: Leaf,
    title: str,
    tiles: Sequence[str],
    teller: Teller,
    changed: Changes | None = None,
    stack: str = "",
    *,
    anchored: bool = False,
) -> None:
    """Tiles under a title, three on a line; a dashed place where there are none."""
    lines = max(1, -(-len(tiles) // _ACROSS))

    def draw(canvas: Canvas, box: Box) -> None:
        places = box.grid(_ACROSS, lines, _GAP)
        for index, (place, tile) in enumerate(zip(places, tiles, strict=False)):
            draw_tile(canvas, place, tile, teller)
            if changed is not None and changed.new_in(stack, index):
                mark(canvas, place, 16)
        if not tiles:
            slot(canvas, places[0].inset(6), None, 16)

    if tiles or anchored:
        leaf.titled(title, lines * (_CARD + _GAP) - _GAP, draw)


def _draw_tokens(canvas: Canvas, box: Box, tokens: Sequence[tuple[str, int]]) -> None:
    panel(canvas, box)
    for (token, count), place in zip(tokens, box.inset(PADDING, 12).columns(len(tokens)), strict=True):
        run = _TOKEN + 10 + width_of(str(count), BODY)
        room = place.centred(run, _TOKEN)
        canvas.sprite(icon(token, _TOKEN), room.x, room.y)
        canvas.text(str(count), room.x + _TOKEN + 10, room.centre[1], BODY)


PARTS = (of_each_seat("realm", realm), Part("offer", offer), Part("prizes", prizes))

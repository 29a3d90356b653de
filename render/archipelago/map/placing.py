"""What stands in a hex and where: by its waters and lands, as large as it can; and the land that reaches out for it."""

from __future__ import annotations

from typing import TypeAlias

from render.archipelago.map.island import Detail, Token, ground_of, joined, middle_of, terrain, tokens_of
from render.archipelago.map.site import Site
from render.kit.areas.clusters import Group, apart, crowded, scattered, together
from render.kit.areas.hexes import HexGrid, Spot
from render.kit.areas.landscapes import landscape
from render.kit.areas.straits import Shore
from render.kit.boxes import Box
from render.kit.skins import kept
from render.kit.sprites import Sprite

Standing: TypeAlias = tuple[tuple[Token, Box], ...]
Sizes: TypeAlias = tuple[int, ...]
"""Of counters, the largest first."""

_WORTH = 0.84
"""What stands by its waters and lands may be so much smaller than all together."""
_REACH = 6
"""So far land or water reaches around what stands beyond its shore."""
_KEPT_TO: tuple[tuple[bool, ...], ...] = ((True, False), (False,), (True,), ())
"""What keeps to its ground, land or water, as long as there is room: the land can reach out more easily."""
_HERE: Spot = (0, 0)


@kept(1024)
def laid_out(site: Site, shape: HexGrid, badge: Box, sizes: Sizes) -> tuple[Standing, Detail]:
    """By its water and land in a hex of this shape beside its letter, unless that is far smaller; else less of it.

    And how much of it that is. Where there are several lands, rather smaller and less than all together.
    """
    several = len([part for part in site.parts if part.land]) > 1
    for detail in Detail:
        closer, largest = _closer(site, shape, badge.bottom, sizes, detail)
        # what has no room in lines has hardly any apart
        likely = [size for size in sizes if largest * _WORTH <= size <= largest] or sizes[-1:]
        for size in sizes if several else likely:
            if found := _by_parts(site, shape, badge, size, detail):
                return found, detail
        # all together, nobody would see which of several lands something stands on
        if closer and not several:
            return closer, detail
    people = _tokens(site, sizes[-1], Detail.BARE)
    return tuple(zip(people, crowded(shape, len(people), sizes[-1], badge.bottom), strict=True)), Detail.BARE


@kept(512)
def ground(site: Site, shape: HexGrid, badge: Box, sizes: Sizes) -> Sprite:
    """The hex, in which land reaches out for what stands on it beyond its shore, and water does; lands stay apart."""
    grounds = {part.name: ground_of(site.region, part) for part in site.parts}
    standing, _ = laid_out(site, shape, badge, sizes)
    beyond = [(token, place) for token, place in standing if not grounds[token.part].holds(shape, place)]
    capes, coves = (
        tuple(place.inset(-_REACH, -_REACH // 2) for token, place in beyond if grounds[token.part].land is land)
        for land in (True, False)
    )
    shores = tuple(
        Shore(grounds[part.name].edges, tuple(place for token, place in standing if token.part == part.name))
        for part in site.parts
        if part.land and grounds[part.name].edges
    )
    return landscape(shape.half, shape.quarter, terrain(site.region), joined(site.region), capes, coves, shores)


def _by_parts(site: Site, shape: HexGrid, badge: Box, size: int, detail: Detail) -> Standing:
    """All of it by its waters and lands, rather none across a shore; nothing if there is no room for that."""
    parts = [(part, tokens) for part in site.parts if (tokens := tokens_of(site, part, size, detail))]
    every = [token for _, tokens in parts for token in tokens]
    wanted = [
        (
            middle_of(shape, _HERE, site.region, part),
            tuple(token.width for token in tokens),
            ground_of(site.region, part),
        )
        for part, tokens in parts
    ]
    for kept_to in _KEPT_TO:
        groups = tuple(
            Group(middle, widths, ground if ground.land in kept_to else None) for middle, widths, ground in wanted
        )
        laid = apart(shape, groups, size, badge) or scattered(shape, groups, size, badge)
        if laid is not None:
            return tuple(zip(every, (place for group in laid for place in group), strict=True))
    return ()


def _closer(site: Site, shape: HexGrid, top: int, sizes: Sizes, detail: Detail) -> tuple[Standing, int]:
    """All together in lines, as large as it can be, and how large that is; nothing if there is no room."""
    for size in sizes:
        every = _tokens(site, size, detail)
        places = together(shape, tuple(token.width for token in every), size + 2, top)
        if places is not None:
            return tuple(zip(every, places, strict=True)), size
    return (), 0


def _tokens(site: Site, size: int, detail: Detail) -> list[Token]:
    return [token for part in site.parts for token in tokens_of(site, part, size, detail)]

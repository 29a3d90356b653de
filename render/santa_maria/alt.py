"""The position in words, for those who can't see the picture."""

from __future__ import annotations

from collections.abc import Sequence

from games.core.seats import Seat
from games.santa_maria.components import CARDS, DOCKS
from games.santa_maria.grid import CELLS
from games.santa_maria.lines.activating import activation_price
from games.santa_maria.state import Player, State
from render.kit.picture import ALT_LIMIT, shortened_alt
from render.santa_maria.changes import Changes
from render.santa_maria.colonies.facts import whites_left
from render.santa_maria.words import facts, standing, total
from render.words import in_short, listed, said
from texts import Teller


def of_table(view: State, teller: Teller, changed: Changes) -> str:
    """Where it stands and what is new, what everybody shares as far as there is room, and everybody."""
    first = [f"{teller('picture-title')}. {standing(view, teller, teller.players)}.", *_dice(view, teller)]
    everybody = [_line(view, teller, seat) for seat in view.every_seat()]
    return fitting(first, _shared(view, teller, changed), everybody)


def of_colonies(view: State, teller: Teller) -> str:
    """What can be laid, and what decides of each colony."""
    tiles = [_contents(teller.name("tile", tile)) for tile in (*view.doubles, *view.triples, *view.specials)]
    display = said(teller, "alt-display", tiles="; ".join(tiles) or teller.words("core-nothing"))
    boards = f"{teller.names('board', view.boards)}." if view.boards else ""
    everybody = [_colony(view, teller, seat) for seat in view.colonists() if view.colony(seat).board]
    return fitting([boards], [display], everybody)


def fitting(first: Sequence[str], wished: Sequence[str], everybody: Sequence[str]) -> str:
    """All sentences of the first and the last, and between them those that there is room for."""
    room = ALT_LIMIT - sum(len(each) + 1 for each in (*first, *everybody))
    told = []
    for sentence in filter(None, wished):
        if len(sentence) < room:
            told.append(sentence)
            room -= len(sentence) + 1
    return shortened_alt([*filter(None, first), *told, *everybody])


def _dice(view: State, teller: Teller) -> list[str]:
    told = [said(teller, "alt-white", dice=_values(teller, view.white))]
    if view.plays("shared_dice"):
        told.append(said(teller, "alt-blue", dice=_values(teller, view.blue)))
    if view.envoys:
        envoys = [f"{teller.name('envoy', colour)} {value}" for colour, value in view.envoys.items()]
        told.append(said(teller, "alt-envoys", dice=listed(teller, envoys)))
    return told


def _shared(view: State, teller: Teller, changed: Changes) -> list[str]:
    """What is new, who has passed, what lies in the docks, where monks are, and where else they can go."""
    new = [
        *(_contents(teller.name("ship", view.docks[dock])) for dock in changed.docks if view.docks[dock]),
        *(teller.name("place", place) for place in changed.places),
    ]
    passed = [
        f"{teller.player(seat)} ({teller.name('space', space)})"
        for space, seats in view.spaces.items()
        for seat in seats
    ]
    ships = [
        f"{teller.name('dock', dock)} {_contents(teller.name('ship', ship))}"
        for dock, ship in view.docks.items()
        if ship
    ]
    places = (*view.scholars, *view.bishops, *view.missions)
    held = [_place(view, teller, place) for place in places if view.monks.get(place)]
    free = [in_short(teller, "place", place) for place in places if not view.monks.get(place)]
    return [
        teller.words("core-picture-alt-new", what="; ".join(new)) if new else "",
        said(teller, "alt-passed", players=listed(teller, passed)) if passed else "",
        said(teller, "alt-docks", ships="; ".join(ships)) if ships else "",
        said(teller, "alt-monks", places="; ".join(held)) if held else "",
        said(teller, "alt-places", places=listed(teller, free)) if free else "",
    ]


def _contents(name: str) -> str:
    """What a tile is called without its number."""
    return name.partition(": ")[2] or name


def _line(view: State, teller: Teller, seat: Seat) -> str:
    """What a seat's line on the table says, and how far it is on the tracks."""
    player = view.players[seat]
    points = "".join(f" {said(teller, 'alt-points', points=points)}" for points in total(view, seat) if view.over)
    return (
        said(
            teller,
            "alt-line" if player.city is None else "alt-line-maya",
            player=teller.player(seat),
            coins=player.coins,
            goods=_goods(player, teller),
            blue=_values(teller, player.blue),
            hand=0 if player.city is None else len(player.city.hand),
            faith=player.faith,
            march=player.march,
        )
        + points
    )


def _colony(view: State, teller: Teller, seat: Seat) -> str:
    colony = view.colony(seat)
    scholar = f"; {teller.name('place', colony.scholar)}" if colony.scholar else ""
    return said(
        teller,
        "alt-colony",
        player=teller.player(seat),
        built=len(colony.cells),
        blocked=len(colony.blocked),
        whites=whites_left(view, seat),
        price=activation_price(view, seat),
        docks="/".join(str(len(colony.docks.get(dock, ()))) for dock in DOCKS) + scholar,
    )


def _goods(player: Player, teller: Teller) -> str:
    goods = [f"{teller.name('good', good)} {count}" for good, count in player.goods.items() if count]
    return listed(teller, goods) or teller.words("core-nothing")


def of_seat(view: State, teller: Teller, seat: Seat) -> str:
    """One player's colony."""
    sentences = [_seat(view, teller, seat)]
    colony, city = view.players[seat].colony, view.players[seat].city
    if city is not None and (cards := [teller.name("card", key) for key in city.hand if key in CARDS]):
        sentences.append(f"{said(teller, 'hand')}: {listed(teller, cards)}.")
    if colony is not None:
        sentences += [f"{fact}." for fact in facts(view, seat, teller)]
        known = [teller.name("place", place) for place, monks in view.monks.items() if seat in monks]
        known += [teller.name("place", colony.scholar)] if colony.scholar else []
        ships = [teller.name("ship", ship) for dock in DOCKS for ship in colony.docks.get(dock, ())]
        sentences += [
            f"{said(teller, title)}: {listed(teller, words)}."
            for title, words in (("monks", known), ("ships", ships))
            if words
        ]
        cells = [f"{cell.upper()} {_cell(view, teller, seat, cell)}" for cell in CELLS if cell in colony.cells]
        sentences += [f"{cell}." for cell in cells]
    return shortened_alt(sentences)


def _values(teller: Teller, dice: list[int]) -> str:
    return listed(teller, map(str, dice)) or teller.words("core-nothing")


def _place(view: State, teller: Teller, place: str) -> str:
    name = teller.name("place", place)
    monks = view.monks.get(place)
    return f"{name}: {listed(teller, (teller.player(seat) for seat in monks))}" if monks else name


def _cell(view: State, teller: Teller, seat: Seat, cell: str) -> str:
    colony = view.players[seat].colony
    assert colony is not None
    words = teller.name("building", colony.cells[cell])
    if cell in colony.blocked:
        what, _, number = colony.blocked[cell].partition("_")
        on = f"{teller.name('good', 'coin')} {number}" if what == "coins" else teller.name("die", colony.blocked[cell])
        words += f" ({on})"
    if cell == colony.governor:
        words += f" ({said(teller, 'alt-governor')})"
    return words


def _city(view: State, teller: Teller, seat: Seat, goods: str) -> str:
    city = view.city()
    temples = [f"{teller.name('district', key)} {temple.levels}" for key, temple in city.temples.items()]
    plots = [f"{plot.upper()} {teller.name('building', kind)}" for plot, kind in city.plots.items()]
    return said(
        teller,
        "alt-city",
        player=teller.player(seat),
        coins=view.players[seat].coins,
        goods=goods,
        gold=city.gold,
        priests=city.priests,
        hand=len(city.hand),
        temples=listed(teller, temples),
        plots=listed(teller, plots),
    )


def _seat(view: State, teller: Teller, seat: Seat) -> str:
    points = [said(teller, "alt-points", points=points) for points in total(view, seat)]
    return " ".join([_held(view, teller, seat), *points])


def _held(view: State, teller: Teller, seat: Seat) -> str:
    player = view.players[seat]
    if player.city is not None:
        return _city(view, teller, seat, _goods(player, teller))
    colony = player.colony
    docks = [] if colony is None else [str(len(colony.docks.get(dock, ()))) for dock in DOCKS]
    return said(
        teller,
        "alt-seat",
        player=teller.player(seat),
        coins=player.coins,
        goods=_goods(player, teller),
        blue=_values(teller, player.blue),
        faith=player.faith,
        march=player.march,
        docks="/".join(docks) or "0",
        buildings=0 if colony is None else len(colony.cells),
    )

"""The position in words, for those who can't see the picture."""

from __future__ import annotations

from games.core.seats import Seat
from games.santa_maria.components import CARDS, DOCKS
from games.santa_maria.grid import CELLS
from games.santa_maria.state import State
from render.kit.picture import shortened_alt
from render.santa_maria.words import facts, standing, total
from render.words import listed, said
from texts import Teller


def of_table(view: State, teller: Teller) -> str:
    """The whole table."""
    sentences = [f"{teller('picture-title')}. {standing(view, teller, teller.players)}."]
    sentences.append(said(teller, "alt-white", dice=_values(teller, view.white)))
    if view.plays("shared_dice"):
        sentences.append(said(teller, "alt-blue", dice=_values(teller, view.blue)))
    if view.envoys:
        envoys = [f"{teller.name('envoy', colour)} {value}" for colour, value in view.envoys.items()]
        sentences.append(said(teller, "alt-envoys", dice=listed(teller, envoys)))
    sentences += [_seat(view, teller, seat) for seat in view.every_seat()]
    passed = [
        f"{teller.player(seat)} ({teller.name('space', space)})"
        for space, seats in view.spaces.items()
        for seat in seats
    ]
    sentences += [said(teller, "alt-passed", players=listed(teller, passed))] if passed else []
    ships = [teller.name("ship", ship) for ship in view.docks.values() if ship]
    sentences.append(said(teller, "alt-docks", ships=listed(teller, ships)))
    places = [_place(view, teller, place) for place in (*view.scholars, *view.bishops, *view.missions)]
    sentences.append(said(teller, "alt-places", places=listed(teller, places)))
    tiles = [teller.name("tile", tile) for tile in (*view.doubles, *view.triples, *view.specials)]
    sentences.append(said(teller, "alt-display", tiles=listed(teller, tiles) or teller.words("core-nothing")))
    return shortened_alt(sentences)


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
    goods = [f"{teller.name('good', good)} {count}" for good, count in player.goods.items() if count]
    if player.city is not None:
        return _city(view, teller, seat, listed(teller, goods) or teller.words("core-nothing"))
    colony = player.colony
    docks = [] if colony is None else [str(len(colony.docks.get(dock, ()))) for dock in DOCKS]
    return said(
        teller,
        "alt-seat",
        player=teller.player(seat),
        coins=player.coins,
        goods=listed(teller, goods) or teller.words("core-nothing"),
        blue=_values(teller, player.blue),
        faith=player.faith,
        march=player.march,
        docks="/".join(docks) or "0",
        buildings=0 if colony is None else len(colony.cells),
    )

"""The position in words, for those who can't see the picture."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable, Mapping

from games.core.parts.seeing import UNKNOWN
from games.core.seats import Seat
from games.puerto_rico.components import BUILDINGS, GOODS, SIZES
from games.puerto_rico.score import lines, score
from games.puerto_rico.state import ROSE, Board, Ship, State
from render.kit.picture import shortened_alt
from render.puerto_rico.changes import Changes, SeatChanges, holders
from render.puerto_rico.words import standing, tile_name
from render.words import counted, listed, said
from texts import Teller


def of_table(view: State, teller: Teller, changed: Changes) -> str:
    """The whole table: first the players, then what lies in the middle."""
    sentences = [
        f"{said(teller, 'title')}. {standing(view, teller, teller.players)}.",
        said(teller, "alt-governor", seat=teller.player(view.governor)),
        *(_seat(view, teller, seat) for seat in view.every_seat()),
        _roles(view, teller),
        _offers(view, teller),
        *of_harbour(view, teller)[:3],
        _news(view, teller, changed),
        *of_harbour(view, teller)[3:],
        _market(view, teller),
        *(_place_by_place(board, teller, seat) for seat, board in zip(view.every_seat(), view.boards, strict=True)),
    ]
    return shortened_alt([sentence for sentence in sentences if sentence])


def of_harbour(view: State, teller: Teller) -> list[str]:
    """What lies beside the board."""
    return [
        said(teller, "alt-ships", ships=listed(teller, (_ship(teller, ship) for ship in view.ships))),
        said(teller, "alt-house", goods=teller.names("good", view.house) or teller.words("core-nothing")),
        said(teller, "alt-row", tiles=_tiles(teller, view.row), stack=len(view.pile), quarries=view.quarries),
        _supply(view, teller),
        _nobles(view, teller),
    ]


def of_seat(view: State, teller: Teller, seat: Seat, changed: Changes) -> str:
    """One player's board, with all that stands on it."""
    board = view.boards[seat]
    new = _new_at(board, teller, changed.at(seat))
    sentences = [
        f"{standing(view, teller, teller.players)}.",
        _seat(view, teller, seat),
        said(teller, "alt-island", tiles=listed(teller, _island(board, teller)) or teller.words("core-nothing")),
        said(teller, "alt-city", buildings=listed(teller, _city(board, teller)) or teller.words("core-nothing")),
        _rose(board, teller),
        _total(view, board, teller),
        *(said(teller, "declined", effect=teller.name("effect", key)) + "." for key in board.declined),
        teller.words("core-picture-alt-new", what=listed(teller, new)) if new else "",
    ]
    return shortened_alt([sentence for sentence in sentences if sentence])


def _total(view: State, board: Board, teller: Teller) -> str:
    """The points so far, where the viewer knows them all."""
    if board.points == UNKNOWN:
        return ""
    return said(teller, "in-the-end" if view.over else "so-far", points=sum(line.points for line in lines(board))) + "."


def _seat(view: State, teller: Teller, seat: Seat) -> str:
    board = view.boards[seat]
    points = score(view).scores[seat].total if view.over else board.points
    return said(
        teller,
        "alt-seat",
        seat=teller.player(seat),
        coins=board.coins,
        goods=_goods(teller, board.goods),
        tiles=len(board.island),
        cells=SIZES.city - board.empty_city(),
        points=points if view.over or board.points != UNKNOWN else UNKNOWN,
    )


def _goods(teller: Teller, goods: Mapping[str, int]) -> str:
    found = [counted(teller, teller.name("good", good), goods[good]) for good in GOODS if goods.get(good)]
    return listed(teller, found) or teller.words("core-nothing")


def _tiles(teller: Teller, tiles: Iterable[str]) -> str:
    kinds = Counter(tiles)
    return listed(teller, (_several(teller, tile_name(teller, tile), count) for tile, count in kinds.items()))


def _several(teller: Teller, what: str, count: int) -> str:
    return what if count == 1 else counted(teller, what, count)


def _roles(view: State, teller: Teller) -> str:
    taken = [
        said(teller, "alt-role", role=teller.name("role", role), seat=teller.player(seat))
        for role, seat in holders(view).items()
    ]
    return said(teller, "alt-roles", roles=listed(teller, taken)) if taken else ""


def _offers(view: State, teller: Teller) -> str:
    """The doubloons that come with roles nobody has taken."""
    found = [
        f"{teller.name('role', role)} {coins}"
        for role, coins in view.roles.items()
        if coins and role not in holders(view)
    ]
    return said(teller, "alt-offers", roles=listed(teller, found)) if found else ""


def _ship(teller: Teller, ship: Ship) -> str:
    good = teller.name("good", ship.good) if ship.load else teller.words("core-nothing")
    return said(teller, "alt-ship", good=good, load=ship.load, capacity=ship.capacity)


def _supply(view: State, teller: Teller) -> str:
    return said(
        teller,
        "alt-supply",
        points=view.points,
        goods=_goods(teller, view.stock),
        colonists=view.colonists,
        aboard=view.ship_colonists,
    )


def _nobles(view: State, teller: Teller) -> str:
    if not view.plays("nobles"):
        return ""
    return said(teller, "alt-nobles", left=view.nobles, aboard=view.ship_nobles)


def _island(board: Board, teller: Teller) -> list[str]:
    return [
        _staffed(board, teller, tile, tile_name(teller, tile), board.island.count(tile))
        for tile in dict.fromkeys(board.island)
    ]


def _city(board: Board, teller: Teller) -> list[str]:
    return [_staffed(board, teller, key, teller.name("building", key), 1) for key in board.city]


def _staffed(board: Board, teller: Teller, place: str, name: str, count: int) -> str:
    """A place, how many there are of it, and how many of its circles are taken."""
    what = _several(teller, name, count)
    circles = count if place not in BUILDINGS else BUILDINGS[place].circles
    taken = board.staff(place)
    if not circles or place == "forest":
        return what
    return said(teller, "alt-staffed", what=what, taken=taken, circles=circles, nobles=board.nobles.get(place, 0))


def _rose(board: Board, teller: Teller) -> str:
    waiting = board.staff(ROSE)
    return said(teller, "alt-rose", count=waiting, nobles=board.nobles.get(ROSE, 0)) if waiting else ""


def _market(view: State, teller: Teller) -> str:
    """The buildings that are left, and how many of each."""
    left = [_several(teller, teller.name("building", key), copies) for key, copies in view.market.items() if copies]
    return said(teller, "alt-market", buildings=listed(teller, left)) if left else ""


def _place_by_place(board: Board, teller: Teller, seat: Seat) -> str:
    """What stands on one of the table's boards, where the text has room for it."""
    places = [*_island(board, teller), *_city(board, teller)]
    rose = f" {made}" if (made := _rose(board, teller)) else ""
    return f"{teller.player(seat)}: {listed(teller, places)}.{rose}" if places else ""


def _new_at(board: Board, teller: Teller, changed: SeatChanges) -> list[str]:
    tiles = [tile_name(teller, tile) for place, tile in enumerate(board.island) if changed.new_tile(place)]
    return tiles + [teller.name("building", key) for key in board.city if key in changed.buildings]


def _news(view: State, teller: Teller, changed: Changes) -> str:
    """What has come since the viewer's last move."""
    found = [
        f"{teller.player(seat)}: {listed(teller, new)}"
        for seat, board in zip(view.every_seat(), view.boards, strict=True)
        if (new := _new_at(board, teller, changed.at(seat)))
    ]
    return teller.words("core-picture-alt-new", what="; ".join(found)) if found else ""

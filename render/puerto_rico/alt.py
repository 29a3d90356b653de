"""The position in words, for those who can't see the picture."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable, Mapping, Sequence

from games.core.parts.seeing import UNKNOWN
from games.core.seats import Seat
from games.puerto_rico import GAME
from games.puerto_rico.components import BUILDINGS, FOREST, GOODS
from games.puerto_rico.score import lines, score
from games.puerto_rico.state import ROSE, Board, Ship, State
from render.kit.picture import ALT_LIMIT, shortened_alt
from render.puerto_rico.changes import Changes, SeatChanges, holders
from render.puerto_rico.words import phase, tile_name, when
from render.words import counted, listed, said, won
from texts import Teller

_NAME = 60
"""So much is left for what a picture is called."""


def of_table(view: State, teller: Teller, changed: Changes) -> str:
    """The whole table: where it stands and what is new, what everybody shares, then everybody, of whom nobody lacks."""
    ships, house, row, *supply = of_harbour(view, teller)
    first = [f"{said(teller, 'title')}.", *_standing(view, teller)]
    shared = [ships, house, _roles(view, teller), _offers(view, teller), row, _news(view, teller, changed), *supply]
    everybody = [_seat(view, teller, seat) for seat in view.every_seat()]
    room = ALT_LIMIT - sum(len(each) + 1 for each in (*first, *everybody))
    told = []
    for sentence in filter(None, shared):
        if len(sentence) < room:
            told.append(sentence)
            room -= len(sentence) + 1
    return shortened_alt([*first, *told, *everybody])


def of_buildings(view: State, teller: Teller, changed: Changes) -> list[str]:
    """What can be built, and what is new."""
    return [each for each in (_market(view, teller), _news(view, teller, changed)) if each]


def of_boards(view: State, teller: Teller, beside: Sequence[str] = ()) -> list[str]:
    """What stands on everybody's board, after what is told beside it: all of it, or the cities at least."""
    everybody = list(zip(view.every_seat(), view.boards, strict=True))
    whole = [
        _places(board, teller, seat, [*_lying(board, teller), *_built(board, teller)]) for seat, board in everybody
    ]
    cities = [_places(board, teller, seat, _built(board, teller)) for seat, board in everybody]
    ways = [[*beside, *whole], [*beside, *cities], [*beside[:1], *cities], cities]
    return next((way for way in ways if sum(len(each) + 1 for each in way) <= ALT_LIMIT - _NAME), cities)


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
        *_standing(view, teller),
        _seat(view, teller, seat),
        said(teller, "alt-island", tiles=listed(teller, _island(board, teller)) or teller.words("core-nothing")),
        said(teller, "alt-city", buildings=listed(teller, _city(board, teller)) or teller.words("core-nothing")),
        _rose(board, teller),
        _total(view, board, teller),
        *(said(teller, "declined", effect=teller.name("effect", key)) + "." for key in board.declined),
        teller.words("core-picture-alt-new", what=listed(teller, new)) if new else "",
    ]
    return shortened_alt([sentence for sentence in sentences if sentence])


def _standing(view: State, teller: Teller) -> list[str]:
    """The round and the phase, whom the game waits for or who has won, and who is governor."""
    if view.over:
        return [f"{won(teller, teller.players, score(view).winners)}."]
    where = ". ".join(filter(None, (when(view, teller), phase(view, teller))))
    waiting = [teller.player(seat) for seat in GAME.play(view).waiting()]
    return [
        f"{where}.",
        *([said(teller, "alt-turn", players=listed(teller, waiting))] if waiting else []),
        said(teller, "alt-governor", seat=teller.player(view.governor)),
    ]


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
        fields=board.empty_island(),
        lots=board.empty_city(),
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
    if not circles or place == FOREST:
        return what
    return said(teller, "alt-staffed", what=what, taken=taken, circles=circles, nobles=board.nobles.get(place, 0))


def _rose(board: Board, teller: Teller) -> str:
    waiting = board.staff(ROSE)
    return said(teller, "alt-rose", count=waiting, nobles=board.nobles.get(ROSE, 0)) if waiting else ""


def _market(view: State, teller: Teller) -> str:
    """The buildings that are left, and how many of each."""
    left = [_several(teller, teller.name("building", key), copies) for key, copies in view.market.items() if copies]
    return said(teller, "alt-market", buildings=listed(teller, left)) if left else ""


def _places(board: Board, teller: Teller, seat: Seat, places: Sequence[str]) -> str:
    rose = f" {made}" if (made := _rose(board, teller)) else ""
    return f"{teller.player(seat)}: {listed(teller, places) or teller.words('core-nothing')}.{rose}"


def _lying(board: Board, teller: Teller) -> list[str]:
    """The tiles of an island by kind; how many of them work where that is not all."""
    kinds = Counter(board.island)
    return [_shared(board, tile, _several(teller, tile_name(teller, tile), kinds[tile]), kinds[tile]) for tile in kinds]


def _built(board: Board, teller: Teller) -> list[str]:
    """The buildings of a city; how many of its circles are taken where not all are."""
    return [_shared(board, key, teller.name("building", key), BUILDINGS[key].circles) for key in board.city]


def _shared(board: Board, place: str, name: str, circles: int) -> str:
    staff = board.staff(place)
    return name if place == FOREST or staff >= circles else f"{name} {staff}/{circles}"


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

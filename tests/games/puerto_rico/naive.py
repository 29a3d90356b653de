"""What a seat may do, read from the rulebook a second time: slow, plain, and with nothing taken from the engine."""

from itertools import product
from typing import Any

from games.core.play import Play
from games.core.seats import Seat
from games.puerto_rico.state import Board, State
from tests.games.puerto_rico.box import BUILDINGS, DATA

GOODS = list(DATA["good"])
Answers = set[tuple[Any, ...]]


def compare_offers(play: Play[State], seat: int) -> None:
    """For the questions of five roles: the offers are exactly these."""
    state = play.state
    found = FINDERS.get(type(state.agenda[-1]).__name__)
    if found is None:
        return
    expected = {verb: answers for verb, answers in found(state, seat).items() if answers}
    offered: dict[str, Answers] = {}
    for offer in play.legal(Seat(seat)).offers:
        if not offer.aside and offer.verb in VERBS:
            offered[offer.verb] = {move.answers() for move in offer.moves(10_000)}
    assert offered == expected


def in_use(board: Board, key: str) -> bool:
    staffed = board.colonists.get(key, 0) + board.nobles.get(key, 0) > 0
    return staffed and key in board.city and key not in board.declined


def settling(state: State, seat: int) -> dict[str, Answers]:
    board = state.boards[seat]
    step = state.agenda[-1]
    second = bool(getattr(step, "second", False))
    if len(board.island) == 12:
        return {}
    quarry = in_use(board, "construction_hut") or (seat == state.active and not second)
    if seat == state.active and "quarry" in board.done:
        quarry = False
    quarry = quarry and state.quarries > 0
    hacienda = in_use(board, "hacienda") and not second and "hacienda" not in board.done and state.pile != []
    return {
        "settle": {(tile,) for tile in state.row} | ({("quarry",)} if quarry else set()),
        "forest": {(tile,) for tile in state.row} if in_use(board, "forest_house") else set(),
        "draw": {()} if hacienda else set(),
        "extra_quarry": {()} if hacienda and quarry and in_use(board, "construction_hut") else set(),
    }


def price(state: State, seat: int, key: str, without: str = "") -> int:
    """What the building costs once a piece has left a place."""
    board = state.boards[seat]

    def staff(place: str) -> int:
        return board.colonists.get(place, 0) + board.nobles.get(place, 0) - (place == without)

    column = int(BUILDINGS[key]["column"])
    cost = int(BUILDINGS[key]["cost"]) - min(staff("quarry"), column)
    cost -= board.island.count("forest") // 2
    if seat == state.active and "privilege" not in board.declined:
        library = "library" in board.city and staff("library") > 0 and "library" not in board.declined
        cost -= 2 if library else 1
    if "zoning_office" in board.city and staff("zoning_office") > 0:
        noble = "zoning_office" in board.nobles
        large = column == 4
        cost -= (2 if large else 0) if noble else (0 if large else 1)
    return max(cost, 0)


def building(state: State, seat: int) -> dict[str, Answers]:
    board = state.boards[seat]
    used = sum(2 if BUILDINGS[key]["column"] == 4 else 1 for key in board.city)
    possible = [
        key
        for key, left in state.market.items()
        if left > 0 and key not in board.city and used + (2 if BUILDINGS[key]["column"] == 4 else 1) <= 12
    ]
    plain = {(key,) for key in possible if price(state, seat, key) <= board.coins}
    black: Answers = set()
    if in_use(board, "black_market"):
        places = ["none", *(set(board.colonists) | set(board.nobles)) - {"black_market"}]
        goods = ["none", *(good for good in GOODS if board.goods[good] > 0)]
        points = ["none", "point"] if board.points > 0 else ["none"]
        for key, place, good, point in product(possible, places, goods, points):
            given = [thing for thing in (place, good, point) if thing != "none"]
            short = price(state, seat, key) > board.coins
            if given and short and price(state, seat, key, place) - len(given) == board.coins:
                black.add((key, place, good, point))
    return {"build": plain, "black_market": black}


def selling(state: State, seat: int) -> dict[str, Answers]:
    board = state.boards[seat]
    sold = "sale" in board.done
    held = [good for good in GOODS if board.goods[good] > 0 and not sold]
    house = [good for good in held if good not in state.house or in_use(board, "office")]
    office = in_use(board, "land_office") and "land_office" not in board.done
    noble = "land_office" in board.nobles
    buy = office and not noble and board.coins > 0 and len(board.island) < 12 and state.pile != []
    fields = {(tile,) for tile in board.island if tile not in ("quarry", "forest")}
    return {
        "sell": {(good,) for good in house} if len(state.house) < 4 else set(),
        "sell_at_post": {(good,) for good in held} if in_use(board, "trading_post") else set(),
        "buy_land": {()} if buy else set(),
        "sell_land": fields if office and noble else set(),
    }


def loading(state: State, seat: int) -> dict[str, Answers]:
    board = state.boards[seat]
    held = [good for good in GOODS if board.goods[good] > 0]
    ships: Answers = set()
    for good in held:
        fits = {
            ship.capacity: min(board.goods[good], ship.capacity - ship.load)
            for ship in state.ships
            if ship.good in ("", good) and not any(other.good == good and other is not ship for other in state.ships)
        }
        most = max(fits.values(), default=0)
        ships |= {(good, str(capacity)) for capacity, fit in fits.items() if fit == most > 0}
    wharf = in_use(board, "wharf") and "wharf" not in board.done
    return {"ship": ships, "wharf": {(good,) for good in held} if wharf else set()}


def taking_goods(state: State, seat: int) -> dict[str, Answers]:
    board = state.boards[seat]
    made = []
    for good in GOODS:
        fields = board.colonists.get(good, 0) + board.nobles.get(good, 0)
        plants = [key for key in board.city if BUILDINGS[key].get("good") == good]
        workers = sum(board.colonists.get(key, 0) + board.nobles.get(key, 0) for key in plants)
        if fields and (workers or good == "corn") and state.stock[good]:
            made.append(good)
    if in_use(board, "library"):
        pairs = {(a, b) for a, b in product(made, made) if a != b or state.stock[a] > 1}
        ordered = {pair for pair in pairs if GOODS.index(pair[0]) <= GOODS.index(pair[1])}
        if ordered:
            return {"craft_two": ordered}
    return {"craft": {(good,) for good in made}}


FINDERS = {
    "TakeTile": settling,
    "Build": building,
    "BuildOrDeal": building,
    "Trade": selling,
    "Load": loading,
    "ExtraGood": taking_goods,
}
VERBS = {
    "settle",
    "forest",
    "draw",
    "extra_quarry",
    "build",
    "black_market",
    "sell",
    "sell_at_post",
    "buy_land",
    "sell_land",
    "ship",
    "wharf",
    "craft",
    "craft_two",
}

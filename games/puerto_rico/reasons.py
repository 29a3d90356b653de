"""Why a move that a person might expect is not possible now."""

from games.core.events import Phrase, Value
from games.core.seats import Seat
from games.puerto_rico import moves
from games.puerto_rico.bank import privilege
from games.puerto_rico.components import BUILDINGS, FOREST, GOODS, QUARRY, SIZES, TILE_COUNTS
from games.puerto_rico.roles.builder import discounts
from games.puerto_rico.roles.craftsman import capacity
from games.puerto_rico.roles.prices import price
from games.puerto_rico.roles.settler import may_take_quarry
from games.puerto_rico.roles.storage import store_room
from games.puerto_rico.rulebook import KEY, RULES
from games.puerto_rico.state import Board, State
from games.puerto_rico.steps import (
    Assign,
    Build,
    ChooseRole,
    DraftBuilding,
    ExtraGood,
    Hunt,
    Keep,
    Load,
    Supply,
    TakeTile,
    Trade,
)


def reason(key: str, **args: Value) -> Phrase:
    """A reason of this game."""
    return Phrase(f"{KEY}-reason-{key}", dict(args))


def other_role(state: State, role: str, *steps: type) -> Phrase | None:
    """This move belongs to another role or another question than the present one."""
    return None if isinstance(state.agenda[-1], steps) else reason("other-role", role=role)


def idle(board: Board, building: str) -> Phrase | None:
    """The building that this move needs is not in use."""
    if board.works(building):
        return None
    if building in board.declined:
        return reason("declined", effect=building)
    return reason("unoccupied" if building in board.city else "not-yours", building=building)


def no_goods(board: Board, good: str) -> Phrase | None:
    """The player has none of these."""
    if good not in GOODS:
        return reason("no-such-good", text=good)
    return None if board.goods[good] else reason("no-goods", good=good)


@RULES.why_not(moves.Draft)
def why_not_draft(state: State, seat: Seat, move: moves.Draft) -> Phrase | None:
    building = BUILDINGS.get(move.building)
    if not isinstance(state.agenda[-1], DraftBuilding):
        return reason("draft-over")
    if building is None:
        return reason("no-such-building", text=move.building)
    if not building.beige or building.set == "nobles":
        return reason("not-drafted", building=move.building)
    return reason("no-cell", building=move.building, cost=building.cost)


@RULES.why_not(moves.Choose)
def why_not_choose(state: State, seat: Seat, move: moves.Choose) -> Phrase | None:
    if move.role not in state.roles:
        return reason("no-such-role", text=move.role)
    for owner, board in enumerate(state.boards):
        if move.role in board.roles:
            return reason("role-taken", role=move.role, seat=owner)
    return reason("choose-later") if not isinstance(state.agenda[-1], ChooseRole) else None


@RULES.why_not(moves.Pass)
def why_not_pass(state: State, seat: Seat, move: moves.Pass) -> Phrase | None:
    match state.agenda[-1]:
        case ChooseRole():
            return reason("must-choose")
        case Load():
            return reason("must-load")
        case Assign():
            return reason("must-place")
    return None


@RULES.why_not(moves.Settle)
@RULES.why_not(moves.Forest)
def why_not_settle(state: State, seat: Seat, move: moves.Settle | moves.Forest) -> Phrase | None:
    board = state.boards[seat]
    if wrong := other_role(state, "settler", TakeTile):
        return wrong
    if not board.empty_island():
        return reason("island-full")
    if move.tile not in TILE_COUNTS:
        return reason("no-such-tile", text=move.tile)
    if isinstance(move, moves.Forest) and (wrong := idle(board, "forest_house")):
        return wrong
    if move.tile == QUARRY and not isinstance(move, moves.Forest):
        return _why_no_quarry(state, seat)
    return reason("quarry-no-forest") if move.tile == QUARRY else reason("not-in-row", tile=move.tile)


def _second_tile(state: State) -> Phrase | None:
    """The library's second tile is not taken by all the ways of the first."""
    match state.agenda[-1]:
        case TakeTile(second=True):
            return reason("second-tile")
    return None


def _why_no_quarry(state: State, seat: Seat) -> Phrase:
    if not state.quarries:
        return reason("no-quarries")
    if seat == state.active and QUARRY in state.boards[seat].done:
        return reason("one-quarry")
    return _second_tile(state) or reason("quarry-for-settler")


@RULES.why_not(moves.Draw)
@RULES.why_not(moves.ExtraQuarry)
def why_not_draw(state: State, seat: Seat, move: moves.Draw | moves.ExtraQuarry) -> Phrase | None:
    board = state.boards[seat]
    if wrong := other_role(state, "settler", TakeTile) or idle(board, "hacienda") or _second_tile(state):
        return wrong
    if "hacienda" in board.done:
        return reason("once", building="hacienda")
    if not board.empty_island():
        return reason("island-full")
    if not state.pile:
        return reason("stacks-empty")
    return idle(board, "construction_hut") if may_take_quarry(state, seat) else _why_no_quarry(state, seat)


@RULES.why_not(moves.Hunting)
def why_not_hunt(state: State, seat: Seat, move: moves.Hunting) -> Phrase | None:
    if not isinstance(state.agenda[-1], Hunt):
        return reason("hunt-later")
    return _why_keep_tile(move.tile)


def _why_keep_tile(tile: str) -> Phrase:
    if tile == QUARRY:
        return reason("quarry-stays")
    return reason("no-such-tile", text=tile) if tile not in (*TILE_COUNTS, FOREST) else reason("no-tile", tile=tile)


@RULES.why_not(moves.Mayor)
def why_not_mayor(state: State, seat: Seat, move: moves.Mayor) -> Phrase | None:
    if wrong := other_role(state, "mayor", Assign):
        return wrong
    board = state.boards[seat]
    here = {*board.island, *board.city} - {FOREST}
    placed = dict.fromkeys(here, 0)
    kinds = {"colonist": sum(board.colonists.values()), "noble": board.all_nobles()}
    for place, kind, count in move.pieces:
        if place not in here:
            return reason("no-place", text=place)
        if kind not in kinds:
            return reason("no-such-piece", text=kind)
        placed[place] += count
        kinds[kind] -= count
    for place, count in placed.items():
        if count > board.empty_circles(place) + board.staff(place):
            return reason("too-many-there", place=place)
    if min(kinds.values()) < 0:
        return reason("too-few-pieces", colonists=sum(board.colonists.values()), nobles=board.all_nobles())
    return reason("fill-circles", count=sum(kinds.values()))


@RULES.why_not(moves.Erect)
def why_not_build(state: State, seat: Seat, move: moves.Erect) -> Phrase | None:
    if wrong := other_role(state, "builder", Build) or not_to_be_had(state, state.boards[seat], move.building):
        return wrong
    cost = price(move.building, discounts(state, seat))
    return reason("too-dear", building=move.building, cost=cost, coins=state.boards[seat].coins)


def not_to_be_had(state: State, board: Board, building: str) -> Phrase | None:
    """The building cannot be built whatever it costs."""
    if building not in BUILDINGS:
        return reason("no-such-building", text=building)
    if building not in state.market:
        return reason("not-in-play", building=building)
    if building in board.city:
        return reason("own-one", building=building)
    if not state.market[building]:
        return reason("sold-out", building=building)
    room = board.empty_city()
    return None if BUILDINGS[building].cells <= room else reason("no-room", building=building, cells=room)


@RULES.why_not(moves.BlackMarket)
def why_not_black_market(state: State, seat: Seat, move: moves.BlackMarket) -> Phrase | None:
    board = state.boards[seat]
    if wrong := other_role(state, "builder", Build) or idle(board, "black_market"):
        return wrong
    if wrong := not_to_be_had(state, board, move.building):
        return wrong
    cost = price(move.building, discounts(state, seat))
    if cost <= board.coins:
        return reason("enough-money", building=move.building)
    if move.colonist == "black_market":
        return reason("not-from-black-market")
    return reason("exact-payment", building=move.building, count=cost - board.coins)


@RULES.why_not(moves.Craft)
def why_not_craft(state: State, seat: Seat, move: moves.Craft) -> Phrase | None:
    if wrong := other_role(state, "craftsman", ExtraGood):
        return wrong
    return _why_not_made(state, seat, move.good) or (reason("take-two") if privilege(state, seat) > 1 else None)


@RULES.why_not(moves.CraftTwo)
def why_not_craft_two(state: State, seat: Seat, move: moves.CraftTwo) -> Phrase | None:
    if wrong := other_role(state, "craftsman", ExtraGood) or idle(state.boards[seat], "library"):
        return wrong
    return (
        _why_not_made(state, seat, move.first)
        or _why_not_made(state, seat, move.second)
        or (reason("supply-empty", good=move.first) if move.first == move.second else None)
    )


def _why_not_made(state: State, seat: Seat, good: str) -> Phrase | None:
    if good not in GOODS:
        return reason("no-such-good", text=good)
    if not capacity(state.boards[seat], good):
        return reason("not-made", good=good)
    return reason("supply-empty", good=good) if not state.stock[good] else None


@RULES.why_not(moves.Sell)
def why_not_sell(state: State, seat: Seat, move: moves.Sell) -> Phrase | None:
    board = state.boards[seat]
    if wrong := other_role(state, "trader", Trade) or no_goods(board, move.good):
        return wrong
    if "sale" in board.done:
        return reason("one-sale")
    return reason("house-full") if len(state.house) == SIZES.house else reason("in-house", good=move.good)


@RULES.why_not(moves.SellAtPost)
def why_not_sell_at_post(state: State, seat: Seat, move: moves.SellAtPost) -> Phrase | None:
    board = state.boards[seat]
    wrong = other_role(state, "trader", Trade) or idle(board, "trading_post") or no_goods(board, move.good)
    return wrong or reason("one-sale")


@RULES.why_not(moves.BuyLand)
@RULES.why_not(moves.SellLand)
def why_not_land(state: State, seat: Seat, move: moves.BuyLand | moves.SellLand) -> Phrase | None:
    board = state.boards[seat]
    if wrong := other_role(state, "trader", Trade) or idle(board, "land_office"):
        return wrong
    if "land_office" in board.done:
        return reason("once", building="land_office")
    noble = "land_office" in board.nobles
    if isinstance(move, moves.SellLand):
        if not noble:
            return reason("needs-noble", building="land_office")
        return reason("forest-stays") if move.tile == FOREST else _why_keep_tile(move.tile)
    if noble:
        return reason("needs-colonist", building="land_office")
    if not board.coins:
        return reason("no-doubloon")
    return reason("island-full") if not board.empty_island() else reason("stacks-empty")


@RULES.why_not(moves.SupplyGoods)
@RULES.why_not(moves.SupplyInOrder)
def why_not_supply(state: State, seat: Seat, move: moves.SupplyGoods | moves.SupplyInOrder) -> Phrase | None:
    board = state.boards[seat]
    if wrong := other_role(state, "captain", Supply) or idle(board, "royal_supplier"):
        return wrong
    if isinstance(move, moves.SupplyInOrder) and (wrong := idle(board, "union_hall")):
        return wrong
    missing = (wrong for good in move.goods if (wrong := no_goods(board, good)))
    return next(missing, None) or reason("a-kind-a-noble", count=board.all_nobles())


@RULES.why_not(moves.ShipGoods)
def why_not_ship(state: State, seat: Seat, move: moves.ShipGoods) -> Phrase | None:
    if wrong := other_role(state, "captain", Load) or no_goods(state.boards[seat], move.good):
        return wrong
    ship = next((ship for ship in state.ships if ship.word == move.ship), None)
    if ship is None:
        return reason("no-such-ship", text=move.ship)
    if ship.good not in ("", move.good):
        return reason("ship-carries", ship=move.ship, good=ship.good)
    if ship.full():
        return reason("ship-full", ship=move.ship)
    other = next((other for other in state.ships if other.good == move.good), None)
    if other is not None:
        return reason("on-other-ship", good=move.good, ship=other.word)
    return reason("not-the-most", good=move.good)


@RULES.why_not(moves.Wharf)
@RULES.why_not(moves.SmallWharf)
def why_not_wharf(state: State, seat: Seat, move: moves.Wharf | moves.SmallWharf) -> Phrase | None:
    board = state.boards[seat]
    if wrong := other_role(state, "captain", Load) or idle(board, move.verb):
        return wrong
    if move.verb in board.done:
        return reason("once", building=move.verb)
    if isinstance(move, moves.Wharf):
        return no_goods(board, move.good)
    return _too_many_goods(board, move) or reason("some-goods")


def _too_many_goods(board: Board, move: moves.SmallWharf | moves.KeepGoods | moves.StoreGoods) -> Phrase | None:
    for good, _, count in move.goods:
        if wrong := no_goods(board, good):
            return wrong
        if count > board.goods[good]:
            return reason("not-so-many", good=good, count=board.goods[good])
    return None


@RULES.why_not(moves.KeepGoods)
@RULES.why_not(moves.StoreGoods)
def why_not_keep(state: State, seat: Seat, move: moves.KeepGoods | moves.StoreGoods) -> Phrase | None:
    board = state.boards[seat]
    if wrong := other_role(state, "captain", Keep) or _too_many_goods(board, move):
        return wrong
    kinds, singles = store_room(board)
    return reason("store-room", kinds=kinds, count=singles)


@RULES.why_not(moves.Guests)
def why_not_guests(state: State, seat: Seat, move: moves.Guests) -> Phrase | None:
    board = state.boards[seat]
    if not board.occupied("guesthouse"):
        return reason("no-guests")
    return reason("guests-rest") if isinstance(state.agenda[-1], Assign) else reason("guests-to-circles")

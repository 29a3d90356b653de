"""What this table uses: moves and components of buildings and expansions that are not in play do not come up."""

from collections.abc import Collection

from games.core.moves import Move
from games.core.parts.telling import Theme
from games.puerto_rico import moves
from games.puerto_rico.rulebook import RULES
from games.puerto_rico.state import State
from games.puerto_rico.steps import DraftBuilding

NEEDS: dict[type[Move], tuple[str, ...]] = {
    moves.Forest: ("forest_house",),
    moves.Lay: ("forest_house",),
    moves.Draw: ("hacienda",),
    moves.ExtraQuarry: ("hacienda", "construction_hut"),
    moves.Hunting: ("hunting_lodge",),
    moves.BlackMarket: ("black_market",),
    moves.CraftTwo: ("library",),
    moves.SellAtPost: ("trading_post",),
    moves.BuyLand: ("land_office",),
    moves.SellLand: ("land_office",),
    moves.Wharf: ("wharf",),
    moves.SmallWharf: ("small_wharf",),
    moves.SupplyGoods: ("royal_supplier",),
    moves.SupplyInOrder: ("royal_supplier", "union_hall"),
    moves.Guests: ("guesthouse",),
}
"""The buildings without which a move cannot come up."""
OF_THE_NOBLES = (moves.Take, moves.SellLand)
STORES = ("small_warehouse", "large_warehouse")

THEMES = (
    Theme(
        "use",
        (
            moves.BlackMarket,
            moves.SellAtPost,
            moves.BuyLand,
            moves.SellLand,
            moves.Wharf,
            moves.SmallWharf,
            moves.SupplyGoods,
            moves.SupplyInOrder,
            moves.Hunting,
            moves.Draw,
            moves.ExtraQuarry,
            moves.Guests,
        ),
    ),
    Theme(
        "gains",
        (
            moves.Decline,
            moves.Accept,
        ),
    ),
)


def in_play(state: State, noun: str) -> Collection[str] | None:
    """The moves, buildings and roles of this table; None where all words of a noun may come up."""
    drafting = any(isinstance(step, DraftBuilding) for step in state.agenda)
    match noun:
        case "verb":
            return [verb for verb, move in RULES.moves().items() if _comes_up(state, move, drafting)]
        case "building" | "effect" if not drafting:
            return {*state.market, "privilege"}
        case "role":
            return state.roles
        case _:
            return None


def _comes_up(state: State, move: type[Move], drafting: bool) -> bool:
    if move is moves.Draft:
        return drafting
    if move in OF_THE_NOBLES and not state.plays("nobles"):
        return False
    if move is moves.StoreGoods:
        return drafting or any(key in state.market for key in STORES)
    return drafting or all(key in state.market for key in NEEDS.get(move, ()))

"""What this table uses: moves and components of buildings and expansions that are not in play do not come up."""

from collections.abc import Collection

from games.core.game import Theme
from games.puerto_rico.rulebook import RULES
from games.puerto_rico.state import State
from games.puerto_rico.steps import DraftBuilding

NEEDS = {
    "forest": "forest_house",
    "lay": "forest_house",
    "draw": "hacienda",
    "extra_quarry": "hacienda construction_hut",
    "hunt": "hunting_lodge",
    "black_market": "black_market",
    "craft_two": "library",
    "sell_at_post": "trading_post",
    "buy_land": "land_office",
    "sell_land": "land_office",
    "wharf": "wharf",
    "small_wharf": "small_wharf",
    "supply": "royal_supplier",
    "supply_in_order": "royal_supplier union_hall",
    "guests": "guesthouse",
    "order_guests": "guesthouse",
}
"""The buildings without which a move cannot come up."""
STORES = ("small_warehouse", "large_warehouse")

THEMES = (
    Theme(
        "use",
        (
            "black_market",
            "sell_at_post",
            "buy_land",
            "sell_land",
            "wharf",
            "small_wharf",
            "supply",
            "supply_in_order",
            "hunt",
            "draw",
            "extra_quarry",
            "guests",
        ),
    ),
    Theme(
        "order",
        (
            "order_sale",
            "order_keep",
            "order_mayor",
            "order_tile",
            "order_ship",
            "order_build",
            "order_guests",
            "cancel_order",
            "decline",
            "accept",
        ),
    ),
)


def in_play(state: State, noun: str) -> Collection[str] | None:
    """The moves, buildings and roles of this table; None where all words of a noun may come up."""
    drafting = any(isinstance(step, DraftBuilding) for step in state.agenda)
    match noun:
        case "verb":
            return [verb for verb in RULES.moves() if _comes_up(state, verb, drafting)]
        case "building" | "effect" if not drafting:
            return {*state.market, "privilege"}
        case "role":
            return state.roles
        case _:
            return None


def _comes_up(state: State, verb: str, drafting: bool) -> bool:
    match verb:
        case "draft":
            return drafting
        case "take" | "sell_land" if state.options["nobles"] != "on":
            return False
        case "store":
            return drafting or any(key in state.market for key in STORES)
        case _:
            return drafting or all(key in state.market for key in NEEDS.get(verb, "").split())

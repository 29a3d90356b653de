"""What a table uses of all that the game has: the rest is not mentioned to it."""

from collections.abc import Collection, Iterable

from games.core.moves import Move
from games.core.parts.telling import Theme
from games.santa_maria.components import ACHIEVEMENTS, BUILDINGS, SPECIALISTS
from games.santa_maria.maya import moves as city_moves
from games.santa_maria.moves import Board, Follow, Found, HireCart, HireProducer, Space, Walk
from games.santa_maria.rulebook import RULES
from games.santa_maria.setup import advanced
from games.santa_maria.state import State

OF_THE_MAYA = (
    city_moves.Drive,
    city_moves.DriveWithCard,
    city_moves.Imitate,
    city_moves.ImitateWithCard,
    city_moves.Priest,
    city_moves.TradeCard,
    city_moves.Feast,
    city_moves.BuildInCity,
    city_moves.PlayTechnology,
    city_moves.CompleteLevel,
    city_moves.Storage,
    city_moves.RoadToken,
    city_moves.Fill,
    city_moves.DrawCard,
    city_moves.BuyFromBank,
    city_moves.SellToBank,
    city_moves.Redraw,
    city_moves.CloseMarket,
    city_moves.ProposeDeal,
    city_moves.AcceptDeal,
    city_moves.RefuseDeal,
)
DEALS = (city_moves.ProposeDeal, city_moves.AcceptDeal, city_moves.RefuseDeal)
COCOA = ("cocoa", "cocoa_coin")


THEMES = (
    Theme("module", (Walk, HireProducer, HireCart, Follow, Space)),
    Theme("maya", tuple(move for move in OF_THE_MAYA if move not in DEALS)),
    Theme("deal", DEALS),
)


def in_play(state: State, noun: str) -> Collection[str] | None:
    """The words of a noun that this table uses."""
    match noun:
        case "verb":
            return _verbs(state)
        case "building":
            return [key for key, building in BUILDINGS.items() if _used(state, key, building.cart)]
        case "place":
            return [*state.scholars, *state.bishops, *state.missions, *_of_the_halls(state)]
        case "scholar":
            return [*state.scholars, *_of_the_halls(state)]
        case "specialist":
            return list(SPECIALISTS) if state.plays("specialists") else []
        case "achievement":
            return list(ACHIEVEMENTS) if state.seats == 1 else []
    return None


def _verbs(state: State) -> Collection[str]:
    """Without what belongs to modules that are not played, and to the other set-up."""
    gone: dict[type[Move], bool] = {
        Walk: not state.plays("governor"),
        HireProducer: not state.plays("specialists"),
        HireCart: not state.plays("specialists"),
        Follow: not state.plays("envoys"),
        Space: not state.plays("kingdoms"),
        Board: advanced(state) or state.options["setup"] == "deal" or state.plays("kingdoms"),
        Found: not advanced(state),
    }
    if state.maya is None:
        gone |= dict.fromkeys(OF_THE_MAYA, True)
    return [verb for verb, move in RULES.moves().items() if not gone.get(move)]


def _used(state: State, key: str, cart: bool) -> bool:
    if cart:
        return state.plays("specialists")
    return state.plays("kingdoms") or key not in COCOA


def _of_the_halls(state: State) -> Iterable[str]:
    picked = [player.colony.scholar for player in state.players if player.colony is not None and player.colony.scholar]
    return [*state.pairs.values(), *picked]

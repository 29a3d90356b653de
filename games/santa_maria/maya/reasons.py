"""Why a move of the Maya, or a trade with them, is not possible now. Whoever is not the Maya hears nothing of cards."""

from games.core.events import Phrase
from games.core.moves import Move
from games.core.seats import Seat, seat_words
from games.santa_maria.components import COCOA, FACES, LODGES
from games.santa_maria.deals import trading
from games.santa_maria.goods import can_pay
from games.santa_maria.maya import moves as city_moves
from games.santa_maria.maya.cards import CONSTRUCTION, FESTIVAL, TECHNOLOGY, TRADE, fits, hand
from games.santa_maria.maya.city import PLOTS, districts_at, road_of, stops
from games.santa_maria.maya.market import PRICES
from games.santa_maria.maya.steps import AfterDrive, AnyTemple, ImitateEnvoy, Market, MayaAct
from games.santa_maria.reasons import dear, no_such_die, why
from games.santa_maria.rulebook import RULES
from games.santa_maria.state import State

ROADS = {f"road_{value}": value for value in FACES}


@RULES.why_not(city_moves.Drive)
@RULES.why_not(city_moves.DriveWithCard)
def why_no_drive(state: State, seat: Seat, move: city_moves.Drive | city_moves.DriveWithCard) -> Phrase | None:
    if not isinstance(state.question(seat), MayaAct):
        return None
    if reason := no_such_die(state, seat, move.die):
        return reason
    if move.road not in ROADS or move.spot not in stops(state.city(), ROADS[move.road]):
        return why("stop")
    if isinstance(move, city_moves.DriveWithCard) and (reason := _no_technology(state, move.card, ROADS[move.road])):
        return reason
    return why("no-good" if move.change == COCOA and not state.players[seat].goods[COCOA] else "change")


def _no_technology(state: State, card: str, value: int) -> Phrase | None:
    """The hand has no such card for this value, or there is no room for what it brings."""
    found = hand(state, TECHNOLOGY).get(card)
    if found is None or found.value != value:
        return why("card-value")
    return None if fits(state, found) else why("card-room")


@RULES.why_not(city_moves.Imitate)
@RULES.why_not(city_moves.ImitateWithCard)
def why_no_imitation(state: State, seat: Seat, move: city_moves.Imitate | city_moves.ImitateWithCard) -> Phrase | None:
    step = state.question(seat)
    if not isinstance(step, ImitateEnvoy):
        return why("when-imitate")
    if move.spot not in stops(state.city(), step.value):
        return why("stop")
    return _no_technology(state, move.card, step.value) if isinstance(move, city_moves.ImitateWithCard) else None


@RULES.why_not(city_moves.Priest)
def why_no_priest(state: State, seat: Seat, move: city_moves.Priest) -> Phrase | None:
    if not isinstance(state.question(seat), MayaAct):
        return None
    return why("stop" if state.city().priests else "no-priest")


# Cards


@RULES.why_not(city_moves.TradeCard)
@RULES.why_not(city_moves.Feast)
def why_no_card(state: State, seat: Seat, move: city_moves.TradeCard | city_moves.Feast) -> Phrase | None:
    if not isinstance(state.question(seat), MayaAct):
        return None
    district = TRADE if isinstance(move, city_moves.TradeCard) else FESTIVAL
    return why("card-price" if move.card in hand(state, district) else "card-half")


@RULES.why_not(city_moves.BuildInCity)
def why_not_built(state: State, seat: Seat, move: city_moves.BuildInCity) -> Phrase | None:
    if not isinstance(state.question(seat), MayaAct):
        return None
    found = hand(state, CONSTRUCTION).get(move.card)
    if found is None:
        return why("card-half")
    if not can_pay(state, seat, {LODGES[found.builds].cost: 1}):
        return why("card-price")
    if move.spot not in PLOTS or move.spot in state.city().plots:
        return why("plot-taken")
    return why("lodge-gone")


@RULES.why_not(city_moves.PlayTechnology)
def why_no_technology(state: State, seat: Seat, move: city_moves.PlayTechnology) -> Phrase | None:
    step = state.question(seat)
    if isinstance(step, AfterDrive) and step.value:
        return _no_technology(state, move.card, step.value)
    return why("when-technology")


# Temples


@RULES.why_not(city_moves.CompleteLevel)
def why_no_level(state: State, seat: Seat, move: city_moves.CompleteLevel) -> Phrase | None:
    step = state.question(seat)
    temple = state.city().temples.get(move.district) if state.maya is not None else None
    if temple is None or not isinstance(step, AfterDrive | AnyTemple):
        return why("when-temple")
    if isinstance(step, AfterDrive) and (step.built or move.district not in districts_at(road_of(step.spot))):
        return why("temple-beside")
    return why("temple-price" if temple.token else "temple-done")


# The market


@RULES.why_not(city_moves.BuyFromBank)
@RULES.why_not(city_moves.SellToBank)
@RULES.why_not(city_moves.Redraw)
@RULES.why_not(city_moves.CloseMarket)
def why_no_market(state: State, seat: Seat, move: Move) -> Phrase | None:
    if not isinstance(state.question(seat), Market):
        return why("when-market")
    match move:
        case city_moves.BuyFromBank(good):
            if good not in PRICES:
                return why("not-sold")
            return dear(state, seat, PRICES[good]) or why("no-room")
        case city_moves.SellToBank():
            return why("no-good")
        case city_moves.Redraw():
            return dear(state, seat, 1) or why("card-half")
    return None


@RULES.why_not(city_moves.ProposeDeal)
def why_no_proposal(state: State, seat: Seat, move: city_moves.ProposeDeal) -> Phrase | None:
    if state.maya is None or (seat == state.maya and not trading(state)):
        return why("when-market")
    partners = state.colonists() if seat == state.maya else [state.maya]
    return why("deal-terms" if move.seat in seat_words(partners) else "deal-with")


@RULES.why_not(city_moves.AcceptDeal)
@RULES.why_not(city_moves.RefuseDeal)
def why_no_deal(state: State, seat: Seat, move: city_moves.AcceptDeal | city_moves.RefuseDeal) -> Phrase | None:
    if move.proposal not in [deal.id for deal in state.proposals if seat in deal.to]:
        return why("deal-gone")
    return why("deal-terms" if trading(state) else "when-deal")

"""Why a purchase or another village action is not possible."""

from games.core.events import Phrase
from games.core.seats import Seat
from games.maracaibo import moves
from games.maracaibo.actions.buying import herb_payments, on_sale, price
from games.maracaibo.actions.main import skull
from games.maracaibo.actions.village import deals
from games.maracaibo.cards import CARDS, MARKERS_NEEDED, Card
from games.maracaibo.components import BUILDINGS
from games.maracaibo.kinds import NATIONS
from games.maracaibo.map.markers import on_map
from games.maracaibo.reasons.town import why_unpaid
from games.maracaibo.reasons.words import asks, reason, unknown
from games.maracaibo.rulebook import RULES
from games.maracaibo.state import Player, State
from games.maracaibo.steps import ChooseAction, ScoringChoice, VillageAction


def _not_now(state: State, seat: Seat, *, buying: bool = False) -> Phrase | None:
    """Village actions come in a village or by an effect; purchases come in scorings, too."""
    place = state.players[seat].place
    if asks(state, seat, VillageAction) or (buying and asks(state, seat, ScoringChoice)):
        return None
    if asks(state, seat, ChooseAction) and state.is_village(place):
        return reason("skull", place=place) if skull(state, place) else None
    return reason("no-village")


@RULES.why_not(moves.Buy)
@RULES.why_not(moves.BuyForHerbs)
def why_not_buy(state: State, seat: Seat, move: moves.Buy | moves.BuyForHerbs) -> Phrase | None:
    if told := _not_now(state, seat, buying=True):
        return told
    if move.card not in CARDS:
        return unknown("card", move.card)
    card = CARDS[move.card]
    return _why_not_card(state, state.players[seat], move.card, card) or _herbs(card)


def _why_not_card(state: State, player: Player, key: str, card: Card) -> Phrase | None:
    if key not in on_sale(player):
        return reason("not-yours")
    if price(player, card.cost) > player.coins:
        return reason("too-dear", card=key, price=price(player, card.cost), coins=player.coins)
    if card.figure and not player.figures:
        return reason("no-figure")
    if card.markers and on_map(state)[card.markers] < MARKERS_NEEDED:
        return reason("few-markers", nation=card.markers, count=MARKERS_NEEDED)
    return reason("few-herbs", count=card.herbs) if card.herbs and not herb_payments(player, key) else None


def _herbs(card: Card) -> Phrase | None:
    """It can be bought, but not so: which cards pay its plants must be said."""
    return reason("name-herbs", count=card.herbs) if card.herbs else None


@RULES.why_not(moves.Invest)
def why_not_invest(state: State, seat: Seat, move: moves.Invest) -> Phrase | None:
    player = state.players[seat]
    if told := _not_now(state, seat, buying=True):
        return told
    if move.building not in BUILDINGS:
        return unknown("building", move.building)
    if move.building not in state.buildings[: state.open_buildings]:
        return reason("not-open", building=move.building)
    if move.building in player.buildings:
        return reason("invested-already", building=move.building)
    if not player.figures:
        return reason("no-figure")
    cost = price(player, BUILDINGS[move.building].cost)
    return reason("building-too-dear", building=move.building, price=cost, coins=player.coins)


@RULES.why_not(moves.SellCard)
def why_not_sell(state: State, seat: Seat, move: moves.SellCard) -> Phrase | None:
    return _not_now(state, seat) or reason("not-in-hand")


@RULES.why_not(moves.SellHand)
def why_not_sell_hand(state: State, seat: Seat, move: moves.SellHand) -> Phrase | None:
    return _not_now(state, seat) or reason("hand-empty")


@RULES.why_not(moves.Drill)
def why_not_drill(state: State, seat: Seat, move: moves.Drill) -> Phrase | None:
    return _not_now(state, seat) or reason("upgrade-first", upgrade="drill")


@RULES.why_not(moves.Claim)
def why_not_claim(state: State, seat: Seat, move: moves.Claim) -> Phrase | None:
    player = state.players[seat]
    if told := _not_now(state, seat):
        return told
    if not player.effects("claim"):
        return reason("upgrade-first", upgrade="claim")
    return why_no_marker(state, player.place, move.nation)


def why_no_marker(state: State, place: str, nation: str) -> Phrase | None:
    """Why this nation's marker cannot come to a village without one."""
    if not state.is_village(place):
        return reason("no-village-there", place=place)
    if place in state.markers:
        return reason("own-marker", place=place, nation=state.markers[place])
    known = next((each for each in NATIONS if each == nation), None)
    return reason("no-markers-left", nation=known) if known and not state.stock[known] else None


@RULES.why_not(moves.Deal)
def why_not_deal(state: State, seat: Seat, move: moves.Deal) -> Phrase | None:
    if told := _not_now(state, seat):
        return told
    return reason("deal-cards", deal=move.deal) if move.deal in deals(state.players[seat]) else reason("no-deal")


@RULES.why_not(moves.CardQuest)
def why_not_card_quest(state: State, seat: Seat, move: moves.CardQuest) -> Phrase | None:
    if told := _not_now(state, seat):
        return told
    if move.quest not in state.players[seat].card_quests.values():
        return reason("no-card-quest")
    return why_unpaid(state, seat, move.quest, state.moved)

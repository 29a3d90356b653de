"""Why a move that a person might expect is not possible now."""

from games.core.events import Phrase, Value
from games.core.seats import Seat
from games.maracaibo import moves
from games.maracaibo.buying import herb_payments, on_sale, price
from games.maracaibo.cards import CARDS, MARKERS_NEEDED, Card
from games.maracaibo.chart import AHEAD, may_enter
from games.maracaibo.components import BUILDINGS, CAREERS, PLACES, SPACES, START, UPGRADES
from games.maracaibo.free import met, question_to
from games.maracaibo.kinds import NATIONS
from games.maracaibo.markers import on_map
from games.maracaibo.paying import can_pay_stock
from games.maracaibo.quests import cost_of
from games.maracaibo.rulebook import KEY, RULES
from games.maracaibo.state import Player, State
from games.maracaibo.steps import ChooseAction, Explore, Refill, SetSail, VillageAction
from games.maracaibo.trail import BEHIND
from games.maracaibo.war import price_of


def reason(key: str, **args: Value) -> Phrase:
    """A reason of this game."""
    return Phrase(f"{KEY}-reason-{key}", dict(args))


@RULES.why_not(moves.Sail)
def why_not_sail(state: State, seat: Seat, move: moves.Sail) -> Phrase | None:
    player = state.players[seat]
    if move.place not in PLACES:
        return reason("no-such-place", text=move.place)
    if not isinstance(question_to(state, seat), SetSail):
        return reason("sail-later")
    if not may_enter(state, player, move.place):
        return reason("not-found-yet", place=move.place)
    if move.place not in AHEAD[player.place]:
        return reason("behind", place=move.place)
    return reason("too-far", place=move.place)


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


@RULES.why_not(moves.Buy)
@RULES.why_not(moves.BuyForHerbs)
def why_not_buy(state: State, seat: Seat, move: moves.Buy | moves.BuyForHerbs) -> Phrase | None:
    if move.card not in CARDS:
        return reason("no-such-card")
    return _why_not_card(state, state.players[seat], move.card, CARDS[move.card]) or _not_now(state, seat)


def _not_now(state: State, seat: Seat) -> Phrase | None:
    """Village actions come in a village or by an effect."""
    asked = question_to(state, seat)
    if isinstance(asked, ChooseAction) and not state.is_village(state.players[seat].place):
        return reason("no-village")
    return None if isinstance(asked, ChooseAction | VillageAction) else reason("not-at-this-moment")


@RULES.why_not(moves.Invest)
def why_not_invest(state: State, seat: Seat, move: moves.Invest) -> Phrase | None:
    player = state.players[seat]
    if move.building not in BUILDINGS:
        return reason("no-such-building", text=move.building)
    if move.building not in state.buildings[: state.open_buildings]:
        return reason("not-open", building=move.building)
    if move.building in player.buildings:
        return reason("invested-already", building=move.building)
    if not player.figures:
        return reason("no-figure")
    cost = price(player, BUILDINGS[move.building].cost)
    if cost > player.coins:
        return reason("building-too-dear", building=move.building, price=cost, coins=player.coins)
    return _not_now(state, seat)


@RULES.why_not(moves.SellCard)
@RULES.why_not(moves.SellHand)
@RULES.why_not(moves.Drill)
@RULES.why_not(moves.Claim)
@RULES.why_not(moves.Deal)
def why_not_village(state: State, seat: Seat, move: moves.SellCard) -> Phrase | None:
    return _not_now(state, seat)


@RULES.why_not(moves.Deliver)
@RULES.why_not(moves.OnlyDeliver)
def why_not_deliver(state: State, seat: Seat, move: moves.Deliver | moves.OnlyDeliver) -> Phrase | None:
    player = state.players[seat]
    if not state.is_city(player.place) or not state.spaces(player.place):
        return reason("no-market", place=player.place)
    if state.market_room(player.place) < 1:
        return reason("market-full", place=player.place)
    if move.card not in player.hand:
        return reason("not-in-hand")
    if CARDS[move.card].good not in state.wanted(player.place):
        return reason("not-wanted", good=CARDS[move.card].good, place=player.place)
    return _why_not_cell(player, move.upgrade)


def _why_not_cell(player: Player, key: str) -> Phrase | None:
    if key not in UPGRADES:
        return reason("no-such-upgrade", text=key)
    if player.has(key):
        return reason("no-discs", upgrade=key)
    upgrade = UPGRADES[key]
    if upgrade.after and not player.has(upgrade.after):
        return reason("upgrade-first", upgrade=upgrade.after)
    return reason("few-upgrades", count=upgrade.upgrades) if player.upgrades() < upgrade.upgrades else None


@RULES.why_not(moves.TakeDisc)
def why_not_disc(state: State, seat: Seat, move: moves.TakeDisc) -> Phrase | None:
    return _why_not_cell(state.players[seat], move.upgrade)


@RULES.why_not(moves.FulfilQuest)
def why_not_quest(state: State, seat: Seat, move: moves.FulfilQuest) -> Phrase | None:
    player = state.players[seat]
    if move.quest not in state.quests.get(player.place, ()):
        return reason("no-quest-here", place=player.place)
    if not can_pay_stock(player, cost_of(state, move.quest), state.leg):
        return reason("quest-unpaid", quest=move.quest)
    return reason("quest-cards", quest=move.quest)


@RULES.why_not(moves.UseAssistant)
def why_not_assistant(state: State, seat: Seat, move: moves.UseAssistant) -> Phrase | None:
    player = state.players[seat]
    helper = next((one for one in player.helpers.get(player.place, ()) if one.card == move.card), None)
    if helper is None:
        return reason("no-assistant-here", place=player.place)
    return reason("assistant-new") if helper.fresh else reason("assistant-unpaid")


@RULES.why_not(moves.Explore)
def why_not_explore(state: State, seat: Seat, move: moves.Explore) -> Phrase | None:
    player = state.players[seat]
    if move.space not in SPACES:
        return reason("no-such-space", text=move.space)
    if not isinstance(question_to(state, seat), Explore):
        return reason("explore-later")
    if move.space == player.explorer or move.space in BEHIND[player.explorer]:
        return reason("explorer-behind", space=move.space)
    if any(who.explorer == move.space for who in state.travellers()):
        return reason("space-taken", space=move.space)
    return reason("space-far", space=move.space)


@RULES.why_not(moves.Fight)
def why_not_fight(state: State, seat: Seat, move: moves.Fight) -> Phrase | None:
    asked = question_to(state, seat)
    token: str = getattr(asked, "token", "")
    known = next((nation for nation in NATIONS if nation == move.nation), None)
    if token and known is not None and price_of(token, known) > state.players[seat].coins:
        return reason("fight-too-dear", nation=known, price=price_of(token, known))
    return None


@RULES.why_not(moves.Manoeuvre)
def why_not_manoeuvre(state: State, seat: Seat, move: moves.Manoeuvre) -> Phrase | None:
    made = getattr(question_to(state, seat), "made", None)
    if made is None:
        return reason("no-combat")
    nation: str = getattr(question_to(state, seat), "nation", "")
    if move.manoeuvre in made or (move.manoeuvre.startswith("influence") and "influence" in made):
        return reason("made-already")
    if state.markers.get(move.place) == nation:
        return reason("own-marker", place=move.place, nation=nation)
    return reason("value-too-low")


@RULES.why_not(moves.Plan)
def why_not_plan(state: State, seat: Seat, move: moves.Plan) -> Phrase | None:
    player = state.players[seat]
    if move.card not in player.hand:
        return reason("not-in-hand")
    return reason("plans-full", count=START.planning) if len(player.planned) >= START.planning else reason("not-free")


@RULES.why_not(moves.ClaimTask)
def why_not_task(state: State, seat: Seat, move: moves.ClaimTask) -> Phrase | None:
    player = state.players[seat]
    if move.task not in player.tasks:
        return reason("no-such-task")
    task = CAREERS[player.careers[0]].task(move.task)
    if move.level in ("easy", "hard") and not met(player, task, move.level):
        return reason("task-unmet", task=move.task)
    return reason("not-free")


@RULES.why_not(moves.Fill)
@RULES.why_not(moves.Take)
def why_not_take(state: State, seat: Seat, move: moves.Fill | moves.Take) -> Phrase | None:
    if not isinstance(question_to(state, seat), Refill):
        return reason("refill-later")
    player = state.players[seat]
    cards = (move.card,) if isinstance(move, moves.Take) else move.cards
    for card in cards:
        if card not in (*state.market, *player.planned):
            return reason("not-to-take")
    return reason("too-many-cards", count=player.hand_limit() - len(player.hand), coins=player.coins)

"""Why a main action in a town is not possible: deliveries, the city, quests, assistants, legacy tiles."""

from games.core.events import Phrase
from games.core.moves import not_now
from games.core.seats import Seat
from games.maracaibo import moves
from games.maracaibo.actions.free import question_to
from games.maracaibo.actions.quests import cost_of
from games.maracaibo.campaign.components import LEGACY
from games.maracaibo.cards import CARDS
from games.maracaibo.components import UPGRADES
from games.maracaibo.paying import can_pay_stock, given
from games.maracaibo.reasons.words import asks, reason, unknown
from games.maracaibo.rulebook import RULES
from games.maracaibo.state import Player, State
from games.maracaibo.steps import ChooseAction, CityQuest, RemoveDisc, TrackQuest, UseTile


@RULES.why_not(moves.City)
@RULES.why_not(moves.Deliver)
@RULES.why_not(moves.OnlyDeliver)
def why_not_city(state: State, seat: Seat, move: moves.City | moves.Deliver | moves.OnlyDeliver) -> Phrase | None:
    player = state.players[seat]
    if not asks(state, seat, ChooseAction):
        return reason("main-action-later")
    if not state.is_city(player.place):
        return reason("no-city", place=player.place)
    if isinstance(move, moves.City):
        return reason("city-closed", place=player.place)
    return _why_not_deliver(state, player, move)


def _why_not_deliver(state: State, player: Player, move: moves.Deliver | moves.OnlyDeliver) -> Phrase | None:
    if not state.spaces(player.place):
        return reason("no-market", place=player.place)
    if state.market_room(player.place) < 1:
        return reason("market-full", place=player.place)
    if move.card not in player.hand:
        return reason("not-in-hand")
    if CARDS[move.card].good not in state.wanted(player.place):
        return reason("not-wanted", good=CARDS[move.card].good, place=player.place)
    return why_not_cell(player, move.upgrade)


def why_not_cell(player: Player, key: str) -> Phrase | None:
    """Why no disc can be taken from this cell of the ship board."""
    if key not in UPGRADES:
        return unknown("upgrade", key)
    if player.has(key):
        return reason("no-discs", upgrade=key)
    upgrade = UPGRADES[key]
    if upgrade.after and not player.has(upgrade.after):
        return reason("upgrade-first", upgrade=upgrade.after)
    return reason("few-upgrades", count=upgrade.upgrades) if player.upgrades() < upgrade.upgrades else None


@RULES.why_not(moves.TakeDisc)
def why_not_disc(state: State, seat: Seat, move: moves.TakeDisc) -> Phrase | None:
    if not asks(state, seat, RemoveDisc):
        return not_now(move)
    return why_not_cell(state.players[seat], move.upgrade)


@RULES.why_not(moves.FulfilQuest)
def why_not_quest(state: State, seat: Seat, move: moves.FulfilQuest) -> Phrase | None:
    place = state.players[seat].place
    match question_to(state, seat):
        case TrackQuest(quest=quest):
            return why_unpaid(state, seat, move.quest, state.moved) if move.quest == quest else reason("other-quest")
        case CityQuest():
            there = [state.city_quest]
        case ChooseAction():
            there = state.quests.get(place, [])
        case _:
            return reason("main-action-later")
    if move.quest not in there:
        return reason("no-quest-here", place=place)
    return why_unpaid(state, seat, move.quest, state.leg)


def why_unpaid(state: State, seat: Seat, quest: str, moved: int) -> Phrase:
    """What its cost lacks: something of the stock, a longer voyage, or fitting cards."""
    if not can_pay_stock(state.players[seat], cost_of(state, quest), moved):
        return reason("quest-unpaid", quest=quest)
    return reason("quest-cards", quest=quest)


@RULES.why_not(moves.UseAssistant)
def why_not_assistant(state: State, seat: Seat, move: moves.UseAssistant) -> Phrase | None:
    player = state.players[seat]
    if not asks(state, seat, ChooseAction):
        return reason("main-action-later")
    helper = next((one for one in player.helpers.get(player.place, ()) if one.card == move.card), None)
    if helper is None:
        return reason("no-assistant-here", place=player.place)
    return reason("assistant-new") if helper.fresh else reason("assistant-unpaid")


@RULES.why_not(moves.UseTile)
def why_not_tile(state: State, seat: Seat, move: moves.UseTile) -> Phrase | None:
    player = state.players[seat]
    asked = question_to(state, seat)
    if not isinstance(asked, UseTile):
        return reason("tile-later")
    wanted = {part.pay for part in LEGACY[asked.tile].cost}
    for card in given(move.card):
        if card not in player.hand:
            return reason("not-in-hand")
        if not wanted & {CARDS[card].good, CARDS[card].item}:
            return reason("tile-unpaid")
    return why_not_cell(player, move.upgrade) or reason("tile-unpaid")
